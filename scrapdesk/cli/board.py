"""A table in letters: its status, its board, and what lies in every slot. Sees Views only.

A game may draw its own board: an optional method `board_text(view) -> list[str]` of its Table. What lies in slots
of the kinds ON_BOARD (`square:c3`, `space:...`) is left to it then; all other slots are listed here.
"""

from __future__ import annotations

import re
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Protocol, runtime_checkable

from scrapdesk.cli.narration import with_rule
from scrapdesk.core.entry import AnyTable
from scrapdesk.core.table import Field, Piece
from scrapdesk.core.words import named

ON_BOARD: Final = ("square", "space", "line", "cell", "hex", "sea")
_NARROW: Final = 14
_WIDE: Final = 26
"""The name before a row of pieces takes about so much."""
_SEAT: Final = re.compile(r"p[1-8]|[wb]")
_MOST_ROWS: Final = 60
"""Up to so many legal moves are told one a row, in words; more of them stand side by side, by notation alone."""


@runtime_checkable
class DrawsBoard(Protocol):
    def board_text(self, view: Any) -> list[str]:
        """The squares of the board in letters."""


def board_lines(table: AnyTable, view: Any, names: Sequence[str], width: int) -> list[str]:
    """Everything that a viewer sees of a table."""
    lines = status_lines(table.status(view), names, width)
    drawn = table.board_text(view) if isinstance(table, DrawsBoard) else []
    if drawn:
        lines += ["", *drawn, ""]
    pieces = [piece for piece in table.pieces(view) if not (drawn and _kind(piece.slot) in ON_BOARD)]
    return lines + slot_lines(pieces, names, width)


def status_lines(fields: Iterable[Field], names: Sequence[str], width: int) -> list[str]:
    """What is common to all in one row, and a row for every seat of which something is said."""
    rows: dict[str, list[str]] = {"": []}
    for field in fields:
        name = names[field.seat] if field.seat is not None and field.seat < len(names) else ""
        # Whose turn it is, and whatever names its seat in its value, tells of the table and not of the seat.
        label, value = (str(named(word, names)) for word in (field.label, field.value))
        owner = "" if name in value or label.lower() == "turn" else name
        rows.setdefault(owner, []).append(f"{label}: {value}")
    widest = max(map(len, rows))
    return [
        line
        for name, words in rows.items()
        for line in _wrapped(f"{name:<{widest}}  " if name else "", words, width, " | ")
    ]


def move_lines(
    table: AnyTable, view: Any, moves: Sequence[tuple[str, Any]], names: Sequence[str], width: int
) -> list[str]:
    """The legal moves with their numbers: each in notation, and in words where the game has words for it."""
    if len(moves) > _MOST_ROWS:
        return _columns([f"{number:>4} {text}" for number, (text, _) in enumerate(moves, start=1)], width)
    longest = min(max((len(text) for text, _ in moves), default=0), 40)
    return [
        line
        for number, (text, move) in enumerate(moves, start=1)
        for line in hanging(f"{number:>4}  {text:<{longest}}  ", described(table, view, move, names), width)
    ]


def described(table: AnyTable, view: Any, move: Any, names: Sequence[str]) -> str:
    line = table.describe(view, move)
    return "" if line is None else with_rule(line.named(names))


def hanging(head: str, text: str, width: int) -> list[str]:
    """A text behind a head, further lines below its beginning."""
    rows = textwrap.wrap(text, max(width - len(head), 20)) or [""]
    return [f"{head}{rows[0]}".rstrip(), *(" " * len(head) + row for row in rows[1:])]


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """A text of one or more paragraphs, no line longer than the screen."""
    lines: list[str] = []
    for paragraph in text.splitlines():
        lines += textwrap.wrap(paragraph, width, initial_indent=indent, subsequent_indent=indent) or [""]
    return lines


