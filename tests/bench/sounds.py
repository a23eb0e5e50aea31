"""How every sound and every loop measures, for whoever judges them without an ear.

Run: python -m tests.bench.sounds [FOLDER]. Prints the tables of docs/sounds.md; with a folder it also draws a sheet for
each table there: the wave of every sound above its spectrogram, on one scale for all of them.
"""

from __future__ import annotations

import argparse
import cmath
import io
import math
import os
import wave
from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from operator import add, mul, sub
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from scrapdesk.ui.faces import FACES
from scrapdesk.ui.paint.sound import stereo
from scrapdesk.ui.paint.sound.music import DESK
from scrapdesk.ui.paint.sound.palette import COMMON, Palette, SoundLoop
from scrapdesk.ui.paint.sound.recipes import RECIPES
from scrapdesk.ui.paint.sound.synthesis import RATE, wav

FULL: Final = 32768.0
WINDOW: Final = 1024
MOMENT: Final = 0.05
"""Seconds over which an ear takes the loudness of a short sound."""
SILENCE: Final = -90.0


class Measured(NamedTuple):
    """What can be said of a sound without hearing it. Loudness and peak are in decibels below the most there can be."""

    seconds: float
    peak: float
    loudness: float
    """Of the loudest moment of a short sound; of all of a loop."""
    middle: float
    """The frequency below which half of its energy lies."""


class Heard(NamedTuple):
    """Samples from -1 to 1, and how many of them make a second."""

    samples: Sequence[float]
    rate: int


class Row(NamedTuple):
    name: str
    words: str
    heard: Heard
    seam: float = 0.0
    """Of a loop: the step from its end to its beginning, in parts of the largest of its ordinary steps."""


def decibels(value: float) -> float:
    return max(SILENCE, 20 * math.log10(value)) if value > 0 else SILENCE


def take(palette: Palette, name: str, number: str = "1") -> Heard:
    """A short sound as it is played at full volume."""
    recipe, gain = palette.recipe(name)
    with wave.open(io.BytesIO(wav(recipe(Random(number)), gain))) as file:
        found = array("h", file.readframes(file.getnframes()))
    return Heard([value / FULL for value in found], RATE)


