"""What is written and drawn on the table of Scrappers between the cards: pools, race, phases, bays, draft piles.

Everything that a player must know at a glance is told here from the view: who is asked, what fires next, who leads
and how one wins. Must not know pixels; where the slots lie the map says.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.notation import actor_text
from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.cards import Card, CardSet
from scrapdesk.games.scrappers.ending import standings
from scrapdesk.games.scrappers.state import ASSIGNED, BAYS, DEADLY, FROM_A, UNKNOWN, Phase, Slot, left_of
from scrapdesk.games.scrappers.view import PilotView, View
from scrapdesk.ui.looks.look import Inscription, Ornament
from scrapdesk.ui.pictures import Picture, picture
from scrapdesk.ui.theme import Colour, colour

TEXT: Final[Colour] = colour("#F3EBDC")
MUTED: Final[Colour] = colour("#B9B4A8")
HAZARD: Final[Colour] = colour("#F2B632")
INK: Final[Colour] = colour("#1D1B19")
PALE: Final[Colour] = colour("#6E6A62")
SANS, BOLD = "sans-semibold", "sans-bold"
PHASES: Final = ("Command", "Activation", "Reboot")
POOLS: Final = ("fuel", "scrap", "damage")
DECKS: Final = ("a", "b")
BILL_ROWS: Final = (0.59, 0.77)
"""Where fuel and scrap stand in the bill of the own stack."""
BARS: Final = (0.44, 0.5)
"""Where the bars of damage begin in their strip, and how wide they are, as parts of it."""


def words(text: str, slot: str, x: float, y: float, size: int, paint: Colour, **more: object) -> Inscription:
    """An inscription in the plain face."""
    return Inscription(text, slot, x, y, size, paint, **{"face": SANS, "width": 1.0, **more})  # type: ignore[arg-type]


class Signs:
    """Ornaments and inscriptions of a table. `viewer` is whose seat lies at the bottom of the map."""

    def __init__(self, cards: CardSet, view: View) -> None:
        self.cards, self.view = cards, view
        self.seats = len(view.pilots)
        self.me: Seat = view.seat or 0
        self.rivals = [(self.me + step) % self.seats for step in range(1, self.seats)]

    # -- who is meant ------------------------------------------------------------------------------------

    @property
    def busy(self) -> Seat | None:
        """Who is asked; while nobody is, whose card fires."""
        view = self.view
        if view.asked is not None and view.asked >= 0:
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
        for slot, short in (("drafts", 268), ("fire", 268), ("race", 94), ("handshelf", 220)):
            yield Ornament(picture("scrappers/panel", short=str(short)), slot)
        for seat in range(self.seats):
            yield from self._pilot(seat)
        yield from self._own_stack()
        yield from self._bars()
        for slot in ("draft:a", "draft:b", "scrapyard:a", "scrapyard:b", "firing", "removed"):
            yield Ornament(picture("scrappers/bay", short="100"), slot)
        if self.view.phase is Phase.COMMAND and self.view.seat is not None and self.view.pilots[self.me].stack:
            for y, token in zip(BILL_ROWS, ("fuel", "scrap"), strict=True):
                yield Ornament(picture(f"scrappers/icon-{token}"), "firing", box=(0.14, y - 0.07, 0.2, 0.14))

    def _pilot(self, seat: Seat) -> Iterator[Ornament]:
        name = actor_text(seat)
        short = "284" if seat == self.me else "280"
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
            yield from self._rival_stack(seat)

    def _rival_stack(self, seat: Seat) -> Iterator[Ornament]:
        name, stack = actor_text(seat), self.view.pilots[seat].stack
        for bay in range(BAYS):
            lit = bool(stack) and seat == self.fires_next and bay == len(stack) - 1
            yield Ornament(picture("scrappers/bay", lit="yes" if lit else "no"), f"bay:{name}:{bay + 1}")

    def _own_stack(self) -> Iterator[Ornament]:
        name, stack = actor_text(self.me), self.view.pilots[self.me].stack
        yield Ornament(picture("scrappers/rail"), "rail")
        yield Ornament(picture("scrappers/chute"), f"eject:{name}")
        if self.places_in is not None:
            yield Ornament(picture("scrappers/bay", lit="yes", short="170"), f"bay:{name}:{self.places_in + 1}")
        for bay in range(BAYS):
            lit = "yes" if bay == len(stack) - 1 and self.fires_next == self.me else "no"
            yield Ornament(picture("scrappers/lamp", lit=lit), f"lamp:{bay + 1}", grow=1.7 if lit == "yes" else 0.8)
        for bay, (card, mode) in enumerate(stack):
            icon = self._price_icon(Slot(card, mode))
            if icon is not None:
                yield Ornament(icon, f"tag:{bay + 1}", box=(0.82, 0.08, 0.18, 0.84))

    def _price_icon(self, slot: Slot) -> Picture | None:
        if slot.card == UNKNOWN or (slot.mode != ASSIGNED and slot.mode < FROM_A):
            return None
        return picture("scrappers/icon-fuel" if slot.mode == ASSIGNED else "scrappers/icon-scrap")

    def _bars(self) -> Iterator[Ornament]:
        for row, seat in enumerate((self.me, *self.rivals)):
            top, height = self._row(row)
            damage = str(min(self.view.pilots[seat].damage, 12))
            sign, bar = picture("scrappers/pilot", seat=str(seat + 1)), picture
            yield Ornament(sign, "race", box=(BARS[0] - 0.155, top, 0.02, height))
            yield Ornament(
                bar("scrappers/bar", seat=str(seat + 1), damage=damage), "race", box=(BARS[0], top, BARS[1], height)
            )

    def _row(self, row: int) -> tuple[float, float]:
        """Top and height of a bar, as parts of the strip."""
        step = 0.84 / self.seats
        return 0.08 + row * step + step * 0.1, min(step * 0.8, 0.3)

    # -- words -------------------------------------------------------------------------------------------

    def inscriptions(self) -> Iterator[Inscription]:
        view = self.view
        if view.round:
            yield words(f"Round {view.round}", "round", 0.5, 0.5, 26, TEXT, face=BOLD)
        for number, (phase, name) in enumerate(zip((1, 2, 3), PHASES, strict=True), start=1):
            yield words(
                name, f"phase:{number}", 0.5, 0.5, 21, INK if view.phase == phase else MUTED, face=BOLD, width=0.86
            )
        for seat in range(self.seats):
            yield from self._about(seat)
        yield from self._race()
        yield from self._rail()
        yield from self._drafts()
        yield from self._firing()

    def _about(self, seat: Seat) -> Iterator[Inscription]:
        view, name, pilot = self.view, actor_text(seat), self.view.pilots[seat]
        yield words("{name}", f"name:{name}", 0, 0.3, 28, TEXT, align=0.0, width=0.8, seat=seat, face=BOLD)
        relation, paint = ", ".join(filter(None, (self._relation(seat), _waiting(pilot)))), MUTED
        if _waiting(pilot) or relation.startswith("Your target"):
            paint = HAZARD
        yield words(relation, f"name:{name}", 0, 0.76, 19, paint, align=0.0)
        for pool, amount in zip(POOLS, (pilot.fuel, pilot.scrap, pilot.damage), strict=True):
            paint = HAZARD if pool == "damage" and amount >= DEADLY else TEXT
            yield words(str(amount), f"{pool}:{name}", 0.54, 0.5, 38, paint, align=0.0, width=0.42, face=BOLD)
        hand = len(pilot.hand) if seat == view.seat else pilot.hand_size
        at = 1.0 if seat == self.me else 0.0
        yield words(f"Hand {hand}", f"handcount:{name}", at, 0.5, 18, MUTED, align=at)
        yield words(f"Deck {pilot.deck_size}", f"deckcount:{name}", 0.5, 0.5, 18, MUTED)
        pile = "Discard" if seat == self.me or self.seats == 2 else "Pile"
        yield words(f"{pile} {len(pilot.discard)}", f"discardcount:{name}", 0.5, 0.5, 18, MUTED, width=1.2)
        yield words(f"In play {len(pilot.play)}", f"playname:{name}", 0, 0.5, 18, MUTED, align=0.0)
        if seat != self.me:
            yield from self._rival_bays(seat, pilot)

    def _relation(self, seat: Seat) -> str:
        if self.view.seat is None:
            return "First player" if seat == self.view.first else ""
        if seat == self.me:
            return "You"
        if self.seats == 2:
            return "Your rival"
        if seat == left_of(self.me, self.seats):
            return "Your target, on your left"
        return "Hunts you" if left_of(seat, self.seats) == self.me else "Across the table"

    def _rival_bays(self, seat: Seat, pilot: PilotView) -> Iterator[Inscription]:
        name = actor_text(seat)
        for bay in range(BAYS):
            if bay >= len(pilot.stack):
                yield words(str(bay + 1), f"bay:{name}:{bay + 1}", 0.5, 0.5, 30, PALE, face=BOLD)
            elif self.seats == 2:
                yield words(self._label(pilot.stack[bay]), f"rivaltag:{bay + 1}", 0.5, 0.5, 18, TEXT)

    def _label(self, slot: Slot) -> str:
        """What lies in a bay, in a word."""
        if slot.card == UNKNOWN:
            return "Ejected"
        name = self.cards.of[slot.card].name
        return name if slot.mode == ASSIGNED or slot.mode >= FROM_A else f"({name})"

    def _race(self) -> Iterator[Inscription]:
        view, left = self.view, left_of(self.me, self.seats)
        yield words(f"{DEADLY} damage ends the game", "race", 0.015, 0.24, 21, HAZARD, align=0.0, width=0.26, face=BOLD)
        if self.seats == 2:
            rule = "You win with less than {name}" if view.seat is not None else "Less damage wins"
        else:
            rule = "You win if {name} has most" if view.seat is not None else "You win if your left has most"
        yield words(rule, "race", 0.015, 0.52, 19, TEXT, align=0.0, width=0.26, seat=left)
        ahead = standings(tuple(pilot.damage for pilot in view.pilots), view.first)[0]
        if any(pilot.damage for pilot in view.pilots):
            yield words("Ahead now: {name}", "race", 0.015, 0.79, 19, MUTED, align=0.0, width=0.26, seat=ahead)
        for row, seat in enumerate((self.me, *self.rivals)):
            top, height = self._row(row)
            y = top + height / 2
            yield words("{name}", "race", BARS[0] - 0.13, y, 19, TEXT, align=0.0, width=0.125, seat=seat)
            figure = str(view.pilots[seat].damage)
            yield words(figure, "race", 0.966, y, 24, TEXT, width=0.05, face=BOLD)

    def _rail(self) -> Iterator[Inscription]:
        pilot = self.view.pilots[self.me]
        for bay in range(BAYS):
            lit = bay == len(pilot.stack) - 1 and self.fires_next == self.me
            yield words(str(bay + 1), f"baynumber:{bay + 1}", 0.5, 0.36, 19, HAZARD if lit else MUTED, face=BOLD)
            if bay < len(pilot.stack):
                yield from self._tag(bay, pilot.stack[bay], pilot)
            elif bay == self.places_in:
                yield words("next card here", f"tag:{bay + 1}", 0.5, 0.5, 18, INK, width=0.94)
        name = actor_text(self.me)
        yield words("Eject", f"eject:{name}", 0.5, 0.875, 22, TEXT, face=BOLD)
        yield words("Removed", "removed", 0.5, 1.13, 18, MUTED, width=1.24)

    def _tag(self, bay: int, slot: Slot, pilot: PilotView) -> Iterator[Inscription]:
        price = self._price(slot, pilot)
        yield words(
            self._label(slot), f"tag:{bay + 1}", 0.05, 0.5, 20, INK, align=0.0, width=0.66 if price else 0.92, face=BOLD
        )
        if price:
            yield words(price, f"tag:{bay + 1}", 0.79, 0.5, 22, INK, align=1.0, width=0.12, face=BOLD)

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
        view = self.view
        for at, deck in enumerate(DECKS):
            yield words(f"Draft {deck.upper()}", f"draftname:{deck}", 0.5, 0.5, 22, TEXT, face=BOLD)
            yield words(f"{view.draft_sizes[at]} left", f"draftcount:{deck}", 0.5, 0.5, 18, MUTED)
            yield words(f"Pile {len(view.piles[at])}", f"yardcount:{deck}", 0.5, 0.5, 18, MUTED)

    def _firing(self) -> Iterator[Inscription]:
        view, following = self.view, self.fires_next
        head, seat = FIRING_HEADS.get(view.phase, ""), view.active
        if view.firing:
            head = "Turned up" if self._tokens_lie else "Firing now"
            yield words("{name}", "firesub", 0.5, 0.5, 20, TEXT, seat=seat)
        elif view.phase is Phase.COMMAND:
            yield words("{name} fires first", "firesub", 0.5, 0.5, 20, TEXT, seat=view.first)
            yield words("Stacks fire from", "firing", 0.5, 0.16, 20, MUTED, width=0.86)
            yield words("right to left.", "firing", 0.5, 0.24, 20, MUTED, width=0.86)
            yield from self._bill_words()
        elif view.phase is Phase.OVER:
            winner = standings(tuple(pilot.damage for pilot in view.pilots), view.first)[0]
            yield words("{name} wins", "firesub", 0.5, 0.5, 22, TEXT, seat=winner, face=BOLD)
        elif view.phase is Phase.REBOOT:
            yield words("Discard, then draw to five", "firesub", 0.5, 0.5, 19, TEXT)
        yield words(head, "firehead", 0.5, 0.5, 28, HAZARD, face="serif-bold")
        asked = view.queue[0].verb if view.queue else ""
        if view.firing and following is not None and asked != "ask trash":
            yield words("{name} fires next", "button:done", 0.5, 0.5, 20, TEXT, seat=following)

    def _bill(self) -> tuple[int, int]:
        """What the cards in the own stack will cost: fuel, and scrap."""
        pilot, due = self.view.pilots[self.me], [0, 0]
        for slot in pilot.stack:
            due[slot.mode >= FROM_A] += int(self._price(slot, pilot) or 0)
        return due[0], due[1]

    def _bill_words(self) -> Iterator[Inscription]:
        pilot = self.view.pilots[self.me]
        if self.view.seat is None or not pilot.stack:
            return
        yield words("Your stack costs", "firing", 0.5, 0.44, 22, TEXT, width=0.9, face=BOLD)
        for y, due, have in zip(BILL_ROWS, self._bill(), (pilot.fuel, pilot.scrap), strict=True):
            paint = HAZARD if due > have else TEXT
            yield words(f"{due}", "firing", 0.46, y, 40, paint, face=BOLD, width=0.2)
            yield words(f"you have {have}", "firing", 0.58, y, 19, paint if due > have else MUTED, align=0.0, width=0.4)

    @property
    def _tokens_lie(self) -> bool:
        return bool(self.view.queue) and self.view.queue[0].verb == "ask token"


FIRING_HEADS: Final = {Phase.COMMAND: "Load the stacks", Phase.REBOOT: "New hands", Phase.OVER: "The end"}


def _waiting(pilot: PilotView) -> str:
    """What holds for the next card."""
    found = [f"next hit +{pilot.boost}"] * bool(pilot.boost) + ["next card twice"] * pilot.double
    return ", ".join(found)


def card_words(card: Card) -> str:
    """What a card costs, in words."""
    fuel = f"{card.fuel} fuel to fire"
    return f"Basic card, {fuel}." if card.basic else f"{card.scrap} scrap to draft, {fuel}."
