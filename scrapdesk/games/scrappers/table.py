"""How Scrappers lies on the table: stacks, hands, upgrades, draft decks, and how each move is pointed out.

Slots: `hand:N` (the viewer's own), `hand:pK:N`, `bay:pK:N`, `eject:pK`, `play:pK`, `deck:pK`, `discard:pK`,
`pilot:pK`, `draft:a`, `draft:b`, `scrapyard:a`, `scrapyard:b`, `firing`, `tokens`, `removed`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from scrapdesk.core.events import Event
from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.table import DONE, Field, Names, Path, Piece, Table
from scrapdesk.core.words import Line
from scrapdesk.games.scrappers import cards as values
from scrapdesk.games.scrappers.cards import CardNo, CardSet
from scrapdesk.games.scrappers.ledger import ScrappersLedger
from scrapdesk.games.scrappers.moves import (
    Assign,
    Break,
    Discard,
    Done,
    Draft,
    Eject,
    Hurry,
    Move,
    Salvage,
    Shield,
    Take,
    Trash,
)
from scrapdesk.games.scrappers.moves import Target as Aim
from scrapdesk.games.scrappers.narration import Narrator
from scrapdesk.games.scrappers.state import ASSIGNED, FROM_A, JAMMED, PILE_A, UNKNOWN, Cards, Phase
from scrapdesk.games.scrappers.status import status_of
from scrapdesk.games.scrappers.targets import (
    FIRING,
    REMOVED,
    SOURCES,
    TOKENS,
    CardNames,
    at_seat,
    bay_target,
    hand_target,
    rival_hand_target,
    token_target,
)
from scrapdesk.games.scrappers.view import PilotView, View
from scrapdesk.games.scrappers.wording import describe

PRIVATE_QUESTIONS = ("ask trash", "ask hurry", "ask discard")
"""Those that are answered from the own hand, or from what was ejected face down."""


class ScrappersTable(Table[Move, View]):
    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.names = CardNames(cards)
        self._narrator = Narrator(cards)
        self.ledger = ScrappersLedger(cards)

    # -- what lies there ----------------------------------------------------------------------------------

    def pieces(self, view: View) -> Sequence[Piece]:
        found: list[Piece] = []
        for seat, pilot in enumerate(view.pilots):
            found += self._seat(view, seat, pilot)
        found += self._middle(view)
        if view.queue and view.queue[0].verb == "ask token":
            found += (Piece(token_target(token), token, TOKENS, at) for at, token in enumerate(values.TOKENS))
        return found

    def _seat(self, view: View, seat: Seat, pilot: PilotView) -> Iterator[Piece]:
        plate = at_seat("pilot", seat)
        yield Piece(plate, "pilot", plate, owner=seat, marks=("first",) if seat == view.first else ())
        yield from self._hand(view, seat, pilot)
        yield from self._stack(seat, pilot)
        yield from self._pile(pilot.play, at_seat("play", seat), seat)
        yield from self._pile(pilot.discard, at_seat("discard", seat), seat)
        if pilot.deck_size:
            deck = at_seat("deck", seat)
            yield Piece(deck, "back", deck, face_up=False, owner=seat, marks=(f"count:{pilot.deck_size}",))

    def _hand(self, view: View, seat: Seat, pilot: PilotView) -> Iterator[Piece]:
        if seat == view.seat:
            for order, card in enumerate(pilot.hand):
                yield self._card(card, hand_target(order), order, seat)
        else:
            for order in range(pilot.hand_size):
                slot = rival_hand_target(seat, order)
                yield Piece(slot, "back", slot, order, face_up=False, owner=seat)

    def _stack(self, seat: Seat, pilot: PilotView) -> Iterator[Piece]:
        for bay, (card, mode) in enumerate(pilot.stack):
            slot = bay_target(seat, bay)
            marks: tuple[str, ...] = ("next",) if bay == len(pilot.stack) - 1 else ()
            if card == UNKNOWN:
                yield Piece(slot, "back", slot, bay, face_up=False, owner=seat, marks=marks)
                continue
            if mode >= FROM_A:
                marks += ("sideways",)
            elif mode == JAMMED:
                marks += ("jammed",)
            face_up = mode == ASSIGNED or mode >= FROM_A
            yield self._card(card, slot, bay, seat)._replace(face_up=face_up, marks=marks)

    def _middle(self, view: View) -> Iterator[Piece]:
        for deck, (top, size) in enumerate(zip(view.tops, view.draft_sizes, strict=True)):
            for card in top:
                yield self._card(card, SOURCES[deck], size, None)._replace(marks=(f"count:{size}",))
            yield from self._pile(view.piles[deck], SOURCES[PILE_A + deck], None)
        for slot in view.firing:
            yield self._card(slot.card, FIRING, 0, view.active)
        yield from self._pile(view.removed, REMOVED, None)

    def _pile(self, pile: Cards, slot: Target, owner: Seat | None) -> Iterator[Piece]:
        for order, card in enumerate(pile):
            yield self._card(card, slot, order, owner)

    def _card(self, card: CardNo, slot: Target, order: int, owner: Seat | None) -> Piece:
        return Piece(self.names.of[card], self.cards.of[card].id, slot, order, owner=owner)

    # -- how a move is pointed out --------------------------------------------------------------------------

    def paths(self, view: View, move: Move) -> Sequence[Path]:
        seat = view.asked or 0
        pilot = view.pilots[seat]
        bay = bay_target(seat, len(pilot.stack))
        match move:
            case Assign(kind):
                return _both(self._alike(pilot.hand, kind), bay)
            case Eject(kind):
                return _both(self._alike(pilot.hand, kind), at_seat("eject", seat))
            case Draft(source):
                return _both([self._top(view, source)], bay)
            case Salvage(source):
                return _both([self._top(view, source)], at_seat("discard", seat))
            case Discard(kind):
                return _both(self._alike(pilot.hand, kind), at_seat("discard", seat))
            case Trash(from_pile, kind):
                return _both(self._alike(pilot.discard if from_pile else pilot.hand, kind), REMOVED)
            case Take(token):
                return _both([token_target(token)], at_seat("pilot", seat))
            case Done():
                end = at_seat("deck", seat) if view.phase is Phase.REBOOT else self._firing(view)
                return _both([DONE], end)
        return self._aimed(view, move)

    def _aimed(self, view: View, move: Move) -> Sequence[Path]:
        """Moves that point from the card that is being resolved at something."""
        task = view.queue[0]
        match move:
            case Aim(seat):
                return _both([at_seat("pilot", seat)], self._firing(view))
            case Shield(kind):
                return _both(self._alike(view.pilots[task.seat].play, kind), self._firing(view))
            case Break(kind):
                return _both(self._alike(view.pilots[task.target].play, kind), self._firing(view))
            case Hurry(bay):
                return _both([self.names.of[view.pilots[task.seat].stack[bay].card]], self._firing(view))
        return ()

    def _firing(self, view: View) -> Target:
        return self.names.of[view.firing[0].card]

    def _top(self, view: View, source: int) -> Target:
        return self.names.of[view.tops[source][0] if source < PILE_A else view.piles[source - PILE_A][-1]]

    def _alike(self, zone: Cards, kind: int) -> list[Target]:
        """All cards of a kind in a zone: any of them will do."""
        return [self.names.of[card] for card in zone if self.cards.of[card].kind == kind]

    # -- words ------------------------------------------------------------------------------------------------

    def narrate(self, event: Event, names: Names) -> Line | None:
        return self._narrator.line(event, names)

    def status(self, view: View) -> Sequence[Field]:
        return status_of(self.cards, view)

    def is_private(self, view: View) -> bool:
        """Tokens, aims and shields are chosen before everybody's eyes."""
        return not view.queue or view.queue[0].verb in PRIVATE_QUESTIONS

    def holds(self, view: View) -> bool:
        """The stacks are loaded card by card, in turn."""
        return view.phase is Phase.COMMAND and not view.queue

    def drafts(self, view: View, move: Move) -> bool:
        """Hand cards that are thrown away in a reboot are laid aside first, and can be taken up again."""
        return isinstance(move, Discard)

    def contents(self, view: View, slot: Target) -> Sequence[Piece]:
        """The own deck by content; a draft deck, once everybody can know what is left in it."""
        if view.seat is not None and slot == at_seat("deck", view.seat):
            return self._known(view.pilots[view.seat].hidden, slot, view.seat)
        if slot in SOURCES[:PILE_A] and not view.mixed:
            deck = SOURCES.index(slot)
            return self._known(view.tops[deck] + view.draft_hidden[deck], slot, None)
        return ()

    def _known(self, cards: Cards, slot: Target, owner: Seat | None) -> list[Piece]:
        ordered = enumerate(sorted(cards, key=lambda card: self.cards.of[card].kind))
        return [Piece(f"known:{at}", self.cards.of[card].id, slot, at, owner=owner) for at, card in ordered]

    def describe(self, view: View, move: Move) -> Line | None:
        return describe(self.cards, view, move)


def _both(things: Iterable[Target], place: Target) -> Sequence[Path]:
    """Thing and place, in either order."""
    found = list(things)
    return [*((thing, place) for thing in found), *((place, thing) for thing in found)]
