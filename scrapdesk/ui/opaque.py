"""What the general rooms hold of a game and hand on without looking in: its states, its moves and its views.

A face knows its game and gives these their true types (`ui/face.py` and `Sitting.view` are where they
meet). Must not know any game.
"""

from __future__ import annotations

from typing import NewType, TypeAlias

from scrapdesk.core.match import Match
from scrapdesk.core.rules import Rules
from scrapdesk.core.table import Table

State = NewType("State", object)
Move = NewType("Move", object)
View = NewType("View", object)

SomeMatch: TypeAlias = Match[State, Move, View]
SomeRules: TypeAlias = Rules[State, Move, View]
SomeTable: TypeAlias = Table[Move, View]
