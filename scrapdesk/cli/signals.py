"""A command that is told to end (SIGTERM), or whose terminal is closed (SIGHUP), ends as in order: it saves, and ends
its processes. Knows nothing of what is done within."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, NoReturn

_ENDING: Final = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))


class ToldToEnd(BaseException):
    """Ends a command from wherever it is; `code` is what a shell calls such an end."""

    def __init__(self, number: int) -> None:
        super().__init__(f"signal {number}")
        self.code = 128 + number


@contextmanager
def ending_in_order() -> Iterator[None]:
    """Within, such a signal raises ToldToEnd. One that is ignored (`nohup`) stays so; a second one ends at once."""
    before = {number: signal.getsignal(number) for number in _ENDING}
    taken = [number for number in _ENDING if before[number] is signal.SIG_DFL]
    try:
        for number in taken:
            signal.signal(number, _end)
        yield
    finally:
        for number in taken:
            signal.signal(number, signal.SIG_DFL)


def _end(number: int, frame: FrameType | None) -> NoReturn:
    signal.signal(number, signal.SIG_DFL)
    raise ToldToEnd(number)
