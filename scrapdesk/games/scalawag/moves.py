"""Every move of Scalawag!, and how it is written.

Moves are small tuples; the verb in each keeps two kinds from ever being equal. Moves of captains are made once, in
the tables of `choices`, and shared by all positions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from scrapdesk.core.notation import BadNotation, expect, number, one_of, words
from scrapdesk.core.seats import Seat
from scrapdesk.games.scalawag.cards import (
    BONUS_CREW,
    CREW_LETTERS,
    CREW_NAMES,
    EMBLEM_LETTERS,
    FLAG_LETTERS,
    HAND_SIZE,
    LOOKOUT,
    ORDER_NAMES,
    PILOT,
    REQUIRING,
    SUPPORTED,
    Cards,
    Crew,
)

_SEATS: Final = tuple(f"p{seat}" for seat in range(1, 9))
NO_SECOND: Final = -1


class Order(NamedTuple):
    """A captain's order, declared in one breath with so many of its crew."""

    order: int
    number: int
    verb: str = "order"


class Declare(NamedTuple):
    """A pilot or a lookout, declared after the order (SW-3.3)."""

    crew: Crew
    verb: str = "declare"


class Pass(NamedTuple):
    """A declaration is let pass."""

    verb: str = "pass"


class Call(NamedTuple):
    """Scalawag! (SW-6.1)"""

    verb: str = "scalawag"


class Show(NamedTuple):
    """The challenged captain shows all the crew just declared."""

    verb: str = "show"


class Hole(NamedTuple):
    """A penalty is paid with ship damage."""

    verb: str = "hole"


class Lose(NamedTuple):
    """A crew card goes to the locker, as a penalty or to boarders."""

    crew: Crew
    verb: str = "lose"


class Yield(NamedTuple):
    """The challenged captain pays where either penalty sinks the ship: the challenger chooses (SW-6.4)."""

    verb: str = "yield"


class Sink(NamedTuple):
    """The choice between two penalties that both sink the other captain."""

    by_hole: bool
    verb: str = "sink"


class Aim(NamedTuple):
    """The target of an order; two of them, in order, where a second shot is fired."""

    first: Seat
    second: Seat = NO_SECOND
    verb: str = "target"


class Forgo(NamedTuple):
    """No target can be paid for: the order comes to nothing (SW-3.4)."""

    verb: str = "forgo"


class Play(NamedTuple):
    """A bonus card is laid by another captain's ship (SW-9)."""

    crew: Crew
    target: Seat
    verb: str = "play"


class Return(NamedTuple):
    """Cards are put back to the port."""

    cards: Cards
    verb: str = "return"


class Bury(NamedTuple):
    """The fourth card goes to the locker; it may be one of those just shown (SW-6.3, SW-7.1)."""

    crew: Crew
    shown: bool
    verb: str = "bury"


class Berths(NamedTuple):
    """Luck: who sits where, clockwise from the first seat, and the emblem that each seat sails under."""

    ring: tuple[Seat, ...]
    flags: tuple[int, ...]
    verb: str = "berths"


class Lot(NamedTuple):
    """Luck: who is first."""

    seat: Seat
    verb: str = "lot"


class Teams(NamedTuple):
    """Luck: the flag of every seat."""

    flags: tuple[int, ...]
    verb: str = "teams"


class Deal(NamedTuple):
    """Luck: the order of all crew. Three to each seat, from the first on; the rest is the port."""

    cards: Cards
    verb: str = "deal"


class Roll(NamedTuple):
    """Luck: the fog die."""

    face: int
    verb: str = "roll"


class Draw(NamedTuple):
    """Luck: what is drawn from the port."""

    cards: Cards
    verb: str = "draw"


class Seize(NamedTuple):
    """Luck: what is taken out of a captain's hand."""

    cards: Cards
    verb: str = "seize"


Move = (
    Order
    | Declare
    | Pass
    | Call
    | Show
    | Hole
    | Lose
    | Yield
    | Sink
    | Aim
    | Forgo
    | Play
    | Return
    | Bury
    | Berths
    | Lot
    | Teams
    | Deal
    | Roll
    | Draw
    | Seize
)

SINK_WORDS: Final = ("crew", "hole")
_BARE: Final[dict[str, Move]] = {move.verb: move for move in (Pass(), Call(), Show(), Hole(), Yield(), Forgo())}


def encode(move: Move) -> str:
    match move:
        case Order(order, count):
            said = f" {count}" if count and order in SUPPORTED else ""
            return f"order {ORDER_NAMES[order]}{said}"
        case Declare(crew) | Lose(crew):
            return f"{move.verb} {CREW_NAMES[crew]}"
        case Sink(by_hole):
            return f"sink {SINK_WORDS[by_hole]}"
        case Aim(first, second):
            return f"target {_SEATS[first]}" + ("" if second == NO_SECOND else f" {_SEATS[second]}")
        case Play(crew, target):
            return f"play {CREW_NAMES[crew]} {_SEATS[target]}"
        case Bury(crew, shown):
            return f"bury {CREW_NAMES[crew]}" + (" shown" if shown else "")
        case Return(cards) | Draw(cards) | Seize(cards):
            return " ".join([move.verb, *(CREW_NAMES[crew] for crew in cards)])
    return _encode_set_up(move)


