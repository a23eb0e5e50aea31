"""Scrappers in a real window: a whole game by a real pointer, cards dragged into their bays, the stacks firing."""

from __future__ import annotations

import time
from contextlib import suppress
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
from scrapdesk.storage.statistics import STATISTICS
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.playing import Hand
from scrapdesk.ui.board.slots import Layout
from scrapdesk.ui.looks.shelf import look_for
from tests.playthroughs.real_window import MISSING, RealWindow, virtual_screen

SIZE = (1280, 720)
PATIENCE = 25.0
ENTRY = GAMES["scrappers"]

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not here: {', '.join(MISSING)}")


def kept(home: Path) -> Match[Any, Any, Any] | None:
    """The game as the program has kept it after the last move."""
    save = SaveBook(home / "data" / "saves").load("running scrappers")
    return None if save is None else replay(save.record, ENTRY.rules)


def over(home: Path) -> bool:
    return bool(Document(STATISTICS, home / "data" / "statistics.json").value.results)


def written(home: Path) -> list[tuple[str, int]]:
    """What lies on the shelf, and since when: the game is read anew only when that changes."""
    with suppress(FileNotFoundError):  # a file is written beside, and then takes the place of the old one
        return sorted((path.name, path.stat().st_mtime_ns) for path in (home / "data" / "saves").glob("*"))
    return []


def next_turn(home: Path, after: int) -> Match[Any, Any, Any] | None:
    """The game when the person is asked again; None when it is over."""
    ends, seen = time.monotonic() + PATIENCE, [("", 0)]
    while time.monotonic() < ends:
        now = written(home)
        match = kept(home) if now != seen else None
        if match is not None and match.ply > after and match.to_act == 0:
            return match
        seen = now
        if over(home):
            return None
        time.sleep(0.02)
    raise AssertionError(f"nothing has come after move {after}")


def layout_of(view: Any) -> Layout:
    """Where the table lies in a window of this size, with what is spread out now."""
    look = look_for("scrappers", 2)
    assert look is not None
    side = max(round(520 * SIZE[1] / 1080), 250)
    plan = load_level(look.level(0)).fitted((0, 0, SIZE[0] - side, SIZE[1]))
    elsewhere = look.spread(view)
    return plan.spread(elsewhere) if elsewhere else plan


def point_of(layout: Layout, hand: Hand, target: str) -> tuple[float, float]:
    places = layout.places(list(hand.pieces))
    if target in places:
        return places[target].x, places[target].y
    left, top, width, height = layout.box(target)
    return left + width / 2, top + height / 2


def wanted(match: Match[Any, Any, Any], rng: Random) -> Any:
    """A move whose things can all be reached: nothing is thrown away, and nothing removed. Cards that fire bring the
    end nearer."""
    legal = list(match.legal_moves(0))
    calm = [move for move in legal if move.verb not in ("trash", "discard")]
    firing = [move for move in calm if move.verb == "assign"]
    return rng.choice(firing or calm or legal)


def play_one(window: RealWindow, match: Match[Any, Any, Any], rng: Random) -> None:
    """One move: a card is dragged where it goes; what is asked is answered by a click."""
    view = match.view(0)
    hand, layout = Hand(match, ENTRY.table, 0), layout_of(view)
    path = ENTRY.table.paths(view, wanted(match, rng))[0]
    if path[0].startswith("card:") and not view.queue:
        window.drag(point_of(layout, hand, path[0]), point_of(layout, hand, path[1]))
    else:
        window.click(*point_of(layout, hand, path[0]))


def test_a_whole_game_is_dragged_and_answered_in_a_real_window(tmp_path: Path) -> None:
    settings = Document(SETTINGS, tmp_path / "config" / "settings.json")
    settings.save(Settings(player="Ada", speed="off"))
    rng, rounds = Random(4), 0
    with virtual_screen(SIZE) as display:
        window = RealWindow(display, tmp_path, ["play", "scrappers", "--seats", "human,ai:random", "--seed", "5"])
        try:
            match: Match[Any, Any, Any] | None = Match(ENTRY.rules, 2, {}, "5")
            if match is not None and match.to_act != 0:
                match = next_turn(tmp_path, 0)
            while match is not None:
                before, rounds = match.ply, match.view(0).round
                play_one(window, match, rng)
                match = next_turn(tmp_path, before)
            assert rounds >= 3 and over(tmp_path)
        finally:
            assert window.close() == 0
