"""The keys: what each does, in a scene to change them.

Owns how a key is listened for and how two actions quarrel about it. What holds then, `keys.py` says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.keygroups import is_found
from scrapdesk.ui.frame.actions import ACTIONS, PLACES, Action
from scrapdesk.ui.frame.events import KeyDown, KeyUp, TextTyped, UiEvent
from scrapdesk.ui.frame.keys import HELD, MOST, chord_of, is_chord, is_let_go, key_words
from scrapdesk.ui.paint.type.styles import BODY, LABEL, SUBTITLE
from scrapdesk.ui.scenes.book import BookScene
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, Overlay, nothing
from scrapdesk.ui.widgets.base import TextBox, Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.keycaps import KeyCaps
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.listing import ListRow
from scrapdesk.ui.widgets.scroll import ScrollPane


class KeyRow(ListRow):
    """An action and its keys, which are drawn as caps where they have room beside the words."""

    def __init__(
        self, context: AppContext, action: Action, keys: Sequence[str], press: Callable[[Action], None]
    ) -> None:
        words = ", ".join(keys) or context.texts("no key")
        super().__init__(context, context.texts.line(action.title), lambda: press(action), words, "list")
        self.what = action
        self._caps = KeyCaps(context, keys)

    def _capped(self) -> bool:
        """Places the caps at the right; whether the words and they have room in one row."""
        px, caps = self.context.view.px, self._caps
        if not caps.keys:
            return False
        words = self.context.writer.width(self.text, BODY) + 2 * px(16)
        wide = caps.natural_width()
        if words + wide + px(20) > self.rect.width:
            return False
        low = caps.place(self.rect.right - px(14) - wide, 0, wide)
        caps.rect.top = self.rect.centery - low // 2
        return True

    def draw(self, surface: pygame.Surface) -> None:
        if not self._capped():
            super().draw(surface)
            return
        note, self.note = self.note, ""
        super().draw(surface)
        self.note = note
        self._caps.draw(surface)

    def text_boxes(self) -> list[TextBox]:
        boxes = super().text_boxes()
        return [boxes[0], *self._caps.text_boxes()] if self._capped() else boxes


class Listening(Overlay):
    """Waits for one key, whatever it is."""

    width = 760

    def __init__(self, context: AppContext, title: str, heard: Callable[[str], None]) -> None:
        texts = context.texts
        super().__init__(context, title, [DialogAnswer(texts("Cancel"), nothing)])
        self._heard = heard
        self._alone = ""
        """A key that others are held with, as long as no other has followed."""
        words = texts("Press the new key, with Ctrl, Alt or Shift if you like.")
        key = context.keys.called("cancel", texts)
        self._words = Label(context, f"{words} {texts('Press {key} to cancel.', key=key)}", BODY)

    def enter(self) -> None:
        super().enter()
        self.unfocus()

    def handle(self, event: UiEvent) -> bool:
        if isinstance(event, TextTyped):
            return True
        if isinstance(event, KeyDown):
            chord = chord_of(event)
            if self.context.keys.means(event, "cancel"):
                self.escape()
            elif chord in HELD:
                self._alone = chord  # another key may follow with which it is held
            elif is_chord(chord):
                self._take(chord)
            return True
        if isinstance(event, KeyUp) and is_let_go(event, self._alone):
            self._take(self._alone)
            return True
        return super().handle(event)

    def _take(self, chord: str) -> None:
        self.context.scenes.pop(self)
        self._heard(chord)

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        return [self._words], self._words.place(left, top, width)


class KeysScene(BookScene):
    def __init__(self, context: AppContext, first: str = "") -> None:
        """`first`: the action that is looked at."""
        texts = context.texts
        super().__init__(context, texts("Keys"))
        self.chosen = next((action for action in ACTIONS if action.id == first), ACTIONS[0])
        self._list = ScrollPane(context, texts("All actions"), "list")
        self._name = Label(context, "", SUBTITLE)
        self._where = Label(context, "", LABEL, "muted")
        self._page = ScrollPane(context, texts("Keys for this action"), "keys")
        self.buttons = [
            Button(context, texts("Reset all"), self._ask_reset, "redo", small=True, region="menu"),
            Button(context, texts("Back"), self.escape, "undo", small=True, region="menu", action="cancel"),
        ]
        hint = texts("search actions and keys")
        self._search = TextField(
            context, texts("Search"), hint, self._searched, self._to_first, "list", opener="search"
        )
        panes = (self._search, self._list, self._name, self._where, self._page)
        self.widgets = [self.title, *panes, *self.buttons]

    # -- changing ---------------------------------------------------------------------------------------

    def choose(self, action: Action) -> None:
        self.chosen = action
        for row in self.rows():
            row.choose(row.what is action)
        self._fill_page()

    def listen(self) -> None:
        """For a key that the chosen action is to have."""
        words = self.context.texts("Key for: {action}", action=self.context.texts.line(self.chosen.title))
        self.context.scenes.push(Listening(self.context, words, self.give))

    def give(self, chord: str) -> None:
        """The chosen action gets a key; where another is in its way, that is named and asked about."""
        action, rivals = self.chosen, self.context.keys.in_the_way(self.chosen.id, chord)
        if not rivals:
            self._set(action.id, [*self.context.keys.keys_of(action.id), chord])
            return
        texts, key = self.context.texts, key_words(chord, self.context.texts)
        names = ", ".join(f"{texts.line(rival.title)} ({self._place_of(rival)})" for rival in rivals)
        if any(rival.where == "moving" and self.context.keys.keys_of(rival.id) == (chord,) for rival in rivals):
            self.say(
                texts("{key} is the only key for: {names}. Give that action another key first.", key=key, names=names),
                "refuse",
            )
            return
        answers = [
            DialogAnswer(texts("Reassign"), lambda: self._take(action, chord, rivals), "tick"),
            DialogAnswer(texts("Cancel"), nothing, primary=True),
        ]
        words = texts("{key} is used for: {names}.", key=key, names=names)
        self.context.scenes.push(Dialog(self.context, texts("Key already in use"), words, answers))

    def _take(self, action: Action, chord: str, rivals: Sequence[Action]) -> None:
        for rival in rivals:
            self._set(rival.id, [key for key in self.context.keys.keys_of(rival.id) if key != chord])
        self._set(action.id, [*self.context.keys.keys_of(action.id), chord])

    def reset(self) -> None:
        """The chosen action has its usual keys again; those who have them now are asked about as ever."""
        action = self.chosen
        rivals = tuple(rival for key in action.keys for rival in self.context.keys.in_the_way(action.id, key))
        for rival in rivals:
            left = [key for key in self.context.keys.keys_of(rival.id) if key not in action.keys]
            self._set(rival.id, left)
        self._set(action.id, list(action.keys))
        if rivals:
            names = ", ".join(self.context.texts.line(rival.title) for rival in rivals)
            self.say(self.context.texts("Key removed from: {names}", names=names))

    def _remove(self, chord: str) -> None:
        """Without a last key to cancel, to go on and to use things nobody could set this right again."""
        keys = [key for key in self.context.keys.keys_of(self.chosen.id) if key != chord]
        if not keys and self.chosen.where == "moving":
            self.say(
                self.context.texts(
                    "At least one key must remain, so that everything can be reached from the keyboard."
                ),
                "refuse",
            )
        else:
            self._set(self.chosen.id, keys)

    def _set(self, action: str, keys: list[str]) -> None:
        """The newest keys hold, where there are too many."""
        self.context.change_settings(keys=self.context.keys.with_keys(action, keys[-MOST:]))
        self.arrange()
        self.damage.add_all()

    def _ask_reset(self) -> None:
        texts = self.context.texts
        answers = [
            DialogAnswer(texts("Reset all"), self.reset_all, "undo"),
            DialogAnswer(texts("Cancel"), nothing, primary=True),
        ]
        words = texts("All keys go back to their defaults.")
        self.context.scenes.push(Dialog(self.context, texts("Reset all keys?"), words, answers))

    def reset_all(self) -> None:
        self.context.change_settings(keys={})
        self.arrange()
        self.damage.add_all()

    # -- life and layout --------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self.focus(next(row for row in self.rows() if row.what is self.chosen))

    def shortcut(self, event: KeyDown) -> bool:
        if not self.context.keys.means(event, "search"):
            return False
        self.ring_shown = True
        self.focus(self._search)
        return True

    def escape(self) -> None:
        if self.focused is self._search and self._search.value:
            self._search.write("")
        else:
            super().escape()

    def _searched(self, words: str) -> None:
        """The list follows every letter."""
        self._list.offset = 0
        self._fill_list()
        self.damage.add_all()

    def _to_first(self, words: str) -> None:
        if self.rows():
            self.focus(self.rows()[0])

    def _found(self, action: Action) -> bool:
        return is_found(action, self._search.value, self.context.keys, self.context.texts)

    def focus_changed(self, widget: Widget) -> None:
        if isinstance(widget, KeyRow) and widget.what is not self.chosen:
            widget.act()

    def rows(self) -> list[KeyRow]:
        return [row for row in self._list.children() if isinstance(row, KeyRow)]

    def _row_name(self, action: Action) -> str:
        return self.context.texts.line(action.title)

    def _place_of(self, action: Action) -> str:
        return next(self.context.texts.line(place.title) for place in PLACES if place.id == action.where)

    def fill(self, rooms: Sequence[pygame.Rect]) -> None:
        px = self.context.view.px
        left, right = rooms
        top = self._search.place(left.left, left.top, left.width) + px(12)
        self._list.rect = pygame.Rect(left.left, top, left.width + px(16), left.bottom - top)
        self._fill_list()
        self._name.text = self._row_name(self.chosen)
        bottom = self._name.place(right.left, right.top, right.width)
        self._where.text = self._place_of(self.chosen)
        bottom = self._where.place(right.left, bottom, right.width) + px(14)
        self._page.rect = pygame.Rect(right.left, bottom, right.width + px(16), max(0, right.bottom - bottom))
        self._fill_page()

    def _fill_list(self) -> None:
        pane, px = self._list, self.context.view.px
        focus = self.focused.what if isinstance(self.focused, KeyRow) else None
        widgets: list[Widget] = []
        offset, pane.offset = pane.offset, 0
        top = pane.rect.top
        for place in PLACES:
            actions = [one for one in ACTIONS if one.where == place.id and self._found(one)]
            if not actions:
                continue
            head = Label(self.context, self.context.texts.line(place.title), LABEL, "highlight")
            top = head.place(pane.rect.left, top + px(8), pane.inner_width) + px(4)
            widgets.append(head)
            for action in actions:
                row = self._row(action)
                top = row.place(pane.rect.left, top, pane.inner_width) + px(6)
                widgets.append(row)
        if not widgets:
            none = Label(self.context, self.context.texts("No action or key has that name."), BODY, "muted")
            top = none.place(pane.rect.left, top + px(8), pane.inner_width)
            widgets = [none]
        pane.offset = offset
        pane.fill(widgets, top)
        again = next((row for row in self.rows() if row.what is focus), None)
        if again is not None:
            self.unfocus()
            self.focus(again)

    def _row(self, action: Action) -> KeyRow:
        texts = self.context.texts
        keys = [key_words(key, texts) for key in self.context.keys.keys_of(action.id)]
        row = KeyRow(self.context, action, keys, self._press)
        row.chosen = action is self.chosen
        return row

    def _press(self, action: Action) -> None:
        """A row leads to its keys first; pressed once more, it listens."""
        if action is self.chosen and self.ring_shown:
            self.listen()
        else:
            self.choose(action)

    def _fill_page(self) -> None:
        texts, pane, px = self.context.texts, self._page, self.context.view.px
        self._name.text, self._where.text = self._row_name(self.chosen), self._place_of(self.chosen)
        keys = self.context.keys.keys_of(self.chosen.id)
        buttons = [self._key_button(key) for key in keys]
        add = Button(self.context, texts("Add a key"), self.listen, "plus", primary=True, small=True, region="keys")
        first = Button(self.context, texts("Reset"), self.reset, "undo", small=True, region="keys")
        usual = ", ".join(key_words(key, texts) for key in self.chosen.keys)
        first.tip = texts("Default: {keys}", keys=usual)
        first.reason = "" if keys != self.chosen.keys else texts("This action already has its default keys.")
        none = Label(self.context, "" if keys else texts("This action has no key now."), BODY, "muted")
        top = none.place(pane.rect.left, pane.rect.top, pane.inner_width)
        for button in (*buttons, add, first):
            wide = min(pane.inner_width - px(12), button.natural_width())
            top = button.place(pane.rect.left + px(6), top + px(6), wide) + px(8)
        use = self.context.keys.called("use", texts)
        how = texts("You can also press {key} on a line on the left to add a key.", key=use) if use else ""
        note = Label(self.context, how, LABEL, "muted")
        top = note.place(pane.rect.left, top + px(14), pane.inner_width)
        pane.offset = 0
        pane.fill([none, *buttons, add, first, note], top)
        self.damage.add_all()

    def _key_button(self, key: str) -> Button:
        texts = self.context.texts
        words = key_words(key, texts)
        button = Button(self.context, words, lambda: self._remove(key), "cross", small=True, region="keys")
        button.name = button.tip = texts("Remove {key}", key=words)
        return button
