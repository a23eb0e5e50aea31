"""Whether a scene paints what it says of itself: the words where they are to stand and in their colour, the signs of
its buttons, no words over others, and each widget where it stands.

What scenes say of themselves, the tests of layout rely on. Must not know any scene.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, ClassVar, NamedTuple
from unittest.mock import patch

import pygame

from scrapdesk.ui.board.tabletop import Tabletop
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.pictures import Picture
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type.writer import Block, Writer
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.scroll import ScrollPane

NEAR = 10
"""So many pixels words may stand beside where they are said to."""
LETTERED = "/lettered"
"""A picture of words."""
AROUND = 30
"""So many pixels a widget may paint beyond where it stands."""
_UNWRITTEN = re.compile(r"\[\[.*?\]\]|[*\s\[\]]")


class Words(NamedTuple):
    text: str
    """Without spaces, since these are lost where lines break."""
    rect: pygame.Rect
    seen: pygame.Rect
    """The part of it that is not cut off."""
    colour: Colour
    said: str
    """As it is written, line by line."""
    px: int


class Sheet(pygame.Surface):
    """The window: it notes what is laid on it."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self.laid: list[tuple[str, pygame.Rect]] = []
        """Names of pictures, and where they are."""
        self.told: list[str] = []
        """The same with all that is particular about them, for the inventory."""
        self.pictures: dict[int, tuple[Picture, pygame.Surface]] = {}
        """Held fast: another might get the number of one that is gone."""

    by: ClassVar[Widget | None] = None
    """Who paints now."""
    done: ClassVar[list[tuple[Widget, pygame.Rect]]] = []
    """Who has painted where, of that what is seen. For all: a part of a window is a sheet of its own."""

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), *rest: Any, **named: Any) -> pygame.Rect:
        if id(source) in self.pictures:
            picture, _ = self.pictures[id(source)]
            place = pygame.Rect(dest[:2], source.get_size())
            self.laid.append((picture.name, place))
            told = ", ".join(f"{key} {value}" for key, value in picture.args)
            self.told.append(f"{picture.name} ({told}) {place.left},{place.top} {place.width}x{place.height}")
        return self._note(super().blit(source, dest, *rest, **named))

    def fill(self, color: Any, rect: Any = None, *rest: Any, **named: Any) -> pygame.Rect:
        return self._note(super().fill(color, rect, *rest, **named))

    def _note(self, rect: pygame.Rect) -> pygame.Rect:
        seen = rect.clip(self.get_clip())
        if Sheet.by is not None and seen.width and seen.height:
            Sheet.done.append((Sheet.by, seen.move(self.get_abs_offset())))
        return rect


class Painted:
    """All that a scene paints. Words on other sheets are noted without their place: a lid lies askew."""

    def __init__(self, scene: WidgetScene) -> None:
        self.words: list[Words] = []
        self.elsewhere: set[str] = set()
        self.sheet = Sheet(scene.context.view.size)
        Sheet.by, Sheet.done[:] = None, []
        with self._noting(scene.context, list(scene.all_widgets())):
            scene.context.scenes.damage_all()
            scene.draw(self.sheet)
        self.done = list(Sheet.done)

    @contextmanager
    def _noting(self, context: AppContext, widgets: Sequence[Widget]) -> Iterator[None]:
        write, fetch = Writer.draw, context.art.get

        def draw(writer: Writer, surface: pygame.Surface, block: Block, *rest: Any, **named: Any) -> pygame.Rect:
            rect = write(writer, surface, block, *rest, **named)
            text = "".join(fragment.text for line in block.lines for fragment in line.fragments if not fragment.icon)
            if isinstance(surface, Sheet):
                at = rect.move(surface.get_abs_offset())
                clip = surface.get_clip().move(surface.get_abs_offset())
                colour: Colour = named["colour"] if "colour" in named else rest[1]
                said = " / ".join("".join(f.icon or f.text for f in line.fragments) for line in block.lines)
                self.words.append(Words(_bare(text), at, at.clip(clip), colour, said, block.px))
            else:
                self.elsewhere.add(_bare(text))
            return rect

        def get(picture: Picture, size: tuple[int, int]) -> pygame.Surface:
            found = fetch(picture, size)
            self.sheet.pictures[id(found)] = picture, found
            return found

        with ExitStack() as noting:
            noting.enter_context(patch.object(Writer, "draw", draw))
            noting.enter_context(patch.object(context.art, "get", get))
            for widget in widgets:
                noting.enter_context(patch.object(widget, "draw", _signed(widget)))
            yield


