"""The faces of those who sit at a table: companions have their own, everybody else the figure of a person."""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.pictures import Picture, picture

COMPANIONS: Final = frozenset({"amara", "bruno", "haru", "ines", "jas", "noor", "solveig", "tully"})
SOMEBODY: Final = "person"


def portrait(_context: AppContext, name: str, mood: str = "plain") -> Picture:
    """The face of somebody by this name, plain, glad or sad."""
    known = name.lower() if name.lower() in COMPANIONS else SOMEBODY
    return picture(f"people/{known}", mood=mood)
