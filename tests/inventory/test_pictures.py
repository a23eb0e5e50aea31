"""Every picture that a scene shows, and every other one there is, is drawn as it was: each layer to the letter.

What is rendered is checked beside the art itself; here it is how each is put together, at the smallest and the largest
size at which it is shown.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256

import pygame
import pytest

from scrapdesk import paths
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.paint.art import Picture, Size, picture
from scrapdesk.ui.paint.art.blueprint import ArtPlan, plan
from scrapdesk.ui.paint.pictures import FlatArt
from scrapdesk.ui.shots import visits
from tests.inventory.kept import ACCEPTING, Entry, differences, entries
from tests.inventory.unchanging import unchanging
from tests.ui.hands import flat_shadows

CHAPTER = "pictures"
GROUPS = ("desk", "people", "scamorra", "scrappers", "scope", "scarper", "scalawag")
UNSEEN = (150, 120)
"""The size at which pictures are drawn that no stop shows."""

Order = tuple[Picture, Size]


class Asked(FlatArt):
    """Notes what is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.orders: set[Order] = set()

    def get(self, what: Picture, size: Size) -> pygame.Surface:
        if size[0] > 0 and size[1] > 0:
            self.orders.add((what, size))
        return super().get(what, size)


@cache
def asked_for() -> dict[str, list[Order]]:
    """By all scenes, and whatever they did not ask for; group -> orders."""
    art = Asked()
    with flat_shadows(), unchanging():
        for _, context in visits((1280, 720), 100, art):
            surface = pygame.Surface(context.view.size)
            context.scenes.damage_all()
            context.scenes.draw(surface)
    pygame.quit()
    sizes: dict[Picture, list[Size]] = {}
    for what, size in art.orders:
        sizes.setdefault(what, []).append(size)
    portfolio = open_portfolio()
    seen = {what.name for what in sizes}
    for name in portfolio.catalogue(portfolio.library(paths.assets())).keys() - seen:
        sizes[Picture(name)] = [UNSEEN]
    found: dict[str, list[Order]] = {}
    for what in sorted(sizes):
        ends = dict.fromkeys((min(sizes[what]), max(sizes[what])))
        found.setdefault(what.name.partition("/")[0], []).extend((what, size) for size in ends)
    return found


def told(order: Order, planned: ArtPlan) -> str:
    what, (width, height) = order
    parts = [what.name, *(f"{key}={value}" for key, value in what.args), f"{width}x{height}"]
    sheets = [f"{len(sheet.svg)}:{_print((sheet.svg, *sheet[1:]))}" for sheet in planned.sheets]
    return "|".join([*parts, f" ground {_print(planned.canvas)} {' '.join(sheets)}"])


def _print(what: object) -> str:
    return sha256(repr(what).encode()).hexdigest()[:6]


def order_of(line: str) -> Order:
    name, *args, size, _ = line.split("|")
    width, height = size.split("x")
    pairs = [pair.split("=", 1) for pair in args]
    return picture(name, **dict(pairs)), (int(width), int(height))


def orders_of(kept: Mapping[str, Entry], group: str) -> Iterable[Order]:
    if os.environ.get(ACCEPTING):
        return asked_for()[group]
    return [order_of(line) for line in kept[group].lines] if group in kept else []


@pytest.mark.parametrize("group", GROUPS)
def test_pictures_are_put_together_as_they_were(group: str) -> None:
    portfolio = open_portfolio()
    library = portfolio.library(paths.assets())
    lines = []
    for what, size in orders_of(entries(CHAPTER), group):
        lines.append(told((what, size), plan(portfolio.blueprint(library, what, size), size)))
    assert differences(CHAPTER, group, Entry(tuple(lines))) == []
