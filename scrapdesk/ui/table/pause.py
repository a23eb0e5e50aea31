"""A game that is interrupted: it stands still, says what it is, and shows the ways on.

Owns what can be done from here. How a game is saved, set up and left, other rooms know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from scrapdesk.core.words import Line, say
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import BODY, LABEL, META
from scrapdesk.ui.requests import KeepGame, OpenHelp, OpenLesson, OpenSettings
from scrapdesk.ui.scenes.base import way_back
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, Overlay, nothing
from scrapdesk.ui.table.gameids import id_of_sitting, may_be_told
from scrapdesk.ui.table.identity import IdLine
from scrapdesk.ui.table.learning import lesson_of
from scrapdesk.ui.table.lesson import Tutor
from scrapdesk.ui.table.running import opposition
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.table.seals import carry_pins
from scrapdesk.ui.table.sitting import all_alike, once_more
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.portraits import strength

HOLD = "pause"
Act = Callable[[], None]


class PauseScene(Overlay):
    way_back: ClassVar[Line] = say("Back to the game")
    width = 940

    def __init__(self, context: AppContext, table: TableScene) -> None:
        texts = context.texts
        self._table, self._sitting = table, table.sitting
        self._lesson = next((part for part in table.parts if isinstance(part, Tutor)), None)
        answers = [
            DialogAnswer(texts.line(way_back(table)), self._leave, "home"),
            DialogAnswer(texts("Resume"), nothing, "play", primary=True),
        ]
        super().__init__(context, texts("Pause"), answers)
        self._facts = Label(context, self._standing(), BODY, "muted", plain=True)
        self._kept = Label(context, self._keeping(), LABEL, "muted")
        self.id = "" if self._lesson is not None or not may_be_told(self._sitting) else id_of_sitting(self._sitting)
        self._id = IdLine(context, texts("Game ID"), lambda words, done: self.say(words))
        self._id.show(self.id)
        self.seal = Label(context, "" if self._lesson is not None else table.teller.seal, META, "muted", plain=True)
        """What was promised of the luck: whoever wants to check it after the game can note it here."""
        self._anew: list[Button] = []
        """Those that take this game off the table."""
        self._ways = self._make_ways()

    # -- what it says -----------------------------------------------------------------------------------

    def _standing(self) -> str:
        texts, sitting = self.context.texts, self._sitting
        moves = texts.count(sitting.moves_made, "{n} move made", "{n} moves made")
        parts = [sitting.title, opposition(sitting.players, texts, sitting.given_names), moves]
        if sitting.match.practice:
            parts.append(texts("practice"))
        told = (strength(self.context, player, seat) for seat, player in enumerate(sitting.players))
        return "\n".join(filter(None, (", ".join(parts), ", ".join(filter(None, told)))))

    def _keeping(self) -> str:
        if self._lesson is not None:
            return self.context.texts("Lessons are not saved. You can start again at any time.")
        if self._sitting.match.outcome is not None:
            return self.context.texts("The game is over.")
        if not self._sitting.moves_made:
            return self.context.texts("Nothing has been played yet. The game is saved from the first move on.")
        return self.context.texts("The game is saved after every move. You'll find it on the desk.")

    # -- ways -------------------------------------------------------------------------------------------

    def _make_ways(self) -> list[Button]:
        context, texts, game = self.context, self.context.texts, self._sitting.game

        def button(words: str, act: Callable[[], None], icon: str, note: str) -> Button:
            return Button(context, words, act, icon, note, region="ways")

        ways = [
            button(
                texts("Settings"),
                lambda: context.open(OpenSettings()),
                "settings",
                texts("display, sound, speed, keys"),
            ),
            button(texts("Rules"), self._table.open_rules, "rulebook", texts("the rule book for this game")),
            button(
                texts("Keys"), lambda: context.open(OpenHelp("table", game)), "keyboard", texts("keyboard and mouse")
            ),
        ]
        if self._lesson is not None:
            again = button(texts("Repeat the lesson"), self._lesson_again, "redo", texts("from step one"))
            return [*ways, again, *self._further(button, self._go_to_sequel)]
        learn = [
            button(
                texts("Learn to play"), lambda: context.open(OpenLesson(game)), "school", texts("a guided first game")
            )
        ] * context.has_lesson(game)
        save = button(texts("Save"), self._save, "save", texts("under a name of your choice"))
        anew = button(texts("Rematch"), lambda: self._begin(context.new_seed()), "dice", texts("new deal"))
        restart = button(texts("Restart"), self._restart, "redo", texts("same deal, as practice"))
        swap = button(texts("Swap sides"), self._swap, "swap", texts("everyone changes seats"))
        swap.reason = texts("All seats are the same in this game.") if all_alike(self._sitting) else ""
        learn += self._further(button, lambda: context.open(OpenLesson(game, 1)))
        self._anew = [restart, anew, swap]
        if self._table.autosave is not None and self._sitting.moves_made and self._sitting.match.outcome is None:
            end = button(texts("End this game"), self.ask_to_end, "flag", texts("without a result"))
            self._anew.append(end)
        return [save, *ways, *learn, *self._anew]

    def _led_to(self, others: Sequence[Widget], at: int | None, direction: str) -> int | None:
        """Up from the answers is what leaves the game as it is: whoever presses a key too many begins no other one."""
        if direction == "up" and at is not None and others[at] in self._anew and self.focused in self.buttons:
            harmless = [one for one in self._ways if one in others and one not in self._anew]
            at = others.index(harmless[-1]) if harmless else at
        return super()._led_to(others, at, direction)

    def _further(self, button: Callable[[str, Act, str, str], Button], act: Act) -> list[Button]:
        """The way to a lesson that builds on the first one, unless that is the one that is paused."""
        texts = self.context.texts
        further = lesson_of(self.context, self._sitting.game, 1)
        if further is None or further.title is None:
            return []
        if self._lesson is not None and self._lesson.course.lesson is further:
            return []
        return [button(texts.line(further.title), act, "school", texts("builds on the first game"))]

    def _go_to_sequel(self) -> None:
        self.context.scenes.pop(self)
        self._table.leave()
        self.context.open(OpenLesson(self._sitting.game, 1))

    def _save(self) -> None:
        self.context.open(KeepGame(self, self._sitting.record()))

    def _leave(self) -> None:
        self._table.leave()

    def ask_to_end(self) -> None:
        """Nobody has won or lost then: whether somebody may resign is for the rules of a game to say."""
        texts = self.context.texts
        words = texts(
            "It will be taken off the table for good and counted for nobody. To finish it another day, go back to the "
            "desk instead: it is saved."
        )
        answers = [
            DialogAnswer(texts("End the game"), self._end, "flag"),
            DialogAnswer(texts("Keep playing"), nothing, "play", primary=True),
        ]
        self.context.scenes.push(Dialog(self.context, texts("End this game?"), words, answers))

    def _end(self) -> None:
        if self._table.autosave is not None:
            self._table.autosave.drop()
        self.context.scenes.pop(self)
        self._table.leave()

    def _restart(self) -> None:
        self._begin(self._sitting.match.seed)

    def _lesson_again(self) -> None:
        self.context.scenes.pop(self)
        if self._lesson is not None:
            self._lesson.begin_again()

    def _swap(self) -> None:
        self._begin(self.context.new_seed(), step=-1)

    def _begin(self, seed: str, step: int = 0) -> None:
        """The same set-up anew, everybody so many seats further; the game that lies here is not lost unasked."""
        sitting = self._sitting
        wish = once_more(sitting, seed, step)
        self.context.open_table(wish, leaving=lambda: carry_pins(self.context, sitting, seed, step))

    # -- life -------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Time stands still at the table, and nobody thinks there. Their thoughts begin anew, and come to the same."""
        self.context.clock.hold(HOLD)
        if self._sitting.thinking:
            self._sitting.stop_thinking()
        super().enter()

    def exit(self) -> None:
        super().exit()
        self.context.clock.go_on(HOLD)

    # -- layout -----------------------------------------------------------------------------------------

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        px = self.context.view.px
        bottom = self._facts.place(left, top, width)
        bottom = self._kept.place(left, bottom, width) + px(18)
        widgets: list[Widget] = [self._facts, self._kept]
        if self.id:
            bottom = self._id.place(left, bottom, width) + px(8)
            widgets += self._id.widgets
        if self.seal.text:
            bottom = self.seal.place(left, bottom, width)
            widgets.append(self.seal)
        bottom += px(16) if self.id or self.seal.text else 0
        return [*widgets, *self._ways], self._place_ways(left + px(6), bottom, width - px(12)) + px(6)

    def _place_ways(self, left: int, top: int, width: int) -> int:
        """In two columns where all of them fit, otherwise in one."""
        gap = self.context.view.px(14)
        half = (width - gap) // 2
        columns = 2 if all(way.natural_width() <= half for way in self._ways) else 1
        wide = half if columns == 2 else width
        for at in range(0, len(self._ways), columns):
            row = self._ways[at : at + columns]
            height = max(way.height_for(wide) for way in row)
            for number, way in enumerate(row):
                way.place(left + number * (wide + gap), top, wide, height)
            top += height + gap
        return top - gap
