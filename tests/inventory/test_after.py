"""What follows a game: its end, its numbers, its luck, and the game watched again, are as they were."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.games import GAMES
from scrapdesk.storage.rulebook import own_rulebook
from scrapdesk.ui.desk.replay.scene import ReplayScene
from scrapdesk.ui.requests import OpenRules, WatchGame
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.stops.around import played_record
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.ending import EndScene
from scrapdesk.ui.table.finale import FinaleScene
from tests.inventory.acts import account
from tests.inventory.kept import Entry, differences
from tests.inventory.test_tables import TABLES, chosen, seen, table_of
from tests.inventory.unchanging import unchanging
from tests.ui.hands import desk

SEEDS = ("a",)
PLACES = 9
"""Places of a replay that are looked at."""


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("seed", SEEDS)
def test_an_end_is_told_as_it_was(game: str, seats: int, seed: str) -> None:
    lines, lights, known = [], b"", set[str]()
    with table_of(game, seats) as table:
        match, luck = table.sitting.match, Random(seed)
        while match.to_act is not None:
            match.play(match.to_act, chosen(match, luck))
        table.after_change("goto")
        table.context.scenes.settle()
        for page in ("told", "numbers"):
            settle(table.context)
            told, light = seen(table.context, page, known)
            lines += told
            lights += light
            top = table.context.scenes.top
            if isinstance(top, FinaleScene):
                top.see_numbers()
                table.context.scenes.settle()
        if isinstance(table.context.scenes.top, EndScene):
            table.context.scenes.top.pane.scroll(100_000)
        told, light = seen(table.context, "below", known)
    assert differences("ends", f"{game}-{seats}-{seed}", Entry((*lines, *told), lights + light)) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_watched_again_as_it_was(game: str) -> None:
    lines, lights, known = [], b"", set[str]()
    with desk() as context, unchanging():
        context.open(WatchGame(played_record(game, seed="again")))
        context.scenes.settle()
        scene = context.scenes.top
        assert isinstance(scene, ReplayScene)
        for place in range(PLACES):
            scene.look_as(scene.film.allowed[place % len(scene.film.allowed)])
            scene.go(place * (len(scene.film.stops) - 1) // (PLACES - 1))
            settle(context)
            told, light = seen(context, f"place {place}", known)
            lines += told
            lights += light
    assert differences("replays", game, Entry(tuple(lines), lights)) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_book_is_set_as_it_was(game: str) -> None:
    lines = []
    with desk() as context, unchanging():
        for rule in list(own_rulebook(game))[::4]:
            context.open(OpenRules(game, rule))
            settle(context)
            top = context.scenes.top
            assert isinstance(top, WidgetScene)
            lines.append(f"{rule}: {account(top)}")
            context.scenes.pop(top)
            context.scenes.settle()
    assert differences("books", game, Entry(tuple(lines))) == []
