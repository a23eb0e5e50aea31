"""Tables with a look in the middle of a game, for tests of the board."""

from __future__ import annotations

from random import Random

from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.events import PointerDown, PointerMoved, PointerUp
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.exchange import played_again

WITH_LOOK = ("scamorra", "scrappers")


def table_in_play(context: AppContext, game: str, moves: int, seats: int = 2, seed: str = "3") -> BoardTable:
    """A table of people who play with open eyes, after so many random moves."""
    sit_down(context, NewTable(game, ("human",) * seats, {}, seed))
    context.scenes.settle()
    table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
    match, rng = table.sitting.match, Random(seed)
    while match.ply < moves and match.to_act is not None:
        match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))
    look_on(context, table)
    return table


def near_the_end(context: AppContext, table: BoardTable, left: int, eyes: bool = True) -> None:
    """Plays on by chance until the game that chance would make of it has so many moves left: whoever plays by hand
    from there comes to its end. `eyes`: whoever is asked sits before the table then; else it asks for them anew."""
    match = table.sitting.match
    foreseen = played_again(match.record(",".join(table.sitting.players))).match
    rng, chosen = Random(left), list[int]()
    while (asked := foreseen.to_act) is not None:
        moves = list(foreseen.legal_moves(asked))
        chosen.append(rng.randrange(len(moves)))
        foreseen.play(asked, moves[chosen[-1]])
    for choice in chosen[:-left]:
        asked = match.to_act
        assert asked is not None
        match.play(asked, list(match.legal_moves(asked))[choice])
    if eyes:
        look_on(context, table)
    else:
        table.sitting.shown_to = None
        table.after_change("undo")
        context.scenes.settle()


def look_on(context: AppContext, table: BoardTable) -> None:
    """Whoever is asked sits before the table now, and everything lies where it belongs."""
    table.sitting.shown_to = table.sitting.match.to_act
    table.after_change("begin")
    context.scenes.settle()
    settle(context)


def place_of(table: BoardTable, target: str) -> tuple[int, int]:
    """Where a person would point at a piece or a place."""
    sprite, standing = table.stage.cast.get(target), table.stage.beside.get(target)
    if standing is not None:
        return standing.center
    left, top, width, height = sprite.goal.box if sprite is not None else table.stage.layout.box(target)
    return round(left + width / 2), round(top + height / 2)


def lift(context: AppContext, table: BoardTable, target: str) -> tuple[int, int]:
    """Takes a piece up. Returns where the pointer is."""
    x, y = place_of(table, target)
    context.scenes.handle(PointerMoved((x, y)))
    context.scenes.handle(PointerDown((x, y)))
    context.scenes.handle(PointerMoved((x + 20, y - 20), held=True))
    assert table.stage.carried == target
    return x + 20, y - 20


def drop(context: AppContext, at: tuple[int, int]) -> None:
    context.scenes.handle(PointerMoved(at, held=True))
    context.scenes.handle(PointerUp(at))
    context.scenes.settle()


def card_of(table: BoardTable) -> str:
    """A card of the hand that can be carried somewhere."""
    hand = table.stage.hand
    cards = [target for target in hand.possible() if target.startswith("card:") and hand.goals_of(target)]
    return next(card for card in cards if _in_hand(table, card))


def _in_hand(table: BoardTable, target: str) -> bool:
    sprite = table.stage.cast.get(target)
    return sprite is not None and sprite.piece.slot.startswith("hand")
