"""Morra: each pair of signs is told in words, who has won it has the initiative, and a tie is thrown again."""

from __future__ import annotations

from itertools import product

import pytest

from scrapdesk.games.scamorra.cards import PAPER, PIECES, SCISSORS, STONE, Piece
from scrapdesk.ui.context import NewTable
from scrapdesk.ui.faces.scamorra.morra import MorraScene
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk, press

KEYS = ("asd", "jkl")
TAKES = {
    (SCISSORS, PAPER): "Scissors beat paper",
    (PAPER, STONE): "Paper beats stone",
    (STONE, SCISSORS): "Stone beats scissors",
}


@pytest.mark.parametrize(("white", "black"), [*product(PIECES, repeat=2)])
def test_the_words_name_what_was_thrown_and_who_won_it(
    white: Piece, black: Piece, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scrapdesk.ui.faces.scamorra.morra.shuffled", lambda signs: signs)
    with desk(speed="off") as context:
        sit_down(context, NewTable("scamorra", ("human", "human"), {"initiative": "morra"}, "thrown"))
        context.scenes.settle()
        scene = context.scenes.top
        assert isinstance(scene, MorraScene) and not scene.shown
        press(context, KEYS[0][PIECES.index(white)])
        assert not scene.shown
        press(context, KEYS[1][PIECES.index(black)])
        context.clock.finish()
        settle(context)
        words = " ".join(box.text for box in scene.text_boxes())
        assert scene.shown
        assert [said for said in TAKES.values() if said in words] == [
            said for pair, said in TAKES.items() if pair in ((white, black), (black, white))
        ]
        assert ("Throw again" in words) == (white == black) == ("has the initiative" not in words)
        if white != black:
            (table,) = (found for found in context.scenes.scenes if isinstance(found, BoardTable))
            winner = table.sitting.names[0 if (white, black) in TAKES else 1]
            assert f"{winner} has the initiative" in words
