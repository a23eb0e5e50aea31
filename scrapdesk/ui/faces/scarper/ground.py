"""The map as the war has changed it: ground won, where the lines join, who is ahead in each battlefield, the towns."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.games.scarper import targets as at
from scrapdesk.games.scarper.board import ALL_FIELDS, EDGE, FIELD_TITLES, FIELDS, NEXT, SPACES, on_space
from scrapdesk.games.scarper.retold import Reckoning
from scrapdesk.games.scarper.state import NO_ATTACK, Phase
from scrapdesk.games.scarper.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scarper.paint import (
    BOLD,
    FADED,
    HEAVY,
    INK,
    ITALIC,
    LETTERS,
    SERIF,
    SHORT,
    SIDES,
    across,
    ahead,
    shade,
    words,
)
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

STRIP: Final = 1228.0
"""How wide a battlefield is: eight spaces, and room for a line at both edges."""
RIM, SPACE = 34.0, 145.0
WIDE: Final = 1380.0
CELL: Final = 34.0
"""How wide the map is, and the strip of morale above it; and a cell of morale."""
LEFT, TOP, HIGH, TALL = 182.0, 26.0, 108.0, 577.0
REACH: Final = 25.0
"""How far a trench line is from the middle of no-man's-land."""
TOWNS: Final = (("Ypres", "Ghent"), ("Arras", "Douai"), ("Amiens", "Laon"), ("Reims", "Vouziers"), ("Nancy", "Metz"))


