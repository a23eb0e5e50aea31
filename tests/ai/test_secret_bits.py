"""What the opponents' process is sent: it tells no deal, since its luck hangs on secret bits and not on the seed."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from scrapdesk.ai.agent import Question
from scrapdesk.ai.playing import ask, move_seed
from scrapdesk.ai.roster import make_agent
from scrapdesk.ai.thinking import Task
from scrapdesk.core.match import Match
from scrapdesk.core.record import BadRecord, checksum, print_record
from scrapdesk.core.record_reader import parse_record
from scrapdesk.core.replay import replay
from scrapdesk.games import GAMES

SECRET = "0123456789abcdef" * 2
SEEDS = ("a1b2c3d4", "lemon-tree")


def sent(match: Match, seat: int) -> bytes:  # type: ignore[type-arg]
    legal = tuple(match.legal_moves(seat))
    return pickle.dumps(Task(match.rules.info.id, "steady", Question(match.view(seat), legal, move_seed(match, seat))))


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_that_is_sent_holds_the_seed(game: str) -> None:
    rules = GAMES[game].rules
    for seed in SEEDS:
        match = Match(rules, rules.info.seats[0], {}, seed, secret=SECRET)
        for _ in range(12):
            seat = match.to_act
            if seat is None:
                break
            assert seed.encode() not in sent(match, seat)
            ask(match, seat, make_agent("random", GAMES[game]))


def test_two_deals_that_look_the_same_to_a_seat_are_sent_as_the_same_bytes() -> None:
    """Of some hundred games, those in which the first seat holds the same cards cannot be told apart by its task."""
    tasks: dict[object, set[bytes]] = {}
    deals: dict[object, set[str]] = {}
    for number in range(120):
        match = Match(GAMES["scamorra"].rules, 2, {"initiative": "morra"}, f"deal-{number}", secret=SECRET)
        view = match.view(0)
        tasks.setdefault(view, set()).add(sent(match, 0))
        deals.setdefault(view, set()).add(match.digest(match.ply))
    assert max(len(states) for states in deals.values()) > 1
    assert all(len(found) == 1 for found in tasks.values())


def test_without_secret_bits_one_seed_gives_one_record() -> None:
    match = Match(GAMES["scamorra"].rules, 2, {}, "lemon")
    assert move_seed(match, 0) == "lemon/p1/3"
    assert "secret" not in print_record(match.record())


def test_the_secret_bits_are_kept_veiled_and_told_when_the_game_is_over() -> None:
    rules = GAMES["scamorra"].rules
    match = Match(rules, 2, {}, "lemon", secret=SECRET)
    running = print_record(match.record())
    assert SECRET not in running and "\nsecret ~ " in running
    assert replay(parse_record(running), rules).secret == SECRET
    over = print_record(replace(match.record(), finished=True))
    assert f"\nsecret {SECRET}\n" in over and parse_record(over).secret == SECRET


def test_secret_bits_that_are_none_are_a_bad_record() -> None:
    text = print_record(Match(GAMES["scamorra"].rules, 2, {}, "lemon").record())
    body = text[: text.rindex("end ")].replace("\nstate", "\nsecret 12345\nstate")
    with pytest.raises(BadRecord, match="secret bits"):
        parse_record(f"{body}end {checksum(body)}\n")
