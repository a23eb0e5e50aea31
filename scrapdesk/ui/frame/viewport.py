"""The one place that turns design pixels into real ones. The design is 1920 x 1080; layout is in real pixels.

Must not know what is laid out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

DESIGN: Final = (1920, 1080)
SMALLEST_TEXT: Final = 18
"""No text is smaller than this in the design."""
FLOOR: Final = 11
"""No text is smaller than this on the screen, whatever the window."""
SHRINK: Final = 0.8
"""In a small window text shrinks by this power of the scale, so less than everything else."""
TARGET: Final = 44
SMALLEST_TARGET: Final = 32

Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Viewport:
    """A window size, and how large its owner wants text: 1.0 to 2.0."""

    size: Size
    text: float = 1.0
    scale: float = field(init=False, compare=False)
    """Real pixels for one of the design."""

    def __post_init__(self) -> None:
        # Worked out once: it is asked for a hundred times a frame.
        width, height = max(1, self.size[0]), max(1, self.size[1])  # a part of a tiny window may have no room at all
        object.__setattr__(self, "scale", min(width / DESIGN[0], height / DESIGN[1]))

    @property
    def width(self) -> int:
        return self.size[0]

    @property
    def height(self) -> int:
        return self.size[1]

    def px(self, design: float) -> int:
        """A length on the screen; what is there at all is at least one pixel."""
        return (round(design * self.scale) or 1) if design > 0 else 0

    def text_px(self, design: float) -> int:
        """The height of a font on the screen."""
        scale = self.scale if self.scale >= 1 else self.scale**SHRINK
        return max(FLOOR, round(max(design, SMALLEST_TEXT) * scale * self.text))

    @property
    def target(self) -> int:
        """How high and wide a thing must be that can be pressed."""
        return max(SMALLEST_TARGET, self.px(TARGET))
