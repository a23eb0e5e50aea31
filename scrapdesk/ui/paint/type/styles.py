"""The sizes and faces of text, in design pixels. Must not know colours or windows."""

from __future__ import annotations

from typing import Final, NamedTuple


class Style(NamedTuple):
    """A face and its size at 1920 x 1080; `strong` is the face of its bold words."""

    face: str
    size: int
    strong: str = "sans-bold"
    leading: float = 1.35


TITLE: Final = Style("serif-bold", 42, "serif-bold", 1.2)
HEADING: Final = Style("serif-semibold", 30, "serif-bold", 1.25)
NAME: Final = Style("serif-bold", 28, "serif-bold", 1.25)
SUBTITLE: Final = Style("serif-bold", 26, "serif-bold", 1.25)
PLAIN_SUBTITLE: Final = Style("sans-bold", 26, "sans-bold", 1.25)
"""The same on tables whose words have no serifs."""
BODY: Final = Style("sans", 22)
NOTE: Final = Style("sans", 20)
LABEL: Final = Style("sans-semibold", 21)
META: Final = Style("sans-semibold", 20)
SMALL: Final = Style("sans", 18)
BUTTON: Final = Style("sans-bold", 24, leading=1.25)
BUTTON_SMALL: Final = Style("sans-bold", 22, leading=1.25)
