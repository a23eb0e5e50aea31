"""What is laid over the table while something is shown: the pencil, the reckoning of a year; and on the sheet of
the column the sums of dice, and what the year comes to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.games.scarper import targets as at
from scrapdesk.games.scarper.board import EDGE as OUTER
from scrapdesk.games.scarper.board import FIELD_TITLES
from scrapdesk.games.scarper.cards import FIRST_YEAR, Deck
from scrapdesk.games.scarper.retold import PencilStroke, Reckoning, ScoredPart, Throw
from scrapdesk.games.scarper.state import NONE, VICTORY
from scrapdesk.games.scarper.view import View
from scrapdesk.games.scarper.wording import aim_text
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scarper.brought import brought
from scrapdesk.ui.faces.scarper.cards import broken
from scrapdesk.ui.faces.scarper.ground import CELL, RIM, SPACE, STRIP, WIDE
from scrapdesk.ui.faces.scarper.ledger import HIGH as LEDGER_HIGH
from scrapdesk.ui.faces.scarper.ledger import MISSION, TITLES, YearLedger
from scrapdesk.ui.faces.scarper.paint import (
    BOLD,
    FADED,
    HEAVY,
    HISTORY,
    INK,
    LETTERS,
    SERIF,
    SHORT,
    SIDES,
    across,
    words,
)
from scrapdesk.ui.faces.scarper.settled import TALL
from scrapdesk.ui.faces.scarper.sheets import EDGE, SheetPen, divided
from scrapdesk.ui.faces.scarper.sheets import WIDE as WIDE_SHEET
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

FORM: Final = "form"
ENVELOPE: Final = (-0.22, -0.05, 0.42, 1.1)
"""Where the envelope of a mission lies, of which its note came out."""
AIM: Final = (37, 30)
"""So many letters of a mission stand in a line of its note, which is smaller beside the sheet of a year."""
YEAR_LINE: Final = (26, 27)
"""The same of what a year was."""
NOTES: Final = ("note:1", "note:2")
HIGH: Final = 410.0
"""How high the sheet is while dice are told."""
TRACK_MIDDLE, TRACK_CELL = 0.5, CELL / WIDE
"""On the strip of morale, where 0 is and how far the next cell is."""
TRACK_STAMP: Final = ((0.5, -0.1, 0.235, 1.35), (0.02, 0.08, 0.84, 0.84))
"""Where a stamp lies beside the name of its track, or beside the track."""
FLAG: Final = 48 / WIDE
"""How wide the flag is there."""
PEN: Final = SheetPen(HIGH)
SIGHT_HIGH: Final = 0.84 * 152 / 218 * 248 / 338
"""How high the picture of the year is on the form, where it has 0.84 of its width."""


SIGHTS: Final = ((0.08, 0.19, 0.84, SIGHT_HIGH), (0.045, 0.17, 0.42, 0.42 * 574 / 257 * 152 / 218))


class Retold:
    def __init__(self, view: View, texts: Texts, left: Seat, deck: Deck | None = None) -> None:
        """`left` is the side at the left of the map."""
        self._view, self._texts, self._left, self._deck = view, texts, left, deck
        self.tall = False
        """Whether the strip of morale is taller, and what lies below the map lower."""

    def ornaments(self) -> Iterator[Ornament]:
        shown = self._view.retold
        if isinstance(shown, PencilStroke):
            yield from self._pencil(shown)
        elif isinstance(shown, Reckoning):
            yield from self._stamps(shown)
            yield from self._notes(shown)
            yield from self._year()
            yield from self._arrow(shown)
        elif isinstance(shown, Throw) and shown.field is not None:
            yield Ornament(picture("scarper/mark-target"), at.field_slot(shown.field))

    def inscriptions(self) -> Iterator[Inscription]:
        shown = self._view.retold
        if isinstance(shown, Reckoning):
            yield from self._stamped_all(shown)
            yield from self._missions(shown)
            yield from self._year_words(shown)
            yield from self._gain(shown)

    # -- the sheet -----------------------------------------------------------------------------------------------

    @property
    def high(self) -> float:
        """How high the sheet is while it tells that."""
        return LEDGER_HIGH if isinstance(self._view.retold, Reckoning) else HIGH

    @property
    def tells(self) -> bool:
        """Whether the sheet is wanted for what is shown."""
        return self._throw is not None or isinstance(self._view.retold, Reckoning)

    @property
    def _throw(self) -> Throw | None:
        """The dice that are told: those that lie there, or for which the front is being drawn."""
        shown = self._view.retold
        return shown.throw if isinstance(shown, PencilStroke) else shown if isinstance(shown, Throw) else None

    def on_sheet(self) -> Iterator[Ornament]:
        """Pictures of the sheet while dice are thrown, or missions lie open."""
        shown, throw = self._view.retold, self._throw
        if throw is not None:
            yield divided(HIGH, (62.0, 300.0))
            for number in range(len(throw.dice)):
                side = throw.seat ^ number
                yield PEN.drawn(picture("scarper/icon-mark-" + LETTERS[side]), _column(number), 92, 30, 30)
        elif isinstance(shown, Reckoning):
            yield from YearLedger(shown, self._texts, self._left).ornaments()

    def said_on_sheet(self) -> Iterator[Inscription]:
        shown, throw = self._view.retold, self._throw
        if throw is not None:
            yield from self._sums(throw)
        elif isinstance(shown, Reckoning):
            yield from YearLedger(shown, self._texts, self._left).inscriptions()

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
            yield PEN.words(texts.line(brought(throw)), EDGE, 354, 32, INK, face=SERIF)

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
        """Each point is stamped where it was won."""
        for part in found.parts[: found.told]:
            if part.points:
                yield from self._where(part, LETTERS[int(part.points < 0)])

    def _where(self, part: ScoredPart, letter: str) -> Iterator[Ornament]:
        stamp = picture("scarper/stamp", side=letter)
        if part.kind in FIELD_TITLES:
            field = FIELD_TITLES.index(part.kind)
            x = self._free(field) - 43
            yield Ornament(stamp, at.field_slot(field), box=(x / STRIP, 0.1, 86 / STRIP, 86 / 108))
        elif part.kind in TITLES:
            yield Ornament(
                stamp, f"tracks:{part.kind}" if self.tall else f"tracknote:{part.kind}", box=TRACK_STAMP[self.tall]
            )

    def _free(self, field: int) -> float:
        """A place in the middle of the ground that was won, between two spaces: trenches stand on spaces."""
        front = across(self._view.fronts[field], self._left)
        return RIM + SPACE * (OUTER + (abs(front) // 2) * (1 if front > 0 else -1))

    def _stamped_all(self, found: Reckoning) -> Iterator[Inscription]:
        """The figures on the stamps."""
        for part in found.parts[: found.told]:
            if part.points:
                yield from self._stamped(part, int(part.points < 0))

    def _stamped(self, part: ScoredPart, side: Seat) -> Iterator[Inscription]:
        """The figure on its stamp."""
        told = f"+{abs(part.points)}"
        if part.kind in FIELD_TITLES:
            field = FIELD_TITLES.index(part.kind)
            yield words(told, at.field_slot(field), self._free(field) / STRIP, 0.505, 36, SIDES[side], face=HEAVY)
        elif part.kind in TITLES:
            slot, y, size = (f"tracks:{part.kind}", 0.51, 28) if self.tall else (f"tracknote:{part.kind}", 0.565, 21)
            left, _, wide, _ = TRACK_STAMP[self.tall]
            yield words(told, slot, left + wide / 2, y, size, SIDES[side], face=HEAVY)

    # -- what was kept secret, and what it all comes to -------------------------------------------------------------

    def _missions(self, found: Reckoning) -> Iterator[Inscription]:
        """Both missions as notes below the map, with what they are worth."""
        texts = self._texts
        shown = {part.seat: part.points for part in found.parts if part.kind == "mission"}
        for slot, side in zip(NOTES, (self._left, 1 - self._left), strict=True):
            yield words(
                texts.line(MISSION[side]), slot, 0.17, 0.105, 24, SIDES[side], align=0.0, width=0.78, face=SERIF
            )
            if side not in shown:
                continue
            yield from self._mission(side, slot)
            points = abs(shown[side])
            told = texts("fulfilled") if points else texts("not fulfilled")
            paint = SIDES[side] if points else FADED
            yield words(told, slot, 0.16, 0.84, 22, paint, align=0.0, width=0.55, face=BOLD)
            gain = f"+{points}" if points else "0"
            yield words(gain, slot, 0.86, 0.84, 28, paint, width=0.2, face=HEAVY)

    def _mission(self, side: Seat, slot: str) -> Iterator[Inscription]:
        view = self._view
        kept = view.year.kept[side] if view.seat in (side, None) else view.enemy_mission
        if self._deck is None or kept == NONE:
            return
        mission = self._deck.missions[kept]
        title = self._texts.word(mission.title)
        yield words(title, slot, 0.05, 0.232, 23, INK, align=0.0, width=0.9, face=BOLD)
        for row, line in enumerate(broken(self._texts.line(aim_text(mission.conditions)), AIM[self.tall])):
            yield words(line, slot, 0.05, 0.36 + 0.108 * row, 19, FADED, align=0.0, width=0.92, face="sans")

    def _notes(self, found: Reckoning) -> Iterator[Ornament]:
        shown = {part.seat: part.points for part in found.parts if part.kind == "mission"}
        for slot, side in zip(NOTES, (self._left, 1 - self._left), strict=True):
            yield Ornament(picture("scarper/torn-open"), slot, box=ENVELOPE)
            yield Ornament(picture("scarper/paper", short="256"), slot)
            yield Ornament(picture("scarper/icon-mark-" + LETTERS[side]), slot, box=(0.05, 0.039, 0.088, 0.133))
            if side not in shown:
                continue
            tick = picture("desk/icon-tick" if shown[side] else "desk/icon-cross", colour="#221D12")
            yield Ornament(tick, slot, box=(0.05, 0.775, 0.087, 0.13))
            if shown[side]:
                yield Ornament(picture("scarper/stamp", side=LETTERS[side]), slot, box=(0.755, 0.715, 0.21, 0.245))

    def _year(self) -> Iterator[Ornament]:
        """What the year was, on the form: a picture of the card that was played last."""
        if self._deck is not None and self._view.played:
            card = self._deck.events[self._view.played[-1]]
            yield Ornament(picture("scarper/sight", picture=card.id), FORM, box=SIGHTS[self.tall])

    def _year_words(self, found: Reckoning) -> Iterator[Inscription]:
        yield words(
            str(found.year),
            FORM,
            0.73 if self.tall else 0.5,
            0.2 if self.tall else 0.105,
            42,
            INK,
            face=SERIF,
            width=0.9,
        )
        history = self._texts.line(HISTORY[min(found.year - FIRST_YEAR, len(HISTORY) - 1)])
        for row, line in enumerate(broken(history, YEAR_LINE[self.tall])):
            if self.tall:
                yield words(line, FORM, 0.73, 0.4 + 0.115 * row, 23, INK, face="serif-italic", width=0.48)
            else:
                yield words(line, FORM, 0.5, 0.655 + 0.066 * row, 19, INK, face="serif-italic", width=0.94)

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
            if self.tall:
                yield from self._arc(first, last, gain)
                return
            yield Ornament(picture("scarper/ghost-flag"), "morale", box=(first - FLAG / 2, 0.0, FLAG, 0.56))
            yield Ornament(arrow, "morale", box=(left, 0.06, width, 0.3))
            yield Ornament(
                picture("scarper/plate"), "morale", box=(self._gain_at(first, last) - 0.027, 0.04, 0.054, 0.34)
            )

    def _arc(self, first: float, last: float, gain: int) -> Iterator[Ornament]:
        """On a taller strip the way goes over the cells, from the flag as it was to where it is."""
        back, left, width = last < first, min(first, last), abs(last - first)
        arc = picture("scarper/arc", side=LETTERS[gain < 0], back="yes" if back else "no", short="44")
        flag = (first - 26 / WIDE, (90 - 57.2) / TALL, 52 / WIDE, 57.2 / TALL)
        for number in range(round(width / TRACK_CELL) + 1):  # the steps it takes, each outlined
            cell = (left + (number - 0.5) * TRACK_CELL, 64 / TALL, TRACK_CELL, 34 / TALL)
            yield Ornament(picture("scarper/step", short="34"), "morale", box=cell)
        yield Ornament(picture("scarper/ghost-flag"), "morale", box=flag)
        yield Ornament(arc, "morale", box=(left, 4 / TALL, width, 44 / TALL))
        yield Ornament(
            picture("scarper/plate"),
            "morale",
            box=(self._gain_at(first, last) - 42 / WIDE, 8 / TALL, 84 / WIDE, 50 / TALL),
        )

    def _gain(self, found: Reckoning) -> Iterator[Inscription]:
        way = self._way(found)
        if way is not None and self.tall:
            x, paint = self._gain_at(way[0], way[1]), SIDES[way[2] < 0]
            yield words(f"+{abs(way[2])}", "morale", x, 33 / TALL, 38, paint, face=HEAVY)
        elif way is not None:
            x, paint = self._gain_at(way[0], way[1]), SIDES[way[2] < 0]
            yield words(f"+{abs(way[2])}", "morale", x, 0.205, 23, paint, face=HEAVY)

    def _gain_at(self, first: float, last: float) -> float:
        """Behind the flag as it was: the way is seen from its beginning to its end."""
        apart = 0.058 if self.tall else 0.05
        return first + (-apart if last > first else apart)


def _column(number: int) -> float:
    """Where the attacker's die is told on the sheet, and where the defender's."""
    return 252.0 if number else EDGE
