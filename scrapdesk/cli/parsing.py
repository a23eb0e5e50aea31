"""The parser of the command line: one sentence for a bad one, and examples under every help. Knows no command."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import NoReturn, TypeAlias

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
"""Where commands are added: argparse has no public name for it."""

Run = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong, where the usual parser prints the usage first."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def add_command(commands: Commands, name: str, summary: str, run: Run, about: str = "", examples: str = "") -> Parser:
    """A command with its help; `run` gets the parsed arguments and gives the exit code."""
    parser = commands.add_parser(
        name,
        help=summary,
        description=about or summary[:1].upper() + summary[1:] + ".",
        epilog=f"examples:\n{examples}" if examples else None,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(run=run)
    return parser


def add_json(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument("--json", action="store_true", help=f"tell {what} as JSON")


def at_least(lowest: int) -> Callable[[str], int]:
    """A type of argument: a whole number, none lower than the lowest."""

    def number(text: str) -> int:
        if not (text.isdecimal() and text.isascii() and len(text) < 10) or int(text) < lowest:
            raise argparse.ArgumentTypeError(f"a whole number from {lowest} up, not {text[:30]!r}")
        return int(text)

    return number
