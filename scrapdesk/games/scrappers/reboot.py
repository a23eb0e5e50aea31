"""The reboot (SR-6): the end is looked for, hands are refilled, tokens come in, draft decks move on.

Its steps are tasks that are put into the queue together, so that a hand to be thrown away or a deck to be shuffled
between them is a state like any other.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.core.events import Emit, ignore
from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scrappers.cards import MOST_SEATS, CardSet
from scrapdesk.games.scrappers.ending import standings
from scrapdesk.games.scrappers.moves import SOURCES, Reform, Shuffle
from scrapdesk.games.scrappers.state import (
    BAYS,
    DEADLY,
    DECK_A,
    DECK_B,
    LAST_ROUND,
    PILE_A,
    Phase,
    State,
    Task,
    clockwise,
)
from scrapdesk.games.scrappers.telling import tell

ASK_DISCARD, DRAW, INCOME, NEXT_ROUND = (
    tuple(Task(verb, seat) for seat in range(MOST_SEATS)) for verb in ("ask discard", "draw", "income", "next round")
)
TOPPLES: Final = tuple(Task("topple", CHANCE, target=deck) for deck in (DECK_A, DECK_B))


def begin_reboot(state: State, emit: Emit) -> State:
    """The game ends here or not at all (SR-6.1, SR-7.2); otherwise every step of the reboot is queued in its order."""
    brought_down = max([pilot.damage for pilot in state.pilots]) >= DEADLY
    if brought_down or state.round >= LAST_ROUND:
        if emit is not ignore:
            rule = "SR-6.1" if brought_down else "SR-7.2"
            tell(emit, "over", rule, seat=standings(tuple(pilot.damage for pilot in state.pilots), state.first)[0])
        return state._replace(phase=Phase.OVER, queue=())
    tell(emit, "reboot", "SR-6.2")
    queue: list[Task] = []
    for seat in clockwise(len(state.pilots), state.first):
        if state.pilots[seat].hand:
            queue.append(ASK_DISCARD[seat])
        queue.append(DRAW[seat])
    queue += (INCOME[state.first], *TOPPLES, NEXT_ROUND[state.first])
    return state._replace(phase=Phase.REBOOT, queue=tuple(queue))


def draw(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    """Up to five cards; an empty deck is first re-formed from the shuffled discard pile (SR-6.2)."""
    pilot = state.pilots[task.seat]
    hand, deck = pilot.hand, pilot.deck
    wanted = max(BAYS - len(hand), 0)
    drawn = deck[:wanted]
    if drawn:
        hand = tuple(sorted(hand + drawn))
        state = state.with_pilot(task.seat, pilot._replace(hand=hand, deck=deck[wanted:]))
        if emit is not ignore:
            names = tuple(cards.of[card].id for card in sorted(drawn))
            tell(emit, "drew", "SR-6.2", reveals="cards were drawn", seat=task.seat, count=len(drawn))
            tell(emit, "drawn cards", "SR-6.2", (task.seat,), seat=task.seat, cards=names)
    if len(drawn) < wanted and pilot.discard:
        return state.with_queue((Task("luck deck", CHANCE, target=task.seat), task, *state.queue))
    return state


def reform_hand_deck(state: State, move: Shuffle, emit: Emit) -> State:
    """The shuffled discard pile is the new deck."""
    tell(emit, "reshuffled", "SR-6.2", seat=move.seat)
    pilot = state.pilots[move.seat]
    cards = move.cards
    return state.with_pilot(move.seat, pilot._replace(deck=cards, discard=(), fresh=tuple(sorted(cards))))


def income(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    """Everybody gains 1 fuel and 1 scrap, and what their upgrades give in a reboot (SR-6.3)."""
    pilots = list(state.pilots)
    for seat in clockwise(len(pilots), state.first):
        pilot = pilots[seat]
        fuel, scrap, mend = 1, 1, 0
        for upgrade in pilot.play:
            for perk in cards.of[upgrade].perks:
                if perk.verb == "reboot gain":
                    fuel += perk.amount if perk.word == "fuel" else 0
                    scrap += perk.amount if perk.word == "scrap" else 0
                elif perk.verb == "reboot repair":
                    mend += perk.amount
        mend = min(mend, pilot.damage)
        pilots[seat] = pilot._replace(fuel=pilot.fuel + fuel, scrap=pilot.scrap + scrap, damage=pilot.damage - mend)
        tell(emit, "income", "SR-6.3", seat=seat, fuel=fuel, scrap=scrap)
        if mend:
            tell(emit, "repaired", "SR-6.3", seat=seat, by=seat, amount=mend)
    return state._replace(pilots=tuple(pilots))


def topple(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    """The top card of a draft deck goes to its discard pile; an empty deck is first re-formed (SR-6.4)."""
    deck, pile = task.target, PILE_A + task.target
    zones = list(state.draft)
    if not zones[deck]:
        if not zones[pile]:
            return state
        return state.with_queue((Task("luck draft", CHANCE, target=deck), task, *state.queue))
    top = zones[deck][0]
    zones[deck], zones[pile] = zones[deck][1:], (*zones[pile], top)
    if emit is not ignore:
        tell(emit, "toppled", "SR-6.4", source=SOURCES[deck], card=cards.of[top].id)
        if zones[deck]:
            reveals = "a card of a draft deck was turned up"
            name = cards.of[zones[deck][0]].id
            tell(emit, "turned up", "SR-6.4", reveals=reveals, source=SOURCES[deck], card=name)
    return state._replace(draft=(zones[0], zones[1], zones[2], zones[3]))


def reform_draft_deck(state: State, move: Reform, emit: Emit) -> State:
    """A draft deck is its shuffled discard pile again. From now on everybody can know what lies in either deck."""
    tell(emit, "reformed", "SR-6.4", source=SOURCES[move.deck])
    zones = list(state.draft)
    zones[move.deck], zones[PILE_A + move.deck] = move.cards, ()
    return state._replace(draft=(zones[0], zones[1], zones[2], zones[3]), mixed=False)


def next_round(state: State, emit: Emit) -> State:
    """The first-player token moves clockwise (SR-6.5), and what held for one round is over."""
    pilots = tuple(pilot._replace(ejected=0, boost=0, double=False) for pilot in state.pilots)
    first = (state.first + 1) % len(pilots)
    return state._replace(round=state.round + 1, first=first, pilots=pilots)
