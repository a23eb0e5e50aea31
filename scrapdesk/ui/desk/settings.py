"""What a person can set. Everything holds at once, and is kept at once; there is nothing to confirm.

The words are those that other games use for the same things.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from scrapdesk.core.names import LONGEST, cleaned
from scrapdesk.storage.settings import Settings
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.keylines import KeyLine, key_lines
from scrapdesk.ui.desk.sample import Sample
from scrapdesk.ui.desk.you import YouPage
from scrapdesk.ui.paint.type.styles import BODY, LABEL, NOTE
from scrapdesk.ui.requests import OpenCredits, OpenKeys, OpenResults
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay, nothing
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.choice import Choice, SetRow, Slider, Toggle
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.label import Label

TEXT_SIZES = (75, 100, 125, 150, 175, 200)


RAIL = 230
"""How wide the list of groups is at least, in design pixels."""
WORDS = 0.36
"""The share of a row that its words take."""
ICONS = ("fullscreen", "play", "hand", "sound", "keyboard", "person")
"""A sign for each group."""


class SettingsScene(Overlay):
    """Groups at the left, the rows of one of them at the right. The plate keeps its size whichever is open."""

    width = 1440

    def __init__(self, context: AppContext, first: str = "") -> None:
        texts = context.texts
        answers = [
            DialogAnswer(texts("Credits"), lambda: context.open(OpenCredits()), "people", stays=True),
            DialogAnswer(texts("Done"), nothing, "tick", primary=True),
        ]
        super().__init__(context, texts("Settings"), answers)
        self._name = self._name_field()
        self._tips_again = self._tips_button()
        self._full = Toggle(context, texts("Full screen"), context.fullscreen, lambda on: context.toggle_fullscreen())
        self.pages: dict[str, list[Widget]] = {
            texts("Display"): self._display(),
            texts("Play"): self._playing(),
            texts("Table"): self._table(),
            texts("Sound"): self._sound(),
            texts("Keys"): self._keys(),
            texts("You"): self._person(),
        }
        self._you = YouPage(context, self.pages[texts("You")], lambda game: context.open(OpenResults(game)))
        """The rows of each group."""
        self.groups = [
            Button(context, title, self._opens(title), icon, small=True, region="groups")
            for title, icon in zip(self.pages, ICONS, strict=True)
        ]
        self.widgets = [self.title, *self.groups, self.pane, *self.buttons]
        self._first = first
        self._long, self._most = texts("Keys"), 0
        self.open = self.groups[-1 if first == "player" else 0].name

    def resume(self) -> None:
        """Keys may be others now, and there may be more games in the score book."""
        for line in self.pages[self._long]:
            if isinstance(line, KeyLine):
                line.read()
        self.arrange()
        super().resume()

    def enter(self) -> None:
        super().enter()
        self.focus(self._name if self._first == "player" else self.groups[0])

    # -- groups -----------------------------------------------------------------------------------------

    def _opens(self, title: str) -> Callable[[], None]:
        return lambda: self.show_group(title)

    def show_group(self, title: str) -> None:
        if title != self.open:
            self.open, self.pane.offset = title, 0
            self.arrange()
            for widget in self.widgets:
                widget.settle(self)
            self.damage.add_all()

    def focus_changed(self, widget: Widget) -> None:
        """By keyboard a group is open as soon as one comes to it."""
        if widget in self.groups:
            self.show_group(widget.name)

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
            self._note(texts("The colours of the desk and panels. Each game's table keeps its own look.")),
            Choice(self.context, texts("Text size"), sizes, now, lambda size: self._set("text_size")(int(size))),
            self._toggle(texts("High contrast"), "high_contrast"),
            self._note(texts("Bright lines on a dark background instead of wood and paper.")),
            self._toggle(texts("Reduce motion"), "reduced_motion"),
            self._note(texts("Things appear in place instead of moving there.")),
            Sample(self.context),
        ]

    def _playing(self) -> list[Widget]:
        texts, settings = self.context.texts, self.context.settings
        speeds = [("slow", texts("Slow")), ("normal", texts("Normal")), ("fast", texts("Fast")), ("off", texts("Off"))]
        stages = [("auto", texts("Play by themselves")), ("step", texts("Wait for you"))]
        confirm = [("off", texts("Never")), ("risky", texts("Risky moves")), ("always", texts("Always"))]
        return [
            Choice(self.context, texts("Animation speed"), speeds, settings.speed, self._set("speed")),
            self._note(texts("How fast cards and pieces move. Off shows the result of a move at once.")),
            Choice(self.context, texts("Big moments"), stages, settings.staging, self._set("staging")),
            self._note(texts("Whether big moments play by themselves, or wait for a key at each step.")),
            Choice(self.context, texts("Confirm moves"), confirm, settings.confirm, self._set("confirm")),
            self._note(texts("When to ask you before making a move. Risky moves give something up.")),
            self._toggle(texts("Opponents talk while they play"), "talk"),
            self._toggle(texts("Pause when in background"), "pause_unfocused"),
            self._note(texts("Your opponents wait while another window is in front.")),
        ]

    def _table(self) -> list[Widget]:
        """Hands, what people at one screen hide from each other, and what only one game has."""
        texts = self.context.texts
        fuses = [("0", texts("No limit")), *((n, texts("{n} s", n=n)) for n in ("5", "10", "20", "40"))]
        return [
            self._toggle(texts("Show hands as a flat row"), "flat_hand"),
            self._note(texts("Instead of a fan.")),
            self._toggle(texts("Hide hands between turns"), "curtain"),
            self._note(texts("On a shared screen, a curtain hides the hands until the next player is ready.")),
            self._toggle(texts("Hold a button to peek at your hand"), "hold_to_look"),
            self._note(texts("On a shared screen, your cards show only while you hold the button.")),
            self._toggle(texts("Turn Scarper's map"), "turn_maps"),
            self._note(texts("Keeps your side on the left.")),
            Choice(self.context, texts("Scalawag! time limit"), fuses, self.context.settings.fuse, self._set("fuse")),
            self._note(texts("How long you have to call another captain a liar.")),
        ]

    def _keys(self) -> list[Widget]:
        texts, context = self.context.texts, self.context
        words = texts("You can do everything with the mouse, or everything with the keyboard.")
        told = texts("Click an action to give it another key, or search for one.")
        change = Button(context, texts("Change keys"), lambda: context.open(OpenKeys()), "keyboard", small=True)
        self._keys_head = Label(context, f"{words} {told}", BODY), change
        return [*self._keys_head, *key_lines(context, lambda action: context.open(OpenKeys(action)))]

    def _person(self) -> list[Widget]:
        texts = self.context.texts
        return [
            Label(self.context, texts("Your name"), BODY),
            self._name,
            self._note(texts("What you are called at every table.")),
            self._toggle(texts("Show tips"), "tips"),
            self._note(texts("A short note when something is new to you.")),
            self._tips_again,
        ]

    def _note(self, words: str) -> Label:
        """What the row above it means."""
        return Label(self.context, words, NOTE, "muted")

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
        volumes: list[Widget] = []
        for text, field, told in (
            (texts("Master volume"), "master_volume", ""),
            (texts("Sound effects"), "effects_volume", texts("Cards, dice, and everything that happens at a table.")),
            (texts("Music"), "music_volume", texts("The waltz on the desk.")),
            (texts("Ambience"), "beds_volume", texts("The quiet background of each table, such as wind or waves.")),
        ):
            volumes.append(Slider(self.context, text, getattr(settings, field), ends, step, self._set(field)))
            volumes += [self._note(told)] if told else []
        return [
            *volumes,
            self._toggle(texts("Mono audio"), "mono"),
            self._note(texts("The same sound on both sides.")),
            self._toggle(texts("Mute when in background"), "mute_unfocused"),
        ]

    def _toggle(self, text: str, field: str) -> Toggle:
        return Toggle(self.context, text, bool(getattr(self.context.settings, field)), self._set(field))

    def _set(self, field: str) -> Callable[[Any], None]:
        return lambda value: self.context.change_settings(**{field: value})

    # -- layout -----------------------------------------------------------------------------------------

    @property
    def _rail(self) -> int:
        """How wide the list of groups is."""
        px = self.context.view.px
        words = max(row.natural_width() for row in self.groups)
        return max(px(RAIL), words)

    def arrange(self) -> None:
        super().arrange()
        left, top = self.pane.rect.left, self.pane.rect.top
        beside = self._rail + self.context.view.px(24)
        self.pane.rect.update(left + beside, top, self.pane.rect.width - beside, self.pane.rect.height)
        for row in self.groups:
            row.primary, row.stretch_left = row.name == self.open, True
            row.by_arrows_only = row.name != self.open  # Tab goes on into the open group
            top = row.place(left, top, self._rail) + self.context.view.px(8)

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        """The rows of the open group; as high as the highest of all."""
        px = self.context.view.px
        self._full.on = self.context.fullscreen  # a key may have switched it
        rail = self._rail + px(44)
        left, width = left + rail, width - rail
        self._most = max(self._place(title, left, top, width) for title in self.pages if title != self._long) - top
        bottom = self._place(self.open, left, top, width)
        rows = self._you.widgets if self.pages[self.open] is self.pages[self.groups[-1].name] else self.pages[self.open]
        return rows, bottom

    def _fill(self, left: int, top: int) -> int:
        """A list that is longer than any page of its own is scrolled; the plate keeps its size."""
        super()._fill(left, top)
        return self._most

    def _place(self, title: str, left: int, top: int, width: int) -> int:
        px = self.context.view.px
        column = partial(_in_column, px=px)
        if title == self.groups[-1].name:
            return self._you.place(left, top, width, column)
        if title == self._long:  # what is said at the left, the button at the right
            told, change = self._keys_head
            wide = change.natural_width()
            low = change.place(left + width - wide, top, wide)
            low = max(low, told.place(left, top, width - wide - px(30))) + px(4)
            return column(self.pages[title][2:], left, low, width)
        return column(self.pages[title], left, top, width)


def _in_column(rows: Sequence[Widget], left: int, top: int, width: int, px: Callable[[float], int]) -> int:
    """One below another; a sentence stands close to the row that it explains, in the column of its values."""
    values = 0
    for row in rows:
        told = isinstance(row, Label) and row.style is NOTE
        if isinstance(row, SetRow | KeyLine):
            row.words_share = WORDS
            values = round(width * WORDS)
        elif isinstance(row, TextField):
            values = 0
        inset = values if told or isinstance(row, Button) else 0
        if isinstance(row, Label) and row.style is LABEL:
            top += px(10)
        top = _placed(row, left + inset, top - px(8) if told else top, width - inset)
        top += px(2 if isinstance(row, KeyLine) else 12)
    return top


def _placed(widget: Widget, left: int, top: int, width: int) -> int:
    if isinstance(widget, Sample | Label | TextField | Toggle | Slider | Choice | KeyLine):
        return widget.place(left, top, width)
    if isinstance(widget, Button):
        return widget.place(left, top, min(width, widget.natural_width()))
    return top
