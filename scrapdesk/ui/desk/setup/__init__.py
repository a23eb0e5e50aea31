"""Before a game: the table is set. Seats as portrait cards, the options of the game as cards, one button to start."""

from __future__ import annotations

from scrapdesk.core.content import Content
from scrapdesk.core.gameid import SetupId
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.setup.scene import SetupScene

__all__ = ["SetupScene", "open_setup"]


def open_setup(context: AppContext, wish: str | tuple[str, Content] | SetupId) -> SetupScene:
    """For a game by its name, for one with cards of one's own, or for what a game ID stands for."""
    if isinstance(wish, SetupId):
        scene = SetupScene(context, wish.game)
        scene.set_up(wish)
        return scene
    return SetupScene(context, *wish) if isinstance(wish, tuple) else SetupScene(context, wish)
