"""What La Scamorra answers to what cannot be done: the right rule, a concrete sentence, the piece in the way."""

from __future__ import annotations

import pytest

from scrapdesk.core.refusal import Attempt, Refusal
from scrapdesk.games.scamorra.state import State
from tests.games.scamorra.positions import RULES, position

STAND = position("stone c3, paper a1", "scissors c4, paper d4, stone e5", hand="rp", other="n")


def refused(state: State, text: str, seat: int = 0) -> Refusal:
    legal = RULES.legal_moves(state) if RULES.to_act(state) == seat else ()
    return RULES.refusal(RULES.view(state, seat), legal, Attempt(text=text))


@pytest.mark.parametrize(
    ("text", "rule", "words"),
    [
        ("play q c3c4", "SM-3.1", "You do not hold a queen."),
        ("play r c3d4", "SM-4.2", "A rook does not go from c3 to d4."),
        ("play r c3c5", "SM-4.7", "The piece on c4 is in the way."),
        ("play r a1a5", "SM-4.2", "A rook does not go from a1 to a5."),
        ("play r c3a1", "SM-4.7", "Your own paper stands there."),
        ("play p c3d4", "SM-5.1", "Stone cannot take paper."),
        ("play p c3c4", "SM-4.1", "A pawn does not capture straight ahead."),
        ("play p c3b4", "SM-4.1", "A pawn does not go from c3 to b4."),
        ("play r e5e4", "SM-3.1", "That piece is not yours to move."),
        ("throw r", "SM-3.3", "The rook has a move on the board, so it must be played, not thrown away."),
        ("enter scissors b2", "SM-6.1", "Only squares of your own home row count here: row 1."),
        ("enter scissors a1", "SM-6.1", "a1 is taken."),
        ("enter stone b1", "SM-6.1", "That piece is on the board."),
    ],
)
def test_a_refusal_names_its_rule_and_its_reason(text: str, rule: str, words: str) -> None:
    refusal = refused(STAND, text)
    assert (refusal.rule, str(refusal.sentence)) == (rule, words)
    assert refusal.nearest in RULES.legal_moves(STAND)


def test_the_piece_in_the_way_is_pointed_at() -> None:
    assert refused(STAND, "play r c3c5").culprits == ("piece:b-scissors",)
    assert refused(STAND, "play p c3d4").culprits == ("piece:b-paper",)


def test_targets_are_refused_like_the_same_words() -> None:
    view, legal = RULES.view(STAND, 0), RULES.legal_moves(STAND)
    number = view.played[0].count(4) + 1
    attempt = Attempt((f"card:w-r{number}", "piece:w-stone", "square:c5"))
    assert RULES.refusal(view, legal, attempt).rule == "SM-4.7"


def test_the_nearest_move_keeps_as_much_of_the_wish_as_it_can() -> None:
    nearest = refused(STAND, "play r c3d4").nearest
    assert RULES.encode_move(nearest).startswith("play r c3")  # type: ignore[arg-type]


def test_out_of_turn_says_whose_turn_it_is() -> None:
    assert str(refused(STAND, "play n e5d3", seat=1).sentence) == "It is Red’s turn."


def test_text_that_cannot_be_read_says_what_is_wrong_with_it() -> None:
    assert "begins with" in str(refused(STAND, "castle").sentence)
    assert "no square" in str(refused(STAND, "play r c3c9").sentence)
