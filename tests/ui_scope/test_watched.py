"""SCOPE watched again: through one side's eyes with that side's knowledge, or with both fronts open."""

from __future__ import annotations

from random import Random

from scrapdesk.games.scope.state import Phase
from scrapdesk.ui.context import NewTable
from scrapdesk.ui.desk.replay.film import EVERYTHING, Eyes
from scrapdesk.ui.desk.replay.scene import ReplayScene
from scrapdesk.ui.desk.replay.screen import BoardScreen
from scrapdesk.ui.faces.scope.eyes import BorrowedEyes
from scrapdesk.ui.requests import WatchGame
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk, press
from tests.ui_around.games import record


def test_a_replay_is_watched_with_the_knowledge_of_one_side_or_with_all_open() -> None:
    with desk(speed="off") as context:
        context.open(WatchGame(record("scope")))
        context.scenes.settle()
        scene = context.scenes.top
        assert isinstance(scene, ReplayScene) and isinstance(scene.screen, BoardScreen)
        film = scene.film
        while film.view.phase <= Phase.DEAL or film.view.turns < 12:
            press(context, "right")
        for _ in film.allowed:
            fronts: dict[int, set[bool]] = {0: set(), 1: set()}
            for piece in scene.screen.pieces:
                if piece.slot.startswith("square:"):
                    fronts[int(piece.slot[-1]) > film.match.view(None).frame.size[1]].add(piece.face_up)
            words = [words.text for words in scene.screen.look.inscriptions(film.view)]
            if film.eyes == EVERYTHING:
                assert fronts == {0: {True}, 1: {True}}
            elif film.eyes.seat is not None:
                own, theirs = fronts[film.eyes.seat], fronts[1 - film.eyes.seat]
                assert own == {True} and False in theirs
                assert "What you know" in words
                view = film.match.view(film.eyes.seat)
                marked = {piece.slot for piece in scene.screen.pieces if not piece.face_up and piece.marks}
                known = {
                    at for at in range(64) if view.area(1 - film.eyes.seat) >> at & 1 and not view.hidden >> at & 1
                }
                assert len(marked) >= len(known)
            assert "What they may believe" not in words  # nobody is there who could press it
            press(context, "v")
        assert film.eyes == film.allowed[0] and Eyes(1) in film.allowed


def test_computers_are_watched_with_one_side_s_eyes_with_both_or_as_a_stranger() -> None:
    with desk(speed="off") as context:
        sit_down(context, NewTable("scope", ("ai:random", "ai:random"), {"mode": "advanced"}, "5"))
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, BoardTable)
        match, rng = table.sitting.match, Random(2)
        while match.view(None).turns < 8:
            match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
        table.follow("resume")
        seen = []
        for _ in range(5):
            rows: dict[bool, set[bool]] = {False: set(), True: set()}
            for piece in table.stage.hand.pieces:
                if piece.slot.startswith("square:"):
                    rows[int(piece.slot[-1]) > match.view(None).frame.size[1]].add(piece.face_up)
            seen.append((rows[False] == {True}, rows[True] == {True}))
            press(context, "b")
        assert seen == [(False, False), (True, False), (False, True), (True, True), (False, False)]


def test_nobody_who_plays_can_borrow_eyes() -> None:
    with desk(speed="off") as context:
        sit_down(context, NewTable("scope", ("human", "ai:random"), {}, "5"))
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, BoardTable)
        assert not any(isinstance(part, BorrowedEyes) for part in table.parts)
