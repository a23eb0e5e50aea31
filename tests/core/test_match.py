"""Take-backs: what they cross is said first, and crossing it makes the game practice."""

from __future__ import annotations

import pytest

from scrapdesk.core.match import Match
from scrapdesk.core.refusal import Barred, OutOfTurn
from scrapdesk.core.take_back import plan_undo
from scrapdesk.games import GAMES

RULES = GAMES["scamorra"].rules


def begun(*texts: str) -> Match[object, object, object]:
    match: Match[object, object, object] = Match(RULES, 2, {}, "3")
    for text in texts:
        assert match.to_act is not None
        match.play_text(match.to_act, text)
    return match


def test_a_placing_is_taken_back_freely_and_the_game_stays_what_it_was() -> None:
    match = begun("choose place")
    before = match.digest(match.ply)
    assert match.to_act is not None
    match.play(match.to_act, match.legal_moves(match.to_act)[0])
    match.undo()
    assert match.digest(match.ply) == before
    assert not match.practice


def test_a_played_card_is_taken_back_as_practice_only() -> None:
    match = begun("choose place")
    while match.view(None).phase < 5:  # type: ignore[attr-defined]
        assert match.to_act is not None
        match.play(match.to_act, match.legal_moves(match.to_act)[0])
    asked = match.to_act
    assert asked is not None
    match.play(asked, match.legal_moves(asked)[0])
    with pytest.raises(Barred, match="a card was played"):
        match.undo()
    assert match.to_act != asked
    match.undo(practice=True)
    assert match.to_act == asked
    assert match.practice
    assert match.record().practice


def test_a_plan_names_barriers_and_the_people_who_moved_since() -> None:
    match = begun("choose place")
    first = match.to_act
    assert first is not None
    match.play(first, match.legal_moves(first)[0])
    second = 1 - first
    match.play(second, match.legal_moves(second)[0])
    plan = plan_undo(match, (0, 1), ply=match.ply - 2)
    assert plan is not None
    assert (plan.actor, plan.consent) == (first, (second,))
    assert plan.barriers == ()
    alone = plan_undo(match, (first,))
    assert alone is not None
    assert (alone.ply, alone.consent) == (plan.ply, ())
    match.goto(plan.ply)
    assert match.to_act == first


def test_nobody_can_take_back_what_they_have_not_done() -> None:
    assert plan_undo(begun(), (0, 1)) is None
    assert plan_undo(begun("choose place"), ()) is None


def test_a_new_move_ends_what_could_be_redone() -> None:
    match = begun("choose place")
    assert match.to_act is not None
    match.play(match.to_act, match.legal_moves(match.to_act)[0])
    match.undo()
    match.play(match.to_act, match.legal_moves(match.to_act)[1])
    ply = match.ply
    match.redo()
    assert match.ply == ply


def test_the_log_of_a_seat_follows_a_new_move_after_a_take_back() -> None:
    match = begun("choose place")
    assert match.to_act is not None
    for choice in (0, 1):
        move = match.legal_moves(match.to_act)[choice]
        match.play(match.to_act, move)
        assert [match.entries(seat)[-1].text for seat in (0, 1)] == [match.rules.encode_move(move)] * 2
        match.undo()
        assert [len(match.entries(seat)) for seat in (0, 1, None)] == [match.ply] * 3


def test_restart_has_the_same_luck_and_forgets_the_moves() -> None:
    match = begun("choose place")
    hand = match.view(0).hand  # type: ignore[attr-defined]
    match.restart()
    assert match.view(0).hand == hand  # type: ignore[attr-defined]
    assert len(match.entries(None)) == 3


def test_a_seat_that_is_not_at_the_table_cannot_move() -> None:
    match = begun()
    for seat in (-1, 2, 7):
        with pytest.raises(OutOfTurn, match="no seat"):
            match.play(seat, match.legal_moves(match.to_act or 0)[0])


def test_going_forward_and_back_in_the_log_lands_where_somebody_is_asked() -> None:
    match = begun("choose place")
    match.goto(0, practice=True)
    assert match.ply == 3
    assert match.to_act is not None
    with pytest.raises(ValueError, match="no ply 99"):
        match.goto(99)


def test_whoever_listens_hears_of_every_step_through_the_log() -> None:
    match, heard = begun("choose place"), list[tuple[str, int, int]]()
    here = match.ply
    match.subscribe(lambda change: heard.append((change.kind, change.before, change.after)))
    match.goto(0)
    first = match.ply
    match.goto(here)
    match.undo()
    match.redo()
    assert heard == [
        ("goto", here, first), ("goto", first, here), ("undo", here, first), ("redo", first, here)
    ]  # fmt: skip
