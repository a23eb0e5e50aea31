"""The rail with the own stack: lamps, which bay is next, and under every card its name, its price and what comes of it.

Everything is told from the view and the forecast. Must not know pixels; where the slots lie the map says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from scrapdesk.core.notation import actor_text
from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.cards import CardSet
from scrapdesk.games.scrappers.forecast import Forecast, Row
from scrapdesk.games.scrappers.state import ASSIGNED, BAYS, FROM_A, UNKNOWN, Phase, Slot
from scrapdesk.games.scrappers.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scrappers.outlook import Inks, Parts, either, line_of
from scrapdesk.ui.faces.scrappers.paints import BOLD, DIM, FADED, HAZARD, INK, MUTED, SANS, TEXT, UNPAID, words
from scrapdesk.ui.faces.scrappers.signline import LineSign, LineWord, SignLine
from scrapdesk.ui.faces.scrappers.traces import TICK, BayShape, BayTrace, ghost_in, trace_in
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

TAG: Final = (189.9, 64.8)
"""The plate below a bay on the map."""
MOST: Final = 2
"""So many results have room on it."""
CHUTE: Final = (126.0, 353.8)
"""The chute on the map."""
DARK: Final = Inks(TEXT, MUTED, UNPAID)
PAPER: Final = Inks(INK, FADED, UNPAID)


BAY: Final = BayShape(197.3, 225.3, 156.0)
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

    @property
    def _thrown(self) -> SignLine:
        """Below the arrow of the chute: what it brings."""
        return SignLine(f"eject:{self._name}", CHUTE, self._chute - 0.32, 27, 20, middle=True)

    # -- pictures -----------------------------------------------------------------------------------------

    def ornaments(self) -> Iterator[Ornament]:
        yield Ornament(picture("scrappers/rail"), "rail")
        yield Ornament(picture("scrappers/chute"), f"eject:{self._name}", box=(0.0, 0.0, 1.0, self._chute))
        yield from self._thrown.ornaments(either(self.texts, DARK))
        if self._view.removed:
            yield Ornament(picture("scrappers/bay", short="100"), "removed")
        if self._whose.places_in is not None:
            slot = f"bay:{self._name}:{self._whose.places_in + 1}"
            yield Ornament(picture("scrappers/bay", lit="yes", short="170"), slot)
            if self.ghost is not None:
                yield from ghost_in(slot, self.ghost, BAY)
        for bay in range(BAYS):
            lit = "yes" if self._lit(bay) else "no"
            if lit == "no" and self._view.phase is Phase.COMMAND:
                continue  # words stand there
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

    # -- words --------------------------------------------------------------------------------------------

    def inscriptions(self) -> Iterator[Inscription]:
        texts, stack = self.texts, self._pilot.stack
        for bay in range(BAYS):
            paint = HAZARD if self._lit(bay) or bay == self._whose.places_in else MUTED
            yield words(str(bay + 1), f"baynumber:{bay + 1}", 0.5, 0.36, 19, paint, face=BOLD)
            if self._tells(bay):
                label = self._label(stack[bay]) if bay < len(stack) else self._meant
                yield words(label, f"tag:{bay + 1}", 0.03, 0.25, 20, INK, align=0.0, width=0.94, face=BOLD)
                yield from self._line(bay).inscriptions(self._told(bay))
            elif bay == self._whose.places_in:
                yield words(str(bay + 1), f"bay:{self._name}:{bay + 1}", 0.5, 0.5, 72, HAZARD, face=BOLD)
                yield words(texts("Your next card"), f"tag:{bay + 1}", 0.5, 0.5, 20, INK, width=0.94)
            elif self._spent(bay):
                yield words(texts("Fired"), f"tag:{bay + 1}", 0.5, 0.5, 20, TEXT, width=0.94)
            elif self._lit(bay):
                yield words(texts("Firing now"), f"tag:{bay + 1}", 0.5, 0.5, 20, TEXT, width=0.94)
            else:
                yield words(str(bay + 1), f"bay:{self._name}:{bay + 1}", 0.5, 0.5, 72, DIM, face=BOLD)
        if self._view.phase is Phase.COMMAND:
            for bay, told in enumerate(self._turns(), start=1):
                if not self._lit(bay - 1):  # there the lamp is lit
                    yield words(told, f"lamp:{bay}", 0.5, 0.5, 18, MUTED, width=2.6)
        yield from self._thrown.inscriptions(either(texts, DARK))
        yield words(texts("Eject"), f"eject:{self._name}", 0.5, self._chute - 0.07, 22, TEXT, face=BOLD)
        if self._view.removed:
            yield words(texts("Removed"), "removed", 0.5, 1.13, 18, MUTED, width=1.24)

    def _turns(self) -> tuple[str, ...]:
        """When each bay fires, the last one laid first."""
        texts = self.texts
        return texts("fires last"), texts("fires 4th"), texts("fires 3rd"), texts("fires 2nd"), texts("fires first")

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
        return SignLine(f"tag:{bay + 1}", TAG, 0.71, 24, 20, left=5)

    def _told(self, bay: int) -> Parts:
        """What the card in a bay pays and brings; where nobody may reckon that, what it costs."""
        if bay in self._rows:
            row = self._rows[bay]
            told = line_of(row, self.texts, PAPER, MOST)
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
