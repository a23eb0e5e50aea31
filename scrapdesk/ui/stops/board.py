"""Pictures of what a game on the board has beyond its pieces: drafts, ticks, looking back, piles.

A part of `shots`, with the same kind of stops. Must not touch anybody's files.
"""

from __future__ import annotations

from random import Random

from scrapdesk.ui.board.timing import TURN_MS
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.events import KeyDown, PointerMoved
from scrapdesk.ui.stops.stop import Step, Stop
from scrapdesk.ui.table.game import GameTable
from scrapdesk.ui.table.looking import FIRST_MS


def board_stops() -> list[Stop]:
    """Every state of these that is worth a look."""
    return [
        Stop("table-placing", _placing),
        Stop("table-laid", _laid),
        Stop("table-laid-scrappers", _laid_aside),
        Stop("table-asked", _asked, {"confirm": "always"}),
        Stop("table-back", _looking_back("scamorra")),
        Stop("table-back-scrappers", _looking_back("scrappers")),
        Stop("table-again", _told_again),
        Stop("table-shown", _shown("scamorra", 900.0), still=False),
        Stop("table-shown-scrappers", _shown("scrappers", 500.0), still=False),
        Stop("table-turn", _turn_told("scamorra"), still=False),
        Stop("table-turn-scrappers", _turn_told("scrappers"), still=False),
        Stop("table-black", _black),
        Stop("table-zoom", _large("scamorra", "bishop")),
        Stop("table-zoom-pinned", _large("scamorra", "pawn", pinned=True)),
        Stop("table-zoom-scrappers", _large("scrappers", "")),
        Stop("table-zoom-scrappers-pinned", _large("scrappers", "", pinned=True)),
        Stop("piles", _piles("pile:w")),
        Stop("piles-known", _piles("deck:w")),
        Stop("piles-hidden", _piles("deck:b")),
    ]


def _played(context: AppContext, game: str, moves: int) -> GameTable:
    """A game against an opponent, so many moves on, with the person asked."""
    context.open_table(NewTable(game, ("human", "ai:random"), seed="shots"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, GameTable)  # noqa: S101 - both have a board
    match, luck = table.sitting.match, Random(7)
    while match.to_act is not None and (table.sitting.moves_made < moves or table.sitting.person_asked is None):
        match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
    table.follow("undo")
    return table


def _placing(context: AppContext) -> None:
    _played(context, "scamorra", 1)


def _laid(context: AppContext) -> None:
    """A piece lies on the board, and does not count yet."""
    table = _played(context, "scamorra", 1)
    hand = table.stage.hand
    piece = next(target for target in hand.possible() if target.startswith("piece:"))
    table.stage.act_on(hand.drop(piece, [hand.goals_of(piece)[1]]))


def _laid_aside(context: AppContext) -> None:
    """Two cards of a hand are laid aside, and can be taken up again."""
    moves = 20
    table = _played(context, "scrappers", moves)
    while table.stage.hand.draft is None and table.sitting.match.outcome is None:
        moves += 1
        context.scenes.pop(table)
        context.scenes.settle()
        table = _played(context, "scrappers", moves)
    hand = table.stage.hand
    for _ in range(2):
        card = next(piece.id for piece in hand.pieces if piece.slot.startswith("hand:") and piece.face_up)
        table.stage.act_on(hand.drop(card, hand.goals_of(card)))


def _asked(context: AppContext) -> None:
    table = _played(context, "scamorra", 16)
    hand = table.stage.hand
    while not hand.waits:
        table.stage.act_on(hand.click([hand.possible()[0]]))


def _looking_back(game: str) -> Step:
    def go(context: AppContext) -> None:
        table = _played(context, game, 18)
        table.looking.at_line(table.sitting.match.ply - 6)

    return go


def _told_again(context: AppContext) -> None:
    table = _played(context, "scamorra", 18)
    table.looking.again()
    context.clock.advance(FIRST_MS)


def _large(game: str, face: str, pinned: bool = False) -> Step:
    """A card of the own hand seen large: one of this face, or the one with most to explain."""

    def go(context: AppContext) -> None:
        table = _played(context, game, 16)
        hand = [sprite.piece for sprite in table.stage.cast if sprite.piece.slot.startswith("hand")]
        cards = [piece for piece in hand if piece.face_up and (not face or piece.face == face)]
        if cards:
            card = max(cards, key=lambda piece: len(table.stage.keywords(piece)))
            sprite = table.stage.cast.get(card.id)
            if sprite is not None:
                context.scenes.handle(PointerMoved((round(sprite.goal.x), round(sprite.goal.y))))
        context.scenes.handle(KeyDown("z" if pinned else "alt"))
        context.clock.finish()

    return go


def _shown(game: str, after: float) -> Step:
    """A move of an opponent is being shown."""

    def go(context: AppContext) -> None:
        table = _played(context, game, 16)
        match, luck = table.sitting.match, Random(7)
        while match.to_act is not None and table.sitting.person_asked is not None:
            match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
        table.follow("undo")
        context.clock.finish()
        table.sitting.play_for_opponent(match.legal_moves(match.to_act or 0)[0])
        table.after_change("play")
        context.clock.advance(after)

    return go


def _turn_told(game: str) -> Step:
    """It has just become a person's turn."""

    def go(context: AppContext) -> None:
        table = _played(context, game, 16)
        context.clock.finish()
        table.turn_told = None
        table.shown()
        context.clock.advance(TURN_MS / 2)

    return go


def _black(context: AppContext) -> None:
    """La Scamorra as Black sees it."""
    context.open_table(NewTable("scamorra", ("ai:random", "human"), seed="shots"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, GameTable)  # noqa: S101 - it has a board
    match, luck = table.sitting.match, Random(7)
    while match.to_act is not None and (table.sitting.moves_made < 18 or table.sitting.person_asked is None):
        match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
    table.follow("undo")


def _piles(slot: str) -> Step:
    return lambda context: _played(context, "scamorra", 30).open_piles(slot)
