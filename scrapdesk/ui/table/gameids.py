"""Ids of set-ups for the window: of a game that is played, of one that somebody typed, and which deals were seen here.

Must not know how an id is written.
"""

from __future__ import annotations

from typing import Protocol

from scrapdesk.core.content import Content
from scrapdesk.core.gameid import SetupId, game_id, read_game_id
from scrapdesk.core.match import AnyMatch
from scrapdesk.games import GAMES
from scrapdesk.storage.deals import deal_of, with_deal
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.table.sitting import Sitting


class DealtMatch(Protocol):
    """A match, and the cards that it is played with where they are not ours."""

    @property
    def match(self) -> AnyMatch: ...
    @property
    def content(self) -> Content | None: ...


def id_of_sitting(sitting: DealtMatch) -> str:
    """The id under which this game can be begun again; "" where there is none: cards of one's own are in no id."""
    match = sitting.match
    if sitting.content is not None or match.given_luck:
        return ""
    return game_id(match.rules.info, match.seats, match.options, match.seed)


def may_be_told(sitting: Sitting) -> bool:
    """Whether the id may be shown while the game goes on: it holds the seed, and with that every hand. People at one
    screen with secrets from each other read it after the end."""
    return not sitting.shared or sitting.match.outcome is not None


def has_seen(context: AppContext, game: str, seed: str) -> bool:
    """Whether this deal was on a table of this desk before."""
    return deal_of(game, seed) in context.storage.deals.value.deals


def note_seen(context: AppContext, game: str, seed: str) -> None:
    deals, deal = context.storage.deals, deal_of(game, seed)
    if deal not in deals.value.deals:
        deals.hold(with_deal(deals.value, deal))
        context.scribe.write(deals.write, context.scenes.note, read=False)


def typed_id(text: str) -> SetupId:
    """The set-up that a typed id stands for; BadGameId says what is wrong with it."""
    return read_game_id(text, [entry.info for entry in GAMES.values()])
