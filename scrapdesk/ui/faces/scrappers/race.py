"""The strip of damage: how one wins, a bar for every pilot, and what the stacks would add if they fired as they lie.

Paints what the view and the forecast say. Must not reckon anything itself, nor know pixels.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.ending import standings
from scrapdesk.games.scrappers.state import DEADLY, Phase, left_of
from scrapdesk.games.scrappers.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scrappers.paints import BOLD, HAZARD, INK, MUTED, TEXT, words
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

SLOT: Final = "race"
CELLS: Final = 12
"""How many cells of damage a bar has; with the tenth full the game is in its last round."""
ACROSS: Final = 1210
HIGH: Final = {2: 86, 3: 98, 4: 98}
"""How large the strip is on the map, by the number of its bars."""
LEFT, WIDE = 0.445, 0.475
"""Where the bars begin in their strip, and how wide they are, as parts of it."""
NAME: Final = 0.09
"""How wide the name before a bar may be."""
FLAG: Final = 0.023
"""How wide the little plate is on which the damage stands."""
ROWS: Final = {2: 22, 3: 22, 4: 18}
"""The size of the figures at the bars, by the number of bars that share the strip."""
MARKS: Final = (2, 4, 6, 8, 10)
"""What is written below the bars, where there is room below them."""


class Race:
    def __init__(self, view: View, texts: Texts, foreseen: Sequence[int], seats: Sequence[Seat]) -> None:
        """`foreseen`: the damage of every pilot after the activation; empty where nobody can say. `seats`: all pilots,
        the one at the near edge first."""
        self._view, self.texts, self._seats = view, texts, seats
        self._foreseen = foreseen

    def _damage(self, seat: Seat) -> int:
        return self._view.pilots[seat].damage

    def _after(self, seat: Seat) -> int:
        return self._foreseen[seat] if self._foreseen else self._damage(seat)

    @property
    def _changes(self) -> bool:
        return any(self._after(seat) != self._damage(seat) for seat in self._seats)

    @property
    def _foot(self) -> float:
        """Where the bars end; below them stand the figures of their cells."""
        return 0.76 if len(self._seats) == 2 else 0.79

    @property
    def _high(self) -> int:
        return HIGH[len(self._seats)]

    @property
    def _below(self) -> float:
        """The middle of what stands below the bars."""
        return (self._foot + 0.98) / 2

    def _row(self, row: int) -> tuple[float, float]:
        """Top and height of a bar, as parts of the strip."""
        step = (self._foot - 0.06) / len(self._seats)
        return 0.06 + row * step + step * 0.07, step * 0.86

    @staticmethod
    def _at(damage: float) -> float:
        """Where so much damage ends on a bar."""
        return LEFT + WIDE * min(damage, CELLS) / CELLS

    # -- pictures -----------------------------------------------------------------------------------------

    def ornaments(self) -> Iterator[Ornament]:
        yield Ornament(picture("scrappers/panel", short=str(self._high)), SLOT)
        for row, seat in enumerate(self._seats):
            top, height = self._row(row)
            damage, after = min(self._damage(seat), CELLS), min(max(0, self._after(seat)), CELLS)
            sign = picture("scrappers/pilot", seat=str(seat + 1))
            yield Ornament(sign, SLOT, box=(LEFT - 0.045, top, height * self._high / ACROSS, height))
            bar = picture("scrappers/bar", seat=str(seat + 1), damage=str(damage), ghost=str(after))
            yield Ornament(bar, SLOT, box=(LEFT, top, WIDE, height))
            if damage:
                box = (
                    self._at(damage) - FLAG,
                    top - height * 0.07,
                    FLAG - 0.002,
                    height * 1.14,
                )
                yield Ornament(picture("scrappers/flag"), SLOT, box=box)
        if self._changes:
            high = 13.5 / self._high
            yield Ornament(picture("scrappers/ghost"), SLOT, box=(0.962, self._below - high / 2, 0.018, high))

    # -- words --------------------------------------------------------------------------------------------

    def inscriptions(self) -> Iterator[Inscription]:
        yield from self._rule()
        for row, seat in enumerate(self._seats):
            top, height = self._row(row)
            y, size, damage, after = top + height / 2, ROWS[len(self._seats)], self._damage(seat), self._after(seat)
            named = {"seat": seat, "align": 1.0, "width": NAME}
            yield words("{name}", SLOT, LEFT - 0.051, y, size - 2, TEXT, **named)
            x, paint = (self._at(damage) - FLAG / 2, INK) if damage else (LEFT - 0.006, TEXT)
            align = 0.5 if damage else 1.0
            yield words(str(damage), SLOT, x, y, size, paint, width=FLAG, align=align, face=BOLD)
            if after != damage:
                paint = HAZARD if after >= DEADLY else TEXT
                x = self._at(max(after, damage)) + 0.006
                yield words(str(after), SLOT, x, y, size, paint, align=0.0, width=0.04, face=BOLD)
        yield from self._scale()

    def _scale(self) -> Iterator[Inscription]:
        for mark in MARKS:
            paint = HAZARD if mark == DEADLY else MUTED
            yield words(str(mark), SLOT, self._at(mark), self._below, 18, paint, width=0.05, face=BOLD)
        if self._changes:
            yield words(self.texts("if all fire"), SLOT, 0.957, self._below, 18, MUTED, align=1.0, width=0.1)

    def _rule(self) -> Iterator[Inscription]:
        """How the game is won, what ends it, and who would win it now."""
        view, me, texts = self._view, self._seats[0], self.texts
        left = left_of(me, len(self._seats))
        if len(self._seats) == 2:
            rule = texts("Least damage wins")
        elif view.seat is not None:
            rule = texts("You win if {name} has the most damage")
        else:
            rule = texts("You win if your left neighbour has the most damage")
        yield words(rule, SLOT, 0.015, 0.23, 21, HAZARD, align=0.0, width=0.295, face=BOLD, seat=left)
        ends = texts("{n} damage ends it after the round", n=DEADLY)
        yield words(ends, SLOT, 0.015, 0.51, 18, MUTED, align=0.0, width=0.295)
        damage = tuple(pilot.damage for pilot in view.pilots)
        ahead, *others = standings(damage, view.first)
        if not any(damage):
            yield words(texts("Nobody is ahead yet"), SLOT, 0.015, 0.78, 19, TEXT, align=0.0, width=0.295)
            return
        tied = _merit(damage, ahead) == _merit(damage, others[0])
        mine = view.seat is not None and ahead == me
        yield words(self._ahead(tied, mine), SLOT, 0.015, 0.78, 19, TEXT, align=0.0, width=0.295, seat=ahead, face=BOLD)

    def _ahead(self, tied: bool, mine: bool) -> str:
        """Who would win if the game ended now: `{name}` is that pilot."""
        texts = self.texts
        if self._view.phase is Phase.OVER:
            return texts("You have won") if mine else texts("{name} has won")
        if tied:
            return texts("Tied now: you'd win the tie") if mine else texts("Tied now: {name} would win the tie")
        return texts("You are winning now") if mine else texts("{name} is winning now")


def _merit(damage: Sequence[int], seat: Seat) -> int:
    """What decides who leads: little damage of one's own, or with more than two much with the pilot on the left."""
    return -damage[seat] if len(damage) == 2 else damage[left_of(seat, len(damage))]
