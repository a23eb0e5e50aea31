"""The page about sounds tells of every sound that there is, in its own line; and what is heard often is soft."""

from __future__ import annotations

from pathlib import Path

import pytest

from scrapdesk.ui.paint.sound.palette import Palette
from tests.bench.sounds import line_of, measured, moments, names_of, palettes, take, title_of

PAGE = (Path(__file__).parents[2] / "docs" / "sounds.md").read_text(encoding="utf-8")
OFTEN = ("card", "tile", "landing", "click", "turn")
OWN = [(palette, name) for palette in palettes() for name in names_of(palette)]


def part_of(title: str) -> str:
    """What the page says of one table."""
    return PAGE.partition(f"## {title}\n")[2].partition("\n## ")[0]


def test_every_sound_has_its_line_on_the_page_and_no_other_is_told_of() -> None:
    for palette in palettes():
        told = [line.split("|")[1:3] for line in part_of(title_of(palette)).splitlines() if line.startswith("| ")]
        found = [[f" {name} ", f" {line_of(palette.recipe(name)[0].__doc__)} "] for name in names_of(palette)]
        assert [pair for pair in told if pair[0] != " Sound "] == found
        assert palette.loop is None or f"**{palette.loop.name}**" in part_of(title_of(palette))


@pytest.mark.parametrize(("palette", "name"), OWN, ids=[f"{title_of(palette)}-{name}" for palette, name in OWN])
def test_a_sound_is_neither_lost_nor_tiring(palette: Palette, name: str) -> None:
    found, often = measured(take(palette, name), most=24), name in OFTEN
    assert -36 < found.loudness < (-18 if often else -12)
    assert found.middle < (6500 if often else 7500)


def test_a_louder_sound_measures_louder_and_a_higher_one_higher() -> None:
    soft, loud = (take(palettes()[0], name) for name in ("click", "win"))
    assert measured(soft).loudness < measured(loud).loudness and max(moments(soft)) < max(moments(loud))
    assert measured(take(palettes()[0], "refuse")).middle < measured(take(palettes()[0], "tile")).middle
