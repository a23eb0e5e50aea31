"""The pictures of the README, drawn by the program itself into docs/pictures: the desk, each table, an ending, and a
short animation. They are the only bitmaps in the repository; run it again when a scene looks otherwise.

usage: python .ci/readme_pictures.py [FOLDER]

Scenes are drawn without a window, from scripted games, at 1080p, and made small. Must not know how a scene is drawn.
"""

from __future__ import annotations

import os
import struct
import sys
import zlib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame  # noqa: E402

from scrapdesk.ui import shots  # noqa: E402
from scrapdesk.ui.context import AppContext  # noqa: E402
from scrapdesk.ui.faces.pictures import open_portfolio  # noqa: E402
from scrapdesk.ui.paint.art.room import ArtRoom  # noqa: E402
from scrapdesk.ui.stops.board import played  # noqa: E402
from scrapdesk.ui.table.board import BoardTable  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
DRAWN = (1920, 1080)
STILL = (1200, 675)
"""Wide enough to read a card, small enough for a page."""
STILLS = {
    "desk": "desk",
    "scamorra": "table-scamorra",
    "scrappers": "scrappers-show",
    "scope": "scope-question",
    "scarper": "scarper-central",
    "scalawag": "sea-challenge",
    "ending": "end-scamorra",
}
"""The name of a picture -> the stop that it shows."""
MOVING = (640, 360)
GAME, MOVES, MOVE_MS = "scamorra", 4, 1300
FRAME_MS = 100
PATIENCE = 20
"""So often pictures are waited for, a minute and a half each time."""
STEP = 10
"""Shades by which a point must change to be drawn anew: what nobody sees needs no room in the file."""


class Frame(NamedTuple):
    """What changed since the frame before, and where."""

    place: pygame.Rect
    picture: pygame.Surface


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    art = ArtRoom(open_portfolio)
    try:
        for name, stop in STILLS.items():
            pygame.image.save(still(stop, art), folder / f"{name}.jpg")
        (folder / "playing.png").write_bytes(animated(list(changes(art))))
    finally:
        art.close()
    for path in sorted(folder.iterdir()):
        sys.stdout.write(f"{path.name:<16}{path.stat().st_size / 1000:>8.0f} KB\n")


def still(name: str, art: ArtRoom) -> pygame.Surface:
    """A stop as it is shown, small."""
    for stop, context in shots.visits(DRAWN, 100, art, name):
        if stop.name == name:
            _wait(context)
            return pygame.transform.smoothscale(shots.shown(context, DRAWN), STILL)
    raise SystemExit(f"there is no stop called {name}")


def _wait(context: AppContext) -> None:
    """However busy the machine is: a blank card is no picture."""
    for _ in range(PATIENCE):
        shots.wait_for_pictures(context)
        if context.art.finished():
            return
    raise SystemExit("some pictures never came")


# -- the animation ------------------------------------------------------------------------------------------


def changes(art: ArtRoom) -> Iterator[Frame]:
    """Frames of some moves in a game, each with what is new in it."""
    before = None
    for shown in filmed(art):
        now = pygame.transform.smoothscale(shown, MOVING).convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32))
        new = now if before is None else _changed(before, now)
        before = before or now.copy()
        before.blit(new, (0, 0))
        place = new.get_bounding_rect() or pygame.Rect(0, 0, 1, 1)
        yield Frame(place, new.subsurface(place).copy())


def filmed(art: ArtRoom) -> Iterator[pygame.Surface]:
    """Both sides move as an opponent does: so every move is seen from its beginning to its end."""
    shots.without_window(DRAWN)
    context = shots.desk_context(DRAWN, 100, art, {"tips": False})
    table = played(context, GAME, 10)
    context.clock.finish()
    _wait(context)
    yield from _turned(context, 400)
    luck = Random(4)
    for _ in range(MOVES):
        _move(table, luck)
        yield from _turned(context, MOVE_MS)
    yield from _turned(context, 800)


def _move(table: BoardTable, luck: Random) -> None:
    match = table.sitting.match
    if match.to_act is not None:
        table.sitting.play_for_opponent(luck.choice(list(match.legal_moves(match.to_act))))
        table.after_change("play")


def _turned(context: AppContext, lasting: float) -> Iterator[pygame.Surface]:
    for _ in range(round(lasting / FRAME_MS)):
        context.scenes.settle()
        context.clock.advance(FRAME_MS)
        context.scenes.update(FRAME_MS)
        context.later.frame_over()
        _wait(context)
        yield shots.shown(context, DRAWN)


def _changed(before: pygame.Surface, now: pygame.Surface) -> pygame.Surface:
    """What is new, on nothing."""
    mask = pygame.mask.from_threshold(now, (0, 0, 0), (STEP, STEP, STEP, 255), before)
    mask.invert()
    return mask.to_surface(setsurface=now, unsetcolor=(0, 0, 0, 0))


# -- an animated PNG ----------------------------------------------------------------------------------------


def animated(frames: list[Frame]) -> bytes:
    """The first frame is the picture for whoever cannot see it move; the others are laid over what is there."""
    head, first = _parts(frames[0].picture)
    parts = [b"\x89PNG\r\n\x1a\n", _chunk(b"IHDR", head), _chunk(b"acTL", struct.pack(">II", len(frames), 0))]
    number = 0
    for index, frame in enumerate(frames):
        place = frame.place
        control = struct.pack(">IIIII", number, place.width, place.height, place.left, place.top)
        parts.append(_chunk(b"fcTL", control + struct.pack(">HHBB", FRAME_MS, 1000, 0, int(index > 0))))
        number += 1
        if index == 0:
            parts.append(_chunk(b"IDAT", first))
            continue
        parts.append(_chunk(b"fdAT", struct.pack(">I", number) + _parts(frame.picture)[1]))
        number += 1
    return b"".join([*parts, _chunk(b"IEND", b"")])


def _parts(picture: pygame.Surface) -> tuple[bytes, bytes]:
    """The head and the pixels of a picture as PNG."""
    target = BytesIO()
    pygame.image.save(picture, target, "frame.png")
    data, at, head, pixels = target.getvalue(), 8, b"", b""
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        head = body if kind == b"IHDR" else head
        pixels += body if kind == b"IDAT" else b""
        at += 12 + length
    return head, pixels


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


if __name__ == "__main__":
    main()
