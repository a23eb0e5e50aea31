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
        say("Drag a piece, or click it and then its place. By keyboard: {next} to the table, arrows, {use}."),
        (("next", "next"), ("use", "use")),
    ),
    "rows": Tip(
        say("Click a move to make it. By keyboard: arrows, then {use}. {type} lets you type a move, or part of one."),
        (("use", "use"), ("type", "type")),
    ),
    "drag": Tip(
        say("Places that are marked take the piece. {cancel} or the other mouse button puts it back."),
        (("cancel", "cancel"),),
    ),
    "refusal": Tip(
        say("Every refusal names its rule: a click on it, or {rule}, opens the book there."), (("rule", "rule"),)
    ),
    "undo": Tip(
        say("{redo} brings back what you took back. What was seen or rolled can be taken back as practice only."),
        (("redo", "redo"),),
    ),
    "opponent": Tip(
        say("{hurry} lets an opponent hurry; {slow}, {normal} and {fast} set how quickly everything goes."),
        (("hurry", "hurry"), ("slow", "slow"), ("normal", "normal"), ("fast", "fast")),
    ),
    "hidden": Tip(
        say("These are your cards, and only you should look. When your turn ends they are covered again."),
    ),
    "coach": Tip(
        say("The coach knows only what you may know. How likely a move wins is a guess of many tries."),
    ),
    "log": Tip(
        say("What happened is told at the right; a line that is clicked says more. {last} tells the last move again."),
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
