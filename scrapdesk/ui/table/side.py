"""What stands beside a board: whose turn it is, the log, what is said, and the field for typed moves.

Owns what is said when no part of the table has more to say, and where the words lie. How they share the column with
the log, the Column knows; where the map itself has room for them, the Aside.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from scrapdesk.ai.coach import Hint
from scrapdesk.core.refusal import Refusal
from scrapdesk.core.seats import Seat
from scrapdesk.core.table import is_hand
from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.paint.type.styles import BODY, META, NOTE, SUBTITLE
from scrapdesk.ui.table.aside import Aside, has_rooms
from scrapdesk.ui.table.coaching import coach_words
from scrapdesk.ui.table.column import Column
from scrapdesk.ui.table.crown import Crown
from scrapdesk.ui.table.headline import HeadLine
from scrapdesk.ui.table.mooring import Mooring
from scrapdesk.ui.table.papers import Papers
from scrapdesk.ui.table.part import Words
from scrapdesk.ui.table.pointed import about_drop, about_here, against_drop
from scrapdesk.ui.table.story import Story
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.label import Label

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable
    from scrapdesk.ui.table.moment import PastMoment

MOST_MOVES = 4


class Side:
    left_over: Callable[[pygame.Rect], object] | None = None
    """What stands in the room that all else below the words has left."""
    lags = False  # whether something else is shown than is said: it is said before the end of the turn
    on_stage: Seat | None = None
    """Whose thing is on the stage: it may be another's than the last move was."""

    def __init__(self, table: BoardTable) -> None:
        self._table, self._context = table, table.context
        context, texts = table.context, table.context.texts
        self.papers = Papers(table)
        self.mooring = Mooring(table)
        self.head = HeadLine(table, self._pull)
        self.story = Story(table)
        self.log = self.story.log
        self.headline = Label(context, "", SUBTITLE)
        self.words = Label(context, "", BODY, "text")
        self.rule = Label(context, "", META, "muted")
        self.field = TextField(
            context,
            texts("A move in notation"),
            texts("type a move"),
            changed=lambda text: None,
            entered=self._enter_text,
            region="moves",
            opener="type",
            style=NOTE,
        )
        self.aside: Aside | None = None
        self.column = self._make_column()
        self._crown = Crown(table, self.column)
        self.moves_over: Callable[[], None] = self.lay_out_anew
        """Called when the map has room for the words elsewhere."""
        self.head.name_drawer(False)
        self.panels: list[pygame.Rect] = []
        self.how: Callable[[], str] = lambda: ""
        """How a move is made now, where that is not as usual."""
        self.told: Callable[[str], None] = lambda head: None
        """Called when something else is said; "" where that is nothing."""
        self.below: list[Callable[[pygame.Rect], pygame.Rect]] = []
        """What else stands below the words: each is told which room is left there, and says what it leaves."""
        self.filled: Callable[[], bool] = lambda: False
        """Whether a picture stands below the words, in the place of the story where that is short of room."""
        self.moment: PastMoment | None = None

    def _make_column(self) -> Column:
        """Beside the table, or in the rooms of its map, where it has such rooms."""
        look, told = self._table.look, (self.headline, self.words, self.rule)
        if has_rooms(self._table.stage.layout.slots):
            self.headline.tone = "highlight"
            self.aside = Aside(self._context, told, self.field, self._table.stage)
            return self.aside
        column = Column(self._context, told, self.field)
        column.drawer, column.narrow = look.narrow or look.folds, look.narrow
        column.last_row = lambda: self.story.last.height - self._context.view.px(4)
        column.berth, column.bar = self.mooring.berth, self.mooring.bar
        return column

    @property
    def widgets(self) -> list[Widget]:
        return [*self.head.widgets, *self.story.widgets, self.headline, self.words, self.rule, self.field]

    def _enter_text(self, text: str) -> None:
        if text.strip() and self._table.play_text(text):
            self.field.write("")
            self._table.focus(self._table.stage)  # where the next keys are meant, as after every other move

    def _pull(self) -> None:
        """The drawer of the log is opened, or closed."""
        self.column.open = not self.column.open
        self.head.name_drawer(self.column.open)
        self.lay_out_anew()

    # -- what is said -----------------------------------------------------------------------------------

    @property
    def misplaced(self) -> bool:
        """Whether the map has its room for what is said elsewhere by now, as when the last of several phases in a row
        has been shown."""
        return self.aside is not None and self.aside.moved and bool(self.panels)

    def explain(self) -> None:
        """What to do now, or what was pointed at."""
        table, self.lags = self._table, False
        if self.misplaced:
            self.moves_over()
        for part in table.parts:
            part.explain()
        self.head.show(self.whose_turn(), self.column.inside(self.column.log), self._folds)
        said = next((words for part in table.parts if (words := part.words()) is not None), None)
        self.tell(*(self._usual() if said is None else said))

    def _usual(self) -> Words:
        texts, hand, shown = self._context.texts, self._table.stage.hand, self._table.stage.show.cue
        moves = hand.moves()
        if shown is not None and shown.words:
            return Words(texts("What's happening"), shown.words)
        asked = self._table.sitting.person_asked is not None
        there = asked and self.mooring.berth() is not None and not self.how()
        question, told = self._table.look.asks(hand.view) if there else ("", "")
        if hand.pointed and moves and question:
            return Words(question, told or (self._table.moves.words_for(moves[0]) if len(moves) == 1 else ""))
        if hand.pointed and moves:
            head = texts("Choose a move") if len(moves) > 1 else texts("Your choice")
            words = "\n".join(self._table.moves.words_for(move) for move in moves[:MOST_MOVES])
            left = len(moves) - MOST_MOVES
            more = texts.count(left, "and {n} more", "and {n} more") if left > 0 else ""
            return Words(head, f"{words}\n{more}".strip())
        move = asked and not self.head.names_nobody
        return Words(question or (texts("Your move") if move else self.whose_turn()), told or self._how())

    def _how(self) -> str:
        texts, sitting = self._context.texts, self._table.sitting
        if words := self.how():
            return words
        if sitting.match.outcome is not None:
            return self._table.teller.reason(sitting.match.outcome)
        if sitting.person_asked is None:
            key = self._context.keys.called("hurry", texts)
            return texts("Press {key} to skip ahead.", key=key) if key else ""
        return self._table.look.task(self._table.stage.hand.view)

    def whose_turn(self) -> str:
        texts, sitting, shown = self._context.texts, self._table.sitting, self._table.stage.show.cue
        if self._table.stage.hand.looking is not None:
            return texts("Looking back")
        doing = None if shown is None else shown.actor if self.on_stage is None else self.on_stage
        if doing is not None:
            if sitting.humans == (doing,):
                return texts("Your turn")
            return texts("{name} is playing", name=sitting.names[doing])
        seat = sitting.match.to_act
        if seat is None:
            return texts("The game is over")
        if seat not in sitting.humans:
            return texts("{name} is thinking", name=sitting.names[seat])
        alone, name = len(sitting.humans) == 1, sitting.names[seat]
        if self._table.look.gathered:
            return texts("All of you decide")
        if self._table.look.manner(self._table.stage.hand.view).out_of_turn:
            return texts("Your decision") if alone else texts("{name}, your decision", name=name)
        return texts("Your turn") if alone else texts("{name}, your turn", name=name)

    def tell(self, head: str, words: str, rule: str = "") -> None:
        with self._table.damage.waiting(self._table.stage.still.lags):  # the table itself goes first
            self.headline.text, self.words.text = head, words
            self.rule.text = self._context.texts("Rule {rule}", rule=rule) if rule else ""
            _set_out(self, self._table)
        self.told(head)

    def tell_hints(self, hints: Sequence[Hint]) -> None:
        """The coach: the best three, each with what it promises and why."""
        texts, believed = self._context.texts, self._table.sitting.believed
        self.tell(texts("The coach"), coach_words(hints, believed, self._table.moves.words_for, texts))
        self._table.stage.advise([hint.move for hint in hints])

    def about_piece(self, pos: Point) -> None:
        """What lies at a point of the table."""
        table, sprite = self._table, self._table.stage.cast.at(*pos)
        hand, told = table.stage.hand, None
        own = sprite is not None and is_hand(sprite.piece.slot) and sprite.piece.owner == table.sitting.person_asked
        shut = own and sprite is not None and not sprite.piece.face_up and bool(self.how())  # how it is opened matters
        if sprite is not None and not shut and not hand.waits and table.state != "looking back":
            told = about_here(sprite.piece, table.look, hand, table.sitting.match, table.moves.words_for)
        if told is None:
            self.explain()
        else:
            _tell_once(self, told)

    def about_drop(self) -> None:
        """What dropping here would do."""
        stage, moves = self._table.stage, self._table.stage.preview_here()
        if moves and not self.column.lone:  # what has the column to itself tells it, and is not pushed away
            words_for = self._table.moves.words_for
            _tell_once(self, about_drop(moves, self._table.look, stage.hand, words_for, self._context.texts))

    def against_drop(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.tell(*against_drop(refusal, self._context.texts))

    # -- where it stands --------------------------------------------------------------------------------

    def type_move(self) -> None:
        """The field is wanted."""
        self._table.ring_shown = self.field.visible = True
        self._table.focus(self.field)
        if self.aside is not None and self.panels != self.column.panels:
            self.moves_over()
        self.place_words()

    def lay_out(self) -> None:
        """Anew for this window, beside the table, or where the table leaves room."""
        if self.aside is not None:
            self._table.stage.arrange(pygame.Rect((0, 0), self._context.view.size))
        else:
            self._crown.share(self._lay_column)
            self.mooring.spread_table(self.column.left)
        self._lay_column()
        self._fill_column()

    def lay_out_anew(self) -> None:
        """The column is shared in another way, and the table lies as it lay."""
        self._lay_column()
        self._crown.place()
        self._fill_column()
        self._table.damage.add_all()

    def _lay_column(self) -> None:
        view, (wide, high) = self._context.view, self._table.stage.layout.size
        self.column.spare = view.width - round(view.height * wide / high)
        self.column.lay_out(self._table.menu, self.head.high)
        if self.aside is not None:
            self.papers.spread(self._table.stage.rect)
            self.aside.besides = self._table.passing.wanted
            self._table.stage.spares = self.aside.rooms
            self._table.passing.tip_changed = self._tip_comes

    def _tip_comes(self) -> None:
        """A tip has come, or gone: it stands in what is left below the words."""
        self.place_words()
        self._table.damage.add(self.column.words)

    def _fill_column(self) -> None:
        column = self.column
        self._take_column()
        self.field.visible = column.takes_moves
        if self.aside is not None:
            self.head.stand_at(self.aside.strip)
        if not column.tight:
            self.story.place(self.column)
        self.place_words()
        self.head.place(self.column.inside(column.log), self._folds)

    @property
    def _folds(self) -> bool:
        """Whether the log is a drawer."""
        return self.column.drawer or self.column.tight

    def _take_column(self) -> None:
        self.panels = [self.column.log, self.column.words]
        self._table.zoom.lie(self.column.shows, self.column.gives_way, self.column.beside)
        px = self._context.view.px
        toasts = (self.column.log if self.aside is None else self.column.words).inflate(-px(16), -px(16))
        self._table.passing.room = toasts if self.aside or self._folds else self.head.below(toasts)

    def place_words(self) -> None:
        if len(self.panels) < 2:
            return
        if self.aside is not None:
            self._fit_words()
        elif self.column.tight:
            self._share()
        elif self.panels[1] == self.column.words:  # the field makes way for buttons
            crowded = self.column.foot(self.column.inside(self.panels[1]).width) > 0
            typing = self._table.focused is self.field or bool(self.field.value)
            self.field.visible = self.column.takes_moves and (typing or not crowded)
            self.column.one_frame = not self._context.theme.bolted
            if self.column.floor is not None:
                self.field.visible = self.column.takes_moves and typing
            if self.panels == self.column.panels and self.column.make_room(typing):  # a lesson lays it out itself
                self._take_column()
                self.story.place(self.column)
                self.head.place(self.column.inside(self.column.log), self._folds)
                self._table.damage.add(self.column.log.union(self.column.words))
        self.mooring.settle()
        self.column.place_words(self.panels[1])
        inside = self.column.inside(self.panels[1])
        typed = self.field.visible and not self.column.moored
        foot = self.field.rect.top - self._context.view.px(10) if typed else inside.bottom
        if self.moment is not None:
            foot = self.moment.place(inside.left, foot, inside.width)
        top = max(label.rect.bottom for label in (self.headline, self.words, self.rule)) + self._context.view.px(8)
        room = pygame.Rect(inside.left, top, inside.width, max(0, foot - top))
        for stands in self.below:
            room = stands(room)
        if self.aside is not None:
            room = self._table.passing.beside_tip(room, patient=True)
            self._table.passing.place()
        if self.left_over is not None:
            self.left_over(room)

    def _fit_words(self) -> None:
        """In a room of the map. Moves can be typed there once somebody wants to: nothing else makes way for that."""
        typing = self._table.focused is self.field or bool(self.field.value)
        self.field.visible = self.column.takes_moves and typing
        if self.panels == self.column.panels:
            self.column.make_room(self.field.visible)

    def _share(self, anew: bool = False) -> None:
        """`anew`: a tip or the bar of a wait has come into the column, or gone."""
        column, table = self.column, self._table
        if column.share_out(table.passing.wanted(column.log_room.width), table.focused is self.field) or anew:
            self._take_column()
            table.damage.add(column.panels[0])
            table.tips.share_little(self.log, column.log_room, column.few, self._make_room)

    def _make_room(self) -> None:
        self._share(anew=True)
        self.place_words()


def _set_out(side: Side, table: BoardTable) -> None:
    """Other words stand in the panel: it is laid out and painted anew."""
    _clear(side, table)
    side.place_words()
    table.damage.add(side.panels[1] if len(side.panels) > 1 else side.words.rect)


def _clear(side: Side, table: BoardTable) -> None:
    """The log makes way for what wants the column to itself, and comes back after it."""
    column = side.column
    free = side.aside is None and side.panels == column.panels and not column.open and not column.tight
    lone = free and column.wants_all()
    if lone != column.lone:
        column.lone = lone
        side.head.stand(not lone)
        table.damage.add(column.whole)


def _tell_once(side: Side, told: Words) -> None:
    """What the pointer is over is said once, however often it moves there: saying it paints the column anew."""
    if side.rule.text or told.rule or (side.headline.text, side.words.text) != told[:2]:
        side.tell(*told)
