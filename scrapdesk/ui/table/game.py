"""A whole game on the board: what is laid out or asked about before it counts, looking back, catching up, piles.

Owns what a game has beyond a lesson. How the table lies and is played on is the BoardTable's; each of these
things has a room of its own (looking, moment, piles, speed), and here is only when it is wanted.
"""

from __future__ import annotations

from typing import Any, Final

import pygame

from scrapdesk.core.seats import Seat
from scrapdesk.ui.board.draft import Laying
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.board.piles import Pile, piles_of
from scrapdesk.ui.board.playing import Intent, begun
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import FocusLost, KeyDown, KeyUp, Point, PointerDown, UiEvent
from scrapdesk.ui.paint.type.styles import SUBTITLE
from scrapdesk.ui.table.banner import TurnBanner
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.layouts import KeptLayouts
from scrapdesk.ui.table.looking import Looking
from scrapdesk.ui.table.moment import Moment
from scrapdesk.ui.table.piles import PileScene
from scrapdesk.ui.table.sitting import Sitting
from scrapdesk.ui.table.speed import SpeedBadge
from scrapdesk.ui.table.taking_back import take_back
from scrapdesk.ui.widgets.log import LogPane

STAYS: Final = (
    "next",
    "previous",
    "next region",
    "previous region",
    "rule",
    "help",
    "repeat",
    "status",
    "report",
    "zoom",
    "pin",
)
"""What may be asked for while looking back; anything else leads back to now."""


