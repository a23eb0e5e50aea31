"""The lettering of Scarper: a slanted field pen."""

from __future__ import annotations

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.generators.letters import Coat, word
from scrapdesk.ui.paint.art.markup import Tokens


def words(text: str, _t: Tokens, letters: str = "#221D12", under: str = "#FBF3DC") -> tuple[str, float]:
    return word(text, [Coat(3, 4, 24, 9, -50, under), Coat(0, 0, 24, 10, -50, letters)], 22, 46)


def title(a: Attributes, t: Tokens) -> tuple[str, float]:
    return words("SCARPER", t, a.text("c", "#221D12"), a.text("c2", "#EFE3C4"))
