"""What every table does: it follows its match, lets people move and opponents think, and hands all else to its parts.

Owns when the table is shown anew: once a frame, however much has changed. What lies on the table, a scene made of this
one shows. Must not know what its parts are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal, TypeVar

import pygame

from scrapdesk.core.match import Change
from scrapdesk.storage.people import guests
from scrapdesk.ui.board.timing import ANNOUNCE_MS, SETTLE_MS
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.requests import KeepGame
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.table.autosave import Autosave
from scrapdesk.ui.table.curtains import Curtains
from scrapdesk.ui.table.finish import Finish
from scrapdesk.ui.table.moves import Moves
from scrapdesk.ui.table.opponents import TableOpponents
from scrapdesk.ui.table.orders import obey, open_pause
from scrapdesk.ui.table.part import Part
from scrapdesk.ui.table.sitting import Sitting
from scrapdesk.ui.table.taking_back import TakeBack
from scrapdesk.ui.table.telling import Teller
from scrapdesk.ui.table.tips import TableTips

P = TypeVar("P", bound=Part)
State = Literal["watching", "asked", "covered", "looking back", "ended"]
"""An opponent moves, a person is asked, another scene lies over the table, an earlier position is seen, all is over."""


class TableScene(WidgetScene):
    tip_of_moves = "moves"
    """What is told of how moves are made, at the first one."""

    def __init__(self, context: AppContext, sitting: Sitting, kept: bool = True) -> None:
        """`kept`: the running game is kept after every move."""
        super().__init__(context)
        self.sitting = sitting
        context.company = guests(sitting.players, sitting.given_names, sitting.names)
        context.texts.names = sitting.names
        self.about = sitting.game
        self.teller = Teller(sitting, context.texts)
        self.tips = TableTips(self)
        self.parts: list[Part] = []
        self.rushing = False
        """Whether everything is to go as quickly as it can be followed."""
        self.moves, self.opponents, self.curtains = Moves(self), TableOpponents(self), Curtains(self)
        self.finish = Finish(self)
        self.autosave = Autosave(context, sitting) if kept else None
        self.play, self.play_text, self.hint = self.moves.play, self.moves.play_text, self.opponents.hint
        back = TakeBack(self)
        self.undo, self.redo = back.undo, back.redo
        self.open_rules: Callable[..., None] = partial(context.open_rules, sitting.game)
        self.stale = ""
        """How the match has changed since the table was last shown, as `follow` is told; "" if it has not."""
        self._unsubscribe = sitting.match.subscribe(self._heard)

    # -- its parts --------------------------------------------------------------------------------------

    def part(self, kind: type[P]) -> P:
        """The part of this kind; LookupError where the table has none."""
        for part in self.parts:
            if isinstance(part, kind):
                return part
        raise LookupError(kind.__name__)

    def taken(self, what: str) -> bool:
        """Whether a part has done what somebody wants."""
        return any(part.wish(what) for part in self.parts)

    @property
    def state(self) -> State:
        """What the table is about now."""
        if self.context.scenes.top is not self:
            return "covered"
        if any(part.rests for part in self.parts):
            return "looking back"
        if self.sitting.match.outcome is not None:
            return "ended"
        return "asked" if self.sitting.person_asked is not None else "watching"

    # -- life -------------------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self.after_change("begin")

    def resume(self) -> None:
        super().resume()
        if not self.stale:
            self.follow("resume")

    def pause(self) -> None:
        for part in self.parts:
            part.pause()
        super().pause()

    def exit(self) -> None:
        for part in self.parts:
            part.leave()
        self.curtains.rising.stop()
        super().exit()
        self._unsubscribe()
        self.sitting.close()
        if self.autosave is not None:
            self.autosave.close()

    @property
    def _resting(self) -> bool:
        """Whether nobody thinks on: something else is looked at."""
        away = self.context.away and self.context.settings.pause_unfocused
        return away or self.state in ("covered", "looking back")

    @property
    def wakeful(self) -> bool:
        return self.opponents.busy and not self._resting

    def update(self, dt: float) -> None:
        if not self._resting:
            self.opponents.update(dt)

    # -- the match has changed --------------------------------------------------------------------------

    def _heard(self, change: Change) -> None:
        """Nothing is shown before the end of the frame: there may be more to come."""
        kind = "undo" if change.kind == "goto" else change.kind
        if kind == "play":
            by_hand = self.sitting.match.entries(None)[change.before].actor in self.sitting.humans
            self._sound_of_move("card" if by_hand else "tile")
        self.stale = kind if self.stale in ("", kind) else "undo"

    def _sound_of_move(self, plain: str) -> None:
        """A move has been made. A table that knows how it sounds says so itself."""
        self.context.audio.play(plain)

    def settle(self) -> None:
        """What the match has become since the last frame is shown, once."""
        if self.stale:
            self.after_change(self.stale)
        self._catch_up()

    def _catch_up(self) -> None:
        """What is shown is said as well, where it was not."""

    def after_change(self, kind: str) -> None:
        """What follows from a change: `kind` is what happened."""
        for part in self.parts:
            part.change(kind)
        self.finish.follow(kind)
        self.passing.hush()
        self.curtains.change()
        self.follow(kind)
        self.opponents.begin(self._rest())
        self.tips.after(kind)
        if not self.showing:
            self.shown()
        for part in self.parts:
            part.changed(kind)

    def follow(self, kind: str) -> None:
        """Shows the match as it is now. `kind` is what happened, as the match names it."""
        self.stale = ""
        for part in self.parts:
            part.follow(kind)
        self._show(kind)
        for part in self.parts:
            part.followed(kind)

    def _show(self, kind: str) -> None:
        """What lies on the table is shown as it is now."""

    def _rest(self) -> float:
        """How long the table is left as it is, at normal speed: what a move has changed is seen, and who is next."""
        return SETTLE_MS + ANNOUNCE_MS

    @property
    def showing(self) -> bool:
        """Whether moves that were made are still being shown: nobody plays on before they have been seen."""
        return False

    def hasten(self) -> None:
        """Somebody does not want to wait for what is shown."""
        self.context.clock.finish()

    def shown(self) -> None:
        """All has been shown."""
        self.finish.tell()
        for part in self.parts:
            part.shown()

    # -- what a person wants ----------------------------------------------------------------------------

    def shortcut(self, event: KeyDown) -> bool:
        wish = self.context.keys.meant(event, "table", "window")
        if wish == "hurry" and self.showing:
            self.hasten()
            return True
        if wish == "hurry" and self.sitting.thinking:
            self.opponents.hurry()
            return True
        return obey(self, wish)

    def save(self) -> None:
        """Keeps the game under a name of its own, as it is now."""
        if not self.taken("save"):
            self.context.open(KeepGame(self, self.sitting.record()))

    def leave(self) -> None:
        self.context.scenes.pop(self)

    def escape(self) -> None:
        outcome = self.sitting.match.outcome
        if outcome is None:
            open_pause(self)
        else:
            self.finish.show(outcome)

    # -- painting ---------------------------------------------------------------------------------------

    def _draw_over(self, surface: pygame.Surface) -> None:
        self.curtains.rising.draw(surface)

    # -- layout -----------------------------------------------------------------------------------------

    def arrange(self) -> None:
        if not any(part.lay_out() for part in self.parts):
            self._lay_out()
        for part in self.parts:
            part.arrange()

    def _lay_out(self) -> None:
        """Puts everything in its usual place."""
