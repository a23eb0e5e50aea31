"""The games of the desk, one line each. A new game is a folder beside these and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scrapdesk.core.entry import GameEntry
from scrapdesk.games.scalawag import SCALAWAG
from scrapdesk.games.scamorra import SCAMORRA
from scrapdesk.games.scarper import SCARPER
from scrapdesk.games.scope import SCOPE
from scrapdesk.games.scrappers import SCRAPPERS

GAMES: Mapping[str, GameEntry] = MappingProxyType(
    {
        "scamorra": SCAMORRA,
        "scrappers": SCRAPPERS,
        "scope": SCOPE,
        "scarper": SCARPER,
        "scalawag": SCALAWAG,
    }
)
