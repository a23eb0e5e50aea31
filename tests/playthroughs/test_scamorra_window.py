"""La Scamorra from the first placing to the result, dragged with a real pointer in a real window."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from scrapdesk.core.match import AnyMatch
from scrapdesk.games import GAMES
from scrapdesk.storage.documents import Document
from scrapdesk.storage.settings import SETTINGS, Settings
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.playing import PlayingHand
from scrapdesk.ui.board.slots import Layout
from scrapdesk.ui.faces import FACES
from tests.playthroughs.follower import Follower, point_of
from tests.playthroughs.real_window import MISSING, RealWindow, virtual_screen

SIZE = (1280, 720)
ENTRY = GAMES["scamorra"]

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not here: {', '.join(MISSING)}")


def table(match: AnyMatch) -> Layout:
    """Where the table lies in a window of this size: what is left of the side with log and words."""
    side = max(round(520 * SIZE[1] / 1080), 250)
    look = FACES["scamorra"].look(2, None)
    assert look is not None
    level = load_level("scamorra-board").spread(look.spread(match.view(0)))
    return level.fitted((0, 0, SIZE[0] - side, SIZE[1]))


def play_one(window: RealWindow, match: AnyMatch, rng: Random) -> None:
    """One move of Red: a drag, clicks for what the drag leaves open, and Enter where it is only laid out so far."""
    hand, layout = PlayingHand(match, ENTRY.table, 0), table(match)
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
    assert answer.kind == "move"


def test_a_game_from_the_first_drag_to_the_result(tmp_path: Path) -> None:
    settings = Document(SETTINGS, tmp_path / "config" / "settings.json")
    settings.save(Settings(player="Ada", speed="off", confirm="off"))
    rng, follower = Random(8), Follower(tmp_path, "scamorra")
    with virtual_screen(SIZE) as display:
        window = RealWindow(display, tmp_path, ["play", "scamorra", "--seats", "human,ai:random", "--seed", "5"])
        try:
            follower.play("5", lambda match: play_one(window, match, rng))
            assert [result.game for result in follower.results()] == ["scamorra"]
        finally:
            assert window.close() == 0
