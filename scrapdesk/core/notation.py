"""The letters of the move text: how lines are split, numbered and checked. Games own their verbs."""

from __future__ import annotations

import re
from collections.abc import Sequence

from scrapdesk.core.seats import CHANCE, Seat

_LINE = re.compile(r"[!-@\[-~]+(?: [!-@\[-~]+)*")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,5}")

LONGEST_LINE = 2000


class BadNotation(ValueError):
    """Text that spells no move; the message is a sentence for people."""


def words(text: str) -> list[str]:
    """The words of a move line: lower-case ASCII, one space between two, nothing around them."""
    if len(text) > LONGEST_LINE or not _LINE.fullmatch(text):
        raise BadNotation("a move is written in lower-case letters with one space between words")
    return text.split(" ")


def expect(parts: Sequence[str], count: int, form: str) -> None:
    """Says the right form of a move whose words are too few or too many."""
    if len(parts) != count:
        raise BadNotation(f"the form is: {form}")


def number(text: str, low: int, high: int) -> int:
    if not _NUMBER.fullmatch(text) or not low <= int(text) <= high:
        raise BadNotation(f"{text[:20]!r} is not a number from {low} to {high}")
    return int(text)


def one_of(text: str, known: Sequence[str], what: str) -> int:
    """The place of a word in a list of words."""
    if text not in known:
        raise BadNotation(f"{text[:20]!r} is no {what}; there are {', '.join(known)}")
    return known.index(text)


def actor_text(seat: Seat) -> str:
    return "*" if seat == CHANCE else f"p{seat + 1}"


def actor_from(text: str) -> Seat:
    if text == "*":
        return CHANCE
    if not text.startswith("p"):
        raise BadNotation(f"{text[:20]!r} is nobody: a line begins with p1, p2 ... or *")
    return number(text[1:], 1, 8) - 1
