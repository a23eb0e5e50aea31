"""The timing table of the desk, line by line: how long things take and how far they go, by what is seen of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from scrapdesk.core.table import Piece
from scrapdesk.ui.board import timing
from scrapdesk.ui.board.cast import Cast
from scrapdesk.ui.board.gesture import Gesture
from scrapdesk.ui.board.pieces import Height, PieceSprite, StandingPiece
from scrapdesk.ui.board.slots import Layout, MapSlot
from scrapdesk.ui.board.sprites import Sprites
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.allowance import Waits, at_once
from scrapdesk.ui.frame.clock import SHORTEST_REVEAL, Clock
from scrapdesk.ui.frame.events import PointerMoved
from tests.ui.hands import desk
from tests.ui_board.boards import card_of, drop, lift, place_of, table_in_play

HAND = MapSlot("hand", "hand", (0, 0, 600, 140), "fan", 10, 100, 1.4)
LAYOUT = Layout(
    (800, 800),
    {
        "hand": HAND,
        "deck": MapSlot("deck", "deck", (700, 0, 100, 140)),
        "a": MapSlot("a", "x", (0, 300, 100, 140)),
        "b": MapSlot("b", "x", (300, 300, 100, 140)),
        "row": MapSlot("row", "x", (0, 600, 600, 140), "row", 10, 100, 1.4),
    },
)


class Plain:
    """A painter that remembers what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[Piece, tuple[int, int], int, Height]] = []

    def standing(
        self,
        piece: Piece,
        size: tuple[int, int],
        angle: int,
        height: Height,
        barred: bool = False,
        now: StandingPiece | None = None,
        waits: Waits = at_once,
    ) -> StandingPiece:
        self.asked.append((piece, size, angle, height))
        return StandingPiece(pygame.Surface(size, pygame.SRCALPHA), (size[0] / 2, size[1] / 2))


class Table:
    """Pieces on a table, a clock, and what was painted."""

    def __init__(self, *pieces: Piece, **clock: object) -> None:
        self.clock, self.painter = Clock(**clock), Plain()  # type: ignore[arg-type]
        self.cast = Cast(self.clock, Sprites(), self.painter)
        self.cast.sync(pieces, LAYOUT, self.source, still=True)

    @staticmethod
    def source(slot: str) -> str | None:
        return "deck" if slot == "hand" else None

    def now(self, *pieces: Piece) -> None:
        self.cast.sync(pieces, LAYOUT, self.source)

    def __getitem__(self, target: str) -> PieceSprite:
        sprite = self.cast.get(target)
        assert sprite is not None
        return sprite

    def takes(self, target: str, least: float, most: float) -> bool:
        """Whether a piece comes to rest between two moments."""
        self.clock.advance(least)
        moving = self[target].place != self[target].rest
        self.clock.advance(most - least)
        return moving and self[target].place == self[target].rest


def hand(count: int) -> list[Piece]:
    return [Piece(f"c{n}", "king", "hand", n) for n in range(count)]


# -- a card under the pointer -------------------------------------------------------------------------------


def test_a_card_of_the_hand_rises_in_90_and_sinks_in_120() -> None:
    table = Table(*hand(3))
    table.cast.hover("c1")
    assert table.takes("c1", 85, 95)
    assert table["c1"].place.y == pytest.approx(table["c1"].goal.y - 0.18 * table["c1"].goal.height)
    assert table["c1"].place.width == pytest.approx(1.18 * table["c1"].goal.width)
    table.cast.hover(None)
    assert table.takes("c1", 115, 125)


def test_a_raised_card_of_a_fan_stands_straight_and_its_neighbours_part_by_24_in_100() -> None:
    table = Table(*hand(9))
    before = [sprite.place.x for sprite in table.cast]
    table.cast.hover("c4")
    assert table.takes("c3", 95, 105)
    assert table["c4"].place.angle == 0
    moved = [sprite.place.x - x for sprite, x in zip(table.cast, before, strict=True)]
    assert moved == pytest.approx([-24] * 4 + [0] + [24] * 4)


