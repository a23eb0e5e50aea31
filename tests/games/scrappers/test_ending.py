"""Who wins (SR-7)."""

from __future__ import annotations

import pytest

from scrapdesk.core.events import Event
from scrapdesk.core.rules import Outcome
from scrapdesk.games.scrappers.state import Phase
from tests.games.scrappers.positions import RULES, fired, me, position


def ended(*damage: int, first: int = 0) -> Outcome:
    outcome = RULES.outcome(fired(*(me(damage=n) for n in damage), first=first))
    assert outcome is not None
    return outcome


@pytest.mark.parametrize(("damage", "winner"), [((10, 3), 1), ((3, 10), 0), ((12, 10), 1), ((10, 11), 0)])
def test_sr_7_1_of_two_players_the_one_with_least_damage_wins(damage: tuple[int, int], winner: int) -> None:
    assert ended(*damage).winners == (winner,)


@pytest.mark.parametrize("first", [0, 1])
def test_sr_7_1_of_two_equals_the_first_player_of_this_round_wins(first: int) -> None:
    assert ended(10, 10, first=first).winners == (first,)


@pytest.mark.parametrize(
    ("damage", "winner"),
    [((10, 0, 0), 2), ((0, 10, 0), 0), ((0, 0, 10), 1), ((11, 10, 10), 2), ((0, 3, 10, 12), 2), ((14, 0, 10, 0), 3)],
)
def test_sr_7_1_of_more_players_the_one_whose_left_neighbour_has_most_damage_wins(
    damage: tuple[int, ...], winner: int
) -> None:
    """Not least damage, and not merely ten on the left: the most."""
    assert ended(*damage).winners == (winner,)


@pytest.mark.parametrize(("first", "winner"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_sr_7_1_ties_go_to_the_first_player_or_the_nearest_clockwise(first: int, winner: int) -> None:
    """Seats 1 and 3 have the most damage, so seats 0 and 2 would win."""
    assert ended(0, 10, 0, 10, first=first).winners == (winner,)


def test_sr_7_1_every_seat_has_a_rank_of_its_own() -> None:
    outcome = ended(10, 4, 7)
    assert sorted(outcome.ranks) == [1, 2, 3]
    assert outcome.points == (10, 4, 7)


def test_sr_7_2_after_forty_rounds_damage_decides() -> None:
    state = RULES.fire_now(position(me(damage=2), me(damage=1), round=40))
    assert state.phase is Phase.OVER
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((1,), "SR-7.2")


def test_sr_7_1_in_the_fortieth_round_too_it_is_ten_damage_that_ends_the_game() -> None:
    heard: list[Event] = []
    state = position(me(hand="fuel-tap"), me(damage=10), round=40)
    RULES.apply(state, RULES.decode_move("assign fuel-tap"), heard.append)
    assert [event.rule for event in heard if event.kind == "over"] == ["SR-6.1"]


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ((10, 3), "less damage, 3 to 10"),
        ((10, 10), "both have 10 damage, and the first player wins ties"),
        ((0, 10, 4), "p2, on the winner's left, has the most damage, 10"),
        (
            (0, 10, 0, 10),
            "p2, on the winner's left, has the most damage, 10; ties go to the pilot nearest the first player",
        ),
    ],
)
def test_sr_7_1_the_reason_says_what_decided(damage: tuple[int, ...], words: str) -> None:
    assert str(ended(*damage).reason) == words


def test_sr_7_2_the_thirty_ninth_round_is_not_the_last() -> None:
    assert RULES.fire_now(position(me(damage=2, hand="fuel-tap"), me(damage=1), round=39)).phase is Phase.REBOOT


def test_a_game_that_goes_on_has_no_outcome() -> None:
    assert RULES.outcome(position(me(damage=12, hand="fuel-tap"), me())) is None
