"""A game of ours behind OpenSpiel's interface for Python games.

Actions are places in our list of legal moves, so any game fits without a table of its own. Luck is explicit: each
chance node offers a fixed number of equally likely seeds, so a history of numbers tells a whole game, which OpenSpiel
needs for its copies and its own test. Owns that translation; must not know who plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any

import pyspiel

from scrapdesk.core.entry import AnyRules
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.games import GAMES

SEATS = 2
LUCKS = 512
"""So many seeds a chance node offers."""
MOST_MOVES = 2048
"""More legal moves than any of our games lists at once."""
LONGEST = 20_000
_EVENLY = [(luck, 1.0 / LUCKS) for luck in range(LUCKS)]


class Now:
    """The state that a position of OpenSpiel stands for. States are immutable, so its copies share them."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> Now:
        return self


class Position(pyspiel.State):  # type: ignore[misc] # OpenSpiel's classes carry no types
    """A position of one of our games. Names with an underscore are those that OpenSpiel calls.

    OpenSpiel copies and pickles what lies in it, so it holds the name of its game and not the rules.
    """

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.name = game.name
        self.now = Now(game.start)

    @property
    def rules(self) -> AnyRules:
        return GAMES[self.name].rules

    @property
    def asked(self) -> Seat | None:
        return self.rules.to_act(self.now.state)

    def current_player(self) -> int:
        asked = self.asked
        if asked is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if asked == CHANCE else asked

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.rules.legal_moves(self.now.state))))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _EVENLY

    def _apply_action(self, action: int) -> None:
        rules, state = self.rules, self.now.state
        if rules.to_act(state) == CHANCE:
            move = rules.sample_chance(state, Random(action))
        else:
            move = rules.legal_moves(state)[action]
        self.now = Now(rules.apply(state, move))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return self.rules.encode_move(self.rules.legal_moves(self.now.state)[action])

    def is_terminal(self) -> bool:
        return self.asked is None

    def returns(self) -> list[float]:
        """From -1 for a lost game to 1 for a won one."""
        outcome = self.rules.outcome(self.now.state)
        return [0.0, 0.0] if outcome is None else [2 * outcome.share(seat) - 1 for seat in range(SEATS)]

    def __str__(self) -> str:
        return repr(self.now.state)


class Observer:
    """What a player sees of a position: our view, in words. It has no numbers for networks."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, object] = {}

    def set_from(self, position: Position, player: int) -> None:
        """There are no numbers to set."""

    def string_from(self, position: Position, player: int) -> str:
        return repr(position.rules.view(position.now.state, player))


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel's classes carry no types
    """A game of ours for two, with its usual set-up unless another is given."""

    def __init__(self, name: str, options: Mapping[str, str] = MappingProxyType({})) -> None:
        self.name = name
        rules = GAMES[name].rules
        self.start = rules.setup(SEATS, rules.check_options(SEATS, options))
        super().__init__(_type_of(name), _info(), {})

    def new_initial_state(self, *ignored: object) -> Position:
        return Position(self)

    def make_py_observer(self, kind: object = None, params: object = None) -> Observer:
        return Observer()

    def sampled(self, position: Position, player: int, rng: Random) -> Position:
        """Another position that looks the same to a player: what its search samples."""
        rules = position.rules
        found = self.new_initial_state()
        found.now = Now(rules.determinize(rules.view(position.now.state, player), rng))
        return found


def load(name: str, options: Mapping[str, str] = MappingProxyType({})) -> OpenSpielGame:
    """A game of ours by its id, entered in OpenSpiel's list, so that OpenSpiel can make it anew from a text."""

    class Named(OpenSpielGame):
        """What OpenSpiel's list asks for: a class that is made without being told anything."""

        def __init__(self, params: object = None) -> None:
            super().__init__(name, options)

    pyspiel.register_game(_type_of(name), Named)
    game: OpenSpielGame = pyspiel.load_game(_title(name))
    return game


def _title(name: str) -> str:
    return f"scrapdesk_{name}"


def _type_of(name: str) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=_title(name),
        long_name=GAMES[name].info.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=SEATS,
        min_num_players=SEATS,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
    )


def _info() -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=MOST_MOVES,
        max_chance_outcomes=LUCKS,
        num_players=SEATS,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )
