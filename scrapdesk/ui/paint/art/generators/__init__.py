"""Repeats that more than one picture has: code that draws SVG text. Mend one, and every picture gains."""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.paint.art.generators import (
    charts,
    cloths,
    faces,
    hands,
    letters,
    lids,
    ornament,
    ropes,
    screens,
    tiles,
)
from scrapdesk.ui.paint.art.generators.macros import MACROS
from scrapdesk.ui.paint.art.markup import Generator

GENERATORS: Final[dict[str, Generator]] = {
    "bolts": screens.bolts,
    "border_tiles": tiles.border_tiles,
    "chart_lines": charts.chart_lines,
    "cobbles": ornament.cobbles,
    "contours": cloths.contours,
    "deckle": ropes.deckle,
    "drape": cloths.drape,
    "face": faces.face,
    "front": cloths.front,
    "frost": screens.frost,
    "gear": ornament.gear,
    "hand": hands.hand,
    "hem": ornament.hem,
    "lashes": cloths.lashes,
    "limb": hands.limb,
    "lozenges": ornament.lozenges,
    "mug": faces.mug,
    "rays": ornament.rays,
    "reefs": cloths.reefs,
    "ring_dots": ornament.ring_dots,
    "rope": ropes.rope,
    "rose": ropes.rose,
    "ruins": lids.ruins,
    "scale_ticks": ornament.scale_ticks,
    "scallops": ornament.scallops,
    "seams": cloths.seams,
    "slats": screens.slats,
    "stripes": ornament.stripes,
    "ticks": ropes.ticks,
    "tiles": tiles.tiles,
    "title": letters.title(letters.scrapdesk),
    "trench_map": lids.trench_map,
    "valance": cloths.valance,
    "wires": cloths.wires,
}

__all__ = ["GENERATORS", "MACROS"]
