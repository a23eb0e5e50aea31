"""No leaks: what a seat sees, may do and hears depends on nothing that it cannot know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from scrapdesk.core.events import Event
from scrapdesk.core.seats import CHANCE
from tests.conformance.setups import SETUPS, Setup, moments

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


@every_setup
def test_the_view_of_an_imagined_state_is_the_view_that_it_was_imagined_from(setup: Setup) -> None:
    rules = setup.entry.rules
    for state, _ in moments(setup, 1, 40):
        for seat in setup.viewers:
            view = rules.view(state, seat)
            imagined = rules.determinize(view, Random(1))
            assert rules.view(imagined, seat) == view
            assert hash(rules.view(imagined, seat)) == hash(view)


@every_setup
def test_the_own_legal_moves_are_equal_in_every_imagined_state(setup: Setup) -> None:
    rules = setup.entry.rules
    for state, _ in moments(setup, 1, 40):
        seat = rules.to_act(state)
        if seat is None or seat == CHANCE:
            continue
        view = rules.view(state, seat)
        for luck in range(3):
            imagined = rules.determinize(view, Random(luck))
            assert rules.to_act(imagined) == seat
            assert list(rules.legal_moves(imagined)) == list(rules.legal_moves(state))


@every_setup
def test_imagined_states_can_be_played_on(setup: Setup) -> None:
    rules = setup.entry.rules
    for state, _ in moments(setup, 2, 4):
        for seat in setup.viewers:
            rng = Random(7)
            imagined = rules.determinize(rules.view(state, seat), rng)
            for _ in range(300):
                asked = rules.to_act(imagined)
                if asked is None:
                    break
                chance = asked == CHANCE
                move = rules.sample_chance(imagined, rng) if chance else rng.choice(rules.legal_moves(imagined))
                imagined = rules.apply(imagined, move)


@every_setup
def test_determinize_takes_its_luck_from_the_generator_alone(setup: Setup) -> None:
    rules = setup.entry.rules
    for state, _ in moments(setup, 1, 8):
        for seat in setup.viewers:
            view = rules.view(state, seat)
            assert rules.determinize(view, Random(9)) == rules.determinize(view, Random(9))


@every_setup
def test_a_sampler_draws_what_single_samples_draw(setup: Setup) -> None:
    rules = setup.entry.rules
    for state, _ in moments(setup, 1, 8):
        for seat in setup.viewers:
            view, one, other = rules.view(state, seat), Random(5), Random(5)
            sample = rules.sampler(view)
            assert [sample(one) for _ in range(4)] == [rules.determinize(view, other) for _ in range(4)]
            assert one.getstate() == other.getstate()


@every_setup
def test_rules_that_remember_say_what_rules_say(setup: Setup) -> None:
    rules = setup.entry.rules
    remembering = rules.for_one_thought()
    for state, _ in moments(setup, 2, 12):
        for seat in setup.viewers:
            imagined = remembering.determinize(rules.view(state, seat), Random(3))
            for _ in range(2):
                assert list(remembering.legal_moves(imagined)) == list(rules.legal_moves(imagined))


def heard(setup: Setup, state: Any, move: Any, seat: int | None) -> tuple[Any, list[Event]]:
    events: list[Event] = []
    after = setup.entry.rules.apply(state, move, events.append)
    return setup.entry.rules.view(after, seat), [event for event in events if event.heard_by(seat)]


@every_setup
def test_events_tell_a_seat_nothing_that_its_view_does_not_show(setup: Setup) -> None:
    """Two states that look alike, the same move: where the views after it are alike, so are the events."""
    rules = setup.entry.rules
    for state, move in moments(setup, 2, 40):
        asked = rules.to_act(state)
        for seat in setup.viewers:
            other = rules.determinize(rules.view(state, seat), Random(2))
            possible = rules.allows_chance(other, move) if asked == CHANCE else move in rules.legal_moves(other)
            if not possible:
                continue
            (seen, told), (seen_other, told_other) = heard(setup, state, move, seat), heard(setup, other, move, seat)
            if seen == seen_other:
                assert told == told_other


@every_setup
def test_a_move_line_that_a_seat_may_read_tells_it_only_what_it_then_sees_or_hears(setup: Setup) -> None:
    """Luck that falls otherwise, and is neither seen nor heard of by a seat, is told to this seat in no line."""
    rules = setup.entry.rules
    asked = [state for state, _ in moments(setup, 2, 400) if rules.to_act(state) == CHANCE]
    for state in asked[:: max(1, len(asked) // setup.share_of(12))]:
        lines: dict[tuple[int | None, Any, str], str] = {}
        for luck in range(4):
            move = rules.sample_chance(state, Random(luck))
            audience, line = rules.audience(state, move), rules.encode_move(move)
            assert audience is None or set(audience) <= set(range(setup.seats))
            for seat in setup.viewers:
                if audience is None or seat in audience:
                    view, told = heard(setup, state, move, seat)
                    assert lines.setdefault((seat, view, repr(told)), line) == line
