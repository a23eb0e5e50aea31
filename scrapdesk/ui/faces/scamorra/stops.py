"""Pictures of La Scamorra at its own table: the first game, placing, morra, Blue's view, piles, cards seen large."""

from __future__ import annotations

from random import Random
from typing import Final, cast

from scrapdesk.games.scamorra.board import BOARD
from scrapdesk.games.scamorra.cards import CARD_NAMES
from scrapdesk.games.scamorra.moves import Play
from scrapdesk.games.scamorra.targets import square_target
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.events import KeyDown, PointerDown, PointerMoved
from scrapdesk.ui.requests import OpenLesson, OpenRules
from scrapdesk.ui.stops.around import ended
from scrapdesk.ui.stops.board import large, looking_back, played, shown, turn_told
from scrapdesk.ui.stops.coached import advised
from scrapdesk.ui.stops.stop import SceneStop, Step, opened, sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.leafing import Leafing
from scrapdesk.ui.table.lesson import Tutor
from scrapdesk.ui.table.looking import FIRST_MS, LookingBack

LESSON_STEPS: Final = (0, 1, 4, 8, 13, 16, 18)
"""The steps of the first game that are drawn."""
KNOCKED_OUT, LOST = "end-920", "end-2924"
"""Games that end so for Red."""
CLOSE: Final = (20, "duel-41830")
"""So many moves into this game it is close, and the knight in the middle of the hand can take something."""


def scamorra_stops() -> list[SceneStop]:
    """Every state of these that is worth a look."""
    return [
        *(SceneStop(f"table-learn-{step:02}", _lesson(step)) for step in LESSON_STEPS),
        SceneStop("morra", _morra("")),
        SceneStop("morra-one", _morra("s")),
        SceneStop("morra-shown", _morra("sj")),
        SceneStop("morra-shown-other", _morra("dl")),
        SceneStop("table-placing", _placing),
        SceneStop("table-picked", _picked),
        SceneStop("table-laid", _laid),
        SceneStop("table-asked", _asked, {"confirm": "always"}),
        SceneStop("table-chosen", _chosen),
        SceneStop("table-carried", _carried),
        SceneStop("coach-scamorra", _coached),
        SceneStop("end-scamorra", ended("scamorra", 2, seed=KNOCKED_OUT)),
        SceneStop("end-scamorra-lost", ended("scamorra", 2, seed=LOST)),
        SceneStop("table-capture", _capture, {"speed": "normal"}, still=False),
        SceneStop("table-which", _which),
        SceneStop("table-back", looking_back("scamorra")),
        SceneStop("table-again", _told_again),
        SceneStop("table-shown", shown("scamorra", 900.0), still=False),
        SceneStop("table-turn", turn_told("scamorra"), still=False),
        SceneStop("table-black", _black),
        SceneStop("table-zoom", large("scamorra", "bishop")),
        SceneStop("table-zoom-pinned", large("scamorra", "pawn", pinned=True)),
        SceneStop("piles", _piles("pile:w")),
        SceneStop("piles-known", _piles("deck:w")),
        SceneStop("piles-hidden", _piles("deck:b")),
        SceneStop("rules-at", opened(OpenRules("scamorra", "SM-4.2"))),
        SceneStop("rules-position", opened(OpenRules("scamorra", "SM-3"))),
    ]


def _placing(context: AppContext) -> None:
    played(context, "scamorra", 1)


def _picked(context: AppContext) -> None:
    """A piece was chosen that is to be placed."""
    table = played(context, "scamorra", 1)
    hand = table.stage.hand
    table.stage.act_on(hand.click((next(target for target in hand.possible() if target.startswith("piece:")),)))


def _laid(context: AppContext) -> None:
    """A piece lies on the board, and does not count yet."""
    table = played(context, "scamorra", 1)
    hand = table.stage.hand
    piece = next(target for target in hand.possible() if target.startswith("piece:"))
    table.stage.act_on(hand.drop(piece, [hand.goals_of(piece)[1]]))


def _chosen(context: AppContext) -> None:
    """In the middle of a close game a knight was chosen, and the piece that could take something with it."""
    table = played(context, "scamorra", *CLOSE)
    hand = table.stage.hand
    plays = [cast(Play, move) for move in hand.legal if getattr(move, "verb", "") == "play"]
    knights = [move for move in plays if move.card == CARD_NAMES.index("knight")]
    squares = table.sitting.match.view(0).squares
    taking = next(move for move in knights if move.target in squares)
    card = next(target for target in hand.possible() if target.startswith("card:w-n"))
    table.stage.act_on(hand.click((card,)))
    table.stage.act_on(hand.click((square_target(taking.source),)))


