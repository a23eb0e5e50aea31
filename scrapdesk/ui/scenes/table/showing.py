"""What a table shows of moves that were made: the beats of its look, each in step with its line of the log.

Owns the way from the log of a match to cues, and up to which move all has been seen. Must not know pixels, nor any
game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from scrapdesk.core.match import Entry
from scrapdesk.core.seats import Seat
from scrapdesk.ui.board.show import Cue
from scrapdesk.ui.board.stage import Stage
from scrapdesk.ui.looks.look import Look
from scrapdesk.ui.scenes.table.sitting import Sitting
from scrapdesk.ui.scenes.table.telling import Played, Teller
from scrapdesk.ui.widgets.log import LogPane

SHOWN_AFTER: Final = ("play", "curtain")
"""What may have happened to a match so that its moves are shown; after a take-back or a jump the table simply is."""


class Watched(Protocol):
    """The scene whose moves are shown."""

    @property
    def sitting(self) -> Sitting: ...
    @property
    def teller(self) -> Teller: ...
    def shown(self) -> None:
        """All has been shown."""


class Showing:
    def __init__(self, scene: Watched, stage: Stage, look: Look, log: LogPane) -> None:
        self._scene, self._stage, self._look, self._log = scene, stage, look, log
        self._seen = 0
        """Up to which move all has been seen."""
        stage.show.told = self._tell

    @property
    def running(self) -> bool:
        return self._stage.show.running

    def begin(self, kind: str) -> None:
        """Shows what has come since it was last looked. Behind a curtain nothing is seen, and it is shown later."""
        sitting, show = self._scene.sitting, self._stage.show
        if kind == "resume" and show.running:
            return
        show.stop()
        since, self._seen = min(self._seen, sitting.match.ply), sitting.match.ply
        if kind not in SHOWN_AFTER:
            return
        behind = sitting.shown_to is None and sitting.near is None
        if sitting.shared and behind and self._stage.hand.actor is None:
            self._seen = since
            return
        view = sitting.match.view(sitting.viewer, since)
        found = cues(sitting, self._scene.teller, self._look, sitting.viewer, since)
        if kind == "curtain" and any(cue.beat.ms for cue in found):
            self._stage.pose(view, still=True)
        show.begin(found)

    def tell_log(self) -> None:
        """All of the story, unless it is told in step with what is shown."""
        if not self.running:
            self._log.tell(self._scene.teller.log(self._scene.sitting.viewer))

    def _tell(self, cue: Cue | None) -> None:
        if cue is None:
            self._stage.follow()
            self.tell_log()
            self._scene.shown()
        else:
            self._log.tell(self._scene.teller.log(self._scene.sitting.viewer)[: cue.lines])


def cues(played: Played, teller: Teller, look: Look, viewer: Seat | None, since: int) -> list[Cue]:
    """Everything from a ply on, as the viewer may see it."""
    entries = played.match.entries(viewer)[since:]
    told = [list(teller.told(entry)) for entry in entries]
    line = len(teller.log(viewer)) - sum(map(len, told))
    view = played.match.view(viewer, since)
    found: list[Cue] = []
    for entry, lines in zip(entries, told, strict=True):
        said = {id(event): (line + at, one.text) for at, (one, event) in enumerate(lines, 1)}
        view = _show_entry(entry, said, look, view, viewer, found)
        line += len(lines)
    return found


def _show_entry(
    entry: Entry, said: Mapping[int, tuple[int, str]], look: Look, view: Any, viewer: Seat | None, found: list[Cue]
) -> Any:
    """Adds the cues of one move; gives how the table lies after them."""
    at, words = found[-1].lines if found else 0, ""
    for event in entry.events:
        if not event.heard_by(viewer):
            continue
        at, words = said.get(id(event), (at, words))
        for beat in look.beats(event, view):
            found.append(Cue(beat, at, words))
            view = view if beat.view is None else beat.view
    return view
