"""What is said between who wants a picture painted and the process that paints it, and where that process begins.

Light: the window starts with it, and loads nothing that paints. Must not know how anything is painted.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from scrapdesk.ui.paint.art.pictures import Picture, Size

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from scrapdesk.ui.paint.art.portfolio import Portfolio


class PaintOrder(NamedTuple):
    what: Picture
    size: Size


class PaintedLayer(NamedTuple):
    """One layer as PNG with straight alpha, and where it lies on the canvas."""

    png: bytes
    place: tuple[int, int, int, int]
    tiled: bool


class Rendered(NamedTuple):
    """A picture in layers, back to front. `ground` is a colour for an opaque one, or empty."""

    canvas: Size
    ground: str
    layers: tuple[PaintedLayer, ...]


Answer: TypeAlias = "Rendered | str"
"""The picture, or one line on why there is none."""
OpenPortfolio: TypeAlias = "Callable[[], Portfolio]"
"""A function that another process finds again by its name."""


def begin_painting(pipe: Connection[Answer, PaintOrder | None], assets: Path, open_portfolio: OpenPortfolio) -> None:
    """The painting process from its start to its end."""
    from scrapdesk.ui.paint.art_worker import serve  # in that process alone

    serve(pipe, assets, open_portfolio)
