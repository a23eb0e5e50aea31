"""From steady upward nobody plays senselessly: no win is left lying, and none who can see it walks into a loss."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from scrapdesk.ai.roster import make_agent
from scrapdesk.ai.sampling import after, shares
from scrapdesk.core.entry import GameEntry
from scrapdesk.core.match import Match
from scrapdesk.core.seats import Seat
from scrapdesk.games import GAMES
from tests.truth import true_state

WORLDS = 20
MANY = {"scamorra": 60, "scrappers": 25, "scope": 60, "scarper": 25, "scalawag": 25}
"""Games that are walked through, by how often they come to such a position."""

Position = tuple[Any, Seat, Sequence[Any]]


class Eyes:
    """What the moves of one position come to at once, in many samples of what its seat cannot know."""

    def __init__(self, entry: GameEntry, view: Any) -> None:
        self._rules, self._view = entry.rules, view
        self._worlds: list[Any] = []

    def share(self, move: Any, nth: int) -> float:
        """For the seat that moves, in one sample; -1 where the game goes on."""
        if nth == len(self._worlds):
            self._worlds.append(self._rules.determinize(self._view, Random(f"other eyes {nth}")))
        rules, state = self._rules, self._worlds[nth]
        seat, outcome = rules.to_act(state), rules.outcome(after(rules, state, move, nth))
        return -1.0 if outcome is None or seat is None else shares(outcome)[seat]

    def wins(self, move: Any) -> bool:
        """In every sample: one in which it does not is enough to say no."""
        return all(self.share(move, nth) > 0.99 for nth in range(WORLDS))

    def loses(self, move: Any) -> bool:
        return all(self.share(move, nth) == 0.0 for nth in range(WORLDS))

    def won(self, move: Any) -> int:
        """In how many samples."""
        return sum(self.share(move, nth) == 1.0 for nth in range(WORLDS))


def late_positions(entry: GameEntry, games: int) -> Iterator[Position]:
    """Positions near the end of games between quick players, where a seat has something to choose."""
    for game in range(games):
        match: Match[Any, Any, Any] = Match(entry.rules, entry.info.seats[0], seed=f"sense.{game}")
        rng, path = Random(game), list[Position]()
        while (seat := match.to_act) is not None:
            legal = match.legal_moves(seat)
            if len(legal) > 1:
                path = [*path[-5:], (match.view(seat), seat, tuple(legal))]
            match.play(seat, entry.bot.rollout(true_state(match), legal, rng.random))
        yield from path


@pytest.mark.parametrize("level", ["steady/10", "sharp/10"])
@pytest.mark.parametrize("game", list(MANY))
def test_no_win_is_left_lying_and_no_loss_walked_into(game: str, level: str) -> None:
    entry = GAMES[game]
    agent, met = make_agent(level, entry), 0
    for view, _, legal in late_positions(entry, MANY[game]):
        eyes = Eyes(entry, view)
        wins, loses = any(map(eyes.wins, legal)), list(filter(eyes.loses, legal))
        if wins or 0 < len(loses) < len(legal):
            met += 1
            chosen = agent.choose(view, legal, "s")
            assert not wins or eyes.won(chosen) > 0.8 * WORLDS
            assert chosen not in loses
    assert met >= 3
