"""A game of SCOPE written down move by move, for pictures: what is known of a front then is of every kind.

A part of `shots`. Must not touch anybody's files.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.core.match import AnyMatch

FRONTS: Final = (
    "infantry b3, sniper d3, decoy e3, gun a2, scout c2, mortar e2, sniper a1, decoy b1, officer d1, sniper e1",
    "officer b6, sniper d6, scout e6, sniper a5, infantry b5, mortar c5, decoy a4, gun b4, sniper c4, decoy d4",
)
"""How both sides set up, on an open front."""
TURNS: Final = (
    "search b6, shoot, shot d2e3",
    "search d1, shoot, shot a5b6",
    "search e6, shoot, shot d2e3",
    "search c3",
    "search d4, shot a1b2",
    "move d4e5, arrange deee",
    "move a1b2, arrange sdge",
    "search c1",
    "search b5, hold",
    "search d2",
    "move b2c3, arrange ecie",
    "search e3, shot a5b6",
    "search a4, shot d2e3",
    "search a3",
    "move d2e3, arrange emsd",
    "search b2",
    "search b4, hold",
    "search c2, hold",
    "move a1b2, arrange sdge",
    "search e1, hold",
    "move d1e2, arrange esem",
    "search c3",
    "search c4",
)
"""Up to the sniper on c4 that is found in turn 23."""
REST: Final = (
    "shoot, shot d2e3",
    "search b3, shoot, shot a5b6",
    "search e4",
    "search a2, shoot, shot c5d6",
    "search d5",
    "search c2, shoot, shot c5d6",
    "search a5, shoot",
)
"""And on to the end."""


def play(match: AnyMatch, turns: tuple[str, ...]) -> None:
    for turn in turns:
        for line in turn.split(", "):
            seat = match.to_act
            if seat is None:
                return
            match.play_text(seat, line)


def set_up(match: AnyMatch) -> None:
    play(match, tuple(f"place {card}" for front in FRONTS for card in front.split(", ")))
