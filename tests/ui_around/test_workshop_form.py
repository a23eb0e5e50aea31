"""The form of a card: a field stays one while somebody types in it, faults stand at their own line, and a card that was
saved is not said to be lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scrapdesk.core.content import Fault
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.storage.workshop import OwnFile, Workshop
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.setup import SetupScene
from scrapdesk.ui.desk.workshop import WorkshopScene
from scrapdesk.ui.desk.workshop.card import CardScene
from scrapdesk.ui.desk.workshop.form import FormLine, by_line, line_of
from tests.ui.hands import choose, desk, named, press, scene
from tests.ui_around.test_workshop_picks import begun


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("SCRAPDESK_HOME", str(tmp_path))
    yield tmp_path


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(size=(1920, 1080)) as opened:
        yield opened


def form_line(context: AppContext, key: str) -> FormLine:
    card = scene(context)
    assert isinstance(card, CardScene)
    return next(line for line in card.form if line.key == key)


def test_a_field_becomes_a_choice_only_once_nobody_types_in_it(context: AppContext) -> None:
    card = begun(context, "scrappers", "cards", "door-knocker")
    line = form_line(context, "fuel")
    line.field.write("12")
    card.focus(line.field)
    line.field.write("1")
    assert line.choice is None and card.focused is line.field and line.field.visible
    press(context, "tab")
    assert line.choice is not None and line.choice.chosen == "1" and not line.field.visible
    assert card.focused is not None and card.focused.visible and card.focused.rect.width


def test_what_can_be_picked_is_typed_only_by_who_wants_to(context: AppContext) -> None:
    begun(context, "scrappers", "cards", "door-knocker")
    line = form_line(context, "does")
    assert line.field not in scene(context).reachable()
    choose(context, "Type it instead")
    assert line.field in scene(context).reachable() and line.field.rect.width
    choose(context, "Type it instead")
    assert line.field not in scene(context).reachable()


def test_a_fault_stands_at_the_line_of_its_own_section(context: AppContext) -> None:
    assert line_of("cards.empty") == ("cards", "empty") and line_of("does[1].then") == ("", "does")
    found = by_line([Fault("", "", "cards.points", "x"), Fault("", "", "points", "y")], "")
    assert {place: [fault.reason for fault in faults] for place, faults in found.items()} == {
        ("cards", "points"): ["x"],
        ("", "points"): ["y"],
    }
    card = begun(context, "scope", "scenario", "long-street")
    form_line(context, "columns").field.write("99")
    assert [line.key for line in card.form if line.field.wrong] == ["columns"]


def test_from_the_card_straight_to_a_game_with_it(context: AppContext) -> None:
    card = begun(context, "scrappers", "cards", "door-knocker")
    card.fields[0].write("Brass Knocker")
    choose(context, "Save and play")
    found = scene(context)
    assert isinstance(found, SetupScene) and found.info.id == "scrappers" and found.set
    press(context, "escape")
    shop = scene(context)
    assert isinstance(shop, WorkshopScene) and shop.chosen is not None and "Brass Knocker" in shop.chosen.text


def test_a_card_with_faults_cannot_be_played_and_says_so(context: AppContext) -> None:
    begun(context, "scope", "scenario", "long-street")
    form_line(context, "columns").field.write("99")
    assert named(context, "Save and play").reason == "First fix what is marked."


def test_a_name_that_the_file_cannot_take_does_not_lose_the_card(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = begun(context, "scrappers", "cards", "door-knocker")
    shop = context.scenes.scenes[-2]
    assert isinstance(shop, WorkshopScene)
    press(context, "escape")
    shop.open_card(card.card, new=True)
    context.scenes.settle()

    def no_other_name(shelf: Workshop, file: OwnFile, name: str) -> OwnFile:
        raise StorageTrouble("the folder is read-only")

    monkeypatch.setattr(Workshop, "renamed", no_other_name)
    again = scene(context)
    assert isinstance(again, CardScene)
    again.fields[0].write("Brass Knocker")
    choose(context, "Save")
    assert scene(context) is shop and shop.chosen is not None
    assert "Brass Knocker" in shop.chosen.path.read_text(encoding="utf-8")
    assert shop.passing.toast is not None and "Saved as my-door-knocker.toml" in shop.passing.toast.text
