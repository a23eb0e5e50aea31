"""What a file is looked for, and what is said where there is none like it. Must not know how files are listed."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.scenes.filetarget import target_of, target_words
from scrapdesk.ui.scenes.folders import is_folder


@dataclass(frozen=True)
class FileWish:
    """What is looked for. `suffixes` are listed ("" for any file); with `name` a new file is named."""

    title: str
    chosen: Callable[[Path], None]
    suffixes: tuple[str, ...] = ()
    name: str = ""
    folder: Path | None = None
    refused: Callable[[Path], str] = lambda path: ""
    """Why a file cannot be used; then another can be chosen. "" where it can."""
    told: Callable[[Path], str] = lambda path: ""
    """What is in a file, in a sentence, for somebody who has chosen it; "" where nothing is known of it."""
    places: tuple[tuple[str, Path], ...] = ()
    """Folders of the program's own where such files lie, each with what it is called."""

    @property
    def saving(self) -> bool:
        return bool(self.name)


def is_listed(wish: FileWish, one: os.DirEntry[str]) -> bool:
    """Whether it is a folder, or a file of the kind that is looked for."""
    if one.name.startswith("."):
        return False
    return is_folder(one) or not wish.suffixes or one.name.lower().endswith(wish.suffixes)


def _is_path(words: str) -> bool:
    """Whether it is more than a name."""
    return len(Path(words).parts) > 1


def not_there(context: AppContext, folder: Path, words: str) -> str:
    """A path that does not begin at a root was looked for from the folder that is open."""
    texts, shown = context.texts, words[:60]
    if not _is_path(words):
        return texts("There is no file called {name} here.", name=shown)
    if Path(words).is_absolute():
        return texts("There is no {path} on this computer.", path=shown)
    return texts(
        "There is no {path} in {folder}. To start elsewhere, begin the path with {root}.",
        path=shown,
        folder=str(folder),
        root=folder.anchor or "/",
    )


def kinds_of(context: AppContext, wish: FileWish) -> str:
    """Which files are listed: `.scrapdesk or .txt`; "" for any."""
    *others, kinds = [kind for kind in wish.suffixes if kind] or [""]
    for kind in reversed(others):
        kinds = context.texts("{kind} or {others}", kind=kind, others=kinds)
    return kinds


def told_of(context: AppContext, wish: FileWish, folder: Path, picked: Path | None, typed: str) -> str:
    """What there is to do, for somebody who has not done this before; or what will come of what they have done."""
    texts, kinds = context.texts, kinds_of(context, wish)
    if wish.saving:
        if not typed:
            return texts("Type a name for the file, then press Save here.")
        return target_words(context, folder, target_of(folder, typed, wish.name))
    if picked is not None:
        words = wish.told(picked)
        chosen = texts("You have chosen {name}.", name=picked.name)
        return f"{chosen} {words}" if words else chosen
    if not kinds:
        return texts("Click a folder to open it. Click a file to choose it, then press Open.")
    return texts(
        "Click a folder to open it. Click a file to choose it, then press Open. Only {kinds} files are listed.",
        kinds=kinds,
    )


def counted(context: AppContext, wish: FileWish, files: int, more_than: int) -> str:
    """How many files are listed. `more_than`: the most that are, where there are more; 0 where there are not. Where a
    file is saved its name is no part of others to be looked for, but the name of a folder opens it."""
    texts = context.texts
    if more_than and wish.saving:
        return texts("Only the first {n} are listed. To open another folder, type its name below.", n=more_than)
    if more_than:
        return texts("Only the first {n} are listed. Type part of a name to find others.", n=more_than)
    return texts.count(files, "{n} matching file", "{n} matching files") if files else " "


def why_none(context: AppContext, wish: FileWish, wanted: str) -> str:
    """What is said where nothing is listed."""
    texts, kinds = context.texts, kinds_of(context, wish)
    if _is_path(wanted):
        return texts("Press Enter to look there.")
    if wanted:
        return texts("Nothing here has {part} in its name.", part=wanted)
    if wish.saving:
        return texts("No files of this kind here yet. Press Save here to save yours.")
    if not kinds:
        return texts("This folder is empty.")
    return texts("No {kinds} files here yet. Try another place on the left.", kinds=kinds)
