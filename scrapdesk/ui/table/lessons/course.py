"""How far somebody has come in a lesson: which step, what is still to be answered, and the way back.

Owns the order of things; the match itself it only reads and takes back. Must not know any game or any pixel.
"""

from __future__ import annotations

from typing import Any

from scrapdesk.core.match import Match
from scrapdesk.ui.table.lessons.lesson import Lesson, LessonStep


class Course:
    def __init__(self, lesson: Lesson, match: Match[Any, Any, Any]) -> None:
        self.lesson = lesson
        self._match = match
        self._begins = [match.ply]
        """At which ply each step up to now began."""
        self._done = False
        self.pending: list[str] = []
        """Moves that are still to follow by themselves."""

    # -- where it stands --------------------------------------------------------------------------------

    @property
    def index(self) -> int:
        return len(self._begins) - 1

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.index]

    @property
    def free(self) -> bool:
        return self.step.free

    @property
    def reading(self) -> bool:
        """Whether nothing is to be done now but to read."""
        return self.step.reading and not self._done

    @property
    def asking(self) -> bool:
        """Whether the learner is to make one of the asked moves now."""
        return bool(self.step.asked) and not self._done

    def allows(self, move: Any) -> bool:
        """Whether a legal move is meant now."""
        return self.free or (self.asking and self._match.rules.encode_move(move) in self.step.asked)

    def meant(self) -> Any | None:
        """The move that is meant, the first where there are several; None where none is."""
        return self._match.rules.decode_move(self.step.asked[0]) if self.asking else None

    def next_answer(self) -> Any:
        """The move that is to follow by itself now."""
        return self._match.rules.decode_move(self.pending[0])

    # -- going on ---------------------------------------------------------------------------------------

    def finish_step(self) -> None:
        """What the step asked for is done: its answer is to follow."""
        if not self.free and not self._done:
            self._done = True
            self.pending = list(self.step.answer)

    def settle(self) -> bool:
        """Comes to the next step where this one is done and answered. Whether it did."""
        if not self._done or self.pending:
            return False
        self._begins.append(self._match.ply)
        self._done = False
        return True

    # -- going back -------------------------------------------------------------------------------------

    @property
    def can_go_back(self) -> bool:
        return self.index > 0 or self._begun

    @property
    def _begun(self) -> bool:
        return self._done or self._match.ply > self._begins[-1]

    def go_back(self) -> None:
        """To where this step began; from there to where the one before it began."""
        if not self._begun and self.index > 0:
            self._begins.pop()
        self._return()

    def begin_again(self) -> None:
        del self._begins[1:]
        self._return()

    def _return(self) -> None:
        self._done = False
        self.pending.clear()
        self._match.goto(self._begins[-1], practice=True)
