"""A thought that also says what its seat may believe of hidden things: the coach's second answer, beside the moves.

What is believable is the game's own affair, and worked out from the View. Must not change which move is chosen.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from scrapdesk.ai.agent import Answer, Question, Thought
from scrapdesk.core.entry import AnyTable
from scrapdesk.core.table import Belief


class Believing(Thought):
    """Another thought, with the beliefs of its seat in every answer."""

    def __init__(self, thought: Thought, table: AnyTable, question: Question) -> None:
        self._thought = thought
        self._table = table
        self._question = question

    @cached_property
    def _belief(self) -> tuple[Belief, ...]:
        return tuple(self._table.beliefs(self._question.view))

    def step(self) -> bool:
        return self._thought.step()

    @property
    def progress(self) -> float:
        return self._thought.progress

    def answer(self) -> Answer:
        return replace(self._thought.answer(), belief=self._belief)
