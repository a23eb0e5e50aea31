"""Pointing a move out: the tree of spellings, walked one target at a time.

Dragging, clicking, keyboard and typed notation all end here, so that the screen can neither offer an illegal move nor
miss a legal one. Knows no pixels and no game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from scrapdesk.core.refusal import Attempt, Target
from scrapdesk.core.table import DONE, Path, Table

M = TypeVar("M")
V = TypeVar("V")


@dataclass(frozen=True)
class SpelledStep(Generic[M]):
    """What a target led to: a whole move, a longer beginning, or nothing (then the attempt says what was tried)."""

    move: M | None = None
    attempt: Attempt | None = None

    @property
    def refused(self) -> bool:
        return self.attempt is not None


class Spelling(Generic[M]):
    """All spellings of the legal moves, and how far somebody has come in them."""

    def __init__(self, paths: Iterable[tuple[Path, M]]) -> None:
        self.paths = tuple(paths)
        self.pointed: Path = ()
        self._next: dict[Path, tuple[Target, ...]] = {}
        self._spelled: dict[Path, tuple[M, ...]] = {}
        """What may follow a beginning and what it may become, for each that was asked about: a piece that is carried
        asks in every frame."""

    @staticmethod
    def of(table: Table[M, V], view: V, legal: Sequence[M]) -> Spelling[M]:
        return Spelling([(path, move) for move in legal for path in table.paths(view, move)])

    def nexts(self) -> tuple[Target, ...]:
        """What may be pointed at now, in the order of the moves, each once."""
        return self._after(self.pointed)

    def beginnings(self) -> tuple[Target, ...]:
        """What may be pointed at first, whatever is pointed at already."""
        return tuple(dict.fromkeys(path[0] for path, _ in self.paths))

    @property
    def may_end(self) -> bool:
        """Whether what was pointed at is a whole move, if nothing more is."""
        return bool(self.pointed) and DONE in self.nexts()

    def goals_of(self, target: Target) -> tuple[Target, ...]:
        """What may follow a target that is being carried: where it can be dropped."""
        return self._after((*self.pointed, target))

    def moves(self) -> tuple[M, ...]:
        """The moves that are still spelled by what was pointed at."""
        return self.moves_after()

    def moves_after(self, *targets: Target) -> tuple[M, ...]:
        """The moves that would still be spelled after more targets."""
        begun = (*self.pointed, *targets)
        found = self._spelled.get(begun)
        if found is None:
            at = len(begun)
            found = tuple(dict.fromkeys([move for path, move in self.paths if path[:at] == begun]))
            self._spelled[begun] = found
        return found

    def point(self, *targets: Target) -> SpelledStep[M]:
        """Points at one target, or at two in a drag; a target that leads nowhere changes nothing."""
        begun = (*self.pointed, *targets)
        open_paths = [(path, move) for path, move in self.paths if path[: len(begun)] == begun]
        if not open_paths:
            return SpelledStep(attempt=Attempt(begun))
        self.pointed = begun
        for path, move in open_paths:
            if path == begun:
                return SpelledStep(move)
        return SpelledStep()

    def finish(self) -> M | None:
        """The one move that is still open, if it is only one and no button is to confirm it."""
        open_paths = self._open()
        moves = {move for _, move in open_paths}
        waits = any(path[len(self.pointed)] == DONE for path, _ in open_paths if len(path) > len(self.pointed))
        return moves.pop() if len(moves) == 1 and not waits else None

    def back(self) -> bool:
        """Takes the last target away; False if there was none."""
        had = bool(self.pointed)
        self.pointed = self.pointed[:-1]
        return had

    def clear(self) -> None:
        self.pointed = ()

    def _after(self, begun: Path) -> tuple[Target, ...]:
        found = self._next.get(begun)
        if found is None:
            at = len(begun)
            found = tuple(dict.fromkeys([path[at] for path, _ in self.paths if path[:at] == begun and len(path) > at]))
            self._next[begun] = found
        return found

    def _open(self) -> list[tuple[Path, M]]:
        at = len(self.pointed)
        return [(path, move) for path, move in self.paths if path[:at] == self.pointed]
