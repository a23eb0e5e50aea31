"""Choices that people at one machine make at once: the game's face says when, and brings the scene for it."""

from __future__ import annotations

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.face import Act, Together
from scrapdesk.ui.frame.scene import Scene
from scrapdesk.ui.table.sitting import Sitting


def is_due(context: AppContext, sitting: Sitting) -> bool:
    found = _of(context, sitting)
    return found is not None and found.due(sitting)


def scene(context: AppContext, sitting: Sitting, in_turn: Act, pause: Act) -> Scene:
    """`in_turn` follows where people would rather choose one after the other."""
    found = _of(context, sitting)
    if found is None:
        raise LookupError(f"nothing in {sitting.game} is chosen by all at once")
    return found.scene(context, sitting, in_turn, pause)


def _of(context: AppContext, sitting: Sitting) -> Together | None:
    face = context.faces.get(sitting.game)
    return face.together() if face is not None else None
