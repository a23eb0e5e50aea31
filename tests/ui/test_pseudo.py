"""Every scene in a language that does not exist: what stays English no translator can reach; what is cut lacks room."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

import pygame
import pytest

from scrapdesk.core.words import Ref, Who, listed, plural, say
from scrapdesk.storage.people import companions
from scrapdesk.ui import context as windows
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.fonts import FontBook
from scrapdesk.ui.paint.pictures import FlatArt
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.shots import desk_context, stops
from scrapdesk.ui.stops.stop import settle
from tests.ui.hands import flat_shadows
from tests.ui.pseudo import Pseudo, accented, english
from tests.ui.test_layout import cut

SIZE = (1280, 720)
GAMES = {"ScrapDesk", "Scrappers", "SCOPE", "Scarper", "Scalawag", "Scamorra"}
COLOURS = ("-contrast", "-daylight", "desk-plain", "setup-plain")
"""Scenes in other colours say the same."""
OTHERS = ("credits", "picker", "saves", "names-", "workshop", "luck-", "end-below", "scrappers-stage")
"""Scenes of things that have names of their own: libraries, files and their fields, what people wrote, seeds."""
SEED = "shots"
"""What the luck of these games came from; the page of numbers names it."""
WRITTEN = {"my-last-laugh", "my-cold-spring", "Snipers left", "Decoys in front"}
"""Names that somebody gave to files and layouts of their own."""


def scenes(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, AppContext, WidgetScene]]:
    pseudo, book = Pseudo(), FontBook()
    monkeypatch.setattr(windows, "FontBook", lambda: book)
    monkeypatch.setattr(windows, "Texts", lambda: Texts(pseudo))
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    for stop in stops():
        if stop.name.startswith(OTHERS) or stop.name.endswith(COLOURS):
            continue
        context = desk_context(SIZE, 100, FlatArt(), stop.settings)
        with flat_shadows():
            stop.go(context)
            if stop.still:
                settle(context)
            assert isinstance(context.scenes.top, WidgetScene)
            yield stop.name, context, context.scenes.top
        context.scenes.clear()
        context.scenes.settle()
    pygame.quit()


def people(context: AppContext) -> set[str]:
    known = {"Ada", *(companion.name for companion in companions())}
    return known | {word for name in context.texts.names for word in re.findall(r"\w+", name)}


def notation(scene: WidgetScene) -> set[str]:
    """Moves as they are typed, which are the same in every language."""
    match = scene.sitting.match if hasattr(scene, "sitting") else None
    if match is None or match.to_act is None:
        return set()
    return {match.rules.encode_move(move) for move in match.legal_moves(match.to_act)}


def test_in_another_language_nothing_stays_english_and_nothing_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    left: dict[str, str] = {}
    short: list[str] = []
    seen = 0
    for name, context, scene in scenes(monkeypatch):
        seed = {SEED} if name.startswith("numbers-") else set()
        proper, typed = frozenset(GAMES | people(context) | seed), notation(scene)
        boxes = scene.text_boxes()
        seen += len(boxes)
        known = typed | WRITTEN
        left |= {box.text: name for box in boxes if box.text not in known and english(box.text, proper)}
        short += [f"{name}: {fault}" for fault in cut(boxes, pygame.Rect((0, 0), SIZE))]
    assert seen > 3000
    assert left == {}
    assert short == []


def test_what_no_translation_touched_is_seen() -> None:
    assert accented("{name} wins [[sword]]") == "{name} wíñšéé [[sword]]"
    assert english(accented("Take a card") + " paper", frozenset()) == ["paper"]


def test_names_of_things_are_looked_up_and_names_of_people_are_not() -> None:
    texts = Texts(
        {"paper": "carta", "{who} takes {what}": "{who} prende {what}", "{first} and {last}": "{first} e {last}"}
    )
    texts.names = ("Paper", "Bo")
    assert texts.line(say("{who} takes {what}", who=Who(0), what=Ref("paper"))) == "Paper prende carta"
    assert texts.word(listed([Who(0), Who(1)])) == "Paper e Bo"


def test_a_language_has_as_many_plurals_as_it_likes() -> None:
    texts = Texts(
        {"{n} card": ("{n} karta", "{n} karty", "{n} kart")}, lambda n: 0 if n == 1 else 1 if 1 < n < 5 else 2
    )
    assert [texts.line(plural(n, "{n} card", "{n} cards")) for n in (1, 3, 5)] == ["1 karta", "3 karty", "5 kart"]
    assert texts.count(3, "{n} card", "{n} cards") == "3 karty"
