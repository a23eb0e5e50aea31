"""Why a thing cannot be done in Scrappers: the rule, one plain sentence, what is in the way, and what could be done.

Works on the View alone, so that no sentence can tell what the asking seat does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scrapdesk.core.notation import BadNotation
from scrapdesk.core.refusal import Attempt, Refusal, Target
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.table import DONE as DONE_BUTTON
from scrapdesk.core.words import Line, Ref, Who, say
from scrapdesk.games.scrappers.cards import CardNo
from scrapdesk.games.scrappers.moves import Draft, Move, MoveBook, Salvage
from scrapdesk.games.scrappers.moves import Target as Aim
from scrapdesk.games.scrappers.state import PILE_A, Cards
from scrapdesk.games.scrappers.targets import SOURCES, CardNames, Place
from scrapdesk.games.scrappers.view import View
from scrapdesk.games.scrappers.wording import SOURCE_NAMES

QUESTIONS = {
    "ask token": say("Take 1 fuel or 1 scrap for your face-down card.", rule="SR-4.4"),
    "ask target": say("Choose which pilot the card targets.", rule="SR-4.1"),
    "ask shield": say("Choose which of your matching shields stops the damage.", rule="SR-5.1"),
    "ask trash": say("Choose a card in your hand or discard pile to remove, or press Remove none.", rule="SR-8.3"),
    "ask salvage": say("From the top of a draft deck or pile, choose a card that is cheap enough.", rule="SR-8.3"),
    "ask break": say("Choose the upgrade to destroy.", rule="SR-8.3"),
    "ask hurry": say("Choose the card in your stack that fires next.", rule="SR-8.3"),
    "ask discard": say("Discard cards from your hand one at a time, or press Keep the rest.", rule="SR-6.2"),
}


class Why(NamedTuple):
    line: Line
    culprits: tuple[Target, ...] = ()


class Wish(NamedTuple):
    """What was tried: a move in words, or the card and the place that were pointed at."""

    move: Move | None = None
    card: CardNo | None = None
    card_target: Target = ""
    hidden: Target = ""
    """A thing of which only the place is known: a rival's hand card or ejected card, or a deck."""
    drawn: Target = ""
    """A draft deck or pile that was pointed at as a place."""
    place: Place = Place("")
    place_target: Target = ""


