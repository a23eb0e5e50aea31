"""What is told of every ship on the sea: its flag and name, points and crew, what it costs to attack, its honesty.

Must not know pixels, nor what is being decided: that is in `council`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.games.scalawag.cards import NO_FLAG
from scrapdesk.games.scalawag.state import Phase, What
from scrapdesk.games.scalawag.view import View, looks_out
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scalawag.prices import Price
from scrapdesk.ui.faces.scalawag.wording import ALLEGIANCES
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.theme import Colour, colour

INK: Final[Colour] = colour("#1C1510")
FADED: Final[Colour] = colour("#5A4A2C")
TEXT: Final[Colour] = colour("#F3EBDC")
GOLD: Final[Colour] = colour("#F8D885")
RED: Final[Colour] = colour("#8E1F0E")
SANS, BOLD, SERIF = "sans-semibold", "sans-bold", "serif-bold"
RECORD: Final = (0.0, 0.52)
"""Where the seals of a captain's record begin, in their room: truthful, and caught lying."""
FIGURE: Final = 0.04
"""How far behind its seal a figure begins."""
ROW: Final = 0.42, 0.285
"""Where the line with the name is: the own plate has no other, below that of others stands their record."""
TEAM: Final[Box] = (0.64, 0.93, 0.33, 0.295)
"""Where the cloth hangs that tells whose partner somebody is, as parts of the plate."""
GLASS: Final[Box] = (0.53, 0.97, 0.095, 0.285)
"""Where a spyglass is below the plate of a captain for whom all ships are adjacent."""


def words(text: str, slot: Target, x: float, y: float, size: int, paint: Colour, **more: object) -> Inscription:
    """An inscription in the plain face."""
    return Inscription(text, slot, x, y, size, paint, **{"face": SANS, "width": 1.0, **more})  # type: ignore[arg-type]


def at(kind: str, seat: Seat) -> Target:
    return f"{kind}:p{seat + 1}"


def sheet(slot: Target, box: Box, tone: str = "paper") -> Ornament:
    """Torn paper that fills a slot of the map."""
    return Ornament(sized("paper", box, tone=tone), slot)


def sized(name: str, box: Box, **args: str) -> Picture:
    """A picture that is drawn for its room."""
    return picture(f"scalawag/{name}", w=f"{box[2]:g}", h=f"{box[3]:g}", **args)


