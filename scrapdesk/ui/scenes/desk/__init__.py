"""The desk: five boxes on a table top, and a drawer with what can be done with one of them."""

from scrapdesk.ui.scenes.desk.scene import DeskScene

__all__ = ["DeskScene"]
