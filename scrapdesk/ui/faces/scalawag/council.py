"""What is being decided in the middle of the sea: the declaration on its sheet, how far it has come, and the coins of
whoever orders. Words and pictures only; must not know pixels, nor how it is answered: that is in `answers`.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Who, listed
from scrapdesk.games.scalawag.cards import (
    BOARD,
    CREW_OF,
    CREW_TITLES,
    LOOKOUT,
    MUTINY,
    NO_ORDER,
    ORDER_NAMES,
    PILOT,
    REQUIRING,
)
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.games.scalawag.table import claimable
from scrapdesk.games.scalawag.view import View, looks_out
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scalawag.plates import BOLD, FADED, GOLD, INK, RED, SANS, SERIF, TEXT, sheet, sized, words
from scrapdesk.ui.faces.scalawag.prices import ATTACKS, price_of, reachable
from scrapdesk.ui.faces.scalawag.ring import place_of
from scrapdesk.ui.faces.scalawag.wording import CREW, GAINS, ORDERS, declared, several
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.theme import Colour, colour

WORDS_ALONE: Final = (Phase.TARGET, Phase.LOSE, Phase.FOURTH, Phase.RETURN)
"""What is decided without a seal or cards on the sheet."""
AIMED: Final = (*ATTACKS, MUTINY)
"""Orders with a target."""
BRIEF: Final[Target] = "panelbrief"
"""The sheet that has a few words and no cards."""
FLAG: Final[Box] = (0.42, 0.32, 0.16, 0.23)
"""Where the flag of whoever is waited for is on it."""
WARNING: Final = colour("#FFAF9C")
"""Of words on the sea that warn."""
TOLD_TOP, TOLD_STEP = 0.09, 0.155
"""Where words begin beside the cards, and how far apart they are."""
SEAL: Final = 34.0
"""How large the seals of a captain's record are on the map."""
FEW_LETTERS: Final = 20
"""So many stand on a line beside the cards."""
LETTERING: Final = 196 / 43
"""How wide the lettering is for its height."""


