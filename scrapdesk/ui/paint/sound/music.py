"""The one piece of music, for the desk: a slow waltz for two plucked instruments and a bell, written for it.

Made by program from the notes below, once, and kept on the disk.
"""

from __future__ import annotations

from random import Random
from typing import Final

from scrapdesk.ui.paint.sound.palette import MUSIC, Palette, SoundLoop
from scrapdesk.ui.paint.sound.stereo import Stereo, Track, plucked, rung

BEAT: Final = 0.56
BARS: Final = 32
STEPS: Final = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
CHORDS: Final = (
    *(
        "d2 a3 d4 f4",
        "d2 a3 d4 f4",
        "g2 g3 b3 d4",
        "c3 g3 c4 e4",
        "f2 a3 c4 f4",
        "f2 a3 c4 e4",
        "e2 g3 b3 e4",
        "a2 a3 c4 e4",
    ),
    *(
        "d2 a3 d4 f4",
        "d2 a3 d4 f4",
        "g2 g3 b3 d4",
        "c3 g3 c4 e4",
        "f2 a3 c4 f4",
        "d2 f3 a3 d4",
        "a2 g3 c4 e4",
        "d2 a3 d4 f4",
    ),
    *(
        "f2 a3 c4 f4",
        "c3 g3 c4 e4",
        "d2 f3 a3 d4",
        "a2 e3 a3 c4",
        "f2 a3 c4 f4",
        "c3 g3 c4 e4",
        "g2 g3 b3 d4",
        "a2 e3 a3 c4",
    ),
    *(
        "d2 a3 d4 f4",
        "d2 a3 d4 f4",
        "g2 g3 b3 d4",
        "c3 g3 c4 e4",
        "f2 a3 c4 e4",
        "e2 g3 b3 d4",
        "a2 e3 a3 c4",
        "d2 a3 d4 d4",
    ),
)
"""A bar each: the bass on the first beat, then the rest of the chord, one after another."""
MELODY: Final = (
    *("d5 3|", "f5 2 e5 1|", "d5 2 b4 1|", "c5 3|", "a4 2 c5 1|", "f5 2 e5 1|", "d5 1 b4 1 g4 1|", "a4 3|"),
    *("d5 3|", "f5 2 g5 1|", "a5 2 g5 1|", "e5 3|", "f5 1 e5 1 c5 1|", "d5 2 a4 1|", "c5 2 b4 1|", "d5 3|"),
    *(
        "a5 2 f5 1|",
        "g5 2 e5 1|",
        "f5 2 d5 1|",
        "e5 3|",
        "a5 1 g5 1 f5 1|",
        "e5 2 c5 1|",
        "d5 1 e5 1 b4 1|",
        "c5 2 r 1|",
    ),
    *("d5 3|", "f5 2 e5 1|", "d5 2 b4 1|", "c5 2 r 1|", "a4 1 c5 1 e5 1|", "d5 2 b4 1|", "c5 1 b4 1 a4 1|", "d5 3|"),
)
"""A bar each: notes and how many beats they last; r is a rest."""
BELL: Final = ((1.0, 1.0), (2.0, 0.35), (3.0, 0.12))


def pitch(note: str) -> float:
    """The frequency of a note such as a4."""
    return 440.0 * 2 ** ((STEPS[note[0]] - 9 + 12 * (int(note[1]) - 4)) / 12)


def waltz() -> Stereo:
    """A slow waltz for two plucked instruments, with a bell above its middle part."""
    rng, track = Random("waltz"), Track(3 * BEAT * BARS)
    for bar in range(BARS):
        start = 3 * BEAT * bar
        bass, *rest = CHORDS[bar].split()
        track.lay(start, plucked(rng, pitch(bass), 2.4, 0.3, 0.997), 0.4, -0.25)
        for number, note in enumerate(rest):
            lazy = 0.012 * rng.random()
            track.lay(start + BEAT * (1 + 0.5 * number) + lazy, plucked(rng, pitch(note), 1.5, 0.35, 0.995), 0.2, -0.4)
        _sing(track, rng, start, MELODY[bar], bell=8 <= bar < 24)
    return track.result()


def _sing(track: Track, rng: Random, start: float, bar: str, bell: bool) -> None:
    words = bar.rstrip("|").split()
    at = start
    for note, beats in zip(words[0::2], words[1::2], strict=True):
        if note != "r":
            track.lay(at, plucked(rng, pitch(note), 0.9 + 0.5 * int(beats), 0.55, 0.9965), 0.34, 0.3)
            if bell:
                track.lay(at, rung(2 * pitch(note), 1.2, BELL, 5), 0.05, 0.55)
        at += BEAT * int(beats)


DESK: Final = Palette("desk", loop=SoundLoop("waltz", waltz, MUSIC))