class Plates:
    """The ships' plates. `near` is whose ship lies at the near edge; `rooms` are the slots of the map."""

    def __init__(
        self,
        view: View,
        texts: Texts,
        near: Seat,
        prices: dict[Seat, Price],
        rooms: dict[Target, Box],
        portraits: Callable[[Seat, str], Picture | None] = lambda seat, mood: None,
    ) -> None:
        self.view, self.texts, self.near, self.prices, self.rooms = view, texts, near, prices, rooms
        self.portraits = portraits

    def _room(self, seat: Seat, kind: str) -> Box:
        """All plates but the own one are alike."""
        return self.rooms[f"{kind}:p{1 if seat == self.near else 2}"]

    def _tone(self, seat: Seat) -> str:
        if seat in self.view.sunk:
            return "sunk"
        return "lit" if seat == self.view.captain and self.view.turn and not self._over else "paper"

    @property
    def _caller(self) -> Seat | None:
        """Who has called what is declared a lie, until it is answered."""
        return self.view.plan.caller if self.view.phase is Phase.REPLY else None

    @property
    def asked(self) -> Seat | None:
        """Whom everybody waits for."""
        return None if self.view.actor == CHANCE else self.view.actor

    @property
    def _over(self) -> bool:
        return self.view.phase is Phase.OVER

    # -- pictures -----------------------------------------------------------------------------------------

    def light(self, seat: Seat) -> Iterator[Ornament]:
        """Whose turn it is lies in light, and nobody else, whoever is asked."""
        if seat == self.view.captain and self.view.turn and not self._over:
            yield Ornament(sized("glow", self._room(seat, "glow")), at("glow", seat))

    def ornaments(self, seat: Seat) -> Iterator[Ornament]:
        view, plate, own = self.view, at("plate", seat), seat == self.near
        yield sheet(plate, self._room(seat, "plate"), self._tone(seat))
        yield from self._face(seat)
        if (seat not in view.sunk) if own else self.portraits(seat, "plain") is None:
            flag = picture("scalawag/flag", seat=str(view.frame.flags[seat] + 1))
            yield Ornament(flag, plate, box=(0.03, 0.13, 0.15, 0.6) if own else (0.015, 0.115, 0.135, 0.4))
        yield from self._record_signs(seat)
        if seat in view.sunk:
            return
        point = picture("scalawag/point")
        yield Ornament(point, plate, box=(0.45, 0.15, 0.085, 0.58) if own else (0.495, 0.085, 0.12, 0.39))
        if view.watch >> seat & 1:
            yield Ornament(picture("scalawag/coin", crew="lookout"), at("watch", seat))
            yield Ornament(picture("scalawag/pill"), at("watch", seat), box=(-0.08, 0.94, 1.16, 0.5))

    def _record_signs(self, seat: Seat) -> Iterator[Ornament]:
        _, _, wide, high = self._room(seat, "record")
        for seal, left in zip(("proven", "broken"), RECORD, strict=True):
            yield Ornament(picture(f"scalawag/seal-{seal}"), at("record", seat), box=(left, 0.0, high / wide, 1.0))

    def tab(self, seat: Seat) -> Iterator[Ornament]:
        """The ribbon on a plate, the cloth below it, and what an attack would cost, lies over all plates."""
        if seat in self.prices:
            can = "yes" if self.prices[seat].can else "no" if self.prices[seat].reached else "far"
            yield Ornament(picture("scalawag/price", can=can), at("price", seat))
        elif self._tab(seat):
            tone = "red" if seat in (self.view.captain, self._caller) else "paper"
            yield Ornament(sized("tab", self._room(seat, "tab"), tone=tone), at("tab", seat))
        teams = self.view.frame.teams
        if teams and teams[seat] != NO_FLAG and seat != self.near:
            _, _, wide, high = self._room(seat, "plate")
            cloth = sized("tab", (0, 0, TEAM[2] * wide, TEAM[3] * high), tone="gold")
            yield Ornament(cloth, at("plate", seat), box=TEAM)
        elif self._on_lookout(seat) and seat != self.near:
            yield Ornament(picture("scalawag/coin", crew="lookout"), at("plate", seat), box=GLASS)

    def _on_lookout(self, seat: Seat) -> bool:
        """Whether the captain has declared a lookout, and nothing else is told at that place."""
        teams = self.view.frame.teams
        return seat == self.view.captain and looks_out(self.view) and not (teams and teams[seat] != NO_FLAG)

    def _face(self, seat: Seat) -> Iterator[Ornament]:
        """Whoever has one looks out over the ship's stern, in a frame."""
        face = self.portraits(seat, "sad" if seat in self.view.sunk else "plain")
        if face is not None:
            yield Ornament(face, at("face", seat), 0.84)
            yield Ornament(picture("scalawag/porthole"), at("face", seat))

    def _tab(self, seat: Seat) -> str:
        """The ribbon on a plate: whose turn it is, who else is asked for what. Whoever looks is told by the head of
        the log and by the sheet of answers."""
        view, texts = self.view, self.texts
        if not view.turn or view.phase is Phase.OVER or seat in view.sunk:
            return ""
        if seat == view.seat:
            return ""
        if seat == self._caller:
            return ""  # the sheet has an arrow from there
        if seat == view.captain:
            return texts("their turn")
        if seat != self.asked:
            return ""
        return {
            Phase.CHALLENGE: texts("may call"),
            Phase.PENALTY: texts("must pay"),
            Phase.VERDICT: texts("decides"),
            Phase.LOSE: texts("loses crew"),
        }.get(view.phase, texts("decides"))

    # -- words --------------------------------------------------------------------------------------------

    def inscriptions(self, seat: Seat) -> Iterator[Inscription]:
        view, plate, own = self.view, at("plate", seat), seat == self.near
        sunk = seat in view.sunk
        x, wide = (0.2, 0.235) if own else (0.165, 0.315)
        name, y = (28, ROW[0]) if own else (26, ROW[1])
        if sunk:
            x, wide = (0.05, 0.26) if own else (x, 0.36)
        yield words("{name}", plate, x, y, name, INK, align=0.0, width=wide, seat=seat, face=SERIF)
        yield from self._record(seat)
        if sunk:
            yield self._sunk(seat)
            return
        points, left = str(view.points[seat]), 0.55 if own else 0.62
        yield words(points, plate, left, y, 27, INK, align=0.0, width=0.1, face=BOLD, counts=True)
        yield from self._about_ship(seat)

    def _record(self, seat: Seat) -> Iterator[Inscription]:
        """How often a captain was called and had told the truth, and how often not: that is red."""
        _, _, wide, high = self._room(seat, "record")
        size, counts = 24 if seat == self.near else 23, (self.view.proven[seat], self.view.caught[seat])
        for count, left, paint in zip(
            counts, RECORD, (INK, RED if counts[1] and seat not in self.view.sunk else INK), strict=True
        ):
            x = left + high / wide + FIGURE
            yield words(
                str(count), at("record", seat), x, 0.47, size, paint, align=0.0, width=0.52 - x + left, face=BOLD
            )

    def _sunk(self, seat: Seat) -> Inscription:
        """By whom; the seals stand behind it on the own plate, and below it on others."""
        by = next((note.other for note in self.view.log if note.what is What.SUNK and note.seat == seat), None)
        told = self.texts("sunk") if by is None else self.texts("sunk by {name}", name="{name}")
        if seat == self.near:
            return words(told, at("plate", seat), 0.64, ROW[0], 19, INK, align=1.0, width=0.32, seat=by)
        return words(told, at("plate", seat), 0.93, ROW[1], 19, INK, align=1.0, width=0.42, seat=by)

    def _about_ship(self, seat: Seat) -> Iterator[Inscription]:
        view = self.view
        if seat in self.prices:
            cost = self.prices[seat]
            told = str(cost.points) if cost.reached else self.texts("far")
            x, size = (0.62, 26) if cost.reached else (0.42, 22)
            yield words(told, at("price", seat), x, 0.46, size, INK, width=0.5, face=BOLD)
        elif told := self._tab(seat):
            paint = TEXT if seat in (view.captain, self._caller) else INK
            yield words(told, at("tab", seat), 0.47, 0.46, 19, paint, width=0.88, face=BOLD)
        if view.watch >> seat & 1:
            yield words("+2", at("watch", seat), 0.5, 1.18, 19, GOLD, face=BOLD)
        if self._on_lookout(seat) and seat != self.near:
            told = self.texts("all adjacent")
            yield words(told, at("plate", seat), 0.645, 1.1, 18, GOLD, align=0.0, width=0.35, face=BOLD)
        teams = view.frame.teams
        if teams and teams[seat] != NO_FLAG and seat != self.near:
            told = self.texts.line(ALLEGIANCES[teams[seat]])
            told = self.texts("partner") if view.phase is not Phase.OVER else told
            yield words(told, at("plate", seat), 0.79, 1.065, 18, INK, width=0.28, face=BOLD)
