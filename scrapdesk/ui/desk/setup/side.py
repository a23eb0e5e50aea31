"""The panel beside the table: house rules as cards that scroll, then players and length, the game's ID, and Start.

Owns where these stand. Must not know what an option means.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

import pygame

from scrapdesk.storage.people import Companion, met
from scrapdesk.storage.samples import kinds_of
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.met import MetTile, place_tiles
from scrapdesk.ui.desk.own_sets import called
from scrapdesk.ui.desk.setup.option import FACE_PARTS, OptionCard, OptionWords
from scrapdesk.ui.face import Face
from scrapdesk.ui.paint.type.styles import BODY, HEADING, LABEL, NOTE, Style
from scrapdesk.ui.setting import Setting, Way
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Act, Button
from scrapdesk.ui.widgets.choice import Choice
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.scroll import ScrollPane

SCROLLED = 0.82
"""How large pictures are where not even the smallest would make room for everything."""
START = Style("serif-bold", 40, leading=1.2)


class StartButton(Button):
    """The one large button."""

    def __init__(self, context: AppContext, act: Act) -> None:
        super().__init__(context, context.texts("Start"), act, "play", primary=True, region="start")
        self._style = START


class GoalCard(OptionCard):
    """A card that only tells."""

    focusable = False

    def _draw_seal(self, surface: pygame.Surface) -> None:
        """There is nothing to choose."""


def minutes_of(game: Face, setting: Setting, players: int, chosen: Mapping[str, str]) -> int:
    """About how long a game takes at such a table."""
    if setting.minutes is not None:
        return setting.minutes(players, chosen)
    return game.minutes + 5 * round(game.minutes_each * (players - game.seats[0]) / 5)


class SideActs(NamedTuple):
    """Where the panel leads. `step` is told whether somebody comes (1) or goes (-1)."""

    begin: Act
    show_id: Act
    workshop: Act
    step: Callable[[int], None]


class SetupSide:
    def __init__(self, context: AppContext, game: Face, acts: SideActs) -> None:
        texts = context.texts
        self._context, self._game = context, game
        self._head = Label(context, texts("House rules"), HEADING)
        self._news = Label(context, "", NOTE, "highlight")
        self._news.visible = False
        self._none = Label(context, texts.line(game.pitch), BODY)
        self._goal: GoalCard | None = None
        self._between = Label(context, texts("Your games together"), LABEL)
        self._tiles: list[MetTile] = []
        self._own = Button(context, texts("Make your own"), acts.workshop, "palette", small=True, region="options")
        self._own.tip = texts("Start from a sample, change it, and play with it")
        self._own.visible = bool(kinds_of(game.id))
        self.pane = ScrollPane(context, texts("House rules"), "options")
        self.cards: Sequence[OptionCard] = ()
        self._sets: list[Choice] = []
        self._facts = Label(context, "", LABEL)
        self.id = Button(context, texts("Game ID"), acts.show_id, "copy", small=True, region="start")
        self.id.tip = texts("Share this game, or enter an ID")
        self.fewer = self._stepper("minus", texts("One player fewer"), lambda: acts.step(-1))
        self.more = self._stepper("plus", texts("One player more"), lambda: acts.step(1))
        self.trouble = Label(context, "", NOTE, "refuse")
        self.start = StartButton(context, acts.begin)

    @property
    def widgets(self) -> list[Widget]:
        return [self.pane, self._facts, *self._steppers, self.id, self.trouble, self.start]

    @property
    def _steppers(self) -> list[Button]:
        return [self.fewer, self.more] if len(self._game.seats) > 1 else []

    def _stepper(self, icon: str, words: str, act: Act) -> Button:
        button = Button(self._context, "", act, icon, small=True, region="start", tip=words)
        button.name = words
        return button

    def show(
        self,
        cards: Sequence[OptionCard],
        sets: Collection[str],
        used: str,
        use: Callable[[str], None],
        players: int,
        minutes: int,
        trouble: str,
    ) -> None:
        """What the game offers now; it must be placed then."""
        texts = self._context.texts
        self.cards = cards
        for card in cards:
            card.region = "options"
        values = [("", texts("Standard")), *((name, called(name)) for name in sets)]
        self._sets = [Choice(self._context, texts("Cards and scenarios"), values, used, use, "options")] if sets else []
        counted = texts.count(players, "{n} player", "{n} players")
        self._facts.text = texts("{players}, about {n} min", players=counted, n=minutes)
        self._head.text = texts("House rules") if cards or sets else self._game.title
        self.trouble.text = self.start.reason = trouble
        least, most = min(self._game.seats), max(self._game.seats)
        self.fewer.reason = texts("This game needs at least {n} players.", n=least) if players <= least else ""
        self.more.reason = texts("This game has room for {n} players.", n=most) if players >= most else ""

    @property
    def news(self) -> str:
        return self._news.text

    def tell_news(self, words: str) -> None:
        """What somebody who came or went has changed here; it must be placed then."""
        self._news.text, self._news.visible = words, bool(words)
        if words:
            self.pane.offset = 0

    def show_goal(self, goal: Way | None, who: Collection[Companion | None]) -> None:
        """How the game is won, and how one has done so far against those who sit here: where it has no options."""
        texts, history = self._context.texts, self._context.storage.history.value
        self._goal = None
        if goal is not None:
            told = OptionWords(texts.line(goal.title), texts.line(goal.words), picture=goal.picture, fills=goal.fills)
            self._goal = GoalCard(self._context, told, lambda: None)
        here = [found for found in met(history.results, self._game.id) if found.companion in who]
        self._tiles = [MetTile(self._context, found) for found in here]

    def place(self, room: pygame.Rect) -> None:
        """Start at the foot, what is told above it, and the rest of the room for the cards."""
        px = self._context.view.px
        start = max(self.start.height_for(room.width), px(84))
        top = room.bottom - start
        self.start.place(room.left, top, room.width, start)
        self.trouble.rect = pygame.Rect(0, 0, 0, 0)
        if self.trouble.text:
            high = self.trouble.height_for(room.width)
            top -= high + px(12)
            self.trouble.place(room.left, top, room.width)
        top = self._place_facts(room, top - px(16))
        self.pane.rect = pygame.Rect(room.left, room.top, room.width + px(20), max(px(40), top - px(14) - room.top))
        for part in (*FACE_PARTS, SCROLLED):  # smaller pictures before anything has to be scrolled to
            for card in self.cards:
                card.most = part
            self._fill(room.left)
            if not self.pane.overflow:
                return
        self._cut_between_rows(room.left)

    def _cut_between_rows(self, left: int) -> None:
        """Where not everything is seen, the pane ends below a whole row."""
        pane = self.pane
        if pane.overflow:
            shown = pane.offset
            ends = [child.rect.bottom + shown for child in pane.children()]
            whole = [end for end in ends[1:] if end <= pane.rect.bottom]
            if whole:
                pane.rect.height = whole[-1] + self._context.view.px(8) - pane.rect.top
                self._fill(left)

    def _place_facts(self, room: pygame.Rect, bottom: int) -> int:
        """Fewer and more at the left, always in the same place; the ID at the right; players and length between them
        or above. Returns where they begin."""
        px = self._context.view.px
        left, wide = room.left, min(room.width, self.id.natural_width())
        high = self.id.height_for(wide)
        for button in self._steppers:
            button.place(left, bottom - high, button.natural_width(), high)
            left = button.rect.right + px(10)
        if self._steppers and left + wide > room.right:
            self.id.place(room.left, bottom - 2 * high - px(8), wide, high)
            return self._tell_facts(room.left, bottom - 2 * high - px(16), room.width)
        words = room.right - wide - px(12) - left
        if self._context.writer.width(self._facts.text, LABEL) <= words:
            self.id.place(room.right - wide, bottom - high, wide, high)
            self._facts.place(left, bottom - high + (high - self._facts.height_for(words)) // 2, words)
            return bottom - high
        self.id.place(room.right - wide if self._steppers else room.left, bottom - high, wide, high)
        return self._tell_facts(room.left, bottom - high - px(8), room.width)

    def _tell_facts(self, left: int, bottom: int, width: int) -> int:
        top = bottom - self._facts.height_for(width)
        self._facts.place(left, top, width)
        return top

    def _fill(self, left: int) -> None:
        px = self._context.view.px
        width = self.pane.inner_width + px(4)
        seen = self.pane.offset
        bottom = self._head.place(left, self.pane.rect.top, width) + px(10)
        column: list[Widget] = [self._head]
        if self._news.visible:
            bottom = self._news.place(left, bottom - px(6), width) + px(10)
            column.append(self._news)
        for choice in self._sets:
            bottom = choice.place(left, bottom, width) + px(14)
            column.append(choice)
        for card in self.cards:
            bottom = card.place(left, bottom, width) + px(14)
            column.append(card)
        if not self.cards and not self._sets:
            bottom = self._none.place(left, bottom, width) + px(14)
            column.append(self._none)
            if self._goal is not None:
                bottom = self._goal.place(left, bottom, width) + px(14)
                column.append(self._goal)
            if self._tiles:
                bottom = self._between.place(left, bottom + px(6), width) + px(8)
                bottom = place_tiles(self._context, self._tiles, left, bottom, width)
                column += [self._between, *self._tiles]
        if self._own.visible:
            bottom = self._own.place(left, bottom + px(10), min(width, self._own.natural_width())) + px(6)
            column.append(self._own)
        self.pane.offset = seen
        self.pane.fill(column, bottom)
