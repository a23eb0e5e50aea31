"""A rule book as it is read and searched: chapters, paragraphs, and what holds a searched word. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scrapdesk.storage.rulebook import Paragraph, Rulebook
from scrapdesk.ui.paint.type.finding import begins_at, holds_all, sought

BEFORE: Final = 18
AFTER: Final = 60
"""So many letters before and after the beginning of a word that was looked for are told with it, about."""


def chapter_of(rule: str) -> str:
    """The chapter that a paragraph belongs to: `SM-4` for `SM-4.2`."""
    return rule.partition(".")[0]


def chapter(book: Rulebook, rule: str) -> list[Paragraph]:
    """All paragraphs of the chapter that a rule is in, its head first."""
    return [paragraph for paragraph in book.values() if chapter_of(paragraph.id) == chapter_of(rule)]


def named(book: Rulebook, words: str) -> str:
    """The rule that somebody means by its number: `SR-5.1`, `sr5.1`, or `5.1` alone; "" where it is none."""
    plain = _plain(words)
    if not plain or not plain[-1].isalnum() or not any(letter.isdigit() for letter in plain):
        return ""
    return next((rule for rule in book if plain in (_plain(rule), _plain(rule.partition("-")[2]))), "")


def _plain(rule: str) -> str:
    return "".join(letter for letter in rule.lower() if letter.isalnum() or letter == ".")


def found(book: Rulebook, words: str) -> list[Paragraph]:
    """The paragraphs with a word that begins so for each that was typed, those first that have one in their id or
    title; a number finds its rule and those below it."""
    number = named(book, words)
    if number:
        return [paragraph for paragraph in book.values() if paragraph.id == number or _below(paragraph.id, number)]
    wanted = sought(words)
    hits = [paragraph for paragraph in book.values() if holds_all(_text(paragraph), wanted)]
    if not wanted:
        return hits
    return sorted(hits, key=lambda paragraph: not any(holds_all(_head(paragraph), (word,)) for word in wanted))


def snippet(text: str, words: Sequence[str], before: int = BEFORE) -> str:
    """The words around the first of these that stands in a text; "" where none does."""
    plain = " ".join(text.replace("*", "").split())
    at = min((found for word in words if (found := begins_at(plain.lower(), word)) >= 0), default=-1)
    if at < 0:
        return ""
    first = plain.rfind(" ", 0, max(0, at + 1 - before)) + 1 if at > before else 0
    last = plain.find(" ", at + AFTER) if len(plain) > at + AFTER else -1
    return ("… " if first else "") + (plain[first:last] + " …" if last >= 0 else plain[first:])


def existing(book: Rulebook, rule: str) -> str:
    """The rule itself, or the nearest that stands above it, or the first of the book."""
    while rule and rule not in book:
        rule = rule.rpartition(".")[0]
    return rule or next(iter(book))


def _below(rule: str, above: str) -> bool:
    return rule.startswith(f"{above}.")


def _head(paragraph: Paragraph) -> str:
    return f"{paragraph.id} {paragraph.title}"


def _text(paragraph: Paragraph) -> str:
    return f"{_head(paragraph)} {paragraph.text} {paragraph.alt} {paragraph.position_alt}"


def is_head(paragraph: Paragraph) -> bool:
    return "." not in paragraph.id


class Pages:
    """Where somebody has been in the book: back to what was read before, and on again."""

    def __init__(self, first: str) -> None:
        self._been = [first]
        self._at = 0

    @property
    def here(self) -> str:
        return self._been[self._at]

    def turn(self, rule: str) -> None:
        """To another place; what was gone back from is forgotten."""
        if rule != self.here:
            self._been = [*self._been[: self._at + 1], rule]
            self._at += 1

    def can(self, by: int) -> bool:
        return 0 <= self._at + by < len(self._been)

    def go(self, by: int) -> str:
        """So many places on, or back; as far as there are any."""
        self._at = max(0, min(self._at + by, len(self._been) - 1))
        return self.here
