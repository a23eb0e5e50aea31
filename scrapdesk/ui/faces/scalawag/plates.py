"""What is told of every ship on the sea: its flag and name, points and crew, what it costs to attack, its honesty.

Must not know pixels, nor what is being decided: that is in `council`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.games.scalawag.cards import BOARDING_COST, DAMAGE_SLOTS, NO_FLAG
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
RECORD: Final[tuple[Box, Box]] = ((0.0, 0.02, 0.25, 0.96), (0.52, 0.02, 0.25, 0.96))
"""Where the two seals of a captain's record are, in their place in the lower row of the plate."""
TEAM: Final[Box] = (0.64, 0.83, 0.33, 0.34)
"""Where the cloth hangs that tells whose partner somebody is, as parts of the plate."""

COST: Final[Box] = (0.03, 0.03, 0.18, 0.88)
"""Where a compass point is on a tag with a price."""
GLASS: Final[Box] = (0.56, 0.94, 0.075, 0.28)
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
        flag = picture("scalawag/flag", seat=str(view.frame.flags[seat] + 1))
        yield Ornament(flag, plate, box=(0.02, 0.14, 0.13, 0.66) if own else (0.15, 0.1, 0.155, 0.35))
        if seat in view.sunk:
            return
        point = picture("scalawag/point")
        yield Ornament(point, plate, box=(0.415, 0.2, 0.078, 0.56) if own else (0.705, 0.1, 0.095, 0.35))
        if view.watch >> seat & 1:
            yield Ornament(picture("scalawag/coin", crew="lookout"), at("watch", seat))
            yield Ornament(picture("scalawag/pill"), at("watch", seat), box=(-0.08, 0.94, 1.16, 0.5))
        yield from self._record_signs(seat)
        if own:
            yield Ornament(picture("scalawag/glyph-marine"), plate, box=(0.835, 0.26, 0.06, 0.44))

    def tab(self, seat: Seat) -> Iterator[Ornament]:
        """What hangs below a plate lies over all plates."""
        if self._tab(seat):
            priced = "" if seat not in self.prices else "gold" if self.prices[seat].can else "grey"
            red = seat in (self.view.captain, self._caller)
            tone = priced or ("red" if red else "paper")
            yield Ornament(sized("tab", self._room(seat, "tab"), tone=tone), at("tab", seat))
            if self._costs(seat):
                yield Ornament(picture("scalawag/point"), at("tab", seat), box=COST)

        teams = self.view.frame.teams
        if teams and teams[seat] != NO_FLAG and seat != self.near:
            _, _, wide, high = self._room(seat, "plate")
            cloth = sized("tab", (0, 0, TEAM[2] * wide, TEAM[3] * high), tone="gold")
            yield Ornament(cloth, at("plate", seat), box=TEAM)
        elif self._on_lookout(seat) and seat != self.near:
            yield Ornament(picture("scalawag/coin", crew="lookout"), at("plate", seat), box=GLASS)

    def _costs(self, seat: Seat) -> bool:
        """Whether the tag of a ship tells a price."""
        return seat in self.prices and self.prices[seat].reached

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
        """What hangs below a plate: whose turn it is, who else is asked for what, what an attack would cost. Whoever
        looks is told by the head of the log and by the sheet of answers."""
        view, texts = self.view, self.texts
        if seat in self.prices:
            cost = self.prices[seat]
            if cost.can:
                return texts("costs {n}", n=cost.points)
            return texts("can't pay {n}", n=cost.points) if cost.reached else texts("not adjacent")
        if not view.turn or view.phase is Phase.OVER or seat in view.sunk:
            return ""
        if seat == view.seat:
            return ""
        if seat == self._caller:
            return texts("calls it a lie")
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

    def _record_signs(self, seat: Seat) -> Iterator[Ornament]:
        """How often a captain was called and had told the truth, and how often not: beside the face, and on the own
        plate."""
        own = seat == self.near
        slot = at("plate" if own else "record", seat)
        boxes = ((0.595, 0.16, 0.075, 0.6), (0.72, 0.16, 0.075, 0.6)) if own else RECORD
        for seal, box in zip(("proven", "broken"), boxes, strict=True):
            yield Ornament(picture(f"scalawag/seal-{seal}"), slot, box=box)

    # -- words --------------------------------------------------------------------------------------------

    def inscriptions(self, seat: Seat) -> Iterator[Inscription]:
        view, plate, own = self.view, at("plate", seat), seat == self.near
        sunk = seat in view.sunk
        x, wide = (0.17, 0.235) if own else (0.325, 0.36)
        name, y = (27, 0.46) if own else (25, 0.265)
        yield words("{name}", plate, x, y, name, INK, align=0.0, width=wide, seat=seat, face=SERIF)
        if sunk:
            by = next((note.other for note in view.log if note.what is What.SUNK and note.seat == seat), None)
            told = self.texts("sunk") if by is None else self.texts("sunk by {name}", name="{name}")
            x, y, wide = (0.96, y, 0.5) if own else (0.93, 0.66, 0.76)
            yield words(told, plate, x, y, 20, INK, align=1.0, width=wide, seat=by)
            return
        points, left = str(view.points[seat]), 0.498 if own else 0.815
        yield words(points, plate, left, y, 26, INK, align=0.0, width=0.1 if own else 0.15, face=BOLD, counts=True)
        yield from self._record(seat)
        if own:
            boarding = str(BOARDING_COST[min(view.damage[seat], DAMAGE_SLOTS - 1)])
            yield words(boarding, plate, 0.9, y, 21, INK, align=0.0, width=0.08, face=BOLD)
        yield from self._about_ship(seat)

    def _record(self, seat: Seat) -> Iterator[Inscription]:
        """The figures of a captain's record."""
        counts = (self.view.proven[seat], self.view.caught[seat])
        if seat == self.near:
            for count, left in zip(counts, (0.674, 0.799), strict=True):
                yield words(str(count), at("plate", seat), left, 0.46, 21, INK, align=0.0, width=0.05, face=BOLD)
            return
        for count, (left, _, wide, _) in zip(counts, RECORD, strict=True):
            x = left + wide + 0.04
            yield words(str(count), at("record", seat), x, 0.46, 21, INK, align=0.0, width=0.19, face=BOLD)

    def _about_ship(self, seat: Seat) -> Iterator[Inscription]:
        view = self.view
        if told := self._tab(seat):
            red = seat in (view.captain, self._caller) and seat not in self.prices
            paint = TEXT if red else INK
            x, wide = (0.56, 0.7) if self._costs(seat) else (0.47, 0.88)
            yield words(told, at("tab", seat), x, 0.46, 19, paint, width=wide, face=BOLD)
        if view.watch >> seat & 1:
            yield words("+2", at("watch", seat), 0.5, 1.18, 19, GOLD, face=BOLD)
        if self._on_lookout(seat) and seat != self.near:
            told = self.texts("all adjacent")
            yield words(told, at("plate", seat), 0.645, 1.08, 18, GOLD, align=0.0, width=0.35, face=BOLD)
        teams = view.frame.teams
        if teams and teams[seat] != NO_FLAG and seat != self.near:
            told = self.texts.line(ALLEGIANCES[teams[seat]])
            told = self.texts("partner") if view.phase is not Phase.OVER else told
            yield words(told, at("plate", seat), 0.79, 0.985, 18, INK, width=0.28, face=BOLD)
