"""The panels of the rivals: faces, hands, stacks with what each card will do, and upgrades by their names.

Everything is told from the view and the forecast. Must not know pixels; where the slots lie the map says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from scrapdesk.core.notation import actor_text
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import say
from scrapdesk.games.scrappers.cards import CardSet
from scrapdesk.games.scrappers.forecast import Forecast, Row
from scrapdesk.games.scrappers.state import ASSIGNED, BAYS, FROM_A, UNKNOWN, Phase, Slot
from scrapdesk.games.scrappers.view import PilotView, View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scrappers.outlook import Inks, Parts, either, gathered, happens
from scrapdesk.ui.faces.scrappers.paints import BOLD, MUTED, PALE, SANS, SHORT, TEXT, words
from scrapdesk.ui.faces.scrappers.signline import LineWord, SignLine
from scrapdesk.ui.faces.scrappers.traces import TICK, BayShape, BayTrace, lamp_over, trace_in
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture

Face = Callable[[int, str], Picture | None]


class DoesStrip(NamedTuple):
    """How what a card does is told below it: the size of the room on the map, and so many results in it."""

    size: tuple[float, float]
    most: int


STRIPS: Final = {1: DoesStrip((144, 32), 2), 2: DoesStrip((116, 28), 1), 3: DoesStrip((75.6, 28), 1)}
"""By the number of rivals that share the width."""
SHAPES: Final = {1: BayShape(134, 166, 116), 2: BayShape(110, 112, 79), 3: BayShape(70, 100, 68)}
"""Their bays, by the same number."""
BRIEFLY: Final = {"bought": say("bought"), "installed": say("in play")}
"""What no figure tells, in the few letters for which there is room."""
METAL: Final = Inks(TEXT, MUTED, SHORT)
SIDES: Final = {1: ("left",), 2: ("left", "right"), 3: ("left", "across", "right")}
ROWED: Final = 44.8 / 194
"""How high an upgrade in a rival's column is, as a part of it."""
COLUMN: Final = 50.8 / 194
"""How far it lies from the next one, at most."""


