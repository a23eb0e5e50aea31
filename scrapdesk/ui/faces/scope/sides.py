"""The panel of a side on SCOPE's table: who plays it, how far it has come to winning, and what it has lost.

What decides a scenario is what stands large on it: points, units that are to be shot, or infantry that has to break
through. Sees Views only; must not know pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import either, listed, say
from scrapdesk.games.scope.board import NO_SQUARE
from scrapdesk.games.scope.cards import (
    DECOY,
    EMPTY,
    GUN,
    INFANTRY,
    MORTAR,
    OFFICER,
    SCOUT,
    SIDE_NAMES,
    SNIPER,
    VALUE,
    Side,
    kind_name,
)
from scrapdesk.games.scope.scenarios import Scenario
from scrapdesk.games.scope.state import SNIPERS, UNITS, Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scope import aftermath, stock
from scrapdesk.ui.faces.scope.aftermath import Retrospect
from scrapdesk.ui.faces.scope.marks import MUTED, PICTURES, SIDE_LINES, TITLES, WHITE
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture

SANS, BOLD, PLAIN = "sans-semibold", "sans-bold", "sans"
NAME: Final = 0.215
"""Where the words beside a portrait begin."""
CELLS: Final = (0.045, 0.38, 0.91, 0.137)
"""Where the way to the goal lies, as cells side by side."""
TOLD: Final = 0.6
"""How far down it is said how many snipers are left, and what the card beside the pile is."""
LONGER: Final = 314 / 248
"""How much longer the panel of the enemy is: what is still in their front has a place of its own on it."""
SHORT: Final = 270
"""The shorter side of a panel in units of its drawing."""
ROOM_FOR_NAME: Final = 2
"""So many cards in a pile leave room for the name of the card beside it."""
DIVISIONS: Final = {UNITS: say("units"), SNIPERS: say("snipers")}
ACTING: Final = {UNITS: say("units, to act"), SNIPERS: say("snipers, to act")}
"""Which division somebody plays, below their name."""

HUNTED: Final = {
    SNIPER: say("snipers"),
    DECOY: say("decoys"),
    OFFICER: say("officers"),
    SCOUT: say("scouts"),
    MORTAR: say("mortars"),
    GUN: say("machine guns"),
    INFANTRY: say("infantry"),
    EMPTY: say("empty areas"),
}
"""All of a kind, of which every one has to be shot."""

Portraits = Callable[[int, str], Picture | None]


class SidePanel:
    def __init__(
        self, view: View, side: Side, texts: Texts, portraits: Portraits, far: bool, after: Retrospect | None = None
    ) -> None:
        self._far = far
        self.view, self.side, self.texts, self.after = view, side, texts, after
        self._portraits = portraits
        self.slot = f"panel:{SIDE_NAMES[side]}"
        self.scenario = view.frame.scenario

    @cached_property
    def all_ornaments(self) -> tuple[Ornament, ...]:
        return tuple(self.ornaments())

    @cached_property
    def all_inscriptions(self) -> tuple[Inscription, ...]:
        return tuple(self.inscriptions())

    # -- pictures -----------------------------------------------------------------------------------------

    def ornaments(self) -> Iterator[Ornament]:
        lit = "yes" if self._acts else "no"
        if self._far:  # what is left in their front stands on it as well
            ground = picture("scope/panel", lit=lit, short=str(round(SHORT * LONGER)))
            yield Ornament(ground, self.slot, box=(0.0, 0.0, 1.0, LONGER))
        else:
            yield Ornament(picture("scope/panel", lit=lit), self.slot)
        yield from self._portrait()
        if self.scenario.target:
            yield from self._points()
        if self.scenario.hunted:
            yield from self._hunted()
        elif self.scenario.advance and not self.scenario.target:
            yield from self._advancing()

    def _portrait(self) -> Iterator[Ornament]:
        """Who plays the side, with its badge at the foot; the badge alone where that is somebody without a face."""
        badge = picture("scope/badge", side="ab"[self.side])
        face = self._portraits(self._seat, "plain")
        if face is None:
            yield Ornament(badge, self.slot, box=(0.045, 0.077, 0.123, 0.226))
            return
        yield Ornament(face, self.slot, box=(0.036, 0.055, 0.15, 0.276))
        yield Ornament(badge, self.slot, box=(0.132, 0.219, 0.067, 0.123))

    @property
    def _seat(self) -> Seat:
        """Who plays it: of two divisions the one whose turn it is, or comes next."""
        order = self.view.frame.order
        begins = self.view.turn if self.view.phase > Phase.DEAL else 0
        return next(turn.seat for turn in (*order[begins:], *order[:begins]) if turn.side == self.side)

    def _points(self) -> Iterator[Ornament]:
        left, top, width, height = CELLS
        if self.scenario.hunted:  # both lead to a victory
            height *= 0.42
        box, letter = (left, top, width, height), "ab"[self.side]
        score, target = self.view.score.points[self.side], str(self.scenario.target)
        for after in (2, 1):  # what a hit would make of it is painted below it, and so is there when it comes
            bar = picture("scope/points", side=letter, scored=str(score + after), target=target, next="0")
            yield Ornament(bar, self.slot, box=box)
        bar = picture("scope/points", side=letter, scored=str(score), target=target, next=str(self._coming))
        yield Ornament(bar, self.slot, box=box)

    @property
    def _coming(self) -> int:
        """The points that the card that was found would bring."""
        view = self.view
        found = view.phase == Phase.SHOOT and view.frame.order[view.turn].side == self.side
        return VALUE.get(view.cards[view.focus], 0) if found else 0

    def _hunted(self) -> Iterator[Ornament]:
        """A cell with its sign for each unit that this side has to shoot, and those that it has shot struck out."""
        left, top, width, height = CELLS
        if self.scenario.target:
            top, height = top + height * 0.5, height * 0.5
        units = list(self._units())
        step = min(width / len(units), 0.16)
        for at, (kind, shot) in enumerate(units):
            cell = picture("scope/prey", glyph=PICTURES[kind_name(kind)], shot="yes" if shot else "no")
            yield Ornament(cell, self.slot, box=(left + step * at, top, step - 0.014, height))

    def _units(self) -> Iterator[tuple[str, bool]]:
        """Each unit that has to be shot, and whether it has been."""
        for kind in self.scenario.hunted:
            whole, left = self.scenario.count(kind), self.view.in_play(1 - self.side, kind)
            yield from ((kind, at >= left) for at in range(whole))

    def _advancing(self) -> Iterator[Ornament]:
        """The infantry that may still break through."""
        left, top, _, height = CELLS
        lives = self.view.in_play(self.side, INFANTRY)
        for at in range(self.scenario.count(INFANTRY)):
            cell = picture("scope/prey", glyph="infantry", shot="no" if at < lives else "lost")
            yield Ornament(cell, self.slot, box=(left + 0.16 * at, top, 0.146, height))

    # -- words --------------------------------------------------------------------------------------------

    def inscriptions(self) -> Iterator[Inscription]:
        slot = self.slot
        yield Inscription(self.texts.line(SIDE_LINES[self.side]), slot, NAME, 0.137, 28, WHITE, 0.0, 0.28, face=BOLD)
        yield from self._people()
        figure, whole = self._progress()
        yield Inscription(figure, slot, 0.955, 0.2 if not whole else 0.155, 60, WHITE, 1.0, face=BOLD, counts=True)
        if whole:
            yield Inscription(whole, slot, 0.955, 0.312, 18, MUTED, 1.0, 0.24, face=PLAIN)
        if self.view.score.reserve[self.side]:
            words = self.texts("in reserve")
            yield Inscription(words, slot, 0.625, 0.306, 18, MUTED, 0.5, 0.22, face=PLAIN)
        yield from self._below()

    def _below(self) -> Iterator[Inscription]:
        """Under the cells: the snipers that are left, over the enemy's whole stock; the name of the card that lies
        beside the pile; and when all is over, how well they have shot."""
        texts, slot = self.texts, self.slot
        told = aftermath.shooting(self.side, self.after, texts)
        if told:  # over all of the panel: no card lies on it any more
            first, step = (0.72, 0.22) if self._far else (0.65, 0.16)
            yield Inscription(told, slot, 0.045, first, 21, WHITE, 0.0, 0.91, face=SANS)
            yield Inscription(self._snipers(), slot, 0.045, first + step, 20, MUTED, 0.0, 0.91, face=PLAIN)
            return
        if self._far and stock.is_told(self.view, False):
            words = texts("Left in the {side} front", side=texts.line(SIDE_LINES[self.side]))
            yield Inscription(words, slot, 0.045, TOLD, 19, MUTED, 0.0, 0.5, face=PLAIN)
            yield Inscription(self._snipers(), slot, 0.955, TOLD, 20, WHITE, 1.0, 0.42, face=SANS)
        else:
            yield Inscription(self._snipers(), slot, 0.045, TOLD, 20, WHITE, 0.0, 0.47, face=SANS)
        yield from self._beside_pile()

    def _beside_pile(self) -> Iterator[Inscription]:
        """How many they have shot, and the name of the card that lies next to those."""
        shot, texts, slot = len(self.view.score.piles[self.side]), self.texts, f"pile:{SIDE_NAMES[self.side]}"
        home = self.view.shots[self.side] == NO_SQUARE
        if not shot:
            yield Inscription(texts("Nothing shot yet"), slot, 0.0, 0.5, 18, MUTED, 0.0, 0.55, face=PLAIN)
        elif shot <= ROOM_FOR_NAME:
            y = 0.26 if home else 0.5
            yield Inscription(texts("Has shot {n}", n=shot), slot, 1.0, y, 18, WHITE, 1.0, 0.4, face=SANS)
        if home and shot <= ROOM_FOR_NAME:
            y = 0.74 if shot else 0.5
            yield Inscription(texts.line(TITLES["shot"]), slot, 1.0, y, 18, MUTED, 1.0, 0.4, face=PLAIN)

    @property
    def _acts(self) -> bool:
        view = self.view
        if view.phase == Phase.OVER:
            return False
        return (view.turn if view.phase <= Phase.DEAL else view.frame.order[view.turn].side) == self.side

    def _people(self) -> Iterator[Inscription]:
        """Who plays it: one of them, or a name for each division, with the one lit whose turn it is."""
        view, texts = self.view, self.texts
        turns = [turn for turn in view.frame.order if turn.side == self.side]
        if len(turns) == 1:
            words = texts("{name} to act", name="{name}") if self._acts else "{name}"
            look = (WHITE, SANS) if self._acts else (MUTED, PLAIN)
            wide = 0.3 if self.scenario.reserve else 0.46
            yield Inscription(words, self.slot, NAME, 0.273, 20, look[0], 0.0, wide, turns[0].seat, look[1])
            return
        acting = view.frame.order[view.turn] if Phase.DEAL < view.phase < Phase.OVER else None
        for at, turn in enumerate(turns):
            lit = turn == acting
            words, x = texts.line((ACTING if lit else DIVISIONS)[turn.division]), NAME + 0.28 * at
            look = (WHITE, BOLD) if lit else (MUTED, PLAIN)
            yield Inscription("{name}", self.slot, x, 0.232, 18, look[0], 0.0, 0.265, turn.seat, look[1])
            yield Inscription(words, self.slot, x, 0.312, 18, look[0], 0.0, 0.265, None, look[1])

    def _progress(self) -> tuple[str, str]:
        """What stands large, and where the cells and the goal do not tell it, what it is a part of."""
        scenario, texts = self.scenario, self.texts
        if scenario.target:
            return str(self.view.score.points[self.side]), ""
        if scenario.hunted:
            units = list(self._units())
            return str(sum(shot for _, shot in units)), texts("of {n} shot", n=len(units))
        return str(self.view.in_play(self.side, INFANTRY)), texts("infantry left")

    def _snipers(self) -> str:
        """Whose snipers are meant is said: the enemy's are on the panel of the enemy."""
        view, texts = self.view, self.texts
        whole = self.scenario.count(SNIPER) + self.scenario.reserve
        if not whole:
            return ""
        left = view.in_play(self.side, SNIPER) + view.score.reserve[self.side]
        if view.side is None:
            return texts("{n} of {all} snipers left", n=left, all=whole)
        if view.side == self.side:
            return texts("{n} of your {all} snipers left", n=left, all=whole)
        if (
            self._far and not aftermath.is_over(view) and stock.is_told(view, False)
        ):  # beside what says that they are left
            return texts("{n} of their {all} snipers", n=left, all=whole)
        return texts("{n} of their {all} snipers left", n=left, all=whole)


def aim(scenario: Scenario, texts: Texts) -> str:
    """What wins."""
    ways = [texts.count(scenario.target, "{n} point", "{n} points")] if scenario.target else []
    if scenario.hunted:
        ways.append(texts("all enemy {cards}", cards=listed([HUNTED[kind] for kind in scenario.hunted])))
    if scenario.advance:
        ways.append(texts("infantry in the last row"))
    if scenario.count(SNIPER) + scenario.reserve:
        ways.append(texts("all enemy snipers"))
    return texts("To win: {ways}", ways=either(ways))
