"""Where snipers may stand: against brute force on small fronts, and what follows from one event at a time (SC-3.2)."""

from __future__ import annotations

from itertools import permutations

import pytest

from scrapdesk.games.scope.belief import beliefs_of, sniper_odds
from scrapdesk.games.scope.board import FIELD, squares_in
from scrapdesk.games.scope.cards import KINDS, SNIPER
from scrapdesk.games.scope.deduction import Unknown, fits
from scrapdesk.games.scope.odds import hidden_odds
from scrapdesk.games.scope.view import View
from tests.games.scope.positions import RULES, play, position
from tests.games.scope.small import tiny, walk
from tests.games.scope.worlds import after, all_worlds

NEARLY = 0.07
EXACTLY = 1e-9
SCENARIOS = {
    "basic": tiny("basic", 4, sniper=2, decoy=1),
    "advanced": tiny("advanced", 4, sniper=1, gun=1, infantry=1, decoy=1),
    "officers": tiny("advanced", 8, sniper=2, gun=1, officer=1, infantry=1),
}


def counted(unknown: Unknown) -> dict[int, float]:
    """The share of all arrangements that fit the clues in which a sniper stands on a square."""
    squares = squares_in(unknown.area)
    cards = [kind for kind, count in zip(KINDS, unknown.left, strict=True) for _ in range(count)]
    worlds = [dict(zip(squares, order, strict=True)) for order in set(permutations(cards))]
    worlds = [world for world in worlds if fits(unknown.clues, world)]
    return {square: sum(world[square] == SNIPER for world in worlds) / len(worlds) for square in squares}


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_odds_are_those_that_come_of_counting_every_arrangement(name: str) -> None:
    rules, clued = SCENARIOS[name], 0
    for state, _ in list(walk(rules, 3, 40))[::5]:
        for side in (0, 1):
            unknown = rules.view(state, 1 - side).unknown(side)
            found = sniper_odds(rules.view(state, 1 - side), side)
            for square, odds in counted(unknown).items():
                assert found[square] == pytest.approx(odds, abs=EXACTLY), (FIELD.name(square), unknown.clues)
            clued += bool(unknown.clues)
    assert clued


def test_where_there_are_too_many_arrangements_to_count_the_odds_are_drawn_and_nearly_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules, compared = SCENARIOS["basic"], 0
    for state, _ in list(walk(rules, 3, 40))[::9]:
        unknown = rules.view(state, 1).unknown(0)
        exact = hidden_odds.__wrapped__(unknown)
        monkeypatch.setattr("scrapdesk.games.scope.odds.MOST_STEPS", 0)
        drawn = hidden_odds.__wrapped__(unknown)
        monkeypatch.undo()
        for square, shares in exact.items():
            assert drawn[square] == pytest.approx(shares, abs=NEARLY)
            assert sum(shares) == pytest.approx(1)
            compared += shares != drawn[square]
    assert compared


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_odds_are_those_of_all_worlds_that_nobody_has_seen_refuted(name: str) -> None:
    """Brute force that knows nothing of clues; what the clues cannot say may cost a little here and there."""
    rules, worlds, off, asked = SCENARIOS[name], None, 0, 0
    for state, move in walk(rules, 5, 16):
        worlds = worlds or [all_worlds(state, side) for side in (0, 1)]
        for side in (0, 1):
            found = sniper_odds(rules.view(state, 1 - side), side)
            for square, odds in found.items():
                really = sum(cards[square].lower() == SNIPER for cards in worlds[side]) / len(worlds[side])
                off += abs(really - odds) > NEARLY
                asked += 1
        worlds = [after(rules, known, state, move) for known in worlds]
    assert asked > 100 and off < 0.05 * asked


FRONTS = "E E E S\nE O D E\nE E E E\n---\ne e e e\ne s g e\ns d e e"


def odds_of(view: View, side: int) -> dict[str, float]:
    return {FIELD.name(square): odds for square, odds in sniper_odds(view, side).items()}


def test_before_anything_is_seen_every_square_has_the_same_odds() -> None:
    found = odds_of(RULES.view(position(FRONTS, mode="basic"), 1), 0)
    assert set(found.values()) == {2 / 12} and len(found) == 12


def test_a_known_sniper_is_certain_and_known_others_are_none() -> None:
    found = odds_of(RULES.view(position(FRONTS, mode="basic", known="b2 c2"), 1), 0)
    assert (found["b2"], found["c2"], found["a3"]) == (1.0, 0.0, 0.1)


def test_a_known_sniper_that_is_moved_is_in_one_of_four_places() -> None:
    state = play(position(FRONTS, mode="basic", known="b2"), "move a1b2", "arrange sdes")
    found = odds_of(RULES.view(state, 1), 0)
    assert len({found[name] for name in ("a1", "b1", "a2", "b2")}) == 1
    assert found["a1"] > 0.25 > found["d1"] > 0
    assert sum(found.values()) == pytest.approx(2)


def test_the_odds_of_one_s_own_side_are_what_the_enemy_may_believe() -> None:
    state = position(FRONTS, mode="basic", known="b2")
    assert odds_of(RULES.view(state, 0), 0) == odds_of(RULES.view(state, 1), 0)


def test_the_map_tells_of_every_square_the_enemy_first_and_the_likeliest_first() -> None:
    view = RULES.view(position(FRONTS, mode="basic", known="b2"), 1)
    found = beliefs_of(view)
    assert len({belief.about for belief in found}) == len(found) == 24
    assert (found[0].about, found[0].odds) == ("square:b2", 1.0)
    assert str(found[0].line) == "100% chance of an enemy sniper on b2"
    assert str(found[12].line).startswith("to the enemy, there is a ")
    assert [belief.odds for belief in found[:12]] == sorted((belief.odds for belief in found[:12]), reverse=True)


def test_spectators_are_told_nothing_and_nobody_before_the_first_turn() -> None:
    state = position(FRONTS, mode="basic")
    assert beliefs_of(RULES.view(state, None)) == []
    laying = RULES.setup(2, RULES.check_options(2, {}))
    assert beliefs_of(RULES.view(laying, 0)) == []
