"""How SCOPE lies on the table: two fronts of face-down cards, piles, shot cards, and what must be read at a glance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scrapdesk.core.events import Event
from scrapdesk.core.refusal import Target
from scrapdesk.core.table import Arrangement, Belief, Field, Names, Path, Piece, Table
from scrapdesk.core.words import Line, Ref, Word, commas, say
from scrapdesk.games.scope.belief import beliefs_of
from scrapdesk.games.scope.board import NO_SQUARE, WIDTH, square_name, squares_in
from scrapdesk.games.scope.cards import (
    FREE,
    GERMAN,
    HIDDEN,
    KINDS,
    SIDE_NAMES,
    SIDE_TITLES,
    SIDES,
    SNIPER,
    SOVIET,
    Side,
    kind_name,
    kind_title,
)
from scrapdesk.games.scope.laying import arrangement_of, card_of, moves_for, view_with, waiting
from scrapdesk.games.scope.ledger import ScopeLedger
from scrapdesk.games.scope.moves import Move, Place
from scrapdesk.games.scope.narration import narrate
from scrapdesk.games.scope.notebook import Knowledge, Note, notes_of
from scrapdesk.games.scope.spelling import described, spellings
from scrapdesk.games.scope.state import SNIPERS, UNITS, Phase
from scrapdesk.games.scope.targets import (
    card_target,
    hand_target,
    own_cards,
    pile_target,
    quadrant_target,
    shot_target,
    square_target,
    zone_target,
)
from scrapdesk.games.scope.turns import LONG_LIMIT, QUIET_LIMIT
from scrapdesk.games.scope.view import View

ODDS = "~"
"""How the mark of a likelihood in 100 begins. A card is the same card when only this changes, and what stands behind
it: what may lie there instead."""
SURE = "sure"
"""Marks a card that nobody has turned up, and that can be nothing else."""


class ScopeTable(Table[Move, View]):
    tells_secrets = False
    ledger = ScopeLedger()

    def pieces(self, view: View) -> Sequence[Piece]:
        found = [*_front_cards(view)]
        for side in SIDES:
            found += [*_pile(view, side), *_waiting(view, side), *_shot_card(view, side)]
        return found

    def paths(self, view: View, move: Move) -> Sequence[Path]:
        return spellings(view, move)

    def narrate(self, event: Event, names: Names) -> Line | None:
        return narrate(event, names)

    def status(self, view: View) -> Sequence[Field]:
        return [*_turn_field(view), *_score_fields(view), *_limit_fields(view), *_count_fields(view)]

    def is_private(self, view: View) -> bool:
        """Shooting at what all have seen, and stepping onto it, can be decided before everybody's eyes."""
        return view.phase not in (Phase.SHOOT, Phase.STEP)

    def drafts(self, view: View, move: Move) -> bool:
        """Cards that are laid out belong together until the front is ready."""
        return isinstance(move, Place)

    def arrangement(self, view: View) -> Arrangement | None:
        return arrangement_of(view)

    def arranged(self, view: View, lies: Mapping[Target, Target]) -> Sequence[Move]:
        return moves_for(view, lies)

    def arranged_view(self, view: View, lies: Mapping[Target, Target]) -> View:
        return view_with(view, lies)

    def describe(self, view: View, move: Move) -> Line | None:
        return described(view, move)

    def beliefs(self, view: View) -> Sequence[Belief]:
        return beliefs_of(view)

    def board_text(self, view: View) -> list[str]:
        """The field in letters, the Soviet front on top: Soviet cards are capitals, `?` and `#` are backs."""
        columns, rows = view.frame.size
        lines = []
        for row in range(2 * rows - 1, -1, -1):
            cells = (_letter(view, row * WIDTH + column) for column in range(columns))
            lines.append(f"{row + 1:>2}  {' '.join(cells)}")
            if row == rows:
                lines.append("    " + "-" * (2 * columns - 1))
        return [*lines, "    " + " ".join(square_name(column)[0] for column in range(columns))]


def _owner(view: View, side: Side) -> int:
    return view.frame.sides.index(side)


def _front_cards(view: View) -> Iterator[Piece]:
    own = own_cards(view)
    notes = (
        {} if view.phase <= Phase.DEAL or view.phase == Phase.OVER else {side: notes_of(view, side) for side in SIDES}
    )
    for square in squares_in(view.frame.ground.whole):
        side = SOVIET if view.backs >> square & 1 else GERMAN
        slot = square_target(square)
        if square in own:
            known = _expected(view, square, notes[side][square] if notes else None)
            yield Piece(own[square], kind_name(view.cards[square]), slot, owner=_owner(view, side), marks=known)
        elif view.open >> square & 1:
            yield Piece(slot, kind_name(view.cards[square]), slot, owner=_owner(view, side), marks=("found",))
        elif view.phase > Phase.DEAL or side < view.turn:
            face = f"back-{SIDE_NAMES[side]}"
            marks = marks_of(notes[side][square]) if notes and square in notes[side] else ()
            yield Piece(slot, face, slot, face_up=False, owner=_owner(view, side), marks=marks)


def _expected(view: View, square: int, note: Note | None) -> tuple[str, ...]:
    """What the enemy knows of an own card: that it has been seen, or that a sniper is to be expected there; and at
    last, behind the likelihood, in which manner they know it, as what, and what it may be instead."""
    if note is None or not view.hidden >> square & 1:
        return () if view.hidden >> square & 1 else ("seen",)
    if note.knowledge is Knowledge.UNKNOWN:
        return ()
    believed = " ".join((f"{ODDS}{_in_100(note)}", note.knowledge.value, kind_name(note.kind), *_others(note)))
    suspected = note.knowledge is Knowledge.SUSPECTED and note.kind == SNIPER
    sure = (SURE,) if note.sure else ()
    return ("expected", *sure, believed) if suspected else (*sure, believed)


