"""What is said beside the table of what lies under the pointer or is carried there. Must not know where it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scrapdesk.core.refusal import Attempt, Refusal
from scrapdesk.core.table import Piece
from scrapdesk.ui.board.draft import Laying
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.board.playing import PlayingHand
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.opaque import Move, SomeMatch
from scrapdesk.ui.table.part import Words

MOST_MOVES = 3


def about_piece(piece: Piece, look: Look, hand: PlayingHand, match: SomeMatch, texts: Texts) -> Words:
    """A piece that is looked at: what it is, and before that, why it cannot be played now."""
    name, words = look.words_for(piece, hand.view)
    if hand.actor is None or piece.id not in hand.barred:
        return Words(name, words)
    refusal = match.refusal(hand.actor, Attempt((piece.id,)))
    reason = texts("Not now: {reason}", reason=texts.sentence(refusal.sentence))
    return Words(name, f"{reason}\n{words}", refusal.rule)


def about_here(
    piece: Piece, look: Look, hand: PlayingHand, match: SomeMatch, said: Callable[[Move | Laying], str]
) -> Words | None:
    """A piece under the pointer; None where something else is being pointed out, and it is no part of that."""
    if not hand.pointed:
        return about_piece(piece, look, hand, match, look.texts)
    return about_goal(piece, look, hand, said, look.texts) if piece.id in hand.possible() else None


def about_goal(
    piece: Piece, look: Look, hand: PlayingHand, said: Callable[[Move | Laying], str], texts: Texts
) -> Words:
    """Something that may be pointed at next: what that would do, and what is known of it."""
    moves = hand.spelling.moves_after(piece.id)
    name, words = look.words_for(piece, hand.view)
    head = said(moves[0]) if len(moves) == 1 else texts("Choose a move")
    return Words(f"{head[:1].upper()}{head[1:]}", f"{name}. {words}".strip())


def about_drop(
    moves: Sequence[Move | Laying], look: Look, hand: PlayingHand, said: Callable[[Move | Laying], str], texts: Texts
) -> Words:
    """What dropping here would do."""
    left = len(moves) - MOST_MOVES
    words = "\n".join(said(move) for move in moves[:MOST_MOVES])
    if len(moves) == 1:
        words += f"\n{look.preview(hand.view, moves[0])}".rstrip()
    more = texts.count(left, "and {n} more", "and {n} more") if left > 0 else ""
    return Words(texts("Drop here"), f"{words}\n{more}".strip())


def against_drop(refusal: Refusal, texts: Texts) -> Words:
    """The reason against dropping what is carried here, before it is dropped."""
    return Words(texts("Not here"), texts.sentence(refusal.sentence), refusal.rule)
