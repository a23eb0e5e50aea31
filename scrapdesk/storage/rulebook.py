"""Reads the rule book of a game: its paragraphs by id. Knows where it lies; games know what it means."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Final

from scrapdesk import paths
from scrapdesk.core.tomltext import BadToml, read_toml


class BadRulebook(ValueError):
    """A rule book that cannot be read; the message is a sentence for people."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One rule: its id, what it is about, and what it says."""

    id: str
    title: str
    text: str
    picture: str = ""
    """A picture of the game's rule book: `rules/<picture>.svg` below its folder."""
    alt: str = ""
    """What the picture shows, for who cannot see it."""
    position: str = ""
    """A position of a real game: the record `rules/<position>.scrapdesk`, shown as it stands after its last line."""
    position_alt: str = ""


Rulebook = Mapping[str, Paragraph]
"""Rule id -> paragraph, in the order of the book."""


def own_rulebook(game: str) -> Rulebook:
    """The rule book of a game of ours; BadRulebook where it is missing or damaged."""
    return read_rulebook(paths.assets() / game / "rulebook.toml")


def read_rulebook(path: Path) -> Rulebook:
    try:
        return parse_rulebook(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise BadRulebook(f"the rule book {path.name} cannot be read: {fault.strerror}") from fault
    except UnicodeDecodeError as fault:
        raise BadRulebook(f"the rule book {path.name} is not text") from fault


def parse_rulebook(text: str) -> Rulebook:
    """The paragraphs of `[[rule]]` tables with `id`, `title` and `text`; BadRulebook says which is wrong."""
    try:
        rules = read_toml(text).get("rule", [])
    except BadToml as fault:
        raise BadRulebook(f"the rule book is not TOML: {fault}") from fault
    if not isinstance(rules, list) or not rules:
        raise BadRulebook("the rule book has no [[rule]]")
    book: dict[str, Paragraph] = {}
    for number, rule in enumerate(rules, start=1):
        paragraph = _paragraph(number, rule)
        if paragraph.id in book:
            raise BadRulebook(f"rule {paragraph.id} appears twice in the rule book")
        book[paragraph.id] = paragraph
    return MappingProxyType(book)


def position_file(game: str, name: str) -> Path:
    """Where the record of a position lies."""
    return paths.assets() / game / "rules" / f"{name}.scrapdesk"


_NEEDED: Final = ("id", "title")
_OTHERS: Final = ("text", "picture", "alt", "position", "position_alt")


def _paragraph(number: int, rule: object) -> Paragraph:
    if not isinstance(rule, dict):
        raise BadRulebook(f"[[rule]] number {number} is not a table")
    words = {}
    for key in (*_NEEDED, *_OTHERS):
        value = rule.get(key, None if key in _NEEDED else "")
        if not isinstance(value, str) or (not value and key in _NEEDED):
            raise BadRulebook(f"[[rule]] number {number} has no {key}")
        words[key] = value.strip()
    for shown, alt in (("picture", "alt"), ("position", "position_alt")):
        if words[shown] and not words[alt]:
            raise BadRulebook(f"[[rule]] number {number} has a {shown} and no {alt}")
    return Paragraph(**words)
