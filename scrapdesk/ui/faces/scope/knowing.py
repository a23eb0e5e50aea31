"""The panel of what is known: which map is shown, what its signs mean, what is still in the enemy's front.

The signs of the cards below are pencils as well: whoever takes one up writes it onto squares. Says where on the panel
what can be pressed; coordinates are parts of the panel. Sees Views only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from scrapdesk.core.words import Line, say
from scrapdesk.games.scope.cards import KIND_NAMES, KINDS, SNIPER, Side
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.turns import QUIET_LIMIT
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scope import found, guide
from scrapdesk.ui.faces.scope.marks import GUN, INK, MUTED, PICTURES, SIDE_LINES, TITLES, WHITE
from scrapdesk.ui.faces.scope.paper import SIGNS, Paper, Shown
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.theme import Colour, colour

ROOM: Final = "know"
PALE: Final[Colour] = colour("#6F8490")
QUIET_SOON: Final = 50
"""So many quiet turns are said aloud."""

Box = tuple[float, float, float, float]
SHORT: Final = {"gun": GUN, "empty": say("Empty")}
"""What has no room for its whole name."""
TABS: Final[dict[Shown, tuple[Box, Line, str]]] = {
    Shown.KNOWN: ((0.03, 0.03, 0.28, 0.1), say("You know"), ""),
    Shown.BELIEVED: ((0.325, 0.03, 0.33, 0.1), say("They believe"), "other side"),
    Shown.NOTHING: ((0.67, 0.03, 0.3, 0.1), say("Memory"), "memory"),
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

Row = tuple[str, Line, Line]
"""A sign, what it is called, and what that means."""
ROWS: Final[Sequence[Row]] = (
    ("unknown", say("Unknown"), say("never seen")),
    ("suspected", say("Suspected"), say("one of the snipers")),
    ("seen", say("Seen"), say("not moved since")),
    ("washere", say("Was here"), say("grey: possible")),
)
EYE: Final = say("on your card: the enemy has seen it")
"""What the badge on an own card means."""
TRUE: Final = say("in a corner: the card that is truly there")
"""And what the sign on one means that is shown as the enemy may see it."""
PENCIL: Final[Row] = ("pencil", say("Your mark"), say("in pencil"))
GLYPHS: Final = {"unknown": "sniper", "suspected": "sniper", "seen": "mg", "washere": "mg"}
LEGEND: Final = (0.163, 0.156, 0.14)
"""Where the signs begin, how far apart their rows are, and how high their pictures."""
GRID: Final = (0.658, 0.148, 0.135)
"""The same of the cards that are still in play."""
HEAD, SEEN = 0.608, 0.51
"""How far down it is said whose cards these are, and what the eye on a card means."""
ACROSS: Final = 4


def is_shown(view: View, beside: bool = False) -> bool:
    """Whether the panel is there: while a front is laid out, or a card was found, something else is read here."""
    return view.phase != Phase.OVER and not guide.is_laying(view) and not found.in_panel(view, beside)


def cell(at: int) -> Box:
    """Where the sign of a kind stands, with its number and its name."""
    row, column = divmod(at, ACROSS)
    top, step, high = GRID
    return 0.03 + 0.237 * column, top + step * row, 0.228, high


def _place(at: int) -> tuple[float, float]:
    """Where the picture of a sign stands."""
    row, column = divmod(at, 2)
    top, step, _ = LEGEND
    return 0.045 + 0.475 * column, top + step * row


def _rows(view: View, paper: Paper) -> Sequence[Row]:
    """The signs that are on the table now. Whoever only watches sees nobody's badges; by memory there are no notes."""
    if paper.shown is Shown.NOTHING:
        return (ROWS[0], PENCIL)
    return ROWS


def _tells_badges(view: View, paper: Paper) -> bool:
    """Whoever only watches sees nobody's badges, and by memory there are none."""
    return view.side is not None and paper.shown is not Shown.NOTHING


