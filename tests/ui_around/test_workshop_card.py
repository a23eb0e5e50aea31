"""From "I want my own card" to playing with it: a sample, other words in its lines, saved, and dealt."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from scrapdesk.games import GAMES
from scrapdesk.storage.cardfile import (
    cards_in,
    free_id,
    lines_of,
    value_of,
    with_copy,
    with_line,
    without,
)
from scrapdesk.storage.samples import kinds_of, sample_text
from scrapdesk.storage.workshop import Workshop
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.setup import SetupScene
from scrapdesk.ui.desk.workshop import WorkshopScene
from scrapdesk.ui.desk.workshop.card import CardScene
from scrapdesk.ui.desk.workshop.drawn import CardTile
from scrapdesk.ui.requests import OpenWorkshop
from scrapdesk.ui.table.scene import TableScene
from tests.ui.hands import choose, desk, press, scene, type_in

KINDS = [(game, kind) for game, entry in GAMES.items() for kind in entry.content_files]
SAMPLES = [(game, kind, sample) for game, kind in KINDS for sample in kinds_of(game)[kind].samples]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("SCRAPDESK_HOME", str(tmp_path))
    yield tmp_path


def workshop(context: AppContext) -> WorkshopScene:
    context.open(OpenWorkshop())
    context.scenes.settle()
    found = context.scenes.top
    assert isinstance(found, WorkshopScene)
    return found


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_every_kind_of_file_has_three_samples_and_a_word_for_each_line(game: str, kind: str) -> None:
    about = kinds_of(game)[kind]
    assert len(about.samples) >= 3
    for sample in about.samples:
        text = sample_text(GAMES[game], kind, sample)
        keys = {line.key for line in lines_of(text, cards_in(text)[-1])} - {"game", "kind"}
        assert keys <= about.keys.keys(), keys - about.keys.keys()


@pytest.mark.parametrize(("game", "kind", "sample"), SAMPLES)
def test_every_sample_can_be_played_with_as_it_is(game: str, kind: str, sample: str) -> None:
    file = Workshop(GAMES).begin(game, kind, sample)
    assert file.whole and file.game == game, [str(fault) for fault in file.faults]
    ours = {value_of(text, card, "id") for text in GAMES[game].content.values() for card in cards_in(text)}
    assert value_of(file.text, cards_in(file.text)[-1], "id") not in ours


def test_two_files_of_one_sample_have_names_of_their_own() -> None:
    shop = Workshop(GAMES)
    names = [shop.begin("scrappers", "cards", "door-knocker").path.name for _ in range(2)]
    assert names == ["my-door-knocker.toml", "my-door-knocker-2.toml"]


def test_from_the_wish_for_a_card_to_a_game_with_it_by_mouse_alone() -> None:
    with desk() as context:
        shop = workshop(context)
        choose(context, "Make your own")
        choose(context, "Door Knocker")
        card = context.scenes.top
        assert isinstance(card, CardScene) and card.focused is card.fields[0]
        card.fields[0].write("")
        type_in(context, "Brass Knocker")
        choose(context, "Save")
        assert context.scenes.top is shop and shop.chosen is not None and shop.chosen.whole
        tiles = [one for one in shop.reachable() if isinstance(one, CardTile)]
        assert tiles[0].name == "Brass Knocker" and tiles[0].own and not tiles[1].own
        choose(context, "Play")
        assert isinstance(context.scenes.top, SetupScene)
        choose(context, "Start")
        table = context.scenes.top
        assert isinstance(table, TableScene)
        cards = table.sitting.match.rules.cards
        assert cards.by_id["door-knocker"].name == "Brass Knocker"


def test_by_keys_alone_as_well() -> None:
    with desk() as context:
        shop = workshop(context)
        assert shop.focused is not None and shop.focused.name == "Make your own"
        press(context, "enter")
        assert scene(context).focused is not None
        press(context, "enter")
        card = context.scenes.top
        assert isinstance(card, CardScene)
        press(context, "end")
        type_in(context, " Two")
        for _ in range(60):
            focused = card.focused
            if focused is card.save_button:
                break
            press(context, "tab")
        press(context, "enter")
        assert card not in context.scenes.scenes
        assert shop.chosen is not None and 'name = "Door Knocker Two"' in shop.chosen.text


def test_what_is_wrong_is_said_while_it_is_typed_and_gone_when_it_is_right_again() -> None:
    with desk() as context:
        shop = workshop(context)
        shop.begin("scarper", "events", "tunnellers")
        context.scenes.settle()
        card = context.scenes.top
        assert isinstance(card, CardScene)
        points = next(field for field in card.fields if field.name == "points")
        points.write("9")
        assert any("points" in fault.field for fault in card.faults())
        assert [line.head.text for line in card.form if line.head.tone == "refuse"] == ["Points"]
        place = card._picture.rect.copy()
        assert any("1 to 4" in box.text for box in card.text_boxes())
        points.write("2")
        assert card.faults() == [] and "points = 2" in card.text
        assert not any(line.head.tone == "refuse" for line in card.form)
        assert card._picture.rect == place, "the picture jumps while one types"


def test_a_card_that_was_changed_is_not_lost_by_escape() -> None:
    with desk() as context:
        shop = workshop(context)
        shop.begin("scope", "scenario", "long-street")
        context.scenes.settle()
        card = context.scenes.top
        assert isinstance(card, CardScene)
        card.fields[0].write("Very Long Street")
        press(context, "escape")
        choose(context, "Keep editing")
        assert context.scenes.top is card
        press(context, "escape")
        choose(context, "Save")
        assert context.scenes.scenes[-1].__class__ is WorkshopScene and shop.chosen is not None
        assert 'title = "Very Long Street"' in shop.chosen.text


def test_a_second_card_like_it_and_away_with_it() -> None:
    with desk() as context:
        shop = workshop(context)
        shop.begin("scrappers", "cards", "tin-umbrella")
        context.scenes.settle()
        card = context.scenes.top
        assert isinstance(card, CardScene)
        choose(context, "Duplicate")
        assert value_of(card.text, card.card, "id") == "tin-umbrella-2" and card.faults() == []
        choose(context, "Delete card")
        assert "tin-umbrella-2" not in card.text and "tin-umbrella" in card.text


TEXT = """# my cards
game = "x"

