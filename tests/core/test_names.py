"""Names of people: harmless letters only, and no part of any game."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from scrapdesk.core.names import LONGEST, cleaned, given, turned, twice
from scrapdesk.core.record import BadRecord, checksum, print_record
from scrapdesk.core.record_reader import parse_record
from scrapdesk.core.replay import replay
from tests.core.test_record import RULES, played

HOSTILE = {
    "Ada\nend 0123456789abcdef": "Ada end 0123456789abcdef",
    "\x1b[2JBo\x07": "2JBo",
    "\u202eevil\u2069 \u200bAda": "evil Ada",
    "**[[icon]]** {name}": "icon name",
    "  much   room  ": "much room",
    "Z\u0335\u0327\u0328\u0323\u0324algo": "\u1e92\u0335\u0327algo",
    "\u0301x": "x",
    "\u3164\u2800\u200b": "",
    "\ud800x": "x",
    "W" * 500: "W" * LONGEST,
    "Jose\u0301": "Jos\u00e9",
    "\u05e9\u05e8\u05d4": "\u05e9\u05e8\u05d4",
    "Zo\u00eb \U0001f600": "Zo\u00eb \U0001f600",
}


@pytest.mark.parametrize(("text", "name"), HOSTILE.items(), ids=lambda text: ascii(text)[:20])
def test_a_name_keeps_what_can_be_seen_and_does_no_harm(text: str, name: str) -> None:
    assert cleaned(text) == name
    assert cleaned(name) == name


def test_whatever_is_typed_becomes_one_short_line() -> None:
    luck = Random(8)
    for _ in range(3000):
        text = "".join(chr(luck.choice((luck.randrange(0x110000), luck.randrange(0x300)))) for _ in range(40))
        name = cleaned(text)
        assert len(name) <= LONGEST and name == name.strip() and (name == "" or name.isprintable())
        assert cleaned(name) == name and not set(name) & set("[]{}*")


def test_there_is_a_name_for_every_seat_or_for_none() -> None:
    assert given(["", "Bo"], 3) == ("", "Bo", "")
    assert given(["Ada", "Bo", "Cy"], 2) == ("Ada", "Bo")
    assert given(["\u200b", ""], 2) == given([], 4) == ()
    assert turned(("Ada", "Bo", "Cy"), -1) == ("Bo", "Cy", "Ada")
    assert turned(("Ada", "Bo"), 0) == ("Ada", "Bo") and turned((), -1) == ()


def test_the_same_name_twice_is_found_whatever_its_capitals() -> None:
    assert twice(["Ada", "Bo", "ADA"]) == "ADA"
    assert twice(["Ada", "Bo"]) == ""


@pytest.mark.parametrize("plies", [9, 500], ids=["open", "finished"])
def test_a_record_brings_the_names_back_and_plays_the_same_game_without_them(plies: int) -> None:
    plain = played(plies=plies).record("human,human")
    record = replace(plain, names=("Ada & Co", "\u674e\u96f7"))
    found = parse_record(print_record(record).encode())
    assert found.names == record.names
    assert replay(found, RULES).record("human,human") == plain
    named, bare = (print_record(one).splitlines()[:-1] for one in (record, plain))
    assert [line for line in named if not line.startswith("name ")] == bare


def signed(body: str) -> str:
    return f"{body}end {checksum(body)}\n"


def test_a_name_that_somebody_wrote_by_hand_is_cleaned_when_it_is_read() -> None:
    body = print_record(played(plies=9).record("human,human")).rpartition("end ")[0]
    hostile = body.replace("moves\n", "name p2 \x1b[31m**\u202eBo**\nmoves\n", 1)
    assert parse_record(signed(hostile)).names == ("", "31mBo")
    nobody = body.replace("moves\n", "name p2 \u200b\nmoves\n", 1)
    assert parse_record(signed(nobody)).names == ()


@pytest.mark.parametrize(
    "line", ["name Ada", "name * Luck", "name p3 Ada", "name p1 A\nname p1 B", "name", "name p9 X"]
)
def test_a_name_for_nobody_is_a_bad_record(line: str) -> None:
    body = print_record(played(plies=9).record("human,human")).rpartition("end ")[0]
    with pytest.raises(BadRecord):
        parse_record(signed(body.replace("moves\n", f"{line}\nmoves\n", 1)))
