"""How Scalawag! lies on a table: ships in a ring, crew in fans, the declaration under its seal.

Sees views only; must not know pixels. Spellings are in `spelling`, sentences in `narration`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from scrapdesk.core.events import Event
from scrapdesk.core.seats import Seat
from scrapdesk.core.table import Belief, Field, Names, Path, Piece, Table
from scrapdesk.core.words import Line, Who, say
from scrapdesk.games.scalawag.belief import beliefs_of
from scrapdesk.games.scalawag.cards import (
    BOARDING_COST,
    CANNONS,
    CREW_NAMES,
    CREW_OF,
    CREW_TITLES,
    DAMAGE_SLOTS,
    EMBLEMS,
    FLAG_NAMES,
    LOOKOUT,
    NEIGHBOURLY,
    NO_FLAG,
    NO_ORDER,
    ORDER_NAMES,
    ORDER_TITLES,
    PILOT,
    SPOT,
    WAVE,
    Crew,
)
from scrapdesk.games.scalawag.ledger import ScalawagLedger
from scrapdesk.games.scalawag.moves import Aim, Bury, Declare, Lose, Move, Order, Play, Return, Sink, encode
from scrapdesk.games.scalawag.narration import narrate
from scrapdesk.games.scalawag.phrases import crew_words, declaration, several
from scrapdesk.games.scalawag.spelling import (
    CHART,
    HOLES,
    LOCKER,
    PORT,
    SEAL,
    declare_chip,
    hidden_card,
    order_chip,
    own_cards,
    paths_of,
    ship,
    shown_cards,
)
from scrapdesk.games.scalawag.state import NO_FOG, NOBODY_THERE, Phase
from scrapdesk.games.scalawag.view import View

PUBLIC_DECISIONS: Final = (Phase.CHALLENGE, Phase.VERDICT)
"""A challenge is one screen with every captain's flag; a verdict is about open things only."""

PAYING: Final = (Phase.REPLY, Phase.PENALTY, Phase.VERDICT)

SEALS: Final = {Phase.CHALLENGE: "seal_declared", Phase.REPLY: "seal_challenged"}

_BARE_WORDS: Final = {
    "pass": say("Let it pass", rule="SW-6.1"),
    "scalawag": say("Call Scalawag!", rule="SW-6.1"),
    "show": say("Show the declared crew", rule="SW-6.2"),
    "hole": say("Take a hole in your ship", rule="SW-6.4"),
    "yield": say("Pay, and let the challenger choose how you sink", rule="SW-6.4"),
    "forgo": say("Give up the order", rule="SW-3.4"),
}


class ScalawagTable(Table[Move, View]):
    ledger = ScalawagLedger()

    def pieces(self, view: View) -> Sequence[Piece]:
        found: list[Piece] = []
        for seat in range(view.seats):
            found += _ship_pieces(view, seat)
            found += _hand_pieces(view, seat)
        found += [Piece(f"{PORT}:{at}", "back", PORT, at, False) for at in range(1, view.port_size + 1)]
        found += _locker_pieces(view)
        found += _chips(view)
        found += _declared_pieces(view)
        found += _bonus_pieces(view)
        if view.fog != NO_FOG:
            found.append(Piece("fog", "fog", f"gap:p{view.fog + 1}"))
        return found

    def paths(self, view: View, move: Move) -> Sequence[Path]:
        return paths_of(view, move)

    def narrate(self, event: Event, names: Names) -> Line | None:
        return narrate(event, names)

    def status(self, view: View) -> Sequence[Field]:
        fields = [
            Field(say("turn"), view.turn, view.captain, "SW-3"),
            Field(say("port"), view.port_size, None, "SW-2.1"),
            Field(say("locker"), len(view.locker), None, "SW-5.2"),
        ]
        if view.plan.order != NO_ORDER:
            plan = view.plan
            fields.append(Field(say("order"), ORDER_TITLES[plan.order], view.captain, "SW-3.3"))
            if view.phase in SEALS:
                fields.append(Field(say("declared"), several(plan.claim, plan.claimed), view.captain, "SW-6.1"))
        for seat in view.frame.ring:
            fields += _seat_fields(view, seat)
        if view.partner is not None and view.seat is not None:
            fields.append(Field(say("allegiance"), FLAG_NAMES[view.frame.teams[view.seat]], view.partner, "SW-8.1"))
        return fields

    def is_private(self, view: View) -> bool:
        return view.phase not in PUBLIC_DECISIONS

    def holds(self, view: View) -> bool:
        """Whoever is asked whether to call may look at their own crew first."""
        return view.phase is Phase.CHALLENGE

    def describe(self, view: View, move: Move) -> Line | None:
        return describe(view, move)

    def beliefs(self, view: View) -> Sequence[Belief]:
        return beliefs_of(view)


