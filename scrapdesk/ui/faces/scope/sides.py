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
from scrapdesk.ui.faces.scope import aftermath
from scrapdesk.ui.faces.scope.aftermath import Retrospect
from scrapdesk.ui.faces.scope.marks import MUTED, PICTURES, SIDE_LINES, WHITE
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture

SANS, BOLD, PLAIN = "sans-semibold", "sans-bold", "sans"
NAME: Final = 0.215
"""Where the words beside a portrait begin."""
CELLS: Final = (0.045, 0.362, 0.91, 0.112)
"""Where the way to the goal lies, as cells side by side."""
TOLD: Final = 0.555
"""How far down it is said how many points win, and how many snipers are left."""
RETOLD: Final = (0.6, 0.74, 0.88)
"""And how far down the lines stand that tell of the shooting, when all is over."""
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
        self, view: View, side: Side, texts: Texts, portraits: Portraits, after: Retrospect | None = None
    ) -> None:
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
        yield Ornament(picture("scope/panel", lit="yes" if self._acts else "no"), self.slot)
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
            yield Ornament(badge, self.slot, box=(0.045, 0.072, 0.123, 0.209))
            return
        yield Ornament(face, self.slot, box=(0.045, 0.065, 0.143, 0.243))
        yield Ornament(badge, self.slot, box=(0.135, 0.204, 0.067, 0.114))

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
        yield Inscription(self.texts.line(SIDE_LINES[self.side]), slot, NAME, 0.128, 28, WHITE, 0.0, 0.28, face=BOLD)
        yield from self._people()
        figure, whole = self._progress()
        yield Inscription(figure, slot, 0.955, 0.18 if not whole else 0.14, 60, WHITE, 1.0, face=BOLD, counts=True)
        if whole:
            yield Inscription(whole, slot, 0.955, 0.29, 18, MUTED, 1.0, 0.24, face=PLAIN)
        if self.view.score.reserve[self.side]:
            words = self.texts("in reserve")
            yield Inscription(words, slot, 0.625, 0.285, 18, MUTED, 0.5, 0.22, face=PLAIN)
        yield from self._below()

    def _below(self) -> Iterator[Inscription]:
        """Under the cells: how many points win, and the snipers that are left; and when all is over, how well they have
        shot."""
        texts, slot = self.texts, self.slot
        told = aftermath.shooting(self.side, self.after, texts)
        if told:  # over all of the panel: no card lies on it any more
            lines = ((told, 21, WHITE, SANS), (self._snipers(), 20, WHITE, PLAIN), (self._goal(), 19, MUTED, PLAIN))
            for y, (words, size, paint, face) in zip(RETOLD, lines, strict=True):
                yield Inscription(words, slot, 0.045, y, size, paint, 0.0, 0.91, face=face)
            return
        if self._goal():
            yield Inscription(self._goal(), slot, 0.045, TOLD, 19, MUTED, 0.0, 0.4, face=PLAIN)
        yield Inscription(self._snipers(), slot, 0.955, TOLD, 20, WHITE, 1.0, 0.5, face=SANS)
        if not self.view.score.piles[self.side]:
            pile = f"pile:{SIDE_NAMES[self.side]}"
            yield Inscription(texts("Nothing shot yet"), pile, 0.0, 0.5, 18, MUTED, 0.0, 0.9, face=PLAIN)

    def _goal(self) -> str:
        """How many points win, where points do."""
        target = self.scenario.target
        return self.texts.count(target, "{n} point wins", "{n} points win") if target else ""

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
            yield Inscription(words, self.slot, NAME, 0.25, 20, look[0], 0.0, wide, turns[0].seat, look[1])
            return
        acting = view.frame.order[view.turn] if Phase.DEAL < view.phase < Phase.OVER else None
        for at, turn in enumerate(turns):
            lit = turn == acting
            words, x = texts.line((ACTING if lit else DIVISIONS)[turn.division]), NAME + 0.28 * at
            look = (WHITE, BOLD) if lit else (MUTED, PLAIN)
            yield Inscription("{name}", self.slot, x, 0.215, 18, look[0], 0.0, 0.265, turn.seat, look[1])
            yield Inscription(words, self.slot, x, 0.295, 18, look[0], 0.0, 0.265, None, look[1])

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
        view, texts = self.view, self.texts
        whole = self.scenario.count(SNIPER) + self.scenario.reserve
        if not whole:
            return ""
        left = view.in_play(self.side, SNIPER) + view.score.reserve[self.side]
        return texts("{n} of {all} snipers left", n=left, all=whole)


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
