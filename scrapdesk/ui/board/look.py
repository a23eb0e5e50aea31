"""What the board scene asks of a game's look: which map, which picture for a piece, what lies under it all."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from scrapdesk.core.events import Event
from scrapdesk.core.refusal import Target
from scrapdesk.core.table import Piece
from scrapdesk.core.words import Line, Who
from scrapdesk.ui.board.beats import Beat
from scrapdesk.ui.board.draft import Laying
from scrapdesk.ui.board.motion import Gait
from scrapdesk.ui.board.movesign import MoveSign
from scrapdesk.ui.board.offers import Offers
from scrapdesk.ui.board.slots import Layout
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.opaque import Move, View
from scrapdesk.ui.paint.pictures import Picture
from scrapdesk.ui.paint.theme import Colour

V = TypeVar("V")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Ornament:
    """A picture that lies still on the table: a board, a wheel, a panel's ground."""

    picture: Picture
    slot: Target
    grow: float = 1.0
    """How much larger than its slot it is painted."""
    box: tuple[float, float, float, float] | None = None
    """Left, top, width and height as parts of the slot, where it does not fill the slot."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """Words on a card: left, top, width and height of their room as parts of the card."""

    text: str
    box: tuple[float, float, float, float]
    colour: Colour
    paragraph: bool = False
    """Whether it is broken into lines from the top left of its room."""
    face: str = "serif-bold"
    align: float = 0.5
    """Where one line stands in its room: 0 at the left, 1 at the right."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """A small picture on a card, its room given like that of a Lettering."""

    picture: Picture
    box: tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Inscription:
    """Words on the table: in a slot, at a part of its width and height. `{name}` stands for the name of `seat`."""

    text: str
    slot: Target
    x: float
    y: float
    size: int
    colour: Colour
    align: float = 0.5
    """Which part of the words lies at x: 0 their beginning, 1 their end."""
    width: float = 0.0
    """The part of the slot's width that they may take: they shrink, and are cut at last. 0: as wide as they are."""
    seat: int | None = None
    face: str = "serif-bold"
    counts: bool = False
    """Whether its number counts over to another."""


@dataclass(frozen=True, slots=True)
class Plaque:
    """A player's panel: name, side mark, and a few figures large enough to be read from afar."""

    seat: int
    slot: Target
    badge: Picture
    colour: Colour
    figure: str
    figure_label: str
    turn: str = ""  # words beside their name while it is theirs
    state: str = ""
    """How it stands with them, at the end of the head: what is off the board."""
    state_ends: Target = ""
    """The slot before which these words end; "": at the edge of the panel."""
    face: Picture | None = None
    """Of the companion who plays there, before the side mark."""
    notes: tuple[tuple[Target, str], ...] = ()
    """Words under other slots: `deck:w`, "5 in deck"."""
    name: str = ""
    """What they are called; "": by the name of who plays."""


class MarkSign(NamedTuple):
    """How a thing is marked that asks for a hand, or that one may go to, by a picture of its game."""

    kind: str
    """Which of the game's marks; `RINGED` for a ring as everywhere, "" for no mark at all."""
    grow: float = 1.0
    """How much larger than the thing it is."""


RINGED = "ring"


class Outline(NamedTuple):
    """What of a thing a ring goes round: left, top, width and height as parts of it."""

    left: float = 0.0
    top: float = 0.0
    width: float = 1.0
    height: float = 1.0
    round: bool = False
    """Whether the ring is a circle, as the thing is."""


WHOLE = Outline()


@dataclass(frozen=True, slots=True)
class Keyword:
    """A word that stands for a rule, and what it means in one line."""

    word: str
    help: str


class Manner(NamedTuple):
    """How things are pointed at, and how it is with whoever plays."""

    one_click: bool = False
    """Whether pointing at one thing is enough, where it leaves only one move."""
    calls_out: bool = True
    """Whether things that can be taken up are pointed out while nothing is."""
    shows_goals: bool = False
    """Whether a place is asked for, and nothing has to be taken up before it is pointed at."""
    staged: bool = False
    """Whether what was brought onto the stage is still there while something is asked."""
    out_of_turn: bool = False
    """Whether the person asked only answers to what somebody does in a turn of theirs."""
    bobs: Target | None = None
    """A piece that moves a little where it lies, as if on water."""


