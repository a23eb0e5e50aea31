"""How La Scamorra lies on the table: the board, two hands, two piles, and how each move is pointed out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from scrapdesk.core.events import Event
from scrapdesk.core.refusal import Target
from scrapdesk.core.table import Field, Names, Path, Piece, Table
from scrapdesk.core.words import Line, Who, Word, commas, say
from scrapdesk.games.scamorra.board import BOARD, OFF
from scrapdesk.games.scamorra.cards import (
    BLACK,
    CARD_NAMES,
    COPIES,
    PAWN,
    PIECE_NAMES,
    SIDE_LETTERS,
    WHITE,
    Card,
)
from scrapdesk.games.scamorra.ledger import ScamorraLedger
from scrapdesk.games.scamorra.moves import Choose, Enter, Morra, Move, Place, Play, Throw
from scrapdesk.games.scamorra.narration import narrate
from scrapdesk.games.scamorra.state import Phase
from scrapdesk.games.scamorra.targets import (
    TOKEN,
    WHEEL,
    card_target,
    choice_target,
    deck_target,
    piece_target,
    pile_target,
    reserve_target,
    sign_target,
    square_target,
)
from scrapdesk.games.scamorra.view import View


class ScamorraTable(Table[Move, View]):
    ledger = ScamorraLedger()

    def pieces(self, view: View) -> Sequence[Piece]:
        found = [*_standing(view), *_signs(view)]
        for side in range(view.dealt):
            found += [*_pile(view, side), *_hand(view, side), *_deck(view, side)]
        return found

    def paths(self, view: View, move: Move) -> Sequence[Path]:
        side = view.turn or 0
        match move:
            case Play(card, source, target):
                piece = piece_target(view.squares.index(source))
                return _any_order(_in_hand(view, side, card), piece, square_target(target))
            case Enter(piece, square):
                return _any_order(_in_hand(view, side, PAWN), piece_target(side * 3 + piece), square_target(square))
            case Throw(card):
                return [(held, pile_target(side)) for held in _in_hand(view, side, card)]
            case Place(piece, square):
                return [(piece_target(side * 3 + piece), square_target(square))]
            case Morra(sign):
                return [(sign_target(side, sign), WHEEL)]
            case Choose(place_first):
                return [(TOKEN, choice_target(place_first)), (choice_target(place_first), TOKEN)]
        return ()

    def narrate(self, event: Event, names: Names) -> Line | None:
        return narrate(event, names)

    def status(self, view: View) -> Sequence[Field]:
        return [*_turn_field(view), *_score_fields(view), *_card_fields(view)]

    def is_private(self, view: View) -> bool:
        """Only cards and signs are secret: choosing and placing can be done before everybody's eyes."""
        return view.phase in (Phase.PLAY, Phase.MORRA)

    def describe(self, view: View, move: Move) -> Line | None:
        return _described(view, move)

    def drafts(self, view: View, move: Move) -> bool:
        """A piece is put down and moved about until its owner is content."""
        return isinstance(move, Place)

    def risk(self, view: View, move: Move) -> Line | None:
        if isinstance(move, Throw):
            return say("the {card} is discarded without moving a piece", rule="SM-3.3", card=CARD_NAMES[move.card])
        return None

    def contents(self, view: View, slot: Target) -> Sequence[Piece]:
        """The own deck and coppella by content: nobody knows which of these cards is the coppella."""
        if view.seat is None or slot != deck_target(view.seat) or view.shown_coppella(view.seat):
            return ()
        left = enumerate(sorted(view.remaining(view.seat)))
        return [Piece(f"known:{at}", CARD_NAMES[card], slot, at, owner=view.seat) for at, card in left]

    def board_text(self, view: View) -> list[str]:
        """The board in letters, Blue's home row on top: capitals are Red's."""
        rows = []
        for row in range(BOARD.rows - 1, -1, -1):
            cells = (_letter(view, row * BOARD.columns + column) for column in range(BOARD.columns))
            rows.append(f"{row + 1}  {' '.join(cells)}")
        return [*rows, "   a b c d e"]


def _standing(view: View) -> Iterator[Piece]:
    for index, square in enumerate(view.squares):
        slot = reserve_target(index) if square == OFF else square_target(square)
        side, piece = divmod(index, 3)
        yield Piece(piece_target(index), PIECE_NAMES[piece], slot, owner=side)


def _signs(view: View) -> Iterator[Piece]:
    """The three signs that the asked seat can show, and the token with which it chooses."""
    if view.phase == Phase.MORRA and view.turn is not None and view.turn == view.seat:
        for sign, name in enumerate(PIECE_NAMES):
            target = sign_target(view.turn, sign)
            yield Piece(target, f"sign-{name}", f"signs:{SIDE_LETTERS[view.turn]}", sign, owner=view.turn)
    if view.phase == Phase.CHOOSE:
        yield Piece(TOKEN, "initiative", "initiative", owner=view.turn)


