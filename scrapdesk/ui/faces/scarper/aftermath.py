"""What is laid over the table when a war is over: the front of each year, where morale was, a sheet for every year.

Speaks in ornaments and inscriptions, as the table itself does. Must not know pixels, nor how it comes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Final

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, say
from scrapdesk.games.scarper import targets as at
from scrapdesk.games.scarper.board import ALL_FIELDS, EDGE, FIELD_TITLES
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.chronicle import Feats, YearTold
from scrapdesk.games.scarper.state import NONE
from scrapdesk.games.scarper.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scarper.ground import CELL, HIGH, LEFT, SPACE, TALL, TOP, WIDE
from scrapdesk.ui.faces.scarper.look import ScarperLook
from scrapdesk.ui.faces.scarper.paint import (
    BOLD,
    HEAVY,
    INK,
    ITALIC,
    LETTERS,
    SERIF,
    SIDES,
    across,
    shade,
    words,
)
from scrapdesk.ui.faces.scarper.settled import STRIP_HIGH
from scrapdesk.ui.faces.scarper.settled import TALL as TALLER_STRIP
from scrapdesk.ui.paint.pictures import picture

Box = tuple[float, float, float, float]
SHEETS, SHEET_TOPS, SHEET_HIGHS, GAP = 1380.0, (584.0, 593.0), (336.0, 261.5), 16.0
"""The room below the map for the sheets of the years: usually, and below a taller strip."""
FEWEST, WIDEST = 4, 336.0
"""So many sheets have room at least, and a sheet is so wide at most."""
MARGIN: Final = 18.0
"""How far what is on a sheet keeps from its edges."""
TAG, PIN = 67, 24
"""How wide the tag of a year is, and how far the pin of a front reaches to either side."""
PENNANT_WIDE: Final = 62.0
POLE_APART: Final = 7.0
"""How far a pole stands beside one that has its square already."""
POLE: Final = 24.0
"""How far the pole of the flag is to the left of its square."""
PENNANT_HIGH: Final = (40.0, 72.0)
"""How large the pennant of a year is, and one that flies above another."""
ROWS: Final[tuple[Line, ...]] = (
    say("Ground won"),
    say("Charges won"),
    say("Trenches left"),
)
FAR, FARTHEST = 2, 4
"""An advance of so many spaces is what a year is remembered for, and one of so many took all before it."""
SOURCES: Final = (
    (say("The newspapers decide"), say("Words outweigh guns")),
    (say("The factories decide"), say("Steel counts for most")),
    (say("A secret order succeeds"), say("A hidden plan comes off")),
)
"""What a year is remembered for in which hardly a front moved: propaganda, economy or a mission brought most; in turns,
so that two years in a row don't read alike."""


