"""Only what changed is painted, and nothing that changed is forgotten: frame by frame against the whole picture."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrapdesk.games import GAMES
from scrapdesk.ui.board.marks import without
from scrapdesk.ui.board.sprites import Painted, Sprites
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import FocusLost, PointerDown, PointerMoved, PointerUp
from scrapdesk.ui.paint.pictures import FlatArt, Picture, Size
from scrapdesk.ui.table.turns import Turns
from tests.ui.hands import desk
from tests.ui_board.boards import WITH_LOOK, card_of, drop, lift, look_on, place_of, table_in_play

SIZE = (1280, 720)
NOWHERE = "#FF00FF"
"""A colour that nothing here has."""


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(SIZE, curtain=False) as opened:
        yield opened


class Watcher:
    """A window that is painted by damage alone, and compared with one that is painted whole."""

    def __init__(self, context: AppContext) -> None:
        self._context = context
        self._window, self._whole = pygame.Surface(SIZE), pygame.Surface(SIZE)
        self.area = 0
        context.scenes.damage_all()
        context.scenes.draw(self._window)

    def look(self, ms: float = 16) -> None:
        self.paint(ms)
        self.compare()

    def paint(self, ms: float = 16) -> None:
        """What changed is painted, and nobody looks yet."""
        self._context.clock.advance(ms)
        self._context.scenes.update(ms)
        self._context.scenes.settle()
        self.damaged()

    def damaged(self) -> None:
        rects = self._context.scenes.draw(self._window)
        self.area = sum(rect.width * rect.height for rect in rects)

    def compare(self) -> None:
        """What a scene that covers all leaves out is seen by its colour, and so need not be painted below it."""
        scenes = self._context.scenes.scenes
        self._whole.fill(NOWHERE)
        for scene in scenes[max(at for at, scene in enumerate(scenes) if scene.opaque) :]:
            scene.draw(self._whole)
        assert _alike(self._window, self._whole)

    def rest(self) -> None:
        """What was forgotten stays wrong: while things come to rest, every fourth frame is looked at."""
        for _ in range(15):
            for _ in range(3):
                self.paint(50)
            self.look(50)


def _alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Byte by byte as they lie in memory; where these differ, colour by colour: a fourth byte means nothing."""
    if one.get_buffer().raw == other.get_buffer().raw:
        return True
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


@pytest.mark.parametrize("game", WITH_LOOK)
def test_every_frame_of_a_drag_is_the_whole_picture(context: AppContext, game: str) -> None:
    table = table_in_play(context, game, 20)
    watcher, card = Watcher(context), card_of(table)
    x, y = lift(context, table, card)
    watcher.look()
    for step in range(1, 9):
        context.scenes.handle(PointerMoved((x + 17 * step, y - 31 * step), held=True))
        watcher.look()
    context.scenes.handle(FocusLost())
    for _ in range(9):
        watcher.look(40)


@pytest.mark.parametrize("game", WITH_LOOK)
def test_every_frame_of_moves_and_of_their_being_taken_back_is_the_whole_picture(
    context: AppContext, game: str
) -> None:
    table = table_in_play(context, game, 20)
    match, rng, watcher = table.sitting.match, Random(2), Watcher(context)
    for _ in range(6):
        match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
        table.follow("undo")
        for _ in range(4):
            watcher.look(70)
    for _ in range(3):
        match.undo(practice=True)
        table.follow("undo")
        watcher.look(70)
    watcher.rest()


@pytest.mark.parametrize("game", WITH_LOOK)
def test_every_frame_of_what_others_do_is_the_whole_picture_and_the_table_is_not_painted(game: str) -> None:
    """Also while frames close in, tokens fly, figures count and the turn is told; in between nothing is painted."""
    with desk(SIZE, curtain=False) as context:
        table, areas = table_in_play(context, game, 20), []
        match, rng, watcher = table.sitting.match, Random(4), Watcher(context)
        for _ in range(3):
            match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
            table.follow("curtain")
            watcher.look()
            while context.clock.moving:
                watcher.look(33)
                areas.append(watcher.area)
            table.part(Turns).shown()
            for _ in range(20):
                watcher.look(33)
        whole = table.stage.rect.width * table.stage.rect.height
        assert len(areas) > 40
        assert sum(area == 0 for area in areas) > len(areas) / 4
        assert sum(areas) / len(areas) < whole / 9  # all cards of a fan move when one is played