def test_what_is_pointed_at_is_found_by_where_it_rests_and_8_above_a_card_of_the_hand() -> None:
    table = Table(*hand(3), Piece("p", "stone", "a"))
    left, top, width, _ = table["c1"].goal.box
    table.cast.hover("c1")
    table.clock.finish()
    for y, found in ((top - 7, "c1"), (top - 9, None), (top + 1, "c1")):
        sprite = table.cast.at(left + width / 2, y)
        assert (sprite.piece.id if sprite else None) == found
    _, top, _, _ = table["p"].goal.box
    assert table.cast.at(50, top - 1) is None


def test_few_cards_lie_side_by_side_and_many_as_a_fan_by_the_numbers() -> None:
    def places(count: int, layout: Layout = LAYOUT) -> list[tuple[float, float, float]]:
        found = layout.places(hand(count))
        return [(found[f"c{n}"].x, found[f"c{n}"].y, found[f"c{n}"].angle) for n in range(count)]

    few, many = places(5), places(6)
    assert {angle for _, _, angle in few} == {0}
    assert few[1][0] - few[0][0] >= 100
    assert many[1][0] - many[0][0] == pytest.approx(82)
    assert [angle for _, _, angle in many] == pytest.approx([10, 6, 2, -2, -6, -10])
    middle = LAYOUT.box("hand")[1] + 70
    assert [y - middle for _, y, _ in many] == pytest.approx([10, 3.6, 0.4, 0.4, 3.6, 10])
    assert max(abs(angle) for _, _, angle in places(12)) == 14
    assert max(y for _, y, _ in places(12)) - middle == pytest.approx(14)
    flat = places(12, Layout(LAYOUT.size, LAYOUT.slots, flat=True))
    assert {angle for _, _, angle in flat} == {0} and {y for _, y, _ in flat} == {middle}


# -- a piece in the air -------------------------------------------------------------------------------------


def test_a_drag_begins_after_5_pixels_or_180_held() -> None:
    pointer = Gesture()
    pointer.press((0, 0), "card", 0)
    assert pointer.move((4.9, 0), 10) is None and pointer.tick(179) is None
    assert pointer.tick(180) is not None
    pointer.press((0, 0), "card", 0)
    assert pointer.move((5, 0), 10) is not None


def test_a_piece_that_is_taken_up_grows_in_80_and_its_shadow_falls_further() -> None:
    table = Table(Piece("p", "stone", "a"))
    table.cast.lift("p", True)
    table.clock.advance(40)
    assert 1 < table["p"].grown < 1.04
    table.clock.advance(41)
    assert table["p"].grown == 1.04
    assert not table.clock.moving
    assert table.painter.asked[-1][3] is Height.LIFTED
    assert timing.LIFTED_SHADOW[1] == 10 > timing.REST_SHADOW[1]


def test_a_carried_piece_is_under_the_pointer_at_once_and_only_its_tilt_lags() -> None:
    table = Table(Piece("p", "stone", "a"))
    table.cast.lift("p", True)
    for step in range(1, 20):
        table.cast.carry("p", 50 + 60 * step, 370)
        assert table["p"].place.x == 50 + 60 * step
        table.cast.sway("p", 16)
        assert -4 <= table["p"].tilt < 0
    assert table["p"].tilt == pytest.approx(-4, abs=0.2)
    for _ in range(40):
        table.cast.sway("p", 16)
    assert abs(table["p"].tilt) < 0.01


def test_near_the_middle_of_a_legal_place_a_piece_leans_35_of_100() -> None:
    table = Table(Piece("p", "stone", "a"))
    table.cast.lift("p", True)
    table.cast.carry("p", 340, 370, lean=(350, 370))
    assert table["p"].place.x == pytest.approx(343.5)
    assert LAYOUT.nearest(350 + 27, 370, ("b",), timing.MAGNET) == "b"
    assert LAYOUT.nearest(350 + 29, 370, ("b",), timing.MAGNET) is None


def test_a_dropped_piece_settles_in_130() -> None:
    table = Table(Piece("p", "stone", "a"))
    table.cast.lift("p", True)
    table.cast.carry("p", 330, 350)
    table.now(Piece("p", "stone", "b"))
    assert table.takes("p", 125, 135)


