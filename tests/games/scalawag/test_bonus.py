"""SW-9: rogue wave and black spot."""

from __future__ import annotations

from random import Random

from scrapdesk.games.scalawag.cards import WAVE
from scrapdesk.games.scalawag.state import Phase
from tests.games.scalawag.positions import RULES, at_sea, crew, legal, new, play, seated


def test_sw_9_1_a_rogue_wave_is_played_before_the_order_and_replaced() -> None:
    state = at_sea("wss sss sss sss", port="gmptll", bonus="w")
    assert legal(state)[:3] == ["play wave p2", "play wave p3", "play wave p4"]
    state = play(state, "play wave p3")
    assert (state.wave, state.phase) == (2, Phase.DRAW)
    state = play(state, "draw gunner")
    assert state.hands[0] == crew("ssg")
    assert (state.actor, state.phase) == (0, Phase.ORDER)
    assert "order trim" in legal(state)


def test_sw_9_1_the_wave_goes_back_to_the_port_and_the_turn_is_skipped() -> None:
    state = play(at_sea("sss sss sss sss", points=[0] * 4, wave=1, port="gmptll", bonus="w"), "order trim")
    assert (state.captain, state.turn) == (2, 7)
    assert state.wave == -1
    assert state.port == crew("gmptllw")
    assert state.points[1] == 0


def test_sw_9_1_a_wave_cannot_be_played_on_oneself_or_on_the_sunk() -> None:
    assert [line for line in legal(at_sea("wss sss - sss", bonus="w")) if line.startswith("play")] == [
        "play wave p2",
        "play wave p4",
    ]


def test_sw_9_1_a_wave_cannot_be_declared() -> None:
    state = play(at_sea("www sss sss sss", bonus="w"), "order trim 3", "scalawag")
    assert "show" not in legal(state)


def test_sw_9_2_attacks_on_the_spotted_cost_two_less_until_their_turn() -> None:
    state = at_sea("sss sss sss sss", spot=1, port="gmptll", bonus="b")
    assert play(state, "order cannons", "target p2").points[0] == 10 - 3 + 2
    later = play(state, "order trim")
    assert later.spot == -1
    assert later.port == crew("gmptllb")
    assert (later.captain, later.phase) == (1, Phase.ORDER)


def test_sw_9_2_the_spot_is_back_in_the_port_before_anything_is_drawn() -> None:
    state = play(at_sea("sss sss sss sss", spot=1, port="gmptll", bonus="b"), "order trim", "order muster")
    assert RULES.view(state, 1).sizes[-1] == 7
    assert play(state, "draw gunner marine spot").hands[1] == crew("sssgmb")


def test_sw_9_3_nobody_starts_with_a_bonus_card() -> None:
    for seed in range(30):
        state = new(5, seed, {"bonus": "both"})
        assert not any(card in crew("wb") for hand in state.hands for card in hand)


def test_sw_9_3_everybody_knows_that_nobody_starts_with_one() -> None:
    view = RULES.view(new(4, 3, {"bonus": "both"}), 0)
    assert [view.may_hold(seat, card) for seat in (1, 2, 3) for card in crew("wb")] == [0] * 6
    worlds = [RULES.determinize(view, Random(seed)) for seed in range(60)]
    assert all(set(crew("wb")) <= set(world.port) for world in worlds)


def test_sw_9_3_after_a_draw_somebody_may_hold_one() -> None:
    start = seated(3, bonus="wave")
    state = play(start, "lot p1", "deal sgmsgmsgmppttll", "roll 1", "order muster", "draw pilot pilot wave")
    state = play(state, "return sailor pilot pilot")
    assert [RULES.view(state, 2).may_hold(seat, WAVE) for seat in (0, 1)] == [1, 0]
    assert any(WAVE in RULES.determinize(RULES.view(state, 2), Random(seed)).hands[0] for seed in range(60))


def test_sw_9_3_any_number_is_played_before_one_order() -> None:
    state = at_sea("wbs sss sss sss", port="gmptll", bonus="wb")
    state = play(state, "play wave p2", "draw gunner", "play spot p2", "draw marine", "order trim")
    assert (state.captain, state.wave, state.spot) == (2, -1, -1)


def test_sw_9_3_a_skipped_turn_returns_both_cards_ends_the_watch_and_counts() -> None:
    state = at_sea("sss sss sss sss", points=[0] * 4, wave=1, spot=1, watch=[1], port="gmptll", bonus="wb", turn=5)
    state = play(state, "order trim")
    assert state.port == crew("gmptllwb")
    assert state.watch == 0
    assert state.turn == 7
    assert state.points[1] == 0


def test_sw_9_3_a_skipped_turn_still_rolls_the_fog() -> None:
    state = play(at_sea("sss sss sss", captain=2, wave=0, bonus="w"), "order trim")
    assert state.phase is Phase.FOG
    state = play(state, "roll 1")
    assert state.fog == 0
    assert state.captain == 1
