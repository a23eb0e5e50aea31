"""The status of Scrappers: what a player must be able to read at any moment."""

from __future__ import annotations

from collections.abc import Iterator

from scrapdesk.core.notation import actor_text
from scrapdesk.core.table import Field
from scrapdesk.games.scrappers.cards import CardSet
from scrapdesk.games.scrappers.state import BAYS, DEADLY, LAST_ROUND, Phase
from scrapdesk.games.scrappers.view import PilotView, View

PHASES = ("Set-up", "Command", "Activation", "Reboot", "The end")
QUESTIONS = {
    "ask token": ("takes fuel or scrap", "SR-4.4"),
    "ask target": ("aims", "SR-4.1"),
    "ask shield": ("chooses a shield", "SR-5.1"),
    "ask trash": ("removes a card", "SR-8.3"),
    "ask salvage": ("salvages a card", "SR-8.3"),
    "ask break": ("destroys an upgrade", "SR-8.3"),
    "ask hurry": ("chooses what fires next", "SR-8.3"),
    "ask discard": ("may discard", "SR-6.2"),
}


def status_of(cards: CardSet, view: View) -> list[Field]:
    found = [
        Field("Round", f"{view.round} of at most {LAST_ROUND}", None, "SR-7.2"),
        Field("Phase", PHASES[view.phase], None, "SR-3.1"),
        *_turn(view),
    ]
    if view.phase is not Phase.SETUP:
        found.append(Field("First player", actor_text(view.first), view.first, "SR-6.5"))
    for seat, pilot in enumerate(view.pilots):
        found += _pilot(seat, pilot)
    sizes = view.draft_sizes
    found.append(Field("Draft decks", f"A {sizes[0]}, B {sizes[1]}", None, "SR-1.2"))
    found.append(Field("Draft piles", f"A {len(view.piles[0])}, B {len(view.piles[1])}", None, "SR-1.2"))
    return found


def _turn(view: View) -> Iterator[Field]:
    asked = view.asked
    if asked is not None and asked >= 0:
        doing, rule = QUESTIONS[view.queue[0].verb] if view.queue else ("places a card", "SR-3.1")
        yield Field("Turn", f"{actor_text(asked)} {doing}", asked, rule)


def _pilot(seat: int, pilot: PilotView) -> Iterator[Field]:
    name = actor_text(seat)
    yield Field(f"{name}: damage", f"{pilot.damage} of {DEADLY}", seat, "SR-6.1")
    yield Field(f"{name}: fuel", str(pilot.fuel), seat, "SR-1.3")
    yield Field(f"{name}: scrap", str(pilot.scrap), seat, "SR-1.3")
    counts = f"hand {pilot.hand_size}, deck {pilot.deck_size}, discard {len(pilot.discard)}"
    yield Field(f"{name}: cards", counts, seat, "SR-6.2")
    yield Field(f"{name}: stack", f"{len(pilot.stack)} of {BAYS}", seat, "SR-3.2")
    waiting = [f"+{pilot.boost} damage"] * bool(pilot.boost) + ["next operation twice"] * pilot.double
    if waiting:
        yield Field(f"{name}: waiting", ", ".join(waiting), seat, "SR-8.3")
