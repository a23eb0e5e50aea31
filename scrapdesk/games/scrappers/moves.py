"""Every move of Scrappers, and how it is written.

Moves are small tuples; the verb in each keeps two kinds from ever being equal. They name a kind of card, never a
copy: who holds two Twin Drills has one move for both. A MoveBook makes the moves of a card set once; positions share
them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from scrapdesk.core.notation import BadNotation, actor_text, expect, number, one_of, words
from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.cards import MOST_SEATS, TOKENS, CardNo, CardSet
from scrapdesk.games.scrappers.state import BAYS

SOURCES: Final = ("a", "b", "pile-a", "pile-b")
_SEATS: Final = tuple(actor_text(seat) for seat in range(MOST_SEATS))
ZONES: Final = ("hand", "pile")


class Assign(NamedTuple):
    """A hand card, face up and upright, into the leftmost empty bay (SR-3.1)."""

    kind: int
    verb: str = "assign"


class Eject(NamedTuple):
    """A hand card, face down (SR-3.1)."""

    kind: int
    verb: str = "eject"


class Draft(NamedTuple):
    """The top card of a draft deck or draft discard pile, sideways (SR-3.1)."""

    source: int
    verb: str = "draft"


class Take(NamedTuple):
    """The token for a card that fires face down (SR-4.4)."""

    token: str
    verb: str = "take"


class Target(NamedTuple):
    """The pilot that an ability is aimed at."""

    seat: Seat
    verb: str = "target"


class Shield(NamedTuple):
    """The upgrade that stops damage first, where several could (SR-5.1)."""

    kind: int
    verb: str = "shield"


class Trash(NamedTuple):
    """A card from the hand or the own discard pile leaves the game."""

    from_pile: bool
    kind: int
    verb: str = "trash"


class Salvage(NamedTuple):
    """The top card of a draft deck or pile comes for nothing."""

    source: int
    verb: str = "salvage"


class Break(NamedTuple):
    """An upgrade of the pilot aimed at is destroyed."""

    kind: int
    verb: str = "break"


class Hurry(NamedTuple):
    """The card in a bay, counted from the left beginning with 0, fires next."""

    bay: int
    verb: str = "hurry"


class Discard(NamedTuple):
    """A hand card is thrown away in the reboot (SR-6.2)."""

    kind: int
    verb: str = "discard"


class Done(NamedTuple):
    """No more cards to discard, or to trash."""

    verb: str = "done"


class First(NamedTuple):
    """Luck: who is the first player (SR-2.1)."""

    seat: Seat
    verb: str = "first"


class Mix(NamedTuple):
    """Luck: the order of all advanced cards. The first half is draft deck A, its first card on top."""

    cards: tuple[CardNo, ...]
    verb: str = "mix"


class Shuffle(NamedTuple):
    """Luck: the order of a player's new deck, the next card first."""

    seat: Seat
    cards: tuple[CardNo, ...]
    verb: str = "shuffle"


class Reform(NamedTuple):
    """Luck: the order of a draft deck that was made of its discard pile (SR-6.4)."""

    deck: int
    cards: tuple[CardNo, ...]
    verb: str = "reform"


Move = (
    Assign | Eject | Draft | Take | Target | Shield | Trash | Salvage | Break | Hurry | Discard | Done
    | First | Mix | Shuffle | Reform
)  # fmt: skip

DRAFTS: Final = tuple(
    tuple(Draft(source) for source in range(len(SOURCES)) if mask & 1 << source) for mask in range(1 << len(SOURCES))
)
"""What can be drafted, by which sources hold a card (bit 0 is draft deck A)."""
TAKES: Final = tuple(Take(token) for token in TOKENS)
TARGETS: Final = tuple(Target(seat) for seat in range(MOST_SEATS))
SALVAGES: Final = tuple(Salvage(source) for source in range(len(SOURCES)))
HURRIES: Final = tuple(Hurry(bay) for bay in range(BAYS))
DONE: Final = Done()

_Reader = Callable[[list[str]], Move]


