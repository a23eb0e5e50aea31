"""How a game ends, and a match of several games with it (SM-7)."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.events import Emit, Event, ignore
from scrapdesk.core.rules import Outcome
from scrapdesk.core.words import Line, say
from scrapdesk.games.scamorra.board import OFF
from scrapdesk.games.scamorra.state import Phase, State, new_game

KNOCKOUT_BONUS: Final = 10
GOAL: Final = 15
MOST_GAMES: Final = 12


def after_capture(state: State, emit: Emit) -> State | None:
    """The state after a capture that ended the game or the match; None if play goes on (SM-7.2, SM-7.3)."""
    side = state.turn or 0
    enemy = state.squares[3:] if side == 0 else state.squares[:3]
    knockout = enemy == (OFF, OFF, OFF)
    if knockout and emit is not ignore:
        emit(Event("knockout", "SM-7.2", {"seat": side}))
    if not state.frame.fifteen:
        return _over(state, "knockout", emit) if knockout else None
    if knockout:
        state = _with_bonus(state, side)
    if state.frame.totals[side] + state.points[side] >= GOAL:
        return _over(_counted(state), "fifteen", emit)
    return _next_game(state, emit) if knockout else None


def after_last_card(state: State, emit: Emit) -> State:
    """Both have played fifteen cards: the game is counted (SM-7.1)."""
    if not state.frame.fifteen:
        return _over(state, "cards", emit)
    return _next_game(state, emit)


def _with_bonus(state: State, side: int) -> State:
    white, black = state.points
    bonus = (white + KNOCKOUT_BONUS, black) if side == 0 else (white, black + KNOCKOUT_BONUS)
    return state._replace(points=bonus)


def _counted(state: State) -> State:
    """The points of this game added to those of the match."""
    (white, black), (more, still_more) = state.frame.totals, state.points
    return state._replace(frame=state.frame._replace(totals=(white + more, black + still_more)))


def _next_game(state: State, emit: Emit) -> State:
    """Full decks and a new initiative, unless it was the twelfth game (SM-7.3)."""
    counted = _counted(state)
    frame = counted.frame
    if frame.game >= MOST_GAMES:
        return _over(counted, "twelve", emit)
    _show_coppelle(state, emit)
    if emit is not ignore:
        emit(Event("game_counted", "SM-7.3", {"points": state.points, "totals": frame.totals, "game": frame.game}))
    return new_game(frame._replace(game=frame.game + 1, placer=0, coppelle=()))


def _over(state: State, ending: str, emit: Emit) -> State:
    _show_coppelle(state, emit)
    if emit is not ignore:
        emit(Event("over", _ENDINGS[ending].rule, {"ending": ending, "points": _final_points(state)}))
    return state._replace(phase=Phase.OVER, turn=None, frame=state.frame._replace(ending=ending))


def _show_coppelle(state: State, emit: Emit) -> None:
    if emit is not ignore:
        data = {"white": state.frame.coppelle[0], "black": state.frame.coppelle[1]}
        emit(Event("coppelle", "SM-2.1", data, reveals="the coppelle were shown"))


_ENDINGS: Final[dict[str, Line]] = {
    "knockout": say("knockout: the last piece was captured", rule="SM-7.2"),
    "cards": say("both players have played all their cards", rule="SM-7.1"),
    "fifteen": say("fifteen points reached", rule="SM-7.3"),
    "twelve": say("twelve games have been played", rule="SM-7.3"),
}


def _final_points(state: State) -> tuple[int, int]:
    return state.frame.totals if state.frame.fifteen else state.points


def outcome_of(state: State) -> Outcome | None:
    if state.phase != Phase.OVER:
        return None
    ending = state.frame.ending
    white, black = points = _final_points(state)
    if ending == "knockout":
        white, black = len(_standing(state, 0)), len(_standing(state, 1))
    ranks = (1 if white >= black else 2, 1 if black >= white else 2)
    return Outcome(ranks, _ENDINGS[ending], _ENDINGS[ending].rule, points)


def _standing(state: State, side: int) -> tuple[int, ...]:
    return tuple(square for square in state.squares[side * 3 : side * 3 + 3] if square != OFF)