def moments(heard: Heard) -> Iterator[float]:
    """How loud it is, moment by moment."""
    count = max(1, round(MOMENT * heard.rate))
    for at in range(0, max(1, len(heard.samples) - count // 2), count // 2):
        part = heard.samples[at : at + count]
        yield math.sqrt(sum(value * value for value in part) / count)


def spectrum(samples: Sequence[float]) -> list[float]:
    """How strong each frequency is in a window."""
    size = len(samples)
    shaped = [complex(value) for value in map(mul, samples, _shape(size))]
    return [*map(abs, _transformed(shaped)[: size // 2])]


def _transformed(values: list[complex]) -> list[complex]:
    size = len(values)
    if size == 2:
        return [values[0] + values[1], values[0] - values[1]]
    even, odd = _transformed(values[::2]), _transformed(values[1::2])
    turned = [*map(mul, _turns(size), odd)]
    return [*map(add, even, turned), *map(sub, even, turned)]


@cache
def _turns(size: int) -> list[complex]:
    return [cmath.rect(1, -2 * math.pi * at / size) for at in range(size // 2)]


@cache
def _shape(size: int) -> list[float]:
    """Soft at both ends, so that the edges of a window are not heard."""
    return [0.5 - 0.5 * math.cos(2 * math.pi * at / size) for at in range(size)]


def columns(heard: Heard, most: int = 160) -> Iterator[list[float]]:
    """Spectra from the beginning to the end, at most so many."""
    samples = [*heard.samples, *[0.0] * WINDOW]
    step = max(WINDOW // 4, (len(samples) - WINDOW) // most)
    for at in range(0, len(samples) - WINDOW, step):
        yield spectrum(samples[at : at + WINDOW])


def measured(heard: Heard, loop: bool = False, most: int = 160) -> Measured:
    power = [0.0] * (WINDOW // 2)
    for column in columns(heard, most):
        power = [sum_ + value * value for sum_, value in zip(power, column, strict=True)]
    half, below = sum(power) / 2, 0.0
    middle = 0
    while middle < len(power) - 1 and below + power[middle] < half:
        below += power[middle]
        middle += 1
    whole = math.sqrt(sum(value * value for value in heard.samples) / len(heard.samples))
    return Measured(
        len(heard.samples) / heard.rate,
        decibels(max(map(abs, heard.samples))),
        decibels(whole if loop else max(moments(heard))),
        (middle + 0.5) * heard.rate / WINDOW,
    )


def row_of_loop(loop: SoundLoop) -> Row:
    made = loop.make()
    scale = stereo.PEAK / max(max(map(abs, made.left)), max(map(abs, made.right)))
    mixed = [scale * (left + right) / 2 for left, right in zip(made.left, made.right, strict=True)]
    seams = []
    for channel in made:
        steps = sorted(abs(one - other) for one, other in pairwise(channel))
        seams.append(abs(channel[0] - channel[-1]) / (steps[round(0.999 * len(steps))] or 1.0))
    return Row(loop.name, line_of(loop.make.__doc__), Heard(mixed, stereo.RATE), max(seams))


def rows_of(palette: Palette) -> list[Row]:
    """The sounds that are this table's own."""
    return [Row(name, line_of(palette.recipe(name)[0].__doc__), take(palette, name)) for name in names_of(palette)]


def names_of(palette: Palette) -> list[str]:
    """The sounds that are this table's own; for all tables together those that everybody has."""
    return list(RECIPES if palette is COMMON else palette.recipes)


def line_of(words: str | None) -> str:
    return " ".join((words or "").split())


def title_of(palette: Palette) -> str:
    if palette is COMMON:
        return "Every table"
    return FACES[palette.name].title if palette.name in FACES else "The desk"


def palettes() -> list[Palette]:
    return [COMMON, DESK, *(face.sound() for face in FACES.values())]


def table_of(palette: Palette, rows: Sequence[Row], loop: Row | None) -> str:
    """A table of the page, in Markdown."""
    lines = [f"## {title_of(palette)}", ""]
    if rows:
        lines += ["| Sound | What it is | Seconds | Peak | Loudest moment | Middle |", "|---|---|---|---|---|---|"]
    for row in rows:
        found = measured(row.heard)
        lines.append(
            f"| {row.name} | {row.words} | {found.seconds:.2f} | {found.peak:.0f} dB | {found.loudness:.0f} dB "
            f"| {_frequency(found.middle)} |"
        )
    if loop is not None:
        found = measured(loop.heard, loop=True)
        lines += [
            "",
            f"In the background: **{loop.name}**. {loop.words} {found.seconds:.0f} s, peak {found.peak:.0f} dB, "
            f"loudness {found.loudness:.0f} dB, middle {_frequency(found.middle)}; the step across the seam is "
            f"{loop.seam:.2f} of an ordinary step.",
        ]
    return "\n".join(lines).replace("\n\n\n", "\n\n")


def _frequency(hertz: float) -> str:
    return f"{round(hertz, -1):.0f} Hz" if hertz < 1000 else f"{hertz / 1000:.1f} kHz"


# -- pictures ---------------------------------------------------------------------------------------------------

WIDE, WAVE, HIGH, WORDS = 900, 60, 190, 34
LOW, TOP = 50.0, 14_000.0
FLOOR_DB = -75.0


def draw_sheet(palette: Palette, rows: Sequence[Row], path: Path) -> None:
    """Each sound with its wave and its spectrogram, from 50 Hz at the foot to 14 kHz at the head."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame

    from scrapdesk.ui.paint.fonts import face_path

    pygame.font.init()
    font = pygame.font.Font(face_path("sans"), 20)
    sheet = pygame.Surface((WIDE + 40, len(rows) * (WORDS + WAVE + HIGH + 16) + 20))
    sheet.fill((24, 26, 30))
    y = 12
    for row in rows:
        words = f"{row.name}: {row.words} ({len(row.heard.samples) / row.heard.rate:.2f} s)"
        sheet.blit(font.render(words, True, (240, 235, 220)), (20, y))
        _draw_wave(sheet, row.heard, y + WORDS)
        _draw_spectrogram(sheet, row.heard, y + WORDS + WAVE + 4)
        y += WORDS + WAVE + HIGH + 16
    pygame.image.save(sheet, str(path))


def _draw_wave(sheet: object, heard: Heard, top: int) -> None:
    import pygame

    assert isinstance(sheet, pygame.Surface)
    count = len(heard.samples)
    for x in range(WIDE):
        part = heard.samples[x * count // WIDE : max((x + 1) * count // WIDE, x * count // WIDE + 1)]
        high, low = max(part, default=0.0), min(part, default=0.0)
        centre = top + WAVE // 2
        ends = centre - round(high * WAVE), centre - round(low * WAVE)
        pygame.draw.line(sheet, (120, 190, 230), (20 + x, ends[0]), (20 + x, ends[1]))


def _draw_spectrogram(sheet: object, heard: Heard, top: int) -> None:
    import pygame

    assert isinstance(sheet, pygame.Surface)
    found = list(columns(heard))
    small = pygame.Surface((len(found), HIGH))
    for x, column in enumerate(found):
        for y in range(HIGH):
            hertz = LOW * (TOP / LOW) ** (1 - y / HIGH)
            at = round(hertz * WINDOW / heard.rate)
            level = decibels(column[at] / (WINDOW / 4)) if at < len(column) else SILENCE
            small.set_at((x, y), _heat(max(0.0, min(1.0, 1 - level / FLOOR_DB))))
    sheet.blit(pygame.transform.scale(small, (WIDE, HIGH)), (20, top))


def _heat(share: float) -> tuple[int, int, int]:
    """Black, violet, orange, white."""
    stops = ((0, 0, 0), (70, 20, 110), (230, 110, 40), (255, 250, 220))
    at = min(2, int(share * 3))
    part = share * 3 - at
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(stops[at], stops[at + 1], strict=True))
    return red, green, blue


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, help="where spectrograms are drawn")
    folder: Path | None = parser.parse_args().folder
    for palette in palettes():
        rows = rows_of(palette)
        loop = row_of_loop(palette.loop) if palette.loop is not None else None
        print(table_of(palette, rows, loop), end="\n\n", flush=True)
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            draw_sheet(palette, [*rows, *([loop] if loop is not None else [])], folder / f"{palette.name or 'all'}.png")


if __name__ == "__main__":
    main()
