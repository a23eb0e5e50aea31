"""The pictures themselves: each renders, the same twice, premultiplied, and has words for who cannot see it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from scrapdesk import paths
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.paint.art import Picture, picture
from scrapdesk.ui.paint.art.app_icon import app_icon_png, kept_app_icon
from scrapdesk.ui.paint.art.assembly import assembled, pixels, surface
from scrapdesk.ui.paint.art.blueprint import plan
from scrapdesk.ui.paint.art.painted import PaintedLayer, PaintOrder, Rendered
from scrapdesk.ui.paint.art.recipes.marks import MARKS
from scrapdesk.ui.paint.art_worker import Renderer, render

LIBRARY = open_portfolio().library(paths.assets())
NAMES = sorted(open_portfolio().catalogue(LIBRARY))
SMALL = (60, 60)
BARE = ("scarper/lines", "scarper/foot", "scope/tag", "scope/mark-possible")
"""Lines that divide nothing here, and a strip, a ground and a light of one colour."""


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return Renderer(paths.assets(), open_portfolio())


def drawn(renderer: Renderer, what: Picture, size: tuple[int, int]) -> pygame.Surface:
    answer = renderer.answer(PaintOrder(what, size))
    assert isinstance(answer, Rendered), answer
    return assembled(answer, size)


@pytest.mark.parametrize("name", NAMES)
def test_every_picture_renders_at_60_pixels_and_shows_something(name: str, renderer: Renderer) -> None:
    shown = drawn(renderer, Picture(name), SMALL)
    assert shown.get_size() == SMALL
    raw = pygame.image.tobytes(shown, "RGBA")
    colours = {raw[at : at + 4] for at in range(0, len(raw), 4)}
    assert len(colours) > 1 or name.endswith(("mark-dim", "sheet", "grain")) or name in BARE


def test_all_five_games_and_the_desk_have_pictures() -> None:
    assert {name.partition("/")[0] for name in NAMES} == {
        "desk",
        "people",
        "scamorra",
        "scrappers",
        "scope",
        "scarper",
        "scalawag",
    }


@pytest.mark.parametrize(
    ("name", "args"),
    [("scamorra/card-knight", {"side": "b"}), ("scamorra/board", {}), ("desk/lid-scope", {}), ("desk/background", {})],
)
def test_the_same_picture_twice_is_the_same_bytes(name: str, args: dict[str, str]) -> None:
    size = (120, 90)
    first, second = (
        Renderer(paths.assets(), open_portfolio()).answer(PaintOrder(picture(name, **args), size)) for _ in range(2)
    )
    assert first == second
    assert isinstance(first, Rendered)
    assert pixels(assembled(first, size)) == pixels(assembled(first, size))


@pytest.mark.parametrize("name", ["scamorra/piece-stone", "scamorra/card-king", "scamorra/back", "desk/icon-undo"])
def test_edges_are_premultiplied(name: str, renderer: Renderer) -> None:
    shown = drawn(renderer, Picture(name), (70, 98))
    raw = pygame.image.tobytes(shown, "RGBA")
    soft = [raw[at : at + 4] for at in range(0, len(raw), 4) if 0 < raw[at + 3] < 255]
    assert soft, "an edge without half-covered pixels"
    assert all(max(pixel[:3]) <= pixel[3] + 1 for pixel in soft)


def test_a_light_edge_on_a_light_ground_stays_light(renderer: Renderer) -> None:
    """With straight alpha the shrunk edge would mix in transparent black."""
    white = pygame.Surface((180, 252))
    white.fill("#FFFFFF")
    white.blit(
        drawn(renderer, picture("scamorra/card-king"), (180, 252)), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED
    )
    assert min(min(white.get_at((x, 0))[:3]) for x in range(20, 160)) > 230


def test_sides_differ_in_shape_and_not_only_in_colour(renderer: Renderer) -> None:
    for name in ("scamorra/piece-paper", "scamorra/back", "scamorra/card-pawn"):
        grey = [pygame.transform.grayscale(drawn(renderer, picture(name, side=side), (100, 140))) for side in "wb"]
        raw = [pygame.image.tobytes(shown, "RGB")[::3] for shown in grey]
        assert sum(abs(a - b) > 40 for a, b in zip(*raw, strict=True)) > 250


def test_only_icons_take_a_colour(renderer: Renderer) -> None:
    red = drawn(renderer, picture("desk/icon-play", colour="#FF0000"), (40, 40))
    assert tuple(red.get_at((20, 20))) == (255, 0, 0, 255)


@pytest.mark.parametrize(
    "what",
    [
        picture("scamorra/nobody"),
        picture("nobody"),
        picture("scamorra/back", side="x"),
        picture("desk/background", mat="1,2"),
        picture("scamorra/card-king", pips="many"),
    ],
)
def test_a_picture_that_nobody_knows_is_a_sentence_and_not_a_crash(what: Picture, renderer: Renderer) -> None:
    answer = renderer.answer(PaintOrder(what, SMALL))
    assert isinstance(answer, str)
    assert what.name in answer


@pytest.mark.parametrize("size", [(640, 1024), (1024, 640), (1600, 400), (1, 1), (60, 2)])
def test_tables_fill_windows_of_any_shape(size: tuple[int, int], renderer: Renderer) -> None:
    for name in ("desk/background", "scamorra/table"):
        shown = drawn(renderer, Picture(name), size)
        assert shown.get_size() == size
        assert not shown.get_flags() & pygame.SRCALPHA


def test_a_picture_is_centred_and_not_bent_in_a_place_of_another_shape() -> None:
    planned = plan(open_portfolio().blueprint(LIBRARY, Picture("scamorra/wheel"), (200, 100)), (200, 100))
    assert [sheet.place for sheet in planned.sheets] == [(50, 0, 100, 100)]


def test_a_small_card_is_rendered_larger_and_shrunk() -> None:
    assert plan(open_portfolio().blueprint(LIBRARY, Picture("scamorra/card-king"), (180, 252)), (180, 252)).canvas == (
        360,
        504,
    )
    assert plan(open_portfolio().blueprint(LIBRARY, Picture("scamorra/card-king"), (400, 560)), (400, 560)).canvas == (
        400,
        560,
    )


def test_tiles_cover_their_place_and_nothing_else() -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'
    shown = assembled(Rendered((40, 40), "", (PaintedLayer(render(svg), (5, 6, 21, 20), True),)), (40, 40))
    assert shown.get_bounding_rect() == pygame.Rect(5, 6, 21, 20)


def test_pixels_keep_a_surface(renderer: Renderer) -> None:
    for name in ("scamorra/piece-stone", "desk/background"):
        shown = drawn(renderer, Picture(name), (64, 48))
        again = surface(pixels(shown))
        assert pixels(again) == pixels(shown)
        assert again.get_flags() & pygame.SRCALPHA == shown.get_flags() & pygame.SRCALPHA


@pytest.mark.parametrize("game", ["desk", "people", "scamorra", "scrappers", "scope", "scarper", "scalawag"])
def test_every_picture_has_words_and_no_words_are_without_a_picture(game: str) -> None:
    texts = LIBRARY.alt_texts(game)
    shown = {name.partition("/")[2] for name in NAMES if name.startswith(f"{game}/") and "/rule-" not in name}
    common = set() if game in ("desk", "people") else {f"mark-{kind}" for kind in MARKS}
    assert set(texts) == shown - common
    assert [name for name, text in texts.items() if not 1 <= len(text.split()) <= 12] == []


def test_no_bitmap_and_no_font_lies_among_the_art() -> None:
    kinds = {path.suffix for folder in paths.assets().glob("*/art") for path in Path(folder).rglob("*.*")}
    assert kinds <= {".svg", ".toml"}


@pytest.mark.parametrize("side", [16, 32, 64, 256])
def test_the_sign_of_the_program_comes_at_every_size(side: int) -> None:
    shown = pygame.image.load(BytesIO(app_icon_png(paths.assets(), side)), "icon.png")
    assert shown.get_size() == (side, side)
    assert shown.get_at((side // 2, side // 2)).a == 255
    assert shown.get_at((0, 0)).a < 255
    with pytest.raises(ValueError, match="app-icon"):
        app_icon_png(paths.assets() / "nowhere", side)


def test_the_sign_is_painted_once_and_again_when_its_drawing_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_cache", lambda: tmp_path / "cache")
    assets = tmp_path / "assets"
    shutil.copytree(paths.assets() / "desk", assets / "desk")
    painted = kept_app_icon(assets, 64)
    assert painted == app_icon_png(paths.assets(), 64)
    monkeypatch.setattr("scrapdesk.ui.paint.art.app_icon.app_icon_png", lambda *_of: b"anew")
    assert kept_app_icon(assets, 64) == painted
    drawing = assets / "desk" / "art" / "app-icon.svg"
    drawing.write_text(drawing.read_text().replace("</svg>", "<g/></svg>"))
    assert kept_app_icon(assets, 64) == b"anew"


def test_the_desk_is_shown_before_anything_that_paints_or_starts_processes_is_loaded() -> None:
    told = "import sys, scrapdesk.ui.app; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout.split()
    heavy = {"resvg_py", "multiprocessing", "wave", "scrapdesk.ui.paint.art.generators"}
    assert heavy.isdisjoint(loaded)
