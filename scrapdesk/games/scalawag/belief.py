"""How likely the last declaration is true, for a captain with a notebook.

First by the cards alone: the share of all ways in which the unseen cards can lie, each being equally likely, that
put the declared crew into the captain's hand. Then weighed with how this captain and this table have played so far.
Reads a View and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from scrapdesk.core.seats import Seat
from scrapdesk.core.table import Belief
from scrapdesk.core.words import Who, say
from scrapdesk.games.scalawag.cards import Crew
from scrapdesk.games.scalawag.knowledge import PORT, Places, Trace
from scrapdesk.games.scalawag.odds import at_least, temptation
from scrapdesk.games.scalawag.phrases import several
from scrapdesk.games.scalawag.spelling import ship
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.games.scalawag.view import View

MOST_CASES: Final = 20_000
"""Beyond so many cases the vaguest traces count as cards that can be anywhere: less is then known, nothing wrongly."""

Case = tuple[tuple[int, ...], int]
"""The room that is left in every group of places, and how many of the wanted cards lie in the hand in question."""


class ClaimOdds(NamedTuple):
    by_cards: float
    in_all: float
    """With how honest this captain has been, and how often this table calls."""


def claim_odds(view: View) -> ClaimOdds | None:
    """How likely the last declaration is true; None where there is none that can be doubted by the viewer."""
    if view.phase not in (Phase.CHALLENGE, Phase.REPLY) or view.seat == view.captain:
        return None
    plan = view.plan
    chance = hand_odds(view.unseen(), view.sizes, view.seat, view.captain, plan.claim, plan.claimed)
    return ClaimOdds(chance, chance / (chance + (1 - chance) * temptation(view)) if chance else 0.0)


def hand_odds(
    traces: Sequence[Trace], sizes: tuple[int, ...], viewer: Seat | None, holder: Seat, crew: Crew, needed: int
) -> float:
    """The chance that a captain holds so many cards of a kind, by what a viewer has not seen and where it can be."""
    last = len(sizes) - 1
    room = {PORT if at == last else at: size for at, size in enumerate(sizes) if size and at != viewer}
    everywhere = sum(1 << place for place in room)
    bound = sorted((trace for trace in traces if everywhere & ~trace.places), key=lambda t: t.places.bit_count())
    groups = _groups([1 << holder, *(trace.places for trace in bound)], room)
    cases: dict[Case, float] = {(tuple(sum(room[place] for place in group) for group in groups), 0): 1.0}
    settled = 0
    for trace in bound:
        spread = _spread(cases, trace, groups, crew)
        if not spread or len(spread) > MOST_CASES:
            break
        cases, settled = spread, settled + 1
    anywhere = bound[settled:] + [trace for trace in traces if trace not in bound]
    return _share(cases, sum(trace.number for trace in anywhere if trace.crew == crew), needed)


def _groups(sets: Sequence[Places], room: dict[int, int]) -> list[list[int]]:
    """The places with room, those together that no set tells apart; the first group is the hand in question."""
    found: dict[tuple[bool, ...], list[int]] = {}
    for place in sorted(room, key=lambda place: not sets[0] >> place & 1):
        found.setdefault(tuple(bool(places >> place & 1) for places in sets), []).append(place)
    return list(found.values())


def _spread(cases: dict[Case, float], trace: Trace, groups: list[list[int]], crew: Crew) -> dict[Case, float]:
    """The cases after the cards of a trace were laid wherever they can be, each with its number of ways."""
    open_to = [at for at, group in enumerate(groups) if trace.places >> group[0] & 1]
    for _ in range(trace.number):
        further: dict[Case, float] = {}
        for (room, held), ways in cases.items():
            for at in open_to:
                if room[at]:
                    case = (*room[:at], room[at] - 1, *room[at + 1 :]), held + (at == 0 and trace.crew == crew)
                    further[case] = further.get(case, 0.0) + ways * room[at]
        cases = further
    return cases


def _share(cases: dict[Case, float], copies: int, needed: int) -> float:
    """In what part of all ways the hand holds enough, the rest of the cards being dealt anywhere."""
    enough = sum(
        ways * at_least(copies, sum(room), room[0], max(0, needed - held)) for (room, held), ways in cases.items()
    )
    return enough / sum(cases.values())


def beliefs_of(view: View) -> list[Belief]:
    found = claim_odds(view)
    if found is None:
        return []
    line = say(
        "{percent}% chance that {name} has {crew} ({cards}% from card counts alone)",
        "SW-6.1",
        name=Who(view.captain),
        crew=several(view.plan.claim, view.plan.claimed),
        percent=round(100 * found.in_all),
        cards=round(100 * found.by_cards),
    )
    return [Belief(ship(view.captain), found.in_all, line)]