class Council:
    def __init__(
        self, view: View, texts: Texts, rooms: dict[Target, Box], gathered: bool = False, near: Seat = 0
    ) -> None:
        """`gathered`: several people are asked at once, and answer elsewhere. `near` is whose ship lies at the near
        edge."""
        self.view, self.texts, self.rooms, self.gathered, self.near = view, texts, rooms, gathered, near

    # -- pictures -----------------------------------------------------------------------------------------

    def ornaments(self) -> Iterator[Ornament]:
        yield Ornament(picture("scalawag/serpent"), "serpent")
        if self._under_way:
            yield sheet(self._paper, self.rooms[self._paper])
            yield Ornament(sized("rule", self.rooms["panelrule"]), "panelrule")
            yield from self._signs()
        elif self.view.phase is not Phase.OVER:
            yield Ornament(picture("scalawag/rose"), "rose")
        yield Ornament(picture("scalawag/chest"), "locker")

    def _signs(self) -> Iterator[Ornament]:
        """Who calls, or who is waited for. The corner of the sheet is left to the seal."""
        view = self.view
        if view.phase is Phase.REPLY:
            yield Ornament(self._flag(view.plan.caller), "paneltext", box=(0.25, 0.04, 0.5, 0.26))
            _, _, wide, high = self.rooms["paneltext"]
            called = (0.0, 0.5, 1.0, wide / LETTERING / high)
            yield Ornament(picture("scalawag/title"), "paneltext", box=called)
            yield Ornament(picture("scalawag/arrow", way=self._way), f"arrow:p{view.plan.caller + 1}")
        elif view.phase in WORDS_ALONE:
            yield Ornament(self._flag(self._asked), BRIEF, box=FLAG)
        elif view.phase is Phase.CHALLENGE:
            _, _, wide, high = self.rooms["paneltext"]
            for at, (seal, _) in enumerate(self._record()):
                middle = self._record_line(at)
                box = (0.0, middle - SEAL / high / 2, SEAL / wide, SEAL / high)
                yield Ornament(picture(f"scalawag/seal-{seal}"), "paneltext", box=box)

    def _flag(self, seat: Seat) -> Picture:
        return picture("scalawag/flag", seat=str(self.view.frame.flags[seat] + 1))

    @property
    def _paper(self) -> Target:
        """Which sheet it is on; the whole one where coins lie below the words as well."""
        coins = self._own and self.view.phase is Phase.TARGET and claimable(self.view)
        return BRIEF if self.view.phase in WORDS_ALONE and not coins else "panel"

    @property
    def _asked(self) -> Seat:
        actor = self.view.actor
        return actor if actor is not None and actor >= 0 else self.view.captain

    @property
    def _own(self) -> bool:
        """Whether whoever looks is to decide."""
        return self.view.seat is not None and self.view.actor == self.view.seat

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
            yield from self._told()
        elif self.view.turn and self.view.phase is Phase.ORDER and not self._own:
            chooses = self.texts("{name} chooses an order.", name="{name}")
            yield words(chooses, "rose", 0.5, -0.3, 27, TEXT, width=3.4, seat=self.view.captain, face=SERIF)
        yield from self._chips()

    def _piles(self) -> Iterator[Inscription]:
        view, texts = self.view, self.texts
        yield words(texts("Port {n}", n=view.port_size), "portname", 0.5, 0.5, 19, TEXT)
        yield words(texts("Locker {n}", n=len(view.locker)), "lockername", 0.5, 0.5, 19, TEXT)

    def _declared(self) -> Iterator[Inscription]:
        """What is declared, as the head of the sheet."""
        plan = self.view.plan
        crew = CREW_OF[plan.order]
        told = declared(self.texts, plan.order, crew, plan.support)
        for kind, said in ((PILOT, plan.pilot), (LOOKOUT, plan.lookout)):
            told = self.texts("{order}, then {crew}", order=told, crew=several(self.texts, kind, 1)) if said else told
        told = self.texts("{name}: {order}", name="{name}", order=told)
        yield words(told, "panelhead", 0.085, 0.5, 27, INK, align=0.0, width=0.81, seat=self.view.captain, face=SERIF)

    def _told(self) -> Iterator[Inscription]:
        """How far it has come, beside the cards or in the middle of the sheet."""
        view = self.view
        if view.phase in WORDS_ALONE:
            for at, (text, seat, paint) in enumerate(self._state()):
                yield words(text, BRIEF, 0.5, 0.66 + 0.14 * at, 25, paint, width=0.9, seat=seat)
            return
        for at, (text, seat, paint) in enumerate(self._state()):
            size, face = (27, SERIF) if at == 0 else (22, SANS)
            y = TOLD_TOP + TOLD_STEP * at
            yield words(text, "paneltext", 0, y, size, paint, align=0.0, seat=seat, face=face)
        if view.phase is Phase.CHALLENGE:
            for at, (_, told) in enumerate(self._record()):
                yield words(told, "paneltext", 0.19, self._record_line(at), 22, INK, align=0.0, width=0.8)
        if view.phase is Phase.REPLY:
            calls = self.texts("{name} calls", name="{name}")
            yield words(calls, "paneltext", 0.5, 0.41, 25, INK, width=1.0, seat=view.plan.caller, face=SERIF)
            yield from self._let_pass()

    def _let_pass(self) -> Iterator[Inscription]:
        """Who was asked before the captain that calls."""
        view, ring = self.view, self.view.frame.ring
        at, end = ring.index(view.captain), ring.index(view.plan.caller)
        between = [ring[(at + step) % len(ring)] for step in range(1, (end - at) % len(ring))]
        passed = [seat for seat in between if view.afloat >> seat & 1]
        if not passed:
            return
        if len(passed) == 1:
            told = self.texts("{name} lets it pass", name=Who(passed[0]))
        else:
            told = self.texts("{names} let it pass", names=listed([Who(seat) for seat in passed]))
        step = 24 / self.rooms["paneltext"][3]
        for line, part in enumerate(wrap(told, FEW_LETTERS)):
            yield words(part, "paneltext", 0.5, 0.78 + step * line, 20, FADED, width=1.0)

    def _record(self) -> Iterator[tuple[str, str]]:
        """How often whoever declares was called before and had told the truth, and how often not: a seal and words."""
        view, texts = self.view, self.texts
        yield "proven", texts("Proven true: {n}", n=view.proven[view.captain])
        yield "broken", texts("Caught lying: {n}", n=view.caught[view.captain])

    def _record_line(self, number: int) -> float:
        """Where it stands, below what else is told."""
        return TOLD_TOP + TOLD_STEP * (number + sum(1 for _ in self._state()))

    @property
    def _aims_later(self) -> bool:
        """Whether it is asked about an attack, whose target is named when nobody calls any more (SW-3.3)."""
        return self.view.phase is Phase.CHALLENGE and self.view.plan.order in AIMED

    def _state(self) -> Iterator[tuple[str, Seat, Colour]]:
        """How far it has come, in lines of words; `{name}` is the captain that is meant."""
        view, texts, plan = self.view, self.texts, self.view.plan
        captain, actor = view.captain, self._asked
        match view.phase:
            case Phase.CHALLENGE:
                yield texts("Is it true?"), captain, INK
                asked = texts("Who calls?") if self.gathered else texts("{name} decides.", name="{name}")
                yield asked, actor, INK
                if self._aims_later:
                    yield texts("No target yet"), captain, FADED
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
                far = texts("{name} takes aim: every ship counts as adjacent.", name="{name}")
                yield far if looks_out(view) else texts("{name} takes aim.", name="{name}"), captain, INK
            case Phase.LOSE:
                yield texts("{name} loses a crew card", name="{name}"), actor, RED
            case Phase.FOURTH:
                yield texts("{name} gives up a card", name="{name}"), actor, INK
            case Phase.RETURN:
                yield texts("{name} returns cards", name="{name}"), actor, INK

    def _chips(self) -> Iterator[Inscription]:
        """What stands below the coins of whoever is to order or to aim."""
        view, texts = self.view, self.texts
        if self._own and view.phase is Phase.ORDER:
            for order, name in enumerate(ORDER_NAMES):
                yield words(texts.line(ORDERS[order]), f"label:{name}", 0.5, 0.28, 22, TEXT, face=BOLD)
                told, paint = self._needs(order)
                yield words(told, f"label:{name}", 0.5, 0.78, 19, paint, face=BOLD)
        for crew in claimable(view) if self._own and view.phase is Phase.TARGET else ():
            told, slot = texts("Declare {crew}", crew=several(texts, crew, 1)), f"label:{CREW_TITLES[crew]}"
            yield words(told, slot, 0.5, 0.5, 21, INK, face=BOLD)

    def _needs(self, order: int) -> tuple[str, Colour]:
        """What an order costs, brings or needs, in a word or two; reddish where what it needs would be a lie."""
        view, texts, crew = self.view, self.texts, CREW_OF[order]
        if order == BOARD:
            planks = [price_of(view, order, seat).points for seat in reachable(view, order)]
            return (texts("from {n}", n=min(planks)), GOLD) if planks else (texts("nobody adjacent"), WARNING)
        if order in REQUIRING and crew not in view.hand:
            return texts("{what}: a lie", what=texts.line(CREW[crew])), WARNING
        return texts.line(GAINS[order]), GOLD
