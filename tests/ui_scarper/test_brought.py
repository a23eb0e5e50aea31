"""What an attack has brought is said in plain words under its dice, and beside the table until the next act."""

from __future__ import annotations

from random import Random
from typing import Any

from scrapdesk.games.scarper.board import FIELD_TITLES
from scrapdesk.games.scarper.moves import Act
from scrapdesk.games.scarper.retold import Throw
from scrapdesk.ui.faces.scarper.brought import brought
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk
from tests.ui_scarper.tables import seated


def charge(table: BoardTable, seed: int) -> Any:
    """A charge of the person's that leaves points, in a war that was played by chance."""
    match, rng = table.sitting.match, Random(seed)
    while match.to_act is not None:
        legal: list[Any] = list(match.legal_moves(match.to_act))
        charges = [move for move in legal if isinstance(move, Act) and move.verb == "charge"]
        if charges and table.sitting.person_asked == 0 and match.view(0).left > 2:
            return rng.choice(charges)
        match.play(match.to_act, rng.choice(legal))
    return None


def test_after_a_charge_it_stands_there_what_it_brought_until_the_next_act() -> None:
    met: set[str] = set()
    with desk(speed="off", curtain=False, confirm="off") as context:
        for seed in range(14):
            table = seated(context, ("human", "ai:random"), f"brought-{seed}")
            act = charge(table, seed)
            assert act is not None
            table.follow("begin")
            settle(context)
            before = table.sitting.match.view(0)
            table.play(act)
            settle(context)
            view, told = table.sitting.match.view(0), table.side.headline.text
            steps = view.fronts[act.field] - before.fronts[act.field]
            gone = before.trenches[act.field].bit_count() - view.trenches[act.field].bit_count()
            field = FIELD_TITLES[act.field]
            wanted = "forward" if steps else "cleared" if gone > 0 else "repelled, tied"
            assert told.startswith(f"{field}: ") and told.removeprefix(f"{field}: ").split()[-1].strip(",") in (
                {"forward", "cleared"} if steps else {"cleared"} if gone > 0 else {"repelled", "effect"}
            )
            if steps:
                assert f"{steps} space" in told
            met.add(wanted)
            end: Any = Act("end")
            table.play(end)
            settle(context)
            assert told != table.side.headline.text
            context.scenes.pop()
            context.scenes.settle()
    assert met == {"forward", "cleared", "repelled, tied"}


def test_dice_say_what_they_do_before_it_is_done() -> None:
    told = {
        Throw(0, (5, 1), (1, 0), field=0, brought=(2, 1)): "2 spaces forward, 1 trench cleared",
        Throw(0, (5, 1), (1, 0), field=0, brought=(0, 2)): "2 trenches cleared",
        Throw(0, (2, 2), (1, 1), field=0): "Tied: no effect",
        Throw(1, (2, 4), (0, 1), field=0): "Repelled by 3",
        Throw(1, (2,), (3,), True, 0, brought=(1, 0)): "1 space forward",
        Throw(1, (2,), (3,), True, 0): "No effect",
    }
    for throw, words in told.items():
        assert str(brought(throw)) == words