class Heading(NamedTuple):
    """How far a game is, for the head of its log: few words each."""

    turn: str = ""
    """Which turn or round; "": how many moves were made."""
    score: str = ""
    """How a match stands that this game belongs to, or what wins."""
    leads: bool = False  # whether the turn stands first: whose it is the table tells itself


class InShort(NamedTuple):
    """A line of the log in a few words, beside its pictures: "b2 to b5", "captures stone". Whoever looks at it is told
    the sentence."""

    line: Line | None = None
    """None: nothing beyond what stands there."""
    gain: str = ""
    """What it brought, at the end of the row: "+1"."""
    gain_paint: Colour | None = None
    """The colour of whose gain it is; None: that of the row."""
    joins: bool = False
    """Whether it belongs to the row before it, of the same move, and has none of its own."""
    below: Line | None = None
    """What stands in a second line of the row, beside whatever else joins it."""
    meanwhile: bool = False
    """Whether it stands there only until something else joins it."""
    folds: bool = False
    """Whether it belongs to the row before it, whatever move that tells of; its own short form then stands at the head
    of that row, if no other does yet, and after what stands there if it joins as well."""
    who: Who | None = None
    """Who does it: named in the second line of a row that tells of somebody else."""
    seal: Picture | None = None
    """What became of it, at the end of the row: the last of a row counts."""


