"""What is looked for in a rule book is told with the words around it, and marked where it stands."""

from __future__ import annotations

import pytest

from scrapdesk.storage.rulebook import own_rulebook
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.rules.book import found, snippet
from scrapdesk.ui.desk.rules.found import FoundRow
from scrapdesk.ui.desk.rules.scene import RulesScene
from scrapdesk.ui.paint.type.styles import BODY
from scrapdesk.ui.requests import OpenRules
from tests.ui.hands import desk

TEXT = "Each of you begins with six cards, one of them a car door that serves as a *Shield* until it is hit, no more."


def opened(context: AppContext, words: str) -> RulesScene:
    context.open(OpenRules("scrappers", ""))
    context.scenes.settle()
    top = context.scenes.top
    assert isinstance(top, RulesScene)
    top.search(words)
    return top


@pytest.mark.parametrize("before", [0, 5, 18])
def test_a_snippet_has_the_word_and_begins_and_ends_between_words(before: int) -> None:
    found = snippet(TEXT, ("shield",), before)
    plain = TEXT.replace("*", "")
    assert "Shield" in found and found.startswith("… ")
    assert all(part in plain for part in found.strip("… ").split(" … "))
    assert f" {found.strip('… ')}" in plain
    assert snippet(TEXT, ("each",)).startswith("Each of you") and snippet(TEXT, ("harpoon",)) == ""
    assert snippet(TEXT, ("oor",)) == "", "no word begins so"


def test_words_are_found_by_how_they_begin_and_not_in_the_middle_of_others() -> None:
    book = own_rulebook("scrappers")
    assert [rule.id for rule in found(book, "shi hi")] == [
        rule.id for rule in found(book, "shi") if rule in found(book, "hi")
    ]
    assert found(book, "shi") and not found(book, "hield")
    assert len(found(book, "art")) < len(found(book, "a"))


def test_results_tell_the_words_around_what_was_found() -> None:
    with desk(size=(1280, 720)) as context:
        rules = opened(context, "shield")
        rows = [row for row in rules.all_widgets() if isinstance(row, FoundRow)]
        assert rows and all("shield" in f"{row.text} {row.snippet}".lower() for row in rows)
        told = [box.text.lower() for row in rows for box in row.text_boxes()]
        assert sum("shield" in words for words in told) >= len(rows)
        rules.search("")
        assert not [row for row in rules.all_widgets() if isinstance(row, FoundRow)]


@pytest.mark.parametrize("text", [100, 200])
def test_a_word_is_seen_in_its_snippet_however_large_letters_are(text: int) -> None:
    with desk(size=(1024, 640), text=text) as context:
        rules = opened(context, "shield")
        for row in (row for row in rules.all_widgets() if isinstance(row, FoundRow) and row.snippet):
            assert "shi" in row.text_boxes()[-1].text.lower()


def test_words_are_marked_in_the_text_and_numbers_of_rules_are_not() -> None:
    with desk(size=(1280, 720)) as context:
        rules = opened(context, "shield hit")
        assert all(passage.sought == ("shield", "hit") for passage in rules.passages())
        rules.search("5.1")
        assert all(passage.sought == () for passage in rules.passages())


def test_every_place_of_a_word_is_known_whatever_its_case() -> None:
    with desk() as context:
        writer = context.writer
        block = writer.block("A shield, two Shields and **shield** three", BODY, 10_000)
        places = writer.places_of(("shield",), block, (100, 50))
        assert len(places) == 3 and all(place.top == 50 and place.width > 10 for place in places)
        assert [place.left for place in places] == sorted(place.left for place in places)
        assert places[0].left == pytest.approx(100 + writer.width("A ", BODY), abs=2)
