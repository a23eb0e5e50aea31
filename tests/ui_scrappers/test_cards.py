"""The faces of the cards: a picture for each, print that keeps within it, signs for all that a card can do."""

from __future__ import annotations

from typing import cast

import pytest

from scrapdesk import paths
from scrapdesk.core.table import Piece
from scrapdesk.games import GAMES
from scrapdesk.games.scrappers.cards import Card, Effect, Perk
from scrapdesk.games.scrappers.table import ScrappersTable
from scrapdesk.games.scrappers.texts import text_of
from scrapdesk.ui.board.look import Lettering, Stamp
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.faces.scrappers.cards import MORE, digest
from scrapdesk.ui.faces.scrappers.look import QUESTIONS, ScrappersLook
from scrapdesk.ui.frame.texts import Texts

CARDS = cast(ScrappersTable, GAMES["scrappers"].table).cards
LIBRARY = open_portfolio().library(paths.assets())
NAMES = open_portfolio().catalogue(LIBRARY)
WIDTHS = (44, 60, 94, 128, 150, 240)


def lying(card: Card, slot: str = "firing", **more: object) -> Piece:
    return Piece(f"card:{card.id}", card.id, slot)._replace(**more)  # type: ignore[arg-type]


@pytest.mark.parametrize("card", CARDS.cards, ids=lambda card: card.id)
def test_every_card_has_a_picture_of_its_own_in_every_form(card: Card) -> None:
    look = ScrappersLook(2, CARDS)
    for width in WIDTHS:
        what = look.face(lying(card), width)
        assert what.name == f"scrappers/card-{card.id}"
        assert what.name in NAMES
        assert open_portfolio().blueprint(LIBRARY, what, (width, round(width * 1.4))).layers


@pytest.mark.parametrize("card", CARDS.cards, ids=lambda card: card.id)
def test_print_keeps_within_the_card_and_says_its_costs(card: Card) -> None:
    look = ScrappersLook(2, CARDS)
    for width in WIDTHS:
        prints = look.prints(lying(card), width)
        for printed in prints:
            left, top, wide, high = printed.box
            assert left >= -0.02 and left + wide <= 1.02, printed
            assert top >= -0.02 and top + high <= 1.01, printed
        said = {printed.text for printed in prints if isinstance(printed, Lettering)}
        assert str(card.fuel) in said
        assert card.basic or str(card.scrap) in said
        assert not card.is_upgrade or str(card.shield) in said
    assert text_of(card) in {p.text for p in look.prints(lying(card), 240) if isinstance(p, Lettering)}


@pytest.mark.parametrize("card", CARDS.cards, ids=lambda card: card.id)
@pytest.mark.parametrize("width", [64, 80, 94, 115, 128])
def test_nothing_on_a_small_card_is_printed_too_small_to_read(card: Card, width: int) -> None:
    """At 1280x720, where a card is two thirds as wide as it is designed; letters take four fifths of their room."""
    prints = ScrappersLook(2, CARDS).prints(lying(card), width)
    for printed in [printed for printed in prints if isinstance(printed, Lettering)]:
        assert printed.box[3] * width * 1.4 * 2 / 3 * 0.8 >= 9.5, printed


@pytest.mark.parametrize("card", CARDS.cards, ids=lambda card: card.id)
@pytest.mark.parametrize("width", [44, 60, 80, 94, 115, 128, 139])
def test_a_small_card_tells_all_that_it_does_or_that_there_is_more(card: Card, width: int) -> None:
    plate = [printed for printed in ScrappersLook(2, CARDS).prints(lying(card), width) if printed.box[1] > 0.54]
    said = [printed.text for printed in plate if isinstance(printed, Lettering)]
    signs = [printed.picture.name.removeprefix("scrappers/icon-") for printed in plate if isinstance(printed, Stamp)]
    whole = [part for line in digest(card, Texts()) for part in line]
    if MORE[1:] in signs:
        assert not said and len(signs) <= 2  # no figure without its condition
    else:
        assert said == [part for part in whole if not part.startswith(":")]
        assert signs == [part[1:] for part in whole if part.startswith(":")]
    assert said or signs


