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
        ("play q c3c4", "SM-3.1", "You don't have a queen."),
        ("play r c3d4", "SM-4.2", "A rook can't go from c3 to d4."),
        ("play r c3c5", "SM-4.7", "p2's scissors on c4 are in the way."),
        ("play r a1a5", "SM-4.2", "A rook can't go from a1 to a5."),
        ("play r c3a1", "SM-4.7", "You already have your paper there."),
        ("play p c3d4", "SM-5.1", "Your stone can't capture paper."),
        ("play p c3c4", "SM-4.1", "Pawns don't capture straight ahead."),
        ("play p c3b4", "SM-4.1", "A pawn can't go from c3 to b4."),
        ("play r e5e4", "SM-3.1", "That piece isn't yours."),
        ("throw r", "SM-3.3", "You can't discard the rook: it can still move one of your pieces."),
        ("enter scissors b2", "SM-6.1", "That's not your home row: use row 1."),
        ("enter scissors a1", "SM-6.1", "a1 is occupied."),
        ("enter stone b1", "SM-6.1", "That piece is already on the board."),
    ],
)
def test_a_refusal_names_its_rule_and_its_reason(text: str, rule: str, words: str) -> None:
    refusal = refused(STAND, text)
    assert (refusal.rule, str(refusal.sentence)) == (rule, words)
    assert refusal.nearest in RULES.legal_moves(STAND)


def test_the_piece_in_the_way_is_pointed_at() -> None:
    assert refused(STAND, "play r c3c5").culprits == ("piece:b-scissors",)
    assert refused(STAND, "play p c3d4").culprits == ("piece:b-paper",)


def test_a_piece_dragged_without_a_card_is_told_what_stops_it() -> None:
    """The reason is that of a card in the hand that goes there, not how a turn is made up."""
    view, legal = RULES.view(STAND, 0), RULES.legal_moves(STAND)
    blocked = RULES.refusal(view, legal, Attempt(("piece:w-stone", "square:c5")))
    assert str(blocked.sentence.named(("Ada", "Bo"))) == "Bo's scissors on c4 are in the way."
    nowhere = RULES.refusal(view, legal, Attempt(("piece:w-stone", "square:e4")))
    assert str(nowhere.sentence) == "None of your cards can move your stone from c3 to e4."


def test_a_card_dragged_where_it_leads_nobody_is_told_so() -> None:
    view, legal = RULES.view(STAND, 0), RULES.legal_moves(STAND)
    rook = f"card:w-r{view.played[0].count(4) + 1}"
    for targets, words in (
        ((rook, "square:e2"), "The rook can't take any of your pieces to e2."),
        ((rook, "square:c1"), "Choose a card, one of your pieces and a square."),
    ):
        assert str(RULES.refusal(view, legal, Attempt(targets)).sentence) == words


def test_a_piece_that_a_card_cannot_move_is_named() -> None:
    hemmed_in = position("stone c3, paper a1", "scissors b2", hand="bp", other="n")
    view, legal = RULES.view(hemmed_in, 0), RULES.legal_moves(hemmed_in)
    refusal = RULES.refusal(view, legal, Attempt((f"card:w-b{view.played[0].count(3) + 1}", "piece:w-paper")))
    assert str(refusal.sentence) == "The bishop can't move your paper from a1."
    assert refusal.culprits == ("piece:w-paper",)


def test_targets_are_refused_like_the_same_words() -> None:
    view, legal = RULES.view(STAND, 0), RULES.legal_moves(STAND)
    number = view.played[0].count(4) + 1
    attempt = Attempt((f"card:w-r{number}", "piece:w-stone", "square:c5"))
    assert RULES.refusal(view, legal, attempt).rule == "SM-4.7"


def test_the_nearest_move_keeps_as_much_of_the_wish_as_it_can() -> None:
    nearest = refused(STAND, "play r c3d4").nearest
    assert RULES.encode_move(nearest).startswith("play r c3")  # type: ignore[arg-type]


def test_out_of_turn_says_whose_turn_it_is() -> None:
    assert str(refused(STAND, "play n e5d3", seat=1).sentence) == "It's p1's turn."


def test_text_that_cannot_be_read_says_what_is_wrong_with_it() -> None:
    assert "begins with" in str(refused(STAND, "castle").sentence)
    assert "no square" in str(refused(STAND, "play r c3c9").sentence)