[[card]]
id = "one"  # first
does = [
    "a 1",
    "b 2",
]
tables = [{ do = "x", where = ["y"] }]

# about two
[[card]]
id = "two"
name = "Zwei \\"2\\""
fuel = 1
"""


def test_a_line_is_changed_and_all_else_stays_as_it_was_written() -> None:
    first, second = cards_in(TEXT)
    does = lines_of(TEXT, first)[1]
    assert does.words == "a 1; b 2"
    changed = with_line(TEXT, does, "a 3; c")
    assert tomllib.loads(changed)["card"][0]["does"] == ["a 3", "c"]
    assert "# my cards" in changed and "# about two" in changed and 'id = "one"  # first' in changed
    name = next(line for line in lines_of(TEXT, second) if line.key == "name")
    assert name.words == 'Zwei "2"'
    assert tomllib.loads(with_line(TEXT, name, 'So "what"'))["card"][1]["name"] == 'So "what"'
    tables = lines_of(TEXT, first)[2]
    assert tables.words == "x, where y" and with_line(TEXT, tables, tables.words) == TEXT


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("clear, amount 2, where flanders", [{"do": "clear", "amount": 2, "where": ["flanders"]}]),
        (
            "a, where y z; b, amount -1, who enemy",
            [{"do": "a", "where": ["y", "z"]}, {"do": "b", "amount": -1, "who": "enemy"}],
        ),
        ("dig, deep true,, ;", [{"do": "dig", "deep": True}]),
        ("", [{"do": ""}]),
        ("clear 2", [{"do": "clear-2"}]),
        ("a, amount", [{"do": "a", "amount": ""}]),
        ("a, amount 1, amount 2", [{"do": "a", "amount": 1}]),
        ('[{ do = "roll", win = [{ do = "x" }] }]', [{"do": "roll", "win": [{"do": "x"}]}]),
    ],
)
def test_what_a_card_does_is_typed_without_braces(words: str, found: object) -> None:
    line = lines_of(TEXT, cards_in(TEXT)[0])[2]
    assert tomllib.loads(with_line(TEXT, line, words))["card"][0][line.key] == found


def test_whatever_is_typed_on_the_way_to_it_the_line_stays_one() -> None:
    wanted = 'clear 2, am"ou\\nt 07, =x, where a.b y; ;trench, amount 1'
    text = TEXT
    for end in range(len(wanted) + 1):
        text = with_line(text, lines_of(text, cards_in(text)[0])[2], wanted[:end])
        tomllib.loads(text)
    for end in range(len(wanted), -1, -1):
        text = with_line(text, lines_of(text, cards_in(text)[0])[2], wanted[:end])
    text = with_line(text, lines_of(text, cards_in(text)[0])[2], "trench, amount 1, where y")
    assert tomllib.loads(text)["card"][0]["tables"] == [{"do": "trench", "amount": 1, "where": "y"}]


def test_a_copy_has_an_id_of_its_own_and_can_be_taken_out_again() -> None:
    longer, copy = with_copy(TEXT, cards_in(TEXT)[0])
    assert [card["id"] for card in tomllib.loads(longer)["card"]] == ["one", "two", "one-2"]
    assert tomllib.loads(without(longer, copy)) == tomllib.loads(TEXT)
    assert free_id("Über 9 Cards!", set()) == "ber-9-cards" and free_id("?", {"my-card"}) == "my-card-2"
