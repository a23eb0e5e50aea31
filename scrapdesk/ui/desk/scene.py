"""The desk itself: which box is chosen, where everything lies, and where each button leads.

Owns the layout of the desk. Must not know rules, and loads none: a game is opened by its id.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from scrapdesk.storage.scorebook import bests_of, counting, of_game, watched
from scrapdesk.storage.statistics import History, tally
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.box import LID, GameBox
from scrapdesk.ui.desk.closer import Closer
from scrapdesk.ui.desk.counted import begun_in
from scrapdesk.ui.desk.drawer import Drawer, DrawerActs, SoFar
from scrapdesk.ui.desk.forethought import Forethought
from scrapdesk.ui.desk.header import draw_title, menu_words
from scrapdesk.ui.desk.leaving import ask_to_close, take_pasted
from scrapdesk.ui.desk.litbox import from_lit_box
from scrapdesk.ui.desk.menu import menu_buttons
from scrapdesk.ui.desk.quick import last_against, quick_table
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.paint.shapes import frame
from scrapdesk.ui.requests import OpenHelp, OpenLesson, OpenResults, OpenSetup, Request
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.ground import TableTop, wood
from scrapdesk.ui.scenes.painting import Painting
from scrapdesk.ui.table.running import Running, running
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.scroll import ScrollPane

MOST_DRAWER: Final = 0.52
"""The share of the window that the drawer may take; beyond that it scrolls."""


class DeskScene(WidgetScene):
    panels = True

    def __init__(self, context: AppContext, game: str = "") -> None:
        super().__init__(context)
        self.game = (
            context.faces.get(game)
            or context.faces.get(context.settings.last_game)
            or list(context.faces.values())[:2][-1]  # the second box lies in the lamp's light
        )
        self.mat = pygame.Rect(0, 0, 0, 0)
        self.drawer_rect = pygame.Rect(0, 0, 0, 0)
        self._top = TableTop(context)
        self.boxes = [GameBox(context, found, self.choose, self.begin) for found in context.faces.values()]
        self.drawer = Drawer(
            context, DrawerActs(self._go_on, self._quick, *map(self._opens, (OpenSetup, OpenLesson, OpenResults)))
        )
        self._pane = ScrollPane(context, region="drawer")
        self.menu = menu_buttons(context, lambda: self.game.id, self.escape)
        self._keyboard.led = self._led
        self._painting = Painting(context)
        self._entered = False
        """Whether the button that a key presses is marked."""
        self._forethought = Forethought(context)
        self._closer = Closer(context, self._seen_closer)
        self.widgets = [*self.boxes, self._pane, *self.menu, self._painting.bar]
        self._show_game()

    # -- choosing ---------------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self.context.sit_at()
        for box in self.boxes:
            box.settle_down()
        self.focus(self._box())
        self._prefetch()

    def resume(self) -> None:
        """The game that was played, or set up, is the one that is chosen."""
        super().resume()
        played = bool(self.context.seated)
        self.game = self.context.faces.get(self.context.seated, self.game)
        self.context.sit_at()
        self._show_game()
        self.arrange()
        if played or not self.ring_shown or isinstance(self.focused, GameBox):
            self.focus(self._box())

    def pause(self) -> None:
        super().pause()
        self._closer.forget()
        self._top.let_go()
        for box in self.boxes:
            box.forget_lids()
            box.clicked = False

    def choose(self, game: str) -> None:
        if game != self.game.id:
            self.game = self.context.faces[game]
            self._show_game()
            self._arrange_drawer()
            self.damage.add(self.drawer_rect.inflate(self.context.view.px(40), self.context.view.px(40)))

    def _show_game(self) -> None:
        for box in self.boxes:
            box.select(box.game.id == self.game.id)
        found = running(self.context.storage.shelf, self.game.id, self.context.texts)
        self._closer.look(found.record if found is not None else None, self.drawer.thumb.room)
        self._fill_drawer(found)

    def _fill_drawer(self, found: Running | None) -> None:
        history, box = self.context.storage.history.value, self._box()
        meta = "" if box.with_meta else box.meta_words()
        last, done = last_against(self.context, self.game), _so_far(history, self.game.id, self._begun)
        self.drawer.show(self.game, meta, done, found, not history.results, last)
        box.way = self.drawer.go.text
        if found is not None:
            self.drawer.show_table(self.game.id, self._closer.standing, self._closer.picture)

    def _seen_closer(self) -> None:
        """There is more to tell of the running game."""
        self._show_game()
        if self._arrange_drawer() > self.drawer_rect.height < round(self.context.view.height * MOST_DRAWER):
            self.arrange()
            self.damage.add_all()
        self.damage.add(self.drawer_rect)

    def _begun(self, game: str) -> int:
        return begun_in(self.context.storage.shelf.all()).get(game, 0)

    def _box(self) -> GameBox:
        return next(box for box in self.boxes if box.game.id == self.game.id)

    def focus_changed(self, widget: Widget) -> None:
        if isinstance(widget, GameBox):
            self.choose(widget.game.id)

    def _led(self, others: Sequence[Widget], at: int | None, direction: str) -> int | None:
        """Down from a box is the way into its game, wherever that stands, and up from there is the box again: nobody
        comes to another game by going down and up."""
        found = None if at is None else others[at]
        if direction == "down" and isinstance(self.focused, GameBox):
            found = self.drawer.go
        elif direction == "up" and isinstance(found, GameBox):
            found = self._box()
        return others.index(found) if found in others else at

    @property
    def enters(self) -> bool:
        """Whether a key opens the lit box now: the button that it presses has a ring too, and the box names it."""
        return self.ring_shown and isinstance(self.focused, GameBox)

    def about_to_draw(self) -> None:
        super().about_to_draw()
        if self.enters != self._entered:
            self._entered = self.enters
            self.damage.add(self.drawer.go.extent)

    # -- where the buttons lead -------------------------------------------------------------------------

    def begin(self, game: str) -> None:
        """What opening a box does: goes on with its game, or begins one."""
        self.choose(game)
        if self.drawer.go.reason:
            self.say(self.drawer.go.reason)
        else:
            self.drawer.go.act()

    def _go_on(self) -> None:
        found = running(self.context.storage.shelf, self.game.id, self.context.texts)
        if found is None:
            self.say(self.context.texts("That game can no longer be opened."), "refuse")
        else:
            self.context.open_table(found.record)

    def _quick(self) -> None:
        self.context.open_table(quick_table(self.context, self.game))

    def _opens(self, request: Callable[[str], Request]) -> Callable[[], None]:
        """The way to another scene, about the game that is chosen then."""
        return lambda: self.context.open(request(self.game.id))

    def escape(self) -> None:
        ask_to_close(self.context)

    def shortcut(self, event: KeyDown) -> bool:
        if self.context.keys.means(event, "help"):
            self.context.open(OpenHelp("desk", self.game.id))
            return True
        if from_lit_box(self, self._box(), event):
            return True
        wish = self.context.keys.meant(event, "desk")
        if wish == "paste id":
            take_pasted(self)
        elif wish:
            self.ring_shown = True
            self.focus(self.boxes[int(wish.removeprefix("box ")) - 1])
        return bool(wish)

    # -- layout -----------------------------------------------------------------------------------------

    def arrange(self) -> None:
        view, px = self.context.view, self.context.view.px
        header = self._arrange_menu()
        margin = px(48)
        self.drawer_rect = pygame.Rect(margin, 0, view.width - 2 * margin, 0)
        for box in self.boxes:
            box.with_meta = True
        self._fit_labels()
        most, self.drawer.least_brief = round(view.height * MOST_DRAWER), 0
        needed = self._tallest_drawer()
        if needed > most:
            self.drawer.least_brief = 1
            needed = self._tallest_drawer()
        height = min(max(needed, px(244)), most)
        self.drawer_rect.update(margin, view.height - px(30) - height, self.drawer_rect.width, height)
        self._arrange_drawer()
        bottom = self.drawer_rect.top - px(44)
        self.mat = pygame.Rect(margin, header, self.drawer_rect.width, max(px(120), bottom - header))
        self._arrange_boxes()
        self._painting.bar.slim = px(30)
        width = min(px(420), self.mat.width)
        self._painting.bar.place(self.drawer_rect.right - width, view.height - px(30), width)

    def _arrange_menu(self) -> int:
        """The buttons at the top right; returns where the header ends."""
        view, px = self.context.view, self.context.view.px
        player = self.context.settings.player
        self.menu[0].text, self.menu[0].name = menu_words(self.context, player), player
        height = max(button.height_for(10_000) for button in self.menu)
        x = view.width - px(64)
        for button in reversed(self.menu):
            width = button.natural_width()
            button.place(x - width, max(px(12), px(68) - height // 2), width, height)
            x -= width + px(16)
        return max(px(136), self.menu[0].rect.bottom + px(20))

    def _fit_labels(self) -> None:
        """Players and minutes below the names: in one line, in two, or not at all where there is no room."""
        room = self._column() - self.context.view.px(30)
        for box in self.boxes:
            box.stacked = any(one.meta_width() > room for one in self.boxes)
            box.small_name = False
        wide = any(box.name_width() > room for box in self.boxes)
        for box in self.boxes:
            box.small_name = wide

    def _column(self) -> int:
        return (self.drawer_rect.width - 2 * self.context.view.px(40)) // len(self.boxes)

    def _arrange_drawer(self) -> int:
        """Lays the drawer out where it is; returns how high it wants to be."""
        pane = self._pane
        pane.rect = self.drawer_rect.inflate(-2 * self.context.view.px(14), -2 * self.context.view.px(12))
        grown = pygame.Rect(self.drawer_rect)
        grown.top = pane.rect.top - self.context.view.px(12)
        bottom = self.drawer.place(grown, pane.rect.bottom + self.context.view.px(14))
        pane.offset = 0
        pane.fill(self.drawer.widgets, bottom - self.context.view.px(14))
        return bottom - grown.top

    def _tallest_drawer(self) -> int:
        """The height that is enough for every game, so that the mat does not move when another is chosen."""
        found = running(self.context.storage.shelf, self.game.id, self.context.texts)
        room = self.drawer_rect
        tallest = self.drawer.height_for(room)
        for game in self.context.faces.values():
            meta = "" if self._box().with_meta else self._box().meta_words()
            self.drawer.show(game, meta, SoFar(), None, last=last_against(self.context, game))
            tallest = max(tallest, self.drawer.height_for(room))
            self.drawer.show_longest(game)
            tallest = max(tallest, self.drawer.height_for(room))
        self._fill_drawer(found)
        return tallest

    def _arrange_boxes(self) -> None:
        px = self.context.view.px
        room = self.mat.inflate(-2 * px(44), -2 * px(26))
        label = max(box.label_height(self._column()) for box in self.boxes)
        if room.height - label < px(200) and self.boxes[0].with_meta:
            for box in self.boxes:
                box.with_meta = False
            label = max(box.label_height(self._column()) for box in self.boxes)
            self._show_game()
            self._arrange_drawer()
        column = room.width // len(self.boxes)
        space = room.height - label - px(22)
        width = min(px(300) if self.context.view.text <= 1 else column, column - px(24), space * LID[0] // LID[1])
        lid = (max(px(40), width), max(px(57), width * LID[1] // LID[0]))
        words = max(max(box.words_width(), box.name_width()) for box in self.boxes) + px(20)
        free = room.height - lid[1] - label - px(22)
        for number, box in enumerate(self.boxes):
            centre = room.left + column * number + column // 2
            place = pygame.Rect(0, room.top + px(6) + max(0, free) // 2, *lid)
            place.centerx = centre
            plate = pygame.Rect(0, place.bottom + px(16), min(column - px(8), max(px(306), lid[0], words)), label)
            plate.centerx = centre
            box.place(place, plate)

    def _prefetch(self) -> None:
        wanted = [found for box in self.boxes for found in box.pictures]
        wanted.append((wood(self.context.settings.look), self.context.view.size))
        self.context.art.prefetch(wanted)

    def resized(self) -> None:
        self._closer.forget()
        self._top.let_go()
        self._show_game()
        super().resized()
        self._prefetch()

    def update(self, dt: float) -> None:
        """A first opening that takes its time shows how far it is. Then the table that is likely next is prepared."""
        self._painting.wait(dt)
        self._forethought.turn(self.game)

    def art_came(self) -> None:
        self._closer.art_came()
        for box in self.boxes:
            box.forget_lids()
        self.damage.add_all()

    # -- painting ---------------------------------------------------------------------------------------

    def ground(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        self._top.draw(surface, self.mat)
        px = self.context.view.px
        if clip.top < self.mat.top:
            draw_title(self.context, surface, self.menu[0].rect.left, self.mat.top)
        if clip.colliderect(self.drawer_rect.inflate(px(20), px(20))):
            self.context.shapes.draw(surface, self.drawer_rect, plates.panel(self.context))
            line = self.drawer_rect.inflate(0, -2 * px(30))
            for x in self.drawer.columns:
                surface.fill(self.context.theme.line, (x, line.top, max(1, px(2)), line.height))
            if self.enters:
                edge = frame(self.context.theme.highlight, px(17), max(2, px(3)), -px(6))
                self.context.shapes.draw(surface, self.drawer.go.rect, (edge,))


def _so_far(history: History, game: str, begun: Callable[[str], int]) -> SoFar:
    """`begun` is asked only where nothing was finished: it reads every saved game."""
    count, results = tally(history, game), of_game(history, game)
    waiting = 0 if results else begun(game)
    return SoFar(count.played, count.won, bests_of(counting(results), ()).shortest, watched(results), waiting)
