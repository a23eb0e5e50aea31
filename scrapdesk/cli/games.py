"""`scrapdesk games`: which games there are, for how many, and what can be chosen."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from scrapdesk.cli.console import tell, tell_all, tell_json
from scrapdesk.cli.errors import FINE
from scrapdesk.cli.parsing import Commands, add_command, add_json
from scrapdesk.core.options import OptionSpec
from scrapdesk.core.words import listed

if TYPE_CHECKING:
    from scrapdesk.core.entry import GameEntry


def add(commands: Commands) -> None:
    parser = add_command(commands, "games", "list the games with their seats and options", run)
    add_json(parser, "the list")


def run(arguments: argparse.Namespace) -> int:
    from scrapdesk.games import GAMES

    if arguments.json:
        tell_json([_as_json(entry) for entry in GAMES.values()])
        return FINE
    for entry in GAMES.values():
        tell_all(_lines(entry))
        tell()
    tell("Each option's default is listed below it. `scrapdesk text GAME` plays a game right here.")
    return FINE


def _lines(entry: GameEntry) -> Iterator[str]:
    info = entry.info
    names = f" ({listed(list(info.seat_names))})" if info.seat_names else ""
    yield f"{info.id:<10} {info.title}, for {_numbers(info.seats)}{names}"
    for spec in info.options:
        rule = f" [{spec.rule}]" if spec.rule else ""
        yield f"{'':<10} --option {spec.key}={'|'.join(spec.choices)}"
        yield f"{'':<14} {spec.label}: {'; '.join(_holding(spec))}{rule}"


def _holding(spec: OptionSpec) -> Iterator[str]:
    """What holds when nothing is said, and what needs how many seats."""
    yield spec.default
    for choice in dict.fromkeys(spec.by_seats.values()):
        if choice != spec.default:
            yield f"{choice} with {_numbers(tuple(n for n, held in spec.by_seats.items() if held == choice))} seats"
    for choice, allowed in spec.needs_seats.items():
        yield f"{choice} needs {_numbers(allowed)} seats"


def _numbers(seats: tuple[int, ...]) -> str:
    """`2`, `2 or 4`, `3 to 8`."""
    if len(seats) > 2 and seats == tuple(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]} to {seats[-1]}"
    return " or ".join(map(str, seats))


def _as_json(entry: GameEntry) -> dict[str, Any]:
    info = entry.info
    return {
        "id": info.id,
        "title": info.title,
        "rules_version": info.rules_version,
        "seats": list(info.seats),
        "seat_names": list(info.seat_names),
        "hidden": info.hidden,
        "chance": info.chance,
        "options": [_option_json(spec) for spec in info.options],
        "content_files": dict(entry.content_files),
    }


def _option_json(spec: OptionSpec) -> dict[str, Any]:
    return {
        "key": spec.key,
        "label": spec.label,
        "choices": list(spec.choices),
        "default": spec.default,
        "default_by_seats": {str(seats): choice for seats, choice in spec.by_seats.items()},
        "needs_seats": {choice: list(seats) for choice, seats in spec.needs_seats.items()},
        "rule": spec.rule,
    }
