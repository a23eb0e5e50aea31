"""The table of a whole game on a board, with all that it can do."""

from __future__ import annotations

from collections.abc import Sequence

from scrapdesk.ui.board.look import Look
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.table.asking import Asking
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.choices import Choices
from scrapdesk.ui.table.coachpanel import CoachPanel
from scrapdesk.ui.table.holding import Holding
from scrapdesk.ui.table.leafing import Leafing
from scrapdesk.ui.table.looking import LookingBack
from scrapdesk.ui.table.part import Part
from scrapdesk.ui.table.past import board_past
from scrapdesk.ui.table.rush import Rush
from scrapdesk.ui.table.sitting import Sitting
from scrapdesk.ui.table.spotlight import Spotlight
from scrapdesk.ui.table.talk import Talk
from scrapdesk.ui.table.turns import Turns


def game_table(context: AppContext, sitting: Sitting, look: Look) -> BoardTable:
    """Hands are held open where several people with secrets from each other play before one screen."""
    table = BoardTable(context, sitting, look)
    looking = LookingBack(table, board_past(table))
    holding = [Holding(table, looking)] if sitting.shared else []
    table.add(*holding, *parts_of_face(table), looking, Turns(table), Asking(table, looking))
    table.add(Choices(table), Spotlight(table), CoachPanel(table))
    table.add(Rush(table), Leafing(table), Talk(table))
    return table


def parts_of_face(table: BoardTable) -> Sequence[Part]:
    """What the table of this game can do that no other can."""
    face = table.context.faces.get(table.sitting.game)
    return () if face is None else (*face.parts(table), *face.beside(table))
