"""What a card reaches is seen before it is laid or fired: on the small map, and over the cards, by who acts alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, cast

import pygame
import pytest

from scrapdesk.games import GAMES
from scrapdesk.games.scope.board import FIELD, square_name, squares_in
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.look import Lettering
from scrapdesk.ui.board.sprites import Painted
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scope.aiming import Aiming
from scrapdesk.ui.faces.scope.beats import edge_of
from scrapdesk.ui.faces.scope.look import LARGE, ScopeLook
from scrapdesk.ui.faces.scope.over import Crosshair, Dimmed, Ghost, ShellWay, ShotWay, SwapWay, TooNear, sight
from scrapdesk.ui.faces.scope.reach import CardReach, reach_of, told
from scrapdesk.ui.faces.scope.reading import Reading
from scrapdesk.ui.frame.events import PointerDown, PointerMoved
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.board import BoardTable
from tests.games.scope.positions import RULES, position
from tests.ui.hands import click, desk, drag, painted, press
from tests.ui_board.boards import place_of
from tests.ui_scope.tables import lay_out, seated

FRONTS = "E E E E\nE S D E\nE O C M\n---\ns e g i\nd e m o\ne e e e"


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False) as opened:
        yield opened


def reach(kind: str, square: str, mode: str = "advanced") -> CardReach:
    return reach_of(RULES.view(position(FRONTS, mode=mode), 0), 0, kind, FIELD.square(square))


def names(area: int) -> set[str]:
    return {square_name(square) for square in squares_in(area)}


def test_a_mortar_hits_everything_but_what_is_next_to_it() -> None:
    front = reach("m", "b3")
    assert names(front.near) == {"a4", "b4", "c4"} and not front.near & front.hits
    assert len(names(front.hits)) == 12 - 3
    assert reach("m", "b2").near == 0
    assert told(front, True, Texts()) == ["3 enemy cards are too near to hit.", "It can hit all the others."]


def test_a_gun_fires_next_door_and_from_the_rear_at_nothing() -> None:
    assert names(reach("g", "a3").hits) == {"a4", "b4"}
    assert reach("g", "a1").hits == 0
    assert told(reach("g", "a1"), True, Texts())[0] == "No enemy card is next to it here."


def test_infantry_storms_the_quadrants_across_the_line() -> None:
    found = reach("i", "b3")
    assert found.ways == 2 and names(found.hits) == {"a4", "b4", "c4"}
    assert reach("i", "b2").ways == 0


def test_a_sniper_searches_everything_and_is_looked_for_in_its_quadrants() -> None:
    corner, middle = reach("s", "a1"), reach("s", "b2")
    assert (corner.ways, middle.ways) == (1, 4)
    assert names(corner.heard) == {"a1", "b1", "a2", "b2"} and len(names(middle.heard)) == 9
    assert told(corner, True, Texts())[1] == "Only 1 quadrant could hold its shot card."


def test_in_basic_mode_units_are_targets_and_no_more() -> None:
    found = reach("m", "b3", "basic")
    assert not found.hits and told(found, False, Texts()) == [
        "The enemy gets 1 point for it.",
        "It draws shots away from your snipers.",
    ]
    basic, advanced = (position("E S\nO E\n---\ns m\nd e", mode=mode, target=9) for mode in ("basic", "advanced"))
    for state, said in ((basic, "No action in a basic game."), (advanced, "Howitzer: reveal it")):
        view = RULES.view(state, 0)
        mortar = next(piece for piece in GAMES["scope"].table.pieces(view) if "-mortar-" in piece.id)
        look = ScopeLook(2)
        look.plan(load_level("scope"), view)
        assert look.words_for(mortar, view)[1].startswith(said)
        whole = [words.text for words in look.prints(mortar, LARGE) if isinstance(words, Lettering)]
        assert whole[-1].startswith(said)


def look_of(table: BoardTable) -> ScopeLook:
    assert isinstance(table.look, ScopeLook)
    return table.look


def seen(table: BoardTable) -> View:
    return cast(View, table.stage.hand.view)


def words(table: BoardTable) -> list[str]:
    beside = [word.text.replace("\n", " ") for word in table.part(Reading).sheet.words]
    return [*beside, *[words.text for words in look_of(table).inscriptions(seen(table))]]


def over(table: BoardTable, kind: type[Painted]) -> list[Painted]:
    return [sprite for sprite in table.part(Aiming)._sprites if isinstance(sprite, kind) and sprite.alive()]


def test_a_card_in_the_air_shows_what_it_reaches_from_the_square_below_it(context: AppContext) -> None:
    table = seated(context, "advanced")
    card = next(piece.id for piece in table.stage.hand.pieces if "-mortar-" in piece.id)
    start, goal = place_of(table, card), place_of(table, "square:b3")
    context.scenes.handle(PointerMoved(start))
    context.scenes.handle(PointerDown(start))
    for part in range(1, 7):
        at = tuple(a + (b - a) * part // 6 for a, b in zip(start, goal, strict=True))
        context.scenes.handle(PointerMoved((at[0], at[1]), held=True))
    assert look_of(table).reach == reach_of(seen(table), 0, "m", FIELD.square("b3"))
    assert "From b3" in words(table) and "3 enemy cards are too near to hit." in words(table)
    press(context, "escape")
    context.scenes.handle(PointerMoved((1, 1)))
    assert look_of(table).reach is None and "Not placed yet" in words(table)


def aiming(context: AppContext) -> tuple[BoardTable, int]:
    """A table at which the German side may shell, and the square of a mortar of its front row, or of any."""
    for seed in range(40):
        table = seated(context, "advanced", str(seed))
        lay_out(context, table)
        cards = seen(table).cards
        mortars = [square for square, card in enumerate(cards) if card == "m" and square // 8 == 2]
        if len(mortars) == 1:
            return table, mortars[0]
        context.scenes.pop(table)
        context.scenes.settle()
    raise AssertionError("luck never lays a mortar in the front row")


def test_a_mortar_that_is_chosen_strikes_out_what_is_too_near_and_the_way_of_its_shell_is_seen(
    context: AppContext,
) -> None:
    table, mortar = aiming(context)
    click(context, place_of(table, "button:howitzer"))
    assert not over(table, TooNear)  # the other mortar reaches these
    click(context, place_of(table, f"square:{square_name(mortar)}"))
    near = over(table, TooNear)
    boxes = {tuple(sprite.rect) for sprite in near}
    middle = 1 <= mortar % 8 <= 4
    assert len(near) == (3 if middle else 2)
    assert boxes == {tuple(table.stage.box_of(f"square:{name}") or ()) for name in names(_neighbours(mortar))}
    assert len(over(table, Dimmed)) == 18 - 1 and not over(table, ShellWay)
    context.scenes.handle(PointerMoved(place_of(table, "square:f6")))
    assert len(over(table, ShellWay)) == 1
    press(context, "escape")
    assert not table.part(Aiming)._sprites


def _neighbours(square: int) -> int:
    from scrapdesk.games.scope.board import NEAR

    view_rows = range(24, 32)
    return sum(1 << at for at in squares_in(NEAR[square]) if at in view_rows and at % 8 < 6)


def carry(context: AppContext, table: BoardTable, thing: str, place: str) -> None:
    """Takes a thing up and holds it over a place."""
    start, goal = place_of(table, thing), place_of(table, place)
    context.scenes.handle(PointerMoved(start))
    context.scenes.handle(PointerDown(start))
    for part in range(1, 7):
        x, y = (a + (b - a) * part // 6 for a, b in zip(start, goal, strict=True))
        context.scenes.handle(PointerMoved((x, y), held=True))


def test_of_two_cards_that_would_change_places_the_other_is_seen_where_it_would_go(context: AppContext) -> None:
    table = seated(context, "quick")
    sniper, officer, decoy = "card:german-sniper-2", "card:german-officer-1", "card:german-decoy-1"
    drag(context, place_of(table, sniper), place_of(table, "square:b2"))
    drag(context, place_of(table, officer), place_of(table, "square:c1"))
    carry(context, table, sniper, "square:a3")
    assert not over(table, SwapWay)  # nothing lies there
    press(context, "escape")
    carry(context, table, sniper, "square:c1")
    ghosts = over(table, Ghost)
    left, top, width, height = table.stage.layout.box("square:b2")
    assert len(ghosts) == 1 and ghosts[0].rect.collidepoint(left + width / 2, top + height / 2)
    assert len(over(table, SwapWay)) == 1
    press(context, "escape")
    assert not table.part(Aiming)._sprites
    carry(context, table, decoy, "square:c1")
    assert len(over(table, SwapWay)) == 1 and not over(table, Ghost)  # the officer goes back to its hand


def test_of_the_sheet_beside_the_table_only_what_changed_is_painted(context: AppContext) -> None:
    """It takes a third of a turn to paint it all, and a piece that is carried changes it at every square."""
    table = seated(context, "quick")
    sheet, window = table.part(Reading).sheet, painted(context)
    sniper = "card:german-sniper-2"
    carry(context, table, sniper, "square:b2")
    painted(context)
    context.scenes.damage_all()
    context.scenes.draw(window)
    for place in ("square:b3", "square:c1", "square:a1"):
        before = sheet.pictures
        context.scenes.handle(PointerMoved(place_of(table, place), held=True))
        context.scenes.settle()
        rects = context.scenes.draw(window)
        seen = [rect.clip(sheet.rect) for rect in rects if rect.colliderect(sheet.rect)]
        assert sheet.pictures != before and seen
        assert max(rect.width * rect.height for rect in seen) < 0.8 * sheet.rect.width * sheet.rect.height
        whole = window.copy()
        whole.fill("black", sheet.rect)
        whole.set_clip(sheet.rect)
        table.draw(whole)
        whole.set_clip(None)
        assert pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(window, "RGB")


def test_nobody_else_sees_what_is_aimed_at(context: AppContext) -> None:
    table, mortar = aiming(context)
    click(context, place_of(table, "button:howitzer"))
    click(context, place_of(table, f"square:{square_name(mortar)}"))
    assert over(table, TooNear)
    table.sitting.match.play_text(0, f"howitzer {square_name(mortar)} f6")
    table.after_change("play")
    context.scenes.settle()
    assert not table.part(Aiming)._sprites


def holds(moves: Iterable[object]) -> list[Any]:
    return [move for move in moves if getattr(move, "verb", "") == "hold"]


def test_the_way_of_a_shot_is_seen_before_it_by_whoever_decides_and_begins_where_the_shot_will(
    context: AppContext,
) -> None:
    table = seated(context, "quick")
    lay_out(context, table)
    match, rng = table.sitting.match, Random(2)
    while match.to_act != 0 or not holds(match.legal_moves(0)):
        moves = list(match.legal_moves(match.to_act or 0))
        searches = [move for move in moves if getattr(move, "verb", "") == "search"]
        match.play(match.to_act or 0, rng.choice(holds(moves) or searches or moves))
    table.after_change("play")
    settle(context)
    painted(context)
    view = cast(View, match.view(0))
    edge = table.stage.box_of(edge_of(view, 0, view.focus))
    found = table.stage.box_of(f"square:{square_name(view.focus)}")
    assert edge is not None and found is not None
    assert [cast(ShotWay, way).ends for way in over(table, ShotWay)] == [(edge.center, sight(found))]
    table.stage.act_on(table.stage.hand.click(("button:hold",)))
    context.scenes.settle()
    settle(context)
    assert not over(table, ShotWay)


def test_what_the_pointer_is_over_is_said_once_however_often_it_moves_there(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(context, "advanced")
    start, (x, y) = place_of(table, table.stage.hand.possible()[0]), place_of(table, "square:c2")
    told, tell = list[str](), table.side.tell
    context.scenes.handle(PointerDown(start))
    context.scenes.handle(PointerMoved((x - 20, y), held=True))

    def telling(head: str, words: str, rule: str = "") -> None:
        told.append(words)
        tell(head, words, rule)

    monkeypatch.setattr(table.side, "tell", telling)
    for step in range(6):
        context.scenes.handle(PointerMoved((x + step, y), held=True))
    assert len(told) <= 1
    context.scenes.handle(PointerMoved(place_of(table, "square:d2"), held=True))
    assert len(told) <= 1 and "From d2" in words(table)  # the sheet beside the table says it


def test_while_a_card_is_chosen_only_what_may_be_chosen_is_bright_and_the_sight_lies_over_what_is_known(
    context: AppContext,
) -> None:
    table = seated(context, "quick")
    lay_out(context, table)
    view = cast(View, table.stage.hand.view)
    assert not over(table, Dimmed)
    table.stage.act_on(table.stage.hand.click(("button:search",)))
    context.scenes.handle(PointerMoved(place_of(table, "square:b5")))
    own = [table.stage.box_of(f"square:{square_name(square)}") for square in squares_in(view.area(0))]
    assert sorted(tuple(dim.rect) for dim in over(table, Dimmed)) == sorted(tuple(box) for box in own if box)
    assert [sprite.rect for sprite in over(table, Crosshair)] == [table.stage.box_of("square:b5")]
    assert not any(mark.kind == "corners" for mark in table.stage.marks.shown)
    press(context, "escape")
    assert not over(table, Dimmed) and not over(table, Crosshair)
