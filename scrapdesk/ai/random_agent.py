"""The opponent that looks at nothing: any legal move, each as likely as the others."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from scrapdesk.ai.agent import Agent, Answer, Move, Question, Settled, Thought, View, need_moves


def pick(legal: Sequence[Move], seed: str) -> Move:
    """One draw from a text. A generator would need six times as long to be seeded, for this one number."""
    need_moves(legal)
    drawn = int.from_bytes(blake2b(seed.encode(), digest_size=8).digest(), "big")
    return legal[drawn % len(legal)]


class RandomAgent(Agent):
    looks = False

    def think(self, question: Question) -> Thought:
        return Settled(Answer(pick(question.legal, question.seed)))

    def choose(self, view: View, legal: Sequence[Move], seed: str) -> Move:
        return pick(legal, seed)
