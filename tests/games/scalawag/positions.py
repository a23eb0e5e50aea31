"""Builds positions of Scalawag! in a line or two, and plays lines of notation in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from scrapdesk.core.events import Event
from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scalawag.cards import CREW_LETTERS, DAMAGE_SLOTS, FLAG_LETTERS, Cards
from scrapdesk.games.scalawag.moves import encode
from scrapdesk.games.scalawag.rules import Scalawag
from scrapdesk.games.scalawag.state import NO_FOG, NOBODY_THERE, Frame, Note, Phase, State, What, new_game

RULES: Final = Scalawag()


def crew(letters: str) -> Cards:
    """`ggs` is two gunners and a sailor."""
    return tuple(sorted(CREW_LETTERS.index(letter) for letter in letters))


def at_sea(
    hands: str = "sss sss sss sss",
    points: Sequence[int] = (),
    damage: Sequence[int] = (),
    *,
    port: str = "sgmptl",
    captain: int = 0,
    watch: Sequence[int] = (),
    wave: int = NOBODY_THERE,
    spot: int = NOBODY_THERE,
    fog: int = NO_FOG,
    first: int = 0,
    teams: str = "",
    turn: int = 5,
    bonus: str = "",
    ring: Sequence[int] = (),
) -> State:
    """A captain is about to give an order. A hand of `-` is a sunk ship; everybody has 10 points unless told."""
    held = tuple(() if letters == "-" else crew(letters) for letters in hands.split())
    seats = len(held)
    sunk = tuple(seat for seat, hand in enumerate(held) if not hand)
    frame = Frame(seats, crew(bonus), bool(teams), first, tuple(map(FLAG_LETTERS.index, teams)), tuple(ring))
    dealt = tuple(Note(0, What.DRAW, seat, number=3, cards=hand) for seat, hand in enumerate(held))
    return new_game(frame)._replace(
        phase=Phase.ORDER,
        actor=captain,
        captain=captain,
        turn=turn,
        hands=held,
        port=crew(port),
        points=tuple(0 if seat in sunk else its for seat, its in enumerate(tuple(points) or (10,) * seats)),
        damage=tuple(DAMAGE_SLOTS if seat in sunk else its for seat, its in enumerate(tuple(damage) or (0,) * seats)),
        afloat=sum(1 << seat for seat in range(seats) if seat not in sunk),
        sunk=sunk,
        watch=sum(1 << seat for seat in watch),
        wave=wave,
        spot=spot,
        fog=fog,
        log=dealt,
    )


def play(state: State, *lines: str, told: list[Event] | None = None) -> State:
    """The state after lines of notation, each by whoever is asked; `pass*` lets everybody pass."""
    for line in lines:
        if line == "pass*":
            while state.phase is Phase.CHALLENGE:
                state = play(state, "pass", told=told)
            continue
        move = RULES.decode_move(line)
        if RULES.to_act(state) == CHANCE:
            assert RULES.allows_chance(state, move), f"luck cannot {line!r} in {state.phase!r}"
        else:
            assert move in RULES.legal_moves(state), f"{line!r} is not in {legal(state)}"
        state = RULES.apply(state, move) if told is None else RULES.apply(state, move, told.append)
    return state


def legal(state: State) -> list[str]:
    return [encode(move) for move in RULES.legal_moves(state)]


def lucky(state: State, seed: int = 1) -> State:
    """Luck does what it likes until a captain is asked."""
    rng = Random(seed)
    while RULES.to_act(state) == CHANCE:
        state = RULES.apply(state, RULES.sample_chance(state, rng))
    return state


def new(seats: int, seed: int = 1, options: Mapping[str, str] | None = None) -> State:
    """A game that has just begun."""
    return lucky(RULES.setup(seats, RULES.check_options(seats, options or {})), seed)


def seated(seats: int, **options: str) -> State:
    """A game before its first luck, in which everybody sits as named."""
    return RULES.setup(seats, RULES.check_options(seats, {"seats": "named", **options}))


def clockwise(seats: int) -> tuple[int, ...]:
    """Everybody around the table in the order of the seats."""
    return tuple(range(seats))


def pool(state: State) -> Cards:
    """Every card of the game, wherever it is."""
    lying = [crew("w")] * (state.wave >= 0) + [crew("b")] * (state.spot >= 0)
    zones = (*state.hands, state.port, state.locker, *lying)
    return tuple(sorted(card for zone in zones for card in zone))
