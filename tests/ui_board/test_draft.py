"""Drafts: small moves are laid out, changed freely and played together; nothing hidden shows before they count."""

from __future__ import annotations

from random import Random
from typing import Any

from scrapdesk.core.entry import AnyTable
from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.ui.board.draft import LaidDraft
from scrapdesk.ui.board.playing import PlayingHand
from tests.ui_board.deploying import Deploying, DeployingTable
from tests.ui_board.meant import played

TABLE: AnyTable = DeployingTable()


def begun() -> tuple[Match[Any, Any, Any], PlayingHand]:
    match: Match[Any, Any, Any] = Match(Deploying(), 2)
    hand = PlayingHand(match, TABLE, 0)
    hand.lays_out = True
    hand.refresh()
    return match, hand


def lie(hand: PlayingHand) -> dict[str, str]:
    return {piece.id: piece.slot for piece in hand.pieces}


def test_a_step_is_seen_at_once_and_the_match_knows_nothing_of_it() -> None:
    match, hand = begun()
    assert hand.drop("a", ["bay:1"]).kind == "laid"
    assert lie(hand)["a"] == "bay:1"
    assert match.ply == 0
    assert hand.waits and not hand.complete


def test_what_is_laid_out_is_moved_again_swapped_and_taken_back() -> None:
    _, hand = begun()
    hand.drop("a", ["bay:1"])
    hand.drop("b", ["bay:2"])
    assert hand.drop("a", ["bay:0"]).kind == "laid"
    assert lie(hand) == {"a": "bay:0", "b": "bay:2", "c": "harbour:c"}
    hand.drop("a", ["b", "bay:2"])
    assert lie(hand) == {"a": "bay:2", "b": "bay:0", "c": "harbour:c"}
    hand.drop("b", ["a", "bay:2"])
    assert lie(hand) == {"a": "bay:0", "b": "bay:2", "c": "harbour:c"}
    hand.drop("a", ["harbour:a"])
    assert lie(hand) == {"a": "harbour:a", "b": "bay:2", "c": "harbour:c"}
    hand.drop("c", ["b", "bay:2"])
    assert lie(hand) == {"a": "harbour:a", "b": "harbour:b", "c": "bay:2"}


def test_clicks_spell_the_same_changes_as_drags() -> None:
    _, hand = begun()
    assert hand.click(["a"]).kind == "pointed"
    assert hand.click(["bay:3"]).kind == "laid"
    hand.click(["a", "bay:3"])
    assert hand.click(["bay:0"]).kind == "laid"
    assert lie(hand)["a"] == "bay:0"


def test_all_is_played_in_order_when_it_is_agreed_to() -> None:
    match, hand = begun()
    for ship, bay in (("c", 0), ("a", 1), ("b", 2)):
        hand.drop(ship, [f"bay:{bay}"])
    assert hand.complete
    assert played(match, hand, hand.agree())
    assert [entry.text for entry in match.entries(0)] == ["put c0", "put a1", "put b2"]
    assert match.to_act == 1


def test_ready_before_all_is_laid_out_plays_what_there_is() -> None:
    match, hand = begun()
    hand.drop("a", ["bay:1"])
    assert played(match, hand, hand.agree())
    assert match.ply == 1 and match.to_act == 0
    assert not hand.waits


def test_when_nothing_more_can_be_laid_the_last_step_gives_way_to_another() -> None:
    _, hand = begun()
    for ship, bay in (("a", 0), ("b", 1), ("c", 2)):
        hand.drop(ship, [f"bay:{bay}"])
    hand.drop("c", ["bay:3"])
    assert lie(hand) == {"a": "bay:0", "b": "bay:1", "c": "bay:3"}


def test_what_would_show_something_hidden_is_never_laid_out_but_asked_about() -> None:
    match, hand = begun()
    table: Any = hand
    hand.drop("a", ["bay:0"])
    assert hand.drop("b", ["bay:4"]).kind == "asked"
    assert match.ply == 0 and table.view.sunken is None
    assert played(match, hand, hand.agree())
    assert [entry.text for entry in match.entries(0)] == ["put a0", "put b4"]


def test_alone_it_is_played_at_once() -> None:
    match, hand = begun()
    assert played(match, hand, hand.drop("b", ["bay:4"]))
    assert match.ply == 1


def test_every_arrangement_is_reached_from_every_other_and_every_change_is_one_that_can_be_played() -> None:
    _, hand = begun()
    rng, seen = Random(3), set()
    for _ in range(400):
        goals = [(piece, goal) for piece in hand.possible() for goal in hand.goals_of(piece) if goal != "bay:4"]
        piece, goal = rng.choice(goals)
        assert hand.drop(piece, [goal]).kind == "laid"
        seen.add(tuple(sorted(lie(hand).items())))
        assert hand.draft is not None
        trial: Match[Any, Any, Any] = Match(Deploying(), 2)
        for move in hand.draft.moves:
            trial.play(0, move)
    assert len(seen) > 60


def test_the_steps_come_off_one_by_one() -> None:
    _, hand = begun()
    hand.drop("a", ["bay:0"])
    hand.drop("b", ["bay:1"])
    assert hand.take_back().kind == "laid"
    assert lie(hand)["b"] == "harbour:b" and lie(hand)["a"] == "bay:0"
    hand.take_back()
    assert hand.take_back().kind == "nothing"


def test_a_draft_goes_on_while_nothing_happens_and_is_forgotten_when_something_does() -> None:
    match, hand = begun()
    hand.drop("a", ["bay:0"])
    hand.refresh()
    assert hand.waits
    match.play(0, "put b3")
    hand.refresh()
    assert not hand.waits
    assert lie(hand)["a"] == "harbour:a"


def test_what_is_seen_of_a_draft_is_the_same_whatever_is_hidden() -> None:
    """For every game on the desk: a step shows its seat nothing that depends on what it cannot know."""
    steps = 0
    for entry in GAMES.values():
        seats = entry.info.seats[0]
        match: Match[Any, Any, Any] = Match(entry.rules, seats, {}, "draft")
        rng = Random(5)
        for _ in range(150):
            seat = match.to_act
            if seat is None:
                break
            view, legal = match.view(seat), match.legal_moves(seat)
            draft = LaidDraft.of(entry.rules, entry.table, seat, view, legal)
            if draft is not None:
                steps += _compared(entry.rules, draft, match, rng)
            match.play(seat, rng.choice(list(legal)))
    assert steps > 10


def _compared(rules: Any, draft: LaidDraft, match: Match[Any, Any, Any], rng: Random) -> int:
    """Lays out what can be; the true state, after the same steps, looks the same to its seat."""
    for _ in range(3):
        steps = [laying for _, laying in draft.paths() if not laying.closes and len(laying.moves) > len(draft.moves)]
        if steps:
            draft.lay(rng.choice(steps).moves)
    twin = Match(rules, match.seats, match.options, match.seed, run_luck=False)
    for move, entry in zip(_moves(match), match.entries(None), strict=True):
        twin.repeat(entry.actor, move)
    for move in draft.moves:
        twin.repeat(draft.seat, move)
    assert twin.view(draft.seat) == draft.view(draft.seat)
    return len(draft.moves)


def _moves(match: Match[Any, Any, Any]) -> list[Any]:
    return [match.rules.decode_move(move.text) for move in match.record().moves]
