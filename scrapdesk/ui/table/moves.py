"""The moves of people at a table: made, asked about first, or refused with their rule.

Owns when a move is asked about. How a move was pointed out, the board knows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scrapdesk.core.notation import BadNotation
from scrapdesk.core.refusal import IllegalMove, Refusal
from scrapdesk.ui.board.draft import Laying
from scrapdesk.ui.board.playing import Intent
from scrapdesk.ui.opaque import Move
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, nothing

if TYPE_CHECKING:
    from scrapdesk.ui.table.scene import TableScene


class Moves:
    def __init__(self, table: TableScene) -> None:
        self._table, self._context, self._sitting = table, table.context, table.sitting
        self.asks = self._asks_about
        """Whether it is asked first if a move is meant."""
        self.ask_first: Callable[[Intent], bool] = self._ask_first
        """Asks whether a move is meant. Returns whether it is done, as far as the board has to know."""
        self.allows: Callable[[Move], bool] = lambda move: True
        """Whether a legal move may be made here now; who says no says why."""
        self.made: Callable[[], None] = lambda: None
        """Called when a person has made what they meant."""

    def obey(self, intent: Intent) -> bool:
        """What somebody means by what they did: plays it, or asks first; whether it is done."""
        if intent.kind != "move" or self._sitting.person_asked is None:
            return False
        if not intent.agreed and self.asks(intent.moves[-1]):
            return self.ask_first(intent)
        return self._play_all(intent.moves)

    def play(self, move: Move) -> None:
        """A move of the person asked; asks first where that is wished."""
        self.obey(Intent("move", (move,)))

    def play_text(self, text: str) -> bool:
        """A typed move; says why where it cannot be made."""
        seat, match = self._sitting.person_asked, self._sitting.match
        if seat is None:
            if not self._table.taken("play"):
                self._table.say(self._context.texts("It's not your turn."), "refuse")
            return False
        text = text.strip().lower()
        if not self._allows_text(text):
            return False
        try:
            match.play_text(seat, text)
        except IllegalMove as fault:
            self.refuse(fault.refusal)
            return False
        self.made()
        return True

    def _allows_text(self, text: str) -> bool:
        """A wrong move is answered by the rules."""
        match = self._sitting.match
        try:
            move = match.rules.decode_move(text)
        except BadNotation:
            return True
        return move not in match.legal_moves(self._sitting.person_asked or 0) or self.allows(move)

    def refuse(self, refusal: Refusal) -> None:
        self._context.refuse(self._table, refusal)
        self._table.tips.show("refusal")

    def words_for(self, move: Move | Laying) -> str:
        """A move, or a change of a draft, in human words, or else in notation."""
        if isinstance(move, Laying):
            if move.means is None:
                return self._context.texts("Undo")
            move = move.means
        line = self._sitting.table.describe(self._sitting.view, move)
        if line is None:
            return self._sitting.match.rules.encode_move(move)
        return self._context.texts.sentence(line)

    # -- within -----------------------------------------------------------------------------------------

    def _asks_about(self, move: Move) -> bool:
        """Always, or where the table says what a move gives up, as it is set."""
        confirm, sitting = self._context.settings.confirm, self._sitting
        return confirm == "always" or (confirm == "risky" and sitting.table.risk(sitting.view, move) is not None)

    def _ask_first(self, intent: Intent) -> bool:
        texts, move = self._context.texts, intent.moves[-1]
        words, risk = self.words_for(move), self._sitting.table.risk(self._sitting.view, move)
        if risk is not None:
            words = f"{words}\n\n{texts.sentence(risk)}."
        answers = [
            DialogAnswer(texts("Play"), lambda: self._play_all(intent.moves), "tick", primary=True),
            DialogAnswer(texts("Cancel"), nothing),
        ]
        self._context.scenes.push(Dialog(self._context, texts("Play this move?"), words, answers))
        return False

    def _play_all(self, moves: Sequence[Move]) -> bool:
        """Moves of the person asked, in order; the table hears of them by the match. Whether all of them are made."""
        seat = self._sitting.person_asked
        if seat is None or not all(map(self.allows, moves)):
            return False
        try:
            for move in moves:
                self._sitting.match.play(seat, move)
        except IllegalMove as fault:
            self._context.scenes.note(fault)  # told when those that were made have been shown
            return False
        self.made()
        return True
