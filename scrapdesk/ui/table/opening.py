"""Opens a table for a wish or a saved game: the one place that chooses between a game's own board and the plain one."""

from __future__ import annotations

from scrapdesk.core.content import BadContent
from scrapdesk.core.options import BadOption
from scrapdesk.core.record import BadRecord, Record
from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.scene import Scene
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, nothing
from scrapdesk.ui.table.furnish import game_table
from scrapdesk.ui.table.gameids import has_seen, note_seen
from scrapdesk.ui.table.plain import PlainTable
from scrapdesk.ui.table.sitting import Sitting, new_sitting, resumed_sitting


def open_table(context: AppContext, wish: NewTable | Record) -> Scene:
    """The table; or a word on why there is none."""
    texts = context.texts
    if wish.game not in GAMES:
        return _sorry(context, texts("This game is not available yet."))
    try:
        sitting = _sitting(context, wish)
        context.sit_at(sitting.game)
        if context.settings.last_game != sitting.game:
            context.note_settings(last_game=sitting.game)
        look = context.look_for(sitting.game, len(sitting.players), sitting.table)
        if look is None:
            return PlainTable(context, sitting)
        return game_table(context, sitting, look)
    except BadRecord as fault:
        return _sorry(context, texts("The saved game cannot be continued: {reason}", reason=str(fault)))
    except (BadContent, BadOption) as fault:
        return _sorry(context, texts("The table cannot be set up: {reason}", reason=str(fault)))


def _sitting(context: AppContext, wish: NewTable | Record) -> Sitting:
    """A deal that was on a table of this desk before counts as practice."""
    person, secret = context.settings.player, context.draw_secret()
    if isinstance(wish, Record):
        sitting = resumed_sitting(wish, person, context.make_thinker, secret)
    else:
        sitting = new_sitting(wish, person, context.make_thinker, secret)
        sitting.match.practice = has_seen(context, wish.game, wish.seed)
    note_seen(context, wish.game, wish.seed)
    return sitting


def _sorry(context: AppContext, words: str) -> Scene:
    return Dialog(context, context.texts("That did not work"), words, [DialogAnswer(context.texts("Back"), nothing)])
