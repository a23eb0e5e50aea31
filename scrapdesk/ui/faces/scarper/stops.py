"""Pictures of Scarper at its own table: missions to choose, points to spend, both sides, events, dice, the reckoning.

A part of `shots`, with the same kind of stops. Must not touch anybody's files.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from scrapdesk.games.scarper.moves import Act, Play
from scrapdesk.games.scarper.retold import PencilStroke, Reckoning, Throw
from scrapdesk.games.scarper.state import NO_ATTACK, Ask, Phase
from scrapdesk.games.scarper.view import View
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.events import PointerDown, PointerMoved, PointerUp
from scrapdesk.ui.requests import OpenLesson
from scrapdesk.ui.stops.coached import advised
from scrapdesk.ui.stops.stop import SceneStop, Step, settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.lesson import Tutor

ENTENTE: Final = ("human", "ai:random")
CENTRAL: Final = ("ai:random", "human")
SEED: Final = "shots"
LESSON: Final = {"start": 0, "mission": 2, "points": 10, "charge": 13, "end": 17}
"""Steps of the first game."""
NORMAL: Final = {"speed": "normal", "confirm": "off"}
PATIENCE: Final = 400
When = Callable[[View], bool]
Wanted = Callable[[BoardTable], Any | None]


def scarper_stops() -> list[SceneStop]:
    """Every state of these that is worth a look."""
    return [
        *(SceneStop(f"scarper-learn-{name}", _lesson(step)) for name, step in LESSON.items()),
        SceneStop("scarper-keep", _until(lambda view: view.phase is Phase.KEEP)),
        SceneStop("scarper-turn", _until(_turn(1916))),
        SceneStop("scarper-points", _until(_points(1916, 3))),
        SceneStop("scarper-log", _log),
        SceneStop("scarper-central", _until(_points(1917, 2), CENTRAL)),
        SceneStop("scarper-unturned", _until(_points(1917, 2), CENTRAL), {"turn_maps": False}),
        SceneStop("scarper-charge", _charge),
        SceneStop("scarper-weighed", _weighed),
        SceneStop("scarper-front", _front),
        SceneStop("scarper-carried", _carried),
        SceneStop("scarper-drafted", _drafted),
        SceneStop("scarper-large", _large("hand:entente")),
        SceneStop("scarper-large-mission", _large("kept:entente")),
        SceneStop("scarper-event", _until(_asks)),
        SceneStop("scarper-over", _over),
        SceneStop("end-scarper", _won),
        SceneStop("scarper-late", _until(_turn(1918), seed=1)),
        SceneStop("scarper-dice", _shown(_charges, lambda shown: _bounces(shown) == 0), NORMAL, still=False),
        SceneStop(
            "scarper-pencil",
            _shown(_pushes, lambda shown: isinstance(shown, PencilStroke) and shown.drawn > 3),
            NORMAL,
            False,
        ),
        SceneStop("scarper-opened", _shown(_ends, _opened), NORMAL, still=False),
        SceneStop("scarper-reckoning", _shown(_ends, lambda shown: _told(shown) > 7), NORMAL, still=False),
        SceneStop("scarper-scored", _scored, NORMAL, still=False),
        SceneStop("scarper-assault", _assault),
        SceneStop("scarper-banned", _until(_banned, seed=1)),
        SceneStop("scarper-rolling", _shown(_charges, lambda shown: _bounces(shown) == 1), NORMAL, still=False),
        SceneStop("scarper-charged", _charged, NORMAL, still=False),
        SceneStop("scarper-coach", _advised),
        SceneStop("scarper-contrast", _until(_points(1916, 3)), {"high_contrast": True}),
    ]


def _log(context: AppContext) -> None:
    """The drawer of the log is open while orders can be given."""
    _until(_points(1916, 3))(context)
    table = context.scenes.top
    if isinstance(table, BoardTable):
        table.side.head.drawer.activate()


def _turn(year: int) -> When:
    return lambda view: view.phase is Phase.TURN and view.year.number >= year and view.turns > 3


def _points(year: int, left: int) -> When:
    return lambda view: view.phase is Phase.SPEND and view.year.number >= year and view.left >= left


def _banned(view: View) -> bool:
    """An event of the enemy forbids attacks with this card."""
    own = view.seat is not None and bool(view.year.bans[view.seat] & NO_ATTACK)
    return own and view.phase is Phase.SPEND


def _asks(view: View) -> bool:
    head = view.queue[0] if view.queue and view.phase is Phase.CHOOSE else None
    return type(head) is Ask and head.effect.do in ("advance", "charge", "bombard")


def _lesson(step: int) -> Step:
    def go(context: AppContext) -> None:
        context.open(OpenLesson("scarper"))
        context.scenes.settle()
        table = context.scenes.top
        if isinstance(table, BoardTable):
            table.part(Tutor).skip_to(step)

    return go


def _seated(context: AppContext, players: tuple[str, str]) -> BoardTable:
    sit_down(context, NewTable("scarper", players, seed=SEED))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)  # noqa: S101 - Scarper has a board
    return table


def _liked(legal: list[Any], luck: Random) -> Any:
    """By chance, but so that something happens on the map."""
    attacks = [move for move in legal if isinstance(move, Act) and move.verb in ("push", "charge", "assault", "clear")]
    cards = [move for move in legal if isinstance(move, Play)]
    return luck.choice(attacks if attacks and luck.random() < 0.7 else cards or legal)


def _until(when: When, players: tuple[str, str] = ENTENTE, seed: int = 6) -> Step:
    """Plays until the person is asked and the table lies as wanted."""

    def go(context: AppContext) -> None:
        play_until(_seated(context, players), when, seed)

    return go


def play_until(table: BoardTable, when: When, seed: int = 6) -> None:
    match, luck = table.sitting.match, Random(seed)
    while match.to_act is not None and not (table.sitting.person_asked is not None and when(match.view(match.to_act))):
        match.play(match.to_act, _liked(list(match.legal_moves(match.to_act)), luck))
    table.follow("begin")


def _carried(context: AppContext) -> None:
    """A card of the hand is in the air, over the map."""
    _until(_turn(1915))(context)
    settle(context)
    table = context.scenes.top
    if isinstance(table, BoardTable):
        card = next(sprite for sprite in table.stage.cast if sprite.piece.slot == "hand:entente")
        x, y = round(card.goal.x), round(card.goal.y)
        context.scenes.handle(PointerMoved((x, y)))
        context.scenes.handle(PointerDown((x, y)))
        for up in (20, 60, 140, 260):
            context.scenes.handle(PointerMoved((x + up, y - round(up * 1.6)), held=True))


def _charge(context: AppContext) -> None:
    """The order for a charge is carried over a battlefield: what it will probably bring is told."""
    _until(_points(1916, 2))(context)
    _carry(context, "order:charge")


def _assault(context: AppContext) -> None:
    """A whole card is carried there: every number of the die is told."""
    _until(lambda view: _points(1916, 3)(view) and view.whole)(context)
    _carry(context, "order:assault")


def _carry(context: AppContext, order: str) -> None:
    settle(context)
    table = context.scenes.top
    if not isinstance(table, BoardTable):
        return
    start, end = (table.stage.layout.box(slot) for slot in (order, "field:picardy"))
    points = [(round(box[0] + box[2] / 2), round(box[1] + box[3] / 2)) for box in (start, end)]
    context.scenes.handle(PointerMoved(points[0]))
    context.scenes.handle(PointerDown(points[0]))
    for part in (1, 2, 3):
        at = tuple(a + (b - a) * part // 3 for a, b in zip(*points, strict=True))
        context.scenes.handle(PointerMoved((at[0], at[1]), held=True))


def _over(context: AppContext) -> None:
    """The war is over: who has won, and how."""
    table = _seated(context, ENTENTE)
    play_until(table, lambda view: False)
    table.after_change("play")


def _won(context: AppContext) -> None:
    """A war that went to and fro and was won in its last year."""
    table = _seated(context, ("human", "ai:steady"))
    match, luck = table.sitting.match, Random(857)
    while match.to_act is not None:
        match.play(match.to_act, _liked(list(match.legal_moves(match.to_act)), luck))
    table.after_change("goto")
    context.scenes.settle()


def _large(slot: str) -> Step:
    """A card seen large, with its whole sentence and what really happened."""

    def go(context: AppContext) -> None:
        _until(_turn(1915))(context)
        settle(context)
        table = context.scenes.top
        if isinstance(table, BoardTable):
            piece = next(sprite for sprite in table.stage.cast if sprite.piece.slot == slot)
            at = (round(piece.goal.x), round(piece.goal.y))
            context.scenes.handle(PointerMoved(at))
            context.scenes.handle(PointerDown(at, 3))

    return go


def _weighed(context: AppContext) -> None:
    """A battlefield was pointed at: all that can be done there is weighed."""
    _until(_points(1916, 3))(context)
    _point_at(context, "field:artois")


def _point_at(context: AppContext, slot: str) -> None:
    settle(context)
    table = context.scenes.top
    if isinstance(table, BoardTable):
        left, top, width, height = table.stage.layout.box(slot)
        at = (round(left + width * 0.8), round(top + height / 2))
        for event in (PointerMoved(at), PointerDown(at), PointerUp(at)):
            context.scenes.handle(event)


def _front(context: AppContext) -> None:
    """A charge is weighed that both neighbours help."""
    _until(lambda view: _points(1916, 3)(view) and view.fronts == (-1, 1, 0, 2, -1), seed=1079)(context)
    _point_at(context, "field:picardy")


def _drafted(context: AppContext) -> None:
    """Two points are laid out and wait for the tick."""
    _until(_points(1916, 3))(context)
    settle(context)
    table = context.scenes.top
    if isinstance(table, BoardTable):
        hand = table.stage.hand
        hand.drop("point:1", ("track:propaganda:entente",))
        hand.drop("point:1", ("track:economy:entente",))
        for _ in range(2):
            hand.drop("point:1", ("field:flanders",))
        table.follow("resume")


def _advised(context: AppContext) -> None:
    """The coach has thought of three moves, each on a battlefield of its own."""
    _until(_points(1916, 3))(context)
    settle(context)
    table = context.scenes.top
    if isinstance(table, BoardTable):
        charges = [move for move in _legal(table) if isinstance(move, Act) and move.verb == "charge"][:2]
        push = next(move for move in reversed(_legal(table)) if isinstance(move, Act) and move.verb == "push")
        advised(table, [*charges, push])


# -- while something is shown --------------------------------------------------------------------------------------


def _scored(context: AppContext) -> None:
    """A year has been added up, and stands there."""
    _shown(_ends, lambda shown: isinstance(shown, Reckoning), 277)(context)
    table = context.scenes.top
    if isinstance(table, BoardTable):
        for _ in range(4 * PATIENCE):
            context.clock.advance(20)
            context.scenes.update(20)


def _charged(context: AppContext) -> None:
    """A charge with the first points of a card is over; what it brought is still told, and there are points left."""
    _shown(_charges_first, lambda shown: False, 5)(context)


def _shown(wanted: Wanted, seen: Callable[[object], bool], seed: int = 3) -> Step:
    """Plays until the person can make a move that is wanted, makes it, and lets the show run until this is seen."""

    def go(context: AppContext) -> None:
        table = _seated(context, ENTENTE)
        match, luck, move = table.sitting.match, Random(seed), None
        while match.to_act is not None:
            move = wanted(table) if table.sitting.person_asked is not None else None
            if move is not None:
                break
            match.play(match.to_act, _liked(list(match.legal_moves(match.to_act)), luck))
        table.follow("begin")
        settle(context)
        assert move is not None, "the war ended before"  # noqa: S101 - a stop that cannot be reached is a fault of ours
        table.play(move)
        context.scenes.settle()
        for _ in range(PATIENCE):
            context.clock.advance(20)
            context.scenes.update(20)
            cue = table.stage.show.cue
            if cue is not None and cue.beat.view is not None and seen(cue.beat.view.retold):
                break
        for _ in range(8):
            context.clock.advance(20)

    return go


def _legal(table: BoardTable) -> list[Any]:
    match = table.sitting.match
    return list(match.legal_moves(match.to_act or 0))


def _charges(table: BoardTable) -> Any | None:
    view = table.sitting.match.view(0)
    found = [move for move in _legal(table) if isinstance(move, Act) and move.verb == "charge"]
    return found[2] if len(found) > 3 and view.year.number > 1914 else None


def _charges_first(table: BoardTable) -> Any | None:
    """With points to spare."""
    return _charges(table) if table.sitting.match.view(0).left > 3 else None


def _pushes(table: BoardTable) -> Any | None:
    view = table.sitting.match.view(0)
    found = [move for move in _legal(table) if isinstance(move, Act) and move.verb == "assault"]
    return found[2] if len(found) > 3 and view.left > 2 else None


def _ends(table: BoardTable) -> Any | None:
    """The last move of a year."""
    view = table.sitting.match.view(0)
    last = view.turns == 9 and view.phase is Phase.SPEND
    return Act("end") if last and view.year.number > 1914 else None


def _bounces(shown: object) -> int:
    return shown.rolling if isinstance(shown, Throw) else -1


def _opened(shown: object) -> bool:
    return isinstance(shown, Reckoning) and shown.opened and len(shown.parts) > 8


def _told(shown: object) -> int:
    return shown.told if isinstance(shown, Reckoning) else 0
