"""What another number of players has changed at a table that is being set, in one line.

Must not know why the rules want it: what cannot be chosen says so on its card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from scrapdesk.core.words import Word, paragraph, say
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.setting import Pick, Setting, Switch


class SetTable(NamedTuple):
    """What is chosen, and which side everybody plays who has one."""

    chosen: Mapping[str, str]
    sides: Mapping[str, str]


def told_change(context: AppContext, setting: Setting, players: int, before: SetTable, now: SetTable) -> str:
    """ "" where nothing has changed but who sits there."""
    found: list[Word] = []
    for rule in setting.rules:
        value, old = now.chosen[rule.key], before.chosen[rule.key]
        if isinstance(rule, Switch) and rule.is_on(value) != rule.is_on(old):
            way = rule.way.title
            found.append(say("{way}: on.", way=way) if rule.is_on(value) else say("{way}: off.", way=way))
        elif isinstance(rule, Pick) and value != old and value in rule.ways:
            found.append(say("{title}: {way}.", title=rule.title, way=rule.ways[value].title))
    for name, side in now.sides.items():
        if side != before.sides.get(name, side):
            found.append(say("{name} plays {side}.", name=name, side=side))
    if not found:
        return ""
    return context.texts.word(paragraph([say("Changed to the default options for {n} players.", n=players), *found]))
