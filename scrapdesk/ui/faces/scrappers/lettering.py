"""The lettering of Scrappers: a stencil, with bridges where the sheet has to hold."""

from __future__ import annotations

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.generators.letters import LETTERS, Coat, word
from scrapdesk.ui.paint.art.markup import Tokens


def scrappers(a: Attributes, t: Tokens) -> tuple[str, float]:
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
