"""`scrapdesk text`: any game in the terminal, by notation. The proof that the rules need no window."""

from __future__ import annotations

import argparse
from pathlib import Path

from scrapdesk.cli.errors import FINE, CannotRun
from scrapdesk.cli.files import check_save_place
from scrapdesk.cli.parsing import Commands, add_command
from scrapdesk.cli.seating import PERSON_AND_OPPONENTS, read_names, read_seating
from scrapdesk.cli.setup import Setup, add_game, add_setup, add_table, read_table
from scrapdesk.cli.signals import ending_in_order
from scrapdesk.core.match import AnyMatch

_EXAMPLES = """\
  scrapdesk text scamorra                         you against an opponent
  scrapdesk text scamorra --seats human,human     two people, one keyboard
  scrapdesk text scamorra --seats ai:greedy,human --seed lemon --save evening.txt
  scrapdesk text --load evening.txt               continue where you left off
  scrapdesk text --id 14G0-XSP0-16CR-CE           the same deal that someone else played
"""


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "text",
        "play a game in this terminal by typing moves",
        run,
        "Play any game in this terminal. It shows the table, your legal moves and what happened;\n"
        "you type a move or its number. Type `help` for everything else: undo, hint, rule, save and more.",
        _EXAMPLES,
    )
    add_game(parser, optional=True)
    add_setup(parser, "you in the first seat, ai:greedy in the others", "random, and shown")
    add_table(parser)
    parser.add_argument("--load", metavar="FILE", type=Path, help="continue a saved game")
    parser.add_argument("--save", metavar="FILE", type=Path, help="save the game to this file at the end")


def run(arguments: argparse.Namespace) -> int:
    setup, match = _loaded(arguments) if arguments.load else _fresh(arguments)
    from scrapdesk.cli.opponents import check_opponents
    from scrapdesk.cli.session import Session
    from scrapdesk.cli.text_game import TextGame

    check_opponents(setup.seating, setup.entry)
    if arguments.save:
        check_save_place(arguments.save)
    with ending_in_order():
        Session(TextGame(setup, match), arguments.save).run()
    return FINE


def _fresh(arguments: argparse.Namespace) -> tuple[Setup, AnyMatch]:
    if arguments.game is None and arguments.id is None:
        raise CannotRun(
            "which game? Name one (`scrapdesk games` lists them), give an ID with --id, or load one with --load FILE"
        )
    setup = read_table(arguments, PERSON_AND_OPPONENTS)
    return setup, setup.match()


def _loaded(arguments: argparse.Namespace) -> tuple[Setup, AnyMatch]:
    """A saved game: it says itself what is played, so only the people may be others than before."""
    from scrapdesk.cli.records import load_record

    if arguments.option or arguments.seed or arguments.content or arguments.id:
        raise CannotRun(
            "a saved game has its own options, seed and cards: leave out --option, --seed, --content and --id"
        )
    loaded = load_record(arguments.load)
    info = loaded.match.rules.info
    if arguments.game not in (None, loaded.entry.id):
        raise CannotRun(f"{arguments.load} is a game of {info.title}, not of {arguments.game[:40]!r}")
    players = arguments.seats or loaded.record.players or str(loaded.record.seats)
    seating = read_seating(players, info, PERSON_AND_OPPONENTS)
    if len(seating) != loaded.record.seats:
        raise CannotRun(f"{arguments.load} is a game for {loaded.record.seats} seats, not {len(seating)}")
    match = loaded.match
    names = read_names(arguments.name, seating) or loaded.record.names
    setup = Setup(loaded.entry, match.rules, seating, match.options, match.seed, loaded.content, names)
    return setup, match
