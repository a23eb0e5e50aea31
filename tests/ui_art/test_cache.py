"""The disk cache: it may be damaged, full, or gone, and nothing happens but that a picture is rendered again."""

from __future__ import annotations

import errno
import logging
import os
from pathlib import Path
from random import Random

import pytest

from scrapdesk.ui.paint.art.cache import DiskCache, Pixels


def noise(seed: int, size: tuple[int, int] = (20, 10)) -> Pixels:
    return Pixels(size, False, Random(seed).randbytes(size[0] * size[1] * 4))


def test_what_was_stored_is_loaded_again(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path / "new" / "folder")
    cache.store("one", noise(1))
    cache.store("two", Pixels((1, 2), True, bytes(8)))
    assert cache.load("one") == noise(1)
    assert cache.load("two") == Pixels((1, 2), True, bytes(8))
    assert cache.load("three") is None


def test_every_kind_of_damage_counts_as_not_there_and_can_be_written_over(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path)
    cache.store("one", noise(1))
    path = tmp_path / "one.art"
    whole = path.read_bytes()
    luck = Random(5)
    damaged = [whole[:length] for length in (0, 3, 22, 23, len(whole) // 2, len(whole) - 1)]
    damaged += [whole + b"x", b"<html>", bytes(len(whole))]
    for _ in range(200):
        at = luck.randrange(len(whole))
        damaged.append(whole[:at] + bytes([whole[at] ^ (1 << luck.randrange(8))]) + whole[at + 1 :])
    for raw in damaged:
        path.write_bytes(raw)
        found = cache.load("one")
        assert found is None or (found.size == (20, 10) and found.data == noise(1).data)
    cache.store("one", noise(2))
    assert cache.load("one") == noise(2)


def test_a_full_disk_is_said_once_and_costs_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    cache = DiskCache(tmp_path)
    cache.store("before", noise(1))

    def full(*_args: object, **_named: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("scrapdesk.ui.paint.art.cache.tempfile.mkstemp", full)
    with caplog.at_level(logging.WARNING):
        cache.store("one", noise(2))
        cache.store("two", noise(3))
    assert len(caplog.records) == 1
    assert cache.load("one") is None
    assert cache.load("before") == noise(1)


def test_a_disk_that_fills_up_in_the_middle_of_writing_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = DiskCache(tmp_path)

    def full(_self: Path, _target: Path) -> Path:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    cache.store("one", noise(2))
    assert list(tmp_path.iterdir()) == []


def test_the_longest_unused_go_when_there_is_no_room(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path, limit=6000)
    for number in range(10):
        cache.store(f"k{number}", noise(number))
        os.utime(tmp_path / f"k{number}.art", (number, number))
    held = {path.stem for path in tmp_path.iterdir()}
    assert "k0" not in held
    assert {"k8", "k9"} <= held
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) <= 6000


def test_a_folder_that_cannot_be_made_is_no_harm(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    cache = DiskCache(tmp_path / "file" / "cache")
    cache.store("one", noise(1))
    assert cache.load("one") is None
