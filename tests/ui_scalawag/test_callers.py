"""Several people at one machine hear a declaration: flags and keys of their own, the order of the law, no peeking."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scrapdesk.ai.thinking import LocalThinker
from scrapdesk.core.table import Piece
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces.scalawag.callers import ANSWER_MS, JOIN_MS, Callers
from scrapdesk.ui.frame.events import KeyDown, PointerDown, PointerUp
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.curtain import CurtainScene
from tests.ui.hands import click, desk, painted, press
from tests.ui.sizes import at_every_size
from tests.ui.test_layout import faults

PEOPLE = ("human",) * 4


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=True) as opened:
        opened.make_thinker = LocalThinker
        yield opened


def declared(context: AppContext, players: tuple[str, ...] = PEOPLE, seed: str = "2") -> BoardTable:
    """A person has declared two sailors, and all others are people or programs who are asked."""
    context.open_table(NewTable("scalawag", players, {"seats": "named"}, seed))
    context.scenes.settle()
    table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
    raise_curtain(context, table)
    match = table.sitting.match
    while match.to_act not in table.sitting.humans:
        match.play(match.to_act or 0, match.legal_moves(match.to_act or 0)[0])
    match.play_text(match.to_act or 0, "order trim 2")
    context.scenes.settle()
    raise_curtain(context, table)
    settle(context)
    return table


def raise_curtain(context: AppContext, table: BoardTable) -> None:
    if isinstance(context.scenes.top, CurtainScene):
        table.sitting.raise_curtain()
        context.scenes.pop(context.scenes.top)
        context.scenes.settle()
        table.follow("curtain")


def pass_time(context: AppContext, ms: float) -> None:
    for _ in range(round(ms / 20)):
        context.clock.advance(20)
        context.scenes.update(20)
        context.scenes.settle()


def order_of(table: BoardTable) -> list[int]:
    """The people who are asked, clockwise from the declarer's left."""
    view = table.sitting.match.view(None)
    ring = view.frame.ring
    at = ring.index(view.captain)
    return [ring[(at + step) % len(ring)] for step in range(1, len(ring))]


def key_of(seat: int) -> KeyDown:
    return KeyDown("akemtxub"[seat])


def test_each_person_who_is_asked_has_a_flag_and_a_key_and_the_captain_has_none(context: AppContext) -> None:
    table = declared(context)
    shown = {flag.seat: (flag.text, flag.shortcut) for flag in table.part(Callers).sheet.flags if flag.visible}
    assert set(shown) == set(order_of(table))
    for seat, words in shown.items():
        assert words == (f"{table.sitting.names[seat]} calls", "AKEM"[seat])
    assert not any(words.text == "Let it pass" for words in table.look.inscriptions(table.stage.hand.view))


def test_the_own_key_calls_for_the_person_and_those_before_let_it_pass(context: AppContext) -> None:
    table = declared(context)
    match, last = table.sitting.match, order_of(table)[-1]
    context.scenes.handle(key_of(last))
    assert match.view(None).phase.name == "CHALLENGE", "others may still join"
    pass_time(context, JOIN_MS + 4 * ANSWER_MS + 200)
    view = match.view(None)
    assert (view.phase.name, view.plan.caller) == ("REPLY", last)


def test_of_several_callers_the_first_clockwise_counts_and_not_the_fastest(context: AppContext) -> None:
    table = declared(context)
    first, second, last = order_of(table)
    context.scenes.handle(key_of(last))
    pass_time(context, 300)
    context.scenes.handle(key_of(second))
    pass_time(context, JOIN_MS + 600)
    assert table.sitting.match.view(None).plan.caller == second != first


def test_the_first_in_the_order_need_not_wait_for_anybody(context: AppContext) -> None:
    table = declared(context)
    first = order_of(table)[0]
    context.scenes.handle(key_of(first))
    pass_time(context, 2 * ANSWER_MS)
    assert table.sitting.match.view(None).plan.caller == first


def test_a_flag_is_pressed_with_the_pointer_as_well(context: AppContext) -> None:
    table = declared(context)
    seat = order_of(table)[1]
    flag = next(flag for flag in table.part(Callers).sheet.flags if flag.seat == seat)
    click(context, flag.rect.center)
    pass_time(context, JOIN_MS + 600)
    assert table.sitting.match.view(None).plan.caller == seat


def test_one_key_lets_it_pass_for_all(context: AppContext) -> None:
    table = declared(context)
    captain = table.sitting.match.view(None).captain
    press(context, "n")
    pass_time(context, 600)
    view = table.sitting.match.view(None)
    assert view.captain != captain or view.phase.name != "CHALLENGE"
    assert not any(flag.visible for flag in table.part(Callers).sheet.flags)


