"""What the keys of a table ask for, beside moves: help, hints, speed, and to hear once more what was said.

Owns who is asked. Which key it was, and where things stand, is not known here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scrapdesk.ui.frame.actions import SPEEDS
from scrapdesk.ui.requests import OpenHelp, OpenPause
from scrapdesk.ui.table.inventory import spoken_field

if TYPE_CHECKING:
    from scrapdesk.ui.table.scene import TableScene


def obey(table: TableScene, wish: str) -> bool:
    """Does what an action of the table stands for; False where it is none."""
    acts: dict[str, Callable[[], None]] = {
        "undo": table.undo,
        "redo": table.redo,
        "save": table.save,
        "hint": table.hint,
        "help": lambda: table.context.open(OpenHelp("table", table.sitting.game)),
        "rule": lambda: _open_rule(table),
        "repeat": lambda: _repeat(table),
        "status": lambda: _tell_status(table),
        "last move": lambda: _tell_last(table),
        "pause": lambda: open_pause(table),
    }
    if wish in SPEEDS:
        _set_speed(table, wish)
    elif wish in acts:
        acts[wish]()
    else:
        return False
    return True


def open_pause(table: TableScene) -> None:
    table.context.open(OpenPause(table))


def _open_rule(table: TableScene) -> None:
    """The rule of what is said just now, or else the book."""
    toast = table.passing.toast
    table.open_rules(toast.rule if toast is not None else "")


def _set_speed(table: TableScene, speed: str) -> None:
    texts = table.context.texts
    table.context.change_settings(speed=speed)
    words = {"slow": texts("Speed: slow"), "normal": texts("Speed: normal"), "fast": texts("Speed: fast")}
    table.say(words[speed])


def _repeat(table: TableScene) -> None:
    """The last thing that was said, however long it is gone."""
    said = table.passing.last
    if said.text:
        table.say(said.text, said.tone, said.rule, table.sitting.game)
    else:
        table.say(table.context.texts("There is no message to repeat yet."))


def _tell_status(table: TableScene) -> None:
    """Whose turn it is, and what everybody has, as far as the person may know."""
    sitting, texts = table.sitting, table.context.texts
    seat = sitting.match.to_act
    turn = texts("The game is over") if seat is None else texts("{name} to move", name=sitting.names[seat])
    lines = [f"{turn}."]
    fields = sitting.table.status(sitting.view)
    for owner in (None, *range(len(sitting.names))):
        told = ", ".join(" ".join(spoken_field(field, texts)) for field in fields if field.seat == owner)
        if told:
            lines.append(f"{told[:1].upper()}{told[1:]}." if owner is None else f"{sitting.names[owner]}: {told}.")
    table.say("\n".join(lines))


def _tell_last(table: TableScene) -> None:
    """The last move with all that came of it."""
    told = table.teller.log(table.sitting.viewer)
    heads = [at for at, line in enumerate(told) if line.heads]
    lines = told[heads[-1] :] if heads else []
    words = "\n".join(line.text for line in lines) or table.context.texts("No moves yet.")
    rule = next((line.rule for line in lines if line.rule), "")
    table.say(words, "info", rule, table.sitting.game)
