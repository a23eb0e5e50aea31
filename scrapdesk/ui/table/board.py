"""The board scene: any game that has a look. The table at the left, and at the right what happens and what to do.

Owns where these stand and what is said beside the table. Turns, take-backs and opponents are the TableScene's, pieces
and gestures the Stage's.
"""

from __future__ import annotations

import pygame

from scrapdesk.core.refusal import Refusal
from scrapdesk.core.seats import Seat
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.board.playing import Intent
from scrapdesk.ui.board.show import Cue
from scrapdesk.ui.board.stage import Stage
from scrapdesk.ui.board.timing import ANNOUNCE_MS
from scrapdesk.ui.board.zoom import Zoom
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import FocusLost, KeyDown, PointerDown, PointerMoved, UiEvent
from scrapdesk.ui.paint.type.styles import BODY, META, SUBTITLE
from scrapdesk.ui.table.coaching import coach_words
from scrapdesk.ui.table.column import Column
from scrapdesk.ui.table.hearing import Hearing
from scrapdesk.ui.table.menu import menu_of
from scrapdesk.ui.table.pointed import about_drop, about_here, against_drop
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.table.showing import Showing
from scrapdesk.ui.table.sitting import Sitting
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.log import LogPane

QUIET_MS = 70.0
"""How long a move is waited for of which there is nothing to be seen."""
WHY_NOT_MS = 250.0
"""How long a carried piece rests over a wrong place before the reason is told."""


