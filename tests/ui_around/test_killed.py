"""A window that is killed in the middle of a game: the desk opens again and goes on where it was.

Moves are written beside the window, as in the program; it says of a move how far it is when it is on the disk.
"""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from scrapdesk.storage.deals import open_deals
from scrapdesk.storage.finished import FinishedGames
from scrapdesk.storage.saves import SaveBook
from scrapdesk.storage.settings import open_settings
from scrapdesk.storage.statistics import open_statistics
from scrapdesk.ui.building import name_scenes
from scrapdesk.ui.context import AppContext, Storage
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.frame.viewport import Viewport
from scrapdesk.ui.paint.pictures import FlatArt
from scrapdesk.ui.paint.sound.audio import NullAudio
from scrapdesk.ui.table.scene import TableScene
from tests.ui.hands import press

SIZE = (1280, 720)
PLAYER = """
import time
from random import Random
from scrapdesk.ui.context import NewTable
from scrapdesk.ui.stops.stop import sit_down
from tests.ui_around.test_killed import opened
context = opened()
sit_down(context, NewTable("scarper", ("human", "human"), seed="kill"))
context.scenes.settle()
table, luck = context.scenes.scenes[1], Random(2)
for _ in range(2000):
    match = table.sitting.match
    if match.to_act is None:
        break
    table.play(luck.choice(list(match.legal_moves(match.to_act))))
    context.scenes.settle()
    context.later.frame_over()
    context.scribe.finish()
    print(match.ply, flush=True)
time.sleep(60)
"""


def opened() -> AppContext:
    """The desk with this user's files, as the program opens it."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    storage = Storage(open_settings(), open_statistics(), SaveBook(), open_deals(), FinishedGames())
    context = AppContext(storage, FlatArt(), NullAudio(), Viewport(SIZE))
    name_scenes(context)
    context.scribe.begin()
    context.change_settings(curtain=False)
    context.scenes.push(DeskScene(context, "scarper"))
    context.scenes.settle()
    return context


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is for POSIX")
@pytest.mark.parametrize("moves", [1, 30])
def test_after_a_kill_the_desk_goes_on_with_the_game(
    moves: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCRAPDESK_HOME", str(tmp_path))
    root = Path(__file__).parents[2]
    with subprocess.Popen([sys.executable, "-c", PLAYER], stdout=subprocess.PIPE, text=True, cwd=root) as program:
        assert program.stdout is not None
        said = [int(program.stdout.readline()) for _ in range(moves)]
        program.send_signal(signal.SIGKILL)
        said += [int(line) for line in program.stdout.read().split()]
    context = opened()
    press(context, "enter")
    table = context.scenes.top
    assert isinstance(table, TableScene) and table.sitting.match.ply >= said[-1]
    assert not list((tmp_path / "data" / "saves").glob("*.damaged-*"))
    context.scenes.clear()
    context.scenes.settle()
    context.close()
    pygame.quit()
