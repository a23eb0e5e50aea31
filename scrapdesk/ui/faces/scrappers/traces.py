"""What is seen in a bay of a card that is not in it: dim what has come onto the stage, paler what is about to be laid.

Must not know whose bay it is, nor where it lies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from scrapdesk.core.refusal import Target
from scrapdesk.games.scrappers.cards import Card, CardSet
from scrapdesk.games.scrappers.moves import Assign, Draft, Eject, Move
from scrapdesk.games.scrappers.state import ASSIGNED, PILE_A, UNKNOWN, Slot
from scrapdesk.games.scrappers.view import View
from scrapdesk.ui.board.look import Inscription, Lettering, Ornament, Stamp
from scrapdesk.ui.faces.scrappers.cards import (
    BOARD_FORM,
    Print,
    card_prints,
    faded_picture,
    lying_prints,
    thumb_picture,
)
from scrapdesk.ui.faces.scrappers.paints import words
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture

TICK: Final = (0.25, 0.28, 0.5, 0.44)
"""Where a bay that has fired is ticked."""
SIGHT: Final = 0.8
"""How high a picture that lies is, as a part of its width."""
LAMP: Final = 46
"""How large the glow is, on the map."""


TRACE, VEIL = ".66", ".4"
"""How dark what is left of a card is, and what lies over one that is still to come: its picture is that which will lie
there, so that none is painted for a moment."""


Room = tuple[float, float, float, float]
WHOLE: Final[Room] = (0.0, 0.0, 1.0, 1.0)


class BayTrace(NamedTuple):
    picture: Picture
    lies: bool = False
    """Whether the card lay on its side there."""
    prints: tuple[Print, ...] = ()
    """What is printed on it, where that is to be read."""


class BayShape(NamedTuple):
    """How large a bay is on the map, and how wide a card in it."""

    width: float
    height: float
    face: float


def trace_in(bay: Target, trace: BayTrace, shape: BayShape) -> Ornament:
    """The trace where its card lay."""
    wide = min(shape.width, shape.height / SIGHT) if trace.lies else shape.face
    high = wide * (SIGHT if trace.lies else 1.4)
    across, down = wide / shape.width, high / shape.height
    return Ornament(trace.picture, bay, box=((1 - across) / 2, (1 - down) / 2, across, down))


def ghost_in(bay: Target, ghost: BayTrace, shape: BayShape) -> Iterator[Ornament]:
    """A card that is about to lie there, under a veil."""
    there = trace_in(bay, ghost, shape)
    yield there
    yield Ornament(picture("scrappers/blank", short="150", dark=VEIL), bay, box=there.box)
    for stamp in ghost.prints:
        if isinstance(stamp, Stamp):
            yield Ornament(stamp.picture, bay, box=_on(stamp.box, there.box))


def ghost_words(bay: Target, ghost: BayTrace, shape: BayShape) -> Iterator[Inscription]:
    """What is written on it."""
    card = trace_in(bay, ghost, shape).box
    for printed in ghost.prints:
        if isinstance(printed, Lettering) and card is not None:
            left, top, wide, high = _on(printed.box, card)
            size = max(1, round(high * shape.height * 0.8))
            middle = left + wide / 2, top + high / 2
            yield words(printed.text, bay, *middle, size, printed.colour, width=wide, face=printed.face)


def _on(inner: Room, outer: Room | None) -> Room:
    """A part of a part."""
    left, top, wide, high = outer or WHOLE
    return left + inner[0] * wide, top + inner[1] * high, inner[2] * wide, inner[3] * high


def lamp_over(bay: Target, shape: BayShape) -> Ornament:
    """A lamp on the upper edge of a bay."""
    across, down = LAMP / shape.width, LAMP / shape.height
    return Ornament(picture("scrappers/lamp", lit="yes"), bay, box=((1 - across) / 2, 0.02 - down / 2, across, down))


class CardTraces:
    def __init__(self, cards: CardSet, pictured: Callable[[Card], str], texts: Texts) -> None:
        """`pictured`: the card whose picture is shown for one."""
        self._cards, self._pictured, self._texts = cards, pictured, texts

    def left(self, slot: Slot) -> BayTrace:
        """A card where it lay, until it has been resolved: as it stood there, or lay on its side."""
        if slot.card == UNKNOWN:
            return self._face_down(TRACE)
        card = self._cards.of[slot.card]
        return self._upright(card, TRACE) if slot.mode == ASSIGNED else self._lying(card, TRACE)

    def coming(self, view: View, move: Move) -> BayTrace | None:
        """A card where it is about to lie."""
        match move:
            case Assign(kind):
                card = next(card for card in self._cards.of if card.kind == kind)
                return self._upright(card, "")._replace(prints=tuple(card_prints(card, BOARD_FORM - 1, self._texts)))
            case Draft(source):
                top = view.tops[source][0] if source < PILE_A else view.piles[source - PILE_A][-1]
                drafted = self._cards.of[top]
                return self._lying(drafted, "")._replace(prints=tuple(lying_prints(drafted, BOARD_FORM, self._texts)))
            case Eject():
                return BayTrace(picture("scrappers/back"))
        return None

    def _upright(self, card: Card, faded: str) -> BayTrace:
        return BayTrace(faded_picture(card, self._pictured(card), faded))

    def _lying(self, card: Card, faded: str) -> BayTrace:
        return BayTrace(thumb_picture(card, self._pictured(card), faded), lies=True)

    @staticmethod
    def _face_down(faded: str) -> BayTrace:
        return BayTrace(picture("scrappers/back-sight", **({"faded": faded} if faded else {})), lies=True)
