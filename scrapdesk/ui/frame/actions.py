"""Everything that a key can do, by name: what it is called, where it holds, and its keys unless a person chose others.

The one list of keys in the program: scenes and widgets ask for an action (`keys.py`), never for a key. Text fields are
the exception, since their keys write. Must not know who does what is asked for.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from scrapdesk.core.words import Line, say


class Action(NamedTuple):
    id: str
    where: str
    title: Line
    keys: tuple[str, ...]


class KeyPlace(NamedTuple):
    """A part of the program in which some keys mean something. `meets`: places whose keys hold at the same time."""

    id: str
    title: Line
    meets: tuple[str, ...] = ()


ALWAYS: Final = ("window", "moving")
"""The places whose keys hold everywhere."""

PLACES: Final = (
    KeyPlace("window", say("Everywhere")),
    KeyPlace("moving", say("Navigation")),
    KeyPlace("table", say("At a table"), ("hand", "search")),
    KeyPlace("hand", say("Your hand of cards"), ("table",)),
    KeyPlace("results", say("Game statistics")),
    KeyPlace("replay", say("Replay"), ("records",)),
    KeyPlace("records", say("Saved games"), ("replay",)),
    KeyPlace("workshop", say("The workshop")),
    KeyPlace("search", say("Rule books, files and typed moves"), ("table",)),
    KeyPlace("desk", say("The desk")),
    KeyPlace("setup", say("Set-up")),
    KeyPlace("seat", say("Who sits here?")),
    KeyPlace("calls", say("Several players deciding at once")),
    KeyPlace("morra", say("A round of morra")),
)

ACTIONS: Final = (
    Action("help", "window", say("Help"), ("f1",)),
    Action("fullscreen", "window", say("Toggle full screen"), ("f11", "alt+enter")),
    Action("report", "window", say("Save a bug report"), ("f12",)),
    Action("next", "moving", say("Next item"), ("tab",)),
    Action("previous", "moving", say("Previous item"), ("shift+tab",)),
    Action("next region", "moving", say("Next panel"), ("f6",)),
    Action("previous region", "moving", say("Previous panel"), ("shift+f6",)),
    Action("left", "moving", say("Move left"), ("left",)),
    Action("right", "moving", say("Move right"), ("right",)),
    Action("up", "moving", say("Move up"), ("up",)),
    Action("down", "moving", say("Move down"), ("down",)),
    Action("page up", "moving", say("Scroll up a page"), ("page up",)),
    Action("page down", "moving", say("Scroll down a page"), ("page down",)),
    Action("home", "moving", say("Jump to the start"), ("home",)),
    Action("end", "moving", say("Jump to the end"), ("end",)),
    Action("use", "moving", say("Select"), ("enter", "space")),
    Action("cancel", "moving", say("Cancel, close, or pause the game"), ("escape",)),
    Action("put back", "table", say("Put back; in a lesson, previous step"), ("backspace",)),
    Action("undo", "table", say("Undo"), ("ctrl+z",)),
    Action("redo", "table", say("Redo"), ("ctrl+y", "ctrl+shift+z")),
    Action("hurry", "table", say("Skip ahead; in a lesson, next step"), ("space",)),
    Action("hint", "table", say("Hint"), ("h",)),
    Action("rule", "table", say("Open the rule just mentioned"), ("r",)),
    Action("status", "table", say("Status"), ("s",)),
    Action("last move", "table", say("Last move"), ("l",)),
    Action("piles", "table", say("Browse the piles"), ("c",)),
    Action("zoom", "table", say("Enlarge the card while held"), ("alt",)),
    Action("pin", "table", say("Pin the enlarged card"), ("z",)),
    Action("other side", "table", say("See the table as the other side does"), ("b",)),
    Action("memory", "table", say("Hide or show your notes"), ("k",)),
    Action("mark", "table", say("Mark a square"), ("m",)),
    Action("look", "table", say("Peek at your hand while held"), ("q",)),
    Action("agree", "table", say("Confirm the move"), ("ctrl+enter",)),
    Action("rush", "table", say("Fast forward while held"), ("f",)),
    Action("repeat", "table", say("Repeat the last message"), ("v",)),
    Action("type", "table", say("Type a move"), ("/",)),
    Action("save", "table", say("Save the game"), ("ctrl+s",)),
    Action("pause", "table", say("Pause"), ("p",)),
    Action("slow", "table", say("Slow"), ("ctrl+1",)),
    Action("normal", "table", say("Normal speed"), ("ctrl+2",)),
    Action("fast", "table", say("Fast"), ("ctrl+3",)),
    *(Action(f"card {n}", "hand", say("Card {n}", n=n), (str(n % 10),)) for n in range(1, 11)),
    *(Action(f"answer {n}", "hand", say("Choose answer {n}", n=n), (key,)) for n, key in enumerate("yn", 1)),
    Action("luck", "results", say("Check the luck in the game"), ("k",)),
    Action("play", "replay", say("Play or pause"), ("space",)),
    Action("back", "replay", say("Previous move"), ("left",)),
    Action("on", "replay", say("Next move"), ("right",)),
    Action("jump back", "replay", say("Ten moves back"), ("page up",)),
    Action("jump ahead", "replay", say("Ten moves ahead"), ("page down",)),
    Action("first", "replay", say("To the first move"), ("home",)),
    Action("last", "replay", say("To the last move"), ("end",)),
    Action("slower", "replay", say("Slower"), ("-",)),
    Action("faster", "replay", say("Faster"), ("+", "=", "shift+=")),
    Action("eyes", "replay", say("Change viewpoint"), ("v",)),
    Action("branch", "replay", say("Play from here"), ("g",)),
    Action("rule there", "replay", say("Open the rule for this line"), ("r",)),
    Action("copy", "records", say("Copy the game as text"), ("ctrl+c",)),
    Action("export", "records", say("Save the game as a file"), ("ctrl+s",)),
    Action("open", "records", say("Open a file"), ("ctrl+o",)),
    Action("paste", "records", say("Paste a game"), ("ctrl+v",)),
    Action("rename", "records", say("New name"), ("f2",)),
    Action("forget", "records", say("Delete a game"), ("delete",)),
    Action("again", "workshop", say("Check again"), ("f5",)),
    Action("remove", "workshop", say("Remove a file"), ("delete",)),
    Action("search", "search", say("Search"), ("/", "ctrl+f")),
    Action("page back", "search", say("Back"), ("alt+left",)),
    Action("page on", "search", say("Forward"), ("alt+right",)),
    Action("parent folder", "search", say("Parent folder"), ("backspace", "alt+up")),
    *(Action(f"box {n}", "desk", say("Box {n} from the left", n=n), (str(n),)) for n in range(1, 6)),
    Action("paste id", "desk", say("Paste a game ID, or a game"), ("ctrl+v",)),
    Action("move seat", "setup", say("Move a player to the next seat"), ("ctrl+left", "ctrl+up")),
    Action("seat back", "setup", say("Move a player to the previous seat"), ("ctrl+right", "ctrl+down")),
    Action("seat player", "seat", say("Seat the chosen player"), ("enter",)),
    *(Action(f"call {n}", "calls", say("Person {n} calls", n=n), (key,)) for n, key in enumerate("akemtxub", 1)),
    *(Action(f"left hand {n}", "morra", say("Left player, sign {n}", n=n), (key,)) for n, key in enumerate("asd", 1)),
    *(Action(f"right hand {n}", "morra", say("Right player, sign {n}", n=n), (key,)) for n, key in enumerate("jkl", 1)),
)

SPEEDS: Final = ("slow", "normal", "fast")
"""Actions that are named like the speeds they set."""
