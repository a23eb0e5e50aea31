"""What a card did is told to everybody, once for each thing that it did, and nothing is told that did not happen."""

from __future__ import annotations

import pytest

from scrapdesk.core.events import Event
from scrapdesk.games.scrappers.state import State
from tests.games.scrappers.positions import Builder, me, rules_with

EFFECTS = {
    '["jam rivals"]': "jammed",
    '["swap rivals"]': "swapped",
    '["delay rivals"]': "delayed",
    '["copy left"]': "copied",
    '["boost 1"]': "boosted",
    '["double"]': "doubling",
    '["hurry"]': "hurried",
    '["sweep"]': "swept",
    '["break left"]': "broken",
    '["steal fuel 1 rivals"]': "stolen",
}


def heard(does: str, *pilots: dict[str, str | int], **places: str) -> tuple[list[Event], list[State]]:
    """All that is told while the stacks fire, and the states on the way; questions are answered by the first move."""
    builder = Builder(rules_with(does))
    events: list[Event] = []
    state = builder.rules.fire_now(builder.position(*pilots, **places), events.append)  # type: ignore[arg-type]
    states = [state]
    while state.queue and state.queue[0].verb.startswith("ask ") and state.queue[0].verb != "ask discard":
        state = builder.rules.apply(state, builder.rules.legal_moves(state)[0], events.append)
        states.append(state)
    return events, states


def count(events: list[Event], kind: str) -> int:
    return sum(event.kind == kind for event in events)


RIVAL = me(stack="chain-cannon fuel-tap", play="car-door", fuel=3, hand="firewall.2")


@pytest.mark.parametrize("does", EFFECTS)
def test_what_a_card_does_is_told(does: str) -> None:
    own = me(stack="car-door fuel-tap test-1", hand="override.2")
    events, _ = heard(does, own, RIVAL, a="overclock smelter", b="firewall gun-rails")
    assert count(events, EFFECTS[does]) >= 1, [event.kind for event in events]


@pytest.mark.parametrize("does", ['["swap rivals"]', '["delay rivals"]', '["hurry"]'])
def test_with_one_card_left_nothing_changes_places_and_nothing_is_told_or_asked(does: str) -> None:
    last = me(stack="fuel-tap", hand="firewall.2")
    own = me(stack="test-1" if does == '["hurry"]' else "fuel-tap test-1", hand="override.2")
    events, states = heard(does, own, last)
    assert count(events, EFFECTS[does]) == 0
    assert len(states) == 1


@pytest.mark.parametrize(
    ("play", "asked"),
    [("", False), ("car-door", False), ("thorn-plate", False), ("car-door thorn-plate", True)],
)
def test_which_upgrade_is_broken_is_asked_only_where_there_is_a_choice(play: str, asked: bool) -> None:
    rival = me(play=play, hand="firewall.2")
    events, states = heard('["break left"]', me(stack="test-1", hand="override.2"), rival)
    assert [state.queue[0].verb for state in states if state.queue].count("ask break") == asked
    assert count(events, "broken") == bool(play)
    assert len(states[-1].pilots[1].play) == max(0, len(play.split()) - 1)
