"""What somebody can begin a card or a scenario of their own with: a few samples of each kind, and what
each line is for.

They lie in the `samples` folder of a game. Must not know what a good card is.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec

from scrapdesk import paths
from scrapdesk.core.entry import GameEntry
from scrapdesk.storage.cardparts import Parts

ABOUT: Final = "about"


class SampleKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of file: what it makes, in words, and what can be begun with."""

    title: str
    text: str
    samples: tuple[str, ...]
    keys: Mapping[str, str] = {}
    """A key of a card -> one sentence that says what stands there."""
    numbers: Mapping[str, tuple[int, int]] = {}
    """A key whose value is a number -> the least and the most."""
    words: Mapping[str, tuple[str, ...]] = {}
    """A key whose value is one of a few words -> these."""
    parts: Mapping[str, Parts] = {}
    """A key whose value is made of parts."""
    say: Mapping[str, str] = {}
    """How a word that can be picked is told."""
    notes: Mapping[str, str] = {}
    """What such a word does, in a few words."""


@cache
def kinds_of(game: str) -> Mapping[str, SampleKind]:
    """The kinds of files that a game has samples of."""
    path = paths.assets() / game / "samples" / f"{ABOUT}.toml"
    if not path.is_file():
        return {}
    return msgspec.toml.decode(path.read_bytes(), type=dict[str, SampleKind])


def sample_text(entry: GameEntry, kind: str, sample: str) -> str:
    """A whole file that begins with a sample: by itself, or as one more card among ours of its kind."""
    text = (paths.assets() / entry.id / "samples" / f"{sample}.toml").read_text(encoding="utf-8")
    place = entry.content_files[kind]
    return text if "*" in place else f"{entry.content[place].rstrip()}\n\n{text}"
