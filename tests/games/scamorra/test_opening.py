"""SM-1 and SM-2: what lies on the table, and how a game begins."""

from __future__ import annotations

from collections import Counter
from random import Random

from scrapdesk.core.digest import digest
from scrapdesk.core.events import Event
from scrapdesk.core.match import Match
from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scamorra.board import BOARD, HOME_ROWS
from scrapdesk.games.scamorra.cards import CARD_NAMES, DECK, PIECE_NAMES, PIECES
from scrapdesk.games.scamorra.moves import Lot, Morra
from scrapdesk.games.scamorra.narration import narrate
from scrapdesk.games.scamorra.state import NO_SIGN, Phase, State
from tests.games.scamorra.positions import RULES, after, lines


def dealt(initiative: str = "lot", seed: int = 1) -> State:
    """A game after all luck of its beginning."""
    state, rng = RULES.setup(2, RULES.check_options(2, {"initiative": initiative})), Random(seed)
    while RULES.to_act(state) == CHANCE:
        state = RULES.apply(state, RULES.sample_chance(state, rng))
    return state


def test_sm_1_1_the_board_is_five_by_five_and_white_lives_on_row_1() -> None:
    assert BOARD.size == 25
    assert [BOARD.name(square) for square in HOME_ROWS[0]] == ["a1", "b1", "c1", "d1", "e1"]
    assert [BOARD.name(square) for square in HOME_ROWS[1]] == ["a5", "b5", "c5", "d5", "e5"]


def test_sm_1_2_each_has_paper_stone_and_scissors() -> None:
    assert PIECE_NAMES == ("paper", "stone", "scissors")
    assert len(dealt().squares) == 6


def test_sm_1_3_a_deck_is_sixteen_chess_cards() -> None:
    count = Counter(CARD_NAMES[card] for card in DECK)
    assert count == {"king": 1, "queen": 1, "bishop": 3, "knight": 3, "rook": 3, "pawn": 5}


def test_sm_2_1_one_card_of_each_deck_leaves_unseen_until_the_end() -> None:
    state = dealt()
    assert len(state.frame.coppelle) == 2
    for seat in (0, 1, None):
        assert RULES.view(state, seat).frame.coppelle == ()
    over = state._replace(phase=Phase.OVER, turn=None, frame=state.frame._replace(ending="cards"))
    assert RULES.view(over, None).frame.coppelle == state.frame.coppelle


def test_sm_2_1_deck_hand_and_coppella_are_the_sixteen_cards() -> None:
    state = dealt()
    for side in (0, 1):
        whole = (state.frame.coppelle[side], *state.hands[side], *state.decks[side])
        assert sorted(whole) == sorted(DECK)


def test_sm_2_2_hands_are_three_cards_that_only_their_owner_sees() -> None:
    state = dealt()
    assert [len(hand) for hand in state.hands] == [3, 3]
    assert RULES.view(state, 0).hand == state.hands[0]
    assert RULES.view(state, None).hand == ()
    assert RULES.view(state, 1).hand_sizes == (3, 3)


def test_sm_2_3_the_lot_gives_the_initiative_to_either_side() -> None:
    winners = {dealt(seed=seed).turn for seed in range(20)}
    assert winners == {0, 1}
    assert dealt().phase == Phase.CHOOSE


def test_sm_2_3_in_morra_the_second_sign_is_chosen_without_seeing_the_first() -> None:
    state = after(dealt("morra"), "morra stone")
    assert RULES.to_act(state) == 1
    assert RULES.view(state, 1) == RULES.view(after(dealt("morra"), "morra paper"), 1)
    assert RULES.view(state, 0) != RULES.view(after(dealt("morra"), "morra paper"), 0)
    assert RULES.audience(dealt("morra"), Morra(1)) == (0,)


def test_sm_2_3_stone_beats_scissors_in_morra_whoever_shows_it() -> None:
    assert after(dealt("morra"), "morra stone", "morra scissors").turn == 0
    assert after(dealt("morra"), "morra scissors", "morra stone").turn == 1
    assert after(dealt("morra"), "morra paper", "morra stone").turn == 0


