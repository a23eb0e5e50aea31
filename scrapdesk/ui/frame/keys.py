"""Which key does what, as a person has set it; what a key is called; and which keys are in each other's way.

Must not know what an action does, nor who asks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from scrapdesk.ui.frame.actions import ACTIONS, ALWAYS, PLACES, Action
from scrapdesk.ui.frame.events import KEY_NAMES, KeyDown, KeyUp
from scrapdesk.ui.frame.texts import Texts

MOST: Final = 3
"""Keys for one action."""
HELD: Final = ("ctrl", "alt", "shift")
_CHORD: Final = re.compile(r"(ctrl\+)?(alt\+)?(shift\+)?(.+)")
_BY_ID: Final = {action.id: action for action in ACTIONS}
_MEETS: Final = {place.id: {place.id, *place.meets, *ALWAYS} for place in PLACES}


def chord_of(event: KeyDown) -> str:
    """`ctrl+shift+z` for a key with what is held down; "" for one that has no name."""
    held = [name for name, down in zip(HELD, (event.ctrl, event.alt, event.shift), strict=True) if down]
    return "+".join([*held, event.key]) if event.key else ""


def is_let_go(event: KeyUp, chord: str) -> bool:
    """Whether this key, which nothing was held with, is let go."""
    return bool(chord) and event.key == chord


def is_chord(text: str) -> bool:
    """Whether a key can be called so."""
    found = _CHORD.fullmatch(text)
    return found is not None and (found[4] in KEY_NAMES or (len(found[4]) == 1 and found[4].isprintable()))


class Keys:
    """The keys of every action. `strange` are entries of the settings that mean nothing here, and are set aside."""

    def __init__(self, chosen: Mapping[str, Sequence[str]] | None = None) -> None:
        chosen = chosen or {}
        self.strange = tuple(name for name, keys in chosen.items() if not _sensible(name, keys))
        self.chosen = {name: tuple(keys) for name, keys in chosen.items() if name not in self.strange}
        """Those that a person has changed."""
        self._keys = {action.id: self.chosen.get(action.id, action.keys) for action in ACTIONS}
        self._acts: dict[str, dict[str, str]] = {}
        for action in reversed(ACTIONS):
            self._acts.setdefault(action.where, {}).update(dict.fromkeys(self._keys[action.id], action.id))

    def keys_of(self, action: str) -> tuple[str, ...]:
        return self._keys[action]

    def means(self, event: KeyDown, action: str) -> bool:
        """Whether a key asks for this action."""
        return chord_of(event) in self._keys[action]

    def let_go(self, event: KeyUp, action: str) -> bool:
        """Whether the key that is let go is one of this action's, whatever else is held down with it."""
        chords = (_CHORD.fullmatch(chord) for chord in self._keys[action])
        return any(found is not None and found[4] == event.key for found in chords)

    def meant(self, event: KeyDown, *places: str) -> str:
        """The action that a key asks for in the first of these places that knows it; "" where none does."""
        chord = chord_of(event)
        found = (self._acts[place].get(chord, "") for place in places)
        return next(filter(None, found), "") if chord else ""

    def in_the_way(self, action: str, chord: str) -> tuple[Action, ...]:
        """Other actions that this key would ask for at the same time. Those that share it from the start know how to
        live with each other: the nearer one comes first."""
        mine = _BY_ID[action]
        others = (one for one in ACTIONS if one.id != action and chord in self._keys[one.id])
        met = (one for one in others if one.where in _MEETS[mine.where] or mine.where in _MEETS[one.where])
        return tuple(one for one in met if not (chord in one.keys and chord in mine.keys))

    # -- other keys -------------------------------------------------------------------------------------

    def with_keys(self, action: str, keys: Iterable[str]) -> dict[str, list[str]]:
        """What the settings keep when an action has these keys from now on."""
        wanted = tuple(dict.fromkeys(keys))[:MOST]
        rest = {name: list(found) for name, found in self.chosen.items() if name != action}
        return rest if wanted == _BY_ID[action].keys else {**rest, action: list(wanted)}

    # -- for people -------------------------------------------------------------------------------------

    def called(self, action: str, texts: Texts) -> str:
        """The first key of an action, in words; "" where it has none."""
        keys = self._keys[action]
        return key_words(keys[0], texts) if keys else ""

    def tip(self, words: str, action: str, texts: Texts) -> str:
        """Words about something, and the key that does it."""
        key = self.called(action, texts) if action else ""
        return texts("{words} ({key})", words=words, key=key) if words and key else words or key


def _sensible(name: str, keys: Sequence[str]) -> bool:
    return name in _BY_ID and len(keys) <= MOST and all(map(is_chord, keys))


def key_words(chord: str, texts: Texts) -> str:
    """`Ctrl+Z`, as people read it."""
    found = _CHORD.fullmatch(chord)
    if found is None:
        return chord
    held = {"ctrl": texts("Ctrl"), "alt": texts("Alt"), "shift": texts("Shift")}
    named = {
        "enter": texts("Enter"),
        "escape": texts("Esc"),
        "tab": texts("Tab"),
        "backspace": texts("Backspace"),
        "delete": texts("Delete"),
        "insert": texts("Insert"),
        "space": texts("Space"),
        "left": texts("Left"),
        "right": texts("Right"),
        "up": texts("Up"),
        "down": texts("Down"),
        "home": texts("Home"),
        "end": texts("End"),
        "page up": texts("Page Up"),
        "page down": texts("Page Down"),
        "alt": texts("Alt"),
    }
    parts = [held[part.rstrip("+")] for part in found.groups()[:3] if part]
    return "+".join([*parts, named.get(found[4], found[4].upper())])
