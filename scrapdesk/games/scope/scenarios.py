"""Scenarios: grids with their cards, and themes that change any grid (SC-3, SC-6); and why one cannot be played.

Owns the frozen values and the judgement of what is possible (SC-6.6). `scenario_files` reads them from text.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from scrapdesk.games.scope.cards import (
    BOX,
    EMPTY,
    GUN,
    INFANTRY,
    KIND_NAMES,
    KIND_TITLES,
    KINDS,
    MORTAR,
    SNIPER,
    UNITS,
    WORTH,
)

BASIC, ADVANCED, ANY = "basic", "advanced", "any"
MODES: Final = (BASIC, ADVANCED)
SMALLEST, LARGEST = 2, 8


class Scenario(NamedTuple):
    """What both sides begin with, and what wins."""

    id: str
    title: str
    columns: int
    rows: int
    cards: tuple[int, ...]
    """How many of each kind lie in a front, in the order of KINDS, empty areas last."""
    target: int = 0
    """Points that win; 0 where points do not."""
    hunted: str = ""
    """Kinds of units: who has shot all of these wins."""
    advance: bool = False
    """Whether an infantry in the enemy's last row wins."""
    reserve: int = 0
    """Snipers that wait in the player's zone (SC-6.1)."""
    mortar_return: bool = False
    """Whether reinforcements may bring back a mortar too (SC-6.5)."""
    mode: str = ANY
    text: str = ""

    def count(self, kind: str) -> int:
        return self.cards[KINDS.index(kind)]

    @property
    def worth(self) -> int:
        """The points that a whole front is worth, with its reserve."""
        front = sum(WORTH[kind] * count for kind, count in zip(KINDS, self.cards, strict=True))
        return front + WORTH[SNIPER] * self.reserve


class Theme(NamedTuple):
    """What a thematic scenario changes on the grid it is played on (SC-6)."""

    id: str
    title: str
    changes: tuple[tuple[str, int], ...]
    """Kinds and how many of them; what is added or taken is exchanged with empty areas."""
    target: int | None = 0
    """Points that win; None: as many as on that grid."""
    hunted: str = ""
    advance: bool = False
    reserve: int = 0
    mortar_return: bool = False
    mode: str = ANY
    text: str = ""

    def on(self, grid: Scenario) -> Scenario:
        """This theme on a grid."""
        counts = dict(zip(KINDS, grid.cards, strict=True)) | dict(self.changes)
        return grid._replace(
            id=f"{self.id}/{grid.id}",
            title=f"{self.title} ({grid.title})",
            cards=with_empties(counts, grid.columns * grid.rows),
            target=grid.target if self.target is None else self.target,
            hunted=self.hunted,
            advance=self.advance,
            reserve=self.reserve,
            mortar_return=self.mortar_return,
            mode=self.mode if grid.mode == ANY else grid.mode,
            text=self.text or grid.text,
        )


def with_empties(counts: dict[str, int], places: int) -> tuple[int, ...]:
    """The counts with as many empty areas as fill the front; a negative number where the cards do not fit."""
    others = sum(count for kind, count in counts.items() if kind != EMPTY)
    return tuple(places - others if kind == EMPTY else counts.get(kind, 0) for kind in KINDS)


class Flaw(NamedTuple):
    """Why a scenario cannot be played: the field to blame, the reason, how to mend it."""

    field: str
    reason: str
    fix: str
    rule: str = "SC-6.6"


def flaws(scenario: Scenario) -> list[Flaw]:
    """Everything that is wrong with a scenario (SC-6.6)."""
    return [*_size_flaws(scenario), *_card_flaws(scenario), *_aim_flaws(scenario), *_mode_flaws(scenario)]


def _size_flaws(scenario: Scenario) -> list[Flaw]:
    return [
        Flaw(f"grid.{field}", f"a front has {SMALLEST} to {LARGEST} {field}, not {value}", "Choose a number between.")
        for field, value in (("columns", scenario.columns), ("rows", scenario.rows))
        if not SMALLEST <= value <= LARGEST
    ]


def _card_flaws(scenario: Scenario) -> list[Flaw]:
    found = []
    for kind, name, count in zip(KINDS, KIND_NAMES, scenario.cards, strict=True):
        spare = scenario.reserve if kind == SNIPER else 0
        if kind != EMPTY and count < 0:
            found.append(Flaw(f"cards.{name}", f"{count} cards cannot be laid out", "Write 0 or more."))
        elif kind != EMPTY and count + spare > BOX[kind]:
            reason = f"{count + spare} of this card are asked for, and the box holds {BOX[kind]} for a side"
            found.append(Flaw(f"cards.{name}", reason, f"Use {BOX[kind]} at most."))
    if scenario.count(EMPTY) < 0:
        places = scenario.columns * scenario.rows
        reason = f"{places - scenario.count(EMPTY)} cards do not fit on {places} places"
        found.append(Flaw("cards", reason, "Take cards out, or use a larger grid."))
    if scenario.reserve < 0 or (scenario.reserve and not scenario.count(SNIPER)):
        found.append(Flaw("reserve", "a reserve stands behind a sniper in the front", "Put a sniper in the front."))
    return found


def _aim_flaws(scenario: Scenario) -> list[Flaw]:
    found = []
    if not any(scenario.count(kind) for kind in (SNIPER, MORTAR, GUN, INFANTRY)):
        found.append(Flaw("cards", "nothing here can shoot", "Add a sniper, a mortar, a machine gun or infantry."))
    if scenario.target < 0 or scenario.target > scenario.worth:
        reason = f"{scenario.target} points are asked for, and a front is worth {scenario.worth}"
        found.append(Flaw("win.points", reason, f"Ask for 1 to {scenario.worth}."))
    if not (scenario.target or scenario.hunted or scenario.advance):
        fix = "Name points, units to shoot, or the advance."
        found.append(Flaw("win", "there is no points target and no other objective", fix))
    for kind in scenario.hunted:
        found += _hunted_flaws(scenario, kind)
    if scenario.advance and not scenario.count(INFANTRY):
        found.append(Flaw("win.advance", "nobody can advance without infantry", "Add infantry."))
    return found


def _hunted_flaws(scenario: Scenario, kind: str) -> list[Flaw]:
    title = KIND_TITLES[KINDS.index(kind)]
    if kind == SNIPER:
        return [Flaw("win.units", "shooting all snipers wins anyway", "Leave the sniper out of the list.")]
    if kind not in UNITS:
        return [Flaw("win.units", f"a card of this kind is no unit: {title}", "Name units only.")]
    if not scenario.count(kind):
        return [Flaw("win.units", f"no card of this kind is in the front: {title}", "Add one, or do not name it.")]
    return []


def _mode_flaws(scenario: Scenario) -> list[Flaw]:
    if scenario.mode == ADVANCED:
        return []
    found = []
    fix = 'Write mode = "advanced".'
    if not scenario.count(SNIPER):
        found.append(Flaw("mode", "in basic mode only snipers can search and shoot", "Add a sniper. Or: " + fix))
    if scenario.advance:
        found.append(Flaw("mode", "infantry advances in advanced mode only", fix))
    if scenario.mortar_return:
        found.append(Flaw("mode", "there are reinforcements in advanced mode only", fix))
    return found
