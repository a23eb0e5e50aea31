"""The coach names a fact of the table: what comes in before it is needed, who is hit, what is spared."""

from __future__ import annotations

import pytest

from scrapdesk.games.scrappers.facts import PlacingFacts
from tests.games.scrappers.positions import CARDS, EMPTY, RULES, Words, me, position

FACTS = PlacingFacts(CARDS)


def fact(line: str, *pilots: Words, first: int = 0) -> str:
    state = position(*pilots, first=first)
    return str(FACTS.of(state, RULES.decode_move(line), 0))


@pytest.mark.parametrize(
    ("line", "mine", "theirs", "told"),
    [
        (
            "assign fuel-tap",
            me(hand="fuel-tap", stack="spark-torch"),
            EMPTY,
            "2 fuel before Spark Torch needs it",
        ),
        (
            "assign magnet-trawl",
            me(hand="magnet-trawl", stack="a/chain-cannon"),
            EMPTY,
            "2 scrap before Chain Cannon needs it",
        ),
        ("assign spark-torch", me(hand="spark-torch", fuel=1), EMPTY, "p2 takes 1 more damage this round"),
        (
            "assign chain-cannon",
            me(hand="chain-cannon", fuel=1),
            me(damage=8),
            "brings p2 to 10 damage, which ends the game",
        ),
        ("assign fuel-tap", me(hand="fuel-tap"), EMPTY, "brings you 2 fuel"),
    ],
)
def test_a_fact_is_named(line: str, mine: Words, theirs: Words, told: str) -> None:
    assert fact(line, mine, theirs) == told


def test_a_shield_that_comes_in_time_spares_damage() -> None:
    told = fact(
        "assign car-door",
        me(hand="car-door", fuel=1),
        me(stack="chain-cannon", fuel=1),
    )
    assert told == "you take 1 less damage this round"


def test_a_card_that_is_drafted_says_what_it_costs() -> None:
    state = position(me(scrap=3, hand="fuel-tap"), EMPTY, a="chain-cannon")
    told = str(FACTS.of(state, RULES.decode_move("draft a"), 0))
    assert told == "Chain Cannon joins your deck for 1 of your 3 scrap"


def test_a_card_joins_the_deck_only_where_it_is_drafted_and_paid_for() -> None:
    broke = position(me(hand="fuel-tap"), EMPTY, a="chain-cannon")
    assert "joins your deck" not in str(FACTS.of(broke, RULES.decode_move("draft a"), 0))
    assert "joins your deck" not in fact("assign chain-cannon", me(hand="chain-cannon", fuel=3, scrap=3), EMPTY)
    assert "joins your deck" not in fact("eject chain-cannon", me(hand="chain-cannon", fuel=3, scrap=3), EMPTY)


def test_a_card_that_cannot_be_paid_for_says_what_it_lacks() -> None:
    lacks = "needs 1 more fuel from the cards that fire before it"
    assert fact("assign spark-torch", me(hand="spark-torch"), EMPTY) == lacks
