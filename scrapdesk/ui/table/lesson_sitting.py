"""A sitting in which a lesson speaks first: it says who is asked, and moves for both where its steps say so."""

from __future__ import annotations

from scrapdesk.core.seats import Seat
from scrapdesk.games import GAMES
from scrapdesk.ui.opaque import Move
from scrapdesk.ui.table.lessons.course import Course
from scrapdesk.ui.table.lessons.lesson import Lesson
from scrapdesk.ui.table.running import HUMAN
from scrapdesk.ui.table.sitting import MakeThinker, Sitting


class LessonSitting(Sitting):
    """The learner has the first seat. Opponents are only asked to think when the lesson lets go."""

    def __init__(self, lesson: Lesson, person: str, make_thinker: MakeThinker) -> None:
        match = lesson.match()
        players = (HUMAN, *[lesson.opponent] * (match.seats - 1))
        super().__init__(GAMES[lesson.game], match, players, person, make_thinker)
        self.course = Course(lesson, match)

    @property
    def person_asked(self) -> Seat | None:
        """Nobody, while there is something to be read or something follows by itself."""
        if self.course.pending or not (self.course.asking or self.course.free):
            return None
        return super().person_asked

    @property
    def thinking(self) -> bool:
        """Whether a move comes that is not the learner's own."""
        return bool(self.course.pending) or (self.course.free and super().thinking)

    def think(self, hurry: bool = False) -> Move | None:
        return self.course.next_answer() if self.course.pending else super().think()

    def play_for_opponent(self, move: Move) -> None:
        if self.course.pending:
            self.course.pending.pop(0)
        super().play_for_opponent(move)
