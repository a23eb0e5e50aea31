"""The pictures of the rule books: all there, none forgotten, each large at a click, each with words."""

from __future__ import annotations

from pathlib import Path

import pytest

from scrapdesk import paths
from scrapdesk.games import GAMES
from scrapdesk.storage.rulebook import BadRulebook, own_rulebook, parse_rulebook, position_file
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.rules import RulesScene
from scrapdesk.ui.desk.rules.book import Pages, existing, found, named
from scrapdesk.ui.desk.rules.enlarged import Enlarged
from scrapdesk.ui.desk.rules.pictures import Position, RulePicture
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.paint.art.markup import BadArt
from scrapdesk.ui.paint.art.pictures import Picture
from scrapdesk.ui.table.exchange import loaded_file
from tests.ui.faces import look_for
from tests.ui.hands import click, desk, press, type_in

LEAST = {"scamorra": 10, "scrappers": 10, "scope": 6, "scarper": 6, "scalawag": 6}
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{}</svg>'


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_that_is_named_is_there_and_every_one_that_is_there_is_named(game: str) -> None:
    named_ones = [rule.picture for rule in own_rulebook(game).values() if rule.picture]
    assert sorted(named_ones) == open_portfolio().library(paths.assets()).rule_pictures(game)
    assert len(named_ones) >= LEAST[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_a_record_that_can_still_be_played_on_a_table_of_its_own(game: str) -> None:
    positions = [rule.position for rule in own_rulebook(game).values() if rule.position]
    files = sorted(path.stem for path in (paths.assets() / game / "rules").glob("*.scrapdesk"))
    assert sorted(positions) == files
    for name in positions:
        loaded = loaded_file(position_file(game, name))
        assert loaded.entry.id == game and look_for(game, loaded.match.seats) is not None
    assert len(positions) >= (2 if look_for(game, GAMES[game].info.seats[0]) else 0)


def test_a_picture_without_words_is_refused() -> None:
    rule = '[[rule]]\nid = "A-1"\ntitle = "One"\n'
    for key in ("picture", "position"):
        with pytest.raises(BadRulebook, match=f"has a {key} and no"):
            parse_rulebook(f'{rule}{key} = "some"\n')
    assert parse_rulebook(rule + 'picture = "some"\nalt = "Some."')["A-1"].alt == "Some."


# -- how they are made --------------------------------------------------------------------------------------


def made(folder: Path, inside: str) -> str:
    """The SVG of a rule book picture of a small assets folder that has one other picture."""
    tokens = {"desk": '[common]\nhighlight = "#FFD84D"', "scope": '[own]\nink = "#111111"\npaper = "#EEEEEE"'}
    for game, table in tokens.items():
        (folder / game / "art").mkdir(parents=True, exist_ok=True)
        (folder / game / "art" / "tokens.toml").write_text(table)
    dot = '<circle id="c" r="9" fill="{{tint}}"/><use href="#c"/>'
    (folder / "scope" / "art" / "dot.svg").write_text(SVG.format(dot))
    (folder / "scope" / "rules").mkdir(exist_ok=True)
    (folder / "scope" / "rules" / "one.svg").write_text(SVG.format(inside))
    return (
        open_portfolio()
        .blueprint(open_portfolio().library(folder), Picture("scope/rule-one"), (100, 100))
        .layers[0]
        .markup
    )


def test_a_picture_of_the_game_is_put_in_its_place_with_its_arguments(tmp_path: Path) -> None:
    drawn = made(tmp_path, '<g data-picture="dot" x="10" y="20" w="50" tint="#ABCDEF"/>')
    assert "#ABCDEF" in drawn and "translate(10,20) scale(0.50000,0.50000)" in drawn


def test_the_same_picture_twice_has_names_of_its_own(tmp_path: Path) -> None:
    twice = '<g data-picture="dot" x="0" y="0" w="9" tint="#000"/><g data-picture="dot" x="9" y="0" w="9" tint="#FFF"/>'
    drawn = made(tmp_path, twice)
    ids = [part.split('"')[0] for part in drawn.split(' id="')[1:]]
    assert len(ids) == len(set(ids)) == 2 and all(f'href="#{name}"' in drawn for name in ids)


def test_a_part_of_a_picture_fills_its_room(tmp_path: Path) -> None:
    drawn = made(tmp_path, '<g data-picture="dot" x="0" y="0" w="100" part="25,25,50,50" tint="#000"/>')
    assert 'viewBox="25 25 50 50"' in drawn and "scale(2.00000,2.00000)" in drawn


@pytest.mark.parametrize(
    ("inside", "fault"),
    [('<g data-picture="nobody" x="0" y="0" w="9"/>', "nobody"), ('<g data-sign="nobody" x="0"/>', "nobody")],
)
def test_what_nobody_can_draw_is_named(inside: str, fault: str, tmp_path: Path) -> None:
    with pytest.raises(BadArt, match=fault):
        made(tmp_path, inside)


def test_figures_stand_in_the_middle_of_their_place(tmp_path: Path) -> None:
    drawn = made(tmp_path, '<g data-sign="figure" n="10" x="50" y="50" h="100"/>')
    assert "translate(0.00,0.00) scale(1.0000)" in drawn and "translate(50.00,0.00) scale(1.0000)" in drawn


# -- how they are read --------------------------------------------------------------------------------------


def opened(context: AppContext, game: str, rule: str) -> RulesScene:
    context.open_rules(game, rule)
    context.scenes.settle()
    top = context.scenes.top
    assert isinstance(top, RulesScene)
    return top


def pictures(scene: RulesScene) -> list[RulePicture]:
    return [shown for passage in scene.passages() for shown in passage.pictures]


def test_a_rule_is_opened_with_its_picture_in_sight() -> None:
    with desk() as context:
        scene = opened(context, "scrappers", "SR-5.1")
        marked = next(passage for passage in scene.passages() if passage.marked)
        assert marked.paragraph.id == "SR-5.1" and len(marked.pictures) == 1
        assert "shield of 3" in marked.pictures[0].name
        assert scene.page.contains(marked.pictures[0].rect)


def test_a_click_enlarges_a_picture_and_the_next_puts_it_away() -> None:
    with desk() as context:
        scene = opened(context, "scamorra", "SM-4.5")
        small = next(shown for shown in pictures(scene) if "knight" in shown.name)
        click(context, small.rect.center)
        large = context.scenes.top
        assert isinstance(large, Enlarged)
        again = next(child for child in large.pane.children() if isinstance(child, RulePicture))
        assert again.rect.width > small.rect.width * 1.5 and again.name == small.name
        click(context, again.rect.center)
        assert context.scenes.top is scene


def test_the_keyboard_reaches_pictures_and_escape_leaves_them() -> None:
    with desk() as context:
        scene = opened(context, "scamorra", "SM-4.2")
        shown = next(shown for shown in pictures(scene) if shown in scene.reachable())
        scene.focus(shown)
        press(context, "enter")
        shown_large = context.scenes.top
        assert isinstance(shown_large, Enlarged)
        press(context, "escape")
        assert context.scenes.scenes[-1] is scene


def test_a_position_shows_the_table_of_its_game() -> None:
    with desk() as context:
        shown = next(shown for shown in pictures(opened(context, "scamorra", "SM-3.2")) if isinstance(shown, Position))
        image = shown.image((300, round(300 / shown.proportion)))
        assert len({tuple(image.get_at((x, y))) for x in range(0, 300, 5) for y in range(0, image.get_height(), 5)}) > 8


def test_pictures_lie_beside_the_words_where_there_is_room_and_below_where_not() -> None:
    for text, beside in ((100, True), (200, False)):
        with desk(size=(1024, 640), text=text) as context:
            scene = opened(context, "scamorra", "SM-4.1")
            passage = next(one for one in scene.passages() if one.paragraph.id == "SM-4.1")
            words = max(box.needed.bottom for box in passage.text_boxes())
            assert (passage.pictures[0].rect.top < words) is beside
            assert passage.rect.contains(passage.pictures[0].rect)


# -- finding ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["SR-5.1", "sr-5.1", "sr5.1", "SR 5.1", "5.1"])
def test_the_number_of_a_rule_opens_it_at_once(words: str) -> None:
    assert named(own_rulebook("scrappers"), words) == "SR-5.1"
    with desk() as context:
        scene = opened(context, "scrappers", "")
        press(context, "/")
        type_in(context, words)
        assert scene.rule == "SR-5.1"
        assert [rule.id for rule in found(scene.book, words)] == ["SR-5.1"]


def test_a_chapter_s_number_finds_the_chapter_and_words_are_no_numbers() -> None:
    book = own_rulebook("scrappers")
    assert [rule.id for rule in found(book, "SR-3")] == ["SR-3", "SR-3.1", "SR-3.2", "SR-3.3"]
    assert named(book, "shield") == named(book, "5.") == named(book, "") == named(book, "99") == ""
    assert existing(book, "SR-5.1.7") == "SR-5.1" and existing(book, "nothing") == "SR-1"


def test_what_is_drawn_is_found_as_well_as_what_is_written() -> None:
    assert "SR-4.1" in [rule.id for rule in found(own_rulebook("scrappers"), "lamp is lit")]


def test_pages_are_turned_back_and_on_again() -> None:
    pages = Pages("A")
    assert not pages.can(-1) and not pages.can(1)
    pages.turn("B")
    pages.turn("B")
    pages.turn("C")
    assert [pages.go(-1), pages.go(-1), pages.go(-1)] == ["B", "A", "A"]
    assert pages.go(1) == "B" and pages.can(1)
    pages.turn("D")
    assert not pages.can(1) and pages.go(1) == "D" and pages.go(-1) == "B"


def test_keys_turn_the_pages_of_the_book() -> None:
    with desk() as context:
        scene = opened(context, "scamorra", "SM-4.2")
        scene.show("SM-5.1")
        press(context, "alt+left")
        assert scene.rule == "SM-4.2"
        press(context, "alt+right")
        assert scene.rule == "SM-5.1"
        press(context, "alt+right")
        assert scene.rule == "SM-5.1"
