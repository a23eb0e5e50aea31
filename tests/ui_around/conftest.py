"""What several tests around a game sit down at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scrapdesk.ui.context import AppContext
from tests.ui.hands import desk
from tests.ui.sizes import called
from tests.ui_around.test_setup import SIZES


@pytest.fixture(params=SIZES, ids=called)
def sized(request: pytest.FixtureRequest) -> Iterator[AppContext]:
    """A desk of somebody's own in each of the sizes at which a table is set."""
    size, text = request.param
    with desk(size, text, player="Ada", curtain=False) as opened:
        yield opened
