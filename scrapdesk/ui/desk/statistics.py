"""The figures: each game by seat and opponent, how often it was played and won, and how long games take.

Owns how sums are shown. What counts, storage says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scrapdesk.ai.levels import LEVELS
from scrapdesk.core.words import Ref
from scrapdesk.games import GAMES
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.storage.people import met
from scrapdesk.storage.scorebook import of_game, watched
from scrapdesk.storage.statistics import HUMAN, MIXED, History, Sum, as_csv, luck_of, sums, without
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.book.written import BoxLid
from scrapdesk.ui.desk.counted import games_words
from scrapdesk.ui.desk.lidrow import INDENT, LidRow
from scrapdesk.ui.desk.met import MetTile, everybody, place_tiles
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.type.styles import BODY, LABEL, META, SUBTITLE, TITLE
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.requests import OpenSetup
from scrapdesk.ui.scenes.book import BookScene
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, nothing
from scrapdesk.ui.scenes.placing import refill, stacked
from scrapdesk.ui.scenes.writing import write_file
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox, Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.listing import ListRow
from scrapdesk.ui.widgets.scroll import ScrollPane


class SumRow(Widget):
    """One seat against one sort of opponent: words, a bar of what was won, drawn and lost, the lengths below."""

    def __init__(self, context: AppContext, head: str, figures: str, lengths: str, sum_: Sum) -> None:
        super().__init__(context, f"{head}: {figures}. {lengths}")
        self._texts = (head, figures, lengths)
        self._sum = sum_

    def _blocks(self, width: int) -> tuple[Block, Block, Block]:
        writer, px = self.context.writer, self.context.view.px
        head, figures, lengths = self._texts
        inner = max(1, width - 2 * px(20))
        return (
            writer.block(head, LABEL, inner, plain=True),
            writer.block(figures, BODY, inner),
            writer.block(lengths, META, inner),
        )

    def place(self, left: int, top: int, width: int) -> int:
        px = self.context.view.px
        height = sum(block.height for block in self._blocks(width)) + px(14) + 2 * px(14) + 2 * px(8)
        self.rect = pygame.Rect(left, top, width, height)
        return self.rect.bottom

    def _places(self) -> list[tuple[Block, pygame.Rect]]:
        px = self.context.view.px
        left, y = self.rect.left + px(20), self.rect.top + px(14)
        found = []
        for number, block in enumerate(self._blocks(self.rect.width)):
            found.append((block, pygame.Rect((left, y), block.size)))
            y += block.height + (px(14) + 2 * px(8) if number == 1 else 0)
        return found

    def draw(self, surface: pygame.Surface) -> None:
        self.context.shapes.draw(surface, self.rect, plates.card(self.context))
        for (block, place), colour in zip(self._places(), self._colours(), strict=True):
            self.context.writer.draw(surface, block, place.topleft, colour)
        self._draw_bar(surface)

    def _colours(self) -> tuple[tuple[int, int, int], ...]:
        theme = self.context.theme
        return theme.text, theme.text, theme.muted

    def _draw_bar(self, surface: pygame.Surface) -> None:
        """Won is full height, drawn half, lost only the groove: told apart without colour."""
        theme, px = self.context.theme, self.context.view.px
        low = self._places()[1][1].bottom + px(8)
        bar = pygame.Rect(self.rect.left + px(20), low, self.rect.width - 2 * px(20), px(14))
        self.context.shapes.draw(surface, bar, (ground(theme.line, px(6)), ground(theme.well, px(5), max(1, px(1.5)))))
        if self._sum.played:
            won = round(bar.width * self._sum.won / self._sum.played)
            drawn = round(bar.width * self._sum.drawn / self._sum.played)
            if won:
                full = pygame.Rect(bar.left, bar.top, max(won, bar.height), bar.height)
                self.context.shapes.draw(surface, full, (ground(theme.good, px(6)),))
            if drawn:
                surface.fill(theme.muted, (bar.left + won, bar.centery, drawn, max(1, bar.height // 2 - 1)))

    def text_boxes(self) -> list[TextBox]:
        fill = self.context.theme.panel_light
        places = zip(self._texts, self._places(), self._colours(), strict=True)
        return [TextBox(text, self.rect, place, colour, fill, block.px) for text, (block, place), colour in places]


class StatisticsScene(BookScene):
    def __init__(self, context: AppContext, game: str = "") -> None:
        super().__init__(context, context.texts("Statistics"))
        texts = context.texts
        self.game = context.faces[game or next(iter(context.faces))]
        self._games = ScrollPane(context, texts("Games"), "list")
        self._head = Label(context, "", TITLE)
        self._line = Label(context, "", BODY, "muted")
        self._luck = Label(context, "", BODY, "muted")
        self._pane = ScrollPane(context, texts("Statistics"), "figures")
        self._acts = [
            Button(context, texts("Export as CSV"), self.export, "save", small=True, region="figures"),
            Button(context, texts("Delete these games"), self.forget, "trash", small=True, region="figures"),
        ]
        self._acts[0].tip = texts("All games from all five titles, for a spreadsheet (CSV)")
        play = lambda: context.open(OpenSetup(self.game.id))  # noqa: E731
        self._play = Button(context, texts("Play a game"), play, "play", primary=True, region="figures")
        self.buttons = [Button(context, texts("Back"), self.escape, "undo", small=True, region="menu")]
        self.widgets = [
            self.title,
            self._games,
            self._head,
            self._line,
            self._luck,
            self._pane,
            *self._acts,
            *self.buttons,
        ]
        self.rows: list[SumRow] = []
        self.tiles: list[MetTile] = []

    @property
    def history(self) -> History:
        return self.context.storage.history.value

    # -- what is shown ----------------------------------------------------------------------------------

    def choose(self, game: str) -> None:
        self.game = self.context.faces[game]
        self.arrange()
        self.damage.add_all()

    def _sum_row(self, found: Sum) -> SumRow:
        texts = self.context.texts
        titles = GAMES[self.game.id].info.seat_names
        seat = titles[found.seat] if found.seat < len(titles) else texts("Player {n}", n=found.seat + 1)
        who = texts("{name} as {seat}", name=found.name, seat=seat) if found.name else seat
        head = texts("{seat}, {against}", seat=who, against=self._against(found.against))
        parts = [texts("{n} of {all} won", n=found.won, all=found.played)]
        if found.drawn:
            parts.append(texts("{n} drawn", n=found.drawn))
        return SumRow(self.context, head, ", ".join(parts), self._lengths(found.lengths), found)

    def _against(self, against: str) -> str:
        texts = self.context.texts
        if against == HUMAN:
            return texts("against people")
        if against == MIXED:
            return texts("against mixed levels")
        level = against.removeprefix("ai:")
        return texts("against {level}", level=Ref(LEVELS[level].title) if level in LEVELS else level)

    def _lengths(self, lengths: tuple[int, ...]) -> str:
        texts = self.context.texts
        if lengths[0] == lengths[-1]:
            return texts.count(lengths[0], "{n} move", "{n} moves")
        mean = round(sum(lengths) / len(lengths))
        return texts("{low} to {high} moves, {mean} on average", low=lengths[0], high=lengths[-1], mean=mean)

    def _summary(self) -> str:
        texts = self.context.texts
        results = [result for result in self.history.results if result.game == self.game.id]
        if not results:
            return texts("No games played yet.")
        practice = sum(result.practice for result in results)
        seen = watched(results)
        if seen == len(results):
            return texts.count(seen, "{n} game watched, none played.", "{n} games watched, none played.")
        words = texts.count(len(results) - seen, "{n} game recorded", "{n} games recorded")
        words += texts("; watched: {n}", n=seen) if seen else ""
        return words + (texts("; of these, practice games that don't count: {n}", n=practice) if practice else "")

    def _luck_words(self) -> str:
        """How lucky the people at this desk have been; "" where nothing was left to luck."""
        measured, share = luck_of(self.history, self.game.id)
        return self.context.texts("Your luck so far: better than in {n} of 100 games.", n=share) if measured else ""

    # -- what can be done -------------------------------------------------------------------------------

    def export(self) -> None:
        write_file(self, "scrapdesk-results.csv", as_csv(self.history))

    def forget(self) -> None:
        texts = self.context.texts
        answers = [
            DialogAnswer(texts("Delete"), self._forget_now, "trash"),
            DialogAnswer(texts("Keep"), nothing, primary=True),
        ]
        words = texts("All {game} results will be deleted for good, including those on the desk.", game=self.game.title)
        self.context.scenes.push(Dialog(self.context, texts("Delete these games?"), words, answers))

    def _forget_now(self) -> None:
        try:
            self.context.storage.history.save(without(self.history, self.game.id))
        except StorageTrouble as trouble:
            self.say(self.context.texts("They could not be deleted: {reason}.", reason=str(trouble)), "refuse")
        self.arrange()

    def enter(self) -> None:
        super().enter()
        self.focus(next(row for row in self._games.children() if isinstance(row, ListRow) and row.chosen))

    def focus_changed(self, widget: Widget) -> None:
        if isinstance(widget, ListRow) and not widget.chosen:
            widget.act()

    # -- layout -----------------------------------------------------------------------------------------

    def fill(self, rooms: Sequence[pygame.Rect]) -> None:
        px = self.context.view.px
        left, right = rooms
        self._games.rect = pygame.Rect(left.left, left.top, left.width + px(16), left.height)
        self.tiles = [MetTile(self.context, one) for one in everybody(met(self.history.results, self.game.id))]
        self._fill_games()
        self._head.text, self._line.text = self.game.title, self._summary()
        bottom = self._head.place(right.left, right.top, right.width)
        bottom = self._line.place(right.left, bottom, right.width)
        self._luck.text = self._luck_words()
        self._luck.visible = bool(self._luck.text)
        bottom = (self._luck.place(right.left, bottom, right.width) if self._luck.visible else bottom) + px(14)
        known = any(result.game == self.game.id for result in self.history.results)
        texts = self.context.texts
        self._acts[0].reason = "" if self.history.results else texts("There is nothing to save yet.")
        self._acts[1].reason = "" if known else texts("There is nothing to delete.")
        top = stacked(self.context, self._acts, right)
        self._pane.rect = pygame.Rect(right.left, bottom, right.width + px(16), max(0, top - px(16) - bottom))
        found = sorted(sums(self.history, self.game.id), key=_strength)
        self.rows = [self._sum_row(one) for one in found]
        y = self._pane.rect.top
        for row in self.rows:
            y = row.place(self._pane.rect.left, y, self._pane.inner_width) + px(10)
        shown: list[Widget] = [*self.rows]
        if not found:
            lid = BoxLid(self.context, self.game.id)
            y = lid.place(self._pane.rect.left, y + px(20), self._pane.inner_width)
            words = self.context.texts(
                "Here you will see how many games you have won, at each seat and against each level, how long they "
                "took, and how lucky you were."
            )
            hope = Label(self.context, words, BODY)
            y = hope.place(self._pane.rect.left, y + px(20), self._pane.inner_width)
            x, wide = self._pane.rect.left + px(6), self._play.natural_width()
            y = self._play.place(x, y + px(14), min(wide, self._pane.inner_width - px(12))) + px(8)
            shown += [lid, hope, self._play]
        self._pane.offset = 0
        self._pane.fill(shown, y)

    def _fill_games(self) -> None:
        rows, texts = [], self.context.texts
        for game in self.context.faces.values():
            words = games_words(texts, of_game(self.history, game.id))
            row = LidRow(self.context, game.title, self._chooser(game.id), words, "list", SUBTITLE, INDENT)
            row.game, row.chosen = game.id, game is self.game
            rows.append(row)
        refill(self, self._games, rows)
        pane = self._games
        low = (rows[-1].rect.bottom if rows else pane.rect.top) + self.context.view.px(20)
        low = place_tiles(self.context, self.tiles, pane.rect.left, low, pane.inner_width)
        pane.fill([*rows, *self.tiles], low)

    def _chooser(self, game: str) -> Callable[[], None]:
        return lambda: self.choose(game)


def _strength(found: Sum) -> tuple[int, str, int]:
    """By seat and person, then the weakest opponents first; people and mixed tables last."""
    levels = [f"ai:{level}" for level in LEVELS]
    return found.seat, found.name, levels.index(found.against) if found.against in levels else len(levels)
