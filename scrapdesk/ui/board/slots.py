"""Where things lie: the slots of a level map, scaled into the room that the scene leaves it.

A slot has a name, a kind and a rectangle; pieces in it lie stacked, in a row or as a fan. Knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from operator import attrgetter, itemgetter

from scrapdesk.core.table import Piece

ORNAMENT = "ornament"
WING = "wing"
"""The kind of a slot that holds others, which lie beside the table: where, whoever owns the window says."""
BAR = "topbar"
"""The place of the bar over a table: it goes on over all that stands beside that."""
CROSSING = "crossing"
"""The kind of a slot that is four cells of a grid together."""
LETTERS = "abcdefgh"
"""The names of the columns of a grid."""
"""The kind of a slot that is only looked at."""
SIDEWAYS = "sideways"
"""The mark of a piece that lies on its side."""
SLOT_LAYERS = 100
"""What lies in a later slot of the map lies over what lies in an earlier one, wherever slots overlap."""
CLOSE = 2.0
"""Pieces that lie less than this apart in a pile look like one thing with one shadow."""
FEW = 5
"""So many cards of a fan lie side by side and straight; more overlap and are turned."""
FAN_STEP = 0.82
"""How far apart the cards of a fan lie at most, in widths of a card."""
FAN_ANGLE, MOST_ANGLE = 4.0, 14.0
FANS = ("fan", "splay")
PILED = ("stack", "trail")
SPLAY_ANGLE, SPLAY_DROP = 5.0, 0.03
"""How far few cards of a hand that is splayed are turned, and how much lower than the middle one they lie, in their own
heights for the square of their distance in cards."""
TRAIL, TRAIL_ANGLE = 2, 5.0
"""So many cards are seen behind the newest of a pile that trails, each turned by so much more."""
FAN_DROP, MOST_DROP = 1.6, 0.1
"""How far a card lies lower than the middle one: pixels of the design for the square of its distance in cards, and
heights of a card at most."""
AWAY = 100_000.0
"""How far off what lies in a wing is that has no place now, in units of the map."""

Box = tuple[float, float, float, float]
"""Left, top, width, height."""


@dataclass(frozen=True, slots=True)
class MapSlot:
    """A place of the map, in the map's own units."""

    name: str
    kind: str
    box: Box
    lay: str = "stack"
    """How several pieces lie in it: stack, row, column or fan; line, a row that begins at the left; splay, a fan also
    of few; trail, a pile whose last cards are seen."""
    gap: float = 0.0
    """Between stacked or overlapping pieces."""
    face: float = 0.0
    """The width of a piece's face in it; 0: the width of the slot."""
    aspect: float = 1.0
    """Height over width of a face."""
    facing: int = 0
    """Degrees by which pieces are turned."""
    seat: int | None = None
    cell: bool = False
    """Whether it is one of the places of a grid."""
    among: str = ""
    """The slot in which its pieces lie, beside those of the others that say so: a hand in which each card has a name
    of its own for its place."""
    turn: float = SPLAY_ANGLE
    sink: float = SPLAY_DROP
    """How far the cards of a splay are turned, and how much lower the outer ones lie."""
    flat: float = 0.0
    """Where a piece that lies sideways is seen by its picture, and not turned: the height of that over its width."""
    align: float = 0.5
    """Where few pieces of a row or a fan lie in a room for more: 0 at its left, 1 at its right."""


