"""A part of a table: one thing that it can do beside letting a match be followed and played.

A table hands every event, change and key to its parts in their order, and lets them speak. A part knows its table; the
table knows only this. What a part has nothing to say to, it leaves out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scrapdesk.ui.board.playing import Intent
from scrapdesk.ui.board.show import Cue
from scrapdesk.ui.frame.events import KeyDown, UiEvent
from scrapdesk.ui.widgets.base import Widget


class Words(NamedTuple):
    """What is said beside the table."""

    head: str
    words: str
    rule: str = ""


def offered(parts: Sequence[Part], event: UiEvent, answer: Callable[[UiEvent], bool]) -> bool:
    """An event at a table: its parts come first, then the table answers, and then they hear that it has."""
    done = any(part.handle(event) for part in parts) or answer(event)
    for part in parts:
        part.handled(event)
    return done


class Part:
    widgets: Sequence[Widget] = ()

    # -- what a person does -----------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> bool:
        """Before anything else on the table answers; True where nobody else shall."""
        return False

    def handled(self, event: UiEvent) -> None:
        """The table has answered."""

    def key(self, event: KeyDown) -> bool:
        """A key that no widget wanted."""
        return False

    def wish(self, what: str) -> bool:
        """Somebody wants to `undo`, `redo`, `save`, has a `hint`, or wants `out`; True where this part has done it."""
        return False

    def obeyed(self, intent: Intent) -> None:
        """Something was meant by an act on the board, and has been answered."""

    # -- what the match does ----------------------------------------------------------------------------

    def change(self, kind: str) -> None:
        """The match has changed, and nothing is shown of it yet."""

    def changed(self, kind: str) -> None:
        """All that follows from a change has followed."""

    def follow(self, kind: str) -> None:
        """The table is about to be shown as the match is now."""

    def followed(self, kind: str) -> None:
        """The table is shown as the match is now."""

    def told(self, cue: Cue | None) -> None:
        """Another thing is shown of what happened; None: nothing any more."""

    def shown(self) -> None:
        """All that happened has been shown."""

    # -- what it says about the table -------------------------------------------------------------------

    @property
    def rests(self) -> bool:
        """Whether nobody thinks on meanwhile."""
        return False

    def why_no_hint(self) -> str:
        """Why the coach cannot be asked now; "" where it can."""
        return ""

    def words(self) -> Words | None:
        """What is to be said beside the table now, before anything else; None: nothing of this part's."""
        return None

    def explain(self) -> None:
        """What is meant by its buttons may be something else now."""

    # -- the room ---------------------------------------------------------------------------------------

    def lay_out(self) -> bool:
        """Lays the table out itself; False where it lies as usual."""
        return False

    def arrange(self) -> None:
        """The table is laid out."""

    def cover(self) -> None:
        """Everybody may see the screen now."""

    def pause(self) -> None:
        """Another scene lies over the table now."""

    def leave(self) -> None:
        """The table is left."""
