"""The benches can be run, and count what they say. How long anything takes is for them to say."""

from __future__ import annotations

import os
import subprocess
import sys

import pygame
import pytest

from scrapdesk.ui.context import NewTable
from scrapdesk.ui.loop import Loop
from scrapdesk.ui.table.scene import TableScene
from tests.bench import all as everything
from tests.bench import person, played, weight
from tests.bench.screen import Figure
from tests.ui.hands import desk


class Screen:
    """The window of a desk that is drawn and never shown."""

    @property
    def surface(self) -> pygame.Surface:
        found = pygame.display.get_surface()
        assert found is not None
        return found

    def toggle_fullscreen(self) -> None:
        raise AssertionError("nobody asked for it")


@pytest.mark.parametrize("game", ["scrappers", "scope"])
def test_somebody_plays_a_game_by_events_of_the_window(game: str) -> None:
    with desk(speed="off", curtain=False) as context:
        context.open_table(NewTable(game, ("human", "ai:random"), {}, "3"))
        context.scenes.settle()
        table = next(scene for scene in context.scenes.scenes if isinstance(scene, TableScene))
        loop = Loop(Screen(), context)
        for turns, events in enumerate(person.play(context)):
            for event in events:
                pygame.event.post(event)
            loop.turn()
            context.clock.finish()
            if table.sitting.match.ply > 12 or turns > 4000:
                break
        assert table.sitting.match.ply > 12


def test_long_turns_are_counted_in_a_thousand() -> None:
    turns = played.Turns(wall=[1.0] * 1000, cpu=[1.0] * 995 + [20.0] * 5, why=["time"] * 1000)
    assert turns.over(16.7) == 5.0
    assert turns.slowest(1) == ["20.0 (1.0) time"]


def test_a_bar_is_a_most_or_a_least() -> None:
    assert [Figure("a", value, "ms", 6.0).verdict for value in (5.9, 6.1)] == ["kept", "broken"]
    assert [Figure("a", value, "x", 0.3, least=True).verdict for value in (0.29, 0.31)] == ["broken", "kept"]
    assert Figure("a", 1.0, "ms").verdict == ""


def test_the_page_gets_a_new_table_and_keeps_its_words() -> None:
    page = f"before\n{everything.BEGIN}\nold\n{everything.END}\nafter\n"
    written = everything.write(page, [Figure("a hover", 21.0, "ms", 35.0, load=1.0)])
    assert "| a hover | 35 ms | 21 ms | kept | 1 |" in written and "old" not in written
    assert written.startswith("before\n") and written.endswith("\nafter\n")
    assert everything.BEGIN in everything.PAGE.read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform != "linux", reason="it reads what Linux says of processes")
def test_children_count_as_well() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as born:
        assert born.pid in weight.family(os.getpid())
        assert weight.tree_pss(os.getpid()) > weight.tree_pss(born.pid) > 0
        born.communicate(b"\n")
