"""Reads card and scenario files, our own and the players'. Knows where they lie; games know what they mean."""

from __future__ import annotations

from scrapdesk import paths
from scrapdesk.core.content import Content


def own_texts(game: str, patterns: tuple[str, ...]) -> Content:
    """Our own files of a game that fit the patterns, by their name below `assets/<game>`."""
    folder = paths.assets() / game
    found = {path for pattern in patterns for path in folder.glob(pattern)}
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in sorted(found)}
