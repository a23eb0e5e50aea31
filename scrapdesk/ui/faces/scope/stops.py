"""Pictures of SCOPE at its own table: laying out, a turn, a find, the shot card, every size of front.

A part of `shots`, with the same kind of stops. Must not touch anybody's files.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from pygame import Rect

from scrapdesk.games.scope.state import Phase
from scrapdesk.ui.board.arranging import Arranging
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces.scope import staged
from scrapdesk.ui.faces.scope.look import ScopeLook
from scrapdesk.ui.frame.events import KeyDown, PointerDown, PointerMoved
from scrapdesk.ui.stops.stop import SceneStop, Step, settle, sit_down
from scrapdesk.ui.table.board import BoardTable

ADVANCED: Final = {"grid": "open-battle", "mode": "advanced"}
WARM: Final = 40
"""So many turns into the game there is something to know."""


def scope_stops() -> list[SceneStop]:
    """Every state of these that is worth a look."""
    return [
        SceneStop("scope-laying", _laying({})),
        SceneStop("scope-laying-large", _half_laid),
        SceneStop("scope-laying-largest", _laying({"grid": "whole-quarter", "mode": "advanced"})),
        SceneStop("scope-laying-soviet", _laying_second),
        SceneStop("scope-reach", _reach),
        SceneStop("scope-swap", _swap),
        SceneStop("scope-layouts", _layouts),
        SceneStop("scope-turn", _until({"grid": "open-front"}, Phase.TURN)),
        SceneStop("scope-found", _until({"grid": "open-front"}, Phase.SHOOT)),
        SceneStop("scope-question", _question),
        SceneStop("scope-heard", _until({"grid": "open-front"}, Phase.NOISE)),
        SceneStop("scope-move", _until({"grid": "open-front"}, Phase.ARRANGE)),
        SceneStop("scope-advanced", _until(ADVANCED, Phase.TURN)),
        SceneStop("scope-soviet", _until(ADVANCED, Phase.TURN, person=1)),
        SceneStop("scope-shot", _shot, {"speed": "normal"}, still=False),
        SceneStop("scope-noise", _noise, {"speed": "normal"}, still=False),
        SceneStop("scope-aim", _aim),
        SceneStop("scope-howitzer", _howitzer),
        SceneStop("scope-deep", _until({"grid": "deep-battle"}, Phase.TURN)),
        SceneStop("scope-aces", _until({"grid": "open-front", "theme": "duel-of-aces"}, Phase.TURN)),
        SceneStop("scope-artillery", _until({"grid": "open-front", "theme": "silence-the-artillery"}, Phase.TURN)),
        SceneStop("scope-advance", _until({"grid": "open-battle", "theme": "stop-the-advance"}, Phase.TURN)),
        SceneStop("scope-offensive", _until({"grid": "open-battle", "theme": "without-snipers"}, Phase.TURN)),
        SceneStop("scope-three", _until({}, Phase.TURN, seats=3)),
        SceneStop("scope-four", _until({}, Phase.TURN, seats=4)),
        SceneStop("scope-largest", _until({"grid": "whole-quarter", "mode": "advanced"}, Phase.TURN)),
        SceneStop("scope-believed", _pressed("b")),
        SceneStop("scope-memory", _pressed("k")),
        SceneStop("scope-pencil", _pencilled),
        SceneStop("scope-over", _over),
        SceneStop("scope-won", _won),
        SceneStop("scope-after", _after),
    ]


LARGEST: Final = """
game = "scope"
kind = "scenario"
id = "whole-quarter"
title = "Whole Quarter"
text = "Everything, everywhere."

[grid]
columns = 8
rows = 8

[cards]
sniper = 3
decoy = 2
officer = 2
scout = 2
mortar = 2
gun = 2
infantry = 2

