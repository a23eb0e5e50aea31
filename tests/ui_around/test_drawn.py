"""What belongs to a page is really painted on it: faces of opponents, both halves of a cloth, the lines of a graph."""

from __future__ import annotations

import pygame
import pytest

from scrapdesk.core.ledger import Chart
from scrapdesk.core.words import say
from scrapdesk.games import GAMES
from scrapdesk.ui.desk.book.company import Company
from scrapdesk.ui.table.cloth import Hanging
from scrapdesk.ui.table.outcome.graph import Graph
from scrapdesk.ui.table.outcome.strokes import STROKES
from tests.ui.hands import desk

BLANK = (1, 2, 3)
"""A colour that nothing is painted in."""


def blank(size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size)
    surface.fill(BLANK)
    return surface


def colours(surface: pygame.Surface, room: pygame.Rect) -> set[tuple[int, ...]]:
    raw = pygame.image.tobytes(surface.subsurface(room.clip(surface.get_rect())), "RGB")
    return {tuple(raw[at : at + 3]) for at in range(0, len(raw), 3)}


def test_every_opponent_on_the_credits_has_a_face() -> None:
    with desk() as context:
        company = Company(context)
        company.place(10, 10, 1200)
        surface = blank(context.view.size)
        company.draw(surface)
        px = context.view.px
        above = [pygame.Rect(box.needed.centerx - 4, box.needed.top - px(24), 8, 8) for box in company.text_boxes()]
        assert len(above) > 5 and all(colours(surface, room) != {BLANK} for room in above)


@pytest.mark.parametrize("limit", [0, 7])
def test_a_graph_has_a_line_for_each_seat_and_shows_where_its_limit_is(limit: int) -> None:
    with desk() as context:
        lines = ((0, 2, 4, 9), (0, 1, 5, 6))
        graph = Graph(context, Chart(say("Points"), limit, None, (0, 1, 2, 3), lines, ()), ["Ada", "Bruno"])
        graph.place(10, 10, 700)
        surface = blank(context.view.size)
        graph.draw(surface)
        found = colours(surface, graph.rect)
        assert {tuple(stroke.colour)[:3] for stroke in STROKES[:2]} <= found
        assert (tuple(context.theme.refuse)[:3] in found) == bool(limit)


@pytest.mark.parametrize("game", GAMES)
def test_a_cloth_that_opens_uncovers_from_nothing_to_everything_and_hangs_alike_on_both_sides(game: str) -> None:
    with desk() as context:
        cloth, bare = Hanging(context, game), []
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            surface = blank(context.view.size)
            cloth.opening(surface, share)
            mask = pygame.mask.from_threshold(surface, BLANK, (1, 1, 1))
            bare.append(mask.count())
            if cloth.cloth.opens == "aside":
                half = surface.get_width() // 2
                sides = [mask.overlap_area(pygame.Mask((half, surface.get_height()), True), (x, 0)) for x in (0, half)]
                assert abs(sides[0] - sides[1]) <= surface.get_height()
        whole = context.view.width * context.view.height
        assert bare[0] == 0 and bare == sorted(bare)
        assert bare[-1] > 0.9 * whole and (cloth.cloth.opens == "fade" or bare[2] > 0 or bare[1] == 0)
