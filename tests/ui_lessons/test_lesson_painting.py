"""What a lesson points at is painted by damage alone, also when something is shown meanwhile."""

from __future__ import annotations

from scrapdesk.ui.table.lesson import Tutor
from tests.ui.hands import desk
from tests.ui_board.test_only_what_changed import SIZE, Watcher
from tests.ui_lessons.learner import lesson, point_out


def test_every_frame_from_a_move_to_the_answer_is_the_whole_picture() -> None:
    with desk(SIZE) as context:
        table = lesson(context, 3)
        watcher = Watcher(context)
        point_out(context, table, "play r c1c3")
        for _ in range(75):
            watcher.look(33)
        assert table.part(Tutor).course.index == 4
