"""The table: pieces, spellings, sentences, status."""

from __future__ import annotations

import pytest

from scrapdesk.core.ledger import tallied
from scrapdesk.core.match import Entry
from scrapdesk.games.scope.moves import Move
from scrapdesk.games.scope.state import State
from scrapdesk.games.scope.state import new_game as laying_out
from scrapdesk.games.scope.table import ScopeTable
from tests.games.scope.positions import RULES, legal, new_game, play, position, told
from tests.games.told import status_of

TABLE = ScopeTable()

FIELD_OF_ALL = """
E E E S
O D C E
E M G I
-------
i g e e
e d c e
s m o e
"""


def paths(state: State, line: str) -> set[tuple[str, ...]]:
    move: Move = RULES.decode_move(line)
    return set(TABLE.paths(RULES.view(state, state.actor), move))


def test_a_rearrangement_is_spelled_in_any_order_of_placing() -> None:
    state = play(position("E E\nE S\n---\ns d\ng o", mode="basic"), "move a1b2")
    found = paths(state, "arrange ogsd")
    assert len(found) == 24
    gun, officer = "card:german-gun-1", "card:german-officer-1"
    sniper, decoy = "card:german-sniper-1", "card:german-decoy-1"
    drops = ((officer, "square:a1"), (gun, "square:b1"), (sniper, "square:a2"), (decoy, "square:b2"))
    assert tuple(target for drop in drops for target in drop) in found
    assert tuple(target for drop in reversed(drops) for target in drop) in found


def test_equal_cards_are_interchangeable_in_a_rearrangement() -> None:
    state = play(position("E E\nE S\n---\ns e\ne e", mode="basic"), "move a1b2")
    for square in ("a1", "b1"):
        found = paths(state, "arrange seee" if square == "a1" else "arrange esee")
        assert {path[1] for path in found if path[0] == "card:german-sniper-1"} == {f"square:{square}"}
    assert len(paths(state, "arrange seee")) == 24 * 6
    assert ("button:keep",) in paths(state, "arrange eese")


def test_a_quadrant_is_pointed_out_as_one_thing_before_or_after_its_button() -> None:
    found = paths(position(FIELD_OF_ALL), "move a1b2")
    assert found == {("button:move", "quad:a1b2"), ("quad:a1b2", "button:move")}


def test_units_are_dragged_onto_their_targets() -> None:
    state = position(FIELD_OF_ALL)
    assert ("card:german-sniper-1", "square:a5") in paths(state, "search a5")
    assert ("card:german-mortar-1", "square:a5") in paths(state, "howitzer b1 a5")
    assert ("card:german-gun-1", "square:a4") in paths(state, "fire a4")
    assert ("card:german-infantry-1", "quad:a3b4") in paths(state, "assault a3 a3b4")
    scout = "card:german-scout-1"
    assert (scout, "square:a4", "button:done") in paths(state, "recon a4")
    assert {(scout, "square:a4", "square:b4"), (scout, "square:b4", "square:a4")} <= paths(state, "recon a4 b4")


@pytest.mark.parametrize("seats", [2, 4])
def test_no_spelling_belongs_to_two_moves_or_begins_anothers(seats: int) -> None:
    state = position(FIELD_OF_ALL, seats=seats, piles=("", "i"), target=9)
    owners: dict[tuple[str, ...], str] = {}
    for line in legal(state):
        for path in paths(state, line):
            assert owners.setdefault(path, line) == line
    for path in owners:
        assert not any(path[:end] in owners for end in range(1, len(path)))


def test_a_hidden_card_goes_by_its_square_and_shows_its_back_only() -> None:
    state = position(FIELD_OF_ALL, known="a5")
    pieces = {piece.slot: piece for piece in TABLE.pieces(RULES.view(state, 0)) if piece.slot.startswith("square")}
    assert pieces["square:b5"].id == "square:b5"
    assert (pieces["square:b5"].face, pieces["square:b5"].face_up) == ("back-soviet", False)
    assert pieces["square:b5"].marks == ()
    assert pieces["square:a5"].marks == ("seen", "officer")
    assert pieces["square:c1"].face == "officer"
    assert len({piece.id for piece in TABLE.pieces(RULES.view(state, 0))}) == len(TABLE.pieces(RULES.view(state, 0)))


def test_what_is_suspected_is_marked() -> None:
    state = play(position("E S\nO E\n---\ns e\nd e", mode="basic", target=9), "search a3", "shoot", "shot a1b2")
    pieces = {piece.id: piece for piece in TABLE.pieces(RULES.view(state, 1))}
    assert pieces["square:a1"].marks == ("suspected", "sniper", "~25")
    assert pieces["shot:german"].slot == "quad:a1b2"


