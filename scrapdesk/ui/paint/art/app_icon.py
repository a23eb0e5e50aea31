"""The program's own sign as PNG: for the window before anything is drawn, and for the build.

The one picture that is painted where it is asked for: it is small, and a window wants it before it opens. Painted once
it is kept, so that later starts load nothing that paints.
"""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from scrapdesk import __version__, paths

NAMES: Final = ("app-icon", "app-icon-small")
_PNG: Final = b"\x89PNG\r\n\x1a\n"


def app_icon_png(assets: Path, side: int) -> bytes:
    """A square PNG; ValueError where the drawing is missing or broken."""
    from scrapdesk.ui.paint.art.painted import PaintOrder
    from scrapdesk.ui.paint.art.pictures import Picture
    from scrapdesk.ui.paint.art.portfolio import Portfolio
    from scrapdesk.ui.paint.art_worker import Renderer

    answer = Renderer(assets, Portfolio(())).answer(PaintOrder(Picture("desk/app-icon"), (side, side)))
    if isinstance(answer, str):
        raise ValueError(answer)
    return answer.layers[0].png


def kept_app_icon(assets: Path, side: int) -> bytes:
    """The same as it was painted at an earlier start; painted now where it was not, or the drawing is another."""
    kept = _file(assets, side)
    with suppress(OSError):
        found = kept.read_bytes()
        if found.startswith(_PNG):
            return found
    made = app_icon_png(assets, side)
    with suppress(OSError):
        kept.parent.mkdir(parents=True, exist_ok=True)
        part = kept.with_suffix(".tmp")
        part.write_bytes(made)
        part.replace(kept)
    return made


def _file(assets: Path, side: int) -> Path:
    """Where it is kept, by the drawings and their colours: an edited one must be seen. The version speaks for the code
    that paints it."""
    drawn = sha256(__version__.encode())
    folder = assets / "desk" / "art"
    for file in (*(folder / f"{name}.svg" for name in NAMES), folder / "tokens.toml"):
        with suppress(OSError):
            drawn.update(file.read_bytes())
    return paths.user_cache() / "signs" / f"{drawn.hexdigest()[:16]}-{side}.png"
