"""An art room with a few tiny drawings, painted in this process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.paint.art.room import ArtRoom
from tests.ui_art.doubles import DirectLink, little_art


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    return little_art(tmp_path / "assets")


@pytest.fixture
def link(assets: Path) -> DirectLink:
    return DirectLink(assets)


@pytest.fixture
def room(assets: Path, tmp_path: Path, link: DirectLink) -> Iterator[ArtRoom]:
    made = ArtRoom(open_portfolio, assets, tmp_path / "cache", link)
    yield made
    made.close()
