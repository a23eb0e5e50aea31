"""Why a thing cannot be done in La Scamorra: the rule, one plain sentence, who is in the way, and what could be done.

Works on the View alone, so that no sentence can tell what the asking seat does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from scrapdesk.core.notation import BadNotation
from scrapdesk.core.refusal import Attempt, Refusal, Target
from scrapdesk.core.words import Line, Who, Word, say
from scrapdesk.games.scamorra.board import BIT, BOARD, GAITS, HOME_ROWS, OFF, pawn_steps, rays
from scrapdesk.games.scamorra.cards import CARD_NAMES, KING, PAWN, PIECE_NAMES, Card, beats
from scrapdesk.games.scamorra.moves import Enter, Move, Place, Play, Throw, decode
from scrapdesk.games.scamorra.state import Phase
from scrapdesk.games.scamorra.targets import Pointed, piece_target, square_target
from scrapdesk.games.scamorra.view import View

CARD_RULES = ("SM-4.6", "SM-4.4", "SM-4.3", "SM-4.5", "SM-4.2", "SM-4.1")
"""The rule of each card's move."""


class Wish(NamedTuple):
    """What somebody wanted, as far as it can be understood."""

    card: Card | None = None
    piece: int | None = None
    square: int | None = None
    throw: bool = False
    enter: bool = False


class Why(NamedTuple):
    line: Line
    culprits: tuple[Target, ...] = ()


def refusal_of(view: View, legal: Sequence[Move], attempt: Attempt) -> Refusal:
    wish, fault = _understood(view, attempt)
    why = _waiting(view) if not legal else fault or _leads_nowhere(view, legal, wish) or _by_phase(view, wish)
    return Refusal(why.line.rule, why.line, why.culprits, _nearest(view, legal, wish))


def _waiting(view: View) -> Why:
    if view.phase == Phase.OVER:
        return Why(say("The game is over.", rule="SM-7.1"))
    if view.turn not in (0, 1):
        return Why(say("The cards are being dealt.", rule="SM-3.1"))
    return Why(say("It's {name}'s turn.", rule="SM-3.1", name=Who(view.turn)))


def _understood(view: View, attempt: Attempt) -> tuple[Wish, Why | None]:
    if not attempt.text:
        pointed = Pointed(attempt.targets)
        enter = pointed.piece is not None and view.squares[pointed.piece] == OFF and view.phase == Phase.PLAY
        return Wish(pointed.card, pointed.piece, pointed.square, pointed.pile, enter), None
    try:
        return _wish_of(view, decode(attempt.text)), None
    except BadNotation as fault:
        return Wish(), Why(say("I can't read that move: {fault}.", rule="SM-3.1", fault=str(fault)))


def _wish_of(view: View, move: Move) -> Wish:
    side = view.turn if view.turn in (0, 1) else 0
    match move:
        case Play(card, source, target):
            piece = view.squares.index(source) if source in view.squares else None
            return Wish(card, piece, target)
        case Throw(card):
            return Wish(card, throw=True)
        case Enter(piece, square):
            return Wish(PAWN, side * 3 + piece, square, enter=True)
        case Place(piece, square):
            return Wish(None, side * 3 + piece, square)
    return Wish()


def _by_phase(view: View, wish: Wish) -> Why:
    if view.phase == Phase.MORRA:
        return Why(say("Show paper, stone or scissors first: morra decides who goes first.", rule="SM-2.3"))
    if view.phase == Phase.CHOOSE:
        return Why(say("Choose whether to place first or move first.", rule="SM-2.4"))
    if view.phase == Phase.PLACE:
        return _placing(view, wish)
    if wish.card is not None and wish.card not in view.hand:
        return Why(say("You don't have a {card}.", rule="SM-3.1", card=CARD_NAMES[wish.card]))
    if wish.throw:
        return _throwing(view, wish)
    if wish.piece is not None and wish.piece // 3 != view.turn:
        return Why(say("That piece isn't yours.", rule="SM-3.1"), (piece_target(wish.piece),))
    if wish.enter:
        return _entering(view, wish)
    return _playing(view, wish)


