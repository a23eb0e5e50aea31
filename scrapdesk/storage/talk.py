"""What the companions say at a table, as their data file has it.

Owns which of their lines is said: by who speaks, on what occasion and at which turn, and by nothing else, so that no
line can tell of anything hidden. Must not know games, nor how a line is shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from zlib import crc32

import msgspec

from scrapdesk import paths

Occasions = Mapping[str, tuple[str, ...]]


@cache
def talk() -> Mapping[str, Occasions]:
    """Everybody's lines: companion, occasion, lines. Read once."""
    found = (paths.assets() / "people" / "talk.toml").read_bytes()
    return msgspec.toml.decode(found, type=dict[str, dict[str, tuple[str, ...]]])


def line_of(companion: str, occasion: str, turn: int) -> str:
    """What somebody says; "" where they have nothing to say."""
    lines = talk().get(companion, {}).get(occasion, ())
    return lines[crc32(f"{companion} {occasion} {turn}".encode()) % len(lines)] if lines else ""