class Rivals:
    def __init__(self, cards: CardSet, view: View, texts: Texts, forecast: Forecast, seats: Sequence[Seat]) -> None:
        """`seats`: the rivals of whoever sits at the near edge, the one at the left first."""
        self._cards, self._view, self.texts, self._forecast, self._seats = cards, view, texts, forecast, seats
        self.face: Face = lambda seat, mood: None
        self.fires_next: Seat | None = None
        self.trace: BayTrace | None = None
        """What is left in its bay of the card that is on the stage."""

    def _fires(self, seat: Seat) -> bool:
        """Whether a card of this pilot is on the stage."""
        return bool(self._view.firing) and self._view.active == seat and len(self._view.pilots[seat].stack) < BAYS

    def _spent(self, seat: Seat) -> range:
        """The bays that have fired."""
        if self._view.phase is not Phase.ACTIVATION:
            return range(0)
        return range(len(self._view.pilots[seat].stack) + (1 if self._fires(seat) else 0), BAYS)

    def _lit(self, seat: Seat) -> int | None:
        """The bay, from 0, whose card is on the stage; while none is, the one that fires next."""
        count = len(self._view.pilots[seat].stack)
        if self._view.firing:
            return count if self._fires(seat) else None
        return count - 1 if count and seat == self.fires_next else None

    @property
    def _large(self) -> bool:
        """Whether one rival has the whole width, and there is room for words."""
        return len(self._seats) == 1

    def side_of(self, seat: Seat) -> str:
        """On which side of the near edge a rival sits, as the map names what belongs to that panel alone."""
        return SIDES[len(self._seats)][self._seats.index(seat)]

    # -- pictures -----------------------------------------------------------------------------------------

    def ornaments(self, seat: Seat) -> Iterator[Ornament]:
        name, drawn, side = actor_text(seat), self.face(seat, "plain"), self.side_of(seat)
        if drawn is not None:
            yield Ornament(drawn, f"face:{side}")
            yield Ornament(picture("scrappers/rim", short="68"), f"face:{side}")
        lit = self._lit(seat)
        fires = self._view.phase is Phase.ACTIVATION
        for bay in range(BAYS):
            bright = "yes" if fires and bay == lit else "no"
            yield Ornament(picture("scrappers/bay", lit=bright), f"bay:{name}:{bay + 1}")
        for bay in self._spent(seat):
            yield Ornament(picture("scrappers/fired"), f"bay:{name}:{bay + 1}", box=TICK)
        if self._fires(seat) and lit is not None:
            fired, shape = f"bay:{name}:{lit + 1}", SHAPES[min(len(self._seats), 3)]
            if self.trace is not None:
                yield trace_in(fired, self.trace, shape)
            yield lamp_over(fired, shape)
        for row in self._rows(seat):
            yield from self._strip(side, row.bay).ornaments(self._told(row))
        if self._large:
            yield Ornament(picture("scrappers/seam"), "rule:rival")

    def _rows(self, seat: Seat) -> Sequence[Row]:
        """What each card of a stack will do, as far as anybody can say."""
        return self._forecast.stacks[seat] if self._forecast.stacks else ()

    @property
    def _layout(self) -> DoesStrip:
        return STRIPS[min(len(self._seats), 3)]

    def _strip(self, side: str, bay: int) -> SignLine:
        """The line below a card."""
        size = self._layout.size
        return SignLine(f"does:{side}:{bay + 1}", size, 0.5, 26 if self._large else 23, 20, middle=True)

    def _told(self, row: Row) -> Parts:
        """What it does, and to whom; or what it would cost, and is not paid."""
        if not row.token:
            return either(self.texts, METAL) if self._layout.most > 1 else either(self.texts, METAL)[::2]
        if row.paid:
            only = {result.kind for result in row.results}
            note = BRIEFLY.get(only.pop()) if len(only) == 1 and not self._large else None
            if note is not None:
                return [LineWord(self.texts.line(note), MUTED, face=SANS)]
            lines = [happens(gathered(row, most), METAL) for most in range(self._layout.most, 0, -1)]
            return next((line for line in lines if self._strip("left", row.bay).holds(line)), lines[-1])
        if self._large:
            return [LineWord(self.texts("can't pay {n}", n=row.price), SHORT, face=SANS)]
        return [LineWord(self.texts("unpaid"), SHORT, face=SANS)]

    # -- words --------------------------------------------------------------------------------------------

    def inscriptions(self, seat: Seat) -> Iterator[Inscription]:
        name, pilot = actor_text(seat), self._view.pilots[seat]
        for bay in range(BAYS):
            if bay in self._spent(seat) or (bay == self._lit(seat) and self._fires(seat)):
                continue  # a tick stands there, or the trace of its card
            if bay >= len(pilot.stack):
                yield words(str(bay + 1), f"bay:{name}:{bay + 1}", 0.5, 0.5, 30, PALE, face=BOLD)
            elif self._large:
                yield words(self.label(pilot.stack[bay]), f"rivaltag:{bay + 1}", 0.5, 0.5, 18, TEXT)
        for row in self._rows(seat):
            yield from self._strip(self.side_of(seat), row.bay).inscriptions(self._told(row))
        yield from self._in_play(name, pilot)

    def label(self, slot: Slot) -> str:
        """What lies in a bay, in a word."""
        if slot.card == UNKNOWN:
            return self.texts("Ejected")
        name = self.texts.word(self._cards.of[slot.card].name)
        return name if slot.mode == ASSIGNED or slot.mode >= FROM_A else f"({name})"

    def _in_play(self, name: str, pilot: PilotView) -> Iterator[Inscription]:
        slot, count = f"playname:{name}", len(pilot.play)
        if not self._large:
            if not count and len(self._seats) == 2:  # with three there is no room
                yield words(self.texts("no upgrades"), slot, 0.5, 0.5, 18, PALE)
            return
        yield words(self.texts("Upgrades"), slot, 0.5, 0.5, 18, MUTED)
        if not count:
            yield words(self.texts("none yet"), slot, 0.5, 1.5, 18, MUTED)
        if count <= BAYS:
            named = [self.texts.word(self._cards.of[card].name) for card in pilot.play]
            yield from upgrade_names(named, "playnames:left", lambda at: self._beside(at, count))

    @staticmethod
    def _beside(at: int, count: int) -> tuple[float, float, float, float]:
        """Where the name of an upgrade stands: left, its middle, how far its lines lie apart, its width."""
        step = min(COLUMN, (1 - ROWED) / max(1, count - 1))
        return 0.0, at * step + ROWED / 2, 0.046, 1.0


def upgrade_names(
    named: Sequence[str], slot: str, place: Callable[[int], tuple[float, float, float, float]]
) -> Iterator[Inscription]:
    """The names of upgrades beside their pictures, in two lines where they have two words."""
    for at, name in enumerate(named):
        x, y, apart, width = place(at)
        first, _, rest = name.partition(" ")
        lines = ((first, y - apart), (rest, y + apart)) if rest else ((first, y),)
        for text, line in lines:
            yield words(text, slot, x, line, 18, TEXT, align=0.0, width=width)
