"""What can be picked for a line of a card instead of being typed: parts, each a word and what follows it.

`damage impact 2 left; gain fuel 1` becomes two parts and is written again from them. Which words there are, the file
about the samples of a game says. Must not know what any of them does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from scrapdesk.storage.cardfile import SEPARATOR


class Gap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What follows the word of a part: one of a few words, or a number."""

    words: tuple[str, ...] = ()
    least: int = 1
    most: int = 0
    key: str = ""
    """What stands before it, where commas keep the gaps of a part apart."""
    optional: bool = False

    @property
    def values(self) -> tuple[str, ...]:
        """`""` first, where it may be left out."""
        numbers = tuple(str(number) for number in range(self.least, self.most + 1) if number or self.least >= 0)
        return ("",) * self.optional + (self.words or numbers)

    def takes(self, value: str) -> bool:
        """Several words at once can be typed, though only one is picked."""
        known = self.values
        return value in known or (bool(self.key and value) and all(word in known for word in value.split()))


class Parts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The parts that a line may be made of: a word -> its gaps."""

    forms: Mapping[str, tuple[Gap, ...]]
    most: int = 4

    @property
    def keyed(self) -> bool:
        return any(gap.key for gaps in self.forms.values() for gap in gaps)


class CardPart(NamedTuple):
    """One part as it was picked; `verb` is "" for one that only its writer understands, which stays as it is."""

    verb: str
    values: tuple[str, ...] = ()
    typed: str = ""


BY_HAND: Final = ("[", "{")
"""With what a line begins that is no row of words."""


def parts_in(parts: Parts, words: str) -> list[CardPart] | None:
    """What was typed, in parts; None where it is more than words in a row."""
    if words.lstrip().startswith(BY_HAND):
        return None
    return [_read(parts, piece.strip()) for piece in words.split(SEPARATOR.strip()) if piece.strip()]


def _read(parts: Parts, piece: str) -> CardPart:
    first, _, _ = piece.partition(",")
    head = (first if parts.keyed else piece).split()
    for verb, gaps in parts.forms.items():
        if head[: len(verb.split())] == verb.split():
            values = _keyed(gaps, piece) if parts.keyed else _in_a_row(gaps, head[len(verb.split()) :])
            if values is not None:
                return CardPart(verb, values)
    return CardPart("", (), piece)


def _in_a_row(gaps: tuple[Gap, ...], given: list[str]) -> tuple[str, ...] | None:
    fits = len(given) == len(gaps) and all(gap.takes(word) for gap, word in zip(gaps, given, strict=True))
    return tuple(given) if fits else None


def _keyed(gaps: tuple[Gap, ...], piece: str) -> tuple[str, ...] | None:
    pairs = [tuple(one.strip().partition(" ")[::2]) for one in piece.split(",")[1:]]
    said = {key: value.strip() for key, value in pairs}
    if len(said) != len(pairs) or not said.keys() <= {gap.key for gap in gaps}:
        return None
    values = tuple(said.get(gap.key, "") for gap in gaps)
    return values if all(gap.takes(value) for gap, value in zip(gaps, values, strict=True)) else None


def written(parts: Parts, found: list[CardPart]) -> str:
    """The parts as somebody would type them."""
    return SEPARATOR.join(_write(parts, part) for part in found)


def _write(parts: Parts, part: CardPart) -> str:
    if not part.verb:
        return part.typed
    gaps = parts.forms[part.verb]
    if parts.keyed:
        pairs = zip(gaps, part.values, strict=True)
        return ", ".join([part.verb, *(f"{gap.key} {value}" for gap, value in pairs if value)])
    return " ".join([part.verb, *part.values])


def turned(parts: Parts, part: CardPart, verb: str) -> CardPart:
    """The part with another word, and with as much of what followed as can follow that too."""
    left = list(part.values)
    values = []
    for gap in parts.forms[verb]:
        kept = next((value for value in left if value and gap.takes(value)), None)
        if kept is not None:
            left.remove(kept)
        values.append(kept if kept is not None else gap.values[0])
    return CardPart(verb, tuple(values))


def fresh(parts: Parts) -> CardPart:
    """What is added first: the first word that there is."""
    return turned(parts, CardPart(""), next(iter(parts.forms)))
