"""What SCOPE sounds like: next to nothing. Wind over rubble, cloth, glass, and one muffled crack."""

from __future__ import annotations

from random import Random
from typing import Final

from scrapdesk.ui.paint.sound.palette import Palette, SoundLoop
from scrapdesk.ui.paint.sound.stereo import Stereo, Track, noise, rung, slid, swelling
from scrapdesk.ui.paint.sound.synthesis import Samples, burst, glide, mixed, tone

GLASS: Final = ((1.0, 1.0), (2.8, 0.4), (5.3, 0.15))
RUINS: Final = 26.0


def cloth(rng: Random) -> Samples:
    """A card slid over a map, like a sleeve over stone."""
    return burst(rng, 0.16, 500, 3600, attack=0.05, decay=3)


def placed(rng: Random) -> Samples:
    """A card comes to rest on film."""
    return mixed((0.0, 0.7, burst(rng, 0.03, 300, 2400)), (0.0, 0.4, tone(210, 0.04, ((1.0, 1.0),), decay=7)))


def focus(rng: Random) -> Samples:
    """A lens turned until it clicks."""
    return mixed(
        (0.0, 0.35, burst(rng, 0.14, 1200, 5200, attack=0.06, decay=2)),
        (0.14, 0.6, tone(rng.uniform(2300, 2500), 0.05, GLASS, decay=9)),
    )


def shot(rng: Random) -> Samples:
    """One muffled crack, and what comes back from the walls."""
    echoes = [(0.16 + 0.13 * n, 0.28 / (n + 1), burst(rng, 0.25, 90, 700 - 120 * n, decay=5)) for n in range(4)]
    return mixed(
        (0.0, 1.0, burst(rng, 0.06, 180, 2800, attack=0.001, decay=9)),
        (0.0, 0.7, glide(130, 60, 0.14, decay=6)),
        *echoes,
    )


def breath(rng: Random) -> Samples:
    """It is your turn: a breath in the cold."""
    return burst(rng, 0.3, 700, 2600, attack=0.16, decay=2)


def win(rng: Random) -> Samples:
    """Two low bells over the roofs."""
    return mixed(
        *(
            (0.5 * n, 0.8, tone(pitch, 1.3, ((1.0, 1.0), (2.0, 0.5), (2.4, 0.4), (3.0, 0.2)), decay=4))
            for n, pitch in enumerate((196.0, 261.6))
        )
    )


def ruins() -> Stereo:
    """Wind in empty windows, a beam giving way, a loose sheet tapping."""
    rng, track = Random("ruins"), Track(RUINS)
    track.lay(0, swelling(noise(rng, RUINS, 120, 520), ((2, 0.8, 0.2), (5, 0.4, 0.7)), 0.15), 0.55, -0.25)
    track.lay(0, swelling(noise(rng, RUINS, 900, 1500), ((3, 0.6, 0.5), (2, 0.5, 0.0)), 0.0), 0.12, 0.4)
    track.lay(9.3, slid(96, 84, 1.1, 0.25, rng), 0.07, 0.7)
    for when in (17.0, 17.5, 17.8, 23.2):
        track.lay(when, rung(640, 0.12, ((1.0, 1.0), (2.7, 0.5)), 8), 0.035, -0.75)
    return track.result()


PALETTE: Final = Palette(
    "scope",
    {
        "card": (cloth, 0.5),
        "tile": (placed, 0.45),
        "landing": (placed, 0.25),
        "reveal": (focus, 0.5),
        "capture": (shot, 0.9),
        "shot": (shot, 0.9),
        "turn": (breath, 0.3),
        "win": (win, 0.75),
    },
    SoundLoop("ruins", ruins),
)
