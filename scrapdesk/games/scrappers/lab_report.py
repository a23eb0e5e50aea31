"""What many notes of Scrappers come to: the bars of SR-8.5, the worth of each card, and how the damage grew.

Adds up notes; plays nothing, and knows no match.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from scrapdesk.core.estimates import Estimate, Kind, mean_of, share_of
from scrapdesk.core.lab import Note, by_seats, endings, length_plot, lengths, wins_by_seat
from scrapdesk.core.report import Bar, Cell, Curve, Plot, Report, Table
from scrapdesk.games.scrappers.cards import Card, CardSet

RULE: Final = "SR-8.5"
GOOD_ROUNDS: Final = range(5, 11)
EVER: Final = 1.0


def report(cards: CardSet, notes: Sequence[Note]) -> Report:
    names = [card.id for card in cards.cards if not card.basic]
    bars = (*_length_bars(notes), *_first_bars(notes), *_draft_bars(names, notes), *_shift_bars(names, notes))
    tables = (
        lengths(notes, "rounds"),
        _first_player(notes),
        wins_by_seat(notes),
        endings(notes),
        _cards(cards, names, notes),
    )
    return Report(bars, tables, (length_plot(notes, "rounds", "Length of the games in rounds"), _damage_plot(notes)))


# -- the bars -------------------------------------------------------------------------------------------------


def _length_bars(notes: Sequence[Note]) -> list[Bar]:
    return [
        Bar(RULE, f"{seats} players: the game lasts 5 to 10 rounds", 0.8, EVER, _good_length(games))
        for seats, games in by_seats(notes).items()
    ]


def _good_length(games: Sequence[Note]) -> Estimate:
    return share_of(sum(note["rounds"] in GOOD_ROUNDS for note in games), len(games))


def _first_bars(notes: Sequence[Note]) -> list[Bar]:
    games = by_seats(notes).get(2, [])
    return [Bar(RULE, "2 players: the first player wins", 0.46, 0.54, _first_wins(games))] if games else []


def _first_wins(games: Sequence[Note]) -> Estimate:
    return share_of(sum(note["shares"][note["first"]] for note in games), len(games))


def _draft_bars(names: Sequence[str], notes: Sequence[Note]) -> list[Bar]:
    return [
        Bar(RULE, f"{name} is drafted in so many of its chances", 0.02, EVER, drafted(name, notes)) for name in names
    ]


def _shift_bars(names: Sequence[str], notes: Sequence[Note]) -> list[Bar]:
    return [
        Bar(RULE, f"{name} in the last deck moves its owner's wins by", -0.1, 0.1, shift(name, notes)) for name in names
    ]


# -- the cards ------------------------------------------------------------------------------------------------


def counted(name: str, what: str, notes: Sequence[Note]) -> int:
    return sum(note["cards"].get(name, {}).get(what, 0) for note in notes)


def drafted(name: str, notes: Sequence[Note]) -> Estimate:
    return share_of(counted(name, "drafts", notes), counted(name, "chances", notes))


def shift(name: str, notes: Sequence[Note], zone: str = "decks") -> Estimate:
    """By how much owners of a card win more often than pilots at such a table do. A game counts once, however many
    of its pilots owned the card: what one of them wins, the other cannot."""
    moved = []
    for note in notes:
        owners = [seat for seat, deck in enumerate(note[zone]) if name in deck]
        if owners:
            moved.append(fmean(note["shares"][seat] for seat in owners) - 1 / note["seats"])
    return mean_of(moved, Kind.SHIFT)


def _cards(cards: CardSet, names: Sequence[str], notes: Sequence[Note]) -> Table:
    columns = (
        "card", "scrap", "fuel", "drafted of its chances", "paid for", "fired", "fizzled",
        "shift of wins, once paid for", "shift of wins, in the last deck",
    )  # fmt: skip
    rows = tuple(_card_row(cards.by_id[name], notes) for name in names)
    note = (
        "A chance is a placing while the card lies on top; a shift is against the share that a seat has by its number."
    )
    return Table("The cards", columns, rows, note)


def _card_row(card: Card, notes: Sequence[Note]) -> tuple[Cell, ...]:
    bought, fired, fizzled = (counted(card.id, what, notes) for what in ("bought", "fired", "fizzled"))
    shifts = shift(card.id, notes, "bought"), shift(card.id, notes)
    return card.name, card.scrap, card.fuel, drafted(card.id, notes), bought, fired, fizzled, *shifts


# -- rounds ---------------------------------------------------------------------------------------------------


def _first_player(notes: Sequence[Note]) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for seats, games in by_seats(notes).items():
        after = [share_of(sum(_after(note, step) for note in games), len(games)) for step in range(seats)]
        rows.append((seats, len(games), _good_length(games), *after, *[""] * (4 - seats)))
    columns = ("players", "games", "5 to 10 rounds", "first player wins", "the next", "the third", "the fourth")
    return Table("First player and length", columns, tuple(rows))


def _after(note: Note, step: int) -> float:
    return float(note["shares"][(note["first"] + step) % note["seats"]])


def _damage_plot(notes: Sequence[Note]) -> Plot:
    """The mean damage of a pilot at the end of each round, over the games that reached it, where one in five did."""
    curves = []
    for seats, games in by_seats(notes).items():
        points = []
        for number in range(max(len(note["damage"]) for note in games)):
            there = [fmean(note["damage"][number]) for note in games if len(note["damage"]) > number]
            if 5 * len(there) >= len(games):
                points.append((float(number + 1), fmean(there)))
        curves.append(Curve(f"{seats} players", tuple(points)))
    return Plot("damage", "Damage of a pilot, by round", "round", "damage", tuple(curves))
