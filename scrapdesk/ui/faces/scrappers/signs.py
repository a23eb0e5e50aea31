"""What is written and drawn on the table of Scrappers between the cards: pools, race, phases, bays, draft piles.

Everything that a player must know at a glance is told here from the view: who is asked, what fires next, who leads
and how one wins. Must not know pixels; where the slots lie the map says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property
from typing import Final

from scrapdesk.core.notation import actor_text
from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.cards import Card, CardSet
from scrapdesk.games.scrappers.forecast import Forecast
from scrapdesk.games.scrappers.state import BAYS, DEADLY, Phase, Slot, left_of
from scrapdesk.games.scrappers.view import PilotView, View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scrappers.onstage import OnStage
from scrapdesk.ui.faces.scrappers.ownstack import OwnStack, Whose
from scrapdesk.ui.faces.scrappers.paints import BOLD, HAZARD, HIT, INK, MUTED, TEXT, words
from scrapdesk.ui.faces.scrappers.race import Race
from scrapdesk.ui.faces.scrappers.rivals import Rivals
from scrapdesk.ui.faces.scrappers.traces import BayTrace
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

POOLS: Final = ("fuel", "scrap", "damage")
DECKS: Final = ("a", "b")
UPGRADES: Final = 4
"""So many upgrades in play lie beside each other, each with its name below it."""
SHELF: Final = 304.0
"""How wide their place is on the map."""
PICTURES: Final = {2: (55.0, 80.0), 3: (50.0, 76.0), 4: (50.0, 76.0)}
"""How wide one of them is, and how high it is with its name, by the number of pilots."""
PLACE: Final = 96.0
"""How far one lies from the next, at most."""
MOST_BESIDE: Final = 3
"""With so many cards in the hand, words still have room beside them."""
HAND: Final = {2: (874.0, 180.0, 18.0), 3: (874.0, 174.0, 18.0), 4: (874.0, 174.0, 18.0)}
"""How wide the room of the hand is on the map, how wide a card in it, and how far they lie apart, by the number of
pilots."""
YARD: Final = (140.0, 150.0)
"""How large the room beside the top card of a draft pile is on the map."""


class Signs:
    """Ornaments and inscriptions of a table. `near` is whose seat lies at the bottom of the map."""

    def __init__(self, cards: CardSet, view: View, texts: Texts, forecast: Forecast, near: Seat) -> None:
        self.cards, self.view, self.texts = cards, view, texts
        self.seats = len(view.pilots)
        self.me: Seat = near
        self.rivals = [(self.me + step) % self.seats for step in range(1, self.seats)]
        seats = (self.me, *self.rivals)
        whose = Whose(self.me, self.fires_next, self.places_in)
        self.stack = OwnStack(cards, view, texts, forecast, whose)
        self.race = Race(view, texts, forecast.damage, seats)
        self.others = Rivals(cards, view, texts, forecast, self.rivals)
        self.others.fires_next = self.fires_next
        self.on_stage = OnStage(cards, view, texts, near, self.fires_next)
        self.on_stage.label = self.others.label
        self.trace_of: Callable[[Slot], BayTrace | None] = lambda slot: None
        """What is left in a bay of a card that is on the stage."""
        self.small_draft = False
        """Whether the draft has little room: a stage lies below it, or large words."""

    @cached_property
    def all_ornaments(self) -> tuple[Ornament, ...]:
        return tuple(self.ornaments())

    @cached_property
    def all_inscriptions(self) -> tuple[Inscription, ...]:
        return tuple(self.inscriptions())

    # -- who is meant ------------------------------------------------------------------------------------

    @property
    def busy(self) -> Seat | None:
        """Who is asked; while nobody is, whose card fires."""
        view = self.view
        resolving = bool(view.queue) and view.queue[0].verb == "fire"
        if view.asked is not None and view.asked >= 0 and not resolving:
            return view.asked
        return view.active if view.phase is Phase.ACTIVATION else None

    @property
    def fires_next(self) -> Seat | None:
        """Whose rightmost card fires next, if any card is left."""
        view = self.view
        waiting = [task.seat for task in view.queue if task.verb == "fire"]
        start = waiting[0] if waiting else view.first
        order = [(start + step) % self.seats for step in range(self.seats)]
        return next((seat for seat in order if view.pilots[seat].stack), None)

    @property
    def places_in(self) -> int | None:
        """The bay into which the viewer lays the next card, from 0."""
        stack = self.view.pilots[self.me].stack
        placing = self.view.phase is Phase.COMMAND and self.view.turn == self.me
        return len(stack) if placing and len(stack) < BAYS else None

    # -- pictures ----------------------------------------------------------------------------------------

    def ornaments(self) -> Iterator[Ornament]:
        for number, phase in enumerate((Phase.COMMAND, Phase.ACTIVATION, Phase.REBOOT), start=1):
            on = "yes" if self.view.phase is phase else "no"
            yield Ornament(picture("scrappers/chip", on=on), f"phase:{number}")
        yield Ornament(picture("scrappers/panel", short="268" if self.small_draft else "548"), "drafts")
        if self.view.phase is not Phase.COMMAND:
            yield from self.on_stage.ornaments()
        if not self.small_draft:
            yield from self._prices()
            yield Ornament(picture("scrappers/seam"), "rule:market")
        if self.view.firing:
            self.stack.trace = self.others.trace = self.trace_of(self.view.firing[0])
        for seat in range(self.seats):
            yield from self._pilot(seat)
        yield from self.stack.ornaments()
        yield from self.race.ornaments()
        for slot in ("draft:a", "draft:b", "scrapyard:a", "scrapyard:b"):
            yield Ornament(picture("scrappers/bay", short="100"), slot)

    def _pilot(self, seat: Seat) -> Iterator[Ornament]:
        name = actor_text(seat)
        short = "252" if seat == self.me else "246"
        hit = seat in self.on_stage.aimed_at
        lit = "aim" if hit else "yes" if seat == self.busy and seat != self.me and not self.view.firing else "no"
        yield Ornament(picture("scrappers/panel", lit=lit, short=short), f"panel:{name}")
        for pool in POOLS:
            yield Ornament(picture(f"scrappers/icon-{pool}"), f"{pool}:{name}", box=(0, 0, 0.5, 1))
        for pile in ("deck", "discard"):
            yield Ornament(picture("scrappers/bay", short="80"), f"{pile}:{name}")
        if seat != self.me:
            yield from self.others.ornaments(seat)
        if seat == self.view.first:
            yield Ornament(picture("scrappers/icon-first"), f"first:{name}")

    # -- words -------------------------------------------------------------------------------------------

    def inscriptions(self) -> Iterator[Inscription]:
        view, texts = self.view, self.texts
        if view.round:
            yield words(texts("Round {n}", n=view.round), "round", 0.5, 0.5, 26, TEXT, face=BOLD)
        phases = (texts("Command"), texts("Activation"), texts("Reboot"))
        for number, (phase, name) in enumerate(zip((1, 2, 3), phases, strict=True), start=1):
            yield words(
                name, f"phase:{number}", 0.5, 0.5, 21, INK if view.phase == phase else MUTED, face=BOLD, width=0.86
            )
        for seat in range(self.seats):
            yield from self._about(seat)
        yield from self.race.inscriptions()
        yield from self.stack.inscriptions()
        yield from self._drafts()
        if view.phase is not Phase.COMMAND:
            yield from self.on_stage.inscriptions()
        yield from self._held()

    def _about(self, seat: Seat) -> Iterator[Inscription]:
        view, name, pilot = self.view, actor_text(seat), self.view.pilots[seat]
        yield words(
            "{name}",
            f"name:{name}",
            0,
            0.3 if seat != self.me else 0.24,
            28,
            TEXT,
            align=0.0,
            width=0.8,
            seat=seat,
            face=BOLD,
        )
        waiting = self._waiting(pilot)
        relation, paint = self._relation(seat), MUTED
        if waiting:  # what matters more than who it is
            relation = waiting if seat == self.me or self.seats > 2 else ", ".join((self.texts("Your rival"), waiting))
        target = self.seats > 2 and view.seat is not None and seat == left_of(self.me, self.seats)
        if waiting or target or (seat == self.me and self.places_in is not None):
            paint = HAZARD
        if seat == self.on_stage.shooter:
            relation, paint = self.texts("Firing bay {n}", n=min(len(pilot.stack) + 1, BAYS)), HAZARD
        elif seat in self.on_stage.aimed_at:
            relation, paint = self.texts("Under fire"), HIT
        yield words(relation, f"name:{name}", 0, 0.76 if seat != self.me else 0.82, 19, paint, align=0.0)
        size = 27 if self.seats > 3 and seat != self.me else 36  # two figures have room as one has
        for pool, amount in zip(POOLS, (pilot.fuel, pilot.scrap, pilot.damage), strict=True):
            paint = HAZARD if pool == "damage" and amount >= DEADLY else TEXT
            figure = words(str(amount), f"{pool}:{name}", 0.54, 0.5, size, paint, align=0.0, width=0.46, face=BOLD)
            yield replace(figure, counts=True)
        yield from self._counted(seat, name, pilot)
        yield from self._upgrades(name, pilot) if seat == self.me else self.others.inscriptions(seat)

    def _counted(self, seat: Seat, name: str, pilot: PilotView) -> Iterator[Inscription]:
        """How many cards lie where: below them, or beside the small ones of several rivals."""
        texts, own = self.texts, seat == self.me
        hand, count = self._in_hand(seat), len(pilot.discard)
        if self.seats > 2 and not own:
            yield words(texts("Hand {n}", n=hand), f"handcount:{name}", 0.0, 0.5, 18, MUTED, align=0.0)
            roomy = self.seats == 3
            deck = texts("Deck {n}", n=pilot.deck_size) if roomy else str(pilot.deck_size)
            pile = texts("Pile {n}", n=count) if roomy else str(count)
            for slot, told in (("deckcount", deck), ("discardcount", pile)):
                yield words(told, f"{slot}:{name}", 0.0, 0.5, 18, MUTED, align=0.0, width=1.0)
            return
        pile = texts("Discard") if own else texts("Pile")
        found = [("deck", texts("Deck"), pilot.deck_size), ("discard", pile, count)]
        for slot, told, number in [("hand", texts("Hand"), hand), *found] if not own else found:
            yield words(told, f"{slot}count:{name}", 0.0, 0.24, 18, MUTED, align=0.0)
            yield words(str(number), f"{slot}count:{name}", 0.0, 0.7, 25, TEXT, align=0.0, face=BOLD)

    def _in_hand(self, seat: Seat) -> int:
        """How many cards a pilot holds: one's own are counted, of the others no more is known."""
        pilot = self.view.pilots[seat]
        return len(pilot.hand) if seat == self.view.seat else pilot.hand_size

    def _upgrades(self, name: str, pilot: PilotView) -> Iterator[Inscription]:
        """The own ones, each with its name."""
        count = len(pilot.play)
        if not count:
            yield words(self.texts("No upgrades in play yet"), f"playname:{name}", 0.0, 0.4, 18, MUTED, align=0.0)
        elif count <= UPGRADES:
            wide, high = PICTURES[self.seats]
            step = min(PLACE, (SHELF - wide) / max(1, count - 1))
            for at, card in enumerate(pilot.play):
                first, _, rest = self.texts.word(self.cards.of[card].name).partition(" ")
                x, width = at * step / SHELF, (min(step, PLACE) - 4) / SHELF
                for line, text in enumerate(filter(None, (first, rest))):
                    y = 1 - (27 - 18 * line) / high
                    yield words(text, f"playname:{name}", x, y, 18, TEXT, align=0.0, width=width)

    def _held(self) -> Iterator[Inscription]:
        """How many cards are left of the hand at the near edge, and what else may be taken, where they leave room."""
        count, texts = self._in_hand(self.me), self.texts
        if count > MOST_BESIDE:
            return
        across, wide, gap = HAND[self.seats]
        x, beside = (count * (wide + gap) + gap) / across, {"align": 0.0, "width": 0.25}
        yield words(texts("Hand {n}", n=count), "fan:near", x, 0.16, 24, TEXT, face=BOLD, **beside)
        told = ""
        if self.places_in is not None:
            told = texts("Or drag one from a draft:\nit lies on its side, and you\npay for it when it fires.")
        elif self.view.phase is Phase.ACTIVATION:
            told = texts("for the next round") if count else texts("all played")
        for at, line in enumerate(told.split("\n")):
            yield words(line, "fan:near", x, 0.29 + 0.1 * at, 18, MUTED, **beside)

    def _relation(self, seat: Seat) -> str:
        """Who somebody is for the viewer; with two, also who fires first."""
        texts, first = self.texts, seat == self.view.first
        if self.view.seat is None:
            return texts("First player") if first else ""
        if seat == self.me and self.places_in is not None:
            return texts("Your turn: bay {n}", n=self.places_in + 1)
        if seat == self.me:
            return texts("You fire first") if first else texts("You")
        if self.seats == 2:
            return texts("Your rival fires first") if first else texts("Your rival")
        if seat == left_of(self.me, self.seats):
            return texts("Your target") if self.seats > 3 else texts("Your target, on your left")
        if left_of(seat, self.seats) == self.me:
            return texts("Hunts you")
        return texts("Across") if self.seats > 3 else texts("Across the table")

    def _waiting(self, pilot: PilotView) -> str:
        """What holds for the next card."""
        found = [self.texts("next hit +{n}", n=pilot.boost)] * bool(pilot.boost)
        return ", ".join(found + [self.texts("next card twice")] * pilot.double)

    def _drafts(self) -> Iterator[Inscription]:
        view, texts = self.view, self.texts
        for number, deck in enumerate(DECKS):
            head, left = texts("Draft {deck}", deck=deck.upper()), texts("{n} left", n=view.draft_sizes[number])
            yield words(head, f"draftname:{deck}", 0.0, 0.5, 24, TEXT, align=0.0, face=BOLD)
            yield words(left, f"draftcount:{deck}", 1.0, 0.5, 20, MUTED, align=1.0)
            count = len(view.piles[number])
            if self.small_draft:
                yield words(texts("Pile"), f"yardcount:{deck}", 0.5, 0.28, 18, MUTED)
                yield words(str(count), f"yardcount:{deck}", 0.5, 0.74, 20, TEXT, face=BOLD)
                continue
            pile = texts("Draft pile {deck}", deck=deck.upper())
            yield words(pile, f"marketpile:{deck}", 0.0, 0.5, 21, TEXT, align=0.0, face=BOLD)
            yield words(str(count), f"marketpilecount:{deck}", 1.0, 0.5, 20, MUTED, align=1.0)
            if not view.draft_sizes[number]:
                yield words(texts("Empty until the reboot"), f"draft:{deck}", 0.5, 0.5, 19, MUTED, width=0.9)
            for card in view.piles[number][-1:]:
                yield from self._beside_pile(f"marketyardcount:{deck}", self.cards.of[card])

    def _beside_pile(self, slot: str, card: Card) -> Iterator[Inscription]:
        """The name of the top card of a draft pile, and what it costs in scrap."""
        first, _, rest = self.texts.word(card.name).partition(" ")
        for at, text in enumerate(filter(None, (first, rest))):
            yield words(text, slot, 0.0, 0.16 + at * 0.16, 22, TEXT, align=0.0)
        yield words(str(self._price(card)), slot, 0.3, 0.56, 26, TEXT, align=0.0, width=0.4, face=BOLD)

    def _prices(self) -> Iterator[Ornament]:
        """The signs at the prices of the top cards of the draft piles."""
        across, down = YARD
        for pile, deck in zip(self.view.piles, DECKS, strict=True):
            if pile:
                box = (0.0, 0.56 - 17 / down, 34 / across, 34 / down)
                yield Ornament(picture("scrappers/icon-scrap"), f"marketyardcount:{deck}", box=box)

    def _price(self, card: Card) -> int:
        """What a card of the draft costs whoever sits at the near edge."""
        less = sum(self.cards.of[upgrade].draft_less for upgrade in self.view.pilots[self.me].play)
        return max(0, card.scrap - less)
