"""Scalawag!'s log in short: a flag, a seal, a few words, and whatever belongs to it in the same row."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk import paths
from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.table.telling import Teller
from scrapdesk.ui.widgets.logrows import ToldRow, row_from
from tests.ui.faces import look_for

ENTRY = GAMES["scalawag"]
NAMES = ("Ada", "Tully", "Bruno", "Ines", "Solveig", "Amara", "Jas", "Haru")


class Played:
    """A match with names and a table."""

    def __init__(self, seats: int, seed: str, options: dict[str, str] | None = None) -> None:
        self.match = Match(ENTRY.rules, seats, {"seats": "named", **(options or {})}, seed)
        self.table, self.names = ENTRY.table, NAMES[:seats]


def rows(played: Played, viewer: int | None = 0) -> list[ToldRow]:
    look, texts = look_for("scalawag", played.match.seats), Texts()
    assert look is not None
    texts.names = played.names
    look.spread(played.match.view(viewer))
    teller = Teller(played, texts)
    teller.signs, teller.brief = look.signs, look.brief
    lines, found = teller.log(viewer), list[ToldRow]()
    while not found or found[-1].end < len(lines):
        found.append(row_from(lines, found[-1].end if found else 0, texts))
    return found


def told(played: Played, *moves: str) -> list[str]:
    """The rows that some moves make."""
    before = len(rows(played))
    for move in moves:
        played.match.play_text(played.match.to_act or 0, move)
    return [f"{row.words} {row.gain}".strip() for row in rows(played)[before:]]


def test_a_lie_that_is_called_is_three_rows_and_the_last_says_what_it_cost() -> None:
    played = Played(3, "log")
    captain = played.match.to_act or 0
    said = told(played, "order trim 3", "scalawag")
    assert said == ["Trim sails, three sailors", f"calls {NAMES[captain]}"]
    moves = {played.match.rules.encode_move(move) for move in played.match.legal_moves(captain)}
    assert told(played, "hole") == ["doesn't show the crew, hole 1 of 5"] and "hole" in moves


def test_an_order_without_crew_has_its_own_sign_and_one_with_crew_a_seal() -> None:
    played = Played(3, "signs")
    played.match.play_text(played.match.to_act or 0, "order trim")
    bare = rows(played)[-1]
    assert bare.words == "Trim sails" and [sign.name for sign in bare.head.signs][1] == "scalawag/order-trim"
    played.match.play_text(played.match.to_act or 0, "order trim 1")
    assert [sign.name for sign in rows(played)[-1].head.signs] == ["scalawag/flag", "scalawag/seal-declared"]


def test_a_shot_is_one_row_with_its_price() -> None:
    played = Played(3, "shot")
    while played.match.view(None).points[played.match.to_act or 0] < 8:
        played.match.play_text(played.match.to_act or 0, "order trim")
    captain = played.match.to_act or 0
    played.match.play_text(captain, "order cannons")
    aim = next(move for move in played.match.legal_moves(captain) if move.verb == "target")
    said = told(played, played.match.rules.encode_move(aim))
    assert len(said) == 1 and said[0].startswith("targets ") and "hole 1 of 5" in said[0]
    assert said[0].endswith(("\N{MINUS SIGN}5", "\N{MINUS SIGN}8"))


@pytest.mark.parametrize("seats", [3, 6, 8])
def test_all_that_is_told_of_whole_games_has_words_and_pictures(seats: int) -> None:
    portfolio = open_portfolio()
    drawn = set(portfolio.catalogue(portfolio.library(paths.assets())))
    played, luck = Played(seats, "whole", {"bonus": "both"}), Random(4)
    while (asked := played.match.to_act) is not None:
        played.match.play(asked, luck.choice(list(played.match.legal_moves(asked))))
    for viewer in (0, None):
        found = rows(played, viewer)
        assert {sign.name for row in found for sign in row.head.signs} <= drawn
        assert all(row.words and "{" not in row.words for row in found)


def test_drawn_crew_is_named_to_whoever_drew_it_and_to_nobody_else() -> None:
    played, luck, own = Played(4, "drawn"), Random(4), 0
    while (asked := played.match.to_act) is not None and played.match.ply < 60:
        played.match.play(asked, luck.choice(list(played.match.legal_moves(asked))))
    assert played.match.outcome is None
    for viewer in (0, None):
        named = [row for row in rows(played, viewer) if row.words.startswith("draws") and "," in row.words]
        own += len(named)
        assert viewer == 0 or not named
    assert own


@pytest.mark.parametrize("seats", [3, 6])
def test_no_row_mixes_two_captains(seats: int) -> None:
    """What one does while another lets it pass would else be read as done by the other."""
    look, played, luck = look_for("scalawag", seats), Played(seats, "mixed", {"bonus": "both"}), Random(6)
    assert look is not None
    while (asked := played.match.to_act) is not None:
        played.match.play(asked, luck.choice(list(played.match.legal_moves(asked))))
    for entry in played.match.entries(None):
        head: object = None
        for event in entry.events:
            brief = look.brief(event)
            if brief is None or not brief.joins or head is None:
                head = event.data.get("seat")
            elif brief.line is not None:
                hit = event.kind == "hole" and any(other.kind == "aimed" for other in entry.events)
                assert hit or event.data.get("seat") == head, (event.kind, entry.text)


def test_captains_who_let_it_pass_one_after_the_other_share_a_row() -> None:
    played = Played(5, "chorus")
    captain = played.match.to_act or 0
    first = played.match.view(None).frame.ring
    others = [first[(first.index(captain) + step) % 5] for step in range(1, 5)]
    names = [NAMES[seat] for seat in others]
    assert told(played, "order trim 1", "pass") == ["Trim sails, a sailor", "lets it pass"]
    assert told(played, "pass", "pass") == []
    assert rows(played)[-1].words == f"{names[0]}, {names[1]} and {names[2]} let it pass"
    assert told(played, "scalawag") == [f"calls {NAMES[captain]}"]


def passers(played: Played) -> list[str]:
    """Who let it pass, clockwise."""
    entries = played.match.entries(None)
    return [NAMES[entry.actor] for entry in entries if any(event.kind == "passed" for event in entry.events)]


def test_the_last_of_several_who_let_it_pass_stands_with_them_whatever_follows_in_silence() -> None:
    """After the last of them the points of the order are collected, which is told without words."""
    played = Played(3, "passes")
    rows_told = told(played, "order trim 1", "pass", "pass")
    first, second = passers(played)
    assert rows_told == ["Trim sails, a sailor", f"{first} and {second} let it pass"]
