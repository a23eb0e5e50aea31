"""What is written and drawn on SCOPE's table around the cards: the sides, what is known, what wins, the buttons.

Everything that a player must know at a glance is told here from the view: whose turn it is, what may be done, and how
one wins. Must not know pixels; where the slots lie the map says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Final

from scrapdesk.games.scope.board import square_name, squares_in
from scrapdesk.games.scope.cards import (
    FREE,
    KIND_NAMES,
    OF_SIDE,
    SIDE_NAMES,
    SIDES,
    Side,
)
from scrapdesk.games.scope.cards import (
    GUN as CARD_GUN,
)
from scrapdesk.games.scope.laying import UNITS_TO_LAY
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scope import aftermath, found, guide, knowing, reach, stock, weighing
from scrapdesk.ui.faces.scope.actions import ActionButton, Pointing, actions_of, note_of, note_of_shut, row_of
from scrapdesk.ui.faces.scope.aftermath import Retrospect
from scrapdesk.ui.faces.scope.marks import FADED, GUN, INK, MUTED, PICTURES, SIDE_LINES, TITLES, WHITE
from scrapdesk.ui.faces.scope.paper import Paper
from scrapdesk.ui.faces.scope.reach import CardReach
from scrapdesk.ui.faces.scope.sides import SidePanel
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.theme import Colour, colour

PALE: Final[Colour] = colour("#6F8490")
SNOW: Final[Colour] = colour("#DCE4E8")
SANS, BOLD, PLAIN = "sans-semibold", "sans-bold", "sans"
BADGE: Final = (0.545, 0.552, 0.05, 0.096)
"""Where on the own panel the sign stands that own cards have, before what it means."""
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

    # -- pictures -----------------------------------------------------------------------------------------

    def ornaments(self) -> Iterator[Ornament]:
        yield Ornament(picture("scope/field"), "board")
        yield Ornament(picture("scope/title"), "title")
        if self.laying:
            yield from self._far()
            yield from self._tray()
            return
        for side in SIDES:
            yield from self._panel(side).all_ornaments
        if stock.is_told(self.view, self.after is not None):
            yield from stock.ornaments(self.view, 1 - self.near, self._paper)
        if knowing.tells_badges(self.view, self._paper):
            yield Ornament(knowing.badge(self._paper)[0], self._panel(self.near).slot, box=BADGE)
        yield Ornament(picture("scope/panel", short="444"), "know")  # its ticks are as large as those of the others
        yield from self._read_ornaments()
        if self.view.phase <= Phase.DEAL:
            yield from self._tray()
        else:
            yield Ornament(picture("scope/rail"), "meeting")
            high = 0.86 * self._between
            for slot in self._heads():
                yield Ornament(picture("scope/tag"), slot, box=(0.4, -0.5 * self._between - high / 2, 0.2, high))
        if found.is_found(self.view):
            yield Ornament(picture("scope/held"), f"square:{square_name(self.view.focus)}", grow=1.045)
        for place, action in self._places():
            state = "shut" if not action.open else "main" if action.main else "open"
            yield Ornament(picture("scope/action", state=state), place)
            yield Ornament(self._sign(action), place, box=_sign_box(place))

    def _panel(self, side: Side) -> SidePanel:
        if side not in self.panels:
            self.panels[side] = SidePanel(self.view, side, self.texts, self.portraits, side != self.near, self.after)
        return self.panels[side]

    def _read_ornaments(self) -> Iterator[Ornament]:
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
        return knowing.ornaments(view, self.near, self._paper)

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
        told = knowing.inscriptions(view, self.near, self._paper, texts, self._called)
        return (*told, *knowing.borrowed(texts, self._called)) if self.watched else told

    @property
    def _waits(self) -> bool:
        """Whether the viewer's cards wait in the tray while the other side sets up."""
        return self.view.side is not None and self.view.side > self.view.turn

    def _tray(self) -> Iterator[Ornament]:
        if self._waits:
            yield Ornament(picture("scope/panel"), "tray")
            return
        if self.view.side != self.view.turn:
            for square in squares_in(self.view.frame.ground.fronts[self.view.turn]):
                yield Ornament(picture("scope/place"), f"square:{square_name(square)}", grow=0.955)
            yield Ornament(picture("scope/panel"), "tray", box=(0.2, 0.43, 0.6, 0.14))
            return
        yield Ornament(picture("scope/panel"), "tray")
        whole, laid = self._whole(), self._whole() - self._unlaid()
        cells = picture("scope/points", side="ab"[self.view.turn], scored=str(laid), target=str(whole), next="0")
        yield Ornament(cells, "tray", box=(0.25, 0.088, 0.2, 0.042) if self.laying else (0.03, 0.925, 0.94, 0.038))
        yield from self._emptied()
        for square in squares_in(self.view.frame.ground.fronts[self.near]):
            if self.view.cards[square] == FREE:
                yield Ornament(picture("scope/place"), f"square:{square_name(square)}", grow=0.955)

    def _emptied(self) -> Iterator[Ornament]:
        """Whatever kind has no card left to be placed shows its sign."""
        side = self.view.turn
        for at, kind in enumerate(UNITS_TO_LAY):
            slot = f"hand:{SIDE_NAMES[side]}:{KIND_NAMES[at]}"
            if self.view.cards.count(OF_SIDE[side][kind]) == self.view.frame.scenario.count(kind):
                box = (0.0, 0.0, 0.98, 1.0) if self.laying else (0.0, 0.04, 0.716, 0.92)
                yield Ornament(picture("scope/spent", glyph=PICTURES[KIND_NAMES[at]]), slot, box=box)

    def _far(self) -> Iterator[Ornament]:
        """The first row of the other front, and who is at it."""
        columns, rows = self.view.frame.size
        row = rows + 1 - self.near
        back = picture("scope/hidden", side="ab"[1 - self.near], mark="unknown")
        for letter in "abcdefgh"[:columns]:
            yield Ornament(back, f"square:{letter}{row}", grow=0.955)
        badge = picture("scope/badge", side="ab"[1 - self.near])
        face = self.portraits(self.view.frame.order[1 - self.near].seat, "plain")
        if face is not None:
            yield Ornament(face, "far", box=(0.02, 0.08, 0.05, 0.84))
        yield Ornament(badge, "far", box=(0.085, 0.22, 0.038, 0.56))

    def _far_words(self) -> Iterator[Inscription]:
        view, texts = self.view, self.texts
        far: Side = 1 - self.near
        seat = view.frame.order[far].seat
        front = texts.line(SIDE_LINES[far])
        words = texts("{name}, {side} front", name="{name}", side=front)
        yield Inscription(words, "far", 0.14, 0.5, 22, WHITE, 0.0, 0.44, seat, SANS)
        if far < view.turn:
            told = texts("ready")
        else:
            told = texts("sets up now") if far == view.turn else texts("sets up after you, and sees only backs")
        yield Inscription(told, "far", 0.975, 0.5, 20, MUTED, 1.0, 0.39, face=PLAIN)

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
        if self.laying:
            yield from self._far_words()
            yield from self._coordinates()
            yield from self._still_to_lay()
            return
        for side in SIDES:
            yield from self._panel(side).all_inscriptions
        if stock.is_told(self.view, self.after is not None):
            yield from stock.inscriptions(self.view, 1 - self.near, self._paper, self.texts)
        if knowing.tells_badges(self.view, self._paper):
            words, slot = self.texts.line(knowing.badge(self._paper)[1]), self._panel(self.near).slot
            left, top, width, height = BADGE
            y = top + height / 2
            yield Inscription(words, slot, left + width + 0.015, y, 18, MUTED, 0.0, 0.35, face=PLAIN)
        yield from self._read_words()
        yield from self._coordinates()
        if self.view.phase <= Phase.DEAL:
            yield from self._still_to_lay()
        number = 0
        for place, action in self._places():
            yield from self._label(place, action)
            number += action.open
            if action.open and self._actions_answer:
                paint = INK if action.main else MUTED
                at = (0.1, 0.24) if is_small(place) else (0.97, 0.24)
                yield Inscription(str(number), place, *at, 18, paint, 0.5 if is_small(place) else 1.0, 0.14, face=PLAIN)

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
            yield Inscription(slot[7], slot, 0.5, -0.5 * self._between, 21, WHITE, face=BOLD)

    def _heads(self) -> list[str]:
        """The squares above which the letters of the columns stand: the first row of the near front."""
        columns, rows = self.view.frame.size
        return [f"square:{letter}{rows + self.near}" for letter in "abcdefgh"[:columns]]

    def _still_to_lay(self) -> Iterator[Inscription]:
        view, texts = self.view, self.texts
        if view.side != view.turn or view.side is None:
            front = texts.line(SIDE_LINES[view.turn])
            words = texts("{name} is setting up the {side} front", name="{name}", side=front)
            x, y, align = (0.03, 0.075, 0.0) if self._waits else (0.5, 0.495, 0.5)
            seat = view.frame.order[view.turn].seat
            yield Inscription(words, "tray", x, y, 22, WHITE, align, 0.56, seat, SANS)
            return
        whole, done = self._whole(), not self._unlaid()
        head = texts("All cards are placed") if done else texts("Still to place")
        left, top = (0.016, 0.105) if self.laying else (0.03, 0.075)
        yield Inscription(head, "tray", left, top, 24, WHITE, 0.0, 0.28, face=BOLD)
        words = texts("{n} of {all} placed", n=whole - self._unlaid(), all=whole)
        x = (0.2 if done else 0.15) if self.laying else 0.32 if done else 0.26
        yield Inscription(words, "tray", x, top + 0.003, 20, WHITE if self.laying else MUTED, 0.0, 0.17, face=PLAIN)
        hint = texts("drag one onto another to swap") if done else texts("drag, or click a card and then a square")
        yield Inscription(hint, "tray", 1 - left, top, 19, MUTED, 1.0, 0.46, face=PLAIN)
        if self.laying:
            yield from self._aside(SIDE_NAMES[view.side])
        own = SIDE_NAMES[view.side]
        for at, kind in enumerate(UNITS_TO_LAY):
            whole = view.frame.scenario.count(kind)
            card = kind.upper() if view.side else kind
            laid, slot = view.cards.count(card), f"hand:{own}:{KIND_NAMES[at]}"
            words = texts("{n} left", n=whole - laid) if laid < whole else texts("placed") if whole else texts("none")
            name = texts.line(GUN if self.laying and kind == CARD_GUN else TITLES[KIND_NAMES[at]])
            yield Inscription(name, slot, 0.03, 1.1, 18, WHITE, 0.0, 0.6, face=SANS)
            yield Inscription(words, slot, 0.97, 1.1, 18, MUTED, 1.0, 0.38, face=PLAIN)

    def _aside(self, own: str) -> Iterator[Inscription]:
        """What does not lie on the front."""
        slot, texts = f"shots:{own}", self.texts
        yield Inscription(texts("Your shot card"), slot, 0.5, -0.17, 18, WHITE, 0.5, 1.0, face=SANS)
        if self.view.score.reserve[self.near]:
            yield Inscription(texts("in reserve"), f"zone:{own}", 0.5, 1.2, 18, MUTED, 0.5, 1.0, face=PLAIN)

    def _whole(self) -> int:
        """How many cards there are to be placed."""
        return sum(self.view.frame.scenario.count(kind) for kind in UNITS_TO_LAY)

    def _unlaid(self) -> int:
        side = self.view.turn
        return self._whole() - sum(self.view.cards.count(OF_SIDE[side][kind]) for kind in UNITS_TO_LAY)

    def _label(self, place: str, action: ActionButton) -> Iterator[Inscription]:
        paint = PALE if not action.open else INK if action.main else WHITE
        words = self.texts.line(action.words)
        if action.verb == "ready" and not action.open and self.view.phase == Phase.DEPLOY:
            words = self.texts("{n} to place", n=self._unlaid())
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
