"""Two things that a key does at the desk: it asks whether the program is to be closed, and takes a pasted game ID.

Must not know how the desk looks.
"""

from __future__ import annotations

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.requests import OpenSetup, WatchPasted
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, nothing


def ask_to_close(context: AppContext) -> None:
    """Esc leads back from everywhere: once too often must not end the program. Enter does: nothing is lost by it."""
    texts = context.texts
    answers = [DialogAnswer(texts("Close"), context.quit, "cross", primary=True), DialogAnswer(texts("Stay"), nothing)]
    words = texts("Your games are saved automatically and will be here when you return.")
    context.scenes.push(Dialog(context, texts("Close ScrapDesk?"), words, answers))


def take_pasted(scene: WidgetScene) -> None:
    """A game ID leads to its set-up, a record of several lines is watched."""
    from scrapdesk.core.gameid import BadGameId
    from scrapdesk.ui.table.exchange import pasted_text  # the rules of all games come with it
    from scrapdesk.ui.table.gameids import typed_id

    context, text = scene.context, pasted_text().strip()
    texts = context.texts
    if "\n" in text:
        context.open(WatchPasted())
    elif not text:
        scene.say(texts("There is no text on the clipboard."))
    else:
        try:
            context.open(OpenSetup(typed_id(text)))
        except BadGameId as fault:
            scene.say(texts.sentence(fault.line) + ".", "refuse")