def _places(field: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the towns of a battlefield lie: in spaces from the west, and in parts of its height."""
    return (0.3 + 0.22 * (field % 2), 0.76), (7.05 - 0.2 * (field % 2), 0.25)


class BattleGround:
    def __init__(
        self, view: View, texts: Texts, near: Seat, left: Seat, chosen: int | None = None, assault: bool = False
    ) -> None:
        """`left` is the side at the left of the map, `near` the one whose charges are helped. `chosen` is the
        battlefield that is weighed, for an `assault`, which nobody helps, or for a charge."""
        self._chosen, self._assault = chosen, assault
        self._view, self._texts, self._near, self._left = view, texts, near, left

    def _seen(self, field: int) -> int:
        return across(self._view.fronts[field], self._left)

    @property
    def _fights(self) -> bool:
        """Whether the year goes on: neither it nor the war is being settled."""
        return self._view.phase is not Phase.OVER and not isinstance(self._view.retold, Reckoning)

    # -- pictures ------------------------------------------------------------------------------------------------

    def ornaments(self) -> Iterator[Ornament]:
        yield Ornament(picture("scarper/map", near=str(self._left)), at.MAP)
        if self._chosen is not None:
            yield Ornament(picture("scarper/chosen"), at.field_slot(self._chosen))
        for field in ALL_FIELDS:
            yield from self._won(field)
        order = ALL_FIELDS if self._left == 0 else ALL_FIELDS[::-1]
        for row, (upper, lower) in enumerate(pairwise(order)):
            yield from self._joined(row, self._seen(upper), self._seen(lower))
        for field in ALL_FIELDS:
            for _, x, y in self._towns(field):
                box = (x - 6 / STRIP, y - 6 / HIGH, 12 / STRIP, 12 / HIGH)
                yield Ornament(picture("scarper/town"), at.field_slot(field), box=box)
        for x, y, _, down in self._flanks():
            box = ((x - 35) / WIDE, (y - 18) / TALL, 70 / WIDE, 36 / TALL)
            what = picture("scarper/flank", side=LETTERS[self._near], down="yes" if down else "no")
            yield Ornament(what, at.MAP, box=box)

    def _won(self, field: int) -> Iterator[Ornament]:
        front, side = self._seen(field), ahead(self._view.fronts[field])
        if side is not None:
            left, width = RIM + SPACE * (EDGE + min(front, 0)), SPACE * abs(front)
            box = (left / STRIP, 0.05, width / STRIP, 0.9)
            yield Ornament(picture("scarper/won", side=LETTERS[side], short="92"), at.field_slot(field), box=box)

    def _flanks(self) -> Iterator[tuple[float, float, int, bool]]:
        """Where a neighbour who is further along helps a charge of the near side: place, by how much, which way. Where
        one battlefield is weighed, only what helps there."""
        if not self._fights or self._assault:
            return
        order = ALL_FIELDS if self._left == 0 else ALL_FIELDS[::-1]
        for row, (upper, lower) in enumerate(pairwise(order)):
            first, second = self._seen(upper), self._seen(lower)
            down = (first > second) is (self._near == self._left)
            if first != second and self._chosen in (None, lower if down else upper):
                x = LEFT + SPACE * (EDGE + (first + second) / 2)
                yield x, TOP + HIGH * (row + 1), 1 if abs(first - second) == 1 else 2, down

    def _joined(self, row: int, upper: int, lower: int) -> Iterator[Ornament]:
        """Both trench lines along the border of two battlefields where their fronts differ."""
        if upper == lower:
            return
        start, length = min(upper, lower), abs(upper - lower)
        y = TOP + HIGH * (row + 1)
        for side in (0, 1):  # the dashed line over the solid one: where they run together, both are seen
            aside = -REACH if side == self._left else REACH
            x = LEFT + SPACE * (EDGE + start) + aside
            box = (x / WIDE, (y - 3) / TALL, length * SPACE / WIDE, 6 / TALL)
            yield Ornament(picture("scarper/joint", side=LETTERS[side], short="6"), at.MAP, box=box)

    # -- words ---------------------------------------------------------------------------------------------------

    def inscriptions(self) -> Iterator[Inscription]:
        for number in range(-EDGE, EDGE + 1):
            side = None if not number else self._left if number > 0 else 1 - self._left
            x = (LEFT + SPACE * (EDGE + number)) / WIDE
            paint = INK if side is None else SIDES[side]
            yield words(str(abs(number)), at.MAP, x, 14 / TALL, 18, paint, face=BOLD)
        for x, y, bonus, _ in self._flanks():
            told = f"+{bonus}"
            yield words(told, at.MAP, (x - 9) / WIDE, y / TALL, 22, SIDES[self._near], face=HEAVY)
        for field in ALL_FIELDS:
            for name, x, y in self._towns(field):
                text = x + 12 / STRIP
                yield words(name, at.field_slot(field), text, y, 19, FADED, align=0.0, face=ITALIC, width=0.2)
        for field in ALL_FIELDS:
            yield from self._name(field)

    def _covered(self, field: int, column: float) -> bool:
        """Whether a front or trenches stand where the name of a town would."""
        before, after = (0.1, 0.75) if self._left == 0 else (0.75, 0.1)  # its name is at the right of its place
        spaces = range(max(0, int(column - before)), min(SPACES, int(column + after) + 1))
        front = self._view.fronts[field] + EDGE
        touched = column - before - 0.2 < front < column + after + 0.2
        return touched or any(on_space(self._view.trenches[field], at) for at in spaces)

    def _towns(self, field: int) -> Iterator[tuple[str, float, float]]:
        """Those that nothing stands on. They keep their place on the ground, whichever way it is turned."""
        for name, (column, y) in zip(TOWNS[field], _places(field), strict=True):
            if not self._covered(field, column):
                x = (RIM + SPACE * column) / STRIP
                yield (name, x, y) if self._left == 0 else (name, 1 - x, 1 - y)

    def _name(self, field: int) -> Iterator[Inscription]:
        texts, front = self._texts, self._view.fronts[field]
        slot, side = f"name:{FIELDS[field]}", ahead(front)
        price = self._price(field)
        first, second = (0.25, 0.51) if price else (0.37, 0.65)
        yield words(FIELD_TITLES[field], slot, 0.08, first, 22, INK, align=0.0, face=SERIF, width=0.86)
        lead = texts("even") if side is None else texts("{side} +{n}", side=texts.line(SHORT[side]), n=abs(front))
        yield words(lead, slot, 0.08, second, 19, shade(front), align=0.0, face=BOLD, width=0.8)
        if price:
            yield words(price, slot, 0.08, 0.78, 18, INK, align=0.0, width=0.92, face="sans")

    def _price(self, field: int) -> str:
        """What points of the near side do here without dice; nothing where they do nothing or too few are left,
        while none are spent, and while another battlefield is weighed."""
        view, texts = self._view, self._texts
        if view.phase is not Phase.SPEND or view.turn != self._near or self._chosen not in (None, field):
            return ""
        following = NEXT[self._near][view.fronts[field]]
        if not following or not self._fights or view.year.bans[self._near] & NO_ATTACK:
            return ""
        blocked = bool(view.trenches[field] & following)
        if view.left < 1 + blocked:
            return ""
        return texts("Clear: 2 points") if blocked else texts("Push: 1 point")
