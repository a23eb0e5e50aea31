"""Keys on the desk begin at the lit box, for whoever has just used the mouse; and an arrow from elsewhere to the boxes
leads to that one, not to whichever lies nearest, nor to a button that stands askew on the way.

Owns nothing. Must not know what a box does.
"""

from __future__ import annotations

from scrapdesk.ui.desk.box import GameBox
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.widgets.focus import nearest


def from_lit_box(scene: WidgetScene, lit: GameBox, event: KeyDown) -> bool:
    """Puts the focus where the key begins; whether that is all that the key does."""
    wish = scene.context.keys.meant(event, "moving")
    if not wish or isinstance(scene.focused, GameBox):
        return False
    if not scene.ring_shown or scene.focused is None:
        scene.focus(lit)
        return False
    if wish not in ("up", "down"):
        return False
    here = scene.focused.rect
    column = (here.left, scene.context.view.height * -2, here.width, scene.context.view.height * 5)
    others = [
        one
        for one in scene.reachable()
        if one is not scene.focused and (isinstance(one, GameBox) or one.rect.colliderect(column))
    ]
    at = nearest(here, [one.rect for one in others], wish)
    if at is None or not isinstance(others[at], GameBox):
        return False
    scene.focus(lit)
    return True
