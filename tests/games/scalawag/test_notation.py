"""The lines of the moves: short, in words of the rulebook, and read back only as they are written."""

from __future__ import annotations

import pytest

from scrapdesk.core.notation import BadNotation
from scrapdesk.games.scalawag.cards import CANNONS, GUNNER, LOOKOUT, SAILOR, SPOT, WIND
from scrapdesk.games.scalawag.moves import Aim, Bury, Declare, Draw, Move, Order, Play, Sink, decode, encode


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("order cannons", Order(CANNONS, 0)),
        ("order cannons 2", Order(CANNONS, 2)),
        ("order wind", Order(WIND, 1)),
        ("declare lookout", Declare(LOOKOUT)),
        ("target p3", Aim(2)),
        ("target p3 p1", Aim(2, 0)),
        ("play spot p8", Play(SPOT, 7)),
        ("bury gunner", Bury(GUNNER, False)),
        ("bury gunner shown", Bury(GUNNER, True)),
        ("sink hole", Sink(True)),
        ("draw sailor gunner", Draw((SAILOR, GUNNER))),
    ],
)
def test_a_line_and_its_move(line: str, move: Move) -> None:
    assert encode(move) == line
    assert decode(line) == move


@pytest.mark.parametrize(
    "line",
    [
        "",
        "order",
        "order cannons 0",
        "order cannons 4",
        "order wind 1",
        "order muster 2",
        "order Cannons",
        "declare gunner",
        "target p9",
        "target p2 p2",
        "play gunner p2",
        "pass now",
        "draw gunner sailor",
        "return",
        "return sailor sailor sailor sailor",
        "bury gunner hidden",
        "sink both",
        "roll 7",
        "deal xyz",
        "teams ab",
        "lot 1",
        "berths 132",
        "berths 139 ksa",
        "berths 132 kxa",
    ],
)
def test_what_is_no_line_is_bad_notation(line: str) -> None:
    with pytest.raises(BadNotation):
        decode(line)
