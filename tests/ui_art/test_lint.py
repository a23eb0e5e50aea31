"""Every drawing keeps the rules of art, and the lint sees each breach of them."""

from __future__ import annotations

import pytest

from scrapdesk import paths
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.paint.art.generators import GENERATORS
from scrapdesk.ui.paint.art.lint import dangling, doubled_ids, faults, file_faults
from tests.ui_art.doubles import PLAIN


def test_every_drawing_keeps_the_rules() -> None:
    assert faults(paths.assets(), open_portfolio()) == []


@pytest.mark.parametrize(
    ("inside", "said"),
    [
        ("<rect", "does not parse"),
        ("<text>name</text>", "holds <text>"),
        ("<image/>", "holds <image>"),
        ("<script/>", "holds <script>"),
        ('<use href="https://example.org/x.svg#a"/>', "outside"),
        ('<use href="other.svg#a"/>', "outside"),
        ('<path d="M0,0" style="fill:url(data:x)"/>', "outside"),
        ('<rect fill="tomato"/>', "not a hex colour"),
        ('<rect fill="url(http://example.org)"/>', "outside"),
        ('<g id="a"/><g id="a"/>', "2 times"),
        ('<g data-gen="nobody"/>', "unknown generator nobody"),
        ('<path d="{{nobody 1 2}}"/>', "unknown macro nobody"),
        ('<rect fill="{{nobody}}"/>', "unknown token nobody"),
    ],
)
def test_a_breach_is_seen(inside: str, said: str) -> None:
    assert any(said in fault for fault in file_faults(PLAIN.format(inside), {"ink"}, GENERATORS))


def test_a_file_without_a_view_box_is_seen() -> None:
    assert list(file_faults("<svg/>", set(), GENERATORS)) == ["has no viewBox"]


def test_what_is_allowed_is_not_refused() -> None:
    inside = (
        '<defs><clipPath id="c"><rect fill="#FFF"/></clipPath></defs><g clip-path="url(#c)" stroke="none">'
        '<g data-gen="hand" kind="fist"/><path d="{{gear 5 5 4 8 1}}" fill="{{ink}}"/><use href="#c"/></g>'
    )
    assert list(file_faults(PLAIN.format(inside), {"ink"}, GENERATORS)) == []


def test_doubled_and_missing_ids_are_seen_after_composition() -> None:
    assert list(doubled_ids('<g id="d1-a"/><g id="d2-a"/>')) == []
    assert list(dangling('<g fill="url(#gone)"/>')) == ["refers to gone, which is not there"]
    assert list(dangling('<g id="here"/><use href="#here"/>')) == []
