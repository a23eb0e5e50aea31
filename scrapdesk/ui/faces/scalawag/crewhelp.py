"""What stands on the sheet of answers before an order is chosen: what the own crew can do without a lie.

Whoever has other crew may declare it truly; to declare any that one has not is a lie. Must not know pixels.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.games.scalawag.cards import (
    BOARD,
    CANNONS,
    CREW_NAMES,
    CREW_OF,
    GUNNER,
    LOOKOUT,
    MARINE,
    MUTINEER,
    PILOT,
    SAILOR,
    Crew,
)
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scalawag.cards import EFFECTS
from scrapdesk.ui.faces.scalawag.plates import BOLD, FADED, INK, RED, sized, words
from scrapdesk.ui.faces.scalawag.prices import price_of, reachable
from scrapdesk.ui.faces.scalawag.wording import CREW, ORDERS, several
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

SLOT: Final[Target] = "ask"
COLUMNS: Final = 3
"""As many sorts of crew as a hand can hold before an order."""
LEFT, TOP, RIGHT, FOOT = 0.03, 0.39, 0.975, 0.9
"""The part of the sheet that they take."""
COIN: Final = 68.0
"""How large a coin is on the map."""
SEAL: Final = 37.0
NOBODY: Final = -1
"""In place of a crew: whatever one has not."""


class CrewHelp:
    def __init__(self, view: View, texts: Texts, rooms: dict[Target, Box]) -> None:
        self._view, self._texts, self._room = view, texts, rooms[SLOT]

    def _columns(self) -> Iterator[tuple[Crew, float]]:
        """Each sort of crew in the hand with the middle of its column, as a part of the sheet; then the lie."""
        held = sorted(set(self._view.hand))
        shown = [*held, NOBODY] if len(held) < COLUMNS else held
        wide = (RIGHT - LEFT) / len(shown)
        for number, crew in enumerate(shown):
            yield crew, LEFT + wide * (number + 0.5)

    def ornaments(self) -> Iterator[Ornament]:
        _, _, wide, high = self._room
        columns = list(self._columns())
        across, down = COIN / wide, COIN / high
        for crew, x in columns:
            if crew == NOBODY:
                seal = picture("scalawag/seal-broken")
                yield Ornament(seal, SLOT, box=(x - across / 2, TOP, across, down))
                continue
            coin = picture("scalawag/coin", crew=CREW_NAMES[crew])
            yield Ornament(coin, SLOT, box=(x - across / 2, TOP, across, down))
            seal = picture("scalawag/seal-proven")
            corner = (x + across * 0.22, TOP + down * 0.52, SEAL / wide, SEAL / high)
            yield Ornament(seal, SLOT, box=corner)
        for (_, one), (_, other) in pairwise(columns):
            middle = (one + other) / 2
            line = (middle - 4 / wide, TOP, 8 / wide, FOOT - TOP)
            yield Ornament(sized("stitch", (0, 0, 8, (FOOT - TOP) * high)), SLOT, box=line)

    def inscriptions(self) -> Iterator[Inscription]:
        _, _, _, high = self._room
        columns = list(self._columns())
        room = (RIGHT - LEFT) / len(columns) - 0.03
        for crew, x in columns:
            below = TOP + COIN / high
            for line, (told, size, paint, face) in enumerate(self._told(crew)):
                y = below + (19 + 28 * line) / high
                yield words(told, SLOT, x, y, size, paint, width=room, face=face)

    def _told(self, crew: Crew) -> Iterator[tuple[str, int, tuple[int, int, int], str]]:
        """The order that is true with it, what it brings, and how many of the crew one has."""
        texts, view = self._texts, self._view
        if crew == NOBODY:
            yield texts("Any other crew"), 22, INK, BOLD
            yield texts("would be a lie"), 19, RED, BOLD
            return
        if crew not in CREW_OF:
            yield texts.line(CREW[crew]), 22, INK, BOLD
            yield texts.line(EFFECTS[CREW_NAMES[crew]][0]), 19, FADED, "sans-semibold"
            return
        held = view.hand.count(crew)
        yield texts.line(ORDERS[CREW_OF.index(crew)]), 22, INK, BOLD
        yield self._brings(crew, held), 19, INK, "sans-semibold"
        yield texts("You have {crew}", crew=several(texts, crew, held)), 19, FADED, "sans-semibold"

    def _brings(self, crew: Crew, held: int) -> str:
        texts, view = self._texts, self._view
        if crew == SAILOR:
            return texts.count(1 + held, "Earns 1 point", "Earns {n} points")
        if crew == GUNNER:
            prices = [price_of(view, CANNONS, seat, held) for seat in reachable(view, CANNONS)]
            near = min((cost.points for cost in prices if cost.near), default=None)
            far = min((cost.points for cost in prices if not cost.near), default=None)
            if near is None or far is None:
                return texts("Costs {n} or more", n=min(cost.points for cost in prices))
            return texts("Costs {near} near, {far} far", near=near, far=far)
        if crew == MARINE:
            planks = [price_of(view, BOARD, seat, held).points for seat in reachable(view, BOARD)]
            return texts("Costs {n} or more", n=min(planks)) if planks else texts("nobody adjacent")
        return {
            PILOT: texts("Takes 2 points"),
            MUTINEER: texts("Takes 2 crew cards"),
            LOOKOUT: texts("Attacks cost 2 more"),
        }[crew]
