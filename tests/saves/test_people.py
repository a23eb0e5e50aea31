"""The companions: what their file must hold, and who sits where when nobody or somebody chose."""

from __future__ import annotations

import pytest

from scrapdesk import paths
from scrapdesk.ai.levels import TEMPERAMENTS
from scrapdesk.storage.people import chosen_names, companions, guests, met, seated
from scrapdesk.storage.statistics import Result


def called(players: str, *names: str) -> list[str]:
    return [one.name if one is not None else "" for one in seated(players.split(), names)]


def test_there_are_eight_and_no_two_are_alike() -> None:
    found = companions()
    assert len(found) == 8
    for part in ("id", "name", "line"):
        assert len({getattr(one, part) for one in found}) == 8


@pytest.mark.parametrize("one", companions(), ids=lambda one: one.id)
def test_each_has_a_face_a_temper_that_there_is_and_a_sentence(one: object) -> None:
    found = next(each for each in companions() if each is one)
    assert (paths.assets() / "people" / "art" / f"{found.id}.svg").is_file()
    assert found.temperament in TEMPERAMENTS
    assert found.line.endswith(".") and len(found.line) <= 48 and found.name.istitle()


def test_every_temper_is_somebodys_favourite() -> None:
    assert {one.temperament for one in companions()} == set(TEMPERAMENTS)


def test_where_nobody_chose_they_come_in_their_order() -> None:
    assert called("human ai:steady ai:sharp-sly") == ["", "Bruno", "Ines"]
    assert called("ai:steady human human") == ["Bruno", "", ""]


def test_whoever_was_chosen_sits_there_and_nobody_sits_twice() -> None:
    assert called("human ai:steady ai:steady", "", "", "bruno") == ["", "Ines", "Bruno"]
    assert called("human ai:steady ai:steady", "", "Noor", "Noor") == ["", "Noor", "Bruno"]


def test_a_person_may_be_called_as_a_companion_is() -> None:
    assert called("human ai:steady", "Bruno", "") == ["", "Bruno"]


def test_more_programs_than_companions_begin_with_the_first_again() -> None:
    assert called(" ".join(["ai:random"] * 9))[8] == "Bruno"


def test_only_what_would_not_come_by_itself_is_kept() -> None:
    players = ("human", "ai:steady", "ai:steady")
    usual = seated(players)
    assert chosen_names(players, usual) == ("", "", "")
    turned = (usual[0], usual[2], usual[1])
    kept = chosen_names(players, turned)
    assert kept == ("", "Ines", "Bruno") and seated(players, kept) == turned


def test_guests_are_called_as_the_table_calls_them() -> None:
    ada, other = guests(("human", "ai:steady"), (), ("Ada", "Bruno"))
    assert (ada.name, ada.companion) == ("Ada", None)
    assert other.companion is not None and other.name == other.companion.name == "Bruno"


def result(players: str, ranks: tuple[int, ...], names: tuple[str, ...] = (), practice: bool = False) -> Result:
    seats = tuple(players.split())
    return Result(game="scope", players=seats, ranks=ranks, reason="", moves=9, names=names, practice=practice)


def test_who_was_met_is_counted_once_a_game_and_practice_not_at_all() -> None:
    results = (
        result("human ai:steady", (1, 2)),
        result("human ai:steady", (2, 1)),
        result("human ai:sharp-sly", (1, 2), ("", "Noor")),
        result("human ai:steady", (1, 2), practice=True),
        result("ai:steady ai:steady", (1, 2)),
    )
    assert [(one.companion.name, one.played, one.won) for one in met(results, "scope")] == [
        ("Bruno", 2, 1),
        ("Noor", 1, 1),
    ]
    assert met(results, "scarper") == []
