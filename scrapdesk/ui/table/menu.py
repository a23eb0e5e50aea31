"""The buttons of every table: back and forth, help, and the ways out. Must not know where they stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scrapdesk.ui.table.orders import open_pause
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.widgets.button import Button


class MenuButton(Button):
    """One that may be a sign without words: then it says what it is called when it is looked at."""

    def tooltip(self) -> str:
        if self.text:
            return super().tooltip()
        texts, more = self.context.texts, self.reason or self.tip
        words = texts("{name}: {words}", name=self.name, words=more) if more else self.name
        return words if self.reason else self.context.keys.tip(words, self.action, texts)


def fold(buttons: Sequence[Button], folded: bool) -> None:
    """Signs without words, where there is no room for these, or with them."""
    for button in buttons:
        button.text = "" if folded else button.name


def menu_of(table: TableScene) -> list[Button]:
    """Undo, redo and hint first: these three say why where they would do nothing."""
    context, texts = table.context, table.context.texts

    def button(words: str, act: Callable[[], None], icon: str, tip: str, action: str) -> Button:
        return MenuButton(context, words, act, icon, small=True, region="menu", tip=tip, action=action)

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
