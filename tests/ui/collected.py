"""Collects every sentence that people see, from the source and from the files of cards, scenarios and rule books: what
translators get, what an editor reads, and what the fonts must hold.

Run: python -m tests.ui.collected          prints them as an empty catalogue (gettext's .pot)
     python -m tests.ui.collected sheet    prints a sheet: id, text and where it is used, with tabs between
"""

from __future__ import annotations

import ast
import hashlib
import json
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from scrapdesk.core.tomltext import read_toml
from scrapdesk.storage.rulebook import own_rulebook
from scrapdesk.ui.faces import FACES
from tests.arch.modules import ROOT, Module, package_modules, walked


class Sentence(NamedTuple):
    text: str
    place: str


class Unreadable(NamedTuple):
    """A sentence that is not written where it is said, so that no translator would find it."""

    place: str


ROOMS = ("ui", "games", "core", "ai")


def sentences(*within: str) -> list[Sentence]:
    """Of all modules, or of those that begin so."""
    return [found for found in _found(within) if isinstance(found, Sentence)]


def unreadable() -> list[str]:
    """Calls of `texts(...)` in the window's room whose sentence is no literal."""
    return [found.place for found in _found() if isinstance(found, Unreadable)]


@cache
def _found(within: tuple[str, ...] = ()) -> tuple[Sentence | Unreadable, ...]:
    modules = [module for module in package_modules(within) if module.room in ROOMS]
    return tuple(found for module in modules for found in _in_module(module))


def _in_module(module: Module) -> Iterator[Sentence | Unreadable]:
    for node, _ in walked(module):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        place = f"{module.name}:{node.lineno}"
        for argument in _templates(node):
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield Sentence(argument.value, place)
            elif module.room == "ui" and _called(node) == "texts" and module.name not in HANDED_ON:
                yield Unreadable(place)


def _templates(call: ast.Call) -> list[ast.expr]:
    name = _called(call)
    if name in ("say", "texts", "Ref"):
        return call.args[:1]
    return call.args[1:3] if name in ("count", "plural") and len(call.args) >= 3 else []


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


HANDED_ON = (
    "scrapdesk.ui.paint.art.room",  # alt texts of pictures, from their own files
    "scrapdesk.ui.desk.setup.round_table",  # titles of levels and tempers, what is said of companions
    "scrapdesk.ui.desk.setup.picker",  # the same
    "scrapdesk.ui.desk.setup.seats",  # the same
    "scrapdesk.ui.table.side",  # what is to be done, as a look says it
    "scrapdesk.ui.widgets.choice",  # units of sliders
)
"""Modules that pass a sentence on which is written elsewhere."""


SAID = ("title", "text", "name", "line", "lines", "history", "alt", "flavour", "position_alt")
"""What is read by people in our files of cards, scenarios, companions and rules."""


def sheet() -> Iterator[Sentence]:
    """Everything that a person can read, each text once, with all places where it is used."""
    places: dict[str, list[str]] = {}
    for sentence in (*sentences(), *_kept_apart(), *_of_the_terminal(), *_of_files()):
        if any(letter.isalpha() for letter in sentence.text):
            places.setdefault(sentence.text, []).append(sentence.place)
    for text, found in sorted(places.items(), key=lambda item: (item[1][0].partition(":")[0], item[1][0])):
        yield Sentence(text, " ".join(dict.fromkeys(found)))


def _kept_apart() -> Iterator[Sentence]:
    """Templates that a module keeps in a table or chooses among before it says them."""
    for module in package_modules():
        if module.room in ROOMS and any(
            isinstance(node, ast.Call)
            and node.args
            and _called(node) in ("say", "texts")
            and not _written(node.args[0])
            for node in ast.walk(module.tree)
        ):
            yield from _strings(module)


def _written(argument: ast.expr) -> bool:
    return isinstance(argument, ast.Constant)


def _of_the_terminal() -> Iterator[Sentence]:
    for module in package_modules():
        if module.room in ("cli", "storage"):
            yield from _strings(module)


def _strings(module: Module) -> Iterator[Sentence]:
    """Texts of more than one word that are no documentation."""
    comments = {id(node.value) for node in ast.walk(module.tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(module.tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in comments:
            continue
        if " " in node.value.strip():
            yield Sentence(node.value, f"{module.name}:{node.lineno}")


def _of_files() -> Iterator[Sentence]:
    for path in sorted((ROOT / "assets").rglob("*.toml")):
        for text, where in _said_in(read_toml(path.read_text(encoding="utf-8")), ""):
            yield Sentence(text, f"{path.relative_to(ROOT)}:{where}")


def _said_in(value: Any, where: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        here = str(value.get("id", where))
        for key, inner in value.items():
            if key in SAID and isinstance(inner, str):
                yield inner, f"{here}.{key}"
            elif key in SAID and isinstance(inner, list):
                yield from ((text, f"{here}.{key}") for text in inner if isinstance(text, str))
            else:
                yield from _said_in(inner, here)
    elif isinstance(value, list):
        for inner in value:
            yield from _said_in(inner, where)


def named(text: str) -> str:
    """A short name for a text, the same as long as nobody changes it."""
    return hashlib.sha1(text.encode()).hexdigest()[:8]


def all_words() -> Iterator[tuple[str, str]]:
    """Everything that is shown: sentences of the source, rule books, the presentation of the games."""
    for sentence in sentences():
        yield sentence.place, sentence.text
    for game in FACES.values():
        yield "desk", f"{game.title} {game.pitch.template}"
        for paragraph in own_rulebook(game.id).values():
            yield f"{game.id} {paragraph.id}", f"{paragraph.title} {paragraph.text}"


if __name__ == "__main__":
    if sys.argv[1:] == ["sheet"]:
        for found in sheet():
            print(named(found.text), found.text.replace("\n", "\\n").replace("\t", " "), found.place, sep="\t")
    else:
        for template in sorted({sentence.text for sentence in sentences()}):
            print(f'msgid {json.dumps(template, ensure_ascii=False)}\nmsgstr ""\n')
