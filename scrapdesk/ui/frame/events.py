"""What a person does, in our own words. The only module that looks into pygame's events.

No checker knows the attributes of a pygame event; these structs it knows. They are no dataclasses, for those are
compiled at every start, before the first frame. Must not know who answers them.
"""

from __future__ import annotations

import sys
from typing import Final, TypeAlias

import msgspec
import pygame

Point = tuple[int, int]

_NAMES: Final = {
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_ESCAPE: "escape",
    pygame.K_TAB: "tab",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_INSERT: "insert",
    pygame.K_SPACE: "space",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "page up",
    pygame.K_PAGEDOWN: "page down",
    pygame.K_LALT: "alt",
    pygame.K_RALT: "alt",
    pygame.K_KP_PLUS: "+",
    pygame.K_KP_MINUS: "-",
    pygame.K_KP_DIVIDE: "/",
    **{getattr(pygame, f"K_KP{number}"): str(number) for number in range(10)},
    **{getattr(pygame, f"K_F{number}"): f"f{number}" for number in range(1, 13)},
}
KEY_NAMES: Final = frozenset(name for name in _NAMES.values() if len(name) > 1)
"""The keys that are called otherwise than by the sign on them."""
_CONTROL: Final = pygame.KMOD_CTRL | pygame.KMOD_META


class KeyDown(msgspec.Struct, frozen=True):
    """A key by its name: `enter`, `left`, `f6`, or the letter on it."""

    key: str
    shift: bool = False
    ctrl: bool = False
    alt: bool = False


class KeyUp(msgspec.Struct, frozen=True):
    key: str


class TextTyped(msgspec.Struct, frozen=True):
    text: str


class PointerMoved(msgspec.Struct, frozen=True):
    pos: Point
    held: bool = False


class PointerDown(msgspec.Struct, frozen=True):
    pos: Point
    button: int = 1


class PointerUp(msgspec.Struct, frozen=True):
    pos: Point
    button: int = 1


class PointerLeft(msgspec.Struct, frozen=True):
    """The pointer is no longer over the window."""


class Wheel(msgspec.Struct, frozen=True):
    """Turned by so many notches; above 0 is away from the person, towards the beginning."""

    pos: Point
    notches: float


class FileDropped(msgspec.Struct, frozen=True):
    """A file was dropped onto the window, from another program."""

    path: str


class FocusGained(msgspec.Struct, frozen=True):
    pass


class FocusLost(msgspec.Struct, frozen=True):
    pass


class Resized(msgspec.Struct, frozen=True):
    """The window has another size. Asked of the window itself, since several sizes may have passed meanwhile."""


class Exposed(msgspec.Struct, frozen=True):
    """What the window showed is lost and must be shown again."""


class CloseAsked(msgspec.Struct, frozen=True):
    pass


UiEvent: TypeAlias = (
    KeyDown
    | KeyUp
    | TextTyped
    | PointerMoved
    | PointerDown
    | PointerUp
    | PointerLeft
    | Wheel
    | FileDropped
    | FocusGained
    | FocusLost
    | Resized
    | Exposed
    | CloseAsked
)

_PLAIN: Final[dict[int, UiEvent]] = {
    pygame.QUIT: CloseAsked(),
    pygame.WINDOWFOCUSGAINED: FocusGained(),
    pygame.WINDOWFOCUSLOST: FocusLost(),
    pygame.WINDOWLEAVE: PointerLeft(),
    pygame.VIDEORESIZE: Resized(),
    pygame.WINDOWSIZECHANGED: Resized(),
    pygame.WINDOWEXPOSED: Exposed(),
    pygame.WINDOWRESTORED: Exposed(),
    pygame.WINDOWSHOWN: Exposed(),
}


def converted(event: pygame.Event) -> UiEvent | None:
    """Our event for one of pygame's; None where nobody here wants it."""
    plain = _PLAIN.get(event.type)
    if plain is not None:
        return plain
    if event.type == pygame.KEYDOWN:
        return _key_down(event.key, event.mod)
    if event.type == pygame.KEYUP:
        return KeyUp(_key_name(event.key))
    if event.type == pygame.TEXTINPUT:
        return TextTyped(event.text)
    if event.type == pygame.DROPFILE:
        return FileDropped(event.file)
    return _pointer(event)


def _key_down(key: int, mod: int) -> KeyDown:
    name = _key_name(key)
    alt = name != "alt" and bool(mod & pygame.KMOD_ALT)  # alone it is a key like others
    return KeyDown(name, bool(mod & pygame.KMOD_SHIFT), bool(mod & _CONTROL), alt)


def _key_name(key: int) -> str:
    named = _NAMES.get(key)
    if named is not None:
        return named
    # Keys without a sign of their own lie above all signs (SDL marks them with a high bit).
    return chr(key) if 32 < key < sys.maxunicode and chr(key).isprintable() else ""


def _pointer(event: pygame.Event) -> UiEvent | None:
    if event.type == pygame.MOUSEMOTION:
        return PointerMoved(event.pos, bool(event.buttons[0]))
    # The wheel comes as buttons 4 and 5 too; it is answered once, by its own event.
    if event.type == pygame.MOUSEBUTTONDOWN and event.button <= 3:
        return PointerDown(event.pos, event.button)
    if event.type == pygame.MOUSEBUTTONUP and event.button <= 3:
        return PointerUp(event.pos, event.button)
    if event.type == pygame.MOUSEWHEEL:
        return Wheel(pygame.mouse.get_pos(), event.precise_y or float(event.y))
    return None
