"""The little language of our SVG files, resolved to plain SVG text.

`{{name}}` is a token, mostly a colour; `{{name 1 2 3}}` a generator with plain numbers, inside an attribute;
`<g data-gen="rope" .../>` is replaced by what the generator of that name draws;
`<g data-slot="picture"/>` is a place that another drawing fills. Must not know any picture or file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from scrapdesk.ui.paint.art.attributes import Attributes

Tokens = Mapping[str, str]
Generator = Callable[[Attributes, Tokens], str]
Macro = Callable[..., str]
Slots = Mapping[str, str]

_TOKEN: Final = re.compile(r"\{\{(\w+)\}\}")
_MACRO: Final = re.compile(r"\{\{(\w+)((?: -?[\w.#]+)+)\}\}")
_GENERATED: Final = re.compile(r"<g data-gen=\"[^>]*?/>")
_ATTRIBUTE: Final = re.compile(r"([\w-]+)=\"([^\"]*)\"")
_SLOT: Final = re.compile(r"<g (?:data-slot=\"|id=\"(?:d\d+-)?)(\w+)\"\s*/>")
_COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
# Whether a word begins before an id is looked at behind it: a pattern that begins with plain letters is found five
# times as fast, and these go through all that is drawn.
_DECLARED: Final = re.compile(r"id=\"(?<=\bid=\")([^\"]+)\"")
_NAMED: Final = re.compile(r"(id=\"(?<=\bid=\")|url\(#|href=\"#)([^\")]+)(?=[\")])")
_DEPTH: Final = 8
"""Generators may use generators; deeper than this they go in a circle."""


class BadArt(ValueError):
    """A drawing that cannot be made: a name in it that nobody knows, or a file that is not there."""


def fill(text: str, tokens: Tokens) -> str:
    """Every token replaced by its value."""

    def value(found: re.Match[str]) -> str:
        if found[1] not in tokens:
            raise BadArt(f"unknown token {found[1]}")
        return tokens[found[1]]

    return _TOKEN.sub(value, text)


def resolve(text: str, tokens: Tokens, generators: Mapping[str, Generator], macros: Mapping[str, Macro]) -> str:
    """Comments dropped; tokens, macros and generators replaced until none is left."""

    def macro(found: re.Match[str]) -> str:
        if found[1] not in macros:
            raise BadArt(f"unknown macro {found[1]}")
        return macros[found[1]](*map(float, found[2].split()))

    def generated(found: re.Match[str]) -> str:
        attributes = dict(_ATTRIBUTE.findall(found[0]))
        name = attributes.pop("data-gen")
        if name not in generators:
            raise BadArt(f"unknown generator {name}")
        return generators[name](Attributes(attributes), tokens)

    text = fill(_COMMENT.sub("", text), tokens)
    for _ in range(_DEPTH):
        before, text = text, _GENERATED.sub(generated, fill(_MACRO.sub(macro, text), tokens))
        if text == before and not _GENERATED.search(text):
            return text
    raise BadArt("generators that never end")


def own_ids(text: str, prefix: str) -> str:
    """The ids declared in the text, and what refers to them, with a prefix: drawings then live in one SVG."""
    declared = set(_DECLARED.findall(text))
    return _NAMED.sub(lambda found: found[1] + (prefix if found[2] in declared else "") + found[2], text)


def fit_slots(text: str, slots: Slots) -> str:
    """Slots filled with drawings; a slot that nobody fills stays empty."""
    return _SLOT.sub(lambda found: slots.get(found[1], ""), text)


def generator_names(text: str) -> set[str]:
    return set(re.findall(r"data-gen=\"([^\"]+)\"", text))


def token_names(text: str) -> set[str]:
    return set(_TOKEN.findall(text))


def macro_names(text: str) -> set[str]:
    return {found[0] for found in _MACRO.findall(text)}
