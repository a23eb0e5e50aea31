"""SCOPE as a show: every beat points at things that are there, and nothing is told that was not said aloud."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.core.events import Event
from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.games.scope import board
from scrapdesk.games.scope.state import Phase, State
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.beats import Beat
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.faces.scope.beats import SHOT, beats_of
from scrapdesk.ui.faces.scope.look import ScopeLook
from scrapdesk.ui.faces.scope.stops import play_to_the_end
from tests.games.scope.positions import RULES, play, position, told
from tests.ui.hands import desk
from tests.ui_scope.tables import SETUPS, lay_out, seated

ENTRY = GAMES["scope"]
FIELD = "E S E\nO C E\nE M G\n---\ni g e\ne d s\ns m o"


def shown(event: Event, view: View, by_hand: bool = False) -> list[Beat]:
    return list(beats_of(event, view, by_hand))


@pytest.mark.parametrize("name", SETUPS)
def test_beats_point_at_what_lies_on_the_table_and_pose_views_that_can_be_laid(name: str) -> None:
    seats, options = SETUPS[name]
    match, rng = Match(ENTRY.rules, seats, options, "show"), Random(3)
    look = ScopeLook(seats)
    layout = look.plan(load_level(look.level(0)), match.view(0))
    told_kinds = set()
    while (asked := match.to_act) is not None and match.ply < 160:
        before = match.ply
        match.play(asked, rng.choice(list(match.legal_moves(asked))))
        for entry in match.entries(0)[before:]:
            view = match.view(0, entry.ply)
            for event in entry.events:
                for beat in look.beats(event, view):
                    told_kinds.add(event.kind)
                    lies = {piece.id for piece in ENTRY.table.pieces(beat.view or view)}
                    named = {*beat.struck, *(sign.at for sign in beat.signs)}
                    named |= {end for streak in beat.streaks for end in (streak.start, streak.goal)}
                    named |= {end for flight in beat.flights for end in (flight.start, flight.goal)}
                    assert named <= lies | set(layout.slots), (event, named)
                    view = beat.view or view
    assert {"shown", "moved", "heard"} <= told_kinds or name == "offensive"


def test_the_line_of_a_shot_begins_at_the_edge_of_the_front_and_ends_at_what_was_shot() -> None:
    state = play(position(FIELD, target=9), "search b6")
    view = RULES.view(state, 1)
    beats = [beat for event in told(state, "shoot") for beat in shown(event, view)]
    streak = next(beat.streaks[0] for beat in beats if beat.streaks)
    assert (streak.start, streak.goal, streak.colour) == ("edge:german:3", "square:b6", SHOT)
    assert not any(beat.struck == (f"square:{at}",) for beat in beats for at in ("a1", "c2"))


def test_the_same_is_shown_wherever_the_sniper_stands_that_has_shot() -> None:
    seen = set()
    for drawing in (FIELD, FIELD.replace("e d s\ns m o", "s d e\ne m s")):
        state = play(position(drawing, target=9), "search b6")
        view = RULES.view(state, 1)
        seen.add(tuple(beat.streaks + beat.struck for event in told(state, "shoot") for beat in shown(event, view)))
    assert len(seen) == 1


def test_a_card_that_is_turned_up_lies_open_until_it_can_have_been_read() -> None:
    state = position(FIELD)
    event = next(event for event in told(state, "search a5") if event.kind == "shown")
    for by_hand in (False, True):
        (beat,) = shown(event, RULES.view(state, 0), by_hand)
        piece = next(piece for piece in ENTRY.table.pieces(beat.view) if piece.id == "square:a5")
        assert (piece.face, piece.face_up) == ("officer", True) and beat.ms > 1000


def test_a_shell_flies_from_the_mortar_that_was_shown() -> None:
    state = position(FIELD)
    event = next(event for event in told(state, "howitzer b1 a5") if event.kind == "shelled")
    flights = [flight for beat in shown(event, RULES.view(state, 1)) for flight in beat.flights]
    assert [(flight.start, flight.goal) for flight in flights] == [("square:b1", "square:a5")]


def test_after_a_shot_the_card_lies_on_the_pile_and_ruins_lie_in_its_place() -> None:
    state = play(position(FIELD, target=9), "search a5")
    view = RULES.view(state, 0)
    beat = next(beat for event in told(state, "shoot") for beat in shown(event, view) if beat.view is not None)
    after = RULES.view(play(state, "shoot"), 0)
    assert beat.view.cards == after.cards and beat.view.score.piles == after.score.piles
    assert beat.view.score.points == after.score.points and after.phase == Phase.NOISE


def lines(state: State, move: str) -> list[tuple[str, str]]:
    """Where the lines of shots begin and end that the other side sees."""
    view, found = RULES.view(state, 1), list[tuple[str, str]]()
    for event in told(state, move):
        for beat in shown(event, view):
            view = beat.view or view
            found += [(streak.start, streak.goal) for streak in beat.streaks]
    return found


def test_a_gun_that_lies_open_shoots_from_where_it_lies_in_its_own_turn_and_against_an_assault() -> None:
    state = position("E S E\nO C E\nE M G\n---\ne e i\ne d s\ns m o", target=9)
    assert lines(state, "assault c3 b3c4") == [("square:c4", "square:c3")]
    state = play(position("E S E\nO C E\nE M E\n---\ne g e\ne d s\ns m o", target=9), "fire b4")
    assert lines(state, "gun b3") == [("square:b3", "square:b4")]


def test_when_all_is_over_the_table_says_who_fell_where_and_an_undo_takes_it_away() -> None:
    with desk(speed="off", curtain=False) as context:
        table = seated(context, "quick")
        lay_out(context, table)
        play_to_the_end(table)
        table.after_change("play")
        context.scenes.settle()
        look, match = table.look, table.sitting.match
        assert isinstance(look, ScopeLook) and look.after is not None
        told = look.after.told
        shown = {piece.slot: look.face(piece, 150).name for piece in table.stage.hand.pieces}
        caps = {slot for slot, name in shown.items() if name == "scope/tile-fallen"}
        assert caps and {board.FIELD.square(slot.removeprefix("square:")) for slot in caps} <= set(told.fallen)
        words = {words.text for words in look.inscriptions(match.view(None))}
        assert "Both fronts, revealed" in words
        assert any(f"{told.hits[0]} hit" in text and f"{told.misses[0]} miss" in text for text in words)
        match.undo(practice=True)
        table.settle()
        assert look.after is None
        assert "scope/tile-fallen" not in {look.face(piece, 150).name for piece in table.stage.hand.pieces}
