"""A first game on the board: one step after another is told, pointed at and played, until the lesson lets go.

Owns how a lesson and a table come together. What is taught is the lesson's, how far one has come the Course's, where
its panels stand the LessonPlan's.
"""

from __future__ import annotations

from scrapdesk.core.refusal import Target
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.board.playing import Intent
from scrapdesk.ui.board.show import Cue
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown, UiEvent
from scrapdesk.ui.opaque import Move
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.lesson_end import LessonFinish
from scrapdesk.ui.table.lesson_panel import LessonPanel
from scrapdesk.ui.table.lesson_plan import LessonMenu, LessonPlan
from scrapdesk.ui.table.lesson_pointers import Pointers, still_wanted
from scrapdesk.ui.table.lesson_sitting import LessonSitting
from scrapdesk.ui.table.lessons.course import Course
from scrapdesk.ui.table.lessons.lesson import LEARNER, Lesson
from scrapdesk.ui.table.part import Part, Words


def lesson_table(context: AppContext, lesson: Lesson, look: Look) -> BoardTable:
    """A table at which a lesson is given. Nothing of it is kept: the running game waits on its shelf, untouched."""
    sitting = LessonSitting(lesson, context.settings.player, context.make_thinker)
    table = BoardTable(context, sitting, look, kept=False, menu=LessonMenu, columned=False)
    table.parts.append(Tutor(table, sitting.course))
    face = context.faces.get(sitting.game)
    table.add(*(() if face is None else face.beside(table)))
    return table


