"""Taking back at a table: at once where nothing stands in the way, otherwise after a question.

Owns the questions. What a take-back would cross and who must agree, the plan says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from scrapdesk.core.match import UndoPlan
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, nothing
from scrapdesk.ui.table.sitting import Sitting

if TYPE_CHECKING:
    from scrapdesk.ui.table.scene import TableScene


NARROW: Final = 560
"""Design pixels of a question that stands beside the board."""


class TakeBack:
    def __init__(self, table: TableScene) -> None:
        self._table, self._context, self._sitting = table, table.context, table.sitting

    def undo(self) -> None:
        """First what is only laid out or asked about; then what was played."""
        if self._table.taken("undo"):
            return
        plan = self._sitting.plan_undo()
        if plan is None:
            self._table.say(self._context.texts("There is nothing to undo."))
        else:
            take_back(self._context, self._sitting, plan, self._sitting.undo)

    def redo(self) -> None:
        if self._table.taken("redo"):
            return
        if self._sitting.can_redo:
            self._sitting.redo()
        else:
            self._table.say(self._context.texts("There is nothing to redo."))


def take_back(context: AppContext, sitting: Sitting, plan: UndoPlan, undo: Callable[[UndoPlan], None]) -> None:
    """Goes back as planned; asks first where that crosses something, or others have moved since. Where it is practice
    already there is nothing more to lose: one answer is enough for a whole game."""
    if plan.barriers and not sitting.match.practice:
        context.scenes.push(_practice(context, plan, undo))
    elif plan.consent:
        context.scenes.push(_consent(context, sitting, plan, undo))
    else:
        undo(plan)


def _practice(context: AppContext, plan: UndoPlan, undo: Callable[[UndoPlan], None]) -> Dialog:
    texts = context.texts
    reasons = "\n".join(texts.sentence(barrier) + "." for barrier in plan.barriers)
    words = texts("The rest of this game will count as practice and won't affect your results.")
    answers = [
        DialogAnswer(texts("Undo, as practice"), lambda: undo(plan), "undo"),
        DialogAnswer(texts("Cancel"), nothing, primary=True),
    ]
    return _aside(Dialog(context, texts("Undo anyway?"), f"{reasons}\n\n{words}", answers))


def _consent(context: AppContext, sitting: Sitting, plan: UndoPlan, undo: Callable[[UndoPlan], None]) -> Dialog:
    texts = context.texts
    names = ", ".join(sitting.names[seat] for seat in plan.consent)
    answers = [
        DialogAnswer(texts("They agree"), lambda: undo(plan), "undo"),
        DialogAnswer(texts("Cancel"), nothing, primary=True),
    ]
    words = texts("{names} played after that. They have to agree to the undo.", names=names)
    return _aside(Dialog(context, texts("Do the others agree?"), words, answers))


def _aside(question: Dialog) -> Dialog:
    """What is asked about lies on the board, and is seen meanwhile."""
    question.aside, question.width = True, NARROW
    return question
