"""The games of the desk, one line each. A new game is a folder beside these and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scrapdesk.games.entry import GameEntry
from scrapdesk.games.scalawag import SCALAWAG
from scrapdesk.games.scamorra import SCAMORRA

GAMES: Mapping[str, GameEntry] = MappingProxyType(
    {
        "scamorra": SCAMORRA,
        "scalawag": SCALAWAG,
    }
)