@dataclass(frozen=True, slots=True)
class SlotGrid:
    """Many places as one object of the map: cells in columns and rows, with row 1 at the bottom, and the crossings
    between four of them. It goes into its box whatever its size, in two halves where these lie apart."""

    box: Box
    pattern: str
    """The name of a cell, with `{column}` and `{row}`."""
    crossings: str = ""
    """The name of four cells together, with `{right}` and `{above}` as well; "": they are no place."""
    apart: float = 0.0
    """How far the upper half lies from the lower one."""
    fill: float = 0.86
    """The part of a cell that a piece takes."""
    part: float = 0.0
    """The same of what lies on a crossing."""
    narrowest: float = 0.0
    widest: float = 0.0
    """Width over height of a cell: at least, and at most; 0: as it comes."""

    def slots(self, columns: int, rows: int) -> Iterator[MapSlot]:
        left, top, across, down = self._measured(columns, rows)

        def corner(column: int, row: int) -> tuple[float, float]:
            below = row < rows // 2
            return left + column * across, top + (rows - 1 - row) * down + (self.apart if below else 0.0)

        for row in range(rows):
            for column in range(columns):
                name = self.pattern.format(column=LETTERS[column], row=row + 1)
                box = (*corner(column, row), across, down)
                yield MapSlot(
                    name, "cell", box, face=across * self.fill, aspect=_shape(across, down, self.fill), cell=True
                )
        for row in range(rows - 1 if self.crossings else 0):
            for column in range(columns - 1):
                ends = {"column": LETTERS[column], "row": row + 1, "right": LETTERS[column + 1], "above": row + 2}
                x, upper = corner(column, row + 1)
                box = (x, upper, 2 * across, corner(column, row)[1] + down - upper)
                size, name = across * self.part, self.crossings.format(**ends)
                yield MapSlot(name, CROSSING, box, face=size, aspect=down / across, cell=True)

    def _measured(self, columns: int, rows: int) -> Box:
        """Where the grid begins, and how large a cell is."""
        left, top, width, height = self.box
        across, down = width / columns, (height - self.apart) / rows
        if self.widest:
            across = min(across, down * self.widest)
        if self.narrowest:
            down = min(down, across / self.narrowest)
        return left + (width - across * columns) / 2, top + (height - self.apart - down * rows) / 2, across, down


def _shape(across: float, down: float, fill: float) -> float:
    """Height over width of a piece that leaves the same margin on all sides of its cell."""
    margin = across * (1 - fill)
    return max(0.1, (down - margin) / (across - margin)) if fill < 1 else down / across


@dataclass(frozen=True, slots=True)
class PiecePlace:
    """Where one piece lies on screen: its middle, its size, its turn, and what lies above what."""

    x: float
    y: float
    width: float
    height: float
    angle: float = 0.0
    layer: int = 0

    covered: bool = False
    """Whether it lies in a pile under two others at least, and is not seen while these rest."""
    piled: bool = False
    """Whether it lies so close on others that it throws no shadow of its own."""

    @property
    def box(self) -> Box:
        if round(self.angle) % 180 == 90:
            return (self.x - self.height / 2, self.y - self.width / 2, self.height, self.width)
        return (self.x - self.width / 2, self.y - self.height / 2, self.width, self.height)


ORDER = attrgetter("order")


