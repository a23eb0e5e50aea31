"""What a move of Scarper brings, as one fact that can be looked up on the map: for hints and the coach.

Tells what has changed from one state to the next. Must not know what that is worth, nor what the enemy keeps secret.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, listed, plural, say
from scrapdesk.games.scarper.board import ALL_FIELDS, FIELD_TITLES, FORWARD, own_count
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.missions import fulfilled
from scrapdesk.games.scarper.moves import Keep, Move
from scrapdesk.games.scarper.state import NONE, VICTORY, Phase, State, rolling
from scrapdesk.games.scarper.years import public_score, standing

Fact = Callable[[Deck, State, State, Seat], Line | None]


def reason(deck: Deck, state: State, move: Move, after: State, seat: Seat, weights: Sequence[float]) -> Line | None:
    """`weights`: how much each of `PARTS` has gained; the weightiest that can be told is."""
    if isinstance(move, Keep):
        return _kept(deck, state, move, seat)
    if _year_ends(state, after):
        return say("the year ends and is scored", "SA-7.1")
    if after.phase is Phase.OVER:
        return say("it ends the war at once", "SA-8.1")
    if after.phase is Phase.ROLL:
        return _rolled(after)
    for part in sorted(range(len(PARTS)), key=lambda part: -weights[part]):
        found = PARTS[part](deck, state, after, seat) if weights[part] > 0.01 else None
        if found is not None:
            return found
    return say("you choose what its event does") if after.phase is Phase.CHOOSE and state.phase is Phase.TURN else None


def _year_ends(state: State, after: State) -> bool:
    """Whether a scoring came, which secret missions have a part in."""
    if after.year.number != state.year.number or after.year.shown != state.year.shown or after.turns < state.turns:
        return True
    return after.phase is Phase.OVER and abs(after.morale) < VICTORY


def _kept(deck: Deck, state: State, move: Keep, seat: Seat) -> Line:
    mission = deck.missions[move.mission]
    if fulfilled(mission, seat, standing(state)):
        return say("worth {n} morale at the scoring, and fulfilled as things stand", "SA-9.2", n=mission.morale)
    return say("worth {n} morale at the scoring, if it is fulfilled by then", "SA-9.2", n=mission.morale)


def _rolled(after: State) -> Line:
    roll = rolling(after)
    if roll.field == NONE:
        return say("the dice decide what the event brings")
    field = FIELD_TITLES[roll.field]
    if roll.what in ("charge", "assault"):
        return say("the dice may win ground in {field}", "SA-6.3", field=field)
    return say("the dice may destroy trenches in {field}", "SA-6.3", field=field)


def _morale(deck: Deck, state: State, after: State, seat: Seat) -> Line | None:
    more = (after.morale - state.morale) * FORWARD[seat]
    return say("moves morale {n} your way", "SA-8.1", n=more) if more > 0 else None


def _ground(deck: Deck, state: State, after: State, seat: Seat) -> Line | None:
    fields = [at for at in ALL_FIELDS if (after.fronts[at] - state.fronts[at]) * FORWARD[seat] > 0]
    if not fields:
        return None
    before, then = (public_score(one.fronts, one.economy, one.propaganda).battlefields for one in (state, after))
    more, named = (then - before) * FORWARD[seat], listed([FIELD_TITLES[at] for at in fields])
    if more > 0:
        return say("wins ground in {fields}: {n} more morale at the scoring", "SA-7.1", fields=named, n=more)
    return say("wins ground in {fields}", "SA-6.5", fields=named)


def _propaganda(deck: Deck, state: State, after: State, seat: Seat) -> Line | None:
    own, foe = after.propaganda[seat], after.propaganda[1 - seat]
    if own > state.propaganda[seat]:
        return say("raises your propaganda to {n}; the enemy has {foe}", "SA-7.1", n=own, foe=foe)
    if foe < state.propaganda[1 - seat]:
        return say("lowers the enemy's propaganda to {foe}; you have {n}", "SA-7.1", n=own, foe=foe)
    return None


def _economy(deck: Deck, state: State, after: State, seat: Seat) -> Line | None:
    own, foe = after.economy[seat], after.economy[1 - seat]
    if own > state.economy[seat]:
        return say("raises your economy to {n}; the enemy has {foe}", "SA-7.1", n=own, foe=foe)
    if foe < state.economy[1 - seat]:
        return say("lowers the enemy's economy to {foe}; you have {n}", "SA-7.1", n=own, foe=foe)
    return None


def _trenches(deck: Deck, state: State, after: State, seat: Seat) -> Line | None:
    for side in (seat, 1 - seat):
        for at in ALL_FIELDS:
            before, then = (own_count(side, one.fronts[at], one.trenches[at]) for one in (state, after))
            field = FIELD_TITLES[at]
            if side == seat and then > before:
                return plural(
                    then, "you will have {n} trench in {field}", "you will have {n} trenches in {field}",
                    rule="SA-6.3", field=field,
                )  # fmt: skip
            if side != seat and then < before:
                return plural(
                    then, "leaves the enemy {n} trench in {field}", "leaves the enemy {n} trenches in {field}",
                    rule="SA-6.3", field=field,
                )  # fmt: skip
    return None


def _mission(deck: Deck, state: State, after: State, seat: Seat) -> Line | None:
    kept = after.year.kept[seat]
    if kept == NONE or fulfilled(deck.missions[kept], seat, standing(state)):
        return None
    mission = deck.missions[kept]
    if not fulfilled(mission, seat, standing(after)):
        return None
    return say("fulfils your mission as things stand: {n} morale at the scoring", "SA-9.2", n=mission.morale)


def _means(deck: Deck, state: State, after: State, seat: Seat) -> Line | None:
    if after.left > state.left:
        return plural(
            after.left,
            "gives you {n} command point to spend",
            "gives you {n} command points to spend",
            rule="SA-4.3",
        )
    if after.again and not state.again:
        return say("you still play a card after it")
    if after.year.drill[seat] > state.year.drill[seat]:
        return say("your charges are stronger until the end of the year", "SA-6.3")
    if after.year.guard[seat] > state.year.guard[seat]:
        return say("charges against you are weaker until the end of the year", "SA-6.3")
    return None


PARTS: Final[tuple[Fact, ...]] = (_morale, _ground, _propaganda, _economy, _trenches, _mission, _means)
"""In the order of the parts of an evaluation."""