def _seat_fields(view: View, seat: Seat) -> list[Field]:
    flag = Field(say("flag"), EMBLEMS[view.frame.flags[seat]], seat, "SW-1.2")
    if view.damage[seat] == DAMAGE_SLOTS:
        return [flag, Field(say("ship"), say("sunk"), seat, "SW-7")]
    challenges = say("{shown} shown, {paid} paid", shown=view.proven[seat], paid=view.caught[seat])
    return [
        flag,
        Field(say("points"), view.points[seat], seat, "SW-1.3"),
        Field(say("crew"), view.sizes[seat], seat, "SW-5.2"),
        Field(say("holes"), view.damage[seat], seat, "SW-5.1"),
        Field(say("cost to board"), BOARDING_COST[view.damage[seat]], seat, "SW-1.2"),
        Field(say("challenges"), challenges, seat, "SW-6"),
    ]


def _ship_pieces(view: View, seat: Seat) -> Iterator[Piece]:
    """The ship under its flag, with its holes and small states as marks."""
    sails = (f"flag:{view.frame.flags[seat] + 1}", f"holes:{view.damage[seat]}")
    yield Piece(ship(seat), "ship", ship(seat), owner=seat, marks=(*sails, *_marks(view, seat)))


def _marks(view: View, seat: Seat) -> Iterator[str]:
    if seat in view.sunk:
        yield "sunk"
    if seat == view.captain and view.turn:
        yield "captain"
    if seat == view.actor:
        yield "asked"
    if view.watch >> seat & 1:
        yield "watch"
    teams = view.frame.teams
    if teams and teams[seat] != NO_FLAG:
        yield FLAG_NAMES[teams[seat]].lower()
    if seat == view.partner:
        yield "partner"


def _hand_pieces(view: View, seat: Seat) -> Iterator[Piece]:
    """The own cards face up, others' as backs; what is shown to all lies on the chart."""
    if seat == view.seat:
        for at, (crew, card) in enumerate(own_cards(view)):
            marks = ("charted",) if _is_charted(view, crew, card) else ()
            yield Piece(card, CREW_NAMES[crew], f"hand:p{seat + 1}", at, owner=seat, marks=marks)
        return
    shown = len(view.plan.shown) if seat == view.captain else 0
    for at in range(view.sizes[seat] - shown):
        yield Piece(hidden_card(seat, at), "back", f"hand:p{seat + 1}", at, False, seat)


def _is_charted(view: View, crew: Crew, card: str) -> bool:
    """Whether an own card is what was declared and may still have to be shown."""
    plan = view.plan
    if view.seat != view.captain or plan.claim != crew or view.phase not in (Phase.CHALLENGE, Phase.REPLY):
        return False
    return int(card.rpartition(":")[2]) <= plan.claimed


def _locker_pieces(view: View) -> Iterator[Piece]:
    for at, crew in enumerate(view.locker):
        nth = 1 + view.locker[:at].count(crew)
        yield Piece(f"locker:{CREW_NAMES[crew]}:{nth}", CREW_NAMES[crew], LOCKER, at)


def _chips(view: View) -> Iterator[Piece]:
    """What a captain can point at beside cards and ships: orders to choose, the order on the chart, a hole."""
    own = view.seat is not None and view.actor == view.seat
    if own and view.phase is Phase.ORDER:
        for order, word in enumerate(ORDER_NAMES):
            yield Piece(order_chip(order), f"order_{word}", order_chip(order), order)
    if own and view.phase is Phase.TARGET:
        for crew in claimable(view):
            yield Piece(declare_chip(crew), f"glyph_{CREW_NAMES[crew]}", declare_chip(crew), crew)
    if own and view.phase in PAYING:
        yield Piece(HOLES, "hole", HOLES)
    if view.plan.order != NO_ORDER:
        yield Piece(CHART, f"order_{ORDER_NAMES[view.plan.order]}", CHART, owner=view.captain)


