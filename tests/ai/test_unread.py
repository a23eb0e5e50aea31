"""Hidden and simultaneous choices cannot be guessed: asked again with other luck, an opponent chooses otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from scrapdesk.ai.agent import Candidate
from scrapdesk.ai.lots import REACH, under_veil
from scrapdesk.ai.roster import make_agent
from scrapdesk.core.entry import GameEntry
from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.games.scalawag.moves import Call, Order, Pass
from scrapdesk.games.scalawag.state import Phase as Sea
from scrapdesk.games.scarper.moves import Keep
from scrapdesk.games.scope.moves import Noise, Regroup, Search, Word
from scrapdesk.games.scrappers.moves import Assign, Eject
from tests.games.scalawag.positions import at_sea

Moves = Sequence[Any]
KINDS: dict[str, Callable[[Moves], bool]] = {
    "scarper": lambda legal: isinstance(legal[0], Keep),
    "scope": lambda legal: isinstance(legal[0], Noise),
    "scalawag": lambda legal: isinstance(legal[0], Order),
}
"""The decisions that are looked at: missions, shot cards, orders."""
SEEDS = 10
POSITIONS = 6


def hidden_choices(game: str) -> Iterator[tuple[Any, Moves]]:
    """Such decisions from games between quick players, a few of each."""
    entry: GameEntry = GAMES[game]
    for nth in range(40):
        match: Match[Any, Any, Any] = Match(entry.rules, entry.info.seats[0], seed=f"unread.{nth}")
        rng, met = Random(nth), 0
        while (seat := match.to_act) is not None and met < 2:
            view, legal = match.view(seat), tuple(match.legal_moves(seat))
            if len(legal) > 1 and KINDS[game](legal) and rng.random() < 0.5:
                met += 1
                yield view, legal
            match.play(seat, entry.bot.rollout(entry.rules.determinize(view, rng), legal, rng.random))


@pytest.mark.parametrize("game", list(KINDS))
def test_the_same_decision_comes_out_otherwise_with_other_luck(game: str) -> None:
    agent, open_to_doubt = make_agent("mcts:120", GAMES[game]), 0
    positions = hidden_choices(game)
    for _ in range(POSITIONS):
        view, legal = next(positions)
        found = [agent.choose(view, legal, str(nth)) for nth in range(SEEDS)]
        assert found[:2] == [agent.choose(view, legal, str(nth)) for nth in range(2)]
        open_to_doubt += len(set(found)) > 1
    assert open_to_doubt >= POSITIONS / 3


@pytest.mark.parametrize("phase", [Sea.ORDER, Sea.TARGET, Sea.CHALLENGE, Sea.RETURN])
def test_captains_draw_what_they_declare_aim_at_answer_and_put_back(phase: Sea) -> None:
    bot = GAMES["scalawag"].bot.tempered("even")
    assert bot.veil(at_sea()._replace(phase=phase), Pass(), Pass()) > 0
    assert not bot.veil(at_sea()._replace(phase=Sea.LOSE), Pass(), Pass())


@pytest.mark.parametrize(
    ("game", "best", "alike", "other"),
    [
        ("scarper", Keep(0), Keep(1), None),
        ("scrappers", Eject(0), Eject(1), Assign(1)),
        ("scope", Noise(0), Noise(1), Regroup(1)),
        ("scope", Search(0), Search(1), Word("end")),
    ],
)
def test_what_is_hidden_is_drawn_among_its_like_and_close_ones_only(
    game: str, best: Any, alike: Any, other: Any
) -> None:
    bot = GAMES[game].bot.tempered("even")
    veil = bot.veil(None, best, alike)
    assert veil > 0
    scored = [(0.5, Candidate(best, 0.5)), (0.5, Candidate(alike, 0.5)), (0.5, Candidate(other, 0.5))]
    assert [found.move for found, _ in under_veil(bot, None, scored)] == [best, alike]
    far = 0.5 - 1.1 * REACH * veil
    assert len(under_veil(bot, None, [scored[0], (far, Candidate(alike, far))])) == 1


def test_captains_waver_between_calling_and_not_where_it_is_close() -> None:
    entry = GAMES["scalawag"]
    match: Match[Any, Any, Any] = Match(entry.rules, 3, seed="waver")
    rng, wavered = Random(1), 0
    agent = make_agent("mcts:60", entry)
    while (seat := match.to_act) is not None:
        view, legal = match.view(seat), tuple(match.legal_moves(seat))
        if isinstance(legal[0], Pass) and len(legal) > 1:
            found = {type(agent.choose(view, legal, str(nth))) for nth in range(6)}
            assert found <= {Pass, Call}
            wavered += len(found) > 1
        match.play(seat, entry.bot.rollout(entry.rules.determinize(view, rng), legal, rng.random))
    assert wavered
