"""Every record that the program itself can write is read: names, options, cards of anybody's making, whatever the file
was called and however its lines ended."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from scrapdesk.core.match import Match
from scrapdesk.core.names import given
from scrapdesk.core.options import BadOption
from scrapdesk.core.record import print_record
from scrapdesk.core.record_reader import LARGEST, parse_record
from scrapdesk.core.replay import replay
from scrapdesk.core.tomltext import LARGEST as LARGEST_SET
from scrapdesk.games import GAMES
from scrapdesk.storage.exports import export, read_outside
from scrapdesk.storage.saves import SaveBook
from scrapdesk.storage.workshop import Workshop

NAMES = ("Ada", "\N{LATIN SMALL LETTER E WITH ACUTE}mile", "A\ud800b", "x" * 90, "p1 moves", "~ = |", "\u202eno", "")
ENDS = ("\n", "\r\n", "\r\r\n")
TITLES = ("mine.toml", "a\nb.toml", "sp ace.toml", "-.toml", "M\udcfasica.toml")


def test_games_of_any_set_up_with_any_names_are_read_again(seed: int, tmp_path: Path) -> None:
    rng, book = Random(seed), SaveBook(tmp_path)
    for number in range(30):
        entry = GAMES[rng.choice(list(GAMES))]
        seats = rng.choice(entry.info.seats)
        chosen = {spec.key: rng.choice(spec.choices) for spec in entry.info.options}
        try:
            match = Match(entry.rules, seats, chosen, f"{seed}.{number}", secret="9a" * 16)
        except BadOption:
            continue
        for _ in range(rng.randrange(30)):
            if match.to_act is not None:
                match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))
        names = given([rng.choice(NAMES) for _ in range(seats)], seats)
        record = replace(match.record(",".join(["human"] * seats)), names=names)
        book.keep(f"game {number}", record)
        save = book.load(f"game {number}")
        assert save is not None and book.notes == []
        assert replay(save.record, entry.rules).digest(match.ply) == match.digest(match.ply)
        assert (save.record.names, save.record.secret) == (names, "9a" * 16)


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("title", TITLES)
def test_a_game_with_a_set_of_one_s_own_is_read_again(end: str, title: str, tmp_path: Path) -> None:
    shop, entry = Workshop(GAMES, tmp_path), GAMES["scope"]
    text = next(text for text in entry.content.values() if "[grid]" in text)
    text = re.sub(r'^(id|title) = ".*"', r'\1 = "mine-own"', text, flags=re.MULTILINE).replace("\n", end)
    file = shop.look_into(tmp_path / title, b"\xef\xbb\xbf" + text.encode())
    assert file.whole, file.faults
    content = shop.content_with(file)
    rules = entry.make(content)
    record = Match(rules, 2, {}, "own").record("human,human", content)
    again = parse_record(print_record(record).encode())
    assert dict(again.content) == content
    assert replay(again, entry.make(dict(again.content))).to_act is not None


def test_the_largest_set_fits_into_a_record_that_can_be_read() -> None:
    own = max(sum(len(text.encode()) for text in entry.content.values()) for entry in GAMES.values())
    assert own + 4 * LARGEST_SET < LARGEST - 200_000


def test_a_table_of_results_with_half_a_letter_in_it_is_written(tmp_path: Path) -> None:
    export(tmp_path / "results.csv", "A\ud800b")
    assert read_outside(tmp_path / "results.csv") == b"A?b"
