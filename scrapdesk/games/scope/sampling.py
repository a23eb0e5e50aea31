"""True states behind a view: the hidden cards of the other side, drawn evenly from all that fit what is known.

Cards are drawn and thrown away again until all clues hold, which is exactly even. Where that takes too long, some
arrangement that fits is stirred by many swaps that keep the clues, which is close to even.
"""

from __future__ import annotations

from random import Random
from typing import Final

from scrapdesk.games.scope.actions import missing, put
from scrapdesk.games.scope.board import BIT, squares_in
from scrapdesk.games.scope.cards import FREE, HIDDEN, KINDS, OF_SIDE, SIDES, Card, Side
from scrapdesk.games.scope.deduction import Unknown, some_arrangement
from scrapdesk.games.scope.legal import legal_moves
from scrapdesk.games.scope.moves import Place
from scrapdesk.games.scope.state import Clue, Phase, State
from scrapdesk.games.scope.view import View

DRAWS: Final = 250
"""How often cards are drawn before swaps take over."""

SWAPS: Final = 12
"""Swaps a hidden square."""

Picks = list[tuple[int, list[Clue]]]


def sample_state(view: View, rng: Random) -> State:
    cards = view.cards
    if view.phase > Phase.DEAL:
        for side in SIDES:
            if side != view.side:
                cards = _with_side(view, cards, side, rng)
    state = _state_of(view, cards)
    return _sample_layout(view, state, rng) if view.phase <= Phase.DEAL else state


def _state_of(view: View, cards: str) -> State:
    return State(
        view.phase,
        view.actor,
        view.turn,
        cards,
        view.hidden,
        view.clues,
        view.backs,
        view.focus,
        view.source,
        view.used,
        view.shots,
        view.turns,
        view.score,
        view.frame,
    )


# -- before the first turn ----------------------------------------------------------------------------------


def _sample_layout(view: View, state: State, rng: Random) -> State:
    """Fronts that are being laid out: as many places are filled as the viewer can count."""
    cards = state.cards.replace(HIDDEN, FREE)
    for side in SIDES:
        if side != view.side:
            cards = _laid_out(state._replace(cards=cards), side, view.placed[side], rng)
    return state._replace(cards=cards)


def _laid_out(state: State, side: Side, places: int, rng: Random) -> str:
    if places == view_size(state):
        free = state.frame.ground.squares(side)
        kinds = list(missing(state, side))
        rng.shuffle(kinds)
        for square, kind in zip(free, kinds, strict=True):
            state = state._replace(cards=put(state.cards, square, OF_SIDE[side][kind]))
        return state.cards
    state = state._replace(phase=Phase.DEPLOY, turn=side)
    for _ in range(places):
        move = rng.choice([move for move in legal_moves(state) if isinstance(move, Place)])
        state = state._replace(cards=put(state.cards, move.square, OF_SIDE[side][move.kind]))
    return state.cards


def view_size(state: State) -> int:
    columns, rows = state.frame.size
    return columns * rows


# -- in the game --------------------------------------------------------------------------------------------


def _with_side(view: View, cards: str, side: Side, rng: Random) -> str:
    """The field with one side's hidden cards drawn."""
    unknown = view.unknown(side)
    if not unknown.area or view.phase == Phase.OVER:
        return cards
    found = draw(unknown, rng)
    field = list(cards)
    own = OF_SIDE[side]
    for square, kind in found.items():
        field[square] = own[kind]
    return "".join(field)


def draw(unknown: Unknown, rng: Random) -> dict[int, str]:
    """The hidden cards of a side, evenly drawn from all that fit (nearly evenly where clues are tight)."""
    squares = squares_in(unknown.area)
    picks, others = _plan(unknown)
    for _ in range(DRAWS):
        if _pick(squares, picks, rng):
            break
    else:
        return stirred(unknown, rng)
    wanted = [KINDS.index(clues[0].card.lower()) for _, clues in picks]
    first = [KINDS[kind] for kind in wanted for _ in range(unknown.left[kind])]
    rng.shuffle(others)
    return dict(zip(squares, first + others, strict=True))


def _plan(unknown: Unknown) -> tuple[Picks, list[str]]:
    """The kinds with clues, how many of each to draw, and the cards of all other kinds."""
    by_kind: dict[Card, list[Clue]] = {}
    for clue in unknown.clues:
        by_kind.setdefault(clue.card.lower(), []).append(clue)
    picks = [(unknown.left[KINDS.index(kind)], clues) for kind, clues in by_kind.items()]
    # What seldom fits is drawn first, so that most draws end early.
    picks.sort(key=lambda pick: -sum(clue.least / clue.area.bit_count() for clue in pick[1]) / pick[0])
    others = [k for at, k in enumerate(KINDS) if k not in by_kind for _ in range(unknown.left[at])]
    return picks, others


def _pick(squares: list[int], picks: Picks, rng: Random) -> bool:
    """Draws the squares of the kinds with clues to the front of the list; False as soon as a clue is broken."""
    random, size, at = rng.random, len(squares), 0
    for count, clues in picks:
        drawn = 0
        for to in range(at, at + count):
            other = to + int(random() * (size - to))
            squares[to], squares[other] = squares[other], squares[to]
            drawn |= BIT[squares[to]]
        at += count
        if not _holds(clues, drawn):
            return False
    return True


def stirred(unknown: Unknown, rng: Random) -> dict[int, str]:
    """Some arrangement that fits, stirred by many swaps of two cards that break no clue."""
    found = some_arrangement(unknown, rng.shuffle)
    if found is None:
        raise ValueError("no arrangement of cards fits what is known")
    squares, random = list(found), rng.random
    size = len(squares)
    where = {kind: sum(BIT[square] for square in squares if found[square] == kind) for kind in KINDS}
    clues = {kind: [clue for clue in unknown.clues if clue.card.lower() == kind] for kind in KINDS}
    for _ in range(SWAPS * size):
        one, other = squares[int(random() * size)], squares[int(random() * size)]
        left, right = found[one], found[other]
        if left == right:
            continue
        both = BIT[one] | BIT[other]
        if _holds(clues[left], where[left] ^ both) and _holds(clues[right], where[right] ^ both):
            found[one], found[other] = right, left
            where[left] ^= both
            where[right] ^= both
    return found


def _holds(clues: list[Clue], where: int) -> bool:
    """Whether the clues of a kind hold if its cards lie there."""
    for clue in clues:  # noqa: SIM110 - a generator takes three times as long, and this is asked very often
        if (clue[1] & where).bit_count() < clue[2]:
            return False
    return True
