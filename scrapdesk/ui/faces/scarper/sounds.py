"""What Scarper sounds like: paper and pencil in a dug-out, and the front a long way off."""

from __future__ import annotations

from random import Random
from typing import Final

from scrapdesk.ui.paint.sound.palette import Palette, SoundLoop
from scrapdesk.ui.paint.sound.stereo import Stereo, Track, noise, rung, swelling
from scrapdesk.ui.paint.sound.synthesis import Samples, burst, glide, mixed, tone

WOOD: Final = ((1.0, 1.0), (2.7, 0.35), (5.1, 0.12))
DUGOUT: Final = 24.0


def paper(rng: Random) -> Samples:
    """A message form slid over the map."""
    return mixed(
        (0.0, 0.8, burst(rng, 0.17, 1400, 7500, attack=0.04, decay=4)), (0.13, 0.4, burst(rng, 0.04, 200, 1500))
    )


def pencil(rng: Random) -> Samples:
    """Three strokes of a pencil."""
    return mixed(*((0.09 * n, 0.6, burst(rng, 0.075, 2200, 6500, attack=0.03, decay=2)) for n in range(3)))


def pin(rng: Random) -> Samples:
    """A pin pressed into a map on a board."""
    return mixed((0.0, 0.6, tone(rng.uniform(240, 270), 0.06, WOOD, decay=8)), (0.0, 0.5, burst(rng, 0.02, 1500, 7000)))


def whistle(rng: Random) -> Samples:
    """An officer's whistle: over the top. Short, and not loud."""
    pea = [(0.034 * n, 0.5, glide(2350 + 60 * (n % 2), 2300, 0.045, decay=1.2)) for n in range(11)]
    return mixed(*pea, (0.0, 0.12, burst(rng, 0.4, 1800, 4200, attack=0.05, decay=2)))


def rumble(rng: Random) -> Samples:
    """Guns far behind the line."""
    return mixed(
        *(
            (0.19 * n + rng.uniform(0, 0.05), 0.9 - 0.18 * n, burst(rng, 0.55, 30, 150, attack=0.02, decay=5))
            for n in range(4)
        )
    )


def turn(rng: Random) -> Samples:
    """It is your turn: the field telephone, once, under a blanket."""
    return mixed(*((0.045 * n, 0.4, tone(1180, 0.06, ((1.0, 1.0), (2.02, 0.3)), decay=6)) for n in range(5)))


def win(rng: Random) -> Samples:
    """A village bell, and another one answers."""
    ring = ((0.5, 0.5), (1.0, 1.0), (1.2, 0.45), (2.0, 0.4), (2.5, 0.2))
    return mixed(
        *((0.42 * n, 0.8 - 0.15 * n, tone(pitch, 1.2, ring, decay=4)) for n, pitch in enumerate((440.0, 523.3, 440.0)))
    )


def dugout() -> Stereo:
    """Rain on canvas, drops in a tin, guns beyond the horizon."""
    rng, track = Random("dugout"), Track(DUGOUT)
    track.lay(0, swelling(noise(rng, DUGOUT, 900, 5200), ((2, 0.4, 0.3), (7, 0.25, 0.8)), 0.45), 0.16, 0.2)
    track.lay(0, swelling(noise(rng, DUGOUT, 35, 110), ((3, 0.9, 0.0), (5, 0.6, 0.4)), 0.05), 0.75, -0.5)
    for number in range(14):
        track.lay(
            rng.uniform(0, DUGOUT),
            rung(rng.uniform(1500, 2100), 0.09, ((1.0, 1.0), (1.5, 0.4)), 8),
            0.04,
            0.7 if number % 2 else -0.6,
        )
    return track.result()


PALETTE: Final = Palette(
    "scarper",
    {
        "card": (paper, 0.55),
        "tile": (pin, 0.5),
        "landing": (pin, 0.3),
        "reveal": (pencil, 0.45),
        "pencil": (pencil, 0.45),
        "whistle": (whistle, 0.45),
        "capture": (rumble, 0.85),
        "rumble": (rumble, 0.85),
        "turn": (turn, 0.3),
        "win": (win, 0.75),
    },
    SoundLoop("dugout", dugout),
)
