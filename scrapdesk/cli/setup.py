"""What most commands are given: a game, its seats, its options, a seed, and card files of one's own; or a game ID.

Owns those arguments and turns them into one checked Setup. Must not play, and must not tell anything.
"""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scrapdesk.cli.errors import CannotRun
from scrapdesk.cli.seating import Seating, Usual, read_names, read_seating
from scrapdesk.core.content import BadContent, Content
from scrapdesk.core.gameid import BadGameId, SetupId, read_game_id
from scrapdesk.core.luck import BadSeed, checked_seed
from scrapdesk.core.match import AnyMatch, Match
from scrapdesk.core.options import BadOption, Options
from scrapdesk.core.rules import Rules

if TYPE_CHECKING:
    from scrapdesk.core.entry import GameEntry

AnyRules = Rules[Any, Any, Any]


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
    names: tuple[str, ...] = ()
    """What the people call themselves, seat by seat; nothing where nobody said."""

    secret: str = ""
    """Where people play: what the opponents' own luck is drawn from. With a seed that was typed all shall be the same
    again, so there is none."""
    typed_seed: bool = False

    def match(self) -> AnyMatch:
        match: AnyMatch = Match(self.rules, len(self.seating), self.options, self.seed, secret=self.secret)
        match.typed_seed = self.typed_seed
        return match


def add_game(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    parser.add_argument(
        "game", metavar="GAME", nargs="?" if optional else None, help="its id, as listed by `scrapdesk games`"
    )


def add_setup(parser: argparse.ArgumentParser, usual: str, seed: str) -> None:
    """The arguments of a set-up; `usual` and `seed` say what holds when they are left out."""
    parser.add_argument(
        "--seats",
        metavar="WHO",
        help=f"who sits where, such as human,ai:greedy, or just the number of seats (default: {usual})",
    )
    parser.add_argument("--seed", metavar="TEXT", help=f"the seed for all shuffles and dice (otherwise: {seed})")
    parser.add_argument(
        "--option",
        metavar="NAME=CHOICE",
        action="append",
        default=[],
        help="an option of the game; can be given several times",
    )
    parser.add_argument(
        "--content",
        metavar="FILE",
        type=Path,
        action="append",
        default=[],
        help="your own card or scenario file instead of the default; can be given several times",
    )


def add_table(parser: argparse.ArgumentParser) -> None:
    """The arguments of a set-up at which people sit."""
    parser.add_argument("--id", metavar="ID", help="a game ID: sets the game, seats, options and seed")
    parser.add_argument(
        "--name",
        metavar="SEAT=NAME",
        action="append",
        default=[],
        help="a person's name, such as p1=Ada; can be given for each human seat",
    )


def read_table(arguments: argparse.Namespace, usual: Usual) -> Setup:
    """The same as `read_setup`, for people: with their names, and also for a game ID."""
    if arguments.id is None:
        setup = read_setup(arguments, usual)
    elif arguments.option or arguments.seed or arguments.content:
        raise CannotRun("an ID already sets the options, seed and cards: leave out --option, --seed and --content")
    else:
        setup = _setup_of(_found(arguments.id), arguments, usual)
    secret, typed = "" if arguments.seed else drawn_secret(), bool(arguments.seed or arguments.id)
    return replace(setup, names=read_names(arguments.name, setup.seating), secret=secret, typed_seed=typed)


def _found(text: str) -> SetupId:
    """What an ID stands for; CannotRun says what is wrong with it."""
    from scrapdesk.games import GAMES

    try:
        return read_game_id(text, [entry.info for entry in GAMES.values()])
    except BadGameId as fault:
        raise CannotRun(str(fault.line)) from fault


def _setup_of(wanted: SetupId, arguments: argparse.Namespace, usual: Usual) -> Setup:
    entry = find_game(wanted.game)
    info = entry.info
    if arguments.game not in (None, wanted.game):
        raise CannotRun(f"this ID is for a game of {info.title}, not of {arguments.game[:40]!r}")
    seating = read_seating(arguments.seats or str(wanted.seats), info, usual)
    if len(seating) != wanted.seats:
        raise CannotRun(f"this ID is for a game with {wanted.seats} seats, not {len(seating)}")
    return Setup(entry, entry.rules, seating, wanted.options, wanted.seed)


def read_setup(arguments: argparse.Namespace, usual: Usual, seed: str = "") -> Setup:
    """The checked set-up of parsed arguments; CannotRun says what cannot be. Without a seed one is drawn."""
    if arguments.game is None:
        raise CannotRun("which game? Name one (`scrapdesk games` lists them), or give an ID with --id")
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


def drawn_secret() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_hex(16)


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
