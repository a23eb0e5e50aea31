"""Where a game turned: by what everybody could see, never more than three places, each a decision of that seat."""

from __future__ import annotations

from itertools import pairwise

import pytest

from scrapdesk.core.ledger import Ledger
from scrapdesk.core.moments import MOST, moments_of
from scrapdesk.games import GAMES
from tests.core.test_ledger import played


@pytest.mark.parametrize("game", GAMES)
def test_moments_are_own_decisions_after_which_the_seat_fell_back(game: str) -> None:
    entry = GAMES[game]
    match = played(game, entry.info.seats[0])
    ledger = entry.table.ledger
    actors = {log.ply: log.actor for log in match.entries(None)}
    for seat in range(match.seats):
        found = moments_of(match, ledger, seat)
        assert len(found) <= MOST and found == sorted(found)
        for moment in found:
            assert actors[moment.ply] == seat and moment.after < moment.before
            values = ledger.measured(match.view(None, moment.ply))
            assert ledger.lead(values, seat) == moment.before


def test_the_worst_are_chosen() -> None:
    match = played("scrappers", 2)
    ledger = GAMES["scrappers"].table.ledger
    own = [entry.ply for entry in match.entries(0) if entry.actor == 0]
    leads = [ledger.lead(ledger.measured(match.view(None, ply)), 0) for ply in [*own, match.ply]]
    falls = sorted(after - before for before, after in pairwise(leads))
    chosen = sorted(moment.after - moment.before for moment in moments_of(match, ledger, 0))
    assert chosen == [fall for fall in falls if fall < 0][:MOST]


def test_with_two_less_damage_leads_and_with_more_the_damage_of_the_left() -> None:
    ledger = GAMES["scrappers"].table.ledger
    assert ledger.lead((3, 8), 0) == 5 and ledger.lead((3, 8), 1) == -5
    assert [ledger.lead((2, 9, 4), seat) for seat in range(3)] == [5, -5, -7]
    assert Ledger().lead((2, 9, 4), 1) == 5


def test_where_nothing_is_measured_nothing_turned() -> None:
    assert moments_of(played("scamorra", 2), Ledger(), 0) == []
