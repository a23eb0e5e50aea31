"""What somebody new at a table does not think of: moves that do not look natural are overlooked, now and then.

Owns the glance over the legal moves; must not know how moves are compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from scrapdesk.ai.agent import Move, Question
from scrapdesk.ai.sampling import State
from scrapdesk.ai.settings import Lapses
from scrapdesk.core.entry import AnyBot

NATURAL = 4
"""One in so many legal moves looks natural, and is always thought of; two at least."""


def noticed(bot: AnyBot, state: State, question: Question, lapses: Lapses) -> Sequence[Move]:
    """The moves that come to mind, in the order of the legal ones."""
    legal = question.legal
    if not lapses.overlooks or len(legal) <= 2:
        return legal
    natural = set(bot.order(state, legal)[: max(2, len(legal) // NATURAL)])
    eyes = Random(f"{question.seed}/eyes")
    return tuple(move for move in legal if eyes.random() >= lapses.overlooks or move in natural)
