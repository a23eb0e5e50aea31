"""Scrappers in a real window: a whole game by a real pointer, cards dragged into their bays, the stacks firing."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from scrapdesk.core.match import AnyMatch
from scrapdesk.games import GAMES
from scrapdesk.storage.documents import Document
from scrapdesk.storage.settings import SETTINGS, Settings
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.playing import PlayingHand
from scrapdesk.ui.board.slots import Layout
from tests.playthroughs.follower import Follower, point_of
from tests.playthroughs.real_window import MISSING, RealWindow, virtual_screen
from tests.ui.faces import look_for

SIZE = (1280, 720)
ENTRY = GAMES["scrappers"]

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not here: {', '.join(MISSING)}")


def layout_of(view: Any) -> Layout:
    """Where the table lies in a window of this size, with what is spread out now. It has the whole window: what is said
    stands in rooms of its map, and so do the buttons of an open choice."""
    look = look_for("scrappers", 2)
    assert look is not None
    look.offers_stand = True
    plan = load_level(look.level(0)).fitted((0, 0, *SIZE))
    elsewhere = look.spread(view)
    return plan.spread(elsewhere) if elsewhere else plan


def wanted(match: AnyMatch, rng: Random) -> Any:
    """A move whose things can all be reached: nothing is thrown away, and nothing removed. Cards that fire bring the
    end nearer."""
    legal = list(match.legal_moves(0))
    calm = [move for move in legal if move.verb not in ("trash", "discard")]
    firing = [move for move in calm if move.verb == "assign"]
    return rng.choice(firing or calm or legal)


def play_one(window: RealWindow, match: AnyMatch, rng: Random) -> None:
    """One move: a card is dragged where it goes; what is asked is answered by a click."""
    view = match.view(0)
    hand, layout = PlayingHand(match, ENTRY.table, 0), layout_of(view)
    path = ENTRY.table.paths(view, wanted(match, rng))[0]
    if path[0].startswith("card:") and not view.queue:
        window.drag(point_of(layout, hand, path[0]), point_of(layout, hand, path[1]))
    else:
        window.click(*point_of(layout, hand, path[0]))


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.deep)])
def test_a_game_is_dragged_and_answered_in_a_real_window(tmp_path: Path, whole: bool) -> None:
    """Two rounds, which the program has kept when it is closed; or all to the result."""
    settings = Document(SETTINGS, tmp_path / "config" / "settings.json")
    settings.save(Settings(player="Ada", speed="off"))
    rng, rounds, follower = Random(4), [0], Follower(tmp_path, "scrappers")
    with virtual_screen(SIZE) as display:
        window = RealWindow(display, tmp_path, ["play", "scrappers", "--seats", "human,ai:random", "--seed", "5"])

        def play(match: AnyMatch) -> None:
            rounds.append(match.view(0).round)
            play_one(window, match, rng)

        try:
            follower.play("5", play, lambda match: not whole and match.view(0).round >= 3)
            assert max(rounds) >= (3 if whole else 2) and len(follower.results()) == whole
        finally:
            assert window.close() == 0
