"""How much of each set-up is looked at: all of it with `--deep`."""

from __future__ import annotations

import pytest

from tests.conformance import setups


def pytest_configure(config: pytest.Config) -> None:
    setups.deep = config.getoption("--deep")
