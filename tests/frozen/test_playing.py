"""A game in the built program, by a real pointer: begun, played, answered, taken back, left, and gone on with."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from scrapdesk.core.match import Match
from scrapdesk.core.replay import replay
from scrapdesk.core.seats import CHANCE
from scrapdesk.games import GAMES
from scrapdesk.storage.saves import SaveBook
from scrapdesk.ui.faces import FACES
from scrapdesk.ui.table.running import save_name
from tests.frozen.built import FORMS, Built
from tests.frozen.conftest import Start
from tests.frozen.driver import Program, leave_desk, until
from tests.frozen.twin import is_asked, match_of, places, saved, settle_in, shortest_path

GAME = "scamorra"
ME, OTHER = 0, 1


class Table:
    """A program that shows a table, and the game on it as the program keeps it."""

    def __init__(self, program: Program, home: Path) -> None:
        self.program, self._home = program, home

    def choose(self) -> None:
        """At the desk: the box of the game, by the number of its place."""
        self.program.key(str([found.id for found in FACES.values()].index(GAME) + 1))
        self.program.settled()

    def is_my_turn(self) -> bool:
        return is_asked(self._home, GAME, ME)

    def moves(self) -> list[tuple[int, str]]:
        """Who did what so far, luck left out."""
        record = saved(self._home, GAME)
        return [(move.actor, move.text) for move in record.moves if move.actor != CHANCE] if record else []

    def has_begun(self) -> bool:
        """Whether the opponent makes the first move: it does so within a few seconds."""
        for _ in range(60):
            if self.moves():
                return True
            time.sleep(0.1)
        return False

    def play(self) -> str:
        """My first legal move, pointed out: the first two targets by a drag, the others by clicks."""
        until(self.is_my_turn, "my turn never comes", self.program.check_running)
        self.program.settled()
        record = saved(self._home, GAME)
        assert record is not None
        match = match_of(record)
        move = match.legal_moves(ME)[0]
        points = places(record, shortest_path(match, move, ME))
        before = len(self.moves())
        if len(points) > 1:
            self.program.drag(points[0], points[1])
        for point in points[2:] or points[:1] * (len(points) == 1):
            self.program.click(point)
        if GAMES[GAME].table.drafts(match.view(ME), move):
            self.program.settled()
            self.program.key("Return")
        until(lambda: len(self.moves()) > before, f"{match.rules.encode_move(move)} is not made")
        assert self.moves()[before] == (ME, match.rules.encode_move(move))
        return match.rules.encode_move(move)

    def leave(self) -> None:
        """To the desk by the pause, and away."""
        self.program.key("Escape")
        self.program.settled()
        self.program.key("shift+Tab", "Return")
        self.program.settled()
        leave_desk(self.program)
        assert self.program.finished() == (0, "", "")


@pytest.mark.parametrize("form", FORMS)
def test_a_game_is_played_answered_taken_back_left_and_gone_on_with(
    form: str, built: Built, start: Start, home: Path
) -> None:
    settle_in(home)
    command = ("play", GAME, "--seats", "human,ai:rookie", "--seed", "frozen")
    table = Table(start(built.executable(form), *command).opened(), home)
    for _ in range(3):
        table.play()
    until(table.is_my_turn, "the opponent never answers")
    assert {actor for actor, _ in table.moves()} == {ME, OTHER}
    before = table.moves()
    table.program.settled()
    table.program.key("ctrl+z")
    until(lambda: len(table.moves()) < len(before), "nothing is taken back")
    kept = table.moves()
    assert kept == before[: len(kept)] and table.is_my_turn()
    table.leave()

    assert table.moves() == kept
    table = Table(start(built.executable(form)).opened(), home)
    table.choose()
    table.program.key("Return")
    table.program.settled()
    while not table.play().startswith("play "):
        until(table.is_my_turn, "the opponent never answers")
    until(table.is_my_turn, "nobody answers the card")
    assert table.moves()[: len(kept)] == kept
    assert table.moves()[-1][0] == OTHER
    table.leave()


def test_a_game_begins_with_a_key_at_the_desk(built: Built, start: Start, home: Path) -> None:
    settle_in(home)
    table = Table(start(built.executable("folder")).opened(), home)
    table.choose()
    assert table.program.changed(lambda: table.program.key("Return")) > 0.2
    if not table.has_begun():
        # The lot fell to me, and a game is kept from its first move on: that one is made in notation.
        table.program.key("slash")
        table.program.type("choose move")
        table.program.key("Return", "Escape")
    table.play()
    table.leave()


def test_a_save_of_the_source_opens_in_the_program_and_the_other_way_round(
    built: Built, start: Start, home: Path
) -> None:
    settle_in(home)
    match, rng = Match(GAMES[GAME].rules, 2, {}, "exchange"), Random(1)
    while match.ply < 14 or match.to_act != ME:
        match.play(match.to_act or 0, rng.choice(match.legal_moves(match.to_act or 0)))
    SaveBook(home / ".local/share/scrapdesk/saves").keep(save_name(GAME), match.record("human,ai:rookie"))
    table = Table(start(built.executable("folder")).opened(), home)
    ours = table.moves()
    table.choose()
    table.program.key("Return")
    table.program.settled()
    table.play()
    table.leave()
    theirs = saved(home, GAME)
    assert theirs is not None
    assert replay(theirs, GAMES[GAME].rules).ply > match.ply
    assert table.moves()[: len(ours)] == ours


def test_a_move_that_is_none_changes_nothing_and_is_answered(built: Built, start: Start, home: Path) -> None:
    settle_in(home)
    command = ("play", GAME, "--seats", "human,ai:rookie", "--seed", "frozen")
    table = Table(start(built.executable("folder"), *command).opened(), home)
    table.play()
    until(table.is_my_turn, "the opponent never answers")
    table.program.settled()
    before = table.moves()
    assert table.program.changed(lambda: _type(table.program, "play king a1z9")) > 0
    assert table.moves() == before
    table.program.key("Escape")
    table.leave()


def _type(program: Program, line: str) -> None:
    program.key("slash")
    program.type(line)
    program.key("Return")
