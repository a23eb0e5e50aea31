"""Giving a saved game a name: the running game from its table, or another name for one on the shelf."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from scrapdesk.core.record import Record
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import BODY
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, Overlay, nothing
from scrapdesk.ui.scenes.placing import rewrite
from scrapdesk.ui.table.making_room import free_name, is_running
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.label import Label

LONGEST: Final = 60
Use = Callable[[str], Callable[[], None]]
"""Takes a name, or raises StorageTrouble; what it gives back is done when the question is gone."""


class NameScene(Overlay):
    """Asks for a name, and does something with it. What does not work is said below the name."""

    width = 760

    def __init__(self, context: AppContext, title: str, name: str, use: Use) -> None:
        texts = context.texts
        answers = [DialogAnswer(texts("Save"), nothing, "save", primary=True), DialogAnswer(texts("Cancel"), nothing)]
        super().__init__(context, title, answers)
        self._use_name = use
        hint = texts("A name for the game")
        self._field = TextField(context, hint, hint, self._changed, lambda words: self._keep(), longest=LONGEST)
        self._field.value, self._field.cursor = name, len(name)
        self._trouble = Label(context, "", BODY, "refuse", plain=True)
        self.buttons[0].act = self._keep

    def enter(self) -> None:
        super().enter()
        self.focus(self._field)
        self._field.mark(0, len(self._field.value))  # what is typed takes the place of what was proposed

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        px = self.context.view.px
        bottom = self._field.place(left + px(6), top + px(6), width - px(12)) + px(10)
        bottom = self._trouble.place(left, bottom, width)
        return [self._field, self._trouble], bottom

    def _changed(self, words: str) -> None:
        rewrite(self, self._trouble, "")

    def _keep(self) -> None:
        texts, name = self.context.texts, self._field.value.strip()
        if not name or is_running(name):
            rewrite(self, self._trouble, texts("A saved game cannot have this name."))
            return
        try:
            after = self._use_name(name)
        except StorageTrouble as trouble:
            words = str(trouble)
            rewrite(self, self._trouble, words[:1].upper() + words[1:] + ".")
        else:
            self.context.scenes.pop(self)
            after()


def keeping_scene(scene: WidgetScene, record: Record) -> NameScene:
    """Keeps a game under a name of the person's choice, and says so in the scene."""
    context = scene.context
    texts, shelf = context.texts, context.storage.shelf
    day = datetime.now(UTC).astimezone().strftime("%Y-%m-%d")
    name = free_name(shelf, f"{context.title(record.game).rstrip('!')} {day}")

    def write(wanted: str) -> None:
        shelf.keep(wanted, record)
        scene.say(texts("Saved as {name}. You'll find it under Saved games.", name=wanted), "good")

    def ask(wanted: str) -> None:
        answers = [
            DialogAnswer(texts("Overwrite"), lambda: _try(context, lambda: write(wanted)), "save"),
            DialogAnswer(texts("Cancel"), nothing, primary=True),
        ]
        words = texts("A saved game called {name} already exists and would be lost.", name=wanted)
        context.scenes.push(Dialog(context, texts("Overwrite the saved game?"), words, answers))

    def use(wanted: str) -> Callable[[], None]:
        if shelf.has(wanted):
            return lambda: ask(wanted)
        write(wanted)
        return nothing

    return NameScene(context, texts("Save this game"), name, use)


def _try(context: AppContext, act: Callable[[], None]) -> None:
    try:
        act()
    except StorageTrouble as trouble:
        words = context.texts("The game could not be saved: {reason}", reason=str(trouble))
        answers = [DialogAnswer(context.texts("Back"), nothing)]
        context.scenes.push(Dialog(context, context.texts("That did not work"), words, answers))