def test_a_refused_piece_goes_back_in_220_and_swings_out_6_pixels_once() -> None:
    table = Table(Piece("p", "stone", "a"))
    table.cast.lift("p", True)
    table.cast.carry("p", 50, 700)
    table.cast.send_back("p")
    seen = []
    for _ in range(44):
        table.clock.advance(5)
        seen.append(table["p"].place.x - 50)
    assert max(seen) == pytest.approx(6, abs=0.3)
    assert seen[-1] == 0 and table["p"].place == table["p"].goal
    assert all(x == 0 for x in seen[:30])
    turns = [one < two for one, two in pairwise(seen[30:])]
    assert sum(one != two for one, two in pairwise(turns)) == 1


def test_what_lies_in_a_row_makes_room_in_100_for_a_piece_over_it() -> None:
    table = Table(Piece("p", "stone", "a"), *(Piece(f"r{n}", "stone", "row", n) for n in range(2)))
    before = table["r0"].place.x
    table.cast.make_room("row", "p")
    assert table.takes("r0", 95, 105)
    assert table["r0"].place.x == before - 55
    table.cast.make_room(None, None)
    table.clock.finish()
    assert table["r0"].place.x == before


# -- pieces that nobody carries -----------------------------------------------------------------------------


def test_a_piece_that_is_played_by_a_click_takes_200() -> None:
    table = Table(Piece("p", "stone", "a"))
    table.now(Piece("p", "stone", "b"))
    assert table.takes("p", 195, 205)


def test_what_is_on_its_way_flies_over_what_lies_still_and_lands_in_its_layer() -> None:
    table = Table(Piece("p", "stone", "a"), Piece("r", "stone", "row"))
    resting = table["r"].layer
    table.now(Piece("p", "stone", "b"), Piece("r", "stone", "row"))
    assert table["p"].layer > resting
    table.clock.finish()
    assert table["p"].layer < resting
    table.cast.lift("p", True)
    table.cast.send_back("p")
    assert table["p"].layer > resting
    table.clock.finish()
    assert table["p"].layer < resting


def test_a_face_is_swapped_at_half_of_180_when_only_its_edge_is_seen() -> None:
    table = Table(Piece("p", "king", "a"))
    table.now(Piece("p", "queen", "a"))
    for ms, face in ((45, "king"), (40, "king"), (10, "queen")):
        table.clock.advance(ms)
        assert table["p"].shown.face == face
    assert table["p"].image.get_width() < 20
    table.clock.advance(86)
    assert not table.clock.moving
    assert table["p"].turning == 1


@pytest.mark.parametrize(("speed", "ms"), [("normal", 350), ("fast", 175), ("slow", 560)])
def test_what_was_hidden_is_turned_over_in_350_and_never_quicker_than_150(speed: str, ms: float) -> None:
    table = Table(Piece("back", "back", "a", face_up=False), speed=speed)
    table.now(Piece("p", "king", "a"))
    assert not table["p"].shown.face_up
    table.clock.advance(ms - 2)
    assert table.clock.moving and ms >= SHORTEST_REVEAL
    table.clock.advance(4)
    assert not table.clock.moving
    assert table["p"].shown.face_up


def test_a_face_that_is_hidden_again_is_not_seen_once_more() -> None:
    table = Table(Piece("p", "king", "a"))
    table.now(Piece("back", "back", "a", face_up=False))
    assert all(not sprite.shown.face_up for sprite in table.cast)


@pytest.mark.parametrize("count", [1, 4, 10, 30])
def test_cards_are_dealt_in_160_each_60_apart_and_all_within_700(count: int) -> None:
    table = Table(Piece("d", "back", "deck", face_up=False))
    table.now(*hand(count))
    apart = min(60, 540 / max(1, count - 1))
    for at in (0, count - 1):
        assert table[f"c{at}"].place != table[f"c{at}"].goal
    table.clock.advance(158)
    assert table["c0"].place != table["c0"].goal
    table.clock.advance(4)
    assert table["c0"].place == table["c0"].goal
    table.clock.advance((count - 1) * apart)
    assert all(sprite.place == sprite.goal for sprite in table.cast)
    assert 160 + (count - 1) * apart <= 700


