"""What a viewer with a notebook would have written on a face-down card: unknown, suspected, seen, or moved since.

Four states, from what everybody has seen and from the odds that the coach uses. Must not know how they look.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from scrapdesk.games.scope.belief import kind_odds
from scrapdesk.games.scope.board import squares_in
from scrapdesk.games.scope.cards import EMPTY, KINDS, OF_SIDE, SNIPER, Side
from scrapdesk.games.scope.odds import Odds
from scrapdesk.games.scope.state import Clue
from scrapdesk.games.scope.view import View

ROUGHLY: Final = 0.005
"""Odds that are sampled are no more exact than this."""
LIKELY: Final = 0.5
"""So likely a kind is suspected even where no clue points at it."""


class Knowledge(Enum):
    UNKNOWN = "unknown"
    SUSPECTED = "suspected"
    """A clue says that a sniper may lie here, or counting says what does."""
    SEEN = "seen"
    """Turned up, and not moved since."""
    MOVED = "washere"
    """A unit was seen, or heard, on one of a few squares, and this is one of them."""


class Note(NamedTuple):
    """What is known of one square."""

    knowledge: Knowledge
    kind: str = ""
    """What lies there, or may lie there."""
    odds: float = 0.0
    """How likely that is."""
    sure: bool = False
    """Whether nothing else can lie there, by all that was seen and can be counted, though nobody has turned it up."""
    others: tuple[str, ...] = ()
    """What was seen or heard near it as well and may lie there instead, the likeliest first."""


UNKNOWN: Final = Note(Knowledge.UNKNOWN)


def notes_of(view: View, side: Side) -> dict[int, Note]:
    """For every square with a card of a side, what its enemy knows of it."""
    odds = kind_odds(view, side)
    hidden = [odds[square] for square in squares_in(view.area(side) & view.hidden)]
    usual = tuple(sum(column) / len(hidden) for column in zip(*hidden, strict=True)) or (0.0,) * len(KINDS)
    return {square: _note(view, side, square, odds[square], usual) for square in squares_in(view.area(side))}


def _note(view: View, side: Side, square: int, odds: Odds, usual: Odds) -> Note:
    """`usual`: how likely each kind is on a hidden square of this side, on the whole. Less than that is no news."""
    if not view.hidden >> square & 1:
        return Note(Knowledge.SEEN, view.cards[square].lower(), 1.0)
    clued = {clue.card.lower() for clue in view.clues if _speaks_of(clue, side, square)} - {EMPTY}
    clued = {kind for kind in clued if _of(odds, kind) > 0 and _of(odds, kind) >= _of(usual, kind) - ROUGHLY}
    told = sorted(clued, key=lambda kind: (kind != SNIPER, -_of(odds, kind), kind))
    if told:
        first, *others = told
        likely, rest = _of(odds, first), tuple(others)
        if first == SNIPER:
            return Note(Knowledge.SUSPECTED, SNIPER, likely, _sure(view, square, likely), rest)
        return Note(Knowledge.MOVED, first, likely, others=rest)
    kind = max(KINDS, key=lambda kind: _of(odds, kind))
    likely = _of(odds, kind)
    if likely < LIKELY or kind == EMPTY:
        return UNKNOWN
    return Note(Knowledge.SUSPECTED, kind, likely, _sure(view, square, likely))


def _sure(view: View, square: int, odds: float) -> bool:
    """Odds that were sampled may come out as 1 without being it: what is possible is looked up then."""
    return odds > 1 - ROUGHLY and len(view.possible(square)) == 1


def _speaks_of(clue: Clue, side: Side, square: int) -> bool:
    return bool(clue.area >> square & 1) and clue.card in OF_SIDE[side].values()


def _of(odds: Odds, kind: str) -> float:
    return odds[KINDS.index(kind)]
