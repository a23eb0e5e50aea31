"""Luck on the screen: sealed from the start, told and checked by one key, summed in the figures."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.core.commitment import grouped
from scrapdesk.games import GAMES
from scrapdesk.storage.statistics import UNMEASURED, History, luck_of
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.requests import OpenStatistics
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.ending import EndScene
from scrapdesk.ui.table.orders import open_pause
from scrapdesk.ui.table.outcome.luck import LuckScene
from scrapdesk.ui.table.scene import TableScene
from tests.ui.hands import choose, desk, numbers, press, scene

BITS = "5c" * 16


def seated(context: AppContext, game: str, *, people: int = 1, typed: bool = False) -> TableScene:
    context.draw_secret = lambda: BITS
    seats = GAMES[game].info.seats[0]
    players = (*["human"] * people, *["ai:random"] * (seats - people))
    sit_down(context, NewTable(game, players, seed="to-be-found", typed_seed=typed))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, TableScene)
    return table


def ended(context: AppContext, table: TableScene) -> EndScene:
    match, choice = table.sitting.match, Random(3)
    while match.to_act is not None:
        match.play(match.to_act, choice.choice(list(match.legal_moves(match.to_act))))
    table.after_change("goto")
    context.scenes.settle()
    context.later.frame_over()
    return numbers(context)


def words_of(context: AppContext) -> str:
    return "\n".join(getattr(widget, "text", widget.name) for widget in scene(context).all_widgets())


@pytest.mark.parametrize("game", GAMES)
def test_a_pause_tells_the_seal_and_nothing_tells_seed_or_bits(game: str) -> None:
    with desk() as context:
        table = seated(context, game)
        for seat in (None, *range(len(table.sitting.players))):
            told = " ".join(line.text for line in table.teller.log(seat))
            assert "sealed" not in told and "to-be-found" not in told and BITS not in told.replace(" ", "")
        open_pause(table)
        context.scenes.settle()
        said = words_of(context)
        assert f"Luck sealed: {grouped(table.sitting.match.commitment)}" in said
        assert "to-be-found" not in said and BITS not in said.replace(" ", "")


def test_a_typed_seed_is_said_to_be_one_where_the_luck_is_sealed() -> None:
    with desk() as context:
        assert "typed in" in seated(context, "scamorra", typed=True).teller.seal


def test_a_seal_stays_when_a_game_is_put_aside_and_gone_on_with() -> None:
    with desk() as context:
        table = seated(context, "scamorra")
        before = table.teller.seal
        record = table.sitting.record()
        context.draw_secret = lambda: "ab" * 16
        sit_down(context, record)
        context.scenes.settle()
        again = context.scenes.top
        assert isinstance(again, TableScene) and again is not table
        assert again.teller.seal == before != ""


def test_one_key_at_the_end_tells_and_checks_all_luck() -> None:
    with desk() as context:
        ended(context, seated(context, "scarper"))
        press(context, "k")
        luck = context.scenes.top
        assert isinstance(luck, LuckScene)
        said = words_of(context)
        assert "The seal holds" in said and "follow from the seed" in said
        assert "Seed: to-be-found" in said and BITS in said and "More luck than in" in said
        assert "Dice in charges" in said and "Before the first move" in said


@pytest.mark.parametrize("game", GAMES)
def test_the_luck_of_a_game_can_be_looked_at_by_a_click_at_its_end(game: str) -> None:
    with desk() as context:
        ended(context, seated(context, game))
        choose(context, "Luck")
        assert isinstance(context.scenes.top, LuckScene)


def test_a_broken_seal_is_said_in_the_colour_of_refusals() -> None:
    with desk() as context:
        table = seated(context, "scamorra")
        table.sitting.match.commitment = "0" * 32
        end = ended(context, table)
        end.show_luck()
        context.scenes.settle()
        luck = context.scenes.top
        assert isinstance(luck, LuckScene)
        assert "broken" in luck.verdict[0].text and luck.verdict[0].tone == "refuse"


def test_a_game_without_luck_says_so() -> None:
    with desk() as context:
        end = ended(context, seated(context, "scope"))
        end.show_luck()
        context.scenes.settle()
        said = words_of(context)
        assert "left to luck" in said or "Cards placed at random" in said


def test_the_figures_say_how_lucky_somebody_has_been() -> None:
    with desk() as context:
        ended(context, seated(context, "scarper"))
        history = context.storage.history.value
        assert len(history.results[-1].luck) == 2 and UNMEASURED not in history.results[-1].luck
        count, share = luck_of(history, "scarper")
        assert count == 1 and share == history.results[-1].luck[0]
        context.open(OpenStatistics("scarper"))
        context.scenes.settle()
        assert f"Your luck so far: better than in {share} of 100 games." in words_of(context)


def test_games_from_before_luck_was_measured_are_not_counted() -> None:
    assert luck_of(History(), "scarper") == (0, UNMEASURED)
