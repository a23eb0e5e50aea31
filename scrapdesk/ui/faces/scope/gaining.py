"""What shooting a card that was found would bring, by what wins this scenario. Sees Views only."""

from __future__ import annotations

from scrapdesk.games.scope.cards import DECOY, SNIPER, VALUE
from scrapdesk.games.scope.view import View
from scrapdesk.ui.frame.texts import Texts


def gain(view: View, texts: Texts) -> str:
    """In a sentence; a victory comes before all else, and points only where they win."""
    scenario, card = view.frame.scenario, view.cards[view.focus]
    side, kind = view.frame.order[view.turn].side, card.lower()
    if kind == DECOY:
        return texts("It scores nothing, and it stays.")
    snipers = _left(view, SNIPER) - (kind == SNIPER)
    if kind == SNIPER and not snipers:
        return texts("It is their last sniper: you win.")
    before = view.score.points[side]
    if scenario.target:
        after = before + VALUE[card]
        if after >= scenario.target:
            return texts.count(
                before, "{n} point becomes {after}: you win.", "{n} points become {after}: you win.", after=after
            )
        return texts.count(before, "{n} point becomes {after}.", "{n} points become {after}.", after=after)
    if kind in scenario.hunted:
        left = sum(_left(view, hunted) for hunted in scenario.hunted) - 1
        if not left:
            return texts("It is the last one you need to shoot: you win.")
        return texts.count(left, "That leaves {n} card to shoot.", "That leaves {n} cards to shoot.")
    if kind == SNIPER:
        return texts.count(snipers, "That leaves them {n} sniper.", "That leaves them {n} snipers.")
    return texts("It leaves the front, but doesn't count.")


def _left(view: View, kind: str) -> int:
    """How many of a kind the enemy still has, those in reserve with them."""
    foe = 1 - view.frame.order[view.turn].side
    return view.in_play(foe, kind) + (view.score.reserve[foe] if kind == SNIPER else 0)
