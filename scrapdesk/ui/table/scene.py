"""What every table does: opponents think, people are asked one by one, moves are taken back, the end is told.

Owns the course of a sitting on the screen; what lies on the table, a scene made of this one shows.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import Any

from scrapdesk.ai.thinking import ThinkingFailed
from scrapdesk.core.match import Change, UndoPlan
from scrapdesk.core.refusal import IllegalMove, Refusal
from scrapdesk.ui.board.playing import Intent
from scrapdesk.ui.board.timing import ANNOUNCE_MS, SETTLE_MS
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.requests import KeepGame
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.dialog import Answer, Dialog, nothing
from scrapdesk.ui.table import together
from scrapdesk.ui.table.autosave import Autosave
from scrapdesk.ui.table.curtain import CurtainScene
from scrapdesk.ui.table.finish import Finish
from scrapdesk.ui.table.orders import obey, open_pause
from scrapdesk.ui.table.pace import Pace
from scrapdesk.ui.table.seals import seals_of
from scrapdesk.ui.table.sitting import Sitting
from scrapdesk.ui.table.taking_back import take_back
from scrapdesk.ui.table.telling import Teller
from scrapdesk.ui.table.tips import TableTips


class TableScene(WidgetScene):
    tip_of_moves = "moves"
    """What is told of how moves are made, at the first one."""

    def __init__(self, context: AppContext, sitting: Sitting) -> None:
        super().__init__(context)
        self.sitting = sitting
        self.about = sitting.game
        self.open_rules = partial(context.open_rules, sitting.game)
        self.teller = Teller(sitting, context.texts)
        self.tips = TableTips(self)
        self._pace = Pace(context.clock, sitting)
        self.rushing = False
        """Whether everything is to go as quickly as it can be followed."""
        self.finish = self._make_finish()
        self._autosave = self._make_autosave()
        self._stale = ""
        """How the match has changed since the table was last shown, as `follow` is told; "" if it has not."""
        self._unsubscribe = sitting.match.subscribe(self._heard)
        self._in_turn = False
        """Whether people would rather choose one after the other, where they could choose at once."""

    # -- what a table shows -----------------------------------------------------------------------------

    @abstractmethod
    def follow(self, kind: str) -> None:
        """Shows the match as it is now. `kind` is what happened, as the match names it."""
        self._stale = ""

    # -- life -------------------------------------------------------------------------------------------

    def _make_finish(self) -> Finish:
        return Finish(self)

    def _make_autosave(self) -> Autosave | None:
        """Keeps the running game; None where nothing of it is kept."""
        return Autosave(self.context, self.sitting)

    def enter(self) -> None:
        super().enter()
        self.after_change("begin")

    def resume(self) -> None:
        super().resume()
        if not self._stale:
            self.follow("resume")

    def exit(self) -> None:
        super().exit()
        self._unsubscribe()
        self.sitting.close()
        if self._autosave is not None:
            self._autosave.close()

    @property
    def wakeful(self) -> bool:
        return not self._resting and (self.sitting.thinking or self.sitting.hinting)

    @property
    def _resting(self) -> bool:
        """Whether nobody thinks on: something else is looked at."""
        away = self.context.away and self.context.settings.pause_unfocused
        return away or self.context.scenes.top is not self

    def update(self, dt: float) -> None:
        self.passing.wait_for_pictures(dt)
        if self._resting:
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
        move = self._pace.move(dt, self.rushing, self.showing)
        if move is not None:
            self.sitting.play_for_opponent(move)
            self._pace.hurried = self._pace.hurried and self.sitting.thinking

    def _rest(self) -> float:
        """How long the table is left as it is, at normal speed: what a move has changed is seen, and who is next."""
        return SETTLE_MS + ANNOUNCE_MS

    @property
    def showing(self) -> bool:
        """Whether moves that were made are still being shown: nobody plays on before they have been seen."""
        return False

    def shown(self) -> None:
        """All has been shown."""
        self.finish.tell()

    def _sound_of_move(self, plain: str) -> None:
        """A move has been made. A table that knows how it sounds says so itself."""
        self.context.audio.play(plain)

    # -- people's moves ---------------------------------------------------------------------------------

    def obey(self, intent: Intent) -> bool:
        """What somebody means by what they did: plays it, or asks first; whether it is done."""
        if intent.kind != "move" or self.sitting.person_asked is None:
            return False
        if not intent.agreed and self._asks_about(intent.moves[-1]):
            return self._ask_first(intent)
        return self._play_all(intent.moves)

    def play(self, move: Any) -> None:
        """A move of the person asked; asks first where that is wished."""
        self.obey(Intent("move", (move,)))

    def _asks_about(self, move: Any) -> bool:
        """Whether it is asked first if a move is meant: always, or where the table says what it gives up."""
        confirm, sitting = self.context.settings.confirm, self.sitting
        return confirm == "always" or (confirm == "risky" and sitting.table.risk(sitting.view, move) is not None)

    def play_text(self, text: str) -> bool:
        """A typed move; says why where it cannot be made."""
        seat = self.sitting.person_asked
        if seat is None:
            self.say(self.context.texts("It is not your turn."), "refuse")
            return False
        try:
            self.sitting.match.play_text(seat, text.strip().lower())
        except IllegalMove as fault:
            self._refuse(fault.refusal)
            return False
        return True

    def _refuse(self, refusal: Refusal) -> None:
        self.context.refuse(self, refusal)
        self.tips.show("refusal")

    def _ask_first(self, intent: Intent) -> bool:
        """Whether it is meant. Where the board shows the move meanwhile, as if it were done, it is done as far as the
        board has to know."""
        texts, move = self.context.texts, intent.moves[-1]
        words, risk = self._words_for(move), self.sitting.table.risk(self.sitting.view, move)
        if risk is not None:
            words = f"{words}\n\n{texts.sentence(risk)}."
        answers = [
            Answer(texts("Play it"), lambda: self._play_all(intent.moves), "tick", primary=True),
            Answer(texts("Not yet"), nothing),
        ]
        self.context.scenes.push(Dialog(self.context, texts("Play this move?"), words, answers))
        return False

    def _play_all(self, moves: Sequence[Any]) -> bool:
        """Moves of the person asked, in order; the table hears of them by the match. Whether all of them are made."""
        seat = self.sitting.person_asked
        try:
            for move in moves:
                if seat is not None:
                    self.sitting.match.play(seat, move)
        except IllegalMove as fault:
            self.context.scenes.note(fault)  # told when those that were made have been shown
            return False
        return seat is not None

    def _words_for(self, move: Any) -> str:
        """A move in human words, or else in notation."""
        line = self.sitting.table.describe(self.sitting.view, move)
        if line is None:
            return self.sitting.match.rules.encode_move(move)
        return self.context.texts.sentence(line)

    # -- after every change -----------------------------------------------------------------------------

    def _heard(self, change: Change) -> None:
        """The match has changed. Nothing is shown before the end of the frame: there may be more to come."""
        kind = "undo" if change.kind == "goto" else change.kind
        if kind == "play":
            by_hand = self.sitting.match.entries(None)[change.before].actor in self.sitting.humans
            self._sound_of_move("card" if by_hand else "tile")
        self._stale = kind if self._stale in ("", kind) else "undo"

    def settle(self) -> None:
        """What the match has become since the last frame is shown, once."""
        if self._stale:
            self.after_change(self._stale)

    def after_change(self, kind: str) -> None:
        """What follows from a change: `kind` is what happened."""
        self.finish.follow(kind)
        self.passing.hush()
        if self._chooses_together():
            self._throw_together()
        elif self.sitting.needs_curtain(self._hides(), self._holds()):
            self._curtain_falls()
        self.follow(kind)
        self._pace.begin(self._rest())
        self.tips.after(kind)
        if not self.showing:
            self.shown()

    def _chooses_together(self) -> bool:
        """Whether two people choose at once, each with keys of their own, and need no curtain for it."""
        return self.context.settings.curtain and not self._in_turn and together.is_due(self.context, self.sitting)

    def _throw_together(self) -> None:
        self.sitting.shown_to = None
        throw = together.scene(self.context, self.sitting, self._take_turns, self.escape)
        self.context.scenes.push(throw)

    def _take_turns(self) -> None:
        self._in_turn = True
        self.after_change("begin")

    def _curtain_falls(self) -> None:
        self.context.scenes.push(CurtainScene(self.context, self.sitting, self._curtain_up, self.escape))

    def _curtain_up(self) -> None:
        self.sitting.raise_curtain()
        if self.sitting.match.practice and self._autosave is not None:  # a number may have been forgotten
            self._autosave.soon()
        self.follow("curtain")
        self.tips.after("curtain")

    def _hides(self) -> bool:
        """Whether there is a curtain between people: as it is set, and always where somebody has set a number."""
        return self.context.settings.curtain or bool(seals_of(self.context, self.sitting))

    def _holds(self) -> bool:
        """Whether the person asked may hold a face-down hand open, in place of a curtain."""
        return False

    # -- taking back ------------------------------------------------------------------------------------

    def undo(self) -> None:
        plan = self.sitting.plan_undo()
        texts = self.context.texts
        if plan is None:
            self.say(texts("There is nothing to take back yet."))
        else:
            take_back(self.context, self.sitting, plan, self._undo_now)

    def redo(self) -> None:
        if self.sitting.can_redo:
            self.sitting.redo()
        else:
            self.say(self.context.texts("Nothing was taken back."))

    def _undo_now(self, plan: UndoPlan) -> None:
        self.sitting.undo(plan)

    # -- hint and ways out ------------------------------------------------------------------------------

    def hint(self) -> None:
        if self.sitting.person_asked is None:
            self.say(self.context.texts("A hint is for your own turn."))
        elif not self.sitting.hinting:
            self.sitting.ask_hint()
            self.say(self.context.texts("Looking at your moves ..."))
            self.tips.show("coach")

    def _show_hint(self) -> None:
        hints = self.sitting.hint()
        if hints:
            best = hints[0]
            reason = self.context.texts.line(best.why)
            self.say(self.context.texts("{move}: {reason}", move=self._words_for(best.move), reason=reason), "good")

    def leave(self) -> None:
        self.context.scenes.pop(self)

    def escape(self) -> None:
        outcome = self.sitting.match.outcome
        if outcome is None:
            open_pause(self)
        else:
            self.finish.show(outcome)

    def save(self) -> None:
        """Keeps the game under a name of its own, as it is now."""
        self.context.open(KeepGame(self, self.sitting.record()))

    def shortcut(self, event: KeyDown) -> bool:
        wish = self.context.keys.meant(event, "table", "window")
        if wish == "hurry" and self.showing:
            self.context.clock.finish()
            return True
        if wish == "hurry" and self.sitting.thinking:
            self._pace.hurry()
            return True
        return obey(self, wish)
