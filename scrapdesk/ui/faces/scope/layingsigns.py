"""What is written and drawn while a front is laid out: the cards that wait in the tray, and the other front.

Sees Views only; where the slots lie the map says. Must not know what else is on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scrapdesk.games.scope.board import square_name, squares_in
from scrapdesk.games.scope.cards import FREE, KIND_NAMES, OF_SIDE, SIDE_NAMES, Side
from scrapdesk.games.scope.cards import GUN as CARD_GUN
from scrapdesk.games.scope.laying import UNITS_TO_LAY
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scope.marks import GUN, MUTED, PICTURES, SIDE_LINES, TITLES, WHITE, cut_picture
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture

SANS, BOLD, PLAIN = "sans-semibold", "sans-bold", "sans"


class LayingSigns:
    """`large`: whether the front has a map of its own meanwhile."""

    def __init__(self, view: View, texts: Texts, near: Side, portraits: Callable[[int, str], Picture | None]) -> None:
        self.view, self.texts, self.near, self.portraits = view, texts, near, portraits
        self.large = self.counted = False
        """Whether the front has a map of its own, and whether how many cards are placed stands beside the table."""
        self.tall = 1.0
        """The height of a card on the front over its width."""

    @property
    def _waits(self) -> bool:
        """Whether the viewer's cards wait in the tray while the other side sets up."""
        return self.view.side is not None and self.view.side > self.view.turn

    def tray(self) -> Iterator[Ornament]:
        if self._waits:
            yield Ornament(picture("scope/panel"), "tray")
            return
        if self.view.side != self.view.turn:
            for square in squares_in(self.view.frame.ground.fronts[self.view.turn]):
                yield Ornament(picture("scope/place"), f"square:{square_name(square)}", grow=0.955)
            yield Ornament(picture("scope/panel"), "tray", box=(0.2, 0.43, 0.6, 0.14))
            return
        yield Ornament(picture("scope/panel"), "tray")
        if not self.counted:
            whole, laid = self.whole(), self.whole() - self.unlaid()
            cells = picture("scope/points", side="ab"[self.view.turn], scored=str(laid), target=str(whole), next="0")
            yield Ornament(cells, "tray", box=(0.25, 0.088, 0.2, 0.042) if self.large else (0.03, 0.925, 0.94, 0.038))
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
                box = (0.0, 0.0, 0.98, 1.0) if self.large else (0.0, 0.04, 0.716, 0.92)
                yield Ornament(picture("scope/spent", glyph=PICTURES[KIND_NAMES[at]]), slot, box=box)

    def far(self) -> Iterator[Ornament]:
        """The first row of the other front, and who is at it."""
        columns, rows = self.view.frame.size
        row = rows + 1 - self.near
        back = cut_picture("ab"[1 - self.near], self.tall)
        for letter in "abcdefgh"[:columns]:
            yield Ornament(back, f"square:{letter}{row}", grow=0.955)
        badge = picture("scope/badge", side="ab"[1 - self.near])
        yield Ornament(picture("scope/status"), "far")
        face = self.portraits(self.view.frame.order[1 - self.near].seat, "plain")
        if face is not None:
            yield Ornament(face, "far", box=(0.014, 0.1, 0.08, 0.8))
        yield Ornament(badge, "far", box=(0.116, 0.26, 0.048, 0.48))

    def far_words(self) -> Iterator[Inscription]:
        view, texts = self.view, self.texts
        far: Side = 1 - self.near
        seat = view.frame.order[far].seat
        front = texts.line(SIDE_LINES[far])
        words = texts("{name}, {side} front", name="{name}", side=front)
        yield Inscription(words, "far", 0.187, 0.5, 22, WHITE, 0.0, 0.45, seat, SANS)
        if far < view.turn:
            told = texts("ready")
        else:
            told = texts("sets up now") if far == view.turn else texts("sets up after you")
        yield Inscription(told, "far", 0.972, 0.5, 20, MUTED, 1.0, 0.32, face=PLAIN)

    def still_to_lay(self) -> Iterator[Inscription]:
        view, texts = self.view, self.texts
        if view.side != view.turn or view.side is None:
            front = texts.line(SIDE_LINES[view.turn])
            words = texts("{name} is setting up the {side} front", name="{name}", side=front)
            x, y, align = (0.03, 0.075, 0.0) if self._waits else (0.5, 0.495, 0.5)
            seat = view.frame.order[view.turn].seat
            yield Inscription(words, "tray", x, y, 22, WHITE, align, 0.56, seat, SANS)
            return
        whole, done = self.whole(), not self.unlaid()
        head = texts("All cards are placed") if done else texts("Still to place")
        left, top = (0.016, 0.105) if self.large else (0.03, 0.075)
        yield Inscription(head, "tray", left, top, 24, WHITE, 0.0, 0.28, face=BOLD)
        if not self.counted:
            words = texts("{n} of {all} placed", n=whole - self.unlaid(), all=whole)
            x = (0.2 if done else 0.15) if self.large else 0.32 if done else 0.26
            yield Inscription(words, "tray", x, top + 0.003, 20, WHITE if self.large else MUTED, 0.0, 0.17, face=PLAIN)
        hint = texts("drag one onto another to swap") if done else texts("drag, or click a card and then a square")
        if not done and self.large:
            hint = texts("drag, or click a card and then a square; free squares become empty areas")
        yield Inscription(hint, "tray", 1 - left, top, 19, MUTED, 1.0, 0.62 if self.counted else 0.46, face=PLAIN)
        if self.large:
            yield from self._aside(SIDE_NAMES[view.side])
        own = SIDE_NAMES[view.side]
        for at, kind in enumerate(UNITS_TO_LAY):
            whole = view.frame.scenario.count(kind)
            card = kind.upper() if view.side else kind
            laid, slot = view.cards.count(card), f"hand:{own}:{KIND_NAMES[at]}"
            words = texts("{n} left", n=whole - laid) if laid < whole else texts("placed") if whole else texts("none")
            name = texts.line(GUN if self.large and kind == CARD_GUN else TITLES[KIND_NAMES[at]])
            yield Inscription(name, slot, 0.03, 1.1, 18, WHITE, 0.0, 0.6, face=SANS)
            yield Inscription(words, slot, 0.97, 1.1, 18, MUTED, 1.0, 0.38, face=PLAIN)

    def _aside(self, own: str) -> Iterator[Inscription]:
        """What does not lie on the front."""
        slot, texts, kept = f"shots:{own}", self.texts, bool(self.view.score.reserve[self.near])
        y = 1.24 if kept else 1.1
        yield Inscription(texts.line(TITLES["shot"]), slot, 0.03, y, 18, WHITE, 0.0, 0.64, face=SANS)
        yield Inscription(texts("kept"), slot, 0.97, y, 18, MUTED, 1.0, 0.32, face=PLAIN)
        if kept:
            yield Inscription(texts("in reserve"), f"zone:{own}", 0.5, 1.2, 18, MUTED, 0.5, 1.0, face=PLAIN)

    def whole(self) -> int:
        """How many cards there are to be placed."""
        return sum(self.view.frame.scenario.count(kind) for kind in UNITS_TO_LAY)

    def unlaid(self) -> int:
        side = self.view.turn
        return self.whole() - sum(self.view.cards.count(OF_SIDE[side][kind]) for kind in UNITS_TO_LAY)
