"""The log of Scarper: every event as a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from scrapdesk.core.events import Event
from scrapdesk.core.table import Names
from scrapdesk.core.words import Line, Word, listed, plural, say
from scrapdesk.games.scarper.board import FIELD_TITLES, FIELDS
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.state import NONE
from scrapdesk.games.scarper.wording import command_points, spaces, trenches

Words = dict[str, Word]


def narrate(deck: Deck, event: Event, names: Names) -> Line | None:
    teller = _TELLERS.get(event.kind)
    return None if teller is None else teller(deck, event, names)


def _int(event: Event, key: str) -> int:
    return cast(int, event.data[key])


def _name(event: Event, names: Names) -> str:
    return names[_int(event, "seat")]


def _field(event: Event) -> Word:
    return FIELD_TITLES[FIELDS.index(cast(str, event.data["field"]))]


def _titles(deck: Deck, event: Event, key: str) -> Word:
    cards = deck.events if key == "cards" else deck.missions
    return listed([cards[card].title for card in cast("tuple[int, ...]", event.data[key])])


def morale_text(value: int) -> Word:
    """Where the marker is, said for the side on whose half it is."""
    if value == 0:
        return 0
    if value > 0:
        return say("{n} for the Entente", n=value)
    return say("{n} for the Central Powers", n=-value)


# -- the frame of a year --------------------------------------------------------------------------------


def _year(deck: Deck, event: Event, names: Names) -> Line:
    first = names[_int(event, "first")]
    return say("{year}: six event cards each. {first} goes first.", event.rule, year=_int(event, "year"), first=first)


def _hand(deck: Deck, event: Event, names: Names) -> Line:
    return say("{name} holds {cards}.", event.rule, name=_name(event, names), cards=_titles(deck, event, "cards"))


def _offer(deck: Deck, event: Event, names: Names) -> Line:
    missions = _titles(deck, event, "missions")
    return say("{name} chooses from {missions}.", event.rule, name=_name(event, names), missions=missions)


def _kept(deck: Deck, event: Event, names: Names) -> Line:
    template = "{name} has changed missions." if event.data["again"] else "{name} has chosen a mission."
    return say(template, event.rule, name=_name(event, names))


def _mission(deck: Deck, event: Event, names: Names) -> Line | None:
    mission = _int(event, "mission")
    if mission == NONE:
        return None
    data = {"name": _name(event, names), "mission": deck.missions[mission].title}
    if morale := _int(event, "morale"):
        return say("{name} fulfilled {mission}: {morale} morale.", event.rule, morale=morale, **data)
    return say("{name} reveals {mission}: not fulfilled.", event.rule, **data)


def _scored(deck: Deck, event: Event, names: Names) -> Line:
    total = _int(event, "total")
    kinds = ("battlefields", "propaganda", "economy", "missions")
    sign = -1 if total < 0 else 1  # what the side that gains has won is plus, and minus what the other one has
    parts: Words = {part: f"{sign * _int(event, part):+d}" for part in kinds}
    template = "battlefields {battlefields}, propaganda {propaganda}, economy {economy}, missions {missions}"
    words = say(template, "", **parts)
    if total == 0:
        return say("Neither side gains morale this year ({parts}).", event.rule, parts=words)
    side = names[total < 0]
    return say(
        "Morale gained this year by {side}: {total} ({parts}).", event.rule, side=side, total=abs(total), parts=words
    )


def _morale(deck: Deck, event: Event, names: Names) -> Line:
    gain = _int(event, "gain")
    data: Words = {"name": _name(event, names), "number": abs(gain), "value": morale_text(_int(event, "value"))}
    if gain < 0:
        return say("{name} loses {number} morale; the marker is at {value}.", event.rule, **data)
    return say("{name} gains {number} morale; the marker is at {value}.", event.rule, **data)


def _over(deck: Deck, event: Event, names: Names) -> Line:
    winner = event.data["winner"]
    if winner is None:
        return say("The war ends with morale exactly even: a draw.", event.rule)
    return say("The war is over: {name} wins.", event.rule, name=names[cast(int, winner)])


# -- a round --------------------------------------------------------------------------------------------


def _dug(deck: Deck, event: Event, names: Names) -> Line:
    data: Words = {"name": _name(event, names), "space": _int(event, "space"), "field": _field(event)}
    if event.data["paid"]:
        data["trenches"] = trenches(_int(event, "number"))
        return say("{name} spends 1 economy: {trenches} on space {space} of {field}.", event.rule, **data)
    return say("{name} digs a trench on space {space} of {field}.", event.rule, **data)


def _card(deck: Deck, event: Event, names: Names) -> Line:
    card = deck.events[_int(event, "card")]
    if event.data["event"]:
        words: Words = {"name": _name(event, names), "card": card.title, "text": card.text}
        return say('{name} plays the event {card}: "{text}"', event.rule, **words)
    points = command_points(card.points)
    data: Words = {"name": _name(event, names), "card": card.title, "points": points}
    return say("{name} plays {card} for {points}.", event.rule, **data)


def _gone(deck: Deck, event: Event, names: Names) -> Line:
    return say("{card} is out of the war.", event.rule, card=deck.events[_int(event, "card")].title)


def _track(deck: Deck, event: Event, names: Names) -> Line:
    change = _int(event, "change")
    data: Words = {"name": _name(event, names), "value": _int(event, "value")}
    if event.data["track"] == "propaganda":
        if change == 0:
            return say("{name}'s propaganda stays at {value}.", event.rule, **data)
        if change > 0:
            return say("{name}'s propaganda rises to {value}.", event.rule, **data)
        return say("{name}'s propaganda falls to {value}.", event.rule, **data)
    if change == 0:
        return say("{name}'s economy stays at {value}.", event.rule, **data)
    if change > 0:
        return say("{name}'s economy rises to {value}.", event.rule, **data)
    return say("{name}'s economy falls to {value}.", event.rule, **data)


def _lapsed(deck: Deck, event: Event, names: Names) -> Line | None:
    points = command_points(_int(event, "points"))
    return say("{name} ends the turn with {points} unused.", event.rule, name=_name(event, names), points=points)


def _moved(deck: Deck, event: Event, names: Names) -> Line:
    steps, removed = _int(event, "steps"), _int(event, "removed")
    data: Words = {"name": _name(event, names), "field": _field(event)}
    if removed:
        data["trenches"] = trenches(removed)
    if steps:
        data["spaces"] = spaces(steps)
    if steps and removed:
        return say("{name} clears {trenches} in {field} and advances {spaces}.", event.rule, **data)
    if steps:
        return say("{name} advances {spaces} in {field}.", event.rule, **data)
    if removed:
        return say("{name} clears {trenches} in {field}.", event.rule, **data)
    return say("The front line in {field} does not move.", event.rule, field=data["field"])


def _retreated(deck: Deck, event: Event, names: Names) -> Line:
    lost = _int(event, "lost")
    data: Words = {"name": _name(event, names), "field": _field(event), "spaces": spaces(_int(event, "steps"))}
    if not lost:
        return say("{name} falls back {spaces} in {field}.", event.rule, **data)
    data["trenches"] = trenches(lost)
    return say("{name} falls back {spaces} in {field} and gives up {trenches}.", event.rule, **data)


def _charge(deck: Deck, event: Event, names: Names) -> Line:
    return say("{name} charges in {field}.", event.rule, name=_name(event, names), field=_field(event))


def _bombard(deck: Deck, event: Event, names: Names) -> Line:
    return say("{name} bombards {field}.", event.rule, name=_name(event, names), field=_field(event))


def _charge_dice(deck: Deck, event: Event, names: Names) -> Line:
    dice = {key: _int(event, key) for key in ("attacker", "attack", "defender", "defence")}
    template = "{name} rolls {attacker} and adds {attack}; {enemy} rolls {defender} and adds {defence}."
    if dice["attacker"] + dice["attack"] == dice["defender"] + dice["defence"]:
        template = (
            "{name} rolls {attacker} and adds {attack}; {enemy} rolls {defender} and adds {defence}: nothing changes."
        )
    return say(template, event.rule, name=_name(event, names), enemy=names[1 - _int(event, "seat")], **dice)


def _assault(deck: Deck, event: Event, names: Names) -> Line:
    points = plural(_int(event, "points"), "{n} point", "{n} points")
    data: Words = {"name": _name(event, names), "field": _field(event), "points": points}
    return say("{name} assaults {field} with {points}.", event.rule, **data)


def _assault_die(deck: Deck, event: Event, names: Names) -> Line:
    die, points = _int(event, "die"), _int(event, "points")
    template = "{name} rolls {die}: movement value {value}."
    return say(template, event.rule, name=_name(event, names), die=die, value=die + points)


def _die(deck: Deck, event: Event, names: Names) -> Line:
    return say("{name} rolls {die}.", event.rule, name=_name(event, names), die=_int(event, "die"))


# -- events ---------------------------------------------------------------------------------------------


def _nothing(deck: Deck, event: Event, names: Names) -> Line:
    return say("This part of the event has no effect now.", event.rule)


def _declined(deck: Deck, event: Event, names: Names) -> Line:
    """What somebody may do by an event, and leaves."""
    return say(_DECLINED[cast(str, event.data["effect"])], event.rule, name=_name(event, names))


_DECLINED: Final = {
    "trench": "{name} digs no more trenches with the event.",
    "clear": "{name} clears no more trenches with the event.",
    "charge": "{name} doesn't use the event to charge.",
    "assault": "{name} doesn't use the event to assault.",
}


def _points(deck: Deck, event: Event, names: Names) -> Line:
    points = command_points(_int(event, "points"))
    return say("{name} gets {points} to spend.", event.rule, name=_name(event, names), points=points)


def _scouted(deck: Deck, event: Event, names: Names) -> Line:
    return say("{name} looks at the enemy's mission.", event.rule, name=_name(event, names))


def _saw_mission(deck: Deck, event: Event, names: Names) -> Line:
    title = deck.missions[_int(event, "mission")].title
    return say("The enemy's mission is {mission}.", event.rule, mission=title)


def _by_name(template: str) -> Callable[[Deck, Event, Names], Line]:
    def teller(deck: Deck, event: Event, names: Names) -> Line:
        return say(template, event.rule, name=_name(event, names))

    return teller


def _lasting(template: str) -> Callable[[Deck, Event, Names], Line]:
    def teller(deck: Deck, event: Event, names: Names) -> Line:
        return say(template, event.rule, name=_name(event, names), amount=_int(event, "amount"))

    return teller


_TELLERS: Final[dict[str, Callable[[Deck, Event, Names], Line | None]]] = {
    "year": _year,
    "hand": _hand,
    "offer": _offer,
    "kept": _kept,
    "mission": _mission,
    "scored": _scored,
    "morale": _morale,
    "over": _over,
    "dug": _dug,
    "card": _card,
    "gone": _gone,
    "track": _track,
    "lapsed": _lapsed,
    "moved": _moved,
    "retreated": _retreated,
    "charge": _charge,
    "bombard": _bombard,
    "charge-dice": _charge_dice,
    "assault": _assault,
    "assault-die": _assault_die,
    "die": _die,
    "nothing": _nothing,
    "declined": _declined,
    "points": _points,
    "scouted": _scouted,
    "saw-mission": _saw_mission,
    "again": _by_name("{name} plays another card at once."),
    "silence": _by_name("{name} cannot play the next card for its event."),
    "truce": _by_name("{name} cannot spend the next card on attacks."),
    "drill": _lasting("Until the end of the year, {name} adds {amount} to charges."),
    "guard": _lasting("Until the end of the year, {name} adds {amount} when charged."),
}
