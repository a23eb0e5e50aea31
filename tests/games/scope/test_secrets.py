"""No leaks: what a seat sees and hears never depends on what it cannot know (SC-2.5, SC-4.1, SC-7.6, SC-7.9)."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scope.cards import HIDDEN
from scrapdesk.games.scope.moves import Move
from scrapdesk.games.scope.state import Phase, State
from tests.games.scope.positions import RULES, legal, new_game, play, position, told

SETUPS = [
    (2, {}),
    (2, {"mode": "advanced"}),
    (2, {"theme": "duel-of-aces", "mode": "advanced", "grid": "deep-battle"}),
    (2, {"theme": "without-snipers"}),
    (2, {"theme": "stop-the-advance", "grid": "deep-front"}),
    (3, {}),
    (4, {}),
]
every_setup = pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)


def random_game(seats: int, options: dict[str, str], seed: int) -> list[tuple[State, Move]]:
    rng, state = Random(seed), new_game(seats, **options)
    pairs = []
    while (seat := RULES.to_act(state)) is not None:
        move = RULES.sample_chance(state, rng) if seat == CHANCE else rng.choice(RULES.legal_moves(state))
        pairs.append((state, move))
        state = RULES.apply(state, move)
    return pairs


@every_setup
def test_sc_2_5_at_every_ply_an_imagined_state_gives_the_same_view(seats: int, options: dict[str, str]) -> None:
    rng = Random(8)
    for state, _ in random_game(seats, options, 2):
        for seat in (None, *range(seats)):
            view = RULES.view(state, seat)
            imagined = RULES.determinize(view, rng)
            assert RULES.view(imagined, seat) == view
            if seat == RULES.to_act(state):
                assert list(RULES.legal_moves(imagined)) == list(RULES.legal_moves(state))


@every_setup
def test_sc_2_5_public_moves_are_followed_by_the_same_view_where_they_told_the_same(
    seats: int, options: dict[str, str]
) -> None:
    """The enemy makes the same move in the true and in an imagined state: if it told the same, the views are equal."""
    rng, compared = Random(9), 0
    for state, move in random_game(seats, options, 3):
        actor = RULES.to_act(state)
        for seat in (None, *range(seats)):
            imagined = RULES.determinize(RULES.view(state, seat), rng)
            if actor == CHANCE or move not in RULES.legal_moves(imagined):
                continue
            one, other = heard(state, move, seat), heard(imagined, move, seat)
            after, beside = RULES.apply(state, move), RULES.apply(imagined, move)
            if one == other and after.phase != Phase.OVER:
                compared += 1
                assert RULES.view(after, seat) == RULES.view(beside, seat)
    assert compared > 30


def heard(state: State, move: Move, seat: int | None) -> list[object]:
    return [event for event in told(state, RULES.encode_move(move)) if event.heard_by(seat)]


@every_setup
def test_no_card_that_is_not_known_stands_in_a_view(seats: int, options: dict[str, str]) -> None:
    for state, _ in random_game(seats, options, 4):
        if state.phase <= Phase.DEAL:
            continue
        for seat in (None, *range(seats)):
            view = RULES.view(state, seat)
            for square, card in enumerate(view.cards):
                foreign = card.isalpha() and card.isupper() != (view.side == 1)
                if foreign or (view.side is None and card.isalpha()):
                    assert not state.hidden >> square & 1
                assert card in (state.cards[square], HIDDEN)


GUNS = "E E S\nE D E\n-----\n{front}\ne e e"


def test_sc_7_6_the_sequence_of_decisions_shows_no_more_than_the_fire_itself() -> None:
    """Whether one gun can reach the decoy or two, the same questions are asked in the same order."""
    one = play(position(GUNS.format(front="s g e"), target=9), "fire b3")
    two = play(position(GUNS.format(front="s g g"), target=9), "fire b3")
    assert (one.phase, one.actor) == (two.phase, two.actor) == (Phase.GUN, 0)
    assert legal(one) < legal(two)
    assert play(one, "gun b2").actor == play(two, "gun b2").actor == 1


def test_sc_7_6_the_enemys_view_after_holding_fire_is_the_same_wherever_the_gun_is() -> None:
    drawing = "E E S\nE O E\n-----\n{front}\ne e e"
    views = set()
    for front in ("g e s", "e g s", "s e g"):
        after = play(position(drawing.format(front=front), target=9), "fire b3", "hold")
        views.add(RULES.view(after, 1))
        assert RULES.view(after, 1).possible(8) == "sge"
    assert len(views) == 1


def test_sc_7_9_reinforcements_look_the_same_whichever_empty_area_was_exchanged() -> None:
    views = set()
    for rear in ("e d", "d e"):
        state = position(f"E S\nE E\n---\ns e\n{rear}", target=9, piles=("", "i"))
        views.add(RULES.view(play(state, "reinforce a1b2"), 1))
    assert len(views) == 1


def test_sc_4_1_during_a_move_the_enemy_sees_the_quadrant_only() -> None:
    state = play(position("E S\nE E\n---\ns e\nd e", mode="basic", target=2), "move a1b2")
    swapped = play(position("E S\nE E\n---\nd e\ns e", mode="basic", target=2), "move a1b2")
    assert RULES.view(state, 1) == RULES.view(swapped, 1)
    assert RULES.view(state, 1).focus == 0


def test_the_number_of_cards_laid_out_is_the_same_for_every_front() -> None:
    """Empty areas are laid without asking, everything else one by one: the count of decisions tells nothing."""
    rng, lengths = Random(1), set()
    for _ in range(5):
        state, count = new_game(), 0
        while state.turn == 0 and state.phase == Phase.DEPLOY:
            places = sorted(legal(state, "place"))
            state, count = play(state, rng.choice(places)), count + 1
        lengths.add(count)
    assert lengths == {8}
