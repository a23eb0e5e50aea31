"""Set-up: scenarios, options, laying out, divisions (SC-3, SC-6, SC-8)."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.core.options import BadOption
from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scope.cards import KINDS, OF_SIDE
from scrapdesk.games.scope.moves import Deal
from scrapdesk.games.scope.state import Phase
from tests.games.scope.positions import RULES, laid_out, legal, new_game, play, scattered

TABLE = {
    "quick-duel": (4, 3, (2, 1, 1, 1, 1, 1, 1, 4), 6),
    "open-front": (5, 3, (3, 2, 1, 1, 1, 1, 1, 5), 7),
    "deep-front": (4, 4, (3, 2, 1, 1, 1, 1, 1, 6), 7),
    "open-battle": (6, 3, (3, 2, 2, 2, 2, 2, 2, 3), 9),
    "deep-battle": (5, 4, (3, 2, 2, 2, 2, 2, 2, 5), 9),
}


@pytest.mark.parametrize("name", TABLE)
def test_sc_3_1_the_five_grids_hold_what_their_line_of_the_table_says(name: str) -> None:
    columns, rows, cards, target = TABLE[name]
    scenario = new_game(grid=name).frame.scenario
    assert (scenario.columns, scenario.rows, scenario.cards, scenario.target) == (columns, rows, cards, target)


def test_sc_3_1_cards_may_be_laid_anywhere_and_in_any_order() -> None:
    drawing = "E E E S\nO C M S\nD G I E\n-------\ns e m e\ne e i g\nd s o c"
    state = laid_out(new_game(), drawing)
    assert state.phase == Phase.TURN
    assert state.actor == 0
    assert state.cards[:4] == "dsoc"
    assert "place mortar a1" in legal(new_game())
    assert "place sniper a4" not in legal(new_game())


def test_sc_3_1_empty_areas_are_laid_without_asking() -> None:
    state = new_game()
    assert not any("empty" in line for line in legal(state))
    assert len(legal(state)) == 7 * 12 + 1
    state = play(
        state,
        *(
            f"place {kind} {square}"
            for kind, square in zip(
                ("sniper", "sniper", "decoy", "officer", "scout", "mortar", "gun", "infantry"),
                ("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"),
                strict=True,
            )
        ),
    )
    assert state.actor == 1
    assert state.cards[16:20] == "eeee"


def test_sc_3_1_luck_can_lay_out_the_rest_and_only_the_rest() -> None:
    state = play(new_game(), "place sniper b2", "scatter")
    assert state.actor == CHANCE
    drawn = RULES.sample_chance(state, Random(4))
    assert isinstance(drawn, Deal)
    assert sorted(drawn.kinds) == sorted("sdocmgieeee")
    assert not RULES.allows_chance(state, Deal(0, "s" * 11))
    assert not RULES.allows_chance(state, Deal(1, drawn.kinds))
    dealt = RULES.apply(state, drawn)
    assert dealt.cards[9] == "s"
    assert dealt.actor == 1
    assert [dealt.cards.count(OF_SIDE[0][kind]) for kind in KINDS] == [2, 1, 1, 1, 1, 1, 1, 4]


def test_sc_3_1_every_way_to_lay_out_the_rest_can_be_drawn() -> None:
    state = play(new_game(), "scatter")
    drawn = (RULES.sample_chance(state, Random(seed)) for seed in range(200))
    places = {move.kinds.index("o") for move in drawn if isinstance(move, Deal)}
    assert places == set(range(12))


def test_sc_3_1_how_the_enemy_lays_out_is_secret() -> None:
    one, other = play(new_game(), "place sniper a1"), play(new_game(), "place gun c3")
    assert RULES.view(one, 1) == RULES.view(other, 1)
    assert RULES.view(one, 0) != RULES.view(other, 0)
    assert RULES.audience(new_game(), RULES.decode_move("place sniper a1")) == (0,)


def test_sc_3_2_all_cards_begin_face_down_and_the_owner_sees_them() -> None:
    state = scattered(new_game())
    assert set(RULES.view(state, None).cards) <= set("_ ")
    assert RULES.view(state, 0).cards[:4] == state.cards[:4]
    assert RULES.view(state, 0).cards[24:28] == "____"


def test_a_large_front_keeps_the_list_of_placements_short() -> None:
    assert len(legal(new_game(grid="deep-battle", mode="advanced"))) <= 151


# -- themes -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("grid", TABLE)
@pytest.mark.parametrize(
    ("theme", "changed"),
    [
        ("duel-of-aces", {"s": 1}),
        ("chain-of-command", {"o": 2}),
        ("silence-the-artillery", {"c": 2, "m": 2}),
        ("stop-the-advance", {"g": 2, "i": 2}),
        ("without-snipers", {"s": 0}),
    ],
)
def test_sc_6_the_five_themes_on_every_grid_trade_cards_with_empty_areas(
    grid: str, theme: str, changed: dict[str, int]
) -> None:
    columns, rows, cards, target = TABLE[grid]
    scenario = new_game(grid=grid, theme=theme).frame.scenario
    wanted = dict(zip(KINDS, cards, strict=True)) | changed
    assert {kind: scenario.count(kind) for kind in KINDS[:-1]} == {kind: wanted[kind] for kind in KINDS[:-1]}
    assert sum(scenario.cards) == columns * rows
    assert scenario.target == (target if theme == "duel-of-aces" else 0)


def test_sc_6_1_two_aces_wait_in_the_zone_whatever_the_grid_had() -> None:
    assert new_game(theme="duel-of-aces").score.reserve == (2, 2)
    assert new_game(theme="duel-of-aces", grid="open-battle").score.reserve == (2, 2)
    assert new_game().score.reserve == (0, 0)


def test_the_mode_follows_the_scenario_unless_it_is_chosen() -> None:
    assert new_game().frame.advanced is False
    assert new_game(theme="stop-the-advance").frame.advanced is True
    assert new_game(3).frame.advanced is True
    assert new_game(mode="advanced").frame.advanced is True


@pytest.mark.parametrize(
    ("seats", "options", "word"),
    [
        (2, {"theme": "stop-the-advance", "mode": "basic"}, "advanced"),
        (2, {"theme": "without-snipers", "mode": "basic"}, "advanced"),
        (4, {"mode": "basic"}, "seats"),
        (3, {"theme": "without-snipers"}, "two players"),
        (4, {"theme": "without-snipers"}, "two players"),
        (2, {"alone": "german"}, "seats"),
        (3, {"alone": "nobody"}, "seats"),
        (2, {"grid": "the-moon"}, "grid"),
        (5, {}, "5"),
    ],
)
def test_sc_8_3_what_cannot_be_played_is_said_in_a_sentence(seats: int, options: dict[str, str], word: str) -> None:
    with pytest.raises(BadOption, match=word) as caught:
        RULES.check_options(seats, options)
    assert len(str(caught.value).split()) > 4


# -- divisions ----------------------------------------------------------------------------------------------


def test_sc_8_1_a_round_has_four_turns_units_before_snipers() -> None:
    order = new_game(4).frame.order
    assert [(turn.seat, turn.side, turn.division) for turn in order] == [(0, 0, 1), (1, 1, 1), (2, 0, 2), (3, 1, 2)]


@pytest.mark.parametrize(("alone", "seats"), [("german", (0, 1, 0, 2)), ("soviet", (0, 1, 2, 1))])
def test_sc_8_3_one_of_three_players_runs_both_divisions_of_the_chosen_side(alone: str, seats: tuple[int, ...]) -> None:
    frame = new_game(3, alone=alone).frame
    assert tuple(turn.seat for turn in frame.order) == seats
    assert [turn.division for turn in frame.order] == [1, 1, 2, 2]
    assert [turn.side for turn in frame.order] == [0, 1, 0, 1]


def test_sc_8_3_partners_see_the_same_cards() -> None:
    state = scattered(new_game(4))
    assert RULES.view(state, 0).cards == RULES.view(state, 2).cards
    assert RULES.view(state, 1).cards == RULES.view(state, 3).cards
    assert RULES.view(state, 0).cards != RULES.view(state, 1).cards


def test_sc_8_2_the_player_of_the_units_lays_out_the_front() -> None:
    state = new_game(4)
    assert state.actor == 0
    laid = RULES.apply(play(state, "scatter"), RULES.sample_chance(play(state, "scatter"), Random(1)))
    assert laid.actor == 1
    assert RULES.audience(laid, RULES.decode_move("place sniper a4")) == (1, 3)
