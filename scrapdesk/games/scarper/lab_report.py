"""What many notes of Scarper come to: the bars of SA-9.4, the use of actions, cards and missions, and the morale.

Adds up notes; plays nothing, and knows no match.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, quantiles
from typing import Final

from scrapdesk.core.estimates import Estimate, share_of
from scrapdesk.core.lab import Note, endings, length_plot, lengths
from scrapdesk.core.report import Bar, Cell, Curve, Plot, Report, Table
from scrapdesk.games.scarper.cards import FIRST_YEAR, LAST_YEAR, SIDE_TITLES, Deck

RULE: Final = "SA-9.4"
ACTIONS: Final = ("trench", "publish", "invest", "push", "charge", "assault")
TITLES: Final = ("trenches bought", "publish", "invest", "steady push", "frontal charge", "concentrated assault")
LATE: Final = 1917
WHOLE: Final = 1.0


def report(deck: Deck, notes: Sequence[Note]) -> Report:
    tables = (
        _sides(notes),
        _years(notes),
        _actions(notes),
        _events(deck, notes),
        _missions(deck, notes),
        lengths(notes),
        endings(notes),
    )
    return Report(_bars(notes), tables, (_morale_plot(notes), length_plot(notes, "year", "The last year of the war")))


def _bars(notes: Sequence[Note]) -> tuple[Bar, ...]:
    return (
        *(
            Bar(RULE, f"{SIDE_TITLES[seat]}: share of the decided games", 0.45, 0.55, won(notes, seat))
            for seat in (0, 1)
        ),
        Bar(RULE, "games that reach 1917", 0.6, WHOLE, _reached(notes, LATE)),
        Bar(RULE, "games that reach the end of 1918", 0.3, WHOLE, share_of(_whole_wars(notes), len(notes))),
        *(
            Bar(RULE, f"{title}: share of the action rounds", 0.05, WHOLE, used(notes, action))
            for action, title in zip(ACTIONS, TITLES, strict=True)
        ),
    )


def won(notes: Sequence[Note], seat: int) -> Estimate:
    decided = [note for note in notes if note["shares"][0] != note["shares"][1]]
    return share_of(sum(note["shares"][seat] for note in decided), len(decided))


def used(notes: Sequence[Note], action: str) -> Estimate:
    return share_of(sum(note["actions"].get(action, 0) for note in notes), sum(note["rounds"] for note in notes))


def _reached(notes: Sequence[Note], year: int) -> Estimate:
    return share_of(sum(note["year"] >= year for note in notes), len(notes))


def _whole_wars(notes: Sequence[Note]) -> int:
    """The games that were not broken off by morale."""
    return sum(note["ending"] == "SA-8.2" for note in notes)


# -- tables -----------------------------------------------------------------------------------------------------


def _sides(notes: Sequence[Note]) -> Table:
    drawn = sum(note["shares"][0] == note["shares"][1] for note in notes)
    rows: list[tuple[Cell, ...]] = [(SIDE_TITLES[seat], len(notes) - drawn, won(notes, seat)) for seat in (0, 1)]
    return Table("Wins by side", ("side", "decided games", "won"), tuple(rows), f"Drawn: {drawn}.")


def _years(notes: Sequence[Note]) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for year in range(FIRST_YEAR, LAST_YEAR + 1):
        ended = [note for note in notes if note["year"] == year]
        rows.append((year, _reached(notes, year), share_of(len(ended), len(notes)), won(ended, 0)))
    columns = ("year", "reached", "the last year", "of those, won by the Entente")
    return Table("The last year", columns, tuple(rows))


def _actions(notes: Sequence[Note]) -> Table:
    rounds = sum(note["rounds"] for note in notes)
    events = share_of(sum(sum(note["events"].values()) for note in notes), rounds)
    rows: list[tuple[Cell, ...]] = [("a card for its event", events)]
    rows += [(title, used(notes, action)) for action, title in zip(ACTIONS, TITLES, strict=True)]
    return Table("What action rounds are used for", ("action", "share of the action rounds"), tuple(rows))


def _events(deck: Deck, notes: Sequence[Note]) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for card in deck.events:
        events = sum(note["events"].get(card.id, 0) for note in notes)
        points = sum(note["points"].get(card.id, 0) for note in notes)
        foreign = sum(note["foreign"].get(card.id, 0) for note in notes)
        row = (card.title, SIDE_TITLES[card.side], card.points, card.year, foreign, events + points)
        rows.append((*row, share_of(events, events + points)))
    columns = ("card", "side", "points", "from", "played by the enemy", "by those who may choose", "for its event")
    return Table("Event or points", columns, tuple(rows))


def _missions(deck: Deck, notes: Sequence[Note]) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for mission in deck.missions:
        kept = sum(note["kept"].get(mission.id, 0) for note in notes)
        met = sum(note["met"].get(mission.id, 0) for note in notes)
        rows.append((mission.title, mission.morale, kept, share_of(met, kept)))
    return Table("Missions", ("mission", "morale", "kept", "met"), tuple(rows))


def _morale_plot(notes: Sequence[Note]) -> Plot:
    """The marker at the end of each year: the middle game, and the bounds of the middle half of the games."""
    lines: dict[str, list[tuple[float, float]]] = {"mean": [], "a quarter lies below": [], "a quarter lies above": []}
    for number in range(LAST_YEAR - FIRST_YEAR + 1):
        stood = [note["morale"][number] for note in notes if len(note["morale"]) > number]
        if len(stood) < 4:
            continue
        low, _, high = quantiles(stood, n=4)
        for name, value in zip(lines, (fmean(stood), low, high), strict=True):
            lines[name].append((float(FIRST_YEAR + number), value))
    curves = tuple(Curve(name, tuple(points)) for name, points in lines.items())
    return Plot("morale", "Morale, above 0 for the Entente, by the end of the year", "year", "morale", curves)
