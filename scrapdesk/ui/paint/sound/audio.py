"""Plays sounds by name, and what goes on under them. Where there is no device it is silent, and nobody has to know."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Protocol

import pygame

from scrapdesk import paths
from scrapdesk.ui.paint.sound.beds import Beds
from scrapdesk.ui.paint.sound.palette import COMMON, MUSIC, Palette, SoundLoop, is_of
from scrapdesk.ui.paint.sound.takes import Takes, TakeWish

BUFFER = 1024
"""Samples: 23 ms of delay. The sound thread of a smaller one wakes so often that it costs more than all the rest."""
VARIANTS = 3
"""How many takes of each sound there are, so that the same act never sounds quite the same."""
FADE_MS = 1500


@dataclass(frozen=True)
class Volumes:
    """Loudness from 0 to 1: of everything, and of each kind beside the others. `mono`: both ears hear the same."""

    master: float = 0.8
    effects: float = 0.8
    music: float = 0.5
    beds: float = 0.5
    mono: bool = False

    def of(self, loop: SoundLoop) -> float:
        return self.master * (self.music if loop.kind == MUSIC else self.beds)


class Audio(Protocol):
    """What scenes know of sound."""

    def play(self, name: str) -> None:
        """Starts a sound and returns at once."""

    def use(self, palette: Palette) -> None:
        """From now on the sounds are those of this table; what goes on under them changes with it."""

    def set_volumes(self, volumes: Volumes) -> None: ...

    def mute(self, muted: bool) -> None:
        """Silence for a while, as when the window loses the focus."""

    def close(self) -> None: ...


class NullAudio:
    """No device: every sound is silence."""

    def __init__(self) -> None:
        self._palette = COMMON
        self._used: dict[str, Palette] = {}

    def play(self, name: str) -> None:
        is_of(name, self._palette, self._used)

    def use(self, palette: Palette) -> None:
        self._palette = self._used[palette.name] = palette

    def set_volumes(self, volumes: Volumes) -> None:
        pass

    def mute(self, muted: bool) -> None:
        pass

    def close(self) -> None:
        pass


class MixerAudio:
    """pygame's mixer. Sounds are made beside the window when a table begins, or here if one is wanted before that."""

    def __init__(self, beds: Beds | None = None) -> None:
        self._takes: dict[tuple[str, str, int], pygame.mixer.Sound] = {}
        self._rng = Random(1)
        self._volumes = Volumes()
        self._muted = False
        self._palette = COMMON
        self._used: dict[str, Palette] = {}
        self._made = Takes()
        self._beds = beds or Beds(paths.user_cache() / "sound")
        self._heard: SoundLoop | None = None
        """What goes on at the moment."""

    def play(self, name: str) -> None:
        here = is_of(name, self._palette, self._used)
        loudness = self._volumes.master * self._volumes.effects
        if self._muted or loudness <= 0 or not here:
            return
        sound = self._take(name, self._there(name, self._rng.randrange(VARIANTS)))
        sound.set_volume(loudness)
        sound.play()

    def use(self, palette: Palette) -> None:
        if palette.name == self._palette.name:
            return
        self._forget_others(palette)
        self._palette = self._used[palette.name] = palette
        self._fetch_ahead()
        self._go_on()

    def set_volumes(self, volumes: Volumes) -> None:
        changed = volumes.mono != self._volumes.mono
        self._volumes = volumes
        if changed:
            self._heard = None
        self._go_on()

    def mute(self, muted: bool) -> None:
        self._muted = muted
        if muted:
            pygame.mixer.stop()
            pygame.mixer.music.pause()
        else:
            pygame.mixer.music.unpause()
            self._go_on()

    def close(self) -> None:
        pygame.mixer.quit()

    def _there(self, name: str, take: int) -> int:
        """That take, or another that is ready: to make one here is heard at once, and seen as a halt of some frames."""
        owner = self._palette.owner(name)
        ready = [number for number in range(VARIANTS) if self._made.has((owner, name, number))]
        ready += [number for number in range(VARIANTS) if (owner, name, number) in self._takes]
        return ready[0] if ready and take not in ready else take

    def _take(self, name: str, take: int) -> pygame.mixer.Sound:
        key = (self._palette.owner(name), name, take)
        if key not in self._takes:
            # A file in memory: a bare buffer would be taken in whatever format the device happens to have.
            file = io.BytesIO(self._made.give(self._wish(name, take)))
            self._takes[key] = pygame.mixer.Sound(file=file)
        return self._takes[key]

    def _wish(self, name: str, take: int) -> TakeWish:
        return TakeWish((self._palette.owner(name), name, take), *self._palette.recipe(name))

    def _fetch_ahead(self) -> None:
        """All that this table may sound like, but for what is there: one take of each before the second of any."""
        wishes = [self._wish(name, take) for take in range(VARIANTS) for name in self._palette.names()]
        self._made.fetch([wish for wish in wishes if wish.key not in self._takes])

    def _forget_others(self, palette: Palette) -> None:
        self._takes = {key: sound for key, sound in self._takes.items() if key[0] in ("", palette.name)}

    # -- what goes on under it all --------------------------------------------------------------------------

    def _go_on(self) -> None:
        loop = self._palette.loop
        loudness = self._volumes.of(loop) if loop is not None else 0.0
        if loop is None or loudness <= 0:
            self._end()
        elif loop == self._heard:
            pygame.mixer.music.set_volume(loudness)
        else:
            self._end()
            self._beds.fetch(loop, lambda path: self._begin(loop, path))

    def _begin(self, loop: SoundLoop, path: Path) -> None:
        """May come late, from a thread: another table may be wanted by now."""
        loudness = self._volumes.of(loop)
        if loop != self._palette.loop or loudness <= 0 or not pygame.mixer.get_init():
            return
        with suppress(pygame.error):
            pygame.mixer.music.load(_one_voice(path) if self._volumes.mono else path)
            pygame.mixer.music.set_volume(loudness)
            pygame.mixer.music.play(-1, fade_ms=FADE_MS)
            self._heard = loop
            if self._muted:
                pygame.mixer.music.pause()

    def _end(self) -> None:
        if self._heard is not None:
            pygame.mixer.music.stop()  # fading out would hold up whoever loads the next
            self._heard = None


def _one_voice(path: Path) -> io.BytesIO:
    """A loop with both channels mixed to one."""
    import wave  # only who hears with one ear needs it
    from array import array

    with wave.open(str(path)) as file:
        both = array("h", file.readframes(file.getnframes()))
        rate = file.getframerate()
    mixed = array("h", ((left + right) // 2 for left, right in zip(both[0::2], both[1::2], strict=True)))
    made = io.BytesIO()
    with wave.open(made, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(mixed.tobytes())
    made.seek(0)
    return made


def make_audio() -> Audio:
    """The mixer if a device answers, silence if none does; never a word on stderr."""
    try:
        with _quiet_stderr():
            pygame.mixer.pre_init(44100, -16, 2, BUFFER)
            pygame.mixer.init()
    except pygame.error:
        return NullAudio()
    return MixerAudio()


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
