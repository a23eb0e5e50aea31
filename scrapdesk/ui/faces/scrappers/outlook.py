"""The column beside the own stack: what each card will pay when it fires, and what comes of it.

Paints what `games.scrappers.forecast` has reckoned; must not reckon anything itself, nor know pixels.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import say
from scrapdesk.games.scrappers.cards import FUEL, IMPACT, CardSet
from scrapdesk.games.scrappers.forecast import Forecast, Result, Row
from scrapdesk.games.scrappers.state import BAYS, DEADLY, UNKNOWN
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scrappers.paints import HAZARD, MUTED, SHORT, TEXT
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.theme import Colour

SLOT: Final = "outlook"
WIDTH, HEIGHT = 302, 570
"""The column on the map, by which parts of it are reckoned."""
TOP, ROW, LAST = 24, 94, 504
"""Where the first row begins, how high a row is, and where the sum below them stands."""
MOST: Final = 3
"""So many results have room in a row."""
WIDE: Final = 2
"""Up to so many results each have their pilot's sign beside them; more have it smaller, below."""
BOLD: Final = "sans-bold"
NOTES: Final = {"bought": say("joins your deck"), "installed": say("stays in play")}
"""What has no figure is told in words, where there is room for them."""


class FiringOutlook:
    """Rows in the order in which the cards fire; those of the bays that are still empty come first."""

    def __init__(self, cards: CardSet, forecast: Forecast, texts: Texts, seats: Sequence[Seat]) -> None:
        self._cards, self._forecast, self.texts = cards, forecast, texts
        self._seats = seats
        """Every pilot, the viewer first."""
        self.asks = False
        """Whether the viewer is to fill the next bay."""

    @property
    def _empty(self) -> int:
        """So many bays have no card yet."""
        return max(0, BAYS - len(self._forecast.rows))

    # -- pictures ----------------------------------------------------------------------------------------

    def ornaments(self) -> Iterator[Ornament]:
        for place in range(BAYS):
            lit = "yes" if self.asks and place == self._empty - 1 else "no"
            box = _box(0, TOP + place * ROW, WIDTH, ROW - 6)
            yield Ornament(picture("scrappers/panel", short="90", lit=lit), SLOT, box=box)
        for place, row in enumerate(self._forecast.rows, self._empty):
            y = TOP + place * ROW
            if row.token:
                yield _icon(picture(f"scrappers/icon-{row.token}"), 12, y + 42, 30)
            if row.paid:
                yield from self._result_icons(row, y + 42)
        yield from self._sum_icons()

    def _result_icons(self, row: Row, y: float) -> Iterator[Ornament]:
        for x, result in self._placed(row):
            yield _icon(sign_of(result), x, y, 30)
            if aims(result):
                narrow = len(gathered(row)) > WIDE
                sign = picture("scrappers/pilot", seat=str(result.seat + 1))
                yield _icon(sign, x + (19 if narrow else 52), y + (17 if narrow else 4), 18 if narrow else 23)

    def _sum_icons(self) -> Iterator[Ornament]:
        for at, seat in enumerate(self._seats):
            yield _icon(picture("scrappers/pilot", seat=str(seat + 1)), 8 + at * 74, LAST + 24, 24)

    # -- words -------------------------------------------------------------------------------------------

    def inscriptions(self) -> Iterator[Inscription]:
        texts = self.texts
        for place in range(self._empty):
            yield from self._empty_words(place, TOP + place * ROW)
        for place, row in enumerate(self._forecast.rows, self._empty):
            yield from self._row_words(row, TOP + place * ROW)
            if row.bay != BAYS - 1 - place:  # a card has changed the order in which the stack fires
                yield _words(texts("moved"), 240, TOP + place * ROW + 22, 18, MUTED, 56, "sans-semibold")
        yield _words(texts("Pays"), 12, 11, 18, MUTED, 66, "sans-semibold")
        yield _words(texts("Gives"), 84, 11, 18, MUTED, 160, "sans-semibold")
        yield from self._sum_words()

    def _empty_words(self, place: int, y: float) -> Iterator[Inscription]:
        texts, bay = self.texts, BAYS - place
        asked = self.asks and place == self._empty - 1
        yield _words(str(bay), 14, y + 22, 22, HAZARD, 22)
        yield _words(
            texts("Your next card") if asked else texts("Empty"), 38, y + 22, 20, TEXT if asked else MUTED, 206
        )
        if place in (0, BAYS - 1):
            told = texts("Fires first") if place == 0 else texts("Fires last")
            yield _words(told, 38, y + 57, 19, MUTED, 206, "sans-semibold")

    def _row_words(self, row: Row, y: float) -> Iterator[Inscription]:
        texts = self.texts
        yield _words(str(row.bay + 1), 14, y + 22, 22, HAZARD, 22)
        yield _words(self._name(row), 38, y + 22, 20, TEXT, 206)
        if not row.token:
            yield _words(texts("1 token"), 14, y + 57, 19, MUTED, 66)
        elif not row.paid:
            short = texts("Can't pay {price}: only {have}", price=row.price, have=row.have)
            yield _words(short, 48, y + 57, 19, SHORT, 240)
            return
        else:
            yield _words(str(row.price), 45, y + 57, 24, TEXT, 32)
        for x, result in self._placed(row):
            figure = figure_of(result)
            if figure:
                yield _words(figure, x + 32, y + 56, 21, TEXT, 26)
            elif result.kind in NOTES and len(gathered(row)) == 1:
                yield _words(texts.line(NOTES[result.kind]), x + 36, y + 57, 18, MUTED, 170, "sans-semibold")

    def _name(self, row: Row) -> str:
        """Of a card that lies face down in brackets: it gives a token, and does nothing else."""
        if row.card == UNKNOWN:
            return self.texts("Ejected")
        name = self.texts.word(self._cards.of[row.card].name)
        return name if row.token else f"({name})"

    def _sum_words(self) -> Iterator[Inscription]:
        yield _words(self.texts("Damage afterwards"), 10, LAST + 8, 18, MUTED, 232, "sans-semibold")
        for at, seat in enumerate(self._seats):
            amount = self._forecast.damage[seat] if self._forecast.damage else 0
            yield _words(str(amount), 36 + at * 74, LAST + 36, 24, HAZARD if amount >= DEADLY else TEXT, 40)

    def _placed(self, row: Row) -> list[tuple[float, Result]]:
        """The results, and where each of them begins."""
        shown = gathered(row)
        step = 82 if len(shown) <= WIDE else 56
        return [(84 + at * step, result) for at, result in enumerate(shown)]


def gathered(row: Row, most: int = MOST) -> list[Result]:
    """The results, those of one sort at one pilot as one; not more than there is room for."""
    found: dict[tuple[str, Seat, str], int] = {}
    for result in row.results:
        key = (result.kind, result.seat, result.word)
        found[key] = found.get(key, 0) + result.amount
    return [Result(kind, seat, amount, word) for (kind, seat, word), amount in found.items()][:most]


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


def _icon(what: Picture, x: float, y: float, side: float) -> Ornament:
    return Ornament(what, SLOT, box=_box(x, y, side, side))


def _box(x: float, y: float, w: float, h: float) -> tuple[float, float, float, float]:
    return x / WIDTH, y / HEIGHT, w / WIDTH, h / HEIGHT


def _words(text: str, x: float, y: float, size: int, paint: Colour, width: float, face: str = BOLD) -> Inscription:
    return Inscription(
        text, SLOT, x / WIDTH, y / HEIGHT, size, paint, align=0.0, width=width / WIDTH, face=face
    )  # fmt: skip
