"""What a person can set. Everything holds at once, and is kept at once; there is nothing to confirm.

The words are those that other games use for the same things.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from scrapdesk.core.names import LONGEST, cleaned
from scrapdesk.storage.settings import Settings
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import SUBTITLE
from scrapdesk.ui.requests import OpenCredits, OpenKeys
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay, nothing
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.choice import Choice, Slider, Toggle
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.label import Label

TEXT_SIZES = (75, 100, 125, 150, 175, 200)


class GroupHead(Label):
    """The name of a group over a line."""

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        high = max(1, self.context.view.px(1.5))
        surface.fill(self.context.theme.line, (self.rect.left, self.rect.bottom, self.rect.width, high))


class SettingsScene(Overlay):
    width = 1160

    def __init__(self, context: AppContext, first: str = "") -> None:
        texts = context.texts
        answers = [
            DialogAnswer(texts("Credits"), lambda: context.open(OpenCredits()), stays=True),
            DialogAnswer(texts("Keys"), lambda: context.open(OpenKeys()), "keyboard", stays=True),
            DialogAnswer(texts("Done"), nothing, "tick", primary=True),
        ]
        super().__init__(context, texts("Settings"), answers)
        self._name = self._name_field()
        self._tips_again = self._tips_button()
        self._full = Toggle(context, texts("Full screen"), context.fullscreen, lambda on: context.toggle_fullscreen())
        self._column: list[Widget] = [
            *self._part(texts("Your name"), [self._name]),
            *self._part(texts("Display"), self._display()),
            *self._part(texts("Gameplay"), self._playing()),
            *self._part(texts("Sound"), self._sound()),
        ]
        self._first = first

    def enter(self) -> None:
        super().enter()
        if self._first == "player":
            self.focus(self._name)

    # -- parts ------------------------------------------------------------------------------------------

    def _part(self, title: str, widgets: Sequence[Widget]) -> list[Widget]:
        for widget in widgets:
            if isinstance(widget, Choice):
                widget.at_right = True
        return [GroupHead(self.context, title, SUBTITLE, "highlight"), *widgets]

    def _name_field(self) -> TextField:
        texts, settings = self.context.texts, self.context.settings
        field = TextField(self.context, texts("Your name"), texts("Your name"), self._rename, longest=LONGEST)
        if settings.player != Settings().player:  # nobody wants to delete first what everybody is called
            field.value, field.cursor = settings.player, len(settings.player)
        return field

    def _rename(self, typed: str) -> None:
        name = cleaned(typed)
        if not self.context.writer.letters.drawn(name):
            self.say(
                self.context.texts("This name has letters our font can't show. Please spell it differently."),
                "refuse",
            )
        elif name:
            self._set("player")(name)

    def _display(self) -> list[Widget]:
        texts, settings = self.context.texts, self.context.settings
        sizes = [(str(size), texts("{n}%", n=size)) for size in TEXT_SIZES]
        looks = [("evening", texts("Evening")), ("daylight", texts("Daylight")), ("plain", texts("Plain"))]
        now = str(min(TEXT_SIZES, key=lambda size: abs(size - settings.text_size)))
        return [
            self._full,
            Choice(self.context, texts("Theme"), looks, settings.look, self._set("look")),
            Choice(self.context, texts("Text size"), sizes, now, lambda size: self._set("text_size")(int(size))),
            self._toggle(texts("High contrast"), "high_contrast"),
            self._toggle(texts("Reduce motion"), "reduced_motion"),
            self._toggle(texts("Show hands as a flat row"), "flat_hand"),
            self._toggle(texts("Turn Scarper's map so that your side is on the left"), "turn_maps"),
        ]

    def _playing(self) -> list[Widget]:
        texts, settings = self.context.texts, self.context.settings
        speeds = [("off", texts("Off")), ("slow", texts("Slow")), ("normal", texts("Normal")), ("fast", texts("Fast"))]
        stages = [("auto", texts("Play by themselves")), ("step", texts("Wait for you"))]
        confirm = [("off", texts("Never")), ("risky", texts("Risky moves")), ("always", texts("Always"))]
        fuses = [("0", texts("No limit")), *((n, texts("{n} s", n=n)) for n in ("5", "10", "20", "40"))]
        return [
            Choice(self.context, texts("Animation speed"), speeds, settings.speed, self._set("speed")),
            Choice(self.context, texts("Big moments"), stages, settings.staging, self._set("staging")),
            Choice(self.context, texts("Confirm moves"), confirm, settings.confirm, self._set("confirm")),
            self._toggle(texts("Hide hands between turns on a shared screen"), "curtain"),
            self._toggle(texts("Hold a button to peek at your hand on a shared screen"), "hold_to_look"),
            Choice(self.context, texts("Time limit for calling Scalawag!"), fuses, settings.fuse, self._set("fuse")),
            self._toggle(texts("Opponents talk while they play"), "talk"),
            self._toggle(texts("Pause when in background"), "pause_unfocused"),
            self._toggle(texts("Show tips"), "tips"),
            self._tips_again,
        ]

    def _tips_button(self) -> Button:
        texts = self.context.texts
        button = Button(self.context, texts("Reset tips"), self._forget_tips, "hint", small=True)
        button.reason = "" if self.context.settings.tips_seen else texts("You haven't seen any tips yet.")
        return button

    def _forget_tips(self) -> None:
        self.context.note_settings(tips_seen=(), tips=True)
        self._tips_again.reason = self.context.texts("You haven't seen any tips yet.")
        self.say(self.context.texts("All tips will be shown again."), "good")

    def _sound(self) -> list[Widget]:
        texts, settings = self.context.texts, self.context.settings
        ends, step = (0, 100), 5
        volumes = [
            Slider(self.context, text, getattr(settings, field), ends, step, self._set(field))
            for text, field in (
                (texts("Master volume"), "master_volume"),
                (texts("Sound effects"), "effects_volume"),
                (texts("Music"), "music_volume"),
                (texts("Ambience"), "beds_volume"),
            )
        ]
        mono = self._toggle(texts("Mono audio"), "mono")
        return [*volumes, mono, self._toggle(texts("Mute when in background"), "mute_unfocused")]

    def _toggle(self, text: str, field: str) -> Toggle:
        return Toggle(self.context, text, bool(getattr(self.context.settings, field)), self._set(field))

    def _set(self, field: str) -> Callable[[Any], None]:
        return lambda value: self.context.change_settings(**{field: value})

    # -- layout -----------------------------------------------------------------------------------------

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        px = self.context.view.px
        self._full.on = self.context.fullscreen  # a key may have switched it
        bottom = top - px(16)
        for widget in self._column:
            gap = px(26) if isinstance(widget, Label) else px(5)
            bottom = _placed(widget, left + px(14), bottom + gap, width - px(28)) + px(5)
        return self._column, bottom


def _placed(widget: Widget, left: int, top: int, width: int) -> int:
    if isinstance(widget, Label | TextField | Toggle | Slider | Choice):
        return widget.place(left, top, width)
    if isinstance(widget, Button):
        return widget.place(left, top, min(width, widget.natural_width()))
    return top
