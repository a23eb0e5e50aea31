"""Collects every sentence that people see, from the source: what translators get, and what the fonts must hold.

Run: python -m tests.ui.collected   prints them as an empty catalogue (gettext's .pot).
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from scrapdesk.storage.rulebook import own_rulebook
from scrapdesk.ui.faces import FACES
from tests.arch.modules import Module, package_modules


class Sentence(NamedTuple):
    text: str
    place: str


class Unreadable(NamedTuple):
    """A sentence that is not written where it is said, so that no translator would find it."""

    place: str


ROOMS = ("ui", "games", "core", "ai")


def sentences() -> list[Sentence]:
    return [found for found in _found() if isinstance(found, Sentence)]


def unreadable() -> list[str]:
    """Calls of `texts(...)` in the window's room whose sentence is no literal."""
    return [found.place for found in _found() if isinstance(found, Unreadable)]


@cache
def _found() -> tuple[Sentence | Unreadable, ...]:
    modules = [module for module in package_modules() if module.room in ROOMS]
    return tuple(found for module in modules for found in _in_module(module))


def _in_module(module: Module) -> Iterator[Sentence | Unreadable]:
    for node in ast.walk(module.tree):
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
    if name in ("say", "texts"):
        return call.args[:1]
    return call.args[1:3] if name == "count" and len(call.args) == 3 else []


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


def all_words() -> Iterator[tuple[str, str]]:
    """Everything that is shown: sentences of the source, rule books, the presentation of the games."""
    for sentence in sentences():
        yield sentence.place, sentence.text
    for game in FACES.values():
        yield "desk", f"{game.title} {game.pitch.template}"
        for paragraph in own_rulebook(game.id).values():
            yield f"{game.id} {paragraph.id}", f"{paragraph.title} {paragraph.text}"


if __name__ == "__main__":
    for template in sorted({sentence.text for sentence in sentences()}):
        print(f'msgid {json.dumps(template, ensure_ascii=False)}\nmsgstr ""\n')