def _capture(context: AppContext) -> None:
    """A piece is being taken by an opponent."""
    for moves in range(12, 60):
        table = played(context, "scamorra", moves)
        context.clock.finish()
        match, luck = table.sitting.match, Random(moves)
        match.play(0, luck.choice(list(match.legal_moves(0))))
        squares = match.view(1).squares
        takes = (
            [move for move in match.legal_moves(1) if getattr(move, "target", -1) in squares] if match.to_act else []
        )
        if takes:
            table.follow("undo")
            context.clock.finish()
            table.sitting.play_for_opponent(takes[0])
            table.after_change("play")
            show = table.stage.show
            while show.running and not (show.cue is not None and show.cue.beat.cracked):
                context.clock.advance(20)
            context.clock.advance(140)
            return
        context.scenes.pop(table)
        context.scenes.settle()


def _coached(context: AppContext) -> None:
    """The coach has thought of three moves with three cards, and says of each what speaks for it."""
    table = played(context, "scamorra", *CLOSE)
    plays = [cast(Play, move) for move in table.stage.hand.legal if getattr(move, "verb", "") == "play"]
    ways = {(CARD_NAMES[play.card], BOARD.name(play.source), BOARD.name(play.target)): play for play in plays}
    advised(table, [ways[way] for way in (("knight", "b2", "a4"), ("bishop", "a5", "c3"), ("pawn", "c1", "c2"))])


def _carried(context: AppContext) -> None:
    """A card is carried over the square that it could go to."""
    table = played(context, "scamorra", 30)
    stage = table.stage
    card = next(target for target in stage.hand.possible() if target.startswith("card:"))
    goal = next(target for target in stage.hand.goals_of(card) if target.startswith("square:"))
    start, end = stage.box_of(card), stage.box_of(goal)
    if start is None or end is None:
        return
    context.scenes.handle(PointerDown(start.center))
    for part in (0.1, 0.5, 1.0):
        x, y = (start.center[at] + (end.center[at] - start.center[at]) * part for at in (0, 1))
        context.scenes.handle(PointerMoved((round(x), round(y)), held=True))


def _which(context: AppContext) -> None:
    """A piece was dropped where several cards could have brought it."""
    table = played(context, "scamorra", 12)
    for moves in range(12, 60):
        context.scenes.pop(table)
        context.scenes.settle()
        table = played(context, "scamorra", moves)
        hand = table.stage.hand
        for piece in [target for target in hand.possible() if target.startswith("piece:")]:
            for goal in hand.goals_of(piece):
                found = {move.card for move in hand.spelling.moves_after(piece, goal) if hasattr(move, "card")}
                if goal.startswith("square:") and len(found) > 1:
                    table.stage.act_on(hand.drop(piece, (goal,)))
                    return


def _asked(context: AppContext) -> None:
    table = played(context, "scamorra", 16)
    hand = table.stage.hand
    while not hand.waits:
        table.stage.act_on(hand.click([hand.possible()[0]]))


def _told_again(context: AppContext) -> None:
    table = played(context, "scamorra", 18)
    table.part(LookingBack).again()
    context.clock.advance(FIRST_MS)


def _black(context: AppContext) -> None:
    """La Scamorra as Blue sees it."""
    sit_down(context, NewTable("scamorra", ("ai:random", "human"), seed="shots"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)  # noqa: S101 - it has a board
    match, luck = table.sitting.match, Random(7)
    while match.to_act is not None and (table.sitting.moves_made < 18 or table.sitting.person_asked is None):
        match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
    table.follow("undo")


def _piles(slot: str) -> Step:
    return lambda context: played(context, "scamorra", 30).part(Leafing).open(slot)


def _morra(keys: str) -> Step:
    """Two people about to throw, after some keys were pressed."""

    def go(context: AppContext) -> None:
        sit_down(context, NewTable("scamorra", ("human", "human"), {"initiative": "morra"}, "shots"))
        context.scenes.settle()
        for key in keys:
            context.scenes.handle(KeyDown(key))

    return go


def _lesson(step: int) -> Step:
    """The first game at one of its steps."""

    def go(context: AppContext) -> None:
        from scrapdesk.ui.table.board import BoardTable

        context.open(OpenLesson("scamorra"))
        context.scenes.settle()
        table = context.scenes.top
        if isinstance(table, BoardTable):
            table.part(Tutor).skip_to(step)

    return go
