"""The panel on which stacks fire: whose card it is and from which bay, at whom it is aimed, and what comes next.

After that it tells what a reboot does, and who has won. Paints what the view says; must not reckon what a card does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import say
from scrapdesk.games.scrappers.cards import CardSet, Effect
from scrapdesk.games.scrappers.ending import standings
from scrapdesk.games.scrappers.state import ASSIGNED, BAYS, UNKNOWN, Phase, Slot, left_of
from scrapdesk.games.scrappers.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scrappers.paints import BOLD, HAZARD, HIT, MUTED, TEXT, words
from scrapdesk.ui.faces.scrappers.rivals import Face
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture

OUTLOOK: Final = (622, 255)
"""How large the room below the head of the stage is on the map."""
HEAD: Final = (622, 36)
FACE: Final = 64
"""How large the head itself is, and the face before it."""
BESIDE_FACE: Final = 0.122
BEFORE_DONE: Final = 0.53
"""Where the words of the head begin beside a face, and how wide they are where a button stands at the right."""
STRIP: Final = {False: (320.0, 136.0), True: (276.0, 130.0)}
"""How large the room below the card is, usually and where words need room."""
AIMED: Final = 76
"""How large the faces there are."""
HARM: Final = ("damage", "steal", "jam", "delay", "break")
"""What one does to somebody else."""


class OnStage:
    def __init__(self, cards: CardSet, view: View, texts: Texts, me: Seat, fires_next: Seat | None) -> None:
        self._cards, self._view, self.texts, self._me = cards, view, texts, me
        self._next_seat = fires_next
        self.face: Face = lambda seat, mood: None
        self.label: Callable[[Slot], str] = lambda slot: ""
        """What a card of a stack is called."""
        self.glimpse: Callable[[Slot], Picture] = lambda slot: picture("scrappers/back-sight")
        """The picture of a card of a stack."""
        self.buttons = False
        """Whether the table has buttons of its own."""
        self.roomy = False
        """Whether what is said needs room, and the card is smaller for it."""

    # -- who is meant -------------------------------------------------------------------------------------

    @property
    def shooter(self) -> Seat | None:
        return self._view.active if self._view.firing else None

    @property
    def aimed_at(self) -> tuple[Seat, ...]:
        """Whom the card on the stage is going to harm, so far as that is printed on it or has been chosen."""
        view = self._view
        if not view.firing or view.firing[0].mode != ASSIGNED or view.firing[0].card == UNKNOWN:
            return ()
        seat, count, found = view.active, len(view.pilots), set[Seat]()
        for effect in _harms(self._cards.of[view.firing[0].card].effects):
            if effect.who in ("rivals", "all"):
                found.update(range(count))
            elif effect.who in ("left", "right"):
                found.add(left_of(seat, count) if effect.who == "left" else (seat - 1) % count)
        found.update(task.target for task in view.queue if task.verb in HARM and task.target >= 0)
        return tuple(other for step in range(1, count) if (other := (seat + step) % count) in found)

    @property
    def _tokens_lie(self) -> bool:
        return bool(self._view.queue) and self._view.queue[0].verb == "ask token"

    @property
    def _asked(self) -> str:
        """What the person at the screen is asked."""
        view = self._view
        return view.queue[0].verb if view.queue and view.asked == view.seat else ""

    @property
    def _enough(self) -> bool:
        """Whether a button stands on the panel that ends a choice."""
        return self._asked in ENOUGH

    # -- pictures -----------------------------------------------------------------------------------------

    def ornaments(self) -> Iterator[Ornament]:
        view = self._view
        yield Ornament(picture("scrappers/panel", short="658"), "fire")
        if view.phase is Phase.REBOOT:
            for number, (sign, _) in enumerate(_REBOOT):
                across, down = STEP_SIGN / OUTLOOK[0], STEP_SIGN / OUTLOOK[1]
                box = (0.07, STEP_TOP + STEP * number - down / 2, across, down)
                yield Ornament(picture(f"scrappers/{sign}"), "outlook", box=box)
        if self._enough and self.buttons:
            yield Ornament(picture("scrappers/panel", lit="yes", short="42"), "button:done")
        if view.phase is Phase.ACTIVATION:
            yield Ornament(picture("scrappers/bay", short="100"), "firing")
        if self.shooter is None:
            return
        box = (0.0, 0.0, FACE / HEAD[0], FACE / HEAD[1])
        yield from self._portrait(self.shooter, "firehead", box)
        if not self._tokens_lie and not self._enough:
            yield from self._aim()

    def _portrait(self, seat: Seat, slot: str, box: tuple[float, float, float, float]) -> Iterator[Ornament]:
        """A face in its frame with the sign of the pilot at its corner; the sign alone for who has no face."""
        drawn, sign = self.face(seat, "plain"), picture("scrappers/pilot", seat=str(seat + 1))
        if drawn is None:
            yield Ornament(sign, slot, box=box)
            return
        left, top, width, height = box
        yield Ornament(drawn, slot, box=box)
        yield Ornament(picture("scrappers/rim", short="68"), slot, box=box)
        yield Ornament(sign, slot, box=(left + width * 0.62, top + height * 0.62, width * 0.42, height * 0.42))

    def _places(self, count: int) -> Iterator[tuple[float, float]]:
        """Where faces stand in the strip: the middle of each from the left, and how wide its name may be."""
        across = STRIP[self.roomy][0]
        step = across / (count + 1)
        for at in range(count):
            yield (step * (at + (0.5 if at == 0 else 1.5))) / across, step / across

    def _aim(self) -> Iterator[Ornament]:
        """Who fires, an arrow, and at whom."""
        if self.shooter is None or not self.aimed_at:
            yield from self._next_picture()
            return
        across, down = STRIP[self.roomy]
        seats = (self.shooter, *self.aimed_at)
        wide, high = AIMED / across, AIMED / down
        for seat, (x, _) in zip(seats, self._places(len(seats)), strict=True):
            yield from self._portrait(seat, "firenext", (x - wide / 2, 0.08, wide, high))
        step = 1 / (len(seats) + 1)
        size = 46 / across
        yield Ornament(
            picture("scrappers/aim"),
            "firenext",
            box=(step * 1.5 - size / 2, 0.08 + high / 2 - 23 / down, size, 46 / down),
        )

    def _next_picture(self) -> Iterator[Ornament]:
        if self._next_seat is None:
            return
        last = self._view.pilots[self._next_seat].stack[-1]
        yield Ornament(self.glimpse(last), "firenext", box=NEXT_PICTURE)

    # -- words --------------------------------------------------------------------------------------------

    def inscriptions(self) -> Iterator[Inscription]:
        view, texts = self._view, self.texts
        head = _HEADS.get(view.phase)
        if self.shooter is not None:
            yield from self._fires(self.shooter)
        elif head is not None:
            yield words(texts.line(head), "firehead", 0.01, 0.5, 30, HAZARD, align=0.0, face=BOLD, width=BEFORE_DONE)
        if view.phase is Phase.OVER:
            winner = standings(tuple(pilot.damage for pilot in view.pilots), view.first)[0]
            yield words(texts("{name} wins"), "firesub", 0.01, 0.5, 22, TEXT, align=0.0, seat=winner, face=BOLD)
        elif view.phase is Phase.REBOOT:
            told = texts("Discard, then draw to five")
            yield words(told, "firesub", 0.01, 0.5, 19, TEXT, align=0.0, width=BEFORE_DONE)
            yield from self._steps()
        if self._enough and self.buttons:
            yield words(texts.line(ENOUGH[self._asked]), "button:done", 0.5, 0.5, 22, TEXT, face=BOLD)

    def _fires(self, shooter: Seat) -> Iterator[Inscription]:
        """Whose card it is and whose comes next, and below it who aims at whom."""
        view, texts = self._view, self.texts
        bay = min(len(view.pilots[shooter].stack) + 1, BAYS)
        fires = texts("Firing now: {whose}, bay {n}", whose="{name}", n=bay)
        if self._tokens_lie:
            fires = texts("Revealed: {whose}, bay {n}", whose="{name}", n=bay)
        wide = 1 - BESIDE_FACE
        yield words(fires, "firehead", BESIDE_FACE, 0.5, 30, HAZARD, align=0.0, seat=shooter, width=wide, face=BOLD)
        yield words(self._then(), "firesub", BESIDE_FACE, 0.5, 22, TEXT, align=0.0, seat=self._next_seat, width=wide)
        if self._tokens_lie or self._enough:
            return
        if not self.aimed_at:
            yield from self._next_words()
            return
        seats = (shooter, *self.aimed_at)
        for seat, (x, width) in zip(seats, self._places(len(seats)), strict=True):
            paint = TEXT if seat == shooter else HIT
            yield words("{name}", "firenext", x, 0.75, 21, paint, seat=seat, width=width * 0.96, face=BOLD)

    def _then(self) -> str:
        """Whose card comes onto the stage after this one, and which it is."""
        if self._next_seat is None:
            return self.texts("The last card in any stack")
        last = self._view.pilots[self._next_seat].stack[-1]
        return self.texts("Next: {whose}, {card}", whose="{name}", card=self.label(last))

    def _next_words(self) -> Iterator[Inscription]:
        seat, texts = self._next_seat, self.texts
        if seat is None:
            return
        stack = self._view.pilots[seat].stack
        yield words(texts("Next"), "firenext", NEXT_WORDS, 0.25, 20, HAZARD, align=0.0, face=BOLD)
        yield words("{name}", "firenext", NEXT_WORDS, 0.47, 22, TEXT, align=0.0, seat=seat, width=0.42, face=BOLD)
        yield words(texts("bay {n}", n=len(stack)), "firenext", NEXT_WORDS, 0.69, 19, MUTED, align=0.0, width=0.42)

    def _steps(self) -> Iterator[Inscription]:
        """What a reboot does, in its order."""
        for number, (_, line) in enumerate(_REBOOT):
            y = STEP_TOP + STEP * number
            yield words(str(number + 1), "outlook", 0.01, y, 26, HAZARD, align=0.0, width=0.05, face=BOLD)
            head, note = self.texts.line(line).split("\n")
            yield words(head, "outlook", 0.2, y, 26, TEXT, align=0.0, width=0.32, face=BOLD)
            yield words(note, "outlook", 0.54, y, 21, MUTED, align=0.0, width=0.45)


def _harms(effects: Sequence[Effect]) -> Iterator[Effect]:
    """What is sure to be done to others: of a condition only what both its ways have."""
    for effect in effects:
        if effect.verb in HARM:
            yield effect
        elif effect.verb == "if":
            ways = [{harm.who for harm in _harms(way)} for way in (effect.then, effect.otherwise)]
            yield from (harm for harm in _harms(effect.then) if harm.who in ways[1])


NEXT_PICTURE: Final = (0.0, 0.08, 0.5, 0.75)
NEXT_WORDS: Final = 0.55
"""Where the card that fires next is shown where nobody is aimed at, and where the words beside it begin."""
ENOUGH: Final = {"ask discard": say("Keep the rest"), "ask trash": say("Remove none")}
_REBOOT: Final = (
    ("icon-jam", say("Discard\nwhat you don't want")),
    ("back-sight", say("Draw\nuntil you hold five")),
    ("icon-fuel", say("Gain\n1 fuel and 1 scrap")),
    ("icon-salvage", say("Move\ntop draft cards to the piles")),
    ("icon-first", say("Pass\nfirst player to the left")),
)
"""What a reboot does, in its order: a sign, a word or two, and the rest of it."""
STEP_TOP, STEP, STEP_SIGN = 0.1, 0.2, 46
"""Where the first of these stands in its slot, how far apart they are, and how large their signs."""
_HEADS: Final = {
    Phase.ACTIVATION: say("The stacks fire"),
    Phase.REBOOT: say("New hands"),
    Phase.OVER: say("The end"),
}
