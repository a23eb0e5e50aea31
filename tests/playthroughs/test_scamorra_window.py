"""La Scamorra from the first placing to the result, dragged with a real pointer in a real window."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scrapdesk.core.match import Match
from scrapdesk.core.replay import replay
from scrapdesk.games import GAMES
from scrapdesk.storage.documents import Document
from scrapdesk.storage.saves import SaveBook
from scrapdesk.storage.settings import SETTINGS, Settings
from scrapdesk.storage.statistics import STATISTICS, Result
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.playing import Hand
from scrapdesk.ui.board.slots import Layout
from tests.playthroughs.real_window import MISSING, RealWindow, virtual_screen

SIZE = (1280, 720)
PATIENCE = 25.0
ENTRY = GAMES["scamorra"]

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not here: {', '.join(MISSING)}")


def kept(home: Path) -> Match[Any, Any, Any] | None:
    """The game as the program has kept it after the last move."""
    save = SaveBook(home / "data" / "saves").load("running scamorra")
    return None if save is None else replay(save.record, ENTRY.rules)


def results(home: Path) -> tuple[Result, ...]:
    """The games that the program has written down as finished."""
    return Document(STATISTICS, home / "data" / "statistics.json").value.results


def next_turn(home: Path, after: int) -> Match[Any, Any, Any] | None:
    """The game when White is asked again; None when it is over."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        match = kept(home)
        if match is not None and match.ply > after and match.to_act == 0:
            return match
        if results(home):
            return None
        time.sleep(0.1)
    raise AssertionError(f"nothing has come after move {after}")


def table() -> Layout:
    """Where the table lies in a window of this size: what is left of the side with log and words."""
    side = max(round(520 * SIZE[1] / 1080), 250)
    return load_level("scamorra-board").fitted((0, 0, SIZE[0] - side, SIZE[1]))


def point_of(layout: Layout, hand: Hand, target: str) -> tuple[float, float]:
    places = layout.places(list(hand.pieces))
    if target in places:
        return places[target].x, places[target].y
    left, top, width, height = layout.box(target)
    return left + width / 2, top + height / 2


def play_one(window: RealWindow, match: Match[Any, Any, Any], rng: Random) -> None:
    """One move of White: a drag, clicks for what the drag leaves open, and Enter where it is only laid out so far."""
    hand, layout = Hand(match, ENTRY.table, 0), table()
    hand.lays_out = True
    hand.refresh()
    carried = rng.choice([target for target in hand.possible() if not target.startswith("square")])
    goal = rng.choice(hand.goals_of(carried))
    window.drag(point_of(layout, hand, carried), point_of(layout, hand, goal))
    answer = hand.drop(carried, [goal])
    while answer.kind == "pointed":
        target = rng.choice(hand.possible())
        window.click(*point_of(layout, hand, target))
        answer = hand.click([target])
    if answer.kind == "laid":
        again = rng.choice([goal for goal in hand.goals_of(carried) if goal.startswith("square:")])
        window.drag(point_of(layout, hand, carried), point_of(layout, hand, again))
        hand.drop(carried, [again])
        window.key("Return")
        answer = hand.agree()
    assert answer.kind == "played"


def test_a_game_from_the_first_drag_to_the_result(tmp_path: Path) -> None:
    settings = Document(SETTINGS, tmp_path / "config" / "settings.json")
    settings.save(Settings(player="Ada", speed="off", confirm="off"))
    rng = Random(8)
    with virtual_screen(SIZE) as display:
        window = RealWindow(display, tmp_path, ["play", "scamorra", "--seats", "human,ai:random", "--seed", "5"])
        try:
            match: Match[Any, Any, Any] | None = Match(ENTRY.rules, 2, {}, "5")
            if match is not None and match.to_act != 0:
                match = next_turn(tmp_path, 0)
            while match is not None:
                before = match.ply
                play_one(window, match, rng)
                match = next_turn(tmp_path, before)
            assert [result.game for result in results(tmp_path)] == ["scamorra"]
        finally:
            assert window.close() == 0
