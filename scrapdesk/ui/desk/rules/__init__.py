"""The rule books, inside the program."""

from scrapdesk.ui.desk.rules.scene import RulesScene

__all__ = ["RulesScene"]
