"""SCOPE after its end: both fronts turned up, with who fell where, what was known since when, and the last shot.

Owns the panel that says what the marks mean, and the part of the table that looks back when a game is over. What
happened the rules' chronicle knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from scrapdesk.core.table import Piece
from scrapdesk.core.words import Line, say
from scrapdesk.games.scope.board import square_name
from scrapdesk.games.scope.cards import KIND_NAMES, KIND_TITLES, OF_SIDE, SNIPER, Side, kind_name
from scrapdesk.games.scope.chronicle import Chronicle, Fall, suspected_since
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.board.sprites import RINGS, Painted
from scrapdesk.ui.faces.scope.lastshot import ended_it, line_of
from scrapdesk.ui.faces.scope.marks import MUTED, SIDE_LINES, WHITE
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.table.looking import LookingBack
from scrapdesk.ui.table.part import Part

if TYPE_CHECKING:
    from scrapdesk.ui.faces.scope.look import ScopeLook
    from scrapdesk.ui.table.board import BoardTable

ROOM: Final = "know"
TOP, STEP, HIGH = 0.15, 0.205, 0.18
WIDE_STEP: Final = 0.24
"""How far the rows are apart where nothing stands below them."""
ROWS: Final[tuple[tuple[str, Line, Line], ...]] = (
    ("fallen", say("Fallen"), say("an empty helmet, and who it was")),
    ("missed", say("Missed"), say("a shot that hit nothing worth points")),
    ("last", say("Last shot"), say("where the last card fell")),
)


FELL: Final[dict[str, Line]] = {
    "sniper": say("the sniper"),
    "decoy": say("the decoy"),
    "officer": say("the officer"),
    "scout": say("the scout"),
    "mortar": say("the mortar"),
    "gun": say("the machine gun"),
    "infantry": say("the infantry"),
    "empty": say("an empty area"),
}


class FinalShot(NamedTuple):
    """A shot that ended the game: whether it was one of the only person's own side, of the other (None: there are more
    people, or none); who shot, by name where a side has one player; whether it took the last sniper."""

    own: bool | None
    who: str
    last: bool


class Retrospect:
    """A game that is over: its chronicle, for how many turns the last to fall had been suspected, and the deed that
    ended it. `elsewhere`: who fell last stands beside the table, and not on its panel."""

    def __init__(self, told: Chronicle, suspected: int, deed: FinalShot | None, elsewhere: bool = False) -> None:
        self.told, self.suspected, self.deed, self.elsewhere = told, suspected, deed, elsewhere


class Aftermath(Part):
    """Looks back once a game is over, and only then."""

    def __init__(self, table: BoardTable, look: ScopeLook) -> None:
        self._table, self._look = table, look
        self._kept: Retrospect | None = None
        """What is to be told, once the game is over."""
        self._drawn: Painted | None = None
        """The way of the last shot, if it was a sniper's."""
        table.stage.hand.opens = self._cleared

    def arrange(self) -> None:
        """Everything lies elsewhere now."""
        self._draw_line()

    def change(self, kind: str) -> None:
        """After an undo it is not over any more."""
        if self._kept is not None and self._table.sitting.match.outcome is None:
            self._kept = None
            self._tell()
            self._table.stage.follow()

    def shown(self) -> None:
        """Not before the last shot has been seen."""
        if self._kept is None and self._table.sitting.match.outcome is not None:
            self._kept = self._looked_back()
            self._table.stage.hand.opens = self._cleared  # whose eyes were borrowed does not matter any longer
            self._table.stage.follow(still=True)
            self._tell()

    def explain(self) -> None:
        """Who looks at an earlier position sees that, and nothing of what came later."""
        self._tell()

    def story(self) -> list[str]:
        """Who fell last, for whoever tells it beside the table."""
        return story(self._kept, self._table.context.texts)

    def told_elsewhere(self, so: bool) -> None:
        """Whether who fell last is told beside the table now."""
        if self._kept is not None and self._kept.elsewhere != so:
            self._kept = Retrospect(self._kept.told, self._kept.suspected, self._kept.deed, so)
            self._tell()

    def suspicion(self) -> list[str]:
        """And how long that had been coming."""
        return [] if self._kept is None else suspicion(self._kept, self._table.context.texts)

    def _cleared(self, pieces: Sequence[Piece]) -> Sequence[Piece]:
        """Both fronts, and nothing that lies on them or beside: where shots were heard does not count any more, and who
        was shot the fronts tell."""
        if self._kept is None or self._looks_back:
            return self._look.unveiled(pieces, cast(View, self._table.stage.hand.view))
        return [piece for piece in pieces if piece.face != "shot" and not piece.slot.startswith("pile:")]

    def _tell(self) -> None:
        told = None if self._looks_back else self._kept
        if told is self._look.after:
            return
        self._look.after = told
        self._table.stage.repaint()
        self._table.stage.lay_out(still=True)
        self._draw_line()

    def _draw_line(self) -> None:
        """To what fell last."""
        if self._drawn is not None:
            self._drawn.kill()
        fall = None if self._look.after is None else self._look.after.told.last
        self._drawn = None if fall is None else line_of(self._table, self._look, fall)
        if self._drawn is not None:
            self._table.stage.sprites.put(self._drawn, RINGS)

    @property
    def _looks_back(self) -> bool:
        """Whether the table is shown as it was before the end."""
        return any(isinstance(part, LookingBack) and part.active for part in self._table.parts)

    def _looked_back(self) -> Retrospect:
        match = self._table.sitting.match

        def view_at(ply: int) -> View:
            return cast(View, match.view(None, ply))

        told = Chronicle(match.entries(None), lambda ply: view_at(ply).turns)
        fall, final = told.last, view_at(match.ply)
        deed = None if fall is None or not ended_it(final, fall) else self._deed(final, fall)
        if fall is None or fall.card != kind_name(SNIPER):
            return Retrospect(told, 0, deed)
        shot = [ply for ply in range(match.ply) if view_at(ply).turns + 1 < fall.turn]
        return Retrospect(told, suspected_since(fall, view_at, reversed(shot)), deed)

    def _deed(self, view: View, fall: Fall) -> FinalShot:
        sitting, sides = self._table.sitting, view.frame.sides
        seats = [seat for seat, side in enumerate(sides) if side == fall.side]
        person = sitting.humans[0] if len(sitting.humans) == 1 else None
        who = sitting.names[seats[0]] if len(seats) == 1 else ""
        left = any(card == OF_SIDE[1 - fall.side][SNIPER] for card in view.cards)
        return FinalShot(None if person is None else sides[person] == fall.side, who, not left)


