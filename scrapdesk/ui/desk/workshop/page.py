"""What a file of the workshop holds, on a page: the cards that somebody made, first and large, then those of the game;
or a battlefield with its picture.

Must not know what a click on a card opens.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from scrapdesk.games import GAMES
from scrapdesk.storage.cardfile import CardText, cards_in, lines_of, value_of
from scrapdesk.storage.workshop import OwnFile
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.setup.option import OptionCard
from scrapdesk.ui.desk.workshop.card import ACROSS, CardPicture
from scrapdesk.ui.desk.workshop.drawn import CardTile, DrawnSet, place_tiles
from scrapdesk.ui.paint.type.styles import SUBTITLE
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.label import Label

LARGER: Final = 1.5
"""How much larger a card of one's own is shown than those of the game."""
LEAST: Final = 180
"""How high a picture is at least that is worth its place, in design pixels."""
Open = Callable[[CardText], None]
Shown = tuple[list[Widget], int]
"""Widgets that are placed, and where they end."""


def file_page(context: AppContext, file: OwnFile | None, drawn: DrawnSet | None, room: pygame.Rect, act: Open) -> Shown:
    """From the head of the room down, and beyond its foot where there are many cards."""
    if file is None or drawn is None:
        return [], room.top
    cards = [(card, value_of(file.text, card, "id")) for card in cards_in(file.text)]
    if not cards[0][0].section:
        return _front(context, file, drawn, room, partial(act, cards[0][0]))
    ours = _ours(file)
    return _in_groups(context, [_tile(context, file, drawn, card, name, ours, act) for card, name in cards], room)


def _front(context: AppContext, file: OwnFile, drawn: DrawnSet, room: pygame.Rect, act: Callable[[], None]) -> Shown:
    """What is chosen before a game: its card, and below it the picture, where there is room for one."""
    name = value_of(file.text, cards_in(file.text)[0], "id")
    told = drawn.way(name)
    if told is None:
        return [], room.top
    option, picture = OptionCard(context, told, act), CardPicture(context)
    low = option.place(room.left, room.top, room.width) + context.view.px(24)
    picture.shape, picture.drawn, picture.card, picture.stale = ACROSS, drawn, name, not file.whole
    picture.place(pygame.Rect(room.left, low, room.width, max(0, room.bottom - low)))
    if picture.rect.height < context.view.px(LEAST):
        return [option], option.rect.bottom
    return [option, picture], picture.rect.bottom


def _in_groups(context: AppContext, tiles: Sequence[CardTile], room: pygame.Rect) -> Shown:
    px, texts, top, widgets = context.view.px, context.texts, room.top, list[Widget]()
    for title, own, larger in ((texts("Yours"), True, LARGER), (texts("From the game"), False, 1.0)):
        members = [tile for tile in tiles if tile.own == own]
        if members:
            head = Label(context, title, SUBTITLE, "highlight")
            top = head.place(room.left, top, room.width) + px(10)
            top = place_tiles(context, members, room.left + px(6), top, room.width - px(12), larger) + px(6)
            widgets += [head, *members]
    return widgets, top


def _tile(
    context: AppContext,
    file: OwnFile,
    drawn: DrawnSet,
    card: CardText,
    name: str,
    ours: dict[str, object],
    act: Open,
) -> CardTile:
    own = ours.get(name) != _said(file.text, card)
    title = value_of(file.text, card, "name") or value_of(file.text, card, "title") or name
    return CardTile(context, drawn, name, title, own, partial(act, card))


def _ours(file: OwnFile) -> dict[str, object]:
    """What our own cards of this kind say, by their ids."""
    text = GAMES[file.game].content.get(file.place, "")
    return {value_of(text, card, "id"): _said(text, card) for card in cards_in(text)}


def _said(text: str, card: CardText) -> object:
    return tuple((line.key, line.words) for line in lines_of(text, card))