def _signed(widget: Widget) -> Callable[[pygame.Surface], None]:
    """Its own way of painting; what is painted is noted as its."""
    real = widget.draw

    def draw(surface: pygame.Surface) -> None:
        before, Sheet.by = Sheet.by, widget
        try:
            real(surface)
        finally:
            Sheet.by = before

    return draw


def unlike(scene: WidgetScene, painted: Painted) -> Iterator[str]:
    """What of a scene is painted otherwise than it says."""
    yield from unwritten(scene, painted)
    yield from written_over(painted, scene)
    yield from beyond(painted)
    yield from without_sign(seen_whole(scene), painted.sheet)


def unwritten(scene: WidgetScene, painted: Painted) -> Iterator[str]:
    for box in scene.text_boxes():
        text = _bare(box.text)
        found = [words for words in painted.words if words.text == text]
        there = [words for words in found if _at(words.rect, box.needed)]
        lettered = any(LETTERED in name and box.needed.colliderect(rect) for name, rect in painted.sheet.laid)
        if not text or ((text in painted.elsewhere or lettered) and not there):
            continue
        if not found:
            yield f"{box.text[:40]!r} is not written"
        elif not there:
            yield f"{box.text[:40]!r} is to stand at {box.needed} and is written at {found[0].rect}"
        elif all(words.colour[:3] != box.colour[:3] for words in there):
            yield f"{box.text[:40]!r} is to be {box.colour} and is {there[0].colour}"


def _at(rect: pygame.Rect, needed: pygame.Rect) -> bool:
    """Whether words stand where they need to; what they need may have a margin."""
    return rect.inflate(NEAR, NEAR).contains(needed) or needed.contains(rect)


def written_over(painted: Painted, scene: WidgetScene) -> Iterator[str]:
    """A message, a tip or a tooltip lies over all else."""
    over = scene.passing
    above = [note.rect for note in (over.toast, over.tip, over.tooltip) if note is not None]
    seen = [words for words in painted.words if words.text and words.seen.width and words.seen.height]
    seen = [words for words in seen if words.seen.collidelist(above) < 0]
    for at, words in enumerate(seen):
        for other in seen[:at]:
            both = words.seen.clip(other.seen)
            if words.text != other.text and both.width > 3 and both.height > words.seen.height // 3:
                yield f"{words.text[:30]!r} is written over {other.text[:30]!r}: {words.seen} over {other.seen}"


def beyond(painted: Painted) -> Iterator[str]:
    """Shadows, glows and rings may be. A board reaches over the column; what lies over others is nowhere at home."""
    told: set[int] = set()
    for widget, rect in painted.done:
        room = widget.rect.inflate(2 * AROUND, 2 * AROUND)
        if not (room.contains(rect) or widget.lies_over or isinstance(widget, Tabletop) or id(widget) in told):
            told.add(id(widget))
            yield f"{widget.name[:30]!r} stands at {widget.rect} and paints at {rect}"


def seen_whole(scene: WidgetScene) -> list[Widget]:
    """What a pane cuts off is left out."""
    panes = [pane for pane in scene.widgets if isinstance(pane, ScrollPane)]
    cut = {id(one) for pane in panes for one in pane.children() if not pane.rect.contains(one.rect)}
    return [widget for widget in scene.all_widgets() if id(widget) not in cut]


def without_sign(widgets: Sequence[Widget], sheet: Sheet) -> Iterator[str]:
    window = sheet.get_rect()
    for widget in widgets:
        if isinstance(widget, Button) and widget.icon and widget.visible and window.contains(widget.rect):
            signs = [rect for name, rect in sheet.laid if name.endswith(f"icon-{widget.icon}")]
            if not any(widget.rect.contains(rect) for rect in signs):
                yield f"{widget.name[:30]!r} has no sign {widget.icon!r}: {signs}"


def _bare(text: str) -> str:
    return _UNWRITTEN.sub("", text)
