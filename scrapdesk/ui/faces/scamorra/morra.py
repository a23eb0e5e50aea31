"""A hand of morra for two people at one keyboard: keys of their own, and nothing shows before both have chosen.

The signs lie above the keys in another order at every throw, and a row is covered as soon as its owner has pressed,
so that watching fingers tells nothing. Owns the throw; the match hears of it when both signs are in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import SystemRandom
from typing import Final

import pygame

from scrapdesk.games.scamorra.cards import PAPER, PIECES, STONE, Piece, beats
from scrapdesk.games.scamorra.moves import Morra
from scrapdesk.games.scamorra.state import Phase
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scamorra.morra_side import MorraSide
from scrapdesk.ui.frame.clock import Motion
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.type.styles import TITLE, Style
from scrapdesk.ui.paint.type.writer import CENTRE
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.table.sitting import Sitting
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label

HANDS: Final = ("left hand", "right hand")
"""The actions of Red, who sits at the left, and of Blue; a number follows."""
REVEAL_MS: Final = 750.0
OPENS: Final = 350 / REVEAL_MS
"""The hands open, and are held for a while, before anything is said about them."""

SPOKEN: Final = Style("sans", 27)

Act = Callable[[], None]


def morra_is_due(sitting: Sitting) -> bool:
    """Whether two people are to show a sign, and neither has yet."""
    if len(sitting.humans) != 2:
        return False
    view = sitting.match.view(None)
    return view.phase is Phase.MORRA and view.turn == 0


def shuffled(signs: Sequence[Piece]) -> Sequence[Piece]:
    """By luck that no seed foretells: it decides nothing, and nobody should know it."""
    return SystemRandom().sample(list(signs), len(signs))


class MorraWheel(Widget):
    """What takes what, between the two."""

    def draw(self, surface: pygame.Surface) -> None:
        size = min(self.rect.size)
        wheel = self.context.art.get(picture("scamorra/wheel"), (size, size))
        surface.blit(wheel, wheel.get_rect(center=self.rect.center), special_flags=pygame.BLEND_PREMULTIPLIED)


class MorraScene(WidgetScene):
    """`in_turn` follows where people would rather choose one after the other; `pause` is the table's."""

    def __init__(self, context: AppContext, sitting: Sitting, in_turn: Act, pause: Act) -> None:
        super().__init__(context)
        texts = context.texts
        self._sitting, self._in_turn, self._pause = sitting, in_turn, pause
        self._signs: list[Piece | None] = [None, None]
        self._plate = pygame.Rect(0, 0, 0, 0)
        self._title = Label(context, "", TITLE, align=CENTRE)
        self._words = Label(context, "", SPOKEN, align=CENTRE)
        self._sides = [MorraSide(context, seat, sitting.names[seat], self._keys_of(seat)) for seat in (0, 1)]
        self._cycle = MorraWheel(context, texts("What beats what"), "morra")
        self._on = Button(context, texts("Next"), self._go_on, "play", primary=True, region="ways")
        self._one_by_one = Button(context, texts("Take turns with the mouse"), self._take_turns, "mouse", region="ways")
        self._desk = Button(context, texts("Pause"), self.escape, "pause", region="ways", action="cancel")
        self.widgets = [self._title, self._words, *self._sides, self._cycle, self._desk, self._one_by_one, self._on]
        self._throw()

    # -- a throw ----------------------------------------------------------------------------------------

    def _throw(self) -> None:
        """Both are to choose, with the signs in another order."""
        texts = self.context.texts
        self._signs = [None, None]
        for side in self._sides:
            side.order = tuple(shuffled(PIECES))
            side.chosen, side.sign, side.won = False, None, False
        self._title.text = texts("Who goes first? A round of morra")
        self._words.text = self._how()
        self._on.visible = False
        self._one_by_one.visible = True
        self.unfocus()

    def _how(self) -> str:
        return self.context.texts("Press the key under your sign. Signs are shown once both of you have chosen.")

    @property
    def shown(self) -> bool:
        """Whether the signs are open on the table."""
        return self._sides[0].sign is not None

    def shortcut(self, event: KeyDown) -> bool:
        if self.shown:
            return False
        wish = self.context.keys.meant(event, "morra")
        for seat, hand in enumerate(HANDS):
            if wish.startswith(hand):
                self._choose(seat, self._sides[seat].order[int(wish[-1]) - 1])
                return True
        return False

    def _keys_of(self, seat: int) -> tuple[str, ...]:
        """What is written on the three keys of a side."""
        return tuple(self.context.keys.called(f"{HANDS[seat]} {n}", self.context.texts) for n in (1, 2, 3))

    def _choose(self, seat: int, sign: Piece) -> None:
        if self._signs[seat] is not None:
            return
        self._signs[seat] = sign
        self._sides[seat].chosen = True
        self._sides[seat].touch()
        self.context.audio.play("click")
        white, black = self._signs
        if white is not None and black is not None:
            self._reveal(white, black)

    def _reveal(self, white: Piece, black: Piece) -> None:
        self._sitting.match.play(0, Morra(white))
        self._sitting.match.play(1, Morra(black))
        self._sides[0].sign, self._sides[1].sign = white, black
        self._one_by_one.visible = False
        self._words.text = ""
        self.context.audio.play("morra")
        self.damage.add_all()
        self.context.clock.tween(
            (self, "reveal"), REVEAL_MS, self._open, motion=Motion.REVEAL, done=lambda: self._tell(white, black)
        )

    def _open(self, t: float) -> None:
        for side in self._sides:
            side.opened = min(1.0, t / OPENS)
            side.touch()

    def _tell(self, white: Piece, black: Piece) -> None:
        """Who has won, in words, and the way on."""
        texts = self.context.texts
        self._title.text, self._words.text = self._verdict(white, black)
        self._on.text = self._on.name = texts("Again") if morra_is_due(self._sitting) else texts("Next")
        self._on.visible = True
        self.arrange()
        self.damage.add_all()
        self.ring_shown = True
        self.focus(self._on)

    def _verdict(self, white: Piece, black: Piece) -> tuple[str, str]:
        """What takes what, and what comes of it."""
        texts = self.context.texts
        if white == black and not morra_is_due(self._sitting):
            view = self._sitting.match.view(None)
            name = self._sitting.names[view.frame.placer]
            return texts("Ten ties in a row"), texts("Drawn by lot: {name} has the initiative.", name=name)
        if white == black:
            return texts("Both threw the same sign"), texts("A tie. Throw again; the signs swap places.")
        winner = 0 if beats(white, black) else 1
        self._sides[winner].won = True
        came = texts("{name} has the initiative.", name=self._sitting.names[winner])
        sign = (white, black)[winner]
        if sign == PAPER:
            return texts("Paper beats stone"), came
        return (texts("Stone beats scissors"), came) if sign == STONE else (texts("Scissors beat paper"), came)

    # -- ways on ----------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        if morra_is_due(self._sitting):
            self._throw()
            self.arrange()
            self.damage.add_all()
        else:
            self.context.scenes.pop(self)

    def _take_turns(self) -> None:
        self.context.scenes.pop(self)
        self._in_turn()

    def escape(self) -> None:
        self._pause()

    def exit(self) -> None:
        super().exit()
        self.context.clock.drop((self, "reveal"))

    # -- layout -----------------------------------------------------------------------------------------

    def arrange(self) -> None:
        view, px = self.context.view, self.context.view.px
        margin = px(40)
        inner = view.width - 2 * margin - 2 * px(40)
        high = self._title.height_for(inner) + self._tallest_words(inner) + 2 * px(20) + px(6)
        self._plate = pygame.Rect(margin, px(28), view.width - 2 * margin, high)
        bottom = self._title.place(self._plate.left + px(40), self._plate.top + px(20), inner) + px(6)
        self._words.place(self._plate.left + px(40), bottom, inner)
        foot = self._place_buttons(margin, view.height - px(28))
        top = self._plate.bottom + px(26)
        self._place_sides(pygame.Rect(margin, top, view.width - 2 * margin, foot - px(26) - top))

    def _tallest_words(self, width: int) -> int:
        """Room for the longest that is told, so that nothing moves when the hands open."""
        return self.context.writer.block(self._how(), SPOKEN, width).height

    def _place_sides(self, room: pygame.Rect) -> None:
        """Two panels with the wheel between them; where all is narrow, the panels alone."""
        px = self.context.view.px
        middle = min(round(room.width * 0.2), room.height) if self.context.view.text <= 1.5 else 0
        wide = (room.width - middle - (2 if middle else 1) * px(30)) // 2
        high = min(room.height, max(round(wide * 0.9), px(300)))
        top = room.top + (room.height - high) // 2
        self._sides[0].rect = pygame.Rect(room.left, top, wide, high)
        self._sides[1].rect = pygame.Rect(room.right - wide, top, wide, high)
        self._cycle.visible = middle > 0
        self._cycle.rect = pygame.Rect(room.left + wide + px(30), top, middle, high)

    def _place_buttons(self, left: int, bottom: int) -> int:
        """Ways out at the left, the way on at the right. Returns where they begin."""
        gap, x = self.context.view.px(16), left
        shown = [self._desk, self._one_by_one, self._on]
        high = max(button.height_for(10_000) for button in shown)
        for button in shown[:2]:
            wide = button.natural_width()
            button.place(x, bottom - high, wide, high)
            x += wide + gap
        wide = self._on.natural_width() + self.context.view.px(40)
        self._on.place(self.context.view.width - left - wide, bottom - high, wide, high)
        return bottom - high

    def ground(self, surface: pygame.Surface) -> None:
        surface.blit(self.context.art.get(picture("scamorra/table", runner="none"), self.context.view.size), (0, 0))
        self.context.shapes.draw(surface, self._plate, plates.panel(self.context))
