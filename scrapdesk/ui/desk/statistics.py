"""The figures: each game by seat and opponent, how often it was played and won, and how long games take.

Owns how sums are shown. What counts, storage says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from scrapdesk.ai.levels import LEVELS
from scrapdesk.core.words import Ref
from scrapdesk.games import GAMES
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.storage.people import met
from scrapdesk.storage.scorebook import counting, ending_of, of_game, watched
from scrapdesk.storage.statistics import HUMAN, MIXED, History, Result, Sum, as_csv, luck_of, sums, tally, without
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.book.entries import Stamps
from scrapdesk.ui.desk.book.written import BoxLid
from scrapdesk.ui.desk.counted import begun_in, begun_with, games_words, none_finished
from scrapdesk.ui.desk.lidrow import INDENT, LidRow
from scrapdesk.ui.desk.met import MetTile, everybody, place_tiles
from scrapdesk.ui.desk.sumrow import SumRow
from scrapdesk.ui.paint.type.styles import BODY, SUBTITLE, TITLE
from scrapdesk.ui.requests import OpenResults, OpenSaves, OpenSetup
from scrapdesk.ui.scenes.book import BookScene
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, nothing
from scrapdesk.ui.scenes.placing import refill, stacked
from scrapdesk.ui.scenes.writing import write_file
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.listing import ListRow
from scrapdesk.ui.widgets.scroll import ScrollPane

LID: Final = 350
"""How high the box is where nothing was played yet, in design pixels."""
STAMPED: Final = 7
"""So many of the last games are shown as stamps."""


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
        results = lambda: context.open(OpenResults(self.game.id))  # noqa: E731
        self._acts = [
            Button(context, texts("Export as CSV"), self.export, "save", small=True, region="figures"),
            Button(context, texts("Delete these games"), self.forget, "trash", small=True, region="figures"),
        ]
        self._acts[0].tip = texts("All games from all five titles, for a spreadsheet (CSV)")
        play = lambda: context.open(OpenSetup(self.game.id))  # noqa: E731
        self._play = Button(context, texts("Play a game"), play, "play", primary=True, region="figures")
        saves = lambda: context.open(OpenSaves())  # noqa: E731
        self._saves = Button(context, texts("Saved games"), saves, "folder", region="figures")
        self.buttons = [
            Button(context, texts("Results"), results, "crown", small=True, region="menu"),
            Button(context, texts("Back"), self.escape, "undo", small=True, region="menu"),
        ]
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
        self._begun: Mapping[str, int] = {}
        """How many games of each kind wait to be finished."""
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
        return self._row(texts("{seat}, {against}", seat=who, against=self._against(found.against)), found)

    def _row(self, head: str, found: Sum) -> SumRow:
        texts = self.context.texts
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
            return none_finished(texts, self._begun.get(self.game.id, 0))
        practice, waiting = sum(result.practice for result in results), self._begun.get(self.game.id, 0)
        seen = watched(results)
        if seen == len(results):
            words = texts.count(seen, "{n} game watched, none played.", "{n} games watched, none played.")
            return f"{words} {none_finished(texts, waiting)}" if waiting else words
        words = texts.count(len(results) - seen, "{n} game recorded", "{n} games recorded")
        words += texts("; watched: {n}", n=seen) if seen else ""
        words += texts("; of these, practice games that don't count: {n}", n=practice) if practice else ""
        return words + (texts("; not finished yet: {n}", n=waiting) if waiting else "")

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
        saves = self.context.storage.shelf.all()
        self._begun = begun_in(saves)
        self._games.rect = pygame.Rect(left.left, left.top, left.width + px(16), left.height)
        people = everybody(met(self.history.results, self.game.id), begun_with(saves, self.game.id))
        self.tiles = [MetTile(self.context, one) for one in people]
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
        if self.rows:
            self._fill_pane()
        else:
            self._fill_empty()

    def _fill_pane(self) -> None:
        """How the last games went, all of them together, and each seat and sort of opponent by itself."""
        pane, px, texts = self._pane, self.context.view.px, self.context.texts
        counted = counting(of_game(self.history, self.game.id))
        shown: list[Widget] = []
        top = pane.rect.top
        if counted:
            endings = [ending_of(one) for one in counted[-STAMPED:]]
            said = texts("Recent games, oldest first"), texts("The only game so far")
            stamps = Stamps(self.context, endings, self.game.accent, said)
            top = stamps.place(pane.rect.left, top, pane.inner_width) + px(16)
            shown.append(stamps)
        if counted and len(self.rows) > 1:
            self.rows.insert(0, self._whole_row(counted))
        for row in self.rows:
            top = row.place(pane.rect.left, top, pane.inner_width) + px(10)
        pane.offset = 0
        pane.fill([*shown, *self.rows], top)

    def _whole_row(self, counted: Sequence[Result]) -> SumRow:
        """Every game that counts, whoever sat where."""
        count = tally(self.history, self.game.id)
        lengths = tuple(sorted(result.moves for result in counted))
        whole = Sum(0, "", "", count.played, count.won, count.drawn, lengths)
        return self._row(self.context.texts("All your games against opponents"), whole)

    def _fill_empty(self) -> None:
        """What will stand here, and the way to it."""
        pane, px = self._pane, self.context.view.px
        left, width = pane.rect.left, pane.inner_width
        lid = BoxLid(self.context, self.game.id, LID)
        top = lid.place(left, pane.rect.top + px(20), width)
        words = self.context.texts(
            "Here you will see how many games you have won, at each seat and against each level, how long they "
            "took, and how lucky you were. Only finished games count."
        )
        hope = Label(self.context, words, BODY)
        top = hope.place(left, top + px(20), width) + px(14)
        ways = [self._play, *[self._saves] * bool(self._begun.get(self.game.id))]
        room = pygame.Rect(left + px(6), top, width - px(12), 0)
        top = stacked(self.context, ways, room, from_bottom=False) + px(8)
        pane.offset = 0
        pane.fill([lid, hope, *ways], top)

    def _fill_games(self) -> None:
        rows, texts = [], self.context.texts
        for game in self.context.faces.values():
            words = games_words(texts, of_game(self.history, game.id), self._begun.get(game.id, 0))
            row = LidRow(self.context, game.title, self._chooser(game.id), words, "list", SUBTITLE, INDENT)
            row.game, row.chosen = game.id, game is self.game
            rows.append(row)
        refill(self, self._games, rows)
        pane = self._games
        low = (rows[-1].rect.bottom if rows else pane.rect.top) + self.context.view.px(20)
        together = Label(self.context, texts("Your games together"), SUBTITLE)
        low = together.place(pane.rect.left, low, pane.inner_width) + self.context.view.px(8)
        low = place_tiles(self.context, self.tiles, pane.rect.left, low, pane.inner_width)
        pane.fill([*rows, together, *self.tiles], low)

    def _chooser(self, game: str) -> Callable[[], None]:
        return lambda: self.choose(game)


def _strength(found: Sum) -> tuple[int, str, int]:
    """By seat and person, then the weakest opponents first; people and mixed tables last."""
    levels = [f"ai:{level}" for level in LEVELS]
    return found.seat, found.name, levels.index(found.against) if found.against in levels else len(levels)
