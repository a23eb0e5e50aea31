"""The arguments of the balance lab. Must not load a game: `--help` shows them, whatever is broken."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

EVERY_CARD: Final = "all"


def add_lab(parser: argparse.ArgumentParser) -> None:
    """The arguments of a report."""
    group = parser.add_argument_group("a report for those who balance a game")
    group.add_argument(
        "--report", action="store_true", help="note what happens in the games, and tell what it comes to"
    )
    group.add_argument(
        "--tables",
        metavar="N,N",
        help="the opponent of the first seat plays at tables of so many, each --games times (N:GAMES: so many times)",
    )
    group.add_argument(
        "--each", metavar="NAME", action="append", default=[], help="every choice of this option, each --games times"
    )
    group.add_argument(
        "--swap-out",
        metavar="CARDS",
        default="",
        help=f"every deal again with a card exchanged for the one most like it; {EVERY_CARD}, or names with commas",
    )
    group.add_argument("--log", metavar="FILE", type=Path, help="keep the note of every game there, and go on from it")
    group.add_argument("--plots", metavar="DIR", type=Path, help="write the plots there, as SVG")
    group.add_argument("--markdown", action="store_true", help="tell the report as Markdown")
