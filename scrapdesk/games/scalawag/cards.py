"""Crew, orders, ships and allegiances: their names, their numbers, and which crew each order asks for (SW-1, SW-4)."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.words import Ref

Crew = int
Cards = tuple[Crew, ...]
"""A set of crew cards, always sorted: no captain keeps an order that anybody could read something from."""

SAILOR, GUNNER, MARINE, PILOT, MUTINEER, LOOKOUT, WAVE, SPOT = range(8)
CREW_NAMES: Final = ("sailor", "gunner", "marine", "pilot", "mutineer", "lookout", "wave", "spot")
CREW_TITLES: Final[tuple[str, ...]] = (
    Ref("sailor"),
    Ref("gunner"),
    Ref("marine"),
    Ref("pilot"),
    Ref("mutineer"),
    Ref("lookout"),
    Ref("rogue wave"),
    Ref("black spot"),
)
CREW_LETTERS: Final = "sgmptlwb"
BONUS_CREW: Final = (WAVE, SPOT)

HAND_SIZE: Final = 3
PORT_SIZE: Final = 6
COMMON_COPIES: Final = {8: 6, 7: 5, 6: 5, 5: 4, 4: 4, 3: 3}
"""Sailors, gunners and marines, of each so many."""
RARE_COPIES: Final = {8: 4, 7: 4, 6: 3, 5: 3, 4: 2, 3: 2}
"""Pilots, mutineers and lookouts, of each so many."""

TRIM, CANNONS, BOARD, MUSTER, WIND, MUTINY, WATCH = range(7)
ORDER_NAMES: Final = ("trim", "cannons", "board", "muster", "wind", "mutiny", "watch")
ORDER_TITLES: Final[tuple[str, ...]] = (
    Ref("trim sails"),
    Ref("fire cannons"),
    Ref("close and board"),
    Ref("muster crew"),
    Ref("steal the wind"),
    Ref("call for mutiny"),
    Ref("on watch"),
)
ORDER_RULES: Final = ("SW-4.1", "SW-4.2", "SW-4.3", "SW-4.4", "SW-4.5", "SW-4.6", "SW-4.7")
NO_ORDER: Final = -1
NO_CREW: Final = -1

CREW_OF: Final = (SAILOR, GUNNER, MARINE, NO_CREW, PILOT, MUTINEER, LOOKOUT)
"""The crew that an order is declared with."""
SUPPORTED: Final = (TRIM, CANNONS, BOARD)
"""Orders that any number of their crew may support, none included."""
REQUIRING: Final = (WIND, MUTINY, WATCH)
"""Orders that cannot be given without their one crew."""
NEIGHBOURLY: Final = (CANNONS, BOARD, WIND)
"""Orders for which it matters who is adjacent, so that a lookout helps."""

DAMAGE_SLOTS: Final = 5
BOARDING_COST: Final = (10, 8, 6, 4, 2)
"""What boarding a ship costs, by its damage."""
NEAR_SHOT: Final = 5
FAR_SHOT: Final = 8
ON_WATCH_COST: Final = 2
BLACK_SPOT_COST: Final = -2

MOST_POINTS: Final = 10
STARTING_POINTS: Final = 2
WAGES: Final = 2
"""Compass points that every turn ends with."""
MUSTERED: Final = 3
WIND_TAKEN: Final = 2
WIND_GIVEN: Final = 1
MUTINEERS_TAKEN: Final = 2
TURN_LIMIT: Final = 400

EMBLEMS: Final[tuple[str, ...]] = (
    Ref("anchor"),
    Ref("key"),
    Ref("crab"),
    Ref("lantern"),
    Ref("bird"),
    Ref("wave"),
    Ref("knot"),
    Ref("star"),
)
"""What is on the eight flags that ships sail under, one for each."""
EMBLEM_LETTERS: Final = "akclbwts"
CAPTAINS: Final[tuple[str, ...]] = tuple(Ref(f"Captain {number}") for number in range(1, 9))
"""What captains without a name are called; their flags are drawn, so nobody can be called by one."""
FLAG_NAMES: Final[tuple[str, ...]] = (Ref("English"), Ref("French"), Ref("Spanish"), Ref("pirate"))
FLAG_LETTERS: Final = "efsp"
NO_FLAG: Final = -1


def crew_cards(seats: int) -> Cards:
    """All crew of a game, without the bonus crew."""
    common, rare = COMMON_COPIES[seats], RARE_COPIES[seats]
    return tuple(crew for crew in range(LOOKOUT + 1) for _ in range(common if crew <= MARINE else rare))


def titles(cards: Cards) -> tuple[str, ...]:
    return tuple(CREW_TITLES[crew] for crew in cards)
