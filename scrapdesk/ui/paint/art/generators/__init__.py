"""Repeats that more than one picture has: code that draws SVG text. Mend one, and every picture gains."""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.paint.art.generators import charts, faces, hands, letters, lids, ornament, ropes, tiles
from scrapdesk.ui.paint.art.generators.macros import MACROS
from scrapdesk.ui.paint.art.markup import Generator

GENERATORS: Final[dict[str, Generator]] = {
    "border_tiles": tiles.border_tiles,
    "chart_lines": charts.chart_lines,
    "cobbles": ornament.cobbles,
    "deckle": ropes.deckle,
    "face": faces.face,
    "gear": ornament.gear,
    "hand": hands.hand,
    "hem": ornament.hem,
    "limb": hands.limb,
    "lozenges": ornament.lozenges,
    "mug": faces.mug,
    "rays": ornament.rays,
    "ring_dots": ornament.ring_dots,
    "rope": ropes.rope,
    "rose": ropes.rose,
    "ruins": lids.ruins,
    "scale_ticks": ornament.scale_ticks,
    "scallops": ornament.scallops,
    "stripes": ornament.stripes,
    "ticks": ropes.ticks,
    "tiles": tiles.tiles,
    "title": letters.title(letters.scrapdesk),
    "trench_map": lids.trench_map,
}

__all__ = ["GENERATORS", "MACROS"]
