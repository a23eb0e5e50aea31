"""What is told of a game that is over: its graph, its tallies, its decks. Works on public views, for every game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from scrapdesk.core.ledger import MOST, Chart, Ledger, chart_of, deck_of, steepest, tallied, thrown
from scrapdesk.core.match import AnyMatch, Match
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.games import GAMES
from scrapdesk.games.scrappers.table import ScrappersTable


def played(game: str, seats: int, seed: str = "ledger", moves: int = 1_000_000) -> AnyMatch:
    match: AnyMatch = Match(GAMES[game].rules, seats, seed=seed)
    luck = Random(4)
    while match.to_act is not None and match.ply < moves:
        match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_graph_ends_with_what_everybody_reached(game: str) -> None:
    for seats in GAMES[game].info.seats[:2]:
        match = played(game, seats)
        chart = chart_of(match, GAMES[game].table.ledger)
        assert chart is not None and chart.plies[0] == 0 and chart.plies[-1] == match.ply
        assert len(chart.lines) == seats and {len(line) for line in chart.lines} == {len(chart.plies)}
        assert len(chart.plies) <= MOST + 1 and list(chart.plies) == sorted(set(chart.plies))
        assert match.outcome is not None and chart.moves
        if match.outcome.points:
            assert tuple(line[-1] for line in chart.lines) == match.outcome.points


@pytest.mark.parametrize(("game", "numbers"), [("scrappers", 1), ("scarper", 1914)])
def test_rounds_and_years_stand_at_the_foot_in_their_order(game: str, numbers: int) -> None:
    chart = chart_of(played(game, 2), GAMES[game].table.ledger)
    assert chart is not None and chart.period is not None
    places, found = zip(*chart.periods, strict=True)
    assert list(places) == sorted(set(places)) and list(found) == list(range(numbers, numbers + len(found)))


class Watcher(Ledger[Any]):
    """Remembers through whose eyes it was shown the game."""

    def __init__(self) -> None:
        self.seats: set[Seat | None] = set()

    def measured(self, view: Any) -> Sequence[int]:
        self.seats.add(view.seat)
        return (1, 2)


@pytest.mark.parametrize("game", GAMES)
def test_a_graph_is_drawn_with_the_eyes_of_a_spectator(game: str) -> None:
    watcher = Watcher()
    assert chart_of(played(game, GAMES[game].info.seats[0], moves=20), watcher) is not None
    assert watcher.seats == {None}


def test_a_game_that_measures_nothing_has_no_graph() -> None:
    assert chart_of(played("scamorra", 2, moves=20), Ledger()) is None


@pytest.mark.parametrize("game", GAMES)
def test_tallies_count_what_the_log_tells_and_name_somebody_for_all_of_it(game: str) -> None:
    match = played(game, GAMES[game].info.seats[0])
    ledger = GAMES[game].table.ledger
    events = [event for entry in match.entries(None) for event in entry.events]
    found = dict(tallied(match.entries(None), ledger, match.seats))
    assert len(found) > 1
    for tally in ledger.tallies:
        told = [event for event in events if event.kind == tally.kind]
        whole = sum(int(str(event.data[tally.amount])) if tally.amount else tally.worth(event) for event in told)
        assert sum(found.get(tally.label, ())) == whole, str(tally.label)


def test_dice_are_told_with_what_would_have_been_fair() -> None:
    match = played("scarper", 2)
    found = {str(label): values for label, values in thrown(match.entries(None), GAMES["scarper"].table.ledger, 2)}
    charges = [e for entry in match.entries(None) for e in entry.events if e.kind == "charge-dice"]
    attack, defence = found["Dice thrown in charges"], found["Dice thrown against charges"]
    assert sum(fair for _, fair in attack) == sum(fair for _, fair in defence) == 3.5 * len(charges) > 0
    for seat in (0, 1):
        own = [int(str(e.data["attacker"])) for e in charges if e.data["seat"] == seat]
        met = [int(str(e.data["defender"])) for e in charges if e.data["seat"] != seat]
        assert set(own + met) <= {1, 2, 3, 4, 5, 6}
        assert attack[seat] == (sum(own), 3.5 * len(own)) and defence[seat] == (sum(met), 3.5 * len(met))
    assert thrown(match.entries(None), GAMES["scamorra"].table.ledger, 2) == []


def test_a_war_tells_cards_for_events_and_for_points_and_missions_kept_and_fulfilled() -> None:
    match = played("scarper", 2)
    told = {str(label): values for label, values in tallied(match.entries(None), GAMES["scarper"].table.ledger, 2)}
    events = [event for entry in match.entries(None) for event in entry.events]
    for seat in (0, 1):
        event, points = (told[f"Cards played for their {what}"][seat] for what in ("event", "points"))
        assert event + points == told["Cards played"][seat] and event and points
        shown = [event for event in events if event.kind == "mission" and event.data["seat"] == seat]
        assert told["Missions kept"][seat] == len(shown)
        assert told["Missions fulfilled"][seat] == len([event for event in shown if event.data["morale"]])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_of_scrappers_is_in_one_deck_or_still_to_be_drafted(seats: int) -> None:
    match = played("scrappers", seats)
    table = GAMES["scrappers"].table
    assert isinstance(table, ScrappersTable)
    view = match.view(None)
    decks = [deck_of(match, table.ledger, seat) for seat in range(seats)]
    owned = sum(count for deck in decks for _, count in deck)
    elsewhere = sum(view.draft_sizes) + sum(map(len, view.piles)) + len(view.removed)
    assert owned + elsewhere == len(table.cards.all_cards(seats))
    assert all(face in table.cards.by_id for deck in decks for face, _ in deck)


def test_a_rival_s_deck_is_not_told_to_a_spectator() -> None:
    match = played("scrappers", 2, moves=60)
    assert list(GAMES["scrappers"].table.ledger.owned(match.view(None))) == []


def test_points_of_scrappers_are_damage_and_those_of_scarper_morale() -> None:
    said = {game: str(GAMES[game].table.ledger.words(3)) for game in GAMES}
    assert said["scrappers"] == "3 damage" and said["scarper"] == "3 morale" and said["scamorra"] == "3 points"
    assert str(GAMES["scamorra"].table.ledger.words(1)) == "1 point"


def test_the_steepest_place_of_a_chart_is_where_somebody_gained_most_on_the_others() -> None:
    ledger: Ledger[Any] = Ledger()

    def where(*lines: tuple[int, ...], plies: tuple[int, ...] = (0, 1, 2, 3)) -> int | None:
        return steepest(Chart(ledger.title, 0, None, plies, lines, ()), ledger)

    assert where((0, 1, 1, 1), (0, 0, 2, 2)) == 2
    assert where((0, 1, 1, 1), (0, 0, 0, 1)) == 3  # of equal ones the last
    assert where((0, 2, 2, 2), (0, 2, 2, 2)) is None  # nobody gained on anybody
    assert where((0, 1, 1, 1), (0, 0, 0, 0), plies=(0, 2, 4, 6)) is None  # it could be either of two moves


def test_a_chart_counts_the_moves_that_somebody_made() -> None:
    match = played("scamorra", 2)
    chart = chart_of(match, GAMES["scamorra"].table.ledger)
    assert chart is not None
    entries = match.entries(None)
    for ply, number in zip(chart.plies, chart.numbers, strict=True):
        assert number == sum(entry.actor != CHANCE for entry in entries[:ply])
