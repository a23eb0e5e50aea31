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
    KeyPlace("moving", say("Moving about")),
    KeyPlace("table", say("At a table"), ("hand", "search")),
    KeyPlace("hand", say("Your hand of cards"), ("table",)),
    KeyPlace("results", say("The numbers of a game")),
    KeyPlace("replay", say("Watching a game"), ("records",)),
    KeyPlace("records", say("Saved games"), ("replay",)),
    KeyPlace("workshop", say("The workshop")),
    KeyPlace("search", say("Books, files and typed moves"), ("table",)),
    KeyPlace("desk", say("The desk")),
    KeyPlace("setup", say("Setting the table")),
    KeyPlace("calls", say("Several people asked at once")),
    KeyPlace("morra", say("A hand of morra")),
)

ACTIONS: Final = (
    Action("help", "window", say("Help"), ("f1",)),
    Action("fullscreen", "window", say("Full screen, and back"), ("f11", "alt+enter")),
    Action("report", "window", say("Write a report of a fault"), ("f12",)),
    Action("next", "moving", say("To the next thing"), ("tab",)),
    Action("previous", "moving", say("To the thing before"), ("shift+tab",)),
    Action("next region", "moving", say("To the next part of the window"), ("f6",)),
    Action("previous region", "moving", say("To the part before"), ("shift+f6",)),
    Action("left", "moving", say("Left"), ("left",)),
    Action("right", "moving", say("Right"), ("right",)),
    Action("up", "moving", say("Up"), ("up",)),
    Action("down", "moving", say("Down"), ("down",)),
    Action("page up", "moving", say("Far up"), ("page up",)),
    Action("page down", "moving", say("Far down"), ("page down",)),
    Action("home", "moving", say("To the beginning"), ("home",)),
    Action("end", "moving", say("To the end"), ("end",)),
    Action("use", "moving", say("Use it: press, pick up, put down"), ("enter", "space")),
    Action("cancel", "moving", say("Cancel, close, or pause the game"), ("escape",)),
    Action("let go", "table", say("Let go; in a lesson, a step back"), ("backspace",)),
    Action("undo", "table", say("Take back"), ("ctrl+z",)),
    Action("redo", "table", say("Do it again"), ("ctrl+y", "ctrl+shift+z")),
    Action("hurry", "table", say("Let the opponent hurry; in a lesson, go on"), ("space",)),
    Action("hint", "table", say("Hint"), ("h",)),
    Action("rule", "table", say("The rule of what was said"), ("r",)),
    Action("status", "table", say("How things stand"), ("s",)),
    Action("last move", "table", say("What was moved last"), ("l",)),
    Action("piles", "table", say("Look through the piles"), ("c",)),
    Action("zoom", "table", say("See the card large at once, while it is held"), ("alt",)),
    Action("pin", "table", say("Keep the large card in view"), ("z",)),
    Action("other side", "table", say("The table as the other side may see it, and back"), ("b",)),
    Action("memory", "table", say("Hide what you know, and show it again"), ("k",)),
    Action("mark", "table", say("Mark a place with a sign of your own"), ("m",)),
    Action("look", "table", say("Look at your face-down hand, while it is held"), ("q",)),
    Action("agree", "table", say("I mean it: play what is laid out"), ("ctrl+enter",)),
    Action("rush", "table", say("Fast forward, while it is held"), ("f",)),
    Action("repeat", "table", say("Say it once more"), ("v",)),
    Action("type", "table", say("Type a move"), ("/",)),
    Action("save", "table", say("Save the game under a name"), ("ctrl+s",)),
    Action("pause", "table", say("Pause"), ("p",)),
    Action("slow", "table", say("Slow"), ("ctrl+1",)),
    Action("normal", "table", say("Normal speed"), ("ctrl+2",)),
    Action("fast", "table", say("Fast"), ("ctrl+3",)),
    *(Action(f"card {n}", "hand", say("Card {n}", n=n), (str(n % 10),)) for n in range(1, 11)),
    *(Action(f"answer {n}", "hand", say("Answer {n} of a question", n=n), (key,)) for n, key in enumerate("yn", 1)),
    Action("luck", "results", say("The luck of the game, checked"), ("k",)),
    Action("play", "replay", say("Play, or stand still"), ("space",)),
    Action("back", "replay", say("A move back"), ("left",)),
    Action("on", "replay", say("A move on"), ("right",)),
    Action("leap back", "replay", say("Ten moves back"), ("page up",)),
    Action("leap on", "replay", say("Ten moves on"), ("page down",)),
    Action("first", "replay", say("To the first move"), ("home",)),
    Action("last", "replay", say("To the last move"), ("end",)),
    Action("slower", "replay", say("Slower"), ("-",)),
    Action("faster", "replay", say("Faster"), ("+", "=", "shift+=")),
    Action("eyes", "replay", say("Through other eyes"), ("v",)),
    Action("branch", "replay", say("Go on from here"), ("g",)),
    Action("rule there", "replay", say("The rule of the marked line"), ("r",)),
    Action("copy", "records", say("Copy a game as text"), ("ctrl+c",)),
    Action("export", "records", say("Save a game as a file"), ("ctrl+s",)),
    Action("open", "records", say("Open a file"), ("ctrl+o",)),
    Action("paste", "records", say("Paste a game"), ("ctrl+v",)),
    Action("rename", "records", say("Another name"), ("f2",)),
    Action("forget", "records", say("Forget a game"), ("delete",)),
    Action("again", "workshop", say("Look again"), ("f5",)),
    Action("remove", "workshop", say("Take a file away"), ("delete",)),
    Action("search", "search", say("Search"), ("/", "ctrl+f")),
    Action("page back", "search", say("What was read before"), ("alt+left",)),
    Action("page on", "search", say("On again"), ("alt+right",)),
    Action("folder up", "search", say("The folder above"), ("backspace", "alt+up")),
    *(Action(f"box {n}", "desk", say("Box {n} from the left", n=n), (str(n),)) for n in range(1, 6)),
    Action("paste id", "desk", say("Paste a game ID, or a game"), ("ctrl+v",)),
    Action("seat on", "setup", say("Carry a card to the next seat"), ("ctrl+left", "ctrl+up")),
    Action("seat back", "setup", say("Carry a card to the seat before"), ("ctrl+right", "ctrl+down")),
    *(Action(f"call {n}", "calls", say("Person {n} calls", n=n), (key,)) for n, key in enumerate("akemtxub", 1)),
    *(Action(f"left hand {n}", "morra", say("Left, sign {n}", n=n), (key,)) for n, key in enumerate("asd", 1)),
    *(Action(f"right hand {n}", "morra", say("Right, sign {n}", n=n), (key,)) for n, key in enumerate("jkl", 1)),
)

SPEEDS: Final = ("slow", "normal", "fast")
"""Actions that are named like the speeds they set."""
