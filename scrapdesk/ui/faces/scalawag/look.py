"""Scalawag!'s paint: a chart of the sea, ships in a ring, and lies on paper bands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from scrapdesk.core.events import Event
from scrapdesk.core.refusal import Target
from scrapdesk.core.table import DONE, Piece
from scrapdesk.core.words import say
from scrapdesk.games.scalawag.cards import BOARDING_COST, CREW_NAMES, DAMAGE_SLOTS
from scrapdesk.games.scalawag.moves import Move
from scrapdesk.games.scalawag.spelling import ship
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.board.beats import Beat
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.look import GameLook, Heading, Inscription, Keyword, Lettering, Manner, Ornament, Plaque, Stamp
from scrapdesk.ui.board.motion import Gait
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scalawag.answers import ANSWERS, AnswerSheet
from scrapdesk.ui.faces.scalawag.beats import beats_of
from scrapdesk.ui.faces.scalawag.cards import band_prints, card_prints, told_of
from scrapdesk.ui.faces.scalawag.council import Council
from scrapdesk.ui.faces.scalawag.logmarks import brief_of, marks_of, move_signs_of
from scrapdesk.ui.faces.scalawag.plates import INK, Plates
from scrapdesk.ui.faces.scalawag.prices import attack_prices, said_to_be
from scrapdesk.ui.faces.scalawag.ring import as_named, clockwise, moved
from scrapdesk.ui.faces.scalawag.ropes import ropes, sights
from scrapdesk.ui.faces.scalawag.signs import outline_of, sign_of
from scrapdesk.ui.faces.scalawag.standing import goal_words
from scrapdesk.ui.faces.scalawag.stationery import sheets
from scrapdesk.ui.paint.pictures import Picture, picture

PILES: Final = {"locker": say("Davy Jones' locker"), "port": say("The port")}
SOUNDS: Final = {
    "ordered": "card",
    "declared": "card",
    "called": "call",
    "shown": "card",
    "fired": "click",
    "hole": "splinter",
    "locker": "card",
    "mixed": "shuffle",
    "sunk": "sinking",
    "collected": "coin",
}
TASKS: Final = {
    Phase.ORDER: say(
        "Drag crew face down onto an order, or click the order and choose how many to declare. Nobody "
        "sees which cards you use."
    ),
    Phase.CHALLENGE: say("Do you believe the declaration? Call it a lie, or let it pass."),
    Phase.REPLY: say("You were called. Show the crew you declared, or pay with a hole or a crew card."),
    Phase.PENALTY: say("It was true, so you pay: take a hole, or drag a crew card into the locker."),
    Phase.VERDICT: say("The other ship goes down either way. Choose how: that decides your prize."),
    Phase.TARGET: say("Click your target, then the button. You may declare a pilot or a lookout first."),
    Phase.LOSE: say("You were boarded: drag the crew card you want to give up into the locker."),
    Phase.FOURTH: say("Four cards is one too many. Drag one into the locker."),
    Phase.RETURN: say("Drag the cards you don't want to the port."),
}
YES: Final = ("button:scalawag", "button:show", "button:yield", "button:crew", DONE)
NO: Final = ("button:pass", "button:hole", "button:lose", "button:forgo")
"""The buttons that have a key: of each row the first that is offered."""
SMALL: Final = 76
"""A card that is no wider shows the sign of its crew alone."""
PLANK_LEFT, PLANK_STEP, PLANK_WIDE = (116 + 14) / 668, 86 / 668, 72 / 668
PLANK_TOP, PLANK_HIGH = (292 + 84 - 6) / 560, 62 / 560
"""Where the planks are on the picture of a ship, as parts of it."""


class ScalawagLook(GameLook[View, Move]):
    game = "scalawag"
    piles = PILES
    sounds = SOUNDS
    dims = bars = False
    floats = prints_pointed = True
    answers = (YES, NO)
    pressed = ("order:", "seal")
    fuse = ("button:pass", "handnote")
    quiet = frozenset({"passed"})
    gait = Gait(stands=frozenset({"ship"}), rise=0.0, swell=1.1)
    """A card of the hand does not rise: the plate with the name and all figures is above it."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._near = 0
        self._flags: tuple[int, ...] = ()
        self.signs = lambda event: marks_of(event, self._flags)
        self.brief, self.move_signs = brief_of, move_signs_of
        self.marked = lambda target, chosen: sign_of(target, chosen, self.pointed)
        self.outline = outline_of
        self.heading = self._how_far
        self.bears = lambda view: "" if self.gathered else self._answers(view).free
        self.asks = lambda view: (self._answers(view).question, self._answers(view).noted)
        self.panel = lambda wide, high: picture("scalawag/paper", w=f"{wide}", h=f"{high}")
        level = load_level(self.level(None))
        self._rooms: dict[Target, Box] = {name: slot.box for name, slot in level.slots.items()}
        self.soon = sheets(self._rooms)

    def level(self, seat: int | None) -> str:
        self._near = seat or 0
        return f"scalawag-{self.seats}"

    def ground(self) -> Picture:
        return picture("scalawag/table")

    def title(self) -> Picture | None:
        return picture("scalawag/title")

    # -- pieces -------------------------------------------------------------------------------------------

    def face(self, piece: Piece, width: int) -> Picture:
        if piece.face in CREW_NAMES and piece.face_up and width < SMALL:
            return picture("scalawag/small", crew=piece.face)
        if piece.face == "ship":
            flag, holes = (mark.partition(":")[2] for mark in piece.marks[:2])
            return picture("scalawag/ship", seat=flag, holes=holes, sunk="yes" if "sunk" in piece.marks else "no")
        if piece.face in CREW_NAMES and piece.face_up:
            return picture(f"scalawag/card-{piece.face}")
        if "declared" in piece.marks:
            return picture("scalawag/back")
        if piece.face.startswith("order_"):
            return picture(f"scalawag/order-{piece.face.removeprefix('order_')}")
        if piece.face.startswith("glyph_"):
            return picture("scalawag/coin", crew=piece.face.removeprefix("glyph_"))
        if piece.face.startswith("seal_"):
            return picture(f"scalawag/{piece.face.replace('_', '-')}")
        return picture(f"scalawag/{piece.face if piece.face in ('fog', 'hole') else 'back'}")

    def coming(self) -> Sequence[Piece]:
        """Every ship as it will be when it is first hit, and every crew that may come into the hand."""
        hit = [
            Piece(ship(seat), "ship", ship(seat), owner=seat, marks=(f"flag:{flag + 1}", f"holes:{holes}"))
            for holes in (2, 1)
            for seat, flag in enumerate(self._flags)
        ]
        hand = f"hand:p{self._near + 1}"
        crew = (Piece(f"crew:{name}:1", name, hand, marks=marks) for name in CREW_NAMES for marks in ((), ("charted",)))
        return (*hit, *crew)

    def prints(self, piece: Piece, width: int) -> Sequence[Lettering | Stamp]:
        if piece.face == "ship" and "sunk" not in piece.marks:
            holes = int(piece.marks[1].partition(":")[2])
            return tuple(_plank(at) for at in range(holes, DAMAGE_SLOTS))
        found = card_prints(piece, width, self.texts)
        laid = piece.id in self.pointed and piece.id.startswith("crew:")
        said = said_to_be(self.pointed) if laid else None
        if said is None:
            return found
        banded = band_prints(said, self.texts)
        return (*found, *(banded[-1:] if piece.face == CREW_NAMES[said] else banded))

    # -- the table ----------------------------------------------------------------------------------------

    def _close(self, view: View) -> int:
        return self._near if view.seat is None else view.seat

    def _plates(self, view: View) -> Plates:
        return Plates(
            view, self.texts, self._close(view), attack_prices(view, self.pointed), self._rooms, self.portraits
        )

    def _council(self, view: View) -> Council:
        return Council(view, self.texts, self._rooms, self.gathered, self._close(view))

    def _answers(self, view: View) -> AnswerSheet:
        offered = () if self.gathered else self.offered
        return AnswerSheet(view, self.texts, self.pointed, offered, self._rooms, self._keys(), self.joined)

    def _how_far(self, view: View) -> Heading:
        if not view.turn:
            return Heading()
        return Heading(self.texts("Turn {n}", n=view.turn), self.texts("port: {n} crew", n=view.port_size))

    def _keys(self) -> dict[Target, str]:
        """What the key of each button is called. On all answers or on none: one that has none would seem out of
        reach of the keyboard."""
        found = {}
        for number, row in enumerate((YES, NO), 1):
            target = next((target for target in row if target in self.offered), "")
            found[target] = self.called(f"answer {number}")
        return found if all(target in found for target in ANSWERS if target in self.offered) else {}

    def ornaments(self, view: View) -> Sequence[Ornament]:
        near, plates = self._close(view), self._plates(view)
        seats = list(clockwise(view.frame.ring, near))
        found = [*ropes(view, near, self._rooms), *sights(view, near, self._rooms)]
        for seat in seats:
            found += plates.light(seat)
        for seat in seats:
            found += plates.ornaments(seat)
        for seat in seats:
            found += plates.tab(seat)
        found += self._council(view).ornaments()
        return (*found, *self._answers(view).ornaments())

    def inscriptions(self, view: View) -> Sequence[Inscription]:
        plates = self._plates(view)
        found = [line for seat in range(view.seats) for line in plates.inscriptions(seat)]
        found += goal_words(view, self.texts, self._close(view))
        found += self._council(view).inscriptions()
        return (*found, *self._answers(view).inscriptions())

    def plaques(self, view: View) -> Sequence[Plaque]:
        """None: every ship has its plate."""
        return ()

    def manner(self, view: View) -> Manner:
        """The ship whose turn it is bobs; while somebody takes aim, every ship in reach is lit."""
        afloat = view.turn and view.phase is not Phase.OVER and view.captain not in view.sunk
        asked = view.actor is not None and view.actor != view.captain
        aims = view.phase is Phase.TARGET
        return Manner(out_of_turn=asked, shows_goals=aims, bobs=ship(view.captain) if afloat else None)

    def turned(self, slot: Target, seat: int = 1) -> Target:
        return as_named(slot, seat, self.seats)

    def spread(self, view: View) -> Mapping[Target, Target]:
        """Ships lie in the order in which luck has seated their captains. Asked before anything is told or painted, so
        that flags are known by then."""
        self._flags = view.frame.flags
        return moved(view.frame.ring, self._near)

    def comes_from(self, slot: Target) -> Target | None:
        kind = slot.partition(":")[0]
        return {"hand": "port", "locker": "hand", "bands": "hand", "port": "hand"}.get(kind)

    def beats(self, event: Event, view: View, by_hand: bool = False) -> Sequence[Beat]:
        return beats_of(event, view, by_hand)

    # -- words --------------------------------------------------------------------------------------------

    def words_for(self, piece: Piece, view: View) -> tuple[str, str]:
        name, told = told_of(piece, view, self.texts)
        who = self.character(piece.owner) if piece.face == "ship" and piece.owner is not None else ""
        return name, f"{who} {told}".strip()

    def keywords(self, piece: Piece) -> Sequence[Keyword]:
        return ()

    def task(self, view: View) -> str:
        line = TASKS.get(view.phase)
        return self.texts.line(line) if line is not None else ""


def _plank(at: int) -> Lettering:
    box = (PLANK_LEFT + PLANK_STEP * at, PLANK_TOP, PLANK_WIDE, PLANK_HIGH)
    return Lettering(str(BOARDING_COST[at]), box, INK, face="sans-bold")
