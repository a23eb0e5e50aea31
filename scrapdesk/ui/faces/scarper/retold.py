"""What is laid over the table while something is shown: the sums of dice, the pencil, the reckoning of a year."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import say
from scrapdesk.games.scarper import targets as at
from scrapdesk.games.scarper.board import EDGE, FIELD_TITLES
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.retold import PencilStroke, Reckoning, ScoredPart, Throw
from scrapdesk.games.scarper.state import NONE, VICTORY
from scrapdesk.games.scarper.view import View
from scrapdesk.games.scarper.wording import aim_text
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scarper.cards import broken
from scrapdesk.ui.faces.scarper.ground import CELL, RIM, SPACE, STRIP, WIDE
from scrapdesk.ui.faces.scarper.paint import BOLD, FADED, HEAVY, INK, LETTERS, NAMES, SERIF, SHORT, SIDES, across, words
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

FORM: Final = "form"
DICE: Final = "dicepaper"
FIRST, APART = 0.226, 0.0718
"""Where the lines of the reckoning begin on the form, and how far apart they are."""
AIM: Final = 26
"""So many letters of a mission stand in a line beside the map."""
TRACK_MIDDLE, TRACK_CELL = 0.5, CELL / WIDE
"""On the strip of morale, where 0 is and how far the next cell is."""
FLAG: Final = 48 / WIDE
"""How wide the flag is there."""
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
            yield Ornament(picture("scarper/paper", short="250"), DICE)
            yield from self._arrow(shown)
        elif isinstance(shown, Throw):
            yield Ornament(picture("scarper/paper", short="250"), DICE)
            if shown.field is not None:
                yield Ornament(picture("scarper/mark-target"), at.field_slot(shown.field))

    def inscriptions(self) -> Iterator[Inscription]:
        shown = self._view.retold
        if isinstance(shown, Throw):
            yield from self._sums(shown)
        elif isinstance(shown, Reckoning):
            yield from self._ledger(shown)
            yield from self._missions(shown)
            yield from self._gain(shown)

    # -- dice ----------------------------------------------------------------------------------------------------

    def _sums(self, throw: Throw) -> Iterator[Inscription]:
        texts = self._texts
        title = texts("Frontal charge") if len(throw.dice) > 1 else texts("Assault") if throw.bonus else texts("A roll")
        yield words(title, DICE, 0.5, 0.19, 28, INK, face=SERIF, width=0.9)
        if throw.field is not None:
            yield words(FIELD_TITLES[throw.field], DICE, 0.5, 0.25, 23, FADED, face=SERIF, width=0.9)
        for number, value in enumerate(throw.dice if not throw.rolling else ()):
            side, slot = throw.seat ^ number, f"sum:{number + 1}"
            bonus = throw.bonus[number] if number < len(throw.bonus) else 0
            told = texts("{die} + {bonus} = {sum}", die=value, bonus=bonus, sum=value + bonus)
            x = 0.27 if number == 0 else 0.75
            yield words(texts.line(SHORT[side]), DICE, x, 0.385, 21, SIDES[side], face=BOLD, width=0.44)
            yield words(told if throw.bonus else str(value), slot, 0.5, 0.5, 26, SIDES[side], face=BOLD, width=0.94)
        if throw.bonus and not throw.rolling:
            yield words(self._brought(throw), DICE, 0.5, 0.79, 23, INK, face=SERIF, width=0.92)

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
            x = RIM + SPACE * (EDGE + start + way * quarter / 4) - (SPACE / 4 if way < 0 else 0)
            yield Ornament(picture("scarper/dash", side=side), slot, box=(x / STRIP, 0.36, SPACE / 4 / STRIP, 0.28))
        if stroke.drawn >= 4 * abs(goal - start):
            x = RIM + SPACE * (EDGE + goal) - (0 if way < 0 else SPACE / 3)
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
        return RIM + SPACE * (EDGE + (abs(front) // 2) * (1 if front > 0 else -1))

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
        """Both missions beside the map, with what they are worth."""
        texts = self._texts
        yield words(texts("The missions"), DICE, 0.5, 0.06, 25, INK, face=SERIF, width=0.9)
        shown = {part.seat: part.points for part in found.parts if part.kind == "mission"}
        for number, side in enumerate((self._left, 1 - self._left)):
            top = 0.16 + 0.43 * number
            yield words(texts.line(SHORT[side]), DICE, 0.5, top, 20, SIDES[side], face=BOLD, width=0.9)
            if side not in shown:
                continue
            yield from self._mission(side, top)
            points = abs(shown[side])
            told = texts("Fulfilled: +{n}", n=points) if points else texts("Not fulfilled")
            paint = SIDES[side] if points else FADED
            yield words(told, DICE, 0.5, top + 0.32, 22 if points else 19, paint, face=BOLD, width=0.9)

    def _mission(self, side: Seat, top: float) -> Iterator[Inscription]:
        view = self._view
        kept = view.year.kept[side] if view.seat in (side, None) else view.enemy_mission
        if self._deck is None or kept == NONE:
            return
        mission = self._deck.missions[kept]
        title = self._texts.word(mission.title)
        yield words(title, DICE, 0.5, top + 0.055, 21, INK, face=SERIF, width=0.92)
        for row, line in enumerate(broken(self._texts.line(aim_text(mission.conditions)), AIM)):
            yield words(line, DICE, 0.5, top + 0.105 + 0.036 * row, 18, INK, width=0.94)

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
