"""What each seat knows, over whole random games: hidden things stay hidden, and nothing known is forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scrapdesk.core.notation import BadNotation
from scrapdesk.core.options import Options
from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scarper.moves import Move
from scrapdesk.games.scarper.state import NONE, Phase, State
from scrapdesk.games.scarper.view import View
from tests.games.scarper.positions import RULES

VIEWERS = (0, 1, None)


def game(seed: int) -> Iterator[tuple[State, Move | None]]:
    """The states of a random game, each with the move that was made in it."""
    rng = Random(seed)
    state = RULES.setup(2, Options())
    while (asked := RULES.to_act(state)) is not None:
        move = RULES.sample_chance(state, rng) if asked == CHANCE else rng.choice(RULES.legal_moves(state))
        yield state, move
        state = RULES.apply(state, move)
    yield state, None


@pytest.mark.parametrize("seed", range(8))
def test_a_view_of_an_imagined_state_is_the_same_view(seed: int) -> None:
    rng = Random(seed)
    for state, _ in game(seed):
        for seat in VIEWERS:
            view = RULES.view(state, seat)
            assert RULES.view(RULES.determinize(view, rng), seat) == view


@pytest.mark.parametrize("seed", range(4))
def test_a_view_holds_no_card_or_mission_of_the_enemy(seed: int) -> None:
    for state, _ in game(seed):
        for seat in (0, 1):
            view, enemy = RULES.view(state, seat), 1 - seat
            assert view.year.offers[enemy] == ()
            assert view.year.kept[enemy] == NONE
            assert not set(state.hands[enemy]) & {*view.hand, *view.played}
            assert set(state.hands[enemy]) <= unseen_events(view)
        spectator = RULES.view(state, None)
        assert (spectator.hand, spectator.year.offers, spectator.year.kept) == ((), ((), ()), (NONE, NONE))
        assert spectator.year.seen == (NONE, NONE)


def unseen_events(view: View) -> set[int]:
    return set(RULES.deck.pool(view.year.number, view.year.gone)) - {*view.hand, *view.played}


def test_imagined_hands_are_every_possible_one() -> None:
    state = next(state for state, _ in game(1) if state.phase is Phase.TURN)
    view, rng = RULES.view(state, 0), Random(2)
    drawn = {card for _ in range(60) for card in RULES.determinize(view, rng).hands[1]}
    assert drawn == unseen_events(view)


def test_imagined_missions_of_the_enemy_are_every_other_one() -> None:
    state = next(state for state, _ in game(1) if state.phase is Phase.TURN)
    view, rng = RULES.view(state, 0), Random(2)
    kept = {RULES.determinize(view, rng).year.kept[1] for _ in range(300)}
    assert kept == set(range(len(RULES.deck.missions))) - set(state.year.offers[0])


def test_every_move_of_whole_games_is_written_and_read_back() -> None:
    for seed in range(6):
        for state, move in game(seed):
            if move is None:
                continue
            for legal in (move, *RULES.legal_moves(state)):
                text = RULES.encode_move(legal)
                assert RULES.decode_move(text) == legal
                assert type(RULES.decode_move(text)) is type(legal)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "dig",
        "dig artois",
        "dig artois 0",
        "dig artois 9",
        "dig artois 03",
        "dig verdun 1",
        "push",
        "push 1",
        "play marne",
        "play marne both",
        "play x event",
        "keep",
        "keep x",
        "roll",
        "roll 0",
        "roll 7",
        "roll 1 2 3",
        "end now",
        "publish 2",
        "deal a b",
        "missions a,b,c",
        "deal marne,taxis yser,bef",
        "PUSH artois",
        "push  artois",
    ],
)
def test_what_is_no_move_is_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        RULES.decode_move(text)


def test_random_text_raises_nothing_but_bad_notation() -> None:
    rng, words = Random(6), ["dig", "play", "roll", "deal", "keep", "artois", "marne", "event", "1", "6", ",", "~", "é"]
    for _ in range(3000):
        text = " ".join(rng.choices(words, k=rng.randint(0, 4)))
        try:
            assert RULES.encode_move(RULES.decode_move(text)) == text
        except BadNotation:
            continue


def test_a_round_never_offers_more_moves_than_can_be_listed() -> None:
    widest = max(len(RULES.legal_moves(state)) for seed in range(10) for state, _ in game(seed))
    assert widest <= 60
