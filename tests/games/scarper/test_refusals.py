"""Every refusal names its rule, says a concrete sentence, points at what is in the way, and offers what is nearest."""

from __future__ import annotations

import pytest

from scrapdesk.core.refusal import Attempt, Refusal
from scrapdesk.games.scarper.rules import Scarper
from scrapdesk.games.scarper.state import NO_ATTACK, NO_EVENT, Phase, State, new_game
from tests.games.scarper.positions import PLAIN, fronts, play, position, rules_with, trenches


def refused(state: State, text: str = "", targets: tuple[str, ...] = (), rules: Scarper = PLAIN) -> Refusal:
    seat = state.turn if state.turn in (0, 1) else 0
    legal = rules.legal_moves(state)
    refusal = rules.refusal(rules.view(state, seat), legal, Attempt(targets, text))
    assert refusal.nearest in legal or not legal
    return refusal


SPENDING = play(position(digs=trenches(artois=".... 1..."), lines=fronts(lorraine=4)), "play filler-3 points")
ONE_POINT = play(position("filler-0"), "play filler-0 points")


@pytest.mark.parametrize(
    ("state", "text", "rule", "words"),
    [
        (position(), "dig artois 4", "SA-4.1", "economy is at 0"),
        (position(economy=(1, 0)), "dig artois 5", "SA-1.3", "on the enemy's side"),
        (position(economy=(1, 0), digs=trenches(artois="...2 ....")), "dig artois 4", "SA-1.3", "two trenches"),
        (position(), "play filler-7 points", "SA-4.2", "don't have"),
        (position(bans=(NO_EVENT, 0)), "play filler-3 event", "SA-9.1", "for its event"),
        (position(), "end", "SA-4.2", "can't pass"),
        (position(), "push artois", "SA-4.2", "Play a card first"),
        (position(), "keep coast", "SA-3.1", "start of the year"),
        (position(), "hello", "SA-4.2", "I can't read that move"),
        (SPENDING, "dig artois 4", "SA-4.1", "before you play"),
        (SPENDING, "play filler-3 event", "SA-4.2", "one card a round"),
        (SPENDING, "push artois", "SA-6.1", "blocks the way"),
        (SPENDING, "clear flanders", "SA-6.1", "no enemy trench"),
        (SPENDING, "charge lorraine", "SA-6.3", "is yours"),
        (SPENDING, "bombard artois", "SA-4.3", "Only events"),
        (play(SPENDING, "publish"), "assault artois", "SA-4.3", "whole card"),
        (ONE_POINT, "charge artois", "SA-6.3", "costs 2 points; you have 1"),
        (play(position(propaganda=(6, 0)), "play filler-3 points"), "publish", "SA-5.1", "the top of the track"),
        (play(position(economy=(6, 0)), "play filler-3 points"), "invest", "SA-5.2", "the top of the track"),
        (play(position(bans=(NO_ATTACK, 0)), "play filler-3 points"), "push artois", "SA-9.1", "stops you attacking"),
    ],
)
def test_a_typed_move_is_refused_with_its_rule_and_a_reason(state: State, text: str, rule: str, words: str) -> None:
    refusal = refused(state, text)
    assert (refusal.rule, words in str(refusal.sentence)) == (rule, True), str(refusal)


def test_the_trench_in_the_way_and_the_frontline_are_pointed_at() -> None:
    assert refused(SPENDING, "push artois").culprits == ("trench:artois:5:1",)
    assert refused(SPENDING, "charge lorraine").culprits == ("front:lorraine",)
    full = position(economy=(1, 0), digs=trenches(artois="...2 ...."))
    assert refused(full, "dig artois 4").culprits == ("trench:artois:4:1", "trench:artois:4:2")


def test_pointing_is_understood_like_typing() -> None:
    assert refused(SPENDING, targets=("front:artois", "line:artois:5")).rule == "SA-6.1"
    assert refused(SPENDING, targets=("order:dig", "space:artois:4")).rule == "SA-4.1"
    assert refused(position(), targets=("marker:economy:entente", "space:artois:4")).rule == "SA-4.1"
    assert refused(position(), targets=("card:filler-7", "points")).rule == "SA-4.2"
    assert refused(SPENDING, targets=("field:lorraine", "order:charge")).rule == "SA-6.3"


