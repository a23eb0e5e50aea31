"""Why a candidate is good, in one plain sentence that is true whatever the seat cannot see.

A game's bot explains a move in one sampled state; what it says in one sample may be a guess about hidden cards. Only
a sentence that it says in every sample is told. Owns no estimate of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from scrapdesk.ai.agent import Candidate, Question
from scrapdesk.ai.sampling import State, asked_seat, samples
from scrapdesk.core.entry import AnyBot, AnyRules
from scrapdesk.core.words import Line, say

EXPLAINED = 3
"""How many candidates get a sentence."""
WITNESSES = 6
"""In how many samples a sentence must hold."""


def with_reasons(
    rules: AnyRules, bot: AnyBot, question: Question, ranked: Sequence[Candidate]
) -> tuple[Candidate, ...]:
    """The candidates, the first three with a sentence, if the question asks for reasons."""
    if not question.explain:
        return tuple(ranked)
    states = samples(rules, question.view, Random(f"{question.seed}/why"), WITNESSES)
    told = [replace(found, why=_why(rules, bot, states, found)) for found in ranked[:EXPLAINED]]
    return (*told, *ranked[EXPLAINED:])


def _why(rules: AnyRules, bot: AnyBot, states: Sequence[State], found: Candidate) -> Line:
    said = {bot.why(state, found.move, asked_seat(rules, state)) for state in states}
    if len(said) == 1 and (line := said.pop()) is not None:
        return line
    percent = round(100 * found.estimate)
    return say("it wins about {percent}% of the simulated games", percent=percent)
