"""Opens a record to be watched, wherever it comes from; where it cannot be used, a word on why, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from scrapdesk.core.players import players_of
from scrapdesk.core.record import Record
from scrapdesk.core.seats import CHANCE
from scrapdesk.storage.exports import RECORD_SUFFIX
from scrapdesk.storage.saves import saves_folder
from scrapdesk.storage.workshop import SUFFIX
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.replay.scene import ReplayScene
from scrapdesk.ui.frame.scene import Scene
from scrapdesk.ui.requests import OpenWorkshop
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, nothing
from scrapdesk.ui.scenes.filepicker import FilePicker
from scrapdesk.ui.scenes.filewish import FileWish
from scrapdesk.ui.table.exchange import LoadedGame, NotUsable, loaded_file, pasted, played_again
from scrapdesk.ui.table.gameids import note_seen
from scrapdesk.ui.table.running import opposition


def watch(context: AppContext, record: Record, ply: int = 0) -> Scene:
    """A record that is at hand: a game that has just ended, a saved one; from this move on."""
    found = _shown(context, lambda: played_again(record), context.texts("This game"))
    if isinstance(found, ReplayScene):
        found.begins = ply
    return found


def watch_file(context: AppContext, path: Path) -> Scene:
    return _shown(context, lambda: loaded_file(path), path.name)


def watch_pasted(context: AppContext) -> Scene:
    return _shown(context, pasted, context.texts("The clipboard text"))


def take_dropped(context: AppContext, path: str) -> Scene:
    """A file that was dropped onto the window: a game is watched, a card file goes to the workshop."""
    if path.lower().endswith(SUFFIX):
        return context.made(OpenWorkshop(Path(path)))
    return watch_file(context, Path(path))


def choose_file(context: AppContext) -> Scene:
    """Asks for a file, and opens it."""
    suffixes = (RECORD_SUFFIX, ".txt")
    title = context.texts("Open a file")

    own = ((context.texts("Saved games"), saves_folder()),)

    def chosen(path: Path) -> None:
        loaded = loaded_file(path)
        if loaded.match.outcome is None:
            context.scenes.push(_on_or_back(context, path, loaded))
        else:
            context.scenes.push(watch_file(context, path))

    def refused(path: Path) -> str:
        try:
            loaded_file(path)
        except NotUsable as fault:
            return _reason(context, path.name, fault)
        return ""

    wish = FileWish(title, chosen, suffixes, refused=refused, told=partial(told_of_game, context), places=own)
    return FilePicker(context, wish)


def told_of_game(context: AppContext, path: Path) -> str:
    """Which game is in a file, and among whom; or why it cannot be watched."""
    texts = context.texts
    try:
        record = loaded_file(path).record
    except NotUsable as fault:
        return _reason(context, path.name, fault)
    moves = sum(move.actor != CHANCE for move in record.moves)
    return texts(
        "{game}, {among}, {moves}.",
        game=context.title(record.game),
        among=opposition(players_of(record), texts, record.names),
        moves=texts.count(moves, "{n} move", "{n} moves"),
    )


def _on_or_back(context: AppContext, path: Path, loaded: LoadedGame) -> Scene:
    """A game that is not over can be gone on with, or watched as far as it went."""
    texts, record = context.texts, loaded.record
    moves = sum(entry.actor != CHANCE for entry in loaded.match.entries(None))
    words = texts.count(
        moves,
        "{file} holds a game of {game} that isn't over: {n} move has been made.",
        "{file} holds a game of {game} that isn't over: {n} moves have been made.",
        file=path.name,
        game=context.title(record.game),
    )
    answers = [
        DialogAnswer(texts("Continue playing"), lambda: context.open_table(record), "play", primary=True),
        DialogAnswer(texts("Watch it"), lambda: context.scenes.push(watch_file(context, path)), "replay"),
        DialogAnswer(texts("Cancel"), nothing),
    ]
    return Dialog(context, texts("Continue or watch?"), words, answers)


def _reason(context: AppContext, what: str, fault: NotUsable) -> str:
    return context.texts("{what} cannot be watched: {reason}.", what=what, reason=str(fault).rstrip("."))


def _shown(context: AppContext, load: Callable[[], LoadedGame], what: str) -> Scene:
    texts = context.texts
    try:
        loaded = load()
        if loaded.match.outcome is not None:  # every card of it is open to whoever watches
            note_seen(context, loaded.record.game, loaded.record.seed)
        return ReplayScene(context, loaded)
    except NotUsable as fault:
        words = _reason(context, what, fault)
        return Dialog(context, texts("That isn't a game"), words, [DialogAnswer(texts("Back"), nothing, primary=True)])
