"""States that a game's own board can be in, for the stops of its face: looking back, a card seen large, a turn told.

Must not know any game, nor touch anybody's files.
"""

from __future__ import annotations

from random import Random

from scrapdesk.ui.board.timing import TURN_MS
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.events import KeyDown, PointerMoved
from scrapdesk.ui.stops.stop import Step, sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.looking import LookingBack
from scrapdesk.ui.table.turns import Turns


def played(context: AppContext, game: str, moves: int, seed: str = "shots") -> BoardTable:
    """A game against an opponent, so many moves on, with the person asked."""
    sit_down(context, NewTable(game, ("human", "ai:random"), seed=seed))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)  # noqa: S101 - both have a board
    match, luck = table.sitting.match, Random(7)
    while match.to_act is not None and (table.sitting.moves_made < moves or table.sitting.person_asked is None):
        match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
    table.follow("undo")
    return table


def looking_back(game: str) -> Step:
    def go(context: AppContext) -> None:
        table = played(context, game, 18)
        table.part(LookingBack).at_line(table.sitting.match.ply - 6)

    return go


def large(game: str, face: str, pinned: bool = False, where: str = "hand") -> Step:
    """A card of the own hand, or of another place, seen large: one of this face, or the one with most to explain."""

    def go(context: AppContext) -> None:
        table = played(context, game, 16)
        found = [sprite.piece for sprite in table.stage.cast if sprite.piece.slot.startswith(where)]
        cards = [piece for piece in found if piece.face_up and (not face or piece.face == face)]
        if cards:
            card = max(cards, key=lambda piece: len(table.stage.keywords(piece)))
            sprite = table.stage.cast.get(card.id)
            if sprite is not None:
                context.scenes.handle(PointerMoved((round(sprite.goal.x), round(sprite.goal.y))))
        context.scenes.handle(KeyDown("z" if pinned else "alt"))
        context.clock.finish()

    return go


def shown(game: str, after: float) -> Step:
    """A move of an opponent is being shown."""

    def go(context: AppContext) -> None:
        table = played(context, game, 16)
        match, luck = table.sitting.match, Random(7)
        while match.to_act is not None and table.sitting.person_asked is not None:
            match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
        table.follow("undo")
        context.clock.finish()
        table.sitting.play_for_opponent(match.legal_moves(match.to_act or 0)[0])
        table.after_change("play")
        context.clock.advance(after)

    return go


def turn_told(game: str) -> Step:
    """It has just become a person's turn."""

    def go(context: AppContext) -> None:
        table = played(context, game, 16)
        context.clock.finish()
        table.part(Turns).told_to = None
        table.shown()
        context.clock.advance(TURN_MS / 2)

    return go
