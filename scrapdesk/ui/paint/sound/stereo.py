"""Long sounds in two channels that begin again where they end: layers placed between left and right, and the loop.

Made at half the rate of the short sounds, in a process of their own: nothing here is quick. Samples lie in arrays: a
list of a minute's numbers is four times as large. Kept at the rate of the device, which would else change it as long as
it sounds. Knows no device.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator, Sequence
from itertools import islice
from operator import mul
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

RATE: Final = 22_050
PEAK: Final = 0.4
"""-8 dBFS: what goes on for ever stays below what happens."""


class Stereo(NamedTuple):
    left: Sequence[float]
    right: Sequence[float]


def silence(count: int) -> array[float]:
    """So many samples of nothing."""
    return array("d", bytes(8 * count))


class Track:
    """A loop of so many seconds. What runs over its end goes on at its beginning, so that nothing cracks."""

    def __init__(self, seconds: float) -> None:
        self.length = int(seconds * RATE)
        self.left = silence(self.length)
        self.right = silence(self.length)

    def lay(self, when: float, samples: Sequence[float], loudness: float, pan: float = 0.0) -> None:
        """`pan` from -1, all left, to 1, all right."""
        angle = (pan + 1) * math.pi / 4
        left, right = loudness * math.cos(angle), loudness * math.sin(angle)
        at, done = int(when * RATE) % self.length, 0
        while done < len(samples):
            part = samples[done : done + self.length - at]  # as much as there is room for before the end
            for channel, share in ((self.left, left), (self.right, right)):
                heard = zip(channel[at : at + len(part)], part, strict=True)
                channel[at : at + len(part)] = array("d", [old + share * new for old, new in heard])
            at, done = 0, done + len(part)

    def result(self) -> Stereo:
        return Stereo(self.left, self.right)


def looped(samples: array[float], seconds: float) -> array[float]:
    """The first `seconds` of a longer noise, its rest faded over the beginning: it then begins where it ends."""
    length = int(seconds * RATE)
    rest = min(len(samples) - length, length)
    found = samples[:length]
    for at in range(rest):
        share = at / rest
        found[at] = found[at] * math.sqrt(share) + samples[length + at] * math.sqrt(1 - share)
    return found


def noise(rng: Random, seconds: float, low: float, high: float) -> array[float]:
    """Noise between two frequencies, for as long as it is wanted and a little longer, to be looped."""
    count = int((seconds + 1.5) * RATE)
    low_step, high_step = (1 - math.exp(-2 * math.pi * frequency / RATE) for frequency in (low, high))
    slow = fast = soft = 0.0
    random, found = rng.random, silence(count)
    for at in range(count):
        fast += high_step * (2 * random() - 1 - fast)
        soft += high_step * (fast - soft)  # twice over: once leaves a hiss
        slow += low_step * (soft - slow)
        found[at] = soft - slow
    return looped(found, seconds)


def swelling(samples: Sequence[float], waves: Sequence[tuple[int, float, float]], floor: float = 0.0) -> array[float]:
    """Louder and softer: (times in the whole loop, how much, where it begins in turns). Whole times close the loop."""
    length, cos, turn = len(samples), math.cos, 2 * math.pi
    levels = array("d", [floor]) * length
    for times, depth, phase in waves:
        levels = array(
            "d",
            [
                level + depth * (0.5 - 0.5 * cos(turn * (times * at / length + phase)))
                for at, level in enumerate(levels)
            ],
        )
    return array("d", map(mul, samples, levels))


def plucked(rng: Random, pitch: float, seconds: float, bright: float = 0.5, dying: float = 0.996) -> list[float]:
    """A string that is plucked: a burst of noise that runs round in a loop of its length and loses its edge."""
    count, period = int(seconds * RATE), max(2, round(RATE / pitch))
    line = [2 * rng.random() - 1 for _ in range(period)]
    for _ in range(2):
        line = [bright * line[at] + (1 - bright) * line[at - 1] for at in range(period)]
    found, at, before = [], 0, 0.0
    for _ in range(count):
        now = line[at]
        found.append(now)
        line[at] = dying * 0.5 * (now + before)
        before = now
        at = at + 1 if at + 1 < period else 0
    return _eased(found)


def rung(pitch: float, seconds: float, partials: Sequence[tuple[float, float]], decay: float = 4.0) -> list[float]:
    """A struck thing that dies away: partials (times the pitch, loudness)."""
    count = int(seconds * RATE)
    found = [0.0] * count
    for times, loudness in partials:
        turn = 2 * math.pi * pitch * times / RATE
        fading = math.exp(-decay * (0.6 + 0.4 * times) / count)
        ahead, behind = 2 * math.cos(turn) * fading, fading * fading
        before, now = 0.0, loudness * math.sin(turn)
        for at in range(count):
            found[at] += before
            before, now = now, ahead * now - behind * before
    return _eased(found)


def slid(start: float, end: float, seconds: float, rough: float = 0.0, rng: Random | None = None) -> list[float]:
    """A tone that slides and swells once; `rough` makes it creak."""
    count, phase, found = int(seconds * RATE), 0.0, []
    for at in range(count):
        share = at / count
        wobble = 1 + (rough * (2 * rng.random() - 1) if rng is not None else 0.0)
        phase += 2 * math.pi * (start + (end - start) * share) * wobble / RATE
        found.append(math.sin(phase) * math.sin(math.pi * share) ** 1.5)
    return found


def between(samples: Sequence[float]) -> Iterator[float]:
    """What a loop is halfway from each sample to the next, by the two on either side."""
    before, here, after = samples[-1], samples[0], samples[1]
    for at in range(2, len(samples) + 2):
        beyond = samples[at % len(samples)]
        yield (9 * (here + after) - before - beyond) / 16
        before, here, after = here, after, beyond


def write_wav(found: Stereo, path: Path) -> None:
    """As a file, its loudest sample at the peak."""
    loudest = max(max(map(abs, found.left)), max(map(abs, found.right))) or 1.0
    scale = 32767 * PEAK / loudest
    import wave  # only who makes sounds needs it

    with wave.open(str(path), "wb") as out:
        out.setnchannels(2)
        out.setsampwidth(2)
        out.setframerate(2 * RATE)
        halfway = [between(samples) for samples in found]
        for start in range(0, len(found.left), RATE):
            second = [samples[start : start + RATE] for samples in found]
            data = array("h", bytes(8 * len(second[0])))
            for ear, samples in enumerate(second):
                data[ear::4] = array("h", (int(value * scale) for value in samples))
                data[ear + 2 :: 4] = array("h", (int(value * scale) for value in islice(halfway[ear], len(samples))))
            out.writeframes(data.tobytes())


def _eased(samples: list[float]) -> list[float]:
    rise, fall = min(66, len(samples)), min(400, len(samples))
    for at in range(rise):
        samples[at] *= at / rise
    for at in range(fall):
        samples[-1 - at] *= at / fall
    return samples
