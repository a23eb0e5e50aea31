"""SCOPE from the first layout to the result, with a real pointer in a real window."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random

import pytest

from scrapdesk.core.match import AnyMatch
from scrapdesk.core.refusal import Target
from scrapdesk.games import GAMES
from scrapdesk.games.scope.state import Phase
from scrapdesk.storage.documents import Document
from scrapdesk.storage.settings import SETTINGS, Settings
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.playing import PlayingHand
from scrapdesk.ui.board.slots import Layout
from scrapdesk.ui.faces.scope.look import ScopeLook
from tests.playthroughs.follower import Follower, point_of
from tests.playthroughs.real_window import MISSING, RealWindow, virtual_screen
from tests.ui.hands import desk
from tests.ui_scope.tables import jump, lay_out, seated

SIZE = (1280, 720)
ENTRY = GAMES["scope"]
IN_TURN = "turn "
"""Before a button that stands there while somebody chooses what to do; the same may stand elsewhere as an answer."""

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not here: {', '.join(MISSING)}")


def table(match: AnyMatch) -> Layout:
    """Where the table lies in a window of this size: what is left of the side with log and words."""
    side, look, view = max(round(520 * SIZE[1] / 1080), 250), ScopeLook(match.seats), match.view(0)
    look.paper.beside = True
    plan = look.plan(load_level(look.level(0)), view).fitted((0, 0, SIZE[0] - side, SIZE[1]))
    return plan.spread(look.spread(view))


@cache
def standing(name: str) -> Mapping[Target, tuple[int, int]]:
    """Where the buttons beside such a table stand in such a window: each is looked for in a game that nobody sees."""
    found: dict[Target, tuple[int, int]] = {}
    with desk(SIZE, speed="off", curtain=False, confirm="off") as context:
        table, rng = seated(context, name), Random(name)
        found |= {target: box.center for target, box in table.stage.beside.items()}
        lay_out(context, table)
        for _ in range(120):
            jump(context, table, rng, 1)
            view = table.sitting.match.view(table.sitting.match.to_act)
            of = IN_TURN if view.phase == Phase.TURN else ""
            found |= {f"{of}{target}": box.center for target, box in table.stage.beside.items()}
    return found


def press(window: RealWindow, match: AnyMatch, target: Target) -> None:
    name = "four" if match.seats > 2 else "advanced" if match.options["mode"] == "advanced" else "quick"
    of = IN_TURN if match.view(0).phase == Phase.TURN else ""
    window.click(*standing(name)[f"{of}{target}"])


def play_one(window: RealWindow, match: AnyMatch, rng: Random) -> None:
    """One answer of the German side: the front at random, a sniper dragged onto a card, a button, or a quadrant."""
    hand, layout, phase = PlayingHand(match, ENTRY.table, 0), table(match), match.view(0).phase
    snipers = [target for target in hand.possible() if "-sniper-" in target]
    if phase == Phase.DEPLOY:
        press(window, match, "button:scatter")
        window.key("Return")
    elif phase == Phase.TURN and snipers:
        sniper = rng.choice(snipers)
        window.drag(point_of(layout, hand, sniper), point_of(layout, hand, rng.choice(hand.goals_of(sniper))))
    elif phase == Phase.TURN:
        drag_a_unit(window, match, hand, layout, rng)
    else:
        buttons = ("button:shoot", "button:end", "button:keep", "button:stay")
        answers = [target for target in hand.possible() if target in buttons or target.startswith("quad:")]
        answer = rng.choice(answers)
        if answer in buttons:
            press(window, match, answer)
        else:
            window.click(*point_of(layout, hand, answer))


def drag_a_unit(window: RealWindow, match: AnyMatch, hand: PlayingHand, layout: Layout, rng: Random) -> None:
    """Whoever commands no snipers: a mortar onto a card, or where there is none, a quadrant that moves."""
    mortars = [target for target in hand.possible() if "-mortar-" in target]
    if mortars:
        mortar = rng.choice(mortars)
        window.drag(point_of(layout, hand, mortar), point_of(layout, hand, rng.choice(hand.goals_of(mortar))))
        return
    press(window, match, "button:move")
    hand.click(("button:move",))
    window.click(*point_of(layout, hand, rng.choice([at for at in hand.possible() if at.startswith("quad:")])))


def test_a_game_from_the_layout_to_the_result(tmp_path: Path) -> None:
    settings = Document(SETTINGS, tmp_path / "config" / "settings.json")
    settings.save(Settings(player="Ada", speed="off", confirm="off"))
    rng, follower = Random(8), Follower(tmp_path, "scope")
    with virtual_screen(SIZE) as display:
        window = RealWindow(display, tmp_path, ["play", "scope", "--seats", "human,ai:random", "--seed", "5"])
        try:
            follower.play("5", lambda match: play_one(window, match, rng))
            assert [result.game for result in follower.results()] == ["scope"]
        finally:
            assert window.close() == 0


@pytest.mark.deep
@pytest.mark.parametrize(("seats", "options"), [(2, {"mode": "advanced"}), (4, {"grid": "open-front"})])
def test_an_advanced_game_of_two_and_one_of_teams(tmp_path: Path, seats: int, options: dict[str, str]) -> None:
    settings = Document(SETTINGS, tmp_path / "config" / "settings.json")
    settings.save(Settings(player="Ada", speed="off", confirm="off"))
    rng, follower = Random(8), Follower(tmp_path, "scope", seats, options)
    company = ",".join(["human", *["ai:random"] * (seats - 1)])
    chosen = [word for key, value in options.items() for word in ("--option", f"{key}={value}")]
    with virtual_screen(SIZE) as display:
        window = RealWindow(display, tmp_path, ["play", "scope", "--seats", company, "--seed", "5", *chosen])
        try:
            follower.play("5", lambda match: play_one(window, match, rng))
            assert [result.game for result in follower.results()] == ["scope"]
        finally:
            assert window.close() == 0
