"""The rules text of events and missions, generated from their data in one fixed wording.

One sentence pattern for each verb, so that equal things are always said alike and a card can never say other
than it does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from scrapdesk.core.words import Line, Word, either, full_stop, listed, paragraph, plural, say
from scrapdesk.games.scarper.board import ALL_FIELDS, FIELD_TITLES
from scrapdesk.games.scarper.cards import YOU, Condition, Effect


def effects_text(effects: tuple[Effect, ...]) -> Line:
    return say("{text}", text=paragraph([effect_text(effect) for effect in effects]))


def effect_text(effect: Effect) -> Line:
    return full_stop(_EFFECTS[effect.do](effect))


def conditions_text(conditions: tuple[Condition, ...]) -> Line:
    """A mission as one sentence."""
    return say("At the end of the year {conditions}.", conditions=_all(conditions))


def aim_text(conditions: tuple[Condition, ...]) -> Line:
    """The same without saying when, for places where all of them stand."""
    return full_stop(_all(conditions))


def _all(conditions: tuple[Condition, ...]) -> Line:
    if not conditions:
        return say("nothing is required")  # of a mission in a file that is refused for it
    first = _CONDITIONS[conditions[0].need](conditions[0])
    return say("{first}, and {rest}", first=first, rest=_all(conditions[1:])) if conditions[1:] else first


def fields_text(where: tuple[int, ...]) -> Word:
    """Battlefields of which one is meant."""
    return say("any battlefield") if where == ALL_FIELDS else either([FIELD_TITLES[field] for field in where])


def trenches(number: int) -> Line:
    return plural(number, "{n} trench", "{n} trenches")


def spaces(number: int) -> Line:
    return plural(number, "{n} space", "{n} spaces")


def command_points(number: int) -> Line:
    return plural(number, "{n} command point", "{n} command points")


def _propaganda(effect: Effect) -> Line:
    amount = abs(effect.amount)
    if effect.who == YOU:
        if effect.amount > 0:
            return say("your propaganda marker goes up {n}", n=amount)
        return say("your propaganda marker goes down {n}", n=amount)
    if effect.amount > 0:
        return say("the enemy's propaganda marker goes up {n}", n=amount)
    return say("the enemy's propaganda marker goes down {n}", n=amount)


def _economy(effect: Effect) -> Line:
    amount = abs(effect.amount)
    if effect.who == YOU:
        if effect.amount > 0:
            return say("your economy marker goes up {n}", n=amount)
        return say("your economy marker goes down {n}", n=amount)
    if effect.amount > 0:
        return say("the enemy's economy marker goes up {n}", n=amount)
    return say("the enemy's economy marker goes down {n}", n=amount)


def _morale(effect: Effect) -> Line:
    if effect.amount > 0:
        return say("you gain {n} morale", n=effect.amount)
    return say("you lose {n} morale", n=-effect.amount)


def _charge(effect: Effect) -> Line:
    where = fields_text(effect.where)
    if effect.amount:
        return say("you may make a frontal charge in {where}, adding {n} to your roll", where=where, n=effect.amount)
    return say("you may make a frontal charge in {where}", where=where)


def _roll(effect: Effect) -> Line:
    """Both branches in one sentence, so that nobody can wonder where the last of them ends."""
    win = _clause(effect.win)
    if not effect.lose:
        return say("roll a D6: on {need} or more, {win}; otherwise, nothing happens", need=effect.need, win=win)
    lose = _clause(effect.lose)
    return say("roll a D6: on {need} or more, {win}; otherwise, {lose}", need=effect.need, win=win, lose=lose)


def _clause(effects: tuple[Effect, ...]) -> Word:
    if not effects:
        return say("nothing happens")
    first = _EFFECTS[effects[0].do](effects[0])
    return say("{first}, and {rest}", first=first, rest=_clause(effects[1:])) if effects[1:] else first


def _trench(effect: Effect) -> Line:
    where = fields_text(effect.where)
    if effect.amount == 1:
        return say("you may put a trench on one of your own spaces in {where}", where=where)
    return say("put up to {trenches} on your own spaces in {where}", trenches=trenches(effect.amount), where=where)


def _clear(effect: Effect) -> Line:
    where = fields_text(effect.where)
    if effect.amount == 1:
        return say("you may clear an enemy trench next to the front line in {where}", where=where)
    return say("clear up to {n} enemy trenches next to the front line in {where}", n=effect.amount, where=where)


_EFFECTS: Final[dict[str, Callable[[Effect], Line]]] = {
    "trench": _trench,
    "clear": _clear,
    "advance": lambda e: say("advance with a movement value of {n} in {where}", n=e.amount, where=fields_text(e.where)),
    "retreat": lambda e: say(
        "you fall back {spaces} in {where} and lose your trenches on that ground",
        spaces=spaces(e.amount),
        where=fields_text(e.where),
    ),
    "economy": _economy,
    "propaganda": _propaganda,
    "morale": _morale,
    "charge": _charge,
    "assault": lambda e: say(
        "you may make a concentrated assault in {where} as if with a card worth {points}",
        where=fields_text(e.where),
        points=plural(e.amount, "{n} point", "{n} points"),
    ),
    "bombard": lambda e: say(
        "roll a D3 and clear that many enemy trenches in {where}, those nearest to the front line first",
        where=fields_text(e.where),
    ),
    "roll": _roll,
    "points": lambda e: say("then you have {points} to spend, but not on an assault", points=command_points(e.amount)),
    "scout": lambda e: say("look at the enemy's mission"),
    "rethink": lambda e: say("choose again from your three missions"),
    "again": lambda e: say(
        "play another card at once, as long as you keep one for each of your remaining action rounds"
    ),
    "silence": lambda e: say("the enemy's next card this year cannot be played for its event"),
    "truce": lambda e: say("the enemy's next card this year cannot be spent on attacks"),
    "drill": lambda e: say("until the end of the year you add {n} to your rolls when you charge", n=e.amount),
    "guard": lambda e: say("until the end of the year you add {n} to your rolls when you are charged", n=e.amount),
}


def _battlefields(number: int) -> Line:
    return plural(number, "{n} battlefield", "{n} battlefields")


_CONDITIONS: Final[dict[str, Callable[[Condition], Line]]] = {
    "ahead": lambda c: say("you are ahead by {n} or more in {where}", n=c.amount, where=_each(c.where)),
    "lead": lambda c: say("you are ahead in {battlefields} or more", battlefields=_battlefields(c.amount)),
    "gained": lambda c: say(
        "your front line is further forward than at the start of the year in {battlefields} or more",
        battlefields=_battlefields(c.amount),
    ),
    "held": lambda c: say(
        "your front line is no further back than at the start of the year in {where}", where=_each(c.where)
    ),
    "steady": lambda c: say(
        "the front line is where it was at the start of the year in {battlefields} or more",
        battlefields=_battlefields(c.amount),
    ),
    "total": lambda c: say("your leads in all battlefields add up to {n} or more", n=c.amount),
    "propaganda": lambda c: say("your propaganda marker is {n} or more above the enemy's", n=c.amount),
    "economy": lambda c: say("your economy marker is at {n} or more", n=c.amount),
    "richer": lambda c: say("your economy marker is {n} or more above the enemy's", n=c.amount),
    "trenches": lambda c: say(
        "you have {trenches} or more in {where}", trenches=trenches(c.amount), where=_together(c.where)
    ),
    "manned": lambda c: say("you have {trenches} or more in each battlefield", trenches=trenches(c.amount)),
    "breached": lambda c: say(
        "the enemy has {trenches} or fewer in {where}", trenches=trenches(c.amount), where=_together(c.where)
    ),
}


def _together(where: tuple[int, ...]) -> Word:
    """Battlefields whose trenches are added up."""
    if where == ALL_FIELDS:
        return say("all battlefields together")
    names = listed([FIELD_TITLES[field] for field in where])
    return say("{battlefields} together", battlefields=names) if len(where) > 1 else names


def _each(where: tuple[int, ...]) -> Word:
    return say("every battlefield") if where == ALL_FIELDS else listed([FIELD_TITLES[field] for field in where])
