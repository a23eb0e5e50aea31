"""While somebody aims: what can lie on the square under the sight, how likely each is, and what it would bring.

The figures are those of the map and of the coach. Sees Views only.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.games.scope.belief import kind_odds
from scrapdesk.games.scope.board import FIELD, squares_in
from scrapdesk.games.scope.cards import DECOY, EMPTY, KIND_NAMES, KINDS, SOVIET, WORTH
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scope.marks import MUTED, PICTURES, SIDE_LINES, TITLES, WHITE
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

ROOM: Final = "know"
MOST: Final = 6
"""So many kinds have room."""
TOP, STEP, HIGH = 0.52, 0.07, 0.058
DOTS: Final = 24
"""The dial has so many."""

Share = tuple[float, str]
"""How likely a kind is, and its letter."""


def aimed_at(view: View, aimed: Target | None) -> int | None:
    """The square of an enemy's card that is aimed at; None where none is."""
    if view.side is None or view.phase != Phase.TURN or aimed is None or not aimed.startswith("square:"):
        return None
    square = FIELD.square(aimed.removeprefix("square:"))
    return square if square in squares_in(view.area(1 - view.side)) else None


def shares(view: View, square: int) -> list[Share]:
    """What can lie there, the likeliest first."""
    odds = kind_odds(view, 1 - (view.side or 0))[square]
    found = [(share, kind) for share, kind in zip(odds, KINDS, strict=True) if share > 0]
    return sorted(found, key=lambda pair: -pair[0])[:MOST]


def percent(share: float) -> str:
    whole = round(100 * share)
    if share < 1 and whole == 100:
        return ">99%"
    return f"{whole}%" if whole else "<1%"


def ornaments(view: View, square: int) -> Iterator[Ornament]:
    found = shares(view, square)
    share, kind = found[0]
    dial = picture("scope/dial", glyph=PICTURES[KIND_NAMES[KINDS.index(kind)]], dots=str(round(share * DOTS)))
    yield Ornament(dial, ROOM, box=(0.045, 0.135, 0.3, 0.326))
    for at, (share, kind) in enumerate(found):
        top = TOP + STEP * at
        sign = picture(f"scope/icon-{PICTURES[KIND_NAMES[KINDS.index(kind)]]}", g="#F6FAFB", gap="#141D24")
        yield Ornament(sign, ROOM, box=(0.05, top, 0.05, HIGH))
        bright = "no" if kind in (DECOY, EMPTY) else "yes"
        bar = picture("scope/share", part=str(max(1, round(20 * share))), bright=bright)
        yield Ornament(bar, ROOM, box=(0.45, top + 0.012, 0.3, HIGH - 0.024))


def _how_known(view: View, square: int, texts: Texts) -> str:
    if not view.hidden >> square & 1:
        return texts("seen, not moved since")
    return texts("nothing else fits") if len(view.possible(square)) == 1 else texts("is the likeliest")


def inscriptions(view: View, square: int, texts: Texts) -> Iterator[Inscription]:
    name, side = FIELD.name(square), SOVIET if view.backs >> square & 1 else 1 - SOVIET
    head = texts("{square}, a {side} card", square=name, side=texts.line(SIDE_LINES[side]))
    yield Inscription(head, ROOM, 0.045, 0.07, 22, WHITE, 0.0, 0.9, face="sans-bold")
    found = shares(view, square)
    share, kind = found[0]
    yield Inscription(percent(share), ROOM, 0.4, 0.215, 46, WHITE, 0.0, 0.5, face="sans-bold")
    title = texts.line(TITLES[KIND_NAMES[KINDS.index(kind)]])
    yield Inscription(title, ROOM, 0.4, 0.325, 22, WHITE, 0.0, 0.55, face="sans-semibold")
    yield Inscription(_how_known(view, square, texts), ROOM, 0.4, 0.4, 18, MUTED, 0.0, 0.55, face="sans")
    for at, (share, kind) in enumerate(found):
        y = TOP + STEP * at + HIGH / 2
        title = texts.line(TITLES[KIND_NAMES[KINDS.index(kind)]])
        yield Inscription(title, ROOM, 0.125, y, 18, WHITE, 0.0, 0.31, face="sans-semibold")
        yield Inscription(percent(share), ROOM, 0.855, y, 18, WHITE, 1.0, 0.1, face="sans-semibold")
        gain = f"+{WORTH[kind]}" if WORTH[kind] else "0"
        yield Inscription(gain, ROOM, 0.955, y, 18, WHITE if WORTH[kind] else MUTED, 1.0, 0.08, face="sans")
