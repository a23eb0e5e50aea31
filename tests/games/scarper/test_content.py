"""Card and mission files: what ours hold, and what is said about wrong ones: SA-9.1 to SA-9.4."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.ai.greedy import GreedyAgent
from scrapdesk.ai.playing import play_game
from scrapdesk.core.content import BadContent, Fault
from scrapdesk.core.match import Match
from scrapdesk.core.record import print_record
from scrapdesk.core.record_reader import parse_record
from scrapdesk.core.replay import replay
from scrapdesk.games.scarper.board import CENTRAL, ENTENTE
from scrapdesk.games.scarper.bot import ScarperBot
from scrapdesk.games.scarper.cards import NEUTRAL, EventCard, MissionCard
from scrapdesk.games.scarper.rules import Scarper
from scrapdesk.games.scarper.state import Phase
from scrapdesk.games.scarper.wording import effect_text
from tests.games.scarper.positions import CONTENT, RULES, play, position, rules_with

DECK = RULES.deck


def faults(effects: str = '{ do = "scout" }', more: str = "", old: str = "", new: str = "") -> list[Fault]:
    """What is wrong with a deck: with these effects, lines more, or a word of ours exchanged."""
    try:
        if old:
            assert old in CONTENT["events.toml"]
            Scarper({**CONTENT, "events.toml": CONTENT["events.toml"].replace(old, new, 1)})
        else:
            rules_with(effects, more=more)
    except BadContent as bad:
        return list(bad.faults)
    return []


def test_sa_9_1_there_are_forty_four_events_at_least_and_twenty_four_from_the_start() -> None:
    assert len(DECK.events) >= 44
    assert len(DECK.pool(1914, ())) == 24
    later = [len(DECK.pool(year, ())) - len(DECK.pool(year - 1, ())) for year in range(1915, 1919)]
    assert min(later) >= 5, "each year brings cards of its own"


def test_sa_9_1_every_card_has_a_text_a_history_and_a_picture_that_can_be_told() -> None:
    cards: list[EventCard | MissionCard] = [*DECK.events, *DECK.missions]
    for card in cards:
        assert str(card.text).endswith("."), card.id
        assert card.picture
        assert 0 < len(card.alt.split()) <= 12, card.id
        assert card.history.endswith("."), card.id
        assert any(letter.isdigit() for letter in card.history), "a date, so that it can be checked"


def test_sa_9_1_sides_have_about_equally_many_events() -> None:
    counts = [sum(card.side == side for card in DECK.events) for side in (ENTENTE, CENTRAL, NEUTRAL)]
    assert abs(counts[0] - counts[1]) <= 2
    assert counts[2] >= 8


def test_sa_9_1_equal_effects_are_always_worded_alike() -> None:
    texts: dict[object, str] = {}
    for card in DECK.events:
        for effect in card.effects:
            assert texts.setdefault(effect, str(effect_text(effect))) in str(card.text)


def test_sa_9_3_cards_join_in_their_year_and_the_deck_is_all_cards_in_the_war() -> None:
    gas, michael = DECK.event("gas"), DECK.event("michael")
    assert gas not in DECK.pool(1914, ())
    assert gas in DECK.pool(1915, ())
    assert michael not in DECK.pool(1917, ())
    assert len(DECK.pool(1918, ())) == len(DECK.events)


def test_sa_9_3_a_card_printed_once_leaves_after_its_event_but_not_after_its_points() -> None:
    taxis = DECK.event("taxis")
    state = position("taxis field-post", "field-post", rules=RULES)
    for_event = play(state, "play taxis event", "end", rules=RULES)
    assert for_event.year.gone == (taxis,)
    assert taxis not in DECK.pool(1915, for_event.year.gone)
    for_points = play(state, "play taxis points", "end", rules=RULES)
    assert for_points.year.gone == ()


def test_sa_9_3_what_has_left_stays_away_in_later_years() -> None:
    state = position("taxis field-post", "field-post", rules=RULES, last=True)
    state = play(state, "play taxis event", "end", "play field-post points", "end", rules=RULES)
    assert (state.phase, state.year.number, state.year.gone) == (Phase.DEAL, 1915, (DECK.event("taxis"),))


def test_sa_9_3_both_sides_never_hold_the_same_mission() -> None:
    for seed in range(20):
        match = Match(RULES, 2, seed=seed)
        offers = match.rules.determinize(match.view(0), Random(seed)).year.offers
        assert not set(offers[0]) & set(offers[1])


def test_sa_9_3b_command_points_are_spread_as_the_law_says() -> None:
    points = [card.points for card in DECK.events]
    assert [points.count(number) for number in (1, 2, 3, 4)] == [11, 18, 12, 7]
    assert 2.2 <= sum(points) / len(points) <= 2.4
    start = [DECK.events[card].points for card in DECK.pool(1914, ())]
    assert [start.count(number) for number in (1, 2, 3, 4)] == [6, 8, 7, 3]


def test_our_own_decks_have_no_fault() -> None:
    assert faults() == []


@pytest.mark.parametrize(
    ("effects", "field", "word"),
    [
        ('{ do = "win" }', "effects[1].do", "none of"),
        ('{ do = "trench" }', "effects[1].amount", "how much"),
        ('{ do = "trench", amount = 9 }', "effects[1].amount", "from 1 to 6"),
        ('{ do = "economy", amount = 0 }', "effects[1].amount", "not 0"),
        ('{ do = "morale", amount = true }', "effects[1].amount", "number"),
        ('{ do = "scout", amount = 1 }', "effects[1].amount", "not known"),
        ('{ do = "advance", amount = 1, where = ["verdun"] }', "effects[1].where", "flanders"),
        ('{ do = "advance", amount = 1, where = [] }', "effects[1].where", "list"),
        ('{ do = "economy", amount = 1, who = "they" }', "effects[1].who", "none of"),
        ('{ do = "roll", win = [{ do = "scout" }] }', "effects[1].need", "missing"),
        ('{ do = "roll", need = 3 }', "effects[1].win", "missing"),
        ('{ do = "roll", need = 3, win = [{ do = "no" }], lose = [] }', "effects[1].win[1].do", "none of"),
        ('{ do = "roll", need = 3, win = [{ do = "roll" }], lose = [] }', "effects[1].win[1].do", "another roll"),
        ('{ do = "scout" }, 5', "effects", "tables"),
        ("", "effects", "0 entries"),
    ],
)
def test_a_wrong_effect_is_named_with_file_card_field_and_reason(effects: str, field: str, word: str) -> None:
    found = [fault for fault in faults(effects) if fault.field == field]
    assert [(fault.file, fault.place) for fault in found] == [("events.toml", "test")]
    assert word in found[0].reason + found[0].fix


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('id = "marne"', 'id = "Marne!"', "id"),
        ('id = "marne"', 'id = "taxis"', "id"),
        ('side = "entente"', 'side = "allies"', "side"),
        ("points = 4", "points = 5", "points"),
        ("points = 4", 'points = "4"', "points"),
        ("year = 1914", "year = 1913", "year"),
        ("once = true", 'once = "yes"', "once"),
        ("once = true", "onse = true", "onse"),
        ('title = "Counter-Attack on the Marne"', 'title = ""', "title"),
        ('title = "Counter-Attack on the Marne"', 'titel = "Marne"', "title"),
        ('kind = "events"', 'kind = "cards"', "kind"),
        ('kind = "events"', "kind = 7", "kind"),
        ('game = "scarper"', 'game = "scope"', "game"),
        ('game = "scarper"', "game = ", ""),
        ("[[event]]", "[event]", ""),
        ('alt = "', 'alt = "one two three four five six seven eight nine ten eleven twelve thirteen ', "alt"),
    ],
)
def test_a_wrong_word_in_a_file_is_found(old: str, new: str, field: str) -> None:
    found = faults(old=old, new=new)
    assert field in [fault.field for fault in found]
    assert all(fault.file == "events.toml" and fault.reason and fault.rule for fault in found)


def test_all_faults_are_told_not_only_the_first() -> None:
    assert len(faults('{ do = "win" }, { do = "trench", amount = 99 }', more="onse = 1")) == 3


def test_a_deck_that_is_too_small_for_two_hands_is_refused() -> None:
    events = CONTENT["events.toml"].split("\n[[event]]")
    small = "\n[[event]]".join(events[:10])
    with pytest.raises(BadContent, match="two hands need 12"):
        Scarper({**CONTENT, "events.toml": small})
    with pytest.raises(BadContent, match="both sides need 6"):
        Scarper({"events.toml": CONTENT["events.toml"]})


def test_several_files_of_one_kind_make_one_deck() -> None:
    more = 'game = "scarper"\nkind = "missions"\n' + (
        '[[mission]]\nid = "more"\ntitle = "More"\nmorale = 1\nhistory = "None."\nalt = "None"\n'
        'conditions = [{ need = "lead", amount = 1 }]\n'
    )
    assert len(Scarper({**CONTENT, "more.toml": more}).deck.missions) == len(DECK.missions) + 1


@pytest.mark.parametrize("asked", ["conditions = []\n", ""])
def test_a_mission_that_asks_for_nothing_is_refused_in_a_sentence(asked: str) -> None:
    more = 'game = "scarper"\nkind = "missions"\n' + (
        f'[[mission]]\nid = "more"\ntitle = "More"\nmorale = 1\nhistory = "None."\nalt = "None"\n{asked}'
    )
    with pytest.raises(BadContent, match="conditions"):
        Scarper({**CONTENT, "more.toml": more})


def test_a_record_can_embed_a_deck_of_its_own() -> None:
    content = {**CONTENT, "events.toml": CONTENT["events.toml"].replace("Christmas Truce", "Silent Night")}
    rules = Scarper(content)
    match = Match(rules, 2, seed=5)
    for _ in range(12):
        match.play(match.to_act or 0, match.legal_moves(match.to_act or 0)[0])
    record = parse_record(print_record(match.record(content=content)))
    again = replay(record, Scarper(dict(record.content)))
    assert again.view(0) == match.view(0)


def test_sa_9_4_equal_players_finish_most_wars_and_use_all_actions() -> None:
    """A rough guard; the figures of the law are measured with strong opponents, not in a test."""
    agent = GreedyAgent(RULES, ScarperBot(RULES), samples=2, widest=24)
    late, verbs = 0, set()
    for seed in range(4):
        match = play_game(RULES, [agent, agent], seed=seed)
        view = match.view(None)
        late += view.year.number >= 1917
        verbs |= {entry.text.split(" ")[0] for entry in match.entries(None)}
    assert late >= 2
    assert {"publish", "invest", "push", "charge", "assault", "dig"} <= verbs
