"""While a card fires, the table tells from which bay, and at whom."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scrapdesk.games.scrappers.cards import CardNo, CardSet
from scrapdesk.games.scrappers.state import ASSIGNED, EJECTED, FROM_A, Phase, Slot
from scrapdesk.games.scrappers.view import View
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scrappers.onstage import OnStage
from scrapdesk.ui.faces.scrappers.traces import TRACE
from scrapdesk.ui.paint.pictures import picture
from tests.ui.hands import desk
from tests.ui_scrappers.test_hand_and_signs import CARDS, loading, seen

SHOOTER, TARGET = 2, 0


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk() as opened:
        yield opened


def firing(view: View, card: CardNo, mode: int = ASSIGNED) -> View:
    """A card of the third pilot is on the stage."""
    return view._replace(phase=Phase.ACTIVATION, turn=None, active=SHOOTER, firing=(Slot(card, mode),))


def aiming(cards: CardSet, who: str) -> CardNo:
    return next(
        number
        for number, card in enumerate(cards.of)
        if any(effect.verb == "damage" and effect.who == who for effect in card.effects)
    )


def test_who_is_aimed_at_is_told_and_framed(context: AppContext) -> None:
    table, look = loading(context, 3)
    view = firing(seen(table), aiming(CARDS, "left"))
    assert OnStage(CARDS, view, context.texts, 0, None).aimed_at == (TARGET,)
    lit = {
        sign.slot: dict(sign.picture.args).get("lit") for sign in look.ornaments(view) if sign.slot.startswith("panel:")
    }
    assert (lit["panel:p3"], lit["panel:p1"]) == ("no", "aim")
    told = {words.text for words in look.inscriptions(view)}
    bay = len(view.pilots[SHOOTER].stack) + 1
    assert {"Under fire", f"Firing bay {bay}", f"Firing now: {{name}}, bay {bay}"} <= told


@pytest.mark.parametrize("mode", [FROM_A, EJECTED])
def test_what_only_costs_or_gives_a_token_is_aimed_at_nobody(context: AppContext, mode: int) -> None:
    table, _ = loading(context, 3)
    view = firing(seen(table), aiming(CARDS, "left"), mode)
    assert OnStage(CARDS, view, context.texts, 0, None).aimed_at == ()


@pytest.mark.parametrize("mode", [ASSIGNED, FROM_A, EJECTED])
def test_the_bay_of_a_rivals_card_on_the_stage_shows_its_trace_under_a_lamp(context: AppContext, mode: int) -> None:
    table, look = loading(context, 3)
    view = firing(seen(table), aiming(CARDS, "left"), mode)
    bay = f"bay:p3:{len(view.pilots[SHOOTER].stack) + 1}"
    there = [sign.picture for sign in look.ornaments(view) if sign.slot == bay]
    assert any(dict(drawn.args).get("faded") == TRACE for drawn in there)
    assert picture("scrappers/lamp", lit="yes") in there
