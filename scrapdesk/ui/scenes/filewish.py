"""What a file is looked for, and what is said where there is none like it. Must not know how files are listed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from scrapdesk.ui.context import AppContext


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
    places: tuple[tuple[str, Path], ...] = ()
    """Folders of the program's own where such files lie, each with what it is called."""

    @property
    def saving(self) -> bool:
        return bool(self.name)


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