def test_what_is_laid_where_it_cannot_act_is_understood_too() -> None:
    assert "is yours" in str(refused(SPENDING, targets=("point:1", "field:lorraine")).sentence)
    spent = play(SPENDING, "publish")
    assert "whole card" in str(refused(spent, targets=("card:filler-3", "field:flanders")).sentence)
    assert "the top of the track" in str(
        refused(
            play(position(economy=(6, 0)), "play filler-3 points"), targets=("point:1", "track:economy:entente")
        ).sentence
    )
    assert "can't pass" in str(refused(position(), targets=("button:done", "map")).sentence)


def test_the_nearest_move_shares_card_battlefield_and_action() -> None:
    assert PLAIN.encode_move(refused(SPENDING, "push artois").nearest) == "clear artois"  # type: ignore[arg-type]
    assert PLAIN.encode_move(refused(SPENDING, "charge lorraine").nearest) in (  # type: ignore[arg-type]
        "charge flanders",
        "push champagne",
    )


def test_an_event_of_the_other_side_is_refused_by_name() -> None:
    rules = rules_with('{ do = "scout" }', side="central")
    refusal = refused(position("test", rules=rules), "play test event", rules=rules)
    assert str(refusal) == "Test belongs to the Central Powers: you can only use its points. (SA-4.2)"
    assert refusal.culprits == ("card:test",)


def test_while_an_event_asks_it_says_what_it_asks_for() -> None:
    rules = rules_with('{ do = "advance", amount = 2, where = ["artois", "picardy"] }')
    state = play(position("test", rules=rules, lines=fronts(flanders=1)), "play test event", rules=rules)
    for text in ("advance flanders", "publish", "end"):
        refusal = refused(state, text, rules=rules)
        assert (refusal.rule, "Artois or Picardy" in str(refusal.sentence)) == ("SA-9.1", True)


def test_sa_4_1_a_trench_before_a_second_card_is_refused_for_its_time() -> None:
    rules = rules_with('{ do = "again" }')
    state = play(position("test filler-0", last=True, economy=(2, 0), rules=rules), "play test event", rules=rules)
    refusal = refused(state, "dig artois 4", rules=rules)
    assert (refusal.rule, "before the first card" in str(refusal.sentence)) == ("SA-4.1", True)
    assert "second card" in str(refused(state, rules=rules).sentence)


def test_sa_4_3_points_of_an_event_are_no_whole_card() -> None:
    rules = rules_with('{ do = "points", amount = 2 }')
    state = play(position("test", rules=rules), "play test event", rules=rules)
    refusal = refused(state, "assault artois", rules=rules)
    assert (refusal.rule, "points from an event" in str(refusal.sentence)) == ("SA-4.3", True)


def test_a_trench_of_an_event_is_refused_for_its_space_not_for_its_price() -> None:
    rules = rules_with('{ do = "trench", amount = 2, where = ["artois"] }')
    state = play(position("test", rules=rules), "play test event", rules=rules)
    assert refused(state, "dig artois 5", rules=rules).rule == "SA-1.3"
    assert refused(state, "dig flanders 4", rules=rules).rule == "SA-9.1"


def test_a_mission_that_was_not_dealt_is_refused_without_telling_where_it_is() -> None:
    state = position(missions=("coast", "breach"))
    state = state._replace(phase=Phase.KEEP, turn=0)
    rest = [m.id for n, m in enumerate(PLAIN.deck.missions) if n not in state.year.offers[0]]
    sentences = {
        str(refused(state, f"keep {name}").sentence).replace(PLAIN.deck.missions[PLAIN.deck.mission(name)].title, "it")
        for name in rest
    }
    assert sentences == {"You were not dealt the mission it."}


def test_out_of_turn_it_says_whose_turn_it_is_and_after_the_end_that_it_is_over() -> None:
    state = position(seat=1)
    view = PLAIN.view(state, 0)
    refusal = PLAIN.refusal(view, (), Attempt(text="end"))
    assert (str(refusal.sentence), refusal.nearest) == ("Central Powers to play.", None)
    assert (
        str(PLAIN.refusal(PLAIN.view(new_game(), 0), (), Attempt()).sentence) == "Dice are being rolled or cards dealt."
    )
    over = PLAIN.view(state._replace(phase=Phase.OVER, turn=None), 0)
    assert str(PLAIN.refusal(over, (), Attempt()).sentence) == "The war is over."
