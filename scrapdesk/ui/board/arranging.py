"""A draft of one whole: things that are laid onto places, change places, and count when their seat is ready.

A front before the game, or four cards that are put back. What is laid out is only looked at here: no state is asked, so
it can show nobody anything. Owns the arrangement and the ways to change it. Must not know pixels, nor how the moves
are played at last.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.table import Arrangement, Path, Piece
from scrapdesk.ui.board.draft import Laid, LaidDraft, Laying
from scrapdesk.ui.opaque import Move, SomeRules, SomeTable, View

REST: Final[Target] = "button:scatter"
"""Lays out at random what is not laid yet; nothing counts by it."""
CLEAR: Final[Target] = "button:clear"
"""Takes everything back."""

READY: Final[Target] = "button:ready"
"""It counts as it lies."""

LAST: Final[Target] = "button:last"
"""As it was laid out in the game before."""

MIRROR: Final[Target] = "button:mirror"
"""Lays it out the other way round."""
SHELF: Final[Target] = "button:layouts"
"""Shows the layouts that were kept under names; nothing is laid out by it."""

Lies = Mapping[Target, Target]


class Layouts:
    """Where layouts of before are kept; here nowhere."""

    def recall(self, found: Arrangement) -> Lies:
        """How the same things were laid onto the same places last; nothing where they never were."""
        return {}

    def keep(self, found: Arrangement, lies: Lies) -> None:
        """It counts now."""

    def named(self, found: Arrangement) -> Mapping[str, Lies]:
        """The layouts of the same things that somebody has given names."""
        return {}

    def keep_as(self, name: str, found: Arrangement, lies: Lies) -> None:
        """Keeps a layout under a name, in place of what was called so before."""

    def forget(self, name: str, found: Arrangement) -> None:
        """Keeps it no longer."""


@dataclass(frozen=True)
class Rearranged(Laying):
    """A change of an arrangement: where things would lie then. What is not told lies as it lies."""

    lies: tuple[tuple[Target, Target], ...] = ()

    @staticmethod
    def to(lies: Lies, means: Move | None = None) -> Rearranged:
        return Rearranged((), means, lies=tuple(sorted(lies.items())))


@dataclass(frozen=True)
class Asks(Laying):
    """Nothing changes; somebody wants to see something that lies beside the board."""


class Arranging(LaidDraft):
    """What a seat has laid out as a whole, seen with its own eyes."""

    def __init__(
        self,
        rules: SomeRules,
        table: SomeTable,
        seat: Seat,
        view: View,
        found: Arrangement,
        layouts: Layouts,
    ) -> None:
        super().__init__(rules, table, seat, view)
        self._found, self._layouts = found, layouts
        self._before = dict(layouts.recall(found)) if found.homes else {}
        self._past: list[Lies] = []
        self._lies: Lies = dict(found.lies)
        self._last: list[Target] = []
        """The things that were laid, the newest last."""
        self._luck = Random()
        self._meant: dict[tuple[Target, Target], Move | None] = {}
        """The move that lays a thing onto a place out of the hand, whatever else lies where: asked for once."""

    # -- what is laid out ---------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> Any:
        if seat != self.seat:
            return super().view(seat)
        return self._table.arranged_view(self.view_before, self._lies)

    def shown(self, pieces: Sequence[Piece], seat: Seat | None) -> Sequence[Piece]:
        """Every piece where it was laid. A thing keeps its name, wherever it goes."""
        if seat != self.seat:
            return pieces
        before = self._table.pieces(self.view_before)
        return [piece._replace(slot=self._lies.get(piece.id, piece.slot)) for piece in before]

    @property
    def begun(self) -> bool:
        return bool(self._past)

    @property
    def gives_way(self) -> bool:
        """A whole front may have been laid with one step: only an undo takes that back."""
        return not self._found.homes

    @property
    def full(self) -> bool:
        return not self._found.homes & set(self._lies.values())

    def waiting_in(self, homes: Sequence[Target]) -> list[Target | None]:
        """Of each of these places that is one where things wait, the thing that lies there on top; None where none is
        left."""
        on = {place: thing for thing, place in self._lies.items()}
        return [on.get(home) for home in homes if home in self._found.homes]

    def laid(self) -> tuple[Laid, ...]:
        lies, before = self._lies, self._found.lies
        return tuple(Laid(thing, before[thing], lies[thing]) for thing in self._last if lies[thing] != before[thing])

    def closing(self) -> Move | None:
        return None

    def counts(self) -> None:
        """It is meant: it will be offered again."""
        if self._found.homes:
            self._layouts.keep(self._found, self._lies)

    # -- layouts with names -------------------------------------------------------------------------------

    def named(self) -> Mapping[str, Lies]:
        return self._layouts.named(self._found)

    def keep_as(self, name: str) -> None:
        self._layouts.keep_as(name, self._found, self._lies)

    def forget(self, name: str) -> None:
        self._layouts.forget(name, self._found)

    # -- changing it --------------------------------------------------------------------------------------

    def take(self, laying: Laying) -> bool:
        if not isinstance(laying, Rearranged):
            return False
        self._past.append(self._lies)
        self._put({**self._lies, **dict(laying.lies)})
        return True

    def take_back(self) -> bool:
        if not self._past:
            return False
        self._put(self._past.pop())
        return True

    def _put(self, lies: Lies) -> None:
        changed = [thing for thing in lies if lies[thing] != self._lies[thing]]
        self._last = [thing for thing in self._last if thing not in changed] + changed
        self._lies = dict(lies)
        same = self._lies == dict(self._found.lies)
        self.moves = () if same else tuple(self._table.arranged(self.view_before, self._lies))

    def paths(self) -> list[tuple[Path, Laying]]:
        found: dict[Path, Laying] = {}
        for path, laying in (*self._carried(), *self._buttons(), *self._at_once()):
            found.setdefault(path, laying)
        return list(found.items())

    def _carried(self) -> Iterator[tuple[Path, Laying]]:
        """Every thing to every place; where another lies, they change places."""
        on = {place: thing for thing, place in self._lies.items() if place not in self._found.homes}
        for thing, at in self._lies.items():
            for place in self._found.places:
                if place == at:
                    continue
                other = on.get(place)
                laying = self._laying(thing, place, other)
                yield (thing, place), laying
                if other is not None:
                    yield (thing, other), laying
            yield from self._home(thing, at)

    def _home(self, thing: Target, at: Target) -> Iterator[tuple[Path, Laying]]:
        """Back to where it waited, or to any place where things wait."""
        homes = self._found.homes
        if not homes or at in homes:
            return
        laying = Rearranged.to({thing: self._found.lies[thing]})
        for home in (self._found.lies[thing], *homes):
            yield (thing, home), laying
        for other, there in self._lies.items():
            if there in homes:
                yield (thing, other), laying

    def _laying(self, thing: Target, place: Target, other: Target | None) -> Laying:
        lies = {thing: place}
        if other is not None:
            lies[other] = self._lies[thing] if self._lies[thing] not in self._found.homes else self._found.lies[other]
        if not self._found.homes:
            return Rearranged.to(lies, self._first_of({**self._lies, **lies}))
        if (thing, place) not in self._meant:
            self._meant[thing, place] = self._first_of({thing: place})
        return Rearranged.to(lies, self._meant[thing, place])

    def _first_of(self, lies: Lies) -> Move | None:
        return next(iter(self._table.arranged(self.view_before, lies)), None)

    def _buttons(self) -> Iterator[tuple[Path, Laying]]:
        if self.moves and self.full:
            yield (READY,), Laying(self.moves, self.moves[-1], closes=True)
        if not self._found.homes:
            return
        if not self.full:
            yield (REST,), Rearranged.to(self._filled())
        if self._before and self._lies != self._before:
            yield (LAST,), Rearranged.to(self._before)
        if self._lies != self._found.lies:
            yield (CLEAR,), Rearranged.to(self._found.lies)
            if self._found.mirror:
                turned = {thing: self._found.mirror.get(place, place) for thing, place in self._lies.items()}
                yield (MIRROR,), Rearranged.to(turned)
        yield (SHELF,), Asks(self.moves)

    def _filled(self) -> Lies:
        """With everything that still waits laid somewhere."""
        taken = set(self._lies.values())
        free = [place for place in self._found.places if place not in taken]
        self._luck.shuffle(free)
        return {
            thing: free.pop() if place in self._found.homes and free else place for thing, place in self._lies.items()
        }

    def _at_once(self) -> Iterator[tuple[Path, Laying]]:
        """Moves that one button means, and that nothing has to be laid out for."""
        if self._found.homes:
            return
        for move in self._legal(0):
            for path in map(tuple, self._table.paths(self.view_before, move)):
                if len(path) == 1:
                    yield path, Laying((move,), move, closes=True)
