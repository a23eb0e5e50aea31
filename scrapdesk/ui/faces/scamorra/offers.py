"""What is offered as buttons in La Scamorra once a card or a piece is chosen: what can be taken, and throwing away.

Words only: what is legal is handed in. Must not know who shows it.
"""

from __future__ import annotations

from collections.abc import Sequence

from scrapdesk.core.refusal import Target
from scrapdesk.games.scamorra.board import BOARD
from scrapdesk.games.scamorra.cards import CARD_NAMES, PAWN, PIECE_NAMES
from scrapdesk.games.scamorra.moves import Enter, Move, Play, Throw
from scrapdesk.games.scamorra.view import View
from scrapdesk.ui.board.draft import Laying
from scrapdesk.ui.board.offers import Offer, Offers
from scrapdesk.ui.frame.texts import Texts, capital

MOST_TAKES = 2


class Wording:
    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def offers(self, view: View, moves: Sequence[Move | Laying], pointed: tuple[Target, ...]) -> Offers[Move] | None:
        """Nothing before something is chosen: then the board is what is played with."""
        if not pointed or not moves:
            return None
        found = [move for move in moves if not isinstance(move, Laying)]
        plays = [move for move in found if isinstance(move, Play)]
        enters = [move for move in found if isinstance(move, Enter)]
        throws = [move for move in found if isinstance(move, Throw)]
        if not (plays or enters or throws):
            return None
        if len(pointed) > 1 and not any(name.startswith("card:") for name in pointed):
            return self._cards(plays)
        takes = [move for move in plays if move.target in view.squares]
        words = self._words(view, plays, enters, takes)
        buttons = self._buttons(view, plays, enters, takes, throws, any(name.startswith("card:") for name in pointed))
        return Offers(self._head(view, plays, enters, throws), words, tuple(buttons))

    def _cards(self, plays: Sequence[Play]) -> Offers[Move]:
        """A piece and its square leave several cards."""
        texts = self._texts
        buttons: tuple[Offer[Move], ...] = tuple(
            Offer(capital(texts.word(CARD_NAMES[move.card])), move) for move in plays
        )
        return Offers(texts("Which card?"), texts("More than one of your cards can do this. Choose one."), buttons)

    def _head(self, view: View, plays: Sequence[Play], enters: Sequence[Enter], throws: Sequence[Throw]) -> str:
        texts = self._texts
        cards = {*(move.card for move in plays), *(move.card for move in throws), *([PAWN] if enters else [])}
        pieces = {view.squares.index(move.source) % 3 for move in plays} | {move.piece for move in enters}
        card = capital(texts.word(CARD_NAMES[next(iter(cards))])) if len(cards) == 1 else ""
        piece = PIECE_NAMES[next(iter(pieces))] if len(pieces) == 1 else ""
        if card and piece:
            return texts("{card} with your {piece}", card=card, piece=piece)
        return card or (texts("Your {piece}", piece=piece) if piece else texts("Choose a card"))

    def _words(self, view: View, plays: Sequence[Play], enters: Sequence[Enter], takes: Sequence[Play]) -> str:
        texts, lines = self._texts, []
        squares = {move.target for move in plays} | {move.square for move in enters}
        if squares:
            lines.append(
                texts.count(
                    len(squares), "Choose the highlighted square.", "Choose one of the {n} highlighted squares."
                )
            )
        else:
            lines.append(texts("It can't move anything. Drag it to your pile to discard it."))
        for move in takes[:MOST_TAKES]:
            own, victim = (PIECE_NAMES[view.squares.index(at) % 3] for at in (move.source, move.target))
            square = BOARD.name(move.target)
            line = texts(
                "You can capture the {piece} on {square} with your {own}.", square=square, piece=victim, own=own
            )
            if line not in lines:
                lines.append(line)
        return " ".join(lines)

    def _buttons(
        self,
        view: View,
        plays: Sequence[Play],
        enters: Sequence[Enter],
        takes: Sequence[Play],
        throws: Sequence[Throw],
        card: bool,
    ) -> list[Offer[Move]]:
        texts = self._texts
        found: list[Offer[Move]] = []
        one_card = len({move.card for move in plays}) <= 1
        for move in takes[:MOST_TAKES] if one_card else ():
            found.append(Offer(texts("Capture on {square}", square=BOARD.name(move.target)), move, primary=not found))
        if len(plays) + len(enters) == 1 and not found:
            square = plays[0].target if plays else enters[0].square
            only: Move = plays[0] if plays else enters[0]
            found.append(Offer(texts("Move to {square}", square=BOARD.name(square)), only, primary=True))
        if card and throws:
            found.append(Offer(texts("Discard"), throws[0], primary=not found))
        elif card and (plays or enters):
            found.append(Offer(texts("No discard"), reason=texts("it can move")))
        return found
