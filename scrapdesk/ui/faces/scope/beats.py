"""SCOPE as a show: which quadrant moves, which card is turned up, and the shot. Almost nothing moves.

The line of a shot ends at what was shot and begins at the edge of the front, where it meets the other, and once the
shot card lies there, in the middle of its quadrant; never at the sniper: nobody sees more here than was said aloud.
Makes beats of events, each with how the table lies by then. Must not know who plays them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from scrapdesk.core.events import Event
from scrapdesk.core.refusal import Target
from scrapdesk.games.scope.board import (
    BIT,
    FIELD,
    NO_SQUARE,
    QUADRANT_BY_NAME,
    WIDTH,
    square_name,
    squares_in,
)
from scrapdesk.games.scope.cards import (
    EMPTY,
    GERMAN,
    GUN,
    HIDDEN,
    KIND_NAMES,
    KINDS,
    OF_SIDE,
    SIDE_NAMES,
    SOVIET,
    Card,
    Side,
    side_of,
)
from scrapdesk.games.scope.knowledge import uncover
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.beats import Beat, Flight, Sign, Streak
from scrapdesk.ui.board.timing import ACT_MS, ANNOUNCE_MS, HOLD_MS, REVEAL_MS, SETTLE_MS
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.theme import Colour, colour

SHOT: Final[Colour] = colour("#C8401A")
"""The one red of this table."""
READ: Final = REVEAL_MS + 2 * HOLD_MS
"""A card is turned up, and lies there to be read."""
SEEN: Final = REVEAL_MS
"""The same where several are, one after the other."""
FIRED: Final = 650.0
HEARD: Final = 800.0
FLOWN: Final = 700.0
OVER: Final = 900.0
RIFLE: Final = ("SC-4.3", "SC-6.1")
"""The rules by which a sniper shoots."""
MOST_ASIDE: Final = 2
"""So many columns more than the next the line of a rifle begins beside what it is aimed at, at most."""
AIM: Final = picture("scope/reticle")
QUADRANT: Final = picture("scope/brackets")

Telling = Callable[[Event, View, bool], Sequence[Beat]]


def beats_of(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    """`view` is how the table lay before it; `by_hand`: the person at the screen has just done it."""
    telling = _TELLINGS.get(event.kind)
    return () if telling is None else telling(event, view, by_hand)


# -- aiming and turning up ----------------------------------------------------------------------------------


def _aimed(key: str) -> Telling:
    def tell(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
        """Whose turn it is, and then the sight over what they aim at."""
        if by_hand:
            return ()
        target = _square_target(_text(event, key))
        return Beat(ANNOUNCE_MS, struck=(_panel(event),)), Beat(SETTLE_MS, signs=(Sign(AIM, target),))

    return tell


def _scouted(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    if by_hand:
        return ()
    squares = cast("tuple[str, ...]", event.data["squares"])
    signs = tuple(Sign(AIM, _square_target(name)) for name in squares)
    return Beat(ANNOUNCE_MS, struck=(_panel(event),)), Beat(SETTLE_MS, signs=signs)


def _shown(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    """The card lies open for everybody, by whomever it was turned up."""
    square = FIELD.square(_text(event, "square"))
    card = OF_SIDE[_side(event)][KINDS[KIND_NAMES.index(_text(event, "card"))]]
    then = _known(_laid(view, square, card), square)._replace(open=view.open | BIT[square])
    several = event.rule == "SC-7.8" or view.open != 0
    return (Beat(SEEN if several else READ, then),)


# -- shots --------------------------------------------------------------------------------------------------


def _shot(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    """The line, and then the card is gone."""
    name, side = _text(event, "square"), _side(event)
    square, target = FIELD.square(name), _square_target(name)
    line = Beat(FIRED, streaks=_line(event, view, target), signs=(Sign(AIM, target),), sound="capture")
    if event.data["reserve"]:
        return (line,)
    card = OF_SIDE[1 - side][KINDS[KIND_NAMES.index(_text(event, "card"))]]
    return line, Beat(SETTLE_MS, _fallen(view, side, square, card, cast(int, event.data["points"])), struck=(target,))


def _line(event: Event, view: View, target: Target) -> tuple[Streak, ...]:
    """A rifle shoots from the edge of its front, a gun that lies open from where it lies. A shell flies, and infantry
    stands before its enemy."""
    if event.rule in RIFLE:
        return (Streak(edge_of(view, _side(event), FIELD.square(_text(event, "square"))), target, SHOT),)
    if event.rule not in ("SC-7.6", "SC-7.7"):
        return ()
    gun = OF_SIDE[_side(event)][GUN]
    guns = [square for square in squares_in(view.open) if view.cards[square] == gun]
    return tuple(Streak(_square_target(square_name(square)), target, SHOT) for square in guns)


def edge_of(view: View, side: Side, square: int) -> Target:
    """Where on the edge of its front the line of a rifle begins: between two columns, counted from the left of who
    stands there, and a little nearer to the middle than what is shot at, the more the farther that lies back: so the
    line is slanted, and covers no column. By what is shot at alone: it tells nothing of who shoots."""
    columns, rows = view.frame.size
    row, column = divmod(square, WIDTH)
    if side != GERMAN:
        row, column = 2 * rows - 1 - row, columns - 1 - column
    aside = min(MOST_ASIDE, max(0, row - rows))
    at = column + 1 + aside if 2 * column < columns else column - aside
    return f"edge:{SIDE_NAMES[side]}:{max(0, min(columns, at))}"


def _fallen(view: View, side: Side, square: int, card: Card, points: int) -> View:
    """The card lies on the pile of who shot it, and ruins of that front in its place."""
    front = view.frame.ground.front_of(square)
    piles, scored = list(view.score.piles), list(view.score.points)
    piles[side], scored[side] = piles[side] + card, scored[side] + points
    backs = view.backs | BIT[square] if front == SOVIET else view.backs & ~BIT[square]
    score = view.score._replace(piles=(piles[0], piles[1]), points=(scored[0], scored[1]))
    ruins, counts = OF_SIDE[front][EMPTY], list(view.counts)
    for changed, by in ((card, -1), (ruins, 1)):
        counts[len(KINDS) * side_of(changed) + KINDS.index(changed.lower())] += by
    then = _laid(_known(_laid(view, square, card), square), square, ruins)
    return then._replace(backs=backs, score=score, counts=tuple(counts), open=view.open & ~BIT[square])


def _shelled(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    mortar, target = _square_target(_text(event, "mortar")), _square_target(_text(event, "target"))
    flight = Flight(picture("scope/shell"), mortar, target)
    found = Beat(FLOWN, flights=(flight,), signs=(Sign(AIM, target),), sound="card")
    return (found,) if by_hand else (Beat(ANNOUNCE_MS, struck=(_panel(event), mortar)), found)


def _heard(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    """The shot card comes to lie in the middle of its quadrant: from there the shot was heard, and thence its line is
    seen to what was shot at."""
    name, shots = _text(event, "quadrant"), list(view.shots)
    shots[_side(event)] = QUADRANT_BY_NAME[name]
    then, quadrant = view._replace(shots=(shots[0], shots[1])), f"quad:{name}"
    told = view.phase == Phase.NOISE and view.focus != NO_SQUARE
    line = (Streak(quadrant, _square_target(square_name(view.focus)), SHOT),) if told else ()
    heard = Beat(HEARD, streaks=line, signs=(Sign(QUADRANT, quadrant, fills=True),))
    return Beat(0 if by_hand else ACT_MS, then), heard


# -- everything else ----------------------------------------------------------------------------------------


def _quadrant(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    if by_hand:
        return ()
    quadrant = f"quad:{_text(event, 'quadrant')}"
    return Beat(ANNOUNCE_MS, struck=(_panel(event),)), Beat(SETTLE_MS + HOLD_MS, struck=(quadrant,))


def _stepped(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    """An arrow of light from where it stood to where it stands; the cards follow at the end of the move."""
    source, square = _square_target(_text(event, "source")), _square_target(_text(event, "square"))
    return (Beat(SETTLE_MS, struck=(source, square)),)


def _deployed(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    return () if by_hand else (Beat(ANNOUNCE_MS, struck=(_panel(event), _square_target(_text(event, "square")))),)


def _ended(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    winner = cast(int, event.data["winner"])
    return (Beat(OVER, struck=() if winner < 0 else (f"panel:{SIDE_NAMES[winner]}",)),)


def _known(view: View, square: int) -> View:
    """The card of a square has been seen by everybody, with all that follows from it."""
    hidden, clues = uncover(view.cards, view.hidden, view.clues, BIT[square])
    return view._replace(hidden=hidden | _covered(view, square), clues=clues)


def _covered(view: View, square: int) -> int:
    """Squares that follow from it to be known, but whose cards this viewer has not been shown yet."""
    return sum(BIT[at] for at, card in enumerate(view.cards) if card == HIDDEN and at != square)


def _laid(view: View, square: int, card: Card) -> View:
    return view._replace(cards=view.cards[:square] + card + view.cards[square + 1 :])


def _side(event: Event) -> Side:
    return cast(int, event.data["side"])


def _text(event: Event, key: str) -> str:
    return cast(str, event.data[key])


def _square_target(name: str) -> Target:
    return f"square:{name}"


def _panel(event: Event) -> Target:
    return f"panel:{SIDE_NAMES[_side(event)]}"


_TELLINGS: Final[Mapping[str, Telling]] = {
    "searched": _aimed("square"),
    "fired": _aimed("target"),
    "reconnoitred": _scouted,
    "shown": _shown,
    "shot": _shot,
    "shelled": _shelled,
    "heard": _heard,
    "moved": _quadrant,
    "reinforced": _quadrant,
    "assaulted": _quadrant,
    "deployment": _deployed,
    "stepped": _stepped,
    "ended": _ended,
}
