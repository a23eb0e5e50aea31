"""What lies still and is written on Scarper's table: whose turn, morale, who is ahead where, what a point buys there.

Everything is told from the view; what charges would bring it asks the rules. Must not know pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.words import Line, say
from scrapdesk.games.scarper import targets as at
from scrapdesk.games.scarper.cards import FIRST_YEAR, Deck
from scrapdesk.games.scarper.retold import Reckoning, Throw
from scrapdesk.games.scarper.state import ROUNDS, VICTORY, Phase
from scrapdesk.games.scarper.table import rethinks
from scrapdesk.games.scarper.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scarper.decision import AssaultWeighed, Decision, assaults, certain, weighed
from scrapdesk.ui.faces.scarper.forecast import ChargeForecast
from scrapdesk.ui.faces.scarper.form import PointsForm
from scrapdesk.ui.faces.scarper.ground import CELL, WIDE, BattleGround
from scrapdesk.ui.faces.scarper.paint import (
    BOLD,
    FADED,
    INK,
    LETTERS,
    MUTED,
    NAMES,
    PAPER,
    SERIF,
    SHORT,
    SIDES,
    TEXT,
    filled,
    shade,
    words,
)
from scrapdesk.ui.faces.scarper.retold import Retold
from scrapdesk.ui.faces.scarper.settled import STRIP_HIGH, TALL
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture

YEARS: Final = (
    say("{year}, first year of five"),
    say("{year}, second year of five"),
    say("{year}, third year of five"),
    say("{year}, fourth year of five"),
    say("{year}, last year of five"),
)
DOING: Final = {
    Phase.KEEP: say("{side} to choose a mission"),
    Phase.TURN: say("{side} to play a card"),
    Phase.SPEND: say("{side} to spend points"),
    Phase.CHOOSE: say("{side} to carry out an event"),
}
TRACKS: Final[tuple[tuple[str, Line], ...]] = (("propaganda", say("Propaganda")), ("economy", say("Economy")))


RIVAL_COUNT: Final = 1.14
"""Where it is told how many cards the other side has, beside them."""
MARK_BOX: Final = (0.0, 0.1, 0.058, 0.8)
CELLS_BOX: Final = (0.0862, 0, 0.9138, 1)
"""Of the row of a side on a track: where its mark lies, and where its squares do."""
PILES: Final = ((-0.17, MUTED, 1.6), (1.25, FADED, 2.8))
"""How low it is told what a pile is, in what colour, and how wide that may be: on the wood, and on the sheet."""
BUSY: Final = (Phase.SPEND, Phase.CHOOSE, Phase.ROLL)
"""While the card that was played last lies apart from the others."""


class Signs:
    """Ornaments and inscriptions of a table. `near` is the side whose hand is seen."""

    def __init__(
        self,
        view: View,
        texts: Texts,
        near: Seat,
        pointed: Sequence[Target] = (),
        waits: bool = False,
        left: Seat | None = None,
        deck: Deck | None = None,
        means: Target = "",
    ) -> None:
        """`waits`: all points are laid out, and count only when that is agreed to. `left`: whose side is at the left of
        the map, where that is not the near one. `deck` is that of the table, for whoever wants to read a mission that
        is shown. `means`: what is carried, or was pointed at first."""
        self.view, self.texts, self.near, self.pointed, self.waits = view, texts, near, tuple(pointed), waits
        self.far: Seat = 1 - near
        self.left: Seat = near if left is None else left
        self.means, self.deck = means, deck
        self.columned = False
        """Whether the tracks lie beside the table, and the piles on the sheet for points."""
        self.tall = False
        """Whether the strip of morale is taller, as while something is settled."""
        self.portraits: Callable[[int, str], Picture | None] = lambda seat, mood: None
        """The face of a companion at a seat; None where nobody with a face sits."""
        field = None if certain(means) else weighed(view, pointed, near)
        assault = field is not None and assaults(view, means)
        self._ground = BattleGround(view, texts, near, self.left, field, assault)
        self._forecast = ChargeForecast(view, texts, near)
        self._decision: Decision | AssaultWeighed | None = None
        if field is not None:
            weighs = AssaultWeighed if assault else Decision
            self._decision = weighs(view, texts, near, field, self.left)
        self._retold = Retold(view, texts, self.left, deck)

    @cached_property
    def all_ornaments(self) -> tuple[Ornament, ...]:
        return tuple(self.ornaments())

    @cached_property
    def all_inscriptions(self) -> tuple[Inscription, ...]:
        return tuple(self.inscriptions())

    # -- the sheet in the column -----------------------------------------------------------------------------------

    @property
    def weighed(self) -> tuple[Line, Line] | None:
        """What is weighed and what it costs, where the sheet tells of one battlefield."""
        if self._decision is None or self._retold.tells:
            return None
        return self._decision.title(), self._decision.price()

    @property
    def settles(self) -> bool:
        """Whether the sheet tells what a year has brought."""
        return isinstance(self.view.retold, Reckoning)

    @property
    def sheet_high(self) -> float:
        """How high the sheet is; 0 where there is nothing to tell."""
        return self._retold.high if self._retold.tells else (self._decision or self._forecast).high

    @cached_property
    def sheet_ornaments(self) -> tuple[Ornament, ...]:
        return tuple(self._retold.on_sheet() if self._retold.tells else (self._decision or self._forecast).ornaments())

    @cached_property
    def sheet_inscriptions(self) -> tuple[Inscription, ...]:
        if self._retold.tells:
            return tuple(self._retold.said_on_sheet())
        return tuple((self._decision or self._forecast).inscriptions())

    # -- pictures ------------------------------------------------------------------------------------------------

    def ornaments(self) -> Iterator[Ornament]:
        yield from self._morale_pictures()
        yield from self._ground.ornaments()
        if self._decision is not None:
            yield from self._decision.pencil()
        yield from self._track_pictures()
        if self._chooses:
            yield Ornament(picture("scarper/envelope", open="yes", tall="yes"), at.kept_slot(self.near))
        if self.view.phase is not Phase.OVER:
            yield from self._enemy()
        yield from PointsForm(self.view, self.texts, self.near, self.columned).ornaments()
        if self.view.phase is Phase.SPEND:
            yield Ornament(picture("scarper/in-play"), at.IN_PLAY, grow=1.07)
        self._retold.tall = self.tall
        yield from self._retold.ornaments()

    def _enemy(self) -> Iterator[Ornament]:
        """Who plays against the near side, before their cards."""
        yield Ornament(picture("scarper/icon-mark-" + LETTERS[self.far]), "enemy", box=(0, 0.08, 0.577, 0.833))
        face = self.portraits(self.far, "plain")
        if face is not None:
            yield Ornament(face, "enemy", box=(-1.0, -0.13, 0.885, 1.27))

    @property
    def _chooses(self) -> bool:
        """Whether the envelope of the near side is still empty."""
        view = self.view
        if rethinks(view) and view.turn == view.seat == self.near:
            return True
        return not view.chosen[self.near] and view.phase is not Phase.OVER

    def _morale_pictures(self) -> Iterator[Ornament]:
        high = TALL if self.tall else STRIP_HIGH
        yield Ornament(picture("scarper/paper", short=f"{high:g}"), "morale")
        cells = (0.1181, self._y(17, 66), 0.7638, 30 / high)
        yield Ornament(picture("scarper/morale", left=LETTERS[self.left]), "morale", box=cells)
        for side, x in ((self.left, 0.012), (1 - self.left, 0.9643)):
            mark = picture("scarper/icon-mark-" + LETTERS[side])
            yield Ornament(mark, "morale", box=(x, self._y(11, 22), 0.0237, 32.1 / high))

    def _y(self, usual: float, tall: float) -> float:
        """How low something is on the strip of morale, as a part of it."""
        return tall / TALL if self.tall else usual / STRIP_HIGH

    def _track_pictures(self) -> Iterator[Ornament]:
        yield Ornament(picture("scarper/paper", short="98"), "tracks")
        for track, _ in TRACKS:
            yield Ornament(picture(f"scarper/icon-{track}", g="#D6C08A"), f"trackicon:{track}")
            for side in (0, 1):
                row, value = at.row_slot(track, side), self._values(track)[side]
                yield Ornament(picture("scarper/icon-mark-" + LETTERS[side]), row, box=MARK_BOX)
                cells = picture("scarper/track", side=LETTERS[side], value=str(value))
                yield Ornament(cells, row, box=CELLS_BOX)

    def _values(self, track: str) -> tuple[int, int]:
        return self.view.propaganda if track == "propaganda" else self.view.economy

    # -- words ---------------------------------------------------------------------------------------------------

    def inscriptions(self) -> Iterator[Inscription]:
        yield from self._head()
        yield from self._morale()
        yield from self._ground.inscriptions()
        if self._decision is not None:
            yield from self._decision.on_map()
        yield from self._tracks()
        yield from self._piles()
        form = PointsForm(self.view, self.texts, self.near, self.columned)
        yield from form.inscriptions(self.waits, self.means, self.deck, self._decision is not None)
        self._retold.tall = self.tall
        yield from self._retold.inscriptions()

    def _head(self) -> Iterator[Inscription]:
        """One line: the game and its year, what is going on, how many cards the other side has."""
        view, texts = self.view, self.texts
        year = YEARS[min(view.year.number - FIRST_YEAR, len(YEARS) - 1)]
        yield words("Scarper", "title", 0, 0.5, 31, PAPER, align=0.0, face=SERIF)
        yield words(texts.line(filled(year, year=view.year.number)), "turn", 0, 0.56, 20, MUTED, align=0.0)
        yield words(self._now(), "head", 0.5 if self.columned else 0.51, 0.5, 25, TEXT, face=BOLD, width=0.4)
        if view.phase is not Phase.OVER and not isinstance(view.retold, Reckoning):
            held, slot = view.hand_sizes[self.far], at.hand_slot(self.far)
            yield words(str(held), slot, RIVAL_COUNT, 0.5, 20, TEXT, align=0.0, face=BOLD)

    def _now(self) -> str:
        view, texts = self.view, self.texts
        if isinstance(view.retold, Reckoning):
            return texts("{year} is over: scoring", year=view.year.number)
        if view.phase is Phase.OVER:
            return texts("The war is over")
        if view.turn is None or view.turn == CHANCE:
            return texts("Round {n} of {all}", n=min(view.turns // 2 + 1, ROUNDS), all=ROUNDS)
        doing = DOING.get(view.phase, DOING[Phase.TURN])
        told = texts.line(filled(doing, side=texts.line(NAMES[view.turn])))
        if self.waits:
            told = texts("{side} to confirm", side=texts.line(NAMES[self.near]))
        if view.phase is Phase.KEEP:
            return told
        return texts("Round {n} of {all}: {doing}", n=min(view.turns // 2 + 1, ROUNDS), all=ROUNDS, doing=told)

    def _morale(self) -> Iterator[Inscription]:
        texts = self.texts
        for side, x, align in ((self.left, 0.042, 0.0), (1 - self.left, 0.958, 1.0)):
            name = texts.line(SHORT[side])
            yield words(name, "morale", x, self._y(27, 38), 24, SIDES[side], align=align, face=SERIF, width=0.08)
        for side, x, align in ((self.left, 0.012, 0.0), (1 - self.left, 0.988, 1.0)):
            note, y = self._standing(side), self._y(61, 80)
            yield words(note, "morale", x, y, 18, SIDES[side], align=align, width=0.108, face=BOLD)
        for number in (-VICTORY, -10, -5, 5, 10, VICTORY):
            yield words(str(abs(number)), "morale", 0.5 + number * CELL / WIDE, self._y(61, 113), 18, INK, face=BOLD)
        yield words(texts("Morale"), "morale", 0.5, self._y(61, 113), 19, INK, face=SERIF, width=0.1)

    def _standing(self, side: Seat) -> str:
        """What this year would bring a side if it ended now; where it is settled, how far that side is ahead. Until
        then the flag itself bears that."""
        sign = 1 - 2 * side
        if self._stands:
            gain = self.view.score.total * sign
            return self.texts("+{n} at year's end", n=gain) if gain > 0 else ""
        lead = self.view.morale * sign
        return self.texts("{n} ahead", n=lead) if lead > 0 else ""

    @property
    def _stands(self) -> bool:
        """Whether it is told what the year would bring as things lie now."""
        return self.view.phase is not Phase.OVER and not isinstance(self.view.retold, Reckoning)

    def _tracks(self) -> Iterator[Inscription]:
        score, texts = self.view.score, self.texts
        for (track, name), value in zip(TRACKS, (score.propaganda, score.economy), strict=True):
            yield words(texts.line(name), f"trackname:{track}", 0.0, 0.5, 23, INK, align=0.0, face=SERIF)
            if value and not isinstance(self.view.retold, Reckoning):
                whose, n = texts.line(SHORT[value < 0]), abs(value)
                told = texts("{side} +{n}", side=whose, n=n)
                if self.columned:
                    told = texts("{side} +{n} at year's end", side=whose, n=n)
                width, slot = 1.2 if self.columned else 1.0, f"tracknote:{track}"
                yield words(told, slot, 0.985, 0.5, 18, shade(value), align=1.0, width=width, face=BOLD)
            for side in (0, 1):
                now = self._values(track)[side]
                for number in range(7):
                    if number != now:
                        yield words(str(number), at.track_slot(track, side, number), 0.5, 0.5, 18, FADED)

    def _piles(self) -> Iterator[Inscription]:
        texts, view = self.texts, self.view
        if self._chooses:
            yield words(texts("Mission"), at.kept_slot(self.near), 0.5, 0.55, 21, FADED, width=0.86, face=SERIF)
        if isinstance(view.retold, Reckoning) or view.phase in (Phase.OVER, Phase.DEAL, Phase.BRIEF, Phase.KEEP):
            return
        if isinstance(view.retold, Throw) and self.columned:  # dice lie there
            return
        piled = len(view.played) - (view.phase in BUSY and view.card in view.played)
        offered = at.offer_slot(self.near)
        y, paint, width = PILES[self.columned]
        if piled:
            yield words(texts("Played {n}", n=piled), at.PLAYED, 0.5, y, 18, paint, width=width)
        if not self._chooses:
            yield words(texts("Unused"), offered, 0.5, y, 18, paint, width=width)
