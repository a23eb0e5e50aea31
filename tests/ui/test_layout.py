"""Every scene at every size: nothing is cut, covered, too small or too pale, and nothing lies on another thing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pygame
import pytest

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.viewport import FLOOR, SMALLEST_TARGET
from scrapdesk.ui.paint.pictures import FlatArt
from scrapdesk.ui.paint.theme import contrast
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.shots import desk_context, stops, visits, without_window
from scrapdesk.ui.stops.stop import SceneStop, settle
from scrapdesk.ui.widgets.base import TextBox, Widget
from scrapdesk.ui.widgets.scroll import ScrollPane
from tests.inventory.acts import AnyMove, Heard, account, walked
from tests.inventory.kept import differences
from tests.inventory.screens import seen
from tests.inventory.unchanging import unchanging
from tests.ui.covers import covers
from tests.ui.hands import flat_shadows
from tests.ui.sizes import ALWAYS, SIZES, called
from tests.ui.written import Painted, unlike

LARGE = 24
PAINTED_APART = ("names-", "setup-carried")
"""Words that are painted otherwise than they are told: in letters that our fonts have, and with a card in the air."""

OF_THE_DISK = ("picker",)
"""Stops that show folders which are called otherwise each time."""
WITH_FILES = ("workshop", "picker")
"""Stops at which acts would meet the files of whoever runs the tests."""
ACTS = 3


def faults(scene: WidgetScene, size: tuple[int, int]) -> Iterator[str]:
    whole = pygame.Rect((0, 0), size)
    yield from cut(scene.text_boxes(), whole)
    yield from _pale(scene.text_boxes())
    yield from _overlapping(scene.widgets)
    yield from _small(scene.reachable())
    for widget in scene.widgets:
        if widget.visible and not whole.contains(widget.rect) and widget.rect.size != (0, 0):
            yield f"{widget.name!r} stands outside the window: {widget.rect}"


def cut(boxes: Sequence[TextBox], whole: pygame.Rect) -> Iterator[str]:
    for box in boxes:
        if not box.room.inflate(4, 4).contains(box.needed) or not whole.contains(box.needed):
            yield f"{box.text[:40]!r} needs {box.needed} and has {box.room}"
        if box.px < FLOOR:
            yield f"{box.text[:40]!r} is {box.px} pixels high"


def _pale(boxes: Sequence[TextBox]) -> Iterator[str]:
    for box in boxes:
        needed = 3.0 if box.px >= LARGE else 4.5
        if contrast(box.colour, box.ground) < needed:
            yield f"{box.text[:40]!r}: {contrast(box.colour, box.ground):.1f} to 1"


def _overlapping(widgets: Sequence[Widget]) -> Iterator[str]:
    """Within one scene, and within one pane, no two widgets share a pixel, but those that are made to."""
    seen = [widget for widget in widgets if widget.visible and widget.rect.width and widget.rect.height]
    shown = [widget for widget in seen if not widget.lies_over]
    for index, one in enumerate(shown):
        for other in shown[:index]:
            if (one.clear or one.rect).colliderect(other.clear or other.rect) and not _spared(one, other):
                yield f"{one.name[:30]!r} {one.rect} lies on {other.name[:30]!r} {other.rect}"
    for widget in shown:
        yield from _overlapping(list(widget.children()))


def _spared(one: Widget, other: Widget) -> bool:
    """Whether all that they share is left to one of them by the other."""
    shared = one.rect.clip(other.rect)
    return any(room.contains(shared) for room in (*one.spares, *other.spares))


def _small(reachable: Sequence[Widget]) -> Iterator[str]:
    for widget in reachable:
        if min(widget.rect.size) < SMALLEST_TARGET:
            yield f"{widget.name[:30]!r} is only {widget.rect.size} large"


@pytest.mark.parametrize("stop", stops(), ids=lambda stop: stop.name)
def test_a_scene_follows_its_window_and_is_whole_and_readable(stop: SceneStop) -> None:
    """Opened in the most crowded window, it is taken through the others; what is said comes in the last."""
    (size, text), *others = ALWAYS
    found: list[str] = []
    with at_stop(stop, size, text) as context:
        found += [f"{called((size, text))}: {fault}" for fault in faults(_top(context), size)]
        said = [f"{called((size, text))}: {account(_top(context))}"]
        for size, text in others:
            context.note_settings(text_size=text)
            context.resize(size)
            if stop.still:
                settle(context)
            found += [f"{called((size, text))}: {fault}" for fault in faults(_top(context), size)]
            said.append(f"{called((size, text))}: {account(_top(context))}")
        painted = Painted(_top(context))
        if not stop.name.startswith(PAINTED_APART):
            found += unlike(_top(context), painted)
        if not stop.name.startswith(OF_THE_DISK):
            found += differences("screens", stop.name, seen(_top(context), painted, said))
        found += covers(context, _top(context))
        if not stop.name.startswith(WITH_FILES):
            found += differences("acts", stop.name, walked(context, stop.name, ACTS))
    assert found == []


@pytest.mark.deep
@pytest.mark.parametrize(("size", "text"), SIZES, ids=str)
def test_every_scene_is_whole_and_readable_where_it_is_opened(size: tuple[int, int], text: int) -> None:
    found, seen = [], 0
    for stop, context in visits(size, text, FlatArt()):
        seen += 1
        found += [f"{stop.name}: {fault}" for fault in faults(_top(context), size)]
    pygame.quit()
    assert found == [] and seen == len(stops())


@contextmanager
def at_stop(stop: SceneStop, size: tuple[int, int], text: int) -> Iterator[AppContext]:
    without_window(size)
    context = desk_context(size, text, FlatArt(), stop.settings)
    context.make_thinker, context.audio = AnyMove, Heard()
    with flat_shadows(), unchanging():
        stop.go(context)
        if stop.still:
            settle(context)
        yield context
    context.scenes.clear()
    context.scenes.settle()
    pygame.display.quit()


def test_the_stops_have_names_of_their_own() -> None:
    names = [stop.name for stop in stops()]
    assert len(set(names)) == len(names) > 15


def test_a_fault_is_seen() -> None:
    def spoil(context: AppContext) -> None:
        scene = _top(context)
        scene.widgets[1].rect.left = scene.widgets[0].rect.left

    stop = SceneStop("desk", spoil)
    for _, context in visits((1280, 720), 100, FlatArt(), "desk-focus"):
        stop.go(context)
        assert any("lies on" in fault for fault in faults(_top(context), (1280, 720)))
    pygame.quit()


def _top(context: AppContext) -> WidgetScene:
    top = context.scenes.top
    assert isinstance(top, WidgetScene)
    return top


def test_panes_that_overflow_can_be_moved_to_their_end() -> None:
    moved = 0
    for _, context in visits((1024, 640), 200, FlatArt(), "settings"):
        for pane in _top(context).widgets:
            if isinstance(pane, ScrollPane) and pane.overflow:
                last = max((child for child in pane.children()), key=lambda child: child.rect.bottom)
                pane.show(last)
                moved += 1
                assert last.rect.bottom <= pane.rect.bottom
    pygame.quit()
    assert moved
