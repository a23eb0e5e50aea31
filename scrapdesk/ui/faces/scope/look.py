"""SCOPE's paint: cold drafting film over a ruined quarter, and a hidden front that is read like a map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from scrapdesk.core.events import Event
from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.table import Piece
from scrapdesk.core.words import say
from scrapdesk.games.scope.board import FIELD, NO_SQUARE, QUADRANT_BY_NAME, WIDTH, quadrant_name, square_name
from scrapdesk.games.scope.cards import GERMAN, KIND_NAMES, SIDE_NAMES, SOVIET, Side
from scrapdesk.games.scope.moves import Move
from scrapdesk.games.scope.state import Frame, Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.beats import Beat
from scrapdesk.ui.board.draft import Laying
from scrapdesk.ui.board.look import GameLook, Heading, Inscription, Lettering, Manner, Ornament, Plaque, Stamp
from scrapdesk.ui.board.motion import Gait
from scrapdesk.ui.board.slots import Layout
from scrapdesk.ui.faces.scope import weighing
from scrapdesk.ui.faces.scope.actions import Pointing, asked_now, places_of_buttons
from scrapdesk.ui.faces.scope.aftermath import Retrospect
from scrapdesk.ui.faces.scope.beats import beats_of
from scrapdesk.ui.faces.scope.coming import FALLEN, coming
from scrapdesk.ui.faces.scope.groundplan import RAIL, Wanted, lays, planned, swollen
from scrapdesk.ui.faces.scope.help import LAYING, TASKS, aimed_words, words_of
from scrapdesk.ui.faces.scope.logmarks import brief_of, marks_of
from scrapdesk.ui.faces.scope.marks import (
    PICTURES,
    TITLES,
    believed_picture,
    believed_prints,
    card_prints,
    has_name,
    hidden_picture,
    is_own,
    is_square,
    large_prints,
    pencilled,
    pile_prints,
    small_prints,
    tile_prints,
    unknown_picture,
)
from scrapdesk.ui.faces.scope.paper import Paper, Shown
from scrapdesk.ui.faces.scope.reach import CardReach
from scrapdesk.ui.faces.scope.retold import fell_here, fell_last, known_since, retold
from scrapdesk.ui.faces.scope.sides import aim
from scrapdesk.ui.faces.scope.signs import Signs
from scrapdesk.ui.paint.pictures import Picture, picture

LETTERS: Final = ("a", "b")
"""The side in the names of pictures."""
LARGE: Final = 320
"""From this width on a card is seen whole, with its rules: no square is so wide."""

PILES: Final = {
    "pile:german": say("Shot by the German side"),
    "pile:soviet": say("Shot by the Soviet side"),
}
SOUNDS: Final = {
    "placed": "card",
    "moved": "card",
    "arranged": "card",
    "searched": "reveal",
    "reconnoitred": "reveal",
    "shot": "capture",
    "shelled": "capture",
    "assaulted": "card",
    "heard": "tile",
}


class ScopeLook(GameLook[View, Move]):
    game = "scope"
    piles = PILES
    sounds = SOUNDS
    gait = Gait(pace=0.8)
    marks_above = True
    corners = False
    dims = False
    weighs = True
    cards_stand = False

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.signs, self.heading = marks_of, self._heading
        self.brief = partial(brief_of, seats=seats)
        self.replans = self._replans
        self._frame: Frame | None = None
        self._near: Side = GERMAN
        self._between = 0.0
        """How far the fronts lie apart, in heights of a square."""
        self._planned: tuple[bool, bool, int] = False, False, NO_SQUARE
        """For which map: with the buttons beside it, while a front is laid out, and with which card larger."""
        self.laying = False
        """Whether the front is laid out on a map of its own."""
        self._tall = 1.0
        """The height of a card on the front over its width."""
        self._viewer = 0
        self._seat: Seat | None = None
        """Whose view is shown: nobody else's signs are seen."""
        self.paper = Paper()
        """Which map is shown, and what was pencilled in."""
        self.after: Retrospect | None = None
        """What is to be told when the game is over."""
        self.watched = False
        """Whether nobody plays here, and eyes can be borrowed."""
        self.reach: CardReach | None = None
        """What the card in hand could do, while a front is laid out."""
        self.counted = False
        """Whether how many cards are placed stands beside the table, with what each of them does."""
        self.weighed = False
        """Whether what can lie where somebody aims stands beside the table."""
        self._made: Signs | None = None
        self._key: tuple[Any, ...] = ()
        """Of which view, side and pointing they were made."""

    def level(self, seat: int | None) -> str:
        self._viewer = seat or 0
        return "scope"

    def plan(self, layout: Layout, view: View) -> Layout:
        """The fronts in the size of this game."""
        self._frame, self._seat = view.frame, view.seat
        self._near = view.frame.sides[self._viewer]
        columns, rows = view.frame.size
        self._planned = self.paper.beside, lays(view), self._decisive
        self.laying = all(self._planned[:2])
        reserve = self.laying and bool(view.frame.scenario.reserve)
        found = planned(layout, Wanted(columns, rows, self.paper.beside, self.laying, reserve))
        if self.laying:
            self._tall, self._between = found.slots["square:a1"].aspect, RAIL / found.slots["square:a1"].box[3]
            return found
        self._tall = found.slots["square:a1"].aspect
        self._between = found.grids[0].apart / found.slots["square:a1"].box[3]
        if self._decisive == NO_SQUARE:
            return found
        slot = f"square:{square_name(self._decisive)}"
        return swollen(found, self.turned(slot, self._viewer) if self._viewer else slot)

    @property
    def _decisive(self) -> int:
        """The square of the last shot, when all is over: all eyes are to be on it."""
        last = None if self.after is None else self.after.told.last
        return NO_SQUARE if last is None else last.square

    def _replans(self, view: View) -> bool:
        """Laying out has a map of its own, and so has a table with its buttons beside it."""
        return self._planned != (self.paper.beside, lays(view), self._decisive)

    def turned(self, slot: Target, seat: int = 1) -> Target:
        """Who plays the Soviet side sees the battlefield from its own edge."""
        if self._frame is None or self._frame.sides[seat] == GERMAN:
            return slot
        kind, *rest = slot.split(":")
        if kind == "square":
            return f"square:{square_name(self._across(FIELD.square(rest[0])))}"
        if kind == "quad" and rest[0] in QUADRANT_BY_NAME:
            return f"quad:{quadrant_name(self._across(QUADRANT_BY_NAME[rest[0]]) - WIDTH - 1)}"
        if rest and rest[0] in SIDE_NAMES:
            rest[0] = SIDE_NAMES[1 - SIDE_NAMES.index(rest[0])]
        return ":".join((kind, *rest))

    def _across(self, square: int) -> int:
        """The square that lies opposite through the middle of the battlefield."""
        columns, rows = self._frame.size if self._frame is not None else (WIDTH, 8)
        row, column = divmod(square, WIDTH)
        return (2 * rows - 1 - row) * WIDTH + columns - 1 - column

    def ground(self) -> Picture:
        return picture("scope/table")

    def title(self) -> Picture | None:
        """None: it lies on a strip, as an ornament over another."""
        return None

    # -- pieces -------------------------------------------------------------------------------------------

    def face(self, piece: Piece, width: int) -> Picture:
        side = self._side(piece)
        if piece.face == "shot":
            return picture("scope/tile-shot", side=side, form="bare")
        if not piece.face_up:
            return unknown_picture(side) if self.paper.shown is Shown.NOTHING else hidden_picture(piece, side)
        last = fell_last(piece, self.after) if width < LARGE else ""
        if last:
            return self._tile(last, side, width, held="1")
        if piece.face == FALLEN or (width < LARGE and fell_here(piece, self.after)):
            return self._gone(FALLEN, side, width)
        if self.after is not None and piece.face == "empty" and is_square(piece) and width < LARGE:
            return self._gone("empty", side, width)
        if piece.face not in KIND_NAMES:
            return unknown_picture(side)
        if self._believed(piece, width):
            return believed_picture(piece, side)
        if width >= LARGE:
            return picture(f"scope/card-{PICTURES[piece.face]}")
        return self._tile(piece.face, side, 0 if self._waits(piece) else width)

    def _tile(self, kind: str, side: str, width: int, **args: str) -> Picture:
        """A card on a square so wide, with a strip for its name where that has room."""
        form = "named" if has_name(width, self._tall) else "bare"
        return picture(f"scope/tile-{PICTURES[kind]}", side=side, form=form, **args)

    def _gone(self, name: str, side: str, width: int) -> Picture:
        """A square where nobody stands any more, when all is over."""
        form = "named" if has_name(width, self._tall) else "bare"
        return picture(f"scope/tile-{name}", side=side, form=form, gone="1")

    def _believed(self, piece: Piece, width: int) -> bool:
        """Whether an own card is shown as the enemy may see it."""
        return self.paper.shown is Shown.BELIEVED and is_own(piece) and width < LARGE

    def _waits(self, piece: Piece) -> bool:
        """Whether it waits to be laid out where its name stands below it."""
        return self.laying and piece.slot.startswith("hand:")

    def _side(self, piece: Piece) -> str:
        """The letter of the side whose back a card has."""
        if piece.face.startswith("back-"):
            return LETTERS[SIDE_NAMES.index(piece.face.removeprefix("back-"))]
        for at, name in enumerate(SIDE_NAMES):
            if piece.id.startswith((f"card:{name}", f"zone:{name}", f"shot:{name}")):
                return LETTERS[at]
        sides = self._frame.sides if self._frame is not None else (GERMAN, SOVIET)
        return LETTERS[sides[piece.owner or 0]]

    def coming(self) -> Sequence[Piece]:
        return tuple(coming(self._near)) if self._frame is not None else ()

    def prints(self, piece: Piece, width: int) -> Sequence[Lettering | Stamp]:
        if piece.face == "shot":
            return ()
        if self.after is not None and piece.face_up and piece.slot.startswith("square:") and width < LARGE:
            return retold(piece, width, self.after, self.texts, self._tall)
        return (*self._printed(piece, width), *pencilled(self.paper.signs(self._seat), piece, width < LARGE))

    def _printed(self, piece: Piece, width: int) -> Sequence[Lettering | Stamp]:
        nothing = self.paper.shown is Shown.NOTHING
        if not piece.face_up:
            return () if nothing else card_prints(piece, width, self.texts)
        if piece.face not in KIND_NAMES:
            return ()
        if self._believed(piece, width):
            return believed_prints(piece, width, self.texts)
        if piece.slot.startswith("pile:") and width < LARGE:
            return pile_prints(piece)
        if self._waits(piece) and width < LARGE:
            return ()
        if not has_name(width, self._tall):
            return small_prints(piece, nothing)
        return (
            large_prints(piece, self.texts, self._frame is None or self._frame.advanced)
            if width >= LARGE
            else tile_prints(piece, width, self.texts, nothing, self._tall)
        )

    # -- the table ----------------------------------------------------------------------------------------

    def ornaments(self, view: View) -> Sequence[Ornament]:
        return self._signs(view).all_ornaments

    def inscriptions(self, view: View) -> Sequence[Inscription]:
        return self._signs(view).all_inscriptions

    def _signs(self, view: View) -> Signs:
        """Made once for a view: a table asks for them again and again."""
        pointing = Pointing(self.pointed, tuple(target for target in self.offered if target.startswith("button:")))
        paper = (self.paper.shown, self.paper.held, self.paper.beside)
        untold = self.weighed or self.paper.shown is Shown.NOTHING
        aimed = None if untold else weighing.aimed_at(view, self.aimed)
        key = (view, self._near, pointing, (*paper, self.after, aimed, self.reach, self.counted))
        if self._made is None or self._key[1:] != key[1:] or self._key[0] is not view:
            before = self._made
            self._made = Signs(view, self.texts, self._near, pointing, self._between, self.paper, self.called)
            self._made.after, self._made.aimed = self.after, aimed
            self._made.watched, self._made.laying, self._made.tall = self.watched, self.laying, self._tall
            self._made.portraits, self._made.reach = self.portraits, self.reach
            self._made.counted = self.counted
            if before is not None and before.view is view and before.after is self.after:
                self._made.panels = before.panels
            self._key = key
        return self._made

    def plaques(self, view: View) -> Sequence[Plaque]:
        """None: the panels of the sides have more on them, and are made of pictures and words."""
        return ()

    def spread(self, view: View) -> Mapping[Target, Target]:
        """Buttons lie where they are wanted, and the places for cards that are laid out only while they are."""
        self._seat = view.seat
        return places_of_buttons(view, self.paper.beside)

    def manner(self, view: View) -> Manner:
        """At the start of a turn nearly everything could be taken up: pointing it all out says nothing."""
        asked = view.seat == view.actor and view.phase in (Phase.REGROUP, Phase.NOISE)
        return Manner(calls_out=view.phase in (Phase.ARRANGE, Phase.NOISE, Phase.GUN, Phase.STEP), shows_goals=asked)

    def unveiled(self, pieces: Sequence[Piece], view: View) -> Sequence[Piece]:
        """While a front is laid out, nothing of the other side: of that only the backs are seen, cut off, and who is at
        it stands over them."""
        if not self.paper.beside or not lays(view):
            return pieces
        foe = SIDE_NAMES[1 - (view.side or 0)]
        away = {f"shots:{foe}", f"zone:{foe}"}
        return [piece for piece in pieces if piece.slot not in away and (piece.face_up or not is_square(piece))]

    def comes_from(self, slot: Target) -> Target | None:
        kind, _, rest = slot.partition(":")
        return f"shots:{rest}" if kind == "quad" else None

    def beats(self, event: Event, view: View, by_hand: bool = False) -> Sequence[Beat]:
        return beats_of(event, view, by_hand)

    # -- words --------------------------------------------------------------------------------------------

    def words_for(self, piece: Piece, view: View) -> tuple[str, str]:
        by_heart = self.paper.shown is Shown.NOTHING
        if self.pointed and not by_heart and weighing.aimed_at(view, piece.slot) is not None:
            name, words = aimed_words(view, piece.slot.removeprefix("square:"), self.pointed, self.texts)
        else:
            name, words = words_of(piece, view, self.texts, by_heart)
        if self.counted and self.laying and piece.face_up and piece.face in KIND_NAMES:
            return "", ""  # that stands beside the table, with the card
        since = known_since(piece, self.after)
        if since:
            name, words = self.texts.line(TITLES[piece.face]), self.texts("Known by the enemy since turn {n}.", n=since)
        sign = self.paper.signs(view.seat).get(piece.slot)
        if sign:
            mine = self.texts("Your mark: {card}.", card=self.texts.line(TITLES[sign]))
            words = f"{words}\n{mine}" if words else mine
        return name, words

    def _heading(self, view: View) -> Heading:
        """Which turn it is: a move of the log may be a part of one."""
        if view.phase <= Phase.DEAL:
            return Heading(self.texts("Setting up"))
        turn = self.texts("Turn {n}", n=view.turns + 1)
        if view.phase == Phase.SHOOT and view.seat == view.actor and not self.paper.beside:
            return Heading(turn, self.texts("you search {square}", square=square_name(view.focus)))
        return Heading(turn)

    def task(self, view: View) -> str:
        line = LAYING if self.laying else TASKS.get(view.phase)
        if line is None or view.seat is None:
            return ""
        if view.phase == Phase.DEPLOY:
            return f"{aim(view.frame.scenario, self.texts)}.\n{self.texts.line(line)}"
        return asked_now(view, self.texts, self.paper.beside) or self.texts.line(line)

    def preview(self, view: View, move: Move | Laying) -> str:
        return ""
