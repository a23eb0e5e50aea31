"""The end of SCOPE: both fronts lie open with the place of the last shot, and who has won is told beside them."""

from __future__ import annotations

from typing import cast

import pygame

from scrapdesk.games.scope.board import square_name
from scrapdesk.games.scope.cards import OF_SIDE, SIDE_NAMES, SNIPER
from scrapdesk.games.scope.chronicle import Fall
from scrapdesk.games.scope.view import View
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scope.aftermath import FinalShot, deed_words, score
from scrapdesk.ui.faces.scope.ending import FrontEnd
from scrapdesk.ui.faces.scope.lastshot import line_of, names_of
from scrapdesk.ui.faces.scope.look import ScopeLook
from scrapdesk.ui.faces.scope.over import Dimmed, ShotWay, sight
from scrapdesk.ui.faces.scope.stops import play_to_the_end
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.finale import DEAF_MS
from scrapdesk.ui.table.looking import LookingBack
from tests.ui.hands import desk, press
from tests.ui.test_layout import faults
from tests.ui_scope.tables import lay_out, seated


def ended(context: AppContext, seed: str) -> tuple[BoardTable, Fall | None]:
    """A game that was played to its end, and who fell last."""
    table = seated(context, "quick", seed)
    lay_out(context, table)
    play_to_the_end(table)
    table.after_change("play")
    context.scenes.settle()
    look = table.look
    assert isinstance(look, ScopeLook) and look.after is not None
    return table, look.after.told.last


def shot(context: AppContext) -> tuple[BoardTable, Fall]:
    """A game that a rifle ended, at its table."""
    for seed in range(30):
        table, last = ended(context, str(seed))
        if last is not None and last.rule == "SC-4.3":
            while context.scenes.top is not table:
                context.scenes.pop()
                context.scenes.settle()
            return table, last
        context.scenes.clear()
        context.scenes.settle()
    raise AssertionError("no rifle ever ends a game")


