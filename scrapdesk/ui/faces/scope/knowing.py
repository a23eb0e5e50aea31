"""The panel of what is known: which map is shown, what its signs mean, what is still in the enemy's front.

The signs of the cards below are pencils as well: whoever takes one up writes it onto squares. Says where on the panel
what can be pressed; coordinates are parts of the panel. Sees Views only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from scrapdesk.core.words import Line, say
from scrapdesk.games.scope.cards import KIND_NAMES, KINDS, Side
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.turns import QUIET_LIMIT
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scope import found, guide
from scrapdesk.ui.faces.scope.marks import INK, PICTURES, SIDE_LINES, TITLES, WHITE
from scrapdesk.ui.faces.scope.paper import SIGNS, Paper, Shown
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.theme import Colour, colour

ROOM: Final = "know"
MUTED: Final[Colour] = colour("#A9B7BF")
PALE: Final[Colour] = colour("#6F8490")
QUIET_SOON: Final = 50
"""So many quiet turns are said aloud."""

Box = tuple[float, float, float, float]
TABS: Final[dict[Shown, tuple[Box, Line, str]]] = {
    Shown.KNOWN: ((0.03, 0.035, 0.28, 0.1), say("You know"), ""),
    Shown.BELIEVED: ((0.325, 0.035, 0.33, 0.1), say("They believe"), "other side"),
    Shown.NOTHING: ((0.67, 0.035, 0.3, 0.1), say("Memory"), "memory"),
}
"""Each map with its place, its name, and the action that shows it."""
TOLD: Final[dict[Shown, Line]] = {
    Shown.KNOWN: say("The map shows what you know of the enemy."),
    Shown.BELIEVED: say("Your own front shows what the enemy may believe about it."),
    Shown.NOTHING: say("No notes are shown now: use your memory, or pencil them in."),
}
TIPS: Final[dict[Shown, Line]] = {
    Shown.KNOWN: say("The map of what you know about the enemy's front."),
    Shown.BELIEVED: say("The same map of your own front: what the enemy may believe about it."),
    Shown.NOTHING: say("No notes: rely on your own memory, and on what you pencil in."),
}

ROWS: Final = (
    ("unknown", say("Unknown"), say("hatched")),
    ("suspected", say("Suspected"), say("thicker ring, more likely")),
    ("seen", say("Seen"), say("and not moved since")),
    ("washere", say("Was here"), say("moved, one of these now")),
    ("pencil", say("Your mark"), say("click a sign, then squares")),
    ("badges", say("Your cards"), say("eye: known; number: odds")),
)
GLYPHS: Final = {"unknown": "sniper", "suspected": "sniper", "seen": "mg", "washere": "mg", "pencil": "officer"}
TOP, STEP, HIGH = 0.15, 0.0795, 0.073
"""Where the rows begin, how far apart they are, and how high their pictures."""
GRID_TOP, GRID_STEP = 0.7, 0.063
"""The same of the list of cards that are still in play, in two columns."""
GRID_ROWS: Final = 4


def is_shown(view: View) -> bool:
    """Whether the panel is there: while a front is laid out, or a card was found, something else is read here."""
    return view.phase != Phase.OVER and not guide.is_laying(view) and not found.is_found(view)


def cell(at: int) -> Box:
    """Where the sign of a kind stands, with its number."""
    column, row = divmod(at, GRID_ROWS)
    return 0.035 + 0.475 * column, GRID_TOP + GRID_STEP * row, 0.455, GRID_STEP


def _rows(paper: Paper) -> Sequence[tuple[str, Line, Line]]:
    """The signs that are on the table now. Whoever only watches has no pencil; by memory there are no notes."""
    if paper.shown is Shown.NOTHING:
        return [row for row in ROWS if row[0] in ("unknown", "pencil")]
    unseen = "" if paper.in_use else "pencil"
    return [row for row in ROWS if row[0] != unseen]


def ornaments(view: View, near: Side, paper: Paper) -> Iterator[Ornament]:
    for shown, (box, _, _) in TABS.items() if paper.in_use else ():
        state = "main" if paper.shown is shown else "open"
        yield Ornament(picture("scope/action", state=state), ROOM, box=box)
    side = "ab"[near if paper.shown is Shown.BELIEVED else 1 - near]
    for at, (mark, _, _) in enumerate(_rows(paper)):
        box = (0.045, TOP + STEP * at, 0.1, HIGH)
        if mark == "pencil":
            yield Ornament(picture("scope/pencil", glyph=GLYPHS[mark]), ROOM, box=(0.06, box[1], 0.075, HIGH))
        elif mark == "badges":
            yield Ornament(picture("scope/known"), ROOM, box=(0.035, box[1] + 0.005, 0.056, HIGH - 0.01))
            yield Ornament(picture("scope/expected"), ROOM, box=(0.096, box[1] - 0.002, 0.066, HIGH + 0.004))
        else:
            shown_as = picture("scope/hidden", side=side, mark=mark, glyph=GLYPHS[mark], ring="4")
            yield Ornament(shown_as, ROOM, box=box)
    for at, kind in enumerate(KINDS):
        left, top, width, height = cell(at)
        held = paper.held == SIGNS[at]
        if held:
            yield Ornament(picture("scope/action", state="main"), ROOM, box=(left - 0.01, top, width, height))
        paint = "#12181D" if held else "#F6FAFB" if view.in_play(1 - near, kind) else "#55646E"
        sign = picture(f"scope/icon-{PICTURES[KIND_NAMES[at]]}", g=paint, gap="#DCE4E8" if held else "#141D24")
        yield Ornament(sign, ROOM, box=(left + 0.01, top + 0.003, 0.047, height - 0.006))


def inscriptions(
    view: View, near: Side, paper: Paper, texts: Texts, called: Callable[[str], str]
) -> Iterator[Inscription]:
    if not paper.in_use:
        words = texts("What you know") if view.seat is not None else texts("What everybody knows")
        yield Inscription(words, ROOM, 0.045, 0.085, 22, WHITE, 0.0, 0.6, face="sans-bold")
    for shown, ((left, top, width, height), name, action) in TABS.items() if paper.in_use else ():
        chosen, y = paper.shown is shown, top + height / 2
        key = called(action) if action else ""
        wide = width - (0.075 if key else 0.03)
        yield Inscription(
            texts.line(name), ROOM, left + 0.02, y, 19, INK if chosen else WHITE, 0.0, wide, face="sans-semibold"
        )
        if key:
            paint = INK if chosen else MUTED
            yield Inscription(key, ROOM, left + width - 0.015, y, 18, paint, 1.0, 0.06, face="sans")
    for at, (_, title, note) in enumerate(_rows(paper)):
        y = TOP + STEP * at + HIGH / 2
        yield Inscription(texts.line(title), ROOM, 0.175, y, 20, WHITE, 0.0, 0.235, face="sans-semibold")
        yield Inscription(texts.line(note), ROOM, 0.42, y, 18, MUTED, 0.0, 0.55, face="sans")
    if paper.shown is Shown.NOTHING:
        y = TOP + STEP * 2.6
        yield Inscription(texts("The rest is up to your memory."), ROOM, 0.045, y, 19, MUTED, 0.0, 0.9, face="sans")
    yield from _counts(view, near, paper, texts)


def borrowed(texts: Texts, called: Callable[[str], str]) -> Iterator[Inscription]:
    """For who only watches: the key that lends them other eyes."""
    key = called("other side")
    if key:
        words = texts("{key}: change view", key=key)
        yield Inscription(words, ROOM, 0.955, 0.085, 18, MUTED, 1.0, 0.3, face="sans")


def _counts(view: View, near: Side, paper: Paper, texts: Texts) -> Iterator[Inscription]:
    """What is still in the enemy's front, and how long nothing was shot."""
    quiet = max(0, view.turns - view.score.last)
    words = texts("Left in the {side} front", side=texts.line(SIDE_LINES[1 - near]))
    yield Inscription(words, ROOM, 0.045, 0.668, 18, WHITE, 0.0, 0.43, face="sans-semibold")
    words = texts("Turn {turn}, quiet turns {n} of {all}", turn=view.turns + 1, n=quiet, all=QUIET_LIMIT)
    paint, face = (WHITE, "sans-semibold") if quiet >= QUIET_SOON else (MUTED, "sans")
    yield Inscription(words, ROOM, 0.955, 0.669, 18, paint, 1.0, 0.48, face=face)
    for at, kind in enumerate(KINDS):
        left, whole = view.in_play(1 - near, kind), view.frame.scenario.count(kind)
        x, top, width, height = cell(at)
        y = top + height / 2
        words = str(left) if kind == "e" else texts("{n} of {all}", n=left, all=whole)
        paint = INK if paper.held == SIGNS[at] else WHITE if left else PALE
        yield Inscription(texts.line(TITLES[SIGNS[at]]), ROOM, x + 0.07, y, 18, paint, 0.0, 0.23, face="sans")
        yield Inscription(words, ROOM, x + width - 0.02, y, 18, paint, 1.0, 0.14, face="sans-semibold")
