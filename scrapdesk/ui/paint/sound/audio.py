"""Plays sounds by name. Where there is no device it is silent, and nobody else has to know."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Protocol

import pygame

from scrapdesk.ui.paint.sound.recipes import RECIPES
from scrapdesk.ui.paint.sound.synthesis import wav

BUFFER = 1024
"""Samples: 23 ms of delay. The sound thread of a smaller one wakes so often that it costs more than all the rest."""
VARIANTS = 3
"""How many takes of each sound there are, so that the same act never sounds quite the same."""


class Audio(Protocol):
    """What scenes know of sound."""

    def play(self, name: str) -> None:
        """Starts a sound and returns at once."""

    def set_volumes(self, master: float, effects: float) -> None:
        """Loudness, from 0 to 1."""

    def mute(self, muted: bool) -> None:
        """Silence for a while, as when the window loses the focus."""

    def prepare(self) -> bool:
        """Makes one more sound ready, for quiet moments; False when all are."""

    def close(self) -> None: ...


class NullAudio:
    """No device: every sound is silence."""

    def play(self, name: str) -> None:
        _known(name)

    def set_volumes(self, master: float, effects: float) -> None:
        pass

    def mute(self, muted: bool) -> None:
        pass

    def prepare(self) -> bool:
        return False

    def close(self) -> None:
        pass


class MixerAudio:
    """pygame's mixer. A sound is made when it is first wanted, or before that in a quiet moment."""

    def __init__(self) -> None:
        self._takes: dict[tuple[str, int], pygame.mixer.Sound] = {}
        self._rng = Random(1)
        self._volume = 0.64
        self._muted = False

    def play(self, name: str) -> None:
        _known(name)
        if self._muted or self._volume <= 0:
            return
        sound = self._take(name, self._rng.randrange(VARIANTS))
        sound.set_volume(self._volume)
        sound.play()

    def set_volumes(self, master: float, effects: float) -> None:
        self._volume = master * effects

    def mute(self, muted: bool) -> None:
        self._muted = muted
        if muted:
            pygame.mixer.stop()

    def prepare(self) -> bool:
        missing = [(name, take) for take in range(VARIANTS) for name in RECIPES if (name, take) not in self._takes]
        if missing:
            self._take(*missing[0])
        return len(missing) > 1

    def close(self) -> None:
        pygame.mixer.quit()

    def _take(self, name: str, take: int) -> pygame.mixer.Sound:
        if (name, take) not in self._takes:
            recipe, gain = RECIPES[name]
            # A file in memory: a bare buffer would be taken in whatever format the device happens to have.
            file = io.BytesIO(wav(recipe(Random(f"{name}/{take}")), gain))
            self._takes[name, take] = pygame.mixer.Sound(file=file)
        return self._takes[name, take]


def make_audio() -> Audio:
    """The mixer if a device answers, silence if none does; never a word on stderr."""
    try:
        with _quiet_stderr():
            pygame.mixer.pre_init(44100, -16, 2, BUFFER)
            pygame.mixer.init()
    except pygame.error:
        return NullAudio()
    return MixerAudio()


def _known(name: str) -> None:
    if name not in RECIPES:
        raise KeyError(f"there is no sound {name!r}")


@contextmanager
def _quiet_stderr() -> Iterator[None]:
    """ALSA writes eight lines past Python when there is no device: the descriptor itself looks away meanwhile."""
    try:
        kept = os.dup(2)
    except OSError:
        yield  # a windowed program may have no stderr at all
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
