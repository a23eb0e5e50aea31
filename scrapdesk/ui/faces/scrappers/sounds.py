"""What Scrappers sounds like: plates, ratchets and servos in a hall full of machines."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from scrapdesk.ui.paint.sound.palette import Palette, SoundLoop
from scrapdesk.ui.paint.sound.stereo import Stereo, Track, noise, rung, swelling
from scrapdesk.ui.paint.sound.synthesis import Samples, burst, glide, mixed, tone

PLATE: Final = ((1.0, 1.0), (1.51, 0.7), (2.31, 0.6), (3.43, 0.4), (4.87, 0.3), (6.6, 0.2))
ANVIL: Final = ((1.0, 1.0), (2.41, 0.6), (3.87, 0.4), (5.62, 0.25))
HALL: Final = 20.0


def clank(rng: Random) -> Samples:
    """A plate laid on a steel table."""
    return mixed((0.0, 1.0, tone(rng.uniform(330, 390), 0.26, PLATE, decay=8)), (0.0, 0.5, burst(rng, 0.03, 900, 6000)))


def ratchet(rng: Random) -> Samples:
    """Seven teeth of a ratchet, each a little slower."""
    teeth, when = [], 0.0
    for number in range(7):
        teeth.append(
            (
                when,
                0.7,
                mixed(
                    (0.0, 0.6, tone(rng.uniform(1500, 1750), 0.03, PLATE, decay=9)),
                    (0.0, 0.6, burst(rng, 0.012, 1500, 8000)),
                ),
            )
        )
        when += 0.026 + 0.003 * number
    return mixed(*teeth)


def landing(rng: Random) -> Samples:
    """A card drops into its bay: a dull thud of steel on rubber."""
    return mixed(
        (0.0, 0.9, tone(rng.uniform(120, 140), 0.09, ((1.0, 1.0), (1.7, 0.4)), decay=7)),
        (0.0, 0.35, burst(rng, 0.03, 300, 2600)),
    )


def servo(rng: Random) -> Samples:
    """A small motor turns a joint, and stops."""
    whine = glide(rng.uniform(300, 340), 620, 0.26, decay=1.2)
    return mixed(
        (0.0, 0.5, whine), (0.0, 0.25, glide(605, 1230, 0.26, decay=1.4)), (0.25, 0.5, burst(rng, 0.03, 700, 4500))
    )


def impact(rng: Random) -> Samples:
    """A hit: the boom first, then the plate ringing, then what falls off it."""
    debris = [
        (0.12 + 0.07 * n + rng.uniform(0, 0.03), 0.3 - 0.04 * n, tone(rng.uniform(700, 1500), 0.12, PLATE, decay=9))
        for n in range(5)
    ]
    return mixed(
        (0.0, 1.0, glide(150, 48, 0.3, decay=4)),
        (0.0, 0.8, burst(rng, 0.14, 120, 3800, decay=6)),
        (0.015, 0.55, tone(rng.uniform(210, 240), 0.5, PLATE, decay=6)),
        *debris,
    )


def rattle(rng: Random) -> Samples:
    """A deck of sheets shaken in a crate."""
    hits, when = [], 0.0
    while when < 0.6:
        hits.append((when, rng.uniform(0.2, 0.6), tone(rng.uniform(600, 1500), 0.06, PLATE, decay=9)))
        when += rng.uniform(0.02, 0.05)
    return mixed(*hits)


def win(rng: Random) -> Samples:
    """Hammer on anvil, three times, higher each time."""
    return mixed(*((0.24 * n, 0.9, tone(pitch, 0.9, ANVIL, decay=5)) for n, pitch in enumerate((587.3, 740.0, 880.0))))


def lose(rng: Random) -> Samples:
    """A motor runs down."""
    return mixed(
        (0.0, 0.8, glide(220, 42, 1.1, decay=1.6)),
        (0.0, 0.35, glide(440, 84, 1.1, decay=2)),
        (1.0, 0.5, burst(rng, 0.12, 100, 900)),
    )


def hall() -> Stereo:
    """The hall at night: transformers, a belt, a hammer far off, steam being let off."""
    rng, track = Random("hall"), Track(HALL)
    hum = [
        sum(math.sin(2 * math.pi * 50 * times * at / 22_050) / times**1.4 for times in (1, 2, 3))
        for at in range(track.length)
    ]
    track.lay(0, hum, 0.06)
    track.lay(0, swelling(noise(rng, HALL, 60, 260), ((4, 0.5, 0.0), (9, 0.3, 0.3)), 0.3), 0.4, -0.2)
    for number in range(20):
        track.lay(number + 0.5, rung(1180 + 20 * (number % 3), 0.06, PLATE, 8), 0.03, 0.55)
    for when in (3.1, 3.8, 12.4, 13.1, 13.8):
        track.lay(when, rung(410, 1.2, ANVIL, 6), 0.06, -0.8)
    track.lay(8.2, swelling(noise(rng, 2.0, 1800, 6000), ((1, 1.0, 0.0),)), 0.12, 0.8)
    return track.result()


PALETTE: Final = Palette(
    "scrappers",
    {
        "card": (clank, 0.6),
        "tile": (ratchet, 0.5),
        "landing": (landing, 0.35),
        "reveal": (servo, 0.5),
        "turn": (servo, 0.35),
        "capture": (impact, 0.95),
        "shuffle": (rattle, 0.5),
        "win": (win, 0.85),
        "lose": (lose, 0.75),
    },
    SoundLoop("hall", hall),
)
