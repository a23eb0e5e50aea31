"""Scarper's cards as pictures: each has a drawing of its own, and an order is marked by the side that holds it."""

from __future__ import annotations

import pytest

from scrapdesk import paths
from scrapdesk.core.table import Piece
from scrapdesk.games import GAMES
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.rules import Scarper
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.faces.scarper.cards import card_picture, mission_picture
from scrapdesk.ui.paint.art.library import ArtLibrary
from scrapdesk.ui.paint.art.painted import PaintOrder, Rendered
from scrapdesk.ui.paint.art_worker import Renderer
from scrapdesk.ui.paint.pictures import Picture
from tests.ui.faces import look_for

ZOOM = 360
SIZE = (250, 350)


@pytest.fixture(scope="module")
def deck() -> Deck:
    rules = GAMES["scarper"].rules
    assert isinstance(rules, Scarper)
    return rules.deck


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return Renderer(paths.assets(), open_portfolio())


def drawn(renderer: Renderer, what: Picture) -> Rendered:
    answer = renderer.answer(PaintOrder(what, SIZE))
    assert isinstance(answer, Rendered), answer
    return answer


def test_every_event_and_every_mission_has_a_drawing_of_its_own(deck: Deck) -> None:
    library = ArtLibrary(paths.assets())
    ids = [card.id for card in deck.events] + [mission.id for mission in deck.missions]
    assert len(ids) == len(set(ids)) == 68
    assert [name for name in ids if not library.has("scarper", f"pic-{name}")] == []


def test_the_pencil_on_an_order_has_the_colour_of_the_side_that_holds_it(deck: Deck, renderer: Renderer) -> None:
    order = deck.missions[0]
    blue, red = (drawn(renderer, mission_picture(order, ZOOM, holder)) for holder in "ab")
    assert blue != red


def test_an_event_is_the_same_in_every_hand(deck: Deck) -> None:
    look = look_for("scarper", 2)
    assert look is not None
    face = f"event:{deck.events[0].id}"
    shown = {look.face(Piece("x", face, "hand:0", owner=owner), ZOOM) for owner in (0, 1)}
    assert shown == {card_picture(deck.events[0], ZOOM)}
