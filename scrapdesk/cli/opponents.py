"""The opponents of a seating, and what they would advise. Gives them views only, through the room of opponents."""

from __future__ import annotations

from scrapdesk.ai.agent import Agent, BadAgent
from scrapdesk.ai.coach import Coach, Hint
from scrapdesk.ai.playing import ask, move_seed
from scrapdesk.ai.roster import check_agent, make_agent
from scrapdesk.cli.errors import CannotRun
from scrapdesk.cli.seating import Seating
from scrapdesk.cli.setup import AnyRules
from scrapdesk.core.entry import GameEntry
from scrapdesk.core.match import AnyMatch
from scrapdesk.core.seats import Seat


def check_opponents(seating: Seating, entry: GameEntry) -> None:
    """CannotRun unless every opponent has a name that somebody answers to."""
    try:
        for agent in filter(None, seating.agents):
            check_agent(agent, entry.id)
    except BadAgent as fault:
        raise CannotRun(str(fault)) from fault


def no_humans(seating: Seating, what: str) -> None:
    if seating.humans:
        raise CannotRun(f"{what} is played by computer opponents only, so every seat must be ai:..., not human")


class Opponents:
    """The opponents that sit at one table."""

    def __init__(self, entry: GameEntry, rules: AnyRules, seating: Seating) -> None:
        self._entry = entry
        self._rules = rules
        self._agents = {seat: self._make(name) for seat, name in enumerate(seating.agents) if name}

    def play(self, match: AnyMatch, seat: Seat) -> None:
        """One decision of the opponent in this seat."""
        ask(match, seat, self._agents[seat])

    def advice(self, match: AnyMatch, seat: Seat) -> tuple[Hint, ...]:
        """What the coach thinks of a seat's moves, knowing no more than that seat does."""
        seed = f"{move_seed(match, seat)}/hint"
        return Coach(self._entry, self._own_rules).advise(match.view(seat), match.legal_moves(seat), seed)

    @property
    def _own_rules(self) -> AnyRules | None:
        """The rules, where they are not those of our own files."""
        return None if self._rules is self._entry.rules else self._rules

    def _make(self, name: str) -> Agent:
        return make_agent(name, self._entry, self._own_rules)
