"""What holds for the table of every game: pieces, spellings, sentences, status."""

from __future__ import annotations

import pytest

from scrapdesk.core.events import Event
from scrapdesk.core.seats import CHANCE
from scrapdesk.core.table import Path
from scrapdesk.storage.rulebook import own_rulebook
from tests.conformance.setups import SETUPS, Setup, moments, whole_match

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


@every_setup
def test_pieces_have_ids_of_their_own_and_hidden_ones_tell_nothing(setup: Setup) -> None:
    rules, table = setup.entry.rules, setup.entry.table
    for state, _ in moments(setup, 2, 25):
        for seat in setup.viewers:
            pieces = table.pieces(rules.view(state, seat))
            ids = [piece.id for piece in pieces]
            assert len(set(ids)) == len(ids)
            assert all(piece.face and piece.slot for piece in pieces)


@every_setup
def test_every_legal_move_has_spellings_and_no_spelling_begins_anothers(setup: Setup) -> None:
    rules, table = setup.entry.rules, setup.entry.table
    for state, _ in moments(setup, 2, 40):
        asked = rules.to_act(state)
        if asked is None or asked == CHANCE:
            continue
        view = rules.view(state, asked)
        owner: dict[Path, int] = {}
        for number, move in enumerate(rules.legal_moves(state)):
            paths = table.paths(view, move)
            assert paths, rules.encode_move(move)
            for path in paths:
                assert path
                assert owner.setdefault(path, number) == number, path
        for path, number in owner.items():
            for end in range(1, len(path)):
                assert owner.get(path[:end], number) == number, (path[:end], path)


@every_setup
def test_spellings_point_at_things_that_lie_on_the_table(setup: Setup) -> None:
    """The first target of at least one spelling is a piece or a slot that the table shows, or a button."""
    rules, table = setup.entry.rules, setup.entry.table
    for state, _ in moments(setup, 2, 25):
        asked = rules.to_act(state)
        if asked is None or asked == CHANCE:
            continue
        view = rules.view(state, asked)
        shown = {target for piece in table.pieces(view) for target in (piece.id, piece.slot)}
        for move in rules.legal_moves(state):
            firsts = {path[0] for path in table.paths(view, move)}
            assert firsts & shown or any(target.startswith("button:") for target in firsts), (move, firsts)


@every_setup
def test_the_log_is_told_in_sentences_with_rules_that_exist(setup: Setup) -> None:
    table = setup.entry.table
    match = whole_match(setup)
    names = [f"Player {seat + 1}" for seat in range(setup.seats)]
    known = own_rulebook(setup.game)
    lines = 0
    for seat in setup.viewers:
        for entry in match.entries(seat):
            assert entry.events or entry.actor == CHANCE, f"nothing is told of {entry.text}"
            for event in entry.events:
                assert event.rule in known, event
                line = table.narrate(event, names)
                if line is not None:
                    assert str(line).strip()
                    assert "{" not in str(line)
                    lines += 1
    assert lines > 0


@every_setup
def test_whoever_moves_is_told_what_came_of_it(setup: Setup) -> None:
    """While the game goes on, in a sentence of the log: of everything that the seat asked can do."""
    rules, table = setup.entry.rules, setup.entry.table
    names = [f"Player {seat + 1}" for seat in range(setup.seats)]
    met = set[str]()
    for state, _ in moments(setup, 1, 60):
        asked = rules.to_act(state)
        for move in rules.legal_moves(state) if asked is not None else ():
            kind = rules.encode_move(move).partition(" ")[0]
            if kind not in met:
                met.add(kind)
                events: list[Event] = []
                rules.apply(state, move, events.append)
                told = [table.narrate(event, names) for event in events if event.heard_by(asked)]
                assert any(line is not None for line in told), rules.encode_move(move)


@every_setup
def test_the_status_can_be_read_at_any_moment(setup: Setup) -> None:
    rules, table = setup.entry.rules, setup.entry.table
    known = own_rulebook(setup.game)
    for state, _ in moments(setup, 2, 25):
        for seat in setup.viewers:
            fields = table.status(rules.view(state, seat))
            assert fields
            assert all(field.label and (not field.rule or field.rule in known) for field in fields)


@every_setup
def test_legal_moves_can_be_told_in_words_of_their_own(setup: Setup) -> None:
    rules, table = setup.entry.rules, setup.entry.table
    for state, _ in moments(setup, 2, 25):
        asked = rules.to_act(state)
        if asked is None or asked == CHANCE:
            continue
        view = rules.view(state, asked)
        told = [table.describe(view, move) for move in rules.legal_moves(state)]
        words = [str(line) for line in told if line is not None]
        assert len(set(words)) == len(words), words
