"""How likely a declaration is true: against brute force, by what was seen, and by how a captain has played (SW-6)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest

from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scalawag.belief import beliefs_of, claim_odds, hand_odds
from scrapdesk.games.scalawag.cards import GUNNER, LOOKOUT, PILOT, SAILOR
from scrapdesk.games.scalawag.knowledge import PORT_BIT, Trace
from scrapdesk.games.scalawag.state import State
from scrapdesk.games.scalawag.view import View
from tests.games.scalawag.positions import RULES, play, seated

P2, P3 = 2, 4
ANYWHERE = P2 | P3 | PORT_BIT


def counted(traces: Sequence[Trace], sizes: tuple[int, ...], holder: int, crew: int, needed: int) -> float:
    """The share of all ways to lay every card somewhere where it can be that give the holder enough. Seats 1 and 2."""
    cards = [(trace.crew, trace.places) for trace in traces for _ in range(trace.number)]
    everything = range(len(cards))
    ways = enough = 0
    for second in combinations(everything, sizes[1]):
        for third in combinations([at for at in everything if at not in second], sizes[2]):
            at_place = {P2: second, P3: third, PORT_BIT: [at for at in everything if at not in second + third]}
            if all(cards[at][1] & place for place, found in at_place.items() for at in found):
                ways += 1
                enough += sum(cards[at][0] == crew for at in at_place[1 << holder]) >= needed
    return enough / ways


BOOKS = {
    "nothing known": [Trace(GUNNER, ANYWHERE, 3), Trace(PILOT, ANYWHERE, 2), Trace(SAILOR, ANYWHERE, 4)],
    "one in a hand": [Trace(GUNNER, P2, 1), Trace(GUNNER, ANYWHERE, 2), Trace(SAILOR, ANYWHERE, 6)],
    "one in another hand": [Trace(GUNNER, P3, 1), Trace(GUNNER, ANYWHERE, 2), Trace(SAILOR, ANYWHERE, 6)],
    "put back": [Trace(GUNNER, P2 | PORT_BIT, 2), Trace(SAILOR, PORT_BIT, 1), Trace(SAILOR, ANYWHERE, 6)],
    "seized": [Trace(GUNNER, P2 | P3, 3), Trace(PILOT, P3 | PORT_BIT, 2), Trace(SAILOR, ANYWHERE, 4)],
    "all bound": [Trace(GUNNER, P2 | P3, 3), Trace(PILOT, P2 | PORT_BIT, 3), Trace(SAILOR, P3 | PORT_BIT, 3)],
}


@pytest.mark.parametrize("needed", [1, 2, 3])
@pytest.mark.parametrize("holder", [1, 2])
@pytest.mark.parametrize("name", BOOKS)
def test_the_odds_are_those_that_come_of_counting_every_way(name: str, holder: int, needed: int) -> None:
    traces, sizes = BOOKS[name], (3, 3, 2, 4)
    expected = counted(traces, sizes, holder, GUNNER, needed)
    assert hand_odds(traces, sizes, 0, holder, GUNNER, needed) == pytest.approx(expected)


def three(*lines: str) -> State:
    """Three captains: p1 holds s g m, p2 s g m, p3 s g m; in the port lie p p t t l l."""
    start = seated(3)
    return play(start, "lot p1", "deal sgmsgmsgmppttll", "roll 1", *lines)


def by_cards(view: View) -> float:
    found = claim_odds(view)
    assert found is not None
    return found.by_cards


def test_in_a_game_the_odds_are_those_of_counting_too() -> None:
    rng, met = Random(4), 0
    state = seated(3)
    while (asked := RULES.to_act(state)) is not None and met < 12:
        view = RULES.view(state, 0)
        found = claim_odds(view)
        if found is not None and view.afloat == 7:
            plan = view.plan
            expected = counted(view.unseen(), view.sizes, view.captain, plan.claim, plan.claimed)
            assert found.by_cards == pytest.approx(expected)
            met += 1
        move = RULES.sample_chance(state, rng) if asked == CHANCE else rng.choice(RULES.legal_moves(state))
        state = RULES.apply(state, move)
    assert met == 12


def test_with_nothing_known_the_odds_are_those_of_a_draw() -> None:
    """Two lookouts among twelve unseen cards, three of which the captain holds; p1 has none, and knows no more."""
    none = (10 * 9 * 8) / (12 * 11 * 10)
    assert by_cards(RULES.view(three("order trim", "order watch"), 0)) == pytest.approx(1 - none)


def test_crew_that_was_shown_and_kept_is_certain() -> None:
    state = three("order trim 1", "scalawag", "show")
    assert hand_odds(RULES.view(state, 1).unseen(), state_sizes(state), 1, 0, SAILOR, 1) == 1.0


def state_sizes(state: State) -> tuple[int, ...]:
    return (*map(len, state.hands), len(state.port))


def test_a_captain_that_was_caught_is_believed_less_and_one_that_showed_more() -> None:
    fresh = RULES.view(three("order trim 1"), 1)
    liar, honest = fresh._replace(caught=(3, 0, 0)), fresh._replace(proven=(3, 0, 0))
    found = [claim_odds(view) for view in (liar, fresh, honest)]
    values = [odds.in_all for odds in found if odds is not None]
    assert values == sorted(values) and len(set(values)) == 3
    assert len({odds.by_cards for odds in found if odds is not None}) == 1


def test_what_cannot_be_is_not_believed_whatever_the_record() -> None:
    state = three("order muster", "draw pilot lookout lookout", "return gunner marine pilot", "order watch")
    found = claim_odds(RULES.view(state, 0))
    assert state.hands[0].count(LOOKOUT) == 2 and found is not None
    assert (found.by_cards, found.in_all) == (0.0, 0.0)


def test_the_captain_and_those_between_declarations_are_told_nothing() -> None:
    assert claim_odds(RULES.view(three("order trim 1"), 0)) is None
    assert beliefs_of(RULES.view(three(), 1)) == []


def test_the_belief_is_told_in_a_sentence_and_points_at_the_ship() -> None:
    (belief,) = beliefs_of(RULES.view(three("order trim 2"), 1))
    assert belief.about == "ship:p1" and 0 < belief.odds < 1
    assert "% chance that p1 has two sailors (" in str(belief.line)
    assert belief.line.rule == "SW-6.1"


def test_a_notebook_too_full_to_count_is_read_with_less_care_and_still_read() -> None:
    """Eight captains, each trace bound to another set of places: the vaguest count as free, and time does not run."""
    sets = [places for places in range(3, 256, 7) if places.bit_count() > 3][:30]
    traces = [Trace(at % 6, places, 1) for at, places in enumerate(sets)]
    found = hand_odds(traces, (3, 3, 3, 3, 3, 3, 3, 3, 6), None, 1, GUNNER, 1)
    assert 0 < found < 1
