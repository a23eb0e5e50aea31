"""SCOPE before a game: its battlefields and scenarios as their files tell of them, mode and teams, and its box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from scrapdesk.core.words import Ref, say
from scrapdesk.games.scope.cards import KIND_NAMES, KINDS
from scrapdesk.games.scope.scenario_files import Library
from scrapdesk.games.scope.scenarios import Theme
from scrapdesk.ui.faces.scope.marks import PICTURES
from scrapdesk.ui.paint.art import Picture, picture
from scrapdesk.ui.setting import Inside, Pick, Setting, Way

HOUSE: Final = (3, 2)
"""Windows of the house that stands for a scenario."""


def _badge(side: str) -> Picture:
    """The mark of a side."""
    return picture("scope/badge", side=side)


_MODE: Final = Pick(
    "mode",
    say("Mode"),
    {
        "basic": Way(
            say("Basic"), say("Two actions: move your own cards, or search theirs."), picture("scope/card-sniper")
        ),
        "advanced": Way(
            say("Advanced"),
            say("Every unit adds an action of its own."),
            picture("scope/card-officer"),
        ),
    },
)
A_WINDOW: Final = 1.2
"""Minutes for every window of a side's front."""
A_PLAYER: Final = 5
"""Minutes for every player more than two, who has to agree with a friend."""
_ALONE: Final = Pick(
    "alone",
    say("Who plays alone"),
    {
        "german": Way(say("The German side"), say("One player commands both German divisions."), _badge("a")),
        "soviet": Way(say("The Soviet side"), say("One player commands both Soviet divisions."), _badge("b")),
        "nobody": Way(say("Nobody"), say("Each division has its own player."), picture("desk/option-teams")),
    },
)
_BOX: Final = Inside(
    back=picture("scope/back-a"),
    fan=("officer", "sniper", "scout"),
    heaps=(_badge("a"), _badge("b")),
    colours={"box": "#2A3742", "insert": "#1E2932", "well": "#141C23"},
)


def setting(library: Library) -> Setting:
    """With the battlefields and scenarios of this library, where somebody's own may be among ours."""
    fields = Pick(
        "grid",
        say("Battlefield"),
        {
            grid.id: Way(
                say("{title}", title=Ref(grid.title)),
                say("{words}", words=Ref(grid.text)),
                picture("scope/house", columns=str(grid.columns), rows=str(grid.rows)),
                fills=True,
            )
            for grid in library.grids
        },
    )
    plain = Way(say("No scenario"), say("You win on points, as on every battlefield."), _house(""), fills=True)
    themes = {
        theme.id: Way(
            say("{title}", title=Ref(theme.title)),
            say("{words}", words=Ref(theme.text)),
            _house(_who(theme)),
            fills=True,
        )
        for theme in library.themes
    }
    windows = {grid.id: grid.columns * grid.rows for grid in library.grids}

    def minutes(seats: int, chosen: Mapping[str, str]) -> int:
        return max(5, 5 * round(windows[chosen["grid"]] * A_WINDOW / 5)) + A_PLAYER * (seats - 2)

    picks = (fields, Pick("theme", say("Scenario"), {"none": plain, **themes}), _MODE, _ALONE)
    return Setting(picks, _BOX, minutes=minutes)


def setting_of(rules: Any) -> Setting:
    return setting(rules.library)


def _who(theme: Theme) -> str:
    """Whom a scenario is about: two of each kind that it brings, or those who are hunted in it."""
    brought = [letter for letter, count in theme.changes for _ in range(min(count, 2))]
    return ",".join(PICTURES[KIND_NAMES[KINDS.index(letter)]] for letter in (brought or theme.hunted))


def _house(who: str) -> Picture:
    """A house front of a usual size, with these at its windows."""
    columns, rows = HOUSE
    return picture("scope/house", columns=str(columns), rows=str(rows), who=who)