def test_a_unit_that_was_seen_and_moved_since_leaves_its_prints_on_the_quadrant() -> None:
    state = play(
        position("E E E\nE O E\nE E S\n---\ns e e\nd e e\ne e e", mode="basic", known="b5", turn=1), "move a4b5"
    )
    state = play(state, "arrange eoee")
    pieces = {piece.id: piece for piece in TABLE.pieces(RULES.view(state, 0))}
    assert {pieces[f"square:{at}"].marks for at in ("a4", "b4", "a5", "b5")} == {("washere", "officer", "~25")}
    assert pieces["square:c4"].marks == ()


def test_two_units_that_were_shuffled_together_are_both_told_of_on_each_of_the_squares() -> None:
    drawing = "E E E\nE O D\nS E E\n---\ns e e\nd e e\ne e e"
    state = play(position(drawing, mode="basic", known="b5 c5", turn=1), "move b4c5", "arrange deoe")
    pieces = {piece.id: piece for piece in TABLE.pieces(RULES.view(state, 0))}
    assert {pieces[f"square:{at}"].marks for at in ("b4", "c4", "b5", "c5")} == {("washere", "decoy", "~25 officer")}
    own = {piece.slot: piece for piece in TABLE.pieces(RULES.view(state, 1))}
    assert own["square:b4"].marks == ("~25 washere decoy officer",)


def test_a_sniper_suspected_among_shuffled_units_does_not_hide_them() -> None:
    drawing = "E E E\nE D E\nE S E\n---\ns e e\nd e s\ne e e"
    state = play(position(drawing, mode="basic", known="b5", turn=1, target=9), "move a4b5", "arrange sede")
    state = play(state, "search c6", "search a3", "shoot", "shot a4b5")
    pieces = {piece.id: piece for piece in TABLE.pieces(RULES.view(state, 0))}
    marks = pieces["square:a4"].marks
    assert marks[:2] == ("suspected", "sniper") and marks[2].endswith(" decoy")


def test_a_searched_card_lies_open_while_it_is_decided_what_becomes_of_it() -> None:
    state = play(position(FIELD_OF_ALL), "search a5")
    pieces = {piece.slot: piece for piece in TABLE.pieces(RULES.view(state, 0))}
    assert (pieces["square:a5"].id, pieces["square:a5"].face, pieces["square:a5"].face_up) == (
        "square:a5",
        "officer",
        True,
    )
    held = {piece.slot: piece for piece in TABLE.pieces(RULES.view(play(state, "hold"), 0))}
    assert (held["square:a5"].face_up, held["square:a5"].marks) == (False, ("seen", "officer"))


def test_the_cards_of_an_assaulted_quadrant_lie_open_until_the_infantry_has_stepped() -> None:
    state = play(position(FIELD_OF_ALL), "assault a3 a3b4")
    open_cards = {piece.slot for piece in TABLE.pieces(RULES.view(state, 1)) if "found" in piece.marks}
    assert open_cards == {"square:a3"}  # the infantry that storms; its own cards this side sees anyway
    seen = {piece.slot: piece for piece in TABLE.pieces(RULES.view(state, 0))}
    assert {slot for slot, piece in seen.items() if "found" in piece.marks} == {"square:a4", "square:b4"}


def test_answers_to_an_open_question_are_one_button_each() -> None:
    state = play(position(FIELD_OF_ALL), "search a5")
    assert paths(state, "shoot") == {("button:shoot",)}
    assert paths(state, "hold") == {("button:hold",)}


def test_a_whole_front_is_laid_out_at_once_and_can_be_changed_until_then() -> None:
    view = RULES.view(new_game(), 0)
    found = TABLE.arrangement(view)
    assert found is not None and len(found.lies) == 8 and len(found.places) == 12
    assert set(found.lies.values()) == found.homes
    assert found.lies["card:german-sniper-2"] == "hand:german:sniper"
    assert TABLE.arranged(view, found.lies) == ()
    lies = dict(zip(found.lies, found.places, strict=False))
    state = new_game()
    for move in TABLE.arranged(view, lies):
        assert move in RULES.legal_moves(state)
        state = RULES.apply(state, move)
    assert state.turn == 1
    assert TABLE.arranged_view(view, lies).cards[:4] == state.cards[:4]
    assert TABLE.arrangement(RULES.view(new_game(), 1)) is None


