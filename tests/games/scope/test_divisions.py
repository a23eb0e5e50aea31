"""Three and four players: divisions, whose turn it is, and who wins together (SC-8)."""

from __future__ import annotations

from tests.games.scope.positions import RULES, legal, play, position
from tests.games.scope.test_advanced import BEREFT, FIELD_OF_ALL


def test_sc_8_2_a_division_moves_anywhere_but_uses_its_own_cards_only() -> None:
    units = {line.split()[0] for line in legal(position(FIELD_OF_ALL, seats=4))}
    assert units == {"move", "recon", "deployment", "howitzer", "fire", "assault"}
    snipers = {line.split()[0] for line in legal(position(FIELD_OF_ALL, seats=4, turn=2))}
    assert snipers == {"move", "search"}


def test_sc_8_2_deployment_and_reinforcements_belong_to_the_units() -> None:
    units, snipers = (position(BEREFT, seats=4, turn=turn, target=9, piles=("", "i")) for turn in (0, 2))
    assert legal(units, "reinforce")
    assert legal(units, "deployment")
    assert not legal(snipers, "reinforce") | legal(snipers, "deployment")
    assert play(snipers, "search a6").actor == 3


def test_sc_8_2_a_shot_card_lies_until_the_division_that_shot_has_its_turn_again() -> None:
    state = play(position(FIELD_OF_ALL, seats=4, turn=2, target=9), "search a5", "shoot", "shot a1b2")
    state = play(state, "search a1", "hold")
    assert state.actor == 0
    assert state.shots[0] != -1
    state = play(state, "recon a4", "end", "move a5b6", "arrange edee")
    assert state.actor == 2
    assert state.shots[0] == -1


def test_sc_8_1_the_turns_go_round_through_both_divisions() -> None:
    state = position(BEREFT, seats=4, target=9)
    seats = []
    for _ in range(5):
        seats.append(state.actor)
        move = sorted(legal(state, "move"))[0]
        state = play(state, move)
        state = play(state, sorted(legal(state))[0])
        state = play(state, "end") if "end" in legal(state) else state
    assert seats == [0, 1, 2, 3, 0]


def test_sc_8_3_partners_win_together() -> None:
    state = play(position(FIELD_OF_ALL, seats=4, target=2), "howitzer b1 a5")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 2, 1, 2)
    assert outcome.together
    assert [outcome.share(seat) for seat in range(4)] == [1.0, 0.0, 1.0, 0.0]
