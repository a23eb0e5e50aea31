"""Where in a text the words begin that somebody looks for: `shoot` is found by `sho`, and not by `hoot`. Pure."""

from __future__ import annotations

from collections.abc import Iterable


def sought(typed: str) -> tuple[str, ...]:
    """The words that somebody looks for, as they are compared."""
    return tuple(typed.lower().split())


def begins_at(plain: str, word: str, start: int = 0) -> int:
    """Where in a text of small letters the next word begins with this; -1 where none does."""
    at = plain.find(word, start) if word else -1
    while at > 0 and plain[at - 1].isalnum() and word[0].isalnum():
        at = plain.find(word, at + 1)
    return at


def holds_all(text: str, words: Iterable[str]) -> bool:
    """Whether for each of these some word of the text begins with it."""
    plain = text.lower()
    return all(begins_at(plain, word) >= 0 for word in words)
