"""A table of several people at one screen who have secrets from each other: hands are looked at while somebody holds.

Where seats alternate card by card a curtain at each would be in everybody's way. The table stays open for all, the
hand of whoever is asked lies face down at the near edge, and shows its faces only while its owner holds a key or the
button under it; a card that is dragged shows its own. Owns when a hand is open. Which decisions are such ones the
Table of the game says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scrapdesk.core.seats import Seat
from scrapdesk.ui.frame.events import FocusLost, KeyDown, KeyUp, Point, PointerDown, UiEvent
from scrapdesk.ui.scenes.passing import ToastSaid
from scrapdesk.ui.table.holdbutton import HoldButton
from scrapdesk.ui.table.part import Part
from scrapdesk.ui.table.seals import seals_of

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable
    from scrapdesk.ui.table.looking import LookingBack


class Holding(Part):
    def __init__(self, table: BoardTable, looking: LookingBack) -> None:
        self._table, self._context, self._looking = table, table.context, looking
        self._sitting, self._stage = table.sitting, table.stage
        self.button = HoldButton(table.context, self.look, self._tell_how)
        self.widgets = [self.button]
        self.looks = False
        """Whether the hand lies open, because its owner holds it so."""
        self._near_before: Seat | None = None
        """Who sat at the near edge before the last change, if the table was open."""
        self._curtain_due = False
        """Whether a curtain falls as soon as all has been shown."""
        self._key_down = False
        """Whether the key is held down. It opens one hand: the next person presses it anew."""
        self._ply = table.sitting.match.ply
        """How far the match was when something was done last."""
        table.curtains.holds, table.curtains.delays = self._holds, self._delays
        table.side.how = self._how

    def _holds(self) -> bool:
        """Whether the person asked looks at a face-down hand. Whoever has set a number, or wants to be asked about
        every move, sits behind a curtain as before."""
        settings, sitting = self._context.settings, self._sitting
        if not settings.hold_to_look or settings.confirm == "always":
            return False
        return sitting.person_asked not in seals_of(self._context, sitting)

    @property
    def closed(self) -> bool:
        return self._sitting.face_down and not self.looks

    @property
    def _owner(self) -> Seat | None:
        """Whose hand lies face down, or is held open."""
        return self._sitting.person_asked if self._sitting.face_down else None

    # -- open and shut ----------------------------------------------------------------------------------

    def look(self, wanted: bool) -> None:
        """The hand shows its faces from now on, or no longer."""
        table, uncovered = self._table, self._table.state != "covered"
        if wanted and self.closed and uncovered and not self._looking.telling:
            self._context.clock.finish()
            self.looks, self._sitting.shown_to = True, self._owner
            table.follow("look")
        elif not wanted and self.looks:
            self._shut()
            table.follow("look")

    def _shut(self) -> None:
        """Everything that only its owner may see is gone at once, and what was said of it as well."""
        table, stage, sitting = self._table, self._stage, self._sitting
        if self.looks:
            table.passing.hush()
            table.passing.last = ToastSaid()
        if not self.looks and stage.alone is None:
            return
        self.looks, stage.alone, sitting.shown_to = False, None, None
        if sitting.hinting:
            sitting.stop_thinking()
        table.zoom.hide()
        table.passing.hide_tooltip()
        stage.seat_down(None, None, sitting.names, sitting.near)

    def _take(self, pos: Point) -> None:
        """A card is taken up by the pointer beside a closed hand: no other shows its face while it is held."""
        stage, sitting, owner = self._stage, self._sitting, self._owner
        stage.alone = ""
        stage.seat_down(owner, owner, sitting.names, sitting.near)
        sprite = stage.cast.at(*pos)
        if sprite is not None and sprite.piece.id in stage.hand.possible():
            stage.alone = sprite.piece.id
            stage.follow(still=True)
            self.arrange()
        else:
            self._shut()

    def _takes(self, pos: Point) -> bool:
        """Whether a press here may mean a card of the closed hand, or one that lies open and belongs to nobody yet."""
        table = self._table
        if not self.closed or table.state != "asked" or table.showing or table.at(pos) is not self._stage:
            return False
        sprite = self._stage.cast.at(*pos)
        return sprite is not None and sprite.piece.owner == (None if sprite.piece.face_up else self._owner)

    # -- what a person does -----------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> bool:
        match event:
            case PointerDown(pos, 1) if self._takes(pos):
                self._take(pos)
            case KeyUp() if self._context.keys.let_go(event, "look"):
                self._key_down = False
                self.look(False)
            case FocusLost():
                self._key_down = False
                self._stage.give_up()
                self.look(False)
        self._ply = self._sitting.match.ply
        return False

    def handled(self, event: UiEvent) -> None:
        table, stage = self._table, self._stage
        if stage.alone and isinstance(event, PointerDown):
            table.glance(event.pos)  # whoever holds a card may read it
        if stage.alone is not None and not stage.wakeful and not table.stale:
            self._let_go_of_card()

    def _let_go_of_card(self) -> None:
        """A card that was taken up is not held any more. A mere click has told nobody anything, but how to look."""
        clicked = bool(self._stage.hand.pointed)
        self._shut()
        self._table.follow("look")
        if clicked and self._sitting.match.ply == self._ply:
            self._tell_how()

    def key(self, event: KeyDown) -> bool:
        if not self._context.keys.means(event, "look"):
            return False
        if not self._sitting.face_down:
            self._table.say(self._context.texts("You have no face-down cards now."))
        elif not self._key_down:
            self._key_down = True
            self._table.focus(self._stage)
            self.look(True)
        return True

    def cover(self) -> None:
        if self._sitting.face_down:
            self.look(False)

    def pause(self) -> None:
        self._key_down = False
        self._shut()

    # -- following the match ----------------------------------------------------------------------------

    def change(self, kind: str) -> None:
        self._shut()
        self._near_before, self._curtain_due = self._sitting.near, False

    def _delays(self) -> bool:
        """What has come of a card on an open table is seen by all, before anybody looks away."""
        if self._near_before is None:
            return False
        self._sitting.near, self._curtain_due = self._near_before, True
        return True

    def shown(self) -> None:
        if self._curtain_due:
            self._curtain_due, self._sitting.near = False, None
            self._table.curtains.fall()
            self._table.follow("begin")

    def followed(self, kind: str) -> None:
        self.arrange()

    # -- what is said -----------------------------------------------------------------------------------

    def _how(self) -> str:
        if not self.closed:
            return ""
        texts = self._context.texts
        return texts(
            "Your hand is face down. Hold {key} or the button on it to look and play. Dragging a card shows only "
            "that card.",
            key=self._key_words(),
        )

    def _key_words(self) -> str:
        texts = self._context.texts
        return self._context.keys.called("look", texts) or texts("the peek key")

    def _tell_how(self) -> None:
        texts = self._context.texts
        self._table.say(texts("Your hand is face down. Hold {key} to look, or drag a card.", key=self._key_words()))

    def why_no_hint(self) -> str:
        if not self.closed and not self._curtain_due:
            return ""
        return self._context.texts("A hint can give your hand away: hold {key} while you ask.", key=self._key_words())

    # -- where it stands --------------------------------------------------------------------------------

    def arrange(self) -> None:
        """On the lower edge of the closed hand."""
        own: list[Any] = [sprite for sprite in self._stage.cast if self._lies_closed(sprite.piece)]
        closed = self.closed and self._stage.alone is None
        self.button.stand_on([sprite.goal.box for sprite in own] if closed else [], self._stage.room)

    def _lies_closed(self, piece: Any) -> bool:
        slot = self._stage.layout.slots.get(piece.slot)
        return not piece.face_up and piece.owner == self._owner and slot is not None and slot.kind == "hand"
