"""What may be believed of hidden things, in letters: the weightiest in sentences, and a map where it is about squares.

Must not know any game, nor how likely things are worked out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from scrapdesk.cli.board import wrapped
from scrapdesk.cli.narration import with_rule
from scrapdesk.core.table import Belief, weightiest

_SQUARE = re.compile(r"square:([a-z])(\d+)")


def belief_lines(beliefs: Sequence[Belief], names: Sequence[str], width: int) -> list[str]:
    """For every kind of belief the first, which weighs most; then all of them by their squares, if they have any."""
    told = [with_rule(belief.line.named(names)) for belief in weightiest(beliefs)]
    lines = [line for words in told for line in wrapped(words, width, "  ")]
    map_lines = _map(beliefs)
    return [*lines, "  All odds, in percent:", *map_lines] if map_lines else lines


def _map(beliefs: Sequence[Belief]) -> list[str]:
    """Rows and columns as on the board, the last row on top."""
    found = {(int(at[2]), at[1]): belief.odds for belief in beliefs if (at := _SQUARE.fullmatch(belief.about))}
    columns = sorted({column for _, column in found})
    rows = sorted({row for row, _ in found}, reverse=True)
    lines = [f"  {row:>3} " + "".join(_cell(found.get((row, column))) for column in columns).rstrip() for row in rows]
    return [*lines, "      " + "".join(f"{column:>4}" for column in columns)] if found else []


def _cell(odds: float | None) -> str:
    return "    " if odds is None else f"{round(100 * odds):>4}"
