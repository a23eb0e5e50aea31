"""What a card that is about to be placed would pay and bring about, as a few signs with figures.

Tells what the forecast has reckoned; must not reckon anything itself, nor know where it stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.games.scrappers.cards import FUEL
from scrapdesk.games.scrappers.forecast import Forecast, Result, Row
from scrapdesk.ui.board.beats import Deed
from scrapdesk.ui.faces.scrappers.outlook import figure_of, gathered, sign_of, token_of
from scrapdesk.ui.frame.texts import Texts

MOST: Final = 3
"""So many signs have room behind the price."""


def foreseen(forecast: Forecast, bay: int, texts: Texts) -> tuple[Deed, ...]:
    """Of the card in a bay, from 0; nothing where nobody can say."""
    row = next((row for row in forecast.rows if row.bay == bay), None)
    return () if row is None else tuple(_told(row, texts))


def _told(row: Row, texts: Texts) -> Iterator[Deed]:
    if not row.token:
        yield Deed(token_of(FUEL), "1", texts("or 1 scrap"))
        return
    yield Deed(token_of(row.token), str(row.price), texts("you'll have {n}", n=row.have), bars=not row.paid)
    if row.paid:
        for result in gathered(row, MOST):
            yield _deed(result, texts)


def _deed(result: Result, texts: Texts) -> Deed:
    words = {
        "gained": texts("fuel") if result.word == FUEL else texts("scrap"),
        "took": texts("fuel") if result.word == FUEL else texts("scrap"),
        "damage": texts("to {name}", name="{name}"),
        "shield": texts("{name}'s shield", name="{name}"),
        "stolen": texts("from {name}", name="{name}"),
        "broken": texts("{name} loses it", name="{name}"),
        "jammed": "{name}",
        "repaired": "{name}",
        "installed": texts("in play"),
        "bought": texts("your deck"),
    }.get(result.kind, "")
    return Deed(sign_of(result), figure_of(result), words, result.seat if "{name}" in words else None)
