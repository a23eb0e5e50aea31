"""Pictures of the sea of Scalawag!, for three to eight captains and every kind of decision. A part of `shots`."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from scrapdesk.core.match import AnyMatch
from scrapdesk.games.scalawag.cards import CANNONS, CREW_OF, GUNNER, HAND_SIZE, MUSTER, NO_CREW
from scrapdesk.games.scalawag.moves import Declare, Order, Pass, Show
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.ui.board.beats import Speech
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.events import PointerDown, PointerMoved, PointerUp
from scrapdesk.ui.requests import OpenLesson
from scrapdesk.ui.stops.stop import SceneStop, Step, settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.lesson import Tutor
from scrapdesk.ui.table.talk import Talk

MOST_MOVES, MOST_GAMES = 4000, 60
OVER = "over "
"""Before a target: the pointer lies over it, and nothing is pressed."""
LATE = 8
"""After so many turns ships have holes."""
WON = 12
"""By this luck the person among eight wins, one of the others is honest, and one is not."""
TRUTH, TRUST, TRIFLE = 4, 4, 0.2
"""How much likelier captains are to tell the truth, or to believe it, than not; and to muster crew, than to do more."""


def scalawag_stops() -> list[SceneStop]:
    """Every state of the sea that is worth a look."""
    found = [SceneStop(f"sea-order-{seats}", _sea(seats, Phase.ORDER, 40)) for seats in range(3, 9)]
    for phase in (Phase.CHALLENGE, Phase.REPLY, Phase.PENALTY, Phase.TARGET, Phase.LOSE, Phase.RETURN):
        found.append(SceneStop(f"sea-{phase.name.lower()}", _sea(6, phase, 60)))
    return [
        *found,
        *(SceneStop(f"sea-learn-{step:02}", _lesson(step)) for step in (0, 3, 4, 6, 9, 10, 13)),
        SceneStop("sea-talk", _talk),
        SceneStop("sea-lied", _lied),
        SceneStop("sea-lying", _sea(6, Phase.ORDER, 10, ("order:trim", "hand"))),
        SceneStop("sea-declaring", _sea(6, Phase.ORDER, 60, ("order:cannons",))),
        SceneStop("sea-declaring-eight", _sea(8, Phase.ORDER, 90, ("order:board",))),
        SceneStop(
            "sea-laid-eight",
            _sea(8, Phase.ORDER, 160, ("order:cannons", "hand", "hand:1"), there=_with_two_laid, luck=40),
        ),
        SceneStop("sea-over-order", _sea(5, Phase.ORDER, 60, ("over order:board",))),
        SceneStop("sea-over-ship", _sea(8, Phase.ORDER, 90, ("over ship:p3",))),
        SceneStop("sea-contrast", _sea(5, Phase.CHALLENGE, 60), {"high_contrast": True}),
        SceneStop("sea-fuse", _sea(5, Phase.CHALLENGE, 60), {"fuse": "20"}),
        SceneStop("sea-fuse-still", _sea(5, Phase.CHALLENGE, 60), {"fuse": "20", "reduced_motion": True}),
        SceneStop("sea-people", _people, {"curtain": False}),
        SceneStop("sea-end", _ended(4)),
        SceneStop("sea-end-eight", _ended(8)),
        SceneStop("end-scalawag", _ended(8, WON)),
        SceneStop("sea-afterwards", _afterwards),
        SceneStop("sea-fog", _sea(3, Phase.TARGET, 30)),
        SceneStop("sea-allegiance", _sea(6, Phase.ORDER, 60, options={"allegiance": "on", "bonus": "both"})),
        SceneStop("sea-lookout", _lookout),
        SceneStop("sea-late", _sea(8, Phase.ORDER, 200)),
    ]


def _lesson(step: int) -> Step:
    def go(context: AppContext) -> None:
        context.open(OpenLesson("scalawag"))
        context.scenes.settle()
        table = context.scenes.top
        if isinstance(table, BoardTable):
            table.part(Tutor).skip_to(step)

    return go


def _talk(context: AppContext) -> None:
    """Companions speak: one who declares, and one who calls."""
    _sea(6, Phase.CHALLENGE, 60)(context)
    table = context.scenes.top
    if isinstance(table, BoardTable):
        view = table.sitting.match.view(0)
        for seat, occasion in ((view.captain, "declare"), ((view.captain + 1) % 6 or 2, "call")):
            table.part(Talk).say(Speech(seat, f"face:p{seat + 1}", occasion, view.turn))


def _lookout(context: AppContext) -> None:
    """Somebody among eight has declared a lookout: may the person call it a lie?"""
    _sea(8, Phase.CHALLENGE, 60, there=lambda table: bool(table.sitting.match.view(0).plan.lookout))(context)


def _lied(context: AppContext) -> None:
    """Among five, the person has declared two gunners and has one, and somebody calls."""
    _sea(5, Phase.REPLY, 0, there=_caught_with_one_gunner, luck=28)(context)


def _caught_with_one_gunner(table: BoardTable) -> bool:
    view = table.sitting.match.view(0)
    plan, hand = view.plan, view.hand
    held = hand.count(GUNNER)
    return plan.order == CANNONS and plan.claimed == 2 and len(hand) == HAND_SIZE and held == 1 and view.turn > LATE


def _with_two_laid(table: BoardTable) -> bool:
    """Three cards in the hand, a gunner among them: two are laid to a shot, and one of them may be a lie."""
    hand = table.sitting.match.view(0).hand
    return len(hand) == HAND_SIZE and hand.count(GUNNER) == 1


def _people(context: AppContext) -> None:
    """Three people at one screen, one of whom is asked whether to call."""
    sit_down(context, NewTable("scalawag", ("human",) * 3, seed="shots"))
    context.scenes.settle()
    table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
    table.play_text("order trim 2")
    context.scenes.settle()


def _ended(seats: int, luck: int = 7) -> Step:
    def go(context: AppContext) -> None:
        _sea(seats, Phase.OVER, 5, luck=luck)(context)
        table = context.scenes.top
        if isinstance(table, BoardTable):
            table.after_change("play")

    return go


def _afterwards(context: AppContext) -> None:
    """The table that is looked at after the end: who sank, by whom, and how honest everybody was."""
    _ended(5)(context)
    context.scenes.settle()
    if not isinstance(context.scenes.top, BoardTable):
        context.scenes.pop(context.scenes.top)
    settle(context)


def _sea(
    seats: int,
    phase: Phase,
    moves: int,
    pointed: tuple[str, ...] = (),
    options: dict[str, str] | None = None,
    there: Callable[[BoardTable], bool] = lambda table: True,
    luck: int = 7,
) -> Step:
    """A person among opponents, so many moves on, asked in a phase; then something is pointed at."""

    def go(context: AppContext) -> None:
        wish = NewTable("scalawag", ("human", *["ai:random"] * (seats - 1)), options or {}, "shots")
        sit_down(context, wish)
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, BoardTable)  # noqa: S101 - it has a board
        _play_on(table, lambda: table.sitting.match.view(0).phase is phase and there(table), moves, luck)
        table.follow("undo")
        settle(context)
        for target in pointed:
            at = _middle(table, target.removeprefix(OVER))
            context.scenes.handle(PointerMoved(at))
            if not target.startswith(OVER):
                context.scenes.handle(PointerDown(at))
                context.scenes.handle(PointerUp(at))

    return go


def _middle(table: BoardTable, target: str) -> tuple[int, int]:
    """Where a thing lies; `hand` is the first card of the hand, `hand:1` the second."""
    if target.startswith("hand"):
        number = int(target.partition(":")[2] or 0)
        cards = [sprite.goal for sprite in table.stage.cast if sprite.piece.id.startswith("crew:")]
        place = cards[number]
        return round(place.x), round(place.y)
    left, top, width, height = table.stage.layout.box(target)
    return round(left + width / 2), round(top + height / 2)


def _by_luck(match: AnyMatch, seat: int, luck: Random) -> object:
    """Mostly honest, seldom in doubt: a table where every captain is caught at every order is not one."""
    moves, hand = list(match.legal_moves(seat)), match.view(seat).hand

    def weight(move: object) -> float:
        match move:
            case Pass() | Show():
                return TRUST
            case Order(order, number):
                crew = CREW_OF[order]
                true = crew == NO_CREW or hand.count(crew) >= number
                return TRIFLE if order == MUSTER else TRUTH if true and number else 1
            case Declare(crew):
                return 1 if crew in hand else 1 / TRUTH
        return 1

    return luck.choices(moves, [weight(move) for move in moves])[0]


def _play_on(table: BoardTable, there: Callable[[], bool], moves: int, first: int) -> None:
    """Everybody plays by a fixed luck until the person is asked for what is wanted; where it never is, by another."""
    match = table.sitting.match
    for seed in range(first, first + MOST_GAMES):
        luck = Random(seed)
        while match.to_act is not None and match.ply < MOST_MOVES:
            if table.sitting.person_asked is not None and there() and match.ply >= moves:
                return
            match.play(match.to_act, _by_luck(match, match.to_act, luck))
        if there():
            return
        match.restart()
