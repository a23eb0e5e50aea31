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
from scrapdesk.ui.faces.scope import found, guide, stock
from scrapdesk.ui.faces.scope.marks import MUTED, SIDE_LINES, WHITE
from scrapdesk.ui.faces.scope.paper import Paper, Shown
from scrapdesk.ui.faces.scope.sides import aim
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture

ROOM: Final = "know"
QUIET_TOLD, QUIET_SOON = 10, 50
"""From so many quiet turns on they are told, and told aloud."""

Box = tuple[float, float, float, float]
TABS: Final[dict[Shown, tuple[Box, Line, str]]] = {
    Shown.KNOWN: ((0.685, 0.026, 0.083, 0.09), say("What you know"), ""),
    Shown.BELIEVED: ((0.78, 0.026, 0.083, 0.09), say("What they may believe"), "other side"),
    Shown.NOTHING: ((0.875, 0.026, 0.083, 0.09), say("From memory"), "memory"),
}
"""Each map with its place, its name, and the action that shows it. The name of the one that is shown is the head of the
panel; the others are signs."""
TAB_SIGNS: Final = {Shown.KNOWN: "eye", Shown.BELIEVED: "people", Shown.NOTHING: "hidden"}
TAB_SIGN: Final = 0.062
"""How wide such a sign is."""
SHAPE: Final = 470 / 424
"""How much wider than high the panel is."""
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
EYE: Final = say("by the enemy")
"""What the badge on an own card means, in the row of what was seen."""
TRUE: Final = say("the true card")
"""And what the sign on one means that is shown as the enemy may see it."""
PENCIL: Final[Row] = ("pencil", say("Your mark"), say("in pencil"))
SEEN_ROW: Final = 2
"""The row of those in which the sign of own cards has its place."""
EVERYBODY: Final = say("What everybody knows")
GLYPHS: Final = {"unknown": "sniper", "suspected": "sniper", "seen": "mg", "washere": "mg"}
LEGEND, ROOMY = (0.136, 0.124, 0.106), (0.152, 0.168, 0.146)
"""Where the signs begin, how far apart their rows are, and how high their pictures; and while nothing stands below
them."""
WORDS: Final = 0.205
"""Where the words beside them begin."""
BADGE: Final = (0.6, 0.075)
"""Where the sign stands that own cards have, before what it means, and how wide it is."""
AIM, LINE, LONG = 0.864, 0.056, 46
"""How far down it is said what wins, in lines so far apart and with so many letters at most; and then how long nothing
was shot."""
LOWEST: Final = 0.918
"""The last of these lines, where the signs of what is left stand over them."""
LEFT: Final = 0.687
"""How far down the head of those signs stands, and beside it how long nothing was shot."""
RULES: Final = (0.123, 0.644)
"""Where hairlines part the panel: below its head, and over what stands below the signs."""


def is_shown(view: View, beside: bool = False) -> bool:
    """Whether the panel is there: while a front is laid out, or a card was found, something else is read here."""
    return view.phase != Phase.OVER and not guide.is_laying(view) and not found.in_panel(view, beside)


def _room(view: View) -> tuple[float, float, float]:
    """Where the signs begin, how far apart their rows are, and how high their pictures."""
    return LEGEND if stock.is_told(view, False) else ROOMY


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
    for top in RULES[: 1 + stock.is_told(view, False)]:
        yield Ornament(picture("scope/share", part="0"), ROOM, box=(0.045, top, 0.91, 0.005))
    if paper.in_use:
        yield from _tabs(paper)
    side = "ab"[near if paper.shown is Shown.BELIEVED else 1 - near]
    first, step, high = _room(view)
    wide = high / SHAPE
    for at, (mark, _, _) in enumerate(_rows(view, paper)):
        top = first + step * at
        if mark in GLYPHS:
            shown_as = picture("scope/hidden", side=side, mark=mark, glyph=GLYPHS[mark], ring="5")
            yield Ornament(shown_as, ROOM, box=(0.045, top, wide, high))
        else:
            yield Ornament(picture(f"scope/{mark}", glyph="officer"), ROOM, box=(0.045, top, wide, high))
    if tells_badges(view, paper):
        left, wide = BADGE
        middle = first + step * SEEN_ROW + high / 2
        yield Ornament(badge(paper)[0], ROOM, box=(left, middle - wide * SHAPE / 2, wide, wide * SHAPE))


