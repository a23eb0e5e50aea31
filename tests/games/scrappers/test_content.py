"""Wrong card files (SR-8.4): each mistake is told with its card, its field and its reason, and all of them at once."""

from __future__ import annotations

import tomllib

import pytest

from scrapdesk.core.content import BadContent, Fault
from scrapdesk.core.match import Match
from scrapdesk.core.options import Options
from scrapdesk.core.record import print_record
from scrapdesk.core.record_reader import parse_record
from scrapdesk.core.replay import replay
from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scrappers import SCRAPPERS
from scrapdesk.games.scrappers.rules import Scrappers
from tests.games.scrappers.positions import OWN_TEXT

DRILL = 'does = ["damage impact 1 left", "damage impact 2 left"]'
PLATE = 'gives = ["thorns impact 2"]'
LAST = '[{ if = "last", then = ["damage impact 3 left"], else = ["damage impact 1 left"] }]'


def faults_of(text: str) -> tuple[Fault, ...]:
    with pytest.raises(BadContent) as caught:
        Scrappers.of_content({"mine.toml": text})
    return caught.value.faults


def changed(old: str, new: str, text: str = OWN_TEXT) -> str:
    assert text.count(old) >= 1, old
    return text.replace(old, new, 1)


def of_card(card: str, old: str, new: str) -> str:
    """Our own set with one line of one card changed."""
    start = OWN_TEXT.index(f'id = "{card}"')
    return OWN_TEXT[:start] + changed(old, new, OWN_TEXT[start:])


def drill(does: str) -> str:
    return of_card("twin-drill", DRILL, does)


def plate(gives: str) -> str:
    return of_card("thorn-plate", PLATE, gives)


def wrong(text: str, card: str, field: str, reason: str, rule: str = "SR-8.4") -> tuple[str, ...]:
    """A wrong text, and where and why it is wrong."""
    return text, card, field, reason, rule