@pytest.mark.parametrize("card", [card for card in CARDS.cards if not card.basic], ids=lambda card: card.id)
def test_a_small_card_on_its_side_shows_its_picture_its_price_and_that_there_is_more(card: Card) -> None:
    look, piece = ScrappersLook(4, CARDS), lying(card, "bay:p2:1", marks=("sideways",))
    assert dict(look.face(piece, 70).args)["form"] == "sight"
    prints = look.prints(piece, 70)
    assert [printed.text for printed in prints if isinstance(printed, Lettering)] == [str(card.scrap)]
    assert any(isinstance(printed, Stamp) and printed.picture.name.endswith(MORE[1:]) for printed in prints)
    assert dict(look.face(piece, 150).args)["form"] != "sight"


@pytest.mark.parametrize("card", [card for card in CARDS.cards if not card.basic], ids=lambda card: card.id)
@pytest.mark.parametrize("width", [110, 134])
def test_a_rivals_card_on_its_side_tells_all_that_it_does_or_that_there_is_more(card: Card, width: int) -> None:
    prints = ScrappersLook(2, CARDS).prints(lying(card, "bay:p2:1", marks=("sideways",)), width)
    plate = [printed for printed in prints if printed.box[1] > 0.5]
    said = [printed.text for printed in plate if isinstance(printed, Lettering)]
    signs = [printed.picture.name.removeprefix("scrappers/icon-") for printed in plate if isinstance(printed, Stamp)]
    whole = [part for line in digest(card, Texts()) for part in line]
    shield = [str(card.shield)] if card.is_upgrade else []
    above = [printed.text for printed in prints if isinstance(printed, Lettering) and printed not in plate]
    assert above == [str(card.scrap), *shield]
    if MORE[1:] in signs:
        assert not said
    else:
        assert said == [part for part in whole if not part.startswith(":")]
        assert [sign for sign in signs if sign != "scrappers/tag"] == [
            part[1:] for part in whole if part.startswith(":")
        ]
        for printed in plate:
            assert printed.box[1] + printed.box[3] <= 1 and printed.box[3] * width * 0.8 >= 9.5


def test_a_condition_is_never_left_out_of_a_small_card() -> None:
    strike = next(card for card in CARDS.cards if any(effect.verb == "if" for effect in card.effects))
    for width in range(40, 140, 5):
        said = {p.text for p in ScrappersLook(2, CARDS).prints(lying(strike), width) if isinstance(p, Lettering)}
        figures = {part for line in digest(strike, Texts()) for part in line if part.isdecimal()}
        conditions = {part for line in digest(strike, Texts()) for part in line if part.endswith(":")}
        costs = {str(strike.fuel), str(strike.scrap)}
        assert conditions <= said or not (figures - costs) & said


def test_signs_are_known_and_say_something() -> None:
    for card in CARDS.cards:
        lines = digest(card, Texts())
        assert 1 <= len(lines) <= 3
        for part in (part for line in lines for part in line):
            assert part
            assert not part.startswith(":") or f"scrappers/icon-{part[1:]}" in NAMES


def test_cards_of_somebodys_own_have_signs_too() -> None:
    odd = Card(0, "odd", "Odd", False, 1, 1, 1, (Effect("damage", 1, "all", "energy", "lying"),))
    mended = Card(
        1, "mended", "Mended", False, 1, 1, 1, (), "impact", 2, (Perk("reboot repair", 1), Perk("fuel_less", 1))
    )
    assert digest(odd, Texts()) == [[":energy", "1", "all", "per card"]]
    assert len(digest(mended, Texts())) == 2
    look = ScrappersLook(2, type(CARDS)("own", (odd, mended)))
    assert {look.face(lying(card), 100).name for card in (odd, mended)} <= set(NAMES)


def test_hidden_and_jammed_cards_show_their_backs() -> None:
    look, card = ScrappersLook(2, CARDS), CARDS.cards[0]
    for marks in ((), ("jammed",)):
        piece = lying(card, face_up=False, marks=marks)
        assert look.face(piece, 128).name == "scrappers/back"
        assert bool(look.prints(piece, 128)) == bool(marks)


def test_every_kind_of_question_has_its_words() -> None:
    from scrapdesk.games.scrappers.questions import ANSWERS

    assert set(QUESTIONS) == set(ANSWERS)
