"""What a player of Scarper must be able to read at any moment, and legal moves in human words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from scrapdesk.core.seats import CHANCE
from scrapdesk.core.table import Field
from scrapdesk.core.words import Line, Who, Word, say
from scrapdesk.games.scarper.board import FIELD_TITLES, ROOM, on_space
from scrapdesk.games.scarper.cards import LAST_YEAR, Deck
from scrapdesk.games.scarper.moves import Act, Dig, Keep, Move, Play
from scrapdesk.games.scarper.narration import morale_text
from scrapdesk.games.scarper.odds import Odds
from scrapdesk.games.scarper.state import NO_ATTACK, NO_EVENT, NONE, ROUNDS, Ask, Phase
from scrapdesk.games.scarper.view import View
from scrapdesk.games.scarper.wording import command_points, effect_text, spaces, trenches

SEATS = (0, 1)
DOING = {
    Phase.KEEP: "{name} chooses a mission",
    Phase.TURN: "{name} buys trenches or plays a card",
    Phase.SPEND: "{name} spends command points",
    Phase.CHOOSE: "{name} carries out an event",
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
    data: dict[str, Word] = {"year": view.year.number, "last": LAST_YEAR, "round": number, "rounds": ROUNDS}
    yield Field(say("year"), say("{year} of {last}, round {round} of {rounds}", "", **data), None, "SA-3.1")
    if view.turn is not None and view.turn != CHANCE:
        second = view.again and view.phase is Phase.TURN
        template = "{name} plays a second card" if second else DOING.get(view.phase, "{name}")
        if view.phase is Phase.TURN and not second and not view.economy[view.turn]:
            template = "{name} plays a card"
        yield Field(say("turn"), say(template, name=Who(view.turn)), view.turn, "SA-4.1")
    if view.left:
        yield Field(say("points left"), view.left, view.mover, "SA-4.3")
    if view.queue:
        head = view.queue[0]
        if type(head) is Ask:
            yield Field(say("event"), effect_text(head.effect), view.mover, "SA-9.1")


def _morale_fields(view: View) -> Iterator[Field]:
    yield Field(say("morale"), _morale(view.morale), None, "SA-8.1")
    score = view.score
    words = say(
        "{total} (battlefields {battlefields}, propaganda {propaganda}, economy {economy})",
        total=_morale(score.total),
        battlefields=f"{score.battlefields:+d}",
        propaganda=f"{score.propaganda:+d}",
        economy=f"{score.economy:+d}",
    )
    yield Field(say("score so far, without missions"), words, None, "SA-7.1")


def _morale(morale: int) -> Word:
    return say("even") if morale == 0 else morale_text(morale)


def _side_fields(view: View) -> Iterator[Field]:
    for seat in SEATS:
        yield Field(say("propaganda"), view.propaganda[seat], seat, "SA-5.1")
        yield Field(say("economy"), view.economy[seat], seat, "SA-5.2")
        yield Field(say("cards"), view.hand_sizes[seat], seat, "SA-3.1")


def _mission_fields(deck: Deck, view: View) -> Iterator[Field]:
    for seat in SEATS:
        mission = view.year.kept[seat] if seat == view.seat else view.enemy_mission
        if view.seat is not None and mission != NONE:
            card = deck.missions[mission]
            yield Field(say("mission"), say("{title}. {text}", title=card.title, text=card.text), seat, "SA-9.2")
        elif view.seat == 1 - seat and view.year.seen[view.seat] != NONE:
            before = deck.missions[view.year.seen[view.seat]].title
            yield Field(say("mission"), say("{title}, unless it has changed since", title=before), seat, "SA-9.2")
        shown = view.year.shown[seat]
        if shown != NONE:
            yield Field(say("last mission shown"), deck.missions[shown].title, seat, "SA-3.1")


def _lasting_fields(view: View) -> Iterator[Field]:
    year = view.year
    for seat in SEATS:
        if year.drill[seat]:
            words = say("+{n} until the year ends", n=year.drill[seat])
            yield Field(say("charges"), words, seat, "SA-9.1")
        if year.guard[seat]:
            words = say("+{n} until the year ends", n=year.guard[seat])
            yield Field(say("against charges"), words, seat, "SA-9.1")
        if year.bans[seat] & NO_EVENT:
            yield Field(say("next card"), say("no event"), seat, "SA-9.1")
        if year.bans[seat] & NO_ATTACK:
            yield Field(say("next card"), say("no attacks with points"), seat, "SA-9.1")


# -- moves in words -------------------------------------------------------------------------------------


def described(deck: Deck, view: View, move: Move) -> Line | None:
    match move:
        case Play(card, True):
            event = deck.events[card]
            return say("{card}: {text}", "SA-4.2", card=event.title, text=event.text)
        case Play(card, False):
            event = deck.events[card]
            points = command_points(event.points)
            return say("{card} for {points}", "SA-4.2", card=event.title, points=points)
        case Dig(field, space):
            return _described_dig(view, field, space)
        case Keep(mission):
            kept = deck.missions[mission]
            data: dict[str, Word] = {"title": kept.title, "text": kept.text, "morale": kept.morale}
            return say("{title}, {morale} morale: {text}", "SA-9.2", **data)
        case Act():
            return _described_act(view, move)
    return None


def _described_dig(view: View, field: int, space: int) -> Line:
    place: dict[str, Word] = {"space": space + 1, "field": FIELD_TITLES[field]}
    if view.phase is not Phase.TURN:
        return say("a trench on space {space} of {field}", "SA-9.1", **place)
    room = ROOM - on_space(view.trenches[field], space)
    return say("buy {trenches} on space {space} of {field}", "SA-4.1", trenches=trenches(room), **place)


def _described_act(view: View, act: Act) -> Line | None:
    if act.verb == "charge":
        return _described_charge(view, act.field)
    if act.verb == "assault":
        return _described_assault(view, act.field)
    if act.verb == "end" and view.left:
        return say("end the turn and lose {points}", "SA-4.3", points=command_points(view.left))
    if act.verb == "end":
        return say("done", "SA-9.1")
    template, rule = _ACTS[act.verb]
    return say(template, rule, field=FIELD_TITLES[act.field]) if act.field != NONE else say(template, rule)


_ACTS = {
    "publish": ("publish: propaganda goes up 1", "SA-5.1"),
    "invest": ("invest: economy goes up 1", "SA-5.2"),
    "push": ("push the front line one space in {field}", "SA-6.1"),
    "clear": ("clear an enemy trench in {field}", "SA-6.1"),
    "advance": ("advance in {field}", "SA-9.1"),
    "retreat": ("fall back in {field}", "SA-9.1"),
    "bombard": ("bombard {field}", "SA-9.1"),
}


def risk_of(view: View, move: Move) -> Line | None:
    """What is given up by a move that somebody could make by mistake."""
    match move:
        case Act("end") if view.left:
            return say("{points} will be lost", "SA-4.3", points=command_points(view.left))
        case Act("assault", field):
            results = attack_odds(view, Act("assault", field)).results
            lost = sum((chance for result, chance in results if result.loses_war), Fraction(0))
            if lost:
                return say("in {n} of 3 rolls, the morale it costs loses you the war", "SA-6.2", n=int(lost * 3))
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
        "charge in {field}: {wins} of 36 rolls win, {loses} lose",
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
    words = spaces(high) if low == high else say("{low} to {high} spaces", low=low, high=high)
    data: dict[str, Word] = {"field": FIELD_TITLES[field], "spaces": words}
    if risk:
        return say("assault {field}: {spaces}, for 1 to 3 morale, which can lose you the war", "SA-6.2", **data)
    return say("assault {field}: {spaces}, for 1 to 3 morale", "SA-6.2", **data)
