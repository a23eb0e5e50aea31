"""The rule books, inside the program."""

from scrapdesk.ui.scenes.rules.scene import RulesScene

__all__ = ["RulesScene"]
