"""Figures count over, 40 ms a step and 400 at most; words and whoever asks hear the new number at once."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from scrapdesk.ui.board.figures import Figures
from scrapdesk.ui.context import NewTable
from scrapdesk.ui.faces.scamorra.look import ScamorraLook
from scrapdesk.ui.frame.clock import Clock
from scrapdesk.ui.table.inventory import spoken_field
from scrapdesk.ui.table.plain import PlainTable
from scrapdesk.ui.table.sitting import new_sitting
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.scroll import ScrollPane
from tests.ui.hands import desk, only
from tests.ui_board.boards import table_in_play


class Place:
    """A place of a table with a number in it, and how often it looked different."""

    def __init__(self, **clock: object) -> None:
        self.clock, self.changes = Clock(**clock), 0  # type: ignore[arg-type]
        self.figures = Figures(self.clock, self._changed)

    def _changed(self) -> None:
        self.changes += 1

    def says(self, text: str) -> str:
        return self.figures.text("here", text)


@pytest.mark.parametrize(("goal", "ms"), [(4, 160), (10, 400), (30, 400)])
def test_it_takes_40_a_step_and_400_at_most(goal: int, ms: float) -> None:
    place = Place()
    place.says("0")
    assert place.says(str(goal)) == "0"
    place.clock.advance(ms - 5)
    assert place.clock.moving
    place.clock.advance(6)
    assert not place.clock.moving and place.says(str(goal)) == str(goal)
    assert place.changes <= goal


def test_it_goes_through_the_numbers_between_and_keeps_its_words() -> None:
    place, seen = Place(), []
    place.says("12 in deck")
    for _ in range(30):
        seen.append(place.says("5 in deck"))
        place.clock.advance(20)
    assert list(dict.fromkeys(seen)) == [f"{n} in deck" for n in range(12, 4, -1)]


def test_on_its_way_it_turns_to_another_number_from_where_it_is() -> None:
    place = Place()
    place.says("0")
    place.says("10")
    place.clock.advance(200)
    assert place.says("10") == "5"
    assert place.says("0") == "5"
    place.clock.finish()
    assert place.says("0") == "0"


@pytest.mark.parametrize(("before", "after"), [("3", "4"), ("Ada", "Bruno"), ("2 of 5", "3 of 9"), ("", "8")])
def test_a_single_step_and_all_that_is_no_number_is_said_at_once(before: str, after: str) -> None:
    place = Place()
    place.says(before)
    assert place.says(after) == after
    assert not place.clock.moving


@pytest.mark.parametrize("clock", [{"speed": "off"}, {"reduced_motion": True}])
def test_who_wants_no_motion_sees_the_new_number_at_once(clock: dict[str, object]) -> None:
    place = Place(**clock)
    place.says("0")
    assert place.says("9") == "9"


def test_a_table_that_is_laid_anew_says_at_once_what_it_has_to_say() -> None:
    place = Place()
    place.says("0")
    place.says("9")
    place.figures.jump()
    assert place.says("9") == "9" and not place.clock.moving


def test_a_figure_of_the_board_counts_while_the_view_is_another_already() -> None:
    with desk(curtain=False) as context:
        stage = table_in_play(context, "scamorra", 14).stage
        view: Any = stage.hand.view
        left = view.deck_sizes[0]

        look, now = ScamorraLook(2), view._replace(deck_sizes=(left - 6, 0))

        def seen() -> str:
            plaques = map(stage.backdrop.counted, look.plaques(now))
            return next(words for plaque in plaques for slot, words in plaque.notes if slot == "deck:w")

        stage.still.catch_up()  # what lies there is seen before it changes
        stage.pose(now)
        stage.still.catch_up()
        assert seen() == f"{left} in deck"
        context.clock.advance(120)
        assert seen() == f"{left - 3} in deck"
        context.clock.finish()
        assert seen() == f"{left - 6} in deck"


def shown_fields(table: PlainTable) -> list[str]:
    """What stands in the status panel, heads and values, down to where the pieces are listed."""
    texts = [widget.text for widget in only(table, ScrollPane, "The table").children() if isinstance(widget, Label)]
    return texts[: texts.index("On the table")]


def test_status_fields_of_the_plain_table_count_over_in_a_match() -> None:
    """A match is played at it until a figure leaps; then it is seen on its way, and in the end as the table has it."""
    with desk(curtain=False) as context:
        wish = NewTable("scrappers", ("human", "human"), {}, "3")
        table = PlainTable(context, new_sitting(wish, "Ada", context.make_thinker))
        context.scenes.push(table)
        context.scenes.settle()
        match, luck, leaps = table.sitting.match, Random(3), 0
        while match.to_act is not None and leaps < 5:
            before = shown_fields(table)
            table.play(luck.choice(list(match.legal_moves(match.to_act))))
            context.scenes.settle()
            at_once = shown_fields(table)
            if context.clock.moving:
                assert len(at_once) == len(before)
                context.clock.advance(60)
                halfway = shown_fields(table)
                context.clock.finish()
                leaps += at_once != halfway != shown_fields(table)
            fields = table.sitting.table.status(table.sitting.view)
            values = [spoken_field(field, context.texts)[1] for field in fields]
            assert not context.clock.moving and all(value in shown_fields(table) for value in values)
        assert leaps == 5


def test_after_a_take_back_the_plain_table_says_at_once_how_it_is() -> None:
    with desk(curtain=False) as context:
        wish = NewTable("scrappers", ("human", "human"), {}, "3")
        table = PlainTable(context, new_sitting(wish, "Ada", context.make_thinker))
        context.scenes.push(table)
        context.scenes.settle()
        match, luck = table.sitting.match, Random(3)
        while not context.clock.moving:
            table.play(luck.choice(list(match.legal_moves(match.to_act or 0))))
            context.scenes.settle()
        table.follow("undo")
        assert not context.clock.moving
