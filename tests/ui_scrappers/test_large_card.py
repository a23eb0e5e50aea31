"""A card seen large lies over the words of Scrappers: they give way as a whole, and no scraps of them are left."""

from __future__ import annotations

from scrapdesk.ui.stops.board import large
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk


def test_a_draft_card_seen_large_leaves_no_scraps_of_words() -> None:
    with desk(size=(1920, 1080)) as context:
        large("scrappers", "", where="draft")(context)
        table = context.scenes.top
        assert isinstance(table, BoardTable) and table.side.aside is not None
        over, words = table.zoom.over, table.side.aside.words
        assert over.width and words.contains(over) and over.contains(table.side.words.rect)
        assert table.zoom.seen.contains(over)
        table.zoom.hide()
        assert table.zoom.seen.size == (0, 0)
