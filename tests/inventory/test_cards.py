"""What is printed on every card, and what would be on cards that only the workshop could make."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from scrapdesk.games import GAMES
from scrapdesk.games.scarper.wording import aim_text, conditions_text, effect_text
from scrapdesk.games.scrappers.texts import ability, text_of
from tests.inventory.kept import Entry, differences

NUMBERS = (0, 1, 2, 3)


def varied(kinds: Sequence[Any]) -> Iterator[Any]:
    """Each with every field as another of its verb has it, and with other numbers."""
    seen = list(dict.fromkeys(kinds))
    for one in seen:
        alike = [other for other in seen if other[0] == one[0]]
        for field in one._fields[1:]:
            values = {getattr(other, field) for other in alike} | (set(NUMBERS) if field == "amount" else set())
            yield from (one._replace(**{field: value}) for value in sorted(values, key=repr))


def told(kinds: Sequence[Any], words: Callable[[Any], object]) -> list[str]:
    found = []
    for one in dict.fromkeys(varied(kinds)):
        try:
            found.append(f"{' '.join(str(part) for part in one if part not in ((), ''))[:80]}: {words(one)}")
        except (KeyError, ValueError, IndexError):
            found.append(f"{one[0]}: nothing is said")
    return found


def test_cards_of_the_war_say_what_they_said() -> None:
    deck = GAMES["scarper"].rules.deck  # type: ignore[attr-defined]
    lines = [f"{card.id}: {card.text}" for card in (*deck.events, *deck.missions)]
    lines += told([effect for card in deck.events for effect in card.effects], effect_text)
    conditions = [one for card in deck.missions for one in card.conditions]
    lines += told(conditions, lambda one: conditions_text((one,)))
    lines += [str(aim_text(card.conditions)) for card in deck.missions]
    assert differences("cards", "scarper", Entry(tuple(dict.fromkeys(lines)))) == []


def test_cards_of_the_yard_say_what_they_said() -> None:
    cards = GAMES["scrappers"].rules.cards.cards  # type: ignore[attr-defined]
    lines = [f"{card.id}: {text_of(card)}" for card in cards]
    effects = [effect for card in cards for effect in card.effects]
    lines += told([*effects, *(inner for effect in effects for inner in (*effect.then, *effect.otherwise))], ability)
    assert differences("cards", "scrappers", Entry(tuple(dict.fromkeys(lines)))) == []
