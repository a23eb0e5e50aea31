"""What placing a card would bring, as one fact that can be checked on the table: for the coach.

Compares the stacks as they would fire now with how they would fire after the move, by what the seat itself may know.
Must not know what a move is worth.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, Who, say
from scrapdesk.games.scrappers.cards import FUEL, CardSet
from scrapdesk.games.scrappers.forecast import Forecast, Forecaster, Row
from scrapdesk.games.scrappers.moves import Assign, Draft, Eject, Move
from scrapdesk.games.scrappers.state import DEADLY, Phase, State
from scrapdesk.games.scrappers.view import view_of


class PlacingFacts:
    def __init__(self, cards: CardSet) -> None:
        self._cards = cards
        self._forecaster = Forecaster(cards)

    def of(self, state: State, move: Move, seat: Seat) -> Line | None:
        """The weightiest fact; None where the cards as they lie do not say anything."""
        if state.phase is not Phase.COMMAND or state.queue or not isinstance(move, Assign | Draft | Eject):
            return None
        view = view_of(state, seat)
        now, after = self._forecaster.now(view), self._forecaster.after(view, move)
        bay = len(state.pilots[seat].stack)
        row = next((row for row in after.rows if row.bay == bay), None)
        if row is None:
            return None
        return self._unpaid(row) if not row.paid else next(self._found(row, now, after, seat), None)

    def _unpaid(self, row: Row) -> Line:
        """What it lacks when its turn comes, as the stacks lie."""
        lacks = row.price - row.have
        if row.token == FUEL:
            return say("needs {n} more fuel from the cards that fire before it", rule="SR-4.2", n=lacks)
        return say("needs {n} more scrap from the cards that fire before it", rule="SR-4.5", n=lacks)

    def _found(self, row: Row, now: Forecast, after: Forecast, seat: Seat) -> Iterator[Line]:
        yield from self._feeds(row, now, after)
        yield from _hits(now, after, seat)
        spared = now.damage[seat] - after.damage[seat]
        if spared > 0:
            yield say("you take {n} less damage this round", rule="SR-5.1", n=spared)
        if row.drafted and row.paid:
            card = self._cards.of[row.card].name
            yield say(
                "{card} joins your deck for {n} of your {have} scrap",
                rule="SR-4.5", card=card, n=row.price, have=row.have,
            )  # fmt: skip
        gains = [result for result in row.results if result.kind in ("gained", "took") and result.seat == seat]
        for gain in gains:
            if gain.word == FUEL and any(other.token == FUEL and other.price for other in self._behind(row, after)):
                yield say("{n} fuel to pay for the cards that fire after it", rule="SR-4.2", n=gain.amount)
            elif gain.word == FUEL:
                yield say("brings you {n} fuel", rule="SR-4.2", n=gain.amount)
            else:
                yield say("{n} scrap to pay for the cards you draft", rule="SR-4.5", n=gain.amount)

    @staticmethod
    def _behind(row: Row, after: Forecast) -> Sequence[Row]:
        """The own cards that fire after one."""
        return after.rows[after.rows.index(row) + 1 :]

    def _feeds(self, row: Row, now: Forecast, after: Forecast) -> Iterator[Line]:
        """What comes in before a card needs it that could not be paid for otherwise."""
        short = {other.bay for other in now.rows if not other.paid}
        for other in self._behind(row, after):
            brought = sum(
                result.amount
                for result in row.results
                if result.kind in ("gained", "took", "stolen") and result.word == other.token
            )
            if other.bay in short and other.paid and brought:
                card = self._cards.of[other.card].name
                if other.token == FUEL:
                    yield say("{n} fuel before {card} needs it", rule="SR-4.2", n=brought, card=card)
                else:
                    yield say("{n} scrap before {card} needs it", rule="SR-4.5", n=brought, card=card)


def _hits(now: Forecast, after: Forecast, seat: Seat) -> Iterator[Line]:
    """Who would take more damage, the hardest hit first."""
    more = {other: after.damage[other] - now.damage[other] for other in range(len(now.damage)) if other != seat}
    for other in sorted(more, key=lambda rival: -more[rival]):
        if more[other] <= 0:
            return
        if after.damage[other] >= DEADLY > now.damage[other]:
            yield say(
                "brings {who} to {n} damage, which ends the game", rule="SR-6.1", who=Who(other), n=after.damage[other]
            )
        else:
            yield say("{who} takes {n} more damage this round", rule="SR-5.1", who=Who(other), n=more[other])
