"""The panel of what is known: which map is shown, what its signs mean, and below them what wins.

Says where on the panel its tabs can be pressed; coordinates are parts of the panel. Sees Views only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from textwrap import wrap
from typing import Final

from scrapdesk.core.words import Line, say
from scrapdesk.games.scope.cards import SNIPER, Side
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.turns import QUIET_LIMIT
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scope import found, guide
from scrapdesk.ui.faces.scope.marks import MUTED, WHITE
from scrapdesk.ui.faces.scope.paper import Paper, Shown
from scrapdesk.ui.faces.scope.sides import aim
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture

ROOM: Final = "know"
QUIET_TOLD, QUIET_SOON = 10, 50
"""From so many quiet turns on they are told, and told aloud."""

Box = tuple[float, float, float, float]
TABS: Final[dict[Shown, tuple[Box, Line, str]]] = {
    Shown.KNOWN: ((0.03, 0.022, 0.22, 0.09), say("You know"), ""),
    Shown.BELIEVED: ((0.285, 0.022, 0.325, 0.09), say("They believe"), "other side"),
    Shown.NOTHING: ((0.665, 0.022, 0.235, 0.09), say("Memory"), "memory"),
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
    ("suspected", say("Suspected"), say("the thicker, the likelier")),
    ("seen", say("Seen"), say("not moved since")),
    ("washere", say("Was here"), say("moved since; small: could be here")),
)
EYE: Final = say("seen by the enemy")
"""What the badge on an own card means."""
TRUE: Final = say("the true card")
"""And what the sign on one means that is shown as the enemy may see it."""
PENCIL: Final[Row] = ("pencil", say("Your mark"), say("in pencil"))
GLYPHS: Final = {"unknown": "sniper", "suspected": "sniper", "seen": "mg", "washere": "mg"}
LEGEND: Final = (0.158, 0.157, 0.138)
"""Where the signs begin, how far apart their rows are, and how high their pictures."""
WORDS: Final = 0.205
"""Where the words beside them begin."""
AIM, LINE, LONG = 0.848, 0.051, 46
"""How far down it is said what wins, in lines so far apart and with so many letters at most; and then how long nothing
was shot."""
RULES: Final = (0.119, 0.8)
"""Where hairlines part the panel."""


def is_shown(view: View, beside: bool = False) -> bool:
    """Whether the panel is there: while a front is laid out, or a card was found, something else is read here."""
    return view.phase != Phase.OVER and not guide.is_laying(view) and not found.in_panel(view, beside)


def _place(at: int) -> tuple[float, float]:
    """Where the picture of a sign stands."""
    top, step, _ = LEGEND
    return 0.045, top + step * at


def _rows(view: View, paper: Paper) -> Sequence[Row]:
    """The signs that are on the table now; by memory there are no notes."""
    if paper.shown is Shown.NOTHING:
        return (ROWS[0], PENCIL)
    return ROWS


def tells_badges(view: View, paper: Paper) -> bool:
    """Whoever only watches sees nobody's badges, by memory there are none, and after the end others."""
    return view.side is not None and paper.shown is not Shown.NOTHING and Phase.DEAL < view.phase < Phase.OVER


def badge(paper: Paper) -> tuple[Picture, Line]:
    """What stands on own cards, and what it means: that is told on the own panel."""
    if paper.shown is Shown.BELIEVED:
        return picture("scope/truth", glyph="officer"), TRUE
    return picture("scope/known"), EYE


def ornaments(view: View, near: Side, paper: Paper) -> Iterator[Ornament]:
    for top in RULES:
        yield Ornament(picture("scope/share", part="0"), ROOM, box=(0.045, top, 0.91, 0.005))
    if paper.in_use:
        left, top, width, height = TABS[paper.shown][0]
        line = picture("scope/share", part="20")
        yield Ornament(line, ROOM, box=(left + 0.015, top + height, width - 0.03, 0.009))
    side = "ab"[near if paper.shown is Shown.BELIEVED else 1 - near]
    high = LEGEND[2]
    for at, (mark, _, _) in enumerate(_rows(view, paper)):
        left, top = _place(at)
        if mark in GLYPHS:
            shown_as = picture("scope/hidden", side=side, mark=mark, glyph=GLYPHS[mark], ring="5")
            yield Ornament(shown_as, ROOM, box=(left, top, 0.132, high))
        else:
            sign = picture(f"scope/{mark}", glyph="officer")
            yield Ornament(sign, ROOM, box=(left + 0.006, top, 0.12, high))