def _encode_set_up(move: Move) -> str:
    match move:
        case Berths(ring, flags):
            seats = "".join(str(seat + 1) for seat in ring)
            return f"berths {seats} {''.join(EMBLEM_LETTERS[flag] for flag in flags)}"
        case Lot(seat):
            return f"lot {_SEATS[seat]}"
        case Teams(flags):
            return f"teams {''.join(FLAG_LETTERS[flag] for flag in flags)}"
        case Deal(cards):
            return f"deal {''.join(CREW_LETTERS[crew] for crew in cards)}"
        case Roll(face):
            return f"roll {face}"
    return move.verb


def decode(text: str) -> Move:
    parts = words(text)
    if parts[0] in _BARE:
        expect(parts, 1, parts[0])
        return _BARE[parts[0]]
    reader = _READERS.get(parts[0])
    if reader is None:
        raise BadNotation(f"a move begins with {', '.join([*_READERS, *_BARE])}; not {parts[0][:20]!r}")
    return reader(parts)


def _crew(text: str) -> Crew:
    return one_of(text, CREW_NAMES, "crew")


def _seat(text: str) -> Seat:
    return one_of(text, _SEATS, "seat")


def _order(parts: list[str]) -> Move:
    if len(parts) not in (2, 3):
        raise BadNotation("the form is: order NAME, or order NAME COUNT")
    order = one_of(parts[1], ORDER_NAMES, "order")
    if len(parts) == 2:
        return Order(order, int(order in REQUIRING))
    if order not in SUPPORTED:
        raise BadNotation(f"{parts[1]} is ordered without a number")
    return Order(order, number(parts[2], 1, HAND_SIZE))


def _declare(parts: list[str]) -> Move:
    expect(parts, 2, "declare pilot, or declare lookout")
    crew = _crew(parts[1])
    if crew not in (PILOT, LOOKOUT):
        raise BadNotation("only a pilot or a lookout is declared after the order")
    return Declare(crew)


def _lose(parts: list[str]) -> Move:
    expect(parts, 2, "lose CREW")
    return Lose(_crew(parts[1]))


def _sink(parts: list[str]) -> Move:
    expect(parts, 2, "sink hole, or sink crew")
    return Sink(bool(one_of(parts[1], SINK_WORDS, "way to sink a ship")))


def _target(parts: list[str]) -> Move:
    if len(parts) not in (2, 3):
        raise BadNotation("the form is: target SEAT, or target SEAT SEAT")
    first = _seat(parts[1])
    second = _seat(parts[2]) if len(parts) == 3 else NO_SECOND
    if first == second:
        raise BadNotation("the second shot needs another target")
    return Aim(first, second)


def _play(parts: list[str]) -> Move:
    expect(parts, 3, "play wave SEAT, or play spot SEAT")
    crew = _crew(parts[1])
    if crew not in BONUS_CREW:
        raise BadNotation("only a wave or a spot can be played")
    return Play(crew, _seat(parts[2]))


def _bury(parts: list[str]) -> Move:
    if len(parts) == 3 and parts[2] == "shown":
        return Bury(_crew(parts[1]), True)
    expect(parts, 2, "bury CREW, or bury CREW shown")
    return Bury(_crew(parts[1]), False)


def _cards(parts: list[str]) -> Cards:
    """Crew names in their one order; a number of them that could ever be drawn, seized or put back."""
    if not 2 <= len(parts) <= 1 + HAND_SIZE:
        raise BadNotation(f"the form is: {parts[0]} CREW, with one to three crew")
    cards = tuple(_crew(part) for part in parts[1:])
    if list(cards) != sorted(cards):
        raise BadNotation(f"crew is written in the order {', '.join(CREW_NAMES)}")
    return cards


def _berths(parts: list[str]) -> Move:
    expect(parts, 3, "berths SEATS FLAGS, such as berths 132 ack")
    ring = tuple(number(digit, 1, 8) - 1 for digit in parts[1])
    return Berths(ring, tuple(one_of(letter, EMBLEM_LETTERS, "flag") for letter in parts[2]))


def _lot(parts: list[str]) -> Move:
    expect(parts, 2, "lot SEAT")
    return Lot(_seat(parts[1]))


def _teams(parts: list[str]) -> Move:
    expect(parts, 2, "teams FLAGS, such as teams efsefs")
    return Teams(tuple(one_of(letter, FLAG_LETTERS, "flag") for letter in parts[1]))


def _deal(parts: list[str]) -> Move:
    expect(parts, 2, "deal CREW, a letter for each card")
    return Deal(tuple(one_of(letter, CREW_LETTERS, "crew") for letter in parts[1]))


def _roll(parts: list[str]) -> Move:
    expect(parts, 2, "roll FACE")
    return Roll(number(parts[1], 1, 6))


_READERS: Final[dict[str, Callable[[list[str]], Move]]] = {
    "order": _order,
    "declare": _declare,
    "lose": _lose,
    "sink": _sink,
    "target": _target,
    "play": _play,
    "return": lambda parts: Return(_cards(parts)),
    "bury": _bury,
    "berths": _berths,
    "lot": _lot,
    "teams": _teams,
    "deal": _deal,
    "roll": _roll,
    "draw": lambda parts: Draw(_cards(parts)),
    "seize": lambda parts: Seize(_cards(parts)),
}