def test_the_last_shot_is_told_at_the_end_and_not_while_an_earlier_position_is_looked_at() -> None:
    with desk(speed="off", curtain=False) as context:
        table, last = shot(context)
        look = cast(object, table.look)
        assert isinstance(look, ScopeLook) and look.after is not None and look.after.told.last == last
        table.part(LookingBack).at_line(table.sitting.match.ply // 2)
        settle(context)
        assert look.after is None
        table.part(LookingBack).close()
        settle(context)
        assert look.after is not None and look.after.told.last == last


def test_the_line_of_the_last_shot_lies_on_the_fronts_while_the_end_is_looked_at() -> None:
    with desk(speed="off", curtain=False) as context:
        table, last = shot(context)

        def lines() -> list[ShotWay]:
            return [sprite for sprite in table.stage.sprites if isinstance(sprite, ShotWay)]

        fell = table.stage.box_of(f"square:{square_name(last.square)}")
        assert fell is not None and [line.ends[1] for line in lines()] == [sight(fell)]
        table.part(LookingBack).at_line(table.sitting.match.ply // 2)
        settle(context)
        assert lines() == []


def test_the_line_of_the_last_shot_covers_no_name_and_begins_at_a_sniper_only_where_no_other_can_have_fired() -> None:
    from_rifles = set[bool]()
    for seed in range(12):
        with desk(speed="off", curtain=False) as context:
            table, last = ended(context, str(seed))
            look, view = cast(object, table.look), cast(View, table.stage.hand.view)
            assert isinstance(look, ScopeLook)
            if last is None or last.rule != "SC-4.3":
                continue
            line = line_of(table, look, last)
            assert line is not None
            sniper = OF_SIDE[last.side][SNIPER]
            alone = view.cards.count(sniper) == 1 and last.turn == view.turns + 1
            box = table.stage.box_of(f"square:{square_name(view.cards.index(sniper))}") if alone else None
            rail = table.stage.box_of(f"edge:{SIDE_NAMES[last.side]}:0")
            assert rail is not None
            if box is None:
                assert line.ends[0][1] == rail.centery
            else:
                assert box.collidepoint(line.ends[0])
            from_rifles.add(alone)
            blank = pygame.Surface(context.view.size)
            line.paint(blank)
            for name in names_of(table, look):
                assert pygame.transform.average_color(blank, name)[:3] == (0, 0, 0)
    assert from_rifles == {True, False}


def test_a_shot_that_ends_the_game_is_told_to_whoever_played() -> None:
    texts = Texts()
    told = Fall("sniper", 0, 9, 0, "SC-4.3")

    def words(deed: FinalShot) -> str:
        return deed_words(deed, told, texts)

    assert words(FinalShot(True, "Ada", False)) == "You shot their sniper on a1."
    assert words(FinalShot(True, "Ada", True)) == "You shot their last sniper on a1."
    assert words(FinalShot(False, "Bruno", False)) == "Bruno shot your sniper on a1."
    assert words(FinalShot(True, "", False)) == "Your side shot their sniper on a1."
    assert words(FinalShot(None, "", False)) == "The German side shot the sniper on a1."
    mortar = told._replace(card="mortar", rule="SC-7.6")
    assert deed_words(FinalShot(True, "Ada", False), mortar, texts) == "You shot their mortar on a1."


def test_who_fell_last_is_told_once_below_the_headline_and_on_the_table_when_the_end_is_left() -> None:
    for size, text in (((1280, 720), 100), ((1024, 640), 200)):
        with desk(size, text, speed="off", curtain=False) as context:
            table, last = ended(context, "3")
            settle(context)
            end, look = context.scenes.top, cast(object, table.look)
            assert isinstance(end, FrontEnd) and isinstance(look, ScopeLook) and last is not None
            told = f" on {square_name(last.square)}."

            def on_the_table(look: ScopeLook = look, table: BoardTable = table, told: str = told) -> bool:
                return any(told in words.text for words in look.inscriptions(cast(View, table.stage.hand.view)))

            beside = [box for box in end.text_boxes() if told in box.text]
            assert len(beside) == 1 and not on_the_table()
            press(context, "escape")
            assert context.scenes.top is table and on_the_table()


def test_while_the_end_is_told_both_fronts_are_bright_and_nothing_lies_on_them_but_their_cards() -> None:
    with desk(speed="off", curtain=False) as context:
        table, last = ended(context, "3")
        settle(context)
        assert last is not None
        assert not any(isinstance(sprite, Dimmed) for sprite in table.stage.sprites)
        assert {sprite.piece.slot.partition(":")[0] for sprite in table.stage.cast} == {"square"}
        framed = [piece.slot for piece in table.stage.hand.pieces if "held" in dict(table.look.face(piece, 150).args)]
        assert framed == [f"square:{square_name(last.square)}"]
        wide = {sprite.piece.slot: sprite.goal.width for sprite in table.stage.cast}
        assert [slot for slot in wide if wide[slot] > min(wide.values()) + 1] == framed
        press(context, "escape")
        assert context.scenes.top is table
        table.part(LookingBack).at_line(table.sitting.match.ply // 2)
        settle(context)
        assert any(sprite.piece.face == "shot" for sprite in table.stage.cast)


def test_a_game_that_points_decided_is_told_by_its_score() -> None:
    told = set[str]()
    for seed in range(6):
        with desk(speed="off", curtain=False) as context:
            table, _ = ended(context, str(seed))
            view = cast(View, table.stage.hand.view)
            words = score(view, context.texts)
            assert bool(words) == (max(view.score.points) >= view.frame.scenario.target)
            told.add(words)
    assert len(told) > 1


def test_the_end_is_told_beside_the_fronts_and_not_over_them() -> None:
    for size, text in (((1280, 720), 100), ((1024, 640), 200), ((1920, 1080), 200)):
        with desk(size, text, speed="off", curtain=False) as context:
            table = seated(context, "four")
            lay_out(context, table)
            play_to_the_end(table)
            table.after_change("play")
            context.scenes.settle()
            settle(context)
            end = context.scenes.top
            assert isinstance(end, FrontEnd)
            field = table.stage.rect
            seen = [widget for widget in end.widgets if widget.visible and widget.rect.width]
            assert not any(widget.rect.colliderect(field) for widget in seen)
            assert list(faults(end, size)) == []
            told = score(cast(View, table.stage.hand.view), context.texts) or end.ending.reason
            assert told in [box.text for box in end.text_boxes()]


def test_a_key_that_hurried_the_last_shot_along_begins_no_new_game() -> None:
    with desk(speed="normal", curtain=False) as context:
        table = seated(context, "quick")
        lay_out(context, table)
        play_to_the_end(table)
        table.after_change("play")
        context.scenes.settle()
        context.clock.finish()
        context.scenes.settle()
        end = context.scenes.top
        assert isinstance(end, FrontEnd)
        end.enter()  # it is just coming
        press(context, "space")
        assert context.scenes.top is end and end._lens.rise == 0
        press(context, "space")
        assert context.scenes.top is end
        context.clock.advance(DEAF_MS)
        press(context, "space")
        assert context.scenes.top is not end