[win]
points = 9
"""
"""The largest battlefield that somebody may make."""


def _seated(
    context: AppContext, options: Mapping[str, str], seats: int = 2, person: int = 0, seed: str = "shots"
) -> BoardTable:
    players = tuple("human" if seat == person else "ai:random" for seat in range(seats))
    content = {"whole-quarter.toml": LARGEST} if options.get("grid") == "whole-quarter" else None
    sit_down(context, NewTable("scope", players, dict(options), seed, content))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)  # noqa: S101 - SCOPE has a board
    return table


def _laying(options: Mapping[str, str]) -> Step:
    """Some cards are placed, and the pointer is over the last of them."""

    def go(context: AppContext) -> None:
        table = _seated(context, options)
        hand = table.stage.hand
        for number in range(5):
            waiting = [piece.id for piece in hand.pieces if piece.slot.startswith("hand:")]
            card = waiting[2 * number % len(waiting)]
            goal = hand.goals_of(card)[2 * number + 1]
            hand.drop(card, [goal])
        table.stage.follow()
        table.explain()
        _point_at(context, table, goal)

    return go


def _layouts(context: AppContext) -> None:
    """Two layouts with names, and a third that can get one."""
    table = _seated(context, {})
    hand = table.stage.hand
    table.stage.act_on(hand.click(("button:scatter",)))
    assert isinstance(hand.draft, Arranging)  # noqa: S101 - a front is laid out as a whole
    for name in ("Snipers left", "Decoys in front"):
        hand.draft.keep_as(name)
    hand.refresh()
    table.stage.act_on(hand.click(("button:layouts",)))
    context.scenes.settle()


def _until(options: Mapping[str, str], phase: Phase, seats: int = 2, person: int = 0) -> Step:
    """A game in which much was searched, at the next such moment of the person's."""

    def wanted(view: Any) -> bool:
        return bool(view.turns >= WARM // 2 and view.phase == phase and view.actor == person)

    def go(context: AppContext) -> None:
        table = _seated(context, options, seats, person)
        play_on(table, wanted)
        table.after_change("begin")
        context.scenes.settle()
        settle(context)

    return go


def play_on(table: BoardTable, wanted: Callable[[Any], bool]) -> None:
    """Plays at random, searching often and shooting seldom, until such a view of whoever is asked comes up."""
    match, rng = table.sitting.match, Random(5)
    while match.to_act is not None and not wanted(match.view(match.to_act)):
        seat = match.to_act
        moves = list(match.legal_moves(seat))
        verbs = {getattr(move, "verb", ""): move for move in moves}
        if "hold" in verbs and "shoot" in verbs and rng.random() < 0.7:
            match.play(seat, verbs["hold"])
            continue
        curious = [move for move in moves if getattr(move, "verb", "") in ("search", "recon", "assault")]
        match.play(seat, rng.choice(curious if curious and rng.random() < 0.5 else moves))


def _shot(context: AppContext) -> None:
    """A shot of the person's, while its line is seen."""
    table = _seated(context, {"grid": "open-front"})
    play_on(table, lambda view: bool(view.turns >= WARM // 2 and view.phase == Phase.SHOOT and view.actor == 0))
    table.after_change("begin")
    context.scenes.settle()
    settle(context)
    table.stage.act_on(table.stage.hand.click(("button:shoot",)))
    context.scenes.settle()
    context.scenes.update(300)
    context.clock.advance(300)


def _noise(context: AppContext) -> None:
    """The shot card has come to its quadrant, and from there the line goes to what was shot."""
    _until({"grid": "open-front"}, Phase.NOISE)(context)
    table = context.scenes.top
    assert isinstance(table, BoardTable)  # noqa: S101 - SCOPE has a board
    stage = table.stage
    stage.act_on(stage.hand.click((next(target for target in stage.hand.possible() if target.startswith("quad:")),)))
    context.scenes.settle()
    context.scenes.update(200)
    context.clock.advance(200)


def _aim(context: AppContext) -> None:
    """A sniper is pointed at, and the pointer is over what it would search."""
    _until({"grid": "open-front"}, Phase.TURN)(context)
    table = context.scenes.top
    assert isinstance(table, BoardTable)  # noqa: S101 - SCOPE has a board
    table.stage.act_on(table.stage.hand.click(("button:search",)))
    x, y, width, height = table.stage.layout.box("square:b5")
    context.scenes.handle(PointerMoved((round(x + width / 2), round(y + height / 2))))


def _half_laid(context: AppContext) -> None:
    """Half of a large front is laid out, and the pointer is over a sniper."""
    front = {"infantry-2": "a3", "gun-2": "c3", "decoy-2": "d3", "scout-2": "f3", "sniper-2": "e2"}
    rear = {"sniper-3": "a1", "officer-2": "c1", "scout-1": "d1"}
    _lay(context, {**front, **rear}, "e2")


def _laying_second(context: AppContext) -> None:
    """The other side is ready: of its cards nothing is seen but the backs in its first row, under who is at it."""
    table = _seated(context, ADVANCED, person=1)
    match = table.sitting.match
    while match.to_act == 0:
        match.play(0, next(iter(match.legal_moves(0))))
    table.after_change("begin")
    context.scenes.settle()
    settle(context)
    for kind, square in {"sniper-3": "b6", "mortar-2": "c4", "gun-2": "e4"}.items():
        table.stage.hand.drop(f"card:soviet-{kind}", [f"square:{square}"])
    table.stage.follow()
    table.explain()
    _point_at(context, table, "square:c4")


def _reach(context: AppContext) -> None:
    """A front half laid out, and the pointer over a mortar in its first row."""
    laid = {"sniper-3": "b1", "mortar-2": "c3", "gun-2": "e3", "decoy-2": "d2", "sniper-2": "f1"}
    _lay(context, laid, "c3")


def _lay(context: AppContext, laid: Mapping[str, str], pointed: str) -> None:
    table = _seated(context, ADVANCED)
    for kind, square in laid.items():
        table.stage.hand.drop(f"card:german-{kind}", [f"square:{square}"])
    table.stage.follow()
    table.explain()
    _point_at(context, table, f"square:{pointed}")


def _swap(context: AppContext) -> None:
    """A sniper is held over a decoy: they would change places."""
    _reach(context)
    table = context.scenes.top
    assert isinstance(table, BoardTable)  # noqa: S101 - SCOPE has a board
    _point_at(context, table, "square:f1")
    x, y, width, height = table.stage.layout.box("square:f1")
    start = round(x + width / 2), round(y + height / 2)
    x, y, width, height = table.stage.layout.box("square:d2")
    context.scenes.handle(PointerDown(start))
    for part in range(1, 7):
        goal = (round(x + width * 0.6), round(y + height * 0.6))
        at = (start[0] + (goal[0] - start[0]) * part // 6, start[1] + (goal[1] - start[1]) * part // 6)
        context.scenes.handle(PointerMoved(at, held=True))


def _point_at(context: AppContext, table: BoardTable, place: str) -> None:
    x, y, width, height = table.stage.layout.box(place)
    context.scenes.handle(PointerMoved((round(x + width / 2), round(y + height / 2))))


def _howitzer(context: AppContext) -> None:
    """A mortar of the first row is chosen, and the pointer is over what its shell would hit."""
    _until(ADVANCED, Phase.TURN)(context)
    table = context.scenes.top
    assert isinstance(table, BoardTable)  # noqa: S101 - SCOPE has a board
    stage = table.stage
    stage.act_on(stage.hand.click(("button:howitzer",)))
    mortars = [(box.top, target) for target in stage.hand.possible() if (box := _mortar(table, target)) is not None]
    if mortars:
        stage.act_on(stage.hand.click((min(mortars)[1],)))
    _point_at(context, table, "square:f5")


def _mortar(table: BoardTable, target: str) -> Rect | None:
    return table.stage.box_of(target) if "-mortar-" in target else None


def _pressed(key: str) -> Step:
    """A turn in which another map is shown."""

    def go(context: AppContext) -> None:
        _until(ADVANCED, Phase.TURN)(context)
        context.scenes.handle(KeyDown(key))

    return go


def _pencilled(context: AppContext) -> None:
    """Two signs on squares, and the pencil in the hand."""
    _until({"grid": "open-front"}, Phase.TURN)(context)
    table = context.scenes.top
    assert isinstance(table, BoardTable) and isinstance(table.look, ScopeLook)  # noqa: S101 - SCOPE has a board
    for square, sign in (("a5", "sniper"), ("d6", "officer"), ("b2", "decoy")):
        table.look.paper.write(0, f"square:{square}", sign)
    table.look.paper.held = "decoy"
    table.stage.repaint()
    table.stage.lay_out(still=True)


def _over(context: AppContext) -> None:
    table = _seated(context, {"grid": "quick-duel"})
    play_on(table, lambda view: False)
    table.after_change("play")
    context.scenes.settle()


def _question(context: AppContext) -> None:
    """A sniper is found in a game in which both have scored, and of the front something is known in every manner."""
    table = _staged(context)
    table.after_change("begin")
    context.scenes.settle()
    settle(context)


def _staged(context: AppContext) -> BoardTable:
    table = _seated(context, {"grid": "open-front"})
    staged.set_up(table.sitting.match)
    staged.play(table.sitting.match, staged.TURNS)
    return table


def _won(context: AppContext) -> None:
    """The end, won by points."""
    table = _staged(context)
    staged.play(table.sitting.match, staged.REST)
    table.after_change("play")
    context.scenes.settle()


def _after(context: AppContext) -> None:
    """The table with both fronts turned up, when the end has been told."""
    table = _seated(context, ADVANCED)
    play_to_the_end(table)
    table.after_change("play")
    context.scenes.settle()
    settle(context)
    while context.scenes.top is not table:
        context.scenes.pop(context.scenes.top)
        context.scenes.settle()
    settle(context)


def play_to_the_end(table: BoardTable) -> None:
    """Plays at random, shooting whatever is found."""
    match, rng = table.sitting.match, Random(5)
    while match.to_act is not None:
        seat = match.to_act
        moves = list(match.legal_moves(seat))
        keen = [move for move in moves if getattr(move, "verb", "") in ("search", "shoot", "gun", "step", "howitzer")]
        match.play(seat, rng.choice(keen if keen and rng.random() < 0.7 else moves))
