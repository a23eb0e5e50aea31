"""How a game of Scrappers is won (SR-7)."""

from __future__ import annotations

from scrapdesk.core.rules import Outcome
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, Who, say
from scrapdesk.games.scrappers.state import DEADLY, Phase, State, left_of


def outcome_of(state: State) -> Outcome | None:
    if state.phase is not Phase.OVER:
        return None
    damage = tuple(pilot.damage for pilot in state.pilots)
    order = standings(damage, state.first)
    ranks = tuple(order.index(seat) + 1 for seat in range(len(damage)))
    if max(damage) < DEADLY:
        return Outcome(
            ranks, say("{rounds} rounds have been played", rule="SR-7.2", rounds=state.round), "SR-7.2", damage
        )
    return Outcome(ranks, _reason(damage, order[0]), "SR-7.1", damage)


def _reason(damage: tuple[int, ...], winner: Seat) -> Line:
    most, tied = max(damage), damage.count(max(damage)) > 1
    if len(damage) == 2 and tied:
        return say("both have {most} damage, and the first player wins ties", rule="SR-7.1", most=most)
    if len(damage) == 2:
        return say("less damage, {least} to {most}", rule="SR-7.1", least=min(damage), most=most)
    hit = Who(left_of(winner, len(damage)))
    if tied:
        template = (
            "{who}, on the winner's left, has the most damage, {most}; ties go to the pilot nearest the first player"
        )
        return say(template, rule="SR-7.1", who=hit, most=most)
    return say("{who}, on the winner's left, has the most damage, {most}", rule="SR-7.1", who=hit, most=most)


def standings(damage: tuple[int, ...], first: Seat) -> list[Seat]:
    """All seats, the winner first: by the damage of the left neighbour, then clockwise from the first player.

    With two players the left neighbour is the only rival, and his most damage is one's own least.
    """
    seats = len(damage)
    return sorted(range(seats), key=lambda seat: (-damage[left_of(seat, seats)], (seat - first) % seats))
