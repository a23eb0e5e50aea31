"""What the self-test asks of the libraries that only this room may touch: fonts, pictures, maps, the screen.

Each probe returns a sentence on what it found, and raises when something is wrong. Must not print.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import BytesIO
from random import Random
from typing import Final
from wave import open as open_wave
from xml.etree import ElementTree

import pygame
import pytmx
import resvg_py

from scrapdesk import paths
from scrapdesk.ui.board.levels import read_level
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.frame.window import NoDisplay, start_video
from scrapdesk.ui.paint.art.assembly import assembled
from scrapdesk.ui.paint.art.pack import NAME, contents
from scrapdesk.ui.paint.art.painted import PaintOrder
from scrapdesk.ui.paint.art.pictures import picture as named
from scrapdesk.ui.paint.art.room import sources
from scrapdesk.ui.paint.art.worker_link import WorkerLink
from scrapdesk.ui.paint.fonts import FACES, face_path
from scrapdesk.ui.paint.sound.audio import NullAudio, make_audio
from scrapdesk.ui.paint.sound.recipes import RECIPES
from scrapdesk.ui.paint.sound.synthesis import wav

Probe = Callable[[], str]

_SVG: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><clipPath id="c"><rect width="4" height="8"/></clipPath>'
    '<rect width="8" height="8" fill="#ff0000" clip-path="url(#c)"/></svg>'
)
_DRAWN: Final = (("desk/app-icon", (64, 64)), ("desk/lid-scamorra", (120, 172)), ("scamorra/card-knight", (120, 168)))
_TMX: Final = (
    '<map version="1.10" orientation="orthogonal" width="4" height="4" tilewidth="16" tileheight="16">'
    '<objectgroup id="1" name="slots">'
    '<object id="1" name="square:a1" type="square" x="0" y="16" width="16" height="16"><properties>'
    '<property name="gap" type="int" value="3"/></properties></object></objectgroup></map>'
)


def versions() -> str:
    """The libraries and their versions."""
    sdl = ".".join(str(part) for part in pygame.get_sdl_version())
    tmx = ".".join(str(part) for part in pytmx.__version__)
    return f"pygame-ce {pygame.version.ver}, SDL {sdl}, pytmx {tmx}, resvg-py {resvg_py.__version__}"


def fonts() -> str:
    """Every face opens and draws."""
    pygame.font.init()
    for face in FACES:
        picture = pygame.font.Font(face_path(face), 24).render("Scrap", True, "white")
        if picture.get_width() < 24:
            raise ValueError(f"the face {face} draws nothing")
    return f"{len(FACES)} faces open and draw"


def picture() -> str:
    """A clipped picture comes out of resvg as it should."""
    png = resvg_py.svg_to_bytes(svg_string=_SVG, width=32, height=32, skip_system_fonts=True)
    surface = pygame.image.load(BytesIO(png), "probe.png")
    left, right = surface.get_at((8, 16)), surface.get_at((24, 16))
    if tuple(left) != (255, 0, 0, 255) or right.a != 0:
        raise ValueError(f"resvg painted {tuple(left)} and {tuple(right)}")
    return "an SVG with a clip renders through resvg"


def art() -> str:
    """The process for pictures renders some of ours, and they come together as they should."""
    link = WorkerLink(paths.assets(), open_portfolio)
    try:
        for name, size in _DRAWN:
            answer = link.ask(PaintOrder(named(name), size))
            if isinstance(answer, str):
                raise ValueError(answer)
            if assembled(answer, size).get_bounding_rect().width < size[0] // 4:
                raise ValueError(f"{name} comes out empty")
        if link.process_id is None:
            raise RuntimeError("no process can be had for pictures: they would be rendered in this one")
    finally:
        link.close()
    return f"a spawned process renders {len(_DRAWN)} pictures of ours"


def maps() -> str:
    """Every map of ours is read, with all its slots."""
    found = sorted(paths.levels().glob("*.tmx"))
    if not found:
        raise FileNotFoundError(f"no maps in {paths.levels()}")
    slots = sum(len(read_level(path).slots) for path in found)
    return f"{len(found)} {'map' if len(found) == 1 else 'maps'} with {slots} slots"


def sounds() -> str:
    """Every sound can be made; and whether anybody would hear it, which need not be."""
    for name, (recipe, gain) in RECIPES.items():
        with open_wave(BytesIO(wav(recipe(Random(name)), gain))) as made:
            loudest = max(made.readframes(made.getnframes()), default=0)
        if not loudest:
            raise ValueError(f"the sound {name} is silence")
    audio = make_audio()
    silent = isinstance(audio, NullAudio)
    audio.close()
    return f"{len(RECIPES)} made, {'no device here: the desk is silent' if silent else 'a device plays them'}"


def ready_made() -> str:
    """The pictures that come with the program are those of its drawings. A checkout needs none."""
    file = paths.pictures() / NAME
    frozen = getattr(sys, "frozen", False)
    if not file.is_file() and not frozen:
        return "none: pictures are painted when they are first seen"
    made_of, held, _places = contents(file)
    if made_of.are_of(sources(paths.assets(), open_portfolio)):
        return f"{sum(map(len, held.values()))} pictures of these drawings"
    if frozen:
        raise ValueError("the ready-made pictures are of other drawings")
    return "of other drawings: pictures are painted when they are first seen"


def level() -> str:
    """A map with one slot is read by pytmx."""
    tmx = pytmx.TiledMap()
    tmx.parse_xml(ElementTree.fromstring(_TMX))  # noqa: S314 - our own text above
    slot = tmx.get_object_by_name("square:a1")
    found = (slot.type, slot.x, slot.y, slot.properties.get("gap"))
    if found != ("square", 0.0, 16.0, 3):
        raise ValueError(f"pytmx read {found}")
    return "a TMX map with a typed slot loads through pytmx"


def display() -> str:
    """Which screen a window would open on. No screen is worth a word, but nothing is wrong with it."""
    try:
        driver = start_video()
    except NoDisplay:
        return "none here: the window needs one, the text commands do not"
    width, height = pygame.display.get_desktop_sizes()[0]
    pygame.display.quit()
    return f"{driver}, {width} x {height}"


PROBES: Final[tuple[tuple[str, Probe], ...]] = (
    ("libraries", versions),
    ("fonts", fonts),
    ("picture", picture),
    ("art", art),
    ("ready-made", ready_made),
    ("level", level),
    ("maps", maps),
    ("sounds", sounds),
    ("display", display),
)
