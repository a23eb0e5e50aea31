"""How strong the opponents are, as data: four levels for each game, and the temperaments they may have.

Levels differ in budget and steadiness of hand, never in what they may know. Owns the numbers only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from scrapdesk.ai.settings import EVEN, UNERRING, Lapses, Settings, Temperament


@dataclass(frozen=True, slots=True)
class Level:
    """One strength: as a set-up screen names it, its budget of simulated games, and how its hand shakes."""

    title: str
    iterations: int
    noise: float = 0.0
    alert: bool = True
    lapses: Lapses = UNERRING
    shards: int = 1
    """Into how many trees the budget is cut, to be grown on as many cores as there are."""


NEWCOMER: Final = Lapses(overlooks=0.35, fear=0.4, sees=1, forgets=0.4)
"""How a rookie errs."""
CASUAL: Final = Lapses(overlooks=0.1, fear=0.1, sees=2, forgets=0.2)
"""How somebody errs who plays now and then: steady."""

LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        "rookie": Level("Rookie", 48, noise=0.5, alert=False, lapses=NEWCOMER),
        "steady": Level("Steady", 240, noise=0.1, lapses=CASUAL),
        "sharp": Level("Sharp", 1000),
        "master": Level("Master", 4000),
    }
)
"""The levels of any game that has none of its own in `OWN_LEVELS`."""


def _levels(**numbers: tuple[int, float]) -> Mapping[str, Level]:
    """Levels of one game by their budgets and noise."""
    return MappingProxyType(
        {
            name: replace(LEVELS[name], iterations=iterations, noise=noise)
            for name, (iterations, noise) in numbers.items()
        }
    )


def _unafraid(levels: Mapping[str, Level]) -> Mapping[str, Level]:
    """The same levels with a steady that has no lapses."""
    return MappingProxyType({**levels, "steady": replace(levels["steady"], lapses=UNERRING)})


def _side_by_side(levels: Mapping[str, Level]) -> Mapping[str, Level]:
    """The same levels with a master whose budget is cut into four; only where it was played off and did not look weaker
    for it, which docs/opponents.md tells."""
    return MappingProxyType({**levels, "master": replace(levels["master"], shards=4)})


OWN_LEVELS: Final[Mapping[str, Mapping[str, Level]]] = MappingProxyType(
    {
        "scamorra": _levels(steady=(2400, 0.05), sharp=(10000, 0.05), master=(32000, 0.0)),
        "scrappers": _side_by_side(_levels(rookie=(48, 1.2), steady=(600, 1.0), sharp=(2400, 0.4), master=(8000, 0.0))),
        "scarper": _side_by_side(_levels(steady=(600, 0.35), sharp=(3000, 0.25), master=(12000, 0.0))),
        "scope": _levels(rookie=(48, 1.5), steady=(60, 1.0), sharp=(1000, 0.15), master=(5000, 0.0)),
        # Here fear and second thoughts make a captain stronger, so steady errs by its hand alone.
        "scalawag": _unafraid(_levels(rookie=(48, 1.55), steady=(160, 1.55), sharp=(600, 0.7), master=(6000, 0.0))),
    }
)

DIALS: Final[Mapping[str, Settings]] = MappingProxyType(
    {
        "scamorra": Settings(exploration=0.08, cutoff=0, widening=1.5),
        # What a stack will do is judged by firing it as it lies. A tree, or playing on, puts guesses between a move and
        # that, and lost against one step by the same judgement.
        "scrappers": Settings(exploration=0.05, cutoff=0, widening=1.5, depth=1, slip=0.25),
        # Hidden places and bluffs: a tree lets the others answer what they could not see. So the moves are compared
        # under a policy that goes by public knowledge, for about a turn of each side.
        "scope": Settings(exploration=0.15, cutoff=5, depth=1, widening=1.0),
        "scarper": Settings(exploration=0.1, cutoff=0, widening=1.5, modelled=True, slip=0.12),
        # Its taste makes a risk look several times as bad as it is, and so a slip as well.
        "scalawag": Settings(exploration=0.1, cutoff=0, depth=1, slip=0.4),
    }
)
"""What is the same on all levels of one game: curiosity, cut-off, breadth, depth. Found by playing them off."""

TEMPERAMENTS: Final[Mapping[str, Temperament]] = MappingProxyType(
    {
        "even": EVEN,
        "sly": Temperament("Sly", "of good moves, takes the one that you expect least", surprise=1.0),
        "plain": Temperament("Plain", "of good moves, takes the one that looks natural", surprise=-1.0),
        "hasty": Temperament("Hasty", "gambles, and would rather end the game soon", haste=1.0, nerve=0.15),
        "patient": Temperament("Patient", "plays safe, and would rather keep the game going", haste=-1.0, nerve=-0.15),
    }
)


def dials(game: str) -> Settings:
    return DIALS.get(game, Settings())


def level_of(game: str, name: str) -> Level:
    """A level of a game; KeyError for a name that is none."""
    return OWN_LEVELS.get(game, LEVELS).get(name, LEVELS[name])


def settings_of(game: str, name: str, temperament: str = "even") -> Settings:
    """The dials of a level; KeyError for a name that is none."""
    level = level_of(game, name)
    return replace(
        dials(game),
        iterations=level.iterations,
        noise=level.noise,
        alert=level.alert,
        lapses=level.lapses,
        shards=level.shards,
        temperament=TEMPERAMENTS[temperament],
    )
