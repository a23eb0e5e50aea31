"""A table of several people at one screen who have secrets from each other: hands are looked at while somebody holds.

Where seats alternate card by card a curtain at each would be in everybody's way. The table stays open for all, the
hand of whoever is asked lies face down at the near edge, and shows its faces only while its owner holds a key or the
button under it; a card that is dragged shows its own. Owns when a hand is open. Which decisions are such ones the
Table of the game says.
"""

from __future__ import annotations

from typing import Any

from scrapdesk.core.seats import Seat
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import FocusLost, KeyDown, KeyUp, Point, PointerDown, UiEvent
from scrapdesk.ui.scenes.passing import Said
from scrapdesk.ui.table.game import GameTable
from scrapdesk.ui.table.holdbutton import HoldButton
from scrapdesk.ui.table.seals import seals_of
from scrapdesk.ui.table.sitting import Sitting


class SharedTable(GameTable):
    def __init__(self, context: AppContext, sitting: Sitting, look: Look) -> None:
        super().__init__(context, sitting, look)
        self.hold = HoldButton(context, self.look, self._tell_how)
        self.widgets.append(self.hold)
        self.looks = False
        """Whether the hand lies open, because its owner holds it so."""
        self._near_before: Seat | None = None
        """Who sat at the near edge before the last change, if the table was open."""
        self._curtain_due = False
        """Whether a curtain falls as soon as all has been shown."""
        self._key_down = False
        """Whether the key is held down. It opens one hand: the next person presses it anew."""

    def _holds(self) -> bool:
        """Whether the person asked looks at a face-down hand. Whoever has set a number, or wants to be asked about
        every move, sits behind a curtain as before."""
        settings, sitting = self.context.settings, self.sitting
        if not settings.hold_to_look or settings.confirm == "always":
            return False
        return sitting.person_asked not in seals_of(self.context, sitting)

    @property
    def _closed(self) -> bool:
        return self.sitting.face_down and not self.looks

    @property
    def _owner(self) -> Seat | None:
        """Whose hand lies face down, or is held open."""
        return self.sitting.person_asked if self.sitting.face_down else None

    # -- open and shut ----------------------------------------------------------------------------------

    def look(self, wanted: bool) -> None:
        """The hand shows its faces from now on, or no longer."""
        if wanted and self._closed and self.context.scenes.top is self and not self.looking.telling:
            self.context.clock.finish()
            self.looks, self.sitting.shown_to = True, self._owner
            self.follow("look")
        elif not wanted and self.looks:
            self._shut()
            self.follow("look")

    def _shut(self) -> None:
        """Everything that only its owner may see is gone at once, and what was said of it as well."""
        stage, sitting = self.stage, self.sitting
        if self.looks:
            self.passing.hush()
            self.passing.last = Said()
        if not self.looks and stage.alone is None:
            return
        self.looks, stage.alone, sitting.shown_to = False, None, None
        if sitting.hinting:
            sitting.stop_thinking()
        self._zoom.hide()
        self.passing.hide_tooltip()
        stage.seat_down(None, None, sitting.names, sitting.near)

    def _take(self, pos: Point) -> None:
        """A card of the closed hand is taken up by the pointer: it alone shows its face, for as long as it is held."""
        stage, sitting, owner = self.stage, self.sitting, self._owner
        stage.alone = ""
        stage.seat_down(owner, owner, sitting.names, sitting.near)
        sprite = stage.cast.at(*pos)
        if sprite is not None and sprite.piece.id in stage.hand.possible() and not sprite.piece.face_up:
            stage.alone = sprite.piece.id
            stage.follow(still=True)
            self._place_hold()
        else:
            self._shut()

    def _takes(self, pos: Point) -> bool:
        """Whether a press here means a card of the closed hand."""
        if not self._closed or self.looking.active or self.showing or self.at(pos) is not self.stage:
            return False
        sprite = self.stage.cast.at(*pos)
        return sprite is not None and not sprite.piece.face_up and sprite.piece.owner == self._owner

    # -- events -----------------------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> bool:
        match event:
            case PointerDown(pos, 1) if self._takes(pos):
                self._take(pos)
            case KeyUp() if self.context.keys.let_go(event, "look"):
                self._key_down = False
                self.look(False)
            case FocusLost():
                self._key_down = False
                self.stage.give_up()
                self.look(False)
        ply = self.sitting.match.ply
        done = super().handle(event)
        if self.stage.alone and isinstance(event, PointerDown):
            self._glance(event.pos)  # whoever holds a card may read it
        if self.stage.alone is not None and not self.stage.wakeful and not self._stale:
            self._let_go_of_card(ply)
        return done

    def _let_go_of_card(self, ply: int) -> None:
        """A card that was taken up is not held any more. A mere click has told nobody anything, but how to look."""
        clicked = bool(self.stage.hand.pointed)
        self._shut()
        self.follow("look")
        if clicked and self.sitting.match.ply == ply:
            self._tell_how()

    def shortcut(self, event: KeyDown) -> bool:
        if not self.context.keys.means(event, "look"):
            return super().shortcut(event)
        if not self.sitting.face_down:
            self.say(self.context.texts("Nothing of yours lies face down now."))
        elif not self._key_down:
            self._key_down = True
            self.focus(self.stage)
            self.look(True)
        return True

    # -- following the match ----------------------------------------------------------------------------

    def after_change(self, kind: str) -> None:
        self._shut()
        self._near_before, self._curtain_due = self.sitting.near, False
        super().after_change(kind)

    def _curtain_falls(self) -> None:
        """What has come of a card on an open table is seen by all, before anybody looks away."""
        if self._near_before is None:
            super()._curtain_falls()
        else:
            self.sitting.near, self._curtain_due = self._near_before, True

    def shown(self) -> None:
        super().shown()
        if self._curtain_due:
            self._curtain_due, self.sitting.near = False, None
            super()._curtain_falls()
            self.follow("begin")

    def follow(self, kind: str) -> None:
        super().follow(kind)
        if self.sitting.near is not None:  # what happens on an open table everybody sees
            self._seen = dict.fromkeys(self.sitting.humans, self.sitting.match.ply)
        self._place_hold()

    def pause(self) -> None:
        self._key_down = False
        self._shut()
        super().pause()

    def open_piles(self, first: str = "") -> None:
        """What lies in piles is looked through before all eyes."""
        if self.sitting.face_down:
            self.look(False)
        super().open_piles(first)

    def hint(self) -> None:
        if self._closed or self._curtain_due:
            self.say(self._why_no_hint())
        else:
            super().hint()

    # -- what is said -----------------------------------------------------------------------------------

    def _how(self) -> str:
        if not self._closed:
            return super()._how()
        texts = self.context.texts
        return texts(
            "Your hand lies face down. Hold {key}, or the button on it, to look and to play. A card that you drag "
            "shows alone.",
            key=self._key_words(),
        )

    def _key_words(self) -> str:
        texts = self.context.texts
        return self.context.keys.called("look", texts) or texts("the key for it")

    def _tell_how(self) -> None:
        words = self.context.texts("Face down: hold {key} to look at your hand, or drag a card.", key=self._key_words())
        self.say(words)

    def _why_no_hint(self) -> str:
        return self.context.texts("A hint speaks of your hand: hold {key} while you ask.", key=self._key_words())

    def _say_why_not(self) -> None:
        super()._say_why_not()
        if self._closed:
            self._buttons[2].bar(self._why_no_hint())

    # -- layout -----------------------------------------------------------------------------------------

    def arrange(self) -> None:
        super().arrange()
        self._place_hold()

    def _place_hold(self) -> None:
        """On the lower edge of the closed hand."""
        own: list[Any] = [sprite for sprite in self.stage.cast if self._lies_closed(sprite.piece)]
        closed = self._closed and self.stage.alone is None
        self.hold.stand_on([sprite.goal.box for sprite in own] if closed else [], self.stage.rect)

    def _lies_closed(self, piece: Any) -> bool:
        slot = self.stage.layout.slots.get(piece.slot)
        return not piece.face_up and piece.owner == self._owner and slot is not None and slot.kind == "hand"
