"""The games as they are shown, one line each, in the order in which their boxes lie. Nothing outside names a game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scrapdesk.ui.face import Face
from scrapdesk.ui.faces.scalawag import FACE as SCALAWAG
from scrapdesk.ui.faces.scamorra import FACE as SCAMORRA
from scrapdesk.ui.faces.scarper import FACE as SCARPER
from scrapdesk.ui.faces.scope import FACE as SCOPE
from scrapdesk.ui.faces.scrappers import FACE as SCRAPPERS

FACES: Mapping[str, Face] = MappingProxyType(
    {
        "scrappers": SCRAPPERS,
        "scamorra": SCAMORRA,
        "scope": SCOPE,
        "scarper": SCARPER,
        "scalawag": SCALAWAG,
    }
)