def claimable(view: View) -> tuple[Crew, ...]:
    """What may still be declared after the order, while a card is left that could be one (SW-3.4, SW-3.5)."""
    plan = view.plan
    if plan.unproven >= len(view.hand) or plan.order not in NEIGHBOURLY:
        return ()
    pilot = (PILOT,) if plan.order == CANNONS and not plan.pilot else ()
    return pilot if plan.lookout else (*pilot, LOOKOUT)


def _declared_pieces(view: View) -> Iterator[Piece]:
    """The seal and the bands of the declaration that can be challenged; crew that was shown, until it is replaced."""
    plan = view.plan
    if view.phase in SEALS:
        yield Piece(SEAL, SEALS[view.phase], SEAL, owner=view.captain)
        for at in range(1, plan.claimed + 1):
            face = f"glyph_{CREW_NAMES[plan.claim]}"
            marks = ("declared", "called") if view.phase is Phase.REPLY else ("declared",)
            yield Piece(f"band:{at}", face, "bands", at, owner=view.captain, marks=(*marks, *_known(view, at)))
    for at, (crew, card) in enumerate(shown_cards(view), start=1):
        yield Piece(card, CREW_NAMES[crew], "bands", at, owner=view.captain, marks=("proven",))
    if plan.shown:
        yield Piece(SEAL, "seal_proven", SEAL, owner=view.captain)


def _known(view: View, at: int) -> tuple[str, ...]:
    """What its captain alone knows of a declared card, counted from 1: whether there is such crew to show for it."""
    if view.seat != view.captain:
        return ()
    return ("held",) if view.hand.count(view.plan.claim) >= at else ("lie",)


def _bonus_pieces(view: View) -> Iterator[Piece]:
    lying: tuple[tuple[Crew, Seat], ...] = ((WAVE, view.wave), (SPOT, view.spot))
    for crew, seat in lying:
        if seat != NOBODY_THERE:
            yield Piece(f"bonus:{CREW_NAMES[crew]}", CREW_NAMES[crew], f"beside:p{seat + 1}", owner=seat)


def describe(view: View, move: Move) -> Line:
    """A legal move in human words."""
    plan = view.plan
    match move:
        case Order(order, count):
            return say("Order: {order}", rule="SW-3.1", order=declaration(order, CREW_OF[order], count))
        case Declare(crew):
            return say("Declare a {crew}", rule="SW-3.5", crew=CREW_TITLES[crew])
        case Aim(first, second):
            if second < 0:
                return say("Target: {ship}", rule="SW-3.3", ship=Who(first))
            return say("Targets: {ship}, then {other}", rule="SW-4.2", ship=Who(first), other=Who(second))
        case Lose(crew):
            return say("Lose a {crew} to the locker", rule="SW-5.2", crew=CREW_TITLES[crew])
        case Sink(by_hole):
            if by_hole:
                return say("Sink {ship} with a fifth hole, and take a crew card", "SW-6.4", ship=Who(plan.victim))
            return say(
                "Sink {ship} by taking its last crew card, and repair one of your holes",
                "SW-6.4",
                ship=Who(plan.victim),
            )
        case Play(crew, target):
            return say("Play the {crew} on {ship}", rule="SW-9", crew=CREW_TITLES[crew], ship=Who(target))
        case Return(cards):
            crew_text = crew_words(tuple(CREW_TITLES[crew] for crew in cards))
            return say("Return {crew}", rule="SW-4", crew=crew_text)
        case Bury(crew, shown):
            if shown:
                return say("Send the {crew} you have shown to the locker", rule="SW-7.1", crew=CREW_TITLES[crew])
            return say("Send a {crew} to the locker", rule="SW-7.1", crew=CREW_TITLES[crew])
    return _BARE_WORDS.get(move.verb) or say("{words}", rule="SW-2.1", words=encode(move))
