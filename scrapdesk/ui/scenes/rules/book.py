"""A rule book as it is read and searched: chapters, paragraphs, and what holds a searched word. Pure."""

from __future__ import annotations

from scrapdesk.storage.rulebook import Paragraph, Rulebook


def chapter_of(rule: str) -> str:
    """The chapter that a paragraph belongs to: `SM-4` for `SM-4.2`."""
    return rule.partition(".")[0]


def chapter(book: Rulebook, rule: str) -> list[Paragraph]:
    """All paragraphs of the chapter that a rule is in, its head first."""
    return [paragraph for paragraph in book.values() if chapter_of(paragraph.id) == chapter_of(rule)]


def found(book: Rulebook, words: str) -> list[Paragraph]:
    """The paragraphs that hold every word, those first that have one in their id or title."""
    wanted = words.lower().split()
    hits = [paragraph for paragraph in book.values() if all(word in _text(paragraph) for word in wanted)]
    if not wanted:
        return hits
    return sorted(hits, key=lambda paragraph: not any(word in _head(paragraph) for word in wanted))


def existing(book: Rulebook, rule: str) -> str:
    """The rule itself, or the nearest that stands above it, or the first of the book."""
    while rule and rule not in book:
        rule = rule.rpartition(".")[0]
    return rule or next(iter(book))


def _head(paragraph: Paragraph) -> str:
    return f"{paragraph.id} {paragraph.title}".lower()


def _text(paragraph: Paragraph) -> str:
    return f"{_head(paragraph)} {paragraph.text}".lower()


def is_head(paragraph: Paragraph) -> bool:
    return "." not in paragraph.id
