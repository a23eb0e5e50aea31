"""What lies still under the pieces: the ground, the board, the players' panels. Painted once, kept until it changes.

It is made of parts, each known by what it says and where it stands. After a change only the ground of those parts is
painted again that came, went, or say something else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from functools import partial
from typing import NamedTuple, TypeVar

import pygame

from scrapdesk.ui.board.figures import Figures
from scrapdesk.ui.board.look import Inscription, Look, Ornament, Plaque
from scrapdesk.ui.board.plaques import PlaquePainter
from scrapdesk.ui.board.slots import BAR, Layout
from scrapdesk.ui.context import AppContext, IconRoom
from scrapdesk.ui.frame.allowance import Waits, at_once
from scrapdesk.ui.frame.viewport import DESIGN, FLOOR, SMALLEST_TEXT, Viewport
from scrapdesk.ui.opaque import View
from scrapdesk.ui.paint.pictures import Picture
from scrapdesk.ui.paint.theme import colour
from scrapdesk.ui.paint.type.styles import LABEL, NAME, Style
from scrapdesk.ui.paint.type.writer import CENTRE, ELLIPSIS, Block, Writer
from scrapdesk.ui.widgets import plates

PAPER = colour("#FBF3E0")
INK = colour("#22160F")
MOST_GROWN = 1.25
"""How much larger than the design words in a room of the table become, for those who want large texts."""
LOOSE = 1.8
"""How much larger a rectangle around two may be than both of them, if they are painted in one go."""


@dataclass(frozen=True)
class _Part:
    """Something that lies still: what it paints on, and how."""

    rect: pygame.Rect
    paint: Callable[[pygame.Surface], None]
    awaits: set[Picture] = field(default_factory=set)
    """The pictures that had not come when it was painted last."""


class _Key:
    """What a part is known by. Worked out once: a table asks for a hundred parts, again and again."""

    __slots__ = ("_hash", "_said")

    def __init__(self, *said: object) -> None:
        self._said, self._hash = said, hash(said)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self._hash == other._hash and self._said == other._said


_Wish = tuple[_Key, Callable[[], _Part]]
"""What a part is known by, and how it is made."""
_Thing = TypeVar("_Thing")


class _Known(NamedTuple):
    thing: object
    wish: _Wish


_Knowns = tuple[dict[int, _Known], dict[object, _Known]]
"""By identity, and by what they say."""


class Backdrop:
    """The still half of a table."""

    barred = True
    """Whether the bar at the head of the table is a part of it."""

    def __init__(self, context: AppContext, look: Look, figures: Figures | None = None) -> None:
        self._context, self._look, self._figures = context, look, figures
        self._kept: pygame.Surface | None = None
        self.pen = context.writer
        """Words on the table are as large as the table: it has its own measure."""
        self._layout: Layout | None = None
        self._room = pygame.Rect(0, 0, 0, 0)
        self._names: tuple[str, ...] = ()
        self._measure: object = None
        self._parts: dict[_Key, _Part] = {}
        self._awaited = set[Picture]()
        """Pictures of the ground, or of the part that is being painted, which had not come."""
        self._ground_awaits: AbstractSet[Picture] = frozenset()
        self._unpainted: list[pygame.Rect] = []
        """Where something else is to be seen than was painted."""
        self._known: dict[int, _Known] = {}
        self._alike: dict[object, _Known] = {}
        """What looks gave last time, by identity and by what it says: what is given again need not be placed again."""

    def show(
        self, view: View, layout: Layout, names: tuple[str, ...], room: pygame.Rect, waits: Waits = at_once
    ) -> list[pygame.Rect]:
        """Takes in what has to be seen, and paints it until it is told to wait. Returns where of the window it has
        changed."""
        for _ in self.take_in(view, layout, names, room):
            pass
        return [room.copy()] if self._kept is None else self.paint_on(waits)

    def take_in(self, view: View, layout: Layout, names: tuple[str, ...], room: pygame.Rect) -> Iterator[None]:
        """What has to be seen, to be painted then. Where all lies as it lay, what was seen before is whole between two
        steps: what a view says is worked out in some milliseconds."""
        measure = self._measure_of(layout, names, room)
        if measure != self._measure:
            self._measure, self.pen, self._parts = measure, self._pen_for(layout), {}
            self.forget()
        if not self._parts or layout is not self._layout:
            self._known, self._alike = {}, {}
        self._layout, self._room, self._names = layout, room.copy(), names
        wanted: list[_Wish] = []
        for some in self._wanted(view):
            wanted += some
            yield
        before, self._parts = self._parts, {}
        came: list[pygame.Rect] = []
        for key, make in wanted:
            part = before.get(key)
            if part is None:
                part = make()
                came.append(part.rect)
            self._parts[key] = part
        if self._kept is not None:
            self._unpainted += [part.rect for key, part in before.items() if key not in self._parts]
            self._unpainted += came

    def lies_as_it_lay(self, layout: Layout, names: tuple[str, ...], room: pygame.Rect) -> bool:
        """Whether nothing but the view is another: then it may be taken in step by step."""
        return layout is self._layout and self._measure_of(layout, names, room) == self._measure

    def _measure_of(self, layout: Layout, names: tuple[str, ...], room: pygame.Rect) -> object:
        return layout.scale, tuple(room), names, self._context.view, self._context.theme.plain

    def paint_on(self, waits: Waits = at_once) -> list[pygame.Rect]:
        """Paints what was left, until it is told to wait. Returns where of the window it has changed."""
        if self._kept is None or not self._unpainted:
            return []
        changed, room = self._unpainted, self._room
        left: list[pygame.Rect] = []
        for rect in _together(changed):
            if waits():
                left.append(rect)
            else:
                self._paint(self._kept, rect)
        # each once: what is left may lie in several of these, and would be more from turn to turn
        self._unpainted = [part for part in changed if any(rect.contains(part) for rect in left)]
        return [rect.move(room.topleft).clip(room) for rect in changed if rect not in self._unpainted]

    @property
    def waiting(self) -> tuple[pygame.Rect, ...]:
        """What waits to be painted."""
        return tuple(self._unpainted)

    def _pen_for(self, layout: Layout) -> Writer:
        """The same one with another measure: words that come again in the same size are drawn already."""
        text = min(self._context.view.text, MOST_GROWN)
        size = (round(DESIGN[0] * layout.scale), round(DESIGN[1] * layout.scale))
        if self.pen is self._context.writer:
            return Writer(self._context.fonts, IconRoom(self._picture), Viewport(size, text))
        self.pen.look_at(Viewport(size, text))
        return self.pen

    def forget(self) -> None:
        self._kept = None
        self._unpainted.clear()

    def pictures_came(self, came: AbstractSet[Picture] | None = None, waits: Waits = at_once) -> list[pygame.Rect]:
        """Painted again where these pictures were missing, or any. Returns where of the window it has changed."""

        def late(awaits: AbstractSet[Picture]) -> bool:
            return bool(awaits) and (came is None or not came.isdisjoint(awaits))

        if self._kept is None:
            return []
        if late(self._ground_awaits):
            self.forget()
            return [self._room.copy()]
        self._unpainted += [part.rect for part in self._parts.values() if late(part.awaits)]
        return self.paint_on(waits)

    def draw(self, surface: pygame.Surface, room: pygame.Rect, parts: Sequence[pygame.Rect] = ()) -> None:
        """`parts` of the room are seen; all of it where none are named."""
        if self._kept is None or self._kept.get_size() != room.size:
            self._unpainted.clear()
            self._kept = pygame.Surface(room.size)
            self._paint(self._kept, self._kept.get_rect())
        for part in parts or (room,):
            surface.blit(self._kept, part, part.move(-room.left, -room.top))

    def _paint(self, kept: pygame.Surface, rect: pygame.Rect) -> None:
        """Everything within a rectangle, from the ground up."""
        with self._context.gaps.aside():
            self._paint_all(kept, rect)

    def _paint_all(self, kept: pygame.Surface, rect: pygame.Rect) -> None:
        kept.set_clip(rect)
        self._paint_ground(kept)
        for part in self._parts.values():
            if part.rect.colliderect(rect):
                self._awaited.clear()
                part.paint(kept)
                part.awaits.clear()
                part.awaits.update(self._awaited)
        kept.set_clip(None)

    def _paint_ground(self, kept: pygame.Surface) -> None:
        if self._context.theme.plain:
            kept.fill(self._context.theme.felt)
            return
        self._awaited.clear()
        ground = self._picture(self._look.ground(), self._context.view.size)
        self._ground_awaits = frozenset(self._awaited)
        kept.blit(ground, (-self._room.left, -self._room.top))

    def _picture(self, what: Picture, size: tuple[int, int]) -> pygame.Surface:
        size = (max(1, size[0]), max(1, size[1]))
        if not self._context.art.ready(what, size):
            self._awaited.add(what)
        return self._context.art.get(what, size)

    # -- the parts ----------------------------------------------------------------------------------------

    def _wanted(self, view: View) -> Iterator[list[_Wish]]:
        """Every part with what it is known by, and how it is made, from the lowest to the topmost, some at a time."""
        look, title, found = self._look, self._look.title(), list[_Wish]()
        whole = pygame.Rect((0, 0), self._room.size)  # a map that reaches beyond it may have its title there
        if self.barred and BAR in self._slots:
            found.append(self._bar())
        if title is not None and "title" in self._slots and whole.contains(self.box_of("title")):
            found.append(self._ornament(Ornament(title, "title")))
        for plaque in map(self.counted, look.plaques(view)):
            name = plaque.name or (self._names[plaque.seat] if plaque.seat < len(self._names) else "")
            found.append(self._plaque(PlaquePainter(self.pen, self._picture, plaque, name, self.box_of)))
        yield found
        before, now = (self._known, self._alike), (dict[int, _Known](), dict[object, _Known]())
        ornaments = look.ornaments(view)
        yield []
        yield [self._as_known(before, now, ornament, self._ornament) for ornament in ornaments]
        inscriptions = look.inscriptions(view)
        yield []
        found = []
        for words in inscriptions:
            if words.counts:
                found.append(self._inscription(self._counting(words)))
            else:
                found.append(self._as_known(before, now, words, self._inscription))
        self._known, self._alike = now
        yield [*found, *(self._box(slot, text, look.keyed) for slot, text in look.boxes(view))]

    def _bar(self) -> _Wish:
        """The bar at the head of the table, as wide as its room: beside that it goes on."""
        rect, plate = self.box_of(BAR), plates.bar(self._context)
        rect.left, rect.width = 0, self._room.width
        return _Key(plate, tuple(rect)), lambda: _Part(rect, lambda kept: self._context.shapes.draw(kept, rect, plate))

    @staticmethod
    def _as_known(before: _Knowns, now: _Knowns, thing: _Thing, placed: Callable[[_Thing], _Wish]) -> _Wish:
        """A look that gives the very thing it gave last time means the same part, and so does the like."""
        kept = before[0].get(id(thing))
        if kept is None or kept.thing is not thing:
            alike = before[1].get(thing)
            kept = _Known(thing, alike.wish if alike is not None else placed(thing))
        now[0][id(thing)] = now[1][thing] = kept
        return kept.wish

    def counted(self, plaque: Plaque) -> Plaque:
        """A panel with its figures as they are seen while they count."""
        if self._figures is None:
            return plaque
        text = self._figures.text
        notes = tuple((slot, text((plaque.slot, slot), words)) for slot, words in plaque.notes)
        figure = text(plaque.slot, plaque.figure)
        same = figure == plaque.figure and notes == plaque.notes  # nearly always, and a copy costs more than the look
        return plaque if same else replace(plaque, figure=figure, notes=notes)

    def _counting(self, words: Inscription) -> Inscription:
        if self._figures is None:
            return words
        text = self._figures.text((words.slot, words.x, words.y), words.text)
        return words if text == words.text else replace(words, text=text)

    @staticmethod
    def _plaque(painter: PlaquePainter) -> _Wish:
        return _Key(painter.key), lambda: _Part(painter.extent, painter.paint)

    def _ornament(self, ornament: Ornament) -> _Wish:
        """A picture that fills its slot, is larger, or takes a part of it."""
        slot = self.box_of(ornament.slot)
        rect = pygame.Rect(0, 0, round(slot.width * ornament.grow), round(slot.height * ornament.grow))
        rect.center = slot.center
        if ornament.box is not None:
            left, top, width, height = ornament.box
            at = (slot.left + round(slot.width * left), slot.top + round(slot.height * top))
            rect = pygame.Rect(at, (max(1, round(slot.width * width)), max(1, round(slot.height * height))))

        def paint(picture: pygame.Surface) -> None:
            image = self._picture(ornament.picture, rect.size)
            picture.blit(image, rect, special_flags=pygame.BLEND_PREMULTIPLIED)

        return _Key(ornament.picture, tuple(rect)), lambda: _Part(rect, paint)

    def _box(self, slot: str, words: str, keyed: bool) -> _Wish:
        """A place for a choice: paper with its name on it; `keyed`, a button like those beside the table."""
        rect, room = self.box_of(slot), 2 * self.pen.view.px(8)
        paint = partial(_paint_box, self._context, self.pen, words, rect, keyed)
        return _Key((words, keyed), tuple(rect)), lambda: _Part(rect.inflate(room, room), paint)

    def _inscription(self, words: Inscription) -> _Wish:
        name = "" if words.seat is None or words.seat >= len(self._names) else self._names[words.seat]
        slot = self.box_of(words.slot)

        def make() -> _Part:
            block = self.set_words(words.text.replace("{name}", name), words, round(slot.width * words.width))
            x = slot.left + round(slot.width * words.x - block.width * words.align)
            y = slot.top + round(slot.height * words.y) - block.height // 2
            extent = pygame.Rect(x, y, block.width, block.height).inflate(block.px // 2, block.px // 2)

            def paint(picture: pygame.Surface) -> None:
                self.pen.draw(picture, block, (x, y), words.colour)

            return _Part(extent, paint)

        return _Key(words, name, tuple(slot)), make

    def set_words(self, text: str, words: Inscription, width: int) -> Block:
        return set_words(self.pen, text, words, width)

    @property
    def _slots(self) -> Collection[str]:
        return () if self._layout is None else self._layout.slots

    def box_of(self, slot: str) -> pygame.Rect:
        """A slot, as it lies in the kept picture."""
        assert self._layout is not None  # noqa: S101 - asked only when there is one
        left, top, width, height = self._layout.box(slot)
        return pygame.Rect(round(left) - self._room.left, round(top) - self._room.top, round(width), round(height))


def _paint_box(
    context: AppContext, pen: Writer, words: str, rect: pygame.Rect, keyed: bool, picture: pygame.Surface
) -> None:
    view, ink, low = pen.view, INK, 0
    if keyed:
        skin = plates.skin(context, False, True, False)
        context.shapes.draw(picture, rect, plates.button(context, skin))
        ink, low = skin.text, view.px(2)
    else:
        pygame.draw.rect(picture, INK, rect.move(view.px(3), view.px(4)), border_radius=view.px(12))
        pygame.draw.rect(picture, PAPER, rect, border_radius=view.px(12))
        pygame.draw.rect(picture, INK, rect, view.px(3), border_radius=view.px(12))
    block = pen.shrunk(words, LABEL if keyed else NAME, rect.width - 2 * view.px(14))
    pen.draw(picture, block, (rect.left, rect.centery - low - block.height // 2), ink, CENTRE, rect.width)


def set_words(writer: Writer, text: str, words: Inscription, width: int) -> Block:
    """The words; where a room is given, smaller if they are too wide for it, and cut where that does not help.

    A room on the table does not grow with the size of texts, so the words in it follow that size a little only.
    """
    style = Style(words.face, words.size, words.face, 1.0)
    if not width:
        return writer.block(text, style)
    plain = writer.px(style) / writer.view.text
    px = min(writer.px(style), round(plain * MOST_GROWN))
    smallest = max(FLOOR, min(px, round(plain * SMALLEST_TEXT / max(words.size, SMALLEST_TEXT))))
    block = writer.shrunk(text, style, width, px=px, least=smallest)
    while block.width > width and text:
        text = text.removesuffix(ELLIPSIS)[:-1].rstrip()
        text = text and text + ELLIPSIS
        block = writer.block(text, style, px=block.px)
    return block


def _together(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """What lies close together is painted in one go: the lines of a panel that tells something else now."""
    found: list[pygame.Rect] = []
    for rect in rects:
        for at, other in enumerate(found):
            both = other.union(rect)
            if both.width * both.height <= LOOSE * (other.width * other.height + rect.width * rect.height):
                found[at] = both
                break
        else:
            found.append(rect.copy())
    return found
