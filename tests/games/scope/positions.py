"""Battlefields drawn as text, and short words for playing on them.

Capitals are Soviet, small letters German: s sniper, d decoy, o officer, c scout, m mortar, g gun, i infantry,
e empty. The Soviet front is on top; the first letter of the last line is a1.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from scrapdesk.core.events import Event
from scrapdesk.core.refusal import Attempt, Refusal
from scrapdesk.games.scope import SCOPE
from scrapdesk.games.scope.board import BIT, FIELD, NO_SQUARE, SQUARES, WIDTH
from scrapdesk.games.scope.cards import EMPTY, KINDS, NOWHERE, VALUE
from scrapdesk.games.scope.rules import Scope
from scrapdesk.games.scope.scenarios import Scenario
from scrapdesk.games.scope.setup import order_of
from scrapdesk.games.scope.state import Frame, Phase, Score, State

RULES = Scope(SCOPE.content)


def position(
    drawing: str,
    *,
    turn: int = 0,
    mode: str = "advanced",
    seats: int = 2,
    target: int = 0,
    hunted: str = "",
    advance: bool = False,
    reserve: tuple[int, int] = (0, 0),
    piles: tuple[str, str] = ("", ""),
    known: str = "",
    mortar_return: bool = False,
    turns: int = 0,
    last: int = 0,
) -> State:
    """A position at the start of a turn; `known` are the squares that everybody has seen."""
    lines = _rows(drawing)
    columns, rows, cards = len(lines[0]), len(lines) // 2, "".join(_at(lines, square) for square in SQUARES)
    order = order_of(seats, 0)
    counts = tuple(max(cards.count(kind), cards.count(kind.upper())) for kind in KINDS)
    scenario = Scenario("drawn", "Drawn", columns, rows, counts, target, hunted, advance, max(reserve), mortar_return)
    sides = tuple(next(turn.side for turn in order if turn.seat == seat) for seat in range(seats))
    frame, seen = Frame(scenario, mode == "advanced", order, sides, (columns, rows)), _mask(known)
    return State(
        Phase.TURN,
        order[turn].seat,
        turn,
        cards,
        frame.ground.whole & ~seen,
        (),
        sum(BIT[square] for square in SQUARES if cards[square].isupper()),
        NO_SQUARE,
        NO_SQUARE,
        0,
        (NO_SQUARE, NO_SQUARE),
        turns,
        Score(_points(piles), piles, reserve, last),
        frame,
    )


def _mask(names: str) -> int:
    return sum({BIT[FIELD.square(name)] for name in names.split()})


def _rows(drawing: str) -> list[str]:
    """The rows of a drawing from the nearest on, without the meeting line."""
    lines = [line.replace(" ", "") for line in drawing.strip().splitlines()]
    return [line for line in lines if set(line) != {"-"}][::-1]


def _points(piles: tuple[str, str]) -> tuple[int, int]:
    return sum(VALUE[card] for card in piles[0]), sum(VALUE[card] for card in piles[1])


def _at(lines: Sequence[str], square: int) -> str:
    row, column = divmod(square, WIDTH)
    return lines[row][column] if row < len(lines) and column < len(lines[0]) else NOWHERE


def legal(state: State, verb: str = "") -> set[str]:
    """The lines of all legal moves, or of those with one verb."""
    lines = {RULES.encode_move(move) for move in RULES.legal_moves(state)}
    return {line for line in lines if not verb or line.split()[0] == verb}


def play(state: State, *lines: str) -> State:
    """The state after some moves, each of which must be legal."""
    for line in lines:
        assert line in legal(state), (line, sorted(legal(state)))
        state = RULES.apply(state, RULES.decode_move(line))
    return state


def told(state: State, line: str) -> list[Event]:
    events: list[Event] = []
    RULES.apply(state, RULES.decode_move(line), events.append)
    return events


def card(state: State, name: str) -> str:
    return state.cards[FIELD.square(name)]


def known(state: State, name: str) -> bool:
    """Whether everybody knows the card of a square."""
    return not state.hidden >> FIELD.square(name) & 1


def possible(state: State, name: str) -> str:
    """What a card can be for all that a spectator knows."""
    return RULES.view(state, None).possible(FIELD.square(name))


def ending(state: State) -> str:
    return state.score.ending if state.phase == Phase.OVER else ""


def refused(state: State, text: str = "", targets: tuple[str, ...] = (), seat: int | None = None) -> Refusal:
    """The refusal that a seat gets for an attempt; the seat to act unless another is named."""
    asking = state.actor if seat is None else seat
    moves = RULES.legal_moves(state) if asking == RULES.to_act(state) else ()
    return RULES.refusal(RULES.view(state, asking), moves, Attempt(targets, text))


def new_game(seats: int = 2, **options: str) -> State:
    return RULES.setup(seats, RULES.check_options(seats, options))


def scattered(state: State, seed: int = 1) -> State:
    """Both sides let luck lay out their fronts."""
    rng = Random(seed)
    while state.phase <= Phase.DEAL:
        state = (
            play(state, "scatter")
            if state.phase == Phase.DEPLOY
            else RULES.apply(state, RULES.sample_chance(state, rng))
        )
    return state


def laid_out(state: State, drawing: str) -> State:
    """Both sides lay out what the drawing shows, kind by kind."""
    shown = position(drawing).cards
    while state.phase == Phase.DEPLOY:
        side = state.turn
        for square in state.frame.ground.squares(side):
            kind = shown[square].lower()
            if state.turn == side and kind != EMPTY and state.phase == Phase.DEPLOY:
                name = KIND_WORDS[KINDS.index(kind)]
                state = play(state, f"place {name} {FIELD.name(square)}")
    return state


KIND_WORDS = ("sniper", "decoy", "officer", "scout", "mortar", "gun", "infantry", "empty")
