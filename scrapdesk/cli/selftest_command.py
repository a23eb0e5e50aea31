"""`scrapdesk selftest`: the way from the command line to the self-test."""

from __future__ import annotations

import argparse

from scrapdesk.cli.parsing import Commands, add_command, add_json


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "selftest",
        "check that the program works on this machine",
        run,
        "Check the whole program on this machine: libraries, files, window, games.\n"
        "The exit code is 1 if anything fails.",
    )
    add_json(parser, "the results")


def run(arguments: argparse.Namespace) -> int:
    from scrapdesk.cli.selftest import run as look_over

    return look_over(json=arguments.json)
