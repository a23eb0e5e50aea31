"""What can be typed beside moves: undo, redo, log, hint, rule, save, and what shows the table again.

Each order is one short method. Owns their words and their help. Must not know how a turn goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path
from typing import Final

from scrapdesk.cli import console
from scrapdesk.cli.beliefs import belief_lines
from scrapdesk.cli.board import described, wrapped
from scrapdesk.cli.console import tell, tell_all, tell_wrapped
from scrapdesk.cli.errors import CannotRun
from scrapdesk.cli.files import check_save_place, write_file
from scrapdesk.cli.luck import luck_lines, seal_words
from scrapdesk.cli.narration import with_rule
from scrapdesk.cli.text_game import TextGame, Viewer
from scrapdesk.core.seats import Seat
from scrapdesk.core.take_back import plan_undo
from scrapdesk.core.words import listed
from scrapdesk.storage.rulebook import BadRulebook, Rulebook, own_rulebook

LAST_LINES: Final = 12

HELP: Final = """\
  MOVE           a move as it appears in the list, or its number
  moves          show the legal moves again
  board          show the whole table again
  log [N]        the last 12 moves, or the last N, leaving out what is secret from you
  hint           the best move and why, and what you can infer about hidden cards; it uses only what you can see
  luck           the seal on the shuffles and dice; after the game, whether it holds and how lucky each player was
  rule [ID]      a rule, such as the one named in a refusal; without an ID, the contents
  undo           undo a player's last move (the others are asked, and secrets are protected)
  undo practice  undo even if something secret has been seen; the game then counts as practice
  redo           redo what was undone
  save FILE      save the game, for --load or `scrapdesk replay`
  quit           leave (end of input does the same)
