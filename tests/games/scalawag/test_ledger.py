"""What is told of a game of Scalawag! at its end: honesty, calls right and wrong, who sank whom."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from scrapdesk.core.ledger import tallied
from scrapdesk.core.match import Match
from scrapdesk.core.words import Who
from scrapdesk.games import GAMES

ENTRY = GAMES["scalawag"]
LEDGER = ENTRY.table.ledger
NAMES = ("Ada", "Bruno", "Ines", "Tully", "Amara", "Haru", "Solveig", "Jas")


def played(seats: int, seed: str, shown: bool = False) -> Match[Any, Any, Any]:
    """By chance; `shown`: whoever can prove it does."""
    match, rng = Match(ENTRY.rules, seats, {}, seed), Random(seed)
    while (asked := match.to_act) is not None:
        legal = match.legal_moves(asked)
        proof = [move for move in legal if shown and move.verb == "show"]
        match.play(asked, rng.choice(proof or legal))
    return match


def counted(match: Match[Any, Any, Any]) -> dict[str, tuple[int, ...]]:
    """Everything, also what nobody has done."""
    nothing = {str(tally.label): (0,) * match.seats for tally in LEDGER.tallies}
    return nothing | {str(label): values for label, values in tallied(match.entries(None), LEDGER, match.seats)}


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_every_call_was_right_or_wrong_and_the_record_of_honesty_agrees(seats: int) -> None:
    match = played(seats, "ledger")
    found, view = counted(match), match.view(None)
    events = [event for entry in match.entries(None) for event in entry.events]
    calls = Counter(int(str(event.data["seat"])) for event in events if event.kind == "called")
    for seat in range(seats):
        assert found["Calls that were right"][seat] + found["Calls that were wrong"][seat] == calls[seat]
    assert found["Called and proven"] == view.proven
    assert found["Called and caught"] == view.caught
    assert sum(found["Calls that were right"]) == sum(view.caught)


@pytest.mark.parametrize("seats", [3, 8])
def test_whoever_sank_most_is_feared(seats: int) -> None:
    for seed in ("one", "two", "three"):
        match = played(seats, seed)
        entries = match.entries(None)
        found = {str(honour.title): honour.seat for honour in LEDGER.honours(entries, seats)}
        sank = Counter(event.data["other"] for entry in entries for event in entry.events if event.kind == "sunk")
        assert sank[found["Most feared"]] == max(sank.values())


def test_who_sank_whom_is_told_in_the_order_in_which_they_went_down() -> None:
    match = played(6, "sunk")
    told = [str(line) for line in LEDGER.retold(match.entries(None), NAMES)]
    sunk = match.view(None).sunk
    assert len(told) == len(sunk) == 5
    assert [words.split(" sank ")[1].rstrip(".") for words in told] == [NAMES[seat] for seat in sunk]
    assert sum(counted(match)["Ships sunk"]) == 5


def test_everybody_s_fate_is_told_with_the_place_in_which_they_went_down() -> None:
    match = played(6, "sunk")
    fates, sunk = LEDGER.fates(match.entries(None), 6), match.view(None).sunk
    told = {seat: str(fate).split(" to be sunk")[0] for seat, fate in enumerate(fates) if fate is not None}
    assert told == dict(zip(sunk, ("first", "second", "third", "fourth", "last"), strict=True))
    sinkers = {seat: dict(fate.args)["name"] for seat, fate in enumerate(fates) if fate is not None}
    assert all(by != Who(seat) for seat, by in sinkers.items())


def test_the_most_honest_and_the_boldest_liar_are_named_by_what_was_seen() -> None:
    named = 0
    for seed in map(str, range(8)):
        match = played(5, seed, shown=True)
        view = match.view(None)
        found = {str(honour.title): honour for honour in LEDGER.honours(match.entries(None), 5)}
        shares = [shown / max(1, shown + caught) for shown, caught in zip(view.proven, view.caught, strict=True)]
        assert ("Most honest" in found) == (max(shares) >= 0.5), "nobody is honest who was mostly caught"
        if honest := found.get("Most honest"):
            assert shares[honest.seat] == max(shares)
            named += 1
        liar = found["Boldest liar"]
        assert view.caught[liar.seat] == max(view.caught)
        assert str(liar.why) in ("caught lying once", f"caught lying {view.caught[liar.seat]} times")
    assert named


def test_nobody_is_honoured_where_nobody_was_called() -> None:
    match = Match(ENTRY.rules, 3, {}, "1")
    assert LEDGER.honours(match.entries(None), 3) == []
