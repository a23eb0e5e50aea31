"""How sounds are made: noise through filters, and tones that die away. Numbers in, samples out; knows no device."""

from __future__ import annotations

import io
import math
from array import array
from collections.abc import Callable, Sequence
from random import Random

RATE = 44_100
PEAK = 0.5
"""-6 dBFS: nothing is louder."""

Samples = list[float]


def seconds(length: float) -> int:
    return int(length * RATE)


def burst(rng: Random, length: float, low: float, high: float, attack: float = 0.002, decay: float = 6.0) -> Samples:
    """Noise between two frequencies that starts at once and dies away: paper, cards, dice, cloth."""
    count = seconds(length)
    low_step, high_step = _step(low), _step(high)
    slow = fast = soft = 0.0
    level, fading, random = 1.0, math.exp(-decay / count), rng.random
    found = []
    for _ in range(count):
        fast += high_step * (2 * random() - 1 - fast)
        soft += high_step * (fast - soft)  # twice over: once leaves a hiss, which tires when it is heard all evening
        slow += low_step * (soft - slow)
        found.append((soft - slow) * level)
        level *= fading
    return _eased(found, attack)


def tone(pitch: float, length: float, partials: Sequence[tuple[float, float]], decay: float = 5.0) -> Samples:
    """A struck thing: partials (times the pitch, loudness), the higher ones dying first."""
    count = seconds(length)
    found = [0.0] * count
    for times, loudness in partials:
        # A decaying sine follows from the two samples before it: no sine is worked out in the loop.
        turn = 2 * math.pi * pitch * times / RATE
        fading = math.exp(-decay * (0.6 + 0.4 * times) / count)
        ahead, behind = 2 * math.cos(turn) * fading, fading * fading
        before, now = 0.0, loudness * math.sin(turn)
        for at in range(count):
            found[at] += before
            before, now = now, ahead * now - behind * before
    return _eased(found, 0.003)


def glide(start: float, end: float, length: float, decay: float = 3.0) -> Samples:
    """A tone that slides from one pitch to another."""
    count = seconds(length)
    phase, found = 0.0, []
    for at in range(count):
        phase += 2 * math.pi * (start + (end - start) * at / count) / RATE
        found.append(math.sin(phase) * math.exp(-decay * at / count))
    return _eased(found, 0.006)


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Parts laid over each other: (when, loudness, samples)."""
    length = max(seconds(when) + len(samples) for when, _, samples in parts)
    found = [0.0] * length
    for when, loudness, samples in parts:
        start = seconds(when)
        for at, value in enumerate(samples):
            found[start + at] += loudness * value
    return found


def wav(samples: Samples, gain: float = 1.0) -> bytes:
    """A mono WAV file in memory, its loudest sample at `gain` of the peak."""
    loudest = max(map(abs, samples), default=0.0) or 1.0
    scale = 32767 * PEAK * gain / loudest
    data = array("h", (int(value * scale) for value in samples))
    file = io.BytesIO()
    import wave  # only who makes sounds needs it

    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(data.tobytes())
    return file.getvalue()


def _step(frequency: float) -> float:
    """The step of a one-pole filter with this corner."""
    return 1 - math.exp(-2 * math.pi * frequency / RATE)


def _eased(samples: Samples, attack: float) -> Samples:
    """Begins and ends without a crack."""
    rise, fall = max(1, seconds(attack)), min(200, len(samples))
    for at in range(min(rise, len(samples))):
        samples[at] *= at / rise
    for at in range(fall):
        samples[-1 - at] *= at / fall
    return samples


Recipe = Callable[[Random], Samples]