def _pile(view: View, side: int) -> Iterator[Piece]:
    pile = view.played[side]
    first = 0 if view.frame.open_piles or view.phase == Phase.OVER else max(len(pile) - 1, 0)
    for order, card in enumerate(pile):
        if order >= first:
            number = pile[: order + 1].count(card)
            yield Piece(card_target(side, card, number), CARD_NAMES[card], pile_target(side), order, owner=side)
    for card in view.shown_coppella(side):
        yield Piece(f"coppella:{SIDE_LETTERS[side]}", CARD_NAMES[card], f"coppella:{SIDE_LETTERS[side]}", owner=side)


def _hand(view: View, side: int) -> Iterator[Piece]:
    letter = SIDE_LETTERS[side]
    if side != view.seat:
        for order in range(view.hand_sizes[side]):
            yield Piece(f"hand:{letter}:{order}", "back", f"hand:{letter}", order, face_up=False, owner=side)
        return
    for order, card in enumerate(view.hand):
        number = view.played[side].count(card) + view.hand[: order + 1].count(card)
        yield Piece(card_target(side, card, number), CARD_NAMES[card], f"hand:{letter}", order, owner=side)


def _deck(view: View, side: int) -> Iterator[Piece]:
    letter = SIDE_LETTERS[side]
    for order in range(view.deck_sizes[side]):
        yield Piece(f"deck:{letter}:{order}", "back", f"deck:{letter}", order, face_up=False, owner=side)
    if not view.shown_coppella(side):
        slot = f"coppella:{letter}"
        yield Piece(slot, "back", slot, face_up=False, owner=side)


def _in_hand(view: View, side: int, card: Card) -> list[str]:
    """The targets of all copies of a card in the viewer's hand."""
    before = view.played[side].count(card)
    return [card_target(side, card, before + number + 1) for number in range(view.hand.count(card))]


def _any_order(cards: list[str], piece: str, square: str) -> list[Path]:
    """Card, piece and square in any order, but the piece never after its square alone."""
    return [path for card in cards for path in permutations((card, piece, square)) if path[0] != square]


def _turn_field(view: View) -> Iterator[Field]:
    if view.turn is None or view.turn not in (0, 1):
        return
    doing = {
        Phase.MORRA: say("{name} shows a sign", name=Who(view.turn)),
        Phase.CHOOSE: say("{name} chooses who moves first", name=Who(view.turn)),
        Phase.PLACE: say("{name} places a piece", name=Who(view.turn)),
    }
    playing = say("{name} plays a card", name=Who(view.turn))
    yield Field(say("turn"), doing.get(view.phase, playing), view.turn, "SM-3.1")


def _score_fields(view: View) -> Iterator[Field]:
    for side in (WHITE, BLACK):
        yield Field(say("points"), view.points[side], side, "SM-5.3")
    if view.frame.fifteen:
        yield Field(say("game"), say("{n} of up to {most}", n=view.frame.game, most=12), None, "SM-7.3")
        for side in (WHITE, BLACK):
            total = say("{n} of {all}", n=view.frame.totals[side], all=15)
            yield Field(say("match score"), total, side, "SM-7.3")


def _card_fields(view: View) -> Iterator[Field]:
    for side in (WHITE, BLACK):
        yield Field(say("cards left"), view.hand_sizes[side] + view.deck_sizes[side], side, "SM-7.1")
    if view.frame.open_piles:
        for side in (WHITE, BLACK):
            yield Field(say("may still hold"), _counts(view.remaining(side)), side, "SM-3.2")


def _counts(cards: tuple[Card, ...]) -> Word:
    """Cards with how many there may be of each."""
    kinds = [card for card in range(len(COPIES)) if card in cards]
    return commas([say("{n} × {card}", n=cards.count(card), card=CARD_NAMES[card]) for card in kinds])


def _letter(view: View, square: int) -> str:
    if square not in view.squares:
        return "."
    side, piece = divmod(view.squares.index(square), 3)
    letter = "psx"[piece]
    return letter.upper() if side == 0 else letter


def _described(view: View, move: Move) -> Line | None:
    match move:
        case Play(card, source, target):
            piece = PIECE_NAMES[view.squares.index(source) % 3]
            data = {"card": CARD_NAMES[card], "piece": piece, "target": BOARD.name(target)}
            if target in view.squares:
                victim = PIECE_NAMES[view.squares.index(target) % 3]
                return say("{card}: capture {victim} on {target} with {piece}", victim=victim, **data)
            return say("{card}: {piece} to {target}", **data)
        case Throw(card):
            return say("discard the {card}", card=CARD_NAMES[card])
        case Enter(piece, square):
            return say("pawn: return {piece} to {square}", piece=PIECE_NAMES[piece], square=BOARD.name(square))
        case Place(piece, square):
            return say("{piece} on {square}", piece=PIECE_NAMES[piece], square=BOARD.name(square))
        case Morra(sign):
            return say("show {sign}", sign=PIECE_NAMES[sign])
        case Choose(place_first):
            return say("place first, move second") if place_first else say("move first, place second")
    return None
