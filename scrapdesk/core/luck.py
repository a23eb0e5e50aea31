"""Where luck comes from: the n-th chance move of a match is drawn from (seed, n), whatever was undone before."""

from __future__ import annotations

import re
from random import Random

_SEED = re.compile(r"[a-z0-9][a-z0-9._-]{0,63}")


class BadSeed(ValueError):
    """A seed that cannot be written into a record; the message is a sentence for people."""


def checked_seed(seed: str | int) -> str:
    text = str(seed)
    if not _SEED.fullmatch(text):
        raise BadSeed(f"a seed is 1 to 64 of a-z, 0-9, dot, dash and underscore, not {text[:70]!r}")
    return text


def luck(seed: str, nth: int) -> Random:
    """Seeding by text goes through SHA-512, so it is the same on every machine and Python."""
    return Random(f"{seed}/{nth}")
