"""What a table shows of moves that were made: the beats of its look, each in step with its line of the log.

Owns the way from the log of a match to cues, and up to which move all has been seen. Must not know pixels, nor any
game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, Protocol

from scrapdesk.core.events import Event
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.ui.board.beats import Beat
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.board.show import Cue, paced
from scrapdesk.ui.board.stage import Stage
from scrapdesk.ui.board.timing import HOLD_MS, REVEAL_MS
from scrapdesk.ui.opaque import View
from scrapdesk.ui.table.curtains import Curtains
from scrapdesk.ui.table.sitting import Sitting
from scrapdesk.ui.table.telling import NamedMatch, Teller
from scrapdesk.ui.widgets.logrows import LogEntry

SHOWN_AFTER: Final = ("play", "curtain")
"""What may have happened to a match so that its moves are shown; after a take-back or a jump the table simply is."""
HURRIED: Final = "hurry"
"""Nobody wants to see the moves; what holds everybody up is shown all the same."""


class Watched(Protocol):
    """The scene whose moves are shown."""

    @property
    def sitting(self) -> Sitting: ...
    @property
    def teller(self) -> Teller: ...
    @property
    def curtains(self) -> Curtains: ...
    def told(self, cue: Cue | None) -> None:
        """This is shown now; None: nothing any more."""

    def shown(self) -> None:
        """All has been shown."""


class Showing:
    def __init__(self, scene: Watched, stage: Stage, look: Look, tell: Callable[[Sequence[LogEntry]], None]) -> None:
        """`tell` shows so many lines of the story."""
        self._scene, self._stage, self._look, self._tell_lines = scene, stage, look, tell
        self._seen = 0
        """Up to which move all has been seen."""
        stage.show.told = self._tell

    @property
    def running(self) -> bool:
        return self._stage.show.running

    def begin(self, kind: str, turned: bool = False) -> None:
        """Shows what has come since it was last looked. Behind a curtain nothing is seen, and it is shown later.
        `turned`: the table has just been laid anew for other eyes, and lies as it does in the end."""
        sitting, show = self._scene.sitting, self._stage.show
        if kind == "resume" and show.running:
            return
        show.stop()
        since, self._seen = min(self._seen, sitting.match.ply), sitting.match.ply
        if kind not in (*SHOWN_AFTER, HURRIED):
            return
        behind = sitting.shown_to is None and sitting.near is None
        if sitting.shared and behind and self._stage.hand.actor is None and not self._scene.curtains.delays():
            self._seen = since
            return
        view = sitting.match.view(sitting.viewer, since)
        by_hand = sitting.humans if kind == "play" else ()
        found = cues(sitting, self._scene.teller, self._look, sitting.viewer, since, by_hand)
        if kind == HURRIED:
            found = [cue for cue in found if cue.beat.holds and show.stays(cue)]
        if (turned or kind == "curtain") and any(cue.beat.ms for cue in found):
            self._stage.pose(view, still=True)
        show.begin(found)

    def hold(self, kind: str) -> None:
        """What was turned over without a show is left alone until it can have been read."""
        if kind in SHOWN_AFTER and self._stage.cast.reveals and not self.running:
            lines = self._scene.teller.length(self._scene.sitting.viewer)
            self._stage.show.begin([Cue(Beat(REVEAL_MS + HOLD_MS), lines)])

    def tell_log(self) -> None:
        """All of the story, unless it is told in step with what is shown."""
        if not self.running:
            self._tell_lines(self._scene.teller.log(self._scene.sitting.viewer))

    def _tell(self, cue: Cue | None) -> None:
        self._scene.told(cue)
        if cue is None:
            self._stage.follow()
            self.tell_log()
            self._scene.shown()
        else:
            self._tell_lines(self._scene.teller.log(self._scene.sitting.viewer, cue.lines))


def cues(
    played: NamedMatch, teller: Teller, look: Look, viewer: Seat | None, since: int, by_hand: Collection[Seat] = ()
) -> list[Cue]:
    """Everything from a ply on, as the viewer may see it. `by_hand`: whose moves were just made before the screen."""
    entries = played.match.entries(viewer)[since:]
    story = teller.story(viewer)
    told, line = story[since:], sum(map(len, story[:since]))
    found: list[Cue] = []
    for entry, lines in zip(entries, told, strict=True):
        said = {id(event): (line + at, one.text) for at, (one, event) in enumerate(lines, 1)}
        events = [event for event in entry.events if event.heard_by(viewer)]
        view = played.match.view(viewer, entry.ply)
        made = _cues_of(events, said, look, view, found[-1].lines if found else line, entry.actor in by_hand)
        actor = None if entry.actor == CHANCE else entry.actor
        found += [replace(cue, actor=actor) for cue in made]
        line += len(lines)
    return paced(found)


def _cues_of(
    events: Sequence[Event], said: Mapping[int, tuple[int, str]], look: Look, view: View, at: int, by_hand: bool
) -> Iterator[Cue]:
    """The cues of one move, from how the table lay before it; `at`: so many lines of the log were told by then."""
    words = ""
    for event in events:
        before, (at, words) = (at, words), said.get(id(event), (at, words))
        beats = look.beats(event, view, by_hand) or (Beat(),)
        sound = "" if any(beat.sound for beat in beats) else look.sounds.get(event.kind, "")
        for beat in beats:
            sounds = tuple(filter(None, (beat.sound or sound,)))
            yield Cue(
                beat, *(before if beat.moves else (at, words)), sounds=sounds
            )  # nothing is told before it is seen
            sound = ""
            view = view if beat.view is None else View(beat.view)
