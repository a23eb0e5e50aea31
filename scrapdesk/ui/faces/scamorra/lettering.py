"""The lettering of La Scamorra: gold on blood red, a little drunk; along an arch on the lid."""

from __future__ import annotations

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.generators.letters import Coat, word
from scrapdesk.ui.paint.art.markup import Tokens


def _coats(t: Tokens, edge: float, dx: float, dy: float) -> list[Coat]:
    return [
        Coat(dx, dy, edge, edge, 0, t["ink"]),
        Coat(0, 0, edge, edge, 0, t["ink"]),
        Coat(3.5, 4.5, 25, 25, 0, t["a_d"]),
        Coat(0, 0, 24, 24, 0, t["gold"]),
        Coat(-2, -3, 17, 17, 0, t["gold_l"]),
        Coat(-3, -4.5, 7, 7, 0, t["paper"]),
    ]


def words(text: str, t: Tokens) -> tuple[str, float]:
    def bounce(number: int) -> tuple[float, float]:
        return (-5, 5)[number % 2], (-3.5, 3)[number % 2]

    return word(text, _coats(t, 38, 7, 9), 32, 46, bounce)


def title(_a: Attributes, t: Tokens) -> tuple[str, float]:
    return words("LA SCAMORRA", t)


def title_arc(a: Attributes, tokens: Tokens) -> str:
    """La Scamorra along an arch, for the lid."""
    coats = _coats(tokens, 40, 5, 7)
    coats.pop(2)
    drawn, width = word("LA SCAMORRA", coats, 34, 50, warp=lambda u: (-60 * (1 - (2 * u - 1) ** 2), 15 * (2 * u - 1)))
    scale = a.number("w") / (width + 40)
    return (
        f'<g transform="translate({a.number("x"):g},{a.number("y"):g}) scale({scale:.4f}) translate(20,70)">{drawn}</g>'
    )
