"""The rules text of a card, made from what it does, in one fixed wording (SR-8.2).

A card file holds no rules text, so a card can never say one thing and do another. `lines_of` gives the sentences,
`text_of` the whole text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from scrapdesk.core.words import Line, say
from scrapdesk.games.scrappers.cards import IMPACT, Card, Effect, Perk

WHOM: Final[Mapping[str, Line]] = {
    "me": say("yourself"),
    "left": say("your left neighbour"),
    "right": say("your right neighbour"),
    "rival": say("a rival of your choice"),
    "rivals": say("every rival"),
    "pilot": say("a pilot of your choice"),
    "all": say("every pilot, yourself last"),
}
WHOSE: Final[Mapping[str, Line]] = {
    "me": say("your"),
    "left": say("your left neighbour's"),
    "right": say("your right neighbour's"),
    "rival": say("a chosen rival's"),
    "rivals": say("every rival's"),
}
FOR_EACH: Final[Mapping[str, Line]] = {
    "ejected": say("for each card you ejected this round"),
    "lying": say("for each card left in your stack"),
    "upgrades": say("for each upgrade you have in play"),
    "drafted": say("for each drafted card left in your stack"),
}


def text_of(card: Card) -> str:
    """All that a card says, as one text."""
    return " ".join(capital(str(line)) for line in lines_of(card))


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def lines_of(card: Card) -> list[Line]:
    """The sentences of a card, top to bottom; whoever shows them gives them their `capital`."""
    if not card.is_upgrade:
        return [_sentence(effect) for effect in card.effects]
    return [_shield(card), *(_perk(perk) for perk in card.perks)]


def _shield(card: Card) -> Line:
    if card.stops == IMPACT:
        return say("Red shield {n}: stops up to {n} impact damage, once.", rule="SR-5.1", n=card.shield)
    return say("Blue shield {n}: stops up to {n} energy damage, once.", rule="SR-5.1", n=card.shield)


def _sentence(effect: Effect) -> Line:
    if effect.verb == "if":
        return _condition(effect)
    return say("{ability}.", ability=ability(effect))


def ability(effect: Effect) -> Line:
    """An ability without its full stop, so that it can stand inside a sentence."""
    line = _ABILITIES[effect.verb](effect)
    return say("{what} {count}", what=line, count=FOR_EACH[effect.per]) if effect.per else line


def _condition(effect: Effect) -> Line:
    condition, then = _CONDITIONS[effect.word](effect.amount), _all(effect.then)
    if not effect.otherwise:
        return say("If {condition}: {then}.", condition=condition, then=then)
    otherwise = _all(effect.otherwise)
    return say("If {condition}: {then}. Otherwise: {otherwise}.", condition=condition, then=then, otherwise=otherwise)


def _all(effects: tuple[Effect, ...]) -> Line:
    line = ability(effects[0])
    for effect in effects[1:]:
        line = say("{first}, then {second}", first=line, second=ability(effect))
    return line


def _damage(effect: Effect) -> Line:
    if effect.word == IMPACT:
        return say("deal {n} impact damage to {whom}", n=effect.amount, whom=WHOM[effect.who])
    return say("deal {n} energy damage to {whom}", n=effect.amount, whom=WHOM[effect.who])


def _gain(effect: Effect) -> Line:
    return say("gain {n} fuel", n=effect.amount) if effect.word == "fuel" else say("gain {n} scrap", n=effect.amount)


def _steal(effect: Effect) -> Line:
    if effect.word == "fuel":
        return say("take up to {n} fuel from {whom}", n=effect.amount, whom=WHOM[effect.who])
    return say("take up to {n} scrap from {whom}", n=effect.amount, whom=WHOM[effect.who])


def _repair(effect: Effect) -> Line:
    return say("repair {n} damage on {whom}", n=effect.amount, whom=WHOM[effect.who])


def _jam(effect: Effect) -> Line:
    return say(
        "turn the next assigned card in {whose} stack face down, so that it counts as ejected", whose=WHOSE[effect.who]
    )


def _swap(effect: Effect) -> Line:
    return say("swap the next two cards in {whose} stack", whose=WHOSE[effect.who])


def _delay(effect: Effect) -> Line:
    return say("move the next card in {whose} stack to the far end, so that it fires last", whose=WHOSE[effect.who])


def _hurry(effect: Effect) -> Line:
    return say("choose a card in your stack to fire next")


def _boost(effect: Effect) -> Line:
    return say("your next damage ability this round deals {n} more", n=effect.amount)


def _double(effect: Effect) -> Line:
    return say("your next operation this round carries out its abilities twice")


def _copy(effect: Effect) -> Line:
    return say(
        "carry out the abilities of the next assigned operation in {whose} stack, except copying and doubling",
        whose=WHOSE[effect.who],
    )


def _trash(effect: Effect) -> Line:
    if effect.amount == 1:
        return say("you may remove from the game one card from your hand or discard pile")
    return say("remove from the game up to {n} cards from your hand or discard pile", n=effect.amount)


def _salvage(effect: Effect) -> Line:
    return say(
        "put the top card of a draft deck or draft pile, worth {n} scrap or less, onto your discard pile",
        n=effect.amount,
    )


def _sweep(effect: Effect) -> Line:
    return say("put the top card of each draft deck onto its draft pile")


def _break(effect: Effect) -> Line:
    return say("destroy one of {whose} upgrades in play", whose=WHOSE[effect.who])


_ABILITIES: Final[Mapping[str, Callable[[Effect], Line]]] = {
    "damage": _damage,
    "gain": _gain,
    "steal": _steal,
    "repair": _repair,
    "jam": _jam,
    "swap": _swap,
    "delay": _delay,
    "hurry": _hurry,
    "boost": _boost,
    "double": _double,
    "copy": _copy,
    "trash": _trash,
    "salvage": _salvage,
    "sweep": _sweep,
    "break": _break,
}

_CONDITIONS: Final[Mapping[str, Callable[[int], Line]]] = {
    "last": lambda n: say("no card is left in your stack"),
    "lying": lambda n: say("at least {n} cards are left in your stack", n=n),
    "ejected": lambda n: say("you ejected at least {n} cards this round", n=n),
    "damaged": lambda n: say("you have at least {n} damage", n=n),
    "next-operation": lambda n: say("the next card in your stack is an assigned operation"),
    "unshielded": lambda n: say("your left neighbour has no upgrade in play"),
    "behind": lambda n: say("you have more damage than your left neighbour"),
}


def _perk(perk: Perk) -> Line:
    return _PERKS[perk.verb, perk.word](perk.amount)


_PERKS: Final[Mapping[tuple[str, str], Callable[[int], Line]]] = {
    ("reboot gain", "fuel"): lambda n: say("At each reboot you gain {n} more fuel.", n=n),
    ("reboot gain", "scrap"): lambda n: say("At each reboot you gain {n} more scrap.", n=n),
    ("reboot repair", ""): lambda n: say("At each reboot you repair {n} damage.", n=n),
    ("weapon", "impact"): lambda n: say("Your impact damage abilities deal {n} more.", n=n),
    ("weapon", "energy"): lambda n: say("Your energy damage abilities deal {n} more.", n=n),
    ("thorns", "impact"): lambda n: say("A rival whose damage destroys this takes {n} impact damage.", n=n),
    ("thorns", "energy"): lambda n: say("A rival whose damage destroys this takes {n} energy damage.", n=n),
    ("eject_more", ""): lambda n: say("Each card you eject gives {n} more of its token.", n=n),
    ("draft_less", ""): lambda n: say("Cards you draft cost {n} less scrap.", n=n),
    ("fuel_less", ""): lambda n: say("Cards you assign cost {n} less fuel.", n=n),
    ("firewall", ""): lambda n: say("Rivals cannot jam, swap or delay cards in your stack.", n=n),
}
