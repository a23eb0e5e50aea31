"""The people at the table: each has three faces, and no other."""

from __future__ import annotations

import pytest

from scrapdesk import paths
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.paint.art.library import PEOPLE
from scrapdesk.ui.paint.art.painted import Answer, PaintOrder
from scrapdesk.ui.paint.art.recipes.people import MOODS
from scrapdesk.ui.paint.art_worker import Renderer

SIZE = (90, 90)
EVERYBODY = open_portfolio().library(paths.assets()).names(PEOPLE)
COMPANIONS = [name for name in EVERYBODY if name != "person"]


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return Renderer(paths.assets(), open_portfolio())


def face(renderer: Renderer, who: str, **args: str) -> Answer:
    return renderer.answer(PaintOrder(picture(f"people/{who}", **args), SIZE))


def test_eight_companions_and_the_figure_of_a_person_are_drawn() -> None:
    assert len(COMPANIONS) == 8
    assert "person" in EVERYBODY


@pytest.mark.parametrize("who", COMPANIONS)
def test_every_companion_looks_different_in_every_mood(who: str, renderer: Renderer) -> None:
    shown = [face(renderer, who, mood=mood) for mood in MOODS]
    assert all(one != other for number, one in enumerate(shown) for other in shown[:number])


def test_without_a_mood_a_face_is_plain(renderer: Renderer) -> None:
    assert face(renderer, "bruno") == face(renderer, "bruno", mood="plain")


def test_a_mood_that_nobody_has_is_refused_by_name(renderer: Renderer) -> None:
    assert "angry" in str(face(renderer, "bruno", mood="angry"))
