"""Which card is about to be placed, by what somebody carries or has pointed at: its future is shown with the others'.

Must not know whether the move is legal, nor who shows what comes of it.
"""

from __future__ import annotations

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
