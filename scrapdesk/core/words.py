"""Sentences for people: a template and what stands in its gaps.

Owns how the rules speak without knowing any language but the English of their templates: the template is the
key under which a translation is looked up. Must not know who shows the sentence, or where.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

Word = Union[str, int, "Line"]


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence, and the id of the rule that it rests on ("" where it rests on none)."""

    template: str
    args: tuple[tuple[str, Word], ...] = ()
    rule: str = ""

    def __str__(self) -> str:
        return self.template.format_map({key: str(value) for key, value in self.args})


def say(template: str, /, rule: str = "", **args: Word) -> Line:
    """The one way to write a sentence in the rules; translators collect the first argument of every `say`."""
    return Line(template, tuple(args.items()), rule)


def listed(words: list[str]) -> str:
    """Words as a person would list them: a, b and c."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " and " + words[-1]
