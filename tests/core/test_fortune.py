"""Luck that can be audited: what is promised at the start, what a check finds at the end, who had more than fair."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from itertools import product
from random import Random

import pytest

from scrapdesk.core.commitment import commitment, grouped, sealed_line, verdict_lines
from scrapdesk.core.fortune import Happened, drawn, rolled, standing, summed
from scrapdesk.core.match import AnyMatch, Match
from scrapdesk.core.record import BadRecord, checksum, print_record
from scrapdesk.core.record_reader import parse_record
from scrapdesk.core.replay import replay
from scrapdesk.core.words import say
from scrapdesk.games import GAMES

BITS = "0123456789abcdef" * 2


def sealed(game: str, seed: str = "seven", moves: int = 1_000_000) -> AnyMatch:
    match: AnyMatch = Match(GAMES[game].rules, GAMES[game].info.seats[0], seed=seed, secret=BITS)
    choice = Random(7)
    while match.to_act is not None and match.ply < moves:
        match.play(match.to_act, choice.choice(list(match.legal_moves(match.to_act))))
    return match


def test_a_seal_is_the_hash_that_anybody_can_work_out() -> None:
    promised = sha256(f"scrapdesk luck seven {BITS}".encode()).hexdigest()[:32]
    assert commitment("seven", BITS) == promised
    assert grouped(promised).replace(" ", "") == promised and len(grouped(promised).split()) == 8


def test_without_secret_bits_nothing_is_sealed_since_a_short_seed_could_be_found_by_trying() -> None:
    assert commitment("seven", "") == "" and sealed_line("", typed=False) is None


def test_a_typed_seed_is_said_to_be_one() -> None:
    assert "typed in" in str(sealed_line(commitment("seven", BITS), typed=True))
    assert "typed in" in str(sealed_line("", typed=True))
    assert "typed in" not in str(sealed_line(commitment("seven", BITS), typed=False))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_of_luck_before_the_end_and_all_of_it_then(game: str) -> None:
    match = sealed(game)
    audit = match.audit()
    assert audit is not None and audit.verdict.good and audit.verdict.kept
    assert audit.verdict.draws == sum(entry.actor < 0 for entry in match.entries(None))
    assert {one.ply for one in audit.happened} == {entry.ply for entry in match.entries(None) if entry.actor < 0}
    assert audit.happened or game == "scope"
    assert sealed(game, moves=12).audit() is None


@pytest.mark.parametrize("game", GAMES)
def test_a_seal_survives_saving_loading_and_a_take_back(game: str) -> None:
    match = sealed(game, moves=12)
    match.typed_seed = True
    text = print_record(match.record())
    again = replay(parse_record(text), GAMES[game].rules)
    assert again.commitment == match.commitment == commitment("seven", BITS) and again.typed_seed
    again.undo(practice=True)
    assert again.commitment == match.commitment
    again.restart()
    assert again.commitment == match.commitment


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_a_running_game_shows_the_seal_and_neither_seed_nor_bits(game: str) -> None:
    text = print_record(sealed(game, seed="a-seed-to-find", moves=12).record())
    assert f"sealed {commitment('a-seed-to-find', BITS)}" in text
    assert "a-seed-to-find" not in text and BITS not in text


def test_a_record_from_before_there_were_seals_is_read_and_gets_none() -> None:
    record = replace(sealed("scamorra").record(), commitment="")
    match = replay(parse_record(print_record(record)), GAMES["scamorra"].rules)
    audit = match.audit()
    assert match.commitment == "" and audit is not None and audit.verdict.good
    assert "Nothing was sealed" in " ".join(map(str, verdict_lines(audit.verdict)))


def test_a_record_whose_seal_was_changed_is_found_out() -> None:
    record = replace(sealed("scamorra").record(), commitment="0" * 32)
    audit = replay(parse_record(print_record(record)), GAMES["scamorra"].rules).audit()
    assert audit is not None and not audit.verdict.good
    assert "broken" in " ".join(map(str, verdict_lines(audit.verdict)))


def test_a_seal_that_is_none_is_no_record() -> None:
    body = print_record(sealed("scamorra").record()).rpartition("end ")[0].replace("sealed ", "sealed x")
    with pytest.raises(BadRecord, match="sealed"):
        parse_record(f"{body}end {checksum(body)}\n")


def test_luck_that_does_not_follow_from_the_seed_is_found_out() -> None:
    match = sealed("scarper")
    match.seed = "another"
    audit = match.audit()
    assert audit is not None and audit.verdict.stray == 1 and not audit.verdict.kept and not audit.verdict.good


def test_luck_from_a_file_written_by_hand_is_said_to_be_that() -> None:
    match = sealed("scarper")
    match.given_luck = True
    audit = match.audit()
    assert audit is not None and not audit.verdict.good
    assert "written by hand" in str(verdict_lines(audit.verdict)[0])


# -- what was fair ------------------------------------------------------------------------------------------


def test_a_die_is_fair_at_the_middle_of_its_faces() -> None:
    faces = [rolled(say("die"), face, 6, 0) for face in range(1, 7)]
    mean = sum(one.value for one in faces) / 6
    assert {one.fair for one in faces} == {mean}
    assert faces[0].spread == pytest.approx(sum((one.value - mean) ** 2 for one in faces) / 6)


def test_cards_are_fair_at_what_all_hands_of_that_size_are_worth_on_average() -> None:
    pool = [0.0, 1.0, 1.0, 4.0, 6.0]
    hands = [(pool[a], pool[b]) for a, b in product(range(5), repeat=2) if a != b]
    sums = [sum(hand) for hand in hands]
    mean = sum(sums) / len(sums)
    stroke = drawn(say("cards"), say("two"), 0, [1.0, 6.0], pool)
    assert stroke.value == 7.0 and stroke.fair == pytest.approx(mean)
    assert stroke.spread == pytest.approx(sum((one - mean) ** 2 for one in sums) / len(sums))


def test_all_cards_of_a_pool_are_nobodys_luck() -> None:
    assert drawn(say("cards"), say("all"), 0, [1.0, 2.0], [2.0, 1.0]).spread == 0
    assert standing([Happened(0, drawn(say("cards"), say("all"), 0, [1.0, 2.0], [2.0, 1.0]))], 2) == (None, None)


def test_who_rolled_high_was_lucky_and_who_rolled_what_is_fair_was_neither() -> None:
    label = say("dice")
    rolls = [(0, 6), (0, 6), (0, 6), (1, 1), (1, 1), (1, 1), (2, 3), (2, 4)]
    happened = [Happened(ply, rolled(label, die, 6, seat)) for ply, (seat, die) in enumerate(rolls)]
    high, low, fair, none = standing(happened, 4)
    assert high is not None and high > 95 and low is not None and low < 5 and fair == 50 and none is None
    assert dict(summed(happened, 4))[label][0][:3] == (3, 18.0, 10.5)


def test_what_cuts_both_ways_makes_nobody_lucky() -> None:
    happened = [Happened(0, rolled(say("dice"), 6, 6, 0, measured=False))]
    assert standing(happened, 1) == (None,) and summed(happened, 1)


@pytest.mark.parametrize("game", ["scamorra", "scarper", "scalawag"])
def test_over_many_games_nobody_is_lucky_on_average(game: str) -> None:
    """What is called fair is what comes on average: the sums over many games stay within four standard errors."""
    strokes = []
    for number in range(30):
        audit = sealed(game, f"many-{number}").audit()
        assert audit is not None
        strokes += [one.stroke for one in audit.happened if one.stroke.spread > 0]
    away = sum(one.value - one.fair for one in strokes)
    assert abs(away) < 4 * sum(one.spread for one in strokes) ** 0.5
