"""What each sound is made of. A new sound is a function here and a line in RECIPES."""

from __future__ import annotations

from random import Random
from typing import Final

from scrapdesk.ui.paint.sound.synthesis import Recipe, Samples, burst, glide, mixed, tone

WOOD: Final = ((1.0, 1.0), (2.7, 0.35), (5.1, 0.12))
BELL: Final = ((1.0, 1.0), (2.0, 0.4), (3.01, 0.22), (4.2, 0.1))
TILE: Final = ((1.0, 0.8), (2.9, 0.5), (6.3, 0.3))


def card(rng: Random) -> Samples:
    """A card laid on the table: a slap of air and paper."""
    return mixed((0.0, 0.8, burst(rng, 0.09, 900, 6500)), (0.012, 0.5, burst(rng, 0.05, 120, 700, decay=9)))


def shuffle(rng: Random) -> Samples:
    """Two halves of a deck riffled into each other."""
    flicks, when = [], 0.0
    while when < 0.55:
        flicks.append((when, rng.uniform(0.3, 0.8), burst(rng, 0.03, 1500, 8000)))
        when += rng.uniform(0.014, 0.026)
    return mixed(*flicks, (0.6, 1.0, burst(rng, 0.1, 500, 5000)))


def tile(rng: Random) -> Samples:
    """A piece set down on glazed clay."""
    pitch = rng.uniform(1150, 1300)
    return mixed((0.0, 0.7, tone(pitch, 0.14, TILE, decay=9)), (0.0, 0.6, burst(rng, 0.03, 2000, 9000)))


def landing(rng: Random) -> Samples:
    """A piece comes to rest: 40 ms, felt more than heard."""
    return mixed((0.0, 0.8, tone(rng.uniform(300, 330), 0.04, WOOD, decay=6)), (0.0, 0.4, burst(rng, 0.02, 400, 3000)))


def capture(rng: Random) -> Samples:
    """A knock, and the thing that was hit rolling off."""
    knock = tone(rng.uniform(210, 235), 0.22, WOOD, decay=7)
    rattle = [(0.09 + 0.05 * n, 0.4 - 0.09 * n, burst(rng, 0.03, 1200, 6000)) for n in range(4)]
    return mixed((0.0, 1.0, knock), (0.0, 0.5, burst(rng, 0.05, 300, 4000)), *rattle)


def refuse(rng: Random) -> Samples:
    """Two dull knocks: no."""
    knock = tone(rng.uniform(138, 146), 0.13, WOOD, decay=8)
    return mixed((0.0, 0.9, knock), (0.11, 0.7, knock))


def win(rng: Random) -> Samples:
    """Four bells going up."""
    pitches = (523.25, 659.25, 783.99, 1046.5)
    return mixed(*((0.13 * n, 0.8, tone(pitch, 0.9, BELL)) for n, pitch in enumerate(pitches)))


def lose(rng: Random) -> Samples:
    """Three soft bells going down."""
    return mixed(*((0.18 * n, 0.6, tone(pitch, 0.8, BELL)) for n, pitch in enumerate((392.0, 349.23, 293.66))))


def morra(rng: Random) -> Samples:
    """Three beats of the fist and the hands thrown out."""
    beats = [(0.16 * n, 0.8, tone(170 + 12 * n, 0.1, WOOD, decay=9)) for n in range(3)]
    return mixed(*beats, (0.48, 1.0, burst(rng, 0.16, 700, 7000, decay=5)))


def click(rng: Random) -> Samples:
    """A button."""
    return mixed(
        (0.0, 0.6, tone(rng.uniform(880, 920), 0.05, WOOD, decay=8)), (0.0, 0.4, burst(rng, 0.012, 2000, 9000))
    )


def dice(rng: Random) -> Samples:
    """Dice coming to rest, faster and faster."""
    hits, when, gap = [], 0.0, 0.11
    while gap > 0.018:
        hits.append((when, rng.uniform(0.5, 0.9), burst(rng, 0.035, 900, 7000)))
        when, gap = when + gap, gap * 0.8
    return mixed(*hits)


def reveal(rng: Random) -> Samples:
    """Something hidden is turned up: a breath, then a small bell."""
    return mixed((0.0, 0.5, burst(rng, 0.2, 300, 3000, attack=0.12, decay=2)), (0.16, 0.5, tone(880, 0.5, BELL)))


def turn(rng: Random) -> Samples:
    """It is your turn: one soft rising note."""
    return glide(440, 523, 0.22)


RECIPES: Final[dict[str, tuple[Recipe, float]]] = {
    "card": (card, 0.7),
    "shuffle": (shuffle, 0.6),
    "tile": (tile, 0.6),
    "landing": (landing, 0.25),
    "capture": (capture, 0.9),
    "refuse": (refuse, 0.6),
    "win": (win, 0.9),
    "lose": (lose, 0.8),
    "morra": (morra, 0.8),
    "click": (click, 0.35),
    "dice": (dice, 0.7),
    "reveal": (reveal, 0.6),
    "turn": (turn, 0.4),
}
"""Name -> how it is made, and how loud it is beside the others."""
