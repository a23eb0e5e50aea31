"""The process that renders: it puts pictures together as SVG and turns them into PNG. Imports no pygame.

A spawned process imports this module and what it imports. Must not know caches, surfaces, or who asked.
"""

from __future__ import annotations

import os
import signal
from collections import OrderedDict
from pathlib import Path
from typing import TYPE_CHECKING

import resvg_py

from scrapdesk.ui.frame.heap import give_back
from scrapdesk.ui.paint.art.blueprint import ArtSheet, plan
from scrapdesk.ui.paint.art.markup import BadArt
from scrapdesk.ui.paint.art.painted import Answer, OpenPortfolio, PaintedLayer, PaintOrder, Rendered
from scrapdesk.ui.paint.art.portfolio import Portfolio

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

KEPT_SHEETS = 48
"""So many shared layers are kept as PNG: paper and grain then serve all cards, a picture both sides and all sizes."""

POLITE = 5
"""How much later than the window these processes come, where both want a core."""


class Renderer:
    """Renders orders one after another; used in the worker process, and in ours where none can be had."""

    def __init__(self, assets: Path, portfolio: Portfolio) -> None:
        self._portfolio = portfolio
        self._library = portfolio.library(assets)
        self._shared: OrderedDict[ArtSheet, bytes] = OrderedDict()

    def answer(self, order: PaintOrder) -> Answer:
        try:
            planned = plan(self._portfolio.blueprint(self._library, order.what, order.size), order.size)
            layers = tuple(PaintedLayer(self._png(sheet), sheet.place, sheet.tiled) for sheet in planned.sheets)
        except (BadArt, ValueError) as fault:
            return f"{order.what.key}: {fault}"
        return Rendered(planned.canvas, planned.ground, layers)

    def _png(self, sheet: ArtSheet) -> bytes:
        if not sheet.shared:
            return render(sheet.svg)
        if sheet not in self._shared:
            self._shared[sheet] = render(sheet.svg)
        self._shared.move_to_end(sheet)
        if len(self._shared) > KEPT_SHEETS:
            self._shared.popitem(last=False)
        return self._shared[sheet]


def render(svg: str) -> bytes:
    """PNG with straight alpha, in the size that the SVG says."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))


def serve(pipe: Connection[Answer, PaintOrder | None], assets: Path, open_portfolio: OpenPortfolio) -> None:
    """Answers orders, one after another, until the other end closes. The portfolio is opened here, not sent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to answer; it then ends this process
    if hasattr(os, "nice"):
        os.nice(POLITE)
    renderer = Renderer(assets, open_portfolio())
    try:
        while (order := pipe.recv()) is not None:
            pipe.send(renderer.answer(order))
            give_back()  # a picture of the size of the window leaves half as much again as the process needs
    except (EOFError, OSError):
        return
