"""What everybody can know: against brute force, and one fact at a time (SC-3.2, SC-4.1, SC-4.3, SC-7.6)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.games.scope.belief import sniper_odds
from scrapdesk.games.scope.board import AREA, BIT, FIELD, squares_in
from scrapdesk.games.scope.deduction import Unknown, fits, possible_cards
from scrapdesk.games.scope.knowledge import MOST_CLUES, claim, joined, smear
from scrapdesk.games.scope.notebook import Knowledge, notes_of
from scrapdesk.games.scope.rules import Scope
from scrapdesk.games.scope.sampling import draw, stirred
from scrapdesk.games.scope.state import Clue, Phase
from tests.games.scope.positions import RULES, play, position, possible
from tests.games.scope.small import tiny, walk
from tests.games.scope.worlds import Worlds, after, all_worlds
from tests.games.scope.worlds import possible as brute

SCENARIOS = {
    "basic": tiny("basic", 4, sniper=2, decoy=1),
    "basic, two by two": tiny("basic", 2, columns=2, sniper=1, decoy=1),
    "all-round": tiny("advanced", 4, sniper=1, gun=1, infantry=1, decoy=1),
    "officers": tiny("advanced", 8, sniper=2, gun=1, officer=1, infantry=1),
    "mortars": tiny("advanced", 4, columns=2, sniper=1, infantry=1, mortar=1),
    "without snipers": tiny("advanced", 4, mortars=1, infantry=1, mortar=1, gun=1, scout=1),
}


def compare(rules: Scope, seed: int, plies: int) -> Counter[bool]:
    """How often the view says exactly what brute force says; it must never say less is possible."""
    exact: Counter[bool] = Counter()
    worlds = None
    for state, move in walk(rules, seed, plies):
        if worlds is None:
            worlds = [all_worlds(state, side) for side in (0, 1)]
        for side in (0, 1):
            view = rules.view(state, 1 - side)
            for square in squares_in(view.area(side)):
                really, claimed = brute(worlds[side], square), set(view.possible(square))
                assert really <= claimed, (FIELD.name(square), really, claimed, view.clues)
                exact[really == claimed] += 1
        worlds = [after(rules, known, state, move) for known in worlds]
    return exact


@pytest.mark.parametrize("name", SCENARIOS)
def test_sc_3_2_the_view_remembers_what_brute_force_finds_and_claims_nothing_more(name: str) -> None:
    """The first moves of two games; with `--deep` four games for long."""
    exact: Counter[bool] = Counter()
    for seed in range(2):
        exact += compare(SCENARIOS[name], seed, 16)
    assert exact[True] > 0.98 * exact.total()


@pytest.mark.deep
@pytest.mark.parametrize("name", SCENARIOS)
def test_the_view_against_brute_force_for_long(name: str) -> None:
    exact: Counter[bool] = Counter()
    for seed in range(10, 14):
        exact += compare(SCENARIOS[name], seed, 70)
    assert exact[True] > 0.98 * exact.total()


# -- one fact at a time -------------------------------------------------------------------------------------

FRONTS = "E E E S\nE O D E\nE E E E\n---\ne e e e\ne s g e\ns d e e"


def test_sc_4_1_a_known_card_is_smeared_over_its_quadrant_and_no_farther() -> None:
    state = play(position(FRONTS, mode="basic", known="b2"), "move a1b2", "arrange sdes")
    assert [possible(state, name) for name in ("a1", "b1", "a2", "b2")] == ["sdge"] * 4
    unknown = RULES.view(state, None).unknown(0)
    assert unknown.clues == (Clue("s", AREA[0], 1),)


def test_sc_4_1_four_known_cards_stay_known_as_a_four() -> None:
    state = play(position(FRONTS, mode="basic", known="a1 b1 a2 b2"), "move a1b2", "arrange esds")
    assert [possible(state, name) for name in ("a1", "b1", "a2", "b2")] == ["sde"] * 4
    assert possible(state, "c1") == "ge"


def test_sc_4_1_four_equal_known_cards_do_not_become_unknown() -> None:
    state = play(position(FRONTS, mode="basic", known="a3 b3 c3 d3 c1 d1 d2"), "move a2b3", "arrange esee")
    assert possible(state, "c3") == "e"
    flat = play(position("E E\nE S\n---\ne e\ne e", known="a1 b1 a2 b2"), "move a1b2", "arrange eeee")
    assert possible(flat, "a1") == "e"


def test_sc_4_1_a_clue_that_a_move_touches_covers_both_then() -> None:
    """A sniper was heard in a2b3; the MOVE of a1b2 may have carried it down, and no farther."""
    state = play(position(FRONTS, mode="basic"), "search c5", "shot a2b3", "search a1", "hold")
    state = play(state, "move a1b2", "arrange sdes")
    clue = RULES.view(state, None).unknown(0).clues
    names = {FIELD.name(square) for clue in clue if clue.card == "s" for square in squares_in(clue.area)}
    assert names == {"a1", "b1", "a2", "b2", "a3", "b3"}


def test_sc_4_3_an_empty_square_within_a_clue_leaves_the_sniper_to_the_others() -> None:
    cards = position("E S\nE E\n---\ns e\ne e", known="a1 b1 b2").cards
    hidden, clues = claim(cards, BIT[8] | BIT[24], (), "s", AREA[0])
    assert hidden == BIT[24]
    assert clues == ()


def test_a_clue_that_another_contains_is_not_kept() -> None:
    small, large = Clue("s", 0b0011, 1), Clue("s", 0b0111, 1)
    assert joined((small,), large) == (small,)
    assert joined((large,), small) == (small,)
    assert joined((small,), large._replace(least=2)) == (large._replace(least=2),)


def test_of_too_many_clues_the_vaguest_is_forgotten() -> None:
    clues: tuple[Clue, ...] = ()
    for square in range(MOST_CLUES):
        clues = joined(clues, Clue("s", 0b101 << square, 1))
    vague = Clue("s", 0b111 << 60, 1)
    assert len(clues) == MOST_CLUES
    assert vague in joined(clues, vague)
    assert len(joined((*clues[1:], vague), Clue("s", 0b101 << 90, 1))) == MOST_CLUES
    assert vague not in joined((*clues[1:], vague), Clue("s", 0b101 << 90, 1))


def test_a_move_of_a_quadrant_of_which_nothing_is_known_changes_nothing() -> None:
    state = position(FRONTS)
    own = state.frame.ground.fronts[0]
    assert smear(state.cards, state.hidden, (), 0, own) == (state.hidden, ())


def test_all_cards_of_a_kind_known_elsewhere_rule_it_out_here() -> None:
    state = position(FRONTS, known="a1 b2")
    assert "s" not in possible(state, "a2")


def test_clues_are_weighed_together() -> None:
    """One sniper, two clues that share a single square: there it stands."""
    unknown = Unknown(0, 0b11111, (1, 0, 0, 0, 0, 0, 0, 4), (Clue("s", 0b00111, 1), Clue("s", 0b11100, 1)))
    assert possible_cards(unknown) == {0: "e", 1: "e", 2: "s", 3: "e", 4: "e"}


# -- imagined states ----------------------------------------------------------------------------------------

TIGHT = Unknown(
    0,
    0b111111,
    (2, 1, 0, 0, 0, 1, 0, 2),
    (Clue("s", 0b000111, 1), Clue("s", 0b011100, 1), Clue("g", 0b110000, 1)),
)


def all_arrangements(unknown: Unknown) -> set[tuple[str, ...]]:
    cards = [kind for kind, count in zip("sdocmgie", unknown.left, strict=True) for _ in range(count)]
    squares = squares_in(unknown.area)
    return {order for order in set(permutations(cards)) if fits(unknown.clues, dict(zip(squares, order, strict=True)))}


def test_imagined_cards_are_drawn_evenly_from_all_that_fit() -> None:
    wanted = all_arrangements(TIGHT)
    rng, times = Random(5), 150
    drawn = Counter(tuple(found[square] for square in sorted(found)) for found in _draws(rng, times * len(wanted)))
    assert set(drawn) == wanted
    chi = sum((count - times) ** 2 / times for count in drawn.values())
    assert chi < len(wanted) + 5 * (2 * len(wanted)) ** 0.5


def _draws(rng: Random, count: int) -> list[dict[int, str]]:
    return [draw(TIGHT, rng) for _ in range(count)]


def test_stirring_is_close_to_even_too() -> None:
    wanted = all_arrangements(TIGHT)
    rng, times = Random(6), 60
    found = (stirred(TIGHT, rng) for _ in range(times * len(wanted)))
    drawn = Counter(tuple(cards[square] for square in sorted(cards)) for cards in found)
    assert set(drawn) == wanted
    assert max(drawn.values()) < 2 * times
    assert min(drawn.values()) > times / 2


def test_imagined_states_are_those_that_brute_force_finds() -> None:
    """Every imagined battlefield could be the true one, and every possible one is imagined."""
    rules = SCENARIOS["basic"]
    worlds: list[Worlds] = []
    for state, move in walk(rules, 3, 6):
        worlds = worlds or [all_worlds(state, side) for side in (0, 1)]
        view, rng = rules.view(state, 0), Random(1)
        front = squares_in(view.area(1))
        possible_fronts = {tuple(cards[square] for square in front) for cards in worlds[1]}
        imagined = (rules.determinize(view, rng).cards for _ in range(40 * len(possible_fronts)))
        assert {tuple(cards[square] for square in front) for cards in imagined} == possible_fronts
        worlds = [after(rules, known, state, move) for known in worlds]


def test_a_known_card_is_the_same_in_every_imagined_state() -> None:
    state = position(FRONTS, known="b5 d6")
    for seed in range(20):
        cards = RULES.determinize(RULES.view(state, 0), Random(seed)).cards
        assert (cards[FIELD.square("b5")], cards[FIELD.square("d6")]) == ("O", "S")
        assert Counter(cards) == Counter(state.cards)


def test_a_sniper_is_suspected_only_where_one_is_likelier_than_on_the_whole() -> None:
    rules, rng = GAMES["scope"].rules, Random(9)
    match = Match(rules, 2, {"grid": "open-front", "theme": "silence-the-artillery"}, "faint")
    suspected = 0
    while (asked := match.to_act) is not None and match.ply < 160:
        match.play(asked, rng.choice(list(match.legal_moves(asked))))
        view = match.view(0)
        if match.ply % 4 or not Phase.DEAL < view.phase < Phase.OVER:
            continue
        for side in (0, 1):
            odds = sniper_odds(view, side)
            hidden = [odds[square] for square in odds if view.hidden >> square & 1]
            for square, note in notes_of(view, side).items():
                if note.knowledge is Knowledge.SUSPECTED and note.kind == "s":
                    suspected += 1
                    assert odds[square] >= sum(hidden) / len(hidden) - 0.01
    assert suspected > 20