@pytest.mark.parametrize("game", WITH_LOOK)
def test_every_frame_of_pointing_choosing_and_letting_go_is_the_whole_picture(context: AppContext, game: str) -> None:
    table = table_in_play(context, game, 20)
    watcher, card = Watcher(context), card_of(table)
    at = place_of(table, card)
    for event in (PointerMoved(at), PointerDown(at), PointerUp(at), PointerMoved((3, 3)), PointerMoved(at)):
        context.scenes.handle(event)
        watcher.look()
        watcher.look(60)
    table.stage.give_up()
    watcher.rest()


def test_a_card_that_is_carried_is_painted_and_not_the_table(context: AppContext) -> None:
    table = table_in_play(context, "scamorra", 20)
    watcher, card = Watcher(context), card_of(table)
    x, y = lift(context, table, card)
    for _ in range(12):
        watcher.look()
    context.scenes.handle(PointerMoved((x + 4, y - 4), held=True))
    watcher.look()
    assert 0 < watcher.area < table.stage.rect.width * table.stage.rect.height / 8
    watcher.look()
    watcher.rest()
    watcher.look()
    assert watcher.area == 0


def test_after_a_move_only_its_slots_and_signs_are_painted(context: AppContext) -> None:
    """A follow of the match is not a new table: far from what moved nothing is painted."""
    table = table_in_play(context, "scamorra", 20)
    match, watcher = table.sitting.match, Watcher(context)
    watcher.rest()
    match.play(match.to_act or 0, match.legal_moves(match.to_act or 0)[0])
    table.follow("undo")
    watcher.look()
    assert 0 < watcher.area < SIZE[0] * SIZE[1] * 0.55  # with the panels, that say whose turn it is


def test_a_refused_drop_is_seen_on_its_place_and_vanishes(context: AppContext) -> None:
    table = table_in_play(context, "scamorra", 20)
    watcher, card = Watcher(context), card_of(table)
    lift(context, table, card)
    drop(context, place_of(table, "wheel"))
    before = context.scenes.scenes
    watcher.look()
    watcher.rest()
    assert context.scenes.scenes == before
    look_on(context, table)


# -- the group of sprites -----------------------------------------------------------------------------------


def spot(x: int, y: int) -> Painted:
    sprite = Painted()
    sprite.image = pygame.Surface((10, 10), pygame.SRCALPHA)
    sprite.rect = pygame.Rect(x, y, 10, 10)
    return sprite


def test_a_dirty_sprite_tells_where_it_was_and_is_and_a_killed_one_where_it_was() -> None:
    group, one, other = Sprites(), spot(0, 0), spot(50, 50)
    group.put(one, 1)
    group.put(other, 0)
    assert group.changed() == [pygame.Rect(50, 50, 10, 10), pygame.Rect(0, 0, 10, 10)]
    assert group.changed() == []
    one.rect, one.dirty = pygame.Rect(20, 0, 10, 10), 1
    assert group.changed() == [pygame.Rect(0, 0, 10, 10), pygame.Rect(20, 0, 10, 10)]
    other.kill()
    assert pygame.Rect(50, 50, 10, 10) in group.changed()
    assert group.sprites() == [one]


def test_a_sprite_goes_to_another_layer_and_is_dirty() -> None:
    group, low, high = Sprites(), spot(0, 0), spot(5, 5)
    group.put(low, 0)
    group.put(high, 1)
    group.changed()
    group.put(low, 2)
    assert group.sprites() == [high, low]
    assert group.changed()
    group.put(low, 2)
    assert group.changed() == []


RECTS = st.builds(pygame.Rect, st.integers(-10, 60), st.integers(-10, 60), st.integers(1, 40), st.integers(1, 40))


