"""A fuzzer of files: whatever happened to a text, its reader says so in a sentence, at once, and loses nothing."""

from __future__ import annotations

import random
import shutil
import time
from pathlib import Path

import pytest

from tests.robustness.mutations import mutated
from tests.robustness.readers import READERS, Reader

FEW, MANY = 12, 1700
"""Texts for each of fifteen readers: a few seconds, and 25,000 in all."""
SLOWEST = 0.5
"""Seconds of this process for one text, the game in it played again included."""


def fuzz(reader: Reader, count: int, seed: int, tmp_path: Path) -> None:
    rng = random.Random(f"{seed}/{reader.name}")
    examples = reader.examples()
    for number in range(count):
        original = rng.choice(examples)
        data = mutated(original, rng)
        folder = tmp_path / "it"
        folder.mkdir()
        began = time.process_time()
        try:
            reader.read(data, original, folder)
        except BaseException as fault:
            kept = tmp_path / f"{reader.name}-{seed}-{number}"
            kept.write_bytes(data)
            raise AssertionError(f"{reader.name}, seed {seed}, text {number} ({kept})") from fault
        assert time.process_time() - began < SLOWEST, f"{reader.name}, seed {seed}, text {number} took long"
        shutil.rmtree(folder)


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_the_examples_themselves_are_read(reader: Reader, tmp_path: Path) -> None:
    for example in list(reader.examples())[:3]:
        reader.read(example, example, tmp_path)


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_mangled_texts_are_answered_in_a_sentence(reader: Reader, seed: int, tmp_path: Path) -> None:
    fuzz(reader, FEW, seed, tmp_path)


@pytest.mark.deep
@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_twenty_five_thousand_mangled_texts(reader: Reader, seed: int, tmp_path: Path) -> None:
    fuzz(reader, MANY, seed, tmp_path)
