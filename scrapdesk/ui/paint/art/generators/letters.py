"""Path lettering: skeletons of letters swept by an elliptic nib, in layers from shadow to light."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Final, NamedTuple

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.markup import Tokens

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


Bounce = Callable[[int], tuple[float, float]]
Warp = Callable[[float], tuple[float, float]]


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


def title(a: Attributes, tokens: Tokens) -> str:
    """The name of the program or of a game, fitted into the width w."""
    drawn, width = _TITLES[a.text("kind")](a, tokens)
    pad = a.number("pad", 40)
    scale = a.number("w", 200) / (width + pad)
    move = f"translate({a.number('x'):g},{a.number('y'):g}) scale({scale:.4f})"
    return f'<g transform="{move} translate({pad / 2:g},{pad / 2:g})">{drawn}</g>'


def title_arc(a: Attributes, tokens: Tokens) -> str:
    """La Scamorra along an arch, for the lid."""
    coats = _scamorra_coats(tokens, 40, 5, 7)
    coats.pop(2)
    drawn, width = word("LA SCAMORRA", coats, 34, 50, warp=lambda u: (-60 * (1 - (2 * u - 1) ** 2), 15 * (2 * u - 1)))
    scale = a.number("w") / (width + 40)
    return (
        f'<g transform="translate({a.number("x"):g},{a.number("y"):g}) scale({scale:.4f}) translate(20,70)">{drawn}</g>'
    )


def _scamorra_coats(t: Tokens, edge: float, dx: float, dy: float) -> list[Coat]:
    return [
        Coat(dx, dy, edge, edge, 0, t["ink"]),
        Coat(0, 0, edge, edge, 0, t["ink"]),
        Coat(3.5, 4.5, 25, 25, 0, t["a_d"]),
        Coat(0, 0, 24, 24, 0, t["gold"]),
        Coat(-2, -3, 17, 17, 0, t["gold_l"]),
        Coat(-3, -4.5, 7, 7, 0, t["paper"]),
    ]


def _scamorra(_a: Attributes, t: Tokens) -> tuple[str, float]:
    def bounce(number: int) -> tuple[float, float]:
        return (-5, 5)[number % 2], (-3.5, 3)[number % 2]

    return word("LA SCAMORRA", _scamorra_coats(t, 38, 7, 9), 32, 46, bounce)


def _scalawag(_a: Attributes, t: Tokens) -> tuple[str, float]:
    coats = [
        Coat(6, 9, 44, 22, -32, t["ink"]),
        Coat(0, 0, 44, 22, -32, t["ink"]),
        Coat(0, 3.5, 33, 11, -32, t["gold_d"]),
        Coat(0, 0, 32, 10.5, -32, t["gold"]),
        Coat(-1.5, -2.5, 25, 5, -32, t["gold_l"]),
    ]
    return word(
        "SCALAWAG!", coats, 24, warp=lambda u: (-15 * math.sin(u * 2 * math.pi), -5 * math.cos(u * 2 * math.pi))
    )


def _scrapdesk(_a: Attributes, t: Tokens) -> tuple[str, float]:
    coats = [
        Coat(4, 8, 40, 26, -28, "#0D0F12"),
        Coat(0, 0, 40, 26, -28, t["ink"]),
        Coat(0, 3, 29, 13, -28, t["brass_d"]),
        Coat(0, 0, 28, 13, -28, t["brass"]),
        Coat(-1.4, -2.2, 21, 7, -28, t["brass_l"]),
    ]
    return word("SCRAPDESK", coats, 24)


def _scrappers(a: Attributes, t: Tokens) -> tuple[str, float]:
    dark = "#0F0E0D"
    coats = [
        Coat(4, 6, 28, 28, 0, dark, "square", "bevel"),
        Coat(0, 0, 28, 28, 0, dark, "square", "bevel"),
        Coat(0, 0, 17, 17, 0, a.text("c", t["hazard"]), "butt", "bevel"),
    ]
    drawn, width = word("SCRAPPERS", coats, 22)
    bridges = "".join(
        f'<rect x="{x - 2.6:.1f}" y="-14" width="5.2" height="128" fill="{dark}"/>' for x in _bridges("SCRAPPERS", 22)
    )
    return drawn + bridges, width


def _bridges(text: str, gap: float) -> list[float]:
    """Where a stencil leaves sheet standing: the middle of every round letter."""
    x, found = 0.0, []
    for letter in text:
        if letter in "SCOPR":
            found.append(x + LETTERS[letter][0] * 0.54)
        x += LETTERS[letter][0] + gap
    return found


def _scope(a: Attributes, _t: Tokens) -> tuple[str, float]:
    coats = [Coat(0, 0, 11, 11, 0, a.text("c", "#E6EBED"), "butt", "miter")]
    if "c2" in a:
        coats.insert(0, Coat(2, 5, 15, 15, 0, a.text("c2"), "square", "miter"))
    return word("SCOPE", coats, 64)


def _scarper(a: Attributes, _t: Tokens) -> tuple[str, float]:
    letters, under = a.text("c", "#221D12"), a.text("c2", "#EFE3C4")
    return word("SCARPER", [Coat(3, 4, 24, 9, -50, under), Coat(0, 0, 24, 10, -50, letters)], 22)


_TITLES: Final[dict[str, Callable[[Attributes, Tokens], tuple[str, float]]]] = {
    "scamorra": _scamorra,
    "scalawag": _scalawag,
    "scrapdesk": _scrapdesk,
    "scrappers": _scrappers,
    "scope": _scope,
    "scarper": _scarper,
}
