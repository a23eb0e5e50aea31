"""One battlefield weighed before anything is ordered there: what points buy, a charge with all its outcomes as bars.

Stands where the odds of all battlefields stand otherwise. The odds are those of the rules. Must not know pixels.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import say
from scrapdesk.games.scarper import targets as at
from scrapdesk.games.scarper.board import EDGE, FIELD_TITLES, FIELDS, FORWARD, NEIGHBOURS, NEXT, own_count
from scrapdesk.games.scarper.cards import Effect
from scrapdesk.games.scarper.odds import Odds, Result
from scrapdesk.games.scarper.outlook import outlook, usual_advance
from scrapdesk.games.scarper.state import NO_ATTACK, Ask, Phase
from scrapdesk.games.scarper.view import View
from scrapdesk.games.scarper.wording import trenches
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scarper.ground import REACH, RIM, SPACE, STRIP
from scrapdesk.ui.faces.scarper.paint import BOLD, FADED, INK, LETTERS, SERIF, SHORT, SIDES, across, words
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

SLOT: Final = "dicepaper"
ROWS: Final = (
    say("Forward 2+"),
    say("Forward 1"),
    say("2 trenches"),
    say("1 trench"),
    say("Nothing"),
    say("Repelled"),
)
PIPS: Final = (5, 3)
"""What the dice show that stand for both sides, as in any picture of dice."""
LOOKS: Final = ("solid", "solid", "pale", "pale", "none", "enemy")
FIRST, APART = 0.6, 0.052
DIE: Final = (0.224, 0.088)
"""How large the die of a side is drawn there, as parts of the sheet."""
ROLLED, BETWEEN = 0.34, 0.2
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


def pencilled(view: View, field: int, seat: Seat, left: Seat, odds: Odds) -> Iterator[Ornament]:
    """How far an attack goes forward; `left` is whose side is at the left of the map."""
    steps, way = usual_advance(odds), 1 if seat == left else -1
    if not steps:
        return
    front = RIM + SPACE * (EDGE + across(view.fronts[field], left))
    ends = sorted((front + way * (REACH + 6), front + way * SPACE * steps))
    arrow = picture("scarper/arrow", side=LETTERS[seat], back="no" if way > 0 else "yes", short="26")
    yield Ornament(arrow, at.field_slot(field), box=(ends[0] / STRIP, 0.37, (ends[1] - ends[0]) / STRIP, 0.26))


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

    def ornaments(self) -> Iterator[Ornament]:
        yield Ornament(picture("scarper/paper", short="250"), SLOT)
        if not self._open:
            return
        yield from pencilled(self._view, self._field, self._seat, self._left, self._odds)
        for side, x in ((self._seat, 0.05), (1 - self._seat, 0.53)):
            die = picture(f"scarper/d6-{LETTERS[side]}{PIPS[side != self._seat]}")
            yield Ornament(die, SLOT, box=(x, 0.27, *DIE))
        for row, (chance, look) in enumerate(zip(outlook(self._odds), LOOKS, strict=True)):
            bar = picture("scarper/bar-of-odds", side=LETTERS[self._seat], look=look, part=str(round(100 * chance)))
            yield Ornament(bar, SLOT, box=(0.45, FIRST + APART * row - 0.019, 0.34, 0.038))

    def inscriptions(self) -> Iterator[Inscription]:
        texts = self._texts
        yield words(FIELD_TITLES[self._field], SLOT, 0.5, 0.055, 28, INK, face=SERIF, width=0.9)
        if not self._open:
            yield words(texts("Fully taken"), SLOT, 0.5, 0.14, 20, FADED, width=0.9)
            return
        charge, paint = texts("Frontal charge"), INK
        if not self._asked:
            yield words(self._price(), SLOT, 0.5, 0.11, 19, INK, width=0.9)
            charge = texts("Frontal charge: 2 points")
        if not self._asked and self._view.left < 2:
            charge, paint = texts("A charge needs 2 points"), FADED
        yield words(charge, SLOT, 0.5, 0.178, 21, paint, face=SERIF, width=0.9)
        yield from self._side(self._seat, 0.05, self._odds.attack, self._helped())
        yield from self._side(1 - self._seat, 0.53, self._odds.defence, [self._dug_in()])
        found = outlook(self._odds)
        won = texts("{n}% to gain ground", n=round(100 * (found.far + found.near)))
        yield words(won, SLOT, 0.5, 0.54, 23, INK, face=SERIF, width=0.9)
        for row, (chance, line) in enumerate(zip(found, ROWS, strict=True)):
            y, paint = FIRST + APART * row, INK if chance else FADED
            yield words(texts.line(line), SLOT, 0.05, y, 18, paint, align=0.0, width=0.4)
            yield words(texts("{n}%", n=round(100 * chance)), SLOT, 0.96, y, 19, paint, align=1.0, face=BOLD)
        if self._view.whole:
            yield from self._assault()

    def _price(self) -> str:
        barred = self._view.trenches[self._field] & NEXT[self._seat][self._view.fronts[self._field]]
        return self._texts("Clear a trench: 2 points") if barred else self._texts("Push 1 space: 1 point")

    def _side(self, side: Seat, x: float, bonus: int, why: Sequence[str]) -> Iterator[Inscription]:
        """What a side adds to its die, and for what."""
        yield words(self._texts.line(SHORT[side]), SLOT, x, 0.237, 20, SIDES[side], align=0.0, face=BOLD, width=0.42)
        yield words(f"+{bonus}", SLOT, x + 0.255, 0.315, 30, SIDES[side], align=0.0, face=BOLD)
        for row, told in enumerate(why[:3]):
            yield words(told, SLOT, x, 0.392 + 0.036 * row, 18, FADED, align=0.0, width=0.47)

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

    def _dug_in(self) -> str:
        enemy = 1 - self._seat
        number = own_count(enemy, self._view.fronts[self._field], self._view.trenches[self._field])
        return self._texts.count(number, "{n} trench", "{n} trenches")

    def _assault(self) -> Iterator[Inscription]:
        texts, view = self._texts, self._view
        results = view.assault_odds(self._field, view.left, self._seat).results
        steps = [result.steps for result, _ in results]
        low, high = min(steps), max(steps)
        told = texts("Assault: {low} to {high} forward", low=low, high=high)
        if low == high:
            told = texts("Assault: {n} forward", n=low)
        yield words(told, SLOT, 0.5, 0.925, 20, INK, face=SERIF, width=0.94)
        price = texts("Costs the card and 1–3 morale")
        if any(result.loses_war for result, _ in results):
            price = texts("It can lose you the war")
        yield words(price, SLOT, 0.5, 0.963, 18, INK, width=0.94)


class AssaultWeighed:
    """A concentrated assault before it is ordered: what each number of the D3 brings."""

    def __init__(self, view: View, texts: Texts, seat: Seat, field: int, left: Seat = 0) -> None:
        self._view, self._texts, self._seat, self._field, self._left = view, texts, seat, field, left
        effect = asked(view)
        self._points = view.left if effect is None else effect.amount
        self._odds = view.assault_odds(field, self._points, seat) if NEXT[seat][view.fronts[field]] else None
        self._rolls = [] if self._odds is None else sorted(self._odds.results, key=lambda one: -one[0].morale)

    def ornaments(self) -> Iterator[Ornament]:
        yield Ornament(picture("scarper/paper", short="250"), SLOT)
        if self._odds is not None:
            yield from pencilled(self._view, self._field, self._seat, self._left, self._odds)
        for row, (result, chance) in enumerate(self._rolls):
            look = "solid" if result.steps else "pale" if result.removed else "none"
            bar = picture("scarper/bar-of-odds", side=LETTERS[self._seat], look=look, part=str(round(100 * chance)))
            yield Ornament(bar, SLOT, box=(0.3, ROLLED + BETWEEN * row - 0.019, 0.48, 0.038))

    def inscriptions(self) -> Iterator[Inscription]:
        texts = self._texts
        yield words(FIELD_TITLES[self._field], SLOT, 0.5, 0.055, 28, INK, face=SERIF, width=0.9)
        if not self._rolls:
            yield words(texts("Fully taken"), SLOT, 0.5, 0.14, 20, FADED, width=0.9)
            return
        yield words(texts("Concentrated assault"), SLOT, 0.5, 0.13, 22, INK, face=SERIF, width=0.94)
        price = texts("{n} points and a D3", n=self._points)
        yield words(price, SLOT, 0.5, 0.18, 19, INK, width=0.9)
        yield words(texts("The die costs morale"), SLOT, 0.5, 0.22, 18, FADED, width=0.94)
        for row, (result, chance) in enumerate(self._rolls):
            yield from self._roll(ROLLED + BETWEEN * row, result, round(100 * chance))

    def _roll(self, y: float, result: Result, share: int) -> Iterator[Inscription]:
        """One number of the die: how likely, how far, and what it costs."""
        texts, die = self._texts, -result.morale
        yield words(texts("Roll {n}", n=die), SLOT, 0.05, y, 20, INK, align=0.0, face=BOLD, width=0.24)
        yield words(texts("{n}%", n=share), SLOT, 0.96, y, 19, INK, align=1.0, face=BOLD)
        told = texts("{n} forward", n=result.steps)
        if result.removed:
            told = texts("{n} forward, {gone}", n=result.steps, gone=trenches(result.removed))
        yield words(told, SLOT, 0.05, y + 0.048, 19, INK, align=0.0, width=0.92)
        price = texts("and you lose the war") if result.loses_war else texts("{n} morale lost", n=die)
        yield words(price, SLOT, 0.05, y + 0.088, 18, SIDES[1 - self._seat], align=0.0, width=0.92)