@given(st.lists(RECTS, max_size=6))
def test_what_is_dimmed_is_all_but_the_holes_and_nothing_twice(holes: list[pygame.Rect]) -> None:
    whole = pygame.Rect(0, 0, 60, 60)
    parts = without(whole, holes)
    for x in range(0, 60, 3):
        for y in range(0, 60, 3):
            inside = any(hole.collidepoint(x, y) for hole in holes)
            assert sum(part.collidepoint(x, y) for part in parts) == (0 if inside else 1)


class SlowArt(FlatArt):
    """Pictures that come one after the other; until then something grey is seen."""

    def __init__(self) -> None:
        super().__init__()
        self.there: set[tuple[Picture, Size]] = set()
        self.wanted: dict[tuple[Picture, Size], None] = {}
        self.came: set[Picture] = set()

    def ready(self, what: Picture, size: Size) -> bool:
        return (what, size) in self.there

    def get(self, what: Picture, size: Size) -> pygame.Surface:
        if self.ready(what, size):
            return super().get(what, size)
        self.wanted[what, size] = None
        missing = pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
        missing.fill((90, 90, 90, 255))
        return missing

    def pump(self) -> bool:
        self.came = set()
        for key in list(self.wanted)[:1]:
            del self.wanted[key]
            self.there.add(key)
            self.came.add(key[0])
        return bool(self.came)


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_that_comes_is_painted_where_it_was_missing_and_nowhere_else(game: str) -> None:
    art = SlowArt()
    with desk(SIZE, curtain=False, art=art) as context:
        table = table_in_play(context, game, 20, seats=GAMES[game].info.seats[0])
        watcher = Watcher(context)
        first = _come(context, watcher)
        match, rng = table.sitting.match, Random(4)
        for _ in range(2):
            match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
            table.follow("undo")
            watcher.look(16)
        in_play = _come(context, watcher)
        whole = SIZE[0] * SIZE[1]
        assert first
        assert sum(area == whole for area in first) <= 1, "the ground, and nothing else"
        assert sum(first) / len(first) < whole / 8
        assert all(area < whole / 6 for area in in_play)
        context.scenes.art_came()
        watcher.look(0)
        assert watcher.area == 0, "nothing came"


def _come(context: AppContext, watcher: Watcher) -> list[int]:
    """Lets all pictures come, one after the other. Returns how much was painted for each."""
    found = []
    while context.art.pump():
        context.scenes.art_came()
        watcher.paint(0)
        found.append(watcher.area)
        if len(found) % 3 == 0:
            watcher.compare()
    watcher.rest()
    while context.art.pump():
        context.scenes.art_came()
        watcher.look(0)
    return found


def test_a_sign_among_words_is_painted_when_it_comes() -> None:
    art = SlowArt()
    with desk(SIZE, curtain=False, art=art) as context:
        table = table_in_play(context, "scamorra", 20)
        watcher = Watcher(context)
        _come(context, watcher)
        table.side.words.text = "Press [[crown]] to go on."
        table.damage.add(table.side.words.rect)
        watcher.look(0)
        assert _come(context, watcher), "the sign had not been there"


@pytest.mark.parametrize("game", WITH_LOOK)
def test_what_an_event_sets_moving_is_painted_whole_where_it_is_by_then(context: AppContext, game: str) -> None:
    """The loop lets it begin a frame ago, after everything was settled."""
    table = table_in_play(context, game, 20)
    watcher, card = Watcher(context), card_of(table)
    x, y = lift(context, table, card)
    context.scenes.handle(PointerMoved((x - 90, y - 150), held=True))
    watcher.look()
    context.scenes.handle(FocusLost())
    context.scenes.settle()
    context.clock.begin_before(16)
    sprite = table.stage.cast.get(card)
    assert sprite is not None
    table.damage.add(pygame.Rect(sprite.rect.topleft, (sprite.rect.width // 2, sprite.rect.height)))
    watcher.damaged()
    watcher.compare()
