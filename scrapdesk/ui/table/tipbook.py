"""Tips: a sentence about something new, shown once, when it is met for the first time. They stop nobody.

Owns what the tips say and which have been seen. When the moment is, others say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from scrapdesk.core.words import Line, say
from scrapdesk.ui.context import AppContext

if TYPE_CHECKING:
    from scrapdesk.ui.scenes.passing import Passing


class Tip(NamedTuple):
    """`keys`: the gaps of the sentence that hold the keys of actions."""

    words: Line
    keys: tuple[tuple[str, str], ...] = ()


TIPS: Final = {
    "moves": Tip(
        say(
            "Drag a piece, or click it and then a square. Keyboard: {next} to reach the table, then arrow keys and "
            "{use}."
        ),
        (("next", "next"), ("use", "use")),
    ),
    "rows": Tip(
        say("Click a move to play it. Keyboard: arrow keys, then {use}. Press {type} to type a move or part of one."),
        (("use", "use"), ("type", "type")),
    ),
    "drag": Tip(
        say("Drop it on a highlighted square. Press {cancel} or right-click to put it back."),
        (("cancel", "cancel"),),
    ),
    "refusal": Tip(
        say("When a move is refused, the message names the rule. Click it or press {rule} to read it."),
        (("rule", "rule"),),
    ),
    "undo": Tip(
        say("Press {redo} to redo. Undoing a move that has shown you something new turns the game into practice."),
        (("redo", "redo"),),
    ),
    "opponent": Tip(
        say("Press {hurry} to skip ahead; {slow}, {normal} and {fast} set the animation speed."),
        (("hurry", "hurry"), ("slow", "slow"), ("normal", "normal"), ("fast", "fast")),
    ),
    "hidden": Tip(
        say("Only you should see these cards. They are hidden again when your turn ends."),
    ),
    "coach": Tip(
        say("The coach sees only what you see. How often a move wins is an estimate from simulated games."),
    ),
    "log": Tip(
        say("The log is on the right. Click a line for details; press {last} to repeat the last move."),
        (("last", "last move"),),
    ),
}


def show_tip(context: AppContext, passing: Passing, name: str) -> None:
    """Shows a tip, unless it was seen before, nobody wants tips, there is no room for it, or another is still there:
    then it waits."""
    settings = context.settings
    if not settings.tips or name in settings.tips_seen or passing.tip is not None:
        return
    tip, texts = TIPS[name], context.texts
    gaps = tuple((gap, context.keys.called(action, texts)) for gap, action in tip.keys)
    known = all(key for _, key in gaps)  # a tip about a key that there is not would be none
    if known and passing.show_tip(texts.line(Line(tip.words.template, gaps))):
        context.note_settings(tips_seen=(*settings.tips_seen, name))
