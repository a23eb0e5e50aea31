"""What cards, upgrades and tokens are worth to an opponent, in points of damage. Rough numbers, found by playing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scrapdesk.games.scrappers.cards import Card, CardSet, Effect, Perk

TOKEN: Final = 0.25
SPARE_TOKEN: Final = 0.06
ENOUGH: Final = 5
"""So many tokens of a sort find a use soon; more are only spare."""
_VERBS: Final[Mapping[str, float]] = {
    "jam": 0.9,
    "swap": 0.2,
    "delay": 0.5,
    "hurry": 0.45,
    "double": 1.7,
    "copy": 0.8,
    "sweep": 0.15,
    "break": 1.3,
}
"""Abilities whose worth does not follow from their number."""
_OFTEN: Final[Mapping[str, float]] = {"last": 0.8, "lying": 0.5}
"""How often a condition can be expected to hold, where it is not a little more often than not."""
_PERKS: Final[Mapping[str, float]] = {
    "reboot gain": 0.65,
    "reboot repair": 1.6,
    "weapon": 1.0,
    "thorns": 0.5,
    "eject_more": 0.4,
    "draft_less": 0.4,
    "fuel_less": 1.0,
    "firewall": 0.3,
}


def tokens_worth(count: int) -> float:
    return TOKEN * min(count, ENOUGH) + SPARE_TOKEN * max(count - ENOUGH, 0)


def effect_worth(effect: Effect) -> float:
    """What doing an ability once is worth, before its price. What is counted (`per`) is there about once."""
    if effect.verb == "damage":
        return effect.amount * (-1.0 if effect.who == "me" else 1.0)
    if effect.verb in ("gain", "steal"):
        return effect.amount * TOKEN * (2.0 if effect.verb == "steal" else 1.0)
    if effect.verb == "repair":
        return effect.amount * 0.9
    if effect.verb == "boost":
        return effect.amount * 0.7
    if effect.verb == "trash":
        return 0.15
    if effect.verb == "salvage":
        return effect.amount * 0.22
    if effect.verb == "if":
        branches = [sum(map(effect_worth, branch)) for branch in (effect.then, effect.otherwise)]
        often = _OFTEN.get(effect.word, 0.6)
        return often * branches[0] + (1.0 - often) * branches[1]
    return _VERBS.get(effect.verb, 0.0)


def perk_worth(perk: Perk) -> float:
    return _PERKS[perk.verb] * max(perk.amount, 1)


def shield_worth(card: Card) -> float:
    """How much damage a shield may be trusted to stop, before it breaks on less."""
    return 0.25 + 0.38 * card.shield if card.is_upgrade else 0.0


class Worth:
    """The worth of every kind of card of a set, reckoned once."""

    def __init__(self, cards: CardSet) -> None:
        kinds = cards.cards
        self.fired = tuple(sum(map(effect_worth, card.effects)) for card in kinds)
        """What an operation does when it fires."""
        self.in_play = tuple(shield_worth(card) + sum(map(perk_worth, card.perks)) for card in kinds)
        """What an upgrade is worth while it lies in play."""
        self.played = tuple(self.fired[card.kind] + self.in_play[card.kind] - TOKEN * card.fuel for card in kinds)
        """What playing a card gains, after its price in fuel."""
        self.owned = tuple(0.0 if card.basic else 0.75 * self.played[card.kind] for card in kinds)
        """What it is worth to have a card in one's deck early in the game."""
