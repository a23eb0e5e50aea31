"""Numbers for the curtain: what is kept cannot be read, and opens for the right number alone."""

from __future__ import annotations

import pytest

from scrapdesk.storage.pins import is_pin, opens, sealed, table_of


def test_a_sealed_number_opens_for_itself_alone_and_cannot_be_read() -> None:
    seal = sealed("4711")
    assert "4711" not in seal.partition(":")[2] and opens("4711", seal)
    assert not any(opens(pin, seal) for pin in ("4712", "1174", "0000", "", "47111", "x"))


def test_the_same_number_is_sealed_differently_each_time() -> None:
    assert len({sealed("0000") for _ in range(5)}) == 5


@pytest.mark.parametrize("seal", ["", ":", "salt", "salt:", "salt:nonsense", "::::", "é:ü"])
def test_a_damaged_seal_opens_for_nobody(seal: str) -> None:
    assert not opens("4711", seal)


@pytest.mark.parametrize("text", ["", "123", "12345", "12a4", "\uff11\uff12\uff13\uff14", "-123", " 123"])
def test_a_number_has_four_plain_digits(text: str) -> None:
    assert not is_pin(text) and is_pin("0123")


def test_the_name_of_a_table_tells_neither_game_nor_luck() -> None:
    name = table_of("scamorra", "3fa8c01d")
    assert name == table_of("scamorra", "3fa8c01d") != table_of("scope", "3fa8c01d")
    assert "scamorra" not in name and "3fa8c01d" not in name