MISTAKES = [
    wrong(drill('does = ["blow impact 2 left"]'), "twin-drill", "does[1]", "'blow' is no ability"),
    wrong(drill('does = ["damage fire 2 left"]'), "twin-drill", "does[1]", "'fire' is no kind"),
    wrong(drill('does = ["damage impact two left"]'), "twin-drill", "does[1]", "'two' is not a number"),
    wrong(drill('does = ["damage impact 0 left"]'), "twin-drill", "does[1]", "'0' is not a number"),
    wrong(drill('does = ["gain fuel 1", "damage impact 2"]'), "twin-drill", "does[2]", "needs 3 more words"),
    wrong(drill('does = ["damage impact 2 up"]'), "twin-drill", "does[1]", "cannot be aimed at 'up'"),
    wrong(drill('does = ["repair 2 rival"]'), "twin-drill", "does[1]", "cannot be aimed at 'rival'"),
    wrong(drill('does = ["gain gold 2"]'), "twin-drill", "does[1]", "'gold' is no token"),
    wrong(drill('does = ["gain fuel 2 per moon"]'), "twin-drill", "does[1]", "'moon' is no count"),
    wrong(drill("does = []"), "twin-drill", "does", "no list of 1 to 4"),
    wrong(drill("does = [3]"), "twin-drill", "does[1]", "words in quotes"),
    wrong(drill(""), "twin-drill", "does", "does nothing at all", "SR-1.4"),
    wrong(
        of_card("last-word", LAST, LAST.replace('"last"', '"late"')),
        "last-word",
        "does[1].if",
        "'late' is no condition",
    ),
    wrong(
        of_card("last-word", LAST, LAST.replace("then", "do")),
        "last-word",
        "does[1]",
        "no condition with its abilities",
    ),
    wrong(
        of_card("last-word", LAST, LAST.replace('else = ["damage impact 1 left"]', f"else = {LAST}")),
        "last-word",
        "does[1].else[1]",
        "no condition with its abilities",
    ),
    wrong(
        of_card("last-word", LAST, LAST.replace("3 left", "3 west")), "last-word", "does[1].then[1]", "aimed at 'west'"
    ),
    wrong(of_card("last-word", '"last"', '"lying"'), "last-word", "does[1].if", "needs 1 more words"),
    wrong(of_card("twin-drill", "fuel = 2", "fuel = 5"), "twin-drill", "fuel", "5 is not from 0 to 4", "SR-8.2"),
    wrong(of_card("twin-drill", "fuel = 2", "fuel = true"), "twin-drill", "fuel", "True is not from", "SR-8.2"),
    wrong(of_card("twin-drill", "fuel = 2\n", ""), "twin-drill", "fuel", "has none", "SR-8.2"),
    wrong(of_card("twin-drill", "scrap = 3", "scrap = 0"), "twin-drill", "scrap", "0 is not from 1 to 6", "SR-8.2"),
    wrong(of_card("twin-drill", "copies = 2", "copies = 9"), "twin-drill", "copies", "9 is not from 1 to 4", "SR-8.2"),
    wrong(of_card("twin-drill", "scrap = 3", "scrap = 4\ncolour = 1"), "twin-drill", "colour", "no such field"),
    wrong(of_card("twin-drill", 'id = "twin-drill"', 'id = "Twin Drill"'), "Twin Drill", "id", "this is no id"),
    wrong(of_card("twin-drill", 'id = "twin-drill"', 'id = "last-word"'), "last-word", "id", "2 cards share this id"),
    wrong(of_card("twin-drill", 'name = "Twin Drill"', 'name = "Last Word"'), "Last Word", "name", "share this name"),
    wrong(of_card("twin-drill", 'name = "Twin Drill"', 'name = ""'), "twin-drill", "name", "has none", "SR-8.2"),
    wrong(
        of_card("twin-drill", 'name = "Twin Drill"', f'name = "{"X" * 30}"'),
        "twin-drill",
        "name",
        "do not fit",
        "SR-8.2",
    ),
    wrong(of_card("twin-drill", 'alt = "Two', f'alt = "{"so " * 12}'), "twin-drill", "alt", "too many", "SR-8.2"),
    wrong(of_card("thorn-plate", '"red 2"', '"green 2"'), "thorn-plate", "shield", "'green' is no colour"),
    wrong(of_card("thorn-plate", '"red 2"', '"red"'), "thorn-plate", "shield", "needs 2 more words"),
    wrong(
        of_card("thorn-plate", 'shield = "red 2"', ""), "thorn-plate", "shield", "every upgrade has a shield", "SR-1.4"
    ),
    wrong(plate(f"{PLATE}\n{DRILL}"), "thorn-plate", "does", "an upgrade has no abilities", "SR-1.4"),
    wrong(plate('gives = ["wings 2"]'), "thorn-plate", "gives[1]", "'wings' is no benefit"),
    wrong(plate('gives = ["reboot win"]'), "thorn-plate", "gives[1]", "'reboot win' is no"),
    wrong(plate('gives = "thorns impact 2"'), "thorn-plate", "gives", "no list of 1 to 4"),
    wrong(
        of_card("car-door", "fuel = 1", "fuel = 1\nscrap = 2"), "car-door", "scrap", "basic card has no scrap", "SR-1.1"
    ),
    wrong(
        changed('[[basic]]\nid = "car-door"', '[[advanced]]\nscrap = 1\nid = "car-door"'),
        "",
        "basic",
        "6 cards, not 5",
        "SR-1.1",
    ),
    wrong(changed('game = "scrappers"', 'game = "scope"'), "", "game", "has to be 'scrappers'"),
    wrong(changed('kind = "cards"', 'kind = "rulebook"'), "", "kind", "has to be 'cards'"),
    wrong(changed('name = "Scrapyard"', "name = 3"), "", "name", "the set has no name"),
    wrong(changed('name = "Scrapyard"', 'name = "Scrapyard"\nauthor = "me"'), "", "author", "no such part"),
    wrong(OWN_TEXT[: OWN_TEXT.index("\n[[advanced]]")], "", "advanced", "cannot be made of 0 cards", "SR-1.2"),
    wrong(OWN_TEXT.replace("\n[[advanced]]", "\n[[basic]]"), "", "basic", "a basic deck has 6 cards", "SR-1.1"),
    wrong('game = "scrappers"\nkind = "cards"\nname = "X"\nbasic = 3\n', "", "basic", "no list of cards"),
    wrong(OWN_TEXT + "\nthis is not", "", "", "not TOML"),
]


