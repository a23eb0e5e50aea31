"""The status of Scrappers: what a player must be able to read at any moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from scrapdesk.core.table import Field
from scrapdesk.core.words import Ref, Who, Word, commas, say
from scrapdesk.games.scrappers.cards import CardSet
from scrapdesk.games.scrappers.state import BAYS, DEADLY, LAST_ROUND, Phase
from scrapdesk.games.scrappers.view import PilotView, View

PHASES = (Ref("Set-up"), Ref("Command"), Ref("Activation"), Ref("Reboot"), Ref("The end"))
QUESTIONS = {
    "ask token": say("{name} takes fuel or scrap", rule="SR-4.4"),
    "ask target": say("{name} chooses a target", rule="SR-4.1"),
    "ask shield": say("{name} chooses a shield", rule="SR-5.1"),
    "ask trash": say("{name} removes a card", rule="SR-8.3"),
    "ask salvage": say("{name} salvages a card", rule="SR-8.3"),
    "ask break": say("{name} destroys an upgrade", rule="SR-8.3"),
    "ask hurry": say("{name} chooses what fires next", rule="SR-8.3"),
    "ask discard": say("{name} may discard", rule="SR-6.2"),
}


def status_of(cards: CardSet, view: View) -> list[Field]:
    found = [
        Field(say("round"), say("{n} of up to {most}", n=view.round, most=LAST_ROUND), None, "SR-7.2"),
        Field(say("phase"), PHASES[view.phase], None, "SR-3.1"),
        *_turn(view),
    ]
    if view.phase is not Phase.SETUP:
        found.append(Field(say("first player"), Who(view.first), view.first, "SR-6.5"))
    for seat, pilot in enumerate(view.pilots):
        found += _pilot(seat, pilot)
    sizes = view.draft_sizes
    found.append(Field(say("draft decks"), say("A {a}, B {b}", a=sizes[0], b=sizes[1]), None, "SR-1.2"))
    piles = say("A {a}, B {b}", a=len(view.piles[0]), b=len(view.piles[1]))
    found.append(Field(say("draft piles"), piles, None, "SR-1.2"))
    return found


def _turn(view: View) -> Iterator[Field]:
    asked = view.asked
    if asked is not None and asked >= 0:
        doing = QUESTIONS[view.queue[0].verb] if view.queue else say("{name} places a card", rule="SR-3.1")
        yield Field(say("turn"), replace(doing, args=(("name", Who(asked)),)), asked, doing.rule)


def _pilot(seat: int, pilot: PilotView) -> Iterator[Field]:
    yield Field(say("damage"), say("{n} of {all}", n=pilot.damage, all=DEADLY), seat, "SR-6.1")
    yield Field(say("fuel"), pilot.fuel, seat, "SR-1.3")
    yield Field(say("scrap"), pilot.scrap, seat, "SR-1.3")
    sizes: dict[str, Word] = {"hand": pilot.hand_size, "deck": pilot.deck_size, "pile": len(pilot.discard)}
    yield Field(say("cards"), say("hand {hand}, deck {deck}, discard pile {pile}", "", **sizes), seat, "SR-6.2")
    yield Field(say("stack"), say("{n} of {all}", n=len(pilot.stack), all=BAYS), seat, "SR-3.2")
    waiting = [say("+{n} damage", n=pilot.boost)] * bool(pilot.boost) + [say("next operation twice")] * pilot.double
    if waiting:
        yield Field(say("waiting"), commas(waiting), seat, "SR-8.3")
