"""The log of a war: every move of a side is told by a sentence, never in notation."""

from __future__ import annotations

from random import Random

from scrapdesk.core.events import Event
from scrapdesk.core.match import Match
from scrapdesk.core.seats import CHANCE
from scrapdesk.games import GAMES
from scrapdesk.games.scarper.moves import END
from scrapdesk.games.scarper.state import Phase

ENTRY = GAMES["scarper"]
NAMES = ("Ada", "Bruno")


def test_every_move_of_a_side_has_a_sentence() -> None:
    declined = 0
    for seed in range(8):
        match, rng = Match(ENTRY.rules, 2, {}, f"log-{seed}"), Random(seed)
        while match.to_act is not None:
            legal = list(match.legal_moves(match.to_act))
            stops = END in legal and match.view(None).phase is Phase.CHOOSE
            declined += stops
            match.play(match.to_act, END if stops else rng.choice(legal))
        for viewer in (0, 1, None):
            for entry in match.entries(viewer):
                if entry.actor != CHANCE:
                    told = [ENTRY.table.narrate(event, NAMES) for event in entry.events]
                    assert any(told), entry.text
    assert declined > 5


def test_what_is_left_of_an_event_is_told_by_name() -> None:
    told = set()
    for seed in range(20):
        match, rng = Match(ENTRY.rules, 2, {}, f"left-{seed}"), Random(seed)
        while match.to_act is not None:
            legal = list(match.legal_moves(match.to_act))
            stops = END in legal and match.view(None).phase is Phase.CHOOSE
            match.play(match.to_act, END if stops else rng.choice(legal))
        events = [event for entry in match.entries(None) for event in entry.events if event.kind == "declined"]
        told |= {ENTRY.table.narrate(event, NAMES).template for event in events}  # type: ignore[union-attr]
    assert "{name} digs no more trenches with the event." in told and len(told) > 1


def test_what_a_year_brings_is_told_as_the_side_that_gains_counts_it() -> None:
    data = {"battlefields": 1, "propaganda": -3, "economy": 0, "missions": -2, "total": -4}
    told = str(ENTRY.table.narrate(Event("scored", "SA-7.1", data), NAMES))
    assert told.endswith("4 (battlefields -1, propaganda +3, economy +0, missions +2).")