def test_the_key_for_yes_and_the_seal_call_for_nobody(context: AppContext) -> None:
    table = declared(context)
    ply = table.sitting.match.ply
    press(context, "y")
    box = table.stage.box_of("seal")
    assert box is not None
    click(context, box.center)
    pass_time(context, 3000)
    assert table.sitting.match.ply == ply


def test_programs_between_are_asked_in_their_place(context: AppContext) -> None:
    table = declared(context, ("human", "ai:random", "human", "human", "ai:random"), "4")
    callers = table.part(Callers)
    match = table.sitting.match
    for _ in range(400):
        if callers.gathered or match.view(None).phase.name != "CHALLENGE":
            break
        pass_time(context, 50)
    if callers.gathered:
        people = list(callers.people())
        context.scenes.handle(key_of(table.sitting.humans.index(people[-1])))
        pass_time(context, JOIN_MS + 4000)
    assert match.view(None).phase.name != "CHALLENGE"


def test_a_burnt_fuse_answers_for_everybody(context: AppContext) -> None:
    context.change_settings(fuse="5")
    table = declared(context)
    captain = table.sitting.match.view(None).captain
    pass_time(context, 5300)
    assert table.sitting.match.view(None).captain != captain


def test_whoever_holds_the_eye_sees_their_own_crew_and_nobody_else_s(context: AppContext) -> None:
    table = declared(context)
    seat = order_of(table)[1]
    assert not _open_crew(table)
    eye = next(eye for eye in table.part(Callers).sheet.eyes if eye.seat == seat)
    context.scenes.handle(PointerDown(eye.rect.center))
    context.scenes.settle()
    assert {piece.owner for piece in _open_crew(table)} == {seat}
    painted(context)
    context.scenes.handle(PointerUp(eye.rect.center))
    context.scenes.settle()
    assert not _open_crew(table)


def test_the_odds_are_told_to_whoever_holds_their_eye_and_to_nobody_else(context: AppContext) -> None:
    """They come of a hand: what one person may believe would tell the others what that person holds."""
    table = declared(context)
    context.scenes.handle(KeyDown("h"))
    context.scenes.settle()
    assert "Hold the eye" in table.passing.last.text
    assert not table.sitting.hinting and "% chance" not in table.side.words.text
    seat = order_of(table)[2]
    eye = next(eye for eye in table.part(Callers).sheet.eyes if eye.seat == seat)
    context.scenes.handle(PointerDown(eye.rect.center))
    context.scenes.handle(KeyDown("h"))
    context.scenes.settle()
    belief = table.sitting.table.beliefs(table.sitting.match.view(seat))[0]
    assert table.side.words.text == f"{context.texts.sentence(belief.line)}."
    assert table.sitting.names[seat] in table.side.headline.text
    context.scenes.handle(PointerUp(eye.rect.center))
    context.scenes.settle()
    assert "% chance" not in table.side.words.text


def _open_crew(table: BoardTable) -> list[Piece]:
    return [piece for piece in table.stage.hand.pieces if piece.slot.startswith("hand") and piece.face_up]


def test_a_person_who_is_asked_alone_may_look_at_their_crew_first(context: AppContext) -> None:
    table = declared(context, ("human", "human", "ai:random"), "6")
    match = table.sitting.match
    for _ in range(200):
        if table.sitting.person_asked is not None and match.view(None).phase.name == "CHALLENGE":
            break
        pass_time(context, 50)
    asked = table.sitting.person_asked
    if asked is None or match.view(None).phase.name != "CHALLENGE":
        pytest.skip("the program called first")
    assert not _open_crew(table)
    context.scenes.handle(KeyDown("q"))
    context.scenes.settle()
    assert {piece.owner for piece in _open_crew(table)} == {asked}


@at_every_size()
def test_the_sheet_of_eight_people_fits(size: tuple[int, int], text: int) -> None:
    with desk(size=size, text=text, speed="off", curtain=True) as context:
        table = declared(context, ("human",) * 8)
        assert sum(flag.visible for flag in table.part(Callers).sheet.flags) == 7
        assert list(faults(table, size)) == []


def test_whole_games_of_people_end_with_flags(context: AppContext) -> None:
    context.change_settings(curtain=False)
    table, rng = declared(context), Random(8)
    match = table.sitting.match
    while match.outcome is None and match.view(None).turn < 40:
        callers = table.part(Callers)
        if callers.gathered:
            people = list(callers.people())
            seat = rng.choice([None, *people])
            context.scenes.handle(KeyDown("n") if seat is None else key_of(seat))
            pass_time(context, JOIN_MS + 6 * ANSWER_MS)
        else:
            table.play(rng.choice(list(match.legal_moves(match.to_act or 0))))
            context.scenes.settle()
        raise_curtain(context, table)
    assert match.view(None).turn >= 40 or match.outcome is not None
