"""The rendering process stays small: it must not load what only the window needs."""

from __future__ import annotations

import subprocess
import sys
from types import ModuleType

import pytest

from scrapdesk import paths
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.paint.art.painted import PaintOrder, Rendered
from scrapdesk.ui.paint.art.worker_link import FAILURES, WorkerLink, can_be_imported_again
from scrapdesk.ui.paint.art_worker import KEPT_SHEETS, Renderer

PROBE = (
    "import sys, scrapdesk.ui.paint.art_worker\n"
    "from scrapdesk.ui.faces.pictures import open_portfolio\n"
    "open_portfolio()\n"
    "rules = {name for name in sys.modules if name.startswith('scrapdesk.games.') and name.endswith('.rules')}\n"
    "print(sorted({'pygame', 'pytmx', 'msgspec'} & set(sys.modules) | rules))"
)


def test_the_worker_loads_neither_pygame_nor_the_rules_of_any_game() -> None:
    done = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == "[]"


def test_shared_layers_are_rendered_once_and_not_kept_for_ever() -> None:
    renderer = Renderer(paths.assets(), open_portfolio())
    answers = [renderer.answer(PaintOrder(picture(f"scamorra/card-{kind}"), (180, 252))) for kind in ("king", "queen")]
    assert all(isinstance(answer, Rendered) for answer in answers)
    king, queen = (answer.layers for answer in answers if isinstance(answer, Rendered))
    assert king[0].png is queen[0].png
    assert king[1].png != queen[1].png
    for width in range(360, 360 + KEPT_SHEETS):
        renderer.answer(PaintOrder(picture("scamorra/back"), (width, 4)))
    again = renderer.answer(PaintOrder(picture("scamorra/card-king"), (180, 252)))
    assert isinstance(again, Rendered) and again.layers[0].png == king[0].png and again.layers[0].png is not king[0].png


class Gone:
    """A process that was started, and has died."""

    pid = 0

    def __init__(self, *_what: object) -> None:
        self.pipe = self

    def send(self, order: PaintOrder) -> None:
        raise EOFError

    def end(self) -> None:
        pass


def test_where_no_process_can_be_had_this_one_renders_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    started: list[Gone] = []

    def start(*what: object) -> Gone:
        started.append(Gone(*what))
        return started[-1]

    monkeypatch.setattr("scrapdesk.ui.paint.art.worker_link.Child", start)
    link = WorkerLink(paths.assets(), open_portfolio)
    orders = [PaintOrder(picture(f"desk/icon-{name}"), (16, 16)) for name in ("undo", "clock", "people", "dice")]
    assert all(isinstance(link.ask(order), Rendered) for order in orders)
    assert len(started) == FAILURES
    assert [record.levelname for record in caplog.records].count("WARNING") == 1
    link.close()


def test_a_main_program_that_was_piped_in_starts_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    piped = ModuleType("__main__")
    piped.__file__ = "/nowhere/<stdin>"
    monkeypatch.setitem(sys.modules, "__main__", piped)
    link = WorkerLink(paths.assets(), open_portfolio)
    assert isinstance(link.ask(PaintOrder(picture("desk/icon-undo"), (16, 16))), Rendered)
    assert link.process_id is None
    link.close()


def test_an_executable_starts_its_process_though_it_has_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    built = ModuleType("__main__")
    built.__file__ = "/nowhere/__main__.py"
    monkeypatch.setitem(sys.modules, "__main__", built)
    assert not can_be_imported_again()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert can_be_imported_again()
