"""The two ways in which a command ends badly, each with one sentence for people. Must not know any command."""

from __future__ import annotations

from typing import Final

FINE: Final = 0
BAD: Final = 1
CANNOT_RUN: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
"""What a shell calls a program that Ctrl-C, or a reader that went away, has ended: 128 and the signal."""


class CommandError(Exception):
    """Ends a command; the message is a sentence for people, without a full stop."""

    code = CANNOT_RUN


class CannotRun(CommandError):
    """The command line, the machine or a file does not allow the command to run at all."""


class IsBad(CommandError):
    """The command ran, and what it was asked about is bad."""

    code = BAD