class GameLook(ABC, Generic[V, M]):
    """One game's paint. It sees that game's Views and pieces, never the state."""

    game: ClassVar[str]
    piles: ClassVar[Mapping[str, Line]] = {}
    """What piles are called, by their place or by its kind; `{name}` stands for their owner."""
    sounds: ClassVar[Mapping[str, str]] = {}
    """The sounds of events by their kinds."""
    dims: ClassVar[bool] = True
    """Whether all else is dimmed while a piece looks for its place; not where the whole table is to be weighed then."""
    bars: ClassVar[bool] = True
    """Whether the cards of a hand that can begin nothing now look like it; not where they are to be weighed."""
    answers: ClassVar[Sequence[Sequence[Target]]] = ()
    """The buttons that the keys for answers press: of each key's, the first that is offered."""
    quiet: ClassVar[frozenset[str]] = frozenset()
    """Events that hold nobody up: there is nothing to be seen of them."""
    fuse: ClassVar[tuple[Target, Target]] = ("", "")
    """The button that a burnt fuse presses, and where the fuse lies."""
    narrow: ClassVar[bool] = False
    """Whether the table needs the width: what stands beside it is narrower, and the log is a drawer."""
    airy: ClassVar[bool] = False
    """Whether the rows of its log are large and stand apart: few moves, each told by its pictures."""
    pressed: ClassVar[tuple[str, ...]] = ()
    """How the names of things begin that point at a move and go nowhere: no arrow of the coach begins at them."""
    folds: ClassVar[bool] = False
    """Whether the log is a drawer though what stands beside the table is as wide as ever."""
    weighs: ClassVar[bool] = False
    """Whether it tells what a goal under the pointer would mean while nothing is carried."""
    prints_pointed: ClassVar[bool] = False
    """Whether a piece looks otherwise by what is pointed at: on most tables only what lies still tells it."""
    floats: ClassVar[bool] = False
    """Whether anything bobs on it at all: most tables need not be asked for each change."""
    tick_slot: ClassVar[Target] = ""
    """Where the tick stands when no more can be laid out; "": always on what was laid out last, where it may cover a
    figure that has just changed."""
    gait: ClassVar[Gait] = Gait()
    """How its pieces move."""

    cards_stand: ClassVar[bool] = True
    """Whether only what stands upright is a card, and can be seen large; otherwise whatever lies open can."""
    plain: ClassVar[frozenset[str]] = frozenset()
    """Kinds of pieces that stand upright and yet tell nothing more when they are large."""
    marks_above: ClassVar[bool] = False
    """Whether what marks a goal lies over the pieces: where these fill their places, nothing else would be seen."""
    corners: ClassVar[bool] = True
    """Whether what may be taken has corners laid over it; otherwise only what is aimed at is marked."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.pointed: tuple[Target, ...] = ()
        """What the person at the table has pointed at so far."""
        self.aimed: Target | None = None
        """The legal goal over which a piece is carried; for a look that weighs, also the one that is pointed at."""
        self.note: Callable[[V, M | Laying], str] = lambda view, move: ""
        """What a drop would do, in few words beside what is carried; "": the same words as elsewhere."""
        self.carried: Target | None = None
        """The piece in the air."""
        self.turns = True
        """Whether whoever sits at the table wants it turned, where a game can also be seen from one side always."""
        self.offered: tuple[Target, ...] = ()
        """What may be pointed at next: buttons among it are to be painted."""
        self.character: Callable[[int], str] = lambda seat: ""
        """Who plays a seat, as a companion's name, temperament and a sentence about them; "" for anybody else."""
        self.you: int | None = None
        """The seat of the only person at the table, whom it may call so."""
        self.gathered = False
        """Whether several people are asked at once, by a part of the table that has answers of its own."""
        self.called: Callable[[str], str] = lambda action: ""
        """What the key of an action is called; the table on which it is used sets it."""
        self.portraits: Callable[[int, str], Picture | None] = lambda seat, mood: None
        """The face of the companion at a seat in a mood; None where nobody with a face sits, or nobody is meant."""
        self.marked: Callable[[Target, bool], MarkSign | None] = lambda target, chosen: None
        """How this game marks a thing, pointed at or still to be, where usual marks would hide it; None: as usual."""
        self.soon: Sequence[Ornament] = ()
        """What will lie on the table before long: its pictures are made before it is wanted."""
        self.outline: Callable[[Target], Outline] = lambda target: WHOLE
        """The part of a thing that a ring goes round: not what lies over something else that is to be read."""
        self.offers: Callable[[V, Sequence[M | Laying], tuple[Target, ...]], Offers[M] | None] = (
            lambda view, moves, pointed: None
        )
        """The buttons of an open choice: of these moves, after so much was pointed at."""
        self.panel: Callable[[int, int], Picture | None] = lambda wide, high: None
        """What a panel beside the table is cut from, for a size in design pixels; None: plain plates."""
        self.texts = Texts()
        """The language of all words that it paints; the table on which it is used sets it."""
        self._tell_plainly()

    def _tell_plainly(self) -> None:
        """What the log shows beside its sentences, and which map there is, until a game says more."""
        self.columned = False
        """Whether a column stands beside the table that has room for the wings of a map."""
        self.joins: Callable[[V], Target] = lambda view: ""
        """The panel of the table on which the words stand now, where the map has room for them; "": none."""
        self.joined = False
        """Whether what is said is written on the table now: then it leaves that out in words of its own."""
        self.bears: Callable[[V], Target] = lambda view: ""
        """The place on the table on which what is said beside it is written, where that has room there; "": none."""
        self.asks: Callable[[V], tuple[str, str]] = lambda view: ("", "")
        """What the person is asked, as it is said there: a head, and a sentence; "": the usual ones."""
        self.large = False
        """Whether texts are so large that words need more room than usual; the table on which it is used sets it."""
        self.watched = False
        """Whether the game is watched again: then its whole log is beside the table, and needs more room than words."""
        self.offers_stand = False
        """Whether the buttons of an open choice stand beside the table: then the table has none of its own for them."""
        self.heading: Callable[[V], Heading] = lambda view: Heading()
        """How far the game is."""
        self.signs: Callable[[Event], tuple[Picture, ...]] = lambda event: ()
        """Small pictures beside the line of the log that tells of an event."""
        self.brief: Callable[[Event], InShort | None] = lambda event: None
        """The short form of a line of the log; None: its sentence."""
        self.move_signs: Callable[[V, M], Sequence[MoveSign]] = lambda view, move: ()
        """The card and the piece of a move, beside the line of the coach that speaks of it."""
        self.trail: Callable[[Event], Sequence[Target]] = lambda event: ()
        """The places that stay marked after an event, until somebody moves again."""
        self.replans: Callable[[V], bool] = lambda view: False
        """Whether a view wants another map than the one that was planned last."""
        self.keyed = False
        """Whether the places for choices are buttons like those beside the table, and no sheets that call."""
        self.thumb: Callable[[Event], Picture | None] = lambda event: None
        """The picture that an event is told by in a strip; none for most."""

    @abstractmethod
    def level(self, seat: int | None) -> str:
        """The map, as seen from a seat."""

    def plan(self, layout: Layout, view: V) -> Layout:
        """The map as this game needs it, where its size is chosen before the game."""
        return layout

    @abstractmethod
    def ground(self) -> Picture:
        """What the whole window stands on."""

    @abstractmethod
    def title(self) -> Picture | None:
        """The lettering of the game's name."""

    @abstractmethod
    def face(self, piece: Piece, width: int) -> Picture:
        """The picture of a piece as it lies, face up or face down, for a width in design pixels."""

    def coming(self) -> Sequence[Piece]:
        """What may come to lie on the table, each where it would: its picture is made before it is wanted."""
        return ()

    def prints(self, piece: Piece, width: int) -> Sequence[Lettering | Stamp]:
        """All that is printed on a piece of that width, in the order in which it is laid on."""
        return ()

    @abstractmethod
    def ornaments(self, view: V) -> Sequence[Ornament]:
        """What lies still, in the order in which it is painted."""

    def boxes(self, view: V) -> Sequence[tuple[Target, str]]:
        """Places that are framed and named while they matter: where a choice is laid."""
        return ()

    def inscriptions(self, view: V) -> Sequence[Inscription]:
        """Words that belong to the table itself, such as the letters of its columns."""
        return ()

    @abstractmethod
    def plaques(self, view: V) -> Sequence[Plaque]:
        """The players' panels."""

    @abstractmethod
    def comes_from(self, slot: Target) -> Target | None:
        """From which slot a piece that is new in a slot has come: a hand from its deck, a pile from its hand."""

    def beats(self, event: Event, view: V, by_hand: bool = False) -> Sequence[Beat]:
        """How an event is shown, where it is worth being looked at; `view` is how the table lay before it. `by_hand`:
        a person before the screen has just done it, and need not be told what it was."""
        return ()

    def preview(self, view: V, move: M | Laying) -> str:
        """What a move would bring later on, told while its card is still in the air."""
        return ""

    @abstractmethod
    def words_for(self, piece: Piece, view: V) -> tuple[str, str]:
        """Name and explanation of a piece, for zoom, tooltip and readers."""

    def keywords(self, piece: Piece) -> Sequence[Keyword]:
        """The words of an open card that need an explanation, for the large view."""
        return ()

    def task(self, view: V) -> str:
        """What the person asked is to do, and how it is done on this table."""
        return self.texts("Drag a piece, or click it and then a square. Press Esc to put it back.")

    def turned(self, slot: Target, seat: int = 1) -> Target:
        """The slot of the map on which a slot of the table lies, when the map is seen from another seat."""
        return slot

    def spread(self, view: V) -> Mapping[Target, Target]:
        """Slots whose pieces lie in another slot for now: a pile that is laid out because one of it is to be chosen."""
        return {}

    def manner(self, view: V) -> Manner:
        """How things are pointed at in this position."""
        return Manner()


Look: TypeAlias = GameLook[View, Move]
"""The paint of whatever game is played."""

AnyLook: TypeAlias = GameLook[Any, Any]
"""The same as a face hands it over: it knows its game, and who takes it does not."""
