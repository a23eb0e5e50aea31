"""What was laid out together is one thing to a take-back, to doing it again, and to a saved game."""

from __future__ import annotations

from typing import Any

from scrapdesk.core.entry import GameEntry
from scrapdesk.core.match import Match
from scrapdesk.core.replay import replay
from scrapdesk.ui.board.playing import PlayingHand
from scrapdesk.ui.table.sitting import Sitting
from tests.ui_board.deploying import Deploying, DeployingTable
from tests.ui_board.meant import played


def nobody() -> Any:
    raise AssertionError("nobody has to think here")


ENTRY = GameEntry("deploying", lambda content: Deploying(), lambda rules: DeployingTable(), lambda rules: nobody())


def sat() -> tuple[Sitting, PlayingHand]:
    match: Match[Any, Any, Any] = Match(ENTRY.rules, 2)
    sitting = Sitting(ENTRY, match, ("human", "human"), "Ada", nobody)
    hand = PlayingHand(match, sitting.table, 0)
    hand.lays_out = True
    hand.refresh()
    return sitting, hand


def deployed() -> tuple[Sitting, PlayingHand]:
    sitting, hand = sat()
    for ship, bay in (("a", 0), ("b", 1), ("c", 2)):
        hand.drop(ship, [f"bay:{bay}"])
    assert played(sitting.match, hand, hand.agree())
    return sitting, hand


def test_a_take_back_takes_the_whole_draft() -> None:
    sitting, _ = deployed()
    assert sitting.match.ply == 3
    plan = sitting.plan_undo()
    assert plan is not None
    sitting.undo(plan)
    assert sitting.match.ply == 0


def test_doing_it_again_brings_the_whole_draft_back() -> None:
    sitting, _ = deployed()
    plan = sitting.plan_undo()
    assert plan is not None
    sitting.undo(plan)
    sitting.redo()
    assert sitting.match.ply == 3
    assert not sitting.can_redo


def test_a_game_that_is_kept_within_a_draft_loses_the_draft_and_nothing_else() -> None:
    sitting, hand = sat()
    sitting.match.play(0, "put a3")
    hand.refresh()
    hand.drop("b", ["bay:1"])
    resumed = replay(sitting.record(), ENTRY.rules)
    assert resumed.view(0).bays == (3, -1, -1)
    assert hand.waits


def test_a_return_leads_to_the_next_decision_of_a_person_and_says_what_it_costs() -> None:
    sitting, _ = deployed()
    sitting.match.play(1, "fire 0")
    plan = sitting.plan_undo(2)
    assert plan is not None
    assert (plan.ply, plan.consent) == (2, (1,))
    assert sitting.plan_undo(sitting.match.ply) is None


def test_a_return_over_something_that_was_seen_is_practice() -> None:
    sitting, _ = sat()
    for line in ("put a4", "put b0", "put c1"):
        sitting.match.play_text(0, line)
    plan = sitting.plan_undo(0)
    assert plan is not None
    assert [str(barrier) for barrier in plan.barriers] == [
        ("this would undo a move that has shown something new: a wreck was sighted")
    ]
