"""What a careful player knows: hidden cards by owner, what must be in a hand, what remains in the draft decks."""

from __future__ import annotations

from random import Random

from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scrappers.state import EJECTED, State
from tests.games.scrappers.positions import BUILDER, CARDS, EMPTY, RULES, after, lucky, me, names, position

DRAWS = 40


def imagined(state: State, seat: int | None) -> list[State]:
    view = RULES.view(state, seat)
    return [RULES.determinize(view, Random(luck)) for luck in range(DRAWS)]


def test_a_rival_knows_what_is_hidden_with_me_but_not_where() -> None:
    state = position(me(hand="car-door fuel-tap", deck="duct-tape rivet-popper", stack="!spark-torch"), EMPTY)
    state = state._replace(pilots=(state.pilots[0]._replace(fresh=BUILDER.rules.cards.basic_deck(0)), state.pilots[1]))
    view = RULES.view(state, 1).pilots[0]
    assert view.hand == ()
    assert sorted(names(view.hidden).split()) == ["car-door", "duct-tape", "fuel-tap", "rivet-popper", "spark-torch"]
    states = imagined(state, 1)
    assert {names(one.pilots[0].deck[:1]) for one in states} == set(names(view.hidden).split())
    assert {names((one.pilots[0].stack[0].card,)) for one in states} == set(names(view.hidden).split())


def test_the_owner_knows_the_own_deck_but_not_its_order() -> None:
    state = position(me(hand="car-door", deck="duct-tape rivet-popper fuel-tap"), EMPTY)
    view = RULES.view(state, 0).pilots[0]
    assert names(view.hidden) == "rivet-popper fuel-tap duct-tape"
    assert len({one.pilots[0].deck for one in imagined(state, 0)}) == 6
    assert {one.pilots[0].hand for one in imagined(state, 0)} == {state.pilots[0].hand}


def test_what_was_in_the_hand_when_the_deck_was_shuffled_is_not_in_the_deck() -> None:
    """The deck ran out, so the hand of that moment is known; only what was drawn after the shuffle is not."""
    state = RULES.fire_now(
        position(me(deck="duct-tape car-door fuel-tap", discard="overclock smelter override"), EMPTY)
    )
    assert RULES.to_act(state) == CHANCE
    state = lucky(state, "shuffle p1 smelter.1,override.1,overclock.1")
    known = {"duct-tape", "car-door", "fuel-tap"}
    assert known < set(names(state.pilots[0].hand).split())
    for one in imagined(state, 1):
        hand = set(names(one.pilots[0].hand).split())
        assert known < hand
        assert len(hand) == 5
    assert len({one.pilots[0].deck for one in imagined(state, 1)}) == 3


def test_an_ejected_card_never_comes_from_the_deck_that_it_could_not_be_in() -> None:
    state = position(me(hand="car-door", deck="duct-tape rivet-popper", stack="!spark-torch"), EMPTY)
    for one in imagined(state, 1):
        assert set(names(one.pilots[0].deck).split()) == {"duct-tape", "rivet-popper"}


def test_the_tops_of_the_draft_decks_are_open_and_the_rest_is_mixed() -> None:
    state = position(EMPTY, me(hand="fuel-tap"), a="overclock smelter", b="firewall override gun-rails", turn=1)
    view = RULES.view(state, 0)
    assert [names(top) for top in view.tops] == ["overclock", "firewall"]
    assert sorted(names(view.draft_hidden[0]).split()) == ["gun-rails", "override", "smelter"]
    assert view.draft_hidden[1] == ()
    assert {names(one.draft[0]) for one in imagined(state, 0)} == {
        "overclock smelter", "overclock override", "overclock gun-rails",
    }  # fmt: skip


def test_once_a_draft_deck_is_re_formed_everybody_can_tell_them_apart() -> None:
    state = RULES.fire_now(
        position(EMPTY, EMPTY, b="firewall override gun-rails", pile_a="overclock smelter twin-drill")
    )
    state = lucky(state, "reform a smelter.1,overclock.1,twin-drill.1")
    view = RULES.view(state, 0)
    assert not view.mixed
    assert [sorted(names(hidden).split()) for hidden in view.draft_hidden] == [["twin-drill"], ["gun-rails"]]
    for one in imagined(state, 1):
        assert [sorted(names(zone).split()) for zone in one.draft[:2]] == [
            ["overclock", "twin-drill"],
            ["gun-rails", "override"],
        ]


def test_a_spectator_sees_no_hand_at_all() -> None:
    state = position(me(hand="car-door"), me(hand="fuel-tap"))
    assert [pilot.hand for pilot in RULES.view(state, None).pilots] == [(), ()]


def test_a_jammed_card_is_no_secret_and_an_ejected_one_is() -> None:
    state = position(me(stack="?car-door !fuel-tap"), me(hand="fuel-tap"), turn=1)
    jammed, ejected = RULES.view(state, 1).pilots[0].stack
    assert names((jammed.card,)) == "car-door"
    assert ejected == (-1, EJECTED)


def test_no_view_of_a_random_game_holds_a_hidden_card() -> None:
    """Every field of a view is walked through: of the cards hidden from a seat it holds only the sorted unions."""
    rng = Random(5)
    state = RULES.setup(3, RULES.info.default_options(3))
    while RULES.to_act(state) is not None:
        chance = RULES.to_act(state) == CHANCE
        move = RULES.sample_chance(state, rng) if chance else rng.choice(RULES.legal_moves(state))
        state = RULES.apply(state, move)
        view = RULES.view(state, 0)
        for rival in (1, 2):
            secret = set(state.pilots[rival].hand + state.pilots[rival].deck)
            shown = view.pilots[rival]._replace(hidden=(), fresh=())
            assert not secret & set(shown.hand + shown.discard + shown.play + tuple(slot.card for slot in shown.stack))
            assert tuple(sorted(view.pilots[rival].hidden)) == view.pilots[rival].hidden
        below = set(state.draft[0][1:] + state.draft[1][1:])
        assert not below & set(view.tops[0] + view.tops[1] + view.piles[0] + view.piles[1])
        assert all(tuple(sorted(hidden)) == hidden for hidden in view.draft_hidden)


def test_copies_are_numbered_and_each_is_somewhere() -> None:
    assert {"twin-drill.1", "twin-drill.2", "storm-coil"} < set(CARDS.names)
    assert after(position(me(hand="twin-drill.2"), EMPTY, a="smelter"), "eject twin-drill").pilots[0].stack[0].card == (
        BUILDER.card("twin-drill.2", 0)
    )
