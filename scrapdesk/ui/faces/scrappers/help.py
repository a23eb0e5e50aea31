"""Help with the words on a card: what it costs, and what its keywords mean. For the large view and for readers.

Owns sentences, not pictures. What a card does its own text says.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.words import Line, say
from scrapdesk.games.scrappers.cards import FUEL, IMPACT, Card, CardSet, Effect
from scrapdesk.games.scrappers.forecast import Forecast
from scrapdesk.games.scrappers.state import UNKNOWN
from scrapdesk.ui.board.look import Keyword
from scrapdesk.ui.frame.texts import Texts

KEYWORDS: Final[dict[str, tuple[Line, Line]]] = {
    "impact": (say("Impact"), say("A red shield stops it.")),
    "energy": (say("Energy"), say("A blue shield stops it.")),
    "jam": (say("Jammed"), say("Face down: it gives 1 fuel or 1 scrap, nothing else.")),
    "swap": (say("Swap"), say("The next two cards fire in reverse order.")),
    "delay": (say("Delay"), say("That card fires last in its stack.")),
    "double": (say("Twice"), say("All its abilities happen twice.")),
    "salvage": (say("Salvage"), say("Take a draft card for free.")),
    "trash": (say("Removed"), say("Out of the game for good.")),
    "copy": (say("Copy"), say("The other card stays where it is.")),
    "break": (say("Broken"), say("The upgrade goes to its owner's discard pile.")),
    "red": (say("Red shield"), say("The first impact damage it stops destroys it.")),
    "blue": (say("Blue shield"), say("The first energy damage it stops destroys it.")),
}


def card_words(card: Card, texts: Texts) -> str:
    """What a card costs, in words."""
    if card.basic:
        return texts("Basic card, {n} fuel to fire.", n=card.fuel)
    return texts("{scrap} scrap to draft, {n} fuel to fire.", scrap=card.scrap, n=card.fuel)


def keywords_of(card: Card, texts: Texts) -> list[Keyword]:
    """The keywords of a card, each explained."""
    found = [KEYWORDS[name] for name in dict.fromkeys(_keywords(card)) if name in KEYWORDS]
    return [Keyword(texts.line(word), texts.line(help)) for word, help in found]


def help_words(card: Card, texts: Texts) -> str:
    """The same as sentences, on a line of their own; nothing where there is none."""
    found = [texts("{word}: {help}", word=keyword.word, help=keyword.help) for keyword in keywords_of(card, texts)]
    return "\n" + " ".join(found) if found else ""


def _keywords(card: Card) -> Iterator[str]:
    if card.is_upgrade:
        yield "red" if card.stops == IMPACT else "blue"
    for effect in card.effects:
        yield from _of_effect(effect)


def _of_effect(effect: Effect) -> Iterator[str]:
    yield effect.word if effect.verb == "damage" else effect.verb
    for inner in (*effect.then, *effect.otherwise):
        yield from _of_effect(inner)


def foretold(forecast: Forecast, cards: CardSet, bay: int, texts: Texts) -> str:
    """What would become of the card that is laid into a bay now, with everything else as it lies."""
    row = next((row for row in forecast.rows if row.bay == bay), None)
    if row is None:
        return ""
    fuel = row.token == FUEL
    if not row.token:
        lines = [texts("Face down: it gives 1 fuel or 1 scrap when its turn comes.")]
    elif not row.paid and fuel:
        lines = [
            texts("It will do nothing: it costs {price} fuel and you'll have {have}.", price=row.price, have=row.have)
        ]
    elif not row.paid:
        lines = [
            texts(
                "You can't afford it yet: {price} scrap needed, you'll have {have}. It would return to the draft.",
                price=row.price,
                have=row.have,
            )
        ]
    elif fuel:
        lines = [texts("It will cost {price} of your {have} fuel.", price=row.price, have=row.have)]
    else:
        lines = [texts("It will cost {price} of your {have} scrap.", price=row.price, have=row.have)]
    behind = forecast.rows[forecast.rows.index(row) + 1 :]
    if behind:
        name = texts("Ejected") if behind[0].card == UNKNOWN else cards.of[behind[0].card].name
        lines.append(texts("It fires before {card}.", card=name))
    return "\n".join(lines)