class Tutor(Part):
    def __init__(self, table: BoardTable, course: Course) -> None:
        self._table, self._context, self._sitting = table, table.context, table.sitting
        self.course = course
        self._shown_step = -1
        self._helped = False
        """Whether the answer to a riddle was asked for."""
        self.panel = LessonPanel(table.context, course.lesson, self.go_on, table.undo, self.begin_again)
        self.pointers = Pointers(table.stage)
        self._plan = LessonPlan(table, self.panel, self.pointers)
        table.widgets[2:2] = [self.pointers, *self.panel.widgets]
        table.finish = LessonFinish(table, course.lesson, self.begin_again)
        table.opponents.tell_hints = table.opponents.tell_best  # the panels are full of the lesson
        table.tips.quiet = table.stage.patient = True
        moves = table.moves
        moves.asks = lambda move: False  # there is always a step back
        moves.allows, moves.made = self._allows, course.finish_step

    # -- the course of the lesson -----------------------------------------------------------------------

    def go_on(self) -> None:
        """What is to be read has been read."""
        if self.course.reading:
            self.course.finish_step()
            self._table.after_change("read")

    def _go_back(self) -> None:
        """One step back, as often as one likes."""
        if self.course.can_go_back:
            self._sitting.stop_thinking()
            self.course.go_back()
            self._shown_step = -1
            self._table.after_change("undo")
        else:
            self._table.say(self._context.texts("This is the first step."))

    def begin_again(self) -> None:
        self._sitting.stop_thinking()
        self.course.begin_again()
        self._shown_step = -1
        self._table.after_change("start over")

    def skip_to(self, index: int) -> None:
        """Plays on by itself to a step."""
        match = self._sitting.match
        while self.course.index < index:
            for move in (*self.course.step.asked[:1], *self.course.step.answer):
                match.play_text(match.to_act or 0, move)
            self.course.finish_step()
            self.course.pending.clear()
            self.course.settle()
        self._table.after_change("skip")

    def change(self, kind: str) -> None:
        self.course.settle()

    def followed(self, kind: str) -> None:
        self._say_why_not()

    def changed(self, kind: str) -> None:
        """Another step is told, where there is one."""
        table = self._table
        anew = self.course.index != self._shown_step
        if anew:
            self._shown_step, self._helped = self.course.index, False
            self.panel.show(self.course.index)
            table.arrange()
            table.damage.add_all()
        self._say_why_not()
        self._point_out(anew)
        if self.course.reading or table.focused is not table.side.field:
            table.focus(self.panel.on if self.course.reading else table.stage)

    # -- what a person wants ----------------------------------------------------------------------------

    def _allows(self, move: Move) -> bool:
        """A move that is allowed but not meant is answered kindly."""
        if self.course.allows(move):
            return True
        texts, task = self._context.texts, self.course.step.task
        if task is not None:
            self._table.say(texts("That's a legal move, but not the one for this step. {task}", task=task))
            self.pointers.wave()
        return False

    def wish(self, what: str) -> bool:
        texts, say = self._context.texts, self._table.say
        match what:
            case "undo":
                self._go_back()
            case "redo":
                say(texts("There is no redo in a lesson: just make the move again."))
            case "save":
                say(texts("Lessons are not saved. You can start again at any time."))
            case "play":
                self._only_read()
            case "hint":
                return self._help()
            case _:
                return False
        return True

    def _help(self) -> bool:
        """Points at it once more; a riddle is told; when the lesson has let go, the coach looks at the moves."""
        if self.course.free:
            return False
        if self.course.reading:
            self._only_read()
        elif self.course.asking:
            self._helped = True
            self._point_out(True)
        return True

    def _only_read(self) -> None:
        texts, say = self._context.texts, self._table.say
        if self.course.reading:
            key = self._context.keys.called("hurry", texts)
            say(texts("No move needed here. Press Next or {key}.", key=key))
        elif self._sitting.match.outcome is None:
            say(texts("Wait for {name} to move.", name=self._sitting.names[1 - LEARNER]))

    def obeyed(self, intent: Intent) -> None:
        if intent.kind == "nothing" and self._sitting.person_asked is None:
            self._only_read()
        self._point_out(False)

    def handled(self, event: UiEvent) -> None:
        self._plan.field_goes()
        self._point_out(False)

    def key(self, event: KeyDown) -> bool:
        keys, typing = self._context.keys, self._table.focused is self._table.side.field
        wish = keys.meant(event, "table")
        if wish == "hurry" and self.course.reading and not typing:
            self.go_on()
            return True
        if wish == "put back" and not typing:
            self._go_back()
            return True
        leaf = keys.meant(event, "moving")
        if leaf in ("page up", "page down"):
            return self.panel.pane.wheel(1.0 if leaf == "page up" else -1.0)
        side = self._table.side
        return wish == "type" and not side.field.visible and side.aside is None

    # -- what is pointed at -----------------------------------------------------------------------------

    def _point_out(self, anew: bool) -> None:
        step, stage = self.course.step, self._table.stage
        points = () if self.course.pending else step.points
        self.pointers.point_out(points, still_wanted(self._path(), stage.hand.pointed, stage.carried), anew)

    def _path(self) -> tuple[Target, ...]:
        """How the move that is meant is pointed out; nothing where it is to be found."""
        move, stage = self.course.meant(), self._table.stage
        if move is None or (self.course.step.riddle and not self._helped):
            return ()
        carried = stage.carried
        pointed = (*stage.hand.pointed, *([] if carried is None else [carried]))
        paths = [tuple(path) for path in self._sitting.table.paths(stage.hand.view, move)]
        begun = [path for path in paths if path[: len(pointed)] == pointed] or paths
        return begun[0] if carried is None else begun[-1]  # what is carried looks for a square first

    def told(self, cue: Cue | None) -> None:
        """Nothing is pointed at while something is shown."""
        self.pointers.touch()

    # -- what is said -----------------------------------------------------------------------------------

    def words(self) -> Words:
        """The panel says all."""
        return Words("", "")

    def _say_why_not(self) -> None:
        """Why a button of the panel cannot be used now."""
        texts, course = self._context.texts, self.course
        task = course.step.task
        self.panel.back.bar("" if course.can_go_back else texts("This is the first step."))
        if course.reading:
            self.panel.on.bar("")
        elif course.free:
            self.panel.on.bar(texts("From here on, just play."))
        else:
            self.panel.on.bar(texts.line(task) if task else texts("Wait a moment."))

    def lay_out(self) -> bool:
        self._plan.lay_out()
        return True
