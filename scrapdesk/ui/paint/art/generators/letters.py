"""Path lettering: skeletons of letters swept by an elliptic nib, in layers from shadow to light."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Final, NamedTuple

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.markup import Generator, Tokens

LETTERS: Final[dict[str, tuple[float, str]]] = {
    "A": (76, "M4,100L38,0L72,100M17,66L59,66"),
    "C": (74, "M70,20C60,3 48,-1 38,0C14,2 4,26 4,50C4,76 16,100 40,100C54,100 64,94 71,80"),
    "D": (74, "M8,0L8,100M8,0C52,-3 70,20 70,50C70,80 52,103 8,100"),
    "E": (64, "M60,0L8,0L8,100L62,100M8,48L50,48"),
    "K": (70, "M8,0L8,100M64,0L8,60M26,42L68,100"),
    "G": (78, "M71,20C60,3 48,-1 38,0C14,2 4,26 4,50C4,76 16,100 40,100C54,100 66,96 72,86L72,56L48,56"),
    "L": (60, "M8,0L8,100L58,100"),
    "M": (94, "M5,100L14,0L47,72L80,0L89,100"),
    "O": (84, "M42,0C16,0 4,24 4,50C4,76 16,100 42,100C68,100 80,76 80,50C80,24 68,0 42,0C40,0 38,0 36,1"),
    "P": (70, "M8,100L8,0C50,-4 67,8 67,29C67,51 48,57 8,56"),
    "R": (74, "M8,100L8,0C50,-4 66,8 66,28C66,50 46,56 8,55M36,55L71,100"),
    "S": (
        70,
        "M63,17C55,2 44,-1 34,0C16,2 8,12 8,25C8,42 22,46 36,50"
        "C53,55 66,60 66,76C66,92 52,100 36,100C21,100 10,94 4,81",
    ),
    "B": (70, "M8,0L8,100M8,0C46,-3 62,6 62,25C62,43 46,48 8,48M8,48C50,47 68,57 68,75C68,96 48,102 8,100"),
    "F": (62, "M60,0L8,0L8,100M8,48L50,48"),
    "H": (74, "M8,0L8,100M66,0L66,100M8,49L66,49"),
    "I": (20, "M10,0L10,100"),
    "J": (58, "M50,0L50,72C50,92 40,100 26,100C14,100 6,93 4,82"),
    "N": (78, "M8,100L8,0L70,100L70,0"),
    "Q": (
        84,
        "M42,0C16,0 4,24 4,50C4,76 16,100 42,100C68,100 80,76 80,50C80,24 68,0 42,0C40,0 38,0 36,1M52,74L80,106",
    ),
    "T": (68, "M4,0L64,0M34,0L34,100"),
    "U": (74, "M7,0L7,64C7,88 18,100 37,100C56,100 67,88 67,64L67,0"),
    "V": (74, "M3,0L37,100L71,0"),
    "X": (72, "M5,0L67,100M67,0L5,100"),
    "Y": (74, "M3,0L37,50L71,0M37,50L37,100"),
    "Z": (68, "M6,0L62,0L5,100L64,100"),
    "W": (98, "M3,0L26,100L49,26L72,100L95,0"),
    "!": (20, "M10,0L10,64M10,93L10,95"),
}
"""Width and skeleton of each letter, 100 high. Only absolute commands: the nib turns every number pair."""


class Coat(NamedTuple):
    """One layer of paint on a word: shifted, as thick and thin as the nib, held at an angle."""

    dx: float
    dy: float
    thick: float
    thin: float
    angle: float
    colour: str
    cap: str = "round"
    join: str = "round"


LONGEST: Final = 18
"""Letters: more are too small in their room."""


def can_letter(text: str) -> bool:
    """Whether words can be lettered; otherwise they are set in type."""
    return 0 < len(text) <= LONGEST and all(letter in LETTERS or letter == " " for letter in text)


Bounce = Callable[[int], tuple[float, float]]
Warp = Callable[[float], tuple[float, float]]
Lettering = Callable[[Attributes, Tokens], tuple[str, float]]
"""Draws a name in paths, and says how wide it has become."""


def still(_number: int) -> tuple[float, float]:
    """Letters that stand in line."""
    return 0.0, 0.0


def straight(_share: float) -> tuple[float, float]:
    """A word that runs straight."""
    return 0.0, 0.0


def sweep(skeleton: str, coat: Coat) -> str:
    """A skeleton drawn with a nib: turned and squashed, stroked, turned back."""
    squash = coat.thin / coat.thick
    cos, sin = math.cos(math.radians(coat.angle)), math.sin(math.radians(coat.angle))

    def turned(found: re.Match[str]) -> str:
        x, y = float(found[1]), float(found[2])
        return f"{x * cos + y * sin:.2f},{(-x * sin + y * cos) / squash:.2f}"

    data = re.sub(r"(-?[\d.]+),(-?[\d.]+)", turned, skeleton)
    look = f'stroke="{coat.colour}" stroke-width="{coat.thick:g}" stroke-linecap="{coat.cap}"'
    path = f'<path d="{data}" fill="none" {look} stroke-linejoin="{coat.join}"/>'
    return f'<g transform="rotate({coat.angle:g}) scale(1,{squash:.4f})">{path}</g>'


def word(
    text: str, coats: list[Coat], gap: float, space: float = 40, bounce: Bounce = still, warp: Warp = straight
) -> tuple[str, float]:
    """A word in paths, every coat over the whole word before the next; and its width."""
    placed, x = [], 0.0
    for number, letter in enumerate(text):
        if letter == " ":
            x += space
            continue
        placed.append((letter, x, *bounce(number)))
        x += LETTERS[letter][0] + gap
    width = x - gap
    drawn = ""
    for coat in coats:
        for letter, left, up, turn in placed:
            half = LETTERS[letter][0] / 2
            rise, lean = warp((left + half) / width)
            move = f"translate({left + coat.dx:.1f},{up + rise + coat.dy:.1f})"
            drawn += f'<g transform="{move} rotate({turn + lean:.2f} {half:g} 50)">'
            drawn += sweep(LETTERS[letter][1], coat) + "</g>"
    return drawn, width


def title(lettering: Lettering) -> Generator:
    """A generator of a name in paths, fitted into the width w."""

    def drawn(a: Attributes, tokens: Tokens) -> str:
        word_of_it, width = lettering(a, tokens)
        pad = a.number("pad", 40)
        scale = a.number("w", 200) / (width + pad)
        move = f"translate({a.number('x'):g},{a.number('y'):g}) scale({scale:.4f})"
        return f'<g transform="{move} translate({pad / 2:g},{pad / 2:g})">{word_of_it}</g>'

    return drawn


def scrapdesk(_a: Attributes, t: Tokens) -> tuple[str, float]:
    coats = [
        Coat(4, 8, 40, 26, -28, "#0D0F12"),
        Coat(0, 0, 40, 26, -28, t["ink"]),
        Coat(0, 3, 29, 13, -28, t["brass_d"]),
        Coat(0, 0, 28, 13, -28, t["brass"]),
        Coat(-1.4, -2.2, 21, 7, -28, t["brass_l"]),
    ]
    return word("SCRAPDESK", coats, 24)
