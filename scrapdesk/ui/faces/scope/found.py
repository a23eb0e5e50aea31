"""What a search has found, as a card that can be read, and what shooting it would bring. Sees Views only."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from scrapdesk.core.words import Line, say
from scrapdesk.games.scope.board import square_name
from scrapdesk.games.scope.cards import DECOY, KIND_NAMES, VALUE, kind_name
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scope.gaining import gain
from scrapdesk.ui.faces.scope.marks import FADED, INK, MUTED, PICTURES, TITLES, UNITS, WHITE
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

ROOM: Final = "know"
"""The place of the map in which it is told."""
CARD: Final = (0.045, 0.06, 0.475, 0.766)
"""Where the card lies in it, in the proportions of a card."""
WORDS: Final = 0.545
"""Where the words beside it begin."""


SHORTLY: Final[dict[str, tuple[Line, Line]]] = {
    "sniper": (say("Searches any card"), say("and may shoot it.")),
    "decoy": (say("Must be shot at,"), say("and stays.")),
    "officer": (say("Orders another MOVE"), say("when revealed.")),
    "scout": (say("Looks at one card"), say("or two side by side.")),
    "mortar": (say("Hits a distant card"), say("without seeing it.")),
    "gun": (say("Fires at a neighbour,"), say("stops an assault.")),
    "infantry": (say("Storms a quadrant,"), say("and can come back.")),
    "empty": (say("Nothing"), say("is here.")),
}
"""What a card does, in the room that its picture leaves."""
IDLY: Final = (say("No action"), say("in a basic game."))
"""Of a unit where it has none."""


def shortly(kind: str, advanced: bool) -> tuple[Line, Line]:
    return SHORTLY[kind] if advanced or kind not in UNITS else IDLY


def is_found(view: View) -> bool:
    """Whether a card lies open and it is asked what becomes of it."""
    return (
        view.phase in (Phase.SHOOT, Phase.GUN) and bool(view.open) and kind_name(view.cards[view.focus]) in KIND_NAMES
    )


def in_panel(view: View, beside: bool) -> bool:
    """Whether it is told in the panel of what is known: whoever decides may read it beside the table."""
    decides = view.seat is not None and view.seat == view.actor
    return is_found(view) and not (beside and decides)


def ornaments(view: View) -> Iterator[Ornament]:
    card = picture(f"scope/card-{PICTURES[kind_name(view.cards[view.focus])]}")
    yield Ornament(card, ROOM, box=CARD)


def inscriptions(view: View, texts: Texts) -> Iterator[Inscription]:
    """The name on the card, and beside it where it was found and what stands to be won."""
    card = view.cards[view.focus]
    left, top, width, height = CARD
    yield Inscription(
        texts.line(TITLES[kind_name(card)]), ROOM, left + width * 0.06, top + height * 0.07, 22, INK, 0.0, width * 0.6,
        face="sans-bold",
    )  # fmt: skip
    worth = texts.count(VALUE[card], "{n} point", "{n} points")
    yield Inscription(
        worth, ROOM, left + width * 0.94, top + height * 0.07, 18, FADED, 1.0, width * 0.32, face="sans-semibold"
    )
    for row, short in enumerate(shortly(kind_name(card), view.frame.advanced)):
        y = top + height * (0.815 + 0.075 * row)
        yield Inscription(texts.line(short), ROOM, left + width * 0.07, y, 18, INK, 0.0, width * 0.86, face="sans")
    words = texts("Found on {square}", square=square_name(view.focus))
    yield Inscription(words, ROOM, WORDS, 0.12, 26, WHITE, 0.0, 0.42, face="sans-bold")
    for row, line in enumerate(_consequences(view, card, texts)):
        paint, face = (WHITE, "sans-semibold") if row == 0 else (MUTED, "sans")
        yield Inscription(line, ROOM, WORDS, 0.23 + 0.075 * row, 19 if row == 0 else 18, paint, 0.0, 0.43, face=face)


def _consequences(view: View, card: str, texts: Texts) -> list[str]:
    told = _short(gain(view, texts))
    if card.lower() == DECOY:
        return [texts("A decoy: it must"), texts("be shot at."), *told]
    told += [texts("An empty area takes"), texts("its place.")]
    if view.phase == Phase.GUN:
        return [*told, texts("The gun that fires is"), texts("revealed. No shot card.")]
    return [*told, texts("The shot card goes on a"), texts("quadrant of that side"), texts("that holds a sniper.")]


def _short(words: str) -> list[str]:
    """In lines that go beside the card."""
    return wrap(words, 21)
