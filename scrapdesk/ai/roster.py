"""Who can be asked to play, by name: `random`, `greedy`, `mcts:400`, `steady`, `sharp-sly`, `steady/10`.

The names are what people type and what records hold. Owns how they are read, not what they mean.
"""

from __future__ import annotations

import re
from dataclasses import replace

from scrapdesk.ai.agent import Agent, BadAgent
from scrapdesk.ai.greedy import GreedyAgent
from scrapdesk.ai.ismcts import SearchAgent
from scrapdesk.ai.levels import LEVELS, TEMPERAMENTS, dials, settings_of
from scrapdesk.ai.random_agent import RandomAgent
from scrapdesk.ai.settings import Settings
from scrapdesk.core.entry import AnyRules, GameEntry

MOST_ITERATIONS = 1_000_000
MOST_PARTS = 1000
_SEARCH = re.compile(r"mcts:([1-9][0-9]{0,6})")
_PART = re.compile(r"([^/]+)/([1-9][0-9]{0,3})")


def agent_names() -> tuple[str, ...]:
    """What a list of opponents offers, weakest first; `mcts:NUMBER` and temperaments come on top."""
    return ("random", "greedy", *LEVELS)


def make_agent(spec: str, entry: GameEntry, rules: AnyRules | None = None, deadline: float | None = None) -> Agent:
    """The agent of a name, for a game with its own content or with other rules; BadAgent says which names there are."""
    played = entry.rules if rules is None else rules
    if spec == "random":
        return RandomAgent()
    bot = entry.bot if rules is None else entry.make_bot(rules)
    if spec == "greedy":
        return GreedyAgent(played, bot)
    settings = replace(settings_from(spec, entry.id), deadline=deadline)
    return SearchAgent(played, bot.tempered(settings.temperament.title.lower()), settings)


def check_agent(spec: str, game: str) -> None:
    """BadAgent unless the name can be played with in this game."""
    if spec not in ("random", "greedy"):
        settings_from(spec, game)


def settings_from(spec: str, game: str) -> Settings:
    """The dials of a searching agent's name."""
    if found := _SEARCH.fullmatch(spec):
        iterations = int(found[1])
        if iterations <= MOST_ITERATIONS:
            return replace(dials(game), iterations=iterations)
    if found := _PART.fullmatch(spec):
        whole = settings_from(found[1], game)
        if int(found[2]) <= MOST_PARTS:
            return replace(whole, iterations=max(1, whole.iterations // int(found[2])))
    level, _, temperament = spec.partition("-")
    if level in LEVELS and (temperament in TEMPERAMENTS or spec == level):
        return settings_of(game, level, temperament or "even")
    raise BadAgent(
        f"there is no opponent {spec[:40]!r}; there are {', '.join(agent_names())} and mcts:NUMBER (of simulated "
        f"games, up to {MOST_ITERATIONS}); a level may have a temperament behind a dash: {', '.join(TEMPERAMENTS)}; "
        f"and what is behind a slash divides the budget, up to {MOST_PARTS}, as in steady/10"
    )


def part_of(spec: str, part: int) -> str:
    """The name of the same opponent with so many times less budget; who does not search has none."""
    return spec if part == 1 or spec in ("random", "greedy") else f"{spec}/{part}"
