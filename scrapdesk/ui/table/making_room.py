"""Before another game of a kind is put on the table: the one that lies there is not lost without a word.

Owns the question and the name under which the old game is kept. Must not know what comes onto the table then.
"""

from __future__ import annotations

from collections.abc import Callable

from scrapdesk.core.record import Record
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.storage.saves import RUNNING
from scrapdesk.ui.context import AppContext, Shelf
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, nothing
from scrapdesk.ui.table.running import running, save_name


def make_room(context: AppContext, game: str, then: Callable[[], None], coming: Record | None = None) -> None:
    """Does `then` at once where no game would be lost by it; otherwise asks what is to become of that game."""
    lying = running(context.storage.shelf, game, context.texts)
    if lying is None or _same(lying.record, coming) or _kept_already(context.storage.shelf, lying.record):
        then()
        return
    texts = context.texts
    name = free_name(context.storage.shelf, texts("{game}, saved for later", game=context.title(game)))
    title = context.title(game)
    told = texts("{game}: {standing}, {against}.", game=title, standing=lying.standing, against=lying.against)
    words = told + " " + texts("A new game will take its place.")
    answers = [
        DialogAnswer(
            texts("Save and start"), lambda: _put_aside(context, name, lying.record, then), "save", primary=True
        ),
        DialogAnswer(texts("Discard and start"), then, "trash"),
        DialogAnswer(texts("Cancel"), nothing),
    ]
    context.scenes.push(Dialog(context, texts("A game is still on the table"), words, answers))


def free_name(shelf: Shelf, wish: str) -> str:
    """The name, with a number behind it where it is taken."""
    name, number = wish, 2
    while shelf.has(name):
        name = f"{wish} {number}"
        number += 1
    return name


def is_running(name: str) -> bool:
    """Whether a save is one that the program keeps by itself."""
    return name == RUNNING or name.startswith(save_name(""))


def _put_aside(context: AppContext, name: str, record: Record, then: Callable[[], None]) -> None:
    texts = context.texts
    try:
        context.storage.shelf.keep(name, record)
    except StorageTrouble as trouble:
        words = texts("The game could not be saved: {reason}", reason=str(trouble))
        context.scenes.push(Dialog(context, texts("That did not work"), words, [DialogAnswer(texts("Back"), nothing)]))
        return
    then()


def _kept_already(shelf: Shelf, record: Record) -> bool:
    return any(_same(save.record, record) for save in shelf.all() if not is_running(save.name))


def _same(one: Record, other: Record | None) -> bool:
    """Whether one record holds all that the other holds."""
    if other is None or (one.game, one.seed, one.options) != (other.game, other.seed, other.options):
        return False
    return [move.text for move in one.moves] == [move.text for move in other.moves]
