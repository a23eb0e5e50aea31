"""People at one screen look at a face-down hand while they hold it open; let go, and nobody sees a face of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scrapdesk.games.scrappers.state import Phase
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.events import FocusLost, KeyDown, KeyUp, PointerDown, PointerMoved, PointerUp
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.curtain import CurtainScene
from scrapdesk.ui.table.holding import Holding
from scrapdesk.ui.table.looking import LookingBack
from scrapdesk.ui.table.seals import set_pins
from tests.ui.hands import desk, painted, press
from tests.ui_around.test_secrets import forbidden_pieces
from tests.ui_board.boards import place_of


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off") as opened:
        yield opened


def seated(context: AppContext, seats: int = 2, players: tuple[str, ...] = (), seed: str = "5") -> BoardTable:
    sit_down(context, NewTable("scrappers", players or ("human",) * seats, {}, seed))
    context.scenes.settle()
    table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
    settle(context)
    return table


def asked_of(table: BoardTable) -> int:
    asked = table.sitting.person_asked
    assert asked is not None
    return asked


def own_faces(table: BoardTable) -> set[str]:
    """The hand of whoever is asked, card by card."""
    asked = asked_of(table)
    pieces = table.sitting.table.pieces(table.sitting.match.view(asked))
    return {piece.id for piece in pieces if piece.slot.startswith("hand:") and piece.face_up}


def seen(table: BoardTable) -> set[str]:
    """All faces on the table."""
    return {sprite.piece.id for sprite in table.stage.cast if sprite.piece.face_up or sprite.shown.face_up}


def hold(context: AppContext, table: BoardTable) -> None:
    context.scenes.handle(KeyDown("q"))
    context.scenes.settle()
    assert own_faces(table) <= seen(table)


def let_go(context: AppContext) -> None:
    context.scenes.handle(KeyUp("q"))
    context.scenes.settle()


def lay_one(table: BoardTable, seed: int = 1) -> None:
    match = table.sitting.match
    legal = [move for move in match.legal_moves(asked_of(table)) if move.verb in ("assign", "eject")]
    table.play(Random(seed).choice(legal))
    table.context.scenes.settle()
    settle(table.context)


def closed_card(table: BoardTable, number: int) -> tuple[int, int]:
    return place_of(table, f"hand:p{asked_of(table) + 1}:{number}")


def take_up(context: AppContext, table: BoardTable, number: int = 2) -> tuple[int, int]:
    """The pointer holds a card of the closed hand a little above where it lay."""
    x, y = closed_card(table, number)
    context.scenes.handle(PointerMoved((x, y)))
    context.scenes.handle(PointerDown((x, y)))
    context.scenes.handle(PointerMoved((x + 8, y - 30), held=True))
    return x + 8, y - 30


def test_no_curtain_comes_while_the_stacks_are_loaded_and_the_hand_lies_face_down(context: AppContext) -> None:
    table = seated(context)
    for _ in range(9):
        assert context.scenes.top is table
        assert table.sitting.viewer is None and table.stage.near == asked_of(table)
        assert not seen(table) & own_faces(table)
        lay_one(table)


def test_the_owner_who_points_at_a_closed_card_is_told_how_to_look(context: AppContext) -> None:
    table = seated(context)
    assert "Hold Q" in table.side.words.text
    context.scenes.handle(PointerMoved(closed_card(table, 2)))
    assert "Hold Q" in table.side.words.text
    rival = next(sprite for sprite in table.stage.cast if sprite.piece.owner not in (None, asked_of(table)))
    context.scenes.handle(PointerMoved(place_of(table, rival.piece.id)))
    assert "Hold Q" not in table.side.words.text


def test_whoever_is_asked_sits_at_the_near_edge(context: AppContext) -> None:
    table = seated(context, 4)
    boxes = set()
    for _ in range(4):
        name = f"p{asked_of(table) + 1}"
        boxes.add((table.stage.layout.box(f"bay:{name}:1"), table.stage.layout.box(f"hand:{name}:1")))
        lay_one(table)
    assert len(boxes) == 1


def test_the_hand_shows_while_the_key_is_held(context: AppContext) -> None:
    table = seated(context)
    hold(context, table)
    assert table.sitting.viewer == asked_of(table) and not table.part(Holding).button.visible
    let_go(context)
    assert not seen(table) & own_faces(table) and table.part(Holding).button.visible and table.sitting.viewer is None


def test_the_button_on_the_hand_shows_it_while_the_pointer_holds_it(context: AppContext) -> None:
    table = seated(context)
    at = table.part(Holding).button.rect.center
    context.scenes.handle(PointerMoved(at))
    context.scenes.handle(PointerDown(at))
    assert own_faces(table) <= seen(table)
    context.scenes.handle(PointerMoved((at[0] - 300, at[1] - 300), held=True))
    context.scenes.handle(PointerUp((at[0] - 300, at[1] - 300)))
    assert not seen(table) & own_faces(table)


def test_another_key_can_be_given_to_looking(context: AppContext) -> None:
    context.change_settings(keys=context.keys.with_keys("look", ["w"]))
    table = seated(context)
    context.scenes.handle(KeyDown("q"))
    assert not seen(table) & own_faces(table)
    context.scenes.handle(KeyDown("w"))
    assert own_faces(table) <= seen(table)
    context.scenes.handle(KeyUp("w"))
    assert "Hold W" in table.side.words.text


def test_a_hand_is_closed_when_the_key_of_a_chord_is_let_go_before_what_was_held_with_it(context: AppContext) -> None:
    context.change_settings(keys=context.keys.with_keys("look", ["ctrl+w"]))
    table = seated(context)
    context.scenes.handle(KeyDown("w", ctrl=True))
    assert own_faces(table) <= seen(table)
    context.scenes.handle(KeyUp("w"))
    assert not seen(table) & own_faces(table)


def test_a_card_is_played_with_the_hand_held_open_and_the_next_hand_stays_closed(context: AppContext) -> None:
    table = seated(context)
    match, asked = table.sitting.match, asked_of(table)
    hold(context, table)
    press(context, "1")
    assert table.stage.hand.pointed
    table.stage.act_on(table.stage.hand.click([f"bay:p{asked + 1}:1"]))
    context.scenes.settle()
    assert len(match.view(None).pilots[asked].stack) == 1 and asked_of(table) != asked
    context.scenes.handle(KeyDown("q"))  # a keyboard repeats a key that is held
    assert not table.part(Holding).looks and not seen(table) & own_faces(table)
    let_go(context)
    hold(context, table)


def test_a_dragged_card_alone_shows_its_face_and_only_while_it_is_held(context: AppContext) -> None:
    table = seated(context)
    before = seen(table)
    at = take_up(context, table)
    assert len(seen(table) - before) == 1 and seen(table) - before <= own_faces(table)
    assert table.stage.carried in own_faces(table)
    context.scenes.handle(PointerUp(at))
    assert seen(table) == before and table.sitting.match.view(None).pilots[asked_of(table)].stack == ()


def test_a_dragged_card_is_played(context: AppContext) -> None:
    table = seated(context)
    asked, goal = asked_of(table), place_of(table, f"bay:p{asked_of(table) + 1}:1")
    take_up(context, table)
    context.scenes.handle(PointerMoved(goal, held=True))
    context.scenes.handle(PointerUp(goal))
    context.scenes.settle()
    assert len(table.sitting.match.view(None).pilots[asked].stack) == 1
    assert not seen(table) & own_faces(table)


def test_a_dragged_card_that_is_refused_says_why_and_lies_face_down_again(context: AppContext) -> None:
    table = seated(context)
    asked = asked_of(table)
    take_up(context, table)
    goal = place_of(table, f"bay:p{asked + 1}:4")
    context.scenes.handle(PointerMoved(goal, held=True))
    context.scenes.handle(PointerUp(goal))
    assert table.passing.toast is not None and table.passing.toast.rule
    assert not seen(table) & own_faces(table)


def test_a_click_on_a_closed_card_tells_how_to_look(context: AppContext) -> None:
    table = seated(context)
    at = closed_card(table, 3)
    for event in (PointerMoved(at), PointerDown(at), PointerUp(at)):
        context.scenes.handle(event)
    assert table.passing.toast is not None and "Hold Q" in table.passing.toast.name
    assert not seen(table) & own_faces(table) and not table.stage.hand.pointed


@pytest.mark.parametrize("carried", [False, True])
def test_a_window_that_goes_behind_another_closes_the_hand(context: AppContext, carried: bool) -> None:
    table = seated(context)
    if carried:
        take_up(context, table)
    else:
        hold(context, table)
    context.scenes.handle(FocusLost())
    assert not seen(table) & own_faces(table) and table.sitting.viewer is None


def test_escape_puts_a_carried_card_down_and_closes_it(context: AppContext) -> None:
    table = seated(context)
    take_up(context, table)
    context.scenes.handle(KeyDown("escape"))
    assert not seen(table) & own_faces(table)


def test_what_is_opened_over_the_table_closes_the_hand(context: AppContext) -> None:
    table = seated(context)
    hold(context, table)
    press(context, "p")
    assert context.scenes.top is not table
    assert not seen(table) & own_faces(table) and table.sitting.viewer is None


def test_what_was_said_of_an_open_hand_is_gone_with_it(context: AppContext) -> None:
    table = seated(context)
    hold(context, table)
    context.scenes.handle(KeyDown("s"))
    assert table.passing.toast is not None
    let_go(context)
    assert table.passing.toast is None and not table.passing.last.text


def test_a_hint_is_given_to_an_open_hand_only(context: AppContext) -> None:
    table = seated(context)
    table.hint()
    assert not table.sitting.hinting
    hold(context, table)
    table.hint()
    assert table.sitting.hinting
    let_go(context)
    assert not table.sitting.hinting


def test_a_private_question_after_the_last_card_has_its_curtain(context: AppContext) -> None:
    table, rng = seated(context), Random(3)
    match, curtains = table.sitting.match, 0
    while match.outcome is None and match.view(None).round < 4:
        if isinstance(context.scenes.top, CurtainScene):
            assert match.view(None).phase is not Phase.COMMAND
            assert table.sitting.viewer is None
            press(context, "enter")
            curtains += 1
        table.play(rng.choice(list(match.legal_moves(asked_of(table)))))
        context.scenes.settle()
        settle(context)
    assert curtains > 3


def test_all_see_the_stacks_fire_before_the_curtain_falls() -> None:
    with desk(speed="normal") as context:
        table = seated(context)
        while table.sitting.face_down:
            legal = list(table.sitting.match.legal_moves(asked_of(table)))
            context.clock.finish()
            table.play(next(move for move in (*legal[::-1], *legal) if move.verb == "draft"))
            context.scenes.settle()
        assert table.showing and context.scenes.top is table and table.sitting.viewer is None
        table.hint()
        assert not table.sitting.hinting
        for _ in range(2000):
            assert not forbidden_pieces(table, None) & seen(table)
            context.clock.advance(20)
            context.scenes.update(20)
            context.scenes.settle()
            if not table.showing:
                break
        assert isinstance(context.scenes.top, CurtainScene)
        press(context, "enter")
        assert not table.part(LookingBack).active


def test_a_number_keeps_its_curtain_and_the_others_hold() -> None:
    with desk(speed="off") as context:
        set_pins(context, "scrappers", "5", {0: "4711"})
        table = seated(context)
        for _ in range(6):
            if asked_of(table) == 0:
                top = context.scenes.top
                assert isinstance(top, CurtainScene)
                table.sitting.raise_curtain()
                context.scenes.pop(top)
                context.scenes.settle()
            else:
                assert context.scenes.top is table and table.sitting.face_down
            lay_one(table)


@pytest.mark.parametrize(("name", "value"), [("hold_to_look", False), ("confirm", "always")])
def test_who_does_not_hold_has_the_curtain(name: str, value: object) -> None:
    with desk(speed="off") as context:
        context.change_settings(**{name: value})
        table = seated(context)
        assert isinstance(context.scenes.top, CurtainScene) and not table.sitting.face_down


def test_the_table_turns_without_showing_a_face_on_the_way() -> None:
    with desk(speed="normal") as context:
        table = seated(context)
        for _ in range(4):
            secret = {
                piece.id
                for seat in range(2)
                for piece in table.sitting.table.pieces(table.sitting.match.view(seat))
                if piece.face_up and piece.slot.startswith("hand:")
            }
            match = table.sitting.match
            move = next(move for move in match.legal_moves(asked_of(table)) if move.verb == "eject")
            hold(context, table)
            table.play(move)
            let_go(context)
            for _ in range(30):
                assert not seen(table) & secret
                context.clock.advance(20)
                context.scenes.update(20)
            painted(context)
            settle(context)


def drafts(table: BoardTable) -> list[str]:
    """The open cards that whoever is asked may take, with the hand closed again."""
    table.part(Holding).look(True)
    lying = {sprite.piece.id for sprite in table.stage.cast if sprite.piece.slot.startswith("draft:")}
    found = [name for name in table.stage.hand.possible() if name in lying]
    table.part(Holding).look(False)
    return found


def test_an_open_card_is_dragged_from_its_draft_while_the_hand_stays_closed(context: AppContext) -> None:
    table = seated(context)
    asked, name = asked_of(table), drafts(table)[0]
    (x, y), goal = place_of(table, name), place_of(table, f"bay:p{asked + 1}:1")
    context.scenes.handle(PointerMoved((x, y)))
    context.scenes.handle(PointerDown((x, y)))
    context.scenes.handle(PointerMoved((x + 8, y + 30), held=True))
    assert table.stage.carried and not seen(table) & own_faces(table)
    context.scenes.handle(PointerMoved(goal, held=True))
    context.scenes.handle(PointerUp(goal))
    context.scenes.settle()
    assert len(table.sitting.match.view(None).pilots[asked].stack) == 1
    assert not seen(table) & own_faces(table)


def test_a_click_on_an_open_draft_beside_a_closed_hand_says_how_to_play(context: AppContext) -> None:
    table = seated(context)
    at = place_of(table, drafts(table)[0])
    context.scenes.handle(PointerMoved(at))
    context.scenes.handle(PointerDown(at))
    context.scenes.handle(PointerUp(at))
    assert table.passing.toast is not None and "Hold Q" in table.passing.toast.text
    assert table.sitting.match.view(None).pilots[asked_of(table)].stack == ()
    assert not seen(table) & own_faces(table)
