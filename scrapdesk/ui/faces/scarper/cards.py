"""What is printed on Scarper's cards: points, side, title and gist in the hand, the whole sentence when large."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

from scrapdesk.core.words import Line, Word, listed, plural, say
from scrapdesk.games.scarper.board import ALL_FIELDS, FIELD_TITLES
from scrapdesk.games.scarper.cards import YOU, Effect, EventCard, MissionCard
from scrapdesk.games.scarper.wording import aim_text
from scrapdesk.ui.board.look import Keyword, Lettering, Stamp
from scrapdesk.ui.faces.scarper.paint import BOLD, HEAVY, INK, PAPER, SERIF
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.theme import Colour, colour

Print = Lettering | Stamp
Told = tuple[str, bool]
"""What is said of an effect in short, and whether that is all of it."""
MORE: Final = "\u2026"
WORDY: Final = 240
"""A card at least so wide says its whole sentence."""
WRITTEN: Final = 100
"""A card at least so wide says what it is called and does; on a pile there is only its picture."""
ROOMY: Final = 165
"""Where a hand has few cards, they are so wide at least: what they are called stands in their head."""
TALL: Final = 525.0
"""How high a card of the hand is, where it is 250 wide."""
ORDER: Final = 462.0
"""The same of an envelope."""
ROOMY_HIGH: Final = 350.0
"""The same of a card among few."""
ORDERS: Final = 16
"""So many letters of what is written on an envelope stand in a line."""
MARKS: Final = "abn"
TITLE_LINE: Final = 12
"""So many letters of a title stand in a line of an envelope."""
GIST: Final = 15
"""The same of what an event does."""
STEP: Final = 39.5
"""How far lines are apart: a hand's width of 136 makes letters of 18 pixels of it."""
MOST_LINES: Final = 8
NAMED, NAME_LINES, NAME = (18.0, 58.0, 216.0), 2, 12
"""Where what a card is called begins, how wide that is, how many lines have room there, and how many letters of each
without being made smaller."""
UNDER, LINES = 299.0, 5
"""Where the lines below the picture of a card in the hand begin, and how many have room."""

ROOMY_NAMED, ROOMY_NAME = (54.0, 13.0, 145.0), 12
ROOMY_UNDER, ROOMY_LINES, ROOMY_STEP, ROOMY_GIST = 222.0, 4, 29.0, 25
"""The same of a card among few, how far its lines are apart, and how many letters of each have room."""
WINDOW_TOP, ROOMY_WINDOW_TOP = 140.0, 66.0
"""Where the picture of a card lies, among many and among few."""
MUTED: Final = colour("#6E6342")
"""What an event is printed in that its holder cannot play: paler than ink, and still easily read on paper."""
FOOT: Final = 410.0
"""Where on an envelope it is told what the mission is worth."""
AMOUNT: Final = re.compile(r"[+\-]?\d+(?:, \d+)*\+?")
"""What counts in such a line."""


def card_picture(card: EventCard, width: int) -> Picture:
    form = "full" if width >= WORDY else "few" if width >= ROOMY else "hand" if width >= WRITTEN else "pile"
    return picture("scarper/card", picture=card.id, side=MARKS[card.side], form=form, seed=_seed(card.id))


def mission_picture(mission: MissionCard, width: int, holder: str) -> Picture:
    if width < WORDY:
        return picture("scarper/envelope", open="yes", tall="yes" if width >= WRITTEN else "no")
    return picture("scarper/card", picture=mission.id, side="m", pencil=holder, seed=_seed(mission.id))


def _seed(name: str) -> str:
    """Each sheet has stains of its own."""
    return str(3 + sum(map(ord, name)) % 60)


# -- events ------------------------------------------------------------------------------------------------------


def card_prints(card: EventCard, width: int, texts: Texts, points_only: bool = False) -> Iterator[Print]:
    """`points_only`: whoever holds it cannot play its event now, and its foot says so."""
    if ROOMY <= width < WORDY:
        yield from _few_prints(card, texts, points_only)
    elif WRITTEN <= width < ROOMY:
        yield from _hand_prints(card, texts, points_only)
    else:
        yield Lettering(str(card.points), _box(12, 9, 48, 48, 350), INK, face=HEAVY)
        yield Stamp(picture("scarper/icon-mark-" + MARKS[card.side]), _box(198, 16, 34, 34, 350))
        if width >= WORDY:
            yield from _heading(texts.word(card.title), 350)
            yield Lettering(texts.line(card.text), _box(20, 221, 211, 112, 350), INK, paragraph=True, face="sans")


