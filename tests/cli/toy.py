"""High Card, a game to try the commands with: hidden hands, a file of cards, luck, and a secret move.

Everybody is dealt cards, lays one face down, and the highest card wins; equal ones share.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from scrapdesk.core.bot import Bot
from scrapdesk.core.content import BadContent, Content, Fault
from scrapdesk.core.entry import GameEntry
from scrapdesk.core.events import Audience, Emit, Event, ignore
from scrapdesk.core.notation import number, words
from scrapdesk.core.options import Options, OptionSpec
from scrapdesk.core.refusal import Attempt, Refusal
from scrapdesk.core.rules import GameInfo, Outcome, Rules
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.table import Field, Names, Path, Piece, Table
from scrapdesk.core.words import Line, say
from scrapdesk.core.zones import dealt, minus, same_cards, shuffled, without

CARDS: Final = 'game = "highcard"\nkind = "cards"\nvalues = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]\n'
Cards = tuple[int, ...]


class Move(NamedTuple):
    verb: str
    cards: Cards


class State(NamedTuple):
    """`laid` are the cards in the order of the seats."""

    hand: int
    turn: Seat | None
    hands: tuple[Cards, ...]
    laid: Cards = ()


class View(NamedTuple):
    seat: Seat | None
    hand: int
    turn: Seat | None
    own: Cards
    sizes: tuple[int, ...]
    laid: tuple[int | None, ...]


def parse(content: Content) -> Cards:
    """The values of the cards; all that is wrong with them at once."""
    faults, seen = [], set[int]()
    values = tomllib.loads(content["cards.toml"]).get("values", [])
    for at, value in enumerate(values, start=1):
        if not isinstance(value, int) or not 0 < value < 100:
            faults.append(Fault("cards.toml", f"card {at}", "values", f"{value!r} is no value", "Use 1 to 99.", "HC-1"))
        elif value in seen:
            faults.append(Fault("cards.toml", f"card {at}", "values", f"{value} is there twice", "Drop one.", "HC-1"))
        else:
            seen.add(value)
    if len(values) < 12:
        faults.append(Fault("cards.toml", "", "values", f"only {len(values)} cards", "Twelve are needed.", "HC-1"))
    if faults:
        raise BadContent(tuple(faults))
    return tuple(values)


class HighCard(Rules[State, Move, View]):
    info = GameInfo(
        "highcard",
        "High Card",
        1,
        seats=(2, 3, 4),
        options=(
            OptionSpec("hand", "Cards in hand", ("2", "3"), "2", "HC-2", needs_seats={"3": (2, 3)}, by_seats={2: "3"}),
        ),
        digest_every=2,
    )

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def setup(self, seats: int, options: Options) -> State:
        return State(int(options["hand"]), CHANCE, ((),) * seats)

    def to_act(self, state: State) -> Seat | None:
        return state.turn

    def legal_moves(self, state: State) -> Sequence[Move]:
        if state.turn is None or state.turn == CHANCE:
            return ()
        return tuple(Move("lay", (card,)) for card in state.hands[state.turn])

    def sample_chance(self, state: State, rng: Random) -> Move:
        return Move("deal", shuffled(self.cards, rng))

    def allows_chance(self, state: State, move: Move) -> bool:
        return move.verb == "deal" and same_cards(move.cards, self.cards)

    def apply(self, state: State, move: Move, emit: Emit = ignore) -> State:
        if move.verb == "deal":
            hands = dealt(move.cards, *[state.hand] * len(state.hands))[: len(state.hands)]
            for seat, hand in enumerate(hands):
                emit(Event("dealt", "HC-2", {"seat": seat, "cards": hand}, (seat,)))
            return state._replace(turn=0, hands=hands)
        seat = len(state.laid)
        hands = tuple(without(h, move.cards[0]) if at == seat else h for at, h in enumerate(state.hands))
        laid = state.laid + move.cards
        emit(Event("laid", "HC-3", {"seat": seat}))
        over = len(laid) == len(hands)
        if over:
            emit(Event("shown", "HC-4", {"cards": laid}, reveals="the cards were turned over"))
        return State(state.hand, None if over else seat + 1, hands, laid)

    def refusal(self, view: View, legal: Sequence[Move], attempt: Attempt) -> Refusal:
        if not legal:
            return Refusal("HC-3", say("It's not your turn."))
        return Refusal("HC-3", say("Lay one of the cards in your hand."), nearest=legal[0])

    def outcome(self, state: State) -> Outcome | None:
        if state.turn is not None:
            return None
        ranks = tuple(1 + sum(other > card for other in state.laid) for card in state.laid)
        return Outcome(ranks, say("the highest card", rule="HC-4"), "HC-4", state.laid)

    def view(self, state: State, seat: Seat | None) -> View:
        own = () if seat is None else state.hands[seat]
        laid = tuple(card if state.turn is None or at == seat else None for at, card in enumerate(state.laid))
        return View(seat, state.hand, state.turn, own, tuple(map(len, state.hands)), laid)

    def determinize(self, view: View, rng: Random) -> State:
        known = (*view.own, *(card for card in view.laid if card is not None))
        unseen = list(shuffled(minus(self.cards, known), rng))
        hands = tuple(
            view.own if seat == view.seat else tuple(unseen.pop() for _ in range(size))
            for seat, size in enumerate(view.sizes)
        )
        laid = tuple(unseen.pop() if card is None else card for card in view.laid)
        return State(view.hand, view.turn, hands, laid)

    def encode_move(self, move: Move) -> str:
        return f"{move.verb} {','.join(map(str, move.cards))}"

    def decode_move(self, text: str) -> Move:
        parts = words(text)
        if len(parts) != 2 or parts[0] not in ("lay", "deal"):
            number(text, 1, 0)
        return Move(parts[0], tuple(number(card, 1, 99) for card in parts[1].split(",")))

    def audience(self, state: State, move: Move) -> Audience:
        return () if move.verb == "deal" else (len(state.laid),)


class HighCardTable(Table[Move, View]):
    def pieces(self, view: View) -> Sequence[Piece]:
        return list(self._pieces(view))

    def _pieces(self, view: View) -> Iterator[Piece]:
        for seat, size in enumerate(view.sizes):
            for at in range(size):
                mine = seat == view.seat
                face = f"card {view.own[at]}" if mine else "back"
                yield Piece(f"hand:p{seat + 1}:{at}", face, f"hand:p{seat + 1}", at, mine, seat)
        for seat, card in enumerate(view.laid):
            yield Piece(f"laid:p{seat + 1}", f"card {card}", f"laid:p{seat + 1}", 0, card is not None, seat, ("laid",))

    def paths(self, view: View, move: Move) -> Sequence[Path]:
        return [(f"card:{move.cards[0]}", "laid")]

    def narrate(self, event: Event, names: Names) -> Line | None:
        if event.kind == "dealt":
            return say("You hold {cards}.", event.rule, cards=_listed(event.data["cards"]))
        if event.kind == "laid":
            seat = event.data["seat"]
            assert isinstance(seat, int)
            return say("{name} lays a card.", event.rule, name=names[seat])
        return say("The cards are {cards}.", event.rule, cards=_listed(event.data["cards"]))

    def status(self, view: View) -> Sequence[Field]:
        return [Field("Laid", f"{len(view.laid)} of {len(view.sizes)}", None, "HC-3")]

    def describe(self, view: View, move: Move) -> Line | None:
        return say("lay your {card}", card=move.cards[0])


def _listed(cards: Any) -> str:
    return ", ".join(map(str, cards))


class HighCardBot(Bot[State, Move]):
    def evaluate(self, state: State, seat: Seat) -> float:
        return state.laid[seat] / 100 if seat < len(state.laid) else max(state.hands[seat]) / 100


def make(content: Content) -> HighCard:
    return HighCard(parse(content))


def entry(own: str = CARDS) -> GameEntry:
    """The game with files of its own that lie in no folder."""
    made = GameEntry(
        "highcard", make, lambda rules: HighCardTable(), lambda rules: HighCardBot(), {"cards": "cards.toml"}
    )
    made.__dict__["content"] = {"cards.toml": own}
    return made
