"""What is offered as buttons in Scrappers: where a chosen card can go, and the answers to a question.

Words only: what is legal is handed in, and what comes of it the forecast says. Must not know who shows it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scrapdesk.core.refusal import Target
from scrapdesk.games.scrappers import moves as ways
from scrapdesk.games.scrappers.cards import FUEL, CardSet
from scrapdesk.games.scrappers.moves import Assign, Break, Draft, Eject, Hurry, Move, Shield, Take
from scrapdesk.games.scrappers.state import PILE_A, Phase
from scrapdesk.games.scrappers.view import View
from scrapdesk.ui.board.draft import Laying
from scrapdesk.ui.board.offers import Offer, Offers
from scrapdesk.ui.frame.texts import Texts


class Wording:
    def __init__(self, cards: CardSet, texts: Texts, preview: Callable[[View, Move], str], task: str) -> None:
        self._cards, self._texts, self._preview, self._task = cards, texts, preview, task

    def offers(self, view: View, moves: Sequence[Move | Laying], pointed: tuple[Target, ...]) -> Offers[Move] | None:
        found = [move for move in moves if not isinstance(move, Laying)]
        if view.queue:
            return self._answers(view, found)
        if not pointed or view.phase is not Phase.COMMAND:
            return None
        return self._laying(view, found)

    def _laying(self, view: View, moves: Sequence[Move]) -> Offers[Move] | None:
        """A card was chosen: into the next bay, or down the chute."""
        texts = self._texts
        bay = len(view.pilots[view.asked or 0].stack) + 1
        assigns = [move for move in moves if isinstance(move, Assign)]
        drafts = [move for move in moves if isinstance(move, Draft)]
        ejects = [move for move in moves if isinstance(move, Eject)]
        laid: list[Assign | Draft | Eject] = [*assigns, *drafts, *ejects]
        chosen = {self._called(view, move) for move in laid}
        if len(chosen) != 1:
            return None
        buttons: list[Offer[Move]] = []
        for assign in assigns:
            buttons.append(Offer(texts("Assign to bay {n}", n=bay), assign, primary=True))
        for draft in drafts:
            buttons.append(Offer(texts("Draft into bay {n}", n=bay), draft, primary=True))
        if ejects:
            buttons.append(Offer(texts("Eject"), ejects[0], primary=not buttons))
        head = texts("{card} in bay {n}", card=chosen.pop(), n=bay)
        first = next(offer.move for offer in buttons)
        return Offers(head, self._preview(view, first) if first is not None else "", tuple(buttons))

    def _called(self, view: View, move: Assign | Draft | Eject) -> str:
        if isinstance(move, Draft):
            source = move.source
            card = view.tops[source][0] if source < PILE_A else view.piles[source - PILE_A][-1]
            return self._cards.of[card].name
        return next(card.name for card in self._cards.of if card.kind == move.kind)

    def _answers(self, view: View, moves: Sequence[Move]) -> Offers[Move] | None:
        """A question: each answer by its name."""
        buttons = [offer for move in moves if (offer := self._answer(view, move)) is not None]
        if not buttons or len(buttons) != len(moves):
            return None
        head = self._cards.of[view.firing[0].card].name if view.firing else self._texts("Choose")
        return Offers(head, self._task, tuple(buttons), begun=False)

    def _answer(self, view: View, move: Move) -> Offer[Move] | None:
        texts = self._texts
        match move:
            case Take(token):
                return Offer(texts("Take 1 fuel") if token == FUEL else texts("Take 1 scrap"), move)
            case ways.Target(seat):
                return Offer("{name}", move, seat=seat)
            case Shield(kind) | Break(kind):
                return Offer(next(card.name for card in self._cards.of if card.kind == kind), move)
            case Hurry(bay):
                return Offer(texts("Bay {n}", n=bay + 1), move)
        return None
