"""The rules text of events and missions, generated from their data in one fixed wording.

One sentence pattern for each verb, so that equal things are always said alike and a card can never say other
than it does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from scrapdesk.games.scarper.board import ALL_FIELDS, FIELD_TITLES
from scrapdesk.games.scarper.cards import YOU, Condition, Effect


def effects_text(effects: tuple[Effect, ...]) -> str:
    return " ".join(effect_text(effect) for effect in effects)


def effect_text(effect: Effect) -> str:
    return _EFFECTS[effect.do](effect)


def conditions_text(conditions: tuple[Condition, ...]) -> str:
    """A mission as one sentence after "At the end of the year"."""
    return "At the end of the year " + ", and ".join(_CONDITIONS[c.need](c) for c in conditions) + "."


def fields_text(where: tuple[int, ...], joiner: str = "or") -> str:
    if where == ALL_FIELDS:
        return "any battlefield" if joiner == "or" else "all battlefields together"
    names = [FIELD_TITLES[field] for field in where]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {joiner} {names[-1]}"


def counted(amount: int, one: str, many: str = "") -> str:
    """A number with its noun: 1 trench, 2 trenches."""
    return f"{amount} {one if amount == 1 else many or one + 's'}"


def _trenches(amount: int) -> str:
    return counted(amount, "trench", "trenches")


def _track(name: str) -> Callable[[Effect], str]:
    def text(effect: Effect) -> str:
        whose = "Your" if effect.who == YOU else "The enemy's"
        way = "up" if effect.amount > 0 else "down"
        return f"{whose} {name} marker goes {way} {abs(effect.amount)}."

    return text


def _morale(effect: Effect) -> str:
    return f"You {'gain' if effect.amount > 0 else 'lose'} {abs(effect.amount)} morale."


def _charge(effect: Effect) -> str:
    bonus = f", adding {effect.amount} to your roll" if effect.amount else ""
    return f"You may make a frontal charge in {fields_text(effect.where)}{bonus}."


def _roll(effect: Effect) -> str:
    """Both branches in one sentence, so that nobody can wonder where the last of them ends."""
    otherwise = _clause(effect.lose) or "nothing happens"
    return f"Roll a D6: on {effect.need} or more, {_clause(effect.win)}; otherwise, {otherwise}."


def _clause(effects: tuple[Effect, ...]) -> str:
    texts = [effect_text(effect).removesuffix(".") for effect in effects]
    return ", and ".join(text[0].lower() + text[1:] for text in texts)


def _trench(effect: Effect) -> str:
    where = fields_text(effect.where)
    if effect.amount == 1:
        return f"You may put a trench on an own space in {where}."
    return f"Put up to {_trenches(effect.amount)} on your own spaces in {where}."


def _clear(effect: Effect) -> str:
    where = fields_text(effect.where)
    if effect.amount == 1:
        return f"You may remove an enemy trench next to the frontline in {where}."
    return f"Remove up to {effect.amount} enemy trenches next to the frontline in {where}."


def _bombard(effect: Effect) -> str:
    where = fields_text(effect.where)
    return f"Roll a D3 and remove that many enemy trenches in {where}, those nearest to the frontline first."


_EFFECTS: Final[dict[str, Callable[[Effect], str]]] = {
    "trench": _trench,
    "clear": _clear,
    "advance": lambda e: f"Advance with movement value {e.amount} in {fields_text(e.where)}.",
    "retreat": lambda e: (
        f"Your frontline goes back {counted(e.amount, 'space')} in {fields_text(e.where)}, and your trenches on that "
        "ground are lost."
    ),
    "economy": _track("economy"),
    "propaganda": _track("propaganda"),
    "morale": _morale,
    "charge": _charge,
    "assault": lambda e: (
        f"You may make a concentrated assault in {fields_text(e.where)} as with a card of {counted(e.amount, 'point')}."
    ),
    "bombard": _bombard,
    "roll": _roll,
    "points": lambda e: f"Then you have {counted(e.amount, 'command point')} to spend, but not on an assault.",
    "scout": lambda e: "Look at the enemy's mission.",
    "rethink": lambda e: "Choose again among your three missions.",
    "again": lambda e: "Play another card at once, if you keep one for each of your action rounds to come.",
    "silence": lambda e: "The enemy's next card this year cannot be played for its event.",
    "truce": lambda e: "The enemy's next card this year cannot be spent on attacks.",
    "drill": lambda e: f"Until the end of the year you add {e.amount} to your rolls when you charge.",
    "guard": lambda e: f"Until the end of the year you add {e.amount} to your rolls when you are charged.",
}


_CONDITIONS: Final[dict[str, Callable[[Condition], str]]] = {
    "ahead": lambda c: f"you are ahead by {c.amount} or more in {_each(c.where)}",
    "lead": lambda c: f"you are ahead in {counted(c.amount, 'battlefield')} or more",
    "gained": lambda c: (
        f"your frontline is further forward than at its beginning in {counted(c.amount, 'battlefield')} or more"
    ),
    "held": lambda c: f"your frontline is no further back than at its beginning in {_each(c.where)}",
    "steady": lambda c: f"the frontline is where it was at its beginning in {counted(c.amount, 'battlefield')} or more",
    "total": lambda c: f"the distances of all battlefields add up to {c.amount} or more in your favour",
    "propaganda": lambda c: f"your propaganda marker is {c.amount} or more above the enemy's",
    "economy": lambda c: f"your economy marker is at {c.amount} or more",
    "richer": lambda c: f"your economy marker is {c.amount} or more above the enemy's",
    "trenches": lambda c: f"you have {_trenches(c.amount)} or more in {_together(c.where)}",
    "manned": lambda c: f"you have {_trenches(c.amount)} or more in each battlefield",
    "breached": lambda c: f"the enemy has {_trenches(c.amount)} or fewer in {_together(c.where)}",
}


def _together(where: tuple[int, ...]) -> str:
    """Battlefields whose trenches are added up."""
    names = fields_text(where, "and")
    return f"{names} together" if 1 < len(where) < len(ALL_FIELDS) else names


def _each(where: tuple[int, ...]) -> str:
    return "every battlefield" if where == ALL_FIELDS else fields_text(where, "and")
