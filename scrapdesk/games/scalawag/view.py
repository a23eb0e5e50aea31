"""What a seat may know of a game of Scalawag!, built field by field, and the states that could lie behind it.

The notebook is part of it: everybody reads what was said, shown and paid; what was drawn, seized or put back is read
by those who saw it.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from scrapdesk.core.changed import changer
from scrapdesk.core.seats import Seat
from scrapdesk.core.zones import shuffled
from scrapdesk.games.scalawag.cards import FLAG_NAMES, NO_FLAG, Cards, Crew
from scrapdesk.games.scalawag.knowledge import Trace, whereabouts
from scrapdesk.games.scalawag.luck import sample_teams
from scrapdesk.games.scalawag.sampling import assigned
from scrapdesk.games.scalawag.sinking import is_won
from scrapdesk.games.scalawag.state import Frame, Note, Phase, Plan, State, Then, What

SECRET: Final = frozenset({What.DRAW, What.RETURN, What.SEIZE})
"""Notes whose cards only their captains saw."""
_with_cards: Final = changer(Note, "cards")


class View(NamedTuple):
    seat: Seat | None
    phase: Phase
    actor: Seat | None
    captain: Seat
    turn: int
    hand: Cards
    """The viewer's own hand; empty for a spectator."""
    sizes: tuple[int, ...]
    """How many cards each hand holds, and the port at the end."""
    locker: Cards
    points: tuple[int, ...]
    damage: tuple[int, ...]
    afloat: int
    sunk: tuple[Seat, ...]
    watch: int
    wave: Seat
    spot: Seat
    fog: int
    then: Then
    plan: Plan
    caught: tuple[int, ...]
    proven: tuple[int, ...]
    log: tuple[Note, ...]
    frame: Frame
    """With the flags of the viewer and the partner only, until the game is over."""

    @property
    def seats(self) -> int:
        return self.frame.seats

    @property
    def port_size(self) -> int:
        return self.sizes[-1]

    @property
    def partner(self) -> Seat | None:
        """Who flies the viewer's flag, in allegiance play."""
        teams = self.frame.teams
        if self.seat is None or not teams:
            return None
        return next(seat for seat, flag in enumerate(teams) if flag == teams[self.seat] and seat != self.seat)

    def unseen(self) -> tuple[Trace, ...]:
        """Every card in other hands and in the port, and where it can be."""
        if self.phase <= Phase.DEAL:
            return ()
        return whereabouts(self.seat, self.hand, self.sizes, self.frame.bonus, self.log)

    def may_hold(self, seat: Seat, crew: Crew) -> int:
        """At most how many cards of a kind a captain can hold, by all that the viewer knows."""
        if seat == self.seat:
            return self.hand.count(crew)
        known = sum(trace.number for trace in self.unseen() if trace.crew == crew and trace.places >> seat & 1)
        return min(self.sizes[seat], known)

    def must_hold(self, seat: Seat, crew: Crew) -> int:
        """How many cards of a kind a captain holds for certain."""
        if seat == self.seat:
            return self.hand.count(crew)
        return sum(trace.number for trace in self.unseen() if trace.crew == crew and trace.places == 1 << seat)


def view_of(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        phase=state.phase,
        actor=state.actor,
        captain=state.captain,
        turn=state.turn,
        hand=() if seat is None else state.hands[seat],
        sizes=(*map(len, state.hands), len(state.port)),
        locker=state.locker,
        points=state.points,
        damage=state.damage,
        afloat=state.afloat,
        sunk=state.sunk,
        watch=state.watch,
        wave=state.wave,
        spot=state.spot,
        fog=state.fog,
        then=state.then,
        plan=state.plan,
        caught=state.caught,
        proven=state.proven,
        log=tuple([note if note.what not in SECRET else readable(note, seat) for note in state.log]),
        frame=state.frame._replace(teams=known_teams(state, seat)),
    )


def readable(note: Note, seat: Seat | None) -> Note:
    """A note as a seat may read it: how many cards went, but which ones only for those who saw them."""
    if note.what not in SECRET or seat == note.seat or (note.what is What.SEIZE and seat == note.other):
        return note
    return _with_cards(note, ())


def known_teams(state: State, seat: Seat | None) -> tuple[int, ...]:
    teams = state.frame.teams
    if state.phase is Phase.OVER:
        return teams
    own = NO_FLAG if seat is None or not teams else teams[seat]
    return tuple(flag if flag == own else NO_FLAG for flag in teams)


def sample_state(view: View, rng: Random) -> State:
    """A true state behind the view: every unseen card lies where it can be, and unknown flags are any that fit.

    In its notebook stays blank what the viewer did not see.
    """
    hands: list[Cards] = [()] * view.seats
    port: Cards = ()
    if view.phase > Phase.DEAL:
        places = assigned(view.unseen(), view.sizes, view.seat, rng)
        hands, port = places[:-1], places[-1]
        if view.seat is not None:
            hands[view.seat] = view.hand
    return State(
        phase=view.phase,
        actor=view.actor,
        captain=view.captain,
        turn=view.turn,
        hands=tuple(hands),
        port=port,
        locker=view.locker,
        points=view.points,
        damage=view.damage,
        afloat=view.afloat,
        sunk=view.sunk,
        watch=view.watch,
        wave=view.wave,
        spot=view.spot,
        fog=view.fog,
        then=view.then,
        plan=view.plan,
        caught=view.caught,
        proven=view.proven,
        log=view.log,
        frame=view.frame._replace(teams=sample_flags(view, rng)),
    )


def sample_flags(view: View, rng: Random) -> tuple[int, ...]:
    """Flags for all: any that leave the known ones in place, and that would not have ended the game by now."""
    known = view.frame.teams
    if not known or NO_FLAG not in known:
        return known
    while True:
        flags = _sample_unknown(known, rng)
        if not is_won(flags, view.afloat):
            return flags


def _sample_unknown(known: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    own = next((flag for flag in known if flag != NO_FLAG), NO_FLAG)
    if own == NO_FLAG:
        return sample_teams(len(known), rng)
    others = [flag for flag in range(len(FLAG_NAMES)) if flag != own]
    hidden = shuffled(rng.sample(others, len(known) // 2 - 1) * 2, rng)
    rest = iter(hidden)
    return tuple(own if flag == own else next(rest) for flag in known)


def looks_out(view: View) -> bool:
    """Whether the captain has declared a lookout, so that every ship is adjacent (SW-4.9)."""
    return bool(view.plan.lookout) and view.phase is not Phase.OVER and view.captain not in view.sunk
