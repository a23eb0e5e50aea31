"""The board in letters, as the terminal shows it: rows and columns are named as moves name them."""

from __future__ import annotations

from scrapdesk.games.scamorra.table import ScamorraTable
from tests.games.scamorra.positions import RULES, position


def test_a_piece_stands_in_the_row_and_the_column_that_its_square_is_called_by() -> None:
    empty = {letter for letter in "".join(line[3:] for line in lines("stone c3", "stone e5")) if not letter.isalpha()}
    for square in ("a1", "c3", "b5", "e2"):
        others = "stone e5" if square != "e5" else "stone a1"
        rows = lines(f"stone {square}", others)
        columns = rows[-1]
        found = next(line for line in rows if line.startswith(square[1]))
        assert found[columns.index(square[0])] not in empty
    assert [line[0] for line in rows[:-1]] == sorted((line[0] for line in rows[:-1]), reverse=True)
    assert rows[-2].startswith("1 ")


def lines(red: str, blue: str) -> list[str]:
    return ScamorraTable().board_text(RULES.view(position(red, blue, hand="r", other="r"), None))
