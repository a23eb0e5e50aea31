"""The small parts of the core: words, options, digests, grids, zones, notation, the pending queue."""

from __future__ import annotations

from enum import IntEnum
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrapdesk.core.digest import canonical, digest
from scrapdesk.core.effects import Effects
from scrapdesk.core.events import Emit, Event, ignore
from scrapdesk.core.grid import DIAGONAL, Grid
from scrapdesk.core.luck import BadSeed, checked_seed, luck
from scrapdesk.core.notation import BadNotation, actor_from, actor_text, number, words
from scrapdesk.core.options import BadOption, Options, OptionSpec
from scrapdesk.core.rules import GameInfo, Outcome
from scrapdesk.core.words import listed, say
from scrapdesk.core.zones import dealt, minus, same_cards, shuffled, without

ANY_SIGN = st.characters(exclude_categories=["Cs"])
"""All that a text can hold. Left to itself, hypothesis works out anew in every process what UTF-8 can write."""


def test_a_line_fills_its_gaps_and_can_stand_in_another() -> None:
    inner = say("the {what}", what="cat")
    assert str(say("{who} sat {n} times", who=inner, n=2, rule="X-1")) == "the cat sat 2 times"
    assert hash(inner) == hash(say("the {what}", what="cat"))
    assert str(listed(["a", "b", "c"])) == "a, b and c"
    assert listed(["a"]) == "a"


class Colour(IntEnum):
    RED = 0


def test_digests_tell_unlike_values_apart_and_do_not_mind_the_order_of_sets() -> None:
    values = [1, "1", True, None, (1,), ((1,),), Colour.RED, 0, frozenset({1}), "", (), {"a": 1}]
    assert len({canonical(value) for value in values}) == len(values)
    assert digest(frozenset("abcdef")) == digest(frozenset("fedcba"))
    with pytest.raises(TypeError, match="no text"):
        canonical(1.5)


def test_options_are_checked_and_say_what_is_wrong() -> None:
    spec = OptionSpec("mode", "Mode", ("plain", "rich"), "plain", by_seats={4: "rich"}, needs_seats={"rich": (3, 4)})
    info = GameInfo("x", "Game X", 1, (2, 3, 4), options=(spec,))
    assert info.default_options(2)["mode"] == "plain"
    assert info.default_options(4)["mode"] == "rich"
    assert hash(info.default_options(2)) == hash(Options({"mode": "plain"}))
    for seats, given_options, words_of_it in [
        (5, {}, "played by 2 or 3 or 4, not 5"),
        (3, {"colour": "red"}, "no option 'colour'"),
        (3, {"mode": "fast"}, "can be plain, rich; not 'fast'"),
        (2, {"mode": "rich"}, "needs 3 or 4 seats, not 2"),
    ]:
        with pytest.raises(BadOption, match=words_of_it):
            info.options_from(seats, given_options)


def test_shares_of_an_outcome() -> None:
    draw, won = Outcome((1, 1), say(""), "r"), Outcome((2, 1, 3), say(""), "r")
    team = Outcome((1, 2, 1, 2), say(""), "r", together=True)
    assert [draw.share(0), won.share(1), won.share(0)] == [0.5, 1.0, 0.0]
    assert [team.share(seat) for seat in range(4)] == [1.0, 0.0, 1.0, 0.0]
    assert Outcome((1, 1, 1, 1), say(""), "r", together=True).share(2) == 0.5


def test_luck_is_made_of_seed_and_number_and_nothing_else() -> None:
    assert luck("a", 3).random() == luck("a", 3).random()
    assert luck("a", 3).random() != luck("a", 4).random()
    assert luck("1", 0).getrandbits(32) == 3893266408
    assert checked_seed(17) == "17"
    for bad in ("", "A", "a b", "x" * 65, "é"):
        with pytest.raises(BadSeed):
            checked_seed(bad)


@given(st.text(ANY_SIGN, max_size=20))
def test_words_take_lower_case_ascii_with_single_spaces_only(text: str) -> None:
    try:
        parts = words(text)
    except BadNotation:
        return
    assert " ".join(parts) == text
    assert text.isascii() and text == text.lower() and all(parts)


def test_actors_and_numbers() -> None:
    assert [actor_text(actor_from(text)) for text in ("*", "p1", "p8")] == ["*", "p1", "p8"]
    for bad in ("p0", "p9", "p01", "q1", "", "p", "**"):
        with pytest.raises(BadNotation):
            actor_from(bad)
    with pytest.raises(BadNotation):
        number("²", 0, 9)


def test_a_grid_knows_its_squares_and_its_edges() -> None:
    grid = Grid(6, 4)
    assert [grid.square(grid.name(at)) for at in range(grid.size)] == list(range(24))
    assert grid.step(0, -1, 0) is None
    assert grid.step(5, 1, 0) is None
    assert [grid.name(at) for at in grid.ray(grid.square("a1"), 1, 1, 9)] == ["b2", "c3", "d4"]
    assert len(grid.neighbours(0)) == 3
    assert len(DIAGONAL) == 4
    for bad in ("g1", "a5", "a0", "a01", "", "1a", "a²"):
        with pytest.raises(BadNotation):
            grid.square(bad)


def test_zones_lose_no_card() -> None:
    deck = tuple("aabbc")
    assert without(deck, "b") == tuple("aabc")
    assert minus(deck, "ac") == tuple("abb")
    assert dealt(deck, 2, 1) == (tuple("aa"), ("b",), ("b", "c"))
    assert same_cards(shuffled(deck, Random(1)), deck)
    assert not same_cards(deck, deck[1:])
    with pytest.raises(ValueError):
        minus(deck, "cc")


class Toy(NamedTuple):
    pending: tuple[str, ...]
    done: str = ""


def test_the_queue_stops_where_somebody_must_choose_and_goes_on_after_it() -> None:
    def handle(state: Toy, effect: str, emit: Emit) -> Toy:
        emit(Event(effect, "T-1"))
        grown = state._replace(done=state.done + effect)
        return queue.first(grown, "x") if effect == "b" else grown

    queue: Effects[Toy, str] = Effects(
        lambda toy: toy.pending,
        lambda toy, pending: toy._replace(pending=pending),
        {"a": handle, "b": handle, "x": handle}.get,
    )
    heard: list[Event] = []
    state = queue.settle(Toy(("a", "b", "?", "a")), heard.append)
    assert state == Toy(("?", "a"), "abx")
    assert queue.waiting(state) == "?"
    assert queue.settle(queue.drop(state), ignore) == Toy((), "abxa")
    assert [event.kind for event in heard] == ["a", "b", "x"]
