"""The map of Scarper: every slot that the table, its pictures and its words name is there, from both sides."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from scrapdesk.core.match import Match
from scrapdesk.core.table import DONE
from scrapdesk.games import GAMES
from scrapdesk.games.scarper.state import Phase
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.board.slots import ORNAMENT
from scrapdesk.ui.stops.stop import settle
from tests.ui.faces import look_for
from tests.ui.hands import desk, painted
from tests.ui_scarper.tables import seated

ENTRY = GAMES["scarper"]


def look() -> Look:
    found = look_for("scarper", 2)
    assert found is not None
    return found


def test_every_slot_that_the_table_names_is_in_the_map() -> None:
    level, shown = load_level(look().level(0)), look()
    match, rng = Match(ENTRY.rules, 2, {}, "slots"), Random(1)
    while (asked := match.to_act) is not None:
        if match.ply % 5 == 0:
            for seat in (0, 1, None):
                assert {piece.slot for piece in ENTRY.table.pieces(match.view(seat))} <= set(level.slots)
        view = match.view(asked)
        things = {piece.id for piece in ENTRY.table.pieces(view)}
        for move in match.legal_moves(asked):
            named = {target for path in ENTRY.table.paths(view, move) for target in path}
            assert named - things <= set(level.slots)
            assert all(level.slots[name].kind != ORNAMENT for name in named - things)
        spread = shown.spread(view)
        assert set(spread) | set(spread.values()) <= set(level.slots)
        match.play(asked, rng.choice(match.legal_moves(asked)))


def test_what_is_drawn_and_written_has_a_slot() -> None:
    shown = look()
    match, rng = Match(ENTRY.rules, 2, {}, "signs"), Random(2)
    level = load_level(shown.level(0))
    while (asked := match.to_act) is not None:
        if match.ply % 6 == 0:
            for near in (0, 1):
                shown.level(near)
                for seat in (0, 1, None):
                    view = match.view(seat)
                    named = {sign.slot for sign in shown.ornaments(view)}
                    named |= {words.slot for words in shown.inscriptions(view)}
                    assert named | {slot for slot, _ in shown.boxes(view)} <= set(level.slots)
        match.play(asked, rng.choice(match.legal_moves(asked)))


def test_the_map_turned_for_the_other_side_has_every_slot_once() -> None:
    shown = look()
    level = load_level(shown.level(1))
    turned = {shown.turned(name, 1) for name in level.slots}
    assert turned == set(level.slots)
    assert all(shown.turned(shown.turned(name, 1), 1) == name for name in level.slots)
    assert shown.turned("space:flanders:1", 1) == "space:lorraine:8"
    assert shown.turned("line:artois:5", 1) == "line:champagne:3"
    assert shown.turned("hand:central", 1) == "hand:entente"


def test_each_side_sees_its_own_ground_at_the_left() -> None:
    shown = look()
    level = load_level(shown.level(1)).renamed(lambda slot: shown.turned(slot, 1))
    assert level.box("space:artois:8")[0] < level.box("space:artois:1")[0]
    assert level.box("hand:central")[1] > level.box("hand:entente")[1]


def test_places_that_take_pieces_do_not_lie_outside_of_what_they_belong_to() -> None:
    level = load_level("scarper-front")
    for name, slot in level.slots.items():
        if slot.kind in ("space", "line"):
            left, top, width, height = slot.box
            x, y, w, h = level.slots["field:" + name.split(":")[1]].box
            assert x - 2 <= left and left + width <= x + w + 2 and y <= top and top + height <= y + h + 1


def test_whoever_wants_it_sees_the_map_with_the_entente_at_the_left_from_both_sides() -> None:
    shown = look()
    shown.turns = False
    level = load_level(shown.level(1))
    turned = {name: shown.turned(name, 1) for name in level.slots}
    assert sorted(turned.values()) == sorted(level.slots)
    moved = {name.split(":")[0] for name, place in turned.items() if name != place}
    assert moved == {"hand", "offer", "kept"}
    assert turned["hand:central"] == "hand:entente"  # one's own cards are at hand all the same


def test_an_arrow_points_from_who_is_further_along_however_the_map_lies() -> None:
    shown = look()
    for seed in range(3):
        match, rng = Match(ENTRY.rules, 2, {}, f"arrows-{seed}"), Random(seed)
        while (asked := match.to_act) is not None:
            match.play(asked, rng.choice(match.legal_moves(asked)))
            for near, turns in ((0, True), (1, True), (1, False)):
                shown.turns = turns
                shown.level(near)
                view = match.view(None)
                down = [
                    dict(sign.picture.args)["down"] for sign in shown.ornaments(view) if "flank" in sign.picture.name
                ]
                fronts = [front if near == 0 else -front for front in view.fronts]
                rows = fronts[::-1] if near == 1 and turns else fronts
                wanted = ["yes" if upper > lower else "no" for upper, lower in pairwise(rows) if upper != lower]
                assert down == wanted or match.outcome is not None
            if match.ply > 120:
                break


def test_the_setting_turns_the_table_that_waits_below_and_the_cards_stay_at_hand() -> None:
    for turns in (True, False):
        with desk(turn_maps=turns) as context:
            table = seated(context, ("ai:random", "human"))
            settle(context)
            layout = table.stage.layout
            flanders, lorraine = layout.box("field:flanders"), layout.box("field:lorraine")
            assert (flanders[1] > lorraine[1]) is turns
            assert layout.box("hand:central")[1] > layout.box("hand:entente")[1]
            painted(context)


def test_buttons_stand_on_the_map_while_somebody_here_is_asked_and_none_otherwise() -> None:
    shown, met = look(), set[str]()
    match, rng = Match(ENTRY.rules, 2, {}, "buttons"), Random(3)
    while (asked := match.to_act) is not None:
        view = match.view(asked)
        shown.offered = ()
        assert not shown.boxes(view)
        shown.offered = (DONE,)
        words = [str(text) for _, text in shown.boxes(view)]
        assert ("End turn" in words) == (view.phase is Phase.SPEND) and len(words) <= 1
        met.update(words)
        match.play(asked, rng.choice(match.legal_moves(asked)))
    assert met == {"End turn", "No more"}
