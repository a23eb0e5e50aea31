"""Choices that are drawn: by lot where any pattern would be found out, under a veil where the best could be guessed.

The game's bot says how likely each move shall be, or how close to the best one it may be drawn as well; the draw is
the question's own. Owns no likelihoods.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from scrapdesk.ai.agent import Answer, Candidate, Question
from scrapdesk.ai.reasons import with_reasons
from scrapdesk.ai.sampling import State, asked_seat
from scrapdesk.core.entry import AnyBot, AnyRules

SHOWN = 3
"""How many draws are told to whoever asks for reasons; the first is the one that counts."""
TRIES = 12
"""How often it is drawn to find so many that differ."""
REACH = 3.0
"""How many veils worse than the best a move may be."""


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


def under_veil(bot: AnyBot, state: State, scored: Sequence[tuple[float, Candidate]]) -> list[tuple[Candidate, float]]:
    """Of candidates with scores those that are drawn as well as the first one, and how likely each is."""
    if not scored:
        return []
    (top, first), *others = scored
    found = [(first, 1.0)]
    for score, other in others:
        veil = bot.veil(state, first.move, other.move)
        if veil and score > top - REACH * veil:
            found.append((other, exp(min(0.0, score - top) / veil)))
    return found


def taken_from(drawn: list[tuple[Candidate, float]], ranked: list[Candidate], rng: Random) -> list[Candidate]:
    """The candidates with the one that is drawn in front."""
    taken = rng.choices([found for found, _ in drawn], [weight for _, weight in drawn])[0]
    return [taken, *(found for found in ranked if found is not taken)]
