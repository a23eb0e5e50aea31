"""Records: what is damaged is said with line and reason, and quickly; what is whole reads back."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from scrapdesk.core.match import Match
from scrapdesk.core.record import BadRecord, print_record
from scrapdesk.core.record_reader import LARGEST, parse_record
from scrapdesk.core.replay import replay
from scrapdesk.games import GAMES

RULES = GAMES["scamorra"].rules


def played(seed: str = "12", plies: int = 500) -> Match[object, object, object]:
    match, rng = Match(RULES, 2, {}, seed), Random(seed)
    for _ in range(plies):
        seat = match.to_act
        if seat is None:
            break
        match.play(seat, rng.choice(match.legal_moves(seat)))
    return match


WHOLE = print_record(played().record())
OPEN = print_record(played(plies=9).record())


@pytest.mark.parametrize("text", [WHOLE, OPEN], ids=["finished", "open"])
def test_one_flipped_character_anywhere_is_a_bad_record_with_a_line(text: str) -> None:
    rng = Random(1)
    for at in range(len(text)):
        flipped = rng.choice([c for c in "a0 ~\nZ=é" if c != text[at]])
        with pytest.raises(BadRecord) as caught:
            replay(parse_record((text[:at] + flipped + text[at + 1 :]).encode()), RULES)
        assert 1 <= caught.value.line <= text.count("\n") + 2
        assert caught.value.reason


def test_a_record_cut_off_anywhere_is_a_bad_record() -> None:
    for end in range(len(WHOLE)):
        with pytest.raises(BadRecord):
            parse_record(WHOLE[:end])


def test_a_missing_end_is_called_cut_off_and_a_changed_byte_is_called_damage() -> None:
    with pytest.raises(BadRecord, match="cut off"):
        parse_record(WHOLE[: WHOLE.rindex("end")])
    with pytest.raises(BadRecord, match="changed or damaged"):
        parse_record(WHOLE.replace("p1 play", "p1 pley", 1))


def test_a_newer_format_and_other_rules_are_named_as_such() -> None:
    with pytest.raises(BadRecord, match="line 1: a record of format '2'"):
        parse_record(WHOLE.replace("scrapdesk 1", "scrapdesk 2", 1))
    other = parse_record(WHOLE.replace("rules 1\n", "rules 7\n", 1), unsigned=True)
    with pytest.raises(BadRecord, match="saved under rules 7"):
        replay(other, RULES)


def test_noise_of_ten_megabytes_is_refused() -> None:
    noise = Random(2).randbytes(10_000_000)
    assert len(noise) > LARGEST
    with pytest.raises(BadRecord, match="larger than any record"):
        parse_record(noise)
    with pytest.raises(BadRecord):
        parse_record(noise[: LARGEST - 1])
    with pytest.raises(BadRecord):
        parse_record(b"scrapdesk 1\n" + b"p1 play b a1b2\n" * 200_000)


def test_a_state_that_comes_out_otherwise_is_named_with_its_move() -> None:
    lines = WHOLE.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("= 20 "))
    lines[at] = "= 20 000000000000"
    record = parse_record("\n".join(lines), unsigned=True)
    with pytest.raises(BadRecord, match="saved under other rules: the state differs at move 20"):
        replay(replace(record, signed=True, given_luck=False), RULES)


def test_luck_that_does_not_follow_from_the_seed_is_refused() -> None:
    record = parse_record(WHOLE)
    with pytest.raises(BadRecord, match="does not match the seed"):
        replay(replace(record, seed="13"), RULES)


def test_a_hand_made_record_may_have_comments_and_luck_of_its_own() -> None:
    text = (
        "scrapdesk 1\ngame scamorra\nrules 1\nseats 2\nseed 1\n; a little game\nmoves\n"
        "* shuffle p1 kqbbbnnnrrrppppp\n* shuffle p2 pppppkqbbbnnnrrr\n; white begins\n* lot p1\np1 choose move\n"
    )
    match = replay(parse_record(text, unsigned=True), RULES)
    assert match.to_act == 1
    assert match.given_luck
    again = replay(parse_record(print_record(match.record())), RULES)
    assert again.to_act == 1


def test_windows_line_ends_do_no_harm() -> None:
    assert parse_record(WHOLE.replace("\n", "\r\n").encode()).moves == parse_record(WHOLE).moves


def test_seed_and_secret_lines_are_veiled_while_the_game_goes_on_and_open_after_it() -> None:
    assert "shuffle" not in OPEN
    assert "seed 12" not in OPEN
    assert "* shuffle p1" in WHOLE
    assert "seed 12" in WHOLE


def test_an_embedded_set_travels_inside_and_must_fit_its_header() -> None:
    content = {"cards.toml": "game = 'x'\n\n# two\n"}
    text = print_record(played(plies=3).record(content=content))
    assert dict(parse_record(text).content) == content
    with pytest.raises(BadRecord, match="not those of the header"):
        parse_record(text.replace("# two", "# six"), unsigned=True)
