"""A first game on the board: one step after another is told, pointed at and played, until the lesson lets go.

Owns how a lesson and a table come together. What is taught is the lesson's, how far one has come the Course's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from scrapdesk.core.notation import BadNotation
from scrapdesk.core.refusal import Target
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.board.playing import Intent
from scrapdesk.ui.board.show import Cue
from scrapdesk.ui.board.stage import Stage
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown, UiEvent
from scrapdesk.ui.paint.type.styles import BODY, SUBTITLE
from scrapdesk.ui.scenes.placing import stacked
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.finish import Finish
from scrapdesk.ui.table.lesson_end import LessonFinish
from scrapdesk.ui.table.lesson_panel import LessonPanel
from scrapdesk.ui.table.lesson_sitting import LessonSitting
from scrapdesk.ui.table.lesson_stage import LessonStage, still_wanted
from scrapdesk.ui.table.lessons.lesson import LEARNER, Lesson
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.widgets.button import Button

BELOW_LINES = 5
"""Lines of what lies under the pointer that the lower panel must have room for, or it is left out."""


class LessonTable(BoardTable):
    sitting: LessonSitting
    stage: LessonStage

    def __init__(self, context: AppContext, lesson: Lesson, look: Look) -> None:
        sitting = LessonSitting(lesson, context.settings.player, context.make_thinker)
        self.course = sitting.course
        self._shown_step = -1
        self._helped = False
        """Whether the answer to a riddle was asked for."""
        super().__init__(context, sitting, look)
        self.tips.quiet = True
        self.panel = LessonPanel(context, lesson, self.go_on, self.undo, self.begin_again)
        self._turn.visible = False
        self.widgets[1:1] = self.panel.widgets

    def _lay_table(self) -> Stage:
        sitting = self.sitting
        return LessonStage(self.context, sitting.match, sitting.table, self._look, sitting.viewer, self.obey)

    def _make_finish(self) -> Finish:
        return LessonFinish(self, self.course.lesson.game, self.begin_again)

    def _make_autosave(self) -> None:
        """The running game waits on its shelf, untouched."""

    def _make_buttons(self) -> list[Button]:
        texts = self.context.texts

        def button(words: str, act: Any, icon: str, action: str) -> Button:
            return Button(self.context, words, act, icon, small=True, region="menu", action=action)

        return [
            button(texts("Show me"), self.hint, "hint", "hint"),
            button(texts("Rules"), self.open_rules, "rulebook", "rule"),
            button(texts("Desk"), self.leave, "home", ""),
        ]

    # -- the course of the lesson -----------------------------------------------------------------------

    def go_on(self) -> None:
        """What is to be read has been read."""
        if self.course.reading:
            self.course.finish_step()
            self.after_change("read")

    def undo(self) -> None:
        """One step back, as often as one likes."""
        if self.course.can_go_back:
            self.sitting.stop_thinking()
            self.course.go_back()
            self._shown_step = -1
            self.after_change("undo")
        else:
            self.say(self.context.texts("This is the first step."))

    def redo(self) -> None:
        self.say(self.context.texts("In a lesson the way on is to do it once more."))

    def begin_again(self) -> None:
        self.sitting.stop_thinking()
        self.course.begin_again()
        self._shown_step = -1
        self.after_change("begin again")

    def skip_to(self, index: int) -> None:
        """Plays on by itself to a step."""
        match = self.sitting.match
        while self.course.index < index:
            for move in (*self.course.step.asked[:1], *self.course.step.answer):
                match.play_text(match.to_act or 0, move)
            self.course.finish_step()
            self.course.pending.clear()
            self.course.settle()
        self.after_change("skip")

    def after_change(self, kind: str) -> None:
        self.course.settle()
        super().after_change(kind)
        self._show_step()

    def _show_step(self) -> None:
        anew = self.course.index != self._shown_step
        if anew:
            self._shown_step, self._helped = self.course.index, False
            self.panel.show(self.course.index)
            self.arrange()
            self.damage.add_all()
        self._say_why_not()
        self._point_out(anew)
        if self.course.reading or self.focused is not self._field:
            self.focus(self.panel.on if self.course.reading else self.stage)

    # -- what may be played -----------------------------------------------------------------------------

    def _asks_about(self, move: Any) -> bool:
        """A lesson never asks whether a move is really meant: there is always a step back."""
        return False

    def _play_all(self, moves: Sequence[Any]) -> bool:
        if not all(map(self.course.allows, moves)):
            self._not_now()
            return False
        done = super()._play_all(moves)
        self._made(done)
        return done

    def _made(self, done: bool) -> None:
        if done:
            self.course.finish_step()

    def play_text(self, text: str) -> bool:
        """A typed move: one that is allowed but not meant is answered kindly, a wrong one by the rules."""
        match = self.sitting.match
        if self.sitting.person_asked is None:
            self._only_read()
            return False
        try:
            move = match.rules.decode_move(text.strip().lower())
        except BadNotation:
            return super().play_text(text)
        if move in match.legal_moves(LEARNER) and not self.course.allows(move):
            self._not_now()
            return False
        done = super().play_text(text)
        self._made(done)
        return done

    def _not_now(self) -> None:
        texts, task = self.context.texts, self.course.step.task
        if task is not None:
            self.say(texts("That is allowed. But let us first {task}.", task=texts.line(task)))
            self.stage.wave()

    def _only_read(self) -> None:
        texts = self.context.texts
        if self.course.reading:
            key = self.context.keys.called("hurry", texts)
            self.say(texts("Nothing is to be moved just now. “Go on” leads further, or {key}.", key=key))
        elif self.sitting.match.outcome is None:
            self.say(texts("One moment: {name} is moving.", name=self.sitting.names[1 - LEARNER]))

    def obey(self, intent: Intent) -> bool:
        done = super().obey(intent)
        if intent.kind == "nothing" and self.sitting.person_asked is None:
            self._only_read()
        self._point_out(False)
        return done

    # -- what is pointed at -----------------------------------------------------------------------------

    def _point_out(self, anew: bool) -> None:
        step, stage = self.course.step, self.stage
        points = () if self.course.pending else step.points
        stage.point_out(points, still_wanted(self._path(), stage.hand.pointed, stage.carried), anew)

    def _path(self) -> tuple[Target, ...]:
        """How the move that is meant is pointed out; nothing where it is to be found."""
        move = self.course.meant()
        if move is None or (self.course.step.riddle and not self._helped):
            return ()
        carried = self.stage.carried
        pointed = (*self.stage.hand.pointed, *([] if carried is None else [carried]))
        paths = [tuple(path) for path in self.sitting.table.paths(self.stage.hand.view, move)]
        begun = [path for path in paths if path[: len(pointed)] == pointed] or paths
        return begun[0] if carried is None else begun[-1]  # what is carried looks for a square first

    def hint(self) -> None:
        """Points at it once more; a riddle is told; when the lesson has let go, the coach looks at the moves."""
        if self.course.free:
            super().hint()
        elif self.course.reading:
            self._only_read()
        elif self.course.asking:
            self._helped = True
            self._point_out(True)

    def _show_hint(self) -> None:
        """In passing: the panels are full of the lesson."""
        TableScene._show_hint(self)

    # -- what is said beside the table ------------------------------------------------------------------

    def _say_why_not(self) -> None:
        """Why a button cannot be used now. It runs before the panel is there, too."""
        texts, course = self.context.texts, self.course
        task = course.step.task
        self.panel.back.reason = "" if course.can_go_back else texts("This is the first step.")
        if course.reading:
            self.panel.on.reason = ""
        elif course.free:
            self.panel.on.reason = texts("From here on you go on by playing.")
        else:
            self.panel.on.reason = texts("First {task}.", task=texts.line(task)) if task else texts("One moment.")
        self.panel.on.touch()
        self.panel.back.touch()

    def _explain(self) -> None:
        self._tell("", "", "")

    def told(self, cue: Cue | None) -> None:
        """Nothing is pointed at while something is shown."""
        super().told(cue)
        self.stage.touch()

    def _tell(self, head: str, words: str, rule: str) -> None:
        """Below: what lies under the pointer, or else the story up to now."""
        super()._tell(head, words, rule)
        self._log.visible = not head and len(self._panels) > 1
        inside = len(self._panels) > 1 and self._rule.rect.bottom <= self._field.rect.top
        for label in (self._headline, self._words, self._rule):
            label.visible = bool(head) and inside

    # -- nothing of a lesson is kept --------------------------------------------------------------------

    def save(self) -> None:
        self.say(self.context.texts("A lesson is not kept: it can be begun again at any time."))

    # -- keys -------------------------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> bool:
        done = super().handle(event)
        self._point_out(False)
        return done

    def shortcut(self, event: KeyDown) -> bool:
        keys = self.context.keys
        wish = keys.meant(event, "table")
        if wish == "hurry" and self.course.reading and self.focused is not self._field:
            self.go_on()
            return True
        if wish == "let go" and self.focused is not self._field:
            self.undo()
            return True
        leaf = keys.meant(event, "moving")
        if leaf in ("page up", "page down"):
            return self.panel.pane.wheel(1.0 if leaf == "page up" else -1.0)
        if wish == "type" and not self._field.visible:
            return False
        return super().shortcut(event)

    # -- layout -----------------------------------------------------------------------------------------

    def arrange(self) -> None:
        view, px = self.context.view, self.context.view.px
        side = min(max(px(520), round(250 * view.text)), round(view.width * 0.42))
        margin, left = px(20), view.width - side
        self.stage.arrange(pygame.Rect(0, 0, left, view.height))
        top = stacked(self.context, self._buttons, pygame.Rect(left, margin, side - margin, 0), False, 10) + px(16)
        self._column = pygame.Rect(left, top, side - margin, view.height - margin - top)
        self.passing.bar_changed = self._place_panels
        self._place_panels()

    def _place_panels(self) -> None:
        """The lesson, and below it the story where there is room; at the foot, while pictures come, the bar that says
        so."""
        column, gap = self.passing.beside_bar(self._column), self.context.view.px(16)
        wanted, below = self.panel.height_for(column.width), self._below_height(column.width)
        high = wanted if column.height - wanted - gap >= below else column.height
        self.panel.place(pygame.Rect(column.topleft, (column.width, high)))
        self._panels = [self.panel.rect]
        if high == wanted:
            top = column.top + high + gap
            self._panels.append(pygame.Rect(column.left, top, column.width, column.bottom - top))
        self._place_below()
        self.damage.add_all()

    def _below_height(self, width: int) -> int:
        writer, px = self.context.writer, self.context.view.px
        lines = BELOW_LINES * writer.line_height(BODY) + writer.line_height(SUBTITLE) + px(4)
        return 2 * px(18) + lines + px(12) + self._field.height_for(width)

    def _place_below(self) -> None:
        """The story, or what lies under the pointer, and the field for typed moves: where there is room for them."""
        self._field.visible = len(self._panels) > 1
        if self._field.visible:
            px = self.context.view.px
            inside = self._side.inside(self._panels[1])
            field = self._field.height_for(inside.width)
            self._field.place(inside.left, inside.bottom - field, inside.width)
            high = self._field.rect.top - px(12) - inside.top
            self._log.rect = pygame.Rect(inside.left, inside.top, inside.width + px(12), high)
            self._log.arrange(to_end=True)
        elif self.focused is self._field:
            self.focus(self.stage)
        self._explain()
