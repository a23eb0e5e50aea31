"""Where luck comes from: the n-th chance move of a match is drawn from (seed, n), whatever was undone before.

A seed may be known to many, since a game ID holds it. What nobody may work out, such as which sign an opponent will
show, hangs on secret bits that a match has beside its seed: 32 hexadecimal digits, drawn where people sit down.
"""

from __future__ import annotations

import re
from random import Random

_SEED = re.compile(r"[a-z0-9][a-z0-9._-]{0,63}")


_SECRET = re.compile(r"[0-9a-f]{32}")


class BadSeed(ValueError):
    """A seed that cannot be written into a record; the message is a sentence for people."""


def checked_seed(seed: str | int) -> str:
    text = str(seed)
    if not _SEED.fullmatch(text):
        raise BadSeed(f"a seed is 1 to 64 of a-z, 0-9, dot, dash and underscore, not {text[:70]!r}")
    return text


def checked_secret(text: str) -> str:
    """Secret bits as a record holds them; nothing for a match that has none of its own."""
    if text and not _SECRET.fullmatch(text):
        raise BadSeed("secret bits are 32 digits of 0-9 and a-f")
    return text


def luck(seed: str, nth: int) -> Random:
    """Seeding by text goes through SHA-512, so it is the same on every machine and Python."""
    return Random(f"{seed}/{nth}")
