"""One battlefield weighed before anything is ordered there: what points buy, a charge with all its outcomes as bars.

Stands on the sheet where the odds of all battlefields stand otherwise. The odds are those of the
rules. Must not know pixels.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, say
from scrapdesk.games.scarper import targets as at
from scrapdesk.games.scarper.board import EDGE, FIELD_TITLES, FIELDS, FORWARD, NEIGHBOURS, NEXT, own_count
from scrapdesk.games.scarper.cards import Effect
from scrapdesk.games.scarper.odds import Odds, Result
from scrapdesk.games.scarper.outlook import outlook, outlook_percents, usual_advance
from scrapdesk.games.scarper.state import NO_ATTACK, Ask, Phase
from scrapdesk.games.scarper.view import View
from scrapdesk.games.scarper.wording import trenches
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scarper.ground import REACH, RIM, SPACE, STRIP
from scrapdesk.ui.faces.scarper.paint import BOLD, FADED, HEAVY, INK, LETTERS, SERIF, SHORT, SIDES, across, words
from scrapdesk.ui.faces.scarper.sheets import EDGE as SIDE
from scrapdesk.ui.faces.scarper.sheets import WIDE, SheetPen, divided
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

ROWS: Final = (
    say("Forward 2 or more"),
    say("Forward 1"),
    say("2 trenches cleared"),
    say("1 trench cleared"),
    say("Nothing"),
    say("Repelled"),
)
LOOKS: Final = ("solid", "solid", "pale", "pale", "none", "enemy")
TOLD: Final = 214.0
"""Where it is told what the dice bring, below both sides."""
FIRST, APART = 304.0, 42.5
"""Where the bars begin, and how far apart they are."""
WHOLE: Final = 558.0
"""Where it is told what the whole card would bring."""
DIE: Final = 92.0
COLUMNS: Final = (SIDE, 262.0)
"""Where what is said of each side begins."""
BAR: Final = (206.0, 192.0, 28.0)
"""Where a bar begins, how wide and how high it is."""
FULL, STEP = 30, 10
"""A bar that is full stands for so many of a hundred, or for the likeliest outcome of all, in such steps: which is
likelier is seen at once, and how likely is written beside it."""
ROLLED, BETWEEN = 112.0, 124.0
"""Where what a die brings begins, and how far one number is below the other."""


def weighed(view: View, pointed: Sequence[Target], seat: Seat) -> int | None:
    """The battlefield that is weighed: the one that was pointed at, while points or an event can attack there."""
    spends = view.phase is Phase.SPEND and not view.year.bans[seat] & NO_ATTACK
    if not (spends or asked(view) is not None) or view.turn != seat or len(pointed) != 1:
        return None
    kind, _, rest = pointed[0].partition(":")
    name = rest.split(":")[0]
    return FIELDS.index(name) if kind in ("field", "front", "line") and name in FIELDS else None


def asked(view: View) -> Effect | None:
    """The attack with dice that an event asks for now."""
    head = view.queue[0] if view.queue and view.phase is Phase.CHOOSE else None
    return head.effect if type(head) is Ask and head.effect.do in ("charge", "assault") else None


def assaults(view: View, means: Target) -> bool:
    """Whether what is carried, or was pointed at first, is meant for an assault with a whole card."""
    effect = asked(view)
    if effect is not None:
        return effect.do == "assault"
    return view.whole and (means == at.order_target("assault") or means.startswith("card:"))


def certain(means: Target) -> bool:
    """Whether what is carried, or was pointed at first, is spent without dice: a point, an order to push or clear."""
    return means.startswith("point:") or means in (at.order_target("push"), at.order_target("clear"))


def pencilled(view: View, field: int, seat: Seat, left: Seat, odds: Odds) -> Iterator[Ornament]:
    """How far an attack goes forward; `left` is whose side is at the left of the map."""
    steps, way = usual_advance(odds), 1 if seat == left else -1
    if not steps:
        return
    front = RIM + SPACE * (EDGE + across(view.fronts[field], left))
    ends = sorted((front + way * (REACH + 6), front + way * (SPACE * steps + REACH)))
    arrow = picture("scarper/advance", side=LETTERS[seat], back="no" if way > 0 else "yes")
    yield Ornament(arrow, at.field_slot(field), box=(ends[0] / STRIP, 0.19, (ends[1] - ends[0]) / STRIP, 0.62))


def _bar(pen: SheetPen, seat: Seat, look: str, percent: float | Fraction, middle: float) -> Ornament:
    """One chance as a bar, filled to that part; `middle` is its height on the sheet."""
    bar = picture("scarper/bar-of-odds", side=LETTERS[seat], look=look, part=str(round(percent)))
    return pen.drawn(bar, BAR[0], middle - BAR[2] / 2, BAR[1], BAR[2])


class Decision:
    def __init__(self, view: View, texts: Texts, seat: Seat, field: int, left: Seat = 0) -> None:
        self._left = left
        self._view, self._texts, self._seat, self._field = view, texts, seat, field
        self._open = bool(NEXT[seat][view.fronts[field]])
        effect = asked(view)
        self._event = 0 if effect is None else effect.amount
        """What an event adds to this charge."""
        self._asked = effect is not None
        self._odds = view.charge_odds(field, self._event, seat)
        self._chances = outlook_percents(outlook(self._odds))
        self.high = WHOLE + (24.0 if view.whole and self._open else 0.0)
        """How high the sheet is."""
        self._pen = SheetPen(self.high)

    # -- pictures ------------------------------------------------------------------------------------------------

    def pencil(self) -> Iterator[Ornament]:
        """On the map, where a charge can be paid for."""
        if self._open and (self._asked or self._view.left > 1):
            yield from pencilled(self._view, self._field, self._seat, self._left, self._odds)
        if self._open and self._odds.defence:
            box = (self._defended() - 31 / STRIP, 0.34, 62 / STRIP, 0.32)
            yield Ornament(picture("scarper/plate"), at.field_slot(self._field), box=box)

    def on_map(self) -> Iterator[Inscription]:
        """What trenches add against the charge, where they stand."""
        if self._open and self._odds.defence:
            told, slot = f"+{self._odds.defence}", at.field_slot(self._field)
            yield words(told, slot, self._defended(), 0.5, 22, SIDES[1 - self._seat], face=HEAVY)

    def _defended(self) -> float:
        """Beyond the arrow, between two spaces: trenches stand on spaces."""
        way = 1 if self._seat == self._left else -1
        front, steps = across(self._view.fronts[self._field], self._left), usual_advance(self._odds)
        goal = front + way * max(2, steps + 1)
        return (RIM + SPACE * (EDGE + max(1 - EDGE, min(EDGE - 1, goal)))) / STRIP

    def ornaments(self) -> Iterator[Ornament]:
        yield divided(self.high, (2.0, TOLD), (18.0, TOLD - 16)) if self._open else divided(self.high, (2.0,))
        if not self._open:
            return
        for side, x in zip((self._seat, 1 - self._seat), COLUMNS, strict=True):
            yield self._pen.drawn(picture("scarper/icon-mark-" + LETTERS[side]), x, 17, 27, 27)
            die = picture(f"scarper/d6-{LETTERS[side]}0")
            yield self._pen.drawn(die, x, 56, DIE, DIE)
        full = max(FULL, -(-max(self._chances) // STEP) * STEP)
        for row, (chance, look) in enumerate(zip(self._chances, LOOKS, strict=True)):
            yield _bar(self._pen, self._seat, look, 100 * chance / full, FIRST + APART * row)

    # -- words ---------------------------------------------------------------------------------------------------

    def inscriptions(self) -> Iterator[Inscription]:
        texts, pen, right = self._texts, self._pen, WIDE - SIDE
        if not self._open:
            yield pen.words(texts("Fully taken"), SIDE, 36, 24, FADED)
            return
        yield from self._side(self._seat, COLUMNS[0], self._odds.attack, self._helped())
        yield from self._side(1 - self._seat, COLUMNS[1], self._odds.defence, self._dug_in())
        won = texts("{n}% to gain ground", n=sum(self._chances[:2]))
        yield pen.words(won, SIDE, TOLD + 38, 31, INK, face=SERIF)
        for row, (chance, line) in enumerate(zip(self._chances, ROWS, strict=True)):
            y, paint = FIRST + APART * row, INK if chance else FADED
            yield pen.words(texts.line(line), SIDE, y, 21, paint, width=BAR[0] - SIDE - 6)
            told = texts("{n}%", n=chance)
            yield pen.words(told, right, y, 24, paint, align=1.0, width=70, face=BOLD)
        if self._view.whole:
            yield from self._assault()

    def title(self) -> Line:
        return say("Frontal charge in {field}", field=FIELD_TITLES[self._field])

    def price(self) -> Line:
        """What is missing for it: what it costs, the battlefields tell beside each other."""
        if self._asked or not self._open or self._view.left > 1:
            return Line("")
        return say("A charge needs 2 points.")

    def _side(self, side: Seat, x: float, bonus: int, why: Sequence[str]) -> Iterator[Inscription]:
        """What a side adds to its die, and for what."""
        pen = self._pen
        yield pen.words(self._texts.line(SHORT[side]), x + 38, 31, 25, SIDES[side], width=170, face=BOLD)
        unknown = x + 0.46 * DIE  # nobody has thrown yet
        yield pen.words("?", unknown, 56 + 0.46 * DIE, 42, SIDES[side], align=0.5, width=50, face=HEAVY)
        yield pen.words(f"+{bonus}", x + DIE + 18, 55 + DIE / 2, 52, SIDES[side], width=100, face=HEAVY)
        told = [*why[:1], ", ".join(why[1:])] if len(why) > 1 else why
        for row, reason in enumerate(told):
            yield pen.words(reason, x, 168 + 24 * row, 20, FADED, width=206)

    def _helped(self) -> list[str]:
        """Neighbours that are further along, and what events add."""
        view, found = self._view, []
        for other in NEIGHBOURS[self._field]:
            further = (view.fronts[other] - view.fronts[self._field]) * FORWARD[self._seat]
            if further > 0:
                found.append(self._texts("{field} +{n}", field=FIELD_TITLES[other], n=1 if further == 1 else 2))
        if by_events := view.year.drill[self._seat] + self._event:
            found.append(self._texts("events +{n}", n=by_events))
        return found or [self._texts("no support")]

    def _dug_in(self) -> list[str]:
        enemy = 1 - self._seat
        number = own_count(enemy, self._view.fronts[self._field], self._view.trenches[self._field])
        told = self._texts.count(number, "{n} trench here", "{n} trenches here")
        return [told, self._texts("+1 for every two")] if number else [self._texts("no trenches here")]

    def _assault(self) -> Iterator[Inscription]:
        texts, view = self._texts, self._view
        results = view.assault_odds(self._field, view.left, self._seat).results
        steps = [result.steps for result, _ in results]
        low, high = min(steps), max(steps)
        told = texts("Or assault: {low} to {high} forward", low=low, high=high)
        if low == high:
            told = texts("Or assault: {n} forward", n=low)
        price = texts("for 1–3 morale")
        if any(result.loses_war for result, _ in results):
            price = texts("can lose the war")
        yield self._pen.words(told, SIDE, WHOLE + 6, 19, FADED, width=280)
        yield self._pen.words(price, WIDE - SIDE, WHOLE + 6, 19, FADED, align=1.0, width=165)


class AssaultWeighed:
    """A concentrated assault before it is ordered: what each number of the D3 brings."""

    def __init__(self, view: View, texts: Texts, seat: Seat, field: int, left: Seat = 0) -> None:
        self._view, self._texts, self._seat, self._field, self._left = view, texts, seat, field, left
        effect = asked(view)
        self._points = view.left if effect is None else effect.amount
        self._odds = view.assault_odds(field, self._points, seat) if NEXT[seat][view.fronts[field]] else None
        self._rolls = [] if self._odds is None else sorted(self._odds.results, key=lambda one: -one[0].morale)
        self.high = ROLLED + 3 * BETWEEN - 30
        self._pen = SheetPen(self.high)

    def pencil(self) -> Iterator[Ornament]:
        if self._odds is not None:
            yield from pencilled(self._view, self._field, self._seat, self._left, self._odds)

    def ornaments(self) -> Iterator[Ornament]:
        yield divided(self.high, (2.0,))
        for row, (result, chance) in enumerate(self._rolls):
            y = ROLLED + BETWEEN * row
            die = picture(f"scarper/d3-{-result.morale}")
            yield self._pen.drawn(die, SIDE, y - 18, 78, 78)
            look = "solid" if result.steps else "pale" if result.removed else "none"
            yield _bar(self._pen, self._seat, look, 100 * chance * 100 / (FULL + STEP), y)

    def on_map(self) -> Iterator[Inscription]:
        """Nothing is added to a die there."""
        return iter(())

    def title(self) -> Line:
        return say("Concentrated assault in {field}", field=FIELD_TITLES[self._field])

    def price(self) -> Line:
        return say("The die costs morale.") if self._rolls else Line("")

    def inscriptions(self) -> Iterator[Inscription]:
        texts, pen = self._texts, self._pen
        if not self._rolls:
            yield pen.words(texts("Fully taken"), SIDE, 36, 24, FADED)
            return
        yield pen.words(texts("{n} points and a D3", n=self._points), SIDE, 40, 29, INK, face=SERIF)
        for row, (result, chance) in enumerate(self._rolls):
            yield from self._roll(ROLLED + BETWEEN * row, result, round(100 * chance))

    def _roll(self, y: float, result: Result, share: int) -> Iterator[Inscription]:
        """One number of the die: how likely, how far, and what it costs."""
        texts, pen, die, x = self._texts, self._pen, -result.morale, 112.0
        yield pen.words(texts("Roll {n}", n=die), x, y, 23, INK, width=BAR[0] - x - 6, face=BOLD)
        yield pen.words(texts("{n}%", n=share), WIDE - SIDE, y, 24, INK, align=1.0, width=70, face=BOLD)
        told = texts("{n} forward", n=result.steps)
        if result.removed:
            told = texts("{n} forward, {gone}", n=result.steps, gone=trenches(result.removed))
        yield pen.words(told, x, y + 34, 21, INK, width=WIDE - SIDE - x)
        price = texts("and you lose the war") if result.loses_war else texts("{n} morale lost", n=die)
        yield pen.words(price, x, y + 61, 20, SIDES[1 - self._seat], width=WIDE - SIDE - x)
