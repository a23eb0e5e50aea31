"""A checked wish for one table, in plain values: what is played, by whom, and from which seed.

Commands, the desk and the table hand it on to each other. Must not know how a table is opened.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class NewTable:
    game: str
    players: tuple[str, ...]
    """Who sits where: `human`, or `ai:` and an opponent's name."""
    options: Mapping[str, str] = field(default_factory=dict)
    seed: str = "1"
    content: Mapping[str, str] | None = None
    """The whole content, where a file of it is not our own."""
    names: tuple[str, ...] = ()
    """What the people call themselves, seat by seat; nothing where nobody said."""
    typed_seed: bool = False
    """Whether somebody typed the seed in, or an ID that holds it."""
