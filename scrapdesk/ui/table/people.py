"""The faces of those who sit at a table: companions have their own, everybody else the figure of a person."""

from __future__ import annotations

from collections.abc import Sequence

from scrapdesk.storage.people import Guest
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.widgets.portraits import PERSON, face_of


def portrait(
    context: AppContext, name: str, mood: str = "plain", wears: Sequence[tuple[str, str]] = (), rays: bool = False
) -> Picture:
    """The face of whoever is called so at this table, plain, glad or sad; a person wears what is said. `rays`: they
    are behind them, and not a disc."""
    face = _plain_portrait(context, name, mood, wears)
    return picture(face.name, **dict(face.args), behind_them="rays") if rays else face


def _plain_portrait(context: AppContext, name: str, mood: str, wears: Sequence[tuple[str, str]]) -> Picture:
    guest = next((one for one in context.company if one.name == name), Guest(""))
    if guest.companion is None:
        return picture(f"people/{PERSON}", mood=mood, **dict(wears)) if wears else face_of(guest)
    return face_of(guest, mood)
