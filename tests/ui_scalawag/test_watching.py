"""Programs among themselves: watched with their crews face down, or open; and by nobody who plays."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.ai.thinking import LocalThinker, Report
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces.scalawag.eyes import OpenHands
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.looking import LookingBack
from tests.ui.hands import choose, desk, painted, press


class Silent(LocalThinker):
    """Never comes to an end, so that the table stays as it is."""

    def poll(self) -> Report | None:
        return None


def seated(context: AppContext, players: tuple[str, ...], moves: int) -> BoardTable:
    context.make_thinker = Silent
    sit_down(context, NewTable("scalawag", players, {}, "watched"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    match, rng = table.sitting.match, Random(3)
    while match.ply < moves and match.to_act is not None:
        match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))
    table.follow("resume")
    return table


def hands(table: BoardTable) -> dict[bool, list[str]]:
    """The faces of all cards that lie in hands, open and covered."""
    found: dict[bool, list[str]] = {True: [], False: []}
    for piece in table.stage.hand.pieces:
        if piece.slot.startswith("hand:"):
            found[piece.face_up].append(f"{piece.owner} {piece.face}")
    return {side: sorted(faces) for side, faces in found.items()}


def held(table: BoardTable, ply: int | None = None) -> list[str]:
    """What every captain holds, by their own views."""
    match, whole = table.sitting.match, table.sitting.table
    return sorted(
        f"{seat} {piece.face}"
        for seat in range(match.seats)
        for piece in whole.pieces(match.view(seat, ply))
        if piece.owner == seat and piece.slot.startswith("hand:")
    )


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_programs_are_watched_with_their_crews_face_down_or_open(seats: int) -> None:
    with desk(speed="off") as context:
        table = seated(context, ("ai:random",) * seats, 60)
        assert hands(table)[True] == [] and len(hands(table)[False]) == len(held(table))
        press(context, "b")
        assert hands(table) == {True: held(table), False: []}
        painted(context)
        press(context, "b")
        assert hands(table)[True] == []
        choose(context, "Show crews")
        assert hands(table) == {True: held(table), False: []}
        choose(context, "Hide crews")
        assert hands(table)[True] == []


def test_what_was_held_before_is_seen_where_a_line_of_the_log_is_looked_at() -> None:
    with desk(speed="off") as context:
        table = seated(context, ("ai:random",) * 5, 80)
        press(context, "b")
        looking = table.part(LookingBack)
        looking.show_line(40)
        ply = table.stage.hand.looking
        assert ply is not None and ply < 80
        assert hands(table)[True] == held(table, ply) != held(table)


@pytest.mark.parametrize("players", [("human", "ai:random", "ai:random"), ("human", "human", "ai:random")])
def test_nobody_who_plays_sees_another_s_crew(players: tuple[str, ...]) -> None:
    with desk(speed="off", curtain=False) as context:
        table = seated(context, players, 40)
        assert not any(isinstance(part, OpenHands) for part in table.parts)
        press(context, "b", "h")
        assert all(text.startswith(f"{table.sitting.viewer} ") for text in hands(table)[True])
