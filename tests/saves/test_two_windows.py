"""Two windows on one profile: every result of both is kept, and every setting as it was set last."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from scrapdesk.storage.documents import Document
from scrapdesk.storage.files import write_atomic
from scrapdesk.storage.locks import Lock, one_at_a_time
from scrapdesk.storage.settings import SETTINGS, Settings
from scrapdesk.storage.statistics import STATISTICS, History, Result, added, merged, without

ACTS = 100


def result(number: int, game: str = "scamorra") -> Result:
    return Result(game=game, players=("human", "ai:steady"), ranks=(1, 2), reason="SM-7.1", moves=number)


def two(kind: Any, path: Path) -> tuple[Document[Any], Document[Any]]:
    return Document(kind, path), Document(kind, path)


def test_a_result_of_each_window_is_kept(tmp_path: Path) -> None:
    one, other = two(STATISTICS, tmp_path / "s.json")
    one.save(added(one.value, result(1)))
    other.save(added(other.value, result(2)))
    one.save(added(one.value, result(3)))
    assert [kept.moves for kept in Document(STATISTICS, tmp_path / "s.json").value.results] == [1, 2, 3]


def test_two_equal_results_are_two_games(tmp_path: Path) -> None:
    one, other = two(STATISTICS, tmp_path / "s.json")
    one.save(added(one.value, result(1)))
    other.save(added(other.value, result(1)))
    assert len(Document(STATISTICS, tmp_path / "s.json").value.results) == 2


def test_what_is_forgotten_in_one_window_stays_forgotten_and_only_that(tmp_path: Path) -> None:
    path = tmp_path / "s.json"
    Document(STATISTICS, path).save(History((result(1), result(2, "scope"))))
    one, other = two(STATISTICS, path)
    one.save(without(one.value, "scamorra"))
    other.save(added(other.value, result(3)))
    assert [kept.moves for kept in Document(STATISTICS, path).value.results] == [2, 3]


def test_the_settings_of_both_windows_hold(tmp_path: Path) -> None:
    one, other = two(SETTINGS, tmp_path / "s.json")
    one.save(msgspec.structs.replace(one.value, text_size=150, tips_seen=("a",), pins={"t": {"0": "x"}}))
    other.save(msgspec.structs.replace(other.value, speed="slow", tips_seen=("b",), keys={"undo": ["u"]}))
    kept = Document(SETTINGS, tmp_path / "s.json").value
    assert (kept.text_size, kept.speed, kept.pins, kept.keys) == (150, "slow", {"t": {"0": "x"}}, {"undo": ["u"]})
    assert set(kept.tips_seen) == {"a", "b"}


def test_what_is_taken_back_in_one_window_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "s.json"
    Document(SETTINGS, path).save(Settings(keys={"undo": ["u"], "redo": ["r"]}, tips_seen=("a", "b")))
    one, other = two(SETTINGS, path)
    other.save(msgspec.structs.replace(other.value, text_size=125))
    one.save(msgspec.structs.replace(one.value, keys={"redo": ["r"]}, tips_seen=()))
    kept = Document(SETTINGS, path).value
    assert (kept.keys, kept.tips_seen, kept.text_size) == ({"redo": ["r"]}, (), 125)


FIELDS: dict[str, tuple[Any, ...]] = {
    "text_size": (75, 100, 150),
    "speed": ("off", "fast", "slow"),
    "mute_unfocused": (True, False),
    "player": ("Ada", "Bo", "Cem"),
}


@pytest.mark.parametrize("turn", [1, 2])
def test_a_hundred_random_acts_of_each_window_lose_nothing(turn: int, seed: int, tmp_path: Path) -> None:
    rng = random.Random(f"{seed}/{turn}")
    windows = [
        (Document(SETTINGS, tmp_path / "settings.json"), Document(STATISTICS, tmp_path / "s.json")) for _ in "ab"
    ]
    last: dict[str, Any] = {name: getattr(Settings(), name) for name in FIELDS}
    played: list[int] = []
    acts = [0] * ACTS + [1] * ACTS
    rng.shuffle(acts)
    for number, window in enumerate(acts):
        settings, history = windows[window]
        if rng.random() < 0.5:
            history.save(added(history.value, result(number)))
            played.append(number)
            continue
        name = rng.choice(list(FIELDS))
        value = rng.choice(FIELDS[name])
        if value != getattr(settings.value, name):
            settings.save(msgspec.structs.replace(settings.value, **{name: value}))
            last[name] = value
    kept = Document(SETTINGS, tmp_path / "settings.json").value
    assert {name: getattr(kept, name) for name in FIELDS} == last
    assert [one.moves for one in Document(STATISTICS, tmp_path / "s.json").value.results] == played


def test_a_merge_leaves_what_nobody_touched() -> None:
    history = History((result(1), result(2)))
    assert merged(history, history, history) == history


def test_a_newer_program_s_file_that_came_meanwhile_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "s.json"
    settings = Document(SETTINGS, path)
    newer = b'{"schema": 99, "kind": "settings", "payload": {}}'
    path.write_bytes(newer)
    settings.save(Settings(text_size=150))
    assert path.read_bytes() == newer and "newer version of ScrapDesk" in settings.notes[0]
    assert settings.value.text_size == 150


def test_a_lock_is_held_by_one_at_a_time_and_free_again(tmp_path: Path) -> None:
    one, other = Lock(tmp_path / "l"), Lock(tmp_path / "l")
    assert one.take() and one.take() and not other.take()
    one.give()
    assert other.take() and not one.take()
    other.give()


def test_a_window_that_holds_a_file_for_too_long_does_not_stop_the_other(tmp_path: Path) -> None:
    path = tmp_path / "s.json"
    with one_at_a_time(path):
        Document(SETTINGS, path).save(Settings(text_size=150))
    assert Document(SETTINGS, path).value.text_size == 150


def test_what_is_set_while_something_is_written_is_kept_with_what_the_other_window_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "s.json"
    one, other = two(SETTINGS, path)
    other.save(msgspec.structs.replace(other.value, speed="slow"))
    one.hold(msgspec.structs.replace(one.value, text_size=150))

    def write_and_set(file: Path, data: bytes) -> None:
        write_atomic(file, data)
        if file == path and one.value.player != "Bo":
            one.hold(msgspec.structs.replace(one.value, player="Bo"))

    monkeypatch.setattr("scrapdesk.storage.documents.write_atomic", write_and_set)
    one.write()
    assert (one.value.text_size, one.value.player) == (150, "Bo")
    one.write()
    for kept in (one.value, Document(SETTINGS, path).value):
        assert (kept.text_size, kept.player, kept.speed) == (150, "Bo", "slow")


def test_settings_from_two_threads_and_two_windows_all_hold(tmp_path: Path) -> None:
    """One thread sets and another writes, as in the program, while a second window writes as well."""
    path = tmp_path / "s.json"
    one, other = two(SETTINGS, path)
    ended = threading.Event()

    def write_on() -> None:
        while not ended.is_set():
            one.write()

    writer = threading.Thread(target=write_on)
    writer.start()
    for number in range(ACTS // 2):
        one.hold(msgspec.structs.replace(one.value, tips_seen=(*one.value.tips_seen, f"a{number}")))
        other.save(msgspec.structs.replace(other.value, tips_seen=(*other.value.tips_seen, f"b{number}")))
    ended.set()
    writer.join()
    one.write()
    found = set(Document(SETTINGS, path).value.tips_seen)
    assert found == {f"{who}{number}" for who in "ab" for number in range(ACTS // 2)}
