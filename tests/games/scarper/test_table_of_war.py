"""What's on the table and how it begins: SA-1 and SA-2."""

from __future__ import annotations

import pytest

from scrapdesk.games.scarper.board import FIELDS, NEIGHBOURS, march, own_count
from scrapdesk.games.scarper.state import Phase, new_game
from tests.games.scarper.positions import PLAIN, fronts, legal, play, position, row_text, trenches


def test_sa_1_1_five_battlefields_lie_in_a_line_and_the_ends_have_one_neighbour() -> None:
    assert FIELDS == ("flanders", "artois", "picardy", "champagne", "lorraine")
    assert [len(near) for near in NEIGHBOURS] == [1, 2, 2, 2, 1]
    state = position(lines=fronts(lorraine=3))
    _, champagne = (PLAIN.view(state, 0).charge_odds(field).attack for field in (0, 3))
    assert champagne == 2
    assert PLAIN.view(state, 0).charge_odds(0).attack == 0, "Flanders does not touch Lorraine"


def test_sa_1_2_the_outer_edge_can_be_reached_and_not_passed() -> None:
    state = play(position(lines=fronts(artois=3)), "play filler-3 points", "push artois")
    assert state.fronts == fronts(artois=4)
    assert "push artois" not in legal(state)
    assert march(0, 3, 0, 4).front == 4
    assert march(1, -3, 0, 4).front == -4


def test_sa_1_2_plus_is_ahead_for_the_entente_and_minus_for_the_central_powers() -> None:
    assert play(position(), "play filler-3 points", "push picardy").fronts == fronts(picardy=1)
    assert play(position(seat=1), "play filler-3 points", "push picardy").fronts == fronts(picardy=-1)


def test_sa_1_3_trenches_go_on_own_spaces_only_two_on_each() -> None:
    state = position(lines=fronts(artois=-2), digs=trenches(artois="2....... "), economy=(6, 6))
    assert [line for line in legal(state) if line.startswith("dig artois")] == ["dig artois 2"]
    enemy = position(lines=fronts(artois=-2), seat=1, economy=(6, 6))
    assert [line for line in legal(enemy) if line.startswith("dig artois")] == [f"dig artois {n}" for n in range(3, 9)]


def test_sa_1_3_ground_that_was_won_is_own_ground() -> None:
    state = position(lines=fronts(artois=2), economy=(1, 0))
    assert "dig artois 6" in legal(state)
    assert "dig artois 7" not in legal(state)


def test_sa_1_3_a_frontline_never_passes_over_an_enemy_trench() -> None:
    state = play(position(digs=trenches(artois=".... 1...")), "play filler-3 points")
    assert "push artois" not in legal(state)
    assert "clear artois" in legal(state)


def test_sa_1_3_own_trenches_stay_behind_an_advance() -> None:
    state = play(position(digs=trenches(artois="..12 ....")), "play filler-3 points", "push artois", "push artois")
    assert row_text(state.trenches[1]) == "..12 ...."
    assert own_count(0, state.fronts[1], state.trenches[1]) == 3


def test_sa_1_4_propaganda_and_economy_run_from_0_to_6_and_morale_is_one_marker() -> None:
    state = play(position(economy=(5, 5), propaganda=(5, 5)), "play filler-3 points", "publish", "invest")
    assert (state.propaganda, state.economy) == ((6, 5), (6, 5))
    assert not {"publish", "invest"} & set(legal(state))
    assert isinstance(state.morale, int)


@pytest.mark.parametrize("number", range(4))
def test_sa_1_5_a_card_gives_its_points_or_its_event(number: int) -> None:
    card = f"filler-{number}"
    for_points = play(position(card), f"play {card} points")
    assert (for_points.left, for_points.morale) == (number + 1, 0)
    for_event = play(position(f"{card} filler-9"), f"play {card} event")
    assert (for_event.left, for_event.morale) == (0, 1)


def test_sa_2_1_the_start_is_as_the_rules_say() -> None:
    state = new_game()
    assert state.fronts == fronts()
    assert [row_text(tally) for tally in state.trenches] == ["..12 21.."] * 5
    assert (state.economy, state.propaganda, state.morale) == ((3, 4), (0, 0), 0)
    assert (state.phase, state.year.number) == (Phase.DEAL, 1914)
