"""What others do can be followed: announced, done, and seen; hurried, skipped, and never in anybody's way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.games.scamorra.moves import Enter, Play, Throw
from scrapdesk.games.scamorra.state import Phase
from scrapdesk.games.scamorra.targets import square_target
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.events import KeyDown, PointerDown, PointerMoved, PointerUp
from scrapdesk.ui.paint.sound.audio import NullAudio
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.curtain import CurtainScene
from scrapdesk.ui.table.turns import Turns
from tests.ui.faces import look_for
from tests.ui.hands import click, desk, press
from tests.ui_board.boards import drop, lift, place_of
from tests.ui_board.test_board_scene import ALONE, seated, wait

Wanted = Callable[[Any, Any], bool]


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(curtain=False) as opened:
        yield opened


def takes(move: Any, view: Any) -> bool:
    return isinstance(move, Play) and move.target in view.squares and move.card != 0


def goes(move: Any, view: Any) -> bool:
    return isinstance(move, Play) and move.target not in view.squares


def comes_back(move: Any, view: Any) -> bool:
    return isinstance(move, Enter)


def is_thrown(move: Any, view: Any) -> bool:
    return isinstance(move, Throw)


def about_to(context: AppContext, wanted: Wanted, seat: int, players: tuple[str, ...]) -> tuple[BoardTable, Any]:
    """A table at which this seat can make such a move, and that move."""
    for seed in range(60):
        sit_down(context, NewTable("scamorra", players, {}, str(seed)))
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, BoardTable)
        match, rng = table.sitting.match, Random(seed)
        while match.to_act is not None:
            legal, view = list(match.legal_moves(match.to_act)), match.view(match.to_act)
            found = [move for move in legal if view.phase is Phase.PLAY and wanted(move, view)]
            if found and match.to_act == seat:
                table.after_change("begin")
                context.scenes.settle()
                context.clock.finish()
                return table, found[0]
            match.play(match.to_act, rng.choice(legal))
        context.scenes.pop(table)
        context.scenes.settle()
    raise AssertionError("that never happens")


def let_opponent(table: BoardTable, move: Any) -> None:
    table.sitting.play_for_opponent(move)
    table.after_change("play")


def watched(context: AppContext) -> list[tuple[float, tuple[str, ...]]]:
    """For how long what is pointed at, until all has been shown."""
    table, seen, shown = context.scenes.top, [], None
    assert isinstance(table, BoardTable)
    while (cue := table.stage.show.cue) is not None:
        if cue is not shown:
            seen.append((0.0, cue.beat.struck))
            shown = cue
        seen[-1] = (seen[-1][0] + 10, cue.beat.struck)
        context.clock.advance(10)
    return seen


AGAINST = ("human", "ai:random")


# -- announced, done, seen ----------------------------------------------------------------------------------


def test_a_move_is_announced_250_its_card_read_750_done_250_and_seen_450(context: AppContext) -> None:
    table, move = about_to(context, goes, 1, AGAINST)
    let_opponent(table, move)
    seen = watched(context)
    assert [ms for ms, _ in seen] == pytest.approx([250, 750, 250, 450], abs=11)
    assert seen[0][1] == ("panel:b",) and seen[1][1][0].startswith("piece:b-") and seen[2][1] == ()
    goal = next(piece.slot for piece in table.stage.hand.pieces if piece.id == seen[1][1][0])
    assert seen[3][1] == (goal,)


def test_before_a_piece_is_taken_the_wheel_tells_why_and_it_goes_when_the_other_comes(context: AppContext) -> None:
    table, move = about_to(context, takes, 1, AGAINST)
    square = square_target(move.target)
    let_opponent(table, move)
    seen = watched(context)
    why = seen[2][1]
    assert [target.partition(":")[0] for target in why] == ["wheel", "wheel", "square"] and why[2] == square
    assert all(target in table.stage.layout.slots for target in why)
    assert seen[-1][0] == pytest.approx(450, abs=11) and seen[-1][1] == (square,)


@pytest.mark.parametrize("wanted", [comes_back, is_thrown])
def test_what_else_is_done_with_a_card_is_shown_step_by_step(context: AppContext, wanted: Wanted) -> None:
    table, move = about_to(context, wanted, 1, AGAINST)
    let_opponent(table, move)
    seen = watched(context)
    assert seen[0][0] == pytest.approx(250, abs=11) and seen[0][1] == ("panel:b",)
    assert seen[1][0] == pytest.approx(750, abs=11)
    assert not table.showing


def test_in_the_end_all_lies_as_it_does_and_in_between_nothing_is_seen_that_is_not_known(context: AppContext) -> None:
    table, move = about_to(context, takes, 1, AGAINST)
    let_opponent(table, move)
    while table.showing:
        assert not [s for s in table.stage.cast if s.shown.face_up and s.piece.slot in ("hand:b", "deck:b", "deck:w")]
        context.clock.advance(10)
    shown = {(sprite.piece.id, sprite.piece.slot) for sprite in table.stage.cast}
    assert shown == {(piece.id, piece.slot) for piece in table.stage.hand.pieces}


def test_the_log_and_the_words_beside_the_table_keep_step(context: AppContext) -> None:
    table, move = about_to(context, takes, 1, AGAINST)
    told = len(table.side.log.lines)
    let_opponent(table, move)
    assert len(table.side.log.lines) == told + 1
    assert table.side.words.text == table.side.log.lines[-1].text
    assert table.side.head.turn.text == "Bruno is playing" and table.side.head.face.guest is context.company[1]
    context.scenes.handle(PointerMoved(table.side.head.face.rect.center))
    context.clock.advance(500)
    tooltip = table.passing.tooltip
    assert tooltip is not None and "Says what he means and plays what he says." in tooltip.text
    watched(context)
    assert len(table.side.log.lines) == len(table.teller.log(0)) > told + 1
    assert table.side.head.turn.text == "Turn 3" and table.side.head.face.guest is None
    assert [plaque.turn for plaque in table.look.plaques(table.stage.hand.view)] == ["your turn", ""]


@pytest.mark.parametrize("by_hand", [False, True])
@pytest.mark.parametrize("options", [{"initiative": "morra"}, {"game": "fifteen", "piles": "last"}])
def test_every_step_of_whole_games_lies_on_the_map_and_leads_to_how_it_is(
    options: dict[str, str], by_hand: bool
) -> None:
    look, entry, told = look_for("scamorra", 2), GAMES["scamorra"], set()
    assert look is not None
    slots = set(load_level(look.level(0)).slots)
    for seed in range(5):
        match, rng = Match(entry.rules, 2, options, str(seed)), Random(seed)
        while match.to_act is not None:
            match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))
        for log in match.entries(0):
            view = match.view(0, log.ply)
            for event in log.events:
                for beat in look.beats(event, view, by_hand):
                    told.add(event.kind)
                    view = view if beat.view is None else beat.view
                    pieces = entry.table.pieces(view)
                    places = {*beat.struck, *(place for one in beat.flights for place in (one.start, one.goal))}
                    assert {piece.slot for piece in pieces} <= slots
                    assert places <= slots | {piece.id for piece in pieces}, event
            after = match.view(0, log.ply + 1)
            if after.phase is Phase.PLAY and view.phase is Phase.PLAY:
                assert (view.squares, view.played, view.points) == (after.squares, after.played, after.points)
    assert {"played", "captured", "entered", "placed", "coppelle"} <= told


# -- the own move -------------------------------------------------------------------------------------------


def test_what_was_moved_by_hand_is_not_told_again(context: AppContext) -> None:
    table, move = about_to(context, goes, 0, ALONE)
    table.play(move)
    table.settle()
    assert not table.showing


def test_an_own_capture_is_explained_by_the_wheel_for_450(context: AppContext) -> None:
    table, move = about_to(context, takes, 0, AGAINST)
    table.play(move)
    table.settle()
    (ms, struck), *rest = watched(context)
    assert ms == pytest.approx(450, abs=11) and not rest
    assert [target.partition(":")[0] for target in struck] == ["wheel", "wheel", "square"]


# -- who wants it otherwise ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("speed", "factor"), [("fast", 0.5), ("slow", 1.6)])
def test_the_speed_scales_it(context: AppContext, speed: str, factor: float) -> None:
    context.change_settings(speed=speed)
    table, move = about_to(context, goes, 1, AGAINST)
    let_opponent(table, move)
    assert sum(ms for ms, _ in watched(context)) == pytest.approx(1700 * factor, abs=45)


def test_without_animation_it_is_there_at_once(context: AppContext) -> None:
    context.change_settings(speed="off")
    table, move = about_to(context, goes, 1, AGAINST)
    let_opponent(table, move)
    assert not table.showing and not table.part(Turns).banner.visible
    assert all(sprite.place == sprite.goal for sprite in table.stage.cast)


def test_with_reduced_motion_the_steps_are_seen_and_nothing_moves(context: AppContext) -> None:
    context.change_settings(reduced_motion=True)
    table, move = about_to(context, goes, 1, AGAINST)
    let_opponent(table, move)
    while table.showing:
        assert all(sprite.place == sprite.goal for sprite in table.stage.cast)
        context.clock.advance(10)


def test_a_press_ends_it_and_means_what_it_means(context: AppContext) -> None:
    table, move = about_to(context, goes, 1, AGAINST)
    let_opponent(table, move)
    card = next(piece.id for piece in table.stage.hand.pieces if piece.slot == "hand:w")
    context.scenes.handle(PointerDown(place_of(table, card)))
    assert not table.showing
    context.scenes.handle(PointerUp(place_of(table, card)))
    assert table.stage.hand.pointed == (card,)


def test_the_next_opponent_waits_until_it_has_been_seen(context: AppContext) -> None:
    table, _ = about_to(context, goes, 1, ("ai:random", "ai:random"))
    match = table.sitting.match
    for _ in range(200):
        if table.showing:
            break
        context.clock.advance(16)
        context.scenes.update(16)
    ply = match.ply
    for _ in range(100):
        context.clock.advance(10)
        context.scenes.update(10)
        assert match.ply == ply or not table.showing
        if not table.showing:
            return
    assert match.ply == ply


# -- from behind a curtain ----------------------------------------------------------------------------------


def test_who_sits_down_is_shown_what_the_other_did_with_their_own_eyes(context: AppContext) -> None:
    context.change_settings(curtain=True)
    sit_down(context, NewTable("scamorra", ALONE, {}, "3"))
    context.scenes.settle()
    table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
    match = table.sitting.match
    while match.to_act is not None and not (table.showing and table.sitting.moves_made > 8):
        if isinstance(context.scenes.top, CurtainScene):
            context.scenes.handle(KeyDown("enter"))
            context.scenes.settle()
        else:
            match.play(match.to_act, match.legal_moves(match.to_act)[0])
            table.after_change("play")
            context.scenes.settle()
            settle(context)
    cue = table.stage.show.cue
    assert cue is not None and cue.actor is not None
    assert table.sitting.viewer == match.to_act == 1 - cue.actor
    assert not any(sprite.piece.face_up for sprite in table.stage.cast if sprite.piece.slot == hand_of(cue.actor))
    press(context, "space")
    assert not table.showing
    assert table.sitting.person_asked == match.to_act
    assert not table.part(Turns).banner.visible, "the curtain has told whose turn it is"


def hand_of(seat: int) -> str:
    return f"hand:{'wb'[seat]}"


# -- whose turn it is ---------------------------------------------------------------------------------------


def test_it_is_said_for_500_that_it_is_your_turn_and_holds_nobody_up(context: AppContext) -> None:
    table, move = about_to(context, goes, 1, AGAINST)
    let_opponent(table, move)
    watched(context)
    assert table.part(Turns).banner.visible and table.part(Turns).banner.name == "Your turn"
    assert table.at(table.part(Turns).banner.rect.center) is table.stage
    context.clock.advance(490)
    assert table.part(Turns).banner.visible
    context.clock.advance(20)
    assert not table.part(Turns).banner.visible and not context.clock.moving


def test_at_one_machine_it_is_said_by_name_once_for_each_turn(context: AppContext) -> None:
    table, move = about_to(context, goes, 0, ALONE)
    settle(context)
    table.play(move)
    table.settle()
    watched(context)
    assert table.part(Turns).banner.visible and table.part(Turns).banner.name == "Blue, your turn"
    settle(context)
    table.follow("look")
    table.shown()
    assert not table.part(Turns).banner.visible


# -- cards that cannot be played now ------------------------------------------------------------------------


def placing(context: AppContext) -> BoardTable:
    table = seated(context, AGAINST, "11")
    match = table.sitting.match
    for _ in range(40):
        if match.view(0).phase is Phase.PLACE and table.sitting.person_asked is not None:
            return table
        if table.sitting.person_asked is not None:
            table.play(match.legal_moves(0)[0])
        wait(context, table)
    raise AssertionError("nothing is placed")


def test_while_pieces_are_placed_the_cards_are_barred_and_say_why(context: AppContext) -> None:
    table = placing(context)
    cards = [sprite for sprite in table.stage.cast if sprite.piece.slot == "hand:w"]
    assert cards and all(sprite.barred for sprite in cards)
    at = place_of(table, cards[0].piece.id)
    table.glance(at)
    rule = table.side.rule.text
    assert table.side.words.text.startswith("Not now: ") and rule.startswith("Rule SM-")
    click(context, at)
    assert table.passing.toast is not None and table.passing.toast.rule == rule.removeprefix("Rule ")


def test_who_waits_sees_the_hand_as_it_is_and_so_does_who_may_play_it(context: AppContext) -> None:
    for seat in (0, 1):
        table, _ = about_to(context, goes, seat, AGAINST)
        assert not any(sprite.barred for sprite in table.stage.cast)
        table.leave()
        context.scenes.settle()


def test_a_press_on_a_card_while_another_is_asked_says_whose_turn_it_is_not(context: AppContext) -> None:
    table, _ = about_to(context, goes, 1, AGAINST)
    at = place_of(table, next(piece.id for piece in table.stage.hand.pieces if piece.slot == "hand:w"))
    for event in (PointerMoved(at), PointerDown(at), PointerUp(at)):
        context.scenes.handle(event)
    assert table.passing.toast is not None and table.passing.toast.text == "It's not your turn."


# -- what is heard ------------------------------------------------------------------------------------------


class Heard(NullAudio):
    def __init__(self) -> None:
        self.names: list[str] = []

    def play(self, name: str) -> None:
        self.names.append(name)


def test_a_dropped_piece_is_heard_when_it_has_settled_after_130(context: AppContext) -> None:
    table, _ = about_to(context, goes, 0, ALONE)
    hand = table.stage.hand
    piece = next(target for target in hand.possible() if target.startswith("piece:"))
    at = lift(context, table, piece)
    context.audio = heard = Heard()
    drop(context, at)
    for ms, sounds in ((100, 0), (140, 1)):
        context.clock.advance(ms)
        context.scenes.update(0)
        assert heard.names.count("landing") == sounds


def test_a_move_is_heard_with_its_step_and_each_sound_once(context: AppContext) -> None:
    table, move = about_to(context, takes, 1, AGAINST)
    context.audio = heard = Heard()
    let_opponent(table, move)
    assert heard.names == []
    watched(context)
    assert [name for name in heard.names if name in ("card", "capture")] == ["card", "capture"]