def _hand_prints(card: EventCard, texts: Texts, points_only: bool) -> Iterator[Print]:
    """A card among many: its number and its mark over its name, and below its picture what it does."""
    yield Lettering(str(card.points), _box(18, 10, 34, 46, TALL), INK, face=HEAVY, align=0.0)
    yield Stamp(picture("scarper/icon-mark-" + MARKS[card.side]), _box(200, 16, 33, 33, TALL))
    yield from _named(texts.word(card.title), NAMED, (NAME_LINES, NAME), STEP - 1.5, TALL)
    told = gist(card, texts, LINES - points_only)
    yield from _does(told, UNDER, STEP, TALL, MUTED if points_only else INK)
    if points_only:
        yield from _points_only(texts, WINDOW_TOP, UNDER + (LINES - 1) * STEP, STEP + 12, TALL)


def _few_prints(card: EventCard, texts: Texts, points_only: bool) -> Iterator[Print]:
    """A card among few: what it is called between its number and its mark, and below its picture what it does."""
    yield Lettering(str(card.points), _box(12, 12, 36, 50, ROOMY_HIGH), INK, face=HEAVY)
    yield Stamp(picture("scarper/icon-mark-" + MARKS[card.side]), _box(206, 23, 28, 28, ROOMY_HIGH))
    yield from _named(texts.word(card.title), ROOMY_NAMED, (2, ROOMY_NAME), 24.5, ROOMY_HIGH)
    told = gist(card, texts, ROOMY_LINES - points_only, ROOMY_GIST)
    yield from _does(told, ROOMY_UNDER, ROOMY_STEP, ROOMY_HIGH, MUTED if points_only else INK)
    if points_only:
        foot = ROOMY_UNDER + (ROOMY_LINES - 1) * ROOMY_STEP
        yield from _points_only(texts, ROOMY_WINDOW_TOP, foot, ROOMY_STEP + 3, ROOMY_HIGH)


def _named(
    title: str, place: tuple[float, float, float], room: tuple[int, int], step: float, high: float
) -> Iterator[Print]:
    """What a card is called, in the middle of its head, from the left: in as few lines as `room` lets it be, which says
    how many there may be, and how many letters of each are not made smaller."""
    (left, top, width), (most, letters) = place, room
    found = broken(title, letters)
    while len(found) > most:
        letters += 1
        found = broken(title, letters)
    first = top + (most - len(found)) * step / 2
    for number, line in enumerate(found):
        yield Lettering(line, _box(left, first + number * step, width, step, high), INK, face=SERIF, align=0.0)


def _does(told: Sequence[str], top: float, step: float, high: float, paint: Colour) -> Iterator[Print]:
    """On the ruled lines of the form, from the first on."""
    for number, line in enumerate(told):
        room = _box(18, top + number * step, 218, step, high)
        yield Lettering(AMOUNT.sub(r"**\g<0>**", line), room, paint, face="sans", align=0.0)


def _points_only(texts: Texts, window: float, foot: float, tall: float, high: float) -> Iterator[Print]:
    """An event that its holder cannot play: its picture is pale, and a strip at the foot says what it is good for."""
    yield Stamp(picture("scarper/veil"), _box(16, window, 218, 152, high))
    yield Stamp(picture("scarper/foot"), _box(12, foot, 226, tall, high))
    yield Lettering(texts("Points only"), _box(18, foot + 0.04 * tall, 214, 0.92 * tall, high), PAPER, face=BOLD)


def _heading(title: str, high: float) -> Iterator[Print]:
    """What a large card is called, in two lines at most, clear of the rules at both sides."""
    letters = next(room for room in range(13, len(title) + 14) if len(broken(title, room)) <= 2)
    yield from _lines(title, letters, (68, 12, 116), 21, high, SERIF)


def _lines(
    text: str, letters: int, place: tuple[float, float, float], step: float, high: float, face: str
) -> Generator[Print, None, float]:
    """Words in lines one below the other, from the top on; how high they are altogether."""
    left, top, width = place
    found = broken(text, letters)
    first = top + (2 - len(found)) * step / 2 if len(found) < 2 else top
    for number, line in enumerate(found):
        yield Lettering(line, _box(left, first + number * step, width, step, high), INK, face=face)
    return max(2, len(found)) * step


