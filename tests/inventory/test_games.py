"""Every game goes on, is told, refuses and is judged as it was, position by position."""

from __future__ import annotations

from dataclasses import asdict, is_dataclass
from typing import Any

import pytest

from scrapdesk.ai.agent import Answer, Question
from scrapdesk.ai.reasons import with_reasons
from scrapdesk.ai.roster import make_agent
from scrapdesk.games import GAMES
from tests.conformance.setups import SETUPS, USUAL, Setup, random_match
from tests.inventory.games import Told
from tests.inventory.kept import Entry, differences

PLAYED = [setup for nth, setup in enumerate(SETUPS) if setup in USUAL or nth % 3 == 0]
AGENTS = ("greedy", "mcts:24", "rookie", "steady/12", "sharp-sly/60", "master-hasty/300")


@pytest.mark.parametrize("setup", PLAYED, ids=str)
def test_a_game_is_as_it_was(setup: Setup) -> None:
    told = Told(setup, f"inventory-{setup}".replace("=", "-"))
    assert differences("games", str(setup), Entry(tuple(told.lines()))) == []


@pytest.mark.parametrize("game", GAMES)
def test_opponents_choose_as_they_did(game: str) -> None:
    entry, lines = GAMES[game], []
    setup = next(one for one in USUAL if one.game == game)
    for nth, agent in enumerate(AGENTS):
        match = random_match(setup, "agents", 6 + 5 * nth)
        seat = match.to_act
        assert seat is not None
        view, legal = match.view(seat), tuple(match.legal_moves(seat))
        question = Question(view, legal, f"agents {nth}", explain=True)
        answer = make_agent(agent, entry).think(question).finish()
        lines += [f"{agent}: {line}" for line in told(entry.rules.encode_move, answer)]
        reasons = with_reasons(entry.rules, entry.bot, question, list(answer.candidates[:3]))
        lines += [f"{agent}: because {one.why}" for one in reasons]
    assert differences("opponents", game, Entry(tuple(lines))) == []


def told(encode: Any, answer: Answer) -> list[str]:
    found = [f"chooses {encode(answer.move)} after {answer.iterations}"]
    for one in answer.candidates[:5]:
        found.append(f"{encode(one.move)} {one.estimate:.6f} {one.visits}")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_reports_on_many_games_are_as_they_were(game: str) -> None:
    entry = GAMES[game]
    lab = entry.make_lab(entry.rules)
    notes = [lab.note(random_match(setup, f"lab-{nth}")) for setup in USUAL if setup.game == game for nth in range(2)]
    lines = [f"{key}: {value}" for key, value in plain(lab.report(notes)).items()]
    lines += [f"had {card} {[list(lab.had(note, card)) for note in notes]}" for card in lab.cards()]
    assert differences("reports", game, Entry(tuple(part for line in lines for part in cut(line)))) == []


def plain(what: Any) -> Any:
    return asdict(what) if is_dataclass(what) and not isinstance(what, type) else what


def cut(line: str) -> list[str]:
    """Into lines that can be told."""
    return [line[at : at + 160] for at in range(0, len(line), 160)]
