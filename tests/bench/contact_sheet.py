"""All pictures of a game's cards on two sheets: at 250 px with their names, and at 60 px in greyscale.

What is judged by eye before a set of pictures is called done. Run: python -m tests.bench.contact_sheet GAME FOLDER
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import pygame

from scrapdesk import paths
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.paint.art.assembly import assembled
from scrapdesk.ui.paint.art.painted import PaintOrder, Rendered
from scrapdesk.ui.paint.art.pictures import picture
from scrapdesk.ui.paint.art_worker import Renderer
from scrapdesk.ui.paint.fonts import face_path

WIDE, HIGH = 250, 350
SMALL = 60
ACROSS = 10
GROUND, INK = "#3E3A2C", "#F3EBDC"


def names_of(game: str) -> list[str]:
    portfolio = open_portfolio()
    known = portfolio.catalogue(portfolio.library(paths.assets()))
    return sorted(name for name in known if name.startswith(f"{game}/card-"))


def drawn(names: list[str]) -> dict[str, pygame.Surface]:
    renderer, found = Renderer(paths.assets(), open_portfolio()), {}
    for name in names:
        answer = renderer.answer(PaintOrder(picture(name), (WIDE, HIGH)))
        if not isinstance(answer, Rendered):
            raise SystemExit(answer)
        found[name] = assembled(answer, (WIDE, HIGH))
    return found


def sheet(cards: dict[str, pygame.Surface], size: tuple[int, int], named: bool) -> pygame.Surface:
    """The cards in rows; with their names below where that is wished."""
    wide, high = size[0] + 12, size[1] + (34 if named else 12)
    rows = -(-len(cards) // ACROSS)
    made = pygame.Surface((ACROSS * wide + 12, rows * high + 12))
    made.fill(GROUND)
    font = pygame.font.Font(face_path("sans"), 16)
    for number, (name, card) in enumerate(cards.items()):
        row, column = divmod(number, ACROSS)
        at = 12 + column * wide, 12 + row * high
        made.blit(pygame.transform.smoothscale(card, size), at, special_flags=pygame.BLEND_PREMULTIPLIED)
        if named:
            made.blit(font.render(name.partition("-")[2], True, INK), (at[0], at[1] + size[1] + 4))
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    given = parser.parse_args()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((16, 16))
    cards = drawn(names_of(given.game))
    given.folder.mkdir(parents=True, exist_ok=True)
    pygame.image.save(sheet(cards, (WIDE, HIGH), True), given.folder / f"{given.game}-250.png")
    small = pygame.transform.grayscale(sheet(cards, (SMALL, SMALL * HIGH // WIDE), False))
    pygame.image.save(small, given.folder / f"{given.game}-60-grey.png")
    print(f"{len(cards)} cards in {given.folder}")


if __name__ == "__main__":
    main()
