"""Further painting processes come for many pictures, stay while there is work, and go."""

from __future__ import annotations

from pathlib import Path

import pytest

from scrapdesk.ui.paint.art import loader, picture
from scrapdesk.ui.paint.art.cache import DiskCache
from scrapdesk.ui.paint.art.fingerprint import prints
from scrapdesk.ui.paint.art.loader import Loader
from scrapdesk.ui.paint.art.orders import ArtOrders
from scrapdesk.ui.paint.art.pack import Pack
from tests.ui_art.doubles import HeldLink, wait_until


class LentLink(HeldLink):
    """Says how often it was let go."""

    rests = 0

    def rest(self) -> None:
        self.rests += 1


@pytest.fixture
def links(assets: Path) -> tuple[LentLink, LentLink]:
    return LentLink(assets), LentLink(assets)


def begun(assets: Path, folder: Path, links: tuple[LentLink, LentLink], wanted: int, shown: bool) -> Loader:
    """A loader of whom so many pictures are wanted at once, `shown` scaled or not at all."""
    made = Loader(lambda: prints(assets, assets), DiskCache(folder), links, Pack(None))
    made.orders = ArtOrders(calm=0.0)
    for number in range(wanted):
        made.orders.ask((picture(f"desk/icon-{number % 8}"), (20 + number, 20 + number)), 1, shown=shown)
    made.start()
    return made


def test_what_is_seen_scaled_is_painted_by_one_and_blank_places_call_another(
    assets: Path, tmp_path: Path, links: tuple[LentLink, LentLink], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader, "HELPER", 0.02)
    first, further = links
    made = begun(assets, tmp_path / "a", links, 12, shown=True)
    wait_until(lambda: bool(first.asked) and further.rests > 2)
    assert not further.asked, "it looked at them more than once"
    made.close()
    first.go.clear()
    made = begun(assets, tmp_path / "b", links, 6, shown=False)
    wait_until(lambda: bool(further.asked))
    made.close()


def test_one_that_has_come_helps_to_the_end_and_goes(
    assets: Path, tmp_path: Path, links: tuple[LentLink, LentLink], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader, "HELPER", 0.3)
    first, further = links
    further.go.set()
    made = begun(assets, tmp_path, links, 20, shown=True)
    wait_until(lambda: len(made.finished) >= 16)
    assert len(first.asked) == 1, "it is still at work"
    assert len(further.asked) > 16 - 3, "it did not go while the first was left with a dozen"
    wait_until(lambda: further.rests > 0)
    made.close()
