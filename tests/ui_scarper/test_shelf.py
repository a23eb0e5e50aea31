"""The tracks and the orders lie in the column: seen, reached and dragged there, and never in the way."""

from __future__ import annotations

from scrapdesk.ui.faces.scarper.sheet import OddsSheet
from scrapdesk.ui.faces.scarper.shelf import SHELF
from scrapdesk.ui.frame.events import PointerMoved
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.crown import CROWN
from tests.ui.hands import click, desk, drag
from tests.ui_board.boards import place_of
from tests.ui_scarper.test_ordering import open_sky, spending


def test_tracks_and_orders_lie_in_the_column_and_cover_nothing_there() -> None:
    for size in ((1280, 720), (1920, 1080), (2560, 1080), (1024, 768)):
        with desk(size, speed="off", curtain=False, confirm="off") as context:
            table = spending(context)
            places = table.stage.wings.places
            assert set(places) == {CROWN, SHELF}
            for place in places.values():
                assert place.left >= table.stage.rect.right and place.right <= size[0]
                others = [widget for widget in table.widgets if widget.visible and widget is not table.stage]
                assert not [widget.name for widget in others if widget.rect.colliderect(place)]
            assert table.side.column.whole.top >= places[CROWN].bottom
            assert table.side.panels[-1].contains(places[SHELF])


def test_the_orders_stay_where_they_are_whatever_is_pointed_at() -> None:
    with desk(speed="off", curtain=False, confirm="off") as context:
        table = spending(context)
        shelf = table.stage.wings.places[SHELF].copy()
        for target in ("order:charge", "order:publish", "front:artois", own_card(table)):
            context.scenes.handle(PointerMoved(place_of(table, target)))
            context.scenes.settle()
            assert table.stage.wings.places[SHELF] == shelf


def own_card(table: BoardTable) -> str:
    return next(piece.id for piece in table.stage.hand.pieces if piece.slot.startswith("hand") and piece.face_up)


def test_they_make_way_for_a_battlefield_that_is_weighed_and_come_back() -> None:
    with desk(speed="off", curtain=False, confirm="off") as context:
        table = spending(context)
        click(context, open_sky(table, "artois"))
        assert SHELF not in table.stage.wings.places and CROWN in table.stage.wings.places
        table.stage.give_up()
        table.explain()
        assert SHELF in table.stage.wings.places


def test_an_order_is_dragged_from_the_column_onto_the_map() -> None:
    with desk(speed="off", curtain=False, confirm="off") as context:
        table = spending(context)
        ply = table.sitting.match.ply
        drag(context, place_of(table, "order:charge"), place_of(table, "field:artois"))
        events = [event for entry in table.sitting.match.entries(None)[ply:] for event in entry.events]
        assert [event.data["field"] for event in events if event.kind == "charge"][:1] == ["artois"]


def test_a_point_is_dragged_onto_a_track_in_the_column() -> None:
    with desk(speed="off", curtain=False, confirm="off") as context:
        table = spending(context)
        drag(context, place_of(table, "point:1"), place_of(table, "track:propaganda:entente"))
        assert table.stage.hand.waits or table.sitting.match.entries(None)[-1].actor == 0


def test_the_log_is_a_drawer_and_its_newest_row_stays_in_sight() -> None:
    with desk(speed="off", curtain=False, confirm="off") as context:
        table = spending(context)
        story, head = table.side.story, table.side.head
        assert head.drawer.visible and story.last.visible and not story.log.visible
        newest = story.last.name
        assert newest
        click(context, head.drawer.rect.center)
        assert story.log.visible and not story.last.visible and SHELF in table.stage.wings.places
        click(context, head.drawer.rect.center)
        assert story.last.visible and not story.log.visible


def test_in_large_texts_the_map_has_room_for_them_itself() -> None:
    with desk((1280, 720), text=200, speed="off", curtain=False, confirm="off") as context:
        table = spending(context)
        assert not table.stage.wings.places
        for target in ("order:charge", "track:economy:entente", "marker:economy:entente"):
            assert table.stage.rect.collidepoint(place_of(table, target))


def test_the_odds_make_way_for_a_tip_that_covers_nothing_and_come_back() -> None:
    with desk(tips=True, speed="off", curtain=False, confirm="off") as context:
        table = spending(context)
        sheet = table.part(OddsSheet).sheet
        if table.passing.tip is not None:  # one that a new table has
            click(context, table.passing.tip.rect.center)
        assert sheet.visible
        table.tips.after("undo")
        tip, log = table.passing.tip, table.side.log
        assert tip is not None and log.visible and log.rect.height > 40 and not sheet.visible
        assert [one.name for one in table.widgets if one.visible and one.rect.colliderect(tip.rect)] == []
        assert not tip.rect.colliderect(table.stage.wings.places[SHELF])
        click(context, tip.rect.center)
        assert table.passing.tip is None and sheet.visible and table.side.story.last.visible