def test_on_a_large_front_too_a_layout_is_played_in_an_order_that_the_rules_take() -> None:
    frame = new_game().frame
    large = frame.scenario._replace(columns=8, rows=8, cards=(3, 2, 2, 2, 2, 2, 2, 49))
    state = laying_out(frame._replace(scenario=large, size=(8, 8)))
    found = TABLE.arrangement(RULES.view(state, 0))
    assert found is not None
    for move in TABLE.arranged(RULES.view(state, 0), dict(zip(found.lies, reversed(found.places), strict=False))):
        assert move in RULES.legal_moves(state)
        state = RULES.apply(state, move)
    assert state.turn == 1


def test_the_four_cards_of_a_move_change_places_and_go_back_as_one_move() -> None:
    state = play(position("E E\nE S\n---\ns d\ng o", mode="basic"), "move a1b2")
    view = RULES.view(state, 0)
    found = TABLE.arrangement(view)
    assert found is not None and not found.homes
    assert found.lies["card:german-gun-1"] == "square:a1"
    lies = {**found.lies, "card:german-gun-1": "square:b2", "card:german-decoy-1": "square:a1"}
    assert [RULES.encode_move(move) for move in TABLE.arranged(view, lies)] == ["arrange dosg"]
    assert TABLE.arranged_view(view, lies).cards[0] == "d"


def test_the_own_cards_that_the_enemy_knows_are_marked_for_their_owner() -> None:
    state = position(FIELD_OF_ALL, known="c1")
    pieces = {piece.id: piece for piece in TABLE.pieces(RULES.view(state, 0))}
    assert pieces["card:german-officer-1"].marks == ("seen",)
    assert pieces["card:german-scout-1"].marks == ()


def test_the_owner_sees_where_the_enemy_may_expect_a_sniper() -> None:
    drawing = "E S\nO E\n---\ns e\nd e"
    state = play(position(drawing, mode="basic", target=9), "search a3", "shoot", "shot a1b2")
    pieces = {piece.slot: piece for piece in TABLE.pieces(RULES.view(state, 0))}
    assert pieces["square:a1"].marks == pieces["square:a2"].marks == ("expected", "~25 suspected sniper")


def test_cards_to_lay_out_lie_in_the_hand_of_their_side_only() -> None:
    state = play(new_game(), "place sniper b2")
    hand = [piece.id for piece in TABLE.pieces(RULES.view(state, 0)) if piece.slot.startswith("hand:german:")]
    assert len(hand) == 7
    assert "card:german-sniper-2" in hand
    assert not [piece for piece in TABLE.pieces(RULES.view(state, 1)) if piece.slot.startswith("hand:german")]
    assert not [piece for piece in TABLE.pieces(RULES.view(state, 1)) if piece.slot.startswith("square")]


def test_sc_5_3_both_limits_are_shown_before_they_bite() -> None:
    fields = status_of(TABLE.status(RULES.view(position(FIELD_OF_ALL, turns=58), 0)))
    assert fields[None, "quiet turns"] == "58 of 60"
    assert fields[None, "turns in all"] == "58 of 300"


def test_sc_5_3_the_count_of_quiet_turns_is_nothing_right_after_a_shot() -> None:
    state = play(position(FIELD_OF_ALL, target=9, turns=7), "search a5", "shoot")
    fields = status_of(TABLE.status(RULES.view(state, 0)))
    assert fields[None, "quiet turns"] == "0 of 60"


def test_the_board_is_drawn_with_the_soviet_front_on_top() -> None:
    lines = TABLE.board_text(RULES.view(position("E S\nE O\n---\ns e\nd e", known="a3"), 0))
    assert lines == [" 4  # #", " 3  E #", "    ---", " 2  s e", " 1  d e", "    a b"]


def test_events_are_told_in_sentences() -> None:
    state = position(FIELD_OF_ALL, target=9)
    lines = [str(TABLE.narrate(event, ("A", "B"))) for event in told(state, "howitzer b1 a5")]
    assert lines[0] == "HOWITZER: the German mortar on b1 fires at a5."
    assert "A shoots the officer on a5: +2." in lines
    unnamed = [str(TABLE.narrate(event, ("German", "Soviet"))) for event in told(state, "howitzer b1 a5")]
    assert "The German side shoots the officer on a5: +2." in unnamed
    assert str(TABLE.describe(RULES.view(state, 0), RULES.decode_move("recon a4 b4"))) == "scout a4 and b4"


def test_shooting_at_what_all_have_seen_needs_no_curtain() -> None:
    state = position(FIELD_OF_ALL)
    assert TABLE.is_private(RULES.view(state, 0))
    assert not TABLE.is_private(RULES.view(play(state, "search a5"), 0))