def is_over(view: View) -> bool:
    return view.phase == Phase.OVER


def _sample(mark: str) -> tuple[Picture, ...]:
    """A square as it would look with a mark."""
    tile = picture("scope/tile-empty", side="b", form="bare")
    match mark:
        case "fallen":
            return picture("scope/tile-fallen", side="b", form="bare"), picture("scope/hit")
        case "missed":
            return tile, picture("scope/missed")
    return picture("scope/tile-sniper", side="b", form="bare"), picture("scope/reticle"), picture("scope/hit")


def _tops(after: Retrospect | None) -> list[float]:
    """Where the rows begin."""
    airy = after is not None and after.elsewhere
    return [TOP + 0.03 * airy + (WIDE_STEP if airy else STEP) * at for at in range(len(ROWS))]


def ornaments(after: Retrospect | None) -> Iterator[Ornament]:
    for (mark, _, _), top in zip(ROWS, _tops(after), strict=True):
        for layer, shown in enumerate(_sample(mark)):
            small = shown.name in ("scope/hit", "scope/missed")
            box = (0.155, top + 0.01, 0.08, 0.089) if small else (0.045, top, 0.2, HIGH)
            yield Ornament(shown, ROOM, box=(0.071, top + 0.005, 0.148, HIGH - 0.016) if layer and not small else box)