def _tabs(paper: Paper) -> Iterator[Ornament]:
    """A sign for each map, and a line under the one that is shown."""
    for shown, ((left, top, width, height), _, _) in TABS.items():
        chosen = paper.shown is shown
        sign = picture(f"desk/icon-{TAB_SIGNS[shown]}", colour="#F6FAFB" if chosen else "#8496A1")
        x, high = left + (width - TAB_SIGN) / 2, TAB_SIGN * SHAPE
        yield Ornament(sign, ROOM, box=(x, top + (height - high) / 2, TAB_SIGN, high))
        if chosen:
            line = picture("scope/share", part="20")
            yield Ornament(line, ROOM, box=(left + 0.006, top + height - 0.004, width - 0.012, 0.009))


def inscriptions(
    view: View, near: Side, paper: Paper, texts: Texts, called: Callable[[str], str]
) -> Iterator[Inscription]:
    told = TABS[paper.shown][1] if view.seat is not None else EVERYBODY
    yield Inscription(texts.line(told), ROOM, 0.045, 0.069, 23, WHITE, 0.0, 0.61, face="sans-bold")
    yield from _legend(view, near, paper, texts)
    lines, stocked = wrap(aim(view.frame.scenario, texts), LONG), stock.is_told(view, False)
    first = LOWEST - LINE * (len(lines) - 1) if stocked else AIM
    for at, line in enumerate(lines):
        yield Inscription(line, ROOM, 0.045, first + LINE * at, 19, WHITE, 0.0, 0.91, face="sans-semibold")
    quiet, soon = _quiet(view, texts)
    paint, face = (WHITE, "sans-semibold") if soon else (MUTED, "sans")
    if stocked:
        words = texts("Left in the {side} front", side=texts.line(SIDE_LINES[1 - near]))
        yield Inscription(words, ROOM, 0.045, LEFT, 18, MUTED, 0.0, 0.5, face="sans")
    if quiet and stocked:
        yield Inscription(quiet, ROOM, 0.955, LEFT, 18, paint, 1.0, 0.45, face=face)
    elif quiet:
        yield Inscription(quiet, ROOM, 0.045, AIM + LINE * len(lines), 18, paint, 0.0, 0.91, face=face)


def borrowed(texts: Texts, called: Callable[[str], str]) -> Iterator[Inscription]:
    """For who only watches: the key that lends them other eyes."""
    key = called("other side")
    if key:
        words = texts("{key}: change view", key=key)
        yield Inscription(words, ROOM, 0.955, 0.067, 18, MUTED, 1.0, 0.3, face="sans")


def _legend(view: View, near: Side, paper: Paper, texts: Texts) -> Iterator[Inscription]:
    first, step, high = _room(view)
    for at, (mark, title, note) in enumerate(_rows(view, paper)):
        top = first + step * at
        told = _snipers(view, near, paper, texts) if mark == "suspected" else texts.line(note)
        yield Inscription(texts.line(title), ROOM, WORDS, top + high * 0.28, 21, WHITE, 0.0, 0.3, face="sans-semibold")
        yield Inscription(told, ROOM, WORDS, top + high * 0.74, 18, MUTED, 0.0, 0.75, face="sans")
    if tells_badges(view, paper):
        y = first + step * SEEN_ROW + high / 2
        left = BADGE[0] + BADGE[1] + 0.02
        yield Inscription(texts.line(badge(paper)[1]), ROOM, left, y, 18, MUTED, 0.0, 0.955 - left, face="sans")
    if paper.shown is Shown.NOTHING:
        words = texts("The rest is up to your memory.")
        yield Inscription(words, ROOM, 0.045, first + 2 * step + high / 2, 19, MUTED, 0.0, 0.9, face="sans")


def _snipers(view: View, near: Side, paper: Paper, texts: Texts) -> str:
    """Among how many snipers the odds are shared out: those of several squares may well add up to more than one."""
    side = near if paper.shown is Shown.BELIEVED else 1 - near
    left = view.in_play(side, SNIPER)
    if not left:
        return texts.line(ROWS[1][2])
    return texts.count(left, "the thicker, the likelier; 1 sniper left", "the thicker, the likelier; {n} snipers left")


def _quiet(view: View, texts: Texts) -> tuple[str, bool]:
    """How long nothing was shot, once that counts, and whether it makes a draw soon."""
    quiet = max(0, view.turns - view.score.last)
    if quiet < QUIET_TOLD:
        return "", False
    if quiet >= QUIET_SOON:
        return texts.count(QUIET_LIMIT - quiet, "a draw in {n} quiet turn", "a draw in {n} quiet turns"), True
    return texts("Quiet turns {n} of {all}", n=quiet, all=QUIET_LIMIT), False
