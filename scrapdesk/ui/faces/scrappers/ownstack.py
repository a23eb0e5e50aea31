"""The rail with the own stack: lamps, which bay is next, and under every card its name, its price and what comes of it.

Everything is told from the view and the forecast. Must not know pixels; where the slots lie the map says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from scrapdesk.core.notation import actor_text
from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.cards import FUEL, SCRAP, CardSet
from scrapdesk.games.scrappers.forecast import Forecast, Row
from scrapdesk.games.scrappers.state import ASSIGNED, BAYS, FROM_A, UNKNOWN, Phase, Slot
from scrapdesk.games.scrappers.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scrappers.meant import Lid
from scrapdesk.ui.faces.scrappers.outlook import Inks, Parts, either, line_of, token_of
from scrapdesk.ui.faces.scrappers.paints import BOLD, DIM, FADED, HAZARD, INK, MUTED, SANS, TEXT, UNPAID, words
from scrapdesk.ui.faces.scrappers.signline import LineSign, LineWord, SignLine
from scrapdesk.ui.faces.scrappers.traces import TICK, BayShape, BayTrace, ghost_in, ghost_words, trace_in
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

TAG: Final = (215.0, 70.0)
"""The plate below a bay on the map."""
MOST: Final = 2
"""So many results have room on it."""
CHUTE: Final = (62.0, 314.0)
"""The chute on the map."""
SHUT: Final = 0.34
"""How far the word on its lid stands from the top."""
THROWN: Final = 34.0
"""How large the signs of what it brings are."""
PAPER: Final = Inks(INK, FADED, UNPAID)


BAY: Final = BayShape(209.0, 228.0, 160.0)
"""How large a bay of the rail is."""


class Whose(NamedTuple):
    """Who sits at the near edge, whose card fires next, and the bay into which the viewer lays a card, from 0."""

    me: Seat
    fires_next: Seat | None
    places_in: int | None


class OwnStack:
    def __init__(self, cards: CardSet, view: View, texts: Texts, forecast: Forecast, whose: Whose) -> None:
        self._cards, self._view, self.texts, self._whose = cards, view, texts, whose
        self._rows: Mapping[int, Row] = {row.bay: row for row in forecast.rows} if view.seat == whose.me else {}
        self._pilot = view.pilots[whose.me]
        self._name = actor_text(whose.me)
        self.trace: BayTrace | None = None
        """The card that is on the stage, if it is one of these: it has left its bay."""
        self.ghost: BayTrace | None = None
        """A card that was chosen, where it would lie."""
        self.lid = Lid.SHUT

    def _lit(self, bay: int) -> bool:
        """Whether the card in a bay fires now, or next of all."""
        if self._fires_now:
            return bay == len(self._pilot.stack)
        return bay == len(self._pilot.stack) - 1 and self._whose.fires_next == self._whose.me

    @property
    def _fires_now(self) -> bool:
        return bool(self._view.firing) and self._view.active == self._whose.me

    def _spent(self, bay: int) -> bool:
        """Whether a bay has fired."""
        first = len(self._pilot.stack) + (1 if self._fires_now else 0)
        return self._view.phase is Phase.ACTIVATION and bay >= first

    @property
    def _chute(self) -> float:
        """Down to where the chute goes; what has left the game lies below it."""
        return 0.68 if self._view.removed else 1.0

    # -- pictures -----------------------------------------------------------------------------------------

    def ornaments(self) -> Iterator[Ornament]:
        yield Ornament(picture("scrappers/rail"), "rail")
        yield from self._lid_pictures()
        if self._view.removed:
            yield Ornament(picture("scrappers/bay", short="100"), "removed")
        if self._whose.places_in is not None:
            slot = f"bay:{self._name}:{self._whose.places_in + 1}"
            yield Ornament(picture("scrappers/bay", lit="yes", short="170"), slot)
            if self.ghost is not None:
                yield from ghost_in(slot, self.ghost, BAY)
        for bay in range(BAYS):
            lit = "yes" if self._lit(bay) else "no"
            if self._view.phase is Phase.COMMAND:
                break  # words stand there
            yield Ornament(picture("scrappers/lamp", lit=lit), f"lamp:{bay + 1}", grow=1.7 if lit == "yes" else 0.8)
        for bay in range(BAYS):
            if self._tells(bay):
                yield from self._line(bay).ornaments(self._told(bay))
            elif bay != self._whose.places_in:
                yield Ornament(picture("scrappers/blank"), f"tag:{bay + 1}")
            if self._spent(bay):
                yield Ornament(picture("scrappers/fired"), f"bay:{self._name}:{bay + 1}", box=TICK)
        if self._fires_now and self.trace is not None and len(self._pilot.stack) < BAYS:
            yield trace_in(f"bay:{self._name}:{len(self._pilot.stack) + 1}", self.trace, BAY)

    def _lid_pictures(self) -> Iterator[Ornament]:
        slot = f"eject:{self._name}"
        if self.lid is Lid.OPEN:
            across, down = THROWN / CHUTE[0], THROWN / CHUTE[1]
            yield Ornament(picture("scrappers/chute"), slot, box=(0.0, 0.0, 1.0, self._chute))
            for token, y in ((FUEL, self._chute - 0.5), (SCRAP, self._chute - 0.3)):
                yield Ornament(token_of(token), slot, box=((1 - across) / 2, y - down / 2, across, down))

    # -- words --------------------------------------------------------------------------------------------

    def inscriptions(self) -> Iterator[Inscription]:
        texts, stack = self.texts, self._pilot.stack
        if self._whose.places_in is not None and self.ghost is not None:
            yield from ghost_words(f"bay:{self._name}:{self._whose.places_in + 1}", self.ghost, BAY)
        for bay in range(BAYS):
            yield self._head(bay)
            if self._tells(bay):
                label = self._label(stack[bay]) if bay < len(stack) else self._meant
                yield words(label, f"tag:{bay + 1}", 0.05, 0.27, 22, INK, align=0.0, width=0.9, face=BOLD)
                yield from self._line(bay).inscriptions(self._told(bay))
            elif bay == self._whose.places_in:
                yield words(str(bay + 1), f"bay:{self._name}:{bay + 1}", 0.5, 0.5, 72, HAZARD, face=BOLD)
                yield words(texts("Your next card"), f"tag:{bay + 1}", 0.05, 0.27, 20, FADED, align=0.0, width=0.9)
            elif self._spent(bay):
                yield words(texts("Fired"), f"tag:{bay + 1}", 0.05, 0.27, 20, TEXT, align=0.0, width=0.9)
            elif self._lit(bay):
                yield words(texts("Firing now"), f"tag:{bay + 1}", 0.05, 0.27, 20, TEXT, align=0.0, width=0.9)
            else:
                yield words(str(bay + 1), f"bay:{self._name}:{bay + 1}", 0.5, 0.5, 72, DIM, face=BOLD)
        if self._view.phase is Phase.COMMAND:
            for bay, told in enumerate(self._turns(), start=1):
                yield words(told, f"baynumber:{bay}", 1.0, 0.5, 18, MUTED, align=1.0, width=0.9)
        yield from self._lid_words()
        if self._view.removed:
            yield words(texts("Removed"), "removed", 0.5, 1.13, 16, MUTED, width=1.5)

    def _head(self, bay: int) -> Inscription:
        """Which bay it is; while stacks fire, beside its lamp."""
        if self._view.phase is Phase.COMMAND:
            paint = HAZARD if bay == self._whose.places_in else MUTED
            return words(
                self.texts("bay {n}", n=bay + 1), f"bayname:{bay + 1}", 0.0, 0.5, 20, paint, align=0.0, face=BOLD
            )
        paint = HAZARD if self._lit(bay) else MUTED
        return words(str(bay + 1), f"baynumber:{bay + 1}", 1.0, 0.5, 20, paint, align=1.0, width=0.9, face=BOLD)

    def _lid_words(self) -> Iterator[Inscription]:
        slot = f"eject:{self._name}"
        if self.lid is Lid.OPEN:
            yield words(self.texts("or"), slot, 0.5, self._chute - 0.4, 18, MUTED, width=0.8)
            yield words(self.texts("Eject"), slot, 0.5, self._chute - 0.12, 20, TEXT, width=0.86, face=BOLD)
        elif self.lid is Lid.NAMED:
            yield words(self.texts("Eject"), slot, 0.5, SHUT * self._chute, 19, MUTED, width=0.86, face=BOLD)

    def _turns(self) -> tuple[str, ...]:
        """When each bay fires, the last one laid first."""
        texts = self.texts
        return texts("fires last"), texts("4th"), texts("3rd"), texts("2nd"), texts("fires first")

    def _tells(self, bay: int) -> bool:
        """Whether a card lies in a bay, or is about to."""
        return bay < len(self._pilot.stack) or (bay == self._whose.places_in and bool(self._meant))

    @property
    def _meant(self) -> str:
        """What the card is called that is about to be laid."""
        row = self._rows.get(len(self._pilot.stack)) if self.ghost is not None else None
        if row is None:
            return ""
        return self.texts.word(self._cards.of[row.card].name) if row.token else self.texts("Ejected")

    @staticmethod
    def _line(bay: int) -> SignLine:
        return SignLine(f"tag:{bay + 1}", TAG, 0.745, 27, 21, left=11)

    def _told(self, bay: int) -> Parts:
        """What the card in a bay pays and brings; where nobody may reckon that, what it costs."""
        if bay in self._rows:
            row = self._rows[bay]
            told = line_of(row, self.texts, PAPER, MOST, self._whose.me)
            verb = self.texts("pays") if row.token and row.price else "" if row.token else self.texts("brings")
            worded = [LineWord(verb, FADED, face=SANS), told[0]._replace(apart=6.0), *told[1:]] if verb else told
            return worded if self._line(bay).holds(worded) else told
        slot = self._pilot.stack[bay]
        if slot.card == UNKNOWN or (slot.mode != ASSIGNED and slot.mode < FROM_A):
            return either(self.texts, PAPER)
        token = "fuel" if slot.mode == ASSIGNED else "scrap"
        return [LineSign(picture(f"scrappers/icon-{token}")), LineWord(str(self._price(slot)), INK, apart=1.0)]

    def _label(self, slot: Slot) -> str:
        """What lies in a bay, in a word; face down in brackets."""
        if slot.card == UNKNOWN:
            return self.texts("Ejected")
        name = self.texts.word(self._cards.of[slot.card].name)
        return name if slot.mode == ASSIGNED or slot.mode >= FROM_A else f"({name})"

    def _price(self, slot: Slot) -> int:
        """What a card of the own stack will cost when it fires."""
        card, perks = self._cards.of[slot.card], [self._cards.of[upgrade] for upgrade in self._pilot.play]
        if slot.mode == ASSIGNED:
            return max(0, card.fuel - sum(upgrade.fuel_less for upgrade in perks))
        return max(0, card.scrap - sum(upgrade.draft_less for upgrade in perks))
