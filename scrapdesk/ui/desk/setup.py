"""Before a game: how many play, who they are, and the choices of the set-up. Leads to a table.

Owns what was chosen. What can be chosen, and whether it fits together, the game's own rules say.
"""

from __future__ import annotations

from collections.abc import Callable

from scrapdesk.ai.levels import LEVELS, TEMPERAMENTS
from scrapdesk.ai.roster import agent_names
from scrapdesk.core.content import Content
from scrapdesk.core.gameid import SetupId
from scrapdesk.core.options import BadOption, OptionSpec
from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.own_sets import additions, fitting, own_sets, rules_of
from scrapdesk.ui.desk.people import People
from scrapdesk.ui.paint.type.styles import LABEL
from scrapdesk.ui.scenes.dialog import Answer, Overlay, nothing
from scrapdesk.ui.setups import default_players, level_of, remembered, temperament_of, with_temperament
from scrapdesk.ui.table.identity import IdPart
from scrapdesk.ui.table.running import HUMAN, opponent_names
from scrapdesk.ui.table.seals import set_pins
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.choice import Choice
from scrapdesk.ui.widgets.label import Label


class SetupScene(Overlay):
    width = 1240

    def __init__(self, context: AppContext, game: str, content: Content | None = None) -> None:
        """`content`: a set of the player's own, where the game is not to be made of ours."""
        texts = context.texts
        answers = [Answer(texts("Begin"), self._begin, "play", primary=True), Answer(texts("Not now"), nothing)]
        self._sets = own_sets(game, content)
        self.set = next((name for name, found in self._sets.items() if found == content), "")
        self._rules = rules_of(game, content)
        self.info = self._rules.info
        super().__init__(context, texts("New game: {game}", game=self.info.title), answers)
        found = remembered(context.settings, game)
        self.players = list(found.players) if len(found.players) in self.info.seats else []
        self.players = self.players or list(default_players(self.info.seats[0]))
        self.chosen = {spec.key: spec.default_for(len(self.players)) for spec in self.info.options} | {
            key: value for key, value in found.options.items() if any(key == spec.key for spec in self.info.options)
        }
        self._take_what_is_new()
        self._trouble = Label(context, "", LABEL, "refuse")
        self._rows: list[Choice] = []
        self._seats: list[Choice] = []
        """The rows of the seats, which are among the others."""
        self.people = People(context, self._recheck, found.names)
        self.identity = IdPart(context, self.take_id, self._place_anew)
        self._make_rows()
        self._check()

    # -- choosing ---------------------------------------------------------------------------------------

    def use_set(self, name: str) -> None:
        """Another set of cards: the choices are those that it offers."""
        self.set = name
        self._rules = rules_of(self.info.id, self._sets.get(name))
        self.info = self._rules.info
        self.chosen = fitting(self.info, self.chosen, len(self.players))
        self._take_what_is_new()
        self._renew()

    def _take_what_is_new(self) -> None:
        """A scenario of one's own is there to be played."""
        if self.set:
            self.chosen |= additions(self.info, GAMES[self.info.id].info)

    def _make_rows(self) -> None:
        texts = self.context.texts
        rows: list[Choice] = []
        if len(self.info.seats) > 1:
            counts = [(str(count), str(count)) for count in self.info.seats]
            rows.append(Choice(self.context, texts("Players"), counts, str(len(self.players)), self._resize))
        if self._sets:
            sets = [("", texts("ours")), *((name, name) for name in self._sets)]
            rows.append(Choice(self.context, texts("Cards and scenarios"), sets, self.set, self.use_set))
        names = opponent_names(self.players)
        self._seats = [self._seat_row(seat, names[seat]) for seat in range(len(self.players))]
        rows += self._seats
        rows += self._temperament_rows()
        rows += [self._option_row(spec) for spec in self.info.options]
        self._rows = rows
        self.people.sit(self.info, self.players)

    def _seat_row(self, seat: int, opponent: str) -> Choice:
        texts = self.context.texts
        titles = self.info.seat_names
        title = titles[seat] if seat < len(titles) else texts("Seat {n}", n=seat + 1)
        who = f"{title}: {opponent}" if opponent else title
        values = [(HUMAN, texts("A person"))]
        values += [(f"ai:{name}", self._level(name)) for name in agent_names() if name in LEVELS]
        return Choice(self.context, who, values, level_of(self.players[seat]), self._seater(seat))

    def _temperament_rows(self) -> list[Choice]:
        """One row for all opponents, where there are any: what they like, among moves that are about equally good."""
        if all(player == HUMAN for player in self.players):
            return []
        texts = self.context.texts
        values = [(name, texts(found.title)) for name, found in TEMPERAMENTS.items()]
        return [Choice(self.context, texts("Temperament"), values, temperament_of(self.players), self._temper)]

    def _temper(self, temperament: str) -> None:
        self.players = with_temperament(self.players, temperament)

    def _level(self, name: str) -> str:
        return self.context.texts(LEVELS[name].title)

    def _option_row(self, spec: OptionSpec) -> Choice:
        values = [(value, value.replace("-", " ")) for value in spec.choices]
        return Choice(self.context, spec.label, values, self.chosen[spec.key], self._setter(spec.key))

    def _seater(self, seat: int) -> Callable[[str], None]:
        def sit(player: str) -> None:
            temperament = temperament_of(self.players)
            self.players[seat] = player
            self.players = with_temperament(self.players, temperament)
            self._renew()

        return sit

    def _setter(self, key: str) -> Callable[[str], None]:
        def choose(value: str) -> None:
            self.chosen[key] = value
            self._recheck()

        return choose

    def _recheck(self) -> None:
        self._check()
        self._place_anew()

    def _place_anew(self) -> None:
        self.arrange()
        self.damage.add_all()

    def _resize(self, count: str) -> None:
        """More or fewer seats: those who sit stay, and choices go back to what is usual for the number."""
        seats = int(count)
        self.players = (self.players + list(default_players(seats))[len(self.players) :])[:seats]
        for spec in self.info.options:
            self.chosen[spec.key] = spec.default_for(seats)
        self._renew()

    def _renew(self) -> None:
        """The rows anew, the focus on the row that it was on."""
        names = [row.text for row in self._rows]
        at = names.index(self.focused.name) if self.focused is not None and self.focused.name in names else None
        self._make_rows()
        self._check()
        self.arrange()
        if at is not None and at < len(self._rows):
            self.unfocus()
            self.focus(self._rows[at])
        self.damage.add_all()

    def _check(self) -> None:
        """Says at once what cannot be played."""
        try:
            self._rules.check_options(len(self.players), self.chosen)
            trouble = ""
        except BadOption as fault:
            trouble = str(fault)[:1].upper() + str(fault)[1:]
        veiled = self.info.hidden and self.players.count(HUMAN) > 1
        self.identity.show(None if trouble or self.set else self.info, len(self.players), self.chosen, veiled)
        trouble = trouble or self.people.trouble()
        self._trouble.text = trouble
        self.buttons[0].reason = trouble

    def take_id(self, wanted: SetupId) -> None:
        """The game that a typed id stands for; where it is another one, in a scene of its own."""
        if wanted.game != self.info.id or self.set:
            scene = SetupScene(self.context, wanted.game)
            self.context.scenes.replace(scene)
        else:
            scene = self
        scene.set_up(wanted)

    def set_up(self, wanted: SetupId) -> None:
        seats = wanted.seats
        self.players = (self.players + list(default_players(seats))[len(self.players) :])[:seats]
        self.chosen = dict(wanted.options)
        self.identity.seed = wanted.seed
        self._renew()

    def _begin(self) -> None:
        content = self._sets.get(self.set)
        players, names, seed = tuple(self.players), self.people.names, self.identity.seed
        table = NewTable(self.info.id, players, dict(self.chosen), seed, content, names)
        if content is None:
            self.context.remember_setup(table)

        pins = self.people.pins
        self.context.open_table(table, leaving=lambda: set_pins(self.context, table.game, table.seed, pins))

    # -- layout -----------------------------------------------------------------------------------------

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        px = self.context.view.px
        bottom = top
        widgets: list[Widget] = []
        for row in self._seats:
            row.place(left + px(4), top, width - px(8))
        self.people.measure(self._seats)
        for row in self._rows:
            bottom = row.place(left + px(4), bottom + px(4), width - px(8))
            widgets.append(row)
            if row in self._seats:
                fields, bottom = self.people.place_name(self._seats.index(row), row)
                widgets += fields
            bottom += px(14)
            if row is self._seats[-1] and self._trouble.text and self._trouble.text == self.people.trouble_of_names():
                bottom = self._place_trouble(widgets, left, bottom, width)
        fields, bottom = self.people.place_pins(left + px(6), bottom, width - px(12))
        widgets += fields
        if self._trouble.text and self._trouble not in widgets:
            bottom = self._place_trouble(widgets, left, bottom, width)
        bottom = self.identity.place(left, bottom, width)
        return [*widgets, *self.identity.widgets], bottom

    def _place_trouble(self, widgets: list[Widget], left: int, top: int, width: int) -> int:
        """What is wrong with names stands below them, anything else below it all."""
        px = self.context.view.px
        widgets.append(self._trouble)
        return self._trouble.place(left + px(4), top, width - px(8)) + px(14)


def open_setup(context: AppContext, wish: str | tuple[str, Content] | SetupId) -> SetupScene:
    """For a game by its name, for one with cards of one's own, or for what a game ID stands for."""
    if isinstance(wish, SetupId):
        scene = SetupScene(context, wish.game)
        scene.set_up(wish)
        return scene
    return SetupScene(context, *wish) if isinstance(wish, tuple) else SetupScene(context, wish)