@dataclass(frozen=True, slots=True)
class Layout:
    """The slots of a map, and the scale and shift that put the map on the screen."""

    size: tuple[float, float]
    slots: dict[str, MapSlot]
    scale: float = 1.0
    left: float = 0.0
    top: float = 0.0
    flat: bool = False
    """Whether no card of a fan is turned: for those who want large texts."""
    grids: tuple[SlotGrid, ...] = ()
    """What of it can be of another size from game to game."""
    reach: float = 0.0
    """How far places of it lie beyond its right edge: below the column that stands beside the table."""

    def gridded(self, columns: int, rows: int) -> Layout:
        """The same map, its grids of this size."""
        slots = {name: slot for name, slot in self.slots.items() if not slot.cell}
        return replace(
            self, slots=slots | {slot.name: slot for grid in self.grids for slot in grid.slots(columns, rows)}
        )

    def renamed(self, place_of: Callable[[str], str]) -> Layout:
        """The map as another seat sees it: every slot lies where `place_of` says."""
        return self.spread({name: place_of(name) for name in self.slots})

    def spread(self, places: Mapping[str, str]) -> Layout:
        """The same map, some slots lying where others are."""
        moved = [(name, place) for name, place in places.items() if name != place and name in self.slots]
        slots = {name: replace(self.slots[place], name=name) for name, place in moved}
        return replace(self, slots=self.slots | slots)

    def fitted(self, room: Box) -> Layout:
        """The same map as large as it goes into a room, in the middle of it."""
        left, top, width, height = room
        scale = min(width / self.size[0], height / self.size[1])
        across, down = self.size[0] * scale, self.size[1] * scale
        return replace(self, scale=scale, left=left + (width - across) / 2, top=top + (height - down) / 2)

    @property
    def wings(self) -> dict[str, MapSlot]:
        """The parts of the map that lie beside the table, if they have a place there."""
        return {name: slot for name, slot in self.slots.items() if slot.kind == WING}

    def beside(self, places: Mapping[str, tuple[float, float]]) -> Layout:
        """The map in its room with each wing at its place on the screen; what lies in one that has none is far off."""
        slots = dict(self.slots)
        for name, wing in self.wings.items():
            at = places.get(name)
            x = AWAY if at is None else (at[0] - self.left) / self.scale - wing.box[0]
            y = 0.0 if at is None else (at[1] - self.top) / self.scale - wing.box[1]
            for inner, slot in self.slots.items():
                if _holds(wing.box, slot.box):
                    slots[inner] = replace(slot, box=(slot.box[0] + x, slot.box[1] + y, *slot.box[2:]))
        return replace(self, slots=slots)

    def box(self, name: str) -> Box:
        """A slot on the screen."""
        left, top, width, height = self.slots[name].box
        scale = self.scale
        return (self.left + left * scale, self.top + top * scale, width * scale, height * scale)

    def slots_at(self, x: float, y: float) -> tuple[str, ...]:
        """The slots under a point that can be pointed at, the smallest first, and of equal ones the nearest."""
        at_x, at_y = (x - self.left) / self.scale, (y - self.top) / self.scale
        found = []
        for name, slot in self.slots.items():
            left, top, width, height = slot.box
            if slot.kind not in (ORNAMENT, WING) and left <= at_x < left + width and top <= at_y < top + height:
                away = (left + width / 2 - at_x) ** 2 + (top + height / 2 - at_y) ** 2
                found.append((round(width * height), away, name))
        return tuple(name for _, _, name in sorted(found, key=itemgetter(0, 1)))

    def nearest(self, x: float, y: float, names: tuple[str, ...], within: float) -> str | None:
        """The magnet: the slot among some whose middle is nearest to a point, if it is near enough."""
        distances = {name: _distance(self.box(name), x, y) for name in names if name in self.slots}
        best = min(distances, key=lambda name: distances[name], default=None)
        return best if best is not None and distances[best] <= within else None

    def places(self, pieces: list[Piece]) -> dict[str, PiecePlace]:
        """Where every piece lies, by its id. Pieces of one slot lie in their order."""
        by_slot: dict[str, list[Piece]] = {}
        for piece in pieces:
            by_slot.setdefault(self.slots[piece.slot].among or piece.slot, []).append(piece)
        under = {name: SLOT_LAYERS * at for at, name in enumerate(self.slots)}
        found: dict[str, PiecePlace] = {}
        for name, group in by_slot.items():
            group.sort(key=ORDER)
            box = self.box(name)
            for at, piece in enumerate(group):
                place = self._place(name, box, at, len(group), under[name] + at)
                found[piece.id] = _sideways(place, box[2], self.slots[name].flat) if SIDEWAYS in piece.marks else place
        return found

    def places_for_guest(self, name: str, pieces: list[Piece]) -> dict[str, PiecePlace]:
        """Where the pieces of one slot lie when one more is about to come; nothing where they lie on each other."""
        if name not in self.slots or self.slots[name].lay in PILED or not pieces:
            return {}
        guest = Piece("", "", name, max(piece.order for piece in pieces) + 1)
        places = self.places([*pieces, guest])
        del places[guest.id]
        return places

    def overlaps(self, name: str, count: int) -> bool:
        """Whether so many pieces of a slot lie partly under each other."""
        if count < 2:
            return False
        box = self.box(name)
        first, second = self._place(name, box, 0, count), self._place(name, box, 1, count)
        return second.x - first.x < first.width

    def _place(self, name: str, box: Box, at: int, count: int, layer: int = 0) -> PiecePlace:
        slot, (left, top, width, height) = self.slots[name], box
        face = (slot.face or slot.box[2]) * self.scale
        tall = face * slot.aspect
        if tall > height and slot.lay != "column":
            face, tall = face * height / tall, height
        middle, centre, angle = left + width / 2, top + height / 2, float(slot.facing)
        from_middle = at - (count - 1) / 2
        if slot.lay == "stack":
            shift = min(slot.gap * self.scale * at, max(0.0, width - face))
            covered = not slot.gap and at < count - 2
            piled = covered or (0 < slot.gap < CLOSE and at > 1)
            return PiecePlace(
                left + face / 2 + shift if slot.gap else middle, centre, face, tall, angle, layer, covered, piled
            )
        if slot.lay == "column":
            step = min(tall + slot.gap * self.scale, (height - tall) / max(1, count - 1))
            return PiecePlace(middle, top + tall / 2 + step * at, face, tall, angle, layer)
        if slot.lay == "trail":
            return self._trailing(slot, (left, centre), (face, tall), count - 1 - at, layer)
        fanned = slot.lay in FANS and count > FEW
        wanted = min(face * FAN_STEP, face + slot.gap * self.scale) if fanned else face + slot.gap * self.scale
        step = min(wanted, (width - face) / max(1, count - 1))
        middle += (slot.align - 0.5) * max(0.0, width - face - step * (count - 1))
        if slot.lay == "line":
            return PiecePlace(left + face / 2 + at * step, centre, face, tall, angle, layer)
        if fanned and not self.flat:
            angle += max(-MOST_ANGLE, min(MOST_ANGLE, -from_middle * FAN_ANGLE))
            centre += min(from_middle**2 * FAN_DROP * self.scale, tall * MOST_DROP)
        if slot.lay == "splay" and not fanned and not self.flat:
            angle -= from_middle * slot.turn
            centre += from_middle**2 * slot.sink * tall
        return PiecePlace(middle + from_middle * step, centre, face, tall, angle, layer)

    def _trailing(
        self, slot: MapSlot, at: tuple[float, float], size: tuple[float, float], back: int, layer: int
    ) -> PiecePlace:
        """The last few of a pile lie open behind each other, the newest in front; the others below the last of them."""
        step = min(back, TRAIL)
        x = at[0] + slot.box[2] * self.scale - size[0] / 2 - step * slot.gap * self.scale
        angle = 0.0 if self.flat else step * TRAIL_ANGLE
        return PiecePlace(x, at[1], *size, slot.facing + angle, layer, back > TRAIL, back > TRAIL)


def _holds(outer: Box, inner: Box) -> bool:
    left, top, width, height = outer
    return (
        left <= inner[0]
        and top <= inner[1]
        and inner[0] + inner[2] <= left + width
        and inner[1] + inner[3] <= top + height
    )


def _sideways(place: PiecePlace, width: float, flat: float) -> PiecePlace:
    """The same piece lying on its left side, within the width of its slot; `flat`: only its picture, upright."""
    if flat:
        return replace(place, width=width, height=width * flat)
    shrink = min(1.0, width / place.height)
    return replace(place, width=place.width * shrink, height=place.height * shrink, angle=place.angle + 90)


def _distance(box: Box, x: float, y: float) -> float:
    left, top, width, height = box
    return float(((left + width / 2 - x) ** 2 + (top + height / 2 - y) ** 2) ** 0.5)
