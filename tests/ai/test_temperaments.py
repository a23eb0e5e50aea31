"""Five temperaments play visibly differently in every game, and agree where there is nothing to choose by taste."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from scrapdesk.ai.levels import TEMPERAMENTS
from scrapdesk.ai.roster import make_agent
from scrapdesk.core.entry import GameEntry
from scrapdesk.core.match import Match
from scrapdesk.games import GAMES

POSITIONS = {"scamorra": 60, "scrappers": 40, "scope": 40, "scarper": 50, "scalawag": 80}
OPTIONS = {"scope": {"grid": "open-battle", "mode": "advanced"}}


def decisions(game: str) -> Iterator[tuple[Any, tuple[Any, ...], str]]:
    """Choices among several moves, from games between quick players."""
    entry: GameEntry = GAMES[game]
    for nth in range(20):
        match: Match[Any, Any, Any] = Match(entry.rules, entry.info.seats[0], OPTIONS.get(game), f"taste.{nth}")
        rng = Random(nth)
        while (seat := match.to_act) is not None:
            view, legal = match.view(seat), tuple(match.legal_moves(seat))
            if len(legal) > 2 and rng.random() < 0.3:
                yield view, legal, f"{nth}/{match.ply}"
            match.play(seat, entry.bot.rollout(entry.rules.determinize(view, rng), legal, rng.random))


@pytest.mark.parametrize("game", list(GAMES))
def test_each_temperament_chooses_otherwise_now_and_then(game: str) -> None:
    agents = {name: make_agent(f"sharp-{name}/60", GAMES[game]) for name in TEMPERAMENTS}
    asked = list(islice(decisions(game), POSITIONS[game]))
    chosen = {name: [agent.choose(*question) for question in asked] for name, agent in agents.items()}
    for name in TEMPERAMENTS:
        others = sum(one != even for one, even in zip(chosen[name], chosen["even"], strict=True))
        assert (name == "even" or others >= 2) and others < 0.8 * len(asked), (name, others)
    assert len({tuple(moves) for moves in chosen.values()}) == len(TEMPERAMENTS)
