"""The odds that are shown before an attack are exactly what all rolls of it bring."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from scrapdesk.core.events import Event
from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scarper.moves import ACTS, Act
from scrapdesk.games.scarper.odds import Odds, Result
from scrapdesk.games.scarper.rules import rolls
from scrapdesk.games.scarper.state import Phase, State, mover
from scrapdesk.games.scarper.status import attack_odds
from tests.games.scarper.positions import PLAIN, RULES, fronts, play, position, rules_with, trenches


def enumerated(state: State, act: Act) -> dict[Result, Fraction]:
    """Every roll of an attack played out by the rules, and how much each result weighs."""
    rolling = RULES.apply(state, act)
    assert rolling.phase is Phase.ROLL
    seat, every = mover(state), rolls(rolling)
    found: Counter[Result] = Counter()
    for dice in every:
        events: list[Event] = []
        RULES.apply(rolling, dice, events.append)
        found[_result(events, seat)] += 1
    return {result: Fraction(number, len(every)) for result, number in found.items()}


def _result(events: list[Event], seat: int) -> Result:
    """What happened, read from the log of the attack itself, before anything else."""
    tracks, morale, over, steps, removed = [0, 0], 0, False, 0, 0
    for event, following in zip(events, [*events[1:], None], strict=True):
        if event.rule not in ("SA-6.2", "SA-6.4"):
            continue
        if event.kind == "moved":
            steps, removed = event.data["steps"], event.data["removed"]  # type: ignore[assignment]
        elif event.kind == "track":
            tracks[event.data["seat"]] += event.data["change"]  # type: ignore[index,operator]
        elif event.kind == "morale":
            morale = event.data["gain"]  # type: ignore[assignment]
            over = following is not None and following.kind == "over"
    return Result(steps, removed, tracks[seat], tracks[1 - seat], morale, over)


def attacks(state: State) -> list[Act]:
    return [move for move in RULES.legal_moves(state) if type(move) is Act and move.verb in ("charge", "assault")]


def check(state: State, act: Act) -> None:
    odds = attack_odds(RULES.view(state, mover(state)), act)
    assert dict(odds.results) == enumerated(state, act)
    assert sum(chance for _, chance in odds.results) == odds.wins + odds.equal + odds.loses == 1


@pytest.mark.parametrize("seed", range(12))
def test_all_attacks_of_random_games_have_the_odds_of_their_rolls(seed: int) -> None:
    rng, checked = Random(seed), 0
    state = RULES.setup(2, {})  # type: ignore[arg-type]
    while (asked := RULES.to_act(state)) is not None:
        if asked == CHANCE:
            move = RULES.sample_chance(state, rng)
        else:
            for act in attacks(state):
                check(state, act)
                checked += 1
            move = rng.choice(RULES.legal_moves(state))
        state = RULES.apply(state, move)
    assert checked > 40


def odds_of(state: State, verb: str, field: int) -> Odds:
    return attack_odds(PLAIN.view(state, mover(state)), ACTS[verb][field])


def test_a_charge_on_level_terms_wins_fifteen_of_thirty_six() -> None:
    odds = odds_of(play(position(), "play filler-3 points"), "charge", 1)
    assert (odds.wins, odds.equal, odds.loses) == (Fraction(15, 36), Fraction(6, 36), Fraction(15, 36))
    assert odds.mean_steps == Fraction(5 * 1 + 4 * 2 + 3 * 3 + 2 * 4 + 1 * 4, 36), "there is no fifth space"


def test_odds_tell_what_a_charge_removes_and_how_likely_it_moves() -> None:
    digs = trenches(artois=".... 1...")
    odds = odds_of(play(position(digs=digs), "play filler-3 points"), "charge", 1)
    assert odds.mean_removed == odds.wins
    assert odds.moves == Fraction(10, 36), "a margin of one only clears the trench"


def test_the_odds_of_an_assault_say_when_it_can_lose_the_war() -> None:
    odds = odds_of(play(position(morale=-13), "play filler-3 points"), "assault", 1)
    assert sum(chance for result, chance in odds.results if result.loses_war) == Fraction(2, 3)
    assert odds.attack == 4
    safe = odds_of(play(position(seat=1, morale=-13), "play filler-3 points"), "assault", 1)
    assert not any(result.loses_war for result, _ in safe.results)


def test_an_event_that_adds_to_a_charge_is_in_its_odds() -> None:
    rules = rules_with('{ do = "charge", amount = 3 }')
    state = play(position("test", rules=rules), "play test event", rules=rules)
    assert attack_odds(rules.view(state, 0), ACTS["charge"][1]).attack == 3


def test_the_odds_of_the_other_side_can_be_asked_too() -> None:
    state = position(lines=fronts(artois=2), digs=trenches(artois="22.. ...."))
    odds = PLAIN.view(state, 0).charge_odds(1, seat=1)
    assert (odds.attack, odds.defence) == (4, 2)
    assert PLAIN.view(state, None).assault_odds(1, 4, seat=0).attack == 4
