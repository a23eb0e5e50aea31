"""The sheet beside the map tells what can be done, and nothing that cannot: prices, chances, bans, an empty purse."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from scrapdesk.core.options import Options
from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scarper.board import FIELDS, NEXT
from scrapdesk.games.scarper.outlook import outlook, outlook_percents, percents, shares
from scrapdesk.games.scarper.state import NO_ATTACK, NO_EVENT, Ask, Phase, State
from scrapdesk.games.scarper.view import View
from scrapdesk.ui.board.look import Look
from tests.games.scarper.positions import RULES
from tests.ui.faces import look_for
from tests.ui_scarper.tables import sheet_of


def states(wars: int) -> Iterator[State]:
    """Every position of random wars in which somebody is asked."""
    for seed in range(wars):
        rng, state = Random(seed), RULES.setup(2, Options())
        while state.turn is not None:
            if state.turn == CHANCE:
                state = RULES.apply(state, RULES.sample_chance(state, rng))
                continue
            yield state
            state = RULES.apply(state, rng.choice(list(RULES.legal_moves(state))))


def look() -> Look:
    found = look_for("scarper", 2)
    assert found is not None
    return found


def said(shown: Look, view: View, slot: str) -> list[str]:
    return [sign.text for sign in shown.inscriptions(view) if sign.slot == slot]  # type: ignore[arg-type]


def told_on_sheet(shown: Look, view: View, slot: str = "sheet") -> list[str]:
    return [sign.text for sign in sheet_of(shown, view).sheet_inscriptions if sign.slot == slot]


def seen_by_mover(shown: Look, state: State) -> View:
    seat = state.turn or 0
    shown.level(seat)
    return RULES.view(state, seat)


def test_every_battlefield_tells_in_one_figure_how_likely_a_charge_gains_ground() -> None:
    shown, rows = look(), 0
    for number, state in enumerate(states(2)):
        if number % 7 or state.phase not in (Phase.TURN, Phase.SPEND):
            continue
        seat, view = state.turn or 0, seen_by_mover(shown, state)
        for field, name in enumerate(FIELDS):
            if not NEXT[seat][state.fronts[field]] or state.year.bans[seat] & NO_ATTACK:
                continue
            parts = shares(view.charge_odds(field, seat=seat))
            told = told_on_sheet(shown, view, f"odds:{name}")
            assert [text for text in told if text.endswith("%")] == [f"{percents(parts)[0]}%"]
            bars = [sign for sign in sheet_of(shown, view).sheet_ornaments if sign.slot == f"odds:{name}"]
            assert [dict(bar.picture.args)["shares"] for bar in bars] == [",".join(map(str, parts))]
            rows += 1
    assert rows > 50


def test_prices_stand_in_the_battlefields_only_while_points_are_spent_there() -> None:
    shown, told = look(), Counter[Phase]()
    for state in states(2):
        view = seen_by_mover(shown, state)
        texts = [text for name in FIELDS for text in said(shown, view, f"name:{name}")]
        prices = [text for text in texts if text.startswith(("Push", "Clear"))]
        assert not prices or state.phase is Phase.SPEND
        told[state.phase] += bool(prices)
    assert told[Phase.SPEND] > 50


def test_the_parts_of_the_bars_are_named_once_at_the_head_of_the_sheet() -> None:
    shown = look()
    view = seen_by_mover(shown, next(state for state in states(1) if state.phase is Phase.TURN))
    head = told_on_sheet(shown, view, "oddshead")
    assert head[0] == "Frontal charge: 2 points"
    assert head[1:] == ["gains ground", "Forward", "Trench", "Nothing", "Repelled"]


def test_a_ban_on_attacks_takes_every_charge_and_price_out_of_the_column() -> None:
    shown, banned = look(), 0
    for state in states(12):
        seat = state.turn or 0
        if not state.year.bans[seat] & NO_ATTACK or state.phase not in (Phase.TURN, Phase.SPEND):
            continue
        view = seen_by_mover(shown, state)
        assert told_on_sheet(shown, view, "oddshead")[0].startswith("No attacks with")
        assert not [sign for sign in sheet_of(shown, view).sheet_ornaments if sign.picture.name == "scarper/odds"]
        for name in FIELDS:
            assert not told_on_sheet(shown, view, f"odds:{name}")
            assert not [text for text in said(shown, view, f"name:{name}") if text.startswith(("Push", "Clear"))]
        shown.pointed = ("field:artois",)
        assert not told_on_sheet(shown, view)
        shown.pointed = ()
        if state.phase is Phase.SPEND:
            assert "forbids attacks" in shown.task(view) and "battlefield" not in shown.task(view)  # type: ignore[arg-type]
        banned += 1
    assert banned > 3


def test_nobody_without_economy_is_told_to_dig_and_nobody_who_may_not_to_play_an_event() -> None:
    shown, poor, silenced = look(), 0, 0
    for state in states(12):
        if state.phase is not Phase.TURN:
            continue
        view, seat = seen_by_mover(shown, state), state.turn or 0
        may_dig = state.economy[seat] > 0 and not state.again
        assert ("economy marker" in shown.task(view)) is may_dig  # type: ignore[arg-type]
        forbidden = bool(state.year.bans[seat] & NO_EVENT)
        assert ("onto the map for its event" in shown.task(view)) is not forbidden  # type: ignore[arg-type]
        poor, silenced = poor + (not may_dig), silenced + forbidden
    assert poor > 3 and silenced > 3


def test_an_attack_that_an_event_asks_for_is_weighed_with_what_the_event_adds() -> None:
    shown, charges, assaults = look(), 0, 0
    for state in states(40):
        head = state.queue[0] if state.queue else None
        if state.phase is not Phase.CHOOSE or type(head) is not Ask or head.effect.do not in ("charge", "assault"):
            continue
        view, seat = seen_by_mover(shown, state), state.turn or 0
        field = next(move.field for move in RULES.legal_moves(state) if getattr(move, "field", -1) >= 0)  # type: ignore[union-attr]
        shown.pointed = (f"field:{FIELDS[field]}",)
        told = [text for text in told_on_sheet(shown, view) if text.endswith("%")]
        shown.pointed = ()
        if head.effect.do == "charge":
            odds = view.charge_odds(field, head.effect.amount, seat)
            assert told == [f"{share}%" for share in outlook_percents(outlook(odds))]
            charges += 1
        else:
            assert told == ["33%"] * 3
            assaults += 1
    assert charges > 2


def test_the_card_that_is_carried_over_a_battlefield_is_weighed_as_an_assault_by_every_number_of_the_die() -> None:
    shown, weighed = look(), 0
    for number, state in enumerate(states(6)):
        if number % 5 or state.phase is not Phase.SPEND or not state.whole:
            continue
        view, seat = seen_by_mover(shown, state), state.turn or 0
        if state.year.bans[seat] & NO_ATTACK:
            continue
        for field, name in enumerate(FIELDS):
            shown.carried, shown.aimed = "order:assault", f"field:{name}"
            told = told_on_sheet(shown, view)
            shown.carried, shown.aimed = None, None
            if not NEXT[seat][state.fronts[field]]:
                assert "Fully taken" in told
                continue
            for result, _ in view.assault_odds(field, state.left, seat).results:
                assert f"Roll {-result.morale}" in told
                assert any(text.startswith(f"{result.steps} forward") for text in told)
                price = "and you lose the war" if result.loses_war else f"{-result.morale} morale lost"
                assert price in told
            weighed += 1
    assert weighed > 10
