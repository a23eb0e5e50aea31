"""What holds for the rules of every game: ends, legal moves, notation, purity."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scrapdesk.core.digest import digest
from scrapdesk.core.events import Event
from scrapdesk.core.notation import BadNotation
from scrapdesk.core.seats import CHANCE
from scrapdesk.games import GAMES
from tests.conformance.setups import SETUPS, Setup, moments, playout

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
ANY_SIGN = st.characters(exclude_categories=["Cs"])
"""All that a text can hold. Left to itself, hypothesis works out anew in every process what UTF-8 can write."""
every_game = pytest.mark.parametrize("game", GAMES)


@every_setup
def test_a_random_game_ends_with_an_outcome(setup: Setup) -> None:
    rules = setup.entry.rules
    for state in playout(setup, 1).states[:-1]:
        assert rules.outcome(state) is None
    outcome = rules.outcome(playout(setup, 1).states[-1])
    assert outcome is not None
    assert len(outcome.ranks) == setup.seats
    assert min(outcome.ranks) == 1
    assert str(outcome.reason)
    assert outcome.rule


@every_setup
def test_legal_moves_are_there_exactly_when_a_seat_is_asked(setup: Setup) -> None:
    rules = setup.entry.rules
    for state in playout(setup, 1).states:
        asked, legal = rules.to_act(state), rules.legal_moves(state)
        assert bool(legal) == (asked is not None and asked != CHANCE)
        assert len(set(legal)) == len(legal)
        assert asked in (None, CHANCE, *range(setup.seats))


@every_setup
def test_legal_moves_come_in_the_same_order_every_time(setup: Setup) -> None:
    rules = setup.entry.rules
    for state, _ in moments(setup, 1, 40):
        assert list(rules.legal_moves(state)) == list(rules.legal_moves(state))


@every_setup
def test_a_move_reads_back_from_its_line(setup: Setup) -> None:
    rules = setup.entry.rules
    for state, made in moments(setup, 1, 60):
        lines = set()
        for move in (made, *rules.legal_moves(state)):
            line = rules.encode_move(move)
            assert line.isascii()
            assert line == line.lower()
            assert rules.decode_move(line) == move
            lines.add(line)
        assert len(lines) == len({made, *rules.legal_moves(state)})


@every_setup
def test_apply_leaves_its_input_alone_and_is_the_same_with_a_listener(setup: Setup) -> None:
    rules = setup.entry.rules
    for state, move in moments(setup, 2, 60):
        before = digest(state)
        heard: list[Event] = []
        silent, told = rules.apply(state, move), rules.apply(state, move, heard.append)
        assert silent == told
        assert hash(silent) == hash(told)
        assert digest(silent) == digest(told)
        assert digest(state) == before


@every_setup
def test_luck_from_outside_is_checked(setup: Setup) -> None:
    rules = setup.entry.rules
    game = playout(setup, 1)
    for state, move in zip(game.states, game.moves, strict=False):
        if rules.to_act(state) == CHANCE:
            assert rules.allows_chance(state, move)
        else:
            assert not rules.allows_chance(state, move)


@every_setup
def test_equal_luck_makes_equal_games(setup: Setup) -> None:
    rules = setup.entry.rules
    for state in playout(setup, 1).states:
        if rules.to_act(state) == CHANCE:
            assert rules.sample_chance(state, Random(5)) == rules.sample_chance(state, Random(5))


@every_game
def test_half_a_line_and_a_word_too_many_are_bad_notation(game: str) -> None:
    """Of every kind of move that was made in games of all set-ups."""
    rules, kinds = GAMES[game].rules, dict[str, str]()
    for setup in SETUPS:
        for move in playout(setup, 1).moves if setup.game == game else ():
            line = rules.encode_move(move)
            kinds.setdefault(line.partition(" ")[0], line)
    assert kinds
    for line in kinds.values():
        words = line.split()
        for text in (*(" ".join(words[:count]) for count in range(len(words))), f"{line} {words[-1]} x"):
            try:
                move = rules.decode_move(text)
            except BadNotation as fault:
                assert str(fault), text
            else:
                assert rules.encode_move(move) == text


@every_game
@given(st.data())
@settings(max_examples=150, deadline=None)
def test_text_that_is_no_move_is_bad_notation_and_nothing_else(game: str, data: st.DataObject) -> None:
    rules = GAMES[game].rules
    setup = next(setup for setup in SETUPS if setup.game == game)
    made = playout(setup, 1).moves
    line = rules.encode_move(made[data.draw(st.integers(0, len(made) - 1))])
    at = data.draw(st.integers(0, len(line)))
    mangled = line[:at] + data.draw(st.text(ANY_SIGN, max_size=4)) + line[at + data.draw(st.integers(0, 3)) :]
    for text in (mangled, data.draw(st.text(ANY_SIGN, max_size=30))):
        try:
            move = rules.decode_move(text)
        except BadNotation as fault:
            assert str(fault)
        else:
            assert rules.encode_move(move) == text
