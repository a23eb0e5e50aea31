"""What a player of Scarper must be able to read at any moment, and legal moves in human words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from scrapdesk.core.seats import CHANCE
from scrapdesk.core.table import Field
from scrapdesk.core.words import Line, say
from scrapdesk.games.scarper.board import FIELD_TITLES, ROOM, SIDE_NAMES, on_space
from scrapdesk.games.scarper.cards import LAST_YEAR, Deck
from scrapdesk.games.scarper.moves import Act, Dig, Keep, Move, Play
from scrapdesk.games.scarper.odds import Odds
from scrapdesk.games.scarper.state import NO_ATTACK, NO_EVENT, NONE, ROUNDS, Ask, Phase
from scrapdesk.games.scarper.view import View
from scrapdesk.games.scarper.wording import counted, effect_text

DOING = {
    Phase.KEEP: "chooses a mission",
    Phase.TURN: "buys trenches or plays a card",
    Phase.SPEND: "spends command points",
    Phase.CHOOSE: "carries out an event",
}


def status(deck: Deck, view: View) -> Sequence[Field]:
    return [
        *_turn_fields(view),
        *_morale_fields(view),
        *_side_fields(view),
        *_mission_fields(deck, view),
        *_lasting_fields(view),
    ]


def _turn_fields(view: View) -> Iterator[Field]:
    number = min(view.turns // 2 + 1, ROUNDS)
    yield Field("Year", f"{view.year.number} of {LAST_YEAR}, round {number} of {ROUNDS}", None, "SA-3.1")
    if view.turn is not None and view.turn != CHANCE:
        second = view.again and view.phase is Phase.TURN
        doing = "plays a second card" if second else DOING.get(view.phase, "")
        yield Field("Turn", f"{SIDE_NAMES[view.turn]} {doing}", view.turn, "SA-4.1")
    if view.left:
        yield Field("Points left", str(view.left), view.mover, "SA-4.3")
    if view.queue:
        head = view.queue[0]
        if type(head) is Ask:
            yield Field("Event", effect_text(head.effect), view.mover, "SA-9.1")


def _morale_fields(view: View) -> Iterator[Field]:
    yield Field("Morale", _morale_text(view.morale), None, "SA-8.1")
    score = view.score
    parts = f"battlefields {score.battlefields:+d}, propaganda {score.propaganda:+d}, economy {score.economy:+d}"
    yield Field("Scoring as it stands, without missions", f"{_morale_text(score.total)} ({parts})", None, "SA-7.1")


def _morale_text(morale: int) -> str:
    return "even" if morale == 0 else f"{abs(morale)} for the {SIDE_NAMES[morale < 0]}"


def _side_fields(view: View) -> Iterator[Field]:
    for seat, name in enumerate(SIDE_NAMES):
        yield Field(f"{name}: propaganda", str(view.propaganda[seat]), seat, "SA-5.1")
        yield Field(f"{name}: economy", str(view.economy[seat]), seat, "SA-5.2")
        yield Field(f"{name}: cards", str(view.hand_sizes[seat]), seat, "SA-3.1")


def _mission_fields(deck: Deck, view: View) -> Iterator[Field]:
    for seat, name in enumerate(SIDE_NAMES):
        mission = view.year.kept[seat] if seat == view.seat else view.enemy_mission
        if view.seat is not None and mission != NONE:
            card = deck.missions[mission]
            yield Field(f"{name}: mission", f"{card.title}. {card.text}", seat, "SA-9.2")
        elif view.seat == 1 - seat and view.year.seen[view.seat] != NONE:
            before = deck.missions[view.year.seen[view.seat]].title
            yield Field(f"{name}: mission", f"{before}, unless it was changed since", seat, "SA-9.2")
        shown = view.year.shown[seat]
        if shown != NONE:
            yield Field(f"{name}: mission shown last", deck.missions[shown].title, seat, "SA-3.1")


def _lasting_fields(view: View) -> Iterator[Field]:
    year = view.year
    for seat, name in enumerate(SIDE_NAMES):
        if year.drill[seat]:
            yield Field(f"{name}: charges", f"+{year.drill[seat]} until the year ends", seat, "SA-9.1")
        if year.guard[seat]:
            yield Field(f"{name}: against charges", f"+{year.guard[seat]} until the year ends", seat, "SA-9.1")
        if year.bans[seat] & NO_EVENT:
            yield Field(f"{name}: next card", "no event", seat, "SA-9.1")
        if year.bans[seat] & NO_ATTACK:
            yield Field(f"{name}: next card", "no attacks with points", seat, "SA-9.1")


# -- moves in words -------------------------------------------------------------------------------------


def described(deck: Deck, view: View, move: Move) -> Line | None:
    match move:
        case Play(card, True):
            event = deck.events[card]
            return say("{card}: {text}", "SA-4.2", card=event.title, text=event.text)
        case Play(card, False):
            event = deck.events[card]
            points = counted(event.points, "command point")
            return say("{card} for {points}", "SA-4.2", card=event.title, points=points)
        case Dig(field, space):
            return _described_dig(view, field, space)
        case Keep(mission):
            kept = deck.missions[mission]
            data = {"title": kept.title, "text": kept.text}
            return say("{title}, {morale} morale: {text}", "SA-9.2", morale=kept.morale, **data)
        case Act():
            return _described_act(view, move)
    return None


def _described_dig(view: View, field: int, space: int) -> Line:
    place = {"space": space + 1, "field": FIELD_TITLES[field]}
    if view.phase is not Phase.TURN:
        return say("a trench on space {space} of {field}", "SA-9.1", **place)
    room = ROOM - on_space(view.trenches[field], space)
    return say(
        "buy {trenches} on space {space} of {field}", "SA-4.1", trenches=counted(room, "trench", "trenches"), **place
    )


def _described_act(view: View, act: Act) -> Line | None:
    if act.verb == "charge":
        return _described_charge(view, act.field)
    if act.verb == "assault":
        return _described_assault(view, act.field)
    if act.verb == "end" and view.left:
        return say("end the turn: {points} lost", "SA-4.3", points=counted(view.left, "command point"))
    if act.verb == "end":
        return say("nothing more", "SA-9.1")
    template, rule = _ACTS[act.verb]
    return say(template, rule, field=FIELD_TITLES[act.field]) if act.field != NONE else say(template, rule)


_ACTS = {
    "publish": ("publish: propaganda one up", "SA-5.1"),
    "invest": ("invest: economy one up", "SA-5.2"),
    "push": ("push the frontline one space in {field}", "SA-6.1"),
    "clear": ("remove an enemy trench in {field}", "SA-6.1"),
    "advance": ("advance in {field}", "SA-9.1"),
    "retreat": ("go back in {field}", "SA-9.1"),
    "bombard": ("bombard {field}", "SA-9.1"),
}


def risk_of(view: View, move: Move) -> Line | None:
    """What is given up by a move that somebody could make by mistake."""
    match move:
        case Act("end") if view.left:
            return say("{points} will be lost", "SA-4.3", points=counted(view.left, "command point"))
        case Act("assault", field):
            results = attack_odds(view, Act("assault", field)).results
            lost = sum((chance for result, chance in results if result.loses_war), Fraction(0))
            if lost:
                return say("the morale it costs loses you the war in {n} of 3 throws", "SA-6.2", n=int(lost * 3))
    return None


def attack_odds(view: View, act: Act) -> Odds:
    """The odds of a charge or an assault that is legal now, with what an event adds to it."""
    head = view.queue[0] if view.queue else None
    by_event = head.effect.amount if type(head) is Ask else 0
    if act.verb == "charge":
        return view.charge_odds(act.field, by_event)
    return view.assault_odds(act.field, by_event if view.queue else view.left)


def _described_charge(view: View, field: int) -> Line:
    odds = attack_odds(view, Act("charge", field))
    wins, loses = int(odds.wins * 36), int(odds.loses * 36)
    return say(
        "charge in {field}: of 36 rolls {wins} win and {loses} lose",
        "SA-6.3",
        field=FIELD_TITLES[field],
        wins=wins,
        loses=loses,
    )


def _described_assault(view: View, field: int) -> Line:
    odds = attack_odds(view, Act("assault", field))
    results = [result for result, _ in odds.results]
    low, high = min(result.steps for result in results), max(result.steps for result in results)
    risk = any(result.loses_war for result in results)
    spaces = counted(high, "space") if low == high else f"{low} to {high} spaces"
    template = "assault {field}: {spaces}, for 1 to 3 morale"
    if risk:
        template = "assault {field}: {spaces}, for 1 to 3 morale, which can lose the war"
    return say(template, "SA-6.2", field=FIELD_TITLES[field], spaces=spaces)
