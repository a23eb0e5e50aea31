"""What the balance lab is to play: tables of several sizes, choices of a set-up, cards taken out. Plays nothing."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from scrapdesk.cli.errors import CannotRun
from scrapdesk.cli.lab.arguments import EVERY_CARD
from scrapdesk.cli.many import Plan
from scrapdesk.cli.setup import Setup
from scrapdesk.core.entry import GameEntry
from scrapdesk.core.options import BadOption, OptionSpec
from scrapdesk.core.rules import GameInfo


@dataclass(frozen=True, slots=True)
class LabPlan:
    """One set-up that is played many times, and the line by which a log knows it."""

    name: str
    plan: Plan


def plans_of(arguments: argparse.Namespace, setup: Setup, plan: Plan) -> list[LabPlan]:
    """Every set-up that is asked for, the plainest first."""
    found = []
    tables = _tables(arguments, setup).items()
    for (seats, games), options in product(tables, _options(arguments.each, setup.rules.info)):
        with_options = _at_table(replace(plan, games=games), setup, seats, options)
        if with_options is not None:
            found.append(LabPlan(_name(with_options), with_options))
    if not found:
        raise CannotRun("none of these options can be played by that many players")
    return [*found, *_without(arguments.swap_out, setup.entry, found)]


def _tables(arguments: argparse.Namespace, setup: Setup) -> dict[int, int]:
    """How many games are played at tables of how many."""
    if not arguments.tables:
        return {len(setup.seating): arguments.games}
    found = {}
    for table in arguments.tables.split(","):
        size, colon, games = table.partition(":")
        if not _number(size) or int(size) not in setup.rules.info.seats or (colon and not _number(games)):
            numbers = ", ".join(map(str, setup.rules.info.seats))
            raise CannotRun(
                f"--tables takes one or more of these numbers of players: {numbers}, separated by commas, such "
                f"as 2,3 or 2:90,3"
            )
        found[int(size)] = int(games) if colon else arguments.games
    return found


def _number(text: str) -> bool:
    return text.isdecimal() and text.isascii() and len(text) < 7 and int(text) > 0


def _options(names: Sequence[str], info: GameInfo) -> Iterator[dict[str, str]]:
    """Every combination of the choices of some options."""
    specs: dict[str, OptionSpec] = {spec.key: spec for spec in info.options}
    for name in names:
        if name not in specs:
            raise CannotRun(f"{info.title} has no option {name[:40]!r}: it has {', '.join(specs) or 'none'}")
    for choices in product(*(specs[name].choices for name in names)):
        yield dict(zip(names, choices, strict=True))


def _at_table(plan: Plan, setup: Setup, seats: int, options: dict[str, str]) -> Plan | None:
    """The plan at a table of so many with these choices; None where they cannot be played."""
    given = {key: value for key, value in plan.options if seats == len(setup.seating) or key in options}
    try:
        checked = setup.rules.check_options(seats, given | options)
    except BadOption:
        if options:
            return None
        raise
    agents = plan.agents if seats == len(plan.agents) else plan.agents[:1] * seats
    return replace(plan, agents=agents, options=tuple(checked.items()), notes=True)


def _without(asked: str, entry: GameEntry, plans: Sequence[LabPlan]) -> Iterator[LabPlan]:
    if not asked:
        return
    cards = entry.make_lab(entry.rules).cards()
    if not cards:
        raise CannotRun(f"{entry.info.title} has no cards that could be taken out")
    wanted = cards if asked == EVERY_CARD else tuple(asked.split(","))
    for card in wanted:
        if card not in cards:
            raise CannotRun(f"there is no card {card[:40]!r} to take out; there are {', '.join(cards)}")
        for found in plans:
            plan = replace(found.plan, without=card)
            yield LabPlan(_name(plan), plan)


def _name(plan: Plan) -> str:
    words = [f"{len(plan.agents)} players", *(f"{key}={value}" for key, value in plan.options)]
    return " ".join([*words, *([f"without {plan.without}"] if plan.without else [])])
