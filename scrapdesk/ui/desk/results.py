"""The score book: for each game how often you won, against whom, what was best, and the last games to watch again.

Owns what stands on the two pages. How it is counted, storage knows; how a page looks, the book.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from functools import partial
from typing import Final

import pygame

from scrapdesk.ai.levels import LEVELS
from scrapdesk.core.names import given
from scrapdesk.core.words import Ref, listed
from scrapdesk.storage.people import Guest, Met, met
from scrapdesk.storage.scorebook import bests_of, counting, current_run, ending_of, level_of, of_game, watched
from scrapdesk.storage.statistics import Result, tally
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.book.entries import (
    BestCard,
    EveningRow,
    Headline,
    RivalRow,
    Stamps,
    place_cards,
    widest_name,
)
from scrapdesk.ui.desk.book.tabs import GameTab, place_tabs
from scrapdesk.ui.desk.book.written import BoxLid, PageHeading, PageRule
from scrapdesk.ui.desk.counted import begun_in, games_words, none_finished
from scrapdesk.ui.desk.header import draw_title
from scrapdesk.ui.paint.type.styles import BODY, TITLE
from scrapdesk.ui.requests import OpenSetup, OpenStatistics, WatchGame
from scrapdesk.ui.scenes.book import BookScene
from scrapdesk.ui.scenes.days import day_of, day_words
from scrapdesk.ui.scenes.placing import filling
from scrapdesk.ui.table.running import called_at, opposition
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.scroll import ScrollPane

ROOMY: Final = (72, 48)
"""How much of the desk is seen around the book, as long as texts are not large."""
TALL: Final = 74
"""How high the buttons at the foot are, as long as texts are not large."""
LAST: Final = 20
STAMPED: Final = 14
RIVALS: Final = 8
NONE: Final = "–"
"""Instead of a figure where there is none."""


class ResultsScene(BookScene):
    def __init__(self, context: AppContext, game: str) -> None:
        texts = context.texts
        super().__init__(context, texts("Results: {game}", game=context.title(game)))
        self.game = context.faces[game]
        self.tabs = [GameTab(context, face, partial(self.choose, face.id)) for face in context.faces.values()]
        self.left = ScrollPane(context, texts("How you are doing"), "left")
        self.right = ScrollPane(context, texts("Recent games"), "right")
        self.acts = [
            Button(context, texts("New game"), self._new, "play", primary=True, region="acts"),
            Button(context, texts("Statistics"), self._more, "chart", region="acts"),
            Button(context, texts("Back"), self.escape, "undo", region="acts", action="cancel"),
        ]
        self.widgets = [*self.tabs, self.left, self.right, *self.acts]
        self._begun: Mapping[str, int] = {}
        """How many games of each kind wait to be finished."""

    # -- what can be done -------------------------------------------------------------------------------

    def choose(self, game: str) -> None:
        self.game = self.context.faces[game]
        self.left.offset = self.right.offset = 0
        self.arrange()
        self.damage.add_all()

    def _new(self) -> None:
        self.context.open(OpenSetup(self.game.id))

    def _more(self) -> None:
        self.context.open(OpenStatistics(self.game.id))

    def review(self, result: Result) -> None:
        """The game again from its beginning, if it is still there."""
        save = self.context.storage.finished.load(result.kept)
        if save is None:
            self.say(self.context.texts("That game can no longer be opened."), "refuse")
        else:
            self.context.open(WatchGame(save.record))

    def enter(self) -> None:
        super().enter()
        self.focus(self.acts[0])

    def resume(self) -> None:
        super().resume()
        self.arrange()

    # -- layout -----------------------------------------------------------------------------------------

    def head(self) -> int:
        """The markers, and the book behind them."""
        view, px = self.context.view, self.context.view.px
        self.around = ROOMY if _roomy(self.context) else BookScene.around
        self._begun = begun_in(self.context.storage.shelf.all())
        for tab in self.tabs:
            tab.open = tab.face is self.game
            tab.words = self._sum(tab.face.id)
        low = max(px(126), max(tab.needed_height() for tab in self.tabs) + px(36))
        left = px(440) if view.text <= 1 else px(90)
        end = place_tabs(self.context, self.tabs, left, view.width - px(90), low)
        self._tab_end = end
        return low - px(10)

    def _sum(self, game: str) -> str:
        history, texts = self.context.storage.history.value, self.context.texts
        count = tally(history, game)
        if count.played:
            return texts("{n} of {all} won", n=count.won, all=count.played)
        return games_words(texts, of_game(history, game), self._begun.get(game, 0))

    def fill(self, rooms: Sequence[pygame.Rect]) -> None:
        px = self.context.view.px
        left, right = (pygame.Rect(room) for room in rooms)
        top = max(left.top, self._tab_end + px(20 if _roomy(self.context) else 8))
        for page in (left, right):
            page.height, page.top = page.bottom - top, top
        results = of_game(self.context.storage.history.value, self.game.id)
        self.left.rect = pygame.Rect(left.left, left.top, left.width + px(20), left.height)
        self._fill_left(results)
        foot = self._place_acts(right)
        self.right.rect = pygame.Rect(right.left, right.top, right.width + px(20), max(0, foot - px(16) - right.top))
        self._fill_right(results)

    def _place_acts(self, page: pygame.Rect) -> int:
        """From edge to edge at the foot of the page, what is meant most as the widest."""
        px = self.context.view.px
        top = filling(self.context, self.acts, page, gap=16)
        if _roomy(self.context) and len({button.rect.top for button in self.acts}) == 1:
            top = page.bottom - px(TALL)
            for button in self.acts:
                button.place(button.rect.left, top, button.rect.width, px(TALL))
        return top

    def _fill_left(self, results: Sequence[Result]) -> None:
        page = _Column(self.context, self.left)
        page.add(PageHeading(self.context, self.game.id, self.game.title, self.game.accent))
        counted = counting(results)
        if not counted:
            page.gap(12)
            page.add(Label(self.context, self._none_counted(results), BODY, "muted"))
            page.gap(20)
            page.add(BoxLid(self.context, self.game.id))
            page.gap(20)
            page.add(Label(self.context, self.context.texts.line(self.game.pitch), BODY))
        if counted:
            page.gap(12)
            page.add(self._headline(counted))
            page.add(PageRule(self.context))
            page.gap(6)
            page.add(self._stamps(counted))
        rivals = [self._rival(found) for found in met(results, self.game.id)[:RIVALS]]
        if rivals:
            page.add(PageRule(self.context))
        for row in rivals:
            row.column = widest_name(rivals)
            page.add(row)
        page.close()

    def _none_counted(self, results: Sequence[Result]) -> str:
        """Why no score stands here."""
        texts = self.context.texts
        if not results:
            return none_finished(texts, self._begun.get(self.game.id, 0))
        if watched(results) == len(results):
            return texts("You have only watched so far. Games that you play against an opponent are counted here.")
        return texts("Only games against an opponent are counted here, and practice games are left out.")

    def _headline(self, counted: Sequence[Result]) -> Headline:
        texts, count = self.context.texts, tally(self.context.storage.history.value, self.game.id)
        run = current_run(counted)
        notes = [texts("{n} in a row", n=run)] if run > 1 else []
        notes += [texts("{n} drawn", n=count.drawn)] if count.drawn else []
        day = day_words(day_of(counted[-1].when), _today(), texts)
        notes += [texts("last played {day}", day=day)] if day else []
        said = texts("won of {all}", all=count.played)
        return Headline(self.context, str(count.won), said, ", ".join(notes), self.game.accent)

    def _stamps(self, counted: Sequence[Result]) -> Stamps:
        texts = self.context.texts
        words = texts("Recent games, oldest first"), texts("The only game so far")
        return Stamps(self.context, [ending_of(one) for one in counted[-STAMPED:]], self.game.accent, words)

    def _rival(self, found: Met) -> RivalRow:
        guest = Guest(found.companion.name, found.companion)
        return RivalRow(self.context, guest, found.won, found.played, self.game.accent)

    def _fill_right(self, results: Sequence[Result]) -> None:
        texts, page = self.context.texts, _Column(self.context, self.right)
        counted = counting(results)
        cards = self._bests(counted) if counted else self._no_bests()
        if cards:
            page.add(Label(self.context, texts("Personal bests"), TITLE))
            page.gap(10)
            page.cards(cards)
            page.gap(26)
        page.add(Label(self.context, texts("Recent games"), TITLE))
        page.gap(4)
        rows = [(self._evening(result), self._review_button(result)) for result in reversed(results[-LAST:])]
        page.reserve = max((button.natural_width() for _, button in rows if button is not None), default=0)
        for row, button in rows:
            page.beside(row, button)
        if not results:
            page.add(Label(self.context, self._promise(), BODY, "muted"))
        page.close(whole=bool(rows))

    def _promise(self) -> str:
        return self.context.texts("Once you have played, your best games and your recent replays appear here.")

    def _no_bests(self) -> list[BestCard]:
        """What there will be to beat."""
        texts = self.context.texts
        told = (
            ("bolt", texts("fewest moves to win")),
            ("target", texts("wins in a row")),
            ("crown", texts("biggest win")),
        )
        return [BestCard(self.context, icon, NONE, words, self.game.accent) for icon, words in told]

    def _bests(self, counted: Sequence[Result]) -> list[BestCard]:
        texts, accent = self.context.texts, self.game.accent
        best = bests_of(counted, tuple(LEVELS))
        cards = []
        if best.shortest:
            cards.append(BestCard(self.context, "bolt", str(best.shortest), texts("fewest moves to win"), accent))
        if best.in_a_row:
            words = texts.count(best.in_a_row, "win so far", "wins in a row")
            cards.append(BestCard(self.context, "stamp", str(best.in_a_row), words, accent))
        if best.widest is not None:
            score = texts("{mine} to {theirs}", mine=best.widest[0], theirs=best.widest[1])
            cards.append(BestCard(self.context, "crown", score, texts("biggest win"), accent))
        elif best.level:
            level = texts.word(Ref(LEVELS[best.level].title))
            card = BestCard(self.context, "crown", level, texts("strongest level beaten"), accent)
            card.guest = Guest(best.beaten.name, best.beaten) if best.beaten is not None else None
            cards.append(card)
        return cards

    # -- one game ---------------------------------------------------------------------------------------

    def _evening(self, result: Result) -> EveningRow:
        ending = ending_of(result)
        return EveningRow(
            self.context, ending, self._ended(result), self._when(result), self._score(result), self.game.accent
        )

    def _ended(self, result: Result) -> str:
        texts, ending = self.context.texts, ending_of(result)
        if ending in ("played", "watched"):
            return self._told_of_others(result)
        if not result.told:
            words = {"won": texts("Won"), "lost": texts("Lost"), "drawn": texts("Drawn")}
            return words[ending]
        if ending == "won":
            return texts("Won. {why}", why=Ref(result.told))
        if ending == "lost":
            return texts("Lost. {why}", why=Ref(result.told))
        return texts("Drawn. {why}", why=Ref(result.told))

    def _told_of_others(self, result: Result) -> str:
        """How a game among people went, or one that was only watched: by the name of who won."""
        texts, names = self.context.texts, called_at(result.players, self.context.texts, result.names)
        best = [name for name, rank in zip(names, result.ranks, strict=False) if rank == 1]
        if not best or len(best) == len(names):
            return texts("Drawn. {why}", why=Ref(result.told)) if result.told else texts("Drawn")
        winners = listed(best)
        if not result.told:
            return texts("{names} won", names=winners)
        return texts("{names} won. {why}", names=winners, why=Ref(result.told))

    def _when(self, result: Result) -> str:
        texts = self.context.texts
        among = opposition(result.players, texts, given(result.names, len(result.players)))
        levels = {level_of(player) for player in result.players} - {""}
        level = LEVELS[next(iter(levels))].title if len(levels) == 1 and levels <= LEVELS.keys() else ""
        day = day_words(day_of(result.when), _today(), texts)
        moves = texts.count(result.moves, "{n} move", "{n} moves")
        parts = [
            among,
            texts.word(Ref(level)) if level else "",
            moves,
            day,
            texts("practice") if result.practice else "",
        ]
        return ", ".join(filter(None, parts))

    def _score(self, result: Result) -> str:
        """Of two; mine first, or the winner's where nobody of this desk met an opponent."""
        if len(result.points) != 2:
            return ""
        mine = 1 if result.players[0] != "human" and result.players[1] == "human" else 0
        if ending_of(result) in ("played", "watched"):
            mine = int(result.ranks == (2, 1))
        return self.context.texts("{mine} to {theirs}", mine=result.points[mine], theirs=result.points[1 - mine])

    def _review_button(self, result: Result) -> Button | None:
        if not self.context.storage.finished.has(result.kept):
            return None
        words = self.context.texts("Review")
        return Button(self.context, words, partial(self.review, result), "eye", small=True, region="right")

    # -- painting ---------------------------------------------------------------------------------------

    def ground(self, surface: pygame.Surface) -> None:
        super().ground(surface)
        if self.context.view.text <= 1:
            draw_title(self.context, surface, self.tabs[0].rect.left, self.book.top)


