"""The status of a table as a person reads it, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from scrapdesk.core.table import Field
from scrapdesk.core.words import named


def status_of(fields: Sequence[Field], names: Sequence[str] = ()) -> dict[tuple[int | None, str], str]:
    """What every line says, by whose it is and what it is called."""
    return {(field.seat, str(field.label)): str(named(field.value, names)) for field in fields}
