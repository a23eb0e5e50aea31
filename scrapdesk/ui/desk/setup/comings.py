"""Who comes to a table that is being set and who goes: by a question about a seat, or one more and one fewer; and the
way back from a seat that was removed.

Owns that way back. Must not know options, nor where anything lies.
"""

from __future__ import annotations

from collections.abc import Callable

from scrapdesk.core.seats import Seat
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.setup.party import Party
from scrapdesk.ui.desk.setup.picker import SeatPicker
from scrapdesk.ui.desk.setup.round_table import RoundTable
from scrapdesk.ui.scenes.base import WidgetScene

Back = Callable[[], None]


class Comings:
    """`as_now` gives the way back to how everything is at that moment; `seats` says where the cards lie."""

    def __init__(
        self,
        context: AppContext,
        scene: WidgetScene,
        party: Party,
        as_now: Callable[[], Back],
        seats: Callable[[], RoundTable],
    ) -> None:
        self._context, self._scene, self._party, self._as_now = context, scene, party, as_now
        self._seats = seats
        self._undo: Back | None = None

    def ask(self, seat: Seat, before: Back | None = None) -> None:
        """Asks who sits there. `before`: the way back from more than the answer."""
        side = self._seats().cards[seat].sits.seat
        texts, undo, who = self._context.texts, self._as_now(), self._party.called[seat]

        def removed() -> None:
            self._undo = undo
            key = self._context.keys.called("undo", texts)
            way = texts("Undo: click here or press {key}", key=key) if key else texts("Undo")
            self._scene.passing.offer(texts("{name}'s seat was removed.", name=who), way, self.take_back)

        self._context.scenes.push(SeatPicker(self._context, self._party, seat, before or undo, removed, side))

    def add(self) -> None:
        """One more where the free place is, and the question at once who that is: Cancel takes the seat away again.
        The focus goes along, as the free place may be gone."""
        before, seat = self._as_now(), self._seats().free_seat

        def back() -> None:
            before()
            self._scene.focus(self._seats().card_of(len(self._party.players)))

        self._party.resize(self._party.more, seat)
        self._scene.focus(self._seats().card_of(seat))
        self.ask(seat, back)

    def step(self, step: int) -> None:
        """Somebody comes or goes, without a question."""
        count = self._party.more if step > 0 else self._party.fewer
        if count:
            self._party.resize(count, self._seats().free_seat if step > 0 else None)

    def forget(self) -> None:
        """Something else was changed: there is no way back any more."""
        self._undo = None

    def take_back(self) -> bool:
        """The seat that was removed comes back, with whoever sat there; returns whether there was one."""
        undo, self._undo = self._undo, None
        if undo is None:
            return False
        self._scene.passing.hush()
        undo()
        return True