def _roomy(context: AppContext) -> bool:
    """Whether texts leave room around things."""
    return context.view.text <= 1


class _Column:
    """Fills a page from its top."""

    def __init__(self, context: AppContext, pane: ScrollPane) -> None:
        self._context, self._pane = context, pane
        self._widgets: list[Widget] = []
        self._low = pane.rect.top
        self.reserve = 0
        """So much width is kept for a button beside every row."""
        self._ends: list[int] = []
        """Where each row ends."""

    def gap(self, design: int) -> None:
        self._low += self._context.view.px(design)

    def add(self, widget: Label | Headline | PageHeading | BoxLid | Stamps | RivalRow | PageRule) -> None:
        self._low = widget.place(self._pane.rect.left, self._low, self._pane.inner_width)
        self._widgets.append(widget)

    def cards(self, cards: Sequence[BestCard]) -> None:
        self._low = place_cards(self._context, cards, self._pane.rect.left, self._low, self._pane.inner_width)
        self._widgets += cards

    def beside(self, row: EveningRow, button: Button | None) -> None:
        """A row with its button at the right, or below where the page is narrow."""
        left, width, px = self._pane.rect.left, self._pane.inner_width, self._context.view.px
        wide = self.reserve
        below = wide > width * 0.34
        if self._ends and not below:
            rule = PageRule(self._context, fine=True)
            self._low = rule.place(left, self._low, width)
            self._widgets.append(rule)
        low = row.place(left, self._low, width if below or not wide else width - wide - px(22))
        self._widgets.append(row)
        if button is not None:
            high = button.height_for(wide)
            top = low if below else row.rect.centery - high // 2
            low = max(low, button.place(left if below else left + width - wide, top, min(wide, width)))
            self._widgets.append(button)
        self._low = low + (px(8) if below else 0)
        self._ends.append(low)

    def close(self, whole: bool = False) -> None:
        """`whole`: the pane ends where the last row ends that has all its room."""
        offset, self._pane.offset = self._pane.offset, 0
        fits = [low for low in self._ends if low <= self._pane.rect.bottom]
        if whole and fits and self._low > self._pane.rect.bottom:
            self._pane.rect.height = fits[-1] - self._pane.rect.top
        self._pane.fill(self._widgets, self._low)
        self._pane.scroll(offset)


def _today() -> date:
    return datetime.now(UTC).astimezone().date()
