"""The keys as they are told of: which actions one line tells of together, what stands under which heading, and what is
found by a word or a key.

Must not know where any of it is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from scrapdesk.core.words import Line, say
from scrapdesk.ui.frame.actions import ACTIONS, PLACES, Action
from scrapdesk.ui.frame.keys import Keys, key_words
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.type.finding import holds_all, sought

ALIKE: Final[Mapping[tuple[str, ...], Line]] = {
    ("next", "previous"): say("Next or previous item"),
    ("next region", "previous region"): say("Next or previous panel"),
    ("slow", "normal", "fast"): say("Slow, normal or fast"),
    ("page back", "page on"): say("Back or forward"),
    ("answer 1", "answer 2"): say("Choose an answer"),
    ("left", "right", "up", "down"): say("Move around"),
    ("home", "end"): say("Jump to the start or the end"),
    ("page up", "page down"): say("Scroll a page"),
    tuple(f"box {n}" for n in range(1, 6)): say("Choose a box"),
    tuple(f"card {n}" for n in range(1, 11)): say("Choose a card from your hand"),
    tuple(f"call {n}" for n in range(1, 9)): say("Call a liar, one key for each person"),
    tuple(f"left hand {n}" for n in range(1, 4)): say("Morra, player on the left"),
    tuple(f"right hand {n}" for n in range(1, 4)): say("Morra, player on the right"),
}
"""Actions that one line tells of together, where their keys are only to be read."""

EVERYWHERE: Final = (
    (say("Everywhere"), ("help", "fullscreen", "report", "use", "cancel", "search")),
    (
        say("Moving around"),
        (
            *("next", "previous", "next region", "previous region", "left", "right", "up", "down"),
            *("page up", "page down", "home", "end", "page back", "page on", "parent folder"),
        ),
    ),
)
"""What is told of once, whatever is played."""
AT_TABLE: Final = (
    (say("Your move"), ("put back", "agree", "undo", "redo", "hint", "type")),
    (say("A closer look"), ("zoom", "pin", "look", "piles", "last move", "status", "rule", "repeat")),
    (say("The pace"), ("hurry", "rush", "slow", "normal", "fast", "pause", "save")),
)
"""What all tables have, by what it is for."""


class KeyLines(NamedTuple):
    """A heading, and the lines below it: the ids of one action or of several alike, and what is said of them."""

    title: Line | str
    lines: list[tuple[tuple[str, ...], Line]]


def together(actions: Iterable[Action]) -> list[tuple[tuple[str, ...], Line]]:
    """These actions as lines, those alike in one."""
    found: list[tuple[tuple[str, ...], Line]] = []
    for action in actions:
        line = next(((ids, words) for ids, words in ALIKE.items() if action.id in ids), ((action.id,), action.title))
        if line not in found:
            found.append(line)
    return found


def told_together(place: str) -> list[tuple[tuple[str, ...], Line]]:
    """The lines of a place."""
    return together(one for one in ACTIONS if one.where == place)


def groups_at(place: str, game: str, own: Sequence[str], others: Sequence[str]) -> list[KeyLines]:
    """What holds at a place: its own keys, by what they are for at a table; then `own`, those of the game alone, under
    its name; then what holds everywhere. `others`: what only some game has, and nobody else is told of."""
    found = []
    if place == "table":
        found += [KeyLines(title, _named(ids)) for title, ids in AT_TABLE]
        told = {one for group in found for ids, _ in group.lines for one in ids} | {*others}
        rest = [one for one in ACTIONS if one.where == "table" and one.id not in told]
        found[0].lines.extend(together(rest))
        found.append(KeyLines(_title("hand"), told_together("hand")))
    else:
        meets = next(one.meets for one in PLACES if one.id == place)
        found += [KeyLines(_title(one), told_together(one)) for one in (place, *meets)]
    mine = together(one for one in ACTIONS if one.id in own) if place == "table" else []
    found += [KeyLines(game, mine)] if mine else []
    return [*found, *(KeyLines(title, _named(ids)) for title, ids in EVERYWHERE)]


def groups_found(typed: str, keys: Keys, texts: Texts) -> list[KeyLines]:
    """Every action of the program that is called so or has that key, under the place where it acts."""
    found = []
    for place in PLACES:
        lines = together(one for one in ACTIONS if one.where == place.id and is_found(one, typed, keys, texts))
        if lines:
            found.append(KeyLines(place.title, lines))
    return found


def is_found(action: Action, typed: str, keys: Keys, texts: Texts) -> bool:
    """Whether words of its name begin like what is typed, or one of its keys is just that."""
    words = sought(typed)
    chords = {key_words(chord, texts).lower() for chord in keys.keys_of(action.id)}
    return holds_all(texts.line(action.title), words) or " ".join(words) in chords


def _named(ids: Sequence[str]) -> list[tuple[tuple[str, ...], Line]]:
    """The lines of these actions, in this order."""
    return together(one for wanted in ids for one in ACTIONS if one.id == wanted)


def _title(place: str) -> Line:
    return next(one.title for one in PLACES if one.id == place)
