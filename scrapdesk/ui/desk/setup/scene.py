"""The set table: seats round the open box, the options of the game beside it, and the way to the game.

Owns what was chosen and where everything lies. What can be chosen, and whether it fits together, the rules say.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pygame

from scrapdesk.core.content import Content
from scrapdesk.core.gameid import SetupId
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, say
from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.own_sets import additions, fitting, own_sets, rules_of
from scrapdesk.ui.desk.setup import choosing
from scrapdesk.ui.desk.setup.comings import Comings
from scrapdesk.ui.desk.setup.ids import IdScene
from scrapdesk.ui.desk.setup.news import SetTable, told_change
from scrapdesk.ui.desk.setup.party import Party
from scrapdesk.ui.desk.setup.picker import SeatPicker
from scrapdesk.ui.desk.setup.round_table import RoundTable
from scrapdesk.ui.desk.setup.seats import SeatCard, Signs
from scrapdesk.ui.desk.setup.side import SetupSide, SideActs, minutes_of
from scrapdesk.ui.desk.setup.wing import Wing
from scrapdesk.ui.frame.events import KeyDown, Point
from scrapdesk.ui.paint.type.styles import LABEL, TITLE
from scrapdesk.ui.requests import OpenLesson, OpenWorkshop
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.ground import TableTop
from scrapdesk.ui.scenes.placing import headed
from scrapdesk.ui.scenes.pointer import show_ring
from scrapdesk.ui.setting import Setting
from scrapdesk.ui.setups import default_players, remembered
from scrapdesk.ui.table.identity import IdPart
from scrapdesk.ui.table.seals import set_pins
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label


class SetupScene(WidgetScene):
    way_back: ClassVar[Line] = say("Back to the set-up")
    panels = True

    def __init__(self, context: AppContext, game: str, content: Content | None = None) -> None:
        """`content`: a set of the player's own, where the game is not to be made of ours."""
        super().__init__(context)
        self._sets, self._coming = own_sets(game, content, context.storage.workshop), content
        self.set = next((name for name, found in self._sets.items() if found == content), "")
        self._face = context.faces[game]
        self._rules = rules_of(game, content)
        self.info = self._rules.info
        found = remembered(context.settings, game)
        players = found.players if len(found.players) in self.info.seats else default_players(self.info.seats[0])
        self.chosen = {spec.key: spec.default_for(len(players)) for spec in self.info.options} | {
            key: value for key, value in found.options.items() if any(key == spec.key for spec in self.info.options)
        }
        self._seats = len(players)
        self.party = Party(context, self.info, players, found.names, self._party_changed)
        self._comings = Comings(context, self, self.party, self._as_now, lambda: self.table)
        self._take_what_is_new()
        self._ids = IdScene(context, self.take_id, self._told_of_id)
        self._visited = False
        """Whether the workshop was gone to."""
        self._landed: SetupScene = self
        """Which table an ID that was typed has set."""
        self._wing = Wing(context, self.choose)
        self._make_parts()
        self._renew()
        self._found = self._wish()

    def _make_parts(self) -> None:
        context, texts = self.context, self.context.texts
        self.title = Label(context, texts("Set up a game: {game}", game=self._face.title), TITLE, "over", "wood")
        words = texts("Click a seat to change it, or drag it onto another to swap.")
        self.hint = Label(context, words, LABEL, "over", "wood")
        learn = Button(context, texts("Learn to play"), self._learn, "school", small=True, region="head")
        self.head = [
            *([learn] if self._face.teaches else []),
            Button(
                context, texts("Rules"), lambda: context.open_rules(self.info.id), "rulebook", small=True, region="head"
            ),
            Button(context, texts("Back"), self.escape, "undo", small=True, region="head", action="cancel"),
        ]
        self.table = RoundTable(context, self._face, self._comings.ask, self._comings.add, self)
        ways = SideActs(self._begin, lambda: context.scenes.push(self._ids), self._workshop, self._comings.step)
        self.side = SetupSide(context, self._face, ways)
        self._top = TableTop(context)
        self._mat = self._panel = pygame.Rect(0, 0, 0, 0)

    # -- what was chosen --------------------------------------------------------------------------------

    @property
    def players(self) -> list[str]:
        """Who sits where, one word a seat."""
        return self.party.players

    @property
    def identity(self) -> IdPart:
        """The ID of this game, and its luck."""
        return self._ids.part

    def choose(self, chosen: choosing.Chosen) -> None:
        self.chosen = dict(chosen)
        self.side.tell_news("")
        self._renew()

    def use_set(self, name: str) -> None:
        """Another set of cards: the choices are those that it offers."""
        self.set = name
        self.side.tell_news("")
        self._rules = rules_of(self.info.id, self._sets.get(name))
        self.info = self.party.info = self._rules.info
        self.chosen = fitting(self.info, self.chosen, len(self.players))
        self._take_what_is_new()
        self._renew()

    def _take_what_is_new(self) -> None:
        """A scenario of one's own is there to be played."""
        if self.set:
            self.chosen |= additions(self.info, GAMES[self.info.id].info)

    def _party_changed(self) -> None:
        self._comings.forget()
        seats, before = len(self.players), SetTable(self.chosen, self.table.sides)
        if seats == self._seats:
            self._renew()
            return
        self.chosen = choosing.for_seats(self._rules, self._seats, seats, self.chosen)
        self._seats = seats
        self._renew()
        now = SetTable(self.chosen, self.table.sides)
        self.side.tell_news(told_change(self.context, self._face.setting(self._rules), seats, before, now))
        self.arrange()

    def _as_now(self) -> Callable[[], None]:
        """The way back to who sits where and what is chosen now."""
        back, chosen, news = self.party.as_now(), dict(self.chosen), self.side.news

        def undo() -> None:
            back()
            self.choose(chosen)
            self.side.tell_news(news)
            self.arrange()

        return undo

    def shortcut(self, event: KeyDown) -> bool:
        return self.context.keys.means(event, "undo") and self._comings.take_back()

    def take_id(self, wanted: SetupId) -> None:
        """The game that a typed id stands for; where it is another one, in a scene of its own."""
        if wanted.game != self.info.id or self.set:
            scene = SetupScene(self.context, wanted.game)
            self.context.scenes.pop(self)
            self.context.scenes.push(scene)
        else:
            scene = self
        self._landed = scene
        scene.set_up(wanted)

    def _told_of_id(self, words: str) -> None:
        """Where the ID was another game's, its own table is told."""
        if words:
            self._landed.say(words)

    def set_up(self, wanted: SetupId) -> None:
        self._seats = wanted.seats
        self.chosen = dict(wanted.options)
        self._ids.part.seed, self._ids.part.typed = wanted.seed, True
        self.party.resize(wanted.seats)

    # -- after every change -----------------------------------------------------------------------------

    def trouble(self) -> str:
        """Why this cannot be played, as a sentence; "" where it can."""
        return choosing.trouble_with(self._rules, len(self.players), self.chosen) or self.party.trouble()

    def _renew(self) -> None:
        """All cards anew, the focus on what it was on; a question about a seat hears of it."""
        seat = self.focused.number if isinstance(self.focused, SeatCard) else None
        focus = self.focused.name if self.focused is not None else ""
        region = self.focused.region if self.focused is not None else ""
        wrong, seats = choosing.trouble_with(self._rules, len(self.players), self.chosen), len(self.players)
        self._ids.show(None if wrong or self.set else self.info, seats, self.chosen, self.party.secret)
        setting = self._face.setting(self._rules)
        self.table.show(self.party, setting.box, self._signs(setting) if not wrong else ())
        cards = self._wing.cards(setting, self._rules, seats, self.chosen)
        self.side.show_goal(setting.goal(seats) if setting.goal is not None else None, self.party.who)
        minutes = minutes_of(self._face, setting, seats, self.chosen)
        self.side.show(cards, self._sets, self.set, self.use_set, seats, minutes, self.trouble())
        self.arrange()
        if seat is not None and seat < len(self.table.cards):
            focus = self.table.cards[seat].name  # whoever sits there now
        self._focus_again(focus, region)
        self.damage.add_all()
        top = self.context.scenes.top
        if isinstance(top, SeatPicker):
            top.changed()

    def _signs(self, setting: Setting) -> list[Signs]:
        """Under what each seat plays, where that is known before the game."""
        cloth, seats = self._face.cloth, len(self.players)
        if cloth is None or not setting.signed(self.chosen):
            return []
        view = self._rules.view(self._rules.setup(seats, self._rules.check_options(seats, self.chosen)), None)
        return [cloth.badge(view, seat) for seat in range(seats)]

    def _focus_again(self, name: str, region: str) -> None:
        found = [one for one in self.reachable() if one.name == name and one.region == region]
        if found and found[0] is not self.focused:
            self.unfocus()
            self.focus(found[0])
        elif not found and name:
            self.unfocus()

    # -- where it leads ---------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        if self.focused is None:
            self.focus(self.side.start)

    def resume(self) -> None:
        """From a lesson it is back at the desk: nothing of that table's colours and sounds stays."""
        super().resume()
        if self.context.seated:
            self.context.sit_at()
        if self._visited:
            self._visited = False
            self._sets = own_sets(self.info.id, self._coming, self.context.storage.workshop)
            self.use_set(self.set if self.set in self._sets else "")
        self._renew()

    def escape(self) -> None:
        """Who leaves finds everything as it was chosen when they come again."""
        if self._wish() != self._found and not self.set and not self.trouble():
            self.context.remember_setup(self._wish())
        super().escape()

    def _wish(self) -> NewTable:
        """What was chosen, without its luck."""
        return NewTable(self.info.id, tuple(self.players), dict(self.chosen), "", names=self.party.names)

    def _workshop(self) -> None:
        """To cards of one's own; what was made there is offered when one comes back."""
        self._visited = True
        self.context.open(OpenWorkshop(game=self.info.id))

    def _learn(self) -> None:
        self.context.open(OpenLesson(self.info.id))

    def _begin(self) -> None:
        content = self._sets.get(self.set)
        players, names, ids = tuple(self.players), self.party.names, self._ids.part
        table = NewTable(self.info.id, players, dict(self.chosen), ids.seed, content, names, ids.typed)
        if content is None:
            self.context.remember_setup(table)

        def leaving() -> None:
            way = self.context.scenes.scenes[1:]  # whatever led here is no place to come back to: the desk is
            self.context.scenes.pop(way[0] if self in way else self)
            set_pins(self.context, table.game, table.seed, self.party.pins)

        self.context.open_table(table, leaving)

    # -- layout -----------------------------------------------------------------------------------------

    def arrange(self) -> None:
        view, px = self.context.view, self.context.view.px
        edge, gap = px(38), px(28)
        head = headed(self.context, self.title, self.head)
        top = max(head - px(6), self._place_hint(head) + px(12))
        wide = min(round(px(450) * max(1.0, 0.55 + view.text * 0.45)), round(view.width * 0.42))
        high = view.height - top - px(28)
        self._panel = pygame.Rect(view.width - edge - wide, top, wide, high)
        self._mat = pygame.Rect(edge, top, self._panel.left - gap - edge, high)
        self.side.place(self._panel.inflate(-2 * px(22), -2 * px(22)))
        self.table.place(self._mat.inflate(-2 * px(34), -2 * px(34)))
        self.widgets = [self.title, self.hint, *self.table.widgets, *self.side.widgets, *self.head]
        for widget in self.widgets:
            widget.settle(self)

    def _place_hint(self, head: int) -> int:
        """One line below the title, always there; where the buttons stand below the title, below both. Returns where it
        ends. `head`: where the title and the buttons end."""
        px, title = self.context.view.px, self.title.rect
        first = self.head[0].rect
        if first.top >= title.bottom:
            return self.hint.place(title.left, head - px(14), self.context.view.width - 2 * title.left)
        title.top = px(12)
        return self.hint.place(title.left, title.bottom, first.left - px(20) - title.left)

    def ground(self, surface: pygame.Surface) -> None:
        self._top.draw(surface, self._mat)
        self.context.shapes.draw(surface, self._panel, plates.panel(self.context))
        self.table.draw_ground(surface)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.table.draw_lifted(surface)

    def pause(self) -> None:
        super().pause()
        self.table.let_go()

    def art_came(self) -> None:
        self.table.pictures_came()
        super().art_came()

    # -- carrying a card --------------------------------------------------------------------------------

    def carried(self, seat: Seat, pos: Point) -> None:
        self.damage.add(self.table.carry(seat, pos))

    def dropped(self, seat: Seat, pos: Point) -> None:
        other = self.table.seat_at(pos)
        self.damage.add(self.table.let_go())
        if other is not None and other != seat:
            self.context.audio.play("click")
            self.party.swap(seat, other)

    def shifted(self, seat: Seat, step: int) -> None:
        """By keyboard: one seat further, and the focus goes along."""
        other = (seat + step) % len(self.players)
        self.party.swap(seat, other)
        show_ring(self, True)
        self.focus(self.table.cards[other])
