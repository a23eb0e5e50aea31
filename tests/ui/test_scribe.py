"""Writing beside the window: in order, nothing is waited for, nothing gets lost, and what goes wrong is told."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from scrapdesk.core.record import print_record
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.storage.finished import FinishedGames
from scrapdesk.storage.saves import SaveBook
from scrapdesk.ui.context import AppContext, NewTable, Storage
from scrapdesk.ui.desk.saves import SavesScene
from scrapdesk.ui.frame.scribe import Scribe
from scrapdesk.ui.requests import OpenSaves
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.running import save_name
from scrapdesk.ui.table.scene import TableScene
from tests.ui.hands import desk, frame, scene

GAME = "scamorra"


class Gate:
    """A disk that takes nothing until somebody lets it."""

    def __init__(self) -> None:
        self._open, self.asked = threading.Event(), threading.Event()

    def let(self) -> None:
        self._open.set()

    def wait(self) -> None:
        self.asked.set()
        assert self._open.wait(20)


@pytest.fixture
def scribe() -> Iterator[Scribe]:
    made = Scribe()
    made.begin()
    yield made
    made.close()


def nobody(_trouble: StorageTrouble) -> None:
    raise AssertionError("nothing went wrong")


def test_it_is_written_in_order_while_nobody_waits(scribe: Scribe) -> None:
    gate, done = Gate(), list[int]()
    scribe.write(gate.wait, nobody)
    for number in range(5):
        scribe.write(lambda number=number: done.append(number), nobody)  # type: ignore[misc]
    assert gate.asked.wait(20) and done == []
    gate.let()
    scribe.finish()
    assert done == [0, 1, 2, 3, 4]


def test_before_it_begins_everything_is_written_at_once() -> None:
    scribe, done = Scribe(), list[str]()
    scribe.write(lambda: done.append(threading.current_thread().name), nobody)
    assert done == [threading.current_thread().name]


def test_nobody_waits_for_what_is_not_read_again(scribe: Scribe) -> None:
    gate, done = Gate(), list[str]()
    scribe.write(lambda: done.append("a game"), nobody)
    scribe.write(gate.wait, nobody, read=False)
    scribe.finish()
    assert done == ["a game"] and gate.asked.wait(20)
    gate.let()
    scribe.close()


def test_closing_waits_for_the_last_and_ends_the_thread(scribe: Scribe) -> None:
    gate, done = Gate(), list[str]()
    scribe.write(gate.wait, nobody)
    scribe.write(lambda: done.append("last"), nobody)
    threading.Timer(0.05, gate.let).start()
    scribe.close()
    assert done == ["last"]
    assert "scribe" not in {thread.name for thread in threading.enumerate()}


def test_trouble_is_told_in_the_thread_that_asks_and_the_next_is_written(scribe: Scribe) -> None:
    def full() -> None:
        raise StorageTrouble("no space left on device")

    told, done = list[tuple[str, str]](), list[str]()
    scribe.write(full, lambda trouble: told.append((str(trouble), threading.current_thread().name)))
    scribe.write(lambda: done.append("next"), nobody)
    scribe.finish()
    assert told == [("no space left on device", threading.current_thread().name)] and done == ["next"]


def test_what_nobody_could_expect_is_raised_in_the_window(scribe: Scribe) -> None:
    def wrong() -> None:
        raise KeyError("of a program that is wrong")

    scribe.write(wrong, nobody)
    with pytest.raises(KeyError, match="of a program"):
        scribe.finish()


def test_where_no_thread_can_be_had_it_is_written_at_once(scribe: Scribe, monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left(_thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", none_left)
    done = list[str]()
    scribe.write(lambda: done.append("here"), nobody)
    assert done == ["here"]


# -- at a table ---------------------------------------------------------------------------------------------


@pytest.fixture
def context(tmp_path: Path) -> Iterator[AppContext]:
    with desk(speed="off", confirm="off", curtain=False) as opened:
        kept = opened.storage
        shelf, finished = SaveBook(tmp_path / "saves"), FinishedGames(tmp_path / "finished")
        opened.storage = Storage(kept.settings, kept.history, shelf, kept.deals, finished)
        opened.scribe.begin()
        yield opened
        opened.scribe.close()


def seated(context: AppContext) -> TableScene:
    sit_down(context, NewTable(GAME, ("human", "human"), seed="1"))
    context.scenes.settle()
    return next(found for found in context.scenes.scenes if isinstance(found, TableScene))


def moved(context: AppContext, table: TableScene) -> None:
    match = table.sitting.match
    assert match.to_act is not None
    table.play(match.legal_moves(match.to_act)[0])
    frame(context)


def slowed(context: AppContext, gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk takes no game until the gate is opened."""
    keep = context.storage.shelf.keep

    def keep_when_let(*given: object) -> None:
        gate.wait()
        keep(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(context.storage.shelf, "keep", keep_when_let)


def test_moves_go_on_while_the_disk_takes_its_time(context: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
    table, gate = seated(context), Gate()
    slowed(context, gate, monkeypatch)
    for _ in range(3):
        moved(context, table)
    assert table.sitting.moves_made == 3 and gate.asked.wait(20)
    gate.let()
    context.scribe.finish()
    kept = context.storage.shelf.load(save_name(GAME))
    assert kept is not None and print_record(kept.record) == print_record(table.sitting.record())


def test_a_table_that_is_left_is_on_the_disk_and_the_desk_knows_it(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, gate = seated(context), Gate()
    slowed(context, gate, monkeypatch)
    moved(context, table)
    threading.Timer(0.05, gate.let).start()
    context.scenes.pop(table)
    context.scenes.settle()
    kept = context.storage.shelf.load(save_name(GAME))
    assert kept is not None and len(kept.record.moves) == table.sitting.match.ply


def test_who_opens_the_saved_games_finds_the_last_move(context: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
    table, gate = seated(context), Gate()
    slowed(context, gate, monkeypatch)
    moved(context, table)
    threading.Timer(0.05, gate.let).start()
    context.open(OpenSaves())
    context.scenes.settle()
    assert isinstance(context.scenes.top, SavesScene)
    assert context.storage.shelf.has(save_name(GAME))


def test_a_setting_holds_at_once_and_is_kept_while_nobody_waits(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, settings = Gate(), context.storage.settings
    monkeypatch.setattr(settings, "write", gate.wait)
    context.change_settings(speed="slow")
    assert context.settings.speed == "slow" == context.clock.speed and gate.asked.wait(20)
    context.open(OpenSaves())
    context.scenes.settle()
    assert isinstance(context.scenes.top, SavesScene), "no scene reads it from the disk"
    gate.let()


def test_a_full_disk_is_told_in_the_usual_words(context: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_given: object) -> None:
        raise StorageTrouble("running scamorra.scrapdesk cannot be written: no space left on device")

    table = seated(context)
    monkeypatch.setattr(context.storage.shelf, "keep", full)
    moved(context, table)
    context.scribe.finish()
    context.scenes.settle()
    toast = scene(context).passing.toast
    assert toast is not None and "The game could not be saved" in toast.text and "no space left" in toast.text


def test_a_result_that_could_not_be_kept_is_kept_when_there_is_room(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_value: object) -> None:
        raise StorageTrouble("no space left on device")

    table, history = seated(context), context.storage.history
    match, before, save = table.sitting.match, len(history.value.results), history.save
    monkeypatch.setattr(history, "save", full)
    while match.to_act is not None:
        match.play(match.to_act, match.legal_moves(match.to_act)[0])
        frame(context)
    context.scribe.finish()
    assert context.storage.shelf.has(save_name(GAME)) and len(history.value.results) == before
    monkeypatch.setattr(history, "save", save)
    assert table.autosave is not None
    table.autosave.soon()
    frame(context)
    context.scribe.finish()
    assert not context.storage.shelf.has(save_name(GAME)) and len(history.value.results) == before + 1
