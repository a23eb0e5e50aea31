"""What a card of a stack will pay when it fires, and what comes of it: as a line of signs and figures.

Tells what `games.scrappers.forecast` has reckoned; must not reckon anything itself, nor know where a line lies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, say
from scrapdesk.games.scrappers.cards import FUEL, IMPACT, SCRAP
from scrapdesk.games.scrappers.forecast import Result, Row
from scrapdesk.ui.faces.scrappers.paints import SANS
from scrapdesk.ui.faces.scrappers.signline import LineSign, LineWord
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.theme import Colour

NOTES: Final = {"bought": say("your deck"), "installed": say("in play")}
"""What has no figure is told in words, where there is room for them."""
SMALL: Final = 0.78
"""How large the sign of a pilot is beside that of what happens to them."""


class Inks(NamedTuple):
    """The colours of a line: figures, words between them, and what cannot be paid."""

    figure: Colour
    word: Colour
    short: Colour


Parts = list[LineSign | LineWord]


def gathered(row: Row, most: int) -> list[Result]:
    """The results, those of one sort at one pilot as one; not more than there is room for."""
    found: dict[tuple[str, Seat, str], int] = {}
    for result in row.results:
        if result.kind == "repaired" and not result.amount:
            continue  # nothing was broken
        key = (result.kind, result.seat, result.word)
        found[key] = found.get(key, 0) + result.amount
    return [Result(kind, seat, amount, word) for (kind, seat, word), amount in found.items()][:most]


def either(texts: Texts, inks: Inks) -> Parts:
    """What a card that lies face down gives."""
    return [LineSign(token_of(FUEL)), LineWord(texts("or"), inks.word, face=SANS), LineSign(token_of(SCRAP), apart=4.0)]


def harms(result: Result, mine: Seat | None) -> bool:
    """Whether it is done to the side whose card it is."""
    return result.seat == mine and result.kind in ("damage", "stolen", "broken", "jammed")


def happens(results: Sequence[Result], inks: Inks, mine: Seat | None = None) -> Parts:
    """What it brings about, to whom, and how much; with a warning where it falls on `mine`, whose card it is."""
    found: Parts = []
    for result in results:
        warns = harms(result, mine)
        if warns:
            found.append(LineSign(picture("scrappers/warn"), SMALL, 9.0 if found else 2.0))
        found.append(LineSign(sign_of(result), apart=2.0 if warns or not found else 9.0))
        figure = figure_of(result)
        if figure:
            found.append(LineWord(figure, inks.short if warns else inks.figure, apart=1.0))
        if aims(result):
            found.append(LineSign(picture("scrappers/pilot", seat=str(result.seat + 1)), SMALL, 3.0))
    return found


def line_of(row: Row, texts: Texts, inks: Inks, most: int, mine: Seat | None = None) -> Parts:
    """The whole line: the price and what it is paid for. `mine`: the side that must be warned of its own card."""
    if not row.token:
        return either(texts, inks)
    if not row.paid:
        short = LineWord(texts("can't be paid"), inks.short, 6.0, SANS, narrow=True)
        return [LineSign(picture("scrappers/warn"), SMALL), *_price(row, inks.short), short]
    price = _price(row, inks.figure) if row.price else []
    note = _note(row)
    if note is not None:
        arrow: Parts = [LineSign(picture("scrappers/arrow"), 0.66, 5.0)] if price else []
        return [*price, *arrow, LineWord(texts.line(note), inks.word, 6.0, SANS, narrow=True)]
    every = gathered(row, len(row.results))
    told = happens(sorted(every, key=lambda result: not harms(result, mine))[:most], inks, mine)
    arrow = [LineSign(picture("scrappers/arrow"), 0.66, 5.0)] if told and price else []
    return [*price, *arrow, *(told and [told[0]._replace(apart=6.0), *told[1:]])]


def _price(row: Row, paint: Colour) -> Parts:
    return [LineSign(token_of(row.token)), LineWord(str(row.price), paint, 1.0)]


def _note(row: Row) -> Line | None:
    """The words for a card of which no figure can be told."""
    only = {result.kind for result in row.results}
    return NOTES.get(only.pop()) if len(only) == 1 else None


def figure_of(result: Result) -> str:
    if result.kind in ("installed", "bought", "broken", "jammed"):
        return ""
    sign = {"gained": "+", "took": "+", "stolen": "+", "repaired": "-"}.get(result.kind, "")
    return f"{sign}{result.amount}"


def sign_of(result: Result) -> Picture:
    kind, word = result.kind, result.word
    if kind == "damage":
        name = "impact" if word == IMPACT else "energy"
    elif kind in ("gained", "took", "stolen"):
        name = "fuel" if word == FUEL else "scrap"
    else:
        name = {"repaired": "damage", "jammed": "jam", "bought": "salvage", "broken": "shield-red"}.get(kind, "")
        name = name or ("shield-red" if word == IMPACT else "shield-blue")
    return picture(f"scrappers/icon-{name}")


def aims(result: Result) -> bool:
    """Whether it is somebody in particular to whom it happens."""
    return result.kind in ("damage", "shield", "stolen", "broken", "jammed", "repaired")


def token_of(token: str) -> Picture:
    """The sign of fuel or scrap."""
    return picture(f"scrappers/icon-{token}")
