"""What lies on a table, slot by slot, in words: for tables that are not drawn. Knows pieces, not games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from scrapdesk.core.table import Field, Names, Piece
from scrapdesk.core.words import Ref
from scrapdesk.ui.frame.texts import Texts, capital


def spoken_field(field: Field, texts: Texts) -> tuple[str, str]:
    """A line of the status: what it is called, and what it says."""
    return texts.word(field.label), texts.word(field.value)


def lying(pieces: Iterable[Piece], names: Names, texts: Texts) -> list[tuple[str, str]]:
    """Each slot (or kind of many small slots, as squares are) and what lies there."""
    slots: dict[str, list[Piece]] = {}
    for piece in pieces:
        slots.setdefault(piece.slot, []).append(piece)
    kinds: dict[str, list[str]] = {}
    for slot in slots:
        kinds.setdefault(slot.partition(":")[0], []).append(slot)
    found: list[tuple[str, str]] = []
    for kind, members in kinds.items():
        found += _kind(kind, members, slots, names, texts)
    return found


def _kind(
    kind: str, members: Sequence[str], slots: dict[str, list[Piece]], names: Names, texts: Texts
) -> list[tuple[str, str]]:
    if len(members) > 1 and all(len(slots[slot]) == 1 for slot in members):
        words = [
            texts("{place}: {thing}", place=spoken_place(slot, texts), thing=_piece(slots[slot][0], names, texts))
            for slot in members
        ]
        return [(spoken(kind, texts), ", ".join(words))]
    return [(spoken(slot, texts), ", ".join(_counted(slots[slot], texts))) for slot in members]


def spoken(slot: str, texts: Texts) -> str:
    """A slot's name as people write it: `played:w` is "Played w"."""
    kind, _, rest = slot.partition(":")
    return " ".join(filter(None, (capital(texts.word(_plain(kind))), rest.replace(":", " "))))


def _plain(name: str) -> Ref:
    return Ref(name.replace("-", " ").replace("_", " "))


def spoken_place(slot: str, texts: Texts) -> str:
    """A slot within its kind: `square:a4` is "a4", and words in it are of the language."""
    place = slot.partition(":")[2].replace(":", " ") or slot
    return " ".join(texts.word(Ref(word)) if len(word) > 1 and word.isalpha() else word for word in place.split(" "))


def _counted(pieces: Sequence[Piece], texts: Texts) -> list[str]:
    ordered = sorted(pieces, key=lambda piece: piece.order)
    shown = Counter(_face(piece, texts) for piece in ordered if piece.face_up)
    hidden = sum(not piece.face_up for piece in ordered)
    words = [f"{count} × {face}" if count > 1 else face for face, count in shown.items()]
    return words + ([texts("{n} face down", n=hidden)] if hidden else [])


def _piece(piece: Piece, names: Names, texts: Texts) -> str:
    face = _face(piece, texts) if piece.face_up else texts("face down")
    if piece.owner is not None and piece.owner < len(names):
        return f"{face} ({names[piece.owner]})"
    return face


def _face(piece: Piece, texts: Texts) -> str:
    marks = f" ({', '.join(texts.word(_plain(mark)) for mark in piece.marks)})" if piece.marks else ""
    return texts.word(_plain(piece.face)) + marks
