"""The loop of a game in letters: shows, asks, plays, until the game is over or the person leaves.

Owns the curtain between people who share a terminal, and how typed lines are taken. Must not know rules.
"""

from __future__ import annotations

from pathlib import Path

from scrapdesk.cli import console
from scrapdesk.cli.console import tell, tell_all, tell_wrapped
from scrapdesk.cli.files import write_file
from scrapdesk.cli.luck import seal_words
from scrapdesk.cli.orders import Orders, Step
from scrapdesk.cli.text_game import TextGame, Viewer
from scrapdesk.core.refusal import IllegalMove
from scrapdesk.core.seats import Seat


class Session:
    """One sitting at one terminal."""

    def __init__(self, game: TextGame, save: Path | None = None) -> None:
        self.game = game
        self._save = save
        self._orders = Orders(game)
        self._shown_to: Viewer = None
        """Whose secrets stand on the screen."""

    def run(self) -> None:
        """Plays until the end, or until nothing more is typed; then saves, if that was asked for."""
        try:
            self._greet()
            while self._turn():
                pass
        finally:
            if self._save is not None:
                write_file(self._save, self.game.record())
                tell(f"Saved as {self._save}.")

    def _greet(self) -> None:
        setup = self.game.setup
        people = ", ".join(f"{self.game.title(seat)} {player}" for seat, player in enumerate(setup.seating.players))
        tell(f"{setup.rules.info.title}: {people}")
        # Whoever knows the seed knows every hand: it is not told where people at this terminal have secrets.
        secrets = len(self.game.humans) > 1 and setup.rules.info.hidden
        seed = "" if secrets else f"seed {self.game.match.seed}"
        tell_all(filter(None, [" | ".join(filter(None, (seed, str(setup.options))))]))
        tell_wrapped(filter(None, [seal_words(self.game.match)]))
        if self.game.humans:
            tell("Type a move or its number, or `help` for everything else.")

    def _turn(self) -> bool:
        """One decision, or the talk after the end; False when the sitting is over."""
        match = self.game.match
        seat = match.to_act
        if seat is None:
            return self._after_the_end()
        if seat in self.game.humans:
            return self._human_turn(seat)
        with console.meanwhile(f"{self.game.title(seat)} is thinking..."):
            self.game.opponents.play(match, seat)
        if len(self.game.humans) < 2:
            tell_wrapped(self.game.news(self.game.sole_viewer))
        return True

    # -- people -----------------------------------------------------------------------------------------

    def _human_turn(self, seat: Seat) -> bool:
        viewer = self._raise_curtain(seat)
        self._show(seat, viewer)
        while True:
            line = console.ask(f"{self.game.title(seat)}> ")
            if line is None:
                return False
            step = self._take(seat, viewer, line)
            if step is Step.SHOW:
                self._show(seat, viewer)
            elif step is not Step.STAY:
                return step is Step.ON

    def _raise_curtain(self, seat: Seat) -> Viewer:
        """Sees to it that only this seat sees its secrets. The answer: with whose eyes the table may be shown."""
        if len(self.game.humans) == 1 or not self.game.setup.rules.info.hidden:
            return seat
        if self._shown_to not in (None, seat):
            console.clear()
            self._shown_to = None
        if self._shown_to is None and self.game.needs_curtain(seat):
            self._pass_keyboard(seat)
            self._shown_to = seat
        return self._shown_to

    def _pass_keyboard(self, seat: Seat) -> None:
        """Waits only where somebody sits: a pipe has nobody to look away."""
        sentence = f"Pass the keyboard to {self.game.title(seat)}"
        if console.is_person():
            console.ask(f"{sentence}, press Enter. ")
        else:
            tell(f"{sentence}.")
        console.clear()

    def _show(self, seat: Seat, viewer: Viewer) -> None:
        width = console.width()
        tell_wrapped(self.game.news(seat, open_only=viewer is None))
        tell_all(["", *self.game.board(viewer, width), ""])
        tell(f"{self.game.title(seat)} can play:")
        tell_all(self.game.move_list(seat, width))

    # -- what is typed ----------------------------------------------------------------------------------

    def _take(self, seat: Seat, viewer: Viewer, line: str) -> Step:
        """A typed line: notation first, so that no order can hide a move; then a number; then an order."""
        text = " ".join(line.split())
        if not text:
            return Step.STAY
        moves = self.game.moves(seat)
        spelled = dict(moves)
        if text.lower() in spelled:
            return self._play(seat, spelled[text.lower()])
        if text.isdecimal() and text.isascii() and len(text) < 6 and 0 < int(text) <= len(moves):
            return self._play(seat, moves[int(text) - 1][1])
        step = self._orders.obey(seat, viewer, text)
        return self._refuse(seat, text.lower()) if step is None else step

    def _play(self, seat: Seat, move: object) -> Step:
        self.game.match.play(seat, move)
        return Step.ON

    def _refuse(self, seat: Seat, text: str) -> Step:
        """Says why a typed move cannot be made, by which rule, and what could be done instead."""
        try:
            self.game.match.play_text(seat, text)
        except IllegalMove as fault:
            tell_wrapped([f"No. {fault.refusal.sentence.named(self.game.names)} [{fault.refusal.rule}]"])
            moves = self.game.moves(seat)
            near = [f"{number} {word}" for number, (word, move) in enumerate(moves, 1) if move == fault.refusal.nearest]
            tell_all(f"Closest legal move: {word}" for word in near)
            return Step.STAY
        return Step.ON

    # -- after the end ----------------------------------------------------------------------------------

    def _after_the_end(self) -> bool:
        """The result; then orders are taken until nothing more is typed, as one may want to look back or save."""
        viewer = self.game.sole_viewer
        tell_wrapped(self.game.last_news())
        self._show_end(viewer)
        while self.game.humans:
            line = console.ask("over> ")
            text = " ".join((line or "quit").split())
            step = self._orders.obey(None, viewer, text) if text else Step.STAY
            if step is None:
                tell(
                    "The game is over: you can still use `luck`, `undo`, `log`, `save FILE` and `quit`; "
                    "`help` lists everything."
                )
            elif step is Step.SHOW:
                self._show_end(viewer)
            elif step is not Step.STAY:
                return step is Step.ON
        return False

    def _show_end(self, viewer: Viewer) -> None:
        tell_all(["", *self.game.board(viewer, console.width()), ""])
        tell_wrapped(self.game.ending())
