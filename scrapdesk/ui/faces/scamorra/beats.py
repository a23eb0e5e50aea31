"""La Scamorra as a show: who moves, which card it is, what that moves, and the wheel of three when a piece is taken.

Makes beats of events, each with how the table lies by then. Must not know who plays them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from scrapdesk.core.events import Event
from scrapdesk.core.refusal import Target
from scrapdesk.core.zones import minus
from scrapdesk.games.scamorra.board import OFF
from scrapdesk.games.scamorra.cards import KING, PAWN, PIECE_NAMES, SIDE_LETTERS, Card
from scrapdesk.games.scamorra.targets import choice_target, piece_target, pile_target, reserve_target, square_target
from scrapdesk.games.scamorra.view import View
from scrapdesk.ui.board.beats import Beat, Flight
from scrapdesk.ui.board.timing import ACT_MS, ANNOUNCE_MS, HOLD_MS, REVEAL_MS, SETTLE_MS
from scrapdesk.ui.paint.pictures import picture

READ: Final = REVEAL_MS + HOLD_MS
"""A card is turned over, and lies there to be read."""
GREAT: Final = 900.0
"""How long the end of a side is looked at."""

Telling = Callable[[Event, View, bool], Sequence[Beat]]


def beats_of(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    """`view` is how the table lay before it; `by_hand`: the person at the screen has just done it."""
    telling = _TELLINGS.get(event.kind)
    return () if telling is None else telling(event, view, by_hand)


# -- how the table lies afterwards --------------------------------------------------------------------------


def _card_laid(view: View, side: int, card: Card) -> View:
    """A card has gone from the hand to the pile."""
    sizes, played = list(view.hand_sizes), list(view.played)
    sizes[side], played[side] = sizes[side] - 1, (*played[side], card)
    hand = minus(view.hand, (card,)) if side == view.seat else view.hand
    return view._replace(hand=hand, hand_sizes=(sizes[0], sizes[1]), played=(played[0], played[1]))


def _stands(view: View, piece: int, square: int) -> View:
    squares = view.squares
    return view._replace(squares=(*squares[:piece], square, *squares[piece + 1 :]))


# -- cards --------------------------------------------------------------------------------------------------


def _played(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    """A piece that is taken leaves with the next event; before it, the wheel tells why."""
    seat, card, piece, target = (_int(event, key) for key in ("seat", "card", "piece", "target"))
    laid = _card_laid(view, seat, card)
    takes = target in view.squares
    if by_hand:
        return (Beat(view=laid if takes else _stands(laid, piece, target)),)
    found = [_announced(seat), Beat(READ, laid, struck=(piece_target(piece),), sound="card")]
    if takes:
        why = _why(card, piece, view.squares.index(target))
        return (*found, Beat(SETTLE_MS, struck=(*why, square_target(target))))
    return (*found, *_settled(_stands(laid, piece, target), square_target(target)))


def _captured(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    """The victim goes to the edge of the table, and the points count over."""
    piece, victim = _int(event, "piece"), _int(event, "victim")
    square = view.squares[victim]
    points = cast("tuple[int, int]", event.data["points"])
    after = _stands(_stands(view, victim, OFF), piece, square)._replace(points=points)
    if not by_hand:
        return _settled(after, square_target(square), "capture")
    why = () if event.rule == BY_KING else _wheel(piece, victim)
    return (Beat(SETTLE_MS, after, struck=(*why, square_target(square)), sound="capture"),)


def _threw(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    seat = _int(event, "seat")
    laid = _card_laid(view, seat, _int(event, "card"))
    if by_hand:
        return (Beat(view=laid),)
    return _announced(seat), Beat(READ, laid, struck=(pile_target(seat),), sound="card")


def _entered(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    """The pawn, the piece at the edge that it brings back, and where that stands then."""
    seat, piece, square = _int(event, "seat"), _int(event, "piece"), _int(event, "square")
    laid = _card_laid(view, seat, PAWN)
    after = _stands(laid, piece, square)
    if by_hand:
        return (Beat(view=after),)
    card = Beat(READ, laid, struck=(reserve_target(piece),), sound="card")
    return (_announced(seat), card, *_settled(after, square_target(square)))


BY_KING: Final = "SM-5.2"


def _why(card: Card, piece: int, victim: int) -> tuple[Target, ...]:
    """What lets a piece take another: a king takes any, else the wheel."""
    return () if card == KING else _wheel(piece, victim)


def _wheel(piece: int, victim: int) -> tuple[Target, ...]:
    return tuple(f"wheel:{PIECE_NAMES[index % 3]}" for index in (piece, victim))


# -- before the first card ----------------------------------------------------------------------------------


def _placed(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    piece, square = _int(event, "piece"), _int(event, "square")
    after = _stands(view, piece, square)
    if by_hand:
        return (Beat(view=after),)
    announced = Beat(ANNOUNCE_MS, struck=(_panel(_int(event, "seat")), reserve_target(piece)))
    return (announced, *_settled(after, square_target(square)))


def _signs_shown(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    """Both hands come out at once."""
    signs = (_int(event, "white"), _int(event, "black"))
    flights = [
        Flight(picture(f"scamorra/sign-{PIECE_NAMES[sign]}"), _panel(side), f"wheel:{PIECE_NAMES[sign]}")
        for side, sign in enumerate(signs)
    ]
    return (Beat(READ, flights=tuple(flights), struck=_wheel(*signs), sound="morra"),)


def _initiative(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    return (Beat(SETTLE_MS, struck=(_panel(_int(event, "seat")),), sound="reveal"),)


def _chose(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    if by_hand:
        return ()
    choice = choice_target(bool(event.data["place_first"]))
    return _announced(_int(event, "seat")), Beat(SETTLE_MS, struck=(choice,), sound="tile")


# -- the end ------------------------------------------------------------------------------------------------


def _knockout(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    """The last piece of a side stands at the edge of the table."""
    loser = 1 - _int(event, "seat")
    return (Beat(GREAT, struck=tuple(reserve_target(loser * 3 + piece) for piece in range(3)), sound="capture"),)


def _coppelle(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    coppelle = (_int(event, "white"), _int(event, "black"))
    after = view._replace(frame=view.frame._replace(coppelle=coppelle))
    return (Beat(READ, after, struck=tuple(f"coppella:{letter}" for letter in SIDE_LETTERS), sound="reveal"),)


def _game_counted(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    totals = cast("tuple[int, int]", event.data["totals"])
    after = view._replace(
        points=cast("tuple[int, int]", event.data["points"]), frame=view.frame._replace(totals=totals)
    )
    return (Beat(GREAT, after, struck=(_panel(0), _panel(1))),)


# -- words of this show -------------------------------------------------------------------------------------


def _int(event: Event, key: str) -> int:
    return cast(int, event.data[key])


def _panel(side: int) -> Target:
    return f"panel:{SIDE_LETTERS[side]}"


def _announced(seat: int) -> Beat:
    return Beat(ANNOUNCE_MS, struck=(_panel(seat),))


def _settled(after: View, target: Target, sound: str = "tile") -> Sequence[Beat]:
    """Something goes to its place, and then it is seen there."""
    return Beat(ACT_MS, after, sound=sound), Beat(SETTLE_MS, struck=(target,))


_TELLINGS: Final[Mapping[str, Telling]] = {
    "played": _played,
    "captured": _captured,
    "threw": _threw,
    "entered": _entered,
    "placed": _placed,
    "signs_shown": _signs_shown,
    "initiative": _initiative,
    "chose": _chose,
    "knockout": _knockout,
    "coppelle": _coppelle,
    "game_counted": _game_counted,
}
