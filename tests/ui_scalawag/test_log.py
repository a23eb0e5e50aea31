"""Scalawag!'s log: an order, what was declared for it and all that came of it in one row under its seal."""

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
CREW = ("sailor", "gunner", "marine", "pilot", "mutineer", "lookout")
NAMES = ("Ada", "Tully", "Bruno", "Ines", "Solveig", "Amara", "Jas", "Haru")


class Played:
    """A match with names and a table."""

    def __init__(self, seats: int, seed: str, options: dict[str, str] | None = None) -> None:
        self.match = Match(ENTRY.rules, seats, {"seats": "named", **(options or {})}, seed)
        self.table, self.names = ENTRY.table, NAMES[:seats]


def _teller(played: Played) -> Teller:
    look, texts = look_for("scalawag", played.match.seats), Texts()
    assert look is not None
    texts.names = played.names
    look.spread(played.match.view(None))
    teller = Teller(played, texts)
    teller.signs, teller.brief = look.signs, look.brief
    return teller


def rows(played: Played, viewer: int | None = 0) -> list[ToldRow]:
    texts = Texts()
    lines, found = _teller(played).log(viewer), list[ToldRow]()
    while not found or found[-1].end < len(lines):
        found.append(row_from(lines, found[-1].end if found else 0, texts))
    return found


def told(played: Played, *moves: str) -> list[str]:
    """The rows that some moves make, or add to."""
    before = rows(played)
    for move in moves:
        played.match.play_text(played.match.to_act or 0, move)
    after = rows(played)
    fresh = [row for at, row in enumerate(after) if at >= len(before) or row != before[at]]
    return [" / ".join(filter(None, (row.words, row.below, row.gain))) for row in fresh if row.tall]


def seal(played: Played) -> str:
    """What stands at the end of the last row."""
    last = rows(played)[-1].seal
    return "" if last is None else last.name.removeprefix("scalawag/")


def test_a_lie_that_is_called_stays_one_row_whose_seal_tells_how_far_it_is() -> None:
    played = Played(3, "log")
    captain = played.match.to_act or 0
    assert told(played, "order trim 3") == ["Trim sails / 3 sailors"] and seal(played) == "seal-declared"
    caller = NAMES[played.match.to_act or 0]
    assert told(played, "scalawag") == [f"Trim sails / 3 sailors, {caller} calls"]
    assert seal(played) == "seal-challenged"
    moves = {played.match.rules.encode_move(move) for move in played.match.legal_moves(captain)}
    assert "hole" in moves and told(played, "hole") == ["Trim sails / 3 sailors, a lie, takes a hole"]
    assert seal(played) == "seal-broken"


def test_whoever_called_in_vain_is_named_in_the_row_of_the_order() -> None:
    for seed in range(40):
        played = Played(3, f"true{seed}")
        captain = played.match.to_act or 0
        if 0 in played.match.view(captain).hand:
            break
    told(played, "order trim 1")
    caller = NAMES[played.match.to_act or 0]
    assert told(played, "scalawag", "show")[-1] == "Trim sails / sailor, shown"
    assert seal(played) == "seal-proven"
    assert told(played, "hole") == [f"Trim sails / sailor, {caller} takes a hole"]


def test_an_order_without_crew_has_its_own_sign_and_one_with_crew_a_seal() -> None:
    played = Played(3, "signs")
    assert told(played, "order trim") == ["Trim sails / no crew declared"]
    bare = rows(played)[-1]
    assert seal(played) == "order-trim" and bare.head.signs[0].name == "scalawag/flag"
    played.match.play_text(played.match.to_act or 0, "order trim 1")
    assert seal(played) == "seal-declared"


def test_a_shot_is_one_row_with_its_target_and_its_price() -> None:
    played = Played(3, "shot")
    while played.match.view(None).points[played.match.to_act or 0] < 8:
        played.match.play_text(played.match.to_act or 0, "order trim")
    captain = played.match.to_act or 0
    played.match.play_text(captain, "order cannons")
    aim = next(move for move in played.match.legal_moves(captain) if move.verb == "target")
    said = told(played, played.match.rules.encode_move(aim))
    target = NAMES[int(played.match.rules.encode_move(aim)[-1]) - 1]
    assert len(said) == 1 and said[0] in {f"Fire at {target} / pays {cost}, {target} takes a hole" for cost in (5, 8)}


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
    played, luck = Played(4, "drawn"), Random(4)
    while (asked := played.match.to_act) is not None and played.match.ply < 60:
        played.match.play(asked, luck.choice(list(played.match.legal_moves(asked))))
    assert played.match.outcome is None
    for viewer in (0, None):
        lines = [line.text for line in _teller(played).log(viewer)]
        named = [text for text in lines if text.startswith(f"{NAMES[0]} drew ") and any(crew in text for crew in CREW)]
        assert bool(named) == (viewer == 0)


@pytest.mark.parametrize("seats", [3, 6])
def test_in_the_row_of_an_order_whoever_else_does_something_is_named(seats: int) -> None:
    """What one does would else be read as done by another."""
    look, played, luck = look_for("scalawag", seats), Played(seats, "mixed", {"bonus": "both"}), Random(6)
    assert look is not None
    while (asked := played.match.to_act) is not None:
        played.match.play(asked, luck.choice(list(played.match.legal_moves(asked))))
    for entry in played.match.entries(None):
        for event in entry.events:
            brief = look.brief(event)
            if brief is not None and brief.below is not None:
                assert brief.who is not None and brief.who.seat == event.data["seat"], (event.kind, entry.text)


def test_who_lets_it_pass_is_told_with_the_order_and_makes_no_row() -> None:
    played = Played(5, "chorus")
    said = told(played, "order trim 1")
    assert said == ["Trim sails / sailor"]
    assert told(played, "pass", "pass", "pass")[-1:] == said
    row, lines = rows(played)[-1], _teller(played).log(0)
    passed = [line.text for line in lines[row.first : row.end] if "lets it pass" in line.text]
    assert len(passed) == 3


@pytest.mark.parametrize("seats", [3, 8])
def test_every_sentence_of_a_game_is_in_a_row(seats: int) -> None:
    """A row in short tells all of its sentences to whoever looks at it: nothing is lost."""
    played, luck = Played(seats, "whole"), Random(9)
    while (asked := played.match.to_act) is not None:
        played.match.play(asked, luck.choice(list(played.match.legal_moves(asked))))
    told_rows = rows(played)
    assert [row.first for row in told_rows[1:]] == [row.end for row in told_rows[:-1]]
    assert told_rows[-1].end == len(_teller(played).log(0))
    acts = [row for row in told_rows if row.tall]
    assert all(row.head.brief for row in acts) and len(acts) >= played.match.view(None).turn * 0.8
