"""Choices that are drawn and not thought about: where a game says that any pattern would be found out.

The game's bot says how likely each move shall be; the draw is the question's own. Owns no likelihoods.
"""

from __future__ import annotations

from random import Random

from scrapdesk.ai.agent import Answer, Candidate, Question
from scrapdesk.ai.reasons import with_reasons
from scrapdesk.ai.sampling import asked_seat
from scrapdesk.core.entry import AnyBot, AnyRules

SHOWN = 3
"""How many draws are told to whoever asks for reasons; the first is the one that counts."""
TRIES = 12
"""How often it is drawn to find so many that differ."""


def by_lot(rules: AnyRules, bot: AnyBot, question: Question) -> Answer | None:
    """An answer drawn from the lot of a game; None where the game leaves the choice to thought."""
    rng = Random(f"{question.seed}/lot")
    state = rules.determinize(question.view, rng)
    lot = bot.lot(state, question.legal)
    if lot is None:
        return None
    moves, weights = zip(*lot.items(), strict=True)
    drawn = list(dict.fromkeys(rng.choices(moves, weights, k=TRIES)))[:SHOWN]
    worth = bot.evaluate(state, asked_seat(rules, state)) if question.explain else 0.5
    told = with_reasons(rules, bot, question, [Candidate(move, worth) for move in drawn])
    return Answer(told[0].move, told, 0, told[0].why)
