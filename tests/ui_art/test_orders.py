"""Which picture comes next, and which is not wanted any more."""

from __future__ import annotations

from threading import Event, Thread

from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.paint.art.orders import ArtOrders, Key, OrderStage

ICON, CARD, GROUND = (32, 32), (360, 504), (1920, 1080)


def taken(orders: ArtOrders, stage: OrderStage = OrderStage.NEW) -> list[Key]:
    found = []
    while (key := orders.take(stage, 0)) is not None:
        found.append(key)
    return found


def test_small_before_large_and_last_asked_first() -> None:
    orders = ArtOrders()
    ground, early, late = (picture("t"), GROUND), (picture("c1"), CARD), (picture("c2"), CARD)
    icon = (picture("i"), ICON)
    for look, key in enumerate((ground, early, late, icon)):
        orders.ask(key, look)
    assert taken(orders) == [icon, late, early, ground]


def test_what_is_fetched_ahead_comes_after_what_is_asked_for_until_it_is_asked_for() -> None:
    orders = ArtOrders()
    ahead, also, ground = (picture("a"), ICON), (picture("b"), CARD), (picture("t"), GROUND)
    orders.ask(ahead, 1, ahead=True)
    orders.ask(also, 1, ahead=True)
    orders.ask(ground, 1)
    orders.ask(also, 2)
    assert taken(orders) == [also, ground, ahead]


def test_a_size_is_given_up_when_the_picture_was_asked_for_in_another_since() -> None:
    orders = ArtOrders()
    card = picture("card")
    orders.ask((card, (100, 140)), 1)
    orders.ask((card, (120, 168)), 1)
    orders.ask((card, (90, 126)), 1, ahead=True)
    orders.ask((card, (200, 280)), 2)
    assert set(taken(orders)) == {(card, (200, 280)), (card, (90, 126))}
    assert set(orders.dropped()) == {(card, (100, 140)), (card, (120, 168))}
    assert orders.dropped() == []


def test_what_was_given_up_and_is_asked_for_again_is_not_gone() -> None:
    orders = ArtOrders()
    small, large = (picture("lid"), ICON), (picture("lid"), CARD)
    orders.ask(small, 1)
    orders.ask(large, 2)
    assert taken(orders) == [large]
    orders.ask(small, 3)
    assert orders.dropped() == [] and taken(orders) == [small]


def test_two_sizes_asked_for_by_turns_are_both_painted_once_there_is_time() -> None:
    orders = ArtOrders()
    piece = picture("scamorra/piece-knight", side="w")
    large, small = (piece, (99, 99)), (piece, (27, 27))
    for look in range(1, 7):  # one is drawn on the board, the other in the log, never at the same look
        orders.ask(large if look % 2 else small, look)
        for key in taken(orders):
            orders.missed(key)
    assert set(taken(orders, OrderStage.MISSED)) == {large, small}


def test_two_sizes_at_one_look_are_both_wanted() -> None:
    orders = ArtOrders()
    card = picture("card")
    for size in (ICON, CARD):
        orders.ask((card, size), 4)
    assert len(taken(orders)) == 2


def test_what_the_disk_has_not_got_waits_for_the_renderer() -> None:
    orders = ArtOrders()
    key = (picture("card"), CARD)
    orders.ask(key, 1)
    assert taken(orders, OrderStage.MISSED) == []
    assert taken(orders) == [key]
    orders.ask(key, 2)
    assert taken(orders) == [], "it is in somebody's hands and not asked for twice"
    orders.missed(key)
    assert taken(orders) == []
    assert taken(orders, OrderStage.MISSED) == [key]
    orders.done(key)
    orders.ask(key, 3)
    assert taken(orders) == [key]


