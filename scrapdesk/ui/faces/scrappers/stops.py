"""Pictures of Scrappers at its own table: the first game, stacks firing, four pilots, a hand closed and held open.

A part of `shots`, with the same kind of stops. Must not touch anybody's files.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, cast

from scrapdesk.core.replay import replay
from scrapdesk.games import GAMES
from scrapdesk.games.scrappers.moves import Assign, Move
from scrapdesk.games.scrappers.state import Phase
from scrapdesk.games.scrappers.table import ScrappersTable
from scrapdesk.ui.board.show import BoardShow, Cue
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces.scrappers.lesson import FIRST_GAME
from scrapdesk.ui.frame.events import PointerDown, PointerMoved
from scrapdesk.ui.requests import OpenLesson, OpenRules, WatchGame
from scrapdesk.ui.stops.around import played_record, rules_enlarged, rules_searched
from scrapdesk.ui.stops.board import large, looking_back, played, shown, turn_told
from scrapdesk.ui.stops.stop import SceneStop, Step, opened, settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.holding import Holding
from scrapdesk.ui.table.lesson import Tutor

PARTS: Final = {"start": 0.0, "early": 0.3, "middle": 0.55, "late": 0.8, "end": 1.0}
"""How far the first game has come at a stop."""
FRAME: Final = 20
LONGEST: Final = 30_000
"""So many milliseconds are waited for the next thing that is shown, at most."""
INTO_BEAT_MS: Final = 100
FULL_ROUND: Final = 9


def scrappers_stops() -> list[SceneStop]:
    """Every state of these that is worth a look."""
    return [
        *(SceneStop(f"scrappers-learn-{name}", _lesson(part)) for name, part in PARTS.items()),
        SceneStop("scrappers-show", _fires(2, _hits), {"speed": "normal"}, still=False),
        SceneStop("scrappers-stage", _fires(3, _fired), {"speed": "normal", "staging": "step"}, still=False),
        SceneStop("scrappers-stage-two", _fires(2, _fired), {"speed": "normal", "staging": "step"}, still=False),
        SceneStop("scrappers-stage-four", _fires(4, _fired), {"speed": "normal", "staging": "step"}, still=False),
        SceneStop("scrappers-own-shot", _fires(3, _own), {"speed": "normal", "staging": "step"}, still=False),
        SceneStop("scrappers-breaks", _fires(3, _breaks), {"speed": "normal"}, still=False),
        SceneStop("scrappers-loaded", _loaded(2)),
        SceneStop("scrappers-chosen", _chosen),
        SceneStop("scrappers-ejecting", _ejecting),
        SceneStop("scrappers-log", _log_open),
        SceneStop("scrappers-three", _full(3)),
        SceneStop("scrappers-four", _full(4)),
        SceneStop("scrappers-reboot", _reboots),
        SceneStop("scrappers-closed", _closed(2)),
        SceneStop("scrappers-closed-four", _closed(4)),
        SceneStop("scrappers-held", _held),
        SceneStop("scrappers-held-card", _held_card),
        SceneStop("replay-fires", _watched(Phase.ACTIVATION)),
        SceneStop("replay-reboots", _watched(Phase.REBOOT)),
        SceneStop("table-laid-scrappers", _laid_aside),
        SceneStop("table-back-scrappers", looking_back("scrappers")),
        SceneStop("table-shown-scrappers", shown("scrappers", 500.0), still=False),
        SceneStop("table-turn-scrappers", turn_told("scrappers"), still=False),
        SceneStop("table-zoom-scrappers", large("scrappers", "")),
        SceneStop("table-zoom-scrappers-pinned", large("scrappers", "", pinned=True)),
        SceneStop("table-zoom-scrappers-draft", large("scrappers", "", where="draft")),
        SceneStop("rules-position-scrappers", opened(OpenRules("scrappers", "SR-3"))),
        SceneStop("rules-found", rules_searched("scrappers", "5.1")),
        SceneStop("rules-word", rules_searched("scrappers", "shield")),
        SceneStop("rules-large", rules_enlarged("scrappers", "SR-5.1", 0)),
        SceneStop("rules-large-position", rules_enlarged("scrappers", "SR-4", 0)),
    ]


def _seated(context: AppContext, players: tuple[str, ...]) -> BoardTable:
    sit_down(context, NewTable("scrappers", players, seed="shots"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)  # noqa: S101 - Scrappers has a board
    return table


def _watched(phase: Phase) -> Step:
    """A game that is watched again, at the last place where somebody was asked in such a phase."""

    def go(context: AppContext) -> None:
        record = played_record("scrappers")
        match = replay(record, GAMES["scrappers"].rules)
        found = [ply for ply in range(match.ply) if match.view(None, ply).phase is phase]
        context.open(WatchGame(record, found[-1]))
        context.scenes.settle()

    return go


def _lesson(part: float) -> Step:
    def go(context: AppContext) -> None:
        lesson = FIRST_GAME
        context.open(OpenLesson("scrappers"))
        context.scenes.settle()
        table = context.scenes.top
        if isinstance(table, BoardTable):
            table.part(Tutor).skip_to(round(part * (len(lesson.steps) - 1)))

    return go


def _play_until_full(table: BoardTable, rounds: int, empty: int) -> None:
    """Drafted, assigned and ejected by chance, until so many bays are empty in the command phase of a round."""
    match, luck = table.sitting.match, Random(4)
    while match.to_act is not None:
        view = match.view(0)
        left = sum(5 - len(pilot.stack) for pilot in view.pilots)
        if match.to_act == 0 and not view.queue and view.round >= rounds and left <= empty:
            break
        legal = list(match.legal_moves(match.to_act))
        laid = [move for move in legal if move.verb in ("assign", "draft")]
        match.play(match.to_act, luck.choice(laid or legal))


def _full(seats: int) -> Step:
    """Late in a game: stacks, upgrades in play, piles and pools, everything there is."""

    def go(context: AppContext) -> None:
        table = _seated(context, ("human", *["ai:random"] * (seats - 1)))
        _play_until_full(table, FULL_ROUND, 2 * seats)
        table.follow("begin")

    return go


def _loaded(seats: int) -> Step:
    """The own stack is almost full, and the column at the right tells what it is going to do."""

    def go(context: AppContext) -> None:
        table = _seated(context, ("human", *["ai:random"] * (seats - 1)))
        _play_until_full(table, 3, 1)
        table.follow("begin")

    return go


def _chosen(context: AppContext) -> None:
    """A card of the hand was chosen, and can go into the next bay or down the chute."""
    table = _seated(context, ("human", "ai:random"))
    _play_until_full(table, 4, 3)
    table.follow("begin")
    hand = table.stage.hand
    held = [piece.id for piece in hand.pieces if piece.slot.startswith("hand:") and piece.face_up]
    table.stage.act_on(hand.click((held[len(held) // 2],)))


def _ejecting(context: AppContext) -> None:
    """A card of the hand is carried to the chute, which has opened."""
    table = _seated(context, ("human", "ai:random"))
    _play_until_full(table, 4, 3)
    table.follow("begin")
    settle(context)
    card = next(sprite.goal for sprite in table.stage.cast if sprite.piece.slot == "hand:2")
    left, top, width, height = table.stage.layout.box("eject:p1")
    start, end = (round(card.x), round(card.y)), (round(left + width / 2) - 30, round(top + height / 2))
    context.scenes.handle(PointerMoved(start))
    context.scenes.handle(PointerDown(start))
    for part in (0.2, 0.6, 1.0):
        at = tuple(round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
        context.scenes.handle(PointerMoved((at[0], at[1]), held=True))


def _log_open(context: AppContext) -> None:
    """The log is open, over the draft."""
    _loaded(2)(context)
    table = context.scenes.top
    if isinstance(table, BoardTable):
        table.side.head.drawer.activate()


def _reboots(context: AppContext) -> None:
    """The stacks have fired, and cards of the hand can be thrown away."""
    table = _seated(context, ("human", "ai:random"))
    match, luck = table.sitting.match, Random(4)
    while match.to_act is not None:
        queue = match.view(0).queue
        if match.to_act == 0 and queue and queue[0].verb == "ask discard":
            break
        match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
    table.follow("begin")


def _fires(seats: int, until: Callable[[Cue], bool]) -> Step:
    """The stacks are firing, and have come to something that is worth a look."""

    def go(context: AppContext) -> None:
        table = _seated(context, ("human", *["ai:random"] * (seats - 1)))
        for number in range(3, FULL_ROUND):
            _play_until_full(table, number, 1)
            table.follow("begin")
            settle(context)
            match = table.sitting.match
            laid = [move for move in match.legal_moves(0) if move.verb in ("assign", "draft")]
            if not laid:
                continue
            table.play(max(laid, key=_strikes))
            context.scenes.settle()
            if _shown_until(context, table.stage.show, until):
                table.update(0.0)  # as the loop does before it paints
                return

    return go


def _strikes(move: Move) -> bool:
    """Whether it lays a weapon of one's own."""
    cards = cast(ScrappersTable, GAMES["scrappers"].table).cards
    return isinstance(move, Assign) and any(
        effect.verb == "damage" for card in cards.of if card.kind == move.kind for effect in card.effects
    )


