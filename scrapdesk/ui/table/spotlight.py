"""The stage of a table: something great happens, is seen large, and what it does is listed beside it, step by step.

It goes on by itself, or waits for everything to be let happen. Owns what is on the stage and its buttons; how things
are painted on the table, the lights know, and what they are called, the face. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

from scrapdesk.ui.board.beats import Deed, Feat
from scrapdesk.ui.board.show import Cue
from scrapdesk.ui.frame.events import KeyDown, UiEvent
from scrapdesk.ui.scenes.placing import stacked
from scrapdesk.ui.table.part import Part, Words
from scrapdesk.ui.table.showing import SHOWN_AFTER
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.deeds import DeedList, DeedRow
from scrapdesk.ui.widgets.keybutton import KeyedButton

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable


class Spotlight(Part):
    def __init__(self, table: BoardTable) -> None:
        self._table, self._context = table, table.context
        self._show = table.stage.show
        before = self._show.stays
        self._show.stays = lambda cue: before(cue) or self._stays(cue)
        self._feat: Feat | None = None
        self._done: list[Deed] = []
        self._played: list[Cue] = []
        """All cues of what is on the stage, so far."""
        texts = table.context.texts
        self.deeds = DeedList(table.context)
        context = table.context
        self.resolve = KeyedButton(context, texts("Resolve"), self._show_next, "use", "play", "moves", "use")
        self.resolve.primary, self.resolve.visible = True, False
        self.pace = self._button("", self._change_pace, "step-forward")
        self.again = self._button(texts("Again"), self._play_again, "replay")
        self.again.tip = texts("Shows the last card again")
        self._buttons = (self.resolve, self.pace, self.again)
        self.widgets = [self.deeds, *self._buttons]
        table.side.below.append(self._stand)
        column = table.side.column
        column.needs(self._height)

    def _button(self, words: str, act: Callable[[], None], icon: str) -> Button:
        made = Button(self._context, words, act, icon, small=True, region="moves")
        made.visible = False
        return made

    # -- what is on the stage -----------------------------------------------------------------------------

    @property
    def feat(self) -> Feat | None:
        """What is on the stage; nothing where the stage is empty."""
        if self._feat is None:
            return None
        goes_on = self._show.running or self._table.look.manner(self._table.stage.hand.view).staged
        return self._feat if goes_on else None

    def told(self, cue: Cue | None) -> None:
        if cue is not None and not (self._played and cue is self._played[-1]):
            if cue.beat.feat is not None:
                self._feat, self._done, self._played = cue.beat.feat, [], []
            elif cue.beat.ends:
                self._clear()
            self._played.append(cue)
            self._done += cue.beat.deeds
        self._table.side.on_stage = self._feat.seat if cue is not None and self._feat is not None else None

    def follow(self, kind: str) -> None:
        """After a take-back or a jump the stage is empty: nobody has seen what led here."""
        if kind not in (*SHOWN_AFTER, "resume"):
            self._clear()

    def _clear(self) -> None:
        self._feat, self._done, self._played = None, [], []

    def _coming(self) -> Iterator[Deed]:
        """What is still to be done by what is on the stage."""
        for cue in self._show.following:
            if cue.beat.feat is not None or cue.beat.ends:
                return
            yield from cue.beat.deeds

    def _rows(self) -> Sequence[DeedRow]:
        last = len(self._done) - 1
        cue = self._show.cue
        busy = cue is not None and cue.beat.deed is not None
        rows = [self._row(deed, True, busy and at == last) for at, deed in enumerate(self._done)]
        return [*rows, *(self._row(deed, False, False) for deed in self._coming())]

    def _row(self, deed: Deed, done: bool, now: bool) -> DeedRow:
        return DeedRow(deed.picture, deed.head, self._named(deed.note, deed.seat), done, now)

    def _named(self, words: str, seat: int | None) -> str:
        return words if seat is None else words.replace("{name}", self._table.sitting.names[seat])

    # -- its pace -----------------------------------------------------------------------------------------

    @property
    def _steps(self) -> bool:
        return self._context.settings.staging == "step"

    def _stays(self, cue: Cue) -> bool:
        """Whether it is left standing until somebody lets it happen; not while everything is to go quickly."""
        feat = cue.beat.feat
        return self._steps and feat is not None and feat.many and not self._table.rushing

    def _show_next(self) -> None:
        """What stands there happens, or what is happening is over."""
        if self._show.waiting:
            self._show.go_on()
        else:
            self._show.pass_by()

    def _change_pace(self) -> None:
        self._context.change_settings(staging="auto" if self._steps else "step")
        if not self._steps:
            self._show.go_on()
        self._refresh()

    def _play_again(self) -> None:
        """The last one once more, and then whatever was still to come."""
        played, coming = list(self._played), list(self._show.following)
        if played:
            self._played = []
            self._show.begin([*played, *coming])

    # -- on the table -------------------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> bool:
        if not self._show.waiting or not isinstance(event, KeyDown):
            return False
        keys, at_table = self._context.keys, self._table.focused in (self._table.stage, None)
        if keys.means(event, "agree") or (at_table and keys.means(event, "use")):
            self._show.go_on()
            return True
        return False

    def words(self) -> Words | None:
        feat, table = self.feat, self._table
        if feat is None:
            return None
        if self._show.running:
            return Words(feat.title, self._named(feat.note, feat.seat))
        asked = table.sitting.person_asked is not None
        return Words(feat.title, table.look.task(table.stage.hand.view) if asked else "")

    def explain(self) -> None:
        self._refresh()

    def _refresh(self) -> None:
        texts, shown, running = self._context.texts, self.feat is not None, self._show.running
        many = shown and self._feat is not None and self._feat.many
        self.deeds.visible = shown
        self.deeds.tell(self._rows() if shown else ())
        for button in self._buttons:
            button.visible = many and running
        self.again.visible = many and bool(self._played)
        self.resolve.text = self.resolve.name = texts("Resolve") if self._show.waiting else texts("Skip card")
        self.resolve.key_action = "use" if self._show.waiting else "hurry"
        self.pace.text = self.pace.name = texts("Auto") if self._steps else texts("Step by step")
        self.pace.tip = (
            texts("Cards resolve one after another by themselves")
            if self._steps
            else texts("Each card waits until you resolve it")
        )

    def _stand(self, room: pygame.Rect) -> pygame.Rect:
        if self.feat is None:
            return room
        shown = [button for button in self._buttons if button.visible]
        top = self._place(shown, room)
        px = self._context.view.px
        self.deeds.place(pygame.Rect(room.left, room.top, room.width, max(0, top - px(12) - room.top)))
        for button in shown:
            button.touch()
        return pygame.Rect(room.left, room.top, room.width, 0)

    def _place(self, shown: Sequence[Button], room: pygame.Rect) -> int:
        """What goes on is as wide as the room, and all else stands below it. Returns where they begin."""
        gap, others = self._context.view.px(10), [button for button in shown if button is not self.resolve]
        top = stacked(self._context, others, room, gap=10) - (gap if others and self.resolve in shown else 0)
        if self.resolve in shown:
            top -= self.resolve.height_for(room.width)
            self.resolve.place(room.left, top, room.width)
        return top

    def _height(self, width: int) -> int:
        """What its buttons take, wherever they stand."""
        shown = [button for button in self._buttons if button.visible]
        if not shown:
            return 0
        return self._context.view.px(24) - self._place(shown, pygame.Rect(0, 0, width, 0))
