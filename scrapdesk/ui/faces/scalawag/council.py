"""What is being decided in the middle of the sea: the declaration on its sheet, and the answers that can be given.

Words and pictures only; which answers there are the table says (`offered`). Must not know pixels.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.table import DONE
from scrapdesk.games.scalawag.cards import (
    BOARDING_COST,
    COMMON_COPIES,
    CREW_NAMES,
    CREW_OF,
    CREW_TITLES,
    DAMAGE_SLOTS,
    LOOKOUT,
    MARINE,
    NO_CREW,
    NO_ORDER,
    ORDER_NAMES,
    PILOT,
    RARE_COPIES,
    TRIM,
    Crew,
)
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.games.scalawag.table import claimable
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scalawag.plates import FADED, GOLD, INK, RED, SERIF, TEXT, sheet, sized, words
from scrapdesk.ui.faces.scalawag.pricelist import price_list
from scrapdesk.ui.faces.scalawag.prices import chosen_crew, chosen_order
from scrapdesk.ui.faces.scalawag.wording import GAINS, ORDERS, PLURALS, declared, several
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.theme import Colour

BUTTONS: Final = (DONE, "button:with1", "button:with2", "button:with3", "button:scalawag", "button:pass")
ANSWERS: Final = (*BUTTONS, "button:show", "button:hole", "button:crew", "button:yield", "button:forgo")
TONES: Final = {"button:scalawag": "red", "button:show": "red", "button:with1": "paper"}
LARGE: Final = ("button:scalawag", "button:pass", "button:show", "button:yield")

WORDS_ALONE: Final = (Phase.TARGET, Phase.LOSE, Phase.FOURTH, Phase.RETURN)
"""What is decided without a seal or cards on the sheet."""


def sheets(rooms: dict[Target, Box]) -> tuple[Ornament, ...]:
    """All paper that comes onto the table while something is decided: words without it would stand on the water."""
    tones = [(target, tone) for target in ANSWERS for tone in {TONES.get(target, "paper"), "paper"}]
    buttons = (Ornament(sized("button", rooms[target], tone=tone), target) for target, tone in tones)
    done = Ornament(sized("button", rooms[DONE], tone="red"), DONE)
    return (*buttons, done, sheet("ask", rooms["ask"]), sheet("panel", rooms["panel"]))


class Council:
    """`pointed` is what the person has pointed at, `offered` what may be pointed at next."""

    def __init__(
        self,
        view: View,
        texts: Texts,
        pointed: tuple[Target, ...],
        offered: tuple[Target, ...],
        rooms: dict[Target, Box],
        keys: dict[Target, str] | None = None,
        gathered: bool = False,
    ) -> None:
        """`gathered`: several people are asked at once, and answer elsewhere."""
        self.gathered = gathered
        self.view, self.texts, self.rooms, self.keys = view, texts, rooms, keys or {}
        self.pointed, self.offered = pointed, offered
        self.order = chosen_order(view, pointed)
        self.answers = [target for target in ANSWERS if target in offered]

    @property
    def asked(self) -> bool:
        """Whether the person who looks is to decide."""
        return bool(self.offered) and self.view.actor is not None

    # -- pictures -----------------------------------------------------------------------------------------

    def ornaments(self) -> Iterator[Ornament]:
        if self._under_way:
            yield sheet("panel", self.rooms["panel"])
            yield from self._signs()
        yield sheet("piles", self.rooms["piles"])
        yield Ornament(picture("scalawag/chest"), "locker")
        if self.asked:
            yield sheet("ask", self.rooms["ask"])
        for target in self.answers:
            tone = "red" if target == DONE and self.pointed else TONES.get(target, "paper")
            yield Ornament(sized("button", self.rooms[target], tone=tone), target)
        if self._cannot_show:
            yield Ornament(sized("button", self.rooms["button:show"], tone="grey", off="yes"), "button:show")

    def _signs(self) -> Iterator[Ornament]:
        """Under which flag it is declared, and who calls."""
        view, flags = self.view, self.view.frame.flags
        flag = picture("scalawag/flag", seat=str(flags[view.captain] + 1))
        yield Ornament(flag, "panelhead", box=(0.905, 0.0, 0.095, 1.0))
        if view.phase is Phase.REPLY:
            caller = picture("scalawag/flag", seat=str(flags[view.plan.caller] + 1))
            yield Ornament(caller, "paneltext", box=(0.0, 0.02, 0.17, 0.23))
            yield Ornament(picture("scalawag/title"), "paneltext", box=(0.0, 0.24, 0.98, 0.42))

    @property
    def _cannot_show(self) -> bool:
        return self.asked and self.view.phase is Phase.REPLY and "button:show" not in self.answers

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
        if self.asked:
            head, asked = self._question(), self.view.actor if self.view.seat is None else None
            head = head if asked is None else self.texts("{name}: {question}", name="{name}", question=head)
            yield words(head, "askhead", 0.5, 0.5, 25, INK, width=0.98, face=SERIF, seat=asked)
            yield from self._labels()
        for target in self.answers:
            yield from self._answer(target)
        if self._cannot_show:
            crew = several(self.texts, self.view.plan.claim, self.view.plan.claimed)
            told = self.texts("You can't show {crew}", crew=crew)
            yield words(told, "button:show", 0.5, 0.42, 20, FADED, width=0.9)
        yield from self._note()

    def _piles(self) -> Iterator[Inscription]:
        view, texts = self.view, self.texts
        yield words(texts("Port {n}", n=view.port_size), "portname", 0.5, 0.5, 20, INK)
        yield words(texts("Locker {n}", n=len(view.locker)), "lockername", 0.5, 0.5, 20, INK)

    def _declared(self) -> Iterator[Inscription]:
        plan = self.view.plan
        crew = CREW_OF[plan.order]
        told = declared(self.texts, plan.order, crew, plan.support)
        for kind, said in ((PILOT, plan.pilot), (LOOKOUT, plan.lookout)):
            told = self.texts("{order}, then {crew}", order=told, crew=several(self.texts, kind, 1)) if said else told
        told = self.texts("{name}: {order}", name="{name}", order=told)
        yield words(told, "panelhead", 0.085, 0.5, 25, INK, align=0.0, width=0.81, seat=self.view.captain, face=SERIF)
        if self.view.phase in WORDS_ALONE:
            for at, (text, seat, paint) in enumerate(self._state()):
                yield words(text, "panel", 0.5, 0.48 + 0.2 * at, 24, paint, width=0.9, seat=seat)
            return
        for at, (text, seat, paint) in enumerate(self._state()):
            if text:
                y = 0.14 + 0.31 * at + (0.03 if self.view.phase is Phase.REPLY else 0.0)
                yield words(text, "paneltext", 0, y, 21, paint, align=0.0, width=0.98, seat=seat)
        if self.view.phase is Phase.REPLY:
            calls = self.texts("{name} calls", name="{name}")
            yield words(calls, "paneltext", 0.2, 0.14, 22, INK, align=0.0, width=0.8, seat=plan.caller, face=SERIF)

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
                record = texts("So far: proven {shown}, caught {caught}", shown=true, caught=lies)
                yield record, captain, FADED
            case Phase.REPLY:
                yield "", captain, INK
                yield "", captain, INK
                yield texts("{name} must show or pay", name="{name}"), captain, INK
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

    def _question(self) -> str:
        view, texts = self.view, self.texts
        if view.phase is Phase.ORDER and self.order is not None:
            return texts.line(ORDERS[self.order])
        if view.phase is Phase.TARGET and not self.answers:
            return texts("Click a ship to attack")
        return {
            Phase.ORDER: texts("Give an order"),
            Phase.CHALLENGE: texts("Is it true?"),
            Phase.REPLY: texts("Show, or pay"),
            Phase.PENALTY: texts("You pay for your call"),
            Phase.VERDICT: texts("How does it go down?"),
            Phase.TARGET: texts("Your target"),
            Phase.LOSE: texts("You lose a crew card"),
            Phase.FOURTH: texts("Give up one of your four cards"),
            Phase.RETURN: texts("Return cards"),
        }.get(view.phase, "")

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

    def _labels(self) -> Iterator[Inscription]:
        """What to do where no button says it."""
        view, texts = self.view, self.texts
        if view.phase in (Phase.REPLY, Phase.PENALTY) and "button:hole" in self.answers and len(view.hand) > 1:
            yield words(texts("Drag a crew card to the locker, or"), "askline", 0.5, 0.5, 19, INK)
        for at, line in enumerate(self._how()):
            yield words(line, "ask", 0.5, 0.32 + 0.13 * at, 20, INK, width=0.86)
        yield from self._consequence()

    def _consequence(self) -> Iterator[Inscription]:
        """What the order would cost or bring as it is laid out, where the sheet has room for it."""
        if self.view.phase is Phase.TARGET and not self.answers:
            yield from price_list(self.view, self.texts, self.pointed, 0.3)
        elif self.view.phase is Phase.ORDER and self.answers == [DONE]:
            yield from price_list(self.view, self.texts, self.pointed, 0.48)
            if self.order == TRIM:
                gain = 1 + chosen_crew(self.view, self.pointed)
                told = self.texts.count(gain, "Earns 1 compass point.", "Earns {n} compass points.")
                yield words(told, "ask", 0.5, 0.54, 20, INK, width=0.86)

    def _how(self) -> Iterator[str]:
        """Where there is no button to press."""
        view, texts = self.view, self.texts
        if self.answers:
            return
        match view.phase:
            case Phase.ORDER:
                yield texts("Drag crew face down onto")
                yield texts("an order, or click the order.")
                yield texts("What you declare need not")
                yield texts("be what you put down.")
            case Phase.LOSE | Phase.FOURTH:
                yield texts("Drag it into the locker.")
            case Phase.RETURN:
                yield texts.count(view.plan.number, "Drag a card to the port.", "Drag {n} cards to the port.")
            case Phase.PENALTY | Phase.REPLY:
                yield texts("Drag a crew card")
                yield texts("into the locker.")

    def _answer(self, target: Target) -> Iterator[Inscription]:
        text, seat, below = self._said(target)
        paint = TEXT if target in ("button:scalawag", "button:show") or (target == DONE and self.pointed) else INK
        size = 28 if target in LARGE else 22
        face = SERIF if target in LARGE else "sans-bold"
        yield words(text, target, 0.5, 0.36 if below else 0.44, size, paint, width=0.92, seat=seat, face=face)
        if below:
            yield words(below, target, 0.5, 0.68, 18, paint, width=0.94)
        if self.keys.get(target):
            yield words(self.keys[target], target, 0.955, 0.24, 18, paint, width=0.1, align=1.0)

    def _said(self, target: Target) -> tuple[str, Seat | None, str]:
        """What stands on a button, the captain it names, and a smaller line."""
        view, texts, plan = self.view, self.texts, self.view.plan
        if target.startswith("button:with"):
            return self._with(int(target[-1])), None, ""
        if target == DONE:
            return self._done()
        seat = view.seat if view.seat is not None else view.captain
        planks = BOARDING_COST[min(view.damage[seat] + 1, DAMAGE_SLOTS - 1)]
        claim = several(texts, plan.claim, plan.claimed) if plan.claim != NO_CREW else ""
        return {
            "button:scalawag": (texts("Scalawag!"), None, texts("call it a lie")),
            "button:pass": (texts("Let it pass"), None, ""),
            "button:show": (texts("Show {crew}", crew=claim), None, texts("then {name} pays", name="{name}")),
            "button:hole": (texts("Take a hole"), None, texts("boarding you: {n}", n=planks)),
            "button:crew": (texts("Take its last crew"), None, texts("repairs a hole")),
            "button:yield": (texts("Pay, and sink"), None, ""),
            "button:forgo": (texts("Give up the order"), None, ""),
        }[target]

    def _with(self, count: int) -> str:
        order = self.order or 0
        crew: Crew = CREW_OF[order]
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
        if not laid:
            return texts("With {crew}", crew=several(texts, crew, 0)), None, ""
        return self._with(laid), None, ""

    def _counted(self, crew: Crew) -> str:
        view = self.view
        return self.texts(
            "{crew}: {n} in the game, {own} in your hand, {gone} in the locker",
            crew=self.texts.line(PLURALS[crew]),
            n=(COMMON_COPIES if crew <= MARINE else RARE_COPIES)[view.seats],
            own=view.hand.count(crew),
            gone=view.locker.count(crew),
        )

    def _note(self) -> Iterator[Inscription]:
        """Below the hand: what the cards that were laid down are said to be; or how many there are of what was
        declared, as everybody can count them."""
        if self.view.phase is Phase.CHALLENGE and self.view.seat is not None:
            yield words(self._counted(self.view.plan.claim), "handnote", 0.5, 0.4, 21, GOLD)
        crew = NO_CREW if self.order is None or self.view.phase is not Phase.ORDER else CREW_OF[self.order]
        laid = chosen_crew(self.view, self.pointed)
        if crew != NO_CREW and laid:
            told = self.texts("Face down, declared as {crew}", crew=several(self.texts, crew, laid))
            yield words(told, "handnote", 0.5, 0.4, 21, GOLD)