def _own(cue: Cue) -> bool:
    return cue.beat.feat is not None and cue.beat.feat.seat == 0 and _fired(cue)


def _shown_until(context: AppContext, show: BoardShow, until: Callable[[Cue], bool]) -> bool:
    """Time passes until what is shown is of this kind, and a little more."""
    while show.running:
        show.go_on()
        for _ in range(LONGEST // FRAME):
            if show.waiting or not show.running:
                break
            if show.cue is not None and until(show.cue) and not show.stays(show.cue):
                for _ in range(INTO_BEAT_MS // FRAME):
                    context.clock.advance(FRAME)
                return True
            context.clock.advance(FRAME)
        if show.waiting and show.cue is not None and until(show.cue):
            return True
    return False


def _hits(cue: Cue) -> bool:
    return bool(cue.beat.rising)


def _breaks(cue: Cue) -> bool:
    return bool(cue.beat.cracked)


def _fired(cue: Cue) -> bool:
    return cue.beat.feat is not None and not cue.beat.feat.title


def _closed(seats: int) -> Step:
    """People at one screen: the hand of whoever is asked lies face down."""

    def go(context: AppContext) -> None:
        table = _seated(context, ("human",) * seats)
        for number in range(2 * seats + 1):
            match = table.sitting.match
            legal = [move for move in match.legal_moves(match.to_act or 0) if move.verb in ("assign", "eject")]
            table.play(legal[number % len(legal)])
            context.scenes.settle()
            settle(context)

    return go


def _held(context: AppContext) -> None:
    _closed(2)(context)
    table = context.scenes.top
    if isinstance(table, BoardTable):
        table.part(Holding).look(True)


def _held_card(context: AppContext) -> None:
    """A card of the closed hand is dragged, and shows its face to whoever holds it."""
    _closed(2)(context)
    table = context.scenes.top
    if not isinstance(table, BoardTable):
        return
    card = next(
        sprite for sprite in table.stage.cast if sprite.piece.slot == f"hand:p{(table.sitting.near or 0) + 1}:2"
    )
    x, y = round(card.goal.x), round(card.goal.y)
    context.scenes.handle(PointerMoved((x, y)))
    context.scenes.handle(PointerDown((x, y)))
    for up in (40, 100, 160):
        context.scenes.handle(PointerMoved((x + 40, y - up), held=True))


def _laid_aside(context: AppContext) -> None:
    """Two cards of a hand are laid aside, and can be taken up again."""
    moves = 20
    table = played(context, "scrappers", moves)
    while table.stage.hand.draft is None and table.sitting.match.outcome is None:
        moves += 1
        context.scenes.pop(table)
        context.scenes.settle()
        table = played(context, "scrappers", moves)
    hand = table.stage.hand
    for _ in range(2):
        card = next(piece.id for piece in hand.pieces if piece.slot.startswith("hand:") and piece.face_up)
        table.stage.act_on(hand.drop(card, hand.goals_of(card)))
