"""What Scalawag! sounds like: timber, coins, a flat hand on the table, gulls and the swell."""

from __future__ import annotations

from random import Random
from typing import Final

from scrapdesk.ui.paint.sound.palette import Palette, SoundLoop
from scrapdesk.ui.paint.sound.stereo import Stereo, Track, noise, rung, slid, swelling
from scrapdesk.ui.paint.sound.synthesis import Samples, burst, glide, mixed, tone

COIN: Final = ((1.0, 1.0), (1.48, 0.7), (2.26, 0.5), (3.1, 0.3))
PLANK: Final = ((1.0, 1.0), (1.9, 0.5), (3.3, 0.25))
SEA: Final = 24.0


def card(rng: Random) -> Samples:
    """A card pushed face down over planks."""
    return mixed(
        (0.0, 0.7, burst(rng, 0.13, 500, 4200, attack=0.02, decay=5)),
        (0.05, 0.4, tone(rng.uniform(150, 180), 0.08, PLANK, decay=8)),
    )


def coin(rng: Random) -> Samples:
    """A coin that is thrown down and settles."""
    falls, when, gap = [], 0.0, 0.13
    while gap > 0.02:
        falls.append((when, 0.3 + 2 * gap, tone(rng.uniform(2900, 3150), 0.16, COIN, decay=8)))
        when, gap = when + gap, gap * 0.72
    return mixed(*falls)


def call(rng: Random) -> Samples:
    """A flat hand on the table: somebody is called a liar. The mugs jump."""
    mugs = [(0.05 + 0.03 * n, 0.25, tone(rng.uniform(900, 1200), 0.1, PLANK, decay=9)) for n in range(3)]
    return mixed((0.0, 1.0, burst(rng, 0.08, 140, 2600, decay=8)), (0.0, 0.9, tone(95, 0.22, PLANK, decay=6)), *mugs)


def creak(rng: Random) -> Samples:
    """A plank gives under a step."""
    cracks, when, gap = [], 0.0, 0.05
    while when < 0.42:
        cracks.append((when, 0.5, tone(rng.uniform(210, 300), 0.05, PLANK, decay=9)))
        when, gap = when + gap, gap * 0.9
    return mixed(*cracks)


def splinter(rng: Random) -> Samples:
    """A ball goes through the hull: a boom and flying wood."""
    chips = [(0.05 + rng.uniform(0, 0.35), rng.uniform(0.15, 0.4), burst(rng, 0.04, 900, 5200)) for _ in range(9)]
    return mixed((0.0, 1.0, glide(120, 45, 0.3, decay=4)), (0.0, 0.8, burst(rng, 0.16, 200, 3000, decay=6)), *chips)


def sinking(rng: Random) -> Samples:
    """A ship goes under: the water closes over it, bubbles come up."""
    bubbles = [(0.35 + 0.09 * n, 0.25, glide(220 + 40 * n, 420 + 60 * n, 0.07, decay=2)) for n in range(7)]
    return mixed((0.0, 0.9, burst(rng, 0.8, 120, 1400, attack=0.1, decay=3)), *bubbles)


def turn(rng: Random) -> Samples:
    """It is your turn: the ship's bell, once."""
    return tone(1046.5, 0.6, ((1.0, 1.0), (2.01, 0.4), (2.76, 0.3)), decay=5)


def win(rng: Random) -> Samples:
    """A squeezebox finds its chord."""
    reed = ((1.0, 1.0), (2.0, 0.6), (3.0, 0.45), (4.0, 0.25))
    return mixed(
        *(
            (0.12 * n, 0.5, tone(pitch, 1.2, reed, decay=2))
            for n, pitch in enumerate((196.0, 293.7, 392.0, 493.9, 587.3))
        )
    )


def sea() -> Stereo:
    """At anchor: swell along the hull, creaking timbers, gulls."""
    rng, track = Random("sea"), Track(SEA)
    track.lay(0, swelling(noise(rng, SEA, 90, 700), ((4, 0.9, 0.0),), 0.12), 0.45, -0.35)
    track.lay(0, swelling(noise(rng, SEA, 500, 2400), ((4, 0.7, 0.14), (6, 0.3, 0.5)), 0.04), 0.2, 0.45)
    for when, start in ((2.1, 118.0), (8.3, 104.0), (14.2, 122.0), (20.4, 108.0)):
        track.lay(when, slid(start, start * 0.86, 0.9, 0.3, rng), 0.08, 0.3)
    for when in (5.6, 6.05, 6.5, 17.4, 17.8):
        track.lay(when, slid(1750, 1150, 0.32), 0.05, -0.75)
    track.lay(11.7, rung(880, 1.4, ((1.0, 1.0), (2.01, 0.4)), 5), 0.03, 0.8)
    return track.result()


PALETTE: Final = Palette(
    "scalawag",
    {
        "card": (card, 0.6),
        "tile": (coin, 0.5),
        "coin": (coin, 0.5),
        "reveal": (creak, 0.5),
        "call": (call, 0.85),
        "capture": (splinter, 0.9),
        "splinter": (splinter, 0.9),
        "sinking": (sinking, 0.8),
        "turn": (turn, 0.35),
        "win": (win, 0.8),
    },
    SoundLoop("sea", sea),
)