def ornaments(view: View, near: Side, paper: Paper) -> Iterator[Ornament]:
    for shown, (box, _, _) in TABS.items() if paper.in_use else ():
        state = "main" if paper.shown is shown else "open"
        yield Ornament(picture("scope/action", state=state), ROOM, box=box)
    side = "ab"[near if paper.shown is Shown.BELIEVED else 1 - near]
    high = LEGEND[2]
    for at, (mark, _, _) in enumerate(_rows(view, paper)):
        left, top = _place(at)
        if mark in GLYPHS:
            shown_as = picture("scope/hidden", side=side, mark=mark, glyph=GLYPHS[mark], ring="5")
            yield Ornament(shown_as, ROOM, box=(left, top, 0.135, high))
            if mark == "suspected":
                small = picture("scope/icon-decoy", g="#A9B7BF", gap="#1B1714")
                yield Ornament(small, ROOM, box=(left + 0.088, top + high * 0.62, 0.036, high * 0.3))
        else:
            sign = picture(f"scope/{mark}", glyph="officer")
            yield Ornament(sign, ROOM, box=(left + 0.016, top + 0.01, 0.1, high - 0.02))
    if _tells_badges(view, paper):
        believed = paper.shown is Shown.BELIEVED
        badge = picture("scope/truth", glyph="officer") if believed else picture("scope/known")
        yield Ornament(badge, ROOM, box=(0.045, SEEN - 0.037, 0.06, 0.074))
    for at, kind in enumerate(KINDS):
        left, top, width, height = cell(at)
        held = paper.held == SIGNS[at]
        if held:
            yield Ornament(
                picture("scope/action", state="main"), ROOM, box=(left - 0.008, top - 0.008, width, height + 0.02)
            )
        paint = "#12181D" if held else "#F6FAFB" if view.in_play(1 - near, kind) else "#55646E"
        sign = picture(f"scope/icon-{PICTURES[KIND_NAMES[at]]}", g=paint, gap="#DCE4E8" if held else "#141D24")
        yield Ornament(sign, ROOM, box=(left + 0.014, top + 0.002, 0.07, height * 0.62))


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
    yield from _legend(view, near, paper, texts)
    yield from _counts(view, near, paper, texts)


def borrowed(texts: Texts, called: Callable[[str], str]) -> Iterator[Inscription]:
    """For who only watches: the key that lends them other eyes."""
    key = called("other side")
    if key:
        words = texts("{key}: change view", key=key)
        yield Inscription(words, ROOM, 0.955, 0.085, 18, MUTED, 1.0, 0.3, face="sans")


def _legend(view: View, near: Side, paper: Paper, texts: Texts) -> Iterator[Inscription]:
    high = LEGEND[2]
    for at, (mark, title, note) in enumerate(_rows(view, paper)):
        left, top = _place(at)
        x, wide = left + 0.15, 0.315
        told = _snipers(view, near, paper, texts) if mark == "suspected" else texts.line(note)
        yield Inscription(texts.line(title), ROOM, x, top + high * 0.28, 19, WHITE, 0.0, wide, face="sans-semibold")
        yield Inscription(told, ROOM, x, top + high * 0.76, 18, MUTED, 0.0, wide, face="sans")
    if _tells_badges(view, paper):
        line = TRUE if paper.shown is Shown.BELIEVED else EYE
        yield Inscription(texts.line(line), ROOM, 0.125, SEEN, 18, MUTED, 0.0, 0.83, face="sans")
    if paper.shown is Shown.NOTHING:
        words = texts("The rest is up to your memory.")
        yield Inscription(words, ROOM, 0.045, LEGEND[0] + LEGEND[1] * 1.4, 19, MUTED, 0.0, 0.9, face="sans")


def _snipers(view: View, near: Side, paper: Paper, texts: Texts) -> str:
    """Among how many snipers the odds are shared out: those of several squares may well add up to more than one."""
    side = near if paper.shown is Shown.BELIEVED else 1 - near
    left = view.in_play(side, SNIPER)
    return texts.count(left, "the last sniper", "one of {n} snipers") if left else texts("none is left")


def _quiet(view: View, texts: Texts) -> Iterator[Inscription]:
    """How long nothing was shot, and in the end when that makes a draw."""
    quiet = max(0, view.turns - view.score.last)
    if not quiet:
        return
    soon = quiet >= QUIET_SOON
    words = texts.count(quiet, "no card shot for {n} turn", "no card shot for {n} turns")
    if soon:
        words = texts.count(QUIET_LIMIT - quiet, "a draw in {n} turn", "a draw in {n} turns")
    paint, face = (WHITE, "sans-semibold") if soon else (MUTED, "sans")
    yield Inscription(words, ROOM, 0.955, HEAD, 18, paint, 1.0, 0.44, face=face)


def _counts(view: View, near: Side, paper: Paper, texts: Texts) -> Iterator[Inscription]:
    """What is still in the enemy's front, and how long nothing was shot."""
    words = texts("Left in the {side} front", side=texts.line(SIDE_LINES[1 - near]))
    yield Inscription(words, ROOM, 0.045, HEAD, 19, WHITE, 0.0, 0.46, face="sans-semibold")
    yield from _quiet(view, texts)
    for at, kind in enumerate(KINDS):
        left, whole = view.in_play(1 - near, kind), view.frame.scenario.count(kind)
        x, top, _, height = cell(at)
        words = str(left) if kind == "e" else texts("{n} of {all}", n=left, all=whole)
        paint = INK if paper.held == SIGNS[at] else WHITE if left else PALE
        yield Inscription(words, ROOM, x + 0.09, top + height * 0.32, 19, paint, 0.0, 0.13, face="sans-semibold")
        name = texts.line(SHORT.get(SIGNS[at], TITLES[SIGNS[at]]))
        yield Inscription(name, ROOM, x + 0.014, top + height * 0.8, 18, paint, 0.0, 0.21, face="sans")
