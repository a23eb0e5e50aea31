"""The program's sign in every form that a desktop asks for, made from its drawing in assets/desk/art.

Windows wants one .ico, macOS one .icns, Linux a PNG for each size and the drawing itself. Run by build.spec, or by
hand: python .ci/icons.py FOLDER. Must not know who takes the files from the folder.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import resvg_py  # noqa: E402 - the package of this checkout must be found before an installed one

from scrapdesk.ui.paint.art.blueprint import plan  # noqa: E402
from scrapdesk.ui.paint.art.pictures import picture  # noqa: E402
from scrapdesk.ui.paint.art.portfolio import Portfolio  # noqa: E402

ICON = picture("desk/app-icon")
LINUX_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
MAC_KINDS = {
    b"ic11": 32,  # 16 points on a fine screen
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""A kind of picture in an .icns file -> its pixels."""


def drawing(size: int) -> str:
    """The sign as plain SVG; small sizes have a simpler drawing."""
    desk = Portfolio(())
    planned = plan(desk.blueprint(desk.library(ROOT / "assets"), ICON, (size, size)), (size, size))
    if len(planned.sheets) != 1 or planned.canvas != (size, size):
        raise SystemExit(f"{ICON.name} must be one drawing without layers to become an icon file")
    return planned.sheets[0].svg


def png(size: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing(size), skip_system_fonts=True))


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A Windows icon file of PNG pictures, smallest first."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries, data = b"", b""
    for size, found in sorted(pictures.items()):
        side = size % 256  # 256 is written as 0
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(found), offset + len(data))
        data += found
    return head + entries + data


def icns(pictures: Mapping[bytes, bytes]) -> bytes:
    """A macOS icon file: kind, length and PNG of each picture."""
    body = b"".join(struct.pack(">4sI", kind, 8 + len(found)) + found for kind, found in pictures.items())
    return struct.pack(">4sI", b"icns", 8 + len(body)) + body


def write_all(folder: Path) -> None:
    """scrapdesk.ico, scrapdesk.icns, and hicolor/ as Linux desktops know it."""
    sizes = sorted({*LINUX_SIZES, *WINDOWS_SIZES, *MAC_KINDS.values()})
    made = {size: png(size) for size in sizes}
    for size in LINUX_SIZES:
        _write(folder / f"hicolor/{size}x{size}/apps/scrapdesk.png", made[size])
    _write(folder / "hicolor/scalable/apps/scrapdesk.svg", drawing(256).encode())
    _write(folder / "scrapdesk.ico", ico({size: made[size] for size in WINDOWS_SIZES}))
    _write(folder / "scrapdesk.icns", icns({kind: made[size] for kind, size in MAC_KINDS.items()}))


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


if __name__ == "__main__":
    write_all(Path(sys.argv[1]))
