"""A battlefield that was pointed at can be given orders by buttons, in the order in which a player weighs them."""

from __future__ import annotations

from random import Random

from scrapdesk.games.scarper.state import Phase
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scarper.ordering import Ordering
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import choose, click, desk, painted, press
from tests.ui_scarper.tables import seated


def spending(context: AppContext) -> BoardTable:
    """The first seat has a whole card of three points or more to spend."""
    table, rng = seated(context, ("human", "ai:random")), Random(4)
    match = table.sitting.match
    while True:
        view = match.view(None)
        if view.phase is Phase.SPEND and match.to_act == 0 and view.left > 2 and view.whole:
            break
        match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
    table.follow("begin")
    settle(context)
    return table


def open_sky(table: BoardTable, field: str) -> tuple[int, int]:
    """A place of a battlefield on which nothing lies."""
    left, top, width, height = table.stage.layout.box(f"field:{field}")
    for part in range(20, 0, -1):
        pos = (round(left + width * part / 20 - 8), round(top + height * 0.5))
        if table.stage.cast.at(*pos) is None:
            return pos
    raise AssertionError(field)


def offered(table: BoardTable) -> set[str]:
    part = table.part(Ordering)
    return {button.text for button in part.widgets if button.visible and isinstance(button.text, str)}  # type: ignore[attr-defined]


def test_a_battlefield_offers_what_was_weighed_once_and_back_lets_it_go() -> None:
    with desk(speed="off", curtain=False, confirm="off") as context:
        table = spending(context)
        assert not offered(table)
        click(context, open_sky(table, "artois"))
        legal = {
            getattr(move, "verb", "") for move in table.sitting.match.legal_moves(0) if getattr(move, "field", -1) == 1
        }
        assert {"charge", "assault"} <= legal
        assert offered(table) == {"Order the charge", "Back"}
        on_form = {name.removeprefix("order:") for name in table.stage.things() if name.startswith("order:")}
        assert legal <= on_form | {"publish", "invest"}
        painted(context)
        choose(context, "Back")
        assert not offered(table) and not table.stage.hand.pointed


def test_the_button_orders_the_charge() -> None:
    with desk(speed="off", curtain=False, confirm="off") as context:
        table = spending(context)
        ply = table.sitting.match.ply
        click(context, open_sky(table, "artois"))
        choose(context, "Order the charge")
        events = [event for entry in table.sitting.match.entries(None)[ply:] for event in entry.events]
        assert [event.data["field"] for event in events if event.kind == "charge"][:1] == ["artois"]
        assert not offered(table)


def test_enter_orders_what_is_offered_first_and_space_does_not() -> None:
    with desk(speed="off", curtain=False, confirm="off") as context:
        table = spending(context)
        ply = table.sitting.match.ply
        press(context, "enter")
        click(context, open_sky(table, "artois"))
        press(context, "space")
        assert table.sitting.match.ply == ply
        assert table.part(Ordering).first == "charge"
        press(context, "enter")
        events = [event for entry in table.sitting.match.entries(None)[ply:] for event in entry.events]
        assert [event.data["field"] for event in events if event.kind == "charge"][:1] == ["artois"]


def test_the_cap_on_a_button_is_the_key_of_now() -> None:
    with desk(speed="off", curtain=False, confirm="off") as context:
        table = spending(context)
        click(context, open_sky(table, "artois"))
        back = table.part(Ordering).back
        assert back.shortcut == "Esc" and "Esc" in [box.text for box in back.text_boxes()]
        context.change_settings(keys=context.keys.with_keys("cancel", ["x"]))
        assert back.shortcut == "X"
