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
RECORD: Final[tuple[Box, Box]] = ((0.66, 0.13, 0.085, 0.62), (0.825, 0.13, 0.085, 0.62))
"""Where the two seals of the own record are on the own plate. The record of others stands on the sheet of what they
declare, and is told to whoever points at their ship."""
TEAM: Final[Box] = (0.64, 0.87, 0.33, 0.44)
"""Where the cloth hangs that tells whose partner somebody is, as parts of the plate."""
GLASS: Final[Box] = (0.53, 0.95, 0.095, 0.42)
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
        return "lit" if seat == self.asked else "paper"

    @property
    def _caller(self) -> Seat | None:
        """Who has called what is declared a lie, until it is answered."""
        return self.view.plan.caller if self.view.phase is Phase.REPLY else None

    @property
    def asked(self) -> Seat | None:
        """Whom everybody waits for."""
        return None if self.view.actor == CHANCE else self.view.actor

    # -- pictures -----------------------------------------------------------------------------------------

    def light(self, seat: Seat) -> Iterator[Ornament]:
        """Whose turn it is lies in light, and so does who calls it a lie."""
        view = self.view
        if seat in (view.captain, self._caller) and view.turn and view.phase is not Phase.OVER:
            yield Ornament(sized("glow", self._room(seat, "glow")), at("glow", seat))

    def ornaments(self, seat: Seat) -> Iterator[Ornament]:
        view, plate, own = self.view, at("plate", seat), seat == self.near
        yield sheet(plate, self._room(seat, "plate"), self._tone(seat))
        yield from self._face(seat)
        if own or self.portraits(seat, "plain") is None:
            flag = picture("scalawag/flag", seat=str(view.frame.flags[seat] + 1))
            yield Ornament(flag, plate, box=(0.03, 0.13, 0.15, 0.6) if own else (0.015, 0.13, 0.135, 0.6))
        if seat in view.sunk:
            return
        point = picture("scalawag/point")
        yield Ornament(point, plate, box=(0.45, 0.15, 0.085, 0.58) if own else (0.495, 0.15, 0.12, 0.58))
        if view.watch >> seat & 1:
            yield Ornament(picture("scalawag/coin", crew="lookout"), at("watch", seat))
            yield Ornament(picture("scalawag/pill"), at("watch", seat), box=(-0.08, 0.94, 1.16, 0.5))
        if own:
            for seal, box in zip(("proven", "broken"), RECORD, strict=True):
                yield Ornament(picture(f"scalawag/seal-{seal}"), plate, box=box)

    def tab(self, seat: Seat) -> Iterator[Ornament]:
        """What hangs below a plate, and what an attack would cost, lies over all plates."""
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
        """What hangs below a plate: whose turn it is, who else is asked for what. Whoever looks is told by the head of
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
        name, y = (28, 0.42) if own else (26, 0.42)
        if sunk:
            wide = 0.36
        yield words("{name}", plate, x, y, name, INK, align=0.0, width=wide, seat=seat, face=SERIF)
        if sunk:
            by = next((note.other for note in view.log if note.what is What.SUNK and note.seat == seat), None)
            told = self.texts("sunk") if by is None else self.texts("sunk by {name}", name="{name}")
            yield words(told, plate, 0.93, y, 20, INK, align=1.0, width=0.4, seat=by)
            return
        points, left = str(view.points[seat]), 0.55 if own else 0.62
        yield words(points, plate, left, y, 27, INK, align=0.0, width=0.1, face=BOLD, counts=True)
        if own:
            for count, (left, _, wide, _) in zip((view.proven[seat], view.caught[seat]), RECORD, strict=True):
                yield words(str(count), plate, left + wide + 0.012, y, 24, INK, align=0.0, width=0.06, face=BOLD)
        yield from self._about_ship(seat)

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
            yield words(told, at("plate", seat), 0.645, 1.13, 18, GOLD, align=0.0, width=0.35, face=BOLD)
        teams = view.frame.teams
        if teams and teams[seat] != NO_FLAG and seat != self.near:
            told = self.texts.line(ALLEGIANCES[teams[seat]])
            told = self.texts("partner") if view.phase is not Phase.OVER else told
            yield words(told, at("plate", seat), 0.79, 1.06, 18, INK, width=0.28, face=BOLD)
