"""What a scene paints is what it says of itself; `test_layout` looks at all scenes. Here: the checks see the faults
that they are for.
"""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pygame
import pytest

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.requests import OpenSettings
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label
from tests.ui.hands import desk, scene
from tests.ui.written import Painted, unlike


def told(context: AppContext) -> Iterator[str]:
    return unlike(scene(context), Painted(scene(context)))


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk() as opened:
        opened.open(OpenSettings())
        opened.scenes.settle()
        assert not list(told(opened))
        yield opened


def test_words_that_are_left_out_or_stand_elsewhere_are_found(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    label = next(one for one in scene(context).all_widgets() if isinstance(one, Label) and one.text_boxes())
    said = label.text_boxes()
    monkeypatch.setattr(Label, "draw", lambda widget, surface: None)
    assert any("is not written" in fault for fault in told(context))
    monkeypatch.undo()
    for away in (pygame.Rect(said[0].needed).move(0, 40), pygame.Rect(said[0].needed).move(-60, 0)):
        moved = [said[0]._replace(needed=away), *said[1:]]
        monkeypatch.setattr(label, "text_boxes", lambda moved=moved: moved)
        assert any("is to stand at" in fault for fault in told(context))
    monkeypatch.setattr(label, "text_boxes", lambda: [said[0]._replace(colour=(1, 2, 3)), *said[1:]])
    assert any("is to be (1, 2, 3)" in fault for fault in told(context))


def test_words_over_others_and_a_missing_sign_are_found(context: AppContext) -> None:
    first, second = [one for one in scene(context).all_widgets() if isinstance(one, Button) and one.icon][:2]
    second.rect.topleft = first.rect.topleft
    assert any("is written over" in fault for fault in told(context))


def test_a_sign_that_is_not_painted_is_found(context: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Button, "draw", lambda button, surface: None)
    assert any("has no sign" in fault for fault in told(context))


def test_a_widget_that_paints_where_it_does_not_stand_is_found(context: AppContext) -> None:
    button = next(one for one in scene(context).all_widgets() if isinstance(one, Button) and one.icon)
    at, real = button.rect.copy(), button.draw

    def draw(surface: pygame.Surface) -> None:
        button.rect.top = at.bottom + 200
        real(surface)
        button.rect.top = at.top

    with patch.object(button, "draw", draw):
        assert any("paints at" in fault for fault in told(context))
