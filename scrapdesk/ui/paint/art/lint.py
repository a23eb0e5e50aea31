"""What may be in our drawings: the checks, and a list of what breaks them. Only tests and tools need it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from scrapdesk.ui.paint.art.blueprint import plan
from scrapdesk.ui.paint.art.generators.macros import MACROS
from scrapdesk.ui.paint.art.library import DESK, PEOPLE, RULES, ArtLibrary
from scrapdesk.ui.paint.art.markup import BadArt, generator_names, macro_names, token_names
from scrapdesk.ui.paint.art.pictures import Picture, Size
from scrapdesk.ui.paint.art.portfolio import Portfolio

_FORBIDDEN: Final = ("text", "tspan", "image", "foreignObject", "script", "style", "font", "a", "switch", "animate")
_COMPOSED: Final = frozenset({"side", "side_d", "sidecol", "cloth"})
"""Tokens that a recipe gives: the colours of the side whose picture it is."""
_COLOURED: Final = ("fill", "stroke", "stop-color", "lighting-color", "flood-color")
_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6}|none|url\(#[\w-]+\)|\{\{.*\}\}")
_ID: Final = re.compile(r"\bid=\"([^\"]+)\"")
_USED: Final = re.compile(r"url\(#([^)\"]+)\)|href=\"#([^\"]+)\"")
_SMALL: Final[Size] = (60, 60)


def faults(assets: Path, portfolio: Portfolio) -> list[str]:
    """Everything that is wrong with any drawing, one line each; empty when all is well."""
    library = portfolio.library(assets)
    found: list[str] = []
    for game in (DESK, PEOPLE, *library.games):
        for name in (*library.names(game), *(f"{RULES}/{name}" for name in library.rule_pictures(game))):
            text = library.file(game, name).read_text(encoding="utf-8")
            found += [
                f"{game}/{name}: {fault}"
                for fault in file_faults(text, set(library.tokens(game)) | _COMPOSED, library.generators)
            ]
    for name in portfolio.catalogue(library):
        found += [f"{name}: {fault}" for fault in picture_faults(portfolio, library, Picture(name))]
    return found


def file_faults(text: str, tokens: set[str], generators: Container[str]) -> Iterator[str]:
    """What is wrong with the text of one SVG file."""
    try:
        root = ElementTree.fromstring(text)  # noqa: S314 - our own files, and only in tests
    except ElementTree.ParseError as fault:
        yield f"does not parse: {fault}"
        return
    if "viewBox" not in root.attrib:
        yield "has no viewBox"
    for element in root.iter():
        yield from _element_faults(element)
    yield from _unknown("generator", {name for name in generator_names(text) if name not in generators})
    yield from _unknown("macro", macro_names(text) - set(MACROS))
    yield from _unknown("token", token_names(text) - tokens)
    yield from doubled_ids(text)


def _element_faults(element: ElementTree.Element) -> Iterator[str]:
    tag = element.tag.rpartition("}")[2]
    if tag in _FORBIDDEN:
        yield f"holds <{tag}>"
    for name, value in element.attrib.items():
        short = name.rpartition("}")[2]
        if short == "href" and not value.startswith("#"):
            yield f"refers to something outside: {value}"
        if short.startswith("on") or "://" in value or "data:" in value:
            yield f"refers to something outside: {short}={value}"
        if short in _COLOURED and not _COLOUR.fullmatch(value):
            yield f"{short} is not a hex colour: {value}"


def _unknown(what: str, names: set[str]) -> Iterator[str]:
    for name in sorted(names):
        yield f"unknown {what} {name}"


def doubled_ids(text: str) -> Iterator[str]:
    for name, times in Counter(_ID.findall(text)).items():
        if times > 1:
            yield f"id {name} is there {times} times"


def dangling(text: str) -> Iterator[str]:
    """References to ids that are not there: such a shape is not drawn, or is drawn unclipped."""
    ids = set(_ID.findall(text))
    for first, second in set(_USED.findall(text)):
        if (first or second) not in ids:
            yield f"refers to {first or second}, which is not there"


def picture_faults(portfolio: Portfolio, library: ArtLibrary, what: Picture, size: Size = _SMALL) -> Iterator[str]:
    """What is wrong with a picture when it is put together."""
    try:
        planned = plan(portfolio.blueprint(library, what, size), size)
    except BadArt as fault:
        yield str(fault)
        return
    for sheet in planned.sheets:
        try:
            ElementTree.fromstring(sheet.svg)  # noqa: S314 - our own text
        except ElementTree.ParseError as fault:
            yield f"does not parse: {fault}"
        yield from doubled_ids(sheet.svg)
        yield from dangling(sheet.svg)
        if "{{" in sheet.svg:
            yield "something is not filled in"
