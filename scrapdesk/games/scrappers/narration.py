"""The log of Scrappers: every event as a sentence with its rule."""

from __future__ import annotations

from typing import Final, cast

from scrapdesk.core.events import Event, Value
from scrapdesk.core.table import Names
from scrapdesk.core.words import Line, Ref, Word, listed, say
from scrapdesk.games.scrappers.cards import CardSet
from scrapdesk.games.scrappers.wording import SOURCE_NAMES

SOURCES: Final = dict(zip(("a", "b", "pile-a", "pile-b"), SOURCE_NAMES, strict=True))

SENTENCES: Final[dict[str, str]] = {
    "first": "{seat} is the first player.",
    "mixed": "The draft decks are shuffled: {a} and {b} are on top.",
    "reshuffled": "{seat} shuffles the discard pile into a new deck.",
    "drew": "{seat} draws {count} cards.",
    "drawn cards": "You draw {cards}.",
    "round": "Round {round}: {first} goes first.",
    "assigned": "{seat} assigns {card} to bay {bay}.",
    "ejected": "{seat} ejects a card into bay {bay}.",
    "ejected card": "The card is your {card}.",
    "drafted": "{seat} drafts {card} from {source} into bay {bay}.",
    "turned up": "{card} is now on top of {source}.",
    "activation": "The stacks fire, starting with {first}.",
    "paid": "{seat} pays {amount} {token}.",
    "fizzled": "{card} does nothing: {seat} can't pay {price} fuel.",
    "installed": "{seat} installs {card}.",
    "bought": "{seat} pays {price} scrap for {card}.",
    "not bought": "{seat} can't pay {price} scrap for {card}, so it returns to the draft.",
    "took": "{seat} takes {amount} {token}.",
    "gained": "{seat} gains {amount} {token}.",
    "stolen": "{by} takes {amount} {token} from {seat}.",
    "repaired": "{by} repairs {amount} damage on {seat}.",
    "firewall": "A firewall keeps {by} out of {seat}'s stack.",
    "jammed": "{by} jams {card} in {seat}'s stack.",
    "swapped": "{by} swaps {seat}'s next two cards.",
    "delayed": "{by} moves {seat}'s next card to the far end.",
    "hurried": "{seat} makes the card in bay {bay} fire next.",
    "boosted": "{seat}'s next damage ability deals {amount} more.",
    "doubling": "{seat}'s next operation counts twice.",
    "copied": "{by} copies {card} from {seat}'s stack.",
    "aimed": "{seat} aims at {target}.",
    "trashed": "{seat} removes {card} from the game.",
    "salvaged": "{seat} salvages {card} from {source}.",
    "swept": "{seat} moves {card} off {source}.",
    "broken": "{by} destroys {seat}'s {card}.",
    "damage": "{seat} takes {amount} {word} damage from {by}.",
    "shield": "{seat}'s {card} stops {stopped} {word} damage and is destroyed.",
    "over": "The game ends: {seat} wins.",
    "reboot": "Reboot.",
    "discarded": "{seat} discards {card}.",
    "done": "{seat} keeps the rest.",
    "income": "{seat} gains {fuel} fuel and {scrap} scrap.",
    "toppled": "{card} moves from {source} to its draft pile.",
    "reformed": "The draft pile is shuffled to form {source} again.",
}
"""One sentence for each kind of event; those below are told in more than one way."""

FIRED: Final = {
    "assigned": "{seat} fires {card}.",
    "ejected": "{seat} reveals the ejected {card}.",
    "jammed": "{seat} clears the jammed {card}.",
    "drafted": "{seat}'s drafted {card} comes up.",
}

NOTHING_REMOVED: Final = "{seat} removes nothing."
ONE_CARD: Final = "{seat} draws 1 card."
TO_ONESELF: Final = {
    "swapped": "{seat} swaps the next two cards of their own stack.",
    "repaired": "{seat} repairs {amount} damage.",
    "damage": "{seat} takes {amount} {word} damage from their own card.",
}
"""What is done to others as well, told of somebody who does it to themselves."""
NOTHING_DONE: Final = {
    "stolen": "{by} finds no {token} to take from {seat}.",
    "repaired": "There is no damage to repair on {seat}.",
}
"""What comes to nothing because there is nothing."""

_SEATS: Final = ("seat", "by", "first", "target")
_CARDS: Final = ("card", "a", "b")


def _template(event: Event) -> str | None:
    """The sentence for an event; some kinds of events have several."""
    kind, data = event.kind, event.data
    if kind == "fired":
        return FIRED[str(data["how"])]
    if kind == "done" and event.rule == "SR-8.3":
        return NOTHING_REMOVED
    if kind == "drew" and data["count"] == 1:
        return ONE_CARD
    if kind in NOTHING_DONE and data["amount"] == 0:
        return NOTHING_DONE[kind]
    if kind in TO_ONESELF and data["by"] == data["seat"]:
        return TO_ONESELF[kind]
    return SENTENCES.get(kind)


class Narrator:
    """Knows what cards are called."""

    def __init__(self, cards: CardSet) -> None:
        self._names = {card.id: card.name for card in cards.cards}

    def line(self, event: Event, names: Names) -> Line | None:
        template = _template(event)
        if template is None:
            return None
        words = {key: self._word(key, value, names) for key, value in event.data.items()}
        return say(template, event.rule, **words)

    def _word(self, key: str, value: Value, names: Names) -> Word:
        if key in _SEATS:
            return names[cast(int, value)]
        if key in _CARDS:
            return self._names[str(value)]
        if key == "bay":
            return cast(int, value) + 1
        if key == "source":
            return SOURCES[str(value)]
        if key == "cards":
            return listed([self._names[str(card)] for card in cast("tuple[Value, ...]", value)])
        return value if isinstance(value, int) else Ref(value)
