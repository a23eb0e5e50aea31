"""What is being decided in the middle of the sea: the declaration on its sheet, how far it has come, and the coins of
whoever orders. Words and pictures only; must not know pixels, nor how it is answered: that is in `answers`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Who, listed
from scrapdesk.games.scalawag.cards import (
    CREW_OF,
    CREW_TITLES,
    LOOKOUT,
    MUTINY,
    NO_ORDER,
    ORDER_NAMES,
    PILOT,
)
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.games.scalawag.table import claimable
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scalawag.plates import FADED, GOLD, INK, RED, SERIF, TEXT, sheet, sized, words
from scrapdesk.ui.faces.scalawag.prices import ATTACKS
from scrapdesk.ui.faces.scalawag.ring import place_of
from scrapdesk.ui.faces.scalawag.wording import GAINS, ORDERS, declared, several
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.theme import Colour

WORDS_ALONE: Final = (Phase.TARGET, Phase.LOSE, Phase.FOURTH, Phase.RETURN)
"""What is decided without a seal or cards on the sheet."""
AIMED: Final = (*ATTACKS, MUTINY)
"""Orders with a target."""
FOLDED: Final = 0.62
"""How much of its height the sheet has then."""
LETTERING: Final = 196 / 43
"""How wide the lettering is for its height."""


def folded(rooms: dict[Target, Box]) -> Ornament:
    """The sheet while nothing lies on it."""
    left, top, wide, high = rooms["panel"]
    return Ornament(sized("paper", (left, top, wide, FOLDED * high), tone="paper"), "panel", box=(0, 0, 1, FOLDED))


class Council:
    def __init__(
        self, view: View, texts: Texts, rooms: dict[Target, Box], gathered: bool = False, near: Seat = 0
    ) -> None:
        """`gathered`: several people are asked at once, and answer elsewhere. `near` is whose ship lies at the near
        edge."""
        self.view, self.texts, self.rooms, self.gathered, self.near = view, texts, rooms, gathered, near

    # -- pictures -----------------------------------------------------------------------------------------

    def ornaments(self) -> Iterator[Ornament]:
        if self._under_way:
            yield folded(self.rooms) if self.view.phase in WORDS_ALONE else sheet("panel", self.rooms["panel"])
            yield from self._signs()
        yield sheet("piles", self.rooms["piles"])
        yield Ornament(picture("scalawag/chest"), "locker")

    def _signs(self) -> Iterator[Ornament]:
        """Who calls. The corner of the sheet is left to the seal."""
        view, flags = self.view, self.view.frame.flags
        if view.phase is Phase.REPLY:
            caller = picture("scalawag/flag", seat=str(flags[view.plan.caller] + 1))
            yield Ornament(caller, "paneltext", box=(0.31, 0.0, 0.38, 0.34))
            _, _, wide, high = self.rooms["paneltext"]
            called = (0.0, 0.52, 1.0, wide / LETTERING / high)
            yield Ornament(picture("scalawag/title"), "paneltext", box=called)
            yield Ornament(picture("scalawag/arrow", way=self._way), f"arrow:p{view.plan.caller + 1}")

    @property
    def _way(self) -> str:
        """Which way the sheet lies from whoever calls."""
        place = place_of(self.view.frame.ring, self.near, self.view.plan.caller) + 1
        left, top, wide, _ = self.rooms[f"arrow:p{place}"]
        sheet_left, sheet_top, sheet_wide, sheet_high = self.rooms["panel"]
        if not sheet_left < left + wide / 2 < sheet_left + sheet_wide:
            return "right" if left < sheet_left else "left"
        return "down" if top < sheet_top + sheet_high / 2 else "up"

    @property
    def _under_way(self) -> bool:
        view = self.view
        return view.plan.order != NO_ORDER and view.phase is not Phase.OVER

    # -- words --------------------------------------------------------------------------------------------

    def inscriptions(self) -> Iterator[Inscription]:
        yield from self._piles()
        if self._under_way:
            yield from self._declared()
        yield from self._chips()

    def _piles(self) -> Iterator[Inscription]:
        view, texts = self.view, self.texts
        yield words(texts("Port {n}", n=view.port_size), "portname", 0.5, 0.5, 20, INK, width=0.98)
        yield words(texts("Locker {n}", n=len(view.locker)), "lockername", 0.5, 0.5, 20, INK, width=0.98)

    def _declared(self) -> Iterator[Inscription]:
        plan = self.view.plan
        crew = CREW_OF[plan.order]
        told = declared(self.texts, plan.order, crew, plan.support)
        for kind, said in ((PILOT, plan.pilot), (LOOKOUT, plan.lookout)):
            told = self.texts("{order}, then {crew}", order=told, crew=several(self.texts, kind, 1)) if said else told
        told = self.texts("{name}: {order}", name="{name}", order=told)
        yield words(told, "panelhead", 0.085, 0.5, 27, INK, align=0.0, width=0.81, seat=self.view.captain, face=SERIF)
        if self.view.phase in WORDS_ALONE:
            for at, (text, seat, paint) in enumerate(self._state()):
                yield words(text, "panel", 0.5, (0.46 + 0.24 * at) * FOLDED, 25, paint, width=0.9, seat=seat)
            return
        for at, (text, seat, paint) in enumerate(self._state()):
            if text:
                y = 0.13 + (0.23 if self._aims_later else 0.32) * at
                yield words(text, "paneltext", 0, y, 22, paint, align=0.0, width=0.98, seat=seat)
        if self.view.phase is Phase.REPLY:
            calls = self.texts("{name} calls", name="{name}")
            yield words(calls, "paneltext", 0.5, 0.44, 24, INK, width=1.0, seat=plan.caller, face=SERIF)
            if told := self._let_pass():
                yield words(told, "paneltext", 0.5, 0.9, 19, FADED, width=1.0)

    def _let_pass(self) -> str:
        """Who was asked before the captain that calls."""
        view, ring = self.view, self.view.frame.ring
        at, end = ring.index(view.captain), ring.index(view.plan.caller)
        between = [ring[(at + step) % len(ring)] for step in range(1, (end - at) % len(ring))]
        passed = [seat for seat in between if view.afloat >> seat & 1]
        if not passed:
            return ""
        if len(passed) == 1:
            return self.texts("{name} lets it pass", name=Who(passed[0]))
        return self.texts("{names} let it pass", names=listed([Who(seat) for seat in passed]))

    @property
    def _aims_later(self) -> bool:
        """Whether it is asked about an attack, whose target is named when nobody calls any more (SW-3.3)."""
        return self.view.phase is Phase.CHALLENGE and self.view.plan.order in AIMED

    def _state(self) -> Iterator[tuple[str, Seat, Colour]]:
        """How far it has come, in lines of words; `{name}` is the captain that is meant."""
        view, texts, plan = self.view, self.texts, self.view.plan
        captain, actor = view.captain, view.actor if view.actor is not None and view.actor >= 0 else view.captain
        match view.phase:
            case Phase.CHALLENGE:
                yield texts("Is it true?"), captain, RED
                asked = texts("Who calls?") if self.gathered else texts("{name} decides.", name="{name}")
                yield asked, actor, INK
                true, lies = view.proven[captain], view.caught[captain]
                record = texts("Proven true {shown}, caught lying {caught}", shown=true, caught=lies)
                yield record, captain, FADED
                if self._aims_later:
                    yield texts("The target is named last"), captain, FADED
            case Phase.REPLY:
                return
            case Phase.PENALTY:
                yield texts("It was true."), captain, INK
                yield texts("{name} pays for the call", name="{name}"), plan.caller, RED
            case Phase.VERDICT:
                yield texts("{name} goes down", name="{name}"), plan.victim, RED
                yield texts("{name} chooses how", name="{name}"), actor, INK
            case Phase.TARGET:
                unseen = texts("Nobody called, so nobody has seen the crew.")
                bare = (
                    texts("The crew was shown.")
                    if plan.support or plan.pilot or plan.lookout
                    else texts("No crew was declared.")
                )
                yield unseen if plan.unproven else bare, captain, INK
                yield texts("{name} takes aim.", name="{name}"), captain, INK
            case Phase.LOSE:
                yield texts("{name} loses a crew card", name="{name}"), actor, RED
            case Phase.FOURTH:
                yield texts("{name} gives up a card", name="{name}"), actor, INK
            case Phase.RETURN:
                yield texts("{name} returns cards", name="{name}"), actor, INK

    def _chips(self) -> Iterator[Inscription]:
        """What stands below the coins of whoever is to order or to aim, also where that is only watched."""
        view, texts = self.view, self.texts
        own = view.seat is not None and view.actor == view.seat
        for order, name in enumerate(ORDER_NAMES):
            if own and view.phase is Phase.ORDER:
                yield words(texts.line(ORDERS[order]), f"label:{name}", 0.5, 0.28, 21, TEXT, face="sans-bold")
                yield words(texts.line(GAINS[order]), f"label:{name}", 0.5, 0.76, 18, GOLD)
        for crew in claimable(view) if own and view.phase is Phase.TARGET else ():
            told, slot = texts("Declare {crew}", crew=several(texts, crew, 1)), f"label:{CREW_TITLES[crew]}"
            yield words(told, slot, 0.5, 0.28, 21, TEXT, face="sans-bold")
