"""A window that is killed within the last second of a game: it can be gone on with, or is among the results."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from scrapdesk.ai.thinking import LocalThinker
from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.storage.documents import Document
from scrapdesk.storage.saves import SaveBook
from scrapdesk.storage.statistics import STATISTICS
from scrapdesk.ui.table.running import save_name
from scrapdesk.ui.table.sitting import resumed_sitting
from tests.robustness.killing import END, STEP

ROOT = Path(__file__).parents[2]
LAST_MOVES = 30
"""Half a second of moves before the end; the other half is the show of it."""
KILLS = 100

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is for POSIX")


def moves_of(game: str, seed: str) -> int:
    """How many moves the game will have: the child draws the same."""
    rules, rng = GAMES[game].rules, random.Random(seed)
    match = Match(rules, rules.info.seats[0], {}, seed)
    made = 0
    while match.to_act is not None:
        match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))
        made += 1
    return made


def kill_one(game: str, seed: str, home: Path) -> str:
    """Plays a game in another process and kills it about its end. Where the game is then."""
    rng = random.Random(f"kill {seed}")
    length = moves_of(game, seed)
    slow_from = max(1, length - LAST_MOVES)
    after = rng.randrange(slow_from, length + LAST_MOVES)
    command = [sys.executable, "-m", "tests.robustness.killing", game, seed, str(slow_from)]
    env = {**os.environ, "SCRAPDESK_HOME": str(home)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=env) as child:
        assert child.stdout is not None
        for line in child.stdout:
            if line.strip() == END or int(line) >= after:
                break
        time.sleep(max(0, after - length) * STEP + rng.random() * STEP)
        child.send_signal(signal.SIGKILL)
    return where(game, home)


def where(game: str, home: Path) -> str:
    book, history = SaveBook(home / "data" / "saves"), Document(STATISTICS, home / "data" / "statistics.json")
    save = book.load(save_name(game))
    assert [*book.notes, *history.notes] == []
    if save is not None:
        sitting = resumed_sitting(save.record, "Ada", LocalThinker)
        assert sitting.match.outcome is None and sitting.moves_made > 0
    return " and ".join(["running"] * (save is not None) + ["result"] * bool(history.value.results)) or "nowhere"


def test_a_game_killed_at_its_end_is_somewhere(seed: int, tmp_path: Path) -> None:
    assert kill_one("scamorra", str(seed), tmp_path) != "nowhere"


@pytest.mark.deep
def test_a_hundred_games_killed_at_their_end_are_somewhere(seed: int, tmp_path: Path) -> None:
    found: dict[str, int] = {}
    for number in range(KILLS):
        game = list(GAMES)[number % len(GAMES)]
        home = tmp_path / str(number)
        place = kill_one(game, f"{seed}-{number}", home)
        found[place] = found.get(place, 0) + 1
    print(f"seed {seed}: {found}")
    assert "nowhere" not in found and sum(found.values()) == KILLS
