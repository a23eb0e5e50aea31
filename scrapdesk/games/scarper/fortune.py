"""What luck gave in Scarper: dice, event cards by their points, missions by their morale."""

from __future__ import annotations

from scrapdesk.core.fortune import Stroke, drawn, rolled
from scrapdesk.core.words import Line, listed, say
from scrapdesk.games.scarper.board import CENTRAL, ENTENTE
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.moves import Brief, Deal, Move, Throw
from scrapdesk.games.scarper.state import State, mover, rolling
from scrapdesk.games.scarper.years import deals


def fortune(deck: Deck, state: State, move: Move) -> tuple[Stroke, ...]:
    match move:
        case Deal(entente, central):
            pool = [float(deck.events[card].points) for card in deals(deck, state.year)]
            return _dealt(deck, pool, ((ENTENTE, entente), (CENTRAL, central)))
        case Brief(entente, central):
            return _briefed(deck, ((ENTENTE, entente), (CENTRAL, central)))
        case Throw(dice):
            return _thrown(state, dice)
    return ()


def _dealt(deck: Deck, pool: list[float], hands: tuple[tuple[int, tuple[int, ...]], ...]) -> tuple[Stroke, ...]:
    label = say("Points on the event cards dealt")
    found = []
    for seat, cards in hands:
        points = [float(deck.events[card].points) for card in cards]
        found.append(drawn(label, _numbers([str(round(point)) for point in points]), seat, points, pool))
    return tuple(found)


def _briefed(deck: Deck, offers: tuple[tuple[int, tuple[int, ...]], ...]) -> tuple[Stroke, ...]:
    label, pool = say("Morale on the missions offered"), [float(mission.morale) for mission in deck.missions]
    found = []
    for seat, missions in offers:
        morale = [float(deck.missions[mission].morale) for mission in missions]
        got = say("{cards}", cards=listed([deck.missions[mission].title for mission in missions]))
        found.append(drawn(label, got, seat, morale, pool))
    return tuple(found)


def _numbers(numbers: list[str]) -> Line:
    return say("{numbers}", numbers=", ".join(numbers))


def _thrown(state: State, dice: tuple[int, ...]) -> tuple[Stroke, ...]:
    seat, what = mover(state), rolling(state).what
    if what == "charge":
        return (
            rolled(say("Dice in charges"), dice[0], 6, seat),
            rolled(say("Dice against charges"), dice[1], 6, 1 - seat),
        )
    if what == "assault":  # it carries the line as far as it costs morale
        return (rolled(say("Dice in assaults"), dice[0], 3, seat, measured=False),)
    if what == "bombard":
        return (rolled(say("Dice in bombardments"), dice[0], 3, seat),)
    return (rolled(say("Dice for event cards"), dice[0], 6, seat),)
