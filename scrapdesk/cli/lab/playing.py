"""Plays what a report is made of, notes it, and tells the report. Goes on where a log of notes stopped."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace

from scrapdesk.cli.console import tell, tell_all, tell_json
from scrapdesk.cli.errors import FINE, CannotRun
from scrapdesk.cli.files import writable_folder, write_file
from scrapdesk.cli.lab.notes import NoteBook
from scrapdesk.cli.lab.plans import LabPlan, plans_of
from scrapdesk.cli.lab.plots import svg
from scrapdesk.cli.lab.swaps import swap_table
from scrapdesk.cli.lab.telling import json_of, markdown_of, text_of
from scrapdesk.cli.many import Plan, play_all
from scrapdesk.cli.progress import Progress
from scrapdesk.cli.setup import Setup
from scrapdesk.core.lab import Note
from scrapdesk.core.report import Report


def run_lab(arguments: argparse.Namespace, setup: Setup, plan: Plan) -> int:
    """The whole of `simulate --report`."""
    plans = plans_of(arguments, setup, plan)
    folder = writable_folder(arguments.plots) if arguments.plots else None
    book = NoteBook(plan, setup.rules.info.rules_version, arguments.log)
    _play(plans, book, arguments.jobs)
    report = _report(setup, plans, book)
    if arguments.json:
        tell_json(json_of(report))
    else:
        tell(f"{sum(min(found.plan.games, len(book.of(found.name))) for found in plans)} games")
        beside = f"{folder.name}/" if folder is not None else ""
        tell_all(markdown_of(report, beside) if arguments.markdown else text_of(report))
    for plot in report.plots:
        if folder is not None:
            write_file(folder / f"{plot.name}.svg", svg(plot))
    return FINE


def _play(plans: list[LabPlan], book: NoteBook, jobs: int) -> None:
    """Plays what is not noted yet."""
    wanted = sum(max(0, found.plan.games - len(book.of(found.name))) for found in plans)
    progress = Progress(wanted, "games")
    progress.show(0)
    try:
        for done, (name, note) in enumerate(_games(plans, book, jobs), start=1):
            book.add(name, note)
            progress.show(done)
    finally:
        progress.wipe()


def _games(plans: list[LabPlan], book: NoteBook, jobs: int) -> Iterator[tuple[str, Note]]:
    """Every game that is still to be played: whose it is, and its note. Notes are known by their place in the row, so
    a game that fails ends the row."""
    for found in plans:
        plan = replace(found.plan, begin=len(book.of(found.name)))
        left = plan.games - plan.begin
        for game in play_all(plan, min(jobs, left)) if left > 0 else ():
            if game.note is None:
                raise CannotRun(f"the game with the seed {game.seed} failed: {game.failure}")
            yield found.name, game.note


def _report(setup: Setup, plans: list[LabPlan], book: NoteBook) -> Report:
    lab = setup.entry.make_lab(setup.rules)
    whole = [found for found in plans if not found.plan.without]
    report = lab.report([note for found in whole for note in book.of(found.name)[: found.plan.games]])
    swaps = swap_table(lab, plans, book)
    return replace(report, tables=(*report.tables, *swaps))
