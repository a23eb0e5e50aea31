"""Scalawag! in a real window: some turns by a real pointer; whole games with three and with eight captains if deep."""

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
ENTRY = GAMES["scalawag"]

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not here: {', '.join(MISSING)}")


def layout_of(view: Any) -> Layout:
    """Where the sea lies in a window of this size, with the captains as luck has seated them."""
    look = look_for("scalawag", view.seats)
    assert look is not None
    side = max(round(520 * SIZE[1] / 1080), 250)
    return load_level(look.level(0)).fitted((0, 0, SIZE[0] - side, SIZE[1])).spread(look.spread(view))


def play_one(window: RealWindow, match: AnyMatch, rng: Random) -> None:
    """One move: crew is dragged onto an order, everything else is clicked."""
    view = match.view(0)
    hand, layout = PlayingHand(match, ENTRY.table, 0), layout_of(view)
    paths = list(ENTRY.table.paths(view, rng.choice(list(match.legal_moves(0)))))
    dragged = [path for path in paths if path[0].startswith("crew:") and path[1].startswith(("order:", "locker"))]
    path = (dragged or paths)[0]
    points = [point_of(layout, hand, target) for target in path]
    if dragged:
        window.drag(points[0], points[1])
        points = points[2:]
    for point in points:
        window.click(*point)


SOME = 5
DEEP = pytest.mark.deep


@pytest.mark.parametrize(
    ("seats", "whole"), [(3, False), pytest.param(3, True, marks=DEEP), pytest.param(8, True, marks=DEEP)]
)
def test_a_game_is_sailed_in_a_real_window(tmp_path: Path, seats: int, whole: bool) -> None:
    """Some turns, which the program has kept when it is closed; or all to the result."""
    settings = Document(SETTINGS, tmp_path / "config" / "settings.json")
    settings.save(Settings(player="Ada", speed="off"))
    rng, turns, follower = Random(4), [0], Follower(tmp_path, "scalawag", seats)
    people = ",".join(["human", *["ai:random"] * (seats - 1)])
    with virtual_screen(SIZE) as display:
        window = RealWindow(display, tmp_path, ["play", "scalawag", "--seats", people, "--seed", "5"])

        def play(match: AnyMatch) -> None:
            turns.append(match.view(0).turn)
            play_one(window, match, rng)

        try:
            follower.play("5", play, lambda match: not whole and match.view(0).turn > SOME)
            assert max(turns) >= 3 and len(follower.results()) == whole
        finally:
            assert window.close() == 0
