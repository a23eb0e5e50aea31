"""The end of a war: its years are told as they were, on the map, one after another, and from either side."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.games.scarper.chronicle import YearTold, feats_of, years_of
from scrapdesk.games.scarper.view import View
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces.scarper.aftermath import PENNANT_WIDE, TAG, remembered
from scrapdesk.ui.faces.scarper.ending import YEAR_MS, WarEnd
from scrapdesk.ui.faces.scarper.ground import HIGH, TOP
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk, painted, press
from tests.ui_board.test_backdrop import LateArt

ENTRY = GAMES["scarper"]
SEEDS = ("a", "b", "c", "d")


def play_out(match: Match[Any, Any, View], seed: str) -> None:
    rng = Random(seed)
    while match.to_act is not None:
        match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))


def war(seed: str) -> Match[Any, Any, View]:
    match: Match[Any, Any, View] = Match(ENTRY.rules, 2, {}, seed)
    play_out(match, seed)
    return match


def ended(context: AppContext, players: tuple[str, str] = ("human", "ai:random"), seed: str = "end") -> WarEnd:
    sit_down(context, NewTable("scarper", players, seed=seed))
    context.scenes.settle()
    table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
    play_out(table.sitting.match, seed)
    table.after_change("goto")
    for _ in range(3):
        settle(context)
        context.later.frame_over()
    told = context.scenes.top
    assert isinstance(told, WarEnd)
    return told


@pytest.mark.parametrize("seed", SEEDS)
def test_the_years_add_up_to_the_war_that_was_played(seed: str) -> None:
    match = war(seed)
    years, last = years_of(match), match.view(None)
    assert [year.number for year in years] == list(range(1914, last.year.number + 1))
    assert years[-1].after == last.fronts and years[-1].morale == last.morale == sum(year.gain for year in years)
    for year, later in pairwise(years):
        assert year.after == later.before and year.morale == later.start
    for year in years:
        played = {
            event.data["card"]
            for entry in match.entries(None)
            for event in entry.events
            if event.kind == "card" and match.view(None, entry.ply).year.number == year.number
        }
        assert year.card in played or not played


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_side_did_is_what_the_log_says(seed: str) -> None:
    match = war(seed)
    events = [event for entry in match.entries(None) for event in entry.events]
    for seat in (0, 1):
        feats = feats_of(match, seat)
        charges = [event for event in events if event.kind == "charge" and event.data["seat"] == seat]
        assert feats.won <= feats.charges == len(charges)
        assert feats.fulfilled <= feats.missions <= 5
        assert feats.ground == sum(max(0, front if seat == 0 else -front) for front in match.view(None).fronts)


def lines_of(told: WarEnd) -> list[list[int]]:
    """The front of each year that is drawn, from the topmost battlefield on."""
    drawn = [sign.picture for sign in told.look.ornaments(told.view) if sign.picture.name == "scarper/year-line"]
    return [[int(front) for front in dict(what.args)["fronts"].split(",")] for what in drawn]


def test_every_year_has_its_line_and_its_sheet() -> None:
    with desk() as context:
        told = ended(context)
        years = told.look.years
        assert lines_of(told) == [list(year.after) for year in years]
        said = [words.text for words in told.look.inscriptions(told.view)]
        for year in years:
            # on its sheet, on its line if another follows, and where the flag was or is
            assert said.count(str(year.number)) == (2 if year is years[-1] else 3)
            assert (f"+{abs(year.gain)}" if year.gain else "0") in said
        painted(context)


def test_a_picture_of_a_year_that_comes_late_is_painted_when_it_is_there() -> None:
    with desk() as context:
        told = ended(context)
        art = LateArt()
        context.art = art
        told.arrange()
        painted(context)
        art.late = False
        art.asked.clear()
        told.art_came()
        painted(context)
        assert {"scarper/year-line", "scarper/sight"} <= {what.name for what in art.asked}


def test_from_the_other_side_the_lines_are_turned_like_the_map() -> None:
    with desk() as context:
        told = ended(context, ("ai:random", "human"))
        assert lines_of(told) == [[-front for front in reversed(year.after)] for year in told.look.years]


def test_the_years_come_one_after_another_and_at_once_for_whoever_wants_no_motion() -> None:
    with desk(speed="normal") as context:
        told = ended(context)
        context.scenes.pop()
        context.scenes.settle()
        told.look.shown = 0
        context.scenes.push(told)
        context.scenes.settle()
        seen = []
        for _ in told.look.years:
            seen.append(told.look.shown)
            context.clock.advance(YEAR_MS)
        assert seen == sorted(seen) and seen[0] < told.look.shown == len(told.look.years)
    with desk(speed="normal", reduced_motion=True) as context:
        told = ended(context)
        assert told.look.shown == len(told.look.years)


def test_the_table_is_in_sight_and_all_of_it_is_there_again_with_escape() -> None:
    with desk() as context:
        told = ended(context)
        assert "Show the table" not in [button.name for button in told.buttons]
        press(context, "escape")
        assert isinstance(context.scenes.top, BoardTable)


def test_the_tags_of_years_touch_their_line_and_leave_the_last_front_in_sight() -> None:
    with desk() as context:
        look = ended(context).look
        tags = list(look._tags())
        assert len(tags) == len(look.years) - 1 and len({y for (_, y), _ in tags}) == len(tags)
        for (x, y), year in tags:
            number = next(at for at, told in enumerate(look.years) if told.number == year)
            row = round((y - TOP) / HIGH - 0.5)
            assert abs(abs(x - look._line(number, look._seen(look.years[number])[row])) - TAG / 2) < 5
            assert abs(x - look._line(len(look.years) - 1, look._seen(look.years[-1])[row])) > TAG / 2


def test_a_year_is_remembered_for_what_it_brought_to_whoever_gained() -> None:
    level, none = (0, 0, 0, 0, 0), (0, 0, 0)

    def told(
        after: tuple[int, ...], gain: int, before: tuple[int, ...] = level, besides: tuple[int, ...] = none
    ) -> str:
        year: Any = YearTold(1915, before, after, 0, gain, 0, besides)  # type: ignore[arg-type]
        return str(remembered(year))

    assert told((2, 0, 0, 0, -4), 3) == "Flanders taken"
    assert told((2, 0, 0, 0, -4), -3) == "Lorraine stormed"
    assert told((0, 3, 0, 0, 0), 2, (0, 1, 0, 0, 0)) == "Deep in Artois"
    assert told((0, 0, -1, 0, 0), 2, (0, 0, -4, 0, 0)) == "Picardy regained"
    assert told((0, 0, 1, 0, 0), 4, level, (1, 3, 0)) == "A mile of Picardy"
    assert told((0, 0, 3, 0, 0), -4, level, (-3, 1, 0)) == "Picardy won in vain"
    assert told(level, 4, level, (1, 3, 0)) == "Steel counts for most"
    assert told((0, 0, 1, 0, 0), -4, level, (-3, 1, 0)) == "Words outweigh guns"
    assert told(level, 3, level, (0, -1, 2)) == "A hidden plan comes off"
    assert told((0, 0, 0, 1, 0), 1) == "A mile of Champagne"
    assert told(level, 0) == "The line holds"


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_year_was_scored_for_is_what_its_event_says(seed: str) -> None:
    match = war(seed)
    scored = [event.data for entry in match.entries(None) for event in entry.events if event.kind == "scored"]
    years = years_of(match)
    for year, data in zip(years, scored, strict=False):
        assert year.besides == (data["propaganda"], data["economy"], data["missions"])


@pytest.mark.parametrize("seed", ["end", "b", "c", "d", "e", "f"])
def test_pennants_hide_no_year_of_each_other(seed: str) -> None:
    with desk() as context:
        flown = list(ended(context, seed=seed).look._pennants())
        spans = [(x - PENNANT_WIDE * back, upper) for x, upper, back, _ in flown]
        for at, (left, upper) in enumerate(spans):
            for other, above in spans[:at]:
                assert upper != above or abs(left - other) >= PENNANT_WIDE - 8, flown
