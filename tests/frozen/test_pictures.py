"""The pictures that came with the program are those of its sources: the same prints, and the same pixels."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from zipfile import ZipFile

import pygame
import pytest

from scrapdesk import paths
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.packing import made_of
from scrapdesk.ui.paint.art.assembly import assembled
from scrapdesk.ui.paint.art.pack import NAME, Pack, contents
from scrapdesk.ui.paint.art.painted import PaintOrder, Rendered
from scrapdesk.ui.paint.art.pictures import Picture
from scrapdesk.ui.paint.art_worker import Renderer
from tests.frozen.built import ROOT, Built

INSIDE = Path("scrapdesk", "pictures", NAME)
MOST = 16_000_000
"""Bytes."""
SAMPLE = 24
ROUGH = 4.0
"""Of 255, how far a ground that is packed small may be from the one that is painted, on the whole."""


def test_they_are_those_of_these_sources(built: Built) -> None:
    made, held, _places = contents(built.inside / INSIDE)
    assert made == made_of(), "the program carries pictures of other drawings or other code: build it again"
    assert len(held) > 500 and (built.inside / INSIDE).stat().st_size <= MOST


def test_what_is_painted_now_is_what_lies_in_the_pack(built: Built) -> None:
    pack = Pack(built.inside / INSIDE)
    pack.open(made_of())
    held = contents(built.inside / INSIDE)[1]
    renderer = Renderer(paths.assets(), open_portfolio())
    for key in Random(1).sample(sorted(held), SAMPLE):
        name, *arguments = key.split("&")
        what = Picture(name, tuple((one.partition("=")[0], one.partition("=")[2]) for one in arguments))
        for packed in held[key]:
            answer = renderer.answer(PaintOrder(what, packed.size))
            assert isinstance(answer, Rendered), key
            painted, found = assembled(answer, packed.size), pack.exactly(what, packed.size)
            if packed.rough:  # it is shown for a moment, and never taken for the picture itself
                near = pack.about(what, packed.size)
                assert found is None and near is not None and _apart(near, painted) < ROUGH, key
            else:
                assert found is not None and _pixels(found) == _pixels(painted), key


@pytest.mark.usefixtures("built")
def test_a_wheel_of_these_sources_carries_the_same(tmp_path: Path) -> None:
    """The build of the executable left them behind; a wheel takes those, so that nothing is painted twice."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=300)
    (wheel,) = tmp_path.glob("*.whl")
    assert INSIDE.as_posix() in ZipFile(wheel).namelist()
    ZipFile(wheel).extract(INSIDE.as_posix(), tmp_path)
    assert contents(tmp_path / INSIDE)[0] == made_of()


def _pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def _apart(one: pygame.Surface, other: pygame.Surface) -> float:
    """How far the colours of two pictures are from each other, on the whole."""
    both = [pygame.image.tobytes(surface, "RGB") for surface in (one, other)]
    off: int = sum(abs(here - there) for here, there in zip(*both, strict=True))
    return off / len(both[0])
