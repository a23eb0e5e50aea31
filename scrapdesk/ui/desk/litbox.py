"""Keys on the desk begin at the lit box, for whoever has just used the mouse; and an arrow from elsewhere to the boxes
leads to that one, not to whichever lies nearest.

Owns nothing. Must not know what a box does.
"""

from __future__ import annotations

from scrapdesk.ui.desk.box import GameBox
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.widgets.focus import DIRECTIONS, nearest


def from_lit_box(scene: WidgetScene, lit: GameBox, event: KeyDown) -> bool:
    """Puts the focus where the key begins; whether that is all that the key does."""
    wish = scene.context.keys.meant(event, "moving")
    if not wish or isinstance(scene.focused, GameBox):
        return False
    if not scene.ring_shown or scene.focused is None:
        scene.focus(lit)
        return False
    others = [widget for widget in scene.reachable() if widget is not scene.focused]
    at = nearest(scene.focused.rect, [one.rect for one in others], wish) if wish in DIRECTIONS else None
    if at is None or not isinstance(others[at], GameBox):
        return False
    scene.focus(lit)
    return True
