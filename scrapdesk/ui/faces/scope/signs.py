"""What is written and drawn on SCOPE's table around the cards: the sides, what is known, what wins, the buttons.

Everything that a player must know at a glance is told here from the view: whose turn it is, what may be done, and how
one wins. Must not know pixels; where the slots lie the map says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Final

from scrapdesk.games.scope.board import square_name
from scrapdesk.games.scope.cards import (
    SIDES,
    Side,
)
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scope import aftermath, found, guide, knowing, reach, stock, weighing
from scrapdesk.ui.faces.scope.actions import ActionButton, Pointing, actions_of, note_of, note_of_shut, row_of
from scrapdesk.ui.faces.scope.aftermath import Retrospect
from scrapdesk.ui.faces.scope.groundplan import SWOLLEN
from scrapdesk.ui.faces.scope.layingsigns import LayingSigns
from scrapdesk.ui.faces.scope.marks import FADED, INK, MUTED, WHITE
from scrapdesk.ui.faces.scope.paper import Paper
from scrapdesk.ui.faces.scope.reach import CardReach
from scrapdesk.ui.faces.scope.sides import SidePanel
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.theme import Colour, colour

PALE: Final[Colour] = colour("#6F8490")
SNOW: Final[Colour] = colour("#DCE4E8")
SANS, BOLD, PLAIN = "sans-semibold", "sans-bold", "sans"
LONG_TITLE: Final = 21
"""The name of a scenario with more letters takes two lines."""


class Signs:
    """Ornaments and inscriptions of a table; `near` is the side at the near edge."""

    def __init__(
        self,
        view: View,
        texts: Texts,
        near: Side,
        pointing: Pointing,
        between: float,
        paper: Paper,
        called: Callable[[str], str],
    ) -> None:
        self.view, self.texts, self.near, self._between = view, texts, near, between
        self._paper, self._called = paper, called
        self.after: Retrospect | None = None
        self.aimed: int | None = None
        """The enemy's square that is aimed at."""
        self.portraits: Callable[[int, str], Picture | None] = lambda seat, mood: None
        """The face of the companion at a seat."""
        self.laying = False
        """Whether a front is laid out on a map of its own."""
        self.counted, self.tall = False, 1.0
        """While one is: whether how many cards are placed stands beside the table, and the shape of a card."""
        self.watched = False
        """Whether nobody plays here, and eyes can be borrowed."""
        self.reach: CardReach | None = None
        """What the card in hand could do, while a front is laid out."""
        self.panels: dict[Side, SidePanel] = {}
        """Of both sides: they stay what they are while only something else is pointed at."""
        self._actions = actions_of(view, pointing)
        self._actions_answer = not pointing.pointed and view.phase not in (Phase.DEPLOY, Phase.NOISE)
        """Whether digits press the buttons: while cards wait in the hand they take these."""

    @cached_property
    def all_ornaments(self) -> tuple[Ornament, ...]:
        return tuple(self.ornaments())

    @cached_property
    def all_inscriptions(self) -> tuple[Inscription, ...]:
        return tuple(self.inscriptions())

    @cached_property
    def lays(self) -> LayingSigns:
        """What is shown only while a front is laid out."""
        found = LayingSigns(self.view, self.texts, self.near, self.portraits)
        found.large, found.counted, found.tall = self.laying, self.counted, self.tall
        return found

    # -- pictures -----------------------------------------------------------------------------------------

    def ornaments(self) -> Iterator[Ornament]:
        yield Ornament(picture("scope/field"), "board")
        yield Ornament(picture("scope/title"), "title")
        if self.laying:
            yield Ornament(picture("scope/ruler"), "meeting")
            yield from self._tags()
            yield from self.lays.far()
            yield from self.lays.tray()
            return
        for side in SIDES:
            yield from self._panel(side).all_ornaments
        yield Ornament(picture("scope/panel", short="424"), "know")  # its ticks are as large as those of the others
        yield from self._read_ornaments()
        if self.view.phase <= Phase.DEAL:
            yield from self.lays.tray()
        else:
            yield Ornament(picture("scope/rail"), "meeting")
            yield from self._tags()
        for square in self._held():
            yield Ornament(picture("scope/held"), f"square:{square_name(square)}", grow=1.045)
        for place, action in self._places():
            state = "shut" if not action.open else "main" if action.main else "open"
            yield Ornament(picture("scope/action", state=state), place)
            yield Ornament(self._sign(action), place, box=_sign_box(place))

    def _tags(self) -> Iterator[Ornament]:
        """The grounds of the letters between the fronts."""
        high = 0.86 * self._between
        for slot in self._heads():
            top, foot = (self._above(slot, 0.5 * self._between + by * high) for by in (0.5, -0.5))
            yield Ornament(picture("scope/tag"), slot, box=(0.4, top, 0.2, foot - top))

    def _held(self) -> Iterator[int]:
        """The square on which all eyes are: of the card that was found. What fell last is framed itself."""
        if found.is_found(self.view):
            yield self.view.focus

    def _panel(self, side: Side) -> SidePanel:
        if side not in self.panels:
            self.panels[side] = SidePanel(self.view, side, self.texts, self.portraits, self.after)
        return self.panels[side]

    def _read_ornaments(self) -> Iterable[Ornament]:
        """In the place for reading: what is known; or a guide to the cards, what was found, what can lie where somebody
        aims, and when all is over what the marks mean."""
        view = self.view
        if aftermath.is_over(view):
            return aftermath.ornaments(self.after)
        if guide.is_laying(view):
            return guide.ornaments(view) if self.reach is None else reach.ornaments(view, self.reach)
        if found.in_panel(view, self._paper.beside):
            return found.ornaments(view)
        if self.aimed is not None:
            return weighing.ornaments(view, self.aimed)
        shown = knowing.ornaments(view, self.near, self._paper)
        return (*shown, *stock.ornaments(view, 1 - self.near, self._paper)) if self._stocked else shown

    @property
    def _stocked(self) -> bool:
        """Whether it is told what is left in the enemy's front."""
        return stock.is_told(self.view, self.after is not None)

    def _read_words(self) -> Iterable[Inscription]:
        view, texts = self.view, self.texts
        if aftermath.is_over(view):
            return aftermath.inscriptions(view, self.after, texts)
        if guide.is_laying(view):
            held = self.reach
            return guide.inscriptions(view, texts) if held is None else reach.inscriptions(view, held, texts)
        if found.in_panel(view, self._paper.beside):
            return found.inscriptions(view, texts)
        if self.aimed is not None:
            return weighing.inscriptions(view, self.aimed, texts)
        told = tuple(knowing.inscriptions(view, self.near, self._paper, texts, self._called))
        if self._stocked:
            told = (*told, *stock.inscriptions(view, 1 - self.near, self._paper, texts))
        return (*told, *knowing.borrowed(texts, self._called)) if self.watched else told

    def _sign(self, action: ActionButton) -> Picture:
        paint = "#6F8490" if not action.open else "#12181D" if action.main else "#F6FAFB"
        if action.sign.startswith("desk/"):
            return picture(action.sign, colour=paint)
        return picture(action.sign, g=paint, gap="#DCE4E8" if action.main else "#24313A")

    def _places(self) -> list[tuple[str, ActionButton]]:
        if self.watched or self._paper.beside:
            return []
        row = row_of(self._actions)
        return [(f"{row}:{at}", action) for at, action in enumerate(self._actions, 1)]

    # -- words --------------------------------------------------------------------------------------------

    def inscriptions(self) -> Iterator[Inscription]:
        yield from self._head()
        yield from self._now()
        if self.laying:
            yield from self.lays.far_words()
            yield from self._coordinates()
            yield from self.lays.still_to_lay()
            return
        for side in SIDES:
            yield from self._panel(side).all_inscriptions
        yield from self._read_words()
        yield from self._coordinates()
        if self.view.phase <= Phase.DEAL:
            yield from self.lays.still_to_lay()
        number = 0
        for place, action in self._places():
            yield from self._label(place, action)
            number += action.open
            if action.open and self._actions_answer:
                paint = INK if action.main else MUTED
                at = (0.1, 0.24) if is_small(place) else (0.97, 0.24)
                yield Inscription(str(number), place, *at, 18, paint, 0.5 if is_small(place) else 1.0, 0.14, face=PLAIN)

    def _now(self) -> Iterator[Inscription]:
        """In the middle of the bar, what is being done, where the column beside the table has no head of its own."""
        view, texts = self.view, self.texts
        words = ""
        if aftermath.is_over(view):
            words = texts("Both fronts, revealed")
        elif self.laying:
            words = texts("Set up your front")
        elif self._paper.beside and found.is_found(view) and view.seat == view.actor:
            turn = view.turns + 1
            words = texts("Turn {n}: you search {square}", n=turn, square=square_name(view.focus))
        if words:
            yield Inscription(words, "now", 0.5, 0.5, 24, WHITE, 0.5, 0.7, face=BOLD)

    def _head(self) -> Iterator[Inscription]:
        scenario, texts = self.view.frame.scenario, self.texts
        mode = texts("advanced") if self.view.frame.advanced else texts("basic")
        name, _, grid = scenario.title.removesuffix(")").partition(" (")
        lines = _two_lines(name) if len(name) > LONG_TITLE else [name]
        rows = [(line, WHITE, SANS) for line in lines] + [(f"{grid}, {mode}" if grid else mode, SNOW, PLAIN)]
        if not grid and len(name) + len(mode) <= LONG_TITLE:
            rows = [(f"{name}, {mode}", SNOW, PLAIN)]
        for row, (line, paint, face) in enumerate(rows):
            y = (0.46, 0.3 + 0.42 * row, 0.06 + 0.32 * row)[len(rows) - 1]  # above the walls of the ground
            yield Inscription(
                line, "head", 0.0, y, 18 + 2 * (face == SANS or len(rows) == 1), paint, 0.0, 1.0, face=face
            )

    def _coordinates(self) -> Iterator[Inscription]:
        columns, rows = self.view.frame.size
        edge = 0 if self.near == 0 else columns - 1
        laying = self.view.phase <= Phase.DEAL
        own = range(self.near * rows, self.near * rows + rows)
        for row in own if laying else range(2 * rows):
            slot = f"square:{'abcdefgh'[edge]}{row + 1}"
            yield Inscription(str(row + 1), slot, 0.0, 0.5, 20, WHITE, 1.6, face=BOLD)
        for slot in self._heads():
            yield Inscription(slot[7], slot, 0.5, self._above(slot, 0.5 * self._between), 21, WHITE, face=BOLD)

    def _above(self, slot: str, far: float) -> float:
        """So far above a square, as if that were as high as the others."""
        last = None if self.after is None else self.after.told.last
        swollen = last is not None and slot == f"square:{square_name(last.square)}"
        return ((SWOLLEN - 1) / 2 - far) / SWOLLEN if swollen else -far

    def _heads(self) -> list[str]:
        """The squares above which the letters of the columns stand: the first row of the near front."""
        columns, rows = self.view.frame.size
        return [f"square:{letter}{rows + self.near}" for letter in "abcdefgh"[:columns]]

    def _label(self, place: str, action: ActionButton) -> Iterator[Inscription]:
        paint = PALE if not action.open else INK if action.main else WHITE
        words = self.texts.line(action.words)
        if action.verb == "ready" and not action.open and self.view.phase == Phase.DEPLOY:
            words = self.texts("{n} to place", n=self.lays.unlaid())
        if is_small(place):
            yield Inscription(words, place, 0.5, 0.78, 18, paint, 0.5, 0.94, face=SANS)
        elif place.startswith("lay"):
            yield Inscription(words, place, 0.2, 0.5, 19, paint, 0.0, 0.78, face=BOLD)
        else:
            note = note_of(self.view, action, self.texts)
            yield Inscription(words, place, 0.165, 0.34 if note else 0.5, 24, paint, 0.0, 0.74, face=BOLD)
            muted = FADED if action.main else MUTED if action.open or note_of_shut(self.view, action) else PALE
            yield Inscription(note, place, 0.165, 0.71, 19, muted, 0.0, 0.82, face=PLAIN)


def _two_lines(words: str) -> list[str]:
    """Broken where both are most nearly of one length."""
    breaks = [at for at, sign in enumerate(words) if sign == " "]
    if not breaks:
        return [words]
    at = min(breaks, key=lambda place: abs(2 * place - len(words)))
    return [words[:at], words[at + 1 :]]


def is_small(place: str) -> bool:
    """Whether a button has its word below its sign."""
    return place.startswith("bar") or (place.startswith("lay") and place != "lay:1")


def _sign_box(place: str) -> tuple[float, float, float, float]:
    """Above the word on a small button, before it on a wide one."""
    if place.startswith("bar"):
        return 0.33, 0.1, 0.34, 0.48
    if is_small(place):
        return 0.35, 0.1, 0.3, 0.48
    return (0.045, 0.26, 0.13, 0.48) if place.startswith("lay") else (0.04, 0.22, 0.1, 0.56)
