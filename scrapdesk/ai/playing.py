"""A whole game between agents: seats them at a Match, asks each in turn with its own view, and plays to the end.

It holds the Match, so it sees to it that an agent gets a View and nothing else. Owns no strength and no statistics.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from scrapdesk.ai.agent import Agent
from scrapdesk.core.entry import AnyRules
from scrapdesk.core.match import AnyMatch, Match
from scrapdesk.core.notation import actor_text
from scrapdesk.core.seats import Seat

Watcher = Callable[[AnyMatch], None]


def move_seed(match: AnyMatch, seat: Seat) -> str:
    """The text from which a seat draws its own luck for the decision that it is asked for.

    It goes to the opponents' process with the view, so it must tell nothing: it is made of the secret bits of the
    match. One without any (an arena's, a simulation's) has nobody to keep a secret from, and takes its seed.
    """
    return f"{match.secret or match.seed}/{actor_text(seat)}/{match.ply}"


def play_game(
    rules: AnyRules,
    agents: Sequence[Agent],
    options: Mapping[str, str] | None = None,
    seed: str | int = "1",
    watch: Watcher | None = None,
) -> AnyMatch:
    """Plays one game, one agent a seat; `watch` is called after every move. BadOption says what cannot be set up."""
    match: AnyMatch = Match(rules, len(agents), options, seed)
    while (seat := match.to_act) is not None:
        ask(match, seat, agents[seat])
        if watch is not None:
            watch(match)
    return match


def ask(match: AnyMatch, seat: Seat, agent: Agent) -> None:
    """One decision of an agent, made in the match."""
    view = match.view(seat) if agent.looks else None
    match.play(seat, agent.choose(view, match.legal_moves(seat), move_seed(match, seat)))
