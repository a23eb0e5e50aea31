"""What is printed on the cards of Scrappers: costs, shields, names, and what they do, as signs or as words.

The signs are made from the same effects as the rules text, so that they cannot say anything else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from scrapdesk.core.table import Piece
from scrapdesk.core.words import Line, say
from scrapdesk.games.scrappers.cards import FUEL, IMPACT, Card, Effect, Perk
from scrapdesk.games.scrappers.texts import lines_of
from scrapdesk.ui.board.look import Lettering, Stamp
from scrapdesk.ui.board.slots import SIDEWAYS
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.theme import Colour, colour

INK: Final[Colour] = colour("#1D1B19")
WHITE: Final[Colour] = (255, 255, 255)
RED, BLUE = "#A8430F", "#245F80"
FADED: Final[Colour] = colour("#5C574E")
SHORT: Final = 75
"""Letters of rules text that leave room for the flavour."""
ONE_LINE: Final = 34
"""Letters of flavour that stand on one line; more of them need a card as wide as `LARGE`."""
LARGE: Final = 300
BOARD_FORM: Final = 140
"""A card narrower than this has no name on it."""
SIGNED: Final = 90
"""A card narrower than this has a larger price on it."""
LEAST: Final = 17.9
"""Lines lower than this, in design pixels, cannot be read on a small card in a window of 1280x720."""
MORE: Final = ":more"
"""A glass: it says that a card does more than is shown on it."""
HIGHEST: Final = 72.0
"""A line may be as high as this, in units of a card."""
PLATE: Final = (16.0, 246.0, 218.0, 72.0)
"""Where a small card says what it does."""
FULL_PLATE: Final = (14.0, 244.0, 222.0, 78.0)
"""The same to its very edges: a few large signs still have room on the smallest cards."""
TALL_PLATE: Final = (14.0, 194.0, 222.0, 128.0)
"""A plate for two lines on a card that is too small for them otherwise: it takes a part of the picture."""
LYING: Final = ((8.0, 136.0, 234.0, 56.0), (8.0, 104.0, 234.0, 88.0))
LYING_HIGH: Final = 200.0
"""The same on a card that lies on its side, of that height, and is seen upright."""
WORDY: Final = 240
"""A card as wide as this has its rules in words."""

BADGE: Final = 44
"""An upgrade in play narrower than this is shown by its shield alone, and otherwise by its picture with the shield."""
THUMB: Final = 64
FLAT: Final = 140
"""A card in a bay that lies on its side is not turned where it is narrower than this."""
BOLD: Final = "sans-bold"

Part = str | Line
"""A word that is translated, one that is not, or `:impact` for a sign."""
Print = Lettering | Stamp

_AIMS: Final[Mapping[str, Part]] = {
    "left": ":left", "right": say("right"), "rival": say("any"), "rivals": say("all"), "pilot": say("any"),
    "all": say("all"), "me": say("me"),
}  # fmt: skip
_PER: Final[Mapping[str, Part]] = {
    "ejected": say("per eject"), "lying": say("per card"), "upgrades": say("per upgrade"), "drafted": say("per draft"),
}  # fmt: skip


def card_picture(card: Card, pictured: str, width: int, texts: Texts) -> Picture:
    """The card without its print, with the picture of a card of ours."""
    frame = "frame-upgrade" if card.is_upgrade else "frame-basic" if card.basic else "frame-operation"
    form = "full"
    if width < BOARD_FORM:
        form = "tall" if _is_tall(card, width, texts) else "board"
    return picture(f"scrappers/card-{pictured}", frame=frame, form=form, shield=RED if card.stops == IMPACT else BLUE)


def faded_picture(card: Card, pictured: str, faded: str) -> Picture:
    """A card that is no longer in its bay, or not yet; `faded`: how dark it is, from 0 to 1."""
    frame = "frame-upgrade" if card.is_upgrade else "frame-basic" if card.basic else "frame-operation"
    shield = RED if card.stops == IMPACT else BLUE
    trace = {"faded": faded} if faded else {}
    return picture(f"scrappers/card-{pictured}", frame=frame, form="board", shield=shield, **trace)


def thumb_picture(card: Card, pictured: str, faded: str = "") -> Picture:
    """Only what is drawn on the card, for an upgrade whose name stands beside it; `faded`: how dark it is,
    where it is no longer there, or not yet."""
    trace = {"faded": faded} if faded else {}
    return picture(f"scrappers/card-{pictured}", frame="frame-upgrade", form="sight", **trace)


def thumb_prints(card: Card) -> Sequence[Print]:
    """Its shield, over a corner of the picture."""
    room = (0.53, 0.4, 0.47, 0.6)
    return (
        Stamp(picture(f"scrappers/icon-{_shield(card)}"), room),
        Lettering(str(card.shield), room, WHITE, face=BOLD),
    )


def lying_prints(card: Card, width: int, texts: Texts) -> Sequence[Print]:
    """Its price in scrap, and what it does, on a small card that lies on its side; where that cannot be read, that
    there is more to it than its picture."""
    narrow = width < SIGNED
    price, more = (0.63, 0.02, 0.36, 0.44) if narrow else (0.76, -0.02, 0.26, 0.32), (0.66, 0.56, 0.3, 0.4)
    found: list[Print] = [
        Stamp(picture("scrappers/icon-scrap"), price),
        Lettering(str(card.scrap), price, INK, face=BOLD),
    ]
    if card.is_upgrade and not narrow:
        shield = (0.0, -0.02, 0.26, 0.34)
        found += [
            Stamp(picture(f"scrappers/icon-{_shield(card)}"), shield),
            Lettering(str(card.shield), shield, WHITE, face=BOLD),
        ]
    lines = [] if narrow else digest(card, texts)
    room = next((room for room in LYING if lines and _lies_in(lines, room, width)), None)
    if room is None:
        return (*found, Stamp(picture("scrappers/tag"), more), Stamp(picture("scrappers/icon-more"), more))
    left, top, wide, high = room
    strip = Stamp(picture("scrappers/tag"), (left / 250, top / 200, wide / 250, high / 200))
    inside = (left + 4, top + 2, wide - 8, high - 4)
    return (*found, strip, *_signs(lines, inside, HIGHEST, LYING_HIGH))


def _lies_in(lines: Sequence[Sequence[str]], room: tuple[float, float, float, float], width: int) -> bool:
    left, top, wide, high = room
    return _height(lines, (left + 4, top + 2, wide - 8, high - 4), HIGHEST) * width / 250 >= LEAST


def badge_prints(card: Card) -> Sequence[Print]:
    """The number on an upgrade that is shown by its shield alone."""
    return (Lettering(str(card.shield), (0.2, 0.18, 0.6, 0.64), WHITE, face=BOLD),)


def card_prints(card: Card, width: int, texts: Texts) -> Sequence[Print]:
    wide = width >= BOARD_FORM
    found = list(_costs(card, *((46, 27) if wide else (62, 34) if width >= SIGNED else (88, 46))))
    lines = digest(card, texts)
    if card.is_upgrade:
        low = wide or not _is_tall(card, width, texts)
        found += _disc(_shield(card), str(card.shield), (40, 206 if low else 156), 64 if wide else 76, WHITE)
    if wide:
        found.append(Lettering(texts.word(card.name), _box(51, 10, 148, 30), INK))
    if width >= WORDY:
        found += _told(card, width, texts)
    elif width >= BOARD_FORM:
        found += _signs(lines, (18, 239, 214, 82))
    else:
        found += _small(lines, width)
    return found


def _small(lines: Sequence[Sequence[str]], width: int) -> Iterator[Print]:
    """All that a card does where it can be read; otherwise a sign of what it is about, and that there is more. Never a
    part of it: half a condition would be a lie."""
    plate = _plate_for(lines, width)
    if plate is not None:
        yield from _signs(lines, plate, *(() if plate == PLATE else (FULL_PLATE[3],)))
        return
    signs = [part for line in lines for part in line if part.startswith(":")]
    yield from _signs([[*signs[:1], MORE]], PLATE, HIGHEST)


@lru_cache(maxsize=512)
def _is_tall(card: Card, width: int, texts: Texts) -> bool:
    """Whether a small card needs the higher plate. Asked of every card at every change."""
    return _plate_for(digest(card, texts), width) == TALL_PLATE


def _plate_for(lines: Sequence[Sequence[str]], width: int) -> tuple[float, float, float, float] | None:
    """The lowest plate on which they can be read; None: there is none."""
    for plate in (PLATE, FULL_PLATE, TALL_PLATE):
        if _height(lines, plate, *(() if plate == PLATE else (FULL_PLATE[3],))) * width / 250 >= LEAST:
            return plate
    return None


def _height(lines: Sequence[Sequence[str]], room: tuple[float, float, float, float], most: float = 54.0) -> float:
    """How high a line of signs becomes in a room."""
    _, _, width, height = room
    return min(height / len(lines), width / max(map(_length, lines)), most)


def _told(card: Card, width: int, texts: Texts) -> Iterator[Print]:
    """The rules in words, and below them the flavour, where both have room."""
    text = " ".join(texts.sentence(line) for line in lines_of(card))
    lines = card.flavour if width >= LARGE or len(card.flavour) <= ONE_LINE else ""
    short = len(text) <= SHORT and bool(lines)
    yield Lettering(text, _box(22, 242, 206, 54 if short else 78), INK, paragraph=True, face="sans")
    if short:
        yield Lettering(lines, _box(22, 297, 206, 27), FADED, paragraph=True, face="serif-italic")


def _costs(card: Card, side: float, y: float) -> Iterator[Print]:
    yield from _disc("fuel", str(card.fuel), (side * 0.54, y), side, WHITE, drop=0.07)
    if card.basic:
        yield _stamp("basic", (250 - side * 0.54, y), side)
    else:
        yield from _disc("scrap", str(card.scrap), (250 - side * 0.54, y), side, INK)


def _shield(card: Card) -> str:
    return "shield-red" if card.stops == IMPACT else "shield-blue"


def _disc(
    icon: str, figure: str, at: tuple[float, float], side: float, paint: Colour, drop: float = 0.0
) -> Iterator[Print]:
    """A sign with a figure on it."""
    yield _stamp(icon, at, side)
    x, y = at
    high = side * 0.95
    if paint == WHITE:
        for dx, dy in ((-2.2, 0.0), (2.2, 0.0), (0.0, -2.2), (0.0, 2.2)):
            yield Lettering(
                figure, _box(x - side / 2 + dx, y - high / 2 + dy + side * drop, side, high), INK, face=BOLD
            )
    yield Lettering(figure, _box(x - side / 2, y - high / 2 + side * drop, side, high), paint, face=BOLD)


def _stamp(icon: str, at: tuple[float, float], side: float, tall: float = 350.0) -> Stamp:
    return Stamp(picture(f"scrappers/icon-{icon}"), _box(at[0] - side / 2, at[1] - side / 2, side, side, tall))


def _box(x: float, y: float, w: float, h: float, tall: float = 350.0) -> tuple[float, float, float, float]:
    return x / 250, y / tall, w / 250, h / tall


def printed_as(piece: Piece, width: int) -> int:
    """As wide as a card is printed: in a bay it has no name on it, which stands on the plate below."""
    return min(width, BOARD_FORM - 1) if piece.slot.startswith("bay:") else width


def as_badge(piece: Piece, width: int) -> bool:
    return piece.slot.startswith("play:") and width < BADGE


def as_thumb(piece: Piece, width: int) -> bool:
    return piece.slot.startswith("play:") and BADGE <= width <= THUMB


def as_lying(piece: Piece, width: int) -> bool:
    """Where there is so little room that a card which lies on its side is seen by its picture."""
    return SIDEWAYS in piece.marks and piece.slot.startswith("bay:") and width <= FLAT


# -- signs -------------------------------------------------------------------------------------------------------


def _signs(
    lines: Sequence[Sequence[str]], room: tuple[float, float, float, float], most: float = 54.0, tall: float = 350.0
) -> Iterator[Print]:
    """Lines of words and signs in the middle of a room, as large as it allows; `tall`: how high the card is."""
    left, top, width, height = room
    high = _height(lines, room, most)
    y = top + (height - high * len(lines)) / 2
    for line in lines:
        x = left + (width - high * sum(map(_wide, line))) / 2
        for part in line:
            across = high * _wide(part)
            if part.startswith(":"):
                yield _stamp(part[1:], (x + across / 2, y + high / 2), high * 0.86, tall)
            else:
                yield Lettering(part, _box(x, y, across, high, tall), INK, face=BOLD)
            x += across
        y += high


def _wide(part: str) -> float:
    """How wide a part of a line is, in line heights."""
    return 0.95 if part.startswith(":") else 0.3 + 0.4 * len(part)


def digest(card: Card, texts: Texts) -> list[list[str]]:
    """What a card does, in a few signs and words; three lines at most."""

    def said(parts: Sequence[Part]) -> list[str]:
        return [texts.line(part) if isinstance(part, Line) else part for part in parts]

    if card.is_upgrade:
        return [said(_PERKS[perk.verb](perk)) for perk in card.perks] or [
            said([say("stops"), _kind(card.stops), str(card.shield)])
        ]
    lines = [said(line) for effect in card.effects for line in _effect(effect)]
    while len(lines) > 2:
        pair = min(range(len(lines) - 1), key=lambda at: _length(lines[at]) + _length(lines[at + 1]))
        lines[pair : pair + 2] = [lines[pair] + lines[pair + 1]]
    return lines


def _length(line: Sequence[str]) -> float:
    return sum(map(_wide, line))


def _effect(effect: Effect) -> Iterator[list[Part]]:
    if effect.verb == "if":
        for then, word in ((effect.then, _condition(effect)), (effect.otherwise, say("else"))):
            if then:
                yield [word, *(part for each in then for line in _effect(each) for part in line)]
        return
    line = _EFFECTS[effect.verb](effect)
    yield [*line, _PER[effect.per]] if effect.per else line


def _condition(effect: Effect) -> Part:
    n = effect.amount
    return {
        "last": say("if last:"), "lying": say("{n} left:", n=n), "ejected": say("{n} ejected:", n=n),
        "damaged": say("{n} damage:", n=n), "next-operation": say("next op:"), "unshielded": say("no shield:"),
        "behind": say("behind:"),
    }[effect.word]  # fmt: skip


def _token(word: str) -> Part:
    return ":fuel" if word == FUEL else ":scrap"


def _kind(word: str) -> Part:
    return ":impact" if word == IMPACT else ":energy"


def _aimed(word: Line, effect: Effect) -> list[Part]:
    return [word] if effect.who == "me" else [word, _AIMS[effect.who]]


_EFFECTS: Final[Mapping[str, Callable[[Effect], list[Part]]]] = {
    "damage": lambda e: [_kind(e.word), str(e.amount), _AIMS[e.who]],
    "gain": lambda e: [_token(e.word), f"+{e.amount}"],
    "steal": lambda e: [say("take"), _token(e.word), str(e.amount), _AIMS[e.who]],
    "repair": lambda e: [say("repair"), ":damage", str(e.amount), *([_AIMS[e.who]] if e.who != "me" else [])],
    "jam": lambda e: [":jam", *_aimed(say("jam"), e)],
    "swap": lambda e: [say("swap"), say("yours") if e.who == "me" else _AIMS[e.who]],
    "delay": lambda e: _aimed(say("delay"), e),
    "hurry": lambda e: [say("choose next")],
    "boost": lambda e: [say("next hit +{n}", n=e.amount)],
    "double": lambda e: [say("next twice")],
    "copy": lambda e: _aimed(say("copy"), e),
    "trash": lambda e: [say("remove {n}", n=e.amount)],
    "salvage": lambda e: [":salvage", say("up to"), ":scrap", str(e.amount)],
    "sweep": lambda e: [say("sweep drafts")],
    "break": lambda e: _aimed(say("break"), e),
}

_PERKS: Final[Mapping[str, Callable[[Perk], list[Part]]]] = {
    "reboot gain": lambda p: [say("reboot"), _token(p.word), f"+{p.amount}"],
    "reboot repair": lambda p: [say("reboot repair"), str(p.amount)],
    "weapon": lambda p: [say("your"), _kind(p.word), f"+{p.amount}"],
    "thorns": lambda p: [say("thorns"), _kind(p.word), str(p.amount)],
    "eject_more": lambda p: [say("eject +{n}", n=p.amount)],
    "draft_less": lambda p: [say("draft"), ":scrap", f"-{p.amount}"],
    "fuel_less": lambda p: [say("fire"), ":fuel", f"-{p.amount}"],
    "firewall": lambda p: [say("no tampering")],
}