class BoardTable(TableScene):
    def __init__(self, context: AppContext, sitting: Sitting, look: Look) -> None:
        super().__init__(context, sitting)
        texts = context.texts
        self._look = look
        self.teller.signs = look.signs
        self.stage = self._lay_table()
        self._buttons = self._make_buttons()
        self._turn = Label(context, "", SUBTITLE, plain=True)
        self._turn.one_line = True
        self._log = self._make_log()
        self._headline = Label(context, "", SUBTITLE)
        self._words = Label(context, "", BODY, "text")
        self._rule = Label(context, "", META, "muted")
        self._field = TextField(
            context,
            texts("A move in notation"),
            texts("type a move"),
            changed=lambda text: None,
            entered=self._enter_text,
            region="moves",
            opener="type",
        )
        self._panels: list[pygame.Rect] = []
        self._side = Column(context, (self._headline, self._words, self._rule), self._field)
        self._hearing = Hearing(context, sitting, look)
        self._showing = Showing(self, self.stage, look, self._log)
        self._zoom = Zoom(context, self.stage, self.damaged)
        told = [self._turn, self._log, self._headline, self._words, self._rule]
        self.widgets = [self.stage, *told, self._field, *self._buttons]

    def _lay_table(self) -> Stage:
        sitting = self.sitting
        return Stage(self.context, sitting.match, sitting.table, self._look, sitting.viewer, self.obey)

    def _make_log(self) -> LogPane:
        return LogPane(self.context, self.open_rules)

    def _make_buttons(self) -> list[Button]:
        return menu_of(self)

    # -- following the match ----------------------------------------------------------------------------

    def follow(self, kind: str) -> None:
        super().follow(kind)
        turned = (self.stage.hand.seat, self.stage.near) != (self.sitting.viewer, self.sitting.near)
        if turned:
            self._sit_down()
        else:
            self.stage.hand.actor = self._actor()
        self._showing.begin("hurry" if self._pace.hurried else kind, turned)
        self._hearing.sound(shown=self.showing)
        self.stage.follow(still=kind in ("begin", "resume"))
        self._showing.hold(kind)
        self._showing.tell_log()
        self._zoom.look_again()
        self._say_why_not()
        self._explain()

    def _sound_of_move(self, plain: str) -> None:
        self._hearing.made(plain)

    def enter(self) -> None:
        self._hearing.begin()
        self._sit_down()
        super().enter()

    def _sit_down(self) -> None:
        self.stage.seat_down(self.sitting.viewer, self._actor(), self.sitting.names, self.sitting.near)

    def _actor(self) -> Seat | None:
        """The person who may move on the table as it is shown: the one asked, unless their secrets lie hidden."""
        sitting = self.sitting
        seat = sitting.person_asked
        if seat is None or not sitting.shared or sitting.shown_to == seat:
            return seat
        return None if sitting.table.is_private(sitting.match.view(seat)) else seat

    def update(self, dt: float) -> None:
        self.stage.advance(dt)
        super().update(dt)

    @property
    def wakeful(self) -> bool:
        return super().wakeful or self.stage.wakeful

    def art_came(self) -> None:
        self.stage.repaint()
        self.damage.add_all()

    def _rest(self) -> float:
        """What is shown tells who moves, and lasts until it has been seen."""
        shown = self.stage.show.cue
        usual = ANNOUNCE_MS if _tells(self.sitting, self._look) else QUIET_MS
        return usual if shown is None or shown.actor in self.sitting.humans else 0.0

    @property
    def showing(self) -> bool:
        return self._showing.running

    def told(self, cue: Cue | None) -> None:
        """Another thing is shown, or all has been: it is said beside the table as well."""
        self._zoom.look_again()
        self._explain()

    def _say_why_not(self) -> None:
        texts, sitting = self.context.texts, self.sitting
        undo, redo, hint = self._buttons[:3]
        undo.bar("" if sitting.plan_undo() is not None else texts("There is nothing to take back yet."))
        redo.bar("" if sitting.can_redo else texts("Nothing was taken back."))
        hint.bar("" if sitting.person_asked is not None else texts("A hint is for your own turn."))

    # -- what the stage tells ---------------------------------------------------------------------------

    def obey(self, intent: Intent) -> bool:
        done = super().obey(intent)
        if intent.refusal is not None:
            self._refuse(intent.refusal)
        if not self._stale:
            self._explain()
        return done

    def _show_hint(self) -> None:
        """The coach: the best three, each with what it promises and why."""
        hints = self.sitting.hint()
        if hints:
            words = coach_words(hints, self.sitting.believed, self._words_for, self.context.texts)
            self._tell(self.context.texts("The coach"), words, "")

    def _enter_text(self, text: str) -> None:
        if text.strip() and self.play_text(text):
            self._field.write("")

    # -- what is said beside the table ------------------------------------------------------------------

    def _explain(self) -> None:
        """What to do now, or what was pointed at."""
        texts = self.context.texts
        self._turn.write(self._whose_turn())
        moves, shown = self.stage.hand.moves(), self.stage.show.cue
        if shown is not None and shown.words:
            self._tell(texts("What happens"), shown.words, "")
        elif self.stage.hand.pointed and moves:
            head = texts("Go on") if len(moves) > 1 else texts("One way to go on")
            words = "\n".join(self._words_for(move) for move in moves[:4])
            more = texts.count(len(moves) - 4, "and {n} more", "and {n} more") if len(moves) > 4 else ""
            self._tell(head, f"{words}\n{more}".strip(), "")
        else:
            self._tell(self._task(), self._how(), "")

    def _tell(self, head: str, words: str, rule: str) -> None:
        self._headline.text, self._words.text, self._rule.text = head, words, rule
        self._place_words()
        self.damage.add(self._panels[1] if len(self._panels) > 1 else self._words.rect)

    def _whose_turn(self) -> str:
        texts, sitting, shown = self.context.texts, self.sitting, self.stage.show.cue
        if shown is not None and shown.actor is not None:
            return texts("{name} is playing", name=sitting.names[shown.actor])
        seat = sitting.match.to_act
        if seat is None:
            return texts("The game is over")
        if seat not in sitting.humans:
            return texts("{name} is thinking", name=sitting.names[seat])
        return texts("Your turn") if len(sitting.humans) == 1 else texts("{name}, your turn", name=sitting.names[seat])

    def _task(self) -> str:
        return self.context.texts("What now?") if self.sitting.person_asked is not None else self._whose_turn()

    def _how(self) -> str:
        texts, sitting = self.context.texts, self.sitting
        if sitting.match.outcome is not None:
            return self.teller.reason(sitting.match.outcome)
        if sitting.person_asked is None:
            key = self.context.keys.called("hurry", texts)
            return texts("{key} lets them hurry.", key=key) if key else ""
        return texts(self._look.task(self.stage.hand.view))

    def _glance(self, pos: tuple[int, int]) -> None:
        """What lies under the pointer, in words."""
        self.stage.glance(pos)
        sprite, hand = self.stage.cast.at(*pos), self.stage.hand
        self._zoom.look_at(sprite.piece if sprite is not None else None)
        told = None
        if sprite is not None:
            told = about_here(sprite.piece, self._look, hand, self.sitting.match, self._words_for)
        self._tell(*told) if told is not None else self._explain()

    def _preview(self) -> None:
        """What dropping here would do."""
        moves = self.stage.preview_here()
        if moves:
            self._tell(*about_drop(moves, self._look, self.stage.hand, self._words_for, self.context.texts))

    def _warn(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self._tell(*against_drop(refusal, self.context.texts))

    # -- events -----------------------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> bool:
        if self._zoom.hears(event):
            return True
        match event:
            case PointerDown(pos, 3):
                return self.stage.give_up() or self._zoom.ask(pos)
            case FocusLost():
                self.stage.give_up()
        done = super().handle(event)
        if isinstance(event, PointerMoved):
            self._pointer_over(event.pos)
        return done

    def _pointer_over(self, pos: tuple[int, int]) -> None:
        carried = self.stage.carried
        if carried is not None:
            self.tips.show("drag")
            self._zoom.hide()
            self._preview()
            self.context.clock.after((self, "why not"), WHY_NOT_MS, lambda: self._warn(self.stage.why_not_here()))
        elif self.stage.hit(pos):
            self._glance(pos)
        else:
            self._zoom.look_at(None)

    def shortcut(self, event: KeyDown) -> bool:
        keys = self.context.keys
        if keys.means(event, "type"):
            self.ring_shown = self._field.visible = True
            self.focus(self._field)
            self._place_words()
            return True
        if keys.meant(event, "hand") and self.focused is not self.stage:
            self.focus(self.stage)
            return self.stage.key(event)
        return self._zoom.key(event) or super().shortcut(event)

    def escape(self) -> None:
        if self.focused is self._field:
            self._field.write("")
            self.focus(self.stage)
        elif not self.stage.give_up():
            super().escape()

    # -- layout -----------------------------------------------------------------------------------------

    def arrange(self) -> None:
        side = self._side
        side.lay_out(self._buttons, self._head_height())
        self.stage.arrange(pygame.Rect(0, 0, side.left, self.context.view.height))
        self._take_side()
        inner = side.inside(side.log)
        self._turn.place(inner.left, inner.top, inner.width)
        self._field.visible = side.takes_moves
        if not side.tight:
            self._log.visible = side.log_room.height > 2 * self.context.writer.line_height(BODY)
            self.tips.share(self._log, side.log_room)
        self._place_words()

    def _take_side(self) -> None:
        self._panels, self._zoom.room = [self._side.log, self._side.words], self._side.log

    def _head_height(self) -> int:
        """Of the line above the log."""
        return self.context.writer.line_height(SUBTITLE)

    def _place_words(self) -> None:
        if len(self._panels) >= 2:
            if self._side.tight:
                self._share_side()
            self._side.place_words(self._panels[1])

    def _share_side(self, anew: bool = False) -> None:
        """`anew`: a tip or the bar of a wait has come into the column, or gone."""
        side = self._side
        if side.share_out(self.passing.wanted(side.log_room.width), self.focused is self._field) or anew:
            self._take_side()
            self.damage.add(side.panels[0])
            self.tips.share_little(self._log, side.log_room, side.few, self._make_room)

    def _make_room(self) -> None:
        self._share_side(anew=True)
        self._place_words()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self._zoom.draw(surface)

    def pause(self) -> None:
        self._zoom.rest()
        super().pause()

    def ground(self, surface: pygame.Surface) -> None:
        if self.stage.rect.contains(surface.get_clip()):
            return  # the table covers it
        picture = self.context.art.get(self._look.ground(), self.context.view.size)
        surface.blit(picture, (0, 0))
        for panel in self._side.panels if self._side.tight else self._panels:
            self.context.shapes.draw(surface, panel, plates.panel(self.context))


def _tells(sitting: Sitting, look: Look) -> bool:
    """Whether there is anything to be seen of the last move."""
    match = sitting.match
    return not match.ply or any(event.kind not in look.quiet for event in match.entries(None)[-1].events)
