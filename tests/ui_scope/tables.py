"""SCOPE on its own board, for tests: a table of people with open eyes, and what a pointer reaches on it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from scrapdesk.core.refusal import Target
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.ui_board.boards import place_of

SETUPS: Mapping[str, tuple[int, Mapping[str, str]]] = {
    "quick": (2, {}),
    "advanced": (2, {"grid": "open-battle", "mode": "advanced"}),
    "large": (2, {"grid": "deep-battle", "mode": "advanced"}),
    "aces": (2, {"grid": "open-front", "theme": "duel-of-aces"}),
    "chain": (2, {"grid": "deep-front", "theme": "chain-of-command"}),
    "artillery": (2, {"grid": "open-front", "theme": "silence-the-artillery"}),
    "advance": (2, {"grid": "open-battle", "theme": "stop-the-advance"}),
    "offensive": (2, {"grid": "open-battle", "theme": "without-snipers"}),
    "three": (3, {}),
    "four": (4, {}),
}
"""Every grid, mode and theme, and every number of people."""


def seated(context: AppContext, name: str, seed: str = "11") -> BoardTable:
    seats, options = SETUPS[name]
    sit_down(context, NewTable("scope", ("human",) * seats, dict(options), seed))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    settle(context)
    return table


def reached(table: BoardTable) -> list[Target]:
    """What may be pointed at and lies where a pointer can come."""
    stage = table.stage
    return [target for target in stage.hand.possible() if target in stage.under(place_of(table, target))]


def lay_out(context: AppContext, table: BoardTable) -> None:
    """Both fronts at random, each with the button and the tick."""
    match, hand = table.sitting.match, table.stage.hand
    while match.view(None).phase <= 1:
        actor = match.to_act
        hand.click(("button:scatter",))
        table.stage.follow()
        settle(context)
        assert hand.complete
        assert context.scenes.handle(KeyDown("enter"))
        context.scenes.settle()
        settle(context)
        assert match.to_act != actor


def jump(context: AppContext, table: BoardTable, rng: Random, moves: int) -> None:
    """So many random moves further, and the table follows."""
    match = table.sitting.match
    for _ in range(moves):
        if match.to_act is None:
            break
        match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))
    table.after_change("play")
    context.scenes.settle()
    settle(context)
