"""The table: which piece lies where, which targets spell which move, and what is told."""

from __future__ import annotations

import pytest

from scrapdesk.core.events import Event
from scrapdesk.core.table import Path, Piece
from scrapdesk.games.scrappers import SCRAPPERS
from scrapdesk.games.scrappers.state import State
from tests.games.scrappers.positions import EMPTY, RULES, Words, events, lines, me, position
from tests.games.told import status_of

TABLE = SCRAPPERS.table


def pieces(state: State, seat: int | None) -> dict[str, Piece]:
    return {piece.id: piece for piece in TABLE.pieces(RULES.view(state, seat))}


def spelled(state: State, text: str) -> list[Path]:
    seat = RULES.to_act(state)
    assert seat is not None
    assert text in lines(state)
    return list(TABLE.paths(RULES.view(state, seat), RULES.decode_move(text)))


BUSY = position(
    me(hand="car-door twin-drill.1 twin-drill.2", stack="chain-cannon a/smelter ?override !fuel-tap", play="gun-rails"),
    me(hand="fuel-tap", stack="!car-door", discard="duct-tape", deck="rivet-popper"),
    a="overclock firewall",
    pile_b="echo-rig storm-coil",
)


def test_own_cards_lie_open_in_their_slots() -> None:
    shown = pieces(BUSY, 0)
    assert shown["card:car-door.p1"].slot == "hand:3"
    assert shown["card:twin-drill.2"][1:4] == ("twin-drill", "hand:2", 1)
    assert shown["card:chain-cannon.1"].slot == "bay:p1:1"
    assert shown["card:gun-rails.1"].slot == "play:p1"
    assert shown["card:duct-tape.p2"].slot == "discard:p2"
    assert shown["card:overclock.1"].slot == "draft:a"
    assert (shown["card:storm-coil"].slot, shown["card:storm-coil"].order) == ("scrapyard:b", 1)


def test_assigned_drafted_jammed_and_ejected_cards_look_different() -> None:
    shown = pieces(BUSY, 0)
    assert (shown["card:chain-cannon.1"].face_up, shown["card:chain-cannon.1"].marks) == (True, ())
    assert (shown["card:smelter.1"].face_up, shown["card:smelter.1"].marks) == (True, ("sideways",))
    assert (shown["card:override.1"].face_up, shown["card:override.1"].marks) == (False, ("jammed",))
    assert (shown["card:fuel-tap.p1"].face_up, shown["card:fuel-tap.p1"].marks) == (False, ("next",))


@pytest.mark.parametrize("seat", [1, None])
def test_a_hidden_piece_has_its_slot_for_an_id_and_a_back_for_a_face(seat: int | None) -> None:
    shown = pieces(BUSY, seat)
    assert shown["bay:p1:4"][1:3] == ("back", "bay:p1:4")
    assert "card:fuel-tap.p1" not in shown
    assert [shown[f"hand:p1:{n}"].face for n in (1, 2, 3)] == ["back"] * 3
    assert shown["deck:p2"][1:5] == ("back", "deck:p2", 0, False)


def test_a_card_keeps_its_id_wherever_it_goes() -> None:
    state = RULES.apply(BUSY, RULES.decode_move("draft a"))
    assert pieces(BUSY, None)["card:overclock.1"].slot == "draft:a"
    assert pieces(state, None)["card:firewall.1"].slot == "draft:a"
    fired = RULES.apply(state, RULES.decode_move("draft a"))
    assert "card:overclock.1" in pieces(fired, None)


def test_a_placing_is_card_and_place_in_either_order() -> None:
    assert spelled(BUSY, "assign car-door") == [("card:car-door.p1", "bay:p1:5"), ("bay:p1:5", "card:car-door.p1")]
    assert ("card:car-door.p1", "eject:p1") in spelled(BUSY, "eject car-door")
    assert ("card:overclock.1", "bay:p1:5") in spelled(BUSY, "draft a")
    assert ("card:storm-coil", "bay:p1:5") in spelled(BUSY, "draft pile-b")


def test_any_copy_spells_the_same_move() -> None:
    firsts = {path[0] for path in spelled(BUSY, "assign twin-drill")}
    assert firsts == {"card:twin-drill.1", "card:twin-drill.2", "bay:p1:5"}


