"""The buttons of every table: back and forth, help, and the ways out. Must not know where they stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scrapdesk.ui.table.orders import open_pause
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.widgets.button import Button


class MenuButton(Button):
    """One that may be a sign without words: then it says what it is called when it is looked at."""

    @property
    def padding(self) -> int:
        return super().padding if self.text else self.context.view.px(7)

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


class Menu:
    """Undo, redo and hint come first: these three say why where they would do nothing."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self.buttons = self._make()
        self.waits: Callable[[], bool] = lambda: False
        """Whether something is laid out or asked about that can be taken back, though nothing was played."""

    def _make(self) -> list[Button]:
        table, texts = self._table, self._table.context.texts
        return [
            self._button(texts("Undo"), table.undo, "undo", texts("Go back to before your last move"), "undo"),
            self._button(texts("Redo"), table.redo, "redo", texts("Make the undone move again"), "redo"),
            self._button(texts("Hint"), table.hint, "hint", texts("Ask the coach for a move"), "hint"),
            self._button(texts("Rules"), table.open_rules, "rulebook", texts("Open the rule book"), "rule"),
            self._button(texts("Save"), table.save, "save", texts("Under a name of your choice"), "save"),
            self._button(
                texts("Pause"),
                lambda: open_pause(table),
                "pause",
                texts("Settings, help and back to the desk"),
                "pause",
            ),
        ]

    def _button(self, words: str, act: Callable[[], None], icon: str, tip: str, action: str) -> Button:
        return MenuButton(self._table.context, words, act, icon, small=True, region="menu", tip=tip, action=action)

    def refresh(self) -> None:
        """Says of each why it cannot be used now."""
        sitting, texts = self._table.sitting, self._table.context.texts
        undo, redo, hint = self.buttons[:3]
        can_undo = self.waits() or sitting.plan_undo() is not None
        undo.bar("" if can_undo else texts("There is nothing to undo."))
        redo.bar("" if sitting.can_redo else texts("There is nothing to redo."))
        hint.bar(self._table.opponents.why_no_hint())
