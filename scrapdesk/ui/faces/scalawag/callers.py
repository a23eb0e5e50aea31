"""Several people at one machine hear a declaration: each has a flag and a key of their own to call it a lie with.

Whoever presses is heard at once, others may still join for a moment; then everybody is answered for in the order of the
law, so that the first clockwise from the declarer counts and not the fastest (SW-6.1). Nobody's crew is seen meanwhile,
but by whoever holds the eye beside their flag. Owns who has raised a hand; the rules are the match's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from scrapdesk.core.seats import Seat
from scrapdesk.core.table import Belief, weightiest
from scrapdesk.games.scalawag.moves import Call, Pass
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.board.playing import Intent
from scrapdesk.ui.faces.scalawag.call_sheet import CallSheet
from scrapdesk.ui.frame.events import FocusLost, KeyDown, PointerDown, UiEvent
from scrapdesk.ui.table.part import Part, Words

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

JOIN_MS: Final = 1300.0
"""So long others may still call, after the first."""
ANSWER_MS: Final = 70.0
Window = tuple[int, int, int]
"""What a declaration is known by: its turn, how much is unproven, which crew it is."""


class Callers(Part):
    def __init__(self, table: BoardTable) -> None:
        self._table, self._context, self._sitting = table, table.context, table.sitting
        self.sheet = CallSheet(table, self.call, self.nobody, self.look)
        self.widgets = self.sheet.widgets
        self.raised: set[Seat] = set()
        self._settled: tuple[Window, frozenset[Seat]] | None = None
        """A declaration that has been decided about, and by whom it is called."""
        self._looker: Seat | None = None
        self._odds: tuple[Belief, ...] = ()
        """What whoever looks has asked about the declaration, and may read as long as they look."""

    # -- who is asked -----------------------------------------------------------------------------------

    @property
    def _view(self) -> View:
        view: View = self._sitting.match.view(None)
        return view

    @staticmethod
    def _window(view: View) -> Window:
        return view.turn, view.plan.unproven, view.plan.claim

    def _listens(self) -> bool:
        """Whether a declaration is open, and a person is asked about it while several share the screen."""
        return self._sitting.shared and self._sitting.person_asked is not None and self._view.phase is Phase.CHALLENGE

    def people(self) -> Sequence[Seat]:
        """The people who have not answered yet, clockwise."""
        view = self._view
        if not self._listens() or view.actor is None:
            return ()
        ring = view.frame.ring
        at, end = ring.index(view.actor), ring.index(view.captain)
        queue = [ring[(at + step) % len(ring)] for step in range((end - at) % len(ring))]
        return [seat for seat in queue if seat in self._sitting.humans and view.afloat >> seat & 1]

    @property
    def gathered(self) -> bool:
        """Whether several people are asked at once, and nothing is decided yet."""
        return len(self.people()) > 1 and (self._settled is None or self._settled[0] != self._window(self._view))

    # -- what people do ---------------------------------------------------------------------------------

    def call(self, seat: Seat) -> None:
        """Somebody calls it a lie."""
        people = self.people()
        if not self.gathered or seat not in people:
            return
        self.raised.add(seat)
        self._context.audio.play("call")
        if seat == people[0] or len(self.raised) == len(people):
            self._settle()
        else:
            self._context.clock.after((self, "join"), JOIN_MS, self._settle)
        self._show()

    def nobody(self) -> None:
        """All let it pass."""
        if self.gathered:
            self.raised.clear()
            self._settle()

    def look(self, seat: Seat | None) -> None:
        """Somebody's crew shows from now on, to whoever holds the eye; None: nobody's any more."""
        sitting = self._sitting
        if seat == self._looker or (seat is not None and not self.gathered):
            return
        self._looker, self._odds = seat, ()
        sitting.shown_to, sitting.near = seat, seat if seat is not None else self._first()
        sitting.face_down = seat is None and sitting.near is not None and self._context.settings.hold_to_look
        self._table.follow("look")

    def wish(self, what: str) -> bool:
        """The odds of a declaration come of a hand: whoever holds their eye is told them, and nobody else."""
        if what != "hint" or not self.gathered:
            return False
        if self._looker is not None:
            view = self._sitting.match.view(self._looker)
            self._odds = tuple(weightiest(self._sitting.table.beliefs(view)))
            self._table.explain()
            return True
        if self._sitting.shown_to is not None:  # the one who is asked first holds their hand open by its key
            return False
        self._table.say(
            self._context.texts("The odds can give your hand away. Hold the eye beside your flag while you ask.")
        )
        return True

    def words(self) -> Words | None:
        if not self._odds or self._looker is None:
            return None
        texts = self._context.texts
        told = "\n".join(f"{texts.sentence(belief.line)}." for belief in self._odds)
        name = self._sitting.names[self._looker]
        return Words(texts("For {name} alone", name=name), told, self._odds[0].line.rule)

    def _first(self) -> Seat | None:
        """Whose hand lies face down at the near edge, where hands are held open."""
        held = self._context.settings.hold_to_look and self._context.settings.curtain
        return self._sitting.person_asked if held else None

    def _settle(self) -> None:
        self._context.clock.drop((self, "join"))
        if not self._listens():
            return
        self.look(None)
        self._settled = self._window(self._view), frozenset(self.raised)
        self._answer_soon()
        self._show()

    # -- what the match does ----------------------------------------------------------------------------

    def change(self, kind: str) -> None:
        """Whatever else was decided is open again when the match goes elsewhere."""
        self._looker, self._odds = None, ()
        if kind != "play" or not self._listens():
            self._settled = None
            self.raised.clear()
            self._context.clock.drop((self, "join"))
            self._context.clock.drop((self, "answer"))

    def followed(self, kind: str) -> None:
        self._show()

    def changed(self, kind: str) -> None:
        self._answer_soon()

    def shown(self) -> None:
        self._show()

    def _answer_soon(self) -> None:
        if self._listens() and self._settled is not None and self._settled[0] == self._window(self._view):
            self._context.clock.after((self, "answer"), ANSWER_MS, self._answer)

    def _answer(self) -> None:
        """For the person who is asked now, as was decided."""
        seat = self._sitting.person_asked
        if seat is not None and self._listens() and self._settled is not None:
            self._sitting.match.play(seat, Call() if seat in self._settled[1] else Pass())

    def obeyed(self, intent: Intent) -> None:
        """A fuse that has burnt down answers for all who have not called."""
        passed = intent.kind == "move" and bool(intent.moves) and isinstance(intent.moves[-1], Pass)
        if passed and self._listens() and self.people():
            self._settle()

    # -- what a person does -----------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> bool:
        if isinstance(event, FocusLost):
            self.look(None)
        if not self.gathered or self._table.state != "asked" or self._table.showing:
            return False
        match event:
            case KeyDown() if self._table.focused is not self._table.side.field:
                return self._key(event)
            case PointerDown(pos, 1) if self._table.at(pos) is self._table.stage:
                return self._hints_at_flags(pos)
        return False

    def _key(self, event: KeyDown) -> bool:
        keys, people = self._context.keys, self._sitting.humans
        wish = keys.meant(event, "calls")
        if wish:
            number = int(wish.rpartition(" ")[2]) - 1
            if number < len(people):
                self.call(people[number])
            return True
        if keys.means(event, "answer 2"):
            self.nobody()
            return True
        if keys.means(event, "answer 1"):
            self._tell()
            return True
        return False

    def _hints_at_flags(self, pos: tuple[int, int]) -> bool:
        """The seal answers for one person, and nobody could say for whom."""
        stage = self._table.stage
        if not set(stage.under(pos)) & set(stage.hand.possible()):
            return False
        self._tell()
        return True

    def _tell(self) -> None:
        self._table.say(self._context.texts("To call, press your own flag or its key."))

    # -- what is seen -----------------------------------------------------------------------------------

    def _show(self) -> None:
        open_now = self.gathered and not self._table.showing
        if self._table.look.gathered != open_now:
            self._table.look.gathered = open_now
            self._table.stage.repaint()
            self._table.stage.lay_out(still=True)
            self._table.explain()
        self.sheet.show(self.people() if open_now else (), self.raised)

    def arrange(self) -> None:
        self.sheet.arrange()

    def pause(self) -> None:
        self.look(None)
