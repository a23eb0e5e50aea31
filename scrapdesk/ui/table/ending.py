"""How a game ended: who won, why, how it went, what everybody did and holds, and what can be done now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame
from msgspec.structs import replace

from scrapdesk.core.fortune import standing
from scrapdesk.core.ledger import Chart, chart_of, deck_of, steepest
from scrapdesk.core.players import players_of
from scrapdesk.core.record import Record
from scrapdesk.core.rules import Outcome
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.storage.exports import record_name
from scrapdesk.storage.statistics import UNMEASURED, added, now, result_of
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type.styles import BODY, LABEL, META, SUBTITLE
from scrapdesk.ui.paint.type.writer import RIGHT
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay, nothing
from scrapdesk.ui.scenes.placing import stacked
from scrapdesk.ui.scenes.writing import write_file
from scrapdesk.ui.table.exchange import text_of
from scrapdesk.ui.table.outcome.again import lessons_of, practice_from
from scrapdesk.ui.table.outcome.decks import FinalDeck
from scrapdesk.ui.table.outcome.facts import Facts, Rule, rows_of
from scrapdesk.ui.table.outcome.graph import Graph
from scrapdesk.ui.table.outcome.luck import LuckScene
from scrapdesk.ui.table.sitting import Sitting, all_alike
from scrapdesk.ui.table.telling import NamedMatch, Teller
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.portraits import Faces


class Ways(NamedTuple):
    """Where it goes on from the end."""

    again: Callable[[], None]
    turned: Callable[[], None] | None
    """The same with the seats changed; None where that changes nothing."""
    leave: Callable[[], None]
    watch: Callable[[int], None]
    """Watches it again from a ply on."""
    record: Callable[[], Record]


def seats_changed(sitting: Sitting, once_more: Callable[[int], None]) -> Callable[[], None] | None:
    """The way to the same game with everybody one seat on; None where that changes nothing."""
    return None if all_alike(sitting) else lambda: once_more(-1)


class EndedGame:
    """What is kept of a game that has ended, taken when it ended. Keeping it touches nothing of the table, so that can
    be done beside the window."""

    def __init__(self, context: AppContext, sitting: Sitting) -> None:
        self._storage, self._record = context.storage, sitting.record()
        self._outcome, self._when, self._luck = sitting.match.outcome, now(), _luck_of(sitting)
        self._told = context.texts.sentence(self._outcome.reason) if self._outcome is not None else ""
        self.kept = False
        """Whether it is on the disk."""

    def keep(self) -> None:
        if self._outcome is None:
            return
        name = self._storage.finished.keep(self._record, self._when)
        found = result_of(self._record, self._outcome, self._told, name, self._when)
        history = self._storage.history
        history.save(added(history.value, replace(found, luck=self._luck)))
        self.kept = True


def _luck_of(sitting: Sitting) -> tuple[int, ...]:
    """How lucky every seat was, for the statistics."""
    audit = sitting.match.audit()
    shares = standing(audit.happened, len(sitting.players)) if audit is not None else ()
    return tuple(share or UNMEASURED for share in shares)


class EndScene(Overlay):
    width = 1500

    def __init__(self, context: AppContext, teller: Teller, outcome: Outcome, ways: Ways, game_id: str = "") -> None:
        self._ways = ways
        self._played, self._audit = teller.played, teller.played.match.audit()
        super().__init__(context, teller.headline(outcome), self._all_answers(context, ways))
        texts, played = context.texts, teller.played
        self._reason = Label(context, teller.reason(outcome), BODY)
        self._outcome = outcome
        self._rows = [
            (Label(context, name, SUBTITLE, plain=True), Label(context, points, LABEL, "muted", align=RIGHT))
            for name, points in teller.standing(outcome)
        ]
        self._faces = [self._face(seat, outcome) for seat in outcome.order]
        chart = chart_of(played.match, played.table.ledger)
        self._graph = Graph(context, chart, played.names, self._colours()) if chart is not None else None
        self._closer = self._looks_closer(context, chart)
        self._facts = Facts(context, played.names, rows_of(context, played))
        told = played.table.ledger.retold(played.match.entries(None), played.names)
        self._retold = [Label(context, texts.sentence(line), BODY) for line in told]
        self._decks = self._laid_out(context, played)
        self._notes = [Label(context, words, META, "muted") for words in self._small_print(context, played, game_id)]
        self._lessons = self._ways_back(context, played)
        words = texts("This is where the game turned against you. Go back and try something else, as practice:")
        self._lesson_words = Label(context, words, BODY)
        self._lines = [Rule(context) for _ in range(4)]

    def _face(self, seat: Seat, outcome: Outcome) -> Faces:
        """A companion's, as they take it; nothing for a person."""
        company = self.context.company[seat : seat + 1]
        drawn = len(outcome.winners) == len(outcome.ranks)
        mood = "plain" if drawn else "glad" if seat in outcome.winners else "sad"
        return Faces(self.context, [guest for guest in company if guest.companion is not None], mood)

    def _colours(self) -> Sequence[Colour]:
        match = self._played.match
        return self.context.faces[match.rules.info.id].colours(match.view(None))

    # -- what can be done -------------------------------------------------------------------------------

    def _all_answers(self, context: AppContext, ways: Ways) -> list[DialogAnswer]:
        texts = context.texts
        swap = [DialogAnswer(texts("Swap sides"), ways.turned, "swap")] if ways.turned is not None else []
        return [
            DialogAnswer(texts("Rematch"), ways.again, "redo", primary=True),
            *swap,
            DialogAnswer(texts("Back to the desk"), ways.leave, "home"),
            DialogAnswer(texts("Back"), nothing, "undo"),
        ]

    def _looks_closer(self, context: AppContext, chart: Chart | None) -> list[Button]:
        """What can be seen of the game besides, at the head of the page, and the move that changed most."""
        texts, rule = context.texts, self._outcome.rule
        game = self._played.match.rules.info.id

        def button(words: str, act: Callable[[], None], icon: str) -> Button:
            return Button(context, words, act, icon, small=True, region="answers")

        at = None if chart is None else steepest(chart, self._played.table.ledger)
        most = []
        if chart is not None and at is not None:
            words, before = texts("Watch the biggest change: move {n}", n=chart.numbers[at]), chart.plies[at - 1]
            most = [button(words, lambda: self._ways.watch(before), "eye")]
        luck = [button(texts("Luck"), self.show_luck, "dice")] if self._audit is not None else []
        return [
            button(texts("Watch the replay"), lambda: self._ways.watch(0), "replay"),
            *most,
            *luck,
            button(texts("Save as a file"), self.export, "save"),
            button(texts("Rule {rule}", rule=rule), lambda: context.open_rules(game, rule), "rulebook"),
        ]

    def show_luck(self) -> None:
        """All luck of the game, checked."""
        if self._audit is not None:
            self.context.scenes.push(LuckScene(self.context, self._played, self._audit))

    def shortcut(self, event: KeyDown) -> bool:
        if self.context.keys.means(event, "luck"):
            self.show_luck()
            return True
        return super().shortcut(event)

    def export(self) -> None:
        record = self._ways.record()
        write_file(self, record_name(record), text_of(record))

    def _ways_back(self, context: AppContext, played: NamedMatch) -> list[Button]:
        """The places where it turned against a person who has lost."""
        record, texts = self._ways.record(), context.texts
        return [
            Button(
                context,
                texts("Before move {n}", n=moment.move),
                partial(self._go_back, record, moment.ply),
                "branch",
                small=True,
                region="answers",
            )
            for moment in lessons_of(played, players_of(record))
        ]

    def _go_back(self, record: Record, ply: int) -> None:
        self.context.open_table(practice_from(record, ply), leaving=self._ways.leave)

    # -- what is shown ----------------------------------------------------------------------------------

    @staticmethod
    def _laid_out(context: AppContext, played: NamedMatch) -> list[FinalDeck]:
        """Everybody's deck, in games where decks are built."""
        match, ledger, texts = played.match, played.table.ledger, context.texts
        look = context.look_for(match.rules.info.id, len(played.names), played.table)
        if look is None:
            return []
        found = []
        for seat, name in enumerate(played.names):
            cards = deck_of(match, ledger, seat)
            size = sum(count for _, count in cards)
            if cards:
                head = texts.count(size, "{name}'s deck: {n} card", "{name}'s deck: {n} cards", name=name)
                found.append(FinalDeck(context, look, match.view(seat), seat, head, cards))
        return found

    @staticmethod
    def _small_print(context: AppContext, played: NamedMatch, game_id: str) -> list[str]:
        """How long it was, and what its luck was made of: typed at a new game, it falls the same way."""
        texts, match = context.texts, played.match
        moves = sum(entry.actor != CHANCE for entry in match.entries(None))
        ledger = played.table.ledger
        period = ledger.moment(match.view(None))
        words = texts.count(moves, "{n} move in all", "{n} moves in all, counting every choice")
        if period and ledger.period is not None:
            words = texts("{moves}; {period} {n}", moves=words, period=texts.line(ledger.period).lower(), n=period)
        practice = [texts("Practice game: it doesn't count towards your statistics.")] if match.practice else []
        again = texts("Game ID {id}: enter it in New game to replay this deal.", id=game_id)
        key = context.keys.called("luck", texts)
        luck = texts("Seed {seed}. Press {key} to check the luck in this game.", seed=match.seed, key=key)
        return [f"{words}.", luck, *practice, *([again] if game_id else [])]

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        px = self.context.view.px
        bottom = self._reason.place(left, top, width) + px(10)
        closer = pygame.Rect(left, bottom, width, 0)
        bottom = stacked(self.context, self._closer, closer, from_bottom=False) + px(18)
        widgets: list[Widget] = [self._reason, *self._closer]
        side = self.context.writer.line_height(SUBTITLE)
        indent = max((face.width_for(side) for face in self._faces), default=0)
        indent += px(12) if indent else 0
        for face, (name, points) in zip(self._faces, self._rows, strict=True):
            room = width // 3
            face.place(left, bottom, side)
            widgets.append(face)
            low = name.place(left + indent, bottom, width - room - indent)
            points.place(left + width - room, bottom + px(4), room)
            bottom = max(low, points.rect.bottom) + px(6)
            widgets += [name, points]
        places = (self._place_course, self._place_lessons, self._place_decks, self._place_notes)
        for line, place in zip(self._lines, places, strict=True):
            found, low = place(left, line.place(left, bottom, width), width)
            if found:
                widgets += [line, *found]
                bottom = low
        return widgets, bottom

    def _place_course(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        """The graph, and what everybody did."""
        found: list[Widget] = []
        if self._graph is not None:
            top = self._graph.place(left, top, width) + self.context.view.px(16)
            found.append(self._graph)
        facts, bottom = self._facts.place(left, top, width)
        for line in self._retold:
            bottom = line.place(left, bottom + self.context.view.px(6), width)
        return [*found, *facts, *self._retold], bottom

    def _place_lessons(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        """The words, and the ways back in as many rows as they need."""
        if not self._lessons:
            return [], top
        gap = self.context.view.px(12)
        x, y = left, self._lesson_words.place(left, top, width) + gap
        low = y
        for button in self._lessons:
            wide = min(width, button.natural_width())
            if x > left and x + wide > left + width:
                x, y = left, low + gap
            low = button.place(x, y, wide)
            x += wide + gap
        return [self._lesson_words, *self._lessons], low

    def _place_decks(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        for deck in self._decks:
            top = deck.place(left, top, width) + self.context.view.px(6)
        return [*self._decks], top

    def _place_notes(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        for note in self._notes:
            top = note.place(left, top, width) + self.context.view.px(6)
        return [*self._notes], top

    def art_came(self) -> None:
        super().art_came()
        for deck in self._decks:
            deck.pictures_came()
