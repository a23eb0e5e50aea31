"""Seats at the table, and the seat of luck."""

from __future__ import annotations

from typing import Final

Seat = int
"""0 is the first seat at the table; records and people call it p1."""

CHANCE: Final[Seat] = -1
"""The seat that shuffles and rolls. It is never asked: its moves are sampled, and recorded like any other."""