@pytest.mark.parametrize(("text", "card", "field", "reason", "rule"), MISTAKES)
def test_sr_8_4_a_mistake_is_told_with_card_field_reason_rule_and_fix(
    text: str, card: str, field: str, reason: str, rule: str
) -> None:
    found = [fault for fault in faults_of(text) if (fault.place, fault.field) == (card, field)]
    assert found, faults_of(text)
    assert [fault for fault in found if reason in fault.reason and fault.rule == rule], found
    assert all(fault.fix and fault.file == "mine.toml" for fault in found)


def test_sr_8_4_all_mistakes_are_told_at_once() -> None:
    text = of_card("twin-drill", "fuel = 2", "fuel = 7").replace('"red 4"', '"red 0"').replace('"sweep"', '"swept"')
    assert [(fault.place, fault.field) for fault in faults_of(text)] == [
        ("twin-drill", "fuel"),
        ("yard-sweep", "does[1]"),
        ("slab-armour", "shield"),
    ]


def test_sr_8_4_a_card_without_an_id_is_named_by_its_place() -> None:
    [fault] = faults_of(of_card("twin-drill", 'id = "twin-drill"\n', "").replace('id = "twin-drill"\n', "", 1))[:1]
    assert "number" in fault.place
    assert fault.field == "id"


@pytest.mark.parametrize(
    ("content", "found"), [({}, "none"), ({"a.toml": OWN_TEXT, "b.toml": OWN_TEXT}, "a.toml, b.toml")]
)
def test_sr_8_4_a_game_is_made_of_one_card_file(content: dict[str, str], found: str) -> None:
    with pytest.raises(BadContent, match=f"one card file, not {found}"):
        Scrappers.of_content(content)


def test_sr_8_4_whatever_a_file_holds_nothing_but_bad_content_comes_of_it() -> None:
    """Every value of every card is replaced by things of other kinds."""
    cards = tomllib.loads(OWN_TEXT)["advanced"]
    refused = 0
    for key in sorted({key for card in cards for key in card}):
        line = next(line for line in OWN_TEXT.split("\n") if line.startswith(f"{key} = "))
        for value in ('""', '"x"', "-1", "1.5", "[]", "[[]]", "{}", "{ a = 1 }", "2020-01-01", "nan"):
            try:
                Scrappers.of_content({"mine.toml": OWN_TEXT.replace(line, f"{key} = {value}", 1)})
            except BadContent as caught:
                assert all(str(fault) for fault in caught.faults)
                refused += 1
    assert refused > 85


def test_an_own_set_can_be_played_and_its_record_is_whole() -> None:
    """Three kinds of cards are enough; the record carries them along."""
    basics = OWN_TEXT[: OWN_TEXT.index("\n[[advanced]]")].replace('"Scrapyard"', '"Tiny"')
    start, end = (
        OWN_TEXT.index('[[advanced]]\nid = "chain-cannon"'),
        OWN_TEXT.index('[[advanced]]\nid = "wrecking-ball"'),
    )
    kinds = OWN_TEXT[start:end].replace("copies = 2", "copies = 4")
    twice = kinds + kinds.replace('id = "', 'id = "x').replace('name = "', 'name = "X ')
    content = {"cards.toml": basics + "\n" + twice}
    rules = SCRAPPERS.make(content)
    match = Match(rules, 2, Options(), "own")
    while match.to_act is not None:
        legal = match.legal_moves(match.to_act)
        match.play(match.to_act, legal[match.ply * 7 % len(legal)])
    record = parse_record(print_record(match.record(content=content)))
    assert dict(record.content) == content
    again = replay(record, SCRAPPERS.make(dict(record.content)))
    assert again.digest(again.ply) == match.digest(match.ply)
    assert match.to_act != CHANCE
