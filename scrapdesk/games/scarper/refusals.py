"""Why a thing cannot be done in Scarper: the rule, one plain sentence, what is in the way, and what could be done.

Works on the View alone, so that no sentence can tell what the asking seat does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scrapdesk.core.notation import BadNotation
from scrapdesk.core.refusal import Attempt, Refusal, Target
from scrapdesk.core.words import Line, Word, say
from scrapdesk.games.scarper.board import FIELD_TITLES, NEXT, OWN, ROOM, SIDE_NAMES, on_space
from scrapdesk.games.scarper.cards import SIDE_TITLES, Deck
from scrapdesk.games.scarper.moves import FIELD_VERBS, USES, Act, Dig, Keep, Move, Play, decode
from scrapdesk.games.scarper.state import NO_ATTACK, NO_EVENT, NONE, TRACK_TOP, VICTORY, Ask, Phase
from scrapdesk.games.scarper.targets import Pointed, card_target, front_target, marker_target, trench_target
from scrapdesk.games.scarper.view import View
from scrapdesk.games.scarper.wording import effect_text

ATTACK_RULES = {"push": "SA-6.1", "clear": "SA-6.1", "charge": "SA-6.3", "assault": "SA-6.2"}
COSTS = {"clear": 2, "charge": 2}
EVENT_VERBS = ("advance", "retreat", "bombard")


class Wish(NamedTuple):
    """What somebody wanted, as far as it can be understood."""

    verb: str = ""
    field: int = NONE
    space: int = NONE
    card: int = NONE
    mission: int = NONE


class Why(NamedTuple):
    line: Line
    culprits: tuple[Target, ...] = ()


def refusal_of(deck: Deck, view: View, legal: Sequence[Move], attempt: Attempt) -> Refusal:
    wish, fault = _understood(deck, view, attempt)
    why = _waiting(view) if not legal else fault or _by_phase(deck, view, wish)
    nearest = max(legal, key=lambda move: _likeness(move, wish), default=None)
    return Refusal(why.line.rule, why.line, why.culprits, nearest)


def _waiting(view: View) -> Why:
    if view.phase is Phase.OVER:
        return Why(say("The war is over.", rule="SA-8.1" if abs(view.morale) == VICTORY else "SA-8.2"))
    if view.turn in (0, 1):
        return Why(say("{side} to play.", rule="SA-3.1", side=SIDE_NAMES[view.turn or 0]))
    return Why(say("Dice are being rolled or cards dealt.", rule="SA-3.1"))


# -- what was wanted ------------------------------------------------------------------------------------


def _understood(deck: Deck, view: View, attempt: Attempt) -> tuple[Wish, Why | None]:
    if not attempt.text:
        return _pointed_at(view, Pointed(deck, attempt.targets)), None
    try:
        return _wish_of(decode(deck, attempt.text)), None
    except BadNotation as fault:
        return Wish(), Why(say("I can't read that move: {fault}.", rule="SA-4.2", fault=str(fault)))


def _wish_of(move: Move) -> Wish:
    match move:
        case Act(verb, field):
            return Wish(verb, field)
        case Dig(field, space):
            return Wish("dig", field, space)
        case Play(card, event):
            return Wish(USES[event], card=card)
        case Keep(mission):
            return Wish("keep", mission=mission)
    return Wish(move.verb)


def _pointed_at(view: View, pointed: Pointed) -> Wish:
    verb = pointed.verb or _meant(view, pointed)
    return Wish(verb, pointed.field, pointed.space, pointed.card, pointed.mission)


def _meant(view: View, pointed: Pointed) -> str:
    """What was wanted, where no order says it: by what was laid where."""
    if pointed.mission != NONE:
        return "keep"
    if pointed.card != NONE:
        return _with_card(view, pointed)
    if pointed.space != NONE and pointed.track == "economy":
        return "dig"
    if pointed.track:
        return {"economy": "invest", "propaganda": "publish"}.get(pointed.track, "")
    if pointed.field != NONE and (pointed.point or pointed.drag):
        bit = 0 if pointed.drag else NEXT[view.mover][view.fronts[pointed.field]]
        return "clear" if view.trenches[pointed.field] & bit else "push"
    return ""


def _with_card(view: View, pointed: Pointed) -> str:
    """A card of the hand is played; the one in play acts in a battlefield."""
    if pointed.form:
        return "points"
    if view.phase is Phase.TURN or pointed.field == NONE:
        return "event" if pointed.map else ""
    head = view.queue[0] if view.queue else None
    return head.effect.do if type(head) is Ask else "assault"


# -- why not --------------------------------------------------------------------------------------------


def _by_phase(deck: Deck, view: View, wish: Wish) -> Why:
    if view.phase is Phase.KEEP:
        return _keeping(deck, view, wish)
    if view.phase is Phase.TURN:
        return _opening(deck, view, wish)
    if view.phase is Phase.CHOOSE:
        return _answering(deck, view, wish)
    return _spending(deck, view, wish)


def _keeping(deck: Deck, view: View, wish: Wish) -> Why:
    seat = view.turn or 0
    if wish.mission != NONE and wish.mission not in view.year.offers[seat]:
        title = deck.missions[wish.mission].title
        return Why(say("You were not dealt the mission {title}.", rule="SA-3.1", title=title))
    return Why(say("Choose one of your three missions. It stays secret until the year ends.", rule="SA-3.1"))


def _opening(deck: Deck, view: View, wish: Wish) -> Why:
    if wish.verb == "dig" and view.again:
        return Why(say("You can only buy trenches before the first card of a round.", rule="SA-4.1"))
    if wish.verb == "dig":
        return _digging(view, wish, paid=True)
    if wish.verb in USES:
        return _playing(deck, view, wish)
    if wish.card != NONE:
        return Why(say("Drag the card onto the map for its event, or onto the form for its points.", rule="SA-4.2"))
    if wish.verb == "end":
        return Why(say("You can't pass: play a card, even if you can't use its points.", rule="SA-4.2"))
    if wish.verb == "keep":
        return _chosen_already()
    if wish.verb:
        return Why(say("Play a card first: it gives you command points.", rule="SA-4.2"))
    if view.again:
        return Why(say("Now play your second card for its event or its points.", rule="SA-9.1"))
    return Why(say("Buy trenches if you like, then play a card for its event or its points.", rule="SA-4.1"))


def _chosen_already() -> Why:
    return Why(say("Missions are chosen at the start of the year.", rule="SA-3.1"))


def _digging(view: View, wish: Wish, paid: bool) -> Why:
    seat = view.mover
    if paid and not view.economy[seat]:
        culprit = marker_target("economy", seat)
        return Why(say("Your economy is at 0, so you can't buy trenches.", rule="SA-4.1"), (culprit,))
    if NONE in (wish.field, wish.space):
        return Why(say("Choose one of your own spaces for the trench.", rule="SA-4.1"))
    place: dict[str, Word] = {"space": wish.space + 1, "field": FIELD_TITLES[wish.field]}
    if not OWN[seat][view.fronts[wish.field]] >> wish.space & 1:
        line = say("Space {space} of {field} is on the enemy's side of the front line.", rule="SA-1.3", **place)
        return Why(line, (front_target(wish.field),))
    if on_space(view.trenches[wish.field], wish.space) == ROOM:
        line = say("Space {space} of {field} already has two trenches.", rule="SA-1.3", **place)
        return Why(line, _standing(view, wish.field, wish.space))
    return Why(say("Choose Dig in and one of your own spaces.", rule="SA-4.1"))


def _standing(view: View, field: int, space: int) -> tuple[Target, ...]:
    number = on_space(view.trenches[field], space)
    return tuple(trench_target(field, space, at + 1) for at in range(number))


def _playing(deck: Deck, view: View, wish: Wish) -> Why:
    if wish.card == NONE:
        return Why(say("Choose the card you want to play.", rule="SA-4.2"))
    card = deck.events[wish.card]
    culprit = (card_target(deck, wish.card),)
    if wish.card not in view.hand:
        return Why(say("You don't have the card {title}.", rule="SA-4.2", title=card.title), culprit)
    if wish.verb == "event" and not card.usable_by(view.mover):
        side = SIDE_TITLES[card.side]
        line = say(
            "{title} belongs to the {side}: you can only use its points.",
            rule="SA-4.2",
            title=card.title,
            side=side,
        )
        return Why(line, culprit)
    if wish.verb == "event" and view.year.bans[view.mover] & NO_EVENT:
        return Why(
            say("The enemy's event stops you playing this card for its event. Use its points.", rule="SA-9.1"), culprit
        )
    return Why(say("Drag the card onto the map for its event, or onto the form for its points.", rule="SA-4.2"))


def _spending(deck: Deck, view: View, wish: Wish) -> Why:
    points = view.left
    if wish.verb == "dig" or (not wish.verb and wish.space != NONE):
        return Why(say("You can only buy trenches before you play a card.", rule="SA-4.1"))
    if wish.verb in USES or wish.card not in (NONE, view.card):
        line = say(
            "You can play only one card a round. You still have {points} to spend.", rule="SA-4.2", points=points
        )
        return Why(line)
    if wish.verb == "keep":
        return _chosen_already()
    if wish.verb == "publish" and view.propaganda[view.mover] == TRACK_TOP:
        return _at_the_top("propaganda", view, "SA-5.1")
    if wish.verb == "invest" and view.economy[view.mover] == TRACK_TOP:
        return _at_the_top("economy", view, "SA-5.2")
    if wish.verb in EVENT_VERBS:
        return Why(say("Only events do that. Use points to push, clear, charge or assault.", rule="SA-4.3"))
    if wish.verb in ATTACK_RULES:
        return _attacking(view, wish)
    return Why(
        say("Spend your points one action at a time, or end your turn: {points} left.", rule="SA-4.3", points=points)
    )


def _at_the_top(track: str, view: View, rule: str) -> Why:
    culprit = (marker_target(track, view.mover),)
    if track == "propaganda":
        return Why(say("Your propaganda marker is already at 6, the top of the track.", rule=rule), culprit)
    return Why(say("Your economy marker is already at 6, the top of the track.", rule=rule), culprit)


def _attacking(view: View, wish: Wish) -> Why:
    """Why an attack with points is not possible; from what forbids all attacks down to this one."""
    verb, rule = wish.verb, ATTACK_RULES[wish.verb]
    if view.year.bans[view.mover] & NO_ATTACK:
        return Why(say("The enemy's event stops you attacking with this card.", rule="SA-9.1"))
    if wish.field == NONE:
        return Why(say("Choose a battlefield.", rule=rule))
    if verb == "assault" and not view.whole:
        return Why(say("An assault needs a whole card, not leftover points or points from an event.", rule="SA-4.3"))
    cost = COSTS.get(verb, 1)
    if view.left < cost:
        return Why(say("That costs {cost} points; you have {left}.", rule=rule, cost=cost, left=view.left))
    return _at_the_frontline(view, wish, rule)


def _at_the_frontline(view: View, wish: Wish, rule: str) -> Why:
    seat, field = view.mover, wish.field
    name = FIELD_TITLES[field]
    bit = NEXT[seat][view.fronts[field]]
    if not bit:
        line = say("All of {field} is yours: there is nothing left to attack.", rule="SA-6.3", field=name)
        return Why(line, (front_target(field),))
    barred = view.trenches[field] & bit
    if wish.verb == "push" and barred:
        line = say("An enemy trench blocks the way in {field}: clear it first.", rule="SA-6.1", field=name)
        return Why(line, _standing(view, field, bit.bit_length() - 1))
    if wish.verb == "clear" and not barred:
        line = say("There is no enemy trench next to the front line in {field}.", rule="SA-6.1", field=name)
        return Why(line, (front_target(field),))
    return Why(say("Choose the front line in {field} and an action.", rule=rule, field=name))


def _answering(deck: Deck, view: View, wish: Wish) -> Why:
    """While an event asks, only its own answers count."""
    head = view.queue[0]
    if type(head) is not Ask:
        return Why(say("The event is not finished.", rule="SA-9.1"))
    effect = head.effect
    if effect.do == "rethink":
        return _keeping(deck, view, wish)
    if effect.do == "trench" and wish.verb == "dig" and (wish.field in effect.where or wish.field == NONE):
        return _digging(view, wish, paid=False)
    asked = effect_text(effect)
    if wish.verb == "end":
        return Why(say("Finish your event first. {asked}", rule="SA-9.1", asked=asked))
    if wish.verb == effect.do and wish.field != NONE:
        name = FIELD_TITLES[wish.field]
        line = say("That's not possible in {field}. {asked}", rule="SA-9.1", field=name, asked=asked)
        return Why(line, (front_target(wish.field),))
    return Why(say("Your event comes first. {asked}", rule="SA-9.1", asked=asked))


def _likeness(move: Move, wish: Wish) -> int:
    """How much a legal move shares with the wish."""
    other = _wish_of(move)
    same_card = other.card != NONE and other.card == wish.card
    same_mission = other.mission != NONE and other.mission == wish.mission
    same_field = other.field != NONE and other.field == wish.field
    same_space = other.space != NONE and other.space == wish.space
    attack = other.verb in FIELD_VERBS and wish.verb in FIELD_VERBS
    same_verb = other.verb == wish.verb
    return 5 * same_card + 5 * same_mission + 4 * same_field + 2 * same_space + 3 * same_verb + attack
