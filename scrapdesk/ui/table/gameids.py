"""Ids of set-ups for the window: of a game that is played, and of one that somebody typed.

Must not know how an id is written.
"""

from __future__ import annotations

from typing import Protocol

from scrapdesk.core.content import Content
from scrapdesk.core.gameid import SetupId, game_id, read_game_id
from scrapdesk.games import GAMES
from scrapdesk.ui.table.sitting import AnyMatch


class Seated(Protocol):
    """A match, and the cards that it is played with where they are not ours."""

    @property
    def match(self) -> AnyMatch: ...
    @property
    def content(self) -> Content | None: ...


def id_of_sitting(sitting: Seated) -> str:
    """The id under which this game can be begun again; "" where there is none: cards of one's own are in no id."""
    match = sitting.match
    if sitting.content is not None or match.given_luck:
        return ""
    return game_id(match.rules.info, match.seats, match.options, match.seed)


def typed_id(text: str) -> SetupId:
    """The set-up that a typed id stands for; BadGameId says what is wrong with it."""
    return read_game_id(text, [entry.info for entry in GAMES.values()])
