"""Scarper at its own table, for tests: seated people, and what a pointer of theirs can reach."""

from __future__ import annotations

from random import Random
from typing import Any

from scrapdesk.games.scarper.view import View
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces.scarper.look import ScarperLook
from scrapdesk.ui.faces.scarper.signs import Signs
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.ui_board.boards import place_of
from tests.ui_board.keys import key


def seated(context: AppContext, players: tuple[str, str] = ("human", "human"), seed: str = "11") -> BoardTable:
    sit_down(context, NewTable("scarper", players, {}, seed))
    context.scenes.settle()
    table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
    settle(context)
    return table


def sheet_of(look: Look, view: View) -> Signs:
    """What is told on the sheet beside the map."""
    found: Any = look
    assert isinstance(found, ScarperLook)
    return found.sheet(view)


def means_it(context: AppContext, table: BoardTable, rng: Random) -> bool:
    """Sometimes what is laid out is played; always, where nothing else can be done. Whether it was."""
    hand = table.stage.hand
    if table.stage.show.waiting:  # a year has been added up
        key(context, "enter")
        return True
    if not hand.waits or not (hand.complete or rng.random() < 0.4):
        return False
    key(context, "ctrl+enter")
    return True


def reached(table: BoardTable) -> list[str]:
    """What may be pointed at and lies where a pointer reaches it."""
    stage = table.stage
    return [target for target in stage.hand.possible() if target in stage.under(place_of(table, target))]