@lru_cache(maxsize=512)
def broken(text: str, letters: int) -> tuple[str, ...]:
    """Words in as few lines of so many letters as there can be, and these as even as they can be."""
    count = -(-len(text) // letters)
    while True:
        least = -(-len(text) // count)
        for room in range(least, max(least, letters) + 1):
            lines = _filled(text, letters, room)
            if len(lines) <= count or count > MOST_LINES:
                return lines
        count += 1


def _filled(text: str, letters: int, room: int) -> tuple[str, ...]:
    """Words in lines of so much room, from the first on."""
    lines = [""]
    for word in _words(text, letters):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > room:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip().replace("- ", "-")
    return tuple(lines)


def _words(text: str, letters: int) -> list[str]:
    """Words, where a longer one with a hyphen is two."""
    return [
        part for word in text.split() for part in (word.replace("-", "- ") if len(word) > letters else word).split()
    ]


def _box(x: float, y: float, w: float, h: float, high: float) -> tuple[float, float, float, float]:
    return x / 250, y / high, w / 250, h / high


# -- missions ----------------------------------------------------------------------------------------------------


def mission_prints(mission: MissionCard, width: int, texts: Texts, true: bool = False) -> Iterator[Print]:
    """`true`: it would be fulfilled if the year ended now."""
    if width >= WORDY:
        yield Lettering(str(mission.morale), _box(12, 9, 48, 48, 350), INK, face=HEAVY)
        yield Stamp(picture("scarper/icon-morale", g="#EFE3C4"), _box(196, 14, 36, 36, 350))
        yield from _heading(texts.word(mission.title), 350)
        yield Lettering(texts.line(mission.text), _box(20, 222, 211, 118, 350), INK, paragraph=True, face="sans")
        return
    if width < WRITTEN:
        return
    if true:
        yield Stamp(picture("desk/icon-tick", colour="#221D12"), _box(26, FOOT, 46, 46, ORDER))
    yield Lettering(str(mission.morale), _box(82, FOOT, 44, 48, ORDER), INK, face=HEAVY)
    yield Stamp(picture("scarper/icon-morale", g="#EFE3C4"), _box(128, FOOT + 4, 38, 38, ORDER))
    used = yield from _lines(texts.word(mission.title), TITLE_LINE, (10, 84, 230), STEP, ORDER, SERIF)
    told = texts.line(aim_text(mission.conditions))
    found = broken(told, ORDERS)
    top = 84 + used + 10
    step = min(STEP, (FOOT - 2 - top) / len(found))
    for number, line in enumerate(found):
        yield Lettering(line, _box(10, top + number * step, 230, step, ORDER), INK, face="sans-semibold")


# -- in short ----------------------------------------------------------------------------------------------------


def gist(card: EventCard, texts: Texts, room: int, letters: int = GIST) -> Sequence[str]:
    """What an event does, in so many short lines: with the battlefields, if all of it has room; else as many of its
    effects as have room, and dots where a battlefield or an effect is left out."""
    for found in (_located(card.effects, texts), *(_told(card.effects, plain, texts) for plain in (True, False))):
        apart = _apart(found, letters)
        if len(apart) <= room:
            return apart
    for shown in range(len(found), 1, -1):
        lines = broken(_listed(found, shown), letters)
        if len(lines) <= room:
            return lines
    return broken(_listed(found, 1), letters)


def _apart(found: Sequence[Told], letters: int) -> list[str]:
    """Each effect as a sentence, in lines of its own."""
    return [line for told, whole in found for line in broken(_begun(told) + ("." if whole else MORE), letters)]


def _begun(told: str) -> str:
    """What is said as the beginning of a sentence."""
    return told[:1].upper() + told[1:]


def _told(effects: Sequence[Effect], plain: bool, texts: Texts) -> list[Told]:
    """Each effect in short, `plain` in more words; of those that do the same one after another, how much each does."""
    found: list[Told] = []
    for do, group in groupby(effects, key=lambda effect: effect.do):
        alike = tuple(group)
        told = (_PLAIN if plain else _GISTS).get(do, _GISTS[do])
        if do in AMOUNTS and len(alike) > 1:
            amounts = ", ".join(str(effect.amount) for effect in alike)
            line = Line(told(alike[0]._replace(amount=len(alike))).template, (("n", amounts),))
            found.append((texts.line(line), all(map(_anywhere, alike))))
        else:
            found += [(texts.line(told(effect)), _anywhere(effect)) for effect in alike]
    return found


def _anywhere(effect: Effect) -> bool:
    """Whether it is not said too little if no battlefield is named."""
    return len(effect.where) == len(ALL_FIELDS)


def _located(effects: Sequence[Effect], texts: Texts) -> list[Told]:
    """Each effect in more words, and where, if that is in one battlefield or one of two."""
    found: list[Told] = []
    for effect in effects:
        line, fields = (_PLAIN if effect.do in _PLAIN else _GISTS)[effect.do](effect), effect.where
        if len(fields) == 1:
            line = say("{deed} in {field}", deed=line, field=FIELD_TITLES[fields[0]])
        elif len(fields) == 2:
            first, second = (FIELD_TITLES[field] for field in fields)
            line = say("{deed} in {first} or {second}", deed=line, first=first, second=second)
        found.append((texts.line(line), len(fields) <= 2 or _anywhere(effect)))
    return found


def _gain(effect: Effect) -> Word:
    """What a roll brings that is high enough."""
    return listed([_GISTS[won.do](won) for won in effect.win])


def _listed(found: Sequence[Told], shown: int) -> str:
    whole = shown == len(found) and all(whole for _, whole in found)
    return _begun(", ".join(told for told, _ in found[:shown])) + ("." if whole else MORE)


def _track(mine: Line, theirs: Line) -> Callable[[Effect], Line]:
    def told(effect: Effect) -> Line:
        line = mine if effect.who == YOU else theirs
        return Line(line.template, (("n", f"{effect.amount:+d}"),))

    return told


_GISTS: Final[dict[str, Callable[[Effect], Line]]] = {
    "trench": lambda e: say("dig {n}", n=e.amount),
    "clear": lambda e: say("clear {n}", n=e.amount),
    "advance": lambda e: say("advance {n}", n=e.amount),
    "retreat": lambda e: say("fall back {n}", n=e.amount),
    "bombard": lambda e: say("bombard"),
    "charge": lambda e: say("charge +{n}", n=e.amount),
    "assault": lambda e: say("assault {n}", n=e.amount),
    "rethink": lambda e: say("new mission"),
    "economy": _track(say("economy {n}"), say("enemy economy {n}")),
    "propaganda": _track(say("propaganda {n}"), say("enemy propaganda {n}")),
    "morale": lambda e: say("morale {n}", n=f"{e.amount:+d}"),
    "roll": lambda e: say("on {n}+: {gain}", n=e.need, gain=_gain(e)),
    "points": lambda e: say("{n} points", n=e.amount),
    "scout": lambda e: say("see mission"),
    "again": lambda e: say("play a second card"),
    "silence": lambda e: say("no enemy event"),
    "truce": lambda e: say("stop attacks"),
    "drill": lambda e: say("charges +{n}", n=e.amount),
    "guard": lambda e: say("defence +{n}", n=e.amount),
}

_PLAIN: Final[dict[str, Callable[[Effect], Line]]] = {
    "roll": lambda e: say("a roll of {n}+: {gain}", n=e.need, gain=_gain(e)),
    "trench": lambda e: plural(e.amount, "dig {n} trench", "dig {n} trenches"),
    "clear": lambda e: plural(e.amount, "clear {n} trench", "clear {n} trenches"),
    "charge": lambda e: say("charge, adding {n}", n=e.amount),
    "assault": lambda e: say("assault with {n} points", n=e.amount),
    "bombard": lambda e: say("bombard trenches"),
    "rethink": lambda e: say("choose a new mission"),
    "scout": lambda e: say("see the enemy's mission"),
    "silence": lambda e: say("no event for the enemy"),
    "truce": lambda e: say("no attacks for the enemy"),
    "drill": lambda e: say("charges +{n} this year", n=e.amount),
    "guard": lambda e: say("defence +{n} this year", n=e.amount),
}
"""The same, where there is room for more words."""

AMOUNTS: Final = ("advance", "clear", "trench")
"""Effects of which only the amounts are told when there are several."""
SIDE_HELP: Final = (
    (say("Entente"), say("Only the Entente can play this event. Either side can use its points.")),
    (say("Central Powers"), say("Only the Central Powers can play this event. Either side can use its points.")),
    (say("Both sides"), say("Either side can play this event.")),
)
ONCE: Final = (say("Once"), say("After its event, the card is out of the game."))


def event_keywords(card: EventCard, texts: Texts) -> Sequence[Keyword]:
    """Whose event it is, and what really happened."""
    whose, help = SIDE_HELP[card.side]
    found = [Keyword(texts.line(whose), texts.line(help))]
    if card.once:
        found.append(Keyword(texts.line(ONCE[0]), texts.line(ONCE[1])))
    return [*found, Keyword(str(card.year), card.history)]


def mission_keywords(mission: MissionCard, texts: Texts) -> Sequence[Keyword]:
    worth = texts("{n} morale if it is fulfilled at the end of the year.", n=mission.morale)
    return [Keyword(texts("Mission"), worth), Keyword(texts("History"), mission.history)]
