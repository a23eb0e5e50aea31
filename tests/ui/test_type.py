"""Lines of text: as wide as they may be, never wider, nothing lost; words of people are never markup."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrapdesk.ui.paint.type.layout import TextLine, in_one_line, joined, lay_out
from scrapdesk.ui.paint.type.markup import Run, parsed, plain
from scrapdesk.ui.paint.type.styles import BODY
from tests.ui.hands import desk

ICON = 12


def measure(text: str, bold: bool) -> int:
    return len(text) * (11 if bold else 10)


def words_of(lines: tuple[TextLine, ...]) -> str:
    return "".join(f"[{part.icon}]" if part.icon else part.text for line in lines for part in line.fragments)


@given(st.text(alphabet="ab c*[]\n", max_size=80), st.integers(10, 300))
def test_no_line_is_wider_than_its_room_and_no_letter_is_lost(text: str, width: int) -> None:
    runs = parsed(text)
    lines = lay_out(runs, width, measure, ICON)
    assert all(line.width <= max(width, 11, ICON) for line in lines)
    wanted = "".join(f"[{run.icon}]" if run.icon else run.text for run in runs)
    assert words_of(lines) == wanted.replace(" ", "")


@given(st.text(alphabet="ab c*[]\n", max_size=80), st.integers(20, 300))
def test_joining_neighbours_changes_no_width(text: str, width: int) -> None:
    for line in lay_out(parsed(text), width, measure, ICON):
        merged = joined(line)
        assert merged.width == line.width
        assert sum(1 for part in merged.fragments) <= len(line.fragments)
        for part in merged.fragments:
            assert part.icon or part.width >= measure(part.text, part.bold) - 11 * part.text.count(" ")


def test_markup_is_bold_words_icons_and_lines() -> None:
    assert parsed("pay **2 fuel** [[deck]]\nnow") == (
        Run("pay "),
        Run("2 fuel", bold=True),
        Run(" "),
        Run(icon="deck"),
        Run(breaks=True),
        Run("now"),
    )


def test_a_full_stop_stays_with_the_bold_word_before_it() -> None:
    lines = lay_out(parsed("aaaa **bbbb**."), 94, measure, ICON)
    assert [[part.text for part in line.fragments] for line in lines] == [["aaaa"], ["bbbb", "."]]


def test_a_word_wider_than_the_line_is_cut() -> None:
    lines = lay_out(parsed("abcdefgh"), 30, measure, ICON)
    assert [line.fragments[0].text for line in lines] == ["abc", "def", "gh"]


def test_an_empty_line_keeps_its_place() -> None:
    assert len(lay_out(parsed("a\n\nb"), 100, measure, ICON)) == 3


@pytest.mark.parametrize("name", ["**Ada**", "[[deck]]", "a*b"])
def test_words_of_people_are_no_markup(name: str) -> None:
    assert plain(name) == (Run(name),)


def test_a_bold_word_stands_a_space_behind_the_stroke_before_it() -> None:
    """Words measured one by one are shorter than their line: every letter loses a part of a pixel."""

    def rounded(text: str, bold: bool) -> int:
        return int(len(text) * 7.7)

    (line,) = map(joined, lay_out(parsed("a one b two c three d lies **sideways** here"), 1000, rounded, ICON))
    ends = [part.x + rounded(part.text, part.bold) for part in line.fragments]
    gaps = [after.x - end for end, after in zip(ends, line.fragments[1:], strict=False)]
    assert [part.text for part in line.fragments][1] == "sideways" and min(gaps) >= rounded(" ", False) - 1


@pytest.mark.parametrize(
    "text", ["a bb ccc", "**bold**", "a  b", " a", "a [[coin]]", "a\nb", "", "a long line of words"]
)
def test_words_measured_at_once_lie_as_when_they_are_set_one_by_one(text: str) -> None:
    whole = in_one_line(parsed(text), 100, measure)
    if whole is not None:
        assert (whole,) == tuple(map(joined, lay_out(parsed(text), 100, measure, ICON)))
    assert (whole is not None) is (text in ("a bb ccc", "**bold**"))


def test_words_on_a_bare_picture_leave_it_bare_around_their_letters() -> None:
    """Pictures are premultiplied: a colour without alpha would be seen as light wherever they are laid over."""
    picture = pygame.Surface((200, 60), pygame.SRCALPHA)
    with desk() as context:
        block = context.writer.block("Morale", BODY)
        context.writer.draw(picture, block, (4, 4), (166, 50, 34))
    pixels = [tuple(picture.get_at((x, y))) for x in range(200) for y in range(60)]
    assert any(alpha == 255 for *_, alpha in pixels)
    assert all(max(colour) <= alpha for *colour, alpha in pixels)
