"""Reads card and scenario files, our own and the players'. Knows where they lie; games know what they mean."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from scrapdesk import paths
from scrapdesk.core.content import Content, Fault
from scrapdesk.core.tomltext import BadToml, read_toml

_LINE_END: Final = re.compile(r"\r+\n")


def own_texts(game: str, patterns: tuple[str, ...]) -> Content:
    """Our own files of a game that fit the patterns, by their name below `assets/<game>`."""
    folder = paths.assets() / game
    found = {path for pattern in patterns for path in folder.glob(pattern)}
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in sorted(found)}


def text_of(data: bytes) -> str:
    """The text of a file as a record can hold it: lines end in one sign, whatever an editor made of them.
    UnicodeDecodeError for what is no text."""
    return _LINE_END.sub("\n", data.decode("utf-8-sig"))


def parsed_file(name: str, text: str) -> Mapping[str, Any] | Fault:
    """What a card or scenario file says, or what is wrong with it on the outside."""
    try:
        return read_toml(text)
    except BadToml as fault:
        return Fault(name, "", "", f"not TOML: {fault}", "Fix the line and check again.")
