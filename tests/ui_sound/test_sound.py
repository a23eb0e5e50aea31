"""Sounds: each is there, none is too loud or too long, and no device means silence and nothing else."""

from __future__ import annotations

import io
import math
import os
import subprocess
import sys
import threading
import wave
from array import array
from itertools import islice, pairwise
from operator import mul
from pathlib import Path
from queue import Queue
from random import Random

import pygame
import pytest

from scrapdesk.ui.faces import FACES
from scrapdesk.ui.paint.sound import stereo
from scrapdesk.ui.paint.sound.audio import MixerAudio, NullAudio, Volumes, make_audio
from scrapdesk.ui.paint.sound.beds import Beds, make_file
from scrapdesk.ui.paint.sound.music import CHORDS, DESK, MELODY
from scrapdesk.ui.paint.sound.palette import COMMON, Palette, SoundLoop
from scrapdesk.ui.paint.sound.recipes import RECIPES
from scrapdesk.ui.paint.sound.synthesis import PEAK, RATE, wav
from scrapdesk.ui.paint.sound.takes import Takes, TakeWish, made

PALETTES = [COMMON, DESK, *(face.sound() for face in FACES.values())]
OWN = [(palette, name) for palette in PALETTES for name in palette.recipes] + [(COMMON, name) for name in RECIPES]
LOOPS = [palette.loop for palette in PALETTES if palette.loop is not None]


def samples(name: str, take: str = "1", palette: Palette = COMMON) -> array[int]:
    recipe, gain = palette.recipe(name)
    with wave.open(io.BytesIO(wav(recipe(Random(take)), gain))) as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (RATE, 1, 2)
        return array("h", file.readframes(file.getnframes()))


@pytest.mark.parametrize(("palette", "name"), OWN, ids=[f"{palette.name or 'all'}-{name}" for palette, name in OWN])
def test_a_sound_is_short_never_above_minus_six_decibels_and_ends_in_silence(palette: Palette, name: str) -> None:
    found = samples(name, palette=palette)
    assert 0.02 < len(found) / RATE < 2.1
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


def wait_for_sounds() -> None:
    for thread in threading.enumerate():
        if thread.name == "sounds":
            thread.join(30)


def test_sounds_are_made_by_a_process_of_their_own_and_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    wishes = [TakeWish(("", name, take), *RECIPES[name]) for name in ("card", "tile") for take in range(2)]
    here, takes = [made(wish) for wish in wishes], Takes()
    takes.fetch(wishes)
    wait_for_sounds()
    monkeypatch.setattr("scrapdesk.ui.paint.sound.takes.made", lambda wish: pytest.fail("made here"))
    assert [takes.give(wish) for wish in wishes] == here


def test_a_sound_that_is_wanted_before_it_has_come_is_made_here() -> None:
    wish = TakeWish(("", "card", 0), *RECIPES["card"])
    assert Takes().give(wish) == made(wish)


