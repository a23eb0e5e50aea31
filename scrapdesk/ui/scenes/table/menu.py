"""The buttons of every table: back and forth, help, and the ways out. Must not know where they stand."""

from __future__ import annotations

from collections.abc import Callable

from scrapdesk.ui.scenes.table.scene import TableScene
from scrapdesk.ui.widgets.button import Button


def menu_of(table: TableScene) -> list[Button]:
    """Undo, redo and hint first: these three say why where they would do nothing."""
    context, texts = table.context, table.context.texts

    def button(words: str, act: Callable[[], None], icon: str, tip: str) -> Button:
        return Button(context, words, act, icon, small=True, region="menu", tip=tip)

    return [
        button(texts("Undo"), table.undo, "undo", texts("Ctrl+Z")),
        button(texts("Redo"), table.redo, "redo", texts("Ctrl+Y")),
        button(texts("Hint"), table.hint, "hint", texts("H")),
        button(texts("Rules"), table.open_rules, "rulebook", texts("R")),
        button(texts("Save"), table.save, "save", texts("Under a name of its own; Ctrl+S")),
        button(texts("Desk"), table.leave, "home", texts("The game waits for you; Esc")),
    ]
