"""What is laid over the table while something is shown: the pencil, the reckoning of a year; and on the sheet of the
column the sums of dice, and the missions that were opened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import say
from scrapdesk.games.scarper import targets as at
from scrapdesk.games.scarper.board import EDGE as OUTER
from scrapdesk.games.scarper.board import FIELD_TITLES
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.retold import PencilStroke, Reckoning, ScoredPart, Throw
from scrapdesk.games.scarper.state import NONE, VICTORY
from scrapdesk.games.scarper.view import View
from scrapdesk.games.scarper.wording import aim_text
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scarper.cards import broken
from scrapdesk.ui.faces.scarper.ground import CELL, RIM, SPACE, STRIP, WIDE
from scrapdesk.ui.faces.scarper.paint import BOLD, FADED, HEAVY, INK, LETTERS, NAMES, SERIF, SHORT, SIDES, across, words
from scrapdesk.ui.faces.scarper.sheets import EDGE, SheetPen, divided
from scrapdesk.ui.faces.scarper.sheets import WIDE as WIDE_SHEET
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

FORM: Final = "form"
FIRST, APART = 0.226, 0.0718
"""Where the lines of the reckoning begin on the form, and how far apart they are."""
AIM: Final = 40
"""So many letters of a mission stand in a line of the sheet."""
HIGH: Final = 410.0
"""How high the sheet is while dice or missions are told."""
SHOWN: Final = (76.0, 246.0)
"""Where each mission begins on it."""
TRACK_MIDDLE, TRACK_CELL = 0.5, CELL / WIDE
"""On the strip of morale, where 0 is and how far the next cell is."""
FLAG: Final = 48 / WIDE
"""How wide the flag is there."""
PEN: Final = SheetPen(HIGH)
MISSION: Final = (say("Entente mission"), say("Central Powers mission"))
TITLES: Final = {"propaganda": say("Propaganda"), "economy": say("Economy")}


class Retold:
    def __init__(self, view: View, texts: Texts, left: Seat, deck: Deck | None = None) -> None:
        """`left` is the side at the left of the map."""
        self._view, self._texts, self._left, self._deck = view, texts, left, deck

    def ornaments(self) -> Iterator[Ornament]:
        shown = self._view.retold
        if isinstance(shown, PencilStroke):
            yield from self._pencil(shown)
        elif isinstance(shown, Reckoning):
            yield from self._stamps(shown)
            yield from self._arrow(shown)
        elif isinstance(shown, Throw) and shown.field is not None:
            yield Ornament(picture("scarper/mark-target"), at.field_slot(shown.field))

    def inscriptions(self) -> Iterator[Inscription]:
        shown = self._view.retold
        if isinstance(shown, Reckoning):
            yield from self._ledger(shown)
            yield from self._gain(shown)

    # -- the sheet -----------------------------------------------------------------------------------------------

    @property
    def tells(self) -> bool:
        """Whether the sheet is wanted for what is shown."""
        return isinstance(self._view.retold, Throw | Reckoning)

    def on_sheet(self) -> Iterator[Ornament]:
        """Pictures of the sheet while dice are thrown, or missions lie open."""
        shown = self._view.retold
        if isinstance(shown, Throw):
            yield divided(HIGH, (62.0, 300.0))
            for number in range(len(shown.dice)):
                side = shown.seat ^ number
                yield PEN.drawn(picture("scarper/icon-mark-" + LETTERS[side]), _column(number), 92, 30, 30)
        elif isinstance(shown, Reckoning):
            yield divided(HIGH, (62.0, SHOWN[1] - 14))
            points = {part.seat: part.points for part in shown.parts if part.kind == "mission"}
            for y, side in zip(SHOWN, (self._left, 1 - self._left), strict=True):
                yield PEN.drawn(picture("scarper/icon-mark-" + LETTERS[side]), EDGE, y, 30, 30)
                if points.get(side):
                    yield PEN.drawn(picture("scarper/stamp", side=LETTERS[side]), WIDE_SHEET - 88, y + 78, 66, 66)

    def said_on_sheet(self) -> Iterator[Inscription]:
        shown = self._view.retold
        if isinstance(shown, Throw):
            yield from self._sums(shown)
        elif isinstance(shown, Reckoning):
            yield from self._missions(shown)

    def _sums(self, throw: Throw) -> Iterator[Inscription]:
        texts = self._texts
        title = texts("Frontal charge") if len(throw.dice) > 1 else texts("Assault") if throw.bonus else texts("A roll")
        yield PEN.words(title, EDGE, 33, 29, INK, width=240, face=SERIF)
        if throw.field is not None:
            where = FIELD_TITLES[throw.field]
            yield PEN.words(where, WIDE_SHEET - EDGE, 34, 24, FADED, align=1.0, width=200, face=SERIF)
        for number, value in enumerate(throw.dice):
            side, x = throw.seat ^ number, _column(number)
            bonus = throw.bonus[number] if number < len(throw.bonus) else 0
            yield PEN.words(texts.line(SHORT[side]), x + 42, 107, 24, SIDES[side], width=160, face=BOLD)
            if throw.rolling:
                continue
            yield PEN.words(str(value + bonus), x, 188, 84, SIDES[side], width=200, face=HEAVY)
            if throw.bonus:
                told = texts("{die} + {bonus} = {sum}", die=value, bonus=bonus, sum=value + bonus)
                yield PEN.words(told, x, 262, 27, SIDES[side], width=200, face=BOLD)
        if throw.bonus and not throw.rolling:
            yield PEN.words(self._brought(throw), EDGE, 354, 32, INK, face=SERIF)

    def _brought(self, throw: Throw) -> str:
        """What the dice are worth, before it is done."""
        texts, first = self._texts, throw.dice[0] + throw.bonus[0]
        if len(throw.dice) == 1:
            return texts("Movement value {n}", n=first)
        second = throw.dice[1] + throw.bonus[1]
        if first > second:
            return texts("Movement value {n}", n=first - second)
        return texts("Tied: no effect") if first == second else texts("Repelled by {n}", n=second - first)

    # -- the pencil ----------------------------------------------------------------------------------------------

    def _pencil(self, stroke: PencilStroke) -> Iterator[Ornament]:
        """Strokes of a quarter of a space each, and a head where the line has come to its goal."""
        start, goal = across(stroke.start, self._left), across(stroke.goal, self._left)
        way = 1 if goal > start else -1
        slot, side = at.field_slot(stroke.field), LETTERS[stroke.seat]
        for quarter in range(stroke.drawn):
            x = RIM + SPACE * (OUTER + start + way * quarter / 4) - (SPACE / 4 if way < 0 else 0)
            yield Ornament(picture("scarper/dash", side=side), slot, box=(x / STRIP, 0.36, SPACE / 4 / STRIP, 0.28))
        if stroke.drawn >= 4 * abs(goal - start):
            x = RIM + SPACE * (OUTER + goal) - (0 if way < 0 else SPACE / 3)
            head = picture("scarper/head", side=side, back="yes" if way < 0 else "no")
            yield Ornament(head, slot, box=(x / STRIP, 0.2, SPACE / 3 / STRIP, 0.6))

    # -- the reckoning -------------------------------------------------------------------------------------------

    def _stamps(self, found: Reckoning) -> Iterator[Ornament]:
        """Each point is stamped where it was won, and as marks on its side of the ledger."""
        for row, part in enumerate(found.parts[: found.told]):
            if not part.points:
                continue
            side = int(part.points < 0)
            yield from self._where(part, LETTERS[side])
            for number in range(min(4, abs(part.points))):
                x = 0.27 - 0.05 * number if side == self._left else 0.68 + 0.05 * number
                y = FIRST + APART * row - 0.026
                yield Ornament(picture("scarper/icon-mark-" + LETTERS[side]), FORM, box=(x, y, 0.05, 0.052))

    def _where(self, part: ScoredPart, letter: str) -> Iterator[Ornament]:
        stamp = picture("scarper/stamp", side=letter)
        if part.kind in FIELD_TITLES:
            field = FIELD_TITLES.index(part.kind)
            x = self._free(field) - 31
            yield Ornament(stamp, at.field_slot(field), box=(x / STRIP, 0.2, 62 / STRIP, 0.61))
        elif part.kind in TITLES:
            yield Ornament(stamp, f"trackname:{part.kind}", box=(0.56, 0.45, 0.44, 0.56))

    def _free(self, field: int) -> float:
        """A place in the middle of the ground that was won, between two spaces: trenches stand on spaces."""
        front = across(self._view.fronts[field], self._left)
        return RIM + SPACE * (OUTER + (abs(front) // 2) * (1 if front > 0 else -1))

    def _ledger(self, found: Reckoning) -> Iterator[Inscription]:
        texts = self._texts
        yield words(texts("The score for {year}", year=found.year), FORM, 0.5, 0.06, 24, INK, face=SERIF, width=0.9)
        for side, x, align in ((self._left, 0.06, 0.0), (1 - self._left, 0.94, 1.0)):
            yield words(texts.line(SHORT[side]), FORM, x, 0.15, 20, SIDES[side], align=align, face=BOLD, width=0.4)
        for row, part in enumerate(found.parts):
            told, y = row < found.told, FIRST + APART * row
            yield words(self._title(part), FORM, 0.5, y, 18, INK if told and part.points else FADED, width=0.36)
            if told and part.points:
                side = int(part.points < 0)
                x = 0.06 if side == self._left else 0.94
                yield words(str(abs(part.points)), FORM, x, y, 22, SIDES[side], face=HEAVY)
                yield from self._stamped(part, side)
        if found.told:
            yield from self._sum(found)

    def _title(self, part: ScoredPart) -> str:
        if part.kind == "mission":
            return self._texts.line(MISSION[part.seat or 0])
        title = TITLES.get(part.kind)
        return part.kind if title is None else self._texts.line(title)

    def _stamped(self, part: ScoredPart, side: Seat) -> Iterator[Inscription]:
        """The figure on its stamp."""
        told = f"+{abs(part.points)}"
        if part.kind in FIELD_TITLES:
            field = FIELD_TITLES.index(part.kind)
            yield words(told, at.field_slot(field), self._free(field) / STRIP, 0.505, 26, SIDES[side], face=HEAVY)
        elif part.kind in TITLES:
            yield words(told, f"trackname:{part.kind}", 0.78, 0.73, 22, SIDES[side], face=HEAVY)

    # -- what was kept secret, and what it all comes to -------------------------------------------------------------

    def _missions(self, found: Reckoning) -> Iterator[Inscription]:
        """Both missions, with what they are worth."""
        texts = self._texts
        yield PEN.words(texts("The missions"), EDGE, 33, 29, INK, face=SERIF)
        shown = {part.seat: part.points for part in found.parts if part.kind == "mission"}
        for top, side in zip(SHOWN, (self._left, 1 - self._left), strict=True):
            yield PEN.words(texts.line(SHORT[side]), EDGE + 42, top + 15, 24, SIDES[side], width=300, face=BOLD)
            if side not in shown:
                continue
            yield from self._mission(side, top)
            points = abs(shown[side])
            told = texts("Fulfilled: +{n}", n=points) if points else texts("Not fulfilled")
            paint = SIDES[side] if points else FADED
            yield PEN.words(told, EDGE, top + 132, 23, paint, width=300, face=BOLD)
            if points:
                yield PEN.words(f"+{points}", WIDE_SHEET - 55, top + 111, 27, paint, align=0.5, width=60, face=HEAVY)

    def _mission(self, side: Seat, top: float) -> Iterator[Inscription]:
        view = self._view
        kept = view.year.kept[side] if view.seat in (side, None) else view.enemy_mission
        if self._deck is None or kept == NONE:
            return
        mission = self._deck.missions[kept]
        yield PEN.words(self._texts.word(mission.title), EDGE, top + 49, 23, INK, face=SERIF)
        for row, line in enumerate(broken(self._texts.line(aim_text(mission.conditions)), AIM)):
            yield PEN.words(line, EDGE, top + 77 + 23 * row, 19, INK, width=370)

    def _way(self, found: Reckoning) -> tuple[float, float, int] | None:
        """The way of the flag, once all is added up: from where to where on its track, and how far."""
        gain = found.sums[0] - found.sums[1]
        goal = max(-VICTORY, min(VICTORY, found.start + gain))
        if not found.whole or goal == found.start:
            return None
        first, last = (TRACK_MIDDLE - TRACK_CELL * across(at, self._left) for at in (found.start, goal))
        return first, last, goal - found.start

    def _arrow(self, found: Reckoning) -> Iterator[Ornament]:
        way = self._way(found)
        if way is not None:
            first, last, gain = way
            left, width = min(first, last), abs(last - first)
            arrow = picture("scarper/arrow", side=LETTERS[gain < 0], back="yes" if last < first else "no", short="26")
            yield Ornament(picture("scarper/ghost-flag"), "morale", box=(first - FLAG / 2, 0.0, FLAG, 0.56))
            yield Ornament(arrow, "morale", box=(left, 0.06, width, 0.3))
            yield Ornament(picture("scarper/plate"), "morale", box=(self._gain_at(*way) - 0.027, 0.04, 0.054, 0.34))

    def _gain(self, found: Reckoning) -> Iterator[Inscription]:
        way = self._way(found)
        if way is not None:
            x, paint = self._gain_at(*way), SIDES[way[2] < 0]
            yield words(f"+{abs(way[2])}", "morale", x, 0.205, 23, paint, face=HEAVY)

    @staticmethod
    def _gain_at(first: float, last: float, gain: int) -> float:
        """On the middle of a long way; of a short one, beyond the flag."""
        if abs(gain) > 3:
            return (first + last) / 2
        return last + (0.055 if last > first else -0.055)

    def _sum(self, found: Reckoning) -> Iterator[Inscription]:
        texts, sums = self._texts, found.sums
        for side, x in ((self._left, 0.14), (1 - self._left, 0.86)):
            yield words(str(sums[side]), FORM, x, 0.9, 44, SIDES[side], face=HEAVY)
        gain = sums[0] - sums[1]
        if not found.whole:
            yield words(texts("against"), FORM, 0.5, 0.9, 21, FADED, face="serif-italic")
        elif gain:
            told = texts("{side} +{n}", n=abs(gain), side=texts.line(NAMES[gain < 0]))
            yield words(told, FORM, 0.5, 0.9, 22, SIDES[gain < 0], face=BOLD, width=0.5)
        else:
            yield words(texts("Nobody gains"), FORM, 0.5, 0.9, 21, INK, face=BOLD, width=0.5)


def _column(number: int) -> float:
    """Where the attacker's die is told on the sheet, and where the defender's."""
    return 252.0 if number else EDGE