def _leads_nowhere(view: View, legal: Sequence[Move], wish: Wish) -> Why | None:
    """A card of the hand on a piece that it cannot move, or on a square to which it leads nobody."""
    if view.phase != Phase.PLAY or wish.card not in view.hand or wish.throw or wish.enter:
        return None
    card: dict[str, Word] = {"card": CARD_NAMES[wish.card]}
    if wish.piece is None and wish.square is not None:
        if any(_leads(move, wish.card, target=wish.square) for move in legal):
            return None
        square = BOARD.name(wish.square)
        template = "The {card} can't take any of your pieces to {square}."
        line = say(template, CARD_RULES[wish.card], square=square, **card)
        return Why(line, _on(view, wish.square))
    if wish.piece is None or wish.square is not None or wish.piece // 3 != view.turn:
        return None
    source = view.squares[wish.piece]
    if any(_leads(move, wish.card, source=source) for move in legal):
        return None
    piece, square = PIECE_NAMES[wish.piece % 3], BOARD.name(source)
    line = say("The {card} can't move your {piece} from {square}.", "SM-3.1", piece=piece, square=square, **card)
    return Why(line, (piece_target(wish.piece),))


def _leads(move: Move, card: Card, source: int | None = None, target: int | None = None) -> bool:
    match move:
        case Play(played, start, end):
            return played == card and source in (None, start) and target in (None, end)
        case Enter(_, square):
            return card == PAWN and target == square
    return False


def _placing(view: View, wish: Wish) -> Why:
    if wish.piece is None or wish.square is None:
        return Why(say("Place one of your pieces in your home row.", rule="SM-2.5"))
    name = PIECE_NAMES[wish.piece % 3]
    if wish.piece // 3 != view.turn:
        return Why(say("That piece isn't yours: {piece}.", rule="SM-2.5", piece=name), (piece_target(wish.piece),))
    if view.squares[wish.piece] != OFF:
        return Why(say("You have already placed your {piece}.", rule="SM-2.5", piece=name), (piece_target(wish.piece),))
    if wish.square not in HOME_ROWS[view.turn or 0]:
        return Why(_off_home(view, "SM-2.5"), (square_target(wish.square),))
    return Why(say("{square} is occupied.", rule="SM-2.5", square=BOARD.name(wish.square)), _on(view, wish.square))


def _off_home(view: View, rule: str) -> Line:
    return say("That's not your home row: use row {row}.", rule=rule, row=1 if view.turn == 0 else 5)


def _throwing(view: View, wish: Wish) -> Why:
    if wish.card is None:
        return Why(say("Choose the card you want to discard.", rule="SM-3.3"))
    card = CARD_NAMES[wish.card]
    return Why(say("You can't discard the {card}: it can still move one of your pieces.", rule="SM-3.3", card=card))


def _entering(view: View, wish: Wish) -> Why:
    if wish.card not in (None, PAWN):
        return Why(say("Only a pawn card can bring a piece back.", rule="SM-6.1"))
    if PAWN not in view.hand:
        return Why(say("Only a pawn card can bring a piece back, and you have none.", rule="SM-6.1"))
    if wish.piece is not None and view.squares[wish.piece] != OFF:
        return Why(say("That piece is already on the board.", rule="SM-6.1"), (piece_target(wish.piece),))
    if wish.square is None:
        return Why(say("Choose an empty square in your home row.", rule="SM-6.1"))
    home = HOME_ROWS[view.turn or 0]
    if all(_on(view, square) for square in home):
        return Why(say("Your home row is full, so no piece can return.", rule="SM-6.2"))
    if wish.square not in home:
        return Why(_off_home(view, "SM-6.1"), (square_target(wish.square),))
    return Why(say("{square} is occupied.", rule="SM-6.1", square=BOARD.name(wish.square)), _on(view, wish.square))


def _playing(view: View, wish: Wish) -> Why:
    if wish.piece is None or wish.square is None:
        return Why(say("Choose a card, one of your pieces and a square.", rule="SM-3.1"))
    if wish.card is None:
        return _with_any_card(view, wish)
    source = view.squares[wish.piece]
    blocker = _blocker(view, wish.card, source, wish.square)
    if blocker is not None:
        return _in_the_way(view, blocker)
    if wish.square in view.squares:
        return _landing(view, wish.card, wish.piece, wish.square)
    return _geometry(wish.card, source, wish.square)


