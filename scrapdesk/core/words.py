"""Sentences for people: a template and what stands in its gaps.

Owns how the rules speak without knowing any language but the English of their templates: the template is the
key under which a translation is looked up. Must not know who shows the sentence, or where.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Union

Word = Union[str, int, "Line", "Who"]


class Ref(str):
    """The name of a thing (a card, a piece, a side, a place) or a single word of English: it has a translation of its
    own. Any other text in a sentence is shown as it is: what people call themselves, squares, notation."""

    __slots__ = ()

    def __getnewargs__(self) -> tuple[str]:
        return (str(self),)


@dataclass(frozen=True, slots=True)
class Who:
    """A seat, in a sentence that is written where nobody's name is known. Whoever shows it says who sits there."""

    seat: int

    def __str__(self) -> str:
        return f"p{self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence, and the id of the rule that it rests on ("" where it rests on none)."""

    template: str
    args: tuple[tuple[str, Word], ...] = ()
    rule: str = ""
    forms: tuple[int, str, str] | None = None
    """A number, and the templates for one and for many: a language chooses its own form by the number."""

    capital: bool = False
    """Whether it is a sentence within a text, and so begins with a capital whatever it begins with."""

    def __str__(self) -> str:
        text = self.template.format_map({key: str(value) for key, value in self.args})
        return text[:1].upper() + text[1:] if self.capital else text

    def named(self, names: Sequence[str]) -> Line:
        """The same sentence, with the name of everybody in it."""
        args = tuple((key, named(value, names)) for key, value in self.args)
        return self if args == self.args else replace(self, args=args)


def named(word: Any, names: Sequence[str]) -> Any:
    """A word, with the name of everybody in it."""
    if isinstance(word, Line):
        return word.named(names)
    if isinstance(word, Who) and 0 <= word.seat < len(names):
        return names[word.seat]
    return word


def say(template: str, /, rule: str = "", **args: Word) -> Line:
    """The one way to write a sentence in the rules; translators collect the first argument of every `say`."""
    return Line(template, tuple(args.items()), rule)


def plural(number: int, one: str, many: str, /, rule: str = "", **args: Word) -> Line:
    """A sentence about a number, `{n}`: how it is said of one, and how of many."""
    return Line(one if number == 1 else many, (("n", number), *args.items()), rule, (number, one, many))


def full_stop(clause: Word, rule: str = "") -> Line:
    """A clause as a sentence of its own."""
    return Line("{clause}.", (("clause", clause),), rule, capital=True)


def paragraph(sentences: Sequence[Word]) -> Word:
    """Sentences one after the other."""
    if len(sentences) < 2:
        return sentences[0] if sentences else ""
    return say("{first} {rest}", first=sentences[0], rest=paragraph(sentences[1:]))


def listed(words: Sequence[Word]) -> Word:
    """Words as a person would list them: a, b and c."""
    if len(words) < 2:
        return words[0] if words else ""
    if len(words) == 2:
        return say("{first} and {last}", first=words[0], last=words[1])
    return say("{first}, {rest}", first=words[0], rest=listed(words[1:]))


def either(words: Sequence[Word]) -> Word:
    """Words of which one is meant: a, b or c."""
    if len(words) < 2:
        return words[0] if words else ""
    if len(words) == 2:
        return say("{first} or {last}", first=words[0], last=words[1])
    return say("{first}, {rest}", first=words[0], rest=either(words[1:]))


def commas(words: Sequence[Word]) -> Word:
    """Words one after the other: a, b, c."""
    if len(words) < 2:
        return words[0] if words else ""
    return say("{first}, {rest}", first=words[0], rest=commas(words[1:]))
