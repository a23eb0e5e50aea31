"""The little language of our SVG files."""

from __future__ import annotations

import pytest

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.markup import BadArt, fit_slots, own_ids, resolve

TOKENS = {"ink": "#22160F", "gold": "#D9A227"}


def dot(a: Attributes, _tokens: object) -> str:
    return f'<circle r="{a.number("r", 2):g}" fill="{{{{gold}}}}"/>'


def nested(_a: Attributes, _tokens: object) -> str:
    return '<g data-gen="dot" r="7"/>'


def endless(_a: Attributes, _tokens: object) -> str:
    return '<g data-gen="endless" r="7"/>'


GENERATORS = {"dot": dot, "nested": nested, "endless": endless}
MACROS = {"bar": lambda x, y: f"M{x:g} {y:g}h4"}


def resolved(text: str) -> str:
    return resolve(text, TOKENS, GENERATORS, MACROS)


def test_tokens_generators_and_macros_are_filled_in() -> None:
    assert resolved('<path fill="{{ink}}"/>') == '<path fill="#22160F"/>'
    assert resolved('<g data-gen="dot"/>') == '<circle r="2" fill="#D9A227"/>'
    assert resolved('<g data-gen="nested" k="{{ink}}"/>') == '<circle r="7" fill="#D9A227"/>'
    assert resolved('<path d="{{bar 1 -2.5}}"/>') == '<path d="M1 -2.5h4"/>'


def test_comments_are_dropped_and_what_stands_in_them_is_not_looked_at() -> None:
    assert resolved("<!-- {{nobody}} -->x") == "x"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("{{nobody}}", "nobody"),
        ('<g data-gen="nobody"/>', "nobody"),
        ("{{nobody 1 2}}", "nobody"),
        ('<g data-gen="endless"/>', "never end"),
    ],
)
def test_an_unknown_name_is_said_and_generators_in_a_circle_end(text: str, name: str) -> None:
    with pytest.raises(BadArt, match=name):
        resolved(text)


def test_ids_and_what_refers_to_them_change_together_and_others_stay() -> None:
    text = '<clipPath id="c"/><g clip-path="url(#c)"/><use href="#c"/><g fill="url(#elsewhere)"/><b id="cc"/>'
    assert own_ids(text, "d1-") == (
        '<clipPath id="d1-c"/><g clip-path="url(#d1-c)"/><use href="#d1-c"/><g fill="url(#elsewhere)"/><b id="d1-cc"/>'
    )


def test_slots_are_filled_and_empty_ones_vanish() -> None:
    text = '<a/><g data-slot="picture"/><g id="d3-badge"/><g data-slot="nobody" />'
    assert fit_slots(text, {"picture": "P", "badge": "B"}) == "<a/>PB"
