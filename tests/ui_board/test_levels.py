"""Level maps: every slot that a table names is there, and pieces lie inside the map."""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import process_time

import pytest

from scrapdesk import paths
from scrapdesk.core.match import Match
from scrapdesk.core.table import Piece
from scrapdesk.games import GAMES
from scrapdesk.ui.board.levels import BadLevel, load_level, read_level
from scrapdesk.ui.board.slots import CROSSING, Layout, MapSlot

LEVELS = sorted(path.stem for path in paths.levels().glob("*.tmx"))


def test_there_are_levels() -> None:
    assert "scamorra-board" in LEVELS


@pytest.mark.parametrize("name", LEVELS)
def test_slots_lie_inside_their_map(name: str) -> None:
    level = load_level(name)
    beside = [wing.box for wing in level.wings.values()]
    for slot in level.slots.values():
        left, top, width, height = slot.box
        if any(x <= left and left + width <= x + w and y <= top and top + height <= y + h for x, y, w, h in beside):
            assert left >= level.size[0], slot  # what lies beside the table lies nowhere on it
            continue
        assert width > 0 and height > 0, slot
        assert left >= 0 and top >= 0, slot
        assert left + width <= level.size[0] + level.reach + 1 and top + height <= level.size[1] + 1, slot


def test_every_slot_that_la_scamorra_names_is_in_its_map() -> None:
    entry, level = GAMES["scamorra"], load_level("scamorra-board")
    for options in ({}, {"initiative": "morra"}):
        match, rng = Match(entry.rules, 2, options, "slots"), Random(1)
        while (asked := match.to_act) is not None:
            for seat in (0, 1, None):
                pieces = list(entry.table.pieces(match.view(seat)))
                assert {piece.slot for piece in pieces} <= set(level.slots)
                assert set(level.fitted((0, 0, 1280, 720)).places(pieces)) == {piece.id for piece in pieces}
            view = match.view(asked)
            named = {
                target for move in match.legal_moves(asked) for path in entry.table.paths(view, move) for target in path
            }
            things = {piece.id for piece in entry.table.pieces(view)}
            assert {target for target in named if target not in things} <= set(level.slots)
            match.play(asked, rng.choice(match.legal_moves(asked)))


def test_a_map_keeps_its_shape_and_stands_in_the_middle_of_its_room() -> None:
    layout = Layout((100, 50), {"a": MapSlot("a", "x", (0, 0, 100, 50))}).fitted((10, 20, 400, 400))
    assert layout.box("a") == (10, 120, 400, 200)
    assert layout.slots_at(200, 200) == ("a",)
    assert layout.slots_at(200, 100) == ()


def test_a_line_begins_at_the_left_and_is_pushed_together_where_it_has_no_room() -> None:
    layout = Layout((100, 20), {"a": MapSlot("a", "pile", (0, 0, 100, 20), "line", 5, 20)})
    few = layout.places([Piece(str(at), "x", "a", at, True, 0) for at in range(2)])
    assert [(place.box[0], place.width) for place in few.values()] == [(0, 20), (25, 20)]
    many = layout.places([Piece(str(at), "x", "a", at, True, 0) for at in range(9)])
    assert [place.box[0] for place in many.values()] == [10 * at for at in range(9)]


def test_the_smallest_slot_under_a_point_counts_and_the_magnet_reaches_so_far() -> None:
    layout = Layout(
        (100, 100), {"big": MapSlot("big", "x", (0, 0, 100, 100)), "small": MapSlot("small", "x", (40, 40, 20, 20))}
    )
    assert layout.slots_at(50, 50) == ("small", "big")
    assert layout.nearest(65, 50, ("small", "big"), 28) in ("small", "big")
    assert layout.nearest(5, 5, ("small",), 28) is None


def fan(count: int) -> list[Piece]:
    return [Piece(f"c{n}", "face", "hand", n) for n in range(count)]


def test_a_hand_of_few_lies_side_by_side_and_a_hand_of_many_as_a_fan_within_its_slot() -> None:
    layout = Layout((600, 300), {"hand": MapSlot("hand", "hand", (0, 0, 600, 300), "fan", 10, 100, 1.4)})
    few, many = layout.places(fan(3)), layout.places(fan(12))
    assert few["c1"].x - few["c0"].x == 110
    assert {place.angle for place in few.values()} == {0}
    assert many["c0"].angle > many["c5"].angle > many["c11"].angle
    assert many["c0"].x >= 50 and many["c11"].x <= 550
    assert [many[f"c{n}"].layer for n in range(12)] == list(range(12))


