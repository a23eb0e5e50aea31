"""Two small games to test opponents with: a hidden-card game for any number of seats, and one without secrets.

Hidecards: everybody holds dealt cards; each round all put one face down in turn, then the highest one scores.
Takeaway: a heap of stones, take one to three, who takes the last one wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from scrapdesk.core.bot import Bot
from scrapdesk.core.entry import GameEntry
from scrapdesk.core.events import Emit, Event, ignore
from scrapdesk.core.notation import BadNotation
from scrapdesk.core.options import Options, OptionSpec
from scrapdesk.core.refusal import Attempt, Refusal
from scrapdesk.core.rules import GameInfo, Outcome, Rules
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.table import Field, Names, Path, Piece, Table
from scrapdesk.core.words import Line, say
from scrapdesk.core.zones import dealt, minus, shuffled, without

Move = tuple[str, Any]
HAND = 3


class Deal(NamedTuple):
    seats: int
    turn: Seat | None
    hands: tuple[tuple[int, ...], ...]
    table: tuple[int, ...]
    """The cards of this round, face down until all are in."""
    played: tuple[int, ...]
    points: tuple[int, ...]


class DealView(NamedTuple):
    seat: Seat | None
    seats: int
    turn: Seat | None
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    own_card: int | None
    down: int
    played: tuple[int, ...]
    points: tuple[int, ...]


def _write(move: Move) -> str:
    verb, what = move
    return f"{verb} {what if isinstance(what, int) else ','.join(map(str, what))}"


def _read(text: str) -> Move:
    verb, _, rest = text.partition(" ")
    if verb not in ("put", "deal", "take") or not all(part.isdecimal() for part in rest.split(",")):
        raise BadNotation(f"no move: {text[:20]!r}")
    numbers = tuple(map(int, rest.split(",")))
    return (verb, numbers if verb == "deal" else numbers[0])


class Hidecards(Rules[Deal, Move, DealView]):
    info = GameInfo("hidecards", "Hidecards", 1, seats=(2, 3, 4))

    def setup(self, seats: int, options: Options) -> Deal:
        return Deal(seats, CHANCE, ((),) * seats, (), (), (0,) * seats)

    def to_act(self, state: Deal) -> Seat | None:
        return state.turn

    def legal_moves(self, state: Deal) -> Sequence[Move]:
        if state.turn is None or state.turn == CHANCE:
            return ()
        return tuple(("put", card) for card in state.hands[state.turn])

    def sample_chance(self, state: Deal, rng: Random) -> Move:
        return "deal", shuffled(range(1, HAND * state.seats + 3), rng)

    def allows_chance(self, state: Deal, move: Move) -> bool:
        return move[0] == "deal" and sorted(move[1]) == list(range(1, HAND * state.seats + 3))

    def apply(self, state: Deal, move: Move, emit: Emit = ignore) -> Deal:
        verb, what = move
        if verb == "deal":
            hands = dealt(what, *[HAND] * state.seats)[: state.seats]
            return state._replace(turn=0, hands=tuple(tuple(sorted(hand)) for hand in hands))
        seat = state.turn or 0
        hands = tuple(without(h, what) if at == seat else h for at, h in enumerate(state.hands))
        table = (*state.table, what)
        if len(table) < state.seats:
            return state._replace(turn=seat + 1, hands=hands, table=table)
        winner = table.index(max(table))
        points = tuple(score + (at == winner) for at, score in enumerate(state.points))
        turn = 0 if hands[0] else None
        return Deal(state.seats, turn, hands, (), tuple(sorted(state.played + table)), points)

    def refusal(self, view: DealView, legal: Sequence[Move], attempt: Attempt) -> Refusal:
        return Refusal("T-1", say("you do not hold that card"), nearest=legal[0] if legal else None)

    def outcome(self, state: Deal) -> Outcome | None:
        if state.turn is not None:
            return None
        ranks = tuple(1 + sum(other > score for other in state.points) for score in state.points)
        return Outcome(ranks, say("most rounds"), "T-2", state.points)

    def view(self, state: Deal, seat: Seat | None) -> DealView:
        hand = () if seat is None else state.hands[seat]
        own = state.table[seat] if seat is not None and seat < len(state.table) else None
        sizes = tuple(map(len, state.hands))
        return DealView(seat, state.seats, state.turn, hand, sizes, own, len(state.table), state.played, state.points)

    def determinize(self, view: DealView, rng: Random) -> Deal:
        if view.turn == CHANCE:
            return self.setup(view.seats, Options())
        own = view.hand if view.own_card is None else (*view.hand, view.own_card)
        unseen = list(shuffled(minus(range(1, HAND * view.seats + 3), view.played + own), rng))
        hands, table = [], []
        for seat in range(view.seats):
            mine = seat == view.seat
            hand = view.hand if mine else tuple(sorted(unseen.pop() for _ in range(view.sizes[seat])))
            hands.append(hand)
            if seat < view.down:
                table.append(view.own_card if mine and view.own_card is not None else unseen.pop())
        return Deal(view.seats, view.turn, tuple(hands), tuple(table), view.played, view.points)

    def encode_move(self, move: Move) -> str:
        return _write(move)

    def decode_move(self, text: str) -> Move:
        return _read(text)


class HidecardsBot(Bot[Deal, Move]):
    def __init__(self, rules: Any) -> None:
        self.rules = rules

    def evaluate(self, state: Deal, seat: Seat) -> float:
        outcome: Outcome | None = self.rules.outcome(state)
        if outcome is not None:
            return outcome.share(seat)
        worth = [points + sum(hand) / 60 for points, hand in zip(state.points, state.hands, strict=True)]
        return worth[seat] / (sum(worth) or 1)

    def order(self, state: Deal, moves: Sequence[Move]) -> Sequence[Move]:
        return sorted(moves, key=lambda move: -move[1])

    def why(self, state: Deal, move: Move, seat: Seat) -> Line | None:
        return say("card {card} is high", card=move[1]) if move[1] > 6 else None


class Heap(NamedTuple):
    stones: int
    turn: Seat
    touched: int


class Takeaway(Rules[Heap, Move, Heap]):
    info = GameInfo(
        "takeaway",
        "Takeaway",
        1,
        seats=(2,),
        options=(OptionSpec("stones", "Stones", ("5", "6", "7", "21"), "21"),),
        hidden=False,
        chance=False,
    )

    def setup(self, seats: int, options: Options) -> Heap:
        return Heap(int(options["stones"]), 0, 0)

    def to_act(self, state: Heap) -> Seat | None:
        return state.turn if state.stones else None

    def legal_moves(self, state: Heap) -> Sequence[Move]:
        return tuple(("take", count) for count in (1, 2, 3) if count <= state.stones)

    def sample_chance(self, state: Heap, rng: Random) -> Move:
        raise AssertionError("no luck in Takeaway")

    def allows_chance(self, state: Heap, move: Move) -> bool:
        return False

    def apply(self, state: Heap, move: Move, emit: Emit = ignore) -> Heap:
        return Heap(state.stones - move[1], 1 - state.turn, state.touched + 1)

    def refusal(self, view: Heap, legal: Sequence[Move], attempt: Attempt) -> Refusal:
        return Refusal("T-3", say("take one to three"), nearest=legal[0] if legal else None)

    def outcome(self, state: Heap) -> Outcome | None:
        if state.stones:
            return None
        return Outcome((1, 2) if state.turn == 1 else (2, 1), say("the last stone"), "T-4")

    def view(self, state: Heap, seat: Seat | None) -> Heap:
        return state

    def determinize(self, view: Heap, rng: Random) -> Heap:
        return view

    def encode_move(self, move: Move) -> str:
        return _write(move)

    def decode_move(self, text: str) -> Move:
        return _read(text)


class TakeawayBot(Bot[Heap, Move]):
    def __init__(self, rules: Any) -> None:
        self.rules = rules

    def evaluate(self, state: Heap, seat: Seat) -> float:
        if not state.stones:
            return 1.0 if state.turn != seat else 0.0
        return 0.5


class BareTable(Table[Any, Any]):
    """A toy lies nowhere: there is nothing to see, to point at or to tell."""

    def pieces(self, view: Any) -> Sequence[Piece]:
        return ()

    def paths(self, view: Any, move: Any) -> Sequence[Path]:
        return ()

    def narrate(self, event: Event, names: Names) -> Line | None:
        return None

    def status(self, view: Any) -> Sequence[Field]:
        return ()


def bare_table(rules: Any) -> Table[Any, Any]:
    return BareTable()


HIDECARDS = GameEntry("hidecards", lambda content: Hidecards(), bare_table, HidecardsBot)
TAKEAWAY = GameEntry("takeaway", lambda content: Takeaway(), bare_table, TakeawayBot)
