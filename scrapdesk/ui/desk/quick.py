"""The quick start of a game: as it was set up last, or in the usual way. Must not know where it is begun from."""

from __future__ import annotations

from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.face import Face
from scrapdesk.ui.setups import default_players, remembered
from scrapdesk.ui.table.running import opposition


def quick_table(context: AppContext, game: Face) -> NewTable:
    found = remembered(context.settings, game.id)
    players = found.players if len(found.players) in game.seats else default_players(game.seats[0])
    names = found.names if players is found.players else ()
    return NewTable(game.id, players, dict(found.options), context.new_seed(), names=names)


def last_against(context: AppContext, game: Face) -> str:
    """Against whom it is begun, where that is as it was set up last; "" where it is in the usual way."""
    found = remembered(context.settings, game.id)
    return opposition(found.players, context.texts, found.names) if len(found.players) in game.seats else ""