def test_another_take_that_is_ready_is_heard_and_none_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes up to six frames to make one, and nobody knows which of them is due."""
    audio = make_audio()
    assert isinstance(audio, MixerAudio)
    try:
        takes = Takes()
        takes.fetch([TakeWish(("", "card", 1), *RECIPES["card"])])
        wait_for_sounds()
        monkeypatch.setattr(audio, "_made", takes)
        monkeypatch.setattr("scrapdesk.ui.paint.sound.takes.made", lambda wish: pytest.fail("made here"))
        for _ in range(20):
            audio.play("card")
        assert pygame.mixer.get_busy()
    finally:
        audio.close()


def test_what_a_table_fetched_is_forgotten_by_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    wish, takes = TakeWish(("", "card", 0), *RECIPES["card"]), Takes()
    takes.fetch([wish])
    wait_for_sounds()
    takes.fetch([])
    monkeypatch.setattr("scrapdesk.ui.paint.sound.takes.made", lambda wish: b"made here")
    assert takes.give(wish) == b"made here"


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


def test_every_sound_says_in_a_line_what_it_is() -> None:
    assert [name for palette, name in OWN if not palette.recipe(name)[0].__doc__] == []
    assert [loop.name for loop in LOOPS if not loop.make.__doc__] == []


def test_every_game_has_takes_of_its_own_and_something_under_them() -> None:
    for face in FACES.values():
        palette = face.sound()
        assert palette.name == face.id and palette.loop is not None
        assert {"card", "capture", "turn", "win"} <= palette.recipes.keys()


def test_a_table_sounds_its_own_way_and_the_rest_as_everywhere() -> None:
    scrappers, scope = FACES["scrappers"].sound(), FACES["scope"].sound()
    assert samples("card", palette=scrappers) != samples("card", palette=scope) != samples("card")
    assert samples("refuse", palette=scrappers) == samples("refuse")


@pytest.mark.parametrize("loop", LOOPS, ids=lambda loop: loop.name)
def test_a_loop_is_quiet_steady_and_begins_where_it_ends(loop: object, tmp_path: Path) -> None:
    found = loop.make()  # type: ignore[attr-defined]
    both = found.left + found.right
    scale = stereo.PEAK / max(map(abs, both))
    loudness = 20 * math.log10(scale * math.sqrt(sum(map(mul, both, both)) / len(both)))
    assert -34 < loudness < -16
    assert len(found.left) == len(found.right) > 15 * stereo.RATE
    for channel in found:
        seam = abs(channel[0] - channel[-1])
        steeper = (None for one, other in pairwise(channel) if abs(one - other) >= seam)
        assert sum(1 for _ in islice(steeper, len(channel) // 1000 + 1)) >= 0.001 * len(channel)


def test_the_waltz_is_written_out_in_whole_bars() -> None:
    assert len(CHORDS) == len(MELODY)
    for bar in MELODY:
        assert sum(int(beats) for beats in bar.rstrip("|").split()[1::2]) == 3


def tick() -> stereo.Stereo:
    """A very short loop."""
    track = stereo.Track(0.2)
    track.lay(0.15, stereo.rung(880, 0.1, ((1.0, 1.0),)), 1.0, 0.5)
    return track.result()


def test_a_loop_is_made_once_by_a_process_of_its_own_and_kept(tmp_path: Path) -> None:
    beds, loop, heard = Beds(tmp_path / "sound"), SoundLoop("tick", tick), Queue[Path]()
    for name in ("tick-1.wav", "tick-0-44k.wav", "tick-tock-1.wav"):
        make_file(tick, tmp_path / "sound" / name)
    beds.fetch(loop, heard.put)
    path = heard.get(timeout=30)
    assert path.is_file() and {path.name, "tick-tock-1.wav"} == {file.name for file in path.parent.iterdir()}
    made = path.stat().st_mtime_ns
    beds.fetch(loop, heard.put)
    assert heard.get_nowait().stat().st_mtime_ns == made


def test_a_loop_is_kept_at_the_rate_of_the_device(tmp_path: Path) -> None:
    found, path = tick(), tmp_path / "tick.wav"
    make_file(tick, path)
    with wave.open(str(path)) as file:
        assert (file.getframerate(), file.getnchannels()) == (RATE, 2)
        data = array("h", file.readframes(file.getnframes()))
    assert len(data) == 4 * len(found.left)
    scale = stereo.PEAK * 32767 / max(max(map(abs, found.left)), max(map(abs, found.right)))
    assert all(abs(scale * value - kept) < 1 for value, kept in zip(found.right, data[1::4], strict=True))


def test_what_lies_halfway_between_samples_lies_on_their_curve() -> None:
    count = 400
    wave_at = [math.sin(2 * math.pi * 5 * at / count) for at in range(count)]
    for at, value in enumerate(stereo.between(wave_at)):
        assert value == pytest.approx(math.sin(2 * math.pi * 5 * (at + 0.5) / count), abs=1e-4)


def test_a_disk_that_takes_nothing_means_no_loop_and_no_word(tmp_path: Path) -> None:
    (tmp_path / "sound").write_text("in the way")
    make_file(tick, tmp_path / "sound" / "tick.wav")
    assert (tmp_path / "sound").read_text() == "in the way"


def test_what_goes_on_changes_with_the_table_and_stops_at_volume_nought(tmp_path: Path) -> None:
    beds = Beds(tmp_path)
    for name in ("one", "two"):
        make_file(tick, beds.file(SoundLoop(name, tick)))
    pygame.mixer.pre_init(44100, -16, 2, 1024)
    pygame.mixer.init()
    audio = MixerAudio(beds)
    try:
        audio.use(Palette("one", loop=SoundLoop("one", tick)))
        assert pygame.mixer.music.get_busy()
        audio.set_volumes(Volumes(beds=0))
        assert not pygame.mixer.music.get_busy()
        audio.set_volumes(Volumes(mono=True))
        assert pygame.mixer.music.get_busy()
        audio.use(Palette("two", loop=SoundLoop("two", tick)))
        assert pygame.mixer.music.get_busy()
        audio.use(COMMON)
        assert not pygame.mixer.music.get_busy()
    finally:
        audio.close()


def test_more_on_one_side_is_heard_there() -> None:
    found = tick()
    assert sum(map(abs, found.right)) > 1.5 * sum(map(abs, found.left))


def test_a_sound_of_a_table_that_lies_below_another_is_silence_and_one_of_nobody_is_a_fault() -> None:
    """A show goes on below a dropped record of another game."""
    audio = NullAudio()
    audio.use(Palette("sea", {"splinter": RECIPES["click"]}))
    audio.use(Palette("war"))
    audio.play("splinter")
    with pytest.raises(KeyError):
        audio.play("nobody's")
