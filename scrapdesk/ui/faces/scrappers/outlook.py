"""The column beside the own stack: what each card will pay when it fires, and what comes of it.

Paints what `games.scrappers.forecast` has reckoned; must not reckon anything itself, nor know pixels.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.cards import FUEL, IMPACT, CardSet
from scrapdesk.games.scrappers.forecast import Forecast, Result, Row
from scrapdesk.games.scrappers.state import DEADLY, UNKNOWN
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.theme import Colour, colour

TEXT: Final[Colour] = colour("#F3EBDC")
MUTED: Final[Colour] = colour("#B9B4A8")
HAZARD: Final[Colour] = colour("#F2B632")
SHORT: Final[Colour] = colour("#FF8A70")
"""What cannot be paid."""
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


class FiringOutlook:
    """Rows in the order in which the cards fire."""

    def __init__(self, cards: CardSet, forecast: Forecast, texts: Texts, seats: Sequence[Seat]) -> None:
        self._cards, self._forecast, self.texts = cards, forecast, texts
        self._seats = seats
        """Every pilot, the viewer first."""

    # -- pictures ----------------------------------------------------------------------------------------

    def ornaments(self) -> Iterator[Ornament]:
        for place, row in enumerate(self._forecast.rows):
            y = TOP + place * ROW
            yield Ornament(picture("scrappers/panel", short="90"), SLOT, box=_box(0, y, WIDTH, ROW - 6))
            if row.token:
                yield _icon(picture(f"scrappers/icon-{row.token}"), 12, y + 42, 30)
            if row.paid:
                yield from self._result_icons(row, y + 42)
        if self._forecast.rows:
            yield from self._sum_icons()

    def _result_icons(self, row: Row, y: float) -> Iterator[Ornament]:
        for x, result in self._placed(row):
            yield _icon(_sign(result), x, y, 30)
            if _aims(result):
                narrow = len(self._shown(row)) > WIDE
                sign = picture("scrappers/pilot", seat=str(result.seat + 1))
                yield _icon(sign, x + (19 if narrow else 52), y + (17 if narrow else 4), 18 if narrow else 23)

    def _sum_icons(self) -> Iterator[Ornament]:
        for at, seat in enumerate(self._seats):
            yield _icon(picture("scrappers/pilot", seat=str(seat + 1)), 8 + at * 62, LAST + 24, 24)

    # -- words -------------------------------------------------------------------------------------------

    def inscriptions(self) -> Iterator[Inscription]:
        for place, row in enumerate(self._forecast.rows):
            yield from self._row_words(row, TOP + place * ROW)
        if self._forecast.rows:
            yield _words(self.texts("Pays"), 12, 11, 18, MUTED, 66, "sans-semibold")
            yield _words(self.texts("Brings"), 84, 11, 18, MUTED, 160, "sans-semibold")
            yield from self._sum_words()

    def _row_words(self, row: Row, y: float) -> Iterator[Inscription]:
        texts = self.texts
        name = texts("Ejected") if row.card == UNKNOWN or not row.token else self._cards.of[row.card].name
        yield _words(str(row.bay + 1), 14, y + 22, 22, HAZARD, 22)
        yield _words(name, 38, y + 22, 20, TEXT, 206)
        if not row.token:
            yield _words(texts("1 token"), 14, y + 57, 19, MUTED, 66)
        elif not row.paid:
            short = texts("{price}: you will have {have}", price=row.price, have=row.have)
            yield _words(short, 48, y + 57, 19, SHORT, 196)
            return
        else:
            yield _words(str(row.price), 45, y + 57, 24, TEXT, 32)
        for x, result in self._placed(row):
            figure = self._figure(result)
            if figure:
                yield _words(figure, x + 32, y + 56, 21, TEXT, 26)

    def _sum_words(self) -> Iterator[Inscription]:
        yield _words(self.texts("Damage afterwards"), 10, LAST + 8, 18, MUTED, 232, "sans-semibold")
        for at, seat in enumerate(self._seats):
            amount = self._forecast.damage[seat]
            yield _words(str(amount), 36 + at * 62, LAST + 36, 24, HAZARD if amount >= DEADLY else TEXT, 34)

    def _placed(self, row: Row) -> list[tuple[float, Result]]:
        """The results, and where each of them begins."""
        shown = self._shown(row)
        step = 82 if len(shown) <= WIDE else 56
        return [(84 + at * step, result) for at, result in enumerate(shown)]

    def _shown(self, row: Row) -> list[Result]:
        """The results, those of one sort at one pilot as one; not more than there is room for."""
        found: dict[tuple[str, Seat, str], int] = {}
        for result in row.results:
            key = (result.kind, result.seat, result.word)
            found[key] = found.get(key, 0) + result.amount
        return [Result(kind, seat, amount, word) for (kind, seat, word), amount in found.items()][:MOST]

    def _figure(self, result: Result) -> str:
        if result.kind in ("installed", "bought", "broken", "jammed"):
            return ""
        sign = {"gained": "+", "took": "+", "stolen": "+", "repaired": "-"}.get(result.kind, "")
        return f"{sign}{result.amount}"


def _sign(result: Result) -> Picture:
    kind, word = result.kind, result.word
    if kind == "damage":
        name = "impact" if word == IMPACT else "energy"
    elif kind in ("gained", "took", "stolen"):
        name = "fuel" if word == FUEL else "scrap"
    else:
        name = {"repaired": "damage", "jammed": "jam", "bought": "salvage", "broken": "shield-red"}.get(kind, "")
        name = name or ("shield-red" if word == IMPACT else "shield-blue")
    return picture(f"scrappers/icon-{name}")


def _aims(result: Result) -> bool:
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
