"""The buttons at the top right of the desk, and where they lead. Must not know where they lie."""

from __future__ import annotations

from collections.abc import Callable

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.requests import OpenSaves, OpenSettings
from scrapdesk.ui.widgets.button import Button


def menu_buttons(context: AppContext, game: Callable[[], str], close: Callable[[], None]) -> list[Button]:
    """The buttons at the top right, the one that closes the program last. `game`: the one that is chosen then."""
    texts = context.texts

    def button(words: str, act: Callable[[], None], icon: str, tip: str = "") -> Button:
        return Button(context, words, act, icon, small=True, region="menu", tip=tip)

    def player() -> None:
        context.open(OpenSettings("player"))

    shelf = texts("Also games from files, and your own card sets")
    last = Button(context, "", close, "cross", small=True, region="menu", action="cancel")
    last.name = last.tip = texts("Close ScrapDesk")
    return [
        button(context.settings.player, player, "people", texts("Who sits at this table")),
        button(texts("Saved games"), lambda: context.open(OpenSaves()), "folder", shelf),
        button(texts("Rules"), lambda: context.open_rules(game()), "rulebook", texts("The rule book for this game")),
        button(texts("Settings"), lambda: context.open(OpenSettings()), "settings"),
        last,
    ]
