"""What is printed on Scarper's cards where they lie in a hand: at 1920x1080 it can be read without being seen large."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scrapdesk.core.rules import Options
from scrapdesk.games import GAMES
from scrapdesk.games.scarper import targets as at
from scrapdesk.games.scarper.board import ALL_FIELDS, FIELD_TITLES, NEXT
from scrapdesk.games.scarper.rules import Scarper
from scrapdesk.games.scarper.state import NO_EVENT, Phase
from scrapdesk.games.scarper.table import POINTS_ONLY
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.look import Lettering
from scrapdesk.ui.board.slots import MapSlot
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scarper.cards import MORE, card_prints, mission_prints
from scrapdesk.ui.faces.scarper.ground import BattleGround
from scrapdesk.ui.faces.scarper.look import FEW as AT_MOST
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.type.styles import Style
from tests.ui.hands import desk

LEAST = 17
"""Pixels of a line of print on a card of the hand, at 1920x1080."""
RULES = GAMES["scarper"].rules
assert isinstance(RULES, Scarper)
DECK = RULES.deck
HAND = load_level("scarper-front").slots["hand:entente"]
FEW = load_level("scarper-front").slots["few"]
LESS, LESSER, TRIO = (load_level("scarper-front").slots[name] for name in ("less", "lesser", "trio"))
ENVELOPE = load_level("scarper-front").slots["kept:entente"]


@pytest.fixture(scope="module")
def context() -> Iterator[AppContext]:
    with desk((1920, 1080)) as context:
        yield context


def pixels(context: AppContext, words: Lettering, slot: MapSlot) -> float:
    """How large the words are on a card of that slot: as high as their room, or smaller where that is too narrow."""
    wide, high = words.box[2] * slot.face, words.box[3] * slot.face * slot.aspect
    style = Style(words.face, 20, "sans-bold" if words.face == "sans" else words.face, 1.0)
    return context.writer.shrunk(words.text, style, wide, px=round(high * 0.8), least=6).px


@pytest.mark.parametrize("points_only", [False, True], ids=["event", "points"])
@pytest.mark.parametrize("hand", [HAND, FEW, LESS, LESSER, TRIO], ids=["many", "few", "less", "lesser", "trio"])
def test_every_card_of_a_hand_can_be_read_as_it_lies(context: AppContext, hand: MapSlot, points_only: bool) -> None:
    for card in DECK.events:
        prints = card_prints(card, round(hand.face), Texts(), points_only)
        printed = [part for part in prints if isinstance(part, Lettering)]
        assert points_only == any(part.text == "Points only" for part in printed)
        assert all(part.box[1] + part.box[3] <= 1 for part in printed)
        small = {part.text: size for part in printed if (size := pixels(context, part, hand)) < LEAST}
        assert not small, card.id


def test_every_mission_can_be_read_on_its_envelope(context: AppContext) -> None:
    for mission in DECK.missions:
        printed = [part for part in mission_prints(mission, 144, Texts()) if isinstance(part, Lettering)]
        assert all(part.box[1] + part.box[3] <= 1 for part in printed)
        small = {part.text: size for part in printed if (size := pixels(context, part, ENVELOPE)) < LEAST}
        assert not small, mission.id


def test_six_cards_lie_side_by_side_and_none_covers_what_another_says() -> None:
    for slot, count in ((HAND, 6), (FEW, AT_MOST), (LESSER, 5), (LESS, AT_MOST), (TRIO, AT_MOST - 1)):
        assert count * slot.face + (count - 1) * slot.gap <= slot.box[2]
        assert slot.face * slot.aspect <= slot.box[3]


@pytest.mark.parametrize("hand", [HAND, FEW], ids=["many", "few"])
def test_what_an_event_does_is_clear_of_the_name_of_its_card(hand: MapSlot) -> None:
    for card in DECK.events:
        printed = [part for part in card_prints(card, round(hand.face), Texts()) if isinstance(part, Lettering)]
        titles = [part for part in printed if part.face == "serif-bold"][1:]
        effects = [part for part in printed if part.face == "sans"]
        assert titles and effects, card.id
        low = max(part.box[1] + part.box[3] for part in titles)
        gap = (min(part.box[1] for part in effects) - low) * hand.face * hand.aspect
        assert gap >= 10, (card.id, gap)


def test_the_name_of_a_large_card_is_clear_of_the_rules_at_its_sides_in_two_lines_at_most() -> None:
    rules = 60 / 250, 192 / 250
    printed = [(card.id, card_prints(card, 250, Texts())) for card in DECK.events]
    printed += [(order.id, mission_prints(order, 250, Texts())) for order in DECK.missions]
    for name, parts in printed:
        lines = [part for part in parts if isinstance(part, Lettering) and part.face == "serif-bold"][1:]
        assert 1 <= len(lines) <= 2, name
        for line in lines:
            left, _, width, _ = line.box
            assert left - rules[0] > 0.02 and rules[1] - left - width > 0.02, name


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("barred", [False, True], ids=["free", "barred"])
def test_cards_whose_event_cannot_be_played_say_so(seat: int, barred: bool) -> None:
    view = RULES.view(RULES.setup(2, Options()), seat)
    bans = (NO_EVENT * barred, NO_EVENT * barred)
    view = view._replace(hand=tuple(range(len(DECK.events))), year=view.year._replace(bans=bans))
    held = [piece for piece in GAMES["scarper"].table.pieces(view) if piece.slot == at.hand_slot(seat)]
    assert len(held) == len(DECK.events)
    for card, piece in zip(DECK.events, held, strict=True):
        assert (POINTS_ONLY in piece.marks) == (barred or not card.usable_by(seat))


@pytest.mark.parametrize("left", [0, 1, 2])
def test_what_too_few_points_are_left_for_has_no_price(left: int) -> None:
    view = RULES.view(RULES.setup(2, Options()), 0)._replace(phase=Phase.SPEND, turn=0, left=left, fronts=(0,) * 5)
    free = view._replace(trenches=(0,) * 5)
    told = [one.text for one in BattleGround(free, Texts(), 0, 0).inscriptions()]
    assert told.count("Push: 1 point") == (5 if left else 0)
    view = view._replace(trenches=(NEXT[0][0],) * 5)
    told = [one.text for one in BattleGround(view, Texts(), 0, 0).inscriptions()]
    assert told.count("Clear: 2 points") == (5 if left > 1 else 0)


@pytest.mark.parametrize("hand", [HAND, FEW], ids=["many", "few"])
def test_a_card_that_does_not_say_where_says_that_there_is_more(hand: MapSlot) -> None:
    for card in DECK.events:
        printed = [part for part in card_prints(card, round(hand.face), Texts()) if isinstance(part, Lettering)]
        told = " ".join(part.text for part in printed if part.face == "sans")
        bound = [effect for effect in card.effects if effect.where != ALL_FIELDS]
        named = all(Texts().word(FIELD_TITLES[field]) in told for effect in bound for field in effect.where)
        assert named or MORE in told, (card.id, told)
