"""A game is kept: after every frame in which it has changed, and as a result after the frame of its last move.

Owns when that is, and the order: a game that is over leaves its running place only when its result is on disk, and that
does not wait until its end has been shown. Whenever the program is killed, the game can be gone on with or is among the
results. What is kept is taken between two frames, and written beside the window: no input waits for the disk. Must not
know what a table looks like.
"""

from __future__ import annotations

from scrapdesk.core.match import Change
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.table.ending import EndedGame
from scrapdesk.ui.table.sitting import Sitting


class Autosave:
    def __init__(self, context: AppContext, sitting: Sitting) -> None:
        self._context, self._sitting = context, sitting
        self._written = sitting.match.outcome is not None
        """Whether the result of the game that has ended here is among the results."""
        self._dropped = False
        self._unsubscribe = sitting.match.subscribe(self._heard)
        context.storage.shelf.hold(sitting.game)
        if sitting.moves_made or sitting.match.outcome is not None:
            self.soon()

    def soon(self) -> None:
        """The game is kept when this frame is over."""
        self._context.later.ask(self, self._keep)

    def close(self) -> None:
        """The table is left: what is not kept yet is kept now, and the game may be gone on with elsewhere."""
        self._unsubscribe()
        self._context.later.do_now(self)
        shelf, game = self._context.storage.shelf, self._sitting.game
        try:
            self._context.scribe.finish()
            if self._dropped:
                shelf.forget(shelf.place(game))
        except StorageTrouble as trouble:
            self._failed(trouble)
        finally:
            shelf.give_up(game)

    def drop(self) -> None:
        """Nobody wants to go on with this game: when the table is left, it is not on it any more."""
        self._dropped = True

    def _heard(self, change: Change) -> None:
        """An end that is reached anew after a take-back is a result; one gone forward to again was one before."""
        if change.kind != "play":
            self._written = self._sitting.match.outcome is not None
        self.soon()

    def _keep(self) -> None:
        """Takes the game as it stands, and has it written."""
        shelf, sitting = self._context.storage.shelf, self._sitting
        name = shelf.place(sitting.game)
        if sitting.match.outcome is None:
            record = sitting.record()
            self._context.scribe.write(lambda: shelf.keep(name, record), self._failed)
        else:
            self._put_away(name)

    def _put_away(self, name: str) -> None:
        shelf = self._context.storage.shelf
        result = None if self._written else EndedGame(self._context, self._sitting)
        self._written = True

        def write() -> None:
            if result is not None:
                result.keep()
            shelf.forget(name)

        def failed(trouble: StorageTrouble) -> None:
            self._written = result is None or result.kept
            self._failed(trouble)

        self._context.scribe.write(write, failed)

    def _failed(self, trouble: StorageTrouble) -> None:
        """What cannot be kept is told at the end of the frame."""
        words = self._context.texts("The game could not be saved: {reason}", reason=str(trouble))
        self._context.scenes.note(StorageTrouble(words))
