"""The buttons of every table: back and forth, help, and the ways out. Must not know where they stand."""

from __future__ import annotations

from collections.abc import Callable

from scrapdesk.ui.scenes.table.orders import open_pause
from scrapdesk.ui.scenes.table.scene import TableScene
from scrapdesk.ui.widgets.button import Button


def menu_of(table: TableScene) -> list[Button]:
    """Undo, redo and hint first: these three say why where they would do nothing."""
    context, texts = table.context, table.context.texts

    def button(words: str, act: Callable[[], None], icon: str, tip: str, action: str) -> Button:
        return Button(context, words, act, icon, small=True, region="menu", tip=tip, action=action)

    return [
        button(texts("Undo"), table.undo, "undo", "", "undo"),
        button(texts("Redo"), table.redo, "redo", "", "redo"),
        button(texts("Hint"), table.hint, "hint", "", "hint"),
        button(texts("Rules"), table.open_rules, "rulebook", "", "rule"),
        button(texts("Save"), table.save, "save", texts("Under a name of its own"), "save"),
        button(
            texts("Pause"),
            lambda: open_pause(table),
            "pause",
            texts("Settings, help, and the way to the desk"),
            "pause",
        ),
    ]
