"""A sitting at the plain table: opponents move, refusals name their rule, take-backs are honest, secrets are kept."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from scrapdesk.games import GAMES
from scrapdesk.storage.statistics import tally
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.rules import RulesScene
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.frame.clock import SPEEDS
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.scenes.dialog import Dialog
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.curtain import CurtainScene
from scrapdesk.ui.table.finale import FinaleScene
from scrapdesk.ui.table.pause import PauseScene
from scrapdesk.ui.table.plain import PlainTable
from scrapdesk.ui.table.running import opposition, running, save_name
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.table.sitting import new_sitting
from scrapdesk.ui.widgets.listing import ListRow
from scrapdesk.ui.widgets.log import LogPane
from tests.ui.hands import choose, desk, frame, leave_table, press, scene, type_in


def sit(context: AppContext, game: str, *players: str, seed: str = "w") -> PlainTable:
    wish = NewTable(game, players, seed=seed)
    table = PlainTable(context, new_sitting(wish, context.settings.player, context.make_thinker))
    context.scenes.push(table)
    context.scenes.settle()
    return table


def rows(table: PlainTable) -> list[ListRow]:
    return [widget for widget in table.reachable() if isinstance(widget, ListRow)]


def let_think(context: AppContext, table: PlainTable) -> None:
    """Frames until a person is asked, or the game is over."""
    for _ in range(20_000):
        if not table.sitting.thinking:
            return
        context.scenes.update(200)
        frame(context)
    raise AssertionError("the opponent never moved")


def _play_some(context: AppContext, table: PlainTable) -> None:
    """So many moves that cards have been drawn."""
    for _ in range(8):
        let_think(context, table)
        rows(table)[0].activate()
        context.scenes.settle()
    let_think(context, table)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_to_its_end_by_clicking_moves(game: str) -> None:
    with desk(speed="off") as context:
        seats = GAMES[game].info.seats[0]
        table = sit(context, game, "human", *["ai:random"] * (seats - 1))
        for _ in range(3000):
            let_think(context, table)
            if table.sitting.match.outcome is not None:
                break
            found = rows(table)
            assert len(found) == min(200, len(table.sitting.match.legal_moves(0)))
            found[len(found) // 2].activate()
            frame(context)
        assert isinstance(context.scenes.top, FinaleScene)
        assert tally(context.storage.history.value, game).played == (1 if game != "scamorra" else 15)
        assert context.storage.shelf.load(save_name(game)) is None


def test_an_opponent_moves_after_a_moment_and_space_skips_it() -> None:
    with desk() as context:
        table = sit(context, "scamorra", "ai:random", "human")
        before = table.sitting.match.ply
        context.scenes.update(16)
        context.scenes.update(16)
        assert table.sitting.match.ply == before and table.wakeful
        press(context, "space")
        context.scenes.update(16)
        assert table.sitting.match.ply > before


def test_a_refusal_names_its_rule_and_r_opens_it() -> None:
    with desk() as context:
        table = sit(context, "scamorra", "human", "ai:random")
        let_think(context, table)
        press(context, "/")
        type_in(context, "play k a1a5")
        press(context, "enter")
        toast = table.passing.toast
        assert toast is not None and toast.tone == "refuse" and toast.rule.startswith("SM-")
        press(context, "escape", "r")
        book = context.scenes.top
        assert isinstance(book, RulesScene) and book.rule == toast.rule


def test_a_move_can_be_typed_or_found_by_a_part_of_it() -> None:
    with desk() as context:
        table = sit(context, "scamorra", "human", "human")
        while table.sitting.match.view(0).phase.name != "PLACE":
            rows(table)[0].activate()
            context.scenes.settle()
            while isinstance(context.scenes.top, CurtainScene):
                press(context, "enter")
        everything = len(rows(table))
        press(context, "/")
        type_in(context, "paper")
        assert 0 < len(rows(table)) < everything
        type_in(context, " on a1")
        before = table.sitting.match.ply
        found = len(rows(table))
        press(context, "enter")
        assert found <= 1 and (table.sitting.match.ply > before) == (found == 1)


def test_a_take_back_across_what_was_seen_is_practice_and_says_so() -> None:
    with desk(speed="off") as context:
        table = sit(context, "scamorra", "human", "ai:random")
        _play_some(context, table)
        before = table.sitting.match.ply
        press(context, "ctrl+z")
        assert isinstance(context.scenes.top, Dialog) and table.sitting.match.ply == before
        choose(context, "Undo, as practice")
        assert table.sitting.match.practice and table.sitting.match.ply < before
        assert table.sitting.person_asked == 0
        press(context, "ctrl+y")
        assert table.sitting.match.ply == before
        press(context, "ctrl+z")
        assert table.sitting.match.ply < before


def test_leaving_it_leaves_it() -> None:
    with desk(speed="off") as context:
        table = sit(context, "scamorra", "human", "ai:random")
        _play_some(context, table)
        before = table.sitting.match.ply
        press(context, "ctrl+z")
        assert isinstance(scene(context), Dialog)
        press(context, "escape")
        assert (table.sitting.match.ply, table.sitting.match.practice) == (before, False)
        assert scene(context) is table


def test_a_curtain_falls_between_people_and_nothing_secret_is_seen_behind_it() -> None:
    with desk() as context:
        table = sit(context, "scrappers", "human", "human")
        for _ in range(6):
            top = scene(context)
            assert isinstance(top, CurtainScene)
            assert table.sitting.viewer is None and rows(table) == []
            press(context, "escape")
            assert isinstance(scene(context), PauseScene) and table.sitting.viewer is None
            press(context, "escape")
            assert scene(context) is top
            press(context, "enter")
            assert scene(context) is table and table.sitting.viewer == table.sitting.person_asked
            rows(table)[0].activate()
            context.scenes.settle()
            if table.sitting.person_asked == table.sitting.shown_to:
                break


def test_without_a_curtain_the_moves_are_shown_at_once() -> None:
    with desk(curtain=False) as context:
        table = sit(context, "scrappers", "human", "human")
        assert context.scenes.top is table and rows(table)


def test_the_log_shows_a_viewer_nothing_that_is_not_for_them() -> None:
    with desk(speed="off") as context:
        table = sit(context, "scamorra", "human", "ai:random")
        for _ in range(6):
            let_think(context, table)
            rows(table)[0].activate()
            context.scenes.settle()
        log = next(widget for widget in table.widgets if isinstance(widget, LogPane))
        secret = [line.text for line in table.teller.log(1)]
        shown = [line.text for line in log.lines]
        assert any(text.startswith("Your hand") for text in shown)
        assert [text for text in secret if text.startswith("Your hand")] != [
            text for text in shown if text.startswith("Your hand")
        ]


def test_the_game_is_kept_after_every_move_and_can_be_gone_on_with() -> None:
    with desk(speed="off") as context:
        table = sit(context, "scarper", "human", "ai:random")
        let_think(context, table)
        rows(table)[0].activate()
        frame(context)
        let_think(context, table)
        kept = running(context.storage.shelf, "scarper", context.texts)
        assert kept is not None and kept.against == "against Bruno"
        leave_table(context)
        assert isinstance(context.scenes.top, DeskScene)
        sit_down(context, kept.record)
        context.scenes.settle()
        again = context.scenes.top
        assert isinstance(again, TableScene)
        assert [move.text for move in again.sitting.record().moves] == [move.text for move in kept.record.moves]


def test_same_again_and_back_to_the_desk() -> None:
    with desk(speed="off") as context:
        table = sit(context, "scamorra", "human", "ai:random")
        while table.sitting.match.outcome is None:
            let_think(context, table)
            for row in rows(table)[:1]:
                row.activate()
            context.scenes.settle()
        choose(context, "Show the table")
        assert context.scenes.top is table and not rows(table)


def test_a_hint_is_one_sentence_about_a_move() -> None:
    with desk(speed="off") as context:
        table = sit(context, "scamorra", "human", "ai:random")
        let_think(context, table)
        press(context, "h")
        for _ in range(3000):
            context.scenes.update(16)
            if not table.sitting.hinting:
                break
        toast = table.passing.toast
        assert toast is not None and toast.tone == "good" and ":" in toast.text


def test_with_confirm_always_a_move_waits_for_a_word() -> None:
    with desk(confirm="always") as context:
        table = sit(context, "scamorra", "human", "human")
        while isinstance(context.scenes.top, CurtainScene):
            press(context, "enter")
        before = table.sitting.match.ply
        rows(table)[0].activate()
        context.scenes.settle()
        assert isinstance(context.scenes.top, Dialog) and table.sitting.match.ply == before
        choose(context, "Play")
        assert table.sitting.match.ply > before


def test_a_table_that_cannot_be_set_up_says_why() -> None:
    with desk() as context:
        sit_down(context, NewTable("scamorra", ("human", "ai:random"), {"game": "nonsense"}))
        context.scenes.settle()
        assert isinstance(context.scenes.top, Dialog)
        press(context, "escape")
        assert isinstance(context.scenes.top, DeskScene)


@pytest.mark.parametrize(
    ("players", "words"),
    [
        (("human", "ai:steady"), "against Bruno"),
        (("ai:random", "human", "ai:steady"), "with Bruno and Ines"),
        (("human", "human"), "2 people sharing a screen"),
        (("human", *("ai:random",) * 5), "with Bruno and 4 more"),
        (("human", "human", "ai:steady"), "with Player 2 and Bruno"),
        (("ai:steady", "ai:steady"), "watching Bruno and Ines"),
    ],
)
def test_who_one_plays_against(players: Sequence[str], words: str) -> None:
    assert opposition(players, Texts()) == words


def test_other_people_at_the_screen_are_named_with_the_opponents() -> None:
    players = ("human", "human", "ai:steady", "ai:steady")
    assert opposition(players, Texts(), ("Ada", "Ben", "Ines", "Tully")) == "with Ben, Ines and Tully"
    assert opposition(players, Texts(), ("Ada", "Ben", "", "")) == "with Ben, Bruno and Ines"


def test_speeds_are_those_of_the_settings() -> None:
    with desk() as context:
        for speed in SPEEDS:
            context.change_settings(speed=speed)
            assert context.clock.speed == speed
        assert scene(context) is context.scenes.top
