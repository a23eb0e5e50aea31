"""The maps of Scalawag!: every slot that the table names is there, and ships lie as luck has seated their captains."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from scrapdesk import paths
from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.games.scalawag.sea import neighbours
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.board.slots import Layout
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.faces.scalawag.prices import attack_prices
from scrapdesk.ui.faces.scalawag.shapes import PAD
from tests.ui.faces import look_for

ENTRY = GAMES["scalawag"]
SEATS = (3, 4, 5, 6, 7, 8)
BOTH = {"bonus": "both"}


def look_of(seats: int) -> Look:
    look = look_for("scalawag", seats)
    assert look is not None
    return look


def plan_of(look: Look, view: Any, near: int) -> Layout:
    """The map as the table lays it for whoever sits near."""
    level = load_level(look.level(near))
    plan = level.renamed(lambda slot: look.turned(slot, near)) if near else level
    return plan.spread(look.spread(view))


def played(seats: int, seed: str, options: dict[str, str] | None = None) -> Match[Any, Any, Any]:
    return Match(ENTRY.rules, seats, options or BOTH, seed)


@pytest.mark.parametrize("seats", SEATS)
def test_every_slot_that_is_named_is_in_the_map(seats: int) -> None:
    look = look_of(seats)
    level = load_level(look.level(0))
    match, rng = played(seats, "slots"), Random(1)
    while (asked := match.to_act) is not None and match.ply < 900:
        view = match.view(asked)
        pieces = list(ENTRY.table.pieces(view))
        assert {piece.slot for piece in pieces} <= set(level.slots)
        for move in match.legal_moves(asked):
            named = {target for path in ENTRY.table.paths(view, move) for target in path}
            assert named - {piece.id for piece in pieces} <= set(level.slots)
        if match.ply % 4 == 0:
            for seat in (*range(seats), None):
                assert {piece.slot for piece in ENTRY.table.pieces(match.view(seat))} <= set(level.slots)
        match.play(asked, rng.choice(match.legal_moves(asked)))


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_drawn_and_written_has_a_slot(seats: int) -> None:
    look = look_of(seats)
    level = load_level(look.level(0))
    match, rng = played(seats, "signs"), Random(2)
    while (asked := match.to_act) is not None and match.ply < 900:
        view = match.view(asked)
        chips = [f"order:{name}" for name in ("trim", "cannons", "board", "wind")]
        look.pointed = (rng.choice(chips),) if view.phase.name == "ORDER" and match.ply % 2 else ()
        look.offered = tuple({path[0] for move in match.legal_moves(asked) for path in ENTRY.table.paths(view, move)})
        for seat in (asked, None):
            shown = match.view(seat)
            named = {sign.slot for sign in look.ornaments(shown)} | {words.slot for words in look.inscriptions(shown)}
            assert named <= set(level.slots)
        match.play(asked, rng.choice(match.legal_moves(asked)))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("near", range(8))
def test_every_captain_sees_the_own_ship_near_and_the_others_clockwise_as_luck_seated_them(
    seats: int, near: int
) -> None:
    if near >= seats:
        return
    look, level = look_of(seats), load_level(f"scalawag-{seats}")
    for seed in range(6):
        view = played(seats, str(seed)).view(near)
        seen, ring = plan_of(look, view, near), view.frame.ring
        at = ring.index(near)
        for step in range(seats):
            seat = ring[(at + step) % seats]
            for kind in ("ship", "plate", "hand", "beside", "gap", "tab", "price"):
                assert seen.slots[f"{kind}:p{seat + 1}"].box == level.slots[f"{kind}:p{step + 1}"].box
        assert seen.slots["port"].box == level.slots["port"].box


@pytest.mark.parametrize("seats", SEATS)
def test_ships_plates_coins_and_cards_do_not_overlap(seats: int) -> None:
    slots = load_level(f"scalawag-{seats}").slots
    alone = ("port", "locker", "ask", "hand:p1")
    whole = [slot for name, slot in slots.items() if name.startswith(("ship:", "plate:", "order:")) or name in alone]
    for number, one in enumerate(whole):
        for other in whole[number + 1 :]:
            of_one_ship = one.kind in ("ship", "ornament") and one.name[-2:] == other.name[-2:]
            assert of_one_ship or _apart(one.box, other.box), (one.name, other.name)


Box = tuple[float, float, float, float]


def _apart(one: Box, other: Box, near: float = 10.0) -> bool:
    beside = one[0] + one[2] <= other[0] + near or other[0] + other[2] <= one[0] + near
    return beside or one[1] + one[3] <= other[1] + near or other[1] + other[3] <= one[1] + near


def test_whoever_is_asked_whether_to_call_reads_how_many_there_are_of_what_was_declared() -> None:
    look, match = look_of(4), played(4, "count", {})
    match.play_text(match.to_act or 0, "order trim 3")
    view = match.view(match.to_act)
    counted = f"Sailors: 4 in the game, {view.hand.count(0)} in your hand, 0 in the locker"
    assert look.asks(view) == ("Is it true?", counted) and look.asks(match.view(None))[1] == ""
    look.offered = ("button:pass", "button:scalawag")
    assert counted in [words.text for words in look.inscriptions(view)]
    look.offered = ()
    assert not any("in the game" in words.text for words in look.inscriptions(match.view(None)))


@pytest.mark.parametrize("seats", SEATS)
def test_the_paper_of_whatever_will_be_decided_is_made_before_it_is_wanted(seats: int) -> None:
    """Words that come before their sheet could not be read on the water."""
    look, match, rng = look_of(seats), played(seats, "paper", {}), Random(4)
    soon = {(sign.picture, sign.slot) for sign in look.soon}
    while (asked := match.to_act) is not None and match.ply < 300:
        view = match.view(asked)
        look.offered = tuple({path[0] for move in match.legal_moves(asked) for path in ENTRY.table.paths(view, move)})
        paper = {
            (sign.picture, sign.slot)
            for sign in look.ornaments(view)
            if sign.slot in ("panel", "panelbrief", "ask", "asklines", "asksmall")
            and sign.picture.name == "scalawag/paper"
        }
        buttons = {
            (sign.picture, sign.slot)
            for sign in look.ornaments(view)
            if sign.slot.startswith("button:") and dict(sign.picture.args).get("off") != "yes"
        }
        assert paper | buttons <= soon
        match.play(asked, rng.choice(match.legal_moves(asked)))


@pytest.mark.parametrize("seats", SEATS)
def test_ships_are_painted_with_their_holes_before_they_are_hit(seats: int) -> None:
    """Otherwise a ship would be gone for the moment in which its picture is made."""
    look, match = look_of(seats), played(seats, "hit", {})
    view = match.view(0)
    look.ornaments(view)
    layout = plan_of(look, view, 0)
    coming = {look.face(piece, 200) for piece in look.coming()}
    assert all(layout.places([piece]) for piece in look.coming())
    for holes in (1, 2):
        hit = view._replace(damage=(holes,) * seats)
        ships = [piece for piece in ENTRY.table.pieces(hit) if piece.face == "ship"]
        assert len(ships) == seats and {look.face(piece, 200) for piece in ships} <= coming


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_a_lookout_joins_the_captain_to_every_ship_that_was_out_of_reach(seats: int) -> None:
    """And to no other: beside whom a captain lies anyway, a rope tells. The middle sheet tells the near captain."""
    look, found = look_of(seats), 0
    for seed in range(30):
        match, rng = played(seats, str(seed), {}), Random(seed)
        while (asked := match.to_act) is not None and match.ply < 300:
            legal = list(match.legal_moves(asked))
            wanted = [move for move in legal if match.rules.encode_move(move) == "declare lookout"]
            match.play(asked, rng.choice(wanted or legal))
            view = match.view(None)
            lines = [sign for sign in look.ornaments(view) if dict(sign.picture.args).get("kind") == "sight"]
            beside = neighbours(view, view.captain) | 1 << view.captain
            far = (view.afloat & ~beside).bit_count() if view.plan.lookout and match.outcome is None else 0
            told = [words.text for words in look.inscriptions(view) if "all adjacent" in words.text]
            declared = bool(view.plan.lookout) and match.outcome is None and view.captain not in view.sunk
            assert len(told) == (declared and view.captain != 0)
            if declared and view.phase is Phase.TARGET:
                assert any("counts as adjacent" in words.text for words in look.inscriptions(view))
            assert len(lines) == (far if view.captain not in view.sunk and view.captain != 0 else 0)
            found += len(lines)
        if found:
            return
    raise AssertionError("nobody ever declares a lookout")


@pytest.mark.parametrize("seats", SEATS)
def test_every_card_that_can_lie_open_has_a_picture(seats: int) -> None:
    """The bonus crew as well, which was once a blank card."""
    look, portfolio = look_of(seats), open_portfolio()
    drawn = set(portfolio.catalogue(portfolio.library(paths.assets())))
    match, rng, seen = played(seats, "cards"), Random(3), set()
    while (asked := match.to_act) is not None and match.ply < 1500:
        for piece in ENTRY.table.pieces(match.view(asked)):
            seen.add(look.face(piece, 100).name)
        match.play(asked, rng.choice(match.legal_moves(asked)))
    assert {"scalawag/card-wave", "scalawag/card-spot"} & seen
    assert seen <= drawn


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("order", ["cannons", "board"])
def test_while_an_attack_is_prepared_every_other_ship_has_a_tag_with_what_it_costs(seats: int, order: str) -> None:
    look, match = look_of(seats), played(seats, "tags", {})
    asked = match.to_act or 0
    look.pointed = (f"order:{order}",)
    view = match.view(asked)
    told = {words.slot: words.text for words in look.inscriptions(view) if words.slot.startswith("price:")}
    drawn = {sign.slot: dict(sign.picture.args)["can"] for sign in look.ornaments(view) if sign.slot in told}
    assert f"price:p{asked + 1}" not in told, "the sheet tells whoever is asked"
    for seat, cost in attack_prices(view, look.pointed).items():
        assert told.pop(f"price:p{seat + 1}") == (str(cost.points) if cost.reached else "far")
        assert drawn.pop(f"price:p{seat + 1}") == ("yes" if cost.can else "no" if cost.reached else "far")
    assert not told and not drawn


@pytest.mark.parametrize("seats", SEATS)
def test_every_plate_keeps_its_captains_record_to_the_end_and_only_whose_turn_it_is_lies_in_light(seats: int) -> None:
    look, match, rng = look_of(seats), played(seats, "record", {}), Random(6)
    while (asked := match.to_act) is not None and match.ply < 2000:
        match.play(asked, rng.choice(match.legal_moves(asked)))
        view = match.view(0)
        written = [(words.slot, words.text) for words in look.inscriptions(view)]
        for seat in range(seats):
            figures = [text for slot, text in written if slot == f"record:p{seat + 1}"]
            assert figures == [str(view.proven[seat]), str(view.caught[seat])]
        lit = [sign.slot for sign in look.ornaments(view) if dict(sign.picture.args).get("tone") == "lit"]
        glows = [sign.slot for sign in look.ornaments(view) if sign.picture.name == "scalawag/glow"]
        turn = view.captain + 1
        playing = match.outcome is None
        assert glows == [f"glow:p{turn}"] * playing
        assert lit == [f"plate:p{turn}"] * (playing and view.captain not in view.sunk)


@pytest.mark.parametrize("seats", SEATS)
def test_a_rope_that_hangs_through_has_room_to(seats: int) -> None:
    """Its picture reaches as far below its ends as it hangs, or it would be cut off."""
    look = look_of(seats)
    level = plan_of(look, played(seats, "rope").view(None), 0)
    hanging = 0
    for sign in look.ornaments(played(seats, "rope").view(None)):
        if sign.picture.name == "scalawag/rope" and sign.box is not None:
            _, _, wide, high = level.box(sign.slot)
            sag = int(dict(sign.picture.args)["sag"])
            assert sign.box[3] * high > sag and sign.box[2] * wide > 0
            hanging += sag > 0
            assert sag == 0 or sign.box[3] * high - sag >= PAD
    assert hanging or seats == 4


def test_keys_are_told_on_all_answers_or_on_none() -> None:
    look, match = look_of(4), played(4, "keys", {})
    match.play_text(match.to_act or 0, "order trim 3")
    view = match.view(match.to_act)
    look.called = lambda action: action[-1]
    for offered, told in (
        (("button:scalawag", "button:pass"), {"1", "2"}),
        (("button:show", "button:hole", "button:lose"), set()),
    ):
        look.offered = offered
        assert {
            words.text for words in look.inscriptions(view) if words.text in ("1", "2") and words.slot in offered
        } == told
