"""Hints: the best few moves, what each promises, one plain sentence of why, and what may be believed of hidden things.

The coach knows what the seat knows and no more: it is an agent like the others, asked to give its reasons.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from scrapdesk.ai.agent import Agent, Answer, Move, Question, View
from scrapdesk.ai.believing import Believing
from scrapdesk.ai.roster import make_agent
from scrapdesk.ai.thinking import ContentItems, Task
from scrapdesk.core.entry import AnyRules, GameEntry
from scrapdesk.core.table import Belief
from scrapdesk.core.words import Line, say

COACH = "sharp"
"""The level that the coach thinks at: good advice within a second or so."""
HINTS = 3


@dataclass(frozen=True, slots=True)
class Hint:
    """One move worth considering: the share of the game it promises, from 0 to 1, and what speaks for it."""

    move: Move
    estimate: float
    why: Line
    belief: tuple[Belief, ...] = ()
    """What the seat may believe of hidden things; told with the best move, as it is the same for all."""


def hint_task(game: str, view: View, legal: Sequence[Move], seed: str, content: ContentItems | None = None) -> Task:
    """What to give a Thinker so that its reports can be read by `hints_from`."""
    return Task(game, COACH, Question(view, tuple(legal), seed, explain=True), content)


def hints_from(answer: Answer) -> tuple[Hint, ...]:
    """The best three of an answer, or fewer where fewer were worth a look."""
    if not answer.candidates:
        return (Hint(answer.move, 0.5, say("it is the only legal move"), answer.belief),)
    unexplained = say("it came out best in the simulated games")
    best, *others = (Hint(found.move, found.estimate, found.why or unexplained) for found in answer.candidates[:HINTS])
    return (replace(best, belief=answer.belief), *others)


class Coach:
    """The coach in one call, for text commands and tests; it returns when it has thought."""

    def __init__(self, entry: GameEntry, rules: AnyRules | None = None, agent: str = COACH) -> None:
        self._agent: Agent = make_agent(agent, entry, rules)
        self._table = entry.table if rules is None else entry.make_table(rules)

    def advise(self, view: View, legal: Sequence[Move], seed: str) -> tuple[Hint, ...]:
        question = Question(view, tuple(legal), seed, explain=True)
        return hints_from(Believing(self._agent.think(question), self._table, question).finish())
