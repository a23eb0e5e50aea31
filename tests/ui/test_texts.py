"""Sentences can be collected, translated, filled and painted: every character is in the font that draws it."""

from __future__ import annotations

from string import Formatter

import pygame
import pytest

from scrapdesk.core.words import say
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.fonts import FACES, face_path
from tests.ui.collected import all_words, sentences, unreadable


def test_every_sentence_is_written_where_it_is_said() -> None:
    assert unreadable() == []
    assert len({sentence.text for sentence in sentences()}) > 150


@pytest.mark.parametrize("face", [face for face in FACES if "italic" not in face])
def test_every_character_of_every_text_is_in_the_font(face: str) -> None:
    pygame.font.init()
    font = pygame.font.Font(face_path(face), 20)
    letters: dict[str, str] = {}
    for place, text in all_words():
        for letter in text:
            letters.setdefault(letter, place)
    letters.pop("\n", None)
    assert len(letters) > 60
    assert {letter: place for letter, place in letters.items() if not drawn(font, letter)} == {}


def drawn(font: pygame.font.Font, letter: str) -> bool:
    """Whether the font has the letter: one that it has not looks like any other that it has not."""
    none, found = (font.render(text, True, "white") for text in ("\ue000", letter))
    return none.get_size() != found.get_size() or pygame.image.tobytes(none, "RGBA") != pygame.image.tobytes(
        found, "RGBA"
    )


def test_a_character_that_is_not_there_would_be_seen() -> None:
    pygame.font.init()
    font = pygame.font.Font(face_path("sans"), 20)
    assert [drawn(font, letter) for letter in "aé…×漢♠"] == [True, True, True, True, False, False]


def test_every_template_can_be_filled() -> None:
    for sentence in sentences():
        names = {name for _, name, _, _ in Formatter().parse(sentence.text) if name is not None}
        assert all(name.isidentifier() for name in names), sentence
        sentence.text.format_map(dict.fromkeys(names, "x"))


def test_a_translation_is_found_by_its_template() -> None:
    texts = Texts({"{name} wins": "{name} vince", "{n} point": "{n} punto", "the {card}": "il {card}"})
    assert texts("{name} wins", name="Ada") == "Ada vince"
    assert texts.count(1, "{n} point", "{n} points") == "1 punto"
    assert texts.count(2, "{n} point", "{n} points") == "2 points"
    line = say("you play {what}", what=say("the {card}", card="re"))
    assert texts.line(line) == "you play il re" and texts.sentence(line) == "You play il re"


def test_braces_in_a_name_do_no_harm() -> None:
    assert Texts()("{name} wins", name="{x}") == "{x} wins"
