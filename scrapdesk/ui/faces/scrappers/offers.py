"""What is offered as buttons in Scrappers: where a chosen card can go, and the answers to a question.

Words only: what is legal is handed in, and what comes of it the forecast says. Must not know who shows it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.games.scrappers import moves as ways
from scrapdesk.games.scrappers.cards import FUEL, CardSet
from scrapdesk.games.scrappers.moves import (
    Assign,
    Break,
    Discard,
    Done,
    Draft,
    Eject,
    Hurry,
    Move,
    Shield,
    Take,
    Trash,
)
from scrapdesk.games.scrappers.state import PILE_A, Phase
from scrapdesk.games.scrappers.view import View
from scrapdesk.ui.board.beats import Deed
from scrapdesk.ui.board.draft import Laying
from scrapdesk.ui.board.offers import Offer, Offers
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

SORTING: Final = ("ask trash", "ask discard")
"""Questions that are answered card by card, until somebody says that it is enough."""


class Wording:
    def __init__(
        self,
        cards: CardSet,
        texts: Texts,
        preview: Callable[[View, Move], str],
        foreseen: Callable[[View, Move], Sequence[Deed]],
        task: str,
    ) -> None:
        self._cards, self._texts, self._preview, self._task = cards, texts, preview, task
        self._foreseen = foreseen

    def offers(self, view: View, moves: Sequence[Move | Laying], pointed: tuple[Target, ...]) -> Offers[Move] | None:
        found = [move for move in moves if not isinstance(move, Laying)]
        if view.queue and view.queue[0].verb in SORTING:
            return self._sorting(view.queue[0].verb, [*found, *_closing(moves)], bool(pointed))
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
            buttons.append(Offer(texts("Eject"), ejects[0], primary=not buttons, rim=picture("scrappers/striped")))
        head = texts("{card} in bay {n}", card=chosen.pop(), n=bay)
        first = next(offer.move for offer in buttons)
        if first is None:
            return Offers(head, "", tuple(buttons), let_go=texts("Put back"))
        deeds, told = tuple(self._foreseen(view, first)), self._preview(view, first)
        if deeds and not any(deed.bars for deed in deeds):
            told = "\n".join(told.split("\n")[1:])  # the signs say what it pays
        return Offers(head, told, tuple(buttons), deeds, let_go=texts("Put back"))

    def _called(self, view: View, move: Assign | Draft | Eject) -> str:
        if isinstance(move, Draft):
            source = move.source
            card = view.tops[source][0] if source < PILE_A else view.piles[source - PILE_A][-1]
            return self._cards.of[card].name
        return next(card.name for card in self._cards.of if card.kind == move.kind)

    def _sorting(self, verb: str, moves: Sequence[Move], begun: bool) -> Offers[Move] | None:
        """Cards are put away one by one, until the rest is to stay."""
        texts, trash = self._texts, verb == "ask trash"
        buttons: list[Offer[Move]] = []
        for move in moves:
            if isinstance(move, Done):
                told = texts("Remove none") if trash else texts("Keep the rest")
                buttons.append(Offer(told, move, primary=True))
            elif begun and isinstance(move, Discard | Trash) and not buttons:
                card = next(card.name for card in self._cards.of if card.kind == move.kind)
                told = texts("Remove {card}", card=card) if trash else texts("Discard {card}", card=card)
                buttons.append(Offer(told, move, primary=True))
        if not buttons:
            return None
        return Offers(texts("Your move"), self._task, tuple(buttons), begun=begun)

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


def _closing(moves: Sequence[Move | Laying]) -> Iterator[Move]:
    """What ends a draft in which nothing is laid out yet; otherwise the table has a button for it."""
    for laying in moves:
        if isinstance(laying, Laying) and laying.closes and len(laying.moves) == 1 and isinstance(laying.new, Done):
            yield laying.new
