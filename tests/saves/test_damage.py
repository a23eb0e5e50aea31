"""A thousand damaged files of every sort: the program starts, says what it set aside, and loses nothing else."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from scrapdesk.core.record import print_record
from scrapdesk.games import GAMES
from scrapdesk.storage.deals import open_deals
from scrapdesk.storage.finished import FinishedGames
from scrapdesk.storage.saves import SUFFIX, SaveBook
from scrapdesk.storage.settings import Settings, open_settings
from scrapdesk.storage.statistics import History, Result, open_statistics
from scrapdesk.storage.workshop import Workshop
from scrapdesk.ui.building import name_scenes
from scrapdesk.ui.context import AppContext, Storage
from scrapdesk.ui.desk.notices import tell_notices
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.frame.viewport import Viewport
from scrapdesk.ui.paint.pictures import FlatArt
from scrapdesk.ui.paint.sound.audio import NullAudio
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.dialog import Dialog
from scrapdesk.ui.stops.around import played_record
from scrapdesk.ui.table.running import save_name

FILES = ("config/settings.json", "data/statistics.json", "data/saves/running scamorra.scrapdesk")
RESULT = Result(game="scope", players=("human", "ai:calm"), ranks=(1, 2), reason="SC-5", moves=31)
RECORD = played_record("scamorra", 12)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of somebody who has played: each whole, and settings and statistics saved twice."""
    monkeypatch.setenv("SCRAPDESK_HOME", str(tmp_path))
    for size in (120, 150):
        open_settings().save(Settings(player="Ada", text_size=size))
        open_statistics().save(History((RESULT,) * (size // 30)))
    for name in (save_name("scamorra"), "Sunday"):
        SaveBook().keep(name, RECORD)
    return tmp_path


def spoiled(whole: bytes, luck: Random) -> bytes:
    at = luck.randrange(len(whole))
    kinds: tuple[Callable[[], bytes], ...] = (
        lambda: whole[:at],
        lambda: whole[at:],
        lambda: luck.randbytes(at),
        lambda: whole[:at] + luck.randbytes(2) + whole[at + 2 :],
        lambda: whole.replace(b"1", b"-7").replace(b"2", b'"'),
        lambda: b"",
        lambda: b"null",
        lambda: b"[" * 5000,
    )
    return luck.choice(kinds)()


def storage() -> Storage:
    return Storage(open_settings(), open_statistics(), SaveBook(), open_deals(), FinishedGames())


def test_seven_hundred_damaged_files_are_set_aside_and_nothing_else_is_lost(home: Path) -> None:
    luck = Random(8)
    whole = {name: (home / name).read_bytes() for name in FILES}
    told = 0
    for number in range(700):
        name = FILES[number % len(FILES)]
        (home / name).write_bytes(spoiled(whole[name], luck))
        kept = storage()
        running = kept.shelf.load(save_name("scamorra"))
        notes = [*kept.settings.notes, *kept.history.notes, *kept.shelf.notes]
        told += bool(notes)
        assert kept.settings.value.player == "Ada" and kept.history.value.results[0] == RESULT
        if not name.endswith(SUFFIX):
            assert running is not None and running.record.moves[0].text == RECORD.moves[0].text
        elif running is None:
            assert "damaged" in notes[0] and list((home / name).parent.glob("*.damaged-*"))
        assert {save.name for save in kept.shelf.all()} >= {"Sunday"}
        mend(home, whole)
    assert told > 500


def mend(home: Path, whole: dict[str, bytes]) -> None:
    for path in home.rglob("*.damaged-*"):
        path.unlink()
    for name, data in whole.items():
        (home / name).write_bytes(data)


def test_the_desk_opens_and_tells_what_was_set_aside(home: Path) -> None:
    import pygame

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    for name in FILES:
        (home / name).write_bytes(b"\x00nothing of ours")
    context = AppContext(storage(), FlatArt(), NullAudio(), Viewport((1280, 720)))
    name_scenes(context)
    context.scenes.push(DeskScene(context))
    tell_notices(context)
    context.scenes.settle()
    told = context.scenes.top
    assert isinstance(told, Dialog) and isinstance(told, WidgetScene)
    words = " ".join(box.text for box in told.text_boxes())
    for said in ("Settings.json is damaged", "Statistics.json is damaged", "running scamorra is damaged", "unchanged"):
        assert said in words
    told.escape()
    context.scenes.settle()
    assert isinstance(context.scenes.top, DeskScene) and context.settings.player == "Ada"
    context.scenes.clear()
    context.scenes.settle()
    pygame.quit()


def test_where_all_is_well_nothing_is_said(home: Path) -> None:
    kept = storage()
    assert [*kept.settings.notes, *kept.history.notes] == [] and len(kept.shelf.all()) == 2
    assert kept.shelf.notes == []


def test_three_hundred_damaged_content_files_each_have_a_word_on_what_is_wrong(tmp_path: Path) -> None:
    luck, workshop, broken = Random(5), Workshop(GAMES, tmp_path), 0
    sources = [text.encode() for entry in GAMES.values() for text in list(entry.content.values())[:2]]
    for number in range(300):
        path = tmp_path / f"own-{number % 7}.toml"
        path.write_bytes(spoiled(luck.choice(sources), luck))
        file = workshop.look_at(path)
        broken += not file.whole
        assert file.whole or all(str(fault) for fault in file.faults)
        if file.whole:
            GAMES[file.game].make(workshop.content_with(file))
    assert broken > 200 and len(workshop.files()) == 7


def test_what_a_killed_program_left_is_swept_away_and_what_is_being_written_stays(tmp_path: Path) -> None:
    old, young = tmp_path / f".one{SUFFIX}.abc", tmp_path / f".two{SUFFIX}.def"
    for path in (old, young):
        path.write_bytes(b"half a ga")
    os.utime(old, (time.time() - 7200, time.time() - 7200))
    book = SaveBook(tmp_path)
    book.keep("three", RECORD)
    assert not old.exists() and young.exists() and {save.name for save in book.all()} == {"three"}


def test_a_save_gets_another_name_and_never_one_that_is_taken(tmp_path: Path) -> None:
    from scrapdesk.storage.files import StorageTrouble

    book = SaveBook(tmp_path)
    for name in ("one", "two"):
        book.keep(name, RECORD)
    with pytest.raises(StorageTrouble, match="already"):
        book.rename("one", "two")
    with pytest.raises(StorageTrouble):
        book.rename("one", "../three")
    with pytest.raises(StorageTrouble, match="cannot be renamed"):
        book.rename("none", "four")
    book.rename("one", "Three")
    assert {save.name for save in book.all()} == {"Three", "two"}
    assert book.has("two") and not book.has("one") and not book.has("../two")
    assert print_record(RECORD).encode() == (tmp_path / f"Three{SUFFIX}").read_bytes()