class GameTable(BoardTable):
    def __init__(self, context: AppContext, sitting: Sitting, look: Look) -> None:
        super().__init__(context, sitting, look)
        self.stage.hand.lays_out = True
        self.stage.hand.layouts = KeptLayouts(context, sitting.game)
        self.stage.hand.draft = None
        self.looking = Looking(context, sitting, self.stage, self.teller)
        self.looking.changed, self.looking.sound = self._looked, self._hearing.play
        self.moment = Moment(
            context, self.agree, self.undo, self._return_there, self._open_rule, lambda: self.looking.close()
        )
        self._side.foot = self.moment.height
        self.speed = SpeedBadge(context, self._rush)
        self.banner = TurnBanner(context)
        self.widgets += [self.speed, *self.moment.widgets, self.banner]
        self._glanced = ""
        """Where the pointer was last."""
        self._first = sitting.match.ply
        """What lies before this ply nobody has to be shown."""
        self.turn_told: Seat | None = None
        """Whose turn it is, as far as it has been said."""
        self._seen: dict[Seat, int] = {}
        """Up to which ply each person has looked at the table."""

    def _make_log(self) -> LogPane:
        return LogPane(self.context, self.open_rules, look_at=self._look_at)

    # -- following the match ----------------------------------------------------------------------------

    def follow(self, kind: str) -> None:
        if kind != "resume":
            self.looking.close()
        super().follow(kind)
        viewer = self.sitting.viewer
        if viewer is not None:
            self._seen[viewer] = self.sitting.match.ply

    def shown(self) -> None:
        super().shown()
        self._tell_turn()

    def _tell_turn(self) -> None:
        """Once, whenever the turn comes to a person. Behind a curtain it is the curtain that tells it."""
        sitting, before = self.sitting, self.turn_told
        open_to_all = self.stage.hand.actor is not None or sitting.face_down
        self.turn_told = sitting.person_asked if open_to_all else None
        if self.turn_told is None:
            self.banner.put_away()
        elif self.turn_told != before:
            self.banner.show(self._whose_turn(), self._middle())
            if sitting.moves_made > self._first:
                self.context.audio.play("turn")

    def _middle(self) -> pygame.Rect:
        """Where everybody looks: the board, or the whole table."""
        stage = self.stage
        if "board" not in stage.layout.slots:
            return stage.rect
        return pygame.Rect(*map(round, stage.layout.box("board")))

    def _curtain_up(self) -> None:
        """Who sits down is shown what has happened since they last looked, where the table does not show it anyway."""
        seat, match = self.sitting.person_asked, self.sitting.match
        self.turn_told = seat
        since = self._first if seat is None else self._seen.get(seat, self._first)
        super()._curtain_up()
        own = [entry.ply + 1 for entry in match.entries(None) if entry.actor == seat]
        since = max([since, *own[-1:]])
        if not self.showing and self.context.settings.speed != "off" and since < match.ply:
            self.looking.since(since)

    @property
    def _resting(self) -> bool:
        return super()._resting or self.looking.active

    # -- what counts only when it is meant --------------------------------------------------------------

    def agree(self) -> None:
        """What was asked about, or laid out, is meant."""
        self.stage.act_on(self.stage.hand.agree())
        self.focus(self.stage)

    def undo(self) -> None:
        """First what is only laid out or asked about; then what was played."""
        hand = self.stage.hand
        if self.looking.active:
            self.looking.close()
        elif hand.proposed is not None:
            self.stage.act_on(hand.let_go())
        elif begun(hand):
            self.stage.act_on(hand.take_back())
        else:
            super().undo()

    def obey(self, intent: Intent) -> bool:
        done = super().obey(intent)
        if not self._stale:
            self._say_why_not()
        if intent.kind == "nothing" and self.sitting.thinking and self._glanced.startswith("hand"):
            self.say(self.context.texts("It is not your turn."))
        return done

    def _ask_first(self, intent: Intent) -> bool:
        """On the board: the move waits for its tick."""
        self.stage.ask(intent)
        return True

    def _words_for(self, move: Any) -> str:
        if not isinstance(move, Laying):
            return super()._words_for(move)
        return self.context.texts("Take it back") if move.means is None else super()._words_for(move.means)

    # -- looking back -----------------------------------------------------------------------------------

    def _look_at(self, ply: int) -> None:
        """A line of the log: the table as it was then; the same line once more returns there."""
        if self.looking.at_line(ply):
            return
        if self.looking.active:
            self._return_there()
        else:
            self.say(self.context.texts("So it stands now."))

    def _looked(self) -> None:
        self._side.takes_moves = self._field.visible = not self.looking.active
        self._explain()

    def _return_there(self) -> None:
        stop = self.looking.stop
        plan = None if stop is None else self.sitting.plan_undo(stop.ply)
        if plan is None:
            self.looking.close()
            self.say(self.context.texts("From there on nobody here has decided anything."))
        else:
            take_back(self.context, self.sitting, plan, self._undo_now)

    def _open_rule(self) -> None:
        self.open_rules(self.looking.said().rule)

    # -- what is said beside the table ------------------------------------------------------------------

    def _explain(self) -> None:
        texts, hand, keys = self.context.texts, self.stage.hand, self.context.keys
        self.moment.show(self.stage, self.looking)
        if self.looking.active:
            self._turn.write(self._whose_turn())
            said = self.looking.said()
            self._tell(said.badge, said.words, "")
        elif hand.proposed is not None:
            risk = self.sitting.table.risk(hand.view, hand.proposed)
            use, cancel = keys.called("use", texts), keys.called("cancel", texts)
            words = texts("{use} or the tick plays it, {cancel} takes it back.", use=use, cancel=cancel)
            words = words if risk is None else f"{texts.sentence(risk)}.\n{words}"
            self._tell(self._words_for(hand.proposed), words, "" if risk is None else risk.rule)
        elif hand.waits and not hand.pointed:
            use = keys.called("use", texts)
            words = texts("Change it as you like. It counts when you press {use} or the tick.", use=use)
            self._turn.write(self._whose_turn())
            self._tell(texts("Laid out, not played yet"), words, "")
        else:
            super()._explain()

    def _glance(self, pos: Point) -> None:
        super()._glance(pos)
        sprite = self.stage.cast.at(*pos)
        self._glanced = "" if sprite is None else sprite.piece.slot
        if self.looking.active or self.stage.hand.waits:
            self._explain()

    def _place_words(self) -> None:
        super()._place_words()
        if len(self._panels) < 2:
            return
        px = self.context.view.px
        inside = self._side.inside(self._panels[1])
        foot = self._field.rect.top - px(10) if self._field.visible else inside.bottom
        self.moment.place(inside.left, foot, inside.width)

    def _say_why_not(self) -> None:
        super()._say_why_not()
        if begun(self.stage.hand):
            self._buttons[0].bar("")

    # -- piles ------------------------------------------------------------------------------------------

    def _piles(self) -> list[Pile]:
        stage = self.stage
        return piles_of(self.sitting.table, stage.hand.view, stage.hand.pieces, stage.layout)

    def open_piles(self, first: str = "") -> None:
        """The piles to leaf through, this one first."""
        piles = self._piles()
        if piles:
            view = self.stage.hand.view
            self.context.scenes.push(PileScene(self.context, self._look, view, self.sitting.names, piles, first))
        else:
            self.say(self.context.texts("There is no pile yet."))

    def _pile_under(self, pos: Point) -> str:
        """The pile at a point that a press there means; "" where it means something else."""
        hand, sprite = self.stage.hand, self.stage.cast.at(*pos)
        if sprite is None or hand.pointed or set(self.stage.under(pos)) & set(hand.possible()):
            return ""
        return next((pile.slot for pile in self._piles() if pile.slot == sprite.piece.slot), "")

    # -- events -----------------------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> bool:
        match event:
            case KeyDown() if self.looking.active and self._key_back(event):
                return True
            case KeyDown() if self._agrees(event):
                self.agree()
                return True
            case KeyUp() if self.rushing and self.context.keys.let_go(event, "rush"):
                self._rush(False)
            case FocusLost():
                self._rush(False)
            case PointerDown(pos, 1) if self.stage.hit(pos) and self.at(pos) is self.stage:
                if self.looking.active:
                    self.looking.close()
                    return True
                if slot := self._pile_under(pos):
                    self.open_piles(slot)
                    return True
        return super().handle(event)

    def _key_back(self, event: KeyDown) -> bool:
        """A key while looking back. False where it means what it always means."""
        keys, looking = self.context.keys, self.looking
        wish = keys.meant(event, "moving", "table", "window")
        if wish == "cancel" or keys.means(event, "hurry") or (wish == "use" and looking.telling):
            looking.close()
            return True
        if wish == "use" and self.focused in (self.stage, None):
            self._return_there()
            return True
        if wish not in STAYS and wish != "use" and self.focused is not self._log:
            looking.close()
        return False

    def _agrees(self, event: KeyDown) -> bool:
        """Whether a key means that what lies there counts; the space bar still takes a piece up."""
        keys, hand = self.context.keys, self.stage.hand
        if not hand.waits or self.focused is self._field:
            return False
        at_table = self.focused in (self.stage, None) and keys.means(event, "use") and not keys.means(event, "hurry")
        return keys.means(event, "agree") or (at_table and hand.complete and (hand.proposed or not hand.pointed))

    def shortcut(self, event: KeyDown) -> bool:
        wish = self.context.keys.meant(event, "table")
        if wish == "last move" and self.looking.again():
            return True
        if wish == "piles":
            self.open_piles(self._glanced)
        elif wish == "rush":
            self._rush(True)
        elif wish == "let go" and begun(self.stage.hand):
            self.undo()
        else:
            return super().shortcut(event)
        return True

    def escape(self) -> None:
        if begun(self.stage.hand):
            self.undo()
        else:
            super().escape()

    # -- speed ------------------------------------------------------------------------------------------

    def _rush(self, rushing: bool) -> None:
        """Fast forward, for as long as it is held."""
        if rushing != self.rushing:
            self.rushing = rushing
            self.context.clock.speed = "fast" if rushing else self.context.settings.speed
            self.speed.show(rushing)

    def arrange(self) -> None:
        super().arrange()
        self.banner.put_away()
        px = self.context.view.px
        inner = self._side.inside(self._panels[0])
        head, line = self._head_height(), self.context.writer.line_height(SUBTITLE)
        left = self.speed.place_right(inner.right, inner.top + head // 2)
        self._turn.place(inner.left, inner.top + (head - line) // 2, left - inner.left - px(12))
        self.moment.show(self.stage, self.looking)

    def _head_height(self) -> int:
        """The sign of the speed stands there too."""
        return max(super()._head_height(), self.speed.high)

    def exit(self) -> None:
        self.looking.close()
        self._rush(False)
        super().exit()