"""


class Step(Enum):
    """What the sitting does after a typed line."""

    STAY = auto()
    SHOW = auto()
    ON = auto()
    QUIT = auto()


Order = Callable[[Seat | None, Viewer, str], Step]


class Orders:
    """The orders at one game. The seat is the one that is asked; None after the end."""

    def __init__(self, game: TextGame) -> None:
        self._game = game
        self._known: dict[str, Order] = {
            "help": self._help,
            "?": self._help,
            "moves": self._moves,
            "board": lambda seat, viewer, rest: Step.SHOW,
            "log": self._log,
            "hint": self._hint,
            "luck": self._luck,
            "rule": self._rule,
            "undo": self._undo,
            "redo": self._redo,
            "save": self._save,
            "quit": lambda seat, viewer, rest: Step.QUIT,
            "exit": lambda seat, viewer, rest: Step.QUIT,
        }

    def obey(self, seat: Seat | None, viewer: Viewer, text: str) -> Step | None:
        """Does what an order says; None where the text is no order."""
        word, _, rest = text.partition(" ")
        order = self._known.get(word.lower())
        return None if order is None else order(seat, viewer, rest)

    # -- looking ----------------------------------------------------------------------------------------

    def _help(self, seat: Seat | None, viewer: Viewer, rest: str) -> Step:
        tell_all(HELP.splitlines())
        return Step.STAY

    def _moves(self, seat: Seat | None, viewer: Viewer, rest: str) -> Step:
        if seat is not None:
            tell_all(self._game.move_list(seat, console.width()))
        return Step.STAY

    def _log(self, seat: Seat | None, viewer: Viewer, rest: str) -> Step:
        number = rest.isdecimal() and rest.isascii() and len(rest) < 6
        tell_wrapped(self._game.log(viewer, int(rest) if number and int(rest) else LAST_LINES) or ["No moves yet."])
        return Step.STAY

    def _hint(self, seat: Seat | None, viewer: Viewer, rest: str) -> Step:
        if seat is None:
            tell("The game is over, so there is nothing to advise on.")
            return Step.STAY
        view = self._game.match.view(seat)
        with console.meanwhile("The coach is thinking..."):
            hints = self._game.opponents.advice(self._game.match, seat)
        for place, hint in enumerate(hints):
            lead = "        then: " if place else "Best move: "
            spelled = self._game.setup.rules.encode_move(hint.move)
            words = described(self._game.table, view, hint.move, self._game.names)
            worth = f"wins about {round(100 * hint.estimate)}% of simulated games"
            tell_wrapped([f"{lead}{spelled}{f' ({words})' if words else ''}, {worth}"])
            if "simulated games" not in str(hint.why):  # a sentence that says more than the number
                tell_all(wrapped(with_rule(hint.why.named(self._game.names)), console.width(), " " * len(lead)))
        tell_all(belief_lines(hints[0].belief, self._game.names, console.width()))
        return Step.STAY

    def _luck(self, seat: Seat | None, viewer: Viewer, rest: str) -> Step:
        match = self._game.match
        told = list(luck_lines(match, self._game.names)) or list(filter(None, [seal_words(match)]))
        tell_wrapped(told or ["Nothing was sealed when this game began."])
        return Step.STAY

    def _rule(self, seat: Seat | None, viewer: Viewer, rest: str) -> Step:
        try:
            book = own_rulebook(self._game.setup.entry.id)
        except BadRulebook as fault:
            tell(f"{str(fault)[:1].upper()}{str(fault)[1:]}.")
            return Step.STAY
        tell_all(_paragraph(book, rest) if rest else [f"{rule.id:<10} {rule.title}" for rule in book.values()])
        return Step.STAY

    # -- taking back ------------------------------------------------------------------------------------

    def _undo(self, seat: Seat | None, viewer: Viewer, rest: str) -> Step:
        """Back to the last decision of a person: its own to take back, if the others agree."""
        plan = plan_undo(self._game.match, self._game.humans)
        if plan is None:
            tell("There is nothing to undo.")
            return Step.STAY
        practice = rest.lower() == "practice"
        if plan.barriers and not practice:
            reasons = "; ".join(map(str, plan.barriers))
            tell(
                f"You can't simply undo this: {reasons}. Type `undo practice` to undo it anyway; the game then "
                f"counts as practice."
            )
            return Step.STAY
        others = {*plan.consent, plan.actor} - {plan.actor if seat is None else seat}
        if not all(self._agrees(other, plan.actor) for other in sorted(others)):
            tell("Not undone.")
            return Step.STAY
        self._game.match.goto(plan.ply, practice)
        self._game.forget_after(plan.ply)
        tell("Undone.")
        return Step.ON

    def _agrees(self, seat: Seat, mover: Seat) -> bool:
        question = f"{self._game.title(seat)}, do you agree to undo the last move ({self._game.title(mover)})? "
        return (console.ask(question) or "").strip().lower() in ("y", "yes")

    def _redo(self, seat: Seat | None, viewer: Viewer, rest: str) -> Step:
        """Forward to the next decision of a person, over those of opponents."""
        match = self._game.match
        if match.ply == match.length:
            tell("There is nothing to redo.")
            return Step.STAY
        match.redo()
        while match.ply < match.length and match.to_act not in self._game.humans:
            match.redo()
        return Step.ON

    # -- keeping ----------------------------------------------------------------------------------------

    def _save(self, seat: Seat | None, viewer: Viewer, rest: str) -> Step:
        if not rest:
            tell("Give a file name, for example: save evening.txt")
            return Step.STAY
        path = Path(rest).expanduser()
        try:
            check_save_place(path)
            write_file(path, self._game.record())
        except CannotRun as fault:
            tell(f"Not saved: {fault}.")
            return Step.STAY
        tell(f"Saved as {path}.")
        return Step.STAY


def _paragraph(book: Rulebook, asked: str) -> list[str]:
    """One paragraph by its id, or all whose ids begin with it."""
    wanted = asked.upper()
    found = [rule for rule in book.values() if rule.id.upper() == wanted]
    found += [rule for rule in book.values() if rule.id.upper().startswith((f"{wanted}.", f"{wanted}-"))]
    if not found:
        heads = listed(sorted({rule.id.partition(".")[0] for rule in book.values()}))
        return [f"The rule book has no {asked[:40]!r}; it has {heads} and their sections."]
    lines: list[str] = []
    for rule in found:
        lines += [f"{rule.id}  {rule.title}", *wrapped(rule.text, console.width(), "    "), ""]
    return lines[:-1]
