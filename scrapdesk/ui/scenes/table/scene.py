"""What every table does: opponents think, people are asked one by one, moves are taken back, the end is told.

Owns the course of a sitting on the screen; what lies on the table, a scene made of this one shows.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from scrapdesk.ai.thinking import ThinkingFailed
from scrapdesk.core.match import UndoPlan
from scrapdesk.core.refusal import IllegalMove, Refusal
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.storage.statistics import added, result_of
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.events import KeyDown
from scrapdesk.ui.running import save_name
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.dialog import Answer, Dialog, nothing
from scrapdesk.ui.scenes.table.curtain import CurtainScene
from scrapdesk.ui.scenes.table.ending import EndScene
from scrapdesk.ui.scenes.table.morra import MorraScene, morra_is_due
from scrapdesk.ui.scenes.table.sitting import Sitting
from scrapdesk.ui.scenes.table.telling import Teller

ANNOUNCE: Final = 700.0
"""How long an opponent's turn lasts at least, in milliseconds at normal speed, so that it can be followed."""

SPEED_KEYS: Final = {"1": "slow", "2": "normal", "3": "fast"}
"""With Ctrl."""


class TableScene(WidgetScene):
    def __init__(self, context: AppContext, sitting: Sitting) -> None:
        super().__init__(context)
        self.sitting = sitting
        self.teller = Teller(sitting, context.texts)
        self._waited = 0.0
        self._hurried = False
        """Whether the person asked the opponent to play now."""
        self._answer: Any = None
        self._told_end = sitting.match.outcome is not None
        self._in_turn = False
        """Whether people would rather choose one after the other, where they could choose at once."""

    # -- what a table shows -----------------------------------------------------------------------------

    @abstractmethod
    def follow(self, kind: str) -> None:
        """The match has changed: shows it as it is now. `kind` is what happened, as the match names it."""

    # -- life -------------------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self.after_change("begin")

    def resume(self) -> None:
        super().resume()
        self.follow("resume")

    def exit(self) -> None:
        super().exit()
        self.sitting.close()

    @property
    def wakeful(self) -> bool:
        return self.sitting.thinking or self.sitting.hinting

    def update(self, dt: float) -> None:
        if self.context.scenes.top is not self:
            return
        try:
            if self.sitting.thinking:
                self._let_think(dt)
            elif self.sitting.hinting:
                self._show_hint()
        except ThinkingFailed as fault:
            self.sitting.stop_thinking()
            self.say(self.context.texts("The opponent cannot think: {reason}", reason=str(fault)), "refuse")

    def _let_think(self, dt: float) -> None:
        self._waited += dt
        if self._answer is None:
            self._answer = self.sitting.think(hurry=self._hurried)
        if self._answer is not None and self._waited >= self.context.clock.length(ANNOUNCE):
            move, self._answer, self._waited, self._hurried = self._answer, None, 0.0, False
            self.sitting.play_for_opponent(move)
            self._sound_of_move("tile")
            self.after_change("play")

    def _sound_of_move(self, plain: str) -> None:
        """A move has been made. A table that knows how it sounds says so itself."""
        self.context.audio.play(plain)

    # -- people's moves ---------------------------------------------------------------------------------

    def play(self, move: Any) -> None:
        """A move of the person asked; asks first where that is wished."""
        seat = self.sitting.person_asked
        if seat is None:
            return
        if self.context.settings.confirm == "always":
            self._confirm(move)
        else:
            self._play_now(move)

    def play_text(self, text: str) -> bool:
        """A typed move; says why where it cannot be made."""
        seat = self.sitting.person_asked
        if seat is None:
            self.say(self.context.texts("It is not your turn."), "refuse")
            return False
        try:
            self.sitting.match.play_text(seat, text.strip().lower())
        except IllegalMove as fault:
            self.refuse(fault.refusal)
            return False
        self._after_move()
        return True

    def refuse(self, refusal: Refusal) -> None:
        self.context.audio.play("refuse")
        self.say(self.context.texts.sentence(refusal.sentence), "refuse", refusal.rule, self.sitting.game)

    def _confirm(self, move: Any) -> None:
        texts = self.context.texts
        words = self.words_for(move)
        answers = [
            Answer(texts("Play it"), lambda: self._play_now(move), "tick", primary=True),
            Answer(texts("Not yet"), nothing),
        ]
        self.context.scenes.push(Dialog(self.context, texts("Play this move?"), words, answers))

    def _play_now(self, move: Any) -> None:
        seat = self.sitting.person_asked
        if seat is not None:
            self.sitting.match.play(seat, move)
            self._after_move()

    def _after_move(self) -> None:
        self._sound_of_move("card")
        self.after_change("play")

    def words_for(self, move: Any) -> str:
        """A move in human words, or else in notation."""
        line = self.sitting.table.describe(self.sitting.view, move)
        if line is None:
            return self.sitting.match.rules.encode_move(move)
        return self.context.texts.sentence(line)

    # -- after every change -----------------------------------------------------------------------------

    def after_change(self, kind: str) -> None:
        self._waited, self._answer = 0.0, None
        self.passing.hush()
        self._keep(kind)
        if self._chooses_together():
            self._throw_together()
        elif self.sitting.needs_curtain(self.context.settings.curtain):
            seat = self.sitting.person_asked or 0
            self.context.scenes.push(CurtainScene(self.context, self.sitting.names[seat], self._curtain_up))
        self.follow(kind)
        if self.sitting.match.outcome is not None:
            self._tell_end()

    def _chooses_together(self) -> bool:
        """Whether two people choose at once, each with keys of their own, and need no curtain for it."""
        return self.context.settings.curtain and not self._in_turn and morra_is_due(self.sitting)

    def _throw_together(self) -> None:
        self.sitting.shown_to = None
        self.context.scenes.push(MorraScene(self.context, self.sitting, self._after_move, self._take_turns, self.leave))

    def _take_turns(self) -> None:
        self._in_turn = True
        self.after_change("begin")

    def _curtain_up(self) -> None:
        self.sitting.raise_curtain()
        self.follow("curtain")

    def _keep(self, kind: str) -> None:
        """The running game is kept after every move; a finished one is no longer running."""
        shelf, name = self.context.storage.shelf, save_name(self.sitting.game)
        try:
            if self.sitting.match.outcome is not None:
                shelf.forget(name)
            elif kind != "begin" or self.sitting.moves_made:
                shelf.keep(name, self.sitting.record())
        except StorageTrouble as trouble:
            self.say(self.context.texts("The game could not be kept: {reason}", reason=str(trouble)), "refuse")

    def _tell_end(self) -> None:
        outcome = self.sitting.match.outcome
        if self._told_end or outcome is None:
            return
        self._told_end = True
        self._write_down()
        won = not self.sitting.humans or any(seat in outcome.winners for seat in self.sitting.humans)
        self.context.audio.play("win" if won else "lose")
        self.context.scenes.push(EndScene(self.context, self.teller, outcome, self._again, self.leave, self.watch))

    def _write_down(self) -> None:
        sitting, outcome = self.sitting, self.sitting.match.outcome
        if outcome is None:
            return
        match, history = sitting.match, self.context.storage.history
        result = result_of(sitting.game, sitting.players, outcome, sitting.moves_made, match.seed, match.practice)
        try:
            history.save(added(history.value, result))
        except StorageTrouble as trouble:
            self.say(self.context.texts("The result could not be kept: {reason}", reason=str(trouble)), "refuse")

    def _again(self) -> None:
        """The same people, the same set-up, other luck."""
        sitting = self.sitting
        options = dict(sitting.match.options)
        wish = NewTable(sitting.game, sitting.players, options, self.context.new_seed(), sitting.content)
        self.context.scenes.pop(self)
        self.context.open_table(wish)

    # -- taking back ------------------------------------------------------------------------------------

    def undo(self) -> None:
        plan = self.sitting.plan_undo()
        texts = self.context.texts
        if plan is None:
            self.say(texts("There is nothing to take back yet."))
        elif plan.barriers:
            self._offer_practice(plan)
        elif plan.consent:
            self._ask_others(plan)
        else:
            self._undo_now(plan)

    def redo(self) -> None:
        if self.sitting.can_redo:
            self.sitting.redo()
            self._told_end = self.sitting.match.outcome is not None
            self.after_change("redo")
        else:
            self.say(self.context.texts("Nothing was taken back."))

    def _undo_now(self, plan: UndoPlan) -> None:
        self.sitting.undo(plan)
        self._told_end = False
        self.after_change("undo")

    def _offer_practice(self, plan: UndoPlan) -> None:
        texts = self.context.texts
        reasons = "\n".join(texts.sentence(barrier) + "." for barrier in plan.barriers)
        words = texts("From there on the game counts as practice, and not in your results.")
        answers = [
            Answer(texts("Take back, as practice"), lambda: self._undo_now(plan), "undo"),
            Answer(texts("Leave it"), nothing, primary=True),
        ]
        title = texts("Take it back all the same?")
        self.context.scenes.push(Dialog(self.context, title, f"{reasons}\n\n{words}", answers))

    def _ask_others(self, plan: UndoPlan) -> None:
        texts = self.context.texts
        names = ", ".join(self.sitting.names[seat] for seat in plan.consent)
        answers = [
            Answer(texts("They agree"), lambda: self._undo_now(plan), "undo"),
            Answer(texts("Leave it"), nothing, primary=True),
        ]
        words = texts("Others have moved since: {names}. A take-back needs their word.", names=names)
        self.context.scenes.push(Dialog(self.context, texts("Do the others agree?"), words, answers))

    # -- hint and ways out ------------------------------------------------------------------------------

    def hint(self) -> None:
        if self.sitting.person_asked is None:
            self.say(self.context.texts("A hint is for your own turn."))
        elif not self.sitting.hinting:
            self.sitting.ask_hint()
            self.say(self.context.texts("Looking at your moves ..."))

    def _show_hint(self) -> None:
        hints = self.sitting.hint()
        if hints:
            best = hints[0]
            reason = self.context.texts.line(best.why)
            self.say(self.context.texts("{move}: {reason}", move=self.words_for(best.move), reason=reason), "good")

    def _set_speed(self, speed: str) -> None:
        texts = self.context.texts
        self.context.change_settings(speed=speed)
        words = {"slow": texts("Speed: slow"), "normal": texts("Speed: normal"), "fast": texts("Speed: fast")}
        self.say(words[speed])

    def leave(self) -> None:
        self.context.scenes.pop(self)

    def escape(self) -> None:
        self.leave()

    def save(self) -> None:
        """Keeps the game under a name of its own, as it is now."""
        self.context.open("keep", (self, self.sitting.record()))

    def watch(self) -> None:
        self.context.open("watch", self.sitting.record())

    def open_rules(self, rule: str = "") -> None:
        self.context.open_rules(self.sitting.game, rule)

    def shortcut(self, event: KeyDown) -> bool:
        acts = {"z": self.undo, "y": self.redo, "s": self.save}
        if event.ctrl and event.key in acts:
            acts[event.key]()
        elif event.ctrl and event.key in SPEED_KEYS:
            self._set_speed(SPEED_KEYS[event.key])
        elif event.key == "f1":
            self.open_rules()
        elif event.key == "h" and not event.ctrl:
            self.hint()
        elif event.key == "r" and not event.ctrl:
            toast = self.passing.toast
            self.open_rules(toast.rule if toast is not None else "")
        elif event.key == "space" and self.sitting.thinking:
            self._waited, self._hurried = ANNOUNCE * 2, True
        else:
            return False
        return True
