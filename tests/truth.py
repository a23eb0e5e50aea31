"""The true state of a match, which nobody in the program is given: for tests of what must not depend on it.

The one place that looks behind the curtain. Must not be used where a view would do.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from scrapdesk.core.match import AnyMatch


def true_state(match: AnyMatch) -> Any:
    return match._state


@contextmanager
def exchanged(match: AnyMatch, other: Any) -> Iterator[Any]:
    """For a while the match is in another state than it came to."""
    true = match._states[match.ply]
    match._states[match.ply] = other
    try:
        yield true
    finally:
        match._states[match.ply] = true
