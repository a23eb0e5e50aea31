"""The lettering of Scrappers: a stencil, with bridges where the sheet has to hold."""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.generators.letters import LETTERS, Coat, word
from scrapdesk.ui.paint.art.markup import Tokens

DARK: Final = "#0F0E0D"
GAP: Final = 22
SPACE: Final = 46


def words(text: str, t: Tokens, colour: str = "") -> tuple[str, float]:
    coats = [
        Coat(4, 6, 28, 28, 0, DARK, "square", "bevel"),
        Coat(0, 0, 28, 28, 0, DARK, "square", "bevel"),
        Coat(0, 0, 17, 17, 0, colour or t["hazard"], "butt", "bevel"),
    ]
    drawn, width = word(text, coats, GAP, SPACE)
    bridges = "".join(
        f'<rect x="{x - 2.6:.1f}" y="-14" width="5.2" height="128" fill="{DARK}"/>' for x in _bridges(text)
    )
    return drawn + bridges, width


def title(a: Attributes, t: Tokens) -> tuple[str, float]:
    return words("SCRAPPERS", t, a.text("c", t["hazard"]))


def _bridges(text: str) -> list[float]:
    """Where a stencil leaves sheet standing: the middle of every round letter."""
    x, found = 0.0, []
    for letter in text:
        if letter == " ":
            x += SPACE
            continue
        if letter in "SCOPRQDBGU":
            found.append(x + LETTERS[letter][0] * 0.54)
        x += LETTERS[letter][0] + GAP
    return found
