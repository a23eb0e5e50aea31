"""Settings and statistics: whatever lies in their files, the program starts, says what it set aside, loses nothing."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from scrapdesk.storage.documents import Document, Kind
from scrapdesk.storage.files import StorageTrouble, write_atomic
from scrapdesk.storage.settings import SETTINGS, Settings
from scrapdesk.storage.statistics import History, Result, added, tally

FULL = Settings(player="Ada", speed="slow", text_size=150, keys={"undo": ["z"]})


def settings_at(path: Path) -> Document[Settings]:
    return Document(SETTINGS, path)


def test_what_is_saved_is_read_again(tmp_path: Path) -> None:
    settings_at(tmp_path / "s.json").save(FULL)
    again = settings_at(tmp_path / "s.json")
    assert again.value == FULL
    assert again.notes == []


def test_no_file_is_no_trouble(tmp_path: Path) -> None:
    fresh = settings_at(tmp_path / "none" / "s.json")
    assert fresh.value == Settings()
    assert fresh.notes == []
    assert not (tmp_path / "none").exists()


def test_a_thousand_damaged_files_are_set_aside_and_the_one_before_is_used(tmp_path: Path) -> None:
    rng = Random(1)
    path = tmp_path / "s.json"
    for _ in range(1000):
        settings_at(path).save(Settings(text_size=120))
        settings_at(path).save(FULL)
        whole = path.read_bytes()
        at = rng.randrange(len(whole))
        kinds = [whole[:at], rng.randbytes(at), whole[:at] + rng.randbytes(1) + whole[at + 1 :], b"", b"null", b"[1]"]
        path.write_bytes(rng.choice(kinds))
        met = settings_at(path)
        assert isinstance(met.value, Settings)
        if met.notes:
            assert "damaged" in met.notes[0]
            assert met.value.text_size == 120
            assert list(tmp_path.glob("s.json.damaged-*"))
        for file in tmp_path.iterdir():
            file.unlink()


@pytest.mark.parametrize(
    ("payload", "word"),
    [
        ({"text_size": 900}, "text_size"),
        ({"speed": "warp"}, "speed"),
        ({"colour": "red"}, "colour"),
        ({"player": 7}, "player"),
        (None, "object"),
    ],
)
def test_a_wrong_value_is_named(tmp_path: Path, payload: object, word: str) -> None:
    path = tmp_path / "s.json"
    path.write_text(json.dumps({"schema": 1, "kind": "settings", "payload": payload}))
    met = settings_at(path)
    assert met.value == Settings()
    assert word in met.notes[0]


def test_a_file_of_a_newer_program_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "s.json"
    text = json.dumps({"schema": 99, "kind": "settings", "payload": {}})
    path.write_text(text)
    met = settings_at(path)
    assert "newer version of ScrapDesk" in met.notes[0]
    met.save(FULL)
    assert met.value == FULL
    assert path.read_text() == text


class Old(msgspec.Struct, frozen=True):
    names: list[str]


def test_older_payloads_are_brought_up_to_date_step_by_step(tmp_path: Path) -> None:
    kind = Kind(
        "names",
        3,
        Old,
        lambda: Old([]),
        {1: lambda payload: {"name": payload["n"]}, 2: lambda payload: {"names": [payload["name"]]}},
    )
    path = tmp_path / "n.json"
    path.write_text(json.dumps({"schema": 1, "kind": "names", "payload": {"n": "Ada"}}))
    assert Document(kind, path).value == Old(["Ada"])
    path.write_text(json.dumps({"schema": 1, "kind": "names", "payload": {}}))
    assert "could not be updated" in Document(kind, path).notes[0]


def test_a_folder_that_takes_nothing_is_a_sentence_and_the_value_stays(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    document = settings_at(blocked / "s.json")
    with pytest.raises(StorageTrouble, match=r"cannot be (written|read)"):
        document.save(FULL)
    assert document.value == FULL


def test_a_full_disk_leaves_the_file_before_and_no_rubbish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "s.json"
    write_atomic(path, b"before")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(StorageTrouble, match="no space left"):
        write_atomic(path, b"after")
    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]


def test_statistics_count_games_of_people_against_opponents() -> None:
    def result(players: tuple[str, ...], ranks: tuple[int, ...], practice: bool = False) -> Result:
        return Result(game="scamorra", players=players, ranks=ranks, reason="SM-7.1", moves=30, practice=practice)

    history = History()
    for one in (
        result(("human", "ai:greedy"), (1, 2)),
        result(("ai:greedy", "human"), (1, 2)),
        result(("human", "ai:greedy"), (1, 1)),
        result(("human", "human"), (1, 2)),
        result(("human", "ai:greedy"), (1, 2), practice=True),
    ):
        history = added(history, one)
    counted = tally(history, "scamorra")
    assert (counted.played, counted.won, counted.drawn) == (3, 1, 1)
    assert tally(history, "scope").played == 0
