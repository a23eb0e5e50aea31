"""The result of a game: what it says, what it draws, and where it leads."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import dist
from random import Random

import pytest

from scrapdesk.core.ledger import Chart, chart_of, steepest
from scrapdesk.core.words import say
from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.replay.scene import ReplayScene
from scrapdesk.ui.scenes.filepicker import FilePicker
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.ending import EndScene
from scrapdesk.ui.table.finale import FinaleScene
from scrapdesk.ui.table.outcome.graph import Graph
from scrapdesk.ui.table.outcome.strokes import STROKES, dashed, strokes_in
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.portraits import Faces
from tests.ui.hands import choose, click, desk, numbers, press, scene
from tests.ui_around.games import loaded


def ended(context: AppContext, game: str, *players: str, seed: str = "results") -> EndScene:
    """A table at which a game has just been played to its end by chance."""
    sit_down(context, NewTable(game, players, seed=seed))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, TableScene)
    luck, match = Random(6), table.sitting.match
    while match.to_act is not None:
        match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
    table.after_change("goto")
    context.scenes.settle()
    context.later.frame_over()
    return numbers(context)


def said(scene: EndScene) -> str:
    return "\n".join(widget.name for widget in scene.pane.children())


def one_of(scene: EndScene, kind: type[Widget]) -> Widget:
    return next(widget for widget in scene.pane.children() if isinstance(widget, kind))


def test_scrappers_counts_damage_and_shows_every_deck() -> None:
    with desk() as context:
        words = said(ended(context, "scrappers", "human", "ai:random", "ai:random"))
        assert " damage" in words and "point" not in words
        assert words.count("'s deck: ") == 3 and "Fuel Tap" in words
        assert "Damage stopped by shields" in words and "Graph: Damage" in words
        assert "Seed results" in words and "; round " in words


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_graph_and_figures(game: str) -> None:
    with desk() as context:
        seats = GAMES[game].info.seats[0]
        end = ended(context, game, "human", *["ai:random"] * (seats - 1))
        assert one_of(end, Graph).name.startswith("Graph: ")
        labels = [str(tally.label) for tally in GAMES[game].table.ledger.tallies]
        assert sum(label in said(end) for label in labels) > 1


def test_swap_sides_begins_the_same_game_with_the_seats_changed() -> None:
    with desk() as context:
        ended(context, "scamorra", "human", "ai:random")
        choose(context, "Swap sides")
        table = context.scenes.top
        assert isinstance(table, TableScene)
        assert table.sitting.players == ("ai:random", "human") and table.sitting.match.outcome is None


def test_where_everybody_is_alike_there_is_nothing_to_swap() -> None:
    with desk(curtain=False) as context:
        end = ended(context, "scamorra", "human", "human")
        assert "Swap sides" not in [button.name for button in end.buttons]


def lost(context: AppContext) -> EndScene:
    """A game that the one person at the table has lost."""
    ends = (ended(context, "scrappers", "human", "ai:random", seed=f"glory-{number}") for number in range(20))
    return next(end for end in ends if end.title.text.startswith("Bruno"))


def test_who_has_lost_alone_is_led_back_to_where_it_turned() -> None:
    with desk() as context:
        end = lost(context)
        back = [button for button in end.reachable() if button.name.startswith("Before move")]
        assert 1 <= len(back) <= 3
        plays = [int(button.name.split()[-1]) for button in back]
        assert plays == sorted(set(plays))
        back[0].activate()
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, TableScene) and end not in context.scenes.scenes
        match = table.sitting.match
        assert match.practice and match.to_act == 0 and table.sitting.moves_made == plays[0] - 1
        assert match.seed.startswith("glory-")


@pytest.mark.parametrize("players", [("human", "ai:random"), ("human", "human")])
def test_who_has_won_or_was_not_alone_is_not(players: tuple[str, ...]) -> None:
    with desk(curtain=False) as context:
        ends = (ended(context, "scrappers", *players, seed=str(number)) for number in range(40))
        end = next(end for end in ends if end.title.text.startswith(("Ada", "Player 1")))
        assert not [button for button in end.reachable() if button.name.startswith("Before move")]


def test_the_record_is_written_and_the_result_stays() -> None:
    with desk() as context:
        end = ended(context, "scamorra", "human", "ai:random")
        choose(context, "Save as a file")
        assert isinstance(context.scenes.top, FilePicker) and end in context.scenes.scenes


def test_from_the_result_the_game_is_watched_with_its_course_above_the_line() -> None:
    with desk() as context:
        ended(context, "scrappers", "human", "ai:random")
        choose(context, "Watch the replay")
        scene = context.scenes.top
        assert isinstance(scene, ReplayScene)
        bar = scene.transport.scrub
        assert bar.height > context.view.target
        click(context, (bar.rect.left + bar.rect.width // 2, bar.rect.top + 3))
        last = len(scene.film.stops) - 1
        assert abs(scene.film.at - last / 2) < last * 0.05


@pytest.mark.parametrize("game", ["scamorra", "scope", "scalawag"])
def test_the_move_that_changed_most_is_watched_by_a_click(game: str) -> None:
    with desk() as context:
        ended(context, game, "human", *["ai:random"] * (GAMES[game].info.seats[0] - 1))
        table = next(one for one in context.scenes.scenes if isinstance(one, TableScene))
        match, ledger = table.sitting.match, table.sitting.table.ledger
        chart = chart_of(match, ledger)
        at = None if chart is None else steepest(chart, ledger)
        assert chart is not None and at is not None
        choose(context, f"Watch the biggest change: move {chart.numbers[at]}")
        replay = context.scenes.top
        assert isinstance(replay, ReplayScene)
        assert replay.film.ply <= chart.plies[at - 1] < replay.film.stops[replay.film.at + 1]


@pytest.mark.parametrize(("last", "named"), [(37, "Move 1"), (141, "Move 1"), (8, "Move 1")])
def test_moves_are_counted_along_the_foot_of_a_graph_without_rounds(last: int, named: str) -> None:
    with desk() as context:
        plies = tuple(range(last + 1))
        chart = Chart(say("Points"), 0, None, plies, ((0,) * last + (1,), (0,) * (last + 1)), (), plies)
        graph = Graph(context, chart, ["Ada", "Bruno"])
        graph.place(10, 10, 900)
        told = [box.text for box in graph.text_boxes()]
        counted = [int(words) for words in told if words.isdecimal()]
        assert named in told and counted == sorted(counted) and 2 < len(counted) < 12 and counted[-1] <= last


def test_a_graph_finds_room_for_names_of_eight_and_says_the_last_values() -> None:
    with desk() as context:
        game = loaded("scalawag")
        chart = chart_of(game.match, game.table.ledger)
        assert chart is not None
        eight = chart._replace(lines=(*chart.lines, *chart.lines, *chart.lines[:2]))
        graph = Graph(context, eight, [f"Captain {number}" for number in range(8)])
        graph.place(10, 10, 500)
        boxes = graph.text_boxes()
        assert all(box.room.contains(box.needed) for box in boxes)
        assert {f"Captain {number}" for number in range(8)} <= {box.text for box in boxes}
        assert f"Captain 7 {eight.lines[7][-1]}" in graph.name


@pytest.mark.parametrize("game", GAMES)
def test_charts_have_the_colours_of_the_sides(game: str) -> None:
    with desk() as context:
        face, played = context.faces[game], loaded(game)
        colours = face.colours(played.match.view(None))
        assert len(colours) >= len(played.players) and len(set(colours)) == len(colours)
        assert [stroke.colour for stroke in strokes_in(colours)[: len(colours)]] == list(colours)
        assert all(stroke.dashes == plain.dashes for stroke, plain in zip(strokes_in(colours), STROKES, strict=True))


def test_no_two_seats_are_told_apart_by_colour_alone() -> None:
    for one, other in combinations(STROKES, 2):
        assert one.dashes != other.dashes and (one.corners, one.turn) != (other.corners, other.turn)


@pytest.mark.parametrize("lengths", [[3.0, 2.0], [1.0, 4.0, 2.0, 1.0]])
def test_dashes_go_round_corners_and_cover_their_share_of_the_line(lengths: list[float]) -> None:
    points = [(0.0, 0.0), (0.0, 50.0), (70.0, 50.0), (70.0, 10.0)]
    pieces = list(dashed(points, lengths))
    drawn = sum(dist(a, b) for piece in pieces for a, b in pairwise(piece))
    share = sum(lengths[::2]) / sum(lengths)
    assert abs(drawn / 160 - share) < 0.05 and all(len(piece) > 1 for piece in pieces)
    assert list(dashed(points, [])) == [points]


def test_one_comes_back_to_the_result_after_watching_and_by_esc_after_a_look_at_the_table() -> None:
    with desk() as context:
        end = ended(context, "scamorra", "human", "ai:random")
        written_down = len(context.storage.history.value.results)
        choose(context, "Watch the replay")
        assert isinstance(context.scenes.top, ReplayScene)
        choose(context, "Back")
        assert scene(context) is end
        choose(context, "Back")
        choose(context, "Show the table")
        assert isinstance(context.scenes.top, TableScene)
        press(context, "escape")
        assert isinstance(context.scenes.top, FinaleScene)
        assert len(context.storage.history.value.results) == written_down


def test_a_pause_after_the_end_does_not_say_that_the_game_is_found_again() -> None:
    with desk() as context:
        ended(context, "scamorra", "human", "ai:random")
        choose(context, "Back")
        choose(context, "Show the table")
        choose(context, "Pause")
        assert "The game is over." in [widget.name for widget in scene(context).all_widgets()]


@pytest.mark.parametrize("game", GAMES)
def test_companions_are_seen_at_the_end_glad_or_sad_and_people_are_not(game: str) -> None:
    seats = GAMES[game].info.seats[0]
    with desk(speed="off") as context:
        end = ended(context, game, "human", *["ai:random"] * (seats - 1))
        table = next(one for one in context.scenes.scenes if isinstance(one, TableScene))
        outcome, names = table.sitting.match.outcome, table.sitting.names
        faces = [widget for widget in end.all_widgets() if isinstance(widget, Faces)]
        assert outcome is not None and len(faces) == seats
        drawn = len(outcome.winners) == seats
        for seat, face in zip(outcome.order, faces, strict=True):
            assert face.name == (names[seat] if seat else "")
            assert face.mood == ("plain" if drawn else "glad" if seat in outcome.winners else "sad")
