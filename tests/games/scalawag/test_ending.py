"""SW-11: the end of a game without end."""

from __future__ import annotations

from scrapdesk.games.scalawag.cards import TURN_LIMIT
from scrapdesk.games.scalawag.state import Phase
from tests.games.scalawag.positions import RULES, at_sea, play


def test_sw_11_after_the_last_turn_most_crew_wins() -> None:
    state = at_sea("sss ss ss sss", points=[0, 10, 10, 0], damage=[4, 0, 0, 4], turn=TURN_LIMIT)
    outcome = RULES.outcome(play(state, "order trim"))
    assert outcome is not None
    assert outcome.rule == "SW-11"
    assert outcome.ranks == (1, 3, 3, 2)


def test_sw_11_then_least_damage_then_most_points() -> None:
    damage = RULES.outcome(play(at_sea(damage=[1, 0, 2, 3], points=[9, 0, 9, 9], turn=TURN_LIMIT), "order trim"))
    assert damage is not None
    assert damage.ranks == (2, 1, 3, 4)
    points = RULES.outcome(play(at_sea(points=[0, 4, 1, 4], turn=TURN_LIMIT), "order trim"))
    assert points is not None
    assert points.ranks == (3, 1, 4, 1)
    assert points.share(1) == 0.5


def test_sw_11_every_turn_counts_the_skipped_too() -> None:
    state = play(at_sea(turn=TURN_LIMIT - 1, wave=1, bonus="w"), "order trim")
    assert state.phase is Phase.OVER
    assert state.turn == TURN_LIMIT


def test_sw_11_the_turn_before_the_last_ends_nothing() -> None:
    assert play(at_sea(turn=TURN_LIMIT - 1), "order trim").phase is Phase.ORDER


def test_sw_11_teams_are_summed_and_a_sunk_ship_counts_five_damage() -> None:
    """Three crew on each of two sides; five holes of the sunk partner weigh more than four on two ships."""
    state = at_sea("sss - ss s s s", damage=[0, 0, 2, 2, 0, 0], teams="eeffss", turn=TURN_LIMIT)
    outcome = RULES.outcome(play(state, "order trim"))
    assert outcome is not None
    assert outcome.ranks == (3, 3, 1, 1, 5, 5)
    assert outcome.together
