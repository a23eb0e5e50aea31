"""Beside the lines of the log stand signs: whose doing it was, and what it is about."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from scrapdesk import paths
from scrapdesk.core.events import Event
from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.ui.faces import FACES
from scrapdesk.ui.faces.pictures import open_portfolio


def played(game: str) -> Match[Any, Any, Any]:
    """A game played by chance, or so far."""
    entry = GAMES[game]
    match: Match[Any, Any, Any] = Match(entry.rules, entry.info.seats[0], seed="marks")
    luck = Random(3)
    while match.to_act is not None and match.ply < 400:
        match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
    return match


def events_of(match: Match[Any, Any, Any]) -> list[Event]:
    return [event for entry in match.entries(None) for event in entry.events]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_marks_its_lines_with_pictures_that_there_are(game: str) -> None:
    look = FACES[game].look(GAMES[game].info.seats[0], None)
    assert look is not None
    match = played(game)
    look.spread(match.view(0))
    portfolio = open_portfolio()
    known = portfolio.catalogue(portfolio.library(paths.assets()))
    found = [sign for event in events_of(match) for sign in look.signs(event)]
    assert len(found) > 20 and {sign.name for sign in found} <= known.keys()
    assert max(len(look.signs(event)) for event in events_of(match)) <= 3


def test_both_sides_are_told_apart() -> None:
    look = FACES["scamorra"].look(2, None)
    assert look is not None
    first = {look.signs(event)[0].name for event in events_of(played("scamorra")) if look.signs(event)}
    assert first == {"scamorra/badge-w", "scamorra/badge-b"}
