"""Widgets by keyboard and pointer: fields, switches, sliders, choices, panes, logs."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown, PointerDown, PointerMoved, PointerUp, Wheel
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.choice import Choice, Slider, Toggle
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.log import LogPane
from scrapdesk.ui.widgets.logrows import LogEntry
from scrapdesk.ui.widgets.scroll import ScrollPane
from tests.ui.hands import click, desk, drag, painted, press, scene, type_in


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk() as made:
        made.scenes.push(WidgetScene(made))
        made.scenes.settle()
        yield made


def show(context: AppContext, *widgets: Button | Toggle | Slider | Choice | TextField | LogPane | ScrollPane) -> None:
    shown = scene(context)
    shown.widgets = list(widgets)
    for widget in shown.widgets:
        widget.settle(shown)
    for number, widget in enumerate(widgets):
        if isinstance(widget, ScrollPane):
            widget.rect = pygame.Rect(40, 40, 500, 300)
        else:
            widget.place(40, 40 + 120 * number, 600)
    painted(context)


def test_a_button_is_pressed_by_pointer_enter_and_space(context: AppContext) -> None:
    pressed: list[int] = []
    button = Button(context, "Go", lambda: pressed.append(1))
    show(context, button)
    click(context, button.rect.center)
    press(context, "tab", "enter", "space")
    assert len(pressed) == 3


def test_a_press_that_is_drawn_off_the_button_does_nothing(context: AppContext) -> None:
    pressed: list[int] = []
    button = Button(context, "Go", lambda: pressed.append(1))
    show(context, button)
    context.scenes.handle(PointerDown(button.rect.center))
    assert button.pressed
    context.scenes.handle(PointerUp((5, 5)))
    assert (button.pressed, pressed) == (False, [])


def test_a_button_out_of_use_says_why_however_it_is_pressed(context: AppContext) -> None:
    pressed: list[int] = []
    button = Button(context, "Go", lambda: pressed.append(1))
    button.reason = "The bridge is out."
    show(context, button)
    for act in ("pointer", "enter"):
        scene(context).passing.hush()
        if act == "pointer":
            click(context, button.rect.center)
        else:
            press(context, "enter")
        toast = scene(context).passing.toast
        assert toast is not None and toast.text == button.reason
    assert pressed == []


def test_a_field_is_typed_in_and_edited(context: AppContext) -> None:
    entered: list[str] = []
    field = TextField(context, "Name", entered=entered.append, longest=8)
    show(context, field)
    press(context, "tab")
    type_in(context, "hola ñ é")
    press(context, "left", "backspace", "home", "delete")
    assert (field.value, field.cursor) == ("ola ñé", 0)
    type_in(context, "12345")
    assert field.value == "12ola ñé"
    press(context, "end", "ctrl+backspace", "enter")
    assert (field.value, entered) == ("", [""])


@pytest.mark.parametrize("text", [100, 200])
def test_the_cursor_of_an_empty_field_stands_before_its_hint(text: int) -> None:
    with desk(text=text) as context:
        field = TextField(context, "Name", "How you are called")
        context.scenes.push(WidgetScene(context))
        context.scenes.settle()
        show(context, field)
        field.activate()
        inside = field.text_boxes()[0].needed
        surface = pygame.Surface(context.view.size)
        field.draw(surface)
        light = pygame.Color(*context.theme.highlight)
        columns = [
            x
            for x in range(field.rect.left + 8, field.rect.right - 8)
            if surface.get_at((x, field.rect.centery)) == light
        ]
        assert columns and max(columns) < inside.left
        assert inside.right <= field.rect.right


def test_what_is_marked_in_a_field_is_replaced_by_what_is_typed(context: AppContext) -> None:
    field = TextField(context, "Name", longest=12)
    show(context, field)
    press(context, "tab")
    field.write("one two")
    press(context, "ctrl+a")
    assert field.marked == (0, 7)
    painted(context)
    type_in(context, "three words")
    assert (field.value, field.cursor) == ("three words", 11) and not field.marked
    press(context, "ctrl+a", "backspace")
    assert field.value == ""
    field.write("abc")
    press(context, "shift+left", "shift+left")
    assert field.marked == (1, 3)
    press(context, "left")
    assert field.cursor == 1 and not field.marked
    press(context, "ctrl+a", "delete")
    assert field.value == ""


def test_a_double_click_marks_a_word_and_a_third_press_all(context: AppContext) -> None:
    field = TextField(context, "Name")
    show(context, field)
    field.write("one two")
    at = (field.rect.left + context.view.px(16) + 4, field.rect.centery)

    def press_there() -> None:
        for event in (PointerDown(at), PointerUp(at)):
            context.scenes.handle(event)

    press_there()
    assert field.marked is None
    press_there()
    assert field.marked == (0, 3)
    type_in(context, "a")
    assert field.value == "a two"
    for _ in range(3):
        press_there()
    assert field.marked == (0, 5)
    context.clock.advance(1000)
    press_there()
    assert field.marked is None
    end = (at[0] + 400, at[1])
    drag(context, at, end)
    assert field.marked == (0, 5)


def test_letters_in_a_field_are_no_shortcuts(context: AppContext) -> None:
    class Shortcuts(WidgetScene):
        def shortcut(self, event: KeyDown) -> bool:
            raise AssertionError(event)

    field = TextField(context, "Name")
    context.scenes.push(Shortcuts(context))
    context.scenes.settle()
    show(context, field)
    scene(context).focus(field)
    press(context, "h", "r", "space", "1", "/")


def test_a_click_puts_the_cursor_where_it_is(context: AppContext) -> None:
    field = TextField(context, "Name")
    show(context, field)
    field.write("one two three")
    click(context, (field.rect.left + 2, field.rect.centery))
    assert field.cursor == 0
    click(context, (field.rect.right - 2, field.rect.centery))
    assert field.cursor == len(field.value)


def test_a_switch_a_slider_and_a_choice_are_set_by_keys(context: AppContext) -> None:
    heard: list[object] = []
    toggle = Toggle(context, "Sound", False, heard.append)
    slider = Slider(context, "Loudness", 50, (0, 100), 5, heard.append)
    choice = Choice(context, "Speed", [("a", "slow"), ("b", "fast")], "a", heard.append)
    show(context, toggle, slider, choice)
    press(context, "tab", "space", "tab", "right", "left", "left", "end", "home", "tab", "right", "right", "left")
    assert heard == [True, 55, 50, 45, 100, 0, "b", "a"]


def test_a_slider_follows_the_pointer_in_steps(context: AppContext) -> None:
    heard: list[int] = []
    slider = Slider(context, "Loudness", 50, (0, 100), 5, heard.append)
    show(context, slider)
    click(context, (slider.rect.right - 1, slider.rect.bottom - 10))
    click(context, (slider.groove.left + slider.groove.width // 4, slider.rect.bottom - 10))
    assert heard[0] == 100 and heard[1] % 5 == 0 and 15 <= heard[1] <= 35


@pytest.mark.parametrize(("ends", "step"), [((80, 200), 10), ((-6, 6), 3), ((3, 11), 4)])
def test_a_slider_reaches_every_step_between_its_ends_and_nothing_else(
    context: AppContext, ends: tuple[int, int], step: int
) -> None:
    heard: list[int] = []
    slider = Slider(context, "Size of the words", ends[0], ends, step, heard.append)
    show(context, slider)
    for x in range(slider.groove.left, slider.groove.right):
        click(context, (x, slider.rect.bottom - 10))
    assert heard == list(range(ends[0] + step, ends[1] + 1, step))


def test_a_choice_is_made_by_clicking_its_value(context: AppContext) -> None:
    heard: list[str] = []
    choice = Choice(context, "Speed", [("a", "slow"), ("b", "fast")], "a", heard.append)
    show(context, choice)
    box = next(box for box in choice.text_boxes() if box.text == "fast")
    click(context, box.needed.center)
    assert (heard, choice.chosen) == (["b"], "b")


def test_of_several_values_the_chosen_one_alone_looks_chosen(context: AppContext) -> None:
    choice = Choice(context, "Speed", [(key, f"Value {key}") for key in "abc"], "a", lambda key: None)
    show(context, choice)
    inks = []
    for key in "abc":
        choice.choose(key)
        shown = painted(context)
        values = [next(box for box in choice.text_boxes() if box.text == f"Value {one}") for one in "abc"]
        rooms = [box.needed.move(0, -4) for box in values]
        inks.append([tuple(shown.get_at((room.centerx, room.top)))[:3] for room in rooms])
    for number, row in enumerate(inks):
        others = [ink for at, ink in enumerate(row) if at != number]
        assert len(set(others)) == 1 and row[number] not in others
    assert len({row[number] for number, row in enumerate(inks)}) == 1


def test_a_pane_follows_the_focus_and_the_wheel(context: AppContext) -> None:
    pane = ScrollPane(context, "List")
    show(context, pane)
    buttons = [Button(context, f"Number {number}", lambda: None) for number in range(20)]
    bottom = pane.rect.top
    for button in buttons:
        bottom = button.place(pane.rect.left, bottom + 4, 200)
    pane.fill(buttons, bottom)
    for _ in range(20):
        press(context, "tab")
        focused = scene(context).focused
        assert focused is not None and pane.rect.contains(focused.rect)
    assert pane.offset > 0
    context.scenes.handle(Wheel(pane.rect.center, 100))
    assert pane.offset == 0
    context.scenes.handle(Wheel(pane.rect.center, -100))
    assert pane.offset == pane.overflow


def test_the_thumb_of_a_pane_goes_with_the_pointer_from_end_to_end(context: AppContext) -> None:
    pane = ScrollPane(context, "List")
    show(context, pane)
    buttons = [Button(context, f"Number {number}", lambda: None) for number in range(20)]
    bottom = pane.rect.top
    for button in buttons:
        bottom = button.place(pane.rect.left, bottom + 4, 200)
    pane.fill(buttons, bottom)
    x, start = pane.rect.right - 4, pane.rect.top + 10
    shares = []
    for y in (start, pane.rect.top + 80, pane.rect.centery, pane.rect.bottom - 1):
        drag(context, (x, start), (x, y))
        shares.append(pane.offset / pane.overflow)
        drag(context, (x, y), (x, start))
        assert pane.offset == 0, "back where it was taken up"
    assert shares == sorted(shares) and shares[0] == 0 and shares[-1] == 1 and 0.3 < shares[2] < 0.95


def test_what_is_scrolled_out_cannot_be_clicked(context: AppContext) -> None:
    pressed: list[int] = []
    pane = ScrollPane(context, "List")
    show(context, pane)
    button = Button(context, "Below", lambda: pressed.append(1))
    bottom = button.place(pane.rect.left, pane.rect.bottom + 40, 200)
    pane.fill([button], bottom)
    click(context, button.rect.center)
    assert pressed == []


def test_a_long_log_shows_its_end_and_leads_to_its_rules(context: AppContext) -> None:
    opened: list[str] = []
    log = LogPane(context, opened.append)
    show(context, log)
    log.tell([LogEntry(f"Line {number}", f"SM-{number}") for number in range(500)])
    log.arrange(to_end=True)
    assert log.offset == log.overflow > 0
    scene(context).focus(log)
    press(context, "up", "up", "enter")
    assert opened == ["SM-498"] and log.tooltip().count("SM-498")
    click(context, (log.rect.left + 20, log.rect.top + 20))
    assert len(opened) == 2


def test_what_belongs_to_a_move_shares_its_row_and_is_told_when_it_is_looked_at(context: AppContext) -> None:
    log, seen = LogPane(context, lambda rule: None, look_at=lambda ply: seen.append(ply)), list[int]()
    show(context, log)
    moved = LogEntry("Ada moves.", heads=True, ply=0, brief="a1 to b2")
    took = LogEntry("Stone falls.", ply=0, brief="captures stone", gain="+1", joins=True)
    drew = LogEntry("You draw a rook.", ply=0, joins=True)
    log.tell([moved])
    log.arrange()
    assert [box.text for box in log.text_boxes()] == ["a1 to b2"]
    log.tell([moved, took, drew, LogEntry("Bruno passes.", heads=True, ply=1)])
    assert [box.text for box in log.text_boxes()] == ["a1 to b2, captures stone", "Bruno passes."]
    at = (log.rect.left + 30, log.rect.top + 8)
    context.scenes.handle(PointerMoved(at))
    context.clock.advance(500)
    tooltip = scene(context).passing.tooltip
    assert tooltip is not None and "Stone falls." in tooltip.text and "You draw a rook." in tooltip.text
    assert not tooltip.rect.collidepoint(at)
    click(context, at)
    scene(context).focus(log)
    press(context, "down", "enter")
    assert seen == [0, 1]


def test_a_log_that_is_read_higher_up_stays_there(context: AppContext) -> None:
    log = LogPane(context, lambda rule: None)
    show(context, log)
    lines = [LogEntry(f"Line {number}") for number in range(100)]
    log.tell(lines)
    log.scroll(-10_000)
    log.tell([*lines, LogEntry("And one more")])
    assert log.offset == 0
