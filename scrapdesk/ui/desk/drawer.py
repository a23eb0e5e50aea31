"""The drawer below the mat: what the chosen game is, how you have done in it, and what can be done now.

Owns its widgets and where they lie within it. Must not know where the drawer itself is, nor how games are played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.thumb import Thumb
from scrapdesk.ui.face import Face
from scrapdesk.ui.paint.type.styles import BODY, LABEL, SUBTITLE, TITLE
from scrapdesk.ui.table.running import Running
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label

WIDE: Final = 1000
"""Real pixels of text room, at text size 100 %, above which the three columns stand side by side."""


MOST_BRIEF: Final = 3
MAIN: Final = 84
"""How high the button that is meant may be, in design pixels."""
HEIGHTS: Final = 400
"""So many heights are remembered."""

_heights: dict[object, int] = {}
"""How high a drawer wants to be hangs on nothing but its words, its width and the window, so desks that come one after
another share it: each asks for every game, to have room for the tallest."""


class DrawerActs(NamedTuple):
    """What the desk does when a button of the drawer is pressed."""

    go_on: Callable[[], None]
    quick: Callable[[], None]
    new: Callable[[], None]
    learn: Callable[[], None]
    results: Callable[[], None]


class SoFar(NamedTuple):
    """What has been done in a game so far."""

    played: int = 1
    won: int = 1
    quickest: int = 0
    """The moves of the quickest win; 0 where there was none."""
    watched: int = 0
    begun: int = 0
    """Games that wait to be finished, the running one among them."""


class Drawer:
    """Three groups of widgets: what the game is, the running game, the other ways on."""

    def __init__(self, context: AppContext, acts: DrawerActs) -> None:
        self.context = context
        region = "drawer"
        self.title = Label(context, style=TITLE)
        self.pitch = Label(context, style=BODY)
        self.meta = Label(context, style=LABEL, tone="muted")
        self.played = Label(context, style=LABEL, tone="muted")
        self.won = Label(context, style=LABEL, tone="good")
        self.best = Label(context, style=LABEL, tone="muted")
        self.caption = Label(context, style=LABEL, tone="muted")
        self.thumb = Thumb(context)
        self.against = Label(context, style=SUBTITLE, plain=True)
        self.against.one_line = True
        self.standing = Label(context, style=BODY)
        self.go = Button(context, "", acts.go_on, "play", primary=True, region=region)
        texts = context.texts
        self.new = Button(
            context, texts("New game"), acts.new, "deck", texts("opponent, level, options"), region=region
        )
        self.learn = Button(context, "", acts.learn, "school", region=region)
        self.results = Button(context, texts("Results"), acts.results, "crown", region=region)
        self._acts = acts
        self.brief = 0
        """How much is left out where texts are large, as what can be done comes first: what the game is, then all but
        one line of how a running game stands, then what its picture is called."""
        self.least_brief = 0
        self.columns: list[int] = []
        """Where the lines between columns stand."""

    @property
    def widgets(self) -> list[Widget]:
        about = [self.title, self.pitch, self.meta, self.played, self.won, self.best]
        return [
            *about,
            self.caption,
            self.thumb,
            self.against,
            self.standing,
            self.go,
            self.new,
            self.learn,
            self.results,
        ]

    def show(
        self, game: Face, meta: str, done: SoFar, running: Running | None, new: bool = False, last: str = ""
    ) -> None:
        """Fills the drawer for a game; it must be placed anew then. `new`: for somebody who has played nothing yet.
        `last`: against whom it was set up last."""
        texts = self.context.texts
        self.title.text = game.title
        self.pitch.text = texts.line(game.pitch)
        self.meta.text = meta
        begun = texts.count(done.begun, "{n} game begun", "{n} games begun") if done.begun else texts("not played yet")
        none = begun if running is None else texts("no finished game yet")
        none = texts("{n} watched", n=done.watched) if done.watched else none
        self.played.text = texts("{n} played", n=done.played) if done.played else none
        self.won.text = texts("{n} won", n=done.won) if done.won else ""
        self.best.text = texts("best: won in {n} moves", n=done.quickest) if done.quickest > 1 else ""
        self.thumb.show(game.id, kept=running is not None)
        teaches = new and game.teaches and running is None
        if running is not None:
            self._tell(texts("Your game"), running.against, running.standing)
            _set(self.go, texts("Continue"), self._acts.go_on, "play")
        elif teaches:
            self._tell(texts("New here?"), texts("Start with a lesson"), texts("a short first game, step by step"))
            _set(self.go, texts("Learn to play"), self._acts.learn, "school")
        else:
            words = texts("default options, steady opponents")
            words = texts("your last set-up, {against}", against=last) if last else words
            self._tell(texts("Straight to the table"), texts("Start right away"), words)
            _set(self.go, texts("Play now"), self._acts.quick, "play")
        if teaches:
            _set(self.learn, texts("Play now"), self._acts.quick, "play")
        else:
            _set(self.learn, texts("Learn to play"), self._acts.learn, "school")

    def show_longest(self, game: Face) -> None:
        """As much as there may ever be to tell of a running game, so that the room for it is there beforehand."""
        texts = self.context.texts
        behind = texts("You are behind, {mine} to {theirs}", mine=12, theirs=13)
        self._tell(texts("Your game"), "", f"{behind}, {texts.count(120, '{n} move made', '{n} moves made')}")
        self.thumb.show(game.id, pygame.Surface(self.thumb.room))

    def _tell(self, caption: str, against: str, standing: str) -> None:
        self.caption.text, self.against.text, self.standing.text = caption, against, standing

    def show_table(self, game: str, standing: str, table: pygame.Surface | None) -> None:
        """How the running game stands, and a picture of it; it must be placed anew then."""
        self.standing.text = ", ".join(filter(None, (standing, self.standing.text)))
        self.thumb.show(game, table, kept=True)

    # -- layout -----------------------------------------------------------------------------------------

    def height_for(self, rect: pygame.Rect) -> int:
        """How high it wants to be at the top of a rectangle, with what it says now; it may have to be placed anew."""
        labels = [one.text for one in self.widgets if isinstance(one, Label)]
        buttons = [(one.text, one.note, one.icon) for one in self.widgets if isinstance(one, Button)]
        key = (self.context.view, rect.left, rect.width, *labels, *buttons, self.thumb.kept, self.least_brief)
        found = _heights.get(key)
        if found is None:
            if len(_heights) >= HEIGHTS:
                _heights.clear()
            found = _heights[key] = self.place(rect) - rect.top
        return found

    def place(self, rect: pygame.Rect, lowest: int = 0) -> int:
        """Lays everything out from the top of a rectangle; returns where it ends. `lowest`: how far down that should be
        at most, for which less is told if need be."""
        self.brief = self.least_brief
        bottom = self._laid_out(rect, lowest)
        while lowest and bottom > lowest and self.brief < MOST_BRIEF:
            self.brief += 1
            bottom = self._laid_out(rect, lowest)
        return bottom

    def _laid_out(self, rect: pygame.Rect, lowest: int) -> int:
        px = self.context.view.px
        inner = pygame.Rect(rect.left + px(40), rect.top + px(26), rect.width - 2 * px(40), 0)
        gap = px(40)
        self.columns = []
        if self._wide_enough(inner.width, gap):
            return self._three(inner, gap, lowest - px(28)) + px(26)
        return self._two(inner, gap) + px(26)

    def _wide_enough(self, width: int, gap: int) -> bool:
        """Whether three columns stand well: with large texts the third would be one button to a line, and too high."""
        view = self.context.view
        half = (width - 4 * gap - sum(self._first_two(width, gap)) - view.px(16)) // 2
        beside = all(button.natural_width() <= half for button in (self.learn, self.results))
        return beside and width >= WIDE * view.text * 0.8 * max(view.scale, 0.62)

    @staticmethod
    def _first_two(width: int, gap: int) -> tuple[int, int]:
        """How wide the first two of three columns are."""
        room = width - 4 * gap
        return round(room * 0.37), round(room * 0.32)

    def _three(self, inner: pygame.Rect, gap: int, lowest: int) -> int:
        """Every game fills the same height, so that no button moves when another box is looked at."""
        width = inner.width - 4 * gap
        first, second = self._first_two(inner.width, gap)
        third = width - first - second
        x2 = inner.left + first + 2 * gap
        x3 = x2 + second + 2 * gap
        self.columns = [x2 - gap, x3 - gap]
        ends = [self._about(inner.left, inner.top, first), self._running(x2, inner.top, second)]
        bottom = max(*ends, self._ways(x3, inner.top, third, 0), lowest)
        self._ways(x3, inner.top, third, bottom)
        self._stats(inner.left, bottom - self.context.writer.line_height(LABEL), first)
        self._sink(bottom)
        return bottom

    def _two(self, inner: pygame.Rect, gap: int) -> int:
        width = (inner.width - 2 * gap) // 2
        x2 = inner.left + width + 2 * gap
        self.columns = [x2 - gap]
        px = self.context.view.px
        left = self._about(inner.left, inner.top, width)
        self._stats(inner.left, left - self.context.writer.line_height(LABEL), width)
        right = self.new.place(x2, self._running(x2, inner.top, width) + px(16), width)
        # The two lesser ways go where there is room: so all four are seen without scrolling, or nearly.
        if left < right:
            left = self._pair(inner.left, left + px(20), width, 0)
        else:
            right = self._pair(x2, right + px(16), width, 0)
        return max(left, right)

    def _about(self, left: int, top: int, width: int) -> int:
        px = self.context.view.px
        bottom = self.title.place(left, top - px(6), width) + px(4)
        self.pitch.visible = not self.brief
        bottom = self.pitch.place(left, bottom, width) + px(12) if self.pitch.visible else bottom
        self.meta.rect = pygame.Rect(0, 0, 0, 0)
        return bottom + self._stats(left, bottom, width)

    def _stats(self, left: int, top: int, width: int) -> int:
        """One line of figures, or as many as it takes. Returns its height."""
        px, writer = self.context.view.px, self.context.writer
        x, y = left, top
        line = writer.line_height(LABEL)
        for label in (self.played, self.won, self.meta):
            wide = writer.width(label.text, LABEL) if label.text else 0
            if wide and x > left and x + wide > left + width:
                x, y = left, y + line
            label.rect = pygame.Rect(x, y, wide, line if wide else 0)
            x += wide + (px(28) if wide else 0)
        wide = writer.width(self.best.text, LABEL) if self.best.text else 0
        fits = x + wide <= left + width  # it is told where there is room, and never takes a line of its own
        self.best.rect = pygame.Rect(x, y, wide if fits else 0, line if wide and fits else 0)
        self.best.visible = bool(self.best.rect.width)
        return y + line - top

    def _running(self, left: int, top: int, width: int) -> int:
        px = self.context.view.px
        self.standing.one_line, self.caption.visible = self.brief > 1, self.brief < MOST_BRIEF
        bottom = self.caption.place(left, top, width) + px(6) if self.caption.visible else top
        thumb = self.thumb.width
        roomy = width - thumb - px(24) >= self.go.natural_width()
        self.thumb.place(left, bottom, thumb if roomy else 0)
        x = left + (thumb + px(24) if roomy else 0)
        room = width - (x - left)
        self.against.place(x, bottom, room)
        y = bottom + self.context.writer.line_height(SUBTITLE)
        y = self.standing.place(x, y, room) + px(12)
        return max(self.go.place(x, y, room), self.thumb.rect.bottom)

    def _sink(self, bottom: int) -> None:
        """The button at the foot of its column, level with its neighbours, and as high as they are where it can be."""
        px = self.context.view.px
        bottom = max(self.go.rect.bottom, bottom)
        top = max(self.standing.rect.bottom + px(10), bottom - px(MAIN))
        high = max(self.go.rect.height, bottom - top)
        self.go.rect.update(self.go.rect.left, bottom - high, self.go.rect.width, high)

    def _ways(self, left: int, top: int, width: int, bottom: int) -> int:
        """New game over the two others; given a bottom, they are as high as that allows."""
        gap = self.context.view.px(16)
        first = self.new.height_for(width)
        second = max(button.height_for((width - gap) // 2) for button in (self.learn, self.results))
        spare = max(0, bottom - top - first - gap - second) // 2
        return self._pair(left, self.new.place(left, top, width, first + spare) + gap, width, second + spare)

    def _pair(self, left: int, top: int, width: int, height: int) -> int:
        """Learning and results beside each other, or one below the other where the words are too wide."""
        gap = self.context.view.px(16)
        half = (width - gap) // 2
        pair = (self.learn, self.results)
        side = all(button.natural_width() <= half for button in pair)
        height = max(height, *(button.height_for(half if side else width) for button in pair))
        bottom = self.learn.place(left, top, half if side else width, height)
        if side:
            return self.results.place(left + half + gap, top, width - half - gap, height)
        return self.results.place(left, bottom + gap, width, height)


def _set(button: Button, text: str, act: Callable[[], None], icon: str) -> None:
    button.text = button.name = text
    button.act, button.icon = act, icon
