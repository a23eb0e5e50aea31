"""The sheet of answers at the near edge: what is asked, and the buttons that answer it.

Words and pictures only; which answers there are the table says (`offered`). Must not know pixels.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.table import DONE
from scrapdesk.games.scalawag.cards import (
    BOARDING_COST,
    COMMON_COPIES,
    CREW_NAMES,
    CREW_OF,
    DAMAGE_SLOTS,
    MARINE,
    NO_CREW,
    ORDER_NAMES,
    RARE_COPIES,
    TRIM,
    Crew,
)
from scrapdesk.games.scalawag.spelling import LOSE, ship
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scalawag.calling import call_sign, call_words
from scrapdesk.ui.faces.scalawag.cards import ORDER_WORDS
from scrapdesk.ui.faces.scalawag.carrying import carried_signs, carries
from scrapdesk.ui.faces.scalawag.crewhelp import CrewHelp
from scrapdesk.ui.faces.scalawag.keycaps import key_cap, key_letter
from scrapdesk.ui.faces.scalawag.plates import FADED, INK, SERIF, TEXT, sheet, sized, words
from scrapdesk.ui.faces.scalawag.pricelist import PriceList
from scrapdesk.ui.faces.scalawag.prices import attack_prices, chosen_crew, chosen_order
from scrapdesk.ui.faces.scalawag.wording import ORDERS, PLURALS, several
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.theme import Colour

TILES: Final = ("button:show", "button:hole", LOSE, "button:crew", "button:yield")
"""The large buttons of whoever pays: a picture, what is done, and what comes of it."""
WITH: Final = ("button:with1", "button:with2", "button:with3")
ANSWERS: Final = (DONE, *WITH, "button:scalawag", "button:pass", *TILES, "button:forgo")
TONES: Final = dict.fromkeys(("button:scalawag", *TILES), "red")
"""What a button may be besides paper: of the tiles the first one."""
LARGE: Final = ("button:scalawag", "button:pass")
ICON: Final[Box] = (0.27, 0.05, 0.46, 0.4)
CARD: Final[Box] = (0.355, 0.06, 0.29, 0.349)
"""Where the picture of a tile is, as parts of it."""
LINE: Final = 19
"""Words on a tile longer than this take two lines."""
LINE_BELOW: Final = 22
"""The same for the smaller words below them."""
FEW_WORDS: Final = 48
"""So many letters stand on a line of what an order does."""


def halves(text: str) -> tuple[str, ...]:
    """Words in one line, or broken into two at the gap nearest to their middle."""
    gaps = [at for at, letter in enumerate(text) if letter == " "]
    if len(text) <= LINE or not gaps:
        return (text,)
    at = min(gaps, key=lambda gap: abs(2 * gap - len(text)))
    return text[:at], text[at + 1 :]


class AnswerSheet:
    """`pointed` is what the person has pointed at, `offered` what may be pointed at next."""

    def __init__(
        self,
        view: View,
        texts: Texts,
        pointed: tuple[Target, ...],
        offered: tuple[Target, ...],
        rooms: dict[Target, Box],
        keys: dict[Target, str],
        joined: bool = False,
    ) -> None:
        """`joined`: what is asked is written on the sheet by what stands beside the table."""
        self.view, self.texts, self.rooms, self.keys = view, texts, rooms, keys
        self.pointed, self.offered, self.joined = pointed, offered, joined
        self.order = chosen_order(view, pointed)
        self.buttons = [target for target in ANSWERS if target in offered]
        self.prices = PriceList(
            view, texts, pointed, rooms, low=not self.buttons or any(target in WITH for target in self.buttons)
        )

    @property
    def asked(self) -> bool:
        """Whether the person who looks is to decide."""
        return bool(self.offered) and self.view.actor is not None

    @property
    def free(self) -> Target:
        """The part of the sheet that is free for words."""
        if any(target in TILES for target in (*self.buttons, *self._barred)):
            return "askbrief"
        return "askwords"

    @property
    def _written(self) -> bool:
        """Whether there is a sheet: what is done with cards alone needs none."""
        return self.asked and (bool(self.buttons) or self.view.phase is Phase.TARGET)

    @property
    def _paper(self) -> Target:
        """The sheet, no larger than what stands on it."""
        carried = self.asked and carries(self.view)
        if self._helps or carried or (self._written and (self.buttons or self._barred)):
            return "ask"
        return "asklines" if self._written else "asksmall" if self.joined else ""

    @property
    def _helps(self) -> bool:
        """Whether no order is chosen yet, so that the sheet tells who helps with what."""
        own = self.view.seat is not None and self.view.actor == self.view.seat
        return self.asked and own and self.view.phase is Phase.ORDER and not self.pointed and not self.buttons

    @property
    def _barred(self) -> dict[Target, str]:
        """What whoever pays cannot do, and why."""
        view, texts, found = self.view, self.texts, dict[Target, str]()
        if not self._written or view.phase not in (Phase.REPLY, Phase.PENALTY) or self.pointed:
            return found
        if view.phase is Phase.REPLY and "button:show" not in self.buttons:
            held = view.hand.count(view.plan.claim)
            only = texts.count(held, "you have only one", "you have only {n}")
            found["button:show"] = only if held else texts("you have none")
        if "button:yield" not in self.buttons:
            reasons = {"button:hole": texts("a fifth hole would sink you"), LOSE: texts("it is your last crew card")}
            found |= {target: told for target, told in reasons.items() if target not in self.buttons}
        return found

    @property
    def _grouped(self) -> bool:
        """Whether it is told what the order brings, or costs at whose ship."""
        aims = self.view.phase is Phase.TARGET and not self.buttons
        return self._written and (aims or self.view.phase is Phase.ORDER) and self.order is not None

    def _red(self, target: Target) -> bool:
        """Whether it is what whoever is asked has come for, or of the ways to pay the first. To declare nobody is not,
        while the right crew is held."""
        if target in TILES:
            return target == next(one for one in TILES if one in self.buttons)
        if target != DONE or not self.pointed:
            return target in TONES
        crew = NO_CREW if self.order is None or self.view.phase is not Phase.ORDER else CREW_OF[self.order]
        return crew == NO_CREW or bool(chosen_crew(self.view, self.pointed)) or crew not in self.view.hand

    # -- pictures -----------------------------------------------------------------------------------------

    def ornaments(self) -> Iterator[Ornament]:
        if self._paper:
            yield sheet(self._paper, self.rooms[self._paper])
        if self._helps:
            yield from CrewHelp(self.view, self.texts, self.rooms).ornaments()
        if self.asked and carries(self.view) and not self.buttons:
            yield from carried_signs(self.view, self.rooms)
        for target in self.buttons:
            tone = "red" if self._red(target) else "paper"
            yield Ornament(sized("button", self.rooms[target], tone=tone), target)
            yield from key_cap(self.rooms[target], target, self._key(target), tone)
        for target in self._barred:
            yield Ornament(sized("button", self.rooms[target], tone="grey", off="yes"), target)
        yield from self._icons()

    def _icons(self) -> Iterator[Ornament]:
        """On the tiles of whoever pays. On the one with the hole that hole lies, and can be dragged."""
        for target in LARGE:
            if target in self.buttons:
                yield call_sign(target, self.rooms[target])
        if "button:show" in (*self.buttons, *self._barred):
            coin = picture("scalawag/coin", crew=CREW_NAMES[self.view.plan.claim])
            yield Ornament(coin, "button:show", box=ICON)
        if self._written and self.view.phase is Phase.PENALTY:
            yield Ornament(picture("scalawag/seal-proven"), "button:show", box=ICON)
        for target in (LOSE, "button:crew"):
            if target in (*self.buttons, *self._barred):
                yield Ornament(picture("scalawag/back"), target, box=CARD)
        if "button:yield" in self.buttons:
            yield Ornament(picture("scalawag/hole"), "button:yield", box=ICON)

    # -- words --------------------------------------------------------------------------------------------

    def inscriptions(self) -> Iterator[Inscription]:
        if self._written and not self.joined:
            head, asked = self.question, self.view.actor if self.view.seat is None else None
            head = head if asked is None else self.texts("{name}: {question}", name="{name}", question=head)
            yield words(head, "askhead", 0, 0.5, 30, INK, align=0.0, width=0.98, face=SERIF, seat=asked)
        if self._written:
            yield from self._consequence()
        if self._helps and not self.joined:
            yield words(self.question, "askhead", 0, 0.5, 30, INK, align=0.0, width=0.98, face=SERIF)
        if self._helps:
            yield from CrewHelp(self.view, self.texts, self.rooms).inscriptions()
        for target in self.buttons:
            yield from self._tile(target) if target in TILES else self._button(target)
        for target, told in self._barred.items():
            yield from self._two_lines(self._said(target)[0], target, 0.57, 23, FADED)
            yield words(told, target, 0.5, 0.79, 19, FADED, width=0.94)
        yield from self._note()

    @property
    def question(self) -> str:
        view, texts = self.view, self.texts
        if view.phase is Phase.ORDER and self.order is None:
            return texts("Choose an order")
        if view.phase is Phase.REPLY and "button:yield" not in self.buttons:
            return texts("Show {crew}, or pay", crew=several(texts, view.plan.claim, view.plan.claimed))
        if view.phase is Phase.ORDER and self.order is not None:
            return texts.line(ORDERS[self.order])
        if view.phase is Phase.TARGET and not self.pointed:
            return texts("Click a ship to attack")
        return {
            Phase.CHALLENGE: texts("Is it true?"),
            Phase.REPLY: texts("Show, or pay"),
            Phase.PENALTY: texts("You pay for your call"),
            Phase.VERDICT: texts("How does it go down?"),
            Phase.TARGET: texts("Your target"),
            Phase.LOSE: texts("You were boarded"),
            Phase.FOURTH: texts("One card too many"),
            Phase.RETURN: texts("Return crew"),
        }.get(view.phase, "")

    def _consequence(self) -> Iterator[Inscription]:
        """What the order would cost or bring as it is laid out."""
        if self.view.phase is Phase.PENALTY:
            yield from self._two_lines(self.texts("It was true."), "button:show", 0.62, 21, INK)
        if not self._grouped or self.order is None:
            return
        yield from self.prices.lines()
        if self.order == TRIM:
            gain = 1 + chosen_crew(self.view, self.pointed)
            told = self.texts.count(gain, "Earns 1 compass point.", "Earns {n} compass points.")
            yield words(told, self.prices.slot, 0.5, 0.5, 21, INK, width=0.96)
        elif self.joined:
            return  # it is told with what is asked
        elif self.view.phase is Phase.ORDER and (
            not attack_prices(self.view, self.pointed) or DONE not in self.buttons
        ):
            room = self.prices.slot if DONE in self.buttons else DONE
            told = self.texts.line(ORDER_WORDS[ORDER_NAMES[self.order]])
            lines = wrap(told, FEW_WORDS)
            step = 26 / self.rooms[room][3]
            for at, line in enumerate(lines):
                yield words(line, room, 0.5, 0.5 + (at - (len(lines) - 1) / 2) * step, 19, INK, width=0.98)

    def _button(self, target: Target) -> Iterator[Inscription]:
        text, seat, below = self._said(target)
        paint = TEXT if self._red(target) else INK
        if target in WITH:
            yield from self._two_lines(text, target, 0.44, 20, paint)
            return
        if target in LARGE:
            yield from call_words(target, text, below, paint)
        else:
            y = 0.44
            yield words(text, target, 0.5, y - 0.2 if below else y, 23, paint, width=0.92, seat=seat, face="sans-bold")
            if below:
                yield words(below, target, 0.5, y + 0.24, 18, paint, width=0.94)
        yield from key_letter(self.rooms[target], target, self._key(target), paint)

    def _key(self, target: Target) -> str:
        return "" if target in WITH else self.keys.get(target, "")

    def _tile(self, target: Target) -> Iterator[Inscription]:
        """What is done, and what comes of it, below a picture."""
        text, seat, below = self._said(target)
        paint = TEXT if self._red(target) else INK
        yield from self._two_lines(text, target, 0.57, 23, paint)
        lines = halves(below) if len(below) > LINE_BELOW else (below,) if below else ()
        for at, line in enumerate(lines):
            y = 0.79 + (at - (len(lines) - 1) / 2) * 0.12
            yield words(line, target, 0.5, y, 19, paint, width=0.94, seat=seat)
        yield from key_letter(self.rooms[target], target, self._key(target), paint)

    def _two_lines(self, text: str, target: Target, middle: float, size: int, paint: Colour) -> Iterator[Inscription]:
        lines, high = halves(text), self.rooms[target][3]
        for at, line in enumerate(lines):
            y = middle + (at - (len(lines) - 1) / 2) * (size + 3) / high
            yield words(line, target, 0.5, y, size, paint, width=0.94, face="sans-bold")

    def _said(self, target: Target) -> tuple[str, Seat | None, str]:
        """What stands on a button, the captain it names, and a smaller line."""
        view, texts, plan = self.view, self.texts, self.view.plan
        if target in WITH:
            return self._with(int(target[-1])), None, ""
        if target == DONE:
            return self._done()
        seat = view.seat if view.seat is not None else view.captain
        planks = BOARDING_COST[min(view.damage[seat] + 1, DAMAGE_SLOTS - 1)]
        claim = several(texts, plan.claim, plan.claimed) if plan.claim != NO_CREW else ""
        hole = (texts("Take a hole"), None, texts("boarding you then costs {n}", n=planks))
        if view.phase is Phase.VERDICT:
            hole = (texts("Punch a fifth hole"), None, texts("you take a crew card"))
        return {
            "button:scalawag": (texts("Scalawag!"), None, texts("call it a lie")),
            "button:pass": (texts("Let it pass"), None, ""),
            "button:show": (texts("Show {crew}", crew=claim), plan.caller, texts("then {name} pays", name="{name}")),
            "button:hole": hole,
            LOSE: (texts("Lose a crew card"), None, texts("you choose which")),
            "button:crew": (texts("Take its last crew card"), None, texts("repairs a hole")),
            "button:yield": (texts("Pay, and sink"), None, ""),
            "button:forgo": (texts("Give up the order"), None, ""),
        }[target]

    def _with(self, count: int) -> str:
        crew: Crew = CREW_OF[self.order or 0]
        told = self.texts("Declare {crew}", crew=several(self.texts, crew, count))
        return told if self.view.hand.count(crew) >= count else self.texts("{what}: a lie", what=told)

    def _done(self) -> tuple[str, Seat | None, str]:
        view, texts = self.view, self.texts
        if view.phase is Phase.TARGET:
            chips = [target for target in self.pointed if target.startswith("declare:")]
            if chips:
                crew = CREW_NAMES.index(chips[0].removeprefix("declare:"))
                return texts("Declare {crew}", crew=several(texts, crew, 1)), None, ""
            ships = [int(target[-1]) - 1 for target in self.pointed if target.startswith("ship:")]
            return texts("Aim at {name}", name="{name}"), ships[0] if ships else None, ""
        crew = NO_CREW if self.order is None else CREW_OF[self.order]
        laid = chosen_crew(view, self.pointed)
        if crew == NO_CREW:
            return texts("Give this order"), None, ""
        return (self._with(laid) if laid else texts("With {crew}", crew=several(texts, crew, 0))), None, ""

    # -- below the question -----------------------------------------------------------------------------------

    def _note(self) -> Iterator[Inscription]:
        told = self.noted
        if told and (self._written or self._helps) and not self.joined:
            yield words(told, "handnote", 0, 0.34, 21, FADED, align=0.0)

    @property
    def noted(self) -> str:
        """What the cards that were laid down are said to be; how many there are of what was declared, as everybody can
        count them; or where cards are to go."""
        view, texts = self.view, self.texts
        if view.phase is Phase.CHALLENGE and view.seat is not None:
            return counted(view, texts, view.plan.claim)
        if view.actor is None or (view.seat is not None and view.actor != view.seat):
            return ""
        if view.phase is Phase.REPLY:
            return texts("If you pay, the order is lost; you still collect 2 points.")
        if view.phase in (Phase.LOSE, Phase.FOURTH):
            return texts("Drag it into the locker.")
        if self.pointed == (LOSE,):
            return texts("Click the card you want to give up.")
        if view.phase is Phase.RETURN:
            return texts.count(view.plan.number, "Drag a card to the port.", "Drag {n} cards to the port.")
        if view.phase is Phase.TARGET:
            aimed = [cost for seat, cost in attack_prices(view, self.pointed).items() if ship(seat) in self.pointed]
            if not aimed:
                return ""
            return texts.count(aimed[0].points, "That costs 1 compass point.", "That costs {n} compass points.")
        if view.phase is not Phase.ORDER:
            return ""
        crew = NO_CREW if self.order is None else CREW_OF[self.order]
        laid = chosen_crew(view, self.pointed)
        if crew != NO_CREW and laid:
            return texts("Face down, declared as {crew}", crew=several(texts, crew, laid))
        if self.pointed:
            return ""
        return texts("Drag crew onto an order, or click one. What you say need not be true.")


def counted(view: View, texts: Texts, crew: Crew) -> str:
    """How many there are of a crew, as whoever looks can count them."""
    return texts(
        "{crew}: {n} in the game, {own} in your hand, {gone} in the locker",
        crew=texts.line(PLURALS[crew]),
        n=(COMMON_COPIES if crew <= MARINE else RARE_COPIES)[view.seats],
        own=view.hand.count(crew),
        gone=view.locker.count(crew),
    )