def test_a_broken_map_is_a_sentence(tmp_path: Path) -> None:
    for text in (
        "",
        "<map",
        "<map version='1.10' orientation='orthogonal' width='1' height='1' tilewidth='1' tileheight='1'/>",
    ):
        (tmp_path / "x.tmx").write_text(text)
        with pytest.raises(BadLevel, match=r"x\.tmx"):
            read_level(tmp_path / "x.tmx")


HEAD = '<map version="1.10" width="10" height="10" tilewidth="10" tileheight="10">'
GRID = (
    '<objectgroup id="1"><object id="1" type="grid" x="0" y="0" width="9" height="9"><properties>'
    '<property name="columns" value="8"/><property name="rows" value="{rows}"/>'
    '<property name="pattern" value="square:{{column}}{{row}}"/></properties></object></objectgroup>'
)
LAUGHS = '<!DOCTYPE m [<!ENTITY a "aaaaaaaaaa">' + "".join(
    f'<!ENTITY {chr(98 + n)} "{f"&{chr(97 + n)};" * 10}">' for n in range(12)
)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no map",
        '<?xml version="1.0" encoding="UTF-99"?><map/>',
        "<svg/>",
        HEAD + GRID.format(rows=100_000_000) + "</map>",
        HEAD + GRID.format(rows="9" * 5000) + "</map>",
        HEAD + '<layer id="1"><data encoding="base64" compression="zlib">eJw=</data></layer></map>',
        HEAD + '<tileset firstgid="1" source="outside.tsx"/></map>',
        LAUGHS + "]><map>&m;</map>",
        HEAD + "x" * 2_000_000,
    ],
)
def test_a_map_that_is_none_of_ours_is_refused_with_a_word_and_at_once(text: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.tmx"
    path.write_text(text)
    began = process_time()
    with pytest.raises(BadLevel, match=r"mine\.tmx"):
        read_level(path)
    assert process_time() - began < 0.5


def test_a_grid_of_another_size_fills_the_same_room_with_its_halves_apart() -> None:
    level = load_level("scope")
    for columns, rows in ((2, 4), (5, 6), (8, 16), (8, 4), (2, 16)):
        sized = level.gridded(columns, rows)
        cells = [slot for slot in sized.slots.values() if slot.kind == "cell"]
        quads = [slot for slot in sized.slots.values() if slot.kind == CROSSING]
        assert (len(cells), len(quads)) == (columns * rows, (columns - 1) * (rows - 1))
        left, top, width, height = level.grids[0].box
        for slot in (*cells, *quads):
            assert left <= slot.box[0] + 1 and slot.box[0] + slot.box[2] <= left + width + 1
            assert top <= slot.box[1] + 1 and slot.box[1] + slot.box[3] <= top + height + 1
        lower, upper = sized.slots[f"square:a{rows // 2}"].box, sized.slots[f"square:a{rows // 2 + 1}"].box
        assert lower[1] - (upper[1] + upper[3]) == pytest.approx(level.grids[0].apart)


def test_of_places_of_one_size_the_nearest_is_meant() -> None:
    level = load_level("scope").gridded(5, 6)
    left, top, width, height = level.slots["square:b2"].box
    assert level.slots_at(left + width * 0.9, top + height * 0.1)[:2] == ("square:b2", "quad:b2c3")
    assert level.slots_at(left + width * 0.1, top + height * 0.9)[:2] == ("square:b2", "quad:a1b2")


def test_a_zone_lies_where_the_window_has_room_for_it_and_all_in_it_with_it() -> None:
    level = load_level("scarper-front").fitted((0, 0, 700, 540))
    placed = level.beside({"crown": (720.0, 40.0)})
    assert placed.box("crown")[:2] == (720.0, 40.0)
    inner, outer = level.slots["track:economy:central"].box, level.slots["crown"].box
    left, top, width, height = placed.box("track:economy:central")
    assert (left, top) == (720.0 + (inner[0] - outer[0]) / 2, 40.0 + (inner[1] - outer[1]) / 2)
    assert (width, height) == (inner[2] / 2, inner[3] / 2)
    assert placed.box("order:charge")[0] > 10_000  # a wing without a place is beyond every window
    assert placed.box("field:artois") == level.box("field:artois")