class Refuser:
    """Finds reasons for one card set."""

    def __init__(self, book: MoveBook) -> None:
        self.book = book
        self.cards = book.cards
        self.names = CardNames(book.cards)

    def refusal(self, view: View, legal: Sequence[Move], attempt: Attempt) -> Refusal:
        wish, fault = self._understood(attempt)
        if not legal:
            why = self._waiting(view)
        elif fault is not None:
            why = fault
        else:
            why = self._command(view, wish) if not view.queue else self._question(view, wish)
        return Refusal(why.line.rule, why.line, why.culprits, self._nearest(view, legal, wish))

    def _waiting(self, view: View) -> Why:
        asked = view.asked
        if asked is None:
            return Why(say("The game is over.", rule="SR-7.1"))
        if asked == CHANCE:
            return Why(say("Cards are being shuffled.", rule="SR-6.2"))
        rule = QUESTIONS[view.queue[0].verb].rule if view.queue else "SR-3.1"
        return Why(say("It's {who}'s turn.", rule=rule, who=Who(asked)))

    # -- what was meant -------------------------------------------------------------------------------------

    def _understood(self, attempt: Attempt) -> tuple[Wish, Why | None]:
        if not attempt.text:
            return self._pointed(attempt.targets), None
        try:
            return Wish(self.book.decode(attempt.text)), None
        except BadNotation as fault:
            line = say("I can't read that move: {fault}.", rule="SR-3.1", fault=str(fault))
            return Wish(), Why(line)

    def _pointed(self, targets: tuple[Target, ...]) -> Wish:
        wish = Wish()
        for target in targets:
            card = self.names.card(target)
            if card is not None and wish.card is None:
                wish = wish._replace(card=card, card_target=target)
            elif card is None:
                place = Place(target)
                if place.sort in ("hand", "deck") or (place.sort == "bay" and target == targets[0]):
                    wish = wish._replace(hidden=target)
                drawn = target if place.sort in ("draft", "scrapyard") else wish.drawn
                wish = wish._replace(place=place, place_target=target, drawn=drawn)
        return wish

    # -- the command phase -----------------------------------------------------------------------------------

    def _command(self, view: View, wish: Wish) -> Why:
        if wish.move is not None:
            return self._command_text(view, wish.move)
        if wish.card is None:
            if wish.hidden and Place(wish.hidden).sort != "bay":
                return Why(say("That card is hidden now.", rule="SR-3.3"), (wish.hidden,))
            if wish.drawn in SOURCES and not _tops(view)[SOURCES.index(wish.drawn)]:
                return Why(_empty(SOURCES.index(wish.drawn)), (wish.drawn,))
            return Why(_place_one())
        seat = view.asked or 0
        if wish.card not in view.pilots[seat].hand:
            return self._not_in_hand(view, wish)
        return self._where(view, wish)

    def _command_text(self, view: View, move: Move) -> Why:
        if isinstance(move, Draft):
            return Why(_empty(move.source))
        if move.verb in ("assign", "eject"):
            card = self.cards.cards[move[0]]  # type: ignore[index]
            return Why(say("{card} isn't in your hand.", rule="SR-3.1", card=card.name))
        return Why(_place_one())

    def _not_in_hand(self, view: View, wish: Wish) -> Why:
        """A card that is not in the own hand can be placed only from the top of a draft deck or pile."""
        card = wish.card if wish.card is not None else -1
        name, culprit = self.cards.of[card].name, (wish.card_target,)
        if card in view.tops[0] + view.tops[1] or card in (view.piles[0][-1:] + view.piles[1][-1:]):
            return self._where(view, wish)
        if card in view.piles[0] + view.piles[1]:
            return Why(say("You can only draft the top card of a draft pile.", rule="SR-1.2"), culprit)
        for seat, pilot in enumerate(view.pilots):
            who = Who(seat)
            if any(slot.card == card for slot in pilot.stack):
                return Why(
                    say("{card} is already in a stack and has to stay there.", rule="SR-3.1", card=name), culprit
                )
            if card in pilot.play:
                return Why(say("{card} is in play in front of {who}.", rule="SR-1.4", card=name, who=who), culprit)
            if card in pilot.discard:
                line = say("{card} is in {who}'s discard pile.", rule="SR-3.1", card=name, who=who)
                return Why(line, culprit)
        if card in view.removed:
            return Why(say("{card} has been removed from the game.", rule="SR-8.3", card=name), culprit)
        return Why(say("You can't place {card} now.", rule="SR-3.1", card=name), culprit)

    def _where(self, view: View, wish: Wish) -> Why:
        """The card could be placed, but not there."""
        seat, place = view.asked or 0, wish.place
        culprit = (wish.place_target,) if wish.place_target else ()
        if place.sort in ("bay", "eject") and place.seat != seat:
            who = Who(place.seat)
            return Why(say("That stack belongs to {who}.", rule="SR-3.1", who=who), culprit)
        bay = len(view.pilots[seat].stack)
        if place.sort == "bay":
            if place.number < bay:
                return Why(say("Bay {n} is already taken.", rule="SR-3.1", n=place.number + 1), culprit)
            return Why(say("Fill your bays from the left: bay {n} is next.", rule="SR-3.1", n=bay + 1), culprit)
        if place.sort == "eject":
            return Why(say("You can only eject cards from your hand.", rule="SR-3.1"), (wish.card_target,))
        if not place.sort:
            return Why(say("Now choose where it goes: bay {n} is next.", rule="SR-3.1", n=bay + 1))
        return Why(say("In the command phase, cards go into your own stack.", rule="SR-3.1"), culprit)

    # -- the other phases -------------------------------------------------------------------------------------

    def _question(self, view: View, wish: Wish) -> Why:
        task = view.queue[0]
        question = QUESTIONS[task.verb]
        if wish.card is not None and task.verb == "ask discard" and wish.card not in view.pilots[task.seat].hand:
            name = self.cards.of[wish.card].name
            return Why(say("{card} isn't in your hand.", rule="SR-6.2", card=name), (wish.card_target,))
        if wish.card is not None and task.verb == "ask shield":
            return self._no_shield(view, wish, question)
        if task.verb == "ask salvage":
            return self._too_dear(view, wish, question)
        if task.verb == "ask target" and task.effect.who == "rival" and self._oneself(wish, task.seat):
            return Why(say("This card targets a rival, not yourself.", rule="SR-4.1"))
        return Why(question)

    def _oneself(self, wish: Wish, seat: Seat) -> bool:
        if wish.move is not None:
            return wish.move == Aim(seat)
        return wish.place.sort == "pilot" and wish.place.seat == seat

    def _too_dear(self, view: View, wish: Wish, question: Line) -> Why:
        most, card = view.queue[0].effect.amount, wish.card
        culprit = (wish.card_target,) if wish.card_target else ()
        if isinstance(wish.move, Salvage):
            card = next(iter(_tops(view)[wish.move.source]), None)
        if card is not None and self.cards.of[card].scrap > most:
            return Why(say("That card costs too much: {n} scrap at most.", rule="SR-8.3", n=most), culprit)
        return Why(question)

    def _no_shield(self, view: View, wish: Wish, question: Line) -> Why:
        task, card = view.queue[0], self.cards.of[wish.card if wish.card is not None else 0]
        if wish.card in view.pilots[task.seat].play and card.stops != task.effect.word:
            line = say("{card} doesn't stop {word} damage.", rule="SR-1.5", card=card.name, word=Ref(task.effect.word))
            return Why(line, (wish.card_target,))
        return Why(question)

    # -- what could be done ------------------------------------------------------------------------------------

    def _nearest(self, view: View, legal: Sequence[Move], wish: Wish) -> Move | None:
        """The legal move that shares most with the wish; the first of equals."""
        wanted = self._wanted(view, wish)
        return max(legal, key=lambda move: _likeness(wanted & _features(move)), default=None)

    def _wanted(self, view: View, wish: Wish) -> frozenset[str]:
        if wish.move is not None:
            return _features(wish.move)
        found = {"verb:done"} if wish.place_target == DONE_BUTTON else set()
        if wish.card is not None:
            found.add(f"kind:{self.cards.of[wish.card].kind}")
            found |= {f"source:{source}" for source, top in enumerate(_tops(view)) if wish.card in top}
        return frozenset(found | _place_features(wish.place))


