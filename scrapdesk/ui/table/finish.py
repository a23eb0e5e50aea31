"""The end of a game at a table: it is told once, and ways lead on from there.

Owns whether it has been told; its result has been kept before. How the end looks, EndScene knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scrapdesk.ui.requests import WatchGame
from scrapdesk.ui.table.ending import EndScene, Ways, seats_changed
from scrapdesk.ui.table.finale import FinaleScene, ending_of
from scrapdesk.ui.table.gameids import id_of_sitting
from scrapdesk.ui.table.seals import carry_pins
from scrapdesk.ui.table.sitting import once_more

if TYPE_CHECKING:
    from scrapdesk.core.rules import Outcome
    from scrapdesk.ui.table.scene import TableScene


class Finish:
    def __init__(self, table: TableScene) -> None:
        self._table, self._context, self._sitting = table, table.context, table.sitting
        self._told = self.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        return self._sitting.match.outcome

    def follow(self, kind: str) -> None:
        """The match has changed. An end that is come to again by a redo has been told before."""
        if kind == "redo" or self.outcome is None:
            self._told = self.outcome is not None

    def tell(self) -> None:
        """All has been shown: the end is told, where it has come and was not told before."""
        outcome = self.outcome
        if self._told or outcome is None:
            return
        self._told = True
        people = self._sitting.humans
        won = not people or any(seat in outcome.winners for seat in people)
        self._context.audio.play("win" if won else "lose")
        self.show(outcome)

    def show(self, outcome: Outcome) -> None:
        """How it ended, and the ways on from there."""
        table, sitting = self._table, self._sitting
        swap = seats_changed(sitting, self._once_more)
        ways = Ways(lambda: self._once_more(0), swap, table.leave, self._watch, sitting.record)
        people = sitting.humans
        told = ending_of(self._context, table.teller, outcome, people[0] if len(people) == 1 else None)

        def numbers() -> None:
            self._context.scenes.push(EndScene(self._context, table.teller, outcome, ways, id_of_sitting(sitting)))

        make = self._context.faces[sitting.game].ending()
        own = None if make is None else make(table, told, ways.again, numbers, ways.leave)
        usual = FinaleScene(self._context, sitting.game, told, ways.again, numbers, ways.leave)
        self._context.scenes.push(usual if own is None else own)

    def _once_more(self, step: int) -> None:
        """The same people, each so many seats further, the same set-up, other luck."""
        sitting = self._sitting
        wish = once_more(sitting, self._context.new_seed(), step)
        self._context.open_table(wish, leaving=lambda: carry_pins(self._context, sitting, wish.seed, step))

    def _watch(self, ply: int = 0) -> None:
        self._context.open(WatchGame(self._sitting.record(), ply))
