"""Every sound is as it was: how long, and how loud and how high in each of its parts."""

from __future__ import annotations

import math
from array import array
from itertools import pairwise

import pytest

from scrapdesk.ui.paint.sound.palette import Palette
from scrapdesk.ui.paint.sound.synthesis import RATE
from tests.inventory.kept import Entry, differences
from tests.ui_sound.test_sound import OWN, samples

PART = RATE // 25


def _part(found: array[int]) -> str:
    """In steps that are wider than what processors differ by."""
    loud = math.sqrt(sum(one * one for one in found) / len(found))
    crossed = sum((one < 0) != (other < 0) for one, other in pairwise(found))
    return f"{round(4 * math.log2(1 + loud))}/{crossed if crossed < 8 else round(8 * math.log2(crossed))}"


@pytest.mark.parametrize(
    "palette", list({palette.name: palette for palette, _ in OWN}.values()), ids=lambda one: one.name
)
def test_sounds_are_as_long_as_loud_and_as_high_as_they_were(palette: Palette) -> None:
    lines = []
    for name in sorted({name for other, name in OWN if other.name == palette.name}):
        found = samples(name, palette=palette)
        parts = [found[at : at + PART] for at in range(0, len(found), PART)]
        lines.append(f"{name}: {1000 * len(found) / RATE:.0f} ms, loud/high {' '.join(map(_part, parts))}")
    assert differences("sounds", palette.name or "all", Entry(tuple(lines))) == []
