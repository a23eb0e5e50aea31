"""Sounds: each is there, none is too loud or too long, and no device means silence and nothing else."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import wave
from array import array
from random import Random

import pygame
import pytest

from scrapdesk.ui.paint.sound.audio import MixerAudio, NullAudio, make_audio
from scrapdesk.ui.paint.sound.recipes import RECIPES
from scrapdesk.ui.paint.sound.synthesis import PEAK, RATE, wav


def samples(name: str, take: str = "1") -> array[int]:
    recipe, gain = RECIPES[name]
    with wave.open(io.BytesIO(wav(recipe(Random(take)), gain))) as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (RATE, 1, 2)
        return array("h", file.readframes(file.getnframes()))


@pytest.mark.parametrize("name", RECIPES)
def test_a_sound_is_short_never_above_minus_six_decibels_and_ends_in_silence(name: str) -> None:
    found = samples(name)
    assert 0.02 < len(found) / RATE < 2.0
    assert 0.1 * PEAK * 32767 < max(map(abs, found)) <= PEAK * 32767 + 1
    assert abs(found[-1]) < 700
    assert abs(found[0]) < 700


def test_two_takes_of_a_card_differ_and_the_same_take_is_the_same() -> None:
    assert samples("card", "1") == samples("card", "1")
    assert samples("card", "1") != samples("card", "2")


def test_a_device_plays_and_a_muted_one_does_not() -> None:
    audio = make_audio()
    assert isinstance(audio, MixerAudio)
    try:
        audio.play("tile")
        assert pygame.mixer.get_busy()
        audio.mute(True)
        assert not pygame.mixer.get_busy()
        audio.play("tile")
        assert not pygame.mixer.get_busy()
        with pytest.raises(KeyError):
            audio.play("trumpet")
    finally:
        audio.close()


def test_sounds_can_be_made_ready_one_by_one() -> None:
    audio = make_audio()
    steps = 1
    while audio.prepare():
        steps += 1
    audio.close()
    assert steps == 3 * len(RECIPES)


def test_silence_knows_the_same_names() -> None:
    audio = NullAudio()
    audio.play("card")
    with pytest.raises(KeyError):
        audio.play("trumpet")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the drivers are those of Linux")
def test_without_a_device_there_is_silence_and_not_a_word() -> None:
    code = (
        "from scrapdesk.ui.paint.sound.audio import make_audio; "
        "a = make_audio(); a.play('card'); print(type(a).__name__)"
    )
    environment = {**os.environ, "SDL_AUDIODRIVER": "alsa", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout.strip() in ("NullAudio", "MixerAudio")
    assert done.stderr == ""
