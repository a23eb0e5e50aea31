"""The inventory on disk: for each chapter a file of text with all its entries, packed, and how entries are compared.

An entry is a list of lines, and where there is a picture the averages of its tiles. Must not know what is described.
"""

from __future__ import annotations

import base64
import json
import lzma
import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parent / "kept"
ACCEPTING: Final = "SCRAPDESK_INVENTORY"
"""The folder into which everything is written that is seen now; without it everything is compared."""
COMMAND: Final = "python -m tests.inventory --accept"
TILES: Final = (56, 32)
TINTS: Final = (14, 8)
"""So many tiles across and down: for how light they are, and for what colour."""
NEAR: Final = 1
"""Processors do not all round alike where one thing is painted over another."""
TOLD: Final = 12
"""Lines of one sort that are told at most."""
_WIDTH: Final = 120


class Entry(NamedTuple):
    lines: tuple[str, ...]
    tiles: bytes = b""
    """How light each tile is, row by row, and then the two parts of the colours."""


def differences(chapter: str, name: str, now: Entry) -> list[str]:
    """What of an entry is other than it was, in words; nothing while all that is seen is being accepted."""
    if folder := os.environ.get(ACCEPTING):
        accept(Path(folder), chapter, name, now)
        return []
    was = entries(chapter).get(name)
    if was is None:
        return [f"{chapter}, {name}: not in the inventory; `{COMMAND}` puts it there"]
    found = [*unlike_lines(was.lines, now.lines), *unlike_tiles(was.tiles, now.tiles)]
    return [f"{chapter}, {name}: {one}" for one in found] + ([f"meant so? then `{COMMAND}`"] if found else [])


def unlike_lines(was: Sequence[str], now: Sequence[str]) -> Iterator[str]:
    gone, new = Counter(was) - Counter(now), Counter(now) - Counter(was)
    for title, lines in (("was", [*gone.elements()]), ("is", [*new.elements()])):
        yield from (f"{title}: {line}" for line in lines[:TOLD])
        if len(lines) > TOLD:
            yield f"{title}: ... and {len(lines) - TOLD} more"


def unlike_tiles(was: bytes, now: bytes) -> Iterator[str]:
    if len(was) != len(now):
        yield f"was {len(was)} tiles, is {len(now)}"
        return
    for title, begin, end, across in planes(len(now)):
        apart = [(abs(was[at] - now[at]), at - begin) for at in range(begin, end)]
        apart = [one for one in apart if one[0] > NEAR]
        if apart:
            most, at = max(apart)
            yield (
                f"{len(apart)} tiles are otherwise {title}, most the one in column {at % across + 1} of {across}, "
                f"row {at // across + 1}: was {was[begin + at]}, is {now[begin + at]} (by {most})"
            )


def planes(length: int) -> Sequence[tuple[str, int, int, int]]:
    """What so many averages are about, from where to where, and how many lie across."""
    light, tint = TILES[0] * TILES[1], TINTS[0] * TINTS[1]
    if length != light + 2 * tint:
        return (("light", 0, length, TINTS[0]),)
    ends = (0, light, light + tint, length)
    sorts = zip(("light", "blue", "red"), pairwise(ends), (TILES[0], TINTS[0], TINTS[0]), strict=True)
    return [(title, *pair, across) for title, pair, across in sorts]


@cache
def entries(chapter: str) -> Mapping[str, Entry]:
    """All that is kept of a chapter; nothing where there is none yet."""
    path = FOLDER / f"{chapter}.txt"
    return unpacked(path.read_text(encoding="ascii")) if path.exists() else {}


def unpacked(text: str) -> dict[str, Entry]:
    _head, packed, tiles = text.split("\n\n")
    told = json.loads(lzma.decompress(base64.b85decode("".join(packed.split()))))
    pictures = lzma.decompress(base64.b85decode("".join(tiles.split())))
    found, at = {}, 0
    for name, length, lines in told:
        found[name] = Entry(tuple(lines), pictures[at : at + length])
        at += length
    return found


def packed(chapter: str, found: Mapping[str, Entry]) -> str:
    """Lines and tiles apart, since each is more like its own kind."""
    told = json.dumps([[name, len(one.tiles), one.lines] for name, one in found.items()], ensure_ascii=False)
    parts = (told.encode(), b"".join(one.tiles for one in found.values()))
    head = f"The inventory of {chapter}: {len(found)} entries. Written by `{COMMAND}`; `--show {chapter}` prints it."
    return "\n\n".join([head, *map(_written, parts)]) + "\n"


def _written(part: bytes) -> str:
    text = base64.b85encode(lzma.compress(part, preset=9 | lzma.PRESET_EXTREME)).decode("ascii")
    return "\n".join(text[at : at + _WIDTH] for at in range(0, len(text), _WIDTH))


def accept(folder: Path, chapter: str, name: str, now: Entry) -> None:
    """Each entry in a file of its own: many processes write at once."""
    path = folder / chapter / f"{os.getpid()}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps([name, now.lines, now.tiles.hex()]) + "\n")


def accepted(folder: Path) -> dict[str, dict[str, Entry]]:
    """Everything that was written there: chapter -> name -> entry, by name."""
    found: dict[str, dict[str, Entry]] = {}
    for path in sorted(folder.glob("*/*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            name, lines, tiles = json.loads(line)
            found.setdefault(path.parent.name, {})[name] = Entry(tuple(lines), bytes.fromhex(tiles))
    return {chapter: dict(sorted(named.items())) for chapter, named in found.items()}
