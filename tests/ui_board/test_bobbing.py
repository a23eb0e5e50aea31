"""The piece that rises and sinks: only the one that is followed, and it lies level again when another is."""

from __future__ import annotations

from scrapdesk.ui.board.bobbing import Bobbing
from tests.ui.hands import desk
from tests.ui_board.boards import table_in_play


def test_a_piece_that_is_followed_no_more_lies_level() -> None:
    with desk(speed="normal") as context:
        cast = table_in_play(context, "scamorra", 4).stage.cast
        one, other = list(cast)[:2]
        bobbing, risen = Bobbing(context, cast), set[int]()
        bobbing.follow(one.piece.id)
        for _ in range(400):
            context.clock.advance(10)
            risen.add(one.swell)
            if one.swell:
                break
        assert risen - {0}, "it moves"
        bobbing.follow(other.piece.id)
        assert one.swell == 0
        for _ in range(2000):
            context.clock.advance(20)
        bobbing.follow(None)
        assert {one.swell, other.swell} == {0}
