"""SW-10: the fog of war."""

from __future__ import annotations

import pytest

from scrapdesk.games.scalawag.sea import adjacent
from scrapdesk.games.scalawag.state import NO_FOG, Phase
from tests.games.scalawag.positions import at_sea, clockwise, legal, play


def test_sw_10_1_the_first_captain_rolls_before_each_of_their_turns() -> None:
    state = play(at_sea("sss sss sss", captain=0, first=1), "order trim")
    assert (state.phase, state.captain) == (Phase.FOG, 1)
    state = play(state, "roll 5", "order trim")
    assert (state.phase, state.captain) == (Phase.ORDER, 2)
    state = play(state, "order trim", "order trim")
    assert state.phase is Phase.FOG


def test_sw_10_1_fog_breaks_the_adjacency_of_the_two_beside_it() -> None:
    state = play(at_sea("sss sss sss", fog=0), "order board")
    assert [line for line in legal(state) if line.startswith("target")] == ["target p3"]
    assert adjacent(clockwise(3), 1, 0b111, 0, 0) == 0b100
    assert adjacent(clockwise(3), 2, 0b111, 0, 0) == 0b011


@pytest.mark.parametrize(("face", "gap"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 0), (6, 0)])
def test_sw_10_2_out_of_play_two_faces_each_put_it_left_of_a_captain_counted_from_the_first(
    face: int, gap: int
) -> None:
    state = play(at_sea("sss sss sss", captain=0, first=1), "order trim", f"roll {face}")
    assert state.fog == gap


def test_sw_10_2_the_fog_lies_and_drifts_by_where_the_captains_sit() -> None:
    state = at_sea("sss sss sss", captain=1, first=0, ring=[0, 2, 1])
    assert play(state, "order trim", "roll 3").fog == 2
    assert play(state._replace(fog=0), "order trim", "roll 1").fog == 2


@pytest.mark.parametrize(("face", "gap"), [(1, 0), (4, 0), (5, NO_FOG), (6, NO_FOG)])
def test_sw_10_2_in_play_four_faces_move_it_clockwise_and_two_remove_it(face: int, gap: int) -> None:
    state = play(at_sea("sss sss sss", captain=2, first=0, fog=2), "order trim", f"roll {face}")
    assert state.fog == gap


def test_sw_10_3_the_fog_is_gone_in_the_middle_of_a_turn() -> None:
    """The challenger is sunk; the third ship lay behind fog and can now be boarded."""
    state = at_sea("mss g sss", damage=[0, 4, 4], fog=2)
    assert "order board 1" in legal(state)
    state = play(state, "order board 1", "scalawag", "show", "sink crew", "draw pilot")
    assert state.fog == NO_FOG
    assert "target p3" in legal(state)


def test_sw_10_3_the_die_is_not_rolled_any_more() -> None:
    state = play(at_sea("sss - sss", captain=2, first=0), "order trim")
    assert (state.phase, state.captain) == (Phase.ORDER, 0)
