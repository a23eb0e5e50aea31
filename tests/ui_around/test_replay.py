"""Watching a game again: every stop is reached by every way, eyes see what they may, and nothing else is changed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from scrapdesk.core.record import print_record
from scrapdesk.core.record_reader import parse_record
from scrapdesk.core.replay import replay
from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.replay.film import EVERYTHING, SPECTATOR, Eyes, Film
from scrapdesk.ui.desk.replay.log import FilmLog
from scrapdesk.ui.desk.replay.scene import ReplayScene
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.requests import WatchGame
from scrapdesk.ui.scenes.dialog import Dialog
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.running import save_name
from scrapdesk.ui.table.scene import TableScene
from tests.ui.hands import choose, desk, press
from tests.ui_around.games import loaded, people, record


def film(game: str = "scamorra", moves: int = 1_000_000, players: str = "") -> Film:
    return Film(loaded(game, moves, players), "Ada")


def watching(context: AppContext, game: str = "scamorra", moves: int = 1_000_000, players: str = "") -> ReplayScene:
    context.open(WatchGame(record(game, moves, players)))
    context.scenes.settle()
    scene = context.scenes.top
    assert isinstance(scene, ReplayScene)
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_every_stop_shows_the_state_that_the_record_had_there(game: str) -> None:
    watched, true = film(game), loaded(game).match
    digests = {ply: true.digest(ply) for ply in range(true.ply + 1)}
    for at in [*range(len(watched.stops)), *reversed(range(len(watched.stops)))]:
        watched.go(at)
        assert watched.match.digest(watched.match.ply) == digests[watched.stops[at]]
    assert watched.stops[-1] == true.ply


def test_a_finished_game_may_be_watched_through_any_seat_or_with_open_eyes() -> None:
    assert film().allowed == (Eyes(0), Eyes(1), EVERYTHING)
    assert film(players="human,human").allowed == (EVERYTHING, Eyes(0), Eyes(1))
    assert film(players="ai:steady,human").allowed[0] == Eyes(1)


def test_an_unfinished_game_is_seen_by_its_person_alone_and_by_nobody_where_there_are_several() -> None:
    assert film(moves=20).allowed == (Eyes(0),)
    assert film(moves=20, players="ai:steady,human").allowed == (Eyes(1),)
    assert film(moves=20, players="human,human").allowed == (SPECTATOR,)
    assert film(moves=20, players="ai:steady,ai:steady").allowed == (SPECTATOR,)


def test_eyes_that_may_not_be_borrowed_stay_closed() -> None:
    watched = film(moves=20)
    for eyes in (Eyes(1), EVERYTHING, SPECTATOR):
        watched.look_as(eyes)
        assert watched.eyes == Eyes(0)


@pytest.mark.parametrize("game", GAMES)
def test_open_eyes_see_every_hand_and_each_seat_only_its_own(game: str) -> None:
    watched = film(game)
    watched.go(len(watched.stops) // 2)
    table, match = GAMES[game].table, watched.match
    for seat in range(match.seats):
        own = [piece for piece in table.pieces(match.view(seat)) if piece.face_up and piece.owner == seat]
        watched.look_as(EVERYTHING)
        opened = Counter((piece.owner, piece.face) for piece in watched.pieces() if piece.face_up)
        assert Counter((piece.owner, piece.face) for piece in own) <= opened
        watched.look_as(Eyes(seat))
        assert list(watched.pieces()) == list(table.pieces(match.view(seat)))
    ids = [piece.id for piece in watched.pieces()]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES)
def test_the_log_through_a_seat_holds_no_line_that_was_for_another(game: str) -> None:
    watched = film(game)
    for seat in range(watched.match.seats):
        watched.look_as(Eyes(seat))
        for entry in watched.entries():
            assert all(event.heard_by(seat) for event in entry.events)
            assert not entry.text or entry.actor == seat or entry.audience is None or seat in entry.audience


def test_arrows_home_end_and_the_line_lead_to_every_place() -> None:
    with desk() as context:
        scene = watching(context)
        last = len(scene.film.stops) - 1
        assert scene.film.at == 0
        press(context, "right", "right", "left")
        assert scene.film.at == 1
        press(context, "end")
        assert scene.film.at == last
        press(context, "page up", "home")
        assert scene.film.at == 0
        scene.transport.scrub.drag(scene.transport.scrub.rect.midright)
        assert scene.film.at == last and scene.transport.at == last
        press(context, "left")
        assert scene.film.at == last - 1


def test_space_plays_to_the_end_at_the_pace_that_is_set() -> None:
    with desk() as context:
        scene = watching(context, moves=20)
        press(context, "=", "=", "space")
        assert scene.transport.playing
        before = scene.film.at
        context.clock.advance(350)
        assert scene.film.at == before + 1
        for _ in range(200):
            context.clock.advance(350)
        assert scene.film.at_end and not scene.transport.playing
        press(context, "space")
        assert scene.film.at == 0 and scene.transport.playing
        press(context, "space")
        context.clock.advance(5000)
        assert scene.film.at == 0


def test_a_line_of_the_log_leads_to_where_it_happened() -> None:
    with desk() as context:
        scene = watching(context)
        log = next(widget for widget in scene.widgets if isinstance(widget, FilmLog))
        for index in range(0, len(log.lines), 7):
            log.current = index
            log.activate()
            assert log.lines[index].text in scene.last_words()
        press(context, "f6")


def test_v_changes_the_eyes_and_the_board_with_them() -> None:
    with desk() as context:
        scene = watching(context, "scope")
        press(context, *["right"] * 8)
        seen = []
        for _ in scene.film.allowed:
            seen.append(tuple(scene.film.pieces()))
            press(context, "v")
        assert len(set(seen)) == len(seen) and scene.film.eyes == scene.film.allowed[0]


def test_going_on_from_a_move_is_practice_with_the_same_past() -> None:
    with desk() as context:
        context.storage.shelf.forget(save_name("scamorra"))
        scene = watching(context)
        scene.go(10)
        ply, digest = scene.film.ply, scene.film.match.digest(scene.film.ply)
        press(context, "g")
        table = context.scenes.top
        assert isinstance(table, TableScene)
        assert table.sitting.match.ply == ply and table.sitting.match.digest(ply) == digest
        assert table.sitting.match.practice and table.sitting.players[0] == "human"


def test_whose_eyes_were_borrowed_is_who_goes_on() -> None:
    watched = film(players="human,ai:sharp")
    watched.look_as(Eyes(1))
    watched.go(8)
    assert watched.branch().players == "ai:sharp,human"
    watched.look_as(EVERYTHING)
    assert watched.branch().players == "human,ai:sharp"
    several = film(players="human,human")
    several.go(8)
    assert several.branch().players == "human,human"


def test_a_branch_is_a_whole_record() -> None:
    watched = film()
    watched.go(9)
    branch = parse_record(print_record(watched.branch()))
    again = replay(branch, GAMES["scamorra"].rules)
    assert branch.practice and not branch.finished and again.digest(again.ply) == watched.match.digest(watched.ply)


def test_who_leaves_a_branch_of_a_game_that_has_just_ended_is_at_the_desk() -> None:
    with desk() as context:
        context.storage.shelf.forget(save_name("scamorra"))
        sit_down(context, record("scamorra"))
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, TableScene)
        table.after_change("goto")
        scene = watching(context)
        scene.go(10)
        press(context, "g")
        branch = context.scenes.top
        assert isinstance(branch, TableScene) and branch.sitting.match.practice
        branch.leave()
        context.scenes.settle()
        assert isinstance(context.scenes.top, DeskScene) and len(context.scenes.scenes) == 1


def test_a_game_on_the_table_is_not_lost_by_going_on_from_another() -> None:
    with desk() as context:
        before = context.storage.shelf.load(save_name("scamorra"))
        scene = watching(context)
        scene.go(10)
        press(context, "g")
        assert isinstance(context.scenes.top, Dialog) and before is not None
        choose(context, "Save and start")
        assert isinstance(context.scenes.top, TableScene)
        aside = [save for save in context.storage.shelf.all() if "saved for later" in save.name]
        assert [move.text for move in aside[0].record.moves] == [move.text for move in before.record.moves]


def test_at_the_end_there_is_nothing_to_go_on_with_and_it_says_so() -> None:
    with desk() as context:
        scene = watching(context)
        press(context, "end", "g")
        toast = scene.passing.toast
        assert context.scenes.top is scene and toast is not None and "over" in toast.text


def test_a_record_that_cannot_be_watched_is_a_sentence() -> None:
    with desk() as context:
        context.open(WatchGame(replace(record("scope"), rules_version=99)))
        context.scenes.settle()
        dialog = context.scenes.top
        assert isinstance(dialog, Dialog)
        assert any("rules 99" in box.text for box in dialog.text_boxes())


def test_all_games_of_people_are_watched_to_their_end() -> None:
    with desk(speed="off") as context:
        for game in GAMES:
            scene = watching(context, game, players=people(game))
            for _ in range(len(scene.film.stops)):
                press(context, "right")
            assert scene.film.at_end
            press(context, "escape")


def test_a_table_with_rooms_for_words_keeps_its_size_and_the_story_stands_in_them() -> None:
    """In every phase they lie elsewhere, and the story goes with them."""
    with desk(size=(1920, 1080)) as context:
        scene = watching(context, "scrappers")
        seen = set()
        for at in range(len(scene.film.stops)):
            scene.go(at)
            rooms = scene.screen.rooms
            assert rooms is not None and rooms.story.contains(scene.log.rect) and scene.log.rect.height > 120
            assert not rooms.story.colliderect(scene.transport.rect)
            seen.add(tuple(rooms.story))
        assert len(seen) == 3
    with desk(size=(1024, 640), text=200) as context:
        scene = watching(context, "scrappers")
        assert scene.screen.rooms is None and scene.log.rect.height > 60