@pytest.mark.parametrize("clock", [{"speed": "off"}, {"reduced_motion": True}])
def test_who_wants_no_motion_sees_everything_in_its_place_at_once(clock: dict[str, object]) -> None:
    table = Table(Piece("p", "stone", "a"), Piece("d", "back", "deck", face_up=False), **clock)
    table.cast.lift("p", True)
    table.cast.carry("p", 500, 500)
    table.cast.sway("p", 16)
    assert table["p"].tilt == 0
    table.now(Piece("p", "paper", "b"), *hand(7))
    assert not table.clock.moving
    assert all(sprite.place == sprite.goal and sprite.shown == sprite.piece for sprite in table.cast)


# -- what the table shows -----------------------------------------------------------------------------------


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk((1920, 1080), curtain=False) as opened:
        yield opened


def pixels(context: AppContext, *spots: tuple[int, int]) -> list[tuple[int, ...]]:
    surface = pygame.Surface(context.view.size)
    context.scenes.damage_all()
    context.scenes.draw(surface)
    return [tuple(surface.get_at(spot))[:3] for spot in spots]


def test_a_new_act_ends_what_still_moves(context: AppContext) -> None:
    table = table_in_play(context, "scamorra", 20)
    match = table.sitting.match
    match.play(match.to_act or 0, match.legal_moves(match.to_act or 0)[0])
    table.stage.follow()
    assert context.clock.moving
    table.stage.press((3, 3))
    assert all(sprite.place == sprite.goal for sprite in table.stage.cast)


def test_while_a_card_is_in_the_air_all_but_its_places_has_80_of_100_of_its_light(context: AppContext) -> None:
    table = table_in_play(context, "scamorra", 20)
    card = card_of(table)
    goals = table.stage.hand.goals_of(card)
    taken = (*goals, *table.stage.hand.filled)
    other = next(name for name, slot in table.stage.layout.slots.items() if slot.cell and name not in taken)
    far, legal = place_of(table, other), place_of(table, goals[0])
    before = pixels(context, far)[0]
    lift(context, table, card)
    context.clock.advance(59)
    assert context.clock.moving
    context.clock.finish()
    dimmed, bright = pixels(context, far, legal)
    assert dimmed == tuple(pytest.approx(0.8 * part, abs=2) for part in before)
    assert bright != dimmed
    table.stage.give_up()
    context.clock.finish()
    assert pixels(context, far)[0] == before


def test_a_card_in_the_air_leaves_a_ghost_and_marks_every_legal_place(context: AppContext) -> None:
    table = table_in_play(context, "scamorra", 20)
    card = card_of(table)
    goals = table.stage.hand.goals_of(card)
    at = lift(context, table, card)
    kinds = [mark.kind for mark in table.stage.marks.shown]
    assert kinds.count("ghost") == 1
    assert kinds.count("possible") + kinds.count("capture") == len(goals)
    assert kinds.count("corners") == kinds.count("capture")
    goal = place_of(table, goals[0])
    context.scenes.handle(PointerMoved(goal, held=True))
    assert [mark.kind for mark in table.stage.marks.shown].count("target") == 1
    drop(context, at)
    context.clock.finish()
    assert not {"ghost", "possible", "target"} & {mark.kind for mark in table.stage.marks.shown}


def test_a_wrong_place_says_no_after_250_and_while_a_refused_card_goes_back(context: AppContext) -> None:
    table = table_in_play(context, "scamorra", 20)
    lift(context, table, card_of(table))
    wrong = place_of(table, "wheel")
    context.scenes.handle(PointerMoved(wrong, held=True))

    def refused() -> bool:
        return "refused" in {mark.kind for mark in table.stage.marks.shown}

    context.clock.advance(249)
    assert not refused()
    context.clock.advance(2)
    assert refused()
    drop(context, wrong)
    assert refused()
    context.clock.advance(219)
    assert refused()
    context.clock.advance(2)
    assert not refused()


def test_with_large_texts_or_when_wished_the_hand_lies_flat() -> None:
    for text, wished, flat in ((100, False, False), (130, False, False), (140, False, True), (100, True, True)):
        with desk(text=text, flat_hand=wished) as context:
            assert table_in_play(context, "scamorra", 20).stage.layout.flat is flat
