"""Every agent: it chooses a legal move, the same one for the same question, and its name is read well."""

from __future__ import annotations

import pytest

from scrapdesk.ai.agent import BadAgent, Question
from scrapdesk.ai.greedy import GreedyAgent
from scrapdesk.ai.ismcts import SearchAgent
from scrapdesk.ai.random_agent import RandomAgent, pick
from scrapdesk.ai.roster import agent_names, check_agent, make_agent, settings_from
from tests.ai.positions import choices
from tests.ai.toys import HIDECARDS, TAKEAWAY

SPECS = ("random", "greedy", "mcts:30", "rookie", "rookie-sly", "mcts:1")


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_agent_chooses_a_legal_move_and_the_same_one_again(spec: str, seats: int) -> None:
    agent, twin = make_agent(spec, HIDECARDS), make_agent(spec, HIDECARDS)
    for match, seat in choices(HIDECARDS, seats, "a", every=1, most=5):
        legal = match.legal_moves(seat)
        chosen = agent.choose(match.view(seat), legal, "text")
        assert chosen in legal
        assert agent.choose(match.view(seat), legal, "text") == chosen
        assert twin.choose(match.view(seat), tuple(legal), "text") == chosen


@pytest.mark.parametrize("spec", ["random", "rookie"])
def test_another_seed_can_lead_to_another_choice(spec: str) -> None:
    agent = make_agent(spec, HIDECARDS)
    match, seat = next(choices(HIDECARDS, 2, "a", every=1, most=1))
    seen = {agent.choose(match.view(seat), match.legal_moves(seat), f"s{nth}") for nth in range(30)}
    assert len(seen) > 1


@pytest.mark.parametrize("spec", SPECS)
def test_the_only_move_is_taken_without_thinking(spec: str) -> None:
    view = TAKEAWAY.rules.setup(2, TAKEAWAY.info.options_from(2, {"stones": "5"}))
    thought = make_agent(spec, TAKEAWAY).think(Question(view, (("take", 2),), "s"))
    assert thought.step() is False
    assert thought.progress == 1.0
    assert thought.answer().move == ("take", 2)


@pytest.mark.parametrize("spec", SPECS)
def test_without_a_legal_move_there_is_nothing_to_choose(spec: str) -> None:
    with pytest.raises(ValueError, match="where there is a legal move"):
        make_agent(spec, TAKEAWAY).choose(None, (), "s")


def test_random_takes_every_move_about_equally_often() -> None:
    counts = [0, 0, 0]
    for nth in range(3000):
        counts[pick((0, 1, 2), f"seed/{nth}")] += 1
    assert all(900 < count < 1100 for count in counts)


def test_names_make_the_agents_they_name() -> None:
    assert isinstance(make_agent("random", TAKEAWAY), RandomAgent)
    assert isinstance(make_agent("greedy", TAKEAWAY), GreedyAgent)
    agent = make_agent("mcts:123", TAKEAWAY)
    assert isinstance(agent, SearchAgent)
    assert agent.settings.iterations == 123
    assert settings_from("steady-sly", "takeaway").temperament.title == "Sly"
    assert settings_from("steady", "takeaway").temperament.title == "Even"


@pytest.mark.parametrize("spec", ["", "x", "mcts", "mcts:", "mcts:0", "mcts:-3", "mcts:5x", "mcts:2000000", "steady-"])
def test_a_name_that_is_none_is_answered_with_all_that_are(spec: str) -> None:
    with pytest.raises(BadAgent) as caught:
        make_agent(spec, TAKEAWAY)
    for name in agent_names():
        assert name in str(caught.value)
    with pytest.raises(BadAgent):
        check_agent(spec, "takeaway")


@pytest.mark.parametrize("spec", ["greedy-sly", "steady-mad", "random-", "Steady"])
def test_a_temperament_belongs_to_a_level_and_must_exist(spec: str) -> None:
    with pytest.raises(BadAgent):
        check_agent(spec, "takeaway")


def test_an_agent_plays_by_other_rules_when_it_is_given_some() -> None:
    rules = TAKEAWAY.make()
    agent = make_agent("mcts:10", TAKEAWAY, rules)
    assert isinstance(agent, SearchAgent)
    assert agent.rules is rules