def test_sc_7_6_holding_fire_is_told_with_the_rule_of_whoever_holds_it() -> None:
    state = position(FIELD_OF_ALL)
    assert [event.rule for event in told(play(state, "fire c4"), "hold")] == ["SC-7.6"]
    assert [event.rule for event in told(play(state, "search a5"), "hold")] == ["SC-4.2"]


def test_sc_6_1_a_hit_on_an_ace_says_what_it_scores() -> None:
    state = play(position("E E\nS E\n---\ne s\ne m", reserve=(2, 2), target=9), "search a3")
    lines = [str(TABLE.narrate(event, ("A", "B"))) for event in told(state, "shoot")]
    assert lines == ["A hits the ace on a3: a reserve sniper is lost, +2."]


def test_sc_8_1_in_teams_the_log_names_the_player_of_the_division_that_acts() -> None:
    names = ("Ada", "Bruno", "Ines", "Tully")
    for turn, who in ((0, "Ada"), (1, "Bruno"), (2, "Ines"), (3, "Tully")):
        state = position(FIELD_OF_ALL, target=9, seats=4, turn=turn)
        first, last = ("b1", "c2") if turn % 2 == 0 else ("b5", "c6")
        (line,) = [str(TABLE.narrate(event, names)) for event in told(state, f"move {first}{last}")]
        assert line == f"{who} moves four cards in {first} to {last}."


ASSAULTED = "E S E\nO C E\nE M G\n---\ne e i\ne d s\ns m o"


def test_sc_7_7_a_gun_that_stops_an_assault_has_shot_for_its_owner() -> None:
    shots = [event for event in told(position(ASSAULTED, target=9), "assault c3 b3c4") if event.kind == "shot"]
    assert [(event.data["side"], event.data["seat"]) for event in shots] == [(1, 1)]
    teams = position(ASSAULTED, target=9, seats=4)
    shots = [event for event in told(teams, "assault c3 b3c4") if event.kind == "shot"]
    assert [(event.data["side"], event.data["seat"]) for event in shots] == [(1, 1)]  # who commands the units
    assert "Bruno shoots the infantry on c3: +1." in [
        str(TABLE.narrate(event, ("Ada", "Bruno", "Ines", "Tully"))) for event in shots
    ]


def counted(state: State, line: str) -> dict[str, tuple[int, ...]]:
    """What the numbers after the game say of one move of the German side."""
    entry = Entry(0, 0, "", None, tuple(told(state, line)), None)
    return {str(label): sums for label, sums in tallied([entry], TABLE.ledger, 2)}


def test_cards_shot_are_counted_for_who_shot_them() -> None:
    counts = counted(position(ASSAULTED, target=9), "assault c3 b3c4")
    assert counts["Cards shot"] == (0, 1) and counts["Assaults"] == (1, 0)
    stormed = play(position(ASSAULTED.replace("M G", "M E"), target=9), "assault c3 b3c4")
    assert counted(stormed, "step b4") == {"Cards captured": (1, 0)}


def test_what_nothing_else_can_be_is_sure_and_what_is_only_very_likely_is_not() -> None:
    counted = position("E S\nE E\n---\ns e\nd e", known="a3 b3 a4", target=9)
    piece = next(piece for piece in TABLE.pieces(RULES.view(counted, 0)) if piece.slot == "square:b4")
    assert piece.marks == ("suspected", "sniper", "~100", "sure") and not piece.face_up
    own = next(piece for piece in TABLE.pieces(RULES.view(counted, 1)) if piece.slot == "square:b4")
    assert own.marks == ("expected", "sure", "~100 suspected sniper")
    open_ = position("E S\nE E\n---\ns e\nd e", known="a3 b3", target=9)
    piece = next(piece for piece in TABLE.pieces(RULES.view(open_, 0)) if piece.slot == "square:b4")
    assert "sure" not in piece.marks


def test_a_step_is_spelled_before_everybody_s_eyes_as_well() -> None:
    """Two people who share a screen: a game that is opened in the midst of an assault belongs to nobody's eyes yet."""
    stormed = play(position(ASSAULTED.replace("M G", "M E"), target=9), "assault c3 b3c4")
    move: Move = RULES.decode_move("step b4")
    assert list(TABLE.paths(RULES.view(stormed, None), move)) == [("square:c3", "square:b4")]
    assert list(TABLE.paths(RULES.view(stormed, 0), move)) == [("card:german-infantry-1", "square:b4")]
    assert "square:c3" in {piece.id for piece in TABLE.pieces(RULES.view(stormed, None))}
