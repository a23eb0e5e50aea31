"""High contrast reaches the table: every game has colours for it, and every picture of a game is asked for in them."""

from __future__ import annotations

import tomllib

import pygame
import pytest

from scrapdesk import paths
from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.paint.art.library import ArtLibrary
from scrapdesk.ui.paint.art.pictures import SKIN
from scrapdesk.ui.paint.dressed import BARE, CONTRAST, DressedArt
from scrapdesk.ui.paint.pictures import FlatArt, Picture, Size, picture
from scrapdesk.ui.paint.theme import colour, contrast
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk

READ, TOLD_APART = 7.0, 4.5


class Asked(FlatArt):
    """Remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures: set[Picture] = set()

    def get(self, what: Picture, size: Size) -> pygame.Surface:
        self.pictures.add(what)
        return super().get(what, size)


def table_of(context: AppContext, game: str) -> BoardTable:
    seats = GAMES[game].info.seats[0]
    sit_down(context, NewTable(game, ("human", *["ai:random"] * (seats - 1)), seed="contrast"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    return table


def painted(context: AppContext) -> bytes:
    surface = pygame.Surface(context.view.size)
    context.scenes.damage_all()
    context.scenes.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("game", GAMES)
def test_ink_and_both_sides_are_far_from_paper(game: str) -> None:
    tokens = ArtLibrary(paths.assets()).skinned(CONTRAST).tokens(game)
    paper = colour(tokens["paper"])
    assert contrast(colour(tokens["ink"]), paper) >= READ * 2
    for side in ("a", "b"):
        assert contrast(colour(tokens[side]), paper) >= TOLD_APART
        assert contrast(colour(tokens["table"]), paper) >= READ * 2


@pytest.mark.parametrize("game", GAMES)
def test_no_colour_of_the_contrast_look_is_unknown_to_the_game(game: str) -> None:
    found = tomllib.loads((paths.assets() / game / "art" / "tokens.toml").read_text(encoding="utf-8"))
    assert found["contrast"] and set(found["contrast"]) <= set(found["own"])


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_in_high_contrast_is_made_of_other_colours(game: str) -> None:
    portfolio = open_portfolio()
    library, size = portfolio.library(paths.assets()), (200, 280)
    plain = portfolio.blueprint(library, picture(f"{game}/curtain"), size)
    dressed = portfolio.blueprint(library, picture(f"{game}/curtain", **{SKIN: CONTRAST}), size)
    assert plain.layers != dressed.layers
    assert portfolio.blueprint(library, picture(f"{game}/curtain"), size).layers == plain.layers


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_of_the_game_on_a_table_is_dressed(game: str) -> None:
    with desk(high_contrast=True) as context:
        asked = Asked()
        context.art = DressedArt(asked, contrast=True)
        table_of(context, game)
        painted(context)
        own = [what for what in asked.pictures if what.game not in BARE]
        assert own and all((SKIN, CONTRAST) in what.args for what in own)
        assert not any((SKIN, CONTRAST) in what.args for what in asked.pictures if what.game in BARE)
        assert f"{game}/table" not in {what.name for what in asked.pictures}, "the ground is flat"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_changes_at_once_when_contrast_is_set_and_back_again(game: str) -> None:
    with desk() as context:
        table_of(context, game)
        before = painted(context)
        context.change_settings(high_contrast=True)
        context.scenes.settle()
        assert painted(context) != before
        context.change_settings(high_contrast=False)
        context.scenes.settle()
        assert painted(context) == before
