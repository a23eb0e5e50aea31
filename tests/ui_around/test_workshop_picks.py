"""A card of one's own without typing: what it does is picked from lists, numbers are pressed, and the file is called
like the card."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scrapdesk.games import GAMES
from scrapdesk.games.scarper.content import CONDITION_SHAPES, EFFECT_SHAPES
from scrapdesk.games.scrappers.vocabulary import CONDITIONS, FORMS, PERK_FORMS, WHO
from scrapdesk.storage.cardfile import CardLine, cards_in, lines_of
from scrapdesk.storage.cardparts import CardPart, fresh, parts_in, turned, written
from scrapdesk.storage.samples import kinds_of
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.workshop import WorkshopScene
from scrapdesk.ui.desk.workshop.card import CardScene
from scrapdesk.ui.desk.workshop.picks import PickButton, PickScene
from scrapdesk.ui.requests import OpenWorkshop
from scrapdesk.ui.widgets.choice import Choice
from tests.ui.hands import choose, click, desk, named, press, scene

DOES = kinds_of("scrappers")["cards"].parts["does"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("SCRAPDESK_HOME", str(tmp_path))
    yield tmp_path


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(size=(1920, 1080)) as opened:
        yield opened


def begun(context: AppContext, game: str, kind: str, sample: str) -> CardScene:
    context.open(OpenWorkshop())
    context.scenes.settle()
    shop = context.scenes.top
    assert isinstance(shop, WorkshopScene)
    shop.begin(game, kind, sample)
    context.scenes.settle()
    card = context.scenes.top
    assert isinstance(card, CardScene)
    return card


def typed(card: CardScene, key: str) -> str:
    return next(field.value for field in card.fields if field.name == key)


def pick(context: AppContext, slot: tuple[str, int, int], value: str = "") -> None:
    """Presses a button of a part, and a value of the list behind it."""
    found = [one for one in scene(context).reachable() if isinstance(one, PickButton) and one.slot == slot]
    assert len(found) == 1
    click(context, found[0].rect.center)
    if value:
        choose(context, value)


def words_of(context: AppContext) -> list[str]:
    return [box.text for box in scene(context).text_boxes()]


@pytest.mark.parametrize("kind", ["cards"])
def test_the_lists_offer_what_the_rules_of_scrappers_know(kind: str) -> None:
    parts = kinds_of("scrappers")[kind].parts
    assert parts["does"].forms.keys() == FORMS.keys() and parts["gives"].forms.keys() == PERK_FORMS.keys()
    assert {word: bool(gaps) for word, gaps in parts["does"].conditions.items()} == CONDITIONS
    for verb, gaps in parts["does"].forms.items():
        assert len(gaps) == len(FORMS[verb])
        if verb in WHO:
            assert set(gaps[-1].words) == set(WHO[verb])


@pytest.mark.parametrize(
    ("kind", "key", "known"), [("events", "effects", EFFECT_SHAPES), ("missions", "conditions", CONDITION_SHAPES)]
)
def test_the_lists_offer_what_the_rules_of_scarper_know(
    kind: str, key: str, known: dict[str, tuple[object, int, int]]
) -> None:
    for verb, gaps in kinds_of("scarper")[kind].parts[key].forms.items():
        keys, low, high = known[verb]
        assert tuple(gap.key for gap in gaps) == keys
        assert all((gap.least, gap.most) == (low, high) for gap in gaps if gap.key == "amount")


@pytest.mark.parametrize("game", GAMES)
def test_every_note_and_every_saying_is_about_a_word_that_can_be_picked(game: str) -> None:
    for about in kinds_of(game).values():
        verbs = {verb for parts in about.parts.values() for verb in (*parts.forms, *parts.conditions)}
        gaps = [gap for parts in about.parts.values() for form in parts.forms.values() for gap in form]
        words = {word for gap in gaps for word in gap.words} | {
            word for words in about.words.values() for word in words
        }
        assert about.notes.keys() <= verbs and about.say.keys() <= verbs | words


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_ours_is_read_and_written_as_it_stands(game: str) -> None:
    for about in kinds_of(game).values():
        for text in GAMES[game].content.values():
            for line in (line for card in cards_in(text) for line in lines_of(text, card) if line.key in about.parts):
                found = parts_in(about.parts[line.key], line.words)
                assert found is None or written(about.parts[line.key], found) == line.words


def test_another_word_keeps_as_much_of_the_rest_as_it_can_take() -> None:
    (part,) = parts_in(DOES, "damage energy 3 left") or []
    assert turned(DOES, part, "steal") == CardPart("steal", ("fuel", "3", "left"))
    assert turned(DOES, part, "hurry") == CardPart("hurry")
    assert fresh(DOES) == CardPart("damage", ("impact", "1", "left"))


def test_what_a_card_does_is_picked_from_lists(context: AppContext) -> None:
    card = begun(context, "scrappers", "cards", "door-knocker")
    pick(context, ("does", 0, 0), "Steal")
    assert typed(card, "does") == "steal fuel 1 left; damage impact 1 right" and not card.faults()
    pick(context, ("does", 0, 2), "3")
    pick(context, ("does", 0, 3), "every rival")
    pick(context, ("does", 1, -1))
    assert typed(card, "does") == "steal fuel 3 rivals"
    choose(context, "Add a part")
    assert typed(card, "does") == "steal fuel 3 rivals; damage impact 1 left"
    copies = named(context, "copies")
    assert isinstance(copies, Choice)
    card.focus(copies)
    press(context, "right", "right", "enter")
    assert "copies = 4" in card.text and card.focused is copies, "there are ends"


def test_what_holds_under_a_condition_is_picked_too(context: AppContext) -> None:
    card = begun(context, "scrappers", "cards", "last-laugh")
    assert typed(card, "does") == "if last; then damage energy 3 rivals; else gain scrap 1"
    pick(context, ("does", 0, 0), "Damage you have, at least")
    pick(context, ("does", 0, 1), "4")
    pick(context, ("does", 2, 1), "fuel")
    assert typed(card, "does") == "if damaged 4; then damage energy 3 rivals; else gain fuel 1"
    assert 'does = [{ if = "damaged 4", then = ["damage energy 3 rivals"], else = ["gain fuel 1"] }]' in card.text
    assert not card.faults()
    pick(context, ("does", 2, -1))
    assert typed(card, "does") == "if damaged 4; then damage energy 3 rivals"
    pick(context, ("does", 0, -2))
    assert typed(card, "does").endswith("; else damage impact 1 left")
    pick(context, ("does", 0, -1))
    assert typed(card, "does") == "damage energy 3 rivals", "without the condition it always does that"
    pick(context, ("does", 0, 0), "Only if")
    assert typed(card, "does") == "if last; then damage energy 3 rivals" and not card.faults()
    card.fields[[field.name for field in card.fields].index("does")].write("if never; then double")
    assert card.faults() and "if never" in typed(card, "does")


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        ('["gain fuel 1"]', "gain fuel 1"),
        ('[{ if = "last", then = ["double"] }]', "if last; then double"),
        (
            '["sweep", { if = "lying 2", then = ["jam left", "gain fuel 1"], else = ["hurry"] }, "double"]',
            "sweep; if lying 2; then jam left; then gain fuel 1; else hurry; double",
        ),
    ],
)
def test_a_condition_is_read_and_written_as_it_stands(raw: str, words: str) -> None:
    line = CardLine("", "does", raw, 0, 1)
    assert line.words == words and line.written(words) == raw
    found = parts_in(DOES, words)
    assert found is not None and written(DOES, found) == words and all(part.verb for part in found)


def test_what_holds_under_nothing_is_no_branch() -> None:
    assert [part.lead for part in parts_in(DOES, "then double; if last; else hurry") or []] == ["", "if", "else"]
    line = CardLine("", "does", '["double"]', 0, 1)
    assert line.written("then double") == '["then double"]', "so that the rules can say what is wrong with it"


def test_by_keys_the_ring_stays_on_what_was_picked(context: AppContext) -> None:
    card = begun(context, "scarper", "events", "tunnellers")
    button = next(one for one in card.reachable() if isinstance(one, PickButton))
    card.focus(button)
    press(context, "enter")
    picks = scene(context)
    assert isinstance(picks, PickScene) and picks.focused is not None and picks.focused.name == "Clear"
    press(context, "left", "enter")
    assert scene(context) is card and isinstance(card.focused, PickButton)
    assert card.focused.slot == button.slot and card.focused.name != "Clear"
    press(context, "enter", "escape")
    assert scene(context) is card


def test_what_is_wrong_is_told_in_the_words_of_the_form_and_not_saved(context: AppContext) -> None:
    card = begun(context, "scrappers", "cards", "door-knocker")
    does = next(field for field in card.fields if field.name == "does")
    does.write("damage impact 1 lef; damage impact 1 right")
    assert any(words.startswith("Does, first part: 'damage' cannot be aimed at 'lef'.") for words in words_of(context))
    assert not any("door-knocker" in words or "does[" in words for words in words_of(context))
    assert does.wrong and card.save_button.reason
    choose(context, "Save")
    assert scene(context) is card
    pick(context, ("does", 0, -1))
    assert not does.wrong and not card.save_button.reason


def test_a_value_that_is_in_no_list_is_typed(context: AppContext) -> None:
    card = begun(context, "scrappers", "cards", "last-laugh")
    fuel = next(field for field in card.fields if field.name == "fuel")
    assert fuel not in card.reachable() and isinstance(named(context, "fuel"), Choice)
    fuel.write("12")
    assert fuel in card.reachable() and fuel.wrong
    fuel.write("3")
    assert fuel not in card.reachable()


def test_a_new_file_is_called_like_its_card_and_an_old_one_keeps_its_name(context: AppContext) -> None:
    card = begun(context, "scrappers", "cards", "door-knocker")
    shop = context.scenes.scenes[-2]
    assert isinstance(shop, WorkshopScene)
    card.fields[0].write("Test Gun")
    choose(context, "Save")
    assert scene(context) is shop
    assert [file.name for file in shop.files] == ["test-gun"]
    assert shop.chosen is not None and shop.chosen.name == "test-gun"
    shop.open_card(cards_in(shop.chosen.text)[-1])
    context.scenes.settle()
    again = context.scenes.top
    assert isinstance(again, CardScene)
    again.fields[0].write("Better Gun")
    choose(context, "Save")
    assert [file.name for file in shop.files] == ["test-gun"]