def inscriptions(view: View, after: Retrospect | None, texts: Texts) -> Iterator[Inscription]:
    yield Inscription(texts("What the marks mean"), ROOM, 0.045, 0.07, 23, WHITE, 0.0, 0.6, face="sans-bold")
    words = texts.count(view.turns + 1, "{n} turn", "{n} turns")
    yield Inscription(words, ROOM, 0.955, 0.072, 18, MUTED, 1.0, 0.3, face="sans")
    for (_, name, note), y in zip(ROWS, _tops(after), strict=True):
        yield Inscription(texts.line(name), ROOM, 0.285, y + 0.06, 21, WHITE, 0.0, 0.67, face="sans-semibold")
        yield Inscription(texts.line(note), ROOM, 0.285, y + 0.122, 18, MUTED, 0.0, 0.67, face="sans")
    told = [] if after is None or after.elsewhere else [*story(after, texts), *suspicion(after, texts)]
    for at, line in enumerate(told):
        paint, face = (WHITE, "sans-semibold") if at == 0 else (MUTED, "sans")
        yield Inscription(line, ROOM, 0.045, 0.8 + 0.075 * at, 19 - at, paint, 0.0, 0.91, face=face)


def story(after: Retrospect | None, texts: Texts) -> list[str]:
    """The last shot, in one sentence."""
    if after is None:
        return []
    fall = after.told.last
    if fall is None:
        return [texts("Nothing was shot in this game.")]
    if after.deed is not None:
        return [deed_words(after.deed, fall, texts)]
    named = {"card": texts.line(FELL[fall.card]), "square": square_name(fall.square)}
    side = texts.line(SIDE_LINES[fall.side])
    return [texts("In turn {n} the {side} side shot {card} on {square}.", n=fall.turn, side=side, **named)]


def deed_words(deed: FinalShot, fall: Fall, texts: Texts) -> str:
    """The shot that ended it, as it is told to whoever has played."""
    card, square = _prey(deed, fall, texts), square_name(fall.square)
    you = deed.own is True and bool(deed.who)
    who = texts("Your side") if deed.own and not you else deed.who
    who = who or texts("The {side} side", side=texts.line(SIDE_LINES[fall.side]))
    if you:
        return texts("You shot {card} on {square}.", card=card, square=square)
    return texts("{who} shot {card} on {square}.", who=who, card=card, square=square)


def _prey(deed: FinalShot, fall: Fall, texts: Texts) -> str:
    """Whose card fell, and which."""
    card = texts.word(KIND_TITLES[KIND_NAMES.index(fall.card)])
    if deed.last and fall.card == kind_name(SNIPER):
        card = texts("last {card}", card=card)
    if deed.own is None:
        return texts("the {card}", card=card)
    return texts("their {card}", card=card) if deed.own else texts("your {card}", card=card)


def suspicion(after: Retrospect, texts: Texts) -> list[str]:
    """And how long it had been coming."""
    fall, count = after.told.last, after.suspected
    if fall is None or fall.card != kind_name(SNIPER) or not count:
        return []
    if after.deed is not None and after.deed.own:
        return [texts.count(count, "You had suspected it for {n} turn.", "You had suspected it for {n} turns.")]
    return [texts.count(count, "It had been suspected for {n} turn.", "It had been suspected for {n} turns.")]


def score(view: View, texts: Texts) -> str:
    """How a game ended that was won by points; nothing where something else decided it."""
    target, (german, soviet) = view.frame.scenario.target, view.score.points
    if not target or max(german, soviet) < target:
        return ""
    more, less = max(german, soviet), min(german, soviet)
    return texts.count(more, "{n} point to {less}", "{n} points to {less}", less=less)


def shooting(side: Side, after: Retrospect | None, texts: Texts) -> str:
    """How well a side has shot."""
    if after is None:
        return ""
    hits, misses = after.told.hits[side], after.told.misses[side]
    return texts(
        "{shots}: {hits}, {misses}",
        shots=texts.count(hits + misses, "{n} shot", "{n} shots"),
        hits=texts.count(hits, "{n} hit", "{n} hits"),
        misses=texts.count(misses, "{n} miss", "{n} misses"),
    )
