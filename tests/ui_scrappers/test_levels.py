"""The maps of Scrappers: every slot that the table names is there, for every number of seats and from every seat."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.board.slots import ORNAMENT
from tests.ui.faces import look_for

ENTRY = GAMES["scrappers"]
SEATS = (2, 3, 4)


def look_of(seats: int) -> Look:
    look = look_for("scrappers", seats)
    assert look is not None
    return look


@pytest.mark.parametrize("seats", SEATS)
def test_every_slot_that_is_named_is_in_the_map(seats: int) -> None:
    look = look_of(seats)
    level = load_level(look.level(0))
    match, rng = Match(ENTRY.rules, seats, {}, "slots"), Random(1)
    while (asked := match.to_act) is not None:
        if match.ply % 4 == 0:
            for seat in (*range(seats), None):
                pieces = list(ENTRY.table.pieces(match.view(seat)))
                assert {piece.slot for piece in pieces} <= set(level.slots)
        view = match.view(asked)
        things = {piece.id for piece in ENTRY.table.pieces(view)}
        for move in match.legal_moves(asked):
            named = {target for path in ENTRY.table.paths(view, move) for target in path}
            assert named - things <= set(level.slots)
        spread = look.spread(view)
        assert set(spread) | set(spread.values()) <= set(level.slots)
        match.play(asked, rng.choice(match.legal_moves(asked)))


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_drawn_and_written_has_a_slot(seats: int) -> None:
    look = look_of(seats)
    level = load_level(look.level(0))
    match, rng = Match(ENTRY.rules, seats, {}, "signs"), Random(2)
    while (asked := match.to_act) is not None:
        if match.ply % 5 == 0:
            for seat in (*range(seats), None):
                view = match.view(seat)
                named = {sign.slot for sign in look.ornaments(view)} | {words.slot for words in look.inscriptions(view)}
                assert named <= set(level.slots)
                assert {slot for slot, _ in look.boxes(view)} <= set(level.slots)
        match.play(asked, rng.choice(match.legal_moves(asked)))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seat", range(4))
def test_every_seat_sits_at_the_bottom_with_its_left_neighbour_first(seats: int, seat: int) -> None:
    if seat >= seats:
        return
    look = look_of(seats)
    level = load_level(look.level(seat))
    seen = level.renamed(lambda slot: look.turned(slot, seat)) if seat else level
    own, left = f"p{seat + 1}", f"p{(seat + 1) % seats + 1}"
    assert seen.slots[f"bay:{own}:1"].box == level.slots["bay:p1:1"].box
    assert seen.slots[f"panel:{left}"].box == level.slots["panel:p2"].box
    assert seen.slots["draft:a"].box == level.slots["draft:a"].box
    assert len({slot.box for name, slot in seen.slots.items() if name.startswith("panel:")}) == seats


@pytest.mark.parametrize("seats", SEATS)
def test_places_for_cards_of_different_seats_do_not_overlap(seats: int) -> None:
    slots = load_level(f"scrappers-{seats}").slots
    cards = [s for s in slots.values() if s.kind in ("bay", "deck", "discard", "play", "draft", "scrapyard", "firing")]
    for at, one in enumerate(cards):
        for other in cards[at + 1 :]:
            assert _apart(one.box, other.box), (one.name, other.name)
    assert all(slot.kind == ORNAMENT for name, slot in slots.items() if name.startswith(("panel:", "tag:", "lamp:")))


Box = tuple[float, float, float, float]


def _apart(one: Box, other: Box) -> bool:
    beside = one[0] + one[2] <= other[0] + 1 or other[0] + other[2] <= one[0] + 1
    return beside or one[1] + one[3] <= other[1] + 1 or other[1] + other[3] <= one[1] + 1
