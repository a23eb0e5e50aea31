"""The table: pieces without secrets, spellings of their own, sentences for every event."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.core.events import Event
from scrapdesk.core.match import Match
from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scalawag.cards import CREW_NAMES
from scrapdesk.games.scalawag.moves import Order, Pass
from scrapdesk.games.scalawag.narration import EVENT_KINDS, narrate
from scrapdesk.games.scalawag.state import State
from scrapdesk.games.scalawag.table import ScalawagTable
from tests.games.scalawag.positions import RULES, at_sea, new, play

TABLE = ScalawagTable()
NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")


def spellings(state: State, line: str) -> set[tuple[str, ...]]:
    asked = RULES.to_act(state)
    return set(TABLE.paths(RULES.view(state, asked), RULES.decode_move(line)))


def test_the_ship_of_whoever_is_asked_is_marked_and_no_other() -> None:
    match, rng, met = Match(RULES, 4, {}, "asked"), Random(2), set[int]()
    while (asked := match.to_act) is not None and match.ply < 200:
        marked = [piece.owner for piece in TABLE.pieces(match.view(None)) if "asked" in piece.marks]
        assert marked == [asked]
        met.add(asked)
        match.play(asked, rng.choice(match.legal_moves(asked)))
    assert len(met) > 2


def test_a_wave_and_a_spot_lie_beside_the_ship_they_are_for() -> None:
    pieces = TABLE.pieces(RULES.view(at_sea("sgm ptl sss sss", wave=2, spot=0), None))
    assert {(piece.id, piece.slot) for piece in pieces if piece.slot.startswith("beside:")} == {
        ("bonus:wave", "beside:p3"),
        ("bonus:spot", "beside:p1"),
    }


def test_a_spectator_sees_backs_only() -> None:
    pieces = TABLE.pieces(RULES.view(at_sea("sgm ptl sss sss"), None))
    assert not any(piece.face in CREW_NAMES for piece in pieces)
    assert sum(piece.face == "back" for piece in pieces) == 12 + 6


def test_a_captain_sees_the_own_cards_and_others_backs() -> None:
    pieces = TABLE.pieces(RULES.view(at_sea("sgg ptl sss sss"), 0))
    own = [piece.id for piece in pieces if piece.slot == "hand:p1"]
    assert own == ["crew:sailor:1", "crew:gunner:1", "crew:gunner:2"]
    assert all(not piece.face_up for piece in pieces if piece.slot == "hand:p2")


def test_shown_crew_lies_on_the_chart_for_all_and_leaves_the_fan() -> None:
    state = play(at_sea("sgg ptl sss sss"), "order cannons 1", "scalawag", "show")
    for seat in (None, 0, 1):
        pieces = TABLE.pieces(RULES.view(state, seat))
        assert [piece.face for piece in pieces if piece.slot == "bands"] == ["gunner"]
        assert sum(piece.slot == "hand:p1" for piece in pieces) == 2


@pytest.mark.parametrize("line", ["order cannons 2", "order trim 1", "order board 1"])
def test_only_the_captain_sees_which_declared_cards_are_true(line: str) -> None:
    known = {"order cannons 2": ["held", "lie"], "order trim 1": ["held"], "order board 1": ["lie"]}[line]
    state = play(at_sea("sgp ptl sss sss"), line)
    for seat in (None, 0, 1, 2, 3):
        bands = [piece for piece in TABLE.pieces(RULES.view(state, seat)) if piece.slot == "bands"]
        told = [mark for piece in bands for mark in piece.marks if mark in ("held", "lie")]
        assert bands and told == (known if seat == 0 else [])


@pytest.mark.parametrize(
    ("lines", "faces"),
    [(("order trim 1",), "seal_declared"), (("order trim 1", "scalawag"), "seal_challenged")],
)
def test_the_seal_says_how_the_declaration_stands(lines: tuple[str, ...], faces: str) -> None:
    pieces = TABLE.pieces(RULES.view(play(at_sea(), *lines), None))
    assert [piece.face for piece in pieces if piece.id == "seal"] == [faces]


def test_any_cards_stand_for_declared_crew_in_any_order() -> None:
    state = at_sea("sgm sss sss sss")
    assert spellings(state, "order cannons") == {("order:cannons", "button:done")}
    found = spellings(state, "order cannons 2")
    assert ("order:cannons", "crew:marine:1", "crew:sailor:1", "button:done") in found
    assert ("crew:marine:1", "order:cannons", "crew:sailor:1", "button:done") in found
    assert ("order:cannons", "button:with2") in found


def test_two_targets_are_pointed_at_in_order() -> None:
    state = play(at_sea("p sss sss sss"), "order cannons", "declare pilot", "pass*")
    assert spellings(state, "target p4 p2") == {("ship:p4", "ship:p2"), ("chart", "ship:p4", "ship:p2")}


def test_cards_are_put_back_together_or_one_by_one() -> None:
    state = play(at_sea("tss gml sss sss", port="ppttll"), "order mutiny", "pass*", "target p2")
    state = play(state, "seize gunner lookout", "draw pilot pilot")
    found = spellings(state, "return sailor lookout")
    assert ("crew:lookout:1", "crew:sailor:2", "port") in found
    assert ("crew:sailor:1", "port", "crew:lookout:1", "port") in found


def test_no_move_is_made_by_one_touch() -> None:
    rng = Random(1)
    state = new(5, 2, {"bonus": "both"})
    while (asked := RULES.to_act(state)) is not None:
        legal = RULES.legal_moves(state)
        if asked != CHANCE:
            view = RULES.view(state, asked)
            assert all(len(path) > 1 for move in legal for path in TABLE.paths(view, move))
        state = RULES.apply(state, RULES.sample_chance(state, rng) if asked == CHANCE else rng.choice(legal))


def test_only_decisions_about_hidden_cards_are_private() -> None:
    state = at_sea("gss sss sss sss")
    assert TABLE.is_private(RULES.view(state, 0))
    asked = play(state, "order trim 1")
    assert not TABLE.is_private(RULES.view(asked, 1))
    assert TABLE.is_private(RULES.view(play(asked, "scalawag"), 0))


def test_every_kind_of_event_is_told_in_a_sentence() -> None:
    heard: list[Event] = []
    for seed in range(60):
        rng = Random(seed)
        seats, options = (3, {}) if seed % 2 else (6, {"bonus": "both", "allegiance": "on"})
        state = RULES.setup(seats, RULES.check_options(seats, options))
        while (asked := RULES.to_act(state)) is not None:
            legal = RULES.legal_moves(state)
            move = RULES.sample_chance(state, rng) if asked == CHANCE else rng.choice(legal)
            state = RULES.apply(state, move, heard.append)
    late = at_sea(turn=400)
    RULES.apply(late, RULES.decode_move("order trim"), heard.append)
    assert {event.kind for event in heard} == set(EVENT_KINDS)
    for event in heard:
        line = narrate(event, NAMES)
        assert line is not None
        text = str(line)
        assert text[0].isupper() and text.endswith(".")
        assert "{" not in text and "None" not in text
        assert line.rule == event.rule


def test_a_sentence_of_the_log() -> None:
    told: list[Event] = []
    play(at_sea("gss sss sss sss"), "order cannons 2", "scalawag", "hole", told=told)
    lines = [str(narrate(event, NAMES)) for event in told]
    assert lines[:4] == [
        "Ann orders: fire cannons, and declares two gunners.",
        "Ben calls Scalawag! on Ann.",
        "Ann doesn't show the crew. Ben wins the challenge, and the order is lost.",
        "Ann's ship is hit: 1 of 5 holes.",
    ]


def test_the_status_names_what_must_be_read_at_any_moment() -> None:
    fields = TABLE.status(RULES.view(at_sea(points=[3, 0, 0, 0], damage=[2, 0, 0, 0]), 1))
    first = {str(field.label): str(field.value) for field in fields if field.seat == 0}
    assert first["points"] == "3"
    assert first["cost to board"] == "6"


def test_moves_are_described() -> None:
    view = RULES.view(at_sea(), 0)
    assert str(TABLE.describe(view, Order(1, 2))) == "Order: fire cannons, with two gunners"
    assert str(TABLE.describe(view, Pass())) == "Let it pass"


def test_declared_cards_may_all_be_picked_up_before_the_order() -> None:
    found = spellings(at_sea("sgm sss sss sss"), "order trim 2")
    assert ("crew:gunner:1", "crew:marine:1", "order:trim", "button:done") in found
    assert ("crew:marine:1", "crew:gunner:1", "order:trim", "button:done") in found


@pytest.mark.parametrize(
    ("hand", "part"),
    [
        ("s", "Ben sinks Ann, who has no crew left."),
        ("sg", "To the locker: a gunner."),
        ("sgg", "To the locker: two gunners."),
    ],
)
def test_a_sinking_is_told_in_good_grammar(hand: str, part: str) -> None:
    told: list[Event] = []
    state = at_sea(f"{hand} sss sss sss", damage=[4, 0, 0, 0], captain=1)
    play(state, "order cannons", "target p1", "seize sailor", "bury sailor", told=told)
    lines = [str(narrate(event, NAMES)) for event in told]
    assert "Ben fires at Ann for 5 compass points." in lines
    assert any(part in line for line in lines)
