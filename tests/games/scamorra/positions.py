"""Positions of La Scamorra written the way one would draw them, and what can be done in them."""

from __future__ import annotations

from scrapdesk.core.events import Event
from scrapdesk.games.scamorra.board import BOARD, OFF
from scrapdesk.games.scamorra.cards import CARD_LETTERS, DECK, KNIGHT, PIECE_NAMES, Card
from scrapdesk.games.scamorra.rules import Scamorra
from scrapdesk.games.scamorra.state import Cards, Frame, Phase, State

RULES = Scamorra()


def cards(letters: str) -> Cards:
    return tuple(CARD_LETTERS.index(letter) for letter in letters)


def squares_of(pieces: str) -> tuple[int, ...]:
    """`paper a1, stone c3`: the pieces that are not named are off the board."""
    found = [OFF] * 3
    for part in filter(None, pieces.split(", ")):
        name, square = part.split(" ")
        found[PIECE_NAMES.index(name)] = BOARD.square(square)
    return tuple(found)


def position(
    white: str = "",
    black: str = "",
    hand: str = "k",
    other: str = "n",
    turn: int = 0,
    deck: str = "",
    other_deck: str = "",
    points: tuple[int, int] = (0, 0),
    totals: tuple[int, int] | None = None,
    game: int = 1,
    lot: bool = True,
) -> State:
    """A turn in the middle of a game. `hand` and `deck` are those of the side to move; `totals`: a fifteen-game."""
    mine, theirs = (cards(hand), cards(deck)), (cards(other), cards(other_deck))
    sides = (mine, theirs) if turn == 0 else (theirs, mine)
    coppella: Card = KNIGHT
    played = tuple(_rest(hand + deck, coppella) for hand, deck in sides)
    return State(
        Phase.PLAY,
        turn,
        squares_of(white) + squares_of(black),
        (sides[0][0], sides[1][0]),
        (sides[0][1], sides[1][1]),
        (played[0], played[1]),
        points,
        Frame(lot, totals is not None, True, game, totals or (0, 0), coppelle=(coppella, coppella)),
    )


def _rest(held: Cards, coppella: Card) -> Cards:
    """The cards that must have been played already; what the position needs beyond a deck is conjured up."""
    pile = list(DECK)
    for card in (*held, coppella):
        if card in pile:
            pile.remove(card)
    return tuple(pile)


def lines(state: State) -> list[str]:
    """All legal moves as text."""
    return [RULES.encode_move(move) for move in RULES.legal_moves(state)]


def targets(state: State, card: str, source: str) -> set[str]:
    """The squares to which a card may take the piece on a square."""
    start = f"play {card} {source}"
    return {line.removeprefix(start) for line in lines(state) if line.startswith(start)}


def after(state: State, *texts: str) -> State:
    """The state after some moves, each of which has to be legal."""
    for text in texts:
        assert text in lines(state), f"{text!r} is not among {lines(state)}"
        state = RULES.apply(state, RULES.decode_move(text))
    return state


def events_of(state: State, text: str) -> list[Event]:
    heard: list[Event] = []
    RULES.apply(state, RULES.decode_move(text), heard.append)
    return heard