def test_nothing_is_painted_before_it_is_known_what_must_be() -> None:
    orders = ArtOrders()
    ground, icon, later = (picture("t"), GROUND), (picture("i"), ICON), (picture("l"), ICON)
    for key in (ground, icon):
        orders.ask(key, 1)
    orders.ask(later, 1, ahead=True)
    assert [orders.take(OrderStage.NEW, 0) for _ in range(1)] == [icon]
    orders.missed(icon)
    assert taken(orders, OrderStage.MISSED) == [], "the ground may be on the disk"
    assert orders.take(OrderStage.NEW, 0) == ground
    orders.missed(ground)
    assert taken(orders, OrderStage.MISSED) == [icon, ground]


def test_what_is_blank_is_painted_before_what_is_seen_scaled() -> None:
    orders = ArtOrders(calm=0)
    ground, icon = (picture("t"), GROUND), (picture("i"), ICON)
    for key in (ground, icon):
        orders.ask(key, 1)
    taken(orders)
    orders.missed(icon, shown=True)
    orders.missed(ground)
    assert taken(orders, OrderStage.MISSED) == [ground, icon]


def test_what_is_seen_scaled_is_painted_when_nobody_has_wished_for_anything_for_a_while() -> None:
    orders = ArtOrders(calm=0.05)
    seen, blank = (picture("s"), CARD), (picture("b"), CARD)
    for key in (seen, blank):
        orders.ask(key, 1)
    taken(orders)
    orders.missed(seen, shown=True)
    orders.missed(blank)
    assert taken(orders, OrderStage.MISSED) == [blank]
    assert orders.take(OrderStage.MISSED, 20.0) == seen, "its time comes by itself"


def test_a_further_painter_works_only_while_many_wait() -> None:
    orders = ArtOrders()
    for number in range(3):
        orders.ask((picture(f"c{number}"), CARD), 1)
    assert orders.take(OrderStage.NEW, 0, beyond=3) is None
    assert orders.take(OrderStage.NEW, 0, beyond=2) is not None
    assert orders.take(OrderStage.NEW, 0, beyond=2) is None


def test_what_is_seen_scaled_hurries_a_quarter_as_much_as_a_blank_place() -> None:
    orders = ArtOrders()
    for number in range(12):
        orders.ask((picture(f"c{number}"), CARD), 1, shown=True)
    assert orders.take(OrderStage.NEW, 0, beyond=3) is None
    orders.ask((picture("blank"), CARD), 1)
    assert orders.take(OrderStage.NEW, 0, beyond=3) == (picture("blank"), CARD)


def test_a_further_painter_that_gets_nothing_to_do_goes_though_others_do() -> None:
    """Its process takes memory: it waited anew with every order that another was given."""
    orders, ended = ArtOrders(calm=0.0), Event()

    def wait() -> None:
        orders.take(OrderStage.MISSED, 0.2, beyond=3)
        ended.set()

    Thread(target=wait, daemon=True).start()
    for number in range(100):
        key = (picture(f"c{number}"), CARD)
        orders.ask(key, number)
        orders.done(key)
        if ended.wait(0.02):
            break
    assert ended.is_set()


def test_nobody_waits_after_the_end() -> None:
    orders = ArtOrders()
    orders.ask((picture("card"), CARD), 1)
    orders.close()
    assert orders.take(OrderStage.NEW) is None


def test_two_large_pictures_of_one_kind_are_both_wanted_though_one_was_asked_for_later() -> None:
    orders = ArtOrders()
    strip, sheet = picture("scarper/paper", short="86"), picture("scarper/paper", short="376")
    orders.ask((strip, (2760, 172)), 1)
    orders.ask((sheet, (788, 752)), 2)
    assert {what for what, _size in taken(orders)} == {strip, sheet}


def test_a_ground_for_another_layout_replaces_the_one_before() -> None:
    orders = ArtOrders()
    for look, mat in enumerate(("25,130,950,576", "30,130,940,570")):
        orders.ask((picture("desk/background", mat=mat), (1920 - look, 1080)), look)
    assert taken(orders) == [(picture("desk/background", mat="30,130,940,570"), (1919, 1080))]