class Aftermath(ScarperLook):
    """The table of a war that is over. `shown` years are told yet."""

    def __init__(self, deck: Deck, left: Seat, years: Sequence[YearTold], feats: Sequence[Feats]) -> None:
        super().__init__(2, deck)
        self.level(left)
        self._cards, self.years, self._feats = deck.events, tuple(years), tuple(feats)
        self.shown = 0

    @property
    def _told(self) -> tuple[YearTold, ...]:
        return self.years[: self.shown]

    def boxes(self, view: View) -> Sequence[Any]:
        return ()

    # -- pictures ------------------------------------------------------------------------------------------------

    def ornaments(self, view: View) -> Sequence[Ornament]:
        return tuple(self._pictures(view))

    def _pictures(self, view: View) -> Iterator[Ornament]:
        for number, year in enumerate(self._told):
            fronts = ",".join(str(front) for front in self._seen(year))
            last = number == len(self.years) - 1
            side = "" if not last else LETTERS[view.morale < 0] if view.morale else "even"
            back = str(len(self.years) - 1 - number)
            yield Ornament(picture("scarper/year-line", fronts=fronts, year=str(number), back=back, last=side), at.MAP)
        if self.shown == len(self.years):
            for x, y, _ in self._pins():
                yield _on_map("icon-frontpin", (x - 23, y - 26, 46, 46))
        for (x, y), _ in self._tags():
            yield _on_map("plate", (x - 33, y - 16, 67, 33))
        for x, upper, left, _ in self._pennants():
            flown = picture("scarper/pennant", upper="yes" if upper else "no", back="yes" if left else "no")
            yield Ornament(flown, "morale", box=self._pennant(x, upper, left))
        if self.years and self._settled and self.shown == len(self.years):  # the year of the flag itself, on its cloth
            cloth = WIDE / 2 + 8 - CELL * across(self.years[-1].morale, self._left) - 25
            yield Ornament(
                picture("scarper/plate"), "morale", box=(cloth / WIDE, 21 / TALLER_STRIP, 50 / WIDE, 25 / TALLER_STRIP)
            )
        for year, (x, y, w, h) in zip(self._told, self._sheets(), strict=False):
            yield Ornament(picture("scarper/paper", short="270"), at.MAP, box=_part((x, y, w, h)))
            if year.card != NONE:
                card = self._cards[year.card]
                yield _on_map("sight", _sight(x, y, w, h), picture=card.id)
            if year.gain:
                mark = f"icon-mark-{LETTERS[year.gain < 0]}"
                yield _on_map(mark, (x + w - (100 if abs(year.gain) < 10 else 122), y + 14, 32, 32))

    # -- words ---------------------------------------------------------------------------------------------------

    def inscriptions(self, view: View) -> Sequence[Inscription]:
        return tuple(self._words())

    def _words(self) -> Iterator[Inscription]:
        for (x, y), number in self._tags():
            yield _at(str(number), x, y, 20, INK, face=ITALIC)
        if self.shown == len(self.years):
            for x, y, front in self._pins():
                yield _at(str(abs(front)), x, y - 9, 19, shade(front), face=HEAVY)
        for x, upper, back, told in self._pennants():
            left, top, wide, high = self._pennant(x, upper, back)
            y = top + high * 15 / (PENNANT_HIGH[upper])
            yield words(told, "morale", left + (0.47 if back else 0.53) * wide, y, 18, INK, face=BOLD)
        if self.years and self._settled and self.shown == len(self.years):
            x = 0.5 + (8 - CELL * across(self.years[-1].morale, self._left)) / WIDE
            yield words(str(self.years[-1].number), "morale", x, 33 / TALLER_STRIP, 18, INK, face=BOLD)
        for year, box in zip(self._told, self._sheets(), strict=False):
            yield from self._year_words(year, box)

    def _year_words(self, year: YearTold, box: Box) -> Iterator[Inscription]:
        texts, (x, y, w, h) = self.texts, box
        yield _at(str(year.number), x + 18, y + 32, 30, INK, align=0.0, face=SERIF)
        paint = INK if not year.gain else SIDES[year.gain < 0]
        yield _at(f"+{abs(year.gain)}" if year.gain else "0", x + w - 18, y + 32, 28, paint, align=1.0, face=HEAVY)
        yield _at(
            texts.line(remembered(year)), x + MARGIN, y + h - 29, 22, INK, align=0.0, face=BOLD, width=(w - 30) / WIDE
        )

    @property
    def sides(self) -> tuple[Seat, Seat]:
        """As they lie on the map, from the left."""
        return self._left, 1 - self._left

    def figures(self) -> Iterator[tuple[str, str, str]]:
        """What both sides did: what it is, and how much of it the side at the left and the other one did."""
        for line, pair in zip(ROWS, self._figures(), strict=True):
            yield self.texts.line(line), pair[self._left], pair[1 - self._left]

    def _figures(self) -> Iterator[tuple[str, str]]:
        """As many pairs as there are rows, each the Entente's first."""
        of = self.texts
        first, second = self._feats
        yield str(first.ground), str(second.ground)
        yield (
            of("{n} of {all}", n=first.won, all=first.charges),
            of("{n} of {all}", n=second.won, all=second.charges),
        )
        yield str(first.trenches), str(second.trenches)

    # -- where ---------------------------------------------------------------------------------------------------

    def _seen(self, year: YearTold) -> tuple[int, ...]:
        """The front from the topmost battlefield on, as it is seen from the left."""
        order = ALL_FIELDS if self._left == 0 else ALL_FIELDS[::-1]
        return tuple(across(year.after[field], self._left) for field in order)

    def _tags(self) -> Iterator[tuple[tuple[float, float], int]]:
        """Where the line of each year but the last is named: beside it, in a battlefield of its own, where it hides the
        fewest other lines and is furthest away from the last."""
        if not self.years:
            return
        newest, free = len(self.years) - 1, list(range(len(ALL_FIELDS)))
        fronts = [self._seen(year) for year in self.years]
        for number, year in enumerate(self._told[:newest]):
            places = [(row, x) for row in free for x in self._beside(number, fronts[number][row])]

            def hides(place: tuple[int, float], seen: tuple[int, ...] = fronts[number]) -> tuple[int, int]:
                row, x = place
                near = sum(abs(self._line(at, front[row]) - x) < TAG / 2 for at, front in enumerate(fronts))
                pinned = abs(self._line(newest, fronts[newest][row]) - x) < TAG / 2 + PIN
                return near + 2 * pinned, -abs(seen[row] - fronts[newest][row])

            row, x = min(places, key=hides)
            free.remove(row)
            yield (x, TOP + HIGH * (row + 0.5)), year.number

    def _line(self, number: int, front: int) -> float:
        """Where the line of a year runs at a front: those of older years further to the left."""
        return LEFT + SPACE * (EDGE + front) - 9.0 * (len(self.years) - 1 - number)

    def _beside(self, number: int, front: int) -> Iterator[float]:
        """Where a tag touches that line and stays on the map."""
        for way in (-1, 1):
            x = self._line(number, front) + way * (TAG / 2 + 3)
            if 150 + TAG / 2 < x < WIDE - TAG / 2:
                yield x

    def _pins(self) -> Iterator[tuple[float, float, int]]:
        """The pins of the front as it is now: the line of the last year runs below them."""
        for row, front in enumerate(self._seen(self.years[-1]) if self.years else ()):
            told = front if self._left == 0 else -front
            yield LEFT + SPACE * (EDGE + front), TOP + HIGH * (row + 0.5), told

    def _pennants(self) -> Iterator[tuple[float, bool, bool, str]]:
        """Where morale was at the end of each year but the last, which the flag itself shows: where its staff stands,
        whether it flies higher, whether to the left, and its year. Each has a place in which it hides no other."""
        if not self.years:
            return
        flag, told = self._track(self.years[-1].morale), self._told[: len(self.years) - 1]
        poles: list[float] = []
        for year in told:
            x = self._track(year.morale) - (POLE if year.morale == self.years[-1].morale else 0)
            poles.append(x + POLE_APART * sum(abs(x - other) < POLE_APART for other in poles))
        ways = product(((upper, back) for back in (False, True) for upper in (False, True)), repeat=len(told))
        best = min(ways, key=lambda flown: _hidden(poles, flown, flag))
        for year, x, (upper, back) in zip(told, poles, best, strict=True):
            yield x, upper, back, str(year.number)

    def _track(self, morale: int) -> float:
        """Where morale is on its strip, in the units of the map."""
        return WIDE / 2 - CELL * across(morale, self._left)

    def _pennant(self, x: float, upper: bool, back: bool) -> Box:
        """Its place on the strip: its staff ends on the cells."""
        strip, foot = (TALLER_STRIP, 76.0) if self._settled else (STRIP_HIGH, 40.0)
        high = PENNANT_HIGH[upper] if self._settled else min(PENNANT_HIGH[upper], foot)
        left = x - (PENNANT_WIDE - 3 if back else 3)
        return left / WIDE, (foot - high) / strip, PENNANT_WIDE / WIDE, high / strip

    def _sheets(self) -> Iterator[Box]:
        count = max(FEWEST, len(self.years))
        wide = min((SHEETS - GAP * (count - 1)) / count, WIDEST)
        for number in range(len(self.years)):
            yield number * (wide + GAP), SHEET_TOPS[bool(self._settled)], wide, SHEET_HIGHS[bool(self._settled)]


