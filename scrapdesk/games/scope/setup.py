"""The choices of a set-up and what becomes of them: scenario, mode, and who plays what (SC-3.1, SC-8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scrapdesk.core.options import BadOption, Options, OptionSpec
from scrapdesk.core.rules import GameInfo
from scrapdesk.games.scope.cards import GERMAN, SIDE_NAMES, SIDE_TITLES, SNIPER, SOVIET, Side
from scrapdesk.games.scope.scenario_files import Library
from scrapdesk.games.scope.scenarios import ADVANCED, ANY, BASIC, MODES, Scenario, flaws
from scrapdesk.games.scope.state import SNIPERS, UNITS, WHOLE, Frame, Turn

PLAIN: Final = "none"
"""No theme: the grid as it is."""
NOBODY_ALONE: Final = "nobody"


def info_of(library: Library) -> GameInfo:
    """The game with the grids and themes of a library to choose from."""
    grids = tuple(grid.id for grid in library.grids)
    themes = (PLAIN, *(theme.id for theme in library.themes))
    large = "open-battle" if "open-battle" in grids else grids[-1]
    small = "quick-duel" if "quick-duel" in grids else grids[0]
    return GameInfo(
        id="scope",
        title="SCOPE",
        rules_version=1,
        seats=(2, 3, 4),
        seat_names=SIDE_TITLES,
        options=(
            OptionSpec("grid", "Battlefield", grids, small, "SC-3.1", {3: large, 4: large}),
            OptionSpec("theme", "Thematic scenario", themes, PLAIN, "SC-6"),
            OptionSpec("mode", "Mode", MODES, BASIC, "SC-3.1", {3: ADVANCED, 4: ADVANCED}, {BASIC: (2,)}),
            OptionSpec(
                "alone",
                "Which side plays alone",
                (*SIDE_NAMES, NOBODY_ALONE),
                NOBODY_ALONE,
                "SC-8.3",
                {3: SIDE_NAMES[GERMAN]},
                {**dict.fromkeys(SIDE_NAMES, (3,)), NOBODY_ALONE: (2, 4)},
            ),
        ),
    )


def scenario_of(library: Library, options: Mapping[str, str]) -> Scenario:
    grid = library.grid(options["grid"])
    if options["theme"] == PLAIN:
        return grid
    return library.theme(options["theme"]).on(grid)


def check(info: GameInfo, library: Library, seats: int, given: Mapping[str, str]) -> Options:
    """The whole set-up; the mode follows from the scenario where nobody chose it."""
    options = info.options_from(seats, given)
    scenario = scenario_of(library, options)
    if "mode" not in given and scenario.mode != ANY and (seats == 2 or scenario.mode == ADVANCED):
        options = info.options_from(seats, {**given, "mode": scenario.mode})
    _check_scenario(library, options, scenario)
    if scenario.mode not in (ANY, options["mode"]):
        raise BadOption(f"{scenario.title} is played in {scenario.mode} mode only")
    if seats > 2 and not scenario.count(SNIPER):
        raise BadOption(f"{scenario.title} has no snipers, so it is for two players only")
    return options


def _check_scenario(library: Library, options: Options, scenario: Scenario) -> None:
    grid = library.grid(options["grid"])
    if options["theme"] == PLAIN:
        return
    if grid.hunted or grid.advance or grid.reserve or grid.mortar_return:
        raise BadOption(f"{grid.title} has an aim of its own, so it takes no theme")
    theme = library.theme(options["theme"])
    if theme.mode != ANY and grid.mode not in (ANY, theme.mode):
        raise BadOption(f"{theme.title} is played in {theme.mode} mode, {grid.title} in {grid.mode} mode")
    wrong = flaws(scenario)
    if wrong:
        raise BadOption(f"{theme.title} cannot be played on {grid.title}: {wrong[0].reason}")


def frame_of(library: Library, seats: int, options: Mapping[str, str]) -> Frame:
    scenario = scenario_of(library, options)
    order = order_of(seats, SOVIET if options["alone"] == SIDE_NAMES[SOVIET] else GERMAN)
    sides = tuple(next(turn.side for turn in order if turn.seat == seat) for seat in range(seats))
    size = (scenario.columns, scenario.rows)
    return Frame(scenario, options["mode"] == ADVANCED, order, sides, size)


def order_of(seats: int, alone: Side) -> tuple[Turn, ...]:
    """The round: two sides, or the units of both and then the snipers of both (SC-8.1, SC-8.3)."""
    if seats == 2:
        return Turn(0, GERMAN, WHOLE), Turn(1, SOVIET, WHOLE)
    german, soviet = (2, 3) if seats == 4 else ((0, 2) if alone == GERMAN else (2, 1))
    return Turn(0, GERMAN, UNITS), Turn(1, SOVIET, UNITS), Turn(german, GERMAN, SNIPERS), Turn(soviet, SOVIET, SNIPERS)
