"""How a square of the front looks: which picture, how thick its ring is, and what is printed on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from scrapdesk.core.table import Piece
from scrapdesk.core.words import Line, say
from scrapdesk.games.scope.cards import KIND_NAMES, KINDS, WORTH
from scrapdesk.games.scope.table import ODDS, SURE
from scrapdesk.ui.board.look import Lettering, Stamp
from scrapdesk.ui.faces.scope.squares import RINGS, SHORT, STRIP
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.theme import Colour, colour

INK: Final[Colour] = colour("#12181D")
FADED: Final[Colour] = colour("#4E6675")
WHITE: Final[Colour] = colour("#F6FAFB")
MUTED: Final[Colour] = colour("#A9B7BF")
PERCENT: Final = 110
"""A square narrower than this tells its odds by the ring alone."""

SMALL: Final = 60
"""A square narrower than this has no second sign in a corner."""

Box = tuple[float, float, float, float]
OTHER: Final = 0.22
"""How wide the sign is of what may lie on a square instead."""
NAMED, LOW = 92, 72
"""A square narrower or lower than this has no strip with a name."""
OTHERS: Final = 2
"""So many of them there is room for; the pointer tells them all."""

PICTURES: Final = dict(
    zip(KIND_NAMES, ("sniper", "decoy", "officer", "scout", "mortar", "mg", "infantry", "empty"), strict=True)
)
"""The kinds of cards in the names of pictures."""

TITLES: Final[dict[str, Line]] = {
    "sniper": say("Sniper"),
    "decoy": say("Decoy"),
    "officer": say("Officer"),
    "scout": say("Scout"),
    "mortar": say("Mortar"),
    "gun": say("Machine gun"),
    "infantry": say("Infantry"),
    "empty": say("Empty area"),
    "shot": say("Shot card"),
}


SIDE_LINES: Final = (say("German"), say("Soviet"))


def odds_of(piece: Piece) -> int:
    """How likely what is marked is, in 100."""
    found = next((mark for mark in piece.marks if mark.startswith(ODDS)), ODDS + "0")
    return int(found.removeprefix(ODDS).split(" ")[0])


def is_known(piece: Piece) -> bool:
    """Whether the enemy knows what an own card is: they have seen it, or can work it out."""
    return "seen" in piece.marks or SURE in piece.marks


def is_square(piece: Piece) -> bool:
    """Whether it lies on a front."""
    return piece.slot.startswith("square:")


def is_own(piece: Piece) -> bool:
    """Whether it is a card on a square that its viewer sees because it is theirs."""
    return piece.face_up and piece.slot.startswith("square:") and piece.id.startswith("card:")


def unknown_picture(side: str) -> Picture:
    return picture("scope/hidden", side=side, mark="unknown")


def cut_picture(side: str, tall: float) -> Picture:
    """The foot of a card face down that is so much higher than wide."""
    return picture("scope/hidden", side=side, mark="unknown", tall=str(round(100 * tall)))


def _belief(piece: Piece) -> tuple[str, str, list[str]]:
    """In which manner the enemy knows an own card, as what kind, and what else they may take it for."""
    if "seen" in piece.marks:
        return "seen", piece.face, []
    _, *told = piece.marks[-1].split(" ") if piece.marks else [""]
    return (told[0], told[1], told[2:]) if len(told) > 1 else ("unknown", "sniper", [])


def believed_picture(piece: Piece, side: str) -> Picture:
    """An own card as the enemy may see it."""
    mark, kind, _ = _belief(piece)
    return _noted(side, mark, PICTURES[kind], odds_of(piece))


def believed_prints(piece: Piece, width: int, texts: Texts) -> Sequence[Lettering | Stamp]:
    """Small in its corner what it truly is, and the odds where there are any."""
    found: list[Lettering | Stamp] = []
    if width >= SMALL:
        found.append(Stamp(picture("scope/truth", glyph=PICTURES[piece.face]), (0.05, 0.67, 0.27, 0.28)))
    mark, _, others = _belief(piece)
    return [*found, *_below(piece, width, mark, others, texts)]


def _below(piece: Piece, width: int, mark: str, others: Sequence[str], texts: Texts) -> Iterator[Lettering | Stamp]:
    """Below the ring how likely what is suspected is, or that it can be nothing else; and small, what else was seen or
    heard near it and may lie there. In the middle: a shot card on a quadrant covers a corner of each of its squares."""
    shown = others[:OTHERS] if width >= SMALL else ()
    figure = mark == "suspected" and width >= PERCENT
    left = 0.5 - OTHER * len(shown) / 2
    if figure:
        words = texts("sure") if SURE in piece.marks else f"{odds_of(piece)}%"
        left += 0.17 if shown else 0.0
        box = (left - 0.35, 0.785, 0.34, 0.17) if shown else (0.28, 0.785, 0.44, 0.17)
        yield Lettering(words, box, WHITE, face="sans-semibold")
    for at, kind in enumerate(shown):
        sign = picture(f"scope/icon-{PICTURES[kind]}", g="#A9B7BF", gap="#1B1714")
        yield Stamp(sign, (left + OTHER * at, 0.75, OTHER - 0.02, 0.2))


def pencilled(signs: Mapping[str, str], piece: Piece, small: bool) -> Sequence[Stamp]:
    """The sign that its viewer has written onto the square of a card."""
    sign = signs.get(piece.slot)
    if sign is None or not small:
        return ()
    left = 0.05 if piece.face_up else 0.66
    return (Stamp(picture("scope/pencil", glyph=PICTURES[sign]), (left, 0.04, 0.3, 0.32)),)


def hidden_picture(piece: Piece, side: str) -> Picture:
    """A card face down, as its viewer knows it."""
    if not piece.marks:
        return unknown_picture(side)
    return _noted(side, piece.marks[0], PICTURES[piece.marks[1]], odds_of(piece))


def _noted(side: str, mark: str, glyph: str, odds: int) -> Picture:
    if mark == "unknown":
        return unknown_picture(side)
    if mark == "suspected":
        ring = max(1, min(RINGS, round(odds * RINGS / 100)))
        return picture("scope/hidden", side=side, mark=mark, glyph=glyph, ring=str(ring))
    return picture("scope/hidden", side=side, mark=mark, glyph=glyph)


def card_prints(piece: Piece, width: int, texts: Texts) -> Sequence[Lettering | Stamp]:
    """The odds of what is suspected, in figures, and the signs of what else it may be."""
    if not piece.marks:
        return ()
    figure = next((mark for mark in piece.marks if mark.startswith(ODDS)), "")
    return tuple(_below(piece, width, piece.marks[0], figure.split(" ")[1:], texts))


def tile_prints(
    piece: Piece, width: int, texts: Texts, by_heart: bool = False, tall: float = 1.0
) -> Sequence[Lettering | Stamp]:
    """The name in the strip; in the corner an eye where the enemy has seen the card."""
    face = "sans" if piece.face == "empty" else "sans-bold"
    paint = FADED if piece.face == "empty" else INK
    title = GUN if piece.face == "gun" and width < WIDE else TITLES[piece.face]
    found: list[Lettering | Stamp] = [Lettering(texts.line(title), name_room(tall), paint, False, face, 0.0)]
    if "found" in piece.marks:
        found.append(Stamp(picture("scope/reticle"), (0.12, 0.0, 0.76, 0.79)))
    if by_heart:
        return found
    if is_known(piece):
        found.append(Stamp(picture("scope/known"), (0.76, 0.03, 0.21, 0.23)))
    return found


def has_name(width: int, tall: float) -> bool:
    """Whether a square has room for a strip with a name."""
    return width >= NAMED and width * tall >= LOW


def name_room(tall: float) -> Box:
    """Where a name stands in the strip, which is as high in a tall square as in one that is not."""
    strip = STRIP / SHORT / max(1.0, tall)
    left = 33 / SHORT * min(1.0, tall)  # behind the badge
    return left, 1 - 0.889 * strip, 0.98 - left, 0.69 * strip


def small_prints(piece: Piece, by_heart: bool = False) -> Sequence[Stamp]:
    """Where there is no room for a name, its sign; ruins have none, so that units stand out. And an eye
    for what the enemy knows."""
    found = []
    if piece.face != "empty":
        found.append(Stamp(picture("scope/truth", glyph=PICTURES[piece.face]), (0.62, 0.5, 0.36, 0.47)))
    if by_heart or not piece.slot.startswith("square:"):
        return found
    return [*found, Stamp(picture("scope/known"), (0.72, 0.04, 0.26, 0.36))] if is_known(piece) else found


def pile_prints(piece: Piece) -> Sequence[Lettering | Stamp]:
    """What a card that was shot is, and in its corner what it is worth."""
    worth = WORTH[KINDS[KIND_NAMES.index(piece.face)]]
    return (
        Stamp(picture("scope/dated"), (0.04, 0.62, 0.38, 0.34)),
        Lettering(f"+{worth}", (0.06, 0.655, 0.34, 0.27), WHITE, face="sans-semibold"),
    )


def does(kind: str, advanced: bool) -> Line:
    """What a card is for; in basic games units have no action."""
    return DOES[kind] if advanced or kind not in UNITS else IDLE


def large_prints(piece: Piece, texts: Texts, advanced: bool = True) -> Sequence[Lettering | Stamp]:
    """A whole card: its name, what it is worth, and what it does."""
    worth = WORTH[KINDS[KIND_NAMES.index(piece.face)]]
    points = texts.count(worth, "point", "points")
    return [
        Lettering(texts.line(TITLES[piece.face]), (0.07, 0.035, 0.53, 0.08), INK, face="sans-bold", align=0.0),
        Lettering(str(worth), (0.6, 0.032, 0.13, 0.088), INK, face="sans-bold", align=1.0),
        Lettering(points, (0.75, 0.05, 0.19, 0.055), FADED, face="sans-semibold", align=0.0),
        Lettering(texts.line(does(piece.face, advanced)), (0.07, 0.765, 0.86, 0.17), INK, paragraph=True, face="sans"),
    ]


WIDE: Final = 145
"""A square narrower than this has no room for a long name."""
GUN: Final = say("Gun")

UNITS: Final = ("officer", "scout", "mortar", "gun", "infantry")
IDLE: Final = say("No action in a basic game. It draws shots away from your snipers.")
"""Of a unit where it has no action."""
DOES: Final[dict[str, Line]] = {
    "sniper": say("Searches any enemy card and may shoot it. Lose them all and you lose the game."),
    "decoy": say("Whoever finds it must shoot, is heard, and scores nothing. It stays."),
    "officer": say("Deployment: reveal it to MOVE a quadrant as well in the same turn."),
    "scout": say("Reconnaissance: reveals one enemy card, or two side by side."),
    "mortar": say("Howitzer: reveal it to fire blind at an enemy card that isn't next to it."),
    "gun": say("Fires at an enemy card next to it, and stops an assault that turns it up."),
    "infantry": say("Assault: reveals the enemy cards in a quadrant and may step onto one. If shot, it can come back."),
    "empty": say("Nothing here."),
    "shot": say(
        "A shot was heard here: a sniper in this quadrant fired it. The card stays until that side's next turn."
    ),
}
