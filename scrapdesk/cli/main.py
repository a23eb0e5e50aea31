"""The front door of the text commands: parses the command line, runs one command, and turns every end into a code.

Must not load games or the screen's room: each command does so itself, once it knows that it must.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from scrapdesk import __version__
from scrapdesk.cli import arena, console, games, play, replay, selftest_command, shots, simulate, text, validate
from scrapdesk.cli.errors import CANNOT_RUN, INTERRUPTED, PIPE_CLOSED, CannotRun, CommandError
from scrapdesk.cli.parsing import Commands, Parser
from scrapdesk.cli.signals import ToldToEnd
from scrapdesk.core.content import BadContent

COMMANDS: Final = (play, text, games, simulate, arena, replay, validate, selftest_command, shots)
"""In the order in which the help names them."""

TRACEBACK_VARIABLE: Final = "SCRAPDESK_TRACEBACK"
"""Environment variable with which a fault of the program itself shows where it comes from."""

_ABOUT = """\
A desk with five tabletop games: in a window, in a terminal, or for your programs.
Without a command, the desk opens in a window.
"""

_MORE = f"""\
examples:
  scrapdesk                                       open the desk
  scrapdesk games                                 list the games
  scrapdesk text scamorra                         play one right here
  scrapdesk simulate scamorra --games 500         let opponents play it
  scrapdesk replay evening.txt --verify           check a record

exit codes: 0 success; 1 a check failed; 2 it could not run (command line, file, display).
`scrapdesk COMMAND --help` explains a command. With {TRACEBACK_VARIABLE}=1 an internal error
also shows its traceback.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; without one, opens the desk. Returns the exit code, whatever happens."""
    console.prepare()
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
        return code
    except CommandError as end:
        console.complain(str(end))
        return end.code
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # a second Ctrl-C ends us at once, and as quietly
        return INTERRUPTED
    except ToldToEnd as end:
        console.hang_up()
        return end.code
    except BrokenPipeError:
        console.hang_up()
        return PIPE_CLOSED
    except BadContent as fault:
        console.complain(f"the built-in card or scenario files are damaged: {fault}")
        return CANNOT_RUN
    except OSError as fault:
        console.complain(f"{fault.filename or 'the machine'}: {fault.strerror or fault}")
        return CANNOT_RUN
    except Exception as fault:
        if os.environ.get(TRACEBACK_VARIABLE):
            raise
        console.complain(f"internal error: {type(fault).__name__}: {fault}")
        return CANNOT_RUN


def _run(argv: Sequence[str]) -> int:
    parser, commands = make_parser()
    _check_command(argv, list(commands.choices))
    try:
        arguments = _parsed(parser, commands, argv)
    except SystemExit as end:  # --help and --version, which are fine, and a bad command line
        return end.code if isinstance(end.code, int) else CANNOT_RUN
    if arguments.command is None:
        from scrapdesk.cli.desk import open_desk

        return open_desk(smoke=arguments.smoke)
    code: int = arguments.run(arguments)
    return code


def _parsed(parser: Parser, commands: Commands, argv: Sequence[str]) -> argparse.Namespace:
    """What is unknown is complained of by the command that does not know it."""
    arguments, unknown = parser.parse_known_args(argv)
    if unknown:
        commands.choices.get(arguments.command, parser).error(f"unknown argument: {' '.join(unknown)}")
    return arguments


def make_parser() -> tuple[Parser, Commands]:
    """The whole command line, and the commands in it."""
    parser = Parser(
        prog="scrapdesk",
        description=_ABOUT,
        epilog=_MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"scrapdesk {__version__}")
    parser.add_argument("--smoke", action="store_true", help=argparse.SUPPRESS)
    commands: Commands = parser.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    return parser, commands


def _check_command(argv: Sequence[str], known: Sequence[str]) -> None:
    """A better word for a command that is none than the parser has."""
    if not argv or argv[0].startswith("-") or argv[0] in known:
        return
    near = get_close_matches(argv[0], known, 1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
    raise CannotRun(f"there is no command {argv[0][:40]!r}: {hint}")
