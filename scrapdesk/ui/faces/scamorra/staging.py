"""A capture and a knockout on the stage: the taken piece cracks, the square shakes, and the points rise.

Dresses the beats of these events up. Must not know who plays them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

from scrapdesk.core.events import Event
from scrapdesk.core.words import Line, say
from scrapdesk.games.scamorra.cards import PIECE_NAMES, SIDE_LETTERS
from scrapdesk.games.scamorra.targets import piece_target, reserve_target, square_target
from scrapdesk.games.scamorra.view import View
from scrapdesk.ui.board.beats import Beat, Deed, Feat, Rising
from scrapdesk.ui.board.timing import ACT_MS
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.theme import colour

HEAVY, HEAVIEST = 3, 4
RISES: Final = (colour("#FF7A66"), colour("#7DB8FF"))
"""The colours in which the points of each side rise: light enough for any ground."""


def staged(beats: Sequence[Beat], event: Event, view: View, texts: Texts) -> Sequence[Beat]:
    """The same beats, and what makes them felt."""
    if event.kind == "captured":
        return _captured(beats, event, view, texts)
    if event.kind == "knockout":
        return _knocked_out(beats, event, texts)
    return beats


def _capture(hunter: str, prey: str) -> Line:
    if hunter == "scissors":
        return say("Scissors capture {prey}", prey=prey)
    return say("Paper captures {prey}", prey=prey) if hunter == "paper" else say("Stone captures {prey}", prey=prey)


def _captured(beats: Sequence[Beat], event: Event, view: View, texts: Texts) -> Sequence[Beat]:
    piece, victim = cast(int, event.data["piece"]), cast(int, event.data["victim"])
    side = piece // 3
    square = square_target(view.squares[victim])
    points = cast("tuple[int, int]", event.data["points"])
    gained = points[side] - view.points[side]
    hunter, prey = PIECE_NAMES[piece % 3], PIECE_NAMES[victim % 3]
    feat = Feat(texts.line(_capture(hunter, prey)), "{name}", side)
    loss = Deed(picture(f"scamorra/piece-{prey}", side=SIDE_LETTERS[1 - side]), texts("Off the board"))
    won = texts.count(gained, "{n} point", "{n} points")
    win = Deed(
        picture(f"scamorra/badge-{SIDE_LETTERS[side]}"),
        won,
        texts("{had} becomes {has}", had=view.points[side], has=points[side]),
    )
    hit = Beat(
        ACT_MS, feat=feat, deed=loss, cracked=(piece_target(victim),), shaken=(square,), weight=HEAVY, reads=True
    )
    first, *rest = beats
    panel = f"panel:{SIDE_LETTERS[side]}"
    first = replace(first, deed=win, rising=(Rising(f"+{gained}", panel, RISES[side]),), reads=True)
    if len(beats) == 1:  # by one's own hand: nobody waits to be told what they have done
        return (replace(first, feat=feat, shaken=(square,), weight=HEAVY), Beat(ends=True))
    return (hit, first, *(replace(beat, reads=True) for beat in rest), Beat(ends=True))


def _knocked_out(beats: Sequence[Beat], event: Event, texts: Texts) -> Sequence[Beat]:
    loser = 1 - cast(int, event.data["seat"])
    pieces = tuple(reserve_target(loser * 3 + piece) for piece in range(3))
    deed = Deed(
        picture(f"scamorra/badge-{SIDE_LETTERS[loser]}"),
        texts("No piece left"),
        texts("{name} has no pieces left", name="{name}"),
        loser,
    )
    first, *rest = beats
    feat = Feat(texts("Knockout!"), "{name}", 1 - loser)
    first = replace(first, feat=feat, deed=deed, cracked=pieces, shaken=("board",), weight=HEAVIEST, reads=True)
    return (first, *rest)
