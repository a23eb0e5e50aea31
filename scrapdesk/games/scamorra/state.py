"""The whole truth of a game of La Scamorra, as immutable tuples."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from scrapdesk.core.changed import quickly_changed
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.games.scamorra.board import OFF
from scrapdesk.games.scamorra.cards import Card

Cards = tuple[Card, ...]
NO_SIGN = -1


class Phase(IntEnum):
    SHUFFLE = 0
    LOT = 1
    MORRA = 2
    CHOOSE = 3
    PLACE = 4
    PLAY = 5
    OVER = 6


@quickly_changed
class Frame(NamedTuple):
    """What changes seldom: the set-up, the match around the game, and who began it."""

    lot: bool
    """Initiative by lot, not by morra."""
    fifteen: bool
    open_piles: bool
    """Whether all played cards may be looked through, or only the last."""
    game: int = 1
    totals: tuple[int, int] = (0, 0)
    """Points of the finished games of a fifteen-game."""
    placer: Seat = 0
    """Who places first, once that is chosen; until then, who has the initiative."""
    sign: int = NO_SIGN
    """What Red shows in morra, while Blue has not shown yet."""
    coppelle: tuple[Card, ...] = ()
    """The card that left each deck, Red's first; as many as are dealt."""
    ending: str = ""
    """How it ended: knockout, cards, fifteen or twelve."""
    ties: int = 0
    """How often both showed the same sign in this hand of morra."""

    def digested(self) -> tuple[object, ...]:
        """Without the ties, which records of before do not know; the moves alone tell them."""
        return self[:-1]


@quickly_changed
class State(NamedTuple):
    phase: Phase
    turn: Seat | None
    squares: tuple[int, ...]
    """Where Red's and then Blue's paper, stone and scissors stand; OFF if they do not."""
    hands: tuple[Cards, Cards]
    decks: tuple[Cards, Cards]
    played: tuple[Cards, Cards]
    points: tuple[int, int]
    frame: Frame


EMPTY_BOARD = (OFF,) * 6
NO_CARDS: tuple[Cards, Cards] = ((), ())


def new_game(frame: Frame) -> State:
    """A game before its decks are shuffled."""
    return State(Phase.SHUFFLE, CHANCE, EMPTY_BOARD, NO_CARDS, NO_CARDS, NO_CARDS, (0, 0), frame)
