"""Looking back from the table: at the position after a line of the log, or at what has happened, step by step.

The table shows each position with the viewer's own eyes; the match stands still, and nothing can be played meanwhile.
Owns which position is looked at, and for how long. Must not know where its words stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from scrapdesk.core.match import Entry
from scrapdesk.core.seats import Seat
from scrapdesk.ui.board.catching_up import CatchUpStop, since_own_move, stop_of, stops_since
from scrapdesk.ui.frame.events import KeyDown, PointerDown, UiEvent
from scrapdesk.ui.table.part import Part, Words
from scrapdesk.ui.table.past import PastView
from scrapdesk.ui.table.taking_back import take_back

if TYPE_CHECKING:
    from scrapdesk.ui.table.scene import TableScene

STEP_MS: Final = 1100.0
"""How long each thing that happened is seen, at normal speed."""
FIRST_MS: Final = 500.0
"""How long the table is seen as it was, before anything moves."""
LINES: Final = 4


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


class Said(NamedTuple):
    """What is said about the position that is looked at."""

    badge: str
    words: str
    rule: str


class LookingBack(Part):
    def __init__(self, table: TableScene, past: PastView) -> None:
        self._table, self._context, self._sitting, self._past = table, table.context, table.sitting, past
        past.log.look_at = self.show_line
        self.stop: CatchUpStop | None = None
        self._queue: tuple[CatchUpStop, ...] = ()
        self._count = 0
        self._active = False
        self._first = table.sitting.match.ply
        """What lies before this ply nobody has to be shown."""
        self._seen: dict[Seat, int] = {}
        """Up to which ply each person has looked at the table."""
        self._since: int | None = None
        """From which ply on who sits down is to be shown what happened."""

    @property
    def active(self) -> bool:
        """Whether another position than that of now is shown."""
        return self._active

    @property
    def rests(self) -> bool:
        return self._active

    @property
    def telling(self) -> bool:
        """Whether it goes on by itself, to show what has happened."""
        return self._active and self._count > 0

    # -- ways in and out ----------------------------------------------------------------------------------

    def at_line(self, ply: int) -> bool:
        """Shows the table as it was after the move at this ply. False where it is shown already, or is that of now."""
        stop = stop_of(self._entries(), ply)
        if stop is None or stop.ply == self._sitting.match.ply or (self._active and stop == self.stop):
            return False
        self._end_telling()
        self._count = 0
        self._show(stop)
        return True

    def again(self) -> bool:
        """What has happened since the viewer's own last move, shown once more."""
        return self.since(since_own_move(self._entries(), self._sitting.viewer))

    def since(self, ply: int) -> bool:
        """What has happened since a ply, one thing after the other; False where that is nothing. Where there is
        nothing to be told, as of cards that somebody laid out in secret, there is no step."""
        told = self._table.teller.entry
        stops = tuple(
            stop for stop in stops_since(self._entries(), ply) if any(True for one in stop.entries for _ in told(one))
        )
        if not stops:
            return False
        self._end_telling()
        self._queue, self._count = stops, len(stops)
        self._active, self.stop = True, None
        self._past.show(ply, False)
        self._past.told(True)
        self._later(FIRST_MS)
        return True

    def _tells(self, stop: CatchUpStop) -> bool:
        return any(True for entry in stop.entries for _ in self._table.teller.entry(entry))

    def close(self) -> None:
        """Back to how it stands now."""
        if self._active:
            self._end_telling()
            self._active, self._count, self.stop = False, 0, None
            self._past.show(None, False)
            self._past.told(False)

    def show_line(self, ply: int) -> None:
        """A line of the log: the table as it was then; the same line once more returns there."""
        if self.at_line(ply):
            return
        if self._active:
            self.return_there()
        else:
            self._table.say(self._context.texts("This is the current position."))

    def return_there(self) -> None:
        """The game goes on from the position that is looked at."""
        plan = None if self.stop is None else self._sitting.plan_undo(self.stop.ply)
        if plan is None:
            self.close()
            self._table.say(
                self._context.texts("You hadn't made a move yet at that point, so there is nothing to go back to.")
            )
        else:
            take_back(self._context, self._sitting, plan, self._sitting.undo)

    def open_rule(self) -> None:
        self._table.open_rules(self.said().rule)

    # -- as a part of the table ---------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> bool:
        match event:
            case KeyDown() if self._active:
                return self._key_back(event)
            case PointerDown(pos, 1) if self._active and self._past.main.rect.collidepoint(pos):
                if self._table.at(pos) not in (self._past.main, None):
                    return False
                self.close()
                return True
        return False

    def _key_back(self, event: KeyDown) -> bool:
        """A key while looking back. False where it means what it always means."""
        keys, focused = self._context.keys, self._table.focused
        wish = keys.meant(event, "moving", "table", "window")
        if wish == "cancel" or keys.means(event, "hurry") or (wish == "use" and self.telling):
            self.close()
            return True
        if wish == "use" and focused in (self._past.main, None):
            self.return_there()
            return True
        if wish not in STAYS and wish != "use" and focused is not self._past.log:
            self.close()
        return False

    def key(self, event: KeyDown) -> bool:
        return self._context.keys.meant(event, "table") == "last move" and self.again()

    def wish(self, what: str) -> bool:
        if what != "undo" or not self._active:
            return False
        self.close()
        return True

    def follow(self, kind: str) -> None:
        if kind != "resume":
            self.close()
        if kind == "curtain":
            seat = self._sitting.person_asked
            self._since = self._first if seat is None else self._seen.get(seat, self._first)

    def followed(self, kind: str) -> None:
        ply = self._sitting.match.ply
        if self._sitting.near is not None:  # what happens on an open table everybody sees
            self._seen = dict.fromkeys(self._sitting.humans, ply)
        elif self._sitting.viewer is not None:
            self._seen[self._sitting.viewer] = ply

    def changed(self, kind: str) -> None:
        """Who sits down is shown what has happened since they last looked, where the table does not show it anyway."""
        since, self._since = self._since, None
        if kind != "curtain" or since is None:
            return
        match, seat = self._sitting.match, self._sitting.person_asked
        own = [entry.ply + 1 for entry in match.entries(None) if entry.actor == seat]
        since = max([since, *own[-1:]])
        if not self._table.showing and self._context.settings.speed != "off" and since < match.ply:
            self.since(since)

    def words(self) -> Words | None:
        if not self._active:
            return None
        said = self.said()
        return Words(said.badge, said.words)

    def leave(self) -> None:
        self.close()

    # -- within -------------------------------------------------------------------------------------------

    def _entries(self) -> Sequence[Entry]:
        return self._sitting.match.entries(self._sitting.viewer)

    def _show(self, stop: CatchUpStop) -> None:
        self._active, self.stop = True, stop
        self._past.show(stop.ply, self._count > 0)
        self._past.told(True)

    def _next(self) -> None:
        if not self._queue:
            self.close()
            return
        stop, self._queue = self._queue[0], self._queue[1:]
        self._show(stop)
        self._past.sound(stop.entries)
        self._later(STEP_MS)

    def _later(self, ms: float) -> None:
        """By the chosen speed; with animation off, at the normal one, since it was asked for."""
        self._context.clock.after((self, "next"), self._context.clock.length(ms) or ms, self._next)

    def _end_telling(self) -> None:
        self._context.clock.drop((self, "next"))
        self._queue = ()

    # -- in words -----------------------------------------------------------------------------------------

    def said(self) -> Said:
        """What is seen, in words: a badge, the lines of the move, and the rule that they rest on."""
        texts, stop = self._context.texts, self.stop
        if stop is None:
            return Said(texts("Log"), "", "")
        told = [line for entry in stop.entries for line in self._table.teller.entry(entry)]
        words = "\n".join(line.text for line in told[:LINES])
        rule = next((line.rule for line in told if line.rule), "")
        if not self._count:
            return Said(texts("Looking back at move {n}", n=stop.number), words, rule)
        if self._count == 1:
            return Said(texts("Log"), words, rule)
        badge = texts("Log: {n} of {all}", n=self._count - len(self._queue), all=self._count)
        return Said(badge, words, rule)
