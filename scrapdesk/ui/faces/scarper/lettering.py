"""The lettering of Scarper: a slanted field pen."""

from __future__ import annotations

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.generators.letters import Coat, word
from scrapdesk.ui.paint.art.markup import Tokens


def words(text: str, t: Tokens, letters: str = "", under: str = "") -> tuple[str, float]:
    """On a sheet of paper, unless colours are given; on a black one where somebody has set high contrast."""
    coats = [Coat(3, 4, 24, 9, -50, under or t["letters_under"]), Coat(0, 0, 24, 10, -50, letters or t["letters"])]
    return word(text, coats, 22, 46)


def title(a: Attributes, t: Tokens) -> tuple[str, float]:
    return words("SCARPER", t, a.text("c", "#221D12"), a.text("c2", "#EFE3C4"))
