"""Companions at the sea: their faces, what they say and when, and that it tells nothing; ships that bob."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.storage.people import companions
from scrapdesk.storage.talk import line_of, talk
from scrapdesk.ui.board.beats import Speech
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.paint.type.styles import BODY
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.talk import READ_MS, Talk
from tests.ui.faces import look_for
from tests.ui.hands import desk, painted

ENTRY = GAMES["scalawag"]
OCCASIONS = {"declare", "call", "proven", "caught", "sunk"}
PLAYERS = ("human", "ai:random", "ai:random", "ai:random")


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="normal", curtain=False) as opened:
        yield opened


def seated(context: AppContext) -> BoardTable:
    """A person among companions, of whom one is to order."""
    sit_down(context, NewTable("scalawag", PLAYERS, {"seats": "named"}, "talk"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    settle(context)
    match = table.sitting.match
    while match.to_act == 0:
        match.play_text(0, "order trim")
    table.after_change("undo")
    settle(context)
    return table


def pass_time(context: AppContext, ms: float) -> None:
    for _ in range(round(ms / 20)):
        context.clock.advance(20)
        context.scenes.update(20)
        context.scenes.settle()


def said(table: BoardTable) -> dict[int, str]:
    return {seat: bubble.words for seat, bubble in table.part(Talk).bubbles.items()}


def test_every_companion_has_a_line_for_every_occasion_that_fits_and_can_be_lettered(context: AppContext) -> None:
    assert set(talk()) == {one.id for one in companions()}
    for lines in talk().values():
        assert set(lines) == OCCASIONS
        for line in (line for found in lines.values() for line in found):
            assert 0 < len(line) <= 60
            assert context.writer.letters.drawn(line)
            assert context.writer.block(line, BODY).width < 700
    everything = [line for lines in talk().values() for found in lines.values() for line in found]
    assert len(everything) == len(set(everything)), "a line of their own"


def test_which_line_is_said_depends_on_the_turn_alone() -> None:
    """The same turn, the same line, whatever lies in anybody's hand; and not always the same one."""
    look = look_for("scalawag", 4)
    assert look is not None
    match, rng = Match(ENTRY.rules, 4, {}, "hidden"), Random(1)
    spoken = 0
    while (asked := match.to_act) is not None:
        ply = match.ply
        match.play(asked, rng.choice(match.legal_moves(asked)))
        for entry in match.entries(None)[ply:]:
            view = match.view(None, entry.ply)
            for event in (event for event in entry.events if event.heard_by(None)):
                hidden = ENTRY.rules.determinize(match.view(0, entry.ply), Random(spoken))
                others = ENTRY.rules.view(hidden, None)
                speeches = [speech for beat in look.beats(event, view) for speech in beat.speech]
                assert speeches == [speech for beat in look.beats(event, others) for speech in beat.speech]
                spoken += len(speeches)
                assert {speech.occasion for speech in speeches} <= OCCASIONS
    assert spoken > 30
    assert len({line_of("bruno", "declare", turn) for turn in range(40)}) == len(talk()["bruno"]["declare"])
    assert line_of("nobody", "declare", 1) == ""


def test_whoever_declares_says_a_line_for_a_while_and_holds_nobody_up(context: AppContext) -> None:
    table = seated(context)
    captain = table.sitting.match.to_act or 0
    table.sitting.match.play_text(captain, "order trim 1")
    context.scenes.settle()
    pass_time(context, 1200)
    companion = context.company[captain].companion
    assert companion is not None
    assert said(table)[captain] in talk()[companion.id]["declare"]
    painted(context)
    bubble = table.part(Talk).bubbles[captain]
    pass_time(context, READ_MS)
    assert bubble not in table.part(Talk).bubbles.values() and not bubble.alive()


def test_people_are_given_no_words(context: AppContext) -> None:
    table = seated(context)
    table.part(Talk).say(Speech(0, "face:p1", "declare", 1))
    assert not said(table)


def test_a_switch_in_the_settings_keeps_them_quiet(context: AppContext) -> None:
    context.change_settings(talk=False)
    table = seated(context)
    table.sitting.match.play_text(table.sitting.match.to_act or 0, "order trim 1")
    context.scenes.settle()
    pass_time(context, 1200)
    assert not said(table)


def test_a_bubble_lies_within_the_table_and_is_gone_when_the_window_changes(context: AppContext) -> None:
    table = seated(context)
    for seat in (1, 2, 3):
        table.part(Talk).say(Speech(seat, f"face:p{seat + 1}", "sunk", 3))
    assert len(said(table)) == 3
    assert all(table.stage.rect.contains(bubble.rect) for bubble in table.part(Talk).bubbles.values())
    context.resize((1024, 640))
    table.arrange()
    assert not said(table)


def test_faces_of_companions_look_out_of_their_ships(context: AppContext) -> None:
    table = seated(context)
    shown = {sign.slot: sign.picture.name for sign in table.look.ornaments(table.sitting.view)}
    faces = {slot for slot in shown if slot.startswith("face:")}
    assert faces == {"face:p2", "face:p3", "face:p4"}


def test_a_ship_that_is_looked_at_tells_who_sails_it_and_in_which_temper(context: AppContext) -> None:
    players = ("human", "ai:rookie-sly", "ai:random", "ai:random")
    sit_down(context, NewTable("scalawag", players, {"seats": "named"}, "talk"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    ships = {piece.owner: piece for piece in table.stage.hand.pieces if piece.face == "ship"}
    _, told = table.look.words_for(ships[1], table.sitting.view)
    companion = context.company[1].companion
    assert companion is not None
    assert told.startswith(f"{companion.name} (Rookie, Sly). {companion.line} ")
    _, own = table.look.words_for(ships[0], table.sitting.view)
    assert own.startswith("0 of 5 holes")


def test_the_ship_whose_turn_it_is_bobs_for_a_while_and_then_lies_still(context: AppContext) -> None:
    table = seated(context)
    name = f"ship:p{(table.sitting.match.to_act or 0) + 1}"
    seen = set()
    for _ in range(30):
        context.clock.advance(150)
        seen.add(_swell(table, name))
    assert len(seen) >= 3
    for _ in range(60):
        context.clock.advance(150)
    assert _swell(table, name) == 0
    assert all(_swell(table, f"ship:p{seat + 1}") == 0 for seat in range(4))


def test_no_ship_bobs_where_no_motion_is_wanted(context: AppContext) -> None:
    context.change_settings(reduced_motion=True)
    table = seated(context)
    for _ in range(20):
        context.clock.advance(150)
        assert all(_swell(table, f"ship:p{seat + 1}") == 0 for seat in range(4))


def _swell(table: BoardTable, name: str) -> int:
    sprite = table.stage.cast.get(name)
    assert sprite is not None
    return sprite.swell
