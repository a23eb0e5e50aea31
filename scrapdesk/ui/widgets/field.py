"""A line of text that is typed: cursor, words, a hint while it is empty. Enter hands it on. What is marked, by
Shift, by drawing over it, by a double click or as a whole, is what the next key replaces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown, Point
from scrapdesk.ui.paint.theme import Colour, DeskTheme, mixed
from scrapdesk.ui.paint.type.styles import BODY, Style
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox, Widget

LONGEST = 200
SHARE: Final = 0.35
"""How much of the bright colour lies under marked words in high contrast, whose lines are as white as its words."""
TWICE_MS = 400.0
"""So soon after a press another one makes it a double click."""


def below_marked(theme: DeskTheme) -> Colour:
    """What marked words stand on."""
    return mixed(theme.well, theme.highlight, SHARE) if theme.plain else theme.line


class TextField(Widget):
    focusable = True

    def __init__(
        self,
        context: AppContext,
        name: str,
        hint: str = "",
        changed: Callable[[str], None] | None = None,
        entered: Callable[[str], None] | None = None,
        region: str = "main",
        longest: int = LONGEST,
        style: Style = BODY,
        opener: str = "",
    ) -> None:
        super().__init__(context, name, region)
        self._opener = opener
        """The action whose key leads into the field: its own letter arrives after it, and is not meant as text."""
        self._letter_here = False
        """Whether a key with a letter was pressed in this field: its text comes next."""
        self.hint = hint
        self.value = ""
        self.cursor = 0
        self.anchor: int | None = None
        """Where what is marked begins, or ends: the cursor is its other end. None: nothing is marked."""
        self._pressed_at: int | None = None
        """Where it was pressed just now."""
        self.secret = False
        """Whether dots stand for what is typed."""
        self.wrong = False
        """Whether what is typed has to be put right."""
        self._changed = changed
        self._entered = entered
        self._longest = longest
        self._style = style

    def height_for(self, width: int) -> int:
        return max(self.context.view.target, self.context.writer.line_height(self._style) + self.context.view.px(18))

    def place(self, left: int, top: int, width: int) -> int:
        self.rect = pygame.Rect(left, top, width, self.height_for(width))
        return self.rect.bottom

    def write(self, value: str) -> None:
        """Other words, the cursor behind them."""
        self._put(value, len(value))

    # -- what is marked ---------------------------------------------------------------------------------

    @property
    def marked(self) -> tuple[int, int] | None:
        """Where what is marked begins and ends."""
        if self.anchor is None or self.anchor == self.cursor:
            return None
        return min(self.anchor, self.cursor), max(self.anchor, self.cursor)

    def mark(self, start: int, end: int) -> None:
        self.anchor, self.cursor = start, end
        self.touch()

    def _place_at(self, pos: Point) -> int:
        room = pos[0] - self._text_left
        widths = [abs(self._width(self._shown[:count]) - room) for count in range(len(self.value) + 1)]
        return widths.index(min(widths))

    def press(self, pos: Point) -> None:
        """A press sets the cursor, a second one in its place marks the word, a third one all."""
        super().press(pos)
        self.host.focus(self)
        at = self._place_at(pos)
        again = self._pressed_at is not None and abs(self._pressed_at - at) <= 1
        if again and self.marked is not None:
            self.mark(0, len(self.value))
        elif again:
            self.mark(*self._word_at(at))
        else:
            self.mark(at, at)
        self._pressed_at = at
        self.context.clock.after((self, "pressed"), TWICE_MS, self._not_again)

    def _not_again(self) -> None:
        self._pressed_at = None

    def drag(self, pos: Point) -> None:
        at = self._place_at(pos)
        if self._pressed_at is None or abs(self._pressed_at - at) > 1:
            self._pressed_at = None
            self.cursor = at
            self.touch()

    def _word_at(self, at: int) -> tuple[int, int]:
        """The word round a place; all where words are hidden."""
        if self.secret:
            return 0, len(self.value)
        start = self.value.rfind(" ", 0, at) + 1
        end = self.value.find(" ", at)
        return start, len(self.value) if end < 0 else end

    # -- what is typed ----------------------------------------------------------------------------------

    def typed(self, text: str) -> None:
        here, self._letter_here = self._letter_here, False
        if not here and not self.value and self._opener and text in self.context.keys.keys_of(self._opener):
            return  # the key that has led here
        text = "".join(letter for letter in text if letter.isprintable())
        start, end = self.marked or (self.cursor, self.cursor)
        room = self._longest - len(self.value) + end - start
        text = text[: max(0, room)]
        if text:
            self._put(self.value[:start] + text + self.value[end:], start + len(text))

    def key(self, event: KeyDown) -> bool:
        letter = self._letter_here = len(event.key) == 1 and not event.ctrl and not event.alt
        if event.ctrl and event.key == "a":
            self.mark(0, len(self.value))
        elif event.key in ("left", "right", "home", "end"):
            self._walk(event)
        elif event.key in ("backspace", "delete"):
            return self._take_out(event) or event.key == "backspace"
        elif event.key == "enter" and self._entered is not None:
            self._entered(self.value)
        else:
            # Letters come as text; they must not be shortcuts of the scene meanwhile.
            return letter or event.key == "space"
        return True

    def _walk(self, event: KeyDown) -> None:
        """With Shift what lies on the way is marked; without it the cursor goes to an end of what is marked."""
        moves = {"left": self.cursor - 1, "right": self.cursor + 1, "home": 0, "end": len(self.value)}
        to = max(0, min(moves[event.key], len(self.value)))
        if event.shift:
            self.anchor = self.cursor if self.anchor is None else self.anchor
        else:
            if self.marked is not None and event.key in ("left", "right"):
                to = self.marked[0 if event.key == "left" else 1]
            self.anchor = None
        self.cursor = to
        self.touch()

    def _take_out(self, event: KeyDown) -> bool:
        """Takes out what is marked, or what lies beside the cursor; whether there was anything to be done."""
        at = self.cursor
        if self.marked is not None:
            start, end = self.marked
        elif event.key == "delete":
            start, end = at, at + 1
        elif at:
            start, end = (0 if event.ctrl else at - 1), at
        else:
            return False
        self._put(self.value[:start] + self.value[end:], start)
        return True

    def activate(self) -> None:
        self.host.focus(self)

    def _put(self, value: str, cursor: int) -> None:
        changed = value != self.value
        self.value, self.cursor, self.anchor = value, cursor, None
        self.touch()
        if changed and self._changed is not None:
            self._changed(value)

    # -- painting ---------------------------------------------------------------------------------------

    def _width(self, text: str) -> int:
        return self.context.writer.width(text, self._style) if text else 0

    @property
    def _inside(self) -> pygame.Rect:
        return self.rect.inflate(-2 * self.context.view.px(16), 0)

    @property
    def _text_left(self) -> int:
        """Where the words begin: further left the more the cursor would stand outside, while there is one."""
        if not self.focused:
            return self._inside.left
        return self._inside.left - max(0, self._width(self._shown[: self.cursor]) - self._inside.width + 2)

    @property
    def _shown(self) -> str:
        return "•" * len(self.value) if self.secret else self.value

    def draw(self, surface: pygame.Surface) -> None:
        theme, writer = self.context.theme, self.context.writer
        self.context.shapes.draw(surface, self.rect, plates.well(self.context, self.focused, self.wrong))
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self._inside.inflate(4, 0)))
        block = writer.block(self._shown or self._hint(), self._style, plain=True)
        top = self.rect.centery - block.height // 2
        left = self._text_left if self._shown else self._hint_left
        if self.focused and self.marked is not None:
            start, end = (self._text_left + self._width(self._shown[:at]) for at in self.marked)
            surface.fill(below_marked(theme), (start, top, end - start, block.height))
        writer.draw(surface, block, (left, top), theme.text if self.value else theme.muted)
        if self.focused:
            surface.fill(theme.highlight, self._caret(top, block.height))
        surface.set_clip(clip)

    def _caret(self, top: int, height: int) -> pygame.Rect:
        """The cursor, beside words from `top` that are so high."""
        x = self._text_left + self._width(self._shown[: self.cursor])
        return pygame.Rect(x, top + height // 6, self._caret_width, height * 2 // 3)

    @property
    def _caret_width(self) -> int:
        return max(2, self.context.view.px(2))

    @property
    def _hint_left(self) -> int:
        """Behind the cursor, which would stand on its first letter otherwise; whether it is there or not, as no word
        may jump when one comes here."""
        return self._inside.left + self._caret_width + self.context.view.px(3)

    def _hint(self) -> str:
        key = self.context.keys.called(self._opener, self.context.texts) if self._opener else ""
        words = f"{key} {self.hint}".strip()
        return self.context.writer.fitted(words, self._style, self._inside.right - self._hint_left) if words else ""

    def text_boxes(self) -> list[TextBox]:
        theme = self.context.theme
        if self.value or not self.hint:
            return []
        block = self.context.writer.block(self._hint(), self._style, plain=True)
        needed = pygame.Rect((self._hint_left, self.rect.centery - block.height // 2), block.size)
        return [TextBox(self._hint(), self.rect, needed, theme.muted, theme.well, block.px)]
