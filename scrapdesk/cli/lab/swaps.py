"""What a card is worth to those who had it: the same deals with the card, and with another in its place."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from statistics import fmean

from scrapdesk.cli.lab.notes import NoteBook
from scrapdesk.cli.lab.plans import LabPlan
from scrapdesk.core.estimates import Estimate, Kind, mean_of
from scrapdesk.core.lab import Lab
from scrapdesk.core.report import Cell, Table

_NOTE = "For deals in which someone paid for the card: those seats' wins with it, minus their wins without it."


def swap_table(lab: Lab, plans: Sequence[LabPlan], book: NoteBook) -> tuple[Table, ...]:
    """One table with a row a card; none where no card was taken out."""
    cards = dict.fromkeys(found.plan.without for found in plans if found.plan.without)
    if not cards:
        return ()
    rows: list[tuple[Cell, ...]] = []
    for card in cards:
        shift = _shift(lab, card, plans, book)
        rows.append((card, shift.cases, shift))
    return (Table("Cards swapped out", ("card", "deals", "change in wins from having it"), tuple(rows), _NOTE),)


def _shift(lab: Lab, card: str, plans: Sequence[LabPlan], book: NoteBook) -> Estimate:
    moved = []
    for found in plans:
        if found.plan.without == card:
            kept = book.of(found.name.removesuffix(f" without {card}"))
            pairs = zip(kept, book.of(found.name), strict=False)
            for whole, other in islice(pairs, found.plan.games):
                seats = lab.had(whole, card)
                if seats:
                    moved.append(fmean(whole["shares"][seat] - other["shares"][seat] for seat in seats))
    return mean_of(moved, Kind.SHIFT)
