"""All measurements in one run, as one table: what it shall be at most, what it is, whether that is kept, how busy the
machine was. `--write` puts the table into docs/performance.md, with the day and the machine.

Run: python -m tests.bench.all [--short] [--write] [--only played,answer]
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from scrapdesk.games import GAMES
from tests.bench import answer, first_sight, lateness, played, rules_speed, search_speed, startup, thinking
from tests.bench.screen import Figure

PAGE = Path(__file__).parents[2] / "docs" / "performance.md"
BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"
Bench = Callable[[bool], Iterable[Figure]]


def _rules(short: bool) -> Iterator[Figure]:
    for game, seats in _tables():
        found = rules_speed.measure(game, seats, 2 if short else 5)
        least = 0.30 if game == "scamorra" else 0.17
        yield Figure(f"{game} {seats}: rules over the limit", _number(found["ratio"]), "x", least, least=True)


def _search(short: bool) -> Iterator[Figure]:
    for game, seats in _tables():
        found = search_speed.measure(game, seats, "master", 1.0 if short else 4.0)
        yield Figure(f"{game} {seats}: master, simulations a second", _number(found["simulations_per_s"]), "/s")


def _played(short: bool) -> Iterator[Figure]:
    for height in (1080, 2160):
        for game, entry in GAMES.items():
            yield from played.played(game, max(entry.info.seats), height, 15 if short else 60)


def _answer(short: bool) -> Iterator[Figure]:
    for height in (1080, 2160):
        yield from answer.answers(height, 20 if short else 60)


def _start(short: bool) -> Iterator[Figure]:
    yield from startup.figures(3 if short else 9)


def _first_sight(short: bool) -> Iterator[Figure]:
    for height in (1080, 2160):
        yield from first_sight.figures(list(GAMES), height, 1 if short else first_sight.RUNS)


def _lateness(short: bool) -> Iterator[Figure]:
    for game in GAMES:
        yield from lateness.beside(game, 1080, 2.0 if short else 6.0)


def _thinking(short: bool) -> Iterator[Figure]:
    for game, seats in _tables():
        for level, bar in thinking.BARS.items():
            every = 12 if short else 4
            found = thinking.measure(game, level, 1, "all", every, seats)
            p95 = found["p95"]
            assert isinstance(p95, dict)
            yield Figure(f"{game} {seats}: {level} thinks, 95 of 100", p95["wall"], "s", bar, more=found)


def _number(found: object) -> float:
    assert isinstance(found, int | float)
    return found


def _tables() -> Iterator[tuple[str, int]]:
    for game, entry in GAMES.items():
        for seats in sorted({min(entry.info.seats), max(entry.info.seats)}):
            yield game, seats


BENCHES: dict[str, Bench] = {
    "rules": _rules,
    "search": _search,
    "played": _played,
    "answer": _answer,
    "start": _start,
    "first_sight": _first_sight,
    "lateness": _lateness,
    "thinking": _thinking,
}


def row(figure: Figure) -> str:
    goal = "" if figure.bar is None else f"{'at least ' if figure.least else ''}{figure.bar:g} {figure.unit}"
    return f"| {figure.name} | {goal} | {figure.value:.4g} {figure.unit} | {figure.verdict} | {figure.load:g} |"


def table(figures: Iterable[Figure]) -> str:
    head = ["| What | Goal | Figure | Verdict | Load |", "|---|---|---|---|---|"]
    return "\n".join([*head, *map(row, figures)])


def write(page: str, figures: Iterable[Figure]) -> str:
    """The page with this table in place of the one that is in it."""
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    return f"{before}{BEGIN}\n{day}, {machine}\n\n{table(figures)}\n{END}{after}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="a few minutes: less of everything")
    parser.add_argument("--write", action="store_true", help=f"into {PAGE.name}")
    parser.add_argument("--only", default=",".join(BENCHES), help="some of them, with commas between")
    given = parser.parse_args()
    figures: list[Figure] = []
    print(table([]))
    for name in given.only.split(","):
        for figure in BENCHES[name](given.short):
            figures.append(figure)
            print(row(figure), flush=True)
    if given.write:
        PAGE.write_text(write(PAGE.read_text(encoding="utf-8"), figures), encoding="utf-8")
    sys.exit(any(figure.verdict == "broken" for figure in figures))


if __name__ == "__main__":
    main()
