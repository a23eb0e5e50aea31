"""What holds for a match of every game: take-backs, refusals, records."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from scrapdesk.core.match import Change
from scrapdesk.core.record import BadRecord, print_record
from scrapdesk.core.record_reader import parse_record
from scrapdesk.core.refusal import Attempt, IllegalMove, OutOfTurn
from scrapdesk.core.replay import replay
from scrapdesk.core.seats import CHANCE
from scrapdesk.storage.rulebook import own_rulebook
from tests.conformance.setups import SETUPS, USUAL, WHOLE, Setup, random_match, whole_match

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
usual_setup = pytest.mark.parametrize("setup", USUAL, ids=str)


@every_setup
def test_one_seed_gives_one_record_and_undo_and_redo_give_equal_states(setup: Setup) -> None:
    match, whole = random_match(setup, WHOLE), whole_match(setup)
    assert print_record(match.record()) == print_record(whole.record()), "one seed gives one record"
    last, final = match.ply, match.digest(match.ply)
    digests = [whole.digest(ply) for ply in range(last + 1)]
    assert final == digests[-1]
    while any(entry.actor != CHANCE for entry in match.entries(None)):
        match.undo(practice=True)
        assert match.to_act not in (None, CHANCE)
        assert match.digest(match.ply) == digests[match.ply]
    while match.ply < last:
        match.redo()
    assert match.digest(match.ply) == final


@usual_setup
def test_after_a_take_back_the_same_moves_meet_the_same_luck(setup: Setup) -> None:
    match = random_match(setup, "luck", 12)
    lines = [(entry.actor, entry.text) for entry in match.record().moves]
    first = next(ply for ply, (actor, _) in enumerate(lines) if actor != CHANCE)
    match.goto(first, practice=True)
    for actor, text in lines[first:]:
        if actor != CHANCE:
            match.play_text(actor, text)
    assert [(entry.actor, entry.text) for entry in match.record().moves] == lines


@every_setup
def test_out_of_turn_and_illegal_moves_raise_and_change_nothing(setup: Setup) -> None:
    match, rng = setup.match("illegal"), Random(1)
    seen: dict[str, Any] = {}
    for _ in range(setup.share_of(60)):
        asked = match.to_act
        if asked is None:
            break
        legal = match.legal_moves(asked)
        before = match.digest(match.ply), match.ply
        for other in range(setup.seats):
            if other != asked:
                assert not match.legal_moves(other)
                with pytest.raises(OutOfTurn):
                    match.play(other, legal[0])
        for move in [move for move in seen.values() if move not in legal][:5]:
            with pytest.raises(IllegalMove) as caught:
                match.play(asked, move)
            assert caught.value.refusal.rule
        with pytest.raises(IllegalMove):
            match.play_text(asked, "no such move")
        assert (match.digest(match.ply), match.ply) == before
        move = rng.choice(legal)
        seen[match.rules.encode_move(move)] = move
        match.play(asked, move)


@every_setup
def test_every_refusal_has_a_rule_of_the_book_a_sentence_and_a_nearest_legal_move(setup: Setup) -> None:
    match, rng = setup.match("refusals"), Random(2)
    table, known = setup.entry.table, own_rulebook(setup.game)
    for turn in range(setup.share_of(80)):
        asked = match.to_act
        if asked is None:
            break
        view, legal = match.view(asked), match.legal_moves(asked)
        things = sorted({target for piece in table.pieces(view) for target in (piece.id, piece.slot)})
        tries = [Attempt(tuple(rng.choices(things, k=rng.randint(0, 4)))) for _ in range(6) if things]
        tries += [Attempt(text=text) for text in ("", "xyzzy", "play", "p1 pass")]
        for attempt in tries:
            refusal = match.refusal(asked, attempt)
            assert refusal.rule in known, attempt
            assert str(refusal.sentence).strip(), attempt
            assert refusal.nearest in legal, attempt
        out_of_turn = tries[turn % len(tries)]
        elsewhere = match.refusal((asked + 1) % setup.seats, out_of_turn)
        assert elsewhere.rule, out_of_turn
        assert elsewhere.nearest is None, out_of_turn
        match.play(asked, rng.choice(legal))


@every_setup
def test_a_record_reads_back_to_the_equal_state(setup: Setup) -> None:
    for match in (*(random_match(setup, "record", plies) for plies in (0, 1, 5, 23)), whole_match(setup)):
        text = print_record(match.record())
        again = replay(parse_record(text), setup.entry.rules)
        assert again.ply == match.ply
        assert all(again.digest(ply) == match.digest(ply) for ply in range(match.ply + 1))
        assert print_record(again.record()) == text


@usual_setup
def test_an_unfinished_record_shows_no_seed_and_no_secret_line(setup: Setup) -> None:
    match = random_match(setup, "shown-only-at-the-end", 6)
    text = print_record(match.record())
    assert "shown-only-at-the-end" not in text
    for entry in match.entries(None):
        if entry.audience is not None:
            assert entry.text == ""


@usual_setup
def test_a_mangled_record_is_a_bad_record_and_nothing_else(setup: Setup) -> None:
    text = print_record(random_match(setup, "mangle", 30).record())
    rng = Random(3)
    for _ in range(150):
        at = rng.randrange(len(text))
        kind = rng.randrange(3)
        mangled = (
            text[:at] + chr(rng.randrange(32, 127)) + text[at + 1 :]
            if kind == 0
            else text[:at] + text[at + rng.randint(1, 40) :]
            if kind == 1
            else text[:at]
        )
        if mangled == text:
            continue
        with pytest.raises(BadRecord) as caught:
            parse_record(mangled)
        assert caught.value.line >= 1
        try:
            replay(parse_record(mangled, unsigned=True), setup.entry.rules)
        except BadRecord:
            pass


@usual_setup
def test_subscribers_hear_of_every_change_until_they_leave(setup: Setup) -> None:
    match = setup.match("listen")
    heard: list[Change] = []
    leave = match.subscribe(heard.append)
    asked = match.to_act
    assert asked is not None
    match.play(asked, match.legal_moves(asked)[0])
    match.undo(practice=True)
    match.redo()
    leave()
    match.undo(practice=True)
    assert [change.kind for change in heard] == ["play", "undo", "redo"]
    assert heard[0].after == heard[2].after == heard[1].before
