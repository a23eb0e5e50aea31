"""The set as a whole (SR-8.2, SR-8.3), and that every card has a test of its own."""

from __future__ import annotations

import re
from pathlib import Path

from scrapdesk.games.scrappers.cards import Effect
from scrapdesk.games.scrappers.texts import text_of
from tests.games.scrappers.positions import CARDS

ADVANCED = [card for card in CARDS.cards if not card.basic]


def all_effects() -> list[Effect]:
    found = []
    for card in CARDS.cards:
        for effect in card.effects:
            found += [effect, *effect.then, *effect.otherwise]
    return found


def test_sr_8_2_at_least_28_different_cards_56_in_all_ten_of_them_upgrades() -> None:
    assert len(ADVANCED) >= 28
    assert sum(card.copies for card in ADVANCED) == 56
    assert sum(card.is_upgrade for card in ADVANCED) >= 10


def test_sr_8_2_every_card_has_name_price_text_flavour_and_words_for_its_picture() -> None:
    for card in CARDS.cards:
        assert card.name
        assert card.flavour
        assert 0 < len(card.alt.split()) <= 12
        assert 0 <= card.fuel <= 4
        assert 1 <= card.scrap <= 6 or card.basic
        assert text_of(card).endswith(".")
        assert "{" not in text_of(card)
    assert len({text_of(card) for card in CARDS.cards}) == len(CARDS.cards)
    assert len({card.flavour for card in CARDS.cards}) == len(CARDS.cards)


def test_sr_8_3_the_set_uses_what_makes_this_game_itself() -> None:
    verbs = {effect.verb for effect in all_effects()}
    assert verbs >= {"jam", "swap", "delay", "hurry", "double", "copy", "boost", "salvage", "sweep", "repair", "trash"}
    assert {effect.who for effect in all_effects() if effect.verb == "damage"} >= {"left", "rivals"}
    assert {effect.who for effect in all_effects()} >= {"rival", "pilot", "me"}
    assert {perk.verb for card in CARDS.cards for perk in card.perks} >= {"thorns", "weapon", "reboot gain", "firewall"}


def test_every_card_has_a_test_named_after_it() -> None:
    folder = Path(__file__).parent
    text = "".join(
        (folder / f"test_{name}.py").read_text(encoding="utf-8") for name in ("basic_cards", "operations", "upgrades")
    )
    tests = "\n".join(re.findall(r"def test_(\w+)\(", text))
    assert [card.id for card in CARDS.cards if not re.search(rf"^{card.id.replace('-', '_')}_", tests, re.M)] == []
    assert [card.id for card in CARDS.cards if f'"{card.id}"' not in text] == []