def slot_lines(pieces: Sequence[Piece], names: Sequence[str], width: int) -> list[str]:
    """The pieces by kind of slot and by owner: side by side where each has a place of its own, else by piles."""
    groups: dict[tuple[str, str], dict[str, list[Piece]]] = {}
    for piece in sorted(pieces, key=lambda piece: piece.order):
        owner = names[piece.owner] if piece.owner is not None and piece.owner < len(names) else ""
        groups.setdefault((_kind(piece.slot), owner), {}).setdefault(piece.slot, []).append(piece)
    kinds = list(dict.fromkeys(_kind(piece.slot) for piece in pieces))
    rows = [
        (" ".join(filter(None, (kind, owner, place))), words)
        for (kind, owner), slots in sorted(groups.items(), key=lambda found: kinds.index(found[0][0]))
        for place, words in _rows(slots)
    ]
    widest = min(max((len(head) for head, _ in rows), default=0), _WIDE)
    return [line for head, words in rows for line in _wrapped(f"{head:<{max(widest, _NARROW)}} ", words, width, ", ")]


def _kind(slot: str) -> str:
    return slot.partition(":")[0]


def _rows(slots: dict[str, list[Piece]]) -> Iterator[tuple[str, list[str]]]:
    """The slots of one kind and owner: those with one piece side by side, and a row for every pile."""
    if len(slots) == 1:
        yield "", _pile(next(iter(slots.values())))
        return
    yield "", _side_by_side([(_label(slot), pieces[0]) for slot, pieces in slots.items() if len(pieces) == 1])
    for slot, pieces in slots.items():
        if len(pieces) > 1:
            yield _label(slot), _pile(pieces)


def _side_by_side(pieces: Sequence[tuple[str, Piece]]) -> list[str]:
    """Single pieces with their places; where nothing is known of them but their number, that."""
    shown = [f"{label} {_piece(piece)}" for label, piece in pieces if not _blank(piece)]
    hidden = [label for label, piece in pieces if _blank(piece)]
    if hidden and hidden == [str(number) for number in range(1, len(hidden) + 1)]:
        return [*shown, f"{len(hidden)} face down"]
    return [*shown, *(f"{label} face down" for label in hidden)]


def _pile(pieces: Sequence[Piece]) -> list[str]:
    shown = Counter(_piece(piece) for piece in pieces if not _blank(piece))
    hidden = sum(map(_blank, pieces))
    alike = [f"{count} x {face}" if count > 1 else face for face, count in shown.items()]
    return alike + [f"{hidden} face down"] * bool(hidden)


def _blank(piece: Piece) -> bool:
    """Whether nothing at all can be seen of a piece."""
    return not piece.face_up and not piece.marks


def _piece(piece: Piece) -> str:
    face = piece.face if piece.face_up else "face down"
    return f"{face} ({', '.join(piece.marks)})" if piece.marks else face


def _label(slot: str) -> str:
    """The place within its kind; the seat in it is said by the row already."""
    place = slot.partition(":")[2]
    seat, _, rest = place.partition(":")
    return rest if rest and _SEAT.fullmatch(seat) else place


def _wrapped(head: str, words: Sequence[str], width: int, between: str) -> list[str]:
    """Words in rows behind a head, further rows below the first word; none is broken that fits into a row."""
    room = max(width - len(head), 20)
    rows: list[str] = []
    for at, word in enumerate(words):
        part = word + (between.rstrip() if at + 1 < len(words) else "")
        if rows and len(rows[-1]) + 1 + len(part) <= room:
            rows[-1] += f" {part}"
        else:
            rows += textwrap.wrap(part, room, break_on_hyphens=False) or [part]
    return [f"{head if at == 0 else ' ' * len(head)}{row}" for at, row in enumerate(rows)]


def _columns(cells: Sequence[str], width: int) -> list[str]:
    size = max(map(len, cells)) + 2
    across = max(width // size, 1)
    return [
        "".join(f"{cell:<{size}}" for cell in cells[at : at + across]).rstrip() for at in range(0, len(cells), across)
    ]
