"""Files that are no files, far too large, or made to be slow: refused at once with a sentence and set aside."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from scrapdesk.core.content import Fault
from scrapdesk.core.match import Match
from scrapdesk.core.record import BadRecord, Record, checksum, print_record
from scrapdesk.core.record_reader import parse_record
from scrapdesk.core.tomltext import BadToml, read_toml
from scrapdesk.games import GAMES
from scrapdesk.storage.content import parsed_file
from scrapdesk.storage.documents import Document
from scrapdesk.storage.exports import export, read_outside
from scrapdesk.storage.files import NotOurs, StorageTrouble, read_bytes
from scrapdesk.storage.reports import record_in
from scrapdesk.storage.rulebook import BadRulebook, parse_rulebook
from scrapdesk.storage.saves import SUFFIX, SaveBook
from scrapdesk.storage.settings import SETTINGS, Settings
from scrapdesk.storage.workshop import Workshop

AT_ONCE = 0.5
"""Seconds of this process, ten times what each needs."""


@contextmanager
def at_once() -> Iterator[None]:
    began = time.process_time()
    yield
    assert time.process_time() - began < AT_ONCE


def fifo(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(20_000_000_000)


def folder(path: Path) -> None:
    path.mkdir()


WRONG = pytest.mark.parametrize("make", [fifo, device, sparse, folder], ids=lambda make: make.__name__)
pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes or devices with names here")


@WRONG
def test_what_is_no_file_of_ours_is_refused_before_it_is_read(make: object, tmp_path: Path) -> None:
    path = tmp_path / "thing"
    make(path)  # type: ignore[operator]
    with at_once(), pytest.raises(NotOurs, match="thing is"):
        read_bytes(path)
    with pytest.raises(StorageTrouble, match="thing is"):
        read_outside(path)


@WRONG
def test_as_a_save_it_is_set_aside_with_a_sentence(make: object, tmp_path: Path) -> None:
    book = SaveBook(tmp_path)
    make(tmp_path / f"running scamorra{SUFFIX}")  # type: ignore[operator]
    with at_once():
        assert book.all() == []
    assert len(book.notes) == 1 and "kept as running scamorra.scrapdesk.damaged-1" in book.notes[0]
    assert book.all() == [] and len(book.notes) == 1


@WRONG
def test_as_settings_it_is_set_aside_and_settings_can_be_saved(make: object, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    make(path)  # type: ignore[operator]
    with at_once():
        settings = Document(SETTINGS, path)
    assert settings.value == Settings() and "kept as settings.json.damaged-1" in settings.notes[0]
    settings.save(Settings(text_size=150))
    assert Document(SETTINGS, path).value.text_size == 150


@WRONG
def test_settings_are_saved_where_such_a_thing_came_meanwhile(make: object, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings = Document(SETTINGS, path)
    make(path)  # type: ignore[operator]
    settings.save(Settings(text_size=150))
    assert Document(SETTINGS, path).value.text_size == 150


DIGITS = "9" * 5000
HEX = "0x" + "f" * 9000


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"x = {DIGITS}", "a number has too many digits"),
        (f"x = {HEX}", "a number has too many digits"),
        (f"x = [[{{ y = {HEX} }}]]", "a number has too many digits"),
        (".".join("a" * 12_000) + " = 1", "a key has more than 16 parts"),
        (" . ".join(['"a\\""'] * 12_000) + " = 1", "a key has more than 16 parts"),
        ("x = { " + ".".join("a" * 12_000) + " = 1 }", "a key has more than 16 parts"),
        ("[" + ".".join("a" * 12_000) + "]", "a key has more than 16 parts"),
        ("x = " + "[" * 100_000, "nested too deeply"),
        ("x = " + "[" * 300 + "]" * 300, "nested too deeply"),
        ("x = '" + "y" * 500_000 + "'", "longer than any such file"),
    ],
)
def test_toml_that_is_slow_or_cannot_be_printed_is_refused_at_once_everywhere(
    text: str, said: str, tmp_path: Path
) -> None:
    with at_once(), pytest.raises(BadToml, match=said):
        read_toml(text)
    found = parsed_file("mine.toml", text)
    assert isinstance(found, Fault) and said in found.reason
    with pytest.raises(BadRulebook, match=said):
        parse_rulebook(text)
    shop = Workshop(GAMES, tmp_path)
    for number, head in enumerate(('game = "scarper"\nkind = "missions"\n', 'game = "scope"\nkind = "scenario"\n')):
        (tmp_path / f"{number}.toml").write_text(head + text)
    with at_once():
        assert [file.whole for file in shop.files()] == [False, False]


def test_our_own_files_are_far_within_the_limits() -> None:
    for entry in GAMES.values():
        for text in entry.content.values():
            assert len(text) < 200_000 and read_toml(text)


def resigned(record: Record, **headers: str) -> str:
    """The text of a record with other headers and a right checksum."""
    lines = print_record(record).splitlines()[:-1]
    for key, value in headers.items():
        lines = [line for line in lines if not line.startswith(f"{key} ")]
        lines.insert(1, f"{key} {value}")
    body = "".join(f"{line}\n" for line in lines)
    return f"{body}end {checksum(body)}\n"


@pytest.mark.parametrize(
    ("headers", "said"),
    [
        ({"file": f"{DIGITS} x"}, "a file header is"),
        ({"file": "\N{SUPERSCRIPT TWO} x"}, "a file header is"),
        ({"players": "human"}, "1 players are named for 2 seats"),
        ({"players": "ai:random,ai:random,ai:random"}, "3 players are named for 2 seats"),
    ],
)
def test_a_record_with_headers_that_cannot_be_is_bad_whatever_its_checksum(headers: dict[str, str], said: str) -> None:
    record = Match(GAMES["scamorra"].rules, 2, {}, "1").record("human,ai:random")
    assert parse_record(resigned(record)).players == "human,ai:random"
    with pytest.raises(BadRecord, match=said):
        parse_record(resigned(record, **headers))


def test_a_report_of_a_megabyte_without_an_end_is_read_at_once() -> None:
    with at_once():
        data = b"ScrapDesk report\n" + b"scrapdesk 1\n" * 300_000
        assert record_in(data) == data


@pytest.mark.parametrize("name", ["\udcfa", "M\udcfasica"])
def test_a_folder_whose_name_is_no_utf_8_is_remembered(name: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    Document(SETTINGS, path).save(Settings(last_folder=name))
    assert Document(SETTINGS, path).value.last_folder == name


def test_half_a_letter_in_settings_does_not_hinder_the_next_saving(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"schema": 2, "kind": "settings", "payload": {"player": "\\ud800"}}')
    settings = Document(SETTINGS, path)
    settings.save(Settings(player=settings.value.player, text_size=150))
    assert Document(SETTINGS, path).value.text_size == 150


def test_a_path_that_no_disk_takes_is_a_sentence(tmp_path: Path) -> None:
    for path in (tmp_path / ("x" * 300), tmp_path / "a\0b"):
        with pytest.raises(StorageTrouble, match="cannot be read"):
            read_outside(path)
        with pytest.raises(StorageTrouble, match="cannot be written"):
            export(path, "text")
