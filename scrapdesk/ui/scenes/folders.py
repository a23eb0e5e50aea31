"""What lies in folders, asked so that nothing raises: what is there, in which order, when it was written; and where
people look first.

Must not know who lists it, nor what for.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from scrapdesk import paths
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.scenes.days import day_words


def holds(path: Path, test: Callable[[Path], bool]) -> bool:
    """Asks a path what it is; one that cannot be asked is nothing."""
    try:
        return test(path)
    except (OSError, ValueError):
        return False


def roots() -> list[Path]:
    """Where everything begins: one folder, or one for each drive."""
    if os.name == "nt":
        return [Path(f"{letter}:\\") for letter in "CDEFGHIJ" if Path(f"{letter}:\\").is_dir()]
    return [Path("/")]


def entries(folder: Path) -> list[os.DirEntry[str]]:
    """Folders first, then files, each by name."""
    with os.scandir(folder) as found:
        return sorted(found, key=lambda one: (not is_folder(one), one.name.lower()))


def is_folder(one: os.DirEntry[str]) -> bool:
    try:
        return one.is_dir()
    except OSError:
        return False


def facts(context: AppContext, one: os.DirEntry[str]) -> str:
    """When a file was written, and how large it is."""
    try:
        found = one.stat()
    except OSError:
        return ""
    texts, today = context.texts, datetime.now(UTC).astimezone().date()
    day = datetime.fromtimestamp(found.st_mtime, UTC).astimezone().date()
    size = texts("{n} KB", n=max(1, round(found.st_size / 1024)))
    return texts("{day}, {size}", day=day_words(day, today, texts), size=size)


def remembered(context: AppContext) -> Path | None:
    """Where a file was chosen last, if that is still there."""
    last = context.settings.last_folder
    return Path(last) if last and holds(Path(last), Path.is_dir) else None


def known_places(context: AppContext, own: Sequence[tuple[str, Path]], saving: bool) -> list[tuple[str, Path]]:
    """Where to begin, each place once and only if it is there. `own`: folders of the program's own."""
    texts, last = context.texts, remembered(context)
    lately = [(texts("Last used: {folder}", folder=last.name), last)] if last is not None and last.name else []
    places = [
        *lately,
        *own,
        (texts("Documents"), paths.user_documents()),
        (texts("Downloads"), paths.user_downloads()),
        (texts("Home"), Path.home()),
    ]
    if not saving:
        places.append((texts("Reports"), paths.user_state() / "reports"))
    computer = texts("This computer")
    places += [(computer if str(root) == "/" else str(root), root) for root in roots()]
    found: dict[Path, str] = {}
    for name, folder in places:
        if holds(folder, Path.is_dir):
            found.setdefault(folder, name)
    return [(name, folder) for folder, name in found.items()]


def called(context: AppContext, folder: Path) -> str:
    """The name of a folder, for people."""
    if folder == Path.home():
        return context.texts("Home")
    return folder.name or context.texts("This computer")


def typed_path(folder: Path, words: str) -> Path:
    """What was typed, as a path from here; `~` is a home where there is one."""
    try:
        return folder / Path(words).expanduser()
    except (RuntimeError, ValueError):
        return folder / words
