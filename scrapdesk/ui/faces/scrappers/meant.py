"""Which card is about to be placed, by what somebody carries or has pointed at: its future is shown with the others'.

Must not know whether the move is legal, nor who shows what comes of it. How the chute looks follows from the same.
"""

from __future__ import annotations

from enum import Enum

from scrapdesk.core.refusal import Target
from scrapdesk.games.scrappers.cards import Card, CardSet
from scrapdesk.games.scrappers.moves import Assign, Draft, Eject, Move, Salvage
from scrapdesk.games.scrappers.state import BAYS, Phase
from scrapdesk.games.scrappers.targets import CardNames
from scrapdesk.games.scrappers.view import View


def placed_by(view: View, cards: CardSet, move: Move) -> Card | None:
    """The card that a move places, or takes from a draft for nothing; None where it does neither."""
    match move:
        case Assign(kind) | Eject(kind):
            return next((card for card in cards.of if card.kind == kind), None)
        case Draft(source) | Salvage(source):
            top = (*view.tops, *view.piles)[source]
            return cards.of[top[-1]] if top else None
    return None


class Lid(Enum):
    """The lid of the chute at the end of the rail."""

    SHUT = "shut"
    NAMED = "named"
    OPEN = "open"


def lid_of(view: View, names: CardNames, carried: Target, pointed: Target, offers_stand: bool) -> Lid:
    """It opens for a card of the hand that is in the air, or that was chosen where no button stands for it. While
    nothing is chosen its name is on it: else that stands on a button."""
    seat = view.seat
    if seat is None or view.phase is not Phase.COMMAND or view.queue or view.turn != seat:
        return Lid.SHUT
    thing = carried or ("" if offers_stand else pointed)
    if thing:
        return Lid.OPEN if names.card(thing) in view.pilots[seat].hand else Lid.SHUT
    return Lid.SHUT if pointed else Lid.NAMED


def meant_by(view: View, cards: CardSet, names: CardNames, thing: Target, goal: Target) -> Move | None:
    """The move that `thing` would make, over `goal` if it is carried there; None where it would make none."""
    seat, card = view.seat, names.card(thing)
    placing = view.phase is Phase.COMMAND and not view.queue and view.turn == seat
    if seat is None or card is None or not placing or len(view.pilots[seat].stack) >= BAYS:
        return None
    if card in view.pilots[seat].hand:
        kind = cards.of[card].kind
        return Eject(kind) if goal.startswith("eject:") else Assign(kind)
    tops = [*(top[:1] for top in view.tops), *(pile[-1:] for pile in view.piles)]
    source = next((source for source, top in enumerate(tops) if card in top), None)
    return None if source is None else Draft(source)