def marks_of(note: Note) -> tuple[str, ...]:
    """What a viewer with a notebook would have written on a face-down card; nothing where nothing is known."""
    if note.knowledge is Knowledge.UNKNOWN:
        return ()
    odds = () if note.knowledge is Knowledge.SEEN else (" ".join((f"{ODDS}{_in_100(note)}", *_others(note))),)
    return note.knowledge.value, kind_name(note.kind), *odds, *((SURE,) if note.sure else ())


def _others(note: Note) -> list[str]:
    return [kind_name(kind) for kind in note.others]


def _in_100(note: Note) -> int:
    """Only what nothing else can be is a hundred."""
    return 100 if note.sure else min(99, round(100 * note.odds))


def _pile(view: View, side: Side) -> Iterator[Piece]:
    pile = view.score.piles[side]
    for order, card in enumerate(pile):
        number = pile[: order + 1].count(card)
        yield Piece(card_target(card, number), kind_name(card), pile_target(side), order, owner=_owner(view, 1 - side))


def _waiting(view: View, side: Side) -> Iterator[Piece]:
    """Cards that their owner has yet to lay out, and snipers in reserve."""
    owner, slot = _owner(view, side), zone_target(side)
    if view.phase == Phase.DEPLOY and side == view.side and side >= view.turn:
        for order, card in enumerate(waiting(view, side)):
            kind = card_of(card)
            yield Piece(card, kind_name(kind), hand_target(side, kind), order, owner=owner)
    for order in range(view.score.reserve[side]):
        yield Piece(f"{slot}:{order}", kind_name(SNIPER), slot, order, owner=owner)


def _shot_card(view: View, side: Side) -> Iterator[Piece]:
    quadrant = view.shots[side]
    slot = f"shots:{SIDE_NAMES[side]}" if quadrant == NO_SQUARE else quadrant_target(quadrant)
    yield Piece(shot_target(side), "shot", slot, owner=_owner(view, side))


def _turn_field(view: View) -> Iterator[Field]:
    if view.phase == Phase.OVER:
        return
    if view.phase <= Phase.DEAL:
        places = view.frame.size[0] * view.frame.size[1]
        filled: dict[str, Word] = {"side": SIDE_TITLES[view.turn], "n": view.placed[view.turn], "all": places}
        yield Field(say("set-up"), say("{side} side, {n} of {all} squares", "", **filled), view.actor, "SC-3.1")
        return
    _, side, division = view.frame.order[view.turn]
    names: dict[str, Word] = {"side": SIDE_TITLES[side], "doing": _DOING[view.phase]}
    words = say("{side} side: {doing}", "", **names)
    if division == UNITS:
        words = say("{side} units: {doing}", "", **names)
    if division == SNIPERS:
        words = say("{side} snipers: {doing}", "", **names)
    yield Field(say("turn"), words, view.actor, "SC-4")


_DOING = {
    Phase.TURN: say("choose an action"),
    Phase.REGROUP: say("the officer's MOVE"),
    Phase.ARRANGE: say("put four cards back"),
    Phase.SHOOT: say("shoot or hold fire"),
    Phase.NOISE: say("place the shot card"),
    Phase.GUN: say("choose a machine gun"),
    Phase.STEP: say("step onto a square, or stay"),
    Phase.AFTER: say("DEPLOYMENT or end the turn"),
}


def _score_fields(view: View) -> Iterator[Field]:
    scenario = view.frame.scenario
    title = Ref(scenario.title)
    mode = say("{title}, basic mode", title=title)
    if view.frame.advanced:
        mode = say("{title}, advanced mode", title=title)
    yield Field(say("scenario"), mode, None, "SC-3")
    if scenario.hunted:
        hunted = commas([kind_title(kind) for kind in scenario.hunted])
        yield Field(say("to win"), say("shoot all of these: {cards}", cards=hunted), None, "SC-5.2")
    if scenario.advance:
        yield Field(say("to win"), say("bring infantry to the enemy's last row"), None, "SC-6.4")
    for side in SIDES:
        points = view.score.points[side]
        reached = say("{n} of {all}", n=points, all=scenario.target) if scenario.target else points
        yield Field(say("points"), reached, _owner(view, side), "SC-5.1")
        if scenario.reserve:
            yield Field(say("snipers in reserve"), view.score.reserve[side], _owner(view, side), "SC-6.1")


def _limit_fields(view: View) -> Iterator[Field]:
    quiet = max(0, view.turns - view.score.last)
    yield Field(say("quiet turns"), say("{n} of {all}", n=quiet, all=QUIET_LIMIT), None, "SC-5.3")
    yield Field(say("turns in all"), say("{n} of {all}", n=view.turns, all=LONG_LIMIT), None, "SC-5.3")


def _count_fields(view: View) -> Iterator[Field]:
    for side in SIDES:
        counts = [(view.in_play(side, kind), kind_title(kind)) for kind in KINDS]
        words = commas([say("{n} × {card}", n=count, card=title) for count, title in counts if count])
        yield Field(say("cards in play"), words, _owner(view, side), "SC-1.1")


def _letter(view: View, square: int) -> str:
    card = view.cards[square]
    if card != HIDDEN:
        return card
    side = SOVIET if view.backs >> square & 1 else GERMAN
    if view.phase <= Phase.DEAL and side >= view.turn:
        return FREE
    return "#" if side == SOVIET else "?"
