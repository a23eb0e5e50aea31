"""What the coach says for a move of Scrappers is true: played ahead with the rules alone, over whole games."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import cast

import pytest

from scrapdesk.core.words import Line
from scrapdesk.games import GAMES
from scrapdesk.games.scrappers.bot import ScrappersBot
from scrapdesk.games.scrappers.cards import Card
from scrapdesk.games.scrappers.rules import Scrappers
from scrapdesk.games.scrappers.state import ASSIGNED, FROM_A, JAMMED, UNKNOWN, Phase, Slot, State
from scrapdesk.games.scrappers.texts import lines_of
from tests.ai.positions import reasons, walk

ENTRY = GAMES["scrappers"]
RULES, BOT = cast(Scrappers, ENTRY.rules), cast(ScrappersBot, ENTRY.bot)
DEADLY = 10


def fired(state: State) -> State:
    """The stacks as they lie have fired, with sensible answers."""
    state = RULES.fire_now(state)
    while state.phase is Phase.ACTIVATION and state.queue:
        state = RULES.apply(state, BOT.answers.best(state, RULES.legal_moves(state)))
    return state


def card_in(said: str) -> Card | None:
    found = [card for card in RULES.cards.cards if str(card.name) in said]
    return max(found, key=lambda card: len(str(card.name)), default=None)


def placed_true(state: State, text: str, seat: int, said: str) -> bool:
    """About a card that is placed: what the activation would be without it and with it."""
    numbers = [int(found) for found in re.findall(r"(?<!p)\d+", said)]
    laid = RULES.apply(state, RULES.decode_move(text))
    without, with_it = fired(state), fired(laid)
    verb, what = text.split()
    source = ("a", "b", "pile-a", "pile-b").index(what) if verb == "draft" else 0
    drawn = state.draft[source][0 if source < 2 else -1] if verb == "draft" else -1
    card = RULES.cards.of[drawn] if verb == "draft" else next(one for one in RULES.cards.cards if one.id == what)
    if "less damage" in said:
        return numbers == [without.pilots[seat].damage - with_it.pilots[seat].damage] and numbers[0] > 0
    if "more damage this round" in said or "ends the game" in said:
        hit = int(re.findall(r"p(\d)", said)[0]) - 1
        before, then = without.pilots[hit].damage, with_it.pilots[hit].damage
        deadly = then >= DEADLY > before
        return hit != seat and numbers == ([then] if deadly else [then - before]) and deadly == ("ends" in said)
    if "joins your deck" in said:
        pilot = with_it.pilots[seat]
        joined = drawn in (*pilot.discard, *pilot.deck, *pilot.play, *pilot.hand)
        return verb == "draft" and card_in(said) == card and joined and numbers[0] <= numbers[1]
    if said.startswith("needs"):
        drafted = verb == "draft"
        price = card.scrap if drafted else card.fuel
        return 0 < numbers[0] <= price and ("scrap" in said) == drafted
    if "into play" in said:
        return card.is_upgrade and numbers == [card.shield]
    if "1 fuel or 1 scrap" in said:
        return verb == "eject"
    if said.startswith("it can"):
        whole = " ".join(str(line) for line in lines_of(card)).lower()
        return verb == "assign" and any(word in whole for word in said.split()[2:4])
    behind = [one for one in state.pilots[seat].stack if one.card != UNKNOWN]
    return gain_true(behind, said)


def gain_true(behind: Sequence[Slot], said: str) -> bool:
    """About tokens: for which of the cards that fire afterwards."""
    gains = re.search(r"(\d) (fuel|scrap)", said)
    if gains is None:
        return False
    if "needs it" in said:
        needy = card_in(said)
        return any(RULES.cards.of[one.card] == needy for one in behind) and int(gains[1]) > 0
    if "fire after it" in said:
        return any(one.mode == ASSIGNED and RULES.cards.of[one.card].fuel > 0 for one in behind)
    return int(gains[1]) > 0


def true_of(state: State, text: str, seat: int, told: Line) -> bool:
    said, words = str(told), text.split()
    if words[0] in ("assign", "draft", "eject") and state.phase is Phase.COMMAND and not state.queue:
        return placed_true(state, text, seat, said)
    numbers = [int(found) for found in re.findall(r"(?<!p)\d+", said)]
    after = RULES.apply(state, RULES.decode_move(text))
    named = card_in(said)
    if words[0] == "take":
        stack = [one for one in state.pilots[seat].stack if one.card != UNKNOWN and one.mode != JAMMED]
        fuel = words[1] == "fuel"
        prices = [
            RULES.cards.of[one.card].fuel if fuel else RULES.cards.of[one.card].scrap
            for one in stack
            if (one.mode == ASSIGNED if fuel else one.mode >= FROM_A)
        ]
        return numbers == [sum(price > 0 for price in prices)] and words[1] in said
    if words[0] == "target":
        at = int(words[1][1:]) - 1
        left = (seat + 1) % len(state.pilots)
        kind = "you have" if at == seat else "left neighbour" if at == left else f"p{at + 1} has"
        return kind in said and numbers == [state.pilots[at].damage]
    if words[0] == "shield":
        return named is not None and named.id == words[1] and numbers == [named.shield] and "stops up to" in said
    if words[0] == "break":
        lost = [
            card
            for old, new in zip(state.pilots, after.pilots, strict=True)
            for card in old.play
            if card not in new.play
        ]
        return [RULES.cards.of[card] for card in lost] == [named] and named is not None and numbers == [named.shield]
    if words[0] == "trash":
        return named is not None and named.id == words[-1] and "removes" in said and after.removed != state.removed
    if words[0] == "discard":
        return named is not None and named.id == words[-1] and "discards" in said
    if words[0] == "salvage":
        return named is not None and "adds" in said
    if words[0] == "hurry":
        return numbers == [int(words[-1])]
    return words[0] == "done" and "keeps" in said


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_every_reason_is_true_by_the_rules(seed: int, seats: int) -> None:
    told = Counter[str]()
    for state, move, seat, why in reasons(ENTRY, walk(ENTRY, seats, f"true-{seed}", 240), seed, 12):
        text = RULES.encode_move(move)
        assert true_of(state, text, seat, why), f"{text}: {why}"
        told[why.template] += 1
    assert len(told) > 8


def test_a_false_reason_is_found() -> None:
    match, seat = next(iter(walk(ENTRY, 2, "false", 50)))
    state = RULES.determinize(match.view(seat), Random(1))
    text = next(text for move in match.legal_moves(seat) if (text := RULES.encode_move(move)).startswith("assign"))
    for said in (
        "p2 takes 9 more damage this round",
        "you take 3 less damage this round",
        "puts a shield of 9 into play",
    ):
        assert not true_of(state, text, seat, Line(said))
