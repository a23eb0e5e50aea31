"""What can be picked for a line of a card instead of being typed: parts, each a word and what follows it.

`damage impact 2 left; gain fuel 1` becomes two parts and is written again from them. What holds under a condition
stands behind it: `if last; then gain fuel 2; else gain scrap 1`. Which words there are, the file about the samples of a
game says. Must not know what any of them does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from scrapdesk.storage.cardfile import BRANCHES, SEPARATOR


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
    conditions: Mapping[str, tuple[Gap, ...]] = {}
    """What may stand behind an `if`."""

    def after(self, lead: str) -> Mapping[str, tuple[Gap, ...]]:
        """The words that may follow."""
        return self.conditions if lead == IF else self.forms

    @property
    def keyed(self) -> bool:
        return any(gap.key for gaps in self.forms.values() for gap in gaps)


class CardPart(NamedTuple):
    """One part as it was picked; `verb` is "" for one that only its writer understands, which stays as it is."""

    verb: str
    values: tuple[str, ...] = ()
    typed: str = ""
    lead: str = ""
    """`if`, `then` or `else` before it; "" for what always holds."""


IF: Final = "if"
BY_HAND: Final = ("[", "{")
"""With what a line begins that is no row of words."""


def parts_in(parts: Parts, words: str) -> list[CardPart] | None:
    """What was typed, in parts; None where it is more than words in a row."""
    if words.lstrip().startswith(BY_HAND):
        return None
    found: list[CardPart] = []
    for piece in (one.strip() for one in words.split(SEPARATOR.strip()) if one.strip()):
        lead, _, rest = piece.partition(" ")
        under = lead in BRANCHES and bool(found) and bool(found[-1].lead)
        known = bool(parts.conditions) and (lead == IF or under)
        found.append(_read(parts, rest.strip(), lead) if known else _read(parts, piece))
    return found


def _read(parts: Parts, piece: str, lead: str = "") -> CardPart:
    first, _, _ = piece.partition(",")
    head = (first if parts.keyed else piece).split()
    for verb, gaps in parts.after(lead).items():
        if head[: len(verb.split())] == verb.split():
            values = _keyed(gaps, piece) if parts.keyed else _in_a_row(gaps, head[len(verb.split()) :])
            if values is not None:
                return CardPart(verb, values, lead=lead)
    return CardPart("", (), piece, lead)


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
    before = [part.lead] if part.lead else []
    if not part.verb:
        return " ".join([*before, part.typed])
    gaps = parts.after(part.lead)[part.verb]
    if parts.keyed:
        pairs = zip(gaps, part.values, strict=True)
        return ", ".join([part.verb, *(f"{gap.key} {value}" for gap, value in pairs if value)])
    return " ".join([*before, part.verb, *part.values])


def turned(parts: Parts, part: CardPart, verb: str) -> CardPart:
    """The part with another word, and with as much of what followed as can follow that too."""
    left = list(part.values)
    values = []
    for gap in parts.after(part.lead)[verb]:
        kept = next((value for value in left if value and gap.takes(value)), None)
        if kept is not None:
            left.remove(kept)
        values.append(kept if kept is not None else gap.values[0])
    return CardPart(verb, tuple(values), lead=part.lead)


def fresh(parts: Parts, lead: str = "") -> CardPart:
    """What is added first: the first word that there is."""
    return turned(parts, CardPart("", lead=lead), next(iter(parts.after(lead))))


# -- conditions -------------------------------------------------------------------------------------------------


def blocks(found: Sequence[CardPart]) -> int:
    """How many things it does: a condition with all that holds under it is one."""
    return sum(part.lead not in BRANCHES for part in found)


def _block(found: Sequence[CardPart], number: int) -> range:
    """The parts of the condition that this one is, or holds under."""
    first = max(at for at in range(number + 1) if found[at].lead not in BRANCHES)
    last = next((at for at in range(first + 1, len(found)) if found[at].lead not in BRANCHES), len(found))
    return range(first, last)


def under_condition(parts: Parts, found: Sequence[CardPart], number: int) -> list[CardPart]:
    """The same, where a part holds under the first condition that there is."""
    now = [fresh(parts, IF), found[number]._replace(lead=BRANCHES[0])]
    return [*found[:number], *now, *found[number + 1 :]]


def has_other(found: Sequence[CardPart], number: int) -> bool:
    """Whether it is said what holds where a condition does not."""
    return any(found[at].lead == BRANCHES[1] for at in _block(found, number))


def with_other(parts: Parts, found: Sequence[CardPart], number: int) -> list[CardPart]:
    """The same with something that holds where the condition does not."""
    end = _block(found, number).stop
    return [*found[:end], fresh(parts, BRANCHES[1]), *found[end:]]


def can_go(found: Sequence[CardPart], number: int) -> bool:
    """Whether something is left that makes sense without it."""
    lead = found[number].lead
    if lead == BRANCHES[0]:
        return sum(found[at].lead == lead for at in _block(found, number)) > 1
    return bool(lead) or blocks(found) > 1


def taken_out(found: Sequence[CardPart], number: int) -> list[CardPart]:
    """The same without a part. Without a condition always holds what held under it, and the rest goes too."""
    if found[number].lead != IF:
        return [*found[:number], *found[number + 1 :]]
    block = _block(found, number)
    kept = [found[at]._replace(lead="") for at in block if found[at].lead == BRANCHES[0]]
    return [*found[: block.start], *kept, *found[block.stop :]]
