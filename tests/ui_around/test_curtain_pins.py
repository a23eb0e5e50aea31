"""Numbers for the curtain: set before a game, asked for before a hand is shown, kept where no record goes."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scrapdesk.core.match import Match
from scrapdesk.core.record import print_record
from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.setup import SetupScene
from scrapdesk.ui.requests import OpenSetup
from scrapdesk.ui.scenes.dialog import Dialog
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.curtain import CurtainScene
from scrapdesk.ui.table.pause import PauseScene
from scrapdesk.ui.table.running import running
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.table.seals import carry_pins, seals_of
from scrapdesk.ui.widgets.field import TextField
from tests.ui.hands import choose, desk, frame, named, painted, press, scene, type_in

RULES = GAMES["scrappers"].rules
SEED = next(seed for seed in map(str, range(50)) if Match(RULES, 2, {}, seed).to_act == 0)
"""Luck by which the first seat begins."""


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk() as opened:
        yield opened


def set_up(context: AppContext, *pins: str) -> SetupScene:
    context.settings.last_setups["scrappers"] = {"players": "human,human"}
    context.open(OpenSetup("scrappers"))
    context.scenes.settle()
    found = scene(context)
    assert isinstance(found, SetupScene)
    found.identity.seed = SEED
    for seat, pin in enumerate(pins):
        found.table.cards[seat].activate()
        context.scenes.settle()
        picker = scene(context)
        (field,) = [widget for widget in picker.reachable() if isinstance(widget, TextField) and widget.secret]
        picker.focus(field)
        type_in(context, pin)
        choose(context, "Done")
    return found


def begun(context: AppContext, *pins: str) -> TableScene:
    set_up(context, *pins)
    choose(context, "Start")
    return next(found for found in context.scenes.scenes if isinstance(found, TableScene))


def curtain(context: AppContext) -> CurtainScene:
    top = scene(context)
    assert isinstance(top, CurtainScene)
    return top


def said(context: AppContext) -> set[str]:
    return {box.text for box in scene(context).text_boxes()}


def test_the_curtain_opens_by_the_number_alone(context: AppContext) -> None:
    table = begun(context, "4711")
    found = curtain(context)
    press(context, "enter")
    assert scene(context) is found
    type_in(context, "1234")
    assert scene(context) is found and "That is not Player 1's PIN." in said(context)
    assert table.sitting.viewer is None
    type_in(context, "4711")
    context.scenes.settle()
    assert scene(context) is table and table.sitting.viewer == table.sitting.person_asked


def test_only_dots_are_seen_of_it(context: AppContext) -> None:
    begun(context, "4711")
    before: bytes | None = None
    for digits in ("12", "34"):
        found = next(widget for widget in curtain(context).reachable() if isinstance(widget, TextField))
        found.write(digits)
        now = pygame.image.tobytes(painted(context), "RGB")
        assert before in (None, now)
        before = now


def test_who_has_set_none_is_asked_for_none(context: AppContext) -> None:
    context.change_settings(hold_to_look=False)
    table = begun(context)
    assert not any(isinstance(widget, TextField) for widget in curtain(context).reachable())
    press(context, "enter")
    assert scene(context) is table and context.settings.pins == {}


def test_a_number_holds_though_curtains_are_turned_off(context: AppContext) -> None:
    context.change_settings(curtain=False)
    begun(context, "4711")
    assert isinstance(scene(context), CurtainScene)


def test_it_is_in_no_record_and_nowhere_in_plain(context: AppContext) -> None:
    table = begun(context, "4711", "0815")
    text = print_record(table.sitting.record())
    assert "4711" not in text and "0815" not in text
    for seat, seal in seals_of(context, table.sitting).items():
        assert ("4711", "0815")[seat] not in seal.partition(":")[2][:8] and len(seal) > 60
        assert seal not in text


def test_it_holds_when_the_game_is_gone_on_with(context: AppContext) -> None:
    table = begun(context, "4711", "0815")
    type_in(context, "4711")
    context.scenes.settle()
    table.play_text(table.sitting.match.rules.encode_move(table.sitting.match.legal_moves(0)[0]))
    frame(context)
    kept = running(context.storage.shelf, "scrappers", context.texts)
    assert kept is not None
    context.scenes.pop(table)
    context.scenes.settle()
    sit_down(context, kept.record)
    context.scenes.settle()
    found = curtain(context)
    type_in(context, "0000")
    assert scene(context) is found


def test_one_that_is_forgotten_opens_it_at_a_price(context: AppContext) -> None:
    table = begun(context, "4711", "0815")
    choose(context, "Forgot PIN")
    assert isinstance(scene(context), Dialog)
    choose(context, "Cancel")
    curtain(context)
    assert not table.sitting.match.practice
    choose(context, "Forgot PIN")
    choose(context, "Open anyway")
    assert scene(context) is table and table.sitting.match.practice
    assert set(seals_of(context, table.sitting)) == {1}
    kept = context.storage.shelf.all()
    assert any(save.record.practice and save.record.game == "scrappers" for save in kept)


def test_before_it_there_is_a_pause_that_shows_nothing(context: AppContext) -> None:
    table = begun(context, "4711")
    press(context, "escape")
    assert isinstance(scene(context), PauseScene) and table.sitting.viewer is None
    press(context, "escape")
    curtain(context)


def test_a_number_that_is_none_is_refused_before_the_game(context: AppContext) -> None:
    set_up(context, "47")
    begin = named(context, "Start")
    assert begin.reason == "The PIN needs 4 digits."


def test_against_opponents_alone_nobody_is_asked_for_one(context: AppContext) -> None:
    context.open(OpenSetup("scrappers"))
    context.scenes.settle()
    choose(context, "Ada")
    assert not [w for w in scene(context).reachable() if isinstance(w, TextField) and w.secret]


def test_numbers_go_with_their_people_to_the_next_game(context: AppContext) -> None:
    sitting = begun(context, "4711", "0815").sitting
    before = seals_of(context, sitting)
    carry_pins(context, sitting, "another", step=-1)
    sitting.match.seed = "another"
    assert seals_of(context, sitting) == {0: before[1], 1: before[0]}


def test_old_tables_are_forgotten(context: AppContext) -> None:
    sitting = begun(context, "4711").sitting
    for number in range(60):
        carry_pins(context, sitting, f"seed{number}")
    assert len(context.settings.pins) == 40
