"""The large card by keys: at once while one is held, pinned with another; and a chip for every keyword of the card."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from scrapdesk.games import GAMES
from scrapdesk.games.scrappers.rules import Scrappers
from scrapdesk.ui.board.glass import Glass
from scrapdesk.ui.board.timing import ZOOM_FADE_MS, ZOOM_WAIT_MS
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces.scamorra.look import ScamorraLook
from scrapdesk.ui.faces.scrappers.help import keywords_of
from scrapdesk.ui.frame.events import FocusLost, KeyDown, KeyUp, PointerDown, PointerMoved
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.pause import PauseScene
from tests.ui.hands import desk, press
from tests.ui_board.boards import card_of, place_of
from tests.ui_board.test_only_what_changed import Watcher

FAR = (3, 3)


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(curtain=False) as opened:
        yield opened


@pytest.fixture(params=["scamorra", "scrappers"])
def table(context: AppContext, request: pytest.FixtureRequest) -> BoardTable:
    return alone(context, request.param)


def alone(context: AppContext, game: str) -> BoardTable:
    """A person against an opponent, with cards in the hand that can be played."""
    sit_down(context, NewTable(game, ("human", "ai:random"), {}, "3"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    match, rng = table.sitting.match, Random(3)
    while match.ply < 14 or table.sitting.person_asked is None or not any(map(is_card, table.stage.hand.possible())):
        match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
        table.follow("undo")
    settle(context)
    return table


def is_card(target: str) -> bool:
    return target.startswith("card:")


def point_at_card(context: AppContext, table: BoardTable) -> str:
    card = card_of(table)
    context.scenes.handle(PointerMoved(place_of(table, card)))
    return card


def seen(context: AppContext, table: BoardTable) -> bool:
    """Whether anything of it is painted, once it has had the time to come or go."""
    context.clock.advance(1)
    context.clock.advance(ZOOM_FADE_MS)
    surface = pygame.Surface(context.view.size)
    table.zoom.draw(surface)
    return pygame.transform.average_color(surface)[:3] != (0, 0, 0) and bool(table.zoom.seen.width)


def test_while_its_key_is_held_a_card_is_seen_at_once(context: AppContext, table: BoardTable) -> None:
    point_at_card(context, table)
    assert not seen(context, table)
    context.scenes.handle(KeyDown("alt"))
    assert seen(context, table)
    context.scenes.handle(PointerMoved(FAR))
    assert not seen(context, table)
    point_at_card(context, table)
    assert seen(context, table), "still held: nothing is waited for"
    context.scenes.handle(KeyUp("alt"))
    assert not seen(context, table)


def test_after_the_key_it_is_waited_for_again(context: AppContext, table: BoardTable) -> None:
    x, y = place_of(table, point_at_card(context, table))
    context.scenes.handle(KeyDown("alt"))
    context.scenes.handle(KeyUp("alt"))
    context.scenes.handle(PointerMoved((x + 1, y)))
    assert not seen(context, table)
    context.clock.advance(ZOOM_WAIT_MS)
    assert seen(context, table)


def test_the_key_of_a_window_that_is_left_is_not_held_any_more(context: AppContext, table: BoardTable) -> None:
    point_at_card(context, table)
    context.scenes.handle(KeyDown("alt"))
    context.scenes.handle(FocusLost())
    assert not seen(context, table)
    context.scenes.handle(PointerMoved(FAR))
    point_at_card(context, table)
    assert not seen(context, table)


@pytest.mark.parametrize("away", ["escape", "z", "click", "click it"])
def test_a_pinned_card_stays_until_it_is_put_away(context: AppContext, table: BoardTable, away: str) -> None:
    point_at_card(context, table)
    press(context, "z")
    context.scenes.handle(PointerMoved(FAR))
    assert seen(context, table) and table.zoom.pinned
    before = table.sitting.match.ply
    if away.startswith("click"):
        context.scenes.handle(PointerDown(table.zoom.seen.center if away == "click it" else FAR))
    else:
        press(context, away)
    assert not seen(context, table) and not table.zoom.pinned
    assert table.sitting.match.ply == before and not isinstance(context.scenes.top, PauseScene)


def test_what_the_keyboard_has_come_to_is_pinned_too(context: AppContext, table: BoardTable) -> None:
    press(context, "1", "z")
    assert seen(context, table) and table.zoom.pinned


def test_where_no_card_lies_nothing_is_pinned(context: AppContext, table: BoardTable) -> None:
    context.scenes.handle(PointerMoved(FAR))
    press(context, "z")
    assert not table.zoom.pinned and not seen(context, table)


def test_both_keys_can_be_others() -> None:
    with desk(curtain=False, keys={"zoom": ["x"], "pin": ["k"]}) as context:
        table = alone(context, "scamorra")
        point_at_card(context, table)
        context.scenes.handle(KeyDown("alt"))
        assert not seen(context, table)
        context.scenes.handle(KeyDown("x"))
        assert seen(context, table)
        press(context, "k")
        context.scenes.handle(KeyUp("x"))
        assert seen(context, table) and table.zoom.pinned


def test_a_card_that_lies_face_down_now_is_not_shown_any_more(context: AppContext) -> None:
    table = alone(context, "scrappers")
    match = table.sitting.match
    while not (ejects := [move for move in match.legal_moves(match.to_act or 0) if move.verb == "eject"]):
        match.play(match.to_act or 0, match.legal_moves(match.to_act or 0)[0])
        table.follow("undo")
    path = table.sitting.table.paths(table.stage.hand.view, ejects[0])[0]
    context.scenes.handle(PointerMoved(place_of(table, path[0])))
    press(context, "z")
    assert table.zoom.pinned
    table.play(ejects[0])
    context.scenes.settle()
    context.clock.finish()
    assert not table.zoom.pinned and not seen(context, table)


def test_every_frame_of_its_coming_staying_and_going_is_the_whole_picture(
    context: AppContext, table: BoardTable
) -> None:
    watcher = Watcher(context)
    point_at_card(context, table)
    for event in (KeyDown("alt"), KeyDown("z"), KeyUp("alt"), PointerMoved(FAR), KeyDown("escape")):
        context.scenes.handle(event)
        for _ in range(6):
            watcher.look(30)
    cards = [target for target in table.stage.hand.possible() if is_card(target)]
    for card in cards[:2]:
        context.scenes.handle(PointerMoved(place_of(table, card)))
        for _ in range(14):
            watcher.look(40)


# -- keywords ---------------------------------------------------------------------------------------------------


def test_every_word_of_an_effect_and_every_shield_has_its_line() -> None:
    rules, texts = GAMES["scrappers"].rules, Texts()
    assert isinstance(rules, Scrappers)
    told = {card.id: {keyword.word for keyword in keywords_of(card, texts)} for card in rules.cards.cards}
    assert {"Impact", "Energy", "Jammed", "Swap", "Delay", "Copy", "Salvage", "Removed", "Broken"} <= set.union(
        *told.values()
    )
    shields = {card.id for card in rules.cards.cards if card.is_upgrade}
    assert all(words & {"Red shield", "Blue shield"} for card, words in told.items() if card in shields)


def test_every_chess_card_has_a_word_for_how_it_moves() -> None:
    look = ScamorraLook(2)
    words = {piece.face: [keyword.word for keyword in look.keywords(piece)] for piece in look.coming()}
    assert len(words) == 6 and all(words.values())
    assert words["knight"] == ["Jump"] and words["pawn"] == ["Forward", "Return"]


@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1280, 720), 200), ((1920, 1080), 100)])
@pytest.mark.parametrize("game", ["scamorra", "scrappers"])
def test_chips_stand_below_the_card_and_all_of_it_within_the_room_of_the_log(
    game: str, size: tuple[int, int], text: int
) -> None:
    with desk(size, text, curtain=False) as context:
        table = alone(context, game)
        hand = [sprite.piece for sprite in table.stage.cast if sprite.piece.slot.startswith("hand")]
        for piece in (piece for piece in hand if piece.face_up):
            table.zoom.look_at(piece, at_once=True)
            for pinned in (False, True):
                table.zoom.pinned = pinned
                assert table.zoom.room.contains(table.zoom.seen)
            table.zoom.hide()


def test_more_to_explain_makes_it_higher_and_never_takes_the_cards_place(context: AppContext) -> None:
    table = alone(context, "scamorra")
    glass, room = Glass(context, table.stage), (500, 800)
    cards = {s.piece.face: s.piece.id for s in table.stage.cast if s.piece.face in ("pawn", "rook") and s.piece.face_up}
    pawn, rook = (glass.size(cards[face], room, pinned=False) for face in ("pawn", "rook"))
    assert pawn[1] > rook[1] and glass.size(cards["rook"], room, pinned=True)[1] > rook[1]
    assert glass.size(cards["pawn"], (500, 90), pinned=False)[1] <= 90
