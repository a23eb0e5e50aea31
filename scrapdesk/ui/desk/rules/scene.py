"""A rule book on the screen: search and contents at the left, the chapter at the right, open at a paragraph.

Owns what is shown of the book. Must not know the rules themselves.
"""

from __future__ import annotations

from dataclasses import replace

import pygame

from scrapdesk.core.record import BadRecord, Record
from scrapdesk.core.record_reader import parse_record
from scrapdesk.core.words import Ref
from scrapdesk.storage.rulebook import BadRulebook, Paragraph, Rulebook, own_rulebook, position_file
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.rules.book import Pages, chapter, existing, found, is_head, named
from scrapdesk.ui.desk.rules.enlarged import Enlarged
from scrapdesk.ui.desk.rules.found import FoundRow
from scrapdesk.ui.desk.rules.page import Passage
from scrapdesk.ui.desk.rules.pictures import DrawnPicture, Position, RulePicture
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.theme import PAGE
from scrapdesk.ui.paint.type.finding import sought
from scrapdesk.ui.paint.type.styles import META, TITLE
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.book import worn
from scrapdesk.ui.scenes.ground import TableTop
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.listing import ListRow
from scrapdesk.ui.widgets.scroll import ScrollPane


class RulesScene(WidgetScene):
    def __init__(self, context: AppContext, game: str, rule: str = "") -> None:
        super().__init__(context)
        texts = context.texts
        self.game = game
        self.book = _translated(_book(game, context.title(game)), texts)
        self.rule = existing(self.book, rule)
        self._pages = Pages(self.rule)
        self._top = TableTop(context)
        self._mat = pygame.Rect(0, 0, 0, 0)
        self._panels = [pygame.Rect(0, 0, 0, 0), pygame.Rect(0, 0, 0, 0)]
        self._title = Label(context, texts("Rules of {game}", game=context.title(game)), TITLE, "over", "wood")
        self._back = Button(context, texts("Back"), self.escape, "undo", small=True, region="menu")
        self._turns = [
            self._turner("left", texts("Back"), "page back", -1),
            self._turner("right", texts("Forward"), "page on", 1),
        ]
        self._search = TextField(
            context,
            texts("Search"),
            texts("search the rules"),
            self._searched,
            self._open_first,
            "list",
            opener="search",
        )
        self._count = Label(context, "", META, "muted")
        self._contents = ScrollPane(context, texts("Contents"), "list")
        self._page = ScrollPane(context, texts("Chapter"), "page")
        self._rows: list[ListRow] = []
        self.widgets = [
            self._title,
            *(self._search, self._count, self._contents, self._page),
            *(*self._turns, self._back),
        ]

    def _turner(self, icon: str, name: str, action: str, by: int) -> Button:
        button = Button(
            self.context, "", lambda: self.turn(by), icon, small=True, region="menu", tip=name, action=action
        )
        button.name = name
        return button

    # -- what is read -----------------------------------------------------------------------------------

    def show(self, rule: str) -> None:
        """Opens the book at a paragraph."""
        self._pages.turn(rule)
        self._open(rule)

    def turn(self, by: int) -> None:
        """Back to what was read before, or on again."""
        if self._pages.can(by):
            if self._search.value:
                self._search.write("")
            self._open(self._pages.go(by))

    def _open(self, rule: str) -> None:
        self.rule = rule
        for row in self._rows:
            row.choose(row.note == rule)
            if row.chosen:
                self._contents.show(row)
        self._fill_page()
        self._name_turns()

    def _name_turns(self) -> None:
        texts = self.context.texts
        back, on = self._turns
        back.reason = "" if self._pages.can(-1) else texts("There is nothing to go back to.")
        on.reason = "" if self._pages.can(1) else texts("There is nothing to go forward to.")
        for button in self._turns:
            button.touch()

    def search(self, words: str) -> None:
        """Looks for words, or for the number of a rule."""
        self._search.write(words)
        self.focus(self._search)

    def enlarge(self, rule: str, number: int) -> None:
        """Shows a picture of a paragraph that is on the page large."""
        for passage in self.passages():
            if passage.paragraph.id == rule:
                passage.pictures[number].activate()

    def passages(self) -> list[Passage]:
        """The paragraphs of the page."""
        return [found for found in self._page.children() if isinstance(found, Passage)]

    @property
    def page(self) -> pygame.Rect:
        """Where the page is seen."""
        return self._page.rect

    def _searched(self, words: str) -> None:
        """The list follows every letter; the number of a rule opens it at once."""
        rule = named(self.book, words)
        if rule and rule != self.rule:
            self.show(rule)
        self._list()
        for passage in self.passages():
            passage.sought = self._marked()
        self.damage.add(self._panels[1].inflate(20, 20))

    def _marked(self) -> tuple[str, ...]:
        """What is marked in the text: words, not the number of a rule."""
        return () if named(self.book, self._search.value) else sought(self._search.value)

    def _list(self) -> None:
        paragraphs = found(self.book, self._search.value)
        self._rows = [self._row(paragraph) for paragraph in paragraphs]
        pane, top = self._contents, self._contents.rect.top
        for row in self._rows:
            top = row.place(pane.rect.left, top, pane.inner_width) + self.context.view.px(6)
        pane.offset = 0
        pane.fill(self._rows, top)
        texts = self.context.texts
        words = texts.count(len(paragraphs), "{n} paragraph", "{n} paragraphs")
        self._count.text = words if paragraphs else texts("No rule contains that.")
        for row in self._rows:
            if row.chosen:
                pane.show(row)
        self.damage.add(self._panels[0].inflate(20, 20))

    def _row(self, paragraph: Paragraph) -> ListRow:
        if self._search.value:
            found_row = FoundRow(self.context, paragraph, self._marked(), lambda: self.show(paragraph.id))
            found_row.chosen = paragraph.id == self.rule
            return found_row
        indent = 0 if is_head(paragraph) else 18
        row = ListRow(
            self.context, paragraph.title, lambda: self.show(paragraph.id), paragraph.id, "list", indent=indent
        )
        row.chosen = paragraph.id == self.rule
        return row

    def _open_first(self, words: str) -> None:
        if self._rows:
            self.show(self._rows[0].note)
            self.focus(self._rows[0])

    def _fill_page(self) -> None:
        pane = self._page
        passages = [self._passage(paragraph) for paragraph in chapter(self.book, self.rule)]
        top = pane.rect.top
        for passage in passages:
            top = passage.place(pane.rect.left, top, pane.inner_width) + self.context.view.px(10)
        pane.offset = 0
        pane.fill(passages, top)
        for passage in passages:
            if passage.marked:
                pane.show(passage)
        self.damage.add(self._panels[1].inflate(20, 20))

    def _passage(self, paragraph: Paragraph) -> Passage:
        def enlarge(shown: RulePicture) -> None:
            self.context.scenes.push(Enlarged(self.context, paragraph, shown))

        pictures: list[RulePicture] = []
        if paragraph.picture:
            pictures.append(DrawnPicture(self.context, self.game, paragraph.picture, paragraph.alt, enlarge))
        record = _position(self.game, paragraph.position) if paragraph.position else None
        if record is not None:
            pictures.append(Position(self.context, record, paragraph.position_alt, enlarge))
        passage = Passage(self.context, paragraph, paragraph.id == self.rule, pictures)
        passage.sought = self._marked()
        return passage

    def art_came(self) -> None:
        super().art_came()
        for passage in self.passages():
            for shown in passage.pictures:
                if isinstance(shown, Position):
                    shown.forget()

    # -- keys -------------------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        chosen = next((row for row in self._rows if row.chosen), None)
        self.focus(chosen or self._search)

    def shortcut(self, event: KeyDown) -> bool:
        wish = self.context.keys.meant(event, "search")
        if wish in ("page back", "page on"):
            self.turn(-1 if wish == "page back" else 1)
            return True
        if wish == "search":
            self.ring_shown = True
            self.focus(self._search)
            return True
        return False

    def escape(self) -> None:
        if self.focused is self._search and self._search.value:
            self._search.write("")
        else:
            super().escape()

    # -- layout -----------------------------------------------------------------------------------------

    def arrange(self) -> None:
        view, px = self.context.view, self.context.view.px
        height = self._back.height_for(10_000)
        width = self._back.natural_width()
        self._back.place(view.width - px(60) - width, px(22), width, height)
        left = self._back.rect.left
        for button in reversed(self._turns):
            wide = button.natural_width()
            left -= wide + px(10)
            button.place(left, px(22), wide, height)
        room = left - px(80)
        self._title.place(px(60), px(22), room)
        header = max(self._back.rect.bottom, self._title.rect.bottom) + px(22)
        margin = px(40)
        self._mat = pygame.Rect(margin // 2, header, view.width - margin, view.height - header - margin // 2)
        inside = self._mat.inflate(-2 * px(30), -2 * px(30))
        left = round(inside.width * 0.36)
        gap = px(20)
        self._panels = [
            pygame.Rect(inside.left, inside.top, left, inside.height),
            pygame.Rect(inside.left + left + gap, inside.top, inside.width - left - gap, inside.height),
        ]
        self._fill_panels()

    def _fill_panels(self) -> None:
        px = self.context.view.px
        left, right = (panel.inflate(-2 * px(26), -2 * px(24)) for panel in self._panels)
        bottom = self._search.place(left.left, left.top, left.width) + px(10)
        self._count.text = self._count.text or " "
        bottom = self._count.place(left.left, bottom, left.width) + px(10)
        self._contents.rect = pygame.Rect(left.left, bottom, left.width + px(16), left.bottom - bottom)
        self._page.rect = pygame.Rect(right.left, right.top, right.width + px(16), right.height)
        self._list()
        self._fill_page()
        self._name_turns()

    def draw(self, surface: pygame.Surface) -> None:
        """Sheets of paper on the felt: what is read at length is dark on light."""
        with worn(self.context, PAGE):
            super().draw(surface)

    def text_boxes(self) -> list[TextBox]:
        with worn(self.context, PAGE):
            return super().text_boxes()

    def ground(self, surface: pygame.Surface) -> None:
        self._top.draw(surface, self._mat)
        for panel in self._panels:
            self.context.shapes.draw(surface, panel, plates.panel(self.context))


def _book(game: str, title: str) -> Rulebook:
    try:
        return own_rulebook(game)
    except BadRulebook as fault:
        return {game: Paragraph(game, title, str(fault))}


def _translated(book: Rulebook, texts: Texts) -> Rulebook:
    """The book in the language of the window, so that it is searched in the words in which it is read."""

    def word(text: str) -> str:
        return texts.word(Ref(text)) if text else ""

    def page(paragraph: Paragraph) -> Paragraph:
        alts = {"alt": word(paragraph.alt), "position_alt": word(paragraph.position_alt)}
        return replace(paragraph, title=word(paragraph.title), text=word(paragraph.text), **alts)

    return {name: page(paragraph) for name, paragraph in book.items()}


def _position(game: str, name: str) -> Record | None:
    """The record of a position; None where the file is not there or is damaged: the words stand without it."""
    try:
        return parse_record(position_file(game, name).read_bytes())
    except (OSError, BadRecord):
        return None
