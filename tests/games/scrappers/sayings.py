"""The wording of a card, compared as a whole."""

from __future__ import annotations

from scrapdesk.games.scrappers.texts import text_of
from tests.games.scrappers.positions import CARDS


def says(card: str, text: str) -> None:
    assert text_of(CARDS.by_id[card]) == text
