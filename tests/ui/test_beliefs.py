"""What the coach thinks likely of hidden things, on the plain table: told when asked, and gone with the next move."""

from __future__ import annotations

import pytest

from scrapdesk.core.match import Match
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.table.plain import PlainTable
from scrapdesk.ui.table.sitting import new_sitting
from scrapdesk.ui.widgets.label import Label
from tests.ui.hands import desk, press, scene

POSITIONS = {
    "scope": (("human", "ai:random"), ["scatter", "scatter"], "17% chance of an enemy sniper on a4"),
    "scalawag": (("ai:random", "human", "ai:random"), ["order trim 2"], "chance that Ines has two sailors ("),
}
SEED = "b"
HEADING = "What you can infer"


def words_beside(table: PlainTable) -> list[str]:
    return [widget.text for widget in table.all_widgets() if isinstance(widget, Label)]


def seated(context: AppContext, game: str) -> PlainTable:
    """A person at a table where something is hidden that can be believed more or less; p1 has the first order."""
    players, told, _ = POSITIONS[game]
    lines = list(told)
    wish = NewTable(game, players, seed=SEED)
    sitting = new_sitting(wish, context.settings.player, context.make_thinker)
    match: Match[object, object, object] = sitting.match
    while match.to_act is not None and lines:
        match.play_text(match.to_act, lines.pop(0))
    while sitting.person_asked is None and match.to_act is not None:
        match.play(match.to_act, match.legal_moves(match.to_act)[0])
    table = PlainTable(context, sitting)
    context.scenes.push(table)
    context.scenes.settle()
    return table


@pytest.mark.parametrize("game", POSITIONS)
def test_a_hint_tells_what_may_be_believed_until_the_next_move(game: str) -> None:
    with desk(speed="off") as context:
        table = seated(context, game)
        assert HEADING not in words_beside(table) and table.sitting.believed == ()
        press(context, "h")
        for _ in range(5000):
            context.scenes.update(16)
            if not table.sitting.hinting:
                break
        told = words_beside(table)
        assert HEADING in told
        assert any(POSITIONS[game][2] in words for words in told), told
        seat = table.sitting.person_asked
        assert seat is not None and scene(context) is table
        table.play(table.sitting.match.legal_moves(seat)[0])
        context.scenes.settle()
        assert HEADING not in words_beside(table)
