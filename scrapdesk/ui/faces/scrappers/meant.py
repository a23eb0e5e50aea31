"""Which card is about to be placed, by what somebody carries or has pointed at: its future is shown with the others'.

Must not know whether the move is legal, nor who shows what comes of it.
"""

from __future__ import annotations

from scrapdesk.core.refusal import Target
from scrapdesk.games.scrappers.cards import CardSet
from scrapdesk.games.scrappers.moves import Assign, Draft, Eject, Move
from scrapdesk.games.scrappers.state import BAYS, Phase
from scrapdesk.games.scrappers.targets import CardNames
from scrapdesk.games.scrappers.view import View


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
