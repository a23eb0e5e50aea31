"""The lettering of SCOPE: thin strokes with square ends."""

from __future__ import annotations

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.generators.letters import Coat, word
from scrapdesk.ui.paint.art.markup import Tokens


def words(text: str, t: Tokens) -> tuple[str, float]:
    return word(text, [Coat(0, 0, 9, 9, 0, t["white"], "butt", "miter")], 56, 60)


def title(a: Attributes, _t: Tokens) -> tuple[str, float]:
    coats = [Coat(0, 0, 11, 11, 0, a.text("c", "#E6EBED"), "butt", "miter")]
    if "c2" in a:
        coats.insert(0, Coat(2, 5, 15, 15, 0, a.text("c2"), "square", "miter"))
    return word("SCOPE", coats, 64)
