"""`scrapdesk selftest`: looks over the whole program on this machine and says line by line what it found.

Owns the list of checks and how they are told. Must not know pygame: what only the screen's room may touch is
asked there, and loaded only when the test runs.
"""

from __future__ import annotations

import platform
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, NamedTuple

from scrapdesk import __version__, paths

OK: Final = "ok"
BAD: Final = "BAD"
CHILD_SECONDS: Final = 30.0

Check = Callable[[], str]


class Finding(Exception):
    """Something is wrong, and the message says it all; other faults are told with the name of their kind."""


class Result(NamedTuple):
    """One line of the self-test."""

    name: str
    status: str
    detail: str


def run(json: bool = False) -> int:
    """Do every check and tell the results, as they come or as one JSON object. 0 when nothing is bad."""
    if json:
        results = list(all_results())
        sys.stdout.write(as_json(results) + "\n")
    else:
        results = _tell_as_they_come(all_results())
    return 1 if any(result.status == BAD for result in results) else 0


def all_results() -> Iterator[Result]:
    for name, check in _own_checks():
        yield result_of(name, check)
    yield from _screen_results()
    yield from check_games()


def result_of(name: str, check: Check) -> Result:
    """One check as a line. Whatever goes wrong in a check is its finding: a self-test that breaks tells nothing."""
    try:
        return Result(name, OK, check())
    except Exception as problem:  # noqa: BLE001 - see above
        return Result(name, BAD, _told(problem))


def _told(problem: Exception) -> str:
    return str(problem) if isinstance(problem, Finding) else f"{type(problem).__name__}: {problem}"


def as_json(results: Iterable[Result]) -> str:
    from json import dumps

    lines = [result._asdict() for result in results]
    return dumps(
        {"version": __version__, "ok": all(line["status"] != BAD for line in lines), "checks": lines}, indent=1
    )


def _tell_as_they_come(results: Iterable[Result]) -> list[Result]:
    told = []
    for result in results:
        sys.stdout.write(f"{result.name:<12} {result.status:<8} {result.detail}\n")
        sys.stdout.flush()
        told.append(result)
    bad = sum(result.status == BAD for result in told)
    sys.stdout.write(f"self-test: {len(told)} checks, {bad or 'none'} bad\n")
    return told


def _own_checks() -> tuple[tuple[str, Check], ...]:
    return (
        ("program", _program),
        ("python", _python),
        ("settings", _settings_libraries),
        ("assets", lambda: _resources(paths.assets())),
        ("levels", lambda: _resources(paths.levels())),
        ("folders", user_folders),
        ("process", child_process),
    )


def _program() -> str:
    form = "frozen executable" if getattr(sys, "frozen", False) else "Python package"
    return f"scrapdesk {__version__}, {form}"


def _python() -> str:
    return f"{platform.python_implementation()} {platform.python_version()} on {platform.system()} {platform.machine()}"


def _settings_libraries() -> str:
    import msgspec
    import platformdirs

    if msgspec.json.decode(b'{"schema": 1}', type=dict[str, int]) != {"schema": 1}:
        raise ValueError("msgspec misreads a settings file")
    return f"msgspec {msgspec.__version__}, platformdirs {platformdirs.__version__}"


def _resources(folder: Path) -> str:
    count = sum(1 for path in folder.rglob("*") if path.is_file())
    if not count:
        raise Finding(f"nothing in {folder}: the installation is incomplete; please reinstall")
    return f"{count} {'file' if count == 1 else 'files'} in {folder}"


def user_folders() -> str:
    folders = (paths.user_config(), paths.user_data(), paths.user_cache(), paths.user_state())
    for folder in folders:
        try:
            with tempfile.TemporaryFile(dir=nearest_existing(folder)) as file:
                file.write(b"scrapdesk")
        except OSError as fault:
            reason = (fault.strerror or str(fault)).lower()
            raise Finding(f"{folder} cannot be written ({reason}): games and settings will not be saved") from fault
    return f"{len(folders)} writable, saves in {paths.user_data()}"


def nearest_existing(folder: Path) -> Path:
    """The folder itself or the one it would be made in: the test leaves nothing behind."""
    return next(place for place in (folder, *folder.parents) if place.is_dir())


def child_process() -> str:
    """A spawned child answers, and has not loaded the screen's libraries by being born."""
    context = get_context("spawn")
    here, there = context.Pipe()
    child = context.Process(target=answer, args=(there,), daemon=True)
    child.start()
    there.close()
    try:
        if not here.poll(CHILD_SECONDS):
            raise TimeoutError(f"a child process did not answer within {CHILD_SECONDS:.0f} s")
        heavy = here.recv()
    finally:
        child.terminate()
        child.join()
        here.close()
    if heavy:
        raise RuntimeError(f"a child process loads {', '.join(heavy)} at startup")
    return "a spawned child process answers"


def answer(connection: Connection) -> None:
    """What the child does: names the heavy libraries it finds loaded."""
    connection.send([name for name in ("pygame", "pytmx", "resvg_py") if name in sys.modules])
    connection.close()


def _screen_results() -> Iterator[Result]:
    """The checks of the screen's room, which say in one line if that room cannot even be loaded."""
    try:
        from scrapdesk.ui.probes import PROBES
    except Exception as problem:  # noqa: BLE001 - a broken library may raise anything, and that is the finding
        yield Result("libraries", BAD, _told(problem))
        return
    for name, probe in PROBES:
        yield result_of(name, probe)


def check_games() -> Iterator[Result]:
    """The files of all games, their opponents, and a whole game of each."""
    try:
        from scrapdesk.cli.selftest_games import content, opponents, play_at_random
        from scrapdesk.games import GAMES
    except Exception as problem:  # noqa: BLE001 - a game that cannot be loaded is the finding
        yield Result("games", BAD, _told(problem))
        return
    yield result_of("content", content)
    yield result_of("opponents", opponents)
    for game in GAMES:
        yield result_of(game, partial(play_at_random, game))
