"""`scrapdesk play`: straight to a table in the window. Must not load the screen's room before all is checked."""

from __future__ import annotations

import argparse

from scrapdesk.cli.desk import open_desk
from scrapdesk.cli.parsing import Commands, add_command
from scrapdesk.cli.seating import PERSON_AND_OPPONENTS
from scrapdesk.cli.setup import add_game, add_setup, add_table, read_table
from scrapdesk.core.newtable import NewTable

_EXAMPLES = """\
  scrapdesk play scamorra
  scrapdesk play scamorra --seats ai:greedy,human --option game=fifteen
  scrapdesk play scrappers --seats human,human --name p1=Ada --name p2=Bo
  scrapdesk play --id 14G0-XSP0-16CR-CE           the same game that somebody else played
"""


def add(commands: Commands) -> None:
    parser = add_command(commands, "play", "open the window and start a game", run, examples=_EXAMPLES)
    add_game(parser, optional=True)
    add_setup(parser, "you in the first seat, ai:greedy in the others", "random")
    add_table(parser)
    parser.add_argument("--smoke", action="store_true", help=argparse.SUPPRESS)


def run(arguments: argparse.Namespace) -> int:
    setup = read_table(arguments, PERSON_AND_OPPONENTS)
    from scrapdesk.cli.opponents import check_opponents

    check_opponents(setup.seating, setup.entry)
    players = tuple(map(str, setup.seating.players))
    wish = setup.options, setup.seed, setup.content, setup.names, setup.typed_seed
    request = NewTable(setup.entry.id, players, *wish)
    return open_desk(request, smoke=arguments.smoke)
