"""A table in letters: its status, its board, and what lies in every slot. Sees Views only.

A game may draw its own squares: an optional method `board_text(view) -> list[str]` of its Table. What lies on
slots named `square:...` is left to it then; all other slots are listed here.
"""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol, runtime_checkable

from scrapdesk.cli.narration import with_rule
from scrapdesk.core.table import Field, Piece
from scrapdesk.games.entry import AnyTable

SQUARE: Final = "square"
_HEAD: Final = 13
_MOST_ROWS: Final = 60
"""Up to so many legal moves are told one a row, in words; more of them stand side by side, by notation alone."""


@runtime_checkable
class DrawsBoard(Protocol):
    def board_text(self, view: Any) -> list[str]:
        """The squares of the board in letters."""


def board_lines(table: AnyTable, view: Any, names: Sequence[str], width: int) -> list[str]:
    """Everything that a viewer sees of a table."""
    lines = _wrapped("", status_words(table.status(view)), width, " | ")
    drawn = table.board_text(view) if isinstance(table, DrawsBoard) else []
    if drawn:
        lines += ["", *drawn, ""]
    slots = _slots(piece for piece in table.pieces(view) if not (drawn and _kind(piece.slot) == SQUARE))
    kinds: dict[str, list[str]] = {}
    for slot in slots:
        kinds.setdefault(_kind(slot), []).append(slot)
    for kind, members in kinds.items():
        lines += _kind_lines(kind, members, slots, names, width)
    return lines


def status_words(fields: Iterable[Field]) -> list[str]:
    return [f"{field.label}: {field.value}" for field in fields]


def move_lines(table: AnyTable, view: Any, moves: Sequence[tuple[str, Any]], width: int) -> list[str]:
    """The legal moves with their numbers: each in notation, and in words where the game has words for it."""
    if len(moves) > _MOST_ROWS:
        return _columns([f"{number:>4} {text}" for number, (text, _) in enumerate(moves, start=1)], width)
    longest = min(max((len(text) for text, _ in moves), default=0), 40)
    return [
        f"{number:>4}  {text:<{longest}}  {described(table, view, move)}".rstrip()
        for number, (text, move) in enumerate(moves, start=1)
    ]


def described(table: AnyTable, view: Any, move: Any) -> str:
    line = table.describe(view, move)
    return "" if line is None else with_rule(line)


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """A text of one or more paragraphs, no line longer than the screen."""
    lines: list[str] = []
    for paragraph in text.splitlines():
        lines += textwrap.wrap(paragraph, width, initial_indent=indent, subsequent_indent=indent) or [""]
    return lines


def _slots(pieces: Iterable[Piece]) -> dict[str, list[Piece]]:
    slots: dict[str, list[Piece]] = {}
    for piece in pieces:
        slots.setdefault(piece.slot, []).append(piece)
    for members in slots.values():
        members.sort(key=lambda piece: piece.order)
    return slots


def _kind(slot: str) -> str:
    return slot.partition(":")[0]


def _kind_lines(
    kind: str, members: Sequence[str], slots: dict[str, list[Piece]], names: Sequence[str], width: int
) -> list[str]:
    """Many small slots side by side, as squares are; otherwise each slot on a line of its own."""
    if len(members) > 1 and all(len(slots[slot]) == 1 for slot in members):
        words = [f"{slot.partition(':')[2]} {_piece(slots[slot][0], names)}" for slot in members]
        return _wrapped(f"{kind:<{_HEAD}} ", words, width, ", ")
    lines: list[str] = []
    for slot in members:
        lines += _wrapped(f"{slot:<{_HEAD}} ", _counted(slots[slot], names, slot), width, ", ")
    return lines


def _counted(pieces: Sequence[Piece], names: Sequence[str], slot: str) -> list[str]:
    """The pieces of one slot in their order; what lies face down is only counted."""
    shown = [_piece(piece, names if _kind(slot) == SQUARE else ()) for piece in pieces if piece.face_up]
    hidden = len(pieces) - len(shown)
    alike = [f"{count} x {face}" if count > 1 else face for face, count in Counter(shown).items()]
    return alike + [f"{hidden} face down"] * bool(hidden)


def _piece(piece: Piece, names: Sequence[str]) -> str:
    notes = list(piece.marks)
    if piece.owner is not None and piece.owner < len(names):
        notes.insert(0, names[piece.owner])
    face = piece.face if piece.face_up else "face down"
    return f"{face} ({', '.join(notes)})" if notes else face


def _wrapped(head: str, words: Sequence[str], width: int, between: str) -> list[str]:
    """Words in rows behind a head; no word is broken, and following rows are indented below the first word."""
    rows = [head]
    empty = True
    for at, word in enumerate(words):
        part = word + (between.rstrip() if at + 1 < len(words) else "")
        if not empty and len(rows[-1]) + 1 + len(part) > width:
            rows.append(" " * len(head))
            empty = True
        rows[-1] += part if empty else f" {part}"
        empty = False
    return rows if words else []


def _columns(cells: Sequence[str], width: int) -> list[str]:
    size = max(map(len, cells)) + 2
    across = max(width // size, 1)
    return [
        "".join(f"{cell:<{size}}" for cell in cells[at : at + across]).rstrip() for at in range(0, len(cells), across)
    ]
