"""A capture in La Scamorra is felt: the victim cracks, the square shakes, points rise. One's own takes no longer."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.games.scamorra.targets import piece_target, square_target
from scrapdesk.ui.board.timing import SETTLE_MS
from tests.ui.faces import look_for


@pytest.mark.parametrize("by_hand", [False, True])
def test_a_capture_cracks_shakes_and_counts(by_hand: bool) -> None:
    look, match, luck = look_for("scamorra", 2), Match(GAMES["scamorra"].rules, 2, {}, "takes"), Random(4)
    assert look is not None
    seen = 0
    while match.to_act is not None:
        view = match.view(None)
        seat = match.to_act
        match.play(seat, luck.choice(list(match.legal_moves(seat))))
        for entry in match.entries(None)[-3:]:
            for event in entry.events:
                if event.kind != "captured" or entry.actor != seat:
                    continue
                victim = int(str(event.data["victim"]))
                if view.squares[victim] < 0:
                    continue
                beats = look.beats(event, view, by_hand)
                seen += 1
                assert beats[0].feat is not None and "capture" in beats[0].feat.title.lower() and beats[-1].ends
                assert beats[0].shaken == (square_target(view.squares[victim]),) and beats[0].weight > 0
                assert any(beat.rising and beat.rising[0].text.startswith("+") for beat in beats)
                assert by_hand or beats[0].cracked == (piece_target(victim),)
                assert not by_hand or sum(beat.ms for beat in beats) <= SETTLE_MS
    assert seen > 0
