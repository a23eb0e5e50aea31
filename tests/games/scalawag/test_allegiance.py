"""SW-8: hidden teams."""

from __future__ import annotations

from collections import Counter
from random import Random

from scrapdesk.games.scalawag.cards import NO_FLAG
from scrapdesk.games.scalawag.state import Phase
from tests.games.scalawag.positions import RULES, at_sea, legal, new, play


def test_sw_8_1_six_use_three_flags_at_random_and_eight_all_four() -> None:
    used = set()
    for seed in range(60):
        flags = Counter(new(6, seed, {"allegiance": "on"}).frame.teams)
        assert set(flags.values()) == {2}
        assert len(flags) == 3
        used.add(frozenset(flags))
    assert len(used) == 4
    assert Counter(new(8, 1, {"allegiance": "on"}).frame.teams) == dict.fromkeys(range(4), 2)


def test_sw_8_1_partners_know_each_other_and_nobody_else_does() -> None:
    state = at_sea("sss sss sss sss sss sss", teams="efsefs")
    assert RULES.view(state, 0).frame.teams == (0, NO_FLAG, NO_FLAG, 0, NO_FLAG, NO_FLAG)
    assert RULES.view(state, 0).partner == 3
    assert RULES.view(state, None).frame.teams == (NO_FLAG,) * 6


def test_sw_8_1_a_team_wins_when_only_its_members_are_left() -> None:
    state = play(at_sea("sss g - sss - -", teams="efsefs"), "order board", "target p2")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0, 3)
    assert outcome.together
    assert outcome.share(3) == 1.0


def test_sw_8_1_the_sunk_partner_wins_too() -> None:
    outcome = RULES.outcome(play(at_sea("sss g - - - -", teams="efsefs"), "order board", "target p2"))
    assert outcome is not None
    assert outcome.winners == (0, 3)


def test_sw_8_1_two_captains_of_different_flags_play_on() -> None:
    state = play(at_sea("sss g sss - - -", teams="efsefs"), "order board", "target p2")
    assert state.phase is Phase.ORDER
    assert RULES.outcome(state) is None


def test_sw_8_1_a_partner_may_be_attacked_challenged_and_plundered() -> None:
    state = at_sea("sss sss sss sss sss sss", damage=[0, 4, 0, 0, 0, 0], teams="eefsfs")
    assert "target p2" in legal(play(state, "order cannons"))
    after = play(state, "order cannons", "target p2", "seize sailor", "bury sailor")
    assert after.sunk == (1,)
    assert legal(play(state, "order trim 1")) == ["pass", "scalawag"]


def test_sw_8_1_the_flag_of_the_sunk_is_secret_until_the_end() -> None:
    state = play(at_sea("sss g sss sss - -", teams="efsefs"), "order board", "target p2")
    assert RULES.view(state, 0).frame.teams[1] == NO_FLAG
    over = play(at_sea("sss g - sss - -", teams="efsefs"), "order board", "target p2")
    assert RULES.view(over, None).frame.teams == (0, 1, 2, 0, 1, 2)


def test_sw_8_1_two_who_fight_on_are_known_not_to_be_partners() -> None:
    state = new(6, 1, {"allegiance": "on"})._replace(afloat=0b000011, sunk=(2, 3, 4, 5))
    for seed in range(50):
        flags = RULES.determinize(RULES.view(state, 4), Random(seed)).frame.teams
        assert flags[0] != flags[1]
