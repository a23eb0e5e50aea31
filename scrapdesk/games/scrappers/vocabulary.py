"""The words of which abilities and benefits are made in a card file (SR-8.4), and how they are read.

`damage impact 2 left` becomes an Effect, `thorns energy 2` a Perk. A BadWords says which word is wrong and what could
stand there. Must not know cards, files or what an effect does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from scrapdesk.games.scrappers.cards import COLOURS, DAMAGE_KINDS, TOKENS, Effect, Perk

_RIVALS: Final = ("left", "right", "rival")
WHO: Final[Mapping[str, tuple[str, ...]]] = {
    "damage": ("me", *_RIVALS, "rivals", "all"),
    "steal": (*_RIVALS, "rivals"),
    "repair": ("me", "pilot"),
    "jam": (*_RIVALS, "rivals"),
    "swap": ("me", *_RIVALS, "rivals"),
    "delay": (*_RIVALS, "rivals"),
    "copy": _RIVALS,
    "break": _RIVALS,
}
"""At whom each verb can be aimed: myself, my left or right neighbour, a rival or any pilot of my choice, all rivals
clockwise from my left, or everybody, myself last."""

FORMS: Final[Mapping[str, tuple[str, ...]]] = {
    "damage": ("KIND", "NUMBER", "WHO"),
    "gain": ("TOKEN", "NUMBER"),
    "steal": ("TOKEN", "NUMBER", "WHO"),
    "repair": ("NUMBER", "WHO"),
    "jam": ("WHO",),
    "swap": ("WHO",),
    "delay": ("WHO",),
    "hurry": (),
    "boost": ("NUMBER",),
    "double": (),
    "copy": ("WHO",),
    "trash": ("NUMBER",),
    "salvage": ("NUMBER",),
    "sweep": (),
    "break": ("WHO",),
}
COUNTED: Final = ("damage", "gain", "repair")
"""The verbs that may end in `per COUNT`."""
COUNTS: Final = ("ejected", "lying", "upgrades", "drafted")
CONDITIONS: Final[Mapping[str, bool]] = {
    "last": False,
    "lying": True,
    "ejected": True,
    "damaged": True,
    "next-operation": False,
    "unshielded": False,
    "behind": False,
}
"""What an `if` can ask, and whether a number belongs to it."""

PERK_FORMS: Final[Mapping[str, tuple[str, ...]]] = {
    "reboot gain": ("TOKEN", "NUMBER"),
    "reboot repair": ("NUMBER",),
    "weapon": ("KIND", "NUMBER"),
    "thorns": ("KIND", "NUMBER"),
    "eject": ("NUMBER",),
    "draft-less": ("NUMBER",),
    "fuel-less": ("NUMBER",),
    "firewall": (),
}
_PERK_VERBS: Final = {"eject": "eject_more", "draft-less": "draft_less", "fuel-less": "fuel_less"}
LARGEST: Final = 9


class BadWords(ValueError):
    """Words that are no ability; the message says why, `fix` what would be right."""

    def __init__(self, reason: str, fix: str) -> None:
        super().__init__(reason)
        self.fix = fix


def read_effect(text: str) -> Effect:
    """An ability that is one line of words."""
    parts = text.split()
    verb = parts[0] if parts else ""
    if verb not in FORMS:
        raise BadWords(f"{verb!r} is no ability", f"Abilities are {', '.join(FORMS)}.")
    form = FORMS[verb]
    given, per = parts[1:], ""
    if verb in COUNTED and len(given) == len(form) + 2 and given[-2] == "per":
        per = _one_of(given[-1], COUNTS, "count")
        given = given[:-2]
    filled = _fill(verb, form, given)
    who = filled.get("WHO", "")
    if who and who not in WHO[verb]:
        raise BadWords(f"{verb!r} cannot be aimed at {who!r}", f"Write one of {', '.join(WHO[verb])}.")
    word = filled.get("KIND", "") or filled.get("TOKEN", "")
    return Effect(verb, int(filled.get("NUMBER", "0")), who, word, per)


def read_condition(text: str) -> Effect:
    """What an `if` asks, as an Effect that still has no consequences."""
    parts = text.split()
    word = parts[0] if parts else ""
    if word not in CONDITIONS:
        raise BadWords(f"{word!r} is no condition", f"Conditions are {', '.join(CONDITIONS)}.")
    filled = _fill(word, ("NUMBER",) if CONDITIONS[word] else (), parts[1:])
    return Effect("if", int(filled.get("NUMBER", "0")), word=word)


def read_perk(text: str) -> Perk:
    """A benefit of an upgrade."""
    parts = text.split()
    verb = " ".join(parts[:2]) if parts[:1] == ["reboot"] else "".join(parts[:1])
    if verb not in PERK_FORMS:
        raise BadWords(f"{verb!r} is no benefit", f"Benefits are {', '.join(PERK_FORMS)}.")
    filled = _fill(verb, PERK_FORMS[verb], parts[len(verb.split()) :])
    word = filled.get("KIND", "") or filled.get("TOKEN", "")
    return Perk(_PERK_VERBS.get(verb, verb), int(filled.get("NUMBER", "0")), word)


def read_shield(text: str) -> tuple[str, int]:
    """`red 2`: which damage is stopped, and how much of it."""
    filled = _fill("shield", ("COLOUR", "NUMBER"), text.split())
    return COLOURS[filled["COLOUR"]], int(filled["NUMBER"])


def _fill(verb: str, form: Sequence[str], given: Sequence[str]) -> dict[str, str]:
    if len(given) != len(form):
        shape = " ".join(("shield =" if verb == "shield" else verb, *form))
        raise BadWords(f"{verb!r} needs {len(form)} more words, not {len(given)}", f"The form is: {shape}.")
    return {gap: _checked(gap, word) for gap, word in zip(form, given, strict=True)}


def _checked(gap: str, word: str) -> str:
    if gap == "NUMBER":
        if not (word.isascii() and word.isdecimal() and 1 <= int(word[:6]) <= LARGEST and word[0] != "0"):
            raise BadWords(f"{word[:20]!r} is not a number from 1 to {LARGEST}", f"Write a number from 1 to {LARGEST}.")
        return word
    if gap == "KIND":
        return _one_of(word, DAMAGE_KINDS, "kind of damage")
    if gap == "TOKEN":
        return _one_of(word, TOKENS, "token")
    return _one_of(word, tuple(COLOURS), "colour of a shield") if gap == "COLOUR" else word


def _one_of(word: str, known: Sequence[str], what: str) -> str:
    if word not in known:
        raise BadWords(f"{word[:20]!r} is no {what}", f"Write one of {', '.join(known)}.")
    return word