class MoveBook:
    """The moves of a card set, made once, and their notation."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        kinds = range(len(cards.cards))
        pairs = [(Assign(kind), Eject(kind)) for kind in kinds]
        self.placings = tuple(pairs[card.kind] for card in cards.of)
        """What can be done with each numbered card in the command phase; copies share one pair."""
        self.shields = tuple(Shield(kind) for kind in kinds)
        self.breaks = tuple(Break(kind) for kind in kinds)
        self.discards = tuple(Discard(kind) for kind in kinds)
        self.trashes = tuple(tuple(Trash(from_pile, kind) for kind in kinds) for from_pile in (False, True))
        self._ids = tuple(card.id for card in cards.cards)
        self._numbers = tuple(cards.numbers_for(seat) for seat in range(MOST_SEATS))
        self._readers: dict[str, _Reader] = {
            "assign": self._with_card(Assign, "assign CARD"),
            "eject": self._with_card(Eject, "eject CARD"),
            "draft": self._with_source(Draft, "draft a, b, pile-a or pile-b"),
            "take": self._take,
            "target": self._target,
            "shield": self._with_card(Shield, "shield CARD"),
            "trash": self._trash,
            "salvage": self._with_source(Salvage, "salvage a, b, pile-a or pile-b"),
            "break": self._with_card(Break, "break CARD"),
            "hurry": self._hurry,
            "discard": self._with_card(Discard, "discard CARD"),
            "done": self._done,
            "first": self._first,
            "mix": self._mix,
            "shuffle": self._shuffle,
            "reform": self._reform,
        }

    def encode(self, move: Move) -> str:
        ids = self._ids
        match move:
            case Assign(kind) | Eject(kind) | Shield(kind) | Break(kind) | Discard(kind):
                return f"{move.verb} {ids[kind]}"
            case Draft(source) | Salvage(source):
                return f"{move.verb} {SOURCES[source]}"
            case Take(token):
                return f"take {token}"
            case Target(seat) | First(seat):
                return f"{move.verb} {_SEATS[seat]}"
            case Trash(from_pile, kind):
                return f"trash {ZONES[from_pile]} {ids[kind]}"
            case Hurry(bay):
                return f"hurry {bay + 1}"
            case Done():
                return "done"
            case Mix(cards):
                return f"mix {self._written(cards)}"
            case Shuffle(seat, cards):
                return f"shuffle {_SEATS[seat]} {self._written(cards)}"
            case Reform(deck, cards):
                return f"reform {SOURCES[deck]} {self._written(cards)}"

    def decode(self, text: str) -> Move:
        parts = words(text)
        reader = self._readers.get(parts[0])
        if reader is None:
            raise BadNotation(f"a move begins with {', '.join(self._readers)}; not {parts[0][:20]!r}")
        return reader(parts)

    # -- words of a line ----------------------------------------------------------------------------------

    def _written(self, cards: tuple[CardNo, ...]) -> str:
        return ",".join(self.cards.names[card] for card in cards)

    def _kind(self, text: str) -> int:
        card = self.cards.by_id.get(text)
        if card is None:
            raise BadNotation(f"{text[:20]!r} is no card of this set")
        return card.kind

    def _with_card(self, move: Callable[[int], Move], form: str) -> _Reader:
        def read(parts: list[str]) -> Move:
            expect(parts, 2, form)
            return move(self._kind(parts[1]))

        return read

    def _with_source(self, move: Callable[[int], Move], form: str) -> _Reader:
        def read(parts: list[str]) -> Move:
            expect(parts, 2, form)
            return move(one_of(parts[1], SOURCES, "place to draft from"))

        return read

    def _take(self, parts: list[str]) -> Move:
        expect(parts, 2, "take fuel or take scrap")
        return TAKES[one_of(parts[1], TOKENS, "token")]

    def _target(self, parts: list[str]) -> Move:
        expect(parts, 2, "target SEAT")
        return Target(one_of(parts[1], _SEATS, "seat"))

    def _trash(self, parts: list[str]) -> Move:
        expect(parts, 3, "trash hand CARD or trash pile CARD")
        return Trash(bool(one_of(parts[1], ZONES, "place to trash from")), self._kind(parts[2]))

    def _hurry(self, parts: list[str]) -> Move:
        expect(parts, 2, "hurry BAY")
        return Hurry(number(parts[1], 1, BAYS) - 1)

    def _done(self, parts: list[str]) -> Move:
        expect(parts, 1, "done")
        return DONE

    def _first(self, parts: list[str]) -> Move:
        expect(parts, 2, "first SEAT")
        return First(one_of(parts[1], _SEATS, "seat"))

    def _mix(self, parts: list[str]) -> Move:
        expect(parts, 2, "mix CARD,CARD,...")
        return Mix(self._cards(parts[1], self._numbers[0]))

    def _shuffle(self, parts: list[str]) -> Move:
        expect(parts, 3, "shuffle SEAT CARD,CARD,...")
        seat = one_of(parts[1], _SEATS, "seat")
        return Shuffle(seat, self._cards(parts[2], self._numbers[seat]))

    def _reform(self, parts: list[str]) -> Move:
        expect(parts, 3, "reform a or b CARD,CARD,...")
        return Reform(one_of(parts[1], SOURCES[:2], "draft deck"), self._cards(parts[2], self._numbers[0]))

    def _cards(self, text: str, numbers: Mapping[str, CardNo]) -> tuple[CardNo, ...]:
        names = text.split(",")
        for name in names:
            if name not in numbers:
                raise BadNotation(f"{name[:20]!r} is no card that could lie there")
        return tuple(numbers[name] for name in names)
