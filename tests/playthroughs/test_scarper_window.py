"""Scarper in a real window: a whole war by a real pointer, cards and points dragged to where they act."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scrapdesk.core.match import AnyMatch
from scrapdesk.core.table import DONE
from scrapdesk.games import GAMES
from scrapdesk.games.scarper.cards import FIRST_YEAR
from scrapdesk.games.scarper.state import Phase
from scrapdesk.storage.documents import Document
from scrapdesk.storage.settings import SETTINGS, Settings
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.playing import PlayingHand
from scrapdesk.ui.board.slots import Layout
from scrapdesk.ui.faces.scarper.shelf import SECOND, SHELF
from tests.playthroughs.follower import Follower, point_of
from tests.playthroughs.real_window import MISSING, RealWindow, virtual_screen
from tests.ui.faces import look_for
from tests.ui.hands import desk
from tests.ui_scarper.test_ordering import spending

SIZE = (1280, 720)
ENTRY = GAMES["scarper"]

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not here: {', '.join(MISSING)}")


@cache
def wings() -> Mapping[str, tuple[int, int, int, int]]:
    """Where the parts of the map that lie in the column have their place in a window of this size, with all orders."""
    with desk(SIZE, speed="off", curtain=False, confirm="off") as context:
        places = spending(context).stage.wings.places
        return {name: (place.left, place.top, place.width, place.height) for name, place in places.items()}


def layout_of(view: Any) -> Layout:
    """Where the table lies in a window of this size, with what is spread out now."""
    look = look_for("scarper", 2)
    assert look is not None
    look.columned = True
    side = max(round(520 * SIZE[1] / 1080), 250)
    orders = [piece.id for piece in ENTRY.table.pieces(view) if piece.id.startswith("order:")]
    crown, (left, top, _, high) = wings()["crown"], wings()[SHELF]
    shelf = (left, top if set(orders) & set(SECOND) else top + high - round(high / 2))  # a single row lies at the foot
    plan = load_level(look.level(0)).fitted((0, 0, SIZE[0] - side, SIZE[1])).beside({"crown": crown[:2], SHELF: shelf})
    elsewhere = look.spread(view)
    return plan.spread(elsewhere) if elsewhere else plan


def play_one(window: RealWindow, match: AnyMatch, rng: Random) -> None:
    """One move: dragged to where it acts; what is only laid out is agreed to."""
    view = match.view(0)
    hand, layout = PlayingHand(match, ENTRY.table, 0), layout_of(view)
    if view.phase is Phase.KEEP and view.year.number > FIRST_YEAR:  # the last year stands there, added up
        left, top, width, height = layout.box("title")
        window.click(left + width / 2, top + height / 2)
    move = rng.choice(list(match.legal_moves(0)))
    thing, place = next(path for path in ENTRY.table.paths(view, move) if path[0] == DONE or hand_has(hand, path[0]))
    if thing == DONE:
        window.click(*point_of(layout, hand, thing))
    else:
        window.drag(point_of(layout, hand, thing), point_of(layout, hand, place))
    if ENTRY.table.drafts(view, move):
        window.key("ctrl+Return")


def hand_has(hand: PlayingHand, target: str) -> bool:
    return any(piece.id == target for piece in hand.pieces)


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.deep)])
def test_a_war_is_dragged_in_a_real_window(tmp_path: Path, whole: bool) -> None:
    """Its first year, which the program has kept when it is closed; or all to the result."""
    settings = Document(SETTINGS, tmp_path / "config" / "settings.json")
    settings.save(Settings(player="Ada", speed="off", confirm="off"))
    rng, years, follower = Random(4), [0], Follower(tmp_path, "scarper")
    with virtual_screen(SIZE) as display:
        window = RealWindow(display, tmp_path, ["play", "scarper", "--seats", "human,ai:random", "--seed", "5"])

        def play(match: AnyMatch) -> None:
            years.append(match.view(0).year.number)
            play_one(window, match, rng)

        try:
            follower.play("5", play, lambda match: not whole and match.view(0).year.number > 1914)
            assert max(years) >= (1915 if whole else 1914) and len(follower.results()) == whole
        finally:
            assert window.close() == 0
