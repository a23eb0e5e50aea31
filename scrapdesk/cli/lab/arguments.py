"""The arguments of the balance lab. Must not load a game: `--help` shows them, whatever is broken."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

EVERY_CARD: Final = "all"


def add_lab(parser: argparse.ArgumentParser) -> None:
    """The arguments of a report."""
    group = parser.add_argument_group("a report for balancing a game")
    group.add_argument("--report", action="store_true", help="record what happens in the games and summarise it")
    group.add_argument(
        "--tables",
        metavar="N,N",
        help="the opponent in the first seat plays at tables of this many players, --games times each (N:GAMES sets "
        "the number for one size)",
    )
    group.add_argument(
        "--each", metavar="NAME", action="append", default=[], help="every choice of this option, each --games times"
    )
    group.add_argument(
        "--swap-out",
        metavar="CARDS",
        default="",
        help=f"replay every deal with one card replaced by the most similar one; {EVERY_CARD}, or names separated by "
        f"commas",
    )
    group.add_argument(
        "--log", metavar="FILE", type=Path, help="save the notes on every game to this file, and resume from them"
    )
    group.add_argument("--plots", metavar="DIR", type=Path, help="write the plots to this folder, as SVG")
    group.add_argument("--markdown", action="store_true", help="write the report as Markdown")
