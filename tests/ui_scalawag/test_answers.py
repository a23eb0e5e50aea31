"""The sheet of answers: large tiles for whoever pays, why one is barred, and prices of whoever can be paid for."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from scrapdesk.core.match import Match
from scrapdesk.core.table import DONE
from scrapdesk.games import GAMES
from scrapdesk.games.scalawag.cards import CANNONS, GUNNER, LOOKOUT
from scrapdesk.games.scalawag.ledger import ScalawagLedger
from scrapdesk.games.scalawag.spelling import LOSE
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scalawag.answers import halves
from scrapdesk.ui.faces.scalawag.prices import attack_prices, price_of, reachable
from scrapdesk.ui.stops.stop import settle
from tests.ui.faces import look_for
from tests.ui.hands import click, desk
from tests.ui_board.boards import place_of
from tests.ui_scalawag.test_signs import asked

ENTRY = GAMES["scalawag"]
SEATS = (3, 4, 5, 6, 7, 8)


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False) as opened:
        yield opened


def positions(seats: int, phase: Phase, games: int = 12) -> Iterator[tuple[Look, Any]]:
    """Whoever is asked in a phase looks on, with all that can be answered."""
    look = look_for("scalawag", seats)
    assert look is not None
    for seed in range(games):
        match, rng = Match(ENTRY.rules, seats, {}, str(seed)), Random(seed)
        while (seat := match.to_act) is not None and match.ply < 300:
            view, legal = match.view(seat), list(match.legal_moves(seat))
            if view.phase is phase:
                look.pointed = ()
                look.offered = tuple({path[0] for move in legal for path in ENTRY.table.paths(view, move)})
                yield look, view
            match.play(seat, rng.choice(legal))


def told(look: Look, view: Any, slot: str) -> str:
    return " ".join(words.text for words in look.inscriptions(view) if words.slot == slot)


@pytest.mark.parametrize("seats", SEATS)
def test_of_three_ways_to_answer_a_call_each_can_be_taken_or_says_why_not(seats: int) -> None:
    reasons: dict[str, list[str]] = {
        "button:show": ["you have none", "you have only one", "you have only 2"],
        "button:hole": ["a fifth hole would sink you"],
        LOSE: ["it is your last crew card"],
    }
    seen = set()
    for look, view in positions(seats, Phase.REPLY):
        if "button:yield" in look.offered:
            continue
        for slot in ("button:show", "button:hole", LOSE):
            words = told(look, view, slot)
            assert words
            if slot not in look.offered:
                seen.add(slot)
                assert words.endswith(tuple(reasons[slot]))
    assert seen == {"button:show", "button:hole", LOSE} or seats > 3


def test_the_tile_that_shows_the_crew_names_who_pays_then() -> None:
    look, view = next((look, view) for look, view in positions(4, Phase.REPLY) if "button:show" in look.offered)
    names = [words.seat for words in look.inscriptions(view) if words.slot == "button:show" and "{name}" in words.text]
    assert names == [view.plan.caller]


def test_crew_is_paid_with_by_its_tile_and_then_the_card(context: AppContext) -> None:
    table = asked(context, 4, Phase.PENALTY)
    match, stage = table.sitting.match, table.stage
    for seed in range(60):
        luck = Random(seed)
        while match.to_act is not None:
            view = match.view(0)
            if match.to_act == 0 and view.phase is Phase.PENALTY and len(set(view.hand)) > 1:
                break
            match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
        if match.to_act is not None:
            break
        match.restart()
    table.follow("undo")
    settle(context)
    hand, ply = match.view(0).hand, match.ply
    click(context, place_of(table, LOSE))
    assert match.ply == ply and stage.hand.pointed == (LOSE,)
    card = next(piece.id for piece in stage.hand.pieces if piece.id.startswith("crew:"))
    click(context, place_of(table, card))
    assert match.ply > ply and len(match.view(0, ply + 1).hand) == len(hand) - 1


@pytest.mark.parametrize("seats", SEATS)
def test_before_an_attack_the_sheet_names_every_captain_who_can_be_paid_for_and_no_other(seats: int) -> None:
    """What the others would cost stands beside their ships, struck out."""
    named = 0
    for look, view in positions(seats, Phase.ORDER, 4):
        for order in ("board", "cannons"):
            look.pointed = (f"order:{order}",)
            look.offered = ("button:done",)
            can = {seat: cost.points for seat, cost in attack_prices(view, look.pointed).items() if cost.can}
            lines = [words.text for words in look.inscriptions(view) if words.slot == "prices"]
            for seat, points in can.items():
                head = "No points" if not points else "1 point" if points == 1 else f"{points} points"
                assert any(line.startswith(f"{head}: ") and f"p{seat + 1}" in line for line in lines)
            others = [f"p{seat + 1}" for seat in range(seats) if seat not in can]
            assert not any(name in line for line in lines for name in others)
            assert lines, "where nobody can be paid for it says so"
            named += len(can)
    assert named


def test_long_words_on_a_tile_are_broken_near_their_middle() -> None:
    assert halves("Take a hole") == ("Take a hole",)
    assert halves("You can't show three gunners") == ("You can't show", "three gunners")
    assert halves("Seemannschaftsverlust") == ("Seemannschaftsverlust",)


def test_a_click_beside_the_cards_of_the_hand_is_no_mistake(context: AppContext) -> None:
    table = asked(context, 4, Phase.ORDER)
    hand = table.stage.hand
    for begun in ((), ("order:trim",)):
        for target in begun:
            hand.click((target,))
        intent = hand.click(("hand:p1",))
        assert intent.refusal is None and not hand.pointed


@pytest.mark.parametrize("seats", SEATS)
def test_the_sea_tells_what_wins_and_names_who_is_ahead_only_where_one_is(seats: int) -> None:
    named = set()
    for look, view in positions(seats, Phase.ORDER, 3):
        lines = [words for words in look.inscriptions(view) if words.slot == "goal"]
        assert len(lines) == 1 and lines[0].text.startswith("Last ship afloat wins")
        left = ScalawagLedger().measured(view)
        best = [seat for seat in range(seats) if left[seat] == max(left)]
        assert lines[0].seat == (best[0] if len(best) == 1 else None)
        assert ("is ahead" in lines[0].text) == (len(best) == 1)
        named.add(len(best) == 1)
    assert named == {True, False}


def test_to_declare_nobody_is_no_main_button_while_the_crew_is_held() -> None:
    seen = set()
    for look, view in positions(5, Phase.ORDER):
        if "order:cannons" not in look.offered:
            continue
        look.pointed, look.offered = ("order:cannons",), (DONE,)
        tones = {dict(shown.picture.args)["tone"] for shown in look.ornaments(view) if shown.slot == DONE}
        assert tones == {"paper" if GUNNER in view.hand else "red"}
        seen |= tones
    assert seen == {"paper", "red"}


def test_before_an_order_the_sheet_tells_what_the_own_crew_can_do_without_a_lie() -> None:
    lies, priced = set(), 0
    for look, view in positions(5, Phase.ORDER):
        shown = [words.text for words in look.inscriptions(view) if words.slot == "ask"]
        kinds = {crew for crew in view.hand if crew <= LOOKOUT}
        assert sum(text.startswith("You have ") for text in shown) == len(kinds)
        assert ("Any other crew" in shown) == (len(set(view.hand)) < 3)
        lies.add("Any other crew" in shown)
        if GUNNER in kinds:
            held = view.hand.count(GUNNER)
            prices = [price_of(view, CANNONS, seat, held) for seat in reachable(view, CANNONS)]
            near, far = ([cost.points for cost in prices if cost.near == side] for side in (True, False))
            both = f"Costs {min(near)} near, {min(far)} far" if near and far else f"Costs {min(near or far)} or more"
            assert both in shown
            priced += 1
        look.pointed = ("order:trim",)
        assert not [words for words in look.inscriptions(view) if words.slot == "ask" and "You have" in words.text]
    assert lies == {True, False} and priced


@pytest.mark.parametrize(("phase", "goal"), [(Phase.LOSE, "chest"), (Phase.RETURN, "port")])
def test_whoever_gives_cards_away_sees_where_to(phase: Phase, goal: str) -> None:
    seen = 0
    for look, view in positions(4, phase):
        drawn = [sign.picture.name for sign in look.ornaments(view) if sign.slot == "ask"]
        assert drawn[-3:] == ["scalawag/back", "scalawag/arrow", f"scalawag/{goal}"]
        seen += 1
    assert seen
