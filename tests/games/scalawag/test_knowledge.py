"""What a captain with a notebook knows: who can hold what, and the states that are imagined from it."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scalawag.cards import GUNNER, LOOKOUT, MUTINEER, PILOT, SAILOR, crew_cards
from scrapdesk.games.scalawag.state import State, What
from scrapdesk.games.scalawag.view import View
from tests.games.scalawag.positions import RULES, crew, play, pool, seated


def three(*lines: str) -> State:
    """Three captains: p1 holds s g m, p2 s g m, p3 s g m; in the port lie p p t t l l."""
    start = seated(3)
    return play(start, "lot p1", "deal sgmsgmsgmppttll", "roll 1", *lines)


def imagined(view: View, count: int = 40) -> list[State]:
    return [RULES.determinize(view, Random(seed)) for seed in range(count)]


def test_the_own_hand_is_known_and_all_else_is_counted() -> None:
    view = RULES.view(three(), 0)
    assert view.hand == crew("sgm")
    assert view.sizes == (3, 3, 3, 6)
    assert view.may_hold(1, LOOKOUT) == 2
    assert view.may_hold(1, GUNNER) == 2
    assert sum(trace.number for trace in view.unseen()) == 12


def test_shown_crew_is_known_to_all_until_it_is_mixed_into_the_port() -> None:
    state = three("order trim 1", "scalawag", "show")
    for seat in (None, 1, 2):
        assert RULES.view(state, seat).must_hold(0, SAILOR) == 1
        assert all(SAILOR in world.hands[0] for world in imagined(RULES.view(state, seat)))


def test_shown_crew_lies_in_the_port_or_was_drawn_again() -> None:
    state = three("order trim 1", "scalawag", "show", "hole", "draw pilot")
    view = RULES.view(state, 1)
    assert view.must_hold(0, SAILOR) == 0
    for world in imagined(view):
        assert SAILOR in (*world.hands[0], *world.port)


def test_what_a_captain_put_back_is_known_to_that_captain_only() -> None:
    state = three("order muster", "draw pilot pilot mutineer", "return pilot pilot mutineer")
    mine = RULES.view(state, 0)
    assert mine.may_hold(1, PILOT) == 0
    assert all(world.port.count(PILOT) == 2 for world in imagined(mine))
    theirs = RULES.view(state, 2)
    assert theirs.may_hold(0, PILOT) == 2
    assert {world.port.count(PILOT) for world in imagined(theirs)} > {2}


def test_cards_put_back_can_be_anywhere_that_somebody_drew_to() -> None:
    state = three("order muster", "draw pilot pilot mutineer", "return pilot pilot mutineer")
    state = play(state, "order muster", "draw pilot lookout lookout", "return sailor gunner marine")
    view = RULES.view(state, 0)
    assert view.may_hold(1, PILOT) == 2
    assert view.may_hold(2, PILOT) == 0
    assert all(PILOT not in world.hands[2] for world in imagined(view))


def test_two_captains_know_what_was_seized_and_the_third_does_not() -> None:
    state = three("order trim", "order mutiny", "pass*", "target p3", "seize gunner marine")
    assert RULES.view(state, 1).hand == crew("sgmgm")
    assert RULES.view(state, 2).must_hold(1, GUNNER) == 1
    assert RULES.view(state, 0).must_hold(1, GUNNER) == 0
    assert all(GUNNER in world.hands[1] for world in imagined(RULES.view(state, 2)))


def test_a_card_in_the_locker_is_nowhere_else() -> None:
    state = three("order mutiny", "scalawag", "lose gunner")
    view = RULES.view(state, 1)
    assert view.may_hold(0, GUNNER) == view.may_hold(2, GUNNER) == 1
    assert all(world.hands[1] == view.hand for world in imagined(view))


def test_the_notebook_says_who_declared_and_showed_what_and_when() -> None:
    state = three("order trim 1", "pass*", "order trim 1", "pass", "scalawag", "show", "hole", "draw pilot")
    notes = [note for note in RULES.view(state, None).log if note.what in (What.DECLARE, What.CALL, What.SHOW)]
    assert [(note.turn, note.what, note.seat, note.cards) for note in notes] == [
        (1, What.DECLARE, 0, crew("s")),
        (2, What.DECLARE, 1, crew("s")),
        (2, What.CALL, 0, ()),
        (2, What.SHOW, 1, crew("s")),
    ]


def test_drawn_cards_are_read_by_the_drawer_only() -> None:
    state = three("order muster", "draw pilot pilot mutineer")
    assert RULES.view(state, 0).log[-1].cards == crew("ppt")
    assert RULES.view(state, 1).log[-1].cards == ()
    assert RULES.view(state, 1).log[-1].number == 3
    assert RULES.view(state, None).log[-1].cards == ()


def test_a_line_of_luck_is_for_those_who_saw_it() -> None:
    drawing = three("order muster")
    assert RULES.audience(drawing, RULES.decode_move("draw pilot pilot mutineer")) == (0,)
    returning = play(drawing, "draw pilot pilot mutineer")
    assert RULES.audience(returning, RULES.decode_move("return pilot pilot mutineer")) == (0,)
    seizing = three("order mutiny", "pass*", "target p3")
    assert RULES.audience(seizing, RULES.decode_move("seize gunner marine")) == (0, 2)
    assert RULES.audience(three("order trim 1"), RULES.decode_move("pass")) is None


def test_a_bonus_card_played_is_known_to_lie_and_then_to_be_in_the_port() -> None:
    start = seated(4, bonus="wave")
    state = play(start, "lot p1", "deal ssssggggmmmmppttll", "order muster", "draw pilot pilot wave")
    state = play(state, "return sailor sailor sailor", "order trim", "order trim", "order trim")
    state = play(state, "play wave p2", "draw lookout")
    assert all(crew("w")[0] not in world.port for world in imagined(RULES.view(state, 2)))
    state = play(state, "order trim")
    assert all(crew("w")[0] in world.port for world in imagined(RULES.view(state, 2)))


def test_all_unseen_places_are_dealt_about_equally() -> None:
    """Twelve unseen cards, three of them at p2: each of the two lookouts is there in a quarter of the worlds."""
    worlds = imagined(RULES.view(three(), 0), 1200)
    share = sum(world.hands[1].count(LOOKOUT) for world in worlds) / (2 * len(worlds))
    assert 0.21 < share < 0.29


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (4, {"bonus": "both"}),
        (5, {"bonus": "wave"}),
        (6, {"allegiance": "on", "bonus": "spot"}),
        (7, {"bonus": "both"}),
        (8, {"allegiance": "on", "bonus": "both"}),
    ],
)
def test_knowledge_is_never_wrong_and_imagined_states_respect_it(seats: int, options: dict[str, str]) -> None:
    rng = Random(seats)
    state = RULES.setup(seats, RULES.check_options(seats, options))
    while (asked := RULES.to_act(state)) is not None:
        if state.turn and rng.random() < 0.5:
            _check_knowledge(state, rng)
        chance = asked == CHANCE
        move = RULES.sample_chance(state, rng) if chance else rng.choice(RULES.legal_moves(state))
        state = RULES.apply(state, move)


def _check_knowledge(state: State, rng: Random) -> None:
    seats = state.frame.seats
    for seat in (None, *range(seats)):
        view = RULES.view(state, seat)
        world = RULES.determinize(view, rng)
        assert RULES.view(world, seat) == view
        assert pool(world) == pool(state)
        assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hands]
        captain = state.captain
        assert all(world.hands[captain].count(card) >= state.plan.shown.count(card) for card in state.plan.shown)
        for other in range(seats):
            for card in range(8):
                least, most = view.must_hold(other, card), view.may_hold(other, card)
                assert least <= state.hands[other].count(card) <= most
                assert least <= world.hands[other].count(card) <= most


def test_an_imagined_world_can_be_looked_at_by_another_captain() -> None:
    """A search may ask what an opponent knows in a world that it imagined: blank pages must not trip it."""
    rng = Random(5)
    state = RULES.setup(4, RULES.check_options(4, {"bonus": "both"}))
    while (asked := RULES.to_act(state)) is not None:
        world = RULES.determinize(RULES.view(state, rng.randrange(4)), rng)
        other = RULES.view(world, rng.randrange(4))
        again = RULES.determinize(other, rng)
        assert RULES.view(again, other.seat) == other
        chance = asked == CHANCE
        move = RULES.sample_chance(state, rng) if chance else rng.choice(RULES.legal_moves(state))
        state = RULES.apply(state, move)


def test_what_is_in_the_pool_never_changes() -> None:
    assert pool(three()) == tuple(sorted(crew_cards(3)))
    assert MUTINEER in pool(three())
