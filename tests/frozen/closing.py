"""The cross of a window, without a window manager: the message that one would send. Talks to libX11 itself."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, Structure, c_char_p, c_int, c_long, c_ulong, c_void_p
from typing import Final

_CLIENT_MESSAGE: Final = 33
_BYTES_OF_ANY_EVENT: Final = 192


class _Message(Structure):
    _fields_ = (
        ("type", c_int),
        ("serial", c_ulong),
        ("sent", c_int),
        ("display", c_void_p),
        ("window", c_ulong),
        ("kind", c_ulong),
        ("format", c_int),
        ("data", c_long * 5),
        ("rest", ctypes.c_byte * (_BYTES_OF_ANY_EVENT - 96)),
    )


def ask_to_close(display: str, window: int) -> None:
    """Sends WM_DELETE_WINDOW to a window."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = c_void_p
    x11.XOpenDisplay.argtypes = [c_char_p]
    x11.XInternAtom.restype = c_ulong
    x11.XInternAtom.argtypes = [c_void_p, c_char_p, c_int]
    x11.XSendEvent.argtypes = [c_void_p, c_ulong, c_int, c_long, POINTER(_Message)]
    x11.XCloseDisplay.argtypes = [c_void_p]
    opened = x11.XOpenDisplay(display.encode())
    if not opened:
        raise OSError(f"no display {display}")
    protocols, delete = (x11.XInternAtom(opened, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    message = _Message(type=_CLIENT_MESSAGE, window=window, kind=protocols, format=32)
    message.data[0] = delete
    x11.XSendEvent(opened, window, 0, 0, ctypes.byref(message))
    x11.XCloseDisplay(opened)  # sends what is waiting, too
