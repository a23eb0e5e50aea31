"""What is else another one each time, the same each time: luck at the table, seeds of new games, names of folders.

Must not know how anything is described.
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

from scrapdesk.ui.board import arranging
from scrapdesk.ui.desk.workshop import scene as workshop
from scrapdesk.ui.faces.scamorra import morra
from scrapdesk.ui.frame.heap import Sweeper
from scrapdesk.ui.scenes import filepicker

FOLDER: Final = "/home/ada/scrapdesk"


def _written(what: object) -> str:
    return FOLDER if isinstance(what, Path) else str(what)


@contextmanager
def _at_greenwich() -> Iterator[None]:
    """Where the clock of the machine can be told where it stands."""
    if not hasattr(time, "tzset"):
        yield
        return
    with patch.dict(os.environ, TZ="UTC"):
        time.tzset()
        yield
    time.tzset()


@contextmanager
def unchanging() -> Iterator[None]:
    with ExitStack() as held:
        held.enter_context(patch.object(secrets, "token_hex", lambda size: "1a" * size))
        held.enter_context(patch.object(morra, "SystemRandom", lambda: Random(3)))
        held.enter_context(patch.object(arranging, "Random", lambda: Random(3)))
        held.enter_context(_at_greenwich())
        for work in ("sweep", "set_apart"):  # takes more time than all else, and shows nothing
            held.enter_context(patch.object(Sweeper, work, lambda _: None))
        for module in (filepicker, workshop):
            held.enter_context(patch.object(module, "str", _written, create=True))
        yield