def _place_one() -> Line:
    return say("Place one card: assign or eject one from your hand, or draft one.", rule="SR-3.1")


def _empty(source: int) -> Line:
    """A draft deck can fill only in the reboot, a draft pile in the activation as well."""
    name = SOURCE_NAMES[source]
    if source < PILE_A:
        return say("{name} is empty until the reboot.", rule="SR-3.2", name=name)
    return say("{name} is empty now.", rule="SR-3.1", name=name)


def _tops(view: View) -> tuple[Cards, ...]:
    """The card on top of each draft deck and pile, if there is one."""
    return (*view.tops, view.piles[0][-1:], view.piles[1][-1:])


def _likeness(shared: frozenset[str]) -> int:
    """The same card or place says more than the same verb."""
    return sum(2 if feature.startswith("verb:") else 3 for feature in shared)


def _features(move: Move) -> frozenset[str]:
    names = {"assign": "kind", "eject": "kind", "shield": "kind", "break": "kind", "discard": "kind"}
    names |= {"draft": "source", "salvage": "source", "target": "seat", "take": "token", "hurry": "bay"}
    found = {f"verb:{move.verb}"}
    if move.verb in names:
        found.add(f"{names[move.verb]}:{move[0]}")
    if move.verb == "trash":
        found.add(f"kind:{move[1]}")  # type: ignore[misc]
    return frozenset(found)


def _place_features(place: Place) -> set[str]:
    verbs = {"bay": "assign", "eject": "eject", "discard": "discard", "removed": "trash"}
    found = {f"verb:{verbs[place.sort]}"} if place.sort in verbs else set()
    if place.sort in ("draft", "scrapyard"):
        found.add(f"source:{place.number}")
    if place.sort == "pilot":
        found.add(f"seat:{place.seat}")
    return found