def remembered(year: YearTold) -> Line:
    """What a year was, in a few words: where a front moved, or else what brought most to whoever gained."""
    field, won = year.field, year.won
    if field is not None and abs(won) >= FAR:
        way = 1 if won > 0 else -1  # whose way it was, the mark above it tells
        start, end, where = year.before[field] * way, year.after[field] * way, FIELD_TITLES[field]
        if start > 0:
            return say("Deep in {field}", field=where)
        if end <= 0:
            return say("{field} regained", field=where)
        if abs(won) >= FARTHEST:
            return say("{field} stormed", field=where)
        return say("{field} taken", field=where)
    if field is not None:
        return say("A mile of {field}", field=FIELD_TITLES[field])
    moved = [abs(after - before) for before, after in zip(year.before, year.after, strict=True)]
    if max(moved) >= FAR:  # by whoever gained nothing by it
        return say("{field} won in vain", field=FIELD_TITLES[moved.index(max(moved))])
    if year.source is not None:
        return SOURCES[year.source][year.number % 2]
    return say("The line holds")


def _hidden(poles: Sequence[float], flown: Sequence[tuple[bool, bool]], flag: float) -> float:
    """How much pennants at these poles would hide of each other, and of the flag; `flown`: whether each flies higher,
    and whether to the left. Where nothing is hidden, low and to the right is best."""
    cloths = [(x - PENNANT_WIDE * back, upper) for x, (upper, back) in zip(poles, flown, strict=True)]
    worst = sum(3.0 * upper + back for upper, back in flown)
    for number, (left, upper) in enumerate(cloths):
        worst += 10 * max(0.0, min(flag + 48, left + PENNANT_WIDE) - max(flag - 24, left))
        for other, above in cloths[:number]:
            worst += 10 * max(0.0, PENNANT_WIDE - abs(left - other)) if above == upper else 0.0
        through = [x for x, (higher, _) in zip(poles, flown, strict=True) if higher and not upper]
        worst += sum(200.0 for x in through if left + 2 < x < left + PENNANT_WIDE - 2)
    return worst


def _sight(x: float, y: float, wide: float, tall: float) -> Box:
    """Where the picture of a year is on its sheet: in the middle, as large as the line below it lets it be."""
    high = min((wide - 2 * MARGIN) * 152 / 218, tall - 118.0)
    across = high * 218 / 152
    return x + (wide - across) / 2, y + 56, across, high


def _part(box: Box) -> Box:
    """A place in the map's units as parts of it."""
    return box[0] / WIDE, box[1] / TALL, box[2] / WIDE, box[3] / TALL


def _on_map(name: str, box: Box, **more: str) -> Ornament:
    return Ornament(picture(f"scarper/{name}", **more), at.MAP, box=_part(box))


def _at(text: str, x: float, y: float, size: int, paint: Any, **more: Any) -> Inscription:
    """Words at a place of the map."""
    return words(text, at.MAP, x / WIDE, y / TALL, size, paint, **more)
