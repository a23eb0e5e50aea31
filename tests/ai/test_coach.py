"""Hints: three candidates, each with an estimate and a sentence that is true whatever lies face down."""

from __future__ import annotations

from scrapdesk.ai.agent import Answer
from scrapdesk.ai.coach import COACH, HINTS, Coach, hint_task, hints_from
from scrapdesk.ai.roster import make_agent
from scrapdesk.ai.thinking import begin
from scrapdesk.core.entry import GameEntry
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, say
from scrapdesk.games import GAMES
from tests.ai.positions import choices
from tests.ai.toys import HIDECARDS, TAKEAWAY, Deal, Heap, HidecardsBot, Move


def test_the_best_three_come_with_their_estimates_and_a_sentence() -> None:
    match, seat = next(choices(HIDECARDS, 2, "coach", every=1, most=1))
    legal = match.legal_moves(seat)
    hints = Coach(HIDECARDS, agent="mcts:200").advise(match.view(seat), legal, "s")
    assert len(hints) == HINTS
    assert {hint.move for hint in hints} <= set(legal)
    assert all(0 <= hint.estimate <= 1 for hint in hints)
    for hint in hints:
        card = hint.move[1]
        expected = f"card {card} is high" if card > 6 else "of the simulated games"
        assert str(hint.why).startswith(expected) or expected in str(hint.why)


def test_a_guess_about_hidden_cards_is_not_told_as_a_fact() -> None:
    class Guessing(HidecardsBot):
        def why(self, state: Deal, move: Move, seat: Seat) -> Line | None:
            return say("the other holds {cards}", cards=str(state.hands[1 - seat]))

    entry = GameEntry("hidecards", HIDECARDS.make_rules, HIDECARDS.make_table, Guessing)
    match, seat = next(choices(entry, 2, "coach", every=1, most=1))
    for hint in Coach(entry, agent="greedy").advise(match.view(seat), match.legal_moves(seat), "s"):
        assert "holds" not in str(hint.why)


def test_a_win_at_once_is_the_one_hint() -> None:
    hints = Coach(TAKEAWAY, agent="steady").advise(Heap(3, 0, 0), TAKEAWAY.rules.legal_moves(Heap(3, 0, 0)), "s")
    assert [(hint.move, hint.estimate) for hint in hints] == [(("take", 3), 1.0)]


def test_the_only_move_is_said_to_be_that() -> None:
    (hint,) = Coach(TAKEAWAY, agent="steady").advise(Heap(1, 0, 0), [("take", 1)], "s")
    assert (hint.move, str(hint.why)) == (("take", 1), "it is the only legal move")


def test_an_answer_that_gives_no_reasons_still_makes_hints() -> None:
    match, seat = next(choices(HIDECARDS, 2, "coach", every=1, most=1))
    task = hint_task("scamorra", match.view(seat), match.legal_moves(seat), "s")
    assert task.question.explain
    assert str(hints_from(Answer("move"))[0].why) == "it is the only legal move"


def test_the_choice_does_not_depend_on_being_asked_why() -> None:
    entry = GAMES["scamorra"]
    for match, seat in choices(entry, 2, "coach", every=9, most=2):
        asked = hint_task("scamorra", match.view(seat), match.legal_moves(seat), "s")
        hints = hints_from(begin(asked).finish())
        agent = make_agent(COACH, entry)
        assert agent.choose(match.view(seat), match.legal_moves(seat), "s") == hints[0].move
        assert all(str(hint.why) for hint in hints)