def _with_any_card(view: View, wish: Wish) -> Why:
    """A piece was moved without a card: what stops the card that comes nearest to doing it."""
    for card in dict.fromkeys(view.hand):
        why = _playing(view, wish._replace(card=card))
        if why.culprits:
            return why
    piece, source = wish.piece or 0, view.squares[wish.piece or 0]
    data: dict[str, Word] = {"piece": PIECE_NAMES[piece % 3], "source": BOARD.name(source)}
    square = BOARD.name(wish.square or 0)
    return Why(
        say("None of your cards can move your {piece} from {source} to {square}.", "SM-3.1", square=square, **data)
    )


def _in_the_way(view: View, square: int) -> Why:
    other = view.squares.index(square)
    own, piece = other // 3 == view.turn, other % 3
    line = (_OWN_IN_THE_WAY if own else _THEIRS_IN_THE_WAY)[piece]
    args: tuple[tuple[str, Word], ...] = (("name", Who(other // 3)), ("square", BOARD.name(square)))
    return Why(replace(line, args=args), _on(view, square))


_OWN_IN_THE_WAY = (
    say("Your paper on {square} is in the way.", "SM-4.7"),
    say("Your stone on {square} is in the way.", "SM-4.7"),
    say("Your scissors on {square} are in the way.", "SM-4.7"),
)
_THEIRS_IN_THE_WAY = (
    say("{name}'s paper on {square} is in the way.", "SM-4.7"),
    say("{name}'s stone on {square} is in the way.", "SM-4.7"),
    say("{name}'s scissors on {square} are in the way.", "SM-4.7"),
)


def _landing(view: View, card: Card, piece: int, square: int) -> Why:
    """Why the piece cannot land where another stands."""
    other = view.squares.index(square)
    if other // 3 == piece // 3:
        line = say("You already have your {piece} there.", rule="SM-4.7", piece=PIECE_NAMES[other % 3])
        return Why(line, _on(view, square))
    if not _reaches(card, view.squares[piece], square):
        return _geometry(card, view.squares[piece], square)
    if card == PAWN and square in pawn_steps(piece // 3, view.squares[piece])[0]:
        return Why(say("Pawns don't capture straight ahead.", rule="SM-4.1"), _on(view, square))
    mine, theirs = PIECE_NAMES[piece % 3], PIECE_NAMES[other % 3]
    if beats(piece % 3, other % 3) or card == KING:
        return _geometry(card, view.squares[piece], square)
    return Why(say("Your {mine} can't capture {theirs}.", rule="SM-5.1", mine=mine, theirs=theirs), _on(view, square))


def _geometry(card: Card, source: int, square: int) -> Why:
    """The card does not lead there at all."""
    data = {"card": CARD_NAMES[card], "source": BOARD.name(source), "square": BOARD.name(square)}
    return Why(say("A {card} can't go from {source} to {square}.", rule=CARD_RULES[card], **data))


def _reaches(card: Card, source: int, square: int) -> bool:
    if card == PAWN:
        return any(square in ahead + aside for ahead, aside in (pawn_steps(0, source), pawn_steps(1, source)))
    return any(square in ray for gait in GAITS[card] for ray in rays(gait, source))


def _blocker(view: View, card: Card, source: int, square: int) -> int | None:
    """The first piece between source and square, where the card leads from one to the other in a line."""
    if card == PAWN:
        return None
    occupied = sum(BIT[at] for at in view.squares if at != OFF)
    for gait in GAITS[card]:
        for ray in rays(gait, source):
            if square in ray:
                between = ray[: ray.index(square)]
                return next((at for at in between if occupied & BIT[at]), None)
    return None


def _on(view: View, square: int) -> tuple[Target, ...]:
    return (piece_target(view.squares.index(square)),) if square in view.squares else ()


def _nearest(view: View, legal: Sequence[Move], wish: Wish) -> Move | None:
    """The legal move that shares most with the wish; the first of equals."""
    return max(legal, key=lambda move: _likeness(view, move, wish), default=None)


def _likeness(view: View, move: Move, wish: Wish) -> int:
    other = _wish_of(view, move)
    same_piece = other.piece is not None and other.piece == wish.piece
    same_square = other.square is not None and other.square == wish.square
    same_card = other.card is not None and other.card == wish.card
    return 4 * same_card + 3 * same_piece + 3 * same_square + 2 * (other.throw and wish.throw)
