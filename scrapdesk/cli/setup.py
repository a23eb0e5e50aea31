"""What most commands are given: a game, its seats, its options, a seed, and card files of one's own.

Owns those arguments and turns them into one checked Setup. Must not play, and must not tell anything.
"""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scrapdesk.cli.errors import CannotRun
from scrapdesk.cli.seating import Seating, Usual, read_seating
from scrapdesk.core.content import BadContent, Content
from scrapdesk.core.luck import BadSeed, checked_seed
from scrapdesk.core.match import Match
from scrapdesk.core.options import BadOption, Options
from scrapdesk.core.rules import Rules

if TYPE_CHECKING:
    from scrapdesk.core.entry import GameEntry

AnyRules = Rules[Any, Any, Any]
AnyMatch = Match[Any, Any, Any]


@dataclass(frozen=True)
class Setup:
    """A game that can begin: every part of it was checked."""

    entry: GameEntry
    rules: AnyRules
    seating: Seating
    options: Options
    seed: str
    content: Content | None = None
    """The whole content, where a file of it is not our own."""

    def match(self, seed: str = "") -> AnyMatch:
        return Match(self.rules, len(self.seating), self.options, seed or self.seed)


def add_game(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    parser.add_argument(
        "game", metavar="GAME", nargs="?" if optional else None, help="its id, as `scrapdesk games` says"
    )


def add_setup(parser: argparse.ArgumentParser, usual: str, seed: str) -> None:
    """The arguments of a set-up; `usual` and `seed` say what holds when they are left out."""
    parser.add_argument(
        "--seats",
        metavar="WHO",
        help=f"who sits where, such as human,ai:greedy, or just how many sit down (otherwise: {usual})",
    )
    parser.add_argument("--seed", metavar="TEXT", help=f"all luck comes from this text (otherwise: {seed})")
    parser.add_argument(
        "--option",
        metavar="NAME=CHOICE",
        action="append",
        default=[],
        help="a choice of the set-up; can be given several times",
    )
    parser.add_argument(
        "--content",
        metavar="FILE",
        type=Path,
        action="append",
        default=[],
        help="a card or scenario file of yours, in the place of ours; can be given several times",
    )


def read_setup(arguments: argparse.Namespace, usual: Usual, seed: str = "") -> Setup:
    """The checked set-up of parsed arguments; CannotRun says what cannot be. Without a seed one is drawn."""
    entry = find_game(arguments.game)
    content = _content(entry, arguments.content)
    rules = entry.rules if content is None else entry.make(content)
    seating = read_seating(arguments.seats, rules.info, usual)
    return Setup(
        entry,
        rules,
        seating,
        _options(rules, len(seating), arguments.option),
        read_seed(arguments.seed or seed or drawn_seed()),
        content,
    )


def find_game(name: str) -> GameEntry:
    """The game of an id. Here the games are loaded, and nowhere before: a broken one must not break `--help`."""
    from scrapdesk.games import GAMES

    if name in GAMES:
        return GAMES[name]
    near = get_close_matches(name.lower(), GAMES, 1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(GAMES)}"
    raise CannotRun(f"there is no game {name[:40]!r}: {hint}")


def drawn_seed() -> str:
    """A seed short enough to be typed again."""
    return secrets.token_hex(4)


def read_seed(text: str) -> str:
    try:
        return checked_seed(text)
    except BadSeed as fault:
        raise CannotRun(str(fault)) from fault


def _options(rules: AnyRules, seats: int, given: Iterable[str]) -> Options:
    choices: dict[str, str] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals:
            raise CannotRun(f"an option is written NAME=CHOICE, not {text[:40]!r}")
        if key in choices:
            raise CannotRun(f"the option {key[:40]!r} is given twice")
        choices[key] = value
    try:
        return rules.check_options(seats, choices)
    except BadOption as fault:
        raise CannotRun(str(fault)) from fault


def _content(entry: GameEntry, paths: Sequence[Path]) -> Content | None:
    """Our own content with the given files in the place of ours; None where none is given."""
    if not paths:
        return None
    from scrapdesk.cli.content import BadFile, put_in_place, read_content_file

    content: Content = entry.content
    try:
        for path in paths:
            content = put_in_place(entry, content, read_content_file(path))
        entry.make(content)
    except (BadFile, BadContent) as fault:
        raise CannotRun(f"{fault}; `scrapdesk validate` says more") from fault
    return content
