"""The sheet beside the map: it stands below the words where there is room, tells one battlefield, and teaches too."""

from __future__ import annotations

from typing import Any

import pygame

from scrapdesk.games.scarper.retold import Throw
from scrapdesk.ui.faces.scarper.sheet import SIZES, SMALLEST, OddsSheet
from scrapdesk.ui.requests import OpenLesson
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.lesson import Tutor
from tests.ui.hands import click, desk, painted
from tests.ui_board.boards import place_of
from tests.ui_scarper.test_ordering import open_sky, spending


def sheet(table: BoardTable) -> OddsSheet:
    return table.part(OddsSheet)


def said(table: BoardTable) -> list[str]:
    told = sheet(table).sheet.signs
    return [] if told is None else [words.text for words in told.sheet_inscriptions]


def test_it_tells_every_battlefield_until_one_is_pointed_at() -> None:
    with desk(speed="off", curtain=False, confirm="off") as context:
        table = spending(context)
        assert sheet(table).sheet.visible and "Frontal charge: 2 points" in said(table)
        click(context, open_sky(table, "artois"))
        assert "Frontal charge: 2 points" not in said(table)
        assert table.side.headline.text == "Frontal charge in Artois"
        assert any(text.endswith("to gain ground") for text in said(table))
        painted(context)


def test_it_lies_within_its_panel_and_covers_no_words_and_no_button() -> None:
    with desk(speed="off", curtain=False, confirm="off") as context:
        table = spending(context)
        for field in ("artois", "lorraine"):
            click(context, open_sky(table, field))
            found = sheet(table).sheet
            assert found.visible and table.side.panels[1].contains(found.rect)
            others = [widget for widget in table.widgets if widget.visible and widget not in (found, table.stage)]
            assert not [widget for widget in others if widget.rect.colliderect(found.rect)]
            table.stage.give_up()
            table.explain()


def test_what_is_painted_in_part_looks_as_if_it_had_been_painted_at_once() -> None:
    with desk(speed="off", curtain=False, confirm="off") as context:
        table = spending(context)
        for field in ("artois", "lorraine", "artois"):
            click(context, open_sky(table, field))
            found = sheet(table).sheet
            shown = painted(context).subsurface(found.rect).copy()
            found._paper.forget()
            table.damage.add(found.rect)
            anew = painted(context).subsurface(found.rect)
            assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(anew, "RGB")
            table.stage.give_up()
            table.explain()


def test_it_has_one_of_a_few_sizes() -> None:
    with desk(speed="off", curtain=False, confirm="off") as context:
        part, table = sheet(spending(context)), context.scenes.top
        assert isinstance(table, BoardTable)
        wide = part.sheet.rect.width
        widths = set()
        for high in range(40, 1000, 7):
            part._stand(pygame.Rect(40, 40, wide, high))
            if part.sheet.visible:
                widths.add(part.sheet.rect.width)
                assert part.sheet.rect.height <= high
        assert 3 < len(widths) <= SIZES * (1 - SMALLEST) + 1


def test_dice_that_are_thrown_are_added_up_on_it() -> None:
    with desk(speed="normal", curtain=False, confirm="off") as context:
        table = spending(context)
        charge: Any = next(move for move in table.sitting.match.legal_moves(0) if getattr(move, "verb", "") == "charge")
        table.play(charge)
        context.scenes.settle()
        seen: set[str] = set()
        sums: set[str] = set()
        for _ in range(400):
            context.clock.advance(20)
            context.scenes.update(20)
            cue = table.stage.show.cue
            shown = None if cue is None or cue.beat.view is None else cue.beat.view.retold
            if isinstance(shown, Throw) and not shown.rolling:
                seen = set(said(table))
                sums = {f"{die} + {bonus} = {die + bonus}" for die, bonus in zip(shown.dice, shown.bonus, strict=True)}
                break
        assert sums and sums <= seen and sheet(table).sheet.visible


def test_in_large_texts_words_come_first() -> None:
    with desk(text=200, speed="off", curtain=False, confirm="off") as context:
        table = spending(context)
        assert table.side.column.tight and not sheet(table).sheet.visible
        click(context, open_sky(table, "artois"))
        assert table.side.headline.text == "Choose a move" and "Charge in Artois" in table.side.words.text


def test_a_first_game_has_it_as_well() -> None:
    with desk(speed="off") as context:
        context.open(OpenLesson("scarper"))
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, BoardTable)
        table.part(Tutor).skip_to(13)
        assert sheet(table).sheet.visible and not table.side.log.visible
        assert table.side.panels[1].contains(sheet(table).sheet.rect)
        painted(context)


def test_a_point_that_is_carried_is_spent_without_dice_and_none_are_weighed() -> None:
    with desk(speed="off", curtain=False, confirm="off") as context:
        table = spending(context)
        look = table.look
        look.carried, look.aimed = "order:charge", "field:artois"
        table.stage.retell()
        assert any(text.endswith("to gain ground") for text in said(table))
        look.carried = "point:1"
        table.stage.retell()
        assert not any(text.endswith("to gain ground") for text in said(table))


def test_nothing_is_marked_where_an_order_lay_that_is_gone() -> None:
    with desk(speed="off", curtain=False, confirm="off") as context:
        table = spending(context)
        assert "order:charge" not in [name for name in table.stage.things() if table.stage.cast.get(name) is None]


def test_nothing_large_covers_the_odds_while_the_map_is_pointed_at() -> None:
    with desk((1920, 1080), speed="off", curtain=False, confirm="off") as context:
        table = spending(context)
        for piece in ("front:artois", next(p.id for p in table.stage.hand.pieces if p.face == "trench")):
            table.zoom.ask(place_of(table, piece))
            settle(context)
            assert not table.zoom.seen
        card = next(p.id for p in table.stage.hand.pieces if p.slot.startswith("hand:") and p.face_up)
        table.zoom.ask(place_of(table, card))
        settle(context)
        assert table.zoom.seen.width > 0.9 * table.side.column.words.width, "nothing is left beside it in scraps"
