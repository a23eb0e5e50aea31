"""The numbers that people at one screen have set, as the settings keep them: sealed, by table and seat.

They lie beside the games and not in them: a record that is given away holds none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from scrapdesk.core.match import AnyMatch
from scrapdesk.core.seats import Seat
from scrapdesk.storage.pins import opens, sealed, table_of
from scrapdesk.ui.context import AppContext

MOST: Final = 40
"""Tables whose numbers are kept; the oldest are forgotten."""


class Seated(Protocol):
    @property
    def game(self) -> str: ...
    @property
    def players(self) -> tuple[str, ...]: ...
    @property
    def match(self) -> AnyMatch: ...


def set_pins(context: AppContext, game: str, seed: str, pins: Mapping[Seat, str]) -> None:
    """The people of a new table have chosen these numbers."""
    _keep(context, game, seed, {str(seat): sealed(pin) for seat, pin in pins.items()})


def seals_of(context: AppContext, sitting: Seated) -> dict[Seat, str]:
    """The seats of a table that have a number."""
    if not context.settings.pins:
        return {}
    found = context.settings.pins.get(table_of(sitting.game, sitting.match.seed), {})
    return {int(seat): seal for seat, seal in found.items() if seat.isdecimal()}


def is_right(pin: str, seal: str) -> bool:
    return opens(pin, seal)


def break_seal(context: AppContext, sitting: Seated, seat: Seat) -> None:
    """Somebody does not know their number any more: from now on there is none, and the game counts as practice."""
    sitting.match.practice = True
    left = {str(one): seal for one, seal in seals_of(context, sitting).items() if one != seat}
    _keep(context, sitting.game, sitting.match.seed, left)


def carry_pins(context: AppContext, sitting: Seated, seed: str, step: int = 0) -> None:
    """The same people at a new table, each so many seats further: their numbers go with them."""
    seals, seats = seals_of(context, sitting), len(sitting.players)
    _keep(context, sitting.game, seed, {str((seat + step) % seats): seal for seat, seal in seals.items()})


def _keep(context: AppContext, game: str, seed: str, seals: dict[str, str]) -> None:
    kept = context.settings.pins
    if not seals and not kept:
        return
    table = table_of(game, seed)
    others = [(name, found) for name, found in kept.items() if name != table]
    mine = [(table, seals)] if seals else []
    context.note_settings(pins=dict([*others, *mine][-MOST:]))