def test_sm_2_3_equal_signs_are_played_again() -> None:
    tie = after(dealt("morra"), "morra paper", "morra paper")
    assert (tie.phase, tie.turn, tie.frame.sign) == (Phase.MORRA, 0, NO_SIGN)
    assert after(tie, "morra paper", "morra scissors").turn == 1


TIES = [f"morra {sign}" for sign in ("paper", "stone", "scissors") * 4 for _ in range(2)]


def test_sm_2_3_after_ten_ties_the_lot_decides_and_says_so() -> None:
    nine = after(dealt("morra"), *TIES[:18])
    assert (nine.phase, nine.turn) == (Phase.MORRA, 0)
    told: list[Event] = []
    ten = RULES.apply(after(nine, TIES[18]), Morra(PIECES[0]), told.append)
    assert (ten.phase, ten.turn) == (Phase.LOT, CHANCE)
    assert str(narrate(told[-1], ("Ada", "Bo"))) == "10 ties in a row: the initiative is drawn by lot."
    assert {RULES.apply(ten, Lot(side)).turn for side in (0, 1)} == {0, 1}


def test_sm_2_3_who_wins_at_last_begins_a_game_like_any_other() -> None:
    after_ties = after(dealt("morra"), *TIES[:6], "morra paper", "morra stone")
    assert after_ties == after(dealt("morra"), "morra paper", "morra stone")


def test_a_record_with_ties_of_before_the_lot_could_end_them_has_the_same_digests() -> None:
    tie = after(dealt("morra"), "morra paper", "morra paper")
    assert digest(tie) == digest(dealt("morra")) != digest(after(tie, "morra stone"))


def test_sm_2_4_who_places_first_moves_second_and_the_other_way_round() -> None:
    state = dealt()
    chooser = state.turn
    assert chooser is not None
    assert lines(state) == ["choose place", "choose move"]
    assert after(state, "choose place").turn == chooser
    assert after(state, "choose move").turn == 1 - chooser


def placed(choice: str) -> tuple[int, State]:
    state = dealt()
    chooser = state.turn
    assert chooser is not None
    state = after(state, f"choose {choice}")
    while state.phase == Phase.PLACE:
        state = after(state, lines(state)[0])
    return chooser, state


def test_sm_2_5_after_placing_the_side_that_placed_second_moves_first() -> None:
    chooser, state = placed("place")
    assert state.turn == 1 - chooser
    chooser, state = placed("move")
    assert state.turn == chooser


def test_sm_2_5_pieces_are_placed_in_turn_on_free_squares_of_the_own_home_row() -> None:
    state = after(dealt(), "choose place")
    first = state.turn
    assert first is not None
    assert len(lines(state)) == 15
    row = "15"[first]
    assert all(line.endswith(row) for line in lines(state))
    state = after(state, f"place stone c{row}")
    assert state.turn == 1 - first
    state = after(state, lines(state)[0])
    assert not any("stone" in line or f"c{row}" in line for line in lines(state))
    assert len(lines(state)) == 8


def test_the_luck_of_a_beginning_is_two_shuffles_and_a_lot() -> None:
    match = Match(RULES, 2, {}, "4")
    assert [entry.text.split(" ")[0] for entry in match.record().moves] == ["shuffle", "shuffle", "lot"]
    assert [entry.text for entry in match.entries(0)][:2] == ["", ""]


def test_a_rock_that_is_typed_is_a_stone() -> None:
    for typed, meant in (
        ("place rock c5", "place stone c5"),
        ("rock on c5", "place stone c5"),
        ("paper on a1", "place paper a1"),
        ("morra rock", "morra stone"),
    ):
        assert RULES.decode_move(typed) == RULES.decode_move(meant)
        assert RULES.encode_move(RULES.decode_move(typed)) == meant
