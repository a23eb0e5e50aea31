"""The frame of a year: dealing, missions, scoring, and the passage to the next (SA-3, SA-7, SA-8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from scrapdesk.core.events import Emit, Event, ignore
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.games.scarper.board import CENTRAL, ENTENTE, Fronts, by_front
from scrapdesk.games.scarper.cards import LAST_YEAR, Deck
from scrapdesk.games.scarper.missions import Standing, fulfilled
from scrapdesk.games.scarper.moves import Brief, Deal, Keep
from scrapdesk.games.scarper.state import (
    NO_CARDS,
    NONE,
    TRACK_TOP,
    Cards,
    Phase,
    State,
    Year,
    with_seat,
)
from scrapdesk.games.scarper.tracks import over, shift_morale

MOST_PROPAGANDA: Final = 4
"""Propaganda scores one more than the lead, up to this: the first word ahead is worth two."""
MOST_ECONOMY: Final = 2
FAR: Final = 3
"""How far one has to be ahead on a battlefield for the second point."""


def ground(front: int) -> int:
    """What a battlefield scores: one point for the side ahead, two where it is far ahead."""
    return (front > 0) - (front < 0) + (front >= FAR) - (front <= -FAR)


_GROUND: Final = by_front(ground)


def _at_most(most: int, lead: int) -> int:
    return min(max(lead, -most), most)


def _by_lead(value: Callable[[int], int]) -> tuple[int, ...]:
    """A table that is read with a lead as it is: Python takes -6 to -1 from the end of a tuple."""
    return tuple(value(lead) for lead in (*range(TRACK_TOP + 1), *range(-TRACK_TOP, 0)))


_WORDS: Final = _by_lead(lambda lead: _at_most(MOST_PROPAGANDA, lead + (lead > 0) - (lead < 0)))
_WEALTH: Final = _by_lead(lambda lead: _at_most(MOST_ECONOMY, lead))
"""What it scores to be so far ahead in propaganda and in economy."""


class Score(NamedTuple):
    """The parts of a year's scoring; each as the Entente's gain, so a minus is the Central Powers'."""

    battlefields: int
    propaganda: int
    economy: int
    missions: tuple[int, int] = (0, 0)
    """What each side's own mission brings it."""

    @property
    def total(self) -> int:
        return self.battlefields + self.propaganda + self.economy + self.missions[0] - self.missions[1]


def public_score(
    fronts: Fronts, economy: tuple[int, int], propaganda: tuple[int, int], missions: tuple[int, int] = (0, 0)
) -> Score:
    """As it stands; without the missions unless they are given."""
    return Score(
        sum([_GROUND[front] for front in fronts]),
        _WORDS[propaganda[0] - propaganda[1]],
        _WEALTH[economy[0] - economy[1]],
        missions,
    )


def standing(state: State) -> Standing:
    return Standing(state.fronts, state.trenches, state.economy, state.propaganda, state.year.opening)


def score_of(deck: Deck, state: State) -> Score:
    now = standing(state)
    missions = (_mission_value(deck, state, ENTENTE, now), _mission_value(deck, state, CENTRAL, now))
    return public_score(state.fronts, state.economy, state.propaganda, missions)


def _mission_value(deck: Deck, state: State, seat: Seat, now: Standing) -> int:
    kept = state.year.kept[seat]
    if kept == NONE:
        return 0
    mission = deck.missions[kept]
    return mission.morale if fulfilled(mission, seat, now) else 0


# -- the beginning of a year ----------------------------------------------------------------------------


def deal(state: State, move: Deal, emit: Emit) -> State:
    hands = (tuple(sorted(move.entente)), tuple(sorted(move.central)))
    if emit is not ignore:
        emit(Event("year", "SA-3.1", {"year": state.year.number, "first": state.year.first}))
        for seat in (ENTENTE, CENTRAL):
            emit(Event("hand", "SA-3.1", {"seat": seat, "cards": hands[seat]}, (seat,), "event cards were dealt"))
    return state._replace(phase=Phase.BRIEF, hands=hands)


def brief(state: State, move: Brief, emit: Emit) -> State:
    offers = (tuple(sorted(move.entente)), tuple(sorted(move.central)))
    if emit is not ignore:
        for seat in (ENTENTE, CENTRAL):
            emit(Event("offer", "SA-3.1", {"seat": seat, "missions": offers[seat]}, (seat,), "missions were dealt"))
    return state._replace(phase=Phase.KEEP, turn=ENTENTE, year=state.year._replace(offers=offers))


def keep(state: State, move: Keep, emit: Emit) -> State:
    """One side after the other chooses, and neither sees what the other took."""
    seat = ENTENTE if state.turn == ENTENTE else CENTRAL
    year = state.year._replace(kept=with_seat(state.year.kept, seat, move.mission))
    if emit is not ignore:
        emit(Event("kept", "SA-3.1", {"seat": seat, "again": False}))
    if seat == ENTENTE:
        return state._replace(turn=CENTRAL, year=year)
    return state._replace(phase=Phase.TURN, turn=year.first, year=year)


# -- its end --------------------------------------------------------------------------------------------


def end_year(deck: Deck, state: State, emit: Emit) -> State:
    """Missions are shown, everything is added up, and the marker moves once (SA-7.1)."""
    score = score_of(deck, state)
    if emit is not ignore:
        _tell_score(state, score, emit)
    state = _put_away(state)
    total = score.total
    if total:
        state = shift_morale(state, ENTENTE if total > 0 else CENTRAL, abs(total), "SA-7.1", emit)
    if state.phase is Phase.OVER:
        return state
    if state.year.number == LAST_YEAR:
        return over(state, "SA-8.2", emit)
    return _next_year(state)


def _put_away(state: State) -> State:
    """Propaganda goes back to 0; sixth cards and unchosen missions go back to their decks, unseen (SA-3.1 F)."""
    year = Year(state.year.number, state.year.first, state.year.opening, state.year.gone, shown=state.year.kept)
    return state._replace(propaganda=(0, 0), hands=NO_CARDS, year=year)


def _tell_score(state: State, score: Score, emit: Emit) -> None:
    kept = state.year.kept
    for seat in (ENTENTE, CENTRAL):
        data = {"seat": seat, "mission": kept[seat], "morale": score.missions[seat]}
        emit(Event("mission", "SA-3.1", data, reveals="the missions were shown"))
    parts = {"battlefields": score.battlefields, "propaganda": score.propaganda, "economy": score.economy}
    data = {"year": state.year.number, "total": score.total, "missions": score.missions[0] - score.missions[1]}
    emit(Event("scored", "SA-7.1", data | parts))


def _next_year(state: State) -> State:
    year = state.year
    return state._replace(
        phase=Phase.DEAL,
        turn=CHANCE,
        played=(),
        turns=0,
        card=NONE,
        year=Year(year.number + 1, beginner(state.morale), state.fronts, year.gone, shown=year.shown),
    )


def beginner(morale: int) -> Seat:
    """Who begins a year: the side ahead in morale, and at 0 the Central Powers (SA-3.2)."""
    return ENTENTE if morale > 0 else CENTRAL


def deals(deck: Deck, year: Year) -> Cards:
    """The cards that a year is dealt from."""
    return deck.pool(year.number, year.gone)
