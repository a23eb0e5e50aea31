"""What may be believed of hidden things, in letters: sentences, and a map of odds where it is about squares."""

from __future__ import annotations

from scrapdesk.cli.beliefs import belief_lines
from scrapdesk.core.table import Belief, weightiest
from scrapdesk.core.words import say
from tests.cli.conftest import Cli


def belief(about: str, odds: float, template: str = "on {place}") -> Belief:
    return Belief(about, odds, say(template, place=about[-2:]))


def test_nothing_to_believe_is_no_line() -> None:
    assert belief_lines([], (), 80) == []


def test_a_belief_about_no_square_is_a_sentence() -> None:
    assert belief_lines([belief("ship:p2", 0.5)], (), 80) == ["  on p2"]


def test_of_every_kind_the_first_is_told_and_all_are_on_the_map() -> None:
    found = [belief("square:b2", 0.75), belief("square:a1", 0.126), belief("square:a2", 0.0, "ours on {place}")]
    assert weightiest(found) == [found[0], found[2]]
    assert belief_lines(found, (), 80) == [
        "  on b2",
        "  ours on a2",
        "  All odds, in percent:",
        "    2    0  75",
        "    1   13",
        "         a   b",
    ]


def test_a_hint_in_a_game_with_hidden_snipers_has_the_map(cli: Cli) -> None:
    told = cli("text", "scope", "--seats", "human,ai:random", "--seed", "3", typed="scatter\nhint\nquit\n").out
    assert "17% chance of an enemy sniper on a4" in told
    assert "to the enemy, there is a 17% chance that one of your snipers is on a1" in told
    assert "    6   17  17  17  17\n    5   17  17  17  17\n" in told
