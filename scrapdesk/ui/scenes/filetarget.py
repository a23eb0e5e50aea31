"""Where a new file goes whose name, or path, was typed; and what is said of that before and after.

Only looks: no folder is ever made for a name. Must not know how files are listed.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, NamedTuple

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.scenes.folders import called, holds, typed_path

SEPARATORS: Final = tuple(sign for sign in ("/", os.sep, os.altsep) if sign)
"""What ends with one of these is meant as a folder."""


class Destination(NamedTuple):
    """What somebody means who typed a name where a new file is saved."""

    path: Path
    """The folder to go to, or the file to be written."""
    opens: bool = False
    """Whether it is a folder that is there."""
    lacks: Path | None = None
    """The folder that it would lie in, where that is not there."""


def target_of(folder: Path, typed: str, suggested: str) -> Destination:
    """`suggested` has the suffix of such files, which is added where none was typed."""
    path = typed_path(folder, typed)
    if holds(path, Path.is_dir):
        return Destination(path, opens=True)
    needed = path if typed.endswith(SEPARATORS) else path.parent
    if not path.suffix:
        path = path.with_name(path.name + Path(suggested).suffix)
    return Destination(path, lacks=None if holds(needed, Path.is_dir) else needed)


def target_words(context: AppContext, folder: Path, target: Destination) -> str:
    """What will come of it. A folder other than the open one is told with the whole way to it."""
    texts = context.texts
    if target.lacks is not None:
        return lacking(context, target.lacks)
    if target.opens:
        return texts("Press Save here to open the folder {folder}.", folder=str(_plainly(target.path)))
    there = _plainly(target.path.parent)
    words = called(context, folder) if there == folder else str(there)
    return texts("Saves {name} in {folder}.", name=target.path.name, folder=words)


def lacking(context: AppContext, folder: Path) -> str:
    """Why nothing can be saved there."""
    there = str(_plainly(folder))
    return context.texts(
        "There is no folder {path}. Open one from the list, or type only a name to save here.", path=there
    )


def _plainly(path: Path) -> Path:
    """Without steps back up, which may lead elsewhere than they look."""
    try:
        return path.resolve() if ".." in path.parts else path
    except (OSError, RuntimeError):
        return path
