"""What is written and drawn on the table of Scrappers between the cards: pools, race, phases, bays, draft piles.

Everything that a player must know at a glance is told here from the view: who is asked, what fires next, who leads
and how one wins. Must not know pixels; where the slots lie the map says.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from scrapdesk.core.notation import actor_text
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import say
from scrapdesk.games.scrappers.cards import CardSet
from scrapdesk.games.scrappers.ending import standings
from scrapdesk.games.scrappers.forecast import Forecast
from scrapdesk.games.scrappers.state import ASSIGNED, BAYS, DEADLY, FROM_A, UNKNOWN, Phase, Slot, left_of
from scrapdesk.games.scrappers.view import PilotView, View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scrappers.outlook import FiringOutlook
from scrapdesk.ui.faces.scrappers.paints import BOLD, HAZARD, INK, MUTED, TEXT, UNPAID, WHITE, words
from scrapdesk.ui.faces.scrappers.race import Race
from scrapdesk.ui.faces.scrappers.rivals import Rivals, upgrade_names
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture

POOLS: Final = ("fuel", "scrap", "damage")
DECKS: Final = ("a", "b")
PRICE: Final = (0.815, 0.02, 0.178, 0.96)
"""Where the price stands on the tag of a bay, in its sign: so the name has room beside it."""
RIM: Final = 0.0085
"""How wide the rim of a figure on a sign is, as a part of the tag; it is five times as wide as it is high."""
UPGRADES: Final = 5
"""So many upgrades in play lie beside each other with their names."""
UPGRADE: Final = 140 / 704
"""How far they lie apart, as a part of their row, and where the name of each begins."""
NAMED_AT: Final = 66 / 704


class Signs:
    """Ornaments and inscriptions of a table. `near` is whose seat lies at the bottom of the map."""

    def __init__(self, cards: CardSet, view: View, texts: Texts, forecast: Forecast, near: Seat) -> None:
        self.cards, self.view, self.texts = cards, view, texts
        self.seats = len(view.pilots)
        self.me: Seat = near
        self.rivals = [(self.me + step) % self.seats for step in range(1, self.seats)]
        seats = (self.me, *self.rivals)
        self.outlook = FiringOutlook(cards, forecast, texts, seats)
        self.race = Race(view, texts, forecast.damage, seats)
        self.others = Rivals(cards, view, texts, forecast, self.rivals)
        self.others.fires_next = self.fires_next
        self.outlook.asks = view.seat == near and view.asked == near and self.places_in is not None
        self.short = {row.bay for row in forecast.rows if not row.paid}
        """The bays whose card will not be paid for."""

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
        for slot, short in (("drafts", 318), ("fire", 318), ("playshelf", 64)):
            yield Ornament(picture("scrappers/panel", short=str(short)), slot)
        for seat in range(self.seats):
            yield from self._pilot(seat)
        yield from self._own_stack()
        yield from self.race.ornaments()
        for slot in ("draft:a", "draft:b", "scrapyard:a", "scrapyard:b", "removed"):
            yield Ornament(picture("scrappers/bay", short="100"), slot)
        if self._plans:
            yield from self.outlook.ornaments()
        elif self.view.phase not in (Phase.REBOOT, Phase.COMMAND):
            yield Ornament(picture("scrappers/bay", short="100"), "firing")

    def _pilot(self, seat: Seat) -> Iterator[Ornament]:
        name = actor_text(seat)
        short = "250" if seat == self.me else "280"
        yield Ornament(
            picture("scrappers/panel", lit="yes" if seat == self.busy else "no", short=short), f"panel:{name}"
        )
        for pool in POOLS:
            yield Ornament(picture(f"scrappers/icon-{pool}"), f"{pool}:{name}", box=(0, 0, 0.5, 1))
        if seat == self.view.first:
            yield Ornament(picture("scrappers/icon-first"), f"first:{name}")
        for pile in ("deck", "discard"):
            yield Ornament(picture("scrappers/bay", short="80"), f"{pile}:{name}")
        if seat != self.me:
            yield from self.others.ornaments(seat)

    @property
    def _plans(self) -> bool:
        """Whether the viewer loads a stack, and the column beside it tells what it will do."""
        return self.view.phase is Phase.COMMAND and self.view.seat is not None

    def _own_stack(self) -> Iterator[Ornament]:
        name, stack = actor_text(self.me), self.view.pilots[self.me].stack
        yield Ornament(picture("scrappers/rail"), "rail")
        yield Ornament(picture("scrappers/chute"), f"eject:{name}")
        if self.places_in is not None:
            yield Ornament(picture("scrappers/bay", lit="yes", short="170"), f"bay:{name}:{self.places_in + 1}")
        for bay in range(BAYS):
            lit = "yes" if bay == len(stack) - 1 and self.fires_next == self.me else "no"
            if lit == "no" and self.view.phase is Phase.COMMAND and bay in (0, BAYS - 1):
                continue  # words stand there
            yield Ornament(picture("scrappers/lamp", lit=lit), f"lamp:{bay + 1}", grow=1.7 if lit == "yes" else 0.8)
        for bay, (card, mode) in enumerate(stack):
            icon = self._price_icon(Slot(card, mode))
            if icon is not None:
                yield Ornament(icon, f"tag:{bay + 1}", box=PRICE)

    def _price_icon(self, slot: Slot) -> Picture | None:
        if slot.card == UNKNOWN or (slot.mode != ASSIGNED and slot.mode < FROM_A):
            return None
        return picture("scrappers/icon-fuel" if slot.mode == ASSIGNED else "scrappers/icon-scrap")

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
        yield from self._rail()
        yield from self._drafts()
        yield from self._firing()

    def _about(self, seat: Seat) -> Iterator[Inscription]:
        view, name, pilot = self.view, actor_text(seat), self.view.pilots[seat]
        yield words("{name}", f"name:{name}", 0, 0.3, 28, TEXT, align=0.0, width=0.8, seat=seat, face=BOLD)
        waiting = self._waiting(pilot)
        relation = ", ".join(filter(None, (self._relation(seat), waiting)))
        target = self.seats > 2 and view.seat is not None and seat == left_of(self.me, self.seats)
        paint = HAZARD if waiting or target else MUTED
        yield words(relation, f"name:{name}", 0, 0.76, 19, paint, align=0.0)
        for pool, amount in zip(POOLS, (pilot.fuel, pilot.scrap, pilot.damage), strict=True):
            paint = HAZARD if pool == "damage" and amount >= DEADLY else TEXT
            figure = words(str(amount), f"{pool}:{name}", 0.54, 0.5, 38, paint, align=0.0, width=0.42, face=BOLD)
            yield replace(figure, counts=True)
        yield from self._counted(seat, name, pilot)
        yield from self._upgrades(name, pilot) if seat == self.me else self.others.inscriptions(seat)

    def _counted(self, seat: Seat, name: str, pilot: PilotView) -> Iterator[Inscription]:
        """How many cards lie where, below them."""
        view, texts, own = self.view, self.texts, seat == self.me
        hand = len(pilot.hand) if seat == view.seat else pilot.hand_size
        if own or self.seats > 2:
            at = 0.5 if own else 0.0
            yield words(texts("Hand {n}", n=hand), f"handcount:{name}", at, 0.5, 18, MUTED, align=at)
        else:
            held = texts("{whose}'s hand: {n}", whose="{name}", n=hand)
            yield words(held, f"handcount:{name}", 0.0, 0.5, 18, MUTED, align=0.0, seat=seat)
        yield words(texts("Deck {n}", n=pilot.deck_size), f"deckcount:{name}", 0.5, 0.5, 18, MUTED)
        count = len(pilot.discard)
        pile = texts("Discard {n}", n=count) if own else texts("Pile {n}", n=count)
        yield words(pile, f"discardcount:{name}", 0.5, 0.5, 18, MUTED)

    def _upgrades(self, name: str, pilot: PilotView) -> Iterator[Inscription]:
        """The own ones, each with its name."""
        count = len(pilot.play)
        yield words(self.texts("In play {n}", n=count), f"playname:{name}", 0, 0.5, 18, MUTED, align=0.0)
        if not count:
            told = self.texts("Upgrades that you fire stay here.")
            yield words(told, f"play:{name}", 0, 0.5, 18, MUTED, align=0.0)
        elif count <= UPGRADES:
            named = [self.texts.word(self.cards.of[card].name) for card in pilot.play]
            yield from upgrade_names(named, f"play:{name}", self._beside)

    @staticmethod
    def _beside(at: int) -> tuple[float, float, float, float]:
        """Where the name of an upgrade of the row stands: left, its middle, how far its lines lie apart, its width."""
        return at * UPGRADE + NAMED_AT, 0.5, 0.23, UPGRADE - NAMED_AT - 0.004

    def _relation(self, seat: Seat) -> str:
        texts = self.texts
        if self.view.seat is None:
            return texts("First player") if seat == self.view.first else ""
        if seat == self.me:
            return texts("You")
        if self.seats == 2:
            return texts("Your rival")
        if seat == left_of(self.me, self.seats):
            return texts("Your target, on your left")
        return texts("Hunts you") if left_of(seat, self.seats) == self.me else texts("Across the table")

    def _waiting(self, pilot: PilotView) -> str:
        """What holds for the next card."""
        found = [self.texts("next hit +{n}", n=pilot.boost)] * bool(pilot.boost)
        return ", ".join(found + [self.texts("next card twice")] * pilot.double)

    def _label(self, slot: Slot) -> str:
        """What lies in a bay, in a word."""
        if slot.card == UNKNOWN:
            return self.texts("Ejected")
        name = self.texts.word(self.cards.of[slot.card].name)
        return name if slot.mode == ASSIGNED or slot.mode >= FROM_A else f"({name})"

    def _rail(self) -> Iterator[Inscription]:
        pilot, texts = self.view.pilots[self.me], self.texts
        for bay in range(BAYS):
            lit = bay == len(pilot.stack) - 1 and self.fires_next == self.me
            yield words(str(bay + 1), f"baynumber:{bay + 1}", 0.5, 0.36, 19, HAZARD if lit else MUTED, face=BOLD)
            if bay < len(pilot.stack):
                yield from self._tag(bay, pilot.stack[bay], pilot)
            elif bay == self.places_in:
                yield words(texts("next card here"), f"tag:{bay + 1}", 0.5, 0.5, 18, INK, width=0.94)
        if self.view.phase is Phase.COMMAND:
            for bay, told in ((1, texts("fires last")), (BAYS, texts("fires first"))):
                if bay != len(pilot.stack) or self.fires_next != self.me:  # there the lamp is lit
                    yield words(told, f"lamp:{bay}", 0.5, 0.5, 18, MUTED, width=2.6)
        name = actor_text(self.me)
        yield words(texts("Eject"), f"eject:{name}", 0.5, 0.875, 22, TEXT, face=BOLD)
        yield words(texts("Removed"), "removed", 0.5, 1.13, 18, MUTED, width=1.24)

    def _tag(self, bay: int, slot: Slot, pilot: PilotView) -> Iterator[Inscription]:
        price = self._price(slot, pilot)
        paint = UNPAID if price and bay in self.short else INK
        wide = 0.785 if price else 0.95
        yield words(self._label(slot), f"tag:{bay + 1}", 0.025, 0.5, 20, paint, align=0.0, width=wide)
        if price:  # white with a dark rim, so that it is read on both signs
            for dx, dy, ink in ((-RIM, 0, INK), (RIM, 0, INK), (0, -RIM, INK), (0, RIM, INK), (0, 0, WHITE)):
                x, y = PRICE[0] + PRICE[2] / 2 + dx, 0.53 + 5 * dy
                yield words(price, f"tag:{bay + 1}", x, y, 22, ink, face=BOLD)

    def _price(self, slot: Slot, pilot: PilotView) -> str:
        """What a card of the own stack will cost when it fires."""
        if slot.card == UNKNOWN:
            return ""
        card, perks = self.cards.of[slot.card], [self.cards.of[upgrade] for upgrade in pilot.play]
        if slot.mode == ASSIGNED:
            return str(max(0, card.fuel - sum(upgrade.fuel_less for upgrade in perks)))
        if slot.mode >= FROM_A:
            return str(max(0, card.scrap - sum(upgrade.draft_less for upgrade in perks)))
        return ""

    def _drafts(self) -> Iterator[Inscription]:
        view, texts = self.view, self.texts
        for at, deck in enumerate(DECKS):
            head, left = texts("Draft {deck}", deck=deck.upper()), texts("{n} left", n=view.draft_sizes[at])
            yield words(head, f"draftname:{deck}", 0.5, 0.5, 22, TEXT, face=BOLD)
            yield words(left, f"draftcount:{deck}", 0.5, 0.5, 18, MUTED)
            yield words(texts("Pile"), f"yardcount:{deck}", 0.5, 0.3, 18, MUTED)
            yield words(str(len(view.piles[at])), f"yardcount:{deck}", 0.5, 0.68, 20, TEXT, face=BOLD)

    def _firing(self) -> Iterator[Inscription]:
        view, texts = self.view, self.texts
        head = _FIRING_HEADS.get(view.phase)
        title = "" if head is None else texts.line(head)
        if view.firing:
            title = texts("Revealed") if self._tokens_lie else texts("Firing now")
            yield words("{name}", "firesub", 0.5, 0.5, 20, TEXT, seat=view.active)
        elif view.phase is Phase.COMMAND:
            yield words(texts("{name} fires first"), "firesub", 0.5, 0.5, 20, TEXT, seat=view.first)
            yield from self.outlook.inscriptions() if self._plans else self._how_stacks_fire()
        elif view.phase is Phase.OVER:
            winner = standings(tuple(pilot.damage for pilot in view.pilots), view.first)[0]
            yield words(texts("{name} wins"), "firesub", 0.5, 0.5, 22, TEXT, seat=winner, face=BOLD)
        elif view.phase is Phase.REBOOT:
            yield words(texts("Discard, then draw to five"), "firesub", 0.5, 0.5, 19, TEXT)
            yield from self._steps()
        yield words(title, "firehead", 0.5, 0.5, 28, HAZARD, face="serif-bold")
        asked, following = view.queue[0].verb if view.queue else "", self.fires_next
        if view.firing and following is not None and asked != "ask trash":
            yield words(texts("{name} fires next"), "button:done", 0.5, 0.5, 20, TEXT, seat=following)

    def _how_stacks_fire(self) -> Iterator[Inscription]:
        """For those who must not see what anybody's stack will do."""
        told = (self.texts("Stacks fire from"), self.texts("right to left: the last"), self.texts("card goes first."))
        for row, line in enumerate(told):
            yield words(line, "outlook", 0.5, 0.1 + row * 0.055, 20, MUTED, width=0.9)

    def _steps(self) -> Iterator[Inscription]:
        """What a reboot does, in its order."""
        for number, line in enumerate(_REBOOT, start=1):
            y = 0.06 + 0.075 * number
            yield words(str(number), "outlook", 0.04, y, 22, HAZARD, align=0.0, width=0.08, face=BOLD)
            yield words(self.texts.line(line), "outlook", 0.13, y, 20, TEXT, align=0.0, width=0.84)

    @property
    def _tokens_lie(self) -> bool:
        return bool(self.view.queue) and self.view.queue[0].verb == "ask token"


_REBOOT: Final = (
    say("Discard what you don't want"),
    say("Draw until you hold five cards"),
    say("Gain 1 fuel and 1 scrap"),
    say("The top draft cards go to their piles"),
    say("The first player changes"),
)
_FIRING_HEADS: Final = {
    Phase.COMMAND: say("Load the stacks"),
    Phase.ACTIVATION: say("The stacks fire"),
    Phase.REBOOT: say("New hands"),
    Phase.OVER: say("The end"),
}
