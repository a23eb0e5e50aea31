"""Rows of Scarper's log in short: every kind of event has its badge and few words, or its sentence."""

from __future__ import annotations

from random import Random
from typing import cast

from scrapdesk.core.match import Match
from scrapdesk.ui.frame.texts import Texts
from tests.games.scarper.positions import RULES
from tests.ui.faces import look_for

MOST = 52
"""Letters of a row; more of them would take a second line at 1920x1080, or nearly so."""


def test_rows_are_short_and_bear_the_badge_of_their_side() -> None:
    look, texts, kinds = look_for("scarper", 2), Texts(), set[str]()
    assert look is not None
    for seed in range(4):
        match, rng = Match(RULES, 2, {}, f"rows-{seed}"), Random(seed)
        while (asked := match.to_act) is not None:
            match.play(asked, rng.choice(match.legal_moves(asked)))
        for event in (event for entry in match.entries(0) for event in entry.events):
            row = look.brief(event)
            if row is None or row.line is None:
                continue
            words = texts.line(row.line)
            assert 0 < len(words) <= MOST and "{" not in words, words
            badge = look.signs(event)[0].name
            seat = cast(int, event.data["total"]) < 0 if event.kind == "scored" else event.data["seat"] == 1
            assert badge == "scarper/icon-mark-" + "ab"[seat]
            kinds.add(event.kind)
    assert {"card", "moved", "charge", "charge-dice", "dug", "track", "morale", "mission", "scored"} <= kinds


def test_a_card_is_seen_beside_its_row() -> None:
    look = look_for("scarper", 2)
    assert look is not None
    match, rng = Match(RULES, 2, {}, "cards"), Random(1)
    while (asked := match.to_act) is not None and match.ply < 60:
        match.play(asked, rng.choice(match.legal_moves(asked)))
    played = [event for entry in match.entries(0) for event in entry.events if event.kind == "card"]
    assert played
    for event in played:
        picture = dict(look.signs(event)[1].args)["picture"]
        assert picture == RULES.deck.event_ids[cast(int, event.data["card"])]
