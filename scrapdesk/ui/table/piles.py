"""Leafing through a pile: its cards in a strip, one of them large with its words. Esc closes it.

Only what its viewer may know anyway: a hidden pile tells its number, and its cards where they are known by content.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import pygame

from scrapdesk.core.table import Piece
from scrapdesk.ui.board.faces import PieceFaces
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.board.piles import Pile
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown, Point
from scrapdesk.ui.opaque import View
from scrapdesk.ui.paint.type.styles import BODY, META, SUBTITLE
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay, nothing
from scrapdesk.ui.table.inventory import spoken
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.choice import Choice
from scrapdesk.ui.widgets.label import Label

LARGE: Final = (250, 350)
SMALL: Final = (110, 154)
"""Design pixels of the card that is looked at, and of those in the strip."""
SEEN: Final = 0.3
"""The part of a covered card that is still seen at least; a longer strip is leafed through under the window."""


class Strip(Widget):
    """The cards of a pile side by side, the newest at the right."""

    focusable = True

    def __init__(self, context: AppContext, faces: PieceFaces, name: str, chosen: Callable[[], None]) -> None:
        super().__init__(context, name, "cards")
        self._faces, self._chosen = faces, chosen
        self.cards: Sequence[Piece] = ()
        self.at = 0

    def show(self, cards: Sequence[Piece]) -> None:
        self.cards, self.at = cards, max(0, len(cards) - 1)

    @property
    def _size(self) -> tuple[int, int]:
        px = self.context.view.px
        return px(SMALL[0]), px(SMALL[1])

    @property
    def _step(self) -> float:
        wide, gap = self._size[0], self.context.view.px(10)
        return max(wide * SEEN, min(wide + gap, (self.rect.width - wide) / max(1, len(self.cards) - 1)))

    def _left(self, at: int) -> int:
        """Where a card begins; in a strip longer than its room the one that is looked at is always within."""
        last = (len(self.cards) - 1) * self._step + self._size[0]
        over = max(0.0, last - self.rect.width)
        shift = over * self.at / max(1, len(self.cards) - 1)
        return self.rect.left + round(at * self._step - shift)

    def place(self, left: int, top: int, width: int) -> int:
        self.rect = pygame.Rect(left, top, width, self.height)
        return self.rect.bottom

    @property
    def height(self) -> int:
        return self._size[1] + 2 * self.context.view.px(14)

    def _choose(self, at: int) -> None:
        if self.cards and at != self.at:
            self.at = max(0, min(at, len(self.cards) - 1))
            self.touch()
            self._chosen()

    def press(self, pos: Point) -> None:
        super().press(pos)
        self.drag(pos)

    def drag(self, pos: Point) -> None:
        under = [at for at in range(len(self.cards)) if self._left(at) <= pos[0]]
        self._choose(under[-1] if under else 0)

    def key(self, event: KeyDown) -> bool:
        last = len(self.cards) - 1
        steps = {"left": self.at - 1, "right": self.at + 1, "home": 0, "end": last}
        wish = self.context.keys.meant(event, "moving")
        if wish not in steps or not self.cards:
            return False
        self._choose(max(0, min(steps[wish], last)))
        return True

    def draw(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect))
        for at in [*range(self.at), *range(len(self.cards) - 1, self.at, -1), self.at] if self.cards else []:
            self._card(surface, at)
        surface.set_clip(clip)

    def _card(self, surface: pygame.Surface, at: int) -> None:
        px = self.context.view.px
        rect = pygame.Rect((self._left(at), self.rect.top + px(14)), self._size)
        if at == self.at:
            rect.top -= px(10)
            plates.draw_ring(self.context, surface, rect, px(6))
        surface.blit(self._faces.face(self.cards[at], rect.size), rect, special_flags=pygame.BLEND_PREMULTIPLIED)


class Large(Widget):
    """The card that is looked at."""

    def __init__(self, context: AppContext, faces: PieceFaces) -> None:
        super().__init__(context, "", "cards")
        self._faces = faces
        self.card: Piece | None = None

    def draw(self, surface: pygame.Surface) -> None:
        if self.card is not None:
            face = self._faces.face(self.card, self.rect.size)
            surface.blit(face, self.rect, special_flags=pygame.BLEND_PREMULTIPLIED)


class PileScene(Overlay):
    width = 1180

    def __init__(
        self, context: AppContext, look: Look, view: View, names: Sequence[str], piles: Sequence[Pile], first: str
    ) -> None:
        texts = context.texts
        super().__init__(context, texts("Piles"), [DialogAnswer(texts("Done"), nothing, "tick", primary=True)])
        self._look, self._view, self._names, self._piles = look, view, names, piles
        faces = PieceFaces(context, look)
        self._faces = faces
        self._large = Large(context, faces)
        self._strip = Strip(context, faces, texts("Cards in this pile"), self._turned)
        self._count = Label(context, "", BODY, "muted")
        self._name, self._words = Label(context, "", SUBTITLE), Label(context, "", BODY)
        self._hint = Label(context, texts("The newest card is on the right."), META, "muted")
        values = [(str(at), self._called(pile)) for at, pile in enumerate(piles)]
        slots = [pile.slot for pile in piles]
        self._at = slots.index(first) if first in slots else 0
        self._choice = Choice(context, "", values, str(self._at), lambda key: self._show(int(key)), "piles")
        self._show(self._at, still=True)

    def enter(self) -> None:
        super().enter()
        if self._piles[self._at].cards:
            self.focus(self._strip)

    def _called(self, pile: Pile) -> str:
        """The look's name for it, in our language, or else the plain name of its place."""
        name = "" if pile.owner is None else self._names[pile.owner]
        names = self._look.piles
        called = names.get(pile.slot) or names.get(pile.slot.partition(":")[0])
        if called is None:
            return spoken(pile.slot, self.context.texts)
        return self.context.texts.line(replace(called, args=(("name", name),)))

    def _show(self, at: int, still: bool = False) -> None:
        texts, pile = self.context.texts, self._piles[at]
        self._at = at
        self._strip.show(pile.cards)
        number = len(pile.cards) if not pile.known else pile.hidden
        words = texts.count(number or pile.hidden, "{n} card", "{n} cards")
        if pile.known and len(pile.cards) > pile.hidden:
            words = texts("{n} of these cards, in unknown order", n=pile.hidden)
        elif pile.known:
            words = texts("{words}, in unknown order", words=words)
        elif pile.hidden:
            words = texts("{words}, face down", words=words)
        self._count.text = self._count.name = words
        self._hint.text = "" if pile.known or not pile.cards else texts("The newest card is on the right.")
        self._turned(still)

    def _turned(self, still: bool = False) -> None:
        """Another card is looked at."""
        card = self._strip.cards[self._strip.at] if self._strip.cards else None
        self._large.card = card
        self._name.text, self._words.text = ("", "") if card is None else self._look.words_for(card, self._view)
        if not still:
            self.arrange()
            self.damage.add_all()

    def art_came(self) -> None:
        self._faces.forget()
        super().art_came()

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        px = self.context.view.px
        bottom = self._choice.place(left, top, width) + px(8)
        bottom = self._count.place(left, bottom, width) + px(12)
        below = px(10) + self._strip.height + px(4) + self._hint.height_for(width)
        high = max(px(LARGE[1]) // 2, min(px(LARGE[1]), self.most - (bottom - top) - below))
        self._large.rect = pygame.Rect(left, bottom, high * LARGE[0] // LARGE[1], high)
        beside = self._large.rect.right + px(30)
        low = self._name.place(beside, bottom, left + width - beside) + px(6)
        low = self._words.place(beside, low, left + width - beside)
        bottom = max(low, self._large.rect.bottom) + px(10)
        bottom = self._strip.place(left, bottom, width) + px(4)
        bottom = self._hint.place(left, bottom, width)
        words: list[Widget] = [self._choice, self._count, self._large, self._name, self._words, self._strip, self._hint]
        return words, bottom