def inscriptions(
    view: View, near: Side, paper: Paper, texts: Texts, called: Callable[[str], str]
) -> Iterator[Inscription]:
    if not paper.in_use:
        words = texts("What you know") if view.seat is not None else texts("What everybody knows")
        yield Inscription(words, ROOM, 0.045, 0.067, 22, WHITE, 0.0, 0.6, face="sans-bold")
    for shown, ((left, top, width, height), name, action) in TABS.items() if paper.in_use else ():
        chosen, y = paper.shown is shown, top + height / 2
        key = called(action) if action else ""
        wide = width - (0.075 if key else 0.03)
        paint, face = (WHITE, "sans-bold") if chosen else (MUTED, "sans-semibold")
        yield Inscription(texts.line(name), ROOM, left + 0.015, y, 20, paint, 0.0, wide, face=face)
        if key:
            yield Inscription(key, ROOM, left + width - 0.015, y, 18, MUTED, 1.0, 0.06, face="sans")
    yield from _legend(view, near, paper, texts)
    lines = wrap(aim(view.frame.scenario, texts), LONG)
    for at, line in enumerate(lines):
        yield Inscription(line, ROOM, 0.045, AIM + LINE * at, 19, WHITE, 0.0, 0.91, face="sans-semibold")
    yield from _quiet(view, AIM + LINE * len(lines), texts)


def borrowed(texts: Texts, called: Callable[[str], str]) -> Iterator[Inscription]:
    """For who only watches: the key that lends them other eyes."""
    key = called("other side")
    if key:
        words = texts("{key}: change view", key=key)
        yield Inscription(words, ROOM, 0.955, 0.067, 18, MUTED, 1.0, 0.3, face="sans")


def _legend(view: View, near: Side, paper: Paper, texts: Texts) -> Iterator[Inscription]:
    high = LEGEND[2]
    for at, (mark, title, note) in enumerate(_rows(view, paper)):
        _, top = _place(at)
        told = _snipers(view, near, paper, texts) if mark == "suspected" else texts.line(note)
        yield Inscription(texts.line(title), ROOM, WORDS, top + high * 0.28, 21, WHITE, 0.0, 0.3, face="sans-semibold")
        yield Inscription(told, ROOM, WORDS, top + high * 0.74, 18, MUTED, 0.0, 0.75, face="sans")
    if paper.shown is Shown.NOTHING:
        words = texts("The rest is up to your memory.")
        yield Inscription(words, ROOM, 0.045, _place(2)[1] + high / 2, 19, MUTED, 0.0, 0.9, face="sans")


def _snipers(view: View, near: Side, paper: Paper, texts: Texts) -> str:
    """Among how many snipers the odds are shared out: those of several squares may well add up to more than one."""
    side = near if paper.shown is Shown.BELIEVED else 1 - near
    left = view.in_play(side, SNIPER)
    if not left:
        return texts.line(ROWS[1][2])
    return texts.count(left, "the thicker, the likelier; 1 sniper left", "the thicker, the likelier; {n} snipers left")


def _quiet(view: View, y: float, texts: Texts) -> Iterator[Inscription]:
    """How long nothing was shot, and in the end when that makes a draw."""
    quiet = max(0, view.turns - view.score.last)
    if quiet < QUIET_TOLD:
        return
    if quiet >= QUIET_SOON:
        left = QUIET_LIMIT - quiet
        words = texts.count(left, "No card shot: a draw in {n} turn", "No card shot: a draw in {n} turns")
        yield Inscription(words, ROOM, 0.045, y, 19, WHITE, 0.0, 0.91, face="sans-semibold")
        return
    words = texts("No card shot for {n} turns; a draw at {all}", n=quiet, all=QUIET_LIMIT)
    yield Inscription(words, ROOM, 0.045, y, 18, MUTED, 0.0, 0.91, face="sans")
