"""What La Scamorra sounds like: cards slapped on a table, glazed tiles, a tambourine, and the street around it."""

from __future__ import annotations

from random import Random
from typing import Final

from scrapdesk.ui.paint.sound.palette import Palette, SoundLoop
from scrapdesk.ui.paint.sound.stereo import Stereo, Track, noise, plucked, rung, slid, swelling
from scrapdesk.ui.paint.sound.synthesis import Samples, burst, mixed, tone

CLAY: Final = ((1.0, 0.8), (2.76, 0.5), (5.4, 0.3), (8.9, 0.15))
JINGLE: Final = ((1.0, 1.0), (1.34, 0.8), (1.79, 0.6), (2.31, 0.4))
STREET: Final = 24.0
"""Seconds of the street until it begins again."""
TUNE: Final = ((0, 0), (1, 4), (2, 7), (3, 4), (4, 5), (5, 2), (7, -1), (8, 0), (10, 4), (11, 2), (12, 0))
"""A mandolin far away: (beat, half tones above its lowest note)."""


def card(rng: Random) -> Samples:
    """A card slapped on a wooden table."""
    return mixed((0.0, 1.0, burst(rng, 0.07, 1100, 7500)), (0.004, 0.7, burst(rng, 0.09, 90, 520, decay=8)))


def tile(rng: Random) -> Samples:
    """A piece set on a glazed tile."""
    return mixed(
        (0.0, 0.8, tone(rng.uniform(1250, 1420), 0.12, CLAY, decay=9)), (0.0, 0.5, burst(rng, 0.02, 2500, 9000))
    )


def capture(rng: Random) -> Samples:
    """A piece knocked off the board: a hard click, and a tile that spins to rest."""
    spin = [
        (0.1 + 0.055 * n * (1 - 0.05 * n), 0.45 - 0.06 * n, tone(1500 + 60 * n, 0.05, CLAY, decay=9)) for n in range(6)
    ]
    return mixed(
        (0.0, 1.0, tone(rng.uniform(420, 470), 0.16, CLAY, decay=7)), (0.0, 0.7, burst(rng, 0.06, 500, 5000)), *spin
    )


def tambourine(rng: Random) -> Samples:
    """A hand on the skin of a tambourine, and its jingles."""
    rings = [(0.004 * n, 0.4, tone(rng.uniform(5200, 7400), 0.28, JINGLE, decay=6)) for n in range(4)]
    return mixed((0.0, 0.6, tone(190, 0.12, ((1.0, 1.0), (1.6, 0.5)), decay=8)), *rings)


def turn(rng: Random) -> Samples:
    """It is your turn: two jingles, softly."""
    rings = [(0.09 * n, 0.5, tone(rng.uniform(5600, 6400), 0.16, JINGLE, decay=7)) for n in range(2)]
    return mixed(*rings, (0.0, 0.2, burst(rng, 0.05, 3000, 9000)))


def win(rng: Random) -> Samples:
    """A rolled chord on a mandolin, with a tambourine on top."""
    chord = [
        (0.06 * n, 0.8, tone(392 * 2 ** (step / 12), 1.1, ((1.0, 1.0), (2.0, 0.6), (3.0, 0.35)), decay=5))
        for n, step in enumerate((0, 4, 7, 12, 16))
    ]
    return mixed(*chord, (0.36, 0.5, tambourine(rng)))


def street() -> Stereo:
    """A side street in the afternoon: voices behind walls, washing in the wind, a mandolin two houses away."""
    rng, track = Random("street"), Track(STREET)
    murmur = swelling(noise(rng, STREET, 220, 900), ((3, 0.5, 0.1), (7, 0.4, 0.6)), 0.25)
    track.lay(0, murmur, 0.24, -0.3)
    cloth = swelling(noise(rng, STREET, 700, 2600), ((2, 0.7, 0.4), (5, 0.3, 0.2)), 0.05)
    track.lay(0, cloth, 0.1, 0.6)
    for beat, step in TUNE:
        for echo, loudness in ((0.0, 0.2), (0.31, 0.07)):
            string = plucked(rng, 329.63 * 2 ** (step / 12), 1.3, 0.35, 0.993)
            track.lay(2.0 + beat * 0.62 + echo, string, loudness, 0.75)
    for when in (4.2, 4.45, 15.1, 15.3, 15.55):
        track.lay(when, slid(3300 + 500 * rng.random(), 2500, 0.09), 0.1, -0.7)
    track.lay(18.5, rung(523.25, 3.5, ((0.5, 0.5), (1.0, 1.0), (1.19, 0.5), (2.0, 0.3)), 3.0), 0.09, -0.1)
    return track.result()


PALETTE: Final = Palette(
    "scamorra",
    {
        "card": (card, 0.75),
        "tile": (tile, 0.6),
        "capture": (capture, 0.9),
        "reveal": (tambourine, 0.6),
        "turn": (turn, 0.35),
        "win": (win, 0.9),
    },
    SoundLoop("street", street),
)
