"""What the text commands say, and what they find wrong with files that somebody has spoiled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from scrapdesk import paths
from scrapdesk.core.record import print_record
from scrapdesk.games import GAMES
from tests.cli.conftest import Cli, Finished
from tests.cli.conftest import cli as cli
from tests.conformance.setups import USUAL, random_match
from tests.inventory.kept import Entry, differences

FIRST = {game: next(one for one in USUAL if one.game == game) for game in GAMES}
SPOILED = 60
"""Ways in which the files of a game are spoiled."""
WORDS = ("0", "-1", "7", "999", '"x"', '""', "true", "[]", "1.5", '["left", "right"]', '"gain fuel 2"')
TYPED = (
    "help",
    "legal",
    "1",
    "status",
    "table",
    "log",
    "undo",
    "redo",
    "hint",
    "rule",
    "who",
    "1",
    "2",
    "xyzzy",
    "b9 b8",
)
LONG = 110
CLOCK = re.compile(r'"\w*seconds?": [\d.]+|[\d.,]+ (ms|s|moves a second|moves/s)\b')
"""What hangs on the machine."""


def lines_of(finished: Finished, folder: Path) -> Iterator[str]:
    """The first words of every line and a print of the rest."""
    yield f"ends with {finished.code}"
    for mark, text in (("", finished.out), ("! ", finished.err)):
        for line in text.replace(str(folder), "~").splitlines():
            cut = CLOCK.sub("?", line)
            yield mark + (cut if len(cut) <= LONG else f"{cut[:LONG]} {sha256(cut.encode()).hexdigest()[:6]}")


def argvs(game: str, record: Path) -> Iterator[list[str]]:
    seats = len(FIRST[game].viewers) - 1
    yield ["replay", str(record)]
    yield ["replay", str(record), "--verify"]
    yield ["replay", str(record), "--json"]
    yield ["validate", str(record)]
    yield ["simulate", game, "--games", "3", "--seed", "a", "--report"]
    yield ["simulate", game, "--games", "2", "--json"]
    yield ["simulate", game, "--games", "2", "--report", "--markdown", "--plots", str(record.parent / "plots")]
    yield ["arena", game, "--agents", "random,greedy", "--games", "2"]
    yield ["text", game, "--seats", ",".join(["human"] * (seats + 9))]
    yield ["text", game, "--option", "nothing=at-all"]
    yield ["simulate", game, "--games", "-1"]


@pytest.mark.parametrize("game", GAMES)
def test_commands_say_what_they_said(cli: Cli, tmp_path: Path, game: str) -> None:
    record = tmp_path / "game.txt"
    record.write_text(print_record(random_match(FIRST[game], "commands", 30).record()), encoding="utf-8")
    found: list[str] = []
    for argv in argvs(game, record):
        told = " ".join(argv).replace(str(tmp_path), "~")
        found += [f"{told}: {line}" if at == 0 else line for at, line in enumerate(lines_of(cli(*argv), tmp_path))]
    for plot in sorted((tmp_path / "plots").glob("*.svg")):
        drawn = [line for line in plot.read_text(encoding="utf-8").splitlines() if line.strip()]
        found += [f"{plot.name} {len(drawn)}: {sha256(line.encode()).hexdigest()[:4]} {line[:40]}" for line in drawn]
    assert differences("commands", game, Entry(tuple(found))) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_the_terminal_is_told_as_it_was(cli: Cli, tmp_path: Path, game: str) -> None:
    found: list[str] = []
    for people in (1, 2):
        players = ["human"] * people + ["ai:random"] * (min(GAMES[game].info.seats) - people)
        typed = [Random(nth).choice(TYPED) for nth in range(14)] + [*TYPED, f"save {tmp_path}/kept.txt", "quit"]
        argv = ["text", game, "--seats", ",".join(players), "--seed", "told", "--name", "p1=Ada"]
        found += lines_of(cli(*argv, typed="\n".join(typed) + "\n"), tmp_path)
    assert differences("terminal", game, Entry(tuple(found))) == []


def test_the_general_commands_say_what_they_said(cli: Cli, tmp_path: Path) -> None:
    found: list[str] = []
    for argv in (["games"], ["games", "--json"], ["game"], ["--version"], ["arena"], ["replay", f"{tmp_path}/none"]):
        found += lines_of(cli(*argv), tmp_path)
    for command in ("play", "text", "games", "simulate", "arena", "replay", "validate"):
        found += lines_of(cli(command, "--help"), tmp_path)
    assert differences("commands", "all", Entry(tuple(found))) == []


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].content_files])
def test_spoiled_files_are_told_of_as_they_were(cli: Cli, tmp_path: Path, game: str) -> None:
    luck, found = Random(game), []
    texts = dict(GAMES[game].content)
    samples = sorted((paths.assets() / game / "samples").glob("*.toml"))
    texts |= {path.name: path.read_text(encoding="utf-8") for path in samples if path.stem != "about"}
    files = []
    for nth in range(SPOILED):
        name = luck.choice(sorted(texts))
        how, spoiled = spoil(texts[name], luck)
        path = tmp_path / f"{nth}.toml"
        path.write_text(spoiled, encoding="utf-8")
        files.append(str(path))
        found.append(f"{nth}.toml is {Path(name).name}, {how}")
    found += lines_of(cli("validate", *files), tmp_path)
    assert differences("spoiled", game, Entry(tuple(found))) == []


def spoil(text: str, luck: Random) -> tuple[str, str]:
    """One line left out, doubled, or with another value."""
    lines = text.splitlines()
    at = luck.choice([at for at, line in enumerate(lines) if line.strip() and not line.lstrip().startswith("#")])
    kind = luck.random()
    if kind < 0.2:
        return f"without line {at + 1}", "\n".join([*lines[:at], *lines[at + 1 :]])
    key, equals, _ = lines[at].partition(" = ")
    if kind < 0.35 or not equals:
        return f"with line {at + 1} twice", "\n".join([*lines[: at + 1], *lines[at:]])
    if kind < 0.5:
        return f"with another key in line {at + 1}", "\n".join([*lines[:at], f"x{lines[at]}", *lines[at + 1 :]])
    value = luck.choice(WORDS)
    return f"{key} = {value}", "\n".join([*lines[:at], f"{key} = {value}", *lines[at + 1 :]])
