"""What the judgement of the opponents knows, and the plain one does not: how ships fare, and what a hole costs."""

from __future__ import annotations

import pytest

from scrapdesk.games.scalawag.bot import ScalawagBot
from scrapdesk.games.scalawag.scales import DUEL, PLAIN, SEVERAL, THREE, Scale, fitted_scale
from scrapdesk.games.scalawag.state import State
from scrapdesk.games.scalawag.worth import EVEN, NAIVE
from tests.games.scalawag.positions import at_sea, play

EVEN_BOT, PLAIN_BOT = ScalawagBot(EVEN), ScalawagBot(NAIVE)


def cost(bot: ScalawagBot, before: State, after: State) -> float:
    return bot.evaluate(before, 0) - bot.evaluate(after, 0)


@pytest.mark.parametrize("scale", [PLAIN, DUEL, THREE, SEVERAL])
def test_more_crew_more_hull_and_more_points_are_never_worth_less(scale: Scale) -> None:
    for table in (scale.crew, scale.hull, scale.points):
        assert list(table) == sorted(table)


def test_by_the_fitted_scale_a_hole_costs_a_sound_ship_more_than_by_the_plain_one() -> None:
    sound, holed = at_sea("sss sss sss"), at_sea("sss sss sss", damage=[1, 0, 0])
    assert cost(EVEN_BOT, sound, holed) > 1.3 * cost(PLAIN_BOT, sound, holed)


def test_the_last_hole_that_a_ship_can_bear_costs_more_than_the_first() -> None:
    ships = [at_sea("sss sss sss", damage=[holes, 0, 0]) for holes in range(5)]
    assert cost(EVEN_BOT, ships[0], ships[4]) > 3 * cost(EVEN_BOT, ships[0], ships[1])


def test_between_the_last_two_the_same_hole_and_the_same_points_count_for_more() -> None:
    three, two = at_sea("sss sss sss"), at_sea("sss sss -")
    for holes, points in (([1, 0, 0], [10, 10, 10]), ([0, 0, 0], [0, 10, 10])):
        worse_of_three = at_sea("sss sss sss", points, holes)
        worse_of_two = at_sea("sss sss -", points, holes)
        assert cost(EVEN_BOT, two, worse_of_two) > cost(EVEN_BOT, three, worse_of_three) > 0


def test_who_is_left_with_one_other_is_judged_as_in_a_duel() -> None:
    assert [fitted_scale(ships) for ships in (1, 2, 3, 4, 8)] == [DUEL, DUEL, THREE, SEVERAL, SEVERAL]
    about_to_sink = play(at_sea("ggg s sss", damage=[0, 4, 0]), "order cannons")
    assert EVEN_BOT.evaluate(about_to_sink, 0) > EVEN_BOT.evaluate(at_sea("ggg s sss", damage=[0, 4, 0]), 0)


def test_a_plain_captain_goes_by_the_cards_and_forgets_who_was_caught() -> None:
    """The same call, of a captain who was never caught and of one who was caught four times."""
    called = play(at_sea("mss spm sgm sgm"), "order wind", "scalawag")
    liar = called._replace(caught=(4, 0, 0, 0))
    assert PLAIN_BOT.evaluate(called, 1) == PLAIN_BOT.evaluate(liar, 1)
    honest, suspected = (ScalawagBot(EVEN._replace(caution=1.0)).evaluate(state, 1) for state in (called, liar))
    assert honest < suspected


def test_every_kind_in_hand_is_one_more_way_to_speak_the_truth() -> None:
    assert EVEN_BOT.evaluate(at_sea("sgm sss sss"), 0) > EVEN_BOT.evaluate(at_sea("sss sss sss"), 0)
