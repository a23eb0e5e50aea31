"""Scarper's paint: a folded staff map, field forms and sealed orders; round and solid against square and striped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from scrapdesk.core.events import Event
from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.table import DONE, Piece, Table
from scrapdesk.core.words import say
from scrapdesk.games import GAMES
from scrapdesk.games.scarper import targets as at
from scrapdesk.games.scarper.board import EDGE, FIELDS, SPACES
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.effects import OPTIONAL
from scrapdesk.games.scarper.moves import Act, Move
from scrapdesk.games.scarper.outlook import assault_lines, charge_lines
from scrapdesk.games.scarper.retold import Reckoning
from scrapdesk.games.scarper.state import Ask, Phase
from scrapdesk.games.scarper.status import attack_odds
from scrapdesk.games.scarper.table import POINTS_ONLY, ScarperTable, rethinks
from scrapdesk.games.scarper.view import View
from scrapdesk.games.scarper.wording import effect_text
from scrapdesk.ui.board.beats import Beat
from scrapdesk.ui.board.draft import Laying
from scrapdesk.ui.board.look import (
    WHOLE,
    GameLook,
    Inscription,
    Keyword,
    Lettering,
    Manner,
    MarkSign,
    Ornament,
    Outline,
    Plaque,
    Stamp,
)
from scrapdesk.ui.board.motion import Gait
from scrapdesk.ui.board.slots import Layout
from scrapdesk.ui.faces.scarper import cards, help
from scrapdesk.ui.faces.scarper.beats import Beats
from scrapdesk.ui.faces.scarper.logmarks import LogMarks
from scrapdesk.ui.faces.scarper.paint import BOLD, HEAVY, LETTERS, PAPER, SIDES, shade
from scrapdesk.ui.faces.scarper.settled import settled
from scrapdesk.ui.faces.scarper.signs import Signs
from scrapdesk.ui.paint.pictures import Picture, picture

PILES: Final = {"played": say("Played this year")}
SOUNDS: Final = {
    "card": "card",
    "dug": "tile",
    "moved": "tile",
    "charge-dice": "capture",
    "assault-die": "capture",
    "year": "shuffle",
    "morale": "click",
}
SOURCES: Final = {
    at.IN_PLAY: "hand",
    at.PLAYED: at.IN_PLAY,
    at.PURSE: at.IN_PLAY,
    "die": at.PURSE,
    "bounce": at.PURSE,
}
"""From where what is new in a place has come, by the kind of the place."""
OWN: Final = ("hand", "offer", "kept")
"""Places that belong to a seat, however the map lies."""
AWAY: Final = "away"
"""Where what is not seen while a year is added up lies."""
LARGE: Final = ("field", "map", "points")
QUIET: Final = ("field", "card", "point")
STRIP: Final = Outline(top=0.2, height=0.6)
FEW: Final = 4
"""So many cards of a hand are laid out larger."""
FLAGS: Final = ("#EFE3C4", "#D6C08A", "#24507A", "#A63222")
"""What the flag of morale is cut from: paper while it is pulled, and at the end the colour of nobody or of a side."""
OPPOSITE: Final = {"entente": "central", "central": "entente"}


class ScarperLook(GameLook[View, Move]):
    game = "scarper"
    piles = PILES
    sounds = SOUNDS
    folds = True
    dims = False
    bars = False
    weighs = True
    plain = frozenset({"frontline", "trench"})
    pressed = ("order:",)
    tick_slot = "confirm"
    gait = Gait(flip=0.9)

    def __init__(self, seats: int, deck: Deck) -> None:
        """`deck` is that of the table, which may be somebody's own."""
        super().__init__(seats)
        told = LogMarks(deck)
        self.signs, self.brief, self.move_signs = told.signs, told.brief, told.move_signs
        self.marked, self.outline, self.note = self._marked, _outlined, self._note
        self.deck = deck
        self.sheet_told = False
        """Whether the sheet beside the map is seen, and tells what attacks bring."""
        self._near: Seat = 0
        self._levelled = False
        """Whether the map that is seen has wings in the column."""
        self.sheet = self._signs
        """All that is told now, for whoever paints the sheet beside the map."""
        self.keyed = True
        self._cloth = FLAGS[0]
        self._settled = ""
        """What is being settled where the map was planned last: a year, or the war; "" while it is played."""
        self.replans = lambda view: self._levelled != self.columned or self._settled != self._settles(view)
        self._made: Signs | None = None
        self._made_of: object = None
        """For whom and what, besides the view."""
        self._beats = Beats(deck)

    def level(self, seat: int | None) -> str:
        self._near = seat or 0
        self._levelled = self.columned
        return "scarper-front" if self.columned else "scarper-alone"

    def plan(self, layout: Layout, view: View) -> Layout:
        self._settled, won = self._settles(view), view.morale
        self._cloth = FLAGS[0 if self._settled != "war" else 1 if not won else 2 + (won < 0)]
        return settled(layout, self._settled == "war") if self._settled else layout

    def _settles(self, view: View) -> str:
        """Where the map lies alone, it has no room for a taller strip."""
        if not self.columned:
            return ""
        return "war" if view.phase is Phase.OVER else "year" if isinstance(view.retold, Reckoning) else ""

    @property
    def _left(self) -> Seat:
        """Whose side is at the left of the map: one's own, or always the Entente where nothing is turned."""
        return self._near if self.turns else 0

    def ground(self) -> Picture:
        return picture("scarper/table")

    def title(self) -> Picture | None:
        """None: it is painted on the strip at the head of the table."""
        return None

    # -- pieces --------------------------------------------------------------------------------------------------

    def face(self, piece: Piece, width: int) -> Picture:
        kind, _, name = piece.face.partition(":")
        side = LETTERS[piece.owner or 0]
        if kind == "event":
            return cards.card_picture(self.deck.events[self.deck.event(name)], width)
        if kind == "mission":
            return cards.mission_picture(self.deck.missions[self.deck.mission(name)], width, side)
        if kind == "trench":
            return picture("scarper/trench", side=side, left="yes" if piece.owner == self._left else "no")
        if kind == "order":
            return picture("scarper/order", side=side)
        if kind == "morale":
            return picture("scarper/icon-morale", g=self._cloth)
        return self._thing(kind, side)

    def _thing(self, kind: str, side: str) -> Picture:
        if kind == "frontline":
            return picture("scarper/front", left=LETTERS[self._left])
        if kind in ("propaganda", "economy"):
            return picture("scarper/marker", side=side)
        if kind == "point":
            return picture("scarper/point", side=side)
        plain = {"event-back": "back", "mission-back": "envelope"}.get(kind, kind)
        return picture(f"scarper/{plain}")

    def prints(self, piece: Piece, width: int) -> Sequence[Lettering | Stamp]:
        kind, _, name = piece.face.partition(":")
        if not piece.face_up:
            return ()
        if kind == "event":
            card, points_only = self.deck.events[self.deck.event(name)], POINTS_ONLY in piece.marks
            return tuple(cards.card_prints(card, width, self.texts, points_only))
        if kind == "mission":
            mission = self.deck.missions[self.deck.mission(name)]
            return tuple(cards.mission_prints(mission, width, self.texts, "true" in piece.marks))
        if kind == "order":
            return (Lettering(self.texts.line(help.ORDERS[name]), (0.06, 0.14, 0.88, 0.72), PAPER, face=BOLD),)
        if kind == "frontline":
            front = int(piece.slot.rsplit(":", 1)[1]) - EDGE
            return (Lettering(str(abs(front)), (0.2, 0.29, 0.6, 0.24), shade(front), face=HEAVY),)
        if kind in ("propaganda", "economy"):
            return (Lettering(piece.slot.rsplit(":", 1)[1], (0.1, 0.02, 0.8, 0.96), PAPER, face=HEAVY),)
        if kind == "morale" and not self._settled:
            return _lead(piece.slot)
        return ()

    def coming(self) -> Sequence[Piece]:
        """Dice, orders, and the cards of both sides as they are turned up: none of it is to arrive as a blank sheet."""
        dice = [f"d6-{letter}{number}" for letter in LETTERS for number in range(1, 7)]
        dice += [f"d3-{number}" for number in range(1, 4)]
        played = [Piece(f"card:{name}", f"event:{name}", at.IN_PLAY) for name in self.deck.event_ids]
        orders = [
            Piece(at.order_target(verb), f"order:{verb}", at.order_target(verb), owner=self._near)
            for verb in help.ORDERS
        ]
        return [*played, *orders, *(Piece(f"die:{face}", face, "die:1") for face in dice)]

    # -- the table -----------------------------------------------------------------------------------------------

    def ornaments(self, view: View) -> Sequence[Ornament]:
        return self._signs(view).all_ornaments

    def inscriptions(self, view: View) -> Sequence[Inscription]:
        return self._signs(view).all_inscriptions

    def _signs(self, view: View) -> Signs:
        """Made once for a view: a table asks for them again and again."""
        waits = bool(self.offered) and view.seat is not None and view.turn != view.seat
        pointed = self.pointed[-1:] if self.aimed is None else (self.aimed,)
        means = self.carried or "".join(self.pointed[:1])
        now = (self._near, self._left, pointed, waits, means, self._settled)
        if self._made is None or self._made.view is not view or self._made_of != now:
            self._made_of = now
            self._made = Signs(view, self.texts, self._near, pointed, waits, self._left, self.deck, means)
            self._made.portraits, self._made.columned = self.portraits, self.columned
            self._made.tall = bool(self._settled)
        assert self._made is not None  # noqa: S101 - just made
        return self._made

    def plaques(self, view: View) -> Sequence[Plaque]:
        """None: what belongs to a side is written where it acts."""
        return ()

    def boxes(self, view: View) -> Sequence[tuple[Target, str]]:
        if not self.offered:  # nobody is asked here
            return ()
        if view.phase is Phase.SPEND:
            return ((DONE, self.texts("End turn")),)
        head = view.queue[0] if view.queue and view.phase is Phase.CHOOSE else None
        if type(head) is Ask and head.effect.do in OPTIONAL:
            return ((DONE, self.texts("No more")),)
        return ()

    def spread(self, view: View) -> Mapping[Target, Target]:
        """Missions are laid out while one is chosen, for whoever may read them; few cards lie larger than many."""
        if isinstance(view.retold, Reckoning):  # the notes of the missions lie where the cards did
            place = "open:{}" if view.retold.opened else AWAY
            opened = {at.kept_slot(seat): place.format(at.SIDE_KEYS[seat]) for seat in (0, 1)}
            return {**dict.fromkeys((at.hand_slot(self._near), at.offer_slot(self._near), at.PLAYED), AWAY), **opened}
        if view.phase is Phase.OVER and self._settled:
            return {at.hand_slot(self._near): AWAY, at.PLAYED: AWAY}
        few = self._hand_as(view)
        if view.seat is None or view.turn != view.seat or not (rethinks(view) or view.phase is Phase.KEEP):
            return few
        return {**few, at.offer_slot(view.seat): "spread"}

    def _hand_as(self, view: View) -> Mapping[Target, Target]:
        """As large as a hand of so many cards goes into what the card that is being played leaves."""
        few = view.hand_sizes[self._near] <= FEW
        if view.phase in (Phase.SPEND, Phase.CHOOSE, Phase.ROLL):
            held = view.hand_sizes[self._near]
            if held < FEW:
                return {at.hand_slot(self._near): "trio"}
            beside = {at.IN_PLAY: "front"} if self.columned and not few else {}
            return {at.hand_slot(self._near): "less" if few else "lesser", **beside}
        return {at.hand_slot(self._near): "few"} if few else {}

    def manner(self, view: View) -> Manner:
        """Points and orders say themselves that they can be taken."""
        return Manner(calls_out=view.phase is not Phase.SPEND)

    def comes_from(self, slot: Target) -> Target | None:
        kind, _, side = slot.partition(":")
        if kind in ("hand", "offer"):
            return "deck"
        if kind == "kept":
            return at.OFFER + side
        return SOURCES.get(kind)

    def turned(self, slot: Target, seat: int = 1) -> Target:
        """Each side sees itself at the left: for the Central Powers the whole map is turned round. Where they do not
        want that, only what belongs to a seat lies on the other side of the table."""
        parts = slot.split(":")
        if seat == 0 or not (self.turns or parts[0] in OWN):
            return slot
        parts = [OPPOSITE.get(part, part) for part in parts]
        if len(parts) > 1 and parts[1] in FIELDS:
            parts[1] = FIELDS[len(FIELDS) - 1 - FIELDS.index(parts[1])]
            if parts[0] == "space":
                parts[2] = str(SPACES + 1 - int(parts[2]))
            elif parts[0] == "line":
                parts[2] = str(SPACES - int(parts[2]))
        return ":".join(parts)

    def _marked(self, target: Target, chosen: bool) -> MarkSign | None:
        """What is large and full of signs is marked at its corners. While a battlefield is weighed, its frame says it,
        and nothing else calls out."""
        kind = target.partition(":")[0]
        if self._made is not None and self._made.weighed is not None and kind in QUIET:
            return MarkSign("") if chosen or kind != "field" else None
        return MarkSign("chosen") if chosen and kind in LARGE else None

    # -- what happens --------------------------------------------------------------------------------------------

    def beats(self, event: Event, view: View, by_hand: bool = False) -> Sequence[Beat]:
        return self._beats.of(event, view, by_hand)

    def preview(self, view: View, move: Move | Laying) -> str:
        """Every way an attack can end, with its exact chance: where no sheet tells it."""
        act = move.means if isinstance(move, Laying) else move
        if self.sheet_told or not isinstance(act, Act) or act.verb not in ("charge", "assault"):
            return ""
        odds = attack_odds(view, act)
        if act.verb == "charge":
            return ", ".join(self.texts.line(line) for line in charge_lines(odds))
        return "\n".join(self.texts.line(line) for line in assault_lines(odds))

    # -- words ---------------------------------------------------------------------------------------------------

    def _note(self, view: View, move: Move | Laying) -> str:
        meant = move.means if isinstance(move, Laying) else move
        return help.in_short(self.deck, view, meant, self.texts)

    def words_for(self, piece: Piece, view: View) -> tuple[str, str]:
        kind, _, name = piece.face.partition(":")
        if kind == "event" and piece.face_up:
            card = self.deck.events[self.deck.event(name)]
            lines = (card.text, cards.SIDE_HELP[card.side][1])
            return self.texts.word(card.title), "\n".join(map(self.texts.line, lines))
        if kind == "mission" and piece.face_up:
            mission = self.deck.missions[self.deck.mission(name)]
            now = (
                self.texts("Fulfilled, as things stand.") if "true" in piece.marks else self.texts("Not yet fulfilled.")
            )
            worth = self.texts("{text} {n} morale.", text=mission.text, n=mission.morale)
            return self.texts.word(mission.title), f"{worth}\n{now}"
        return help.words_for(piece, view, self.texts)

    def keywords(self, piece: Piece) -> Sequence[Keyword]:
        kind, _, name = piece.face.partition(":")
        if kind == "event" and piece.face_up:
            return cards.event_keywords(self.deck.events[self.deck.event(name)], self.texts)
        if kind == "mission" and piece.face_up:
            return cards.mission_keywords(self.deck.missions[self.deck.mission(name)], self.texts)
        return ()

    def task(self, view: View) -> str:
        head = view.queue[0] if view.queue and view.phase is Phase.CHOOSE else None
        if type(head) is Ask:
            return f"{self.texts.line(effect_text(head.effect))} {self.texts.line(help.ANSWERING)}"
        return help.task(view, self.texts)


def _lead(slot: Target) -> Sequence[Lettering]:
    """How far a side is ahead, on the cloth of the flag."""
    side, number = (slot.split(":") + ["", ""])[1:3]
    if not number:
        return ()
    return (Lettering(number, (0.31, 0.1, 0.6, 0.46), SIDES[side == "central"], face=BOLD),)


def _outlined(target: Target) -> Outline:
    """A ring leaves the tags on the borders of a battlefield free."""
    return STRIP if target.startswith("field:") else WHOLE


def look_with(seats: int, table: Table[Any, Any] | None) -> ScarperLook:
    """The look for a table, which may have cards of somebody's own."""
    return ScarperLook(seats, cast(ScarperTable, table or GAMES["scarper"].table).deck)
