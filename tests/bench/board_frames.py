"""What showing a game's own board costs: all of it, a deal, a card that is dragged, and opponents' moves.

For La Scamorra, Scarper, and Scrappers with four pilots and full play areas. The floors are those of `frames`,
measured in turns with ours in the same process and run. Run: python -m tests.bench.board_frames [--dirty]

`--dirty` shows the same card dragged over the same table by pygame's own LayeredDirty instead: what our group of
sprites is measured by.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from random import Random

import pygame

from scrapdesk.ui.board.pieces import PieceSprite
from scrapdesk.ui.board.sprites import LIFTED, Painted, Sprites
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.frame.damage import Damage
from scrapdesk.ui.frame.events import PointerDown, PointerMoved, PointerUp
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.bench.frames import COUNT, floors
from tests.bench.screen import child, emit, median, percentile, screen, times

SIZES = ((1920, 1080), (3840, 2160))
TABLES = {"scamorra": (2, 14), "scrappers": (4, 260), "scarper": (2, 90)}
"""How many sit at the table, and how many moves have been made: enough for full play areas."""
ROUNDS = 4
SLOWEST = {1080: 8.0, 2160: 14.0}
"""Milliseconds that 95 of 100 frames keep, by the height of the window."""
TICK = 16


def main() -> None:
    if sys.argv[1:2] == ["--child"]:
        measure(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), "--dirty" in sys.argv)
        return
    for width, height in SIZES:
        for game in TABLES:
            with screen(width, height) as env:
                more = sys.argv[1:]
                print(
                    child("tests.bench.board_frames", "--child", game, str(width), str(height), *more, env=env), end=""
                )


def measure(game: str, width: int, height: int, dirty: bool) -> None:
    from scrapdesk.ui.frame.window import Window
    from scrapdesk.ui.paint.art.room import ArtRoom
    from scrapdesk.ui.shots import desk_context, wait_for_pictures
    from scrapdesk.ui.stops.stop import settle

    window = Window((width, height))
    pygame.font.init()
    context = desk_context((width, height), 100, ArtRoom(open_portfolio))
    try:
        context.change_settings(curtain=False)
        bench = Bench(context, window.surface, table_of(context, game), f"{width}x{height} {game}:")
        settle(context)
        wait_for_pictures(context)
        if dirty:
            bench.layered_dirty()
        else:
            bench.whole()
            bench.act("dragged card", bench.carry(), 4 * COUNT)
            bench.act("dealt cards", bench.deal, COUNT)
            bench.act("opponents' moves", bench.move, 4 * COUNT)
    finally:
        context.close()


def table_of(context: AppContext, game: str) -> BoardTable:
    """A table in the middle of a game, the first seat to act, as it sees it."""
    seats, plies = TABLES[game]
    sit_down(context, NewTable(game, ("human",) * seats, seed="5"))
    context.scenes.settle()
    table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
    match, rng = table.sitting.match, Random(5)
    while match.to_act is not None and (match.ply < plies or match.to_act != 0 or not _has_hand(table)):
        moves = list(match.legal_moves(match.to_act))
        match.play(match.to_act, rng.choice(moves))
        if match.outcome is not None:
            match.goto(0, practice=True)
    table.sitting.shown_to = 0
    while context.scenes.top is not table:
        context.scenes.pop()
        context.scenes.settle()
    table.follow("begin")
    return table


def _has_hand(table: BoardTable) -> bool:
    """Whether the first seat could lay a card of its hand somewhere."""
    match = table.sitting.match
    paths = (table.sitting.table.paths(match.view(0), move) for move in match.legal_moves(0))
    return any(target.startswith("card:") and len(path) == 2 for found in paths for path in found for target in path)


class Bench:
    """Frames of one table. Ours and the floor take turns, so that a noisy moment meets both."""

    def __init__(
        self, context: AppContext, surface: pygame.Surface, table: BoardTable, label: str, ticks: bool = True
    ) -> None:
        self._context, self._surface, self._table, self._label = context, surface, table, label
        self._begin = table.sitting.match.ply
        self._ticks = ticks
        """Whether time passes by our doing; otherwise a loop lets it pass."""
        self._slowest = SLOWEST[surface.get_height()]

    def whole(self) -> None:
        def show() -> None:
            self._context.scenes.damage_all()
            self._context.scenes.draw(self._surface)
            pygame.display.flip()

        found, full = [], []
        for _ in range(ROUNDS):
            full.append(floors(self._surface)[0])
            show()
            found += times(show, COUNT // 2)
        self._emit("full redraw", found, median(full), 1.5)

    def act(self, what: str, advance: Callable[[], None], count: int) -> None:
        """Frames in which something moves."""
        found, dirty = [], []
        for _ in range(ROUNDS):
            dirty.append(floors(self._surface)[1])
            self._context.scenes.damage_all()
            self._show()
            found += [ms for ms in times(self._show, count // ROUNDS, before=advance) if ms > 0.02]
        self._emit(what, found, median(dirty), 5)

    def _emit(self, what: str, found: list[float], floor: float, bar: float) -> None:
        label, ms = f"{self._label} {what}", round(median(found), 3)
        emit(f"{label} over its floor", median(found) / floor, "x", bar=bar, ms=ms, frames=len(found))
        emit(f"{label}, 95 of 100", percentile(found, 0.95), "ms", bar=self._slowest)

    def _show(self) -> None:
        rects = self._context.scenes.draw(self._surface)
        if rects:
            pygame.display.update(rects)

    def _tick(self) -> None:
        if not self._ticks:
            return
        self._context.clock.advance(TICK)
        self._context.scenes.update(TICK)
        self._context.scenes.settle()

    def carry(self) -> Callable[[], None]:
        """A card of the hand in the air, a few pixels on in every frame."""
        stage, width, height = self._table.stage, *self._surface.get_size()
        card = next(t for t in stage.hand.possible() if t.startswith("card:") and stage.cast.get(t) is not None)
        sprite = stage.cast.get(card)
        x, y = (round(sprite.goal.x), round(sprite.goal.y)) if sprite is not None else (0, 0)
        self._context.scenes.handle(PointerDown((x, y)))
        step = [0]

        def advance() -> None:
            step[0] += 1
            at = (x + (step[0] * 7) % (width // 3) - 100, y - (step[0] * 5) % (height // 2))
            self._context.scenes.handle(PointerMoved(at, held=True))
            self._tick()

        return advance

    def deal(self) -> None:
        """All cards of the hand come from the deck again and again."""
        stage = self._table.stage
        if stage.carried is not None:
            self._context.scenes.handle(PointerUp((2, 2)))
            self._context.clock.finish()
        if not self._context.clock.moving:
            others = [piece for piece in stage.hand.pieces if not piece.slot.startswith("hand")]
            stage.pose(stage.hand.view, still=True, pieces=others)
            stage.pose(stage.hand.view, pieces=stage.hand.pieces)
        self._tick()

    def move(self) -> None:
        """Moves that nobody drags: cards and pieces glide to their places."""
        match = self._table.sitting.match
        if not self._context.clock.moving:
            if match.to_act is None:
                match.goto(self._begin, practice=True)
            match.play(match.to_act or 0, match.legal_moves(match.to_act or 0)[0])
            self._table.stage.follow()
        self._tick()

    def layered_dirty(self) -> None:
        """The same card carried over the same pieces by either group, in turns."""
        pieces = sorted(self._table.stage.cast, key=lambda sprite: sprite.layer_now)
        ours, theirs = Sprites(), pygame.sprite.LayeredDirty[Painted]()
        held = [_filled(ours, pieces), _filled(theirs, pieces)]
        surface, step = self._surface, [0]
        ground = pygame.Surface(surface.get_size()).convert()

        def advance() -> None:
            step[0] += 1
            for copy in held:
                copy.rect = copy.rect.copy()
                copy.rect.center = (300 + step[0] * 7 % 900, 300 + step[0] * 5 % 500)
                copy.dirty = 1

        def by_pygame() -> None:
            pygame.display.update(theirs.draw(surface, ground))

        acts: dict[Callable[[], None], list[float]] = {lambda: _show_ours(ours, surface, ground): [], by_pygame: []}
        for _ in range(ROUNDS):
            for call, found in acts.items():
                advance()
                call()
                found += times(call, COUNT, before=advance)
        ours_ms, theirs_ms = map(median, acts.values())
        emit(f"{self._label} our group over LayeredDirty", ours_ms / theirs_ms, "x", ms=round(ours_ms, 3))


def _show_ours(group: Sprites, surface: pygame.Surface, ground: pygame.Surface) -> None:
    damage = Damage()
    damage.take(surface.get_rect())
    for rect in group.changed():
        damage.add(rect)
    rects = damage.take(surface.get_rect())
    for rect in rects:
        surface.set_clip(rect)
        surface.blit(ground, (0, 0))
        group.show(surface)
    surface.set_clip(None)
    pygame.display.update(rects)


def _filled(group: pygame.sprite.LayeredDirty[Painted], pieces: Sequence[PieceSprite]) -> Painted:
    """Puts copies of pieces into a group. Returns the widest, which is carried over all others."""
    copies = [_copy(piece) for piece in pieces]
    for piece, copy in zip(pieces, copies, strict=True):
        group.add(copy, layer=piece.layer_now)
    held = max(copies, key=lambda copy: copy.rect.width)
    group.change_layer(held, LIFTED)
    return held


def _copy(piece: PieceSprite) -> Painted:
    """A sprite that looks the same, and has what LayeredDirty asks for."""
    copy = Painted()
    copy.image, copy.rect = piece.image, piece.rect.copy()
    return copy


if __name__ == "__main__":
    main()
