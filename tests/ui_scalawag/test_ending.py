"""How a game of Scalawag! ends on the screen: the evening with the last ship, and the others in the order they sank."""

from __future__ import annotations

from itertools import combinations
from typing import cast

import pytest

from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scalawag.ending import Captain, EveningEnd, Praise
from scrapdesk.ui.table.scene import TableScene
from tests.ui.hands import desk, painted
from tests.ui.test_finale import over


def ended(context: AppContext, seats: int) -> EveningEnd:
    finale = over(context, "scalawag", "human", *["ai:random"] * (seats - 1))
    assert isinstance(finale, EveningEnd)
    return finale


def last_view(context: AppContext) -> View:
    """How the table lies at the end."""
    table = next(scene for scene in context.scenes.scenes if isinstance(scene, TableScene))
    return cast(View, table.sitting.match.view(None))


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_the_lost_stand_along_the_rope_in_the_order_in_which_they_sank(seats: int) -> None:
    with desk() as context:
        finale = ended(context, seats)
        sunk = last_view(context).sunk
        lost = [widget for widget in finale.widgets if isinstance(widget, Captain)]
        assert finale.free and [one.name for one in lost] == [finale.ending.people[seat][0] for seat in sunk]
        assert [one.rect.left for one in lost] == sorted(one.rect.left for one in lost)
        assert [one.text_boxes()[1].text for one in lost] == [str(number + 1) for number in range(len(sunk))]
        painted(context)


def test_the_first_look_is_the_scene_and_numbers_come_after() -> None:
    with desk() as context:
        finale = ended(context, 4)
        told = {widget.name.split(":")[0] for widget in finale.widgets if isinstance(widget, Praise) and widget.visible}
        assert told <= {"Most honest", "Boldest liar", "Most feared"} and len(told) == 2
        assert "Show the numbers" in {button.text for button in finale.buttons}


@pytest.mark.parametrize(
    ("size", "text"), [((1280, 720), 100), ((1280, 720), 200), ((1024, 640), 150), ((2560, 1080), 100)]
)
def test_names_and_buttons_keep_clear_of_each_other(size: tuple[int, int], text: int) -> None:
    with desk(size=size, text=text) as context:
        finale = ended(context, 8)
        window = finale.context.view
        boxes = [
            (widget.name, box.needed) for widget in finale.widgets if widget.visible for box in widget.text_boxes()
        ]
        for (one, first), (other, second) in combinations(boxes, 2):
            assert not first.inflate(-4, -10).colliderect(second.inflate(-4, -10)), (one, other)
        for name, box in boxes:
            assert box.left >= 0 and box.right <= window.width and box.bottom <= window.height, name