def test_questions_are_answered_with_two_targets() -> None:
    held = me(hand="override.2")
    token = RULES.fire_now(position(me(stack="!car-door") | held, held))
    assert ("token:fuel", "pilot:p1") in spelled(token, "take fuel")
    assert pieces(token, 1)["token:scrap"].slot == "tokens"
    aim = RULES.fire_now(position(me(stack="nanite-cloud"), held, EMPTY))
    assert ("card:nanite-cloud.1", "pilot:p3") in spelled(aim, "target p3")
    shield = RULES.fire_now(position(me(play="slab-armour car-door"), me(fuel=1, stack="chain-cannon")))
    assert ("card:car-door.p1", "card:chain-cannon.1") in spelled(shield, "shield car-door")
    broken = RULES.fire_now(position(me(fuel=3, stack="can-opener"), me(play="slab-armour firewall")))
    assert ("card:firewall.1", "card:can-opener") in spelled(broken, "break firewall")
    hurried = RULES.fire_now(position(me(stack="fuel-tap magnet-trawl override"), held))
    assert ("card:fuel-tap.p1", "card:override.1") in spelled(hurried, "hurry 1")
    trash = RULES.fire_now(position(me(stack="smelter", hand="fuel-tap", discard="car-door"), held))
    assert ("card:car-door.p1", "removed") in spelled(trash, "trash pile car-door")
    assert ("button:done", "card:smelter.1") in spelled(trash, "done")
    claw = RULES.fire_now(position(me(stack="salvage-claw"), held, a="overclock", pile_a="firewall"))
    assert ("card:firewall.1", "discard:p1") in spelled(claw, "salvage pile-a")
    boot = RULES.fire_now(position(me(hand="fuel-tap"), held))
    assert ("card:fuel-tap.p1", "discard:p1") in spelled(boot, "discard fuel-tap")
    assert ("button:done", "deck:p1") in spelled(boot, "done")


def test_only_what_needs_secret_cards_asks_for_a_curtain() -> None:
    assert TABLE.is_private(RULES.view(BUSY, 0))
    assert TABLE.holds(RULES.view(BUSY, 0))
    token = RULES.fire_now(position(me(stack="!car-door"), EMPTY))
    assert not TABLE.is_private(RULES.view(token, 0))
    boot = RULES.fire_now(position(me(hand="fuel-tap"), EMPTY))
    assert TABLE.is_private(RULES.view(boot, 0))
    assert not TABLE.holds(RULES.view(boot, 0))


@pytest.mark.parametrize("asked", [0, 1, 2])
def test_the_status_names_whoever_is_asked(asked: int) -> None:
    state = position(EMPTY, EMPTY, EMPTY, turn=asked)
    fields = status_of(TABLE.status(RULES.view(state, None)), ("Ada", "Bruno", "Cid"))
    assert [text for (_, label), text in fields.items() if label == "turn"] == [
        f"{('Ada', 'Bruno', 'Cid')[asked]} places a card"
    ]


def test_the_status_says_damage_tokens_and_what_is_waiting() -> None:
    fields = status_of(TABLE.status(RULES.view(position(me(damage=4, fuel=2, boost=3), EMPTY), 1)))
    assert fields[0, "damage"] == "4 of 10"
    assert fields[0, "fuel"] == "2"
    assert fields[0, "waiting"] == "+3 damage"
    assert (1, "waiting") not in fields


def test_moves_are_told_in_words() -> None:
    told = [str(TABLE.describe(RULES.view(BUSY, 0), move)) for move in RULES.legal_moves(BUSY)]
    assert "assign Twin Drill" in told
    assert "draft Storm Coil from draft pile B" in told


def told_of(*pilots: Words) -> list[str]:
    """The log of a whole activation in which nothing is asked."""
    state = RULES.apply(position(me(hand="fuel-tap") | pilots[0], *pilots[1:]), RULES.decode_move("assign fuel-tap"))
    heard: list[Event] = []
    while RULES.to_act(state) == 1 and not heard:
        state = RULES.apply(state, RULES.decode_move("assign magnet-trawl"), heard.append)
    return [str(TABLE.narrate(event, ["Ada", "Bo"])) for event in heard if event.heard_by(None)]


def test_what_one_does_to_oneself_and_what_comes_to_nothing_is_told_plainly() -> None:
    told = told_of(me(damage=2, stack="duct-tape siphon-hose duct-tape"), me(hand="magnet-trawl"))
    assert "Ada swaps the next two cards of their own stack." in told
    assert "Ada repairs 1 damage." in told
    assert "Ada finds no fuel to take from Bo." in told
    drew = Event("drew", "SR-6.2", {"seat": 1, "count": 1})
    assert str(TABLE.narrate(drew, ["Ada", "Bo"])) == "Bo draws 1 card."
    assert not [line for line in told if " 0 " in line]


def test_the_log_names_cards_and_players() -> None:
    told = [str(TABLE.narrate(event, ["Ada", "Bo"])) for event in events(BUSY, "draft a")]
    assert told[:2] == ["Ada drafts Overclock from draft deck A into bay 5.", "Firewall is now on top of draft deck A."]
