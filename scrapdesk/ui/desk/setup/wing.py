"""The options of the game beside the table: one card each, and a list of the ways where there are more than two.

Owns what a press on a card leads to. What is possible it asks of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from scrapdesk.core.entry import AnyRules
from scrapdesk.core.words import either, say
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.setup import choosing
from scrapdesk.ui.desk.setup.option import OptionCard, OptionWords
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay, nothing
from scrapdesk.ui.setting import Pick, Setting, Switch, Way
from scrapdesk.ui.widgets.base import Widget


class Wing:
    """The cards of one game. `choose` gets all choices after a press."""

    def __init__(self, context: AppContext, choose: Callable[[choosing.Chosen], None]) -> None:
        self._context, self._choose = context, choose

    def cards(self, setting: Setting, rules: AnyRules, seats: int, chosen: Mapping[str, str]) -> list[OptionCard]:
        """One for each option that leaves a choice at this table."""
        found = []
        for rule in (*setting.rules, *_untold(setting, rules)):
            if isinstance(rule, Switch):
                found.append(self._switch(rule, rules, seats, chosen))
            elif len(choosing.possible(rules, seats, chosen, rule.key)) > 1:
                found.append(self._pick(rule, rules, seats, chosen))
            elif rule.ways and _chosen_by_fewest(rules, rule.key):
                found.append(self._locked(rule, rules, seats, chosen))
        return found

    def _switch(self, rule: Switch, rules: AnyRules, seats: int, chosen: Mapping[str, str]) -> OptionCard:
        texts = self._context.texts
        wanted = rule.turned(chosen[rule.key])
        after = choosing.with_value(rules, seats, chosen, rule.key, wanted)
        way = rule.way
        told = OptionWords(
            texts.line(way.title), texts.line(way.words), on=rule.is_on(chosen[rule.key]), picture=way.picture
        )
        card = OptionCard(self._context, told, lambda: self._choose(after or dict(chosen)))
        if after is None:
            needed = choosing.needed_seats(rules, rule.key, wanted)
            card.reason = _needs(self._context, needed, seats) or choosing.trouble_with(
                rules, seats, {**chosen, rule.key: wanted}
            )
        return card

    def _pick(self, rule: Pick, rules: AnyRules, seats: int, chosen: Mapping[str, str]) -> OptionCard:
        values = choosing.possible(rules, seats, chosen, rule.key)
        value = chosen[rule.key]

        def press() -> None:
            if len(values) == 2:
                self._take(rules, seats, chosen, rule.key, values[1 - values.index(value)])
            else:
                take = lambda wanted: self._take(rules, seats, chosen, rule.key, wanted)  # noqa: E731
                self._context.scenes.push(WaysScene(self._context, rule, values, value, take))

        icon = "swap" if len(values) == 2 else "menu"
        return OptionCard(self._context, told_way(self._context, rule, value, icon), press)

    def _locked(self, rule: Pick, rules: AnyRules, seats: int, chosen: Mapping[str, str]) -> OptionCard:
        """What fewer players choose is still there, and says why it cannot be chosen now."""
        told, texts = told_way(self._context, rule, chosen[rule.key], "lock"), self._context.texts
        others = [value for value in rule.ways if value != chosen[rule.key]]
        needed = choosing.needed_seats(rules, rule.key, others[0]) if others else ()
        if needed:
            way, numbers = rule.ways[others[0]].title, texts.word(either([str(number) for number in needed]))
            words = texts("{way} needs {numbers} players; you have {seats}.", way=way, numbers=numbers, seats=seats)
            told = replace(told, words=words)
        return OptionCard(self._context, told, lambda: None)

    def _take(self, rules: AnyRules, seats: int, chosen: Mapping[str, str], key: str, value: str) -> None:
        after = choosing.with_value(rules, seats, chosen, key, value)
        if after is not None:
            self._choose(after)


def told_way(context: AppContext, rule: Pick, value: str, icon: str, alone: bool = False) -> OptionWords:
    """What a card says of one way. `alone`: it stands among the other ways, so that the question need not be told."""
    texts = context.texts
    way = rule.ways.get(value) or Way(say("{value}", value=value.replace("-", " ")), say(""))
    head = "" if alone else texts.line(rule.title)
    return OptionWords(texts.line(way.title), texts.line(way.words), head, True, icon, way.picture, way.fills)


def _untold(setting: Setting, rules: AnyRules) -> list[Pick]:
    """Options of which the face says nothing have their own words."""
    told = {rule.key for rule in setting.rules}
    return [Pick(spec.key, say("{label}", label=spec.label), {}) for spec in rules.info.options if spec.key not in told]


def _chosen_by_fewest(rules: AnyRules, key: str) -> bool:
    """Whether there is something to choose for as few players as can be."""
    spec, least = next(spec for spec in rules.info.options if spec.key == key), min(rules.info.seats)
    return sum(least in spec.needs_seats.get(value, rules.info.seats) for value in spec.choices) > 1


def _needs(context: AppContext, needed: tuple[int, ...], seats: int) -> str:
    if not needed:
        return ""
    texts = context.texts
    if len(needed) == 1:
        return texts("Needs {n} players; you have {seats}.", n=needed[0], seats=seats)
    first = ", ".join(map(str, needed[:-1]))
    return texts("Needs {first} or {last} players; you have {seats}.", first=first, last=needed[-1], seats=seats)


class WaysScene(Overlay):
    """All ways of one option, side by side where there is room."""

    width = 1240

    def __init__(
        self, context: AppContext, rule: Pick, values: list[str], chosen: str, take: Callable[[str], None]
    ) -> None:
        super().__init__(
            context, context.texts.line(rule.title), [DialogAnswer(context.texts("Back"), nothing, "undo")]
        )
        self.cards = [self._card(rule, value, value == chosen, take) for value in values]
        self._chosen = self.cards[values.index(chosen)]

    def _card(self, rule: Pick, value: str, chosen: bool, take: Callable[[str], None]) -> OptionCard:
        told = told_way(self.context, rule, value, "tick", alone=True)

        def press() -> None:
            self.context.scenes.pop(self)
            take(value)

        card = OptionCard(self.context, told, press)
        card.told = replace(told, on=chosen, grey=False)
        return card

    def enter(self) -> None:
        super().enter()
        self.focus(self._chosen)

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        px = self.context.view.px
        gap = px(16)
        columns = 2 if width >= px(900) * max(1.0, self.context.view.text) else 1
        wide = (width - px(8) - gap * (columns - 1)) // columns
        for first in range(0, len(self.cards), columns):
            row = self.cards[first : first + columns]
            high = max(card.height_for(wide) for card in row)
            for number, card in enumerate(row):
                card.place(left + px(4) + number * (wide + gap), top + px(4), wide, high)
            top += high + gap
        return [*self.cards], top
