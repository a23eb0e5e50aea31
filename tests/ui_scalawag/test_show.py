"""Scalawag! as a show: declarations, calls, hits and sinkings in step with the log; hurried, and never in the way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from scrapdesk.ai.agent import Answer
from scrapdesk.ai.thinking import LocalThinker, Report, Task
from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.board.timing import HOLD_MS, REVEAL_MS
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.ui.faces import look_for
from tests.ui.hands import desk, press

ENTRY = GAMES["scalawag"]
FRAME_MS = 20


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="normal", curtain=False) as opened:
        opened.make_thinker = LocalThinker
        yield opened


def seated(context: AppContext, players: tuple[str, ...], seed: str = "show") -> BoardTable:
    sit_down(context, NewTable("scalawag", players, {"seats": "named"}, seed))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    settle(context)
    return table


def pass_time(context: AppContext, ms: float) -> None:
    for _ in range(round(ms / 20)):
        context.clock.advance(20)
        context.scenes.update(20)
        context.scenes.settle()


@pytest.mark.parametrize("seats", [3, 8])
def test_every_event_of_whole_games_is_shown_from_the_view_alone(seats: int) -> None:
    """The look is given views only; what it makes of them can be laid out, and holds no face that the view hides."""
    look, rng = look_for("scalawag", seats), Random(3)
    assert look is not None
    match, beats = Match(ENTRY.rules, seats, {"bonus": "both"}, "beats"), 0
    while (asked := match.to_act) is not None:
        ply = match.ply
        match.play(asked, rng.choice(match.legal_moves(asked)))
        for viewer in (0, None):
            for entry in match.entries(viewer)[ply:]:
                view = match.view(viewer, entry.ply)
                for event in (event for event in entry.events if event.heard_by(viewer)):
                    for beat in look.beats(event, view):
                        view = view if beat.view is None else beat.view
                        pieces = ENTRY.table.pieces(view)
                        own = {piece.id for piece in pieces if piece.slot.startswith("hand") and piece.face_up}
                        assert len(own) <= (len(match.view(viewer, entry.ply).hand) if viewer == 0 else 0) + 3
                        assert viewer is not None or not own
                        look.ornaments(view), look.inscriptions(view)
                        beats += 1
    assert beats > 200


def calm_turn(match: Match[Any, Any, Any], rng: Random) -> None:
    """The captain whose turn it is does what they like, with a pilot and a lookout where they may, and nobody calls."""
    captain = match.view(None).captain
    while match.outcome is None and match.view(None).captain == captain:
        legal = list(match.legal_moves(match.to_act or 0))
        more = [move for move in legal if move.verb == "declare"]
        calm = [move for move in legal if move.verb != "scalawag"]
        match.play(match.to_act or 0, rng.choice(more or calm))


def length_of(look: Look, match: Match[Any, Any, Any], ply: int) -> float:
    """How long everything from a ply on is shown at normal speed; what turns over a hidden card is left to be read."""
    length = 0.0
    for entry in match.entries(None)[ply:]:
        for event in (event for event in entry.events if event.heard_by(None)):
            beats = look.beats(event, match.view(None, entry.ply))
            shown = sum(beat.ms for beat in beats)
            length += max(shown, REVEAL_MS + HOLD_MS) if event.kind == "locker" else shown
    return length


@pytest.mark.parametrize("seats", [3, 6, 8])
def test_a_turn_that_nobody_calls_takes_at_most_two_and_a_half_seconds(seats: int) -> None:
    """At normal speed, thinking left out; a ship that goes down is given time of its own."""
    look, rng, lengths, dearest = look_for("scalawag", seats), Random(5), [], 0
    assert look is not None
    for seed in range(6):
        match = Match(ENTRY.rules, seats, {}, str(seed))
        while match.outcome is None:
            ply = match.ply
            calm_turn(match, rng)
            kinds = [event.kind for entry in match.entries(None)[ply:] for event in entry.events]
            if "sunk" not in kinds:
                lengths.append(length_of(look, match, ply))
                dearest = max(dearest, kinds.count("declared"))
    assert dearest == 2, "a pilot and a lookout in one turn"
    assert 800 < max(lengths) <= 2500


def shown_for(context: AppContext, turns: int) -> float:
    """How long a table of programs shows something, until so many turns are over."""
    table, shown = seated(context, ("ai:random",) * 4, "fast"), 0.0
    match = table.sitting.match
    for _ in range(20_000):
        if match.outcome is not None or match.view(None).turn > turns:
            return shown
        pass_time(context, 20)
        shown += 20 if table.showing else 0
    raise AssertionError("nobody plays")


def test_at_the_fast_speed_it_takes_half_as_long(context: AppContext) -> None:
    normal = shown_for(context, 12)
    with desk(speed="fast", curtain=False) as quick:
        quick.make_thinker = LocalThinker
        assert shown_for(quick, 12) <= 0.56 * normal


class Calm(LocalThinker):
    """Sails at once, declares whatever can be declared, and never calls."""

    def _think_on(self, task: Task) -> Report:
        moves = list(task.question.legal)
        more = [move for move in moves if move.verb == "declare"]
        bold = [move for move in moves if move.verb == "order" and move.number]
        calm = [move for move in moves if move.verb not in ("scalawag", "forgo")]
        self.cancel()
        return Report(1.0, Answer(Random(task.question.seed).choice(more or bold or calm)), True)


def looked_on(context: AppContext, seats: int, turns: int) -> list[tuple[float, list[str]]]:
    """How long whoever sits at a table of programs looks on from one order to the next, and what happens meanwhile."""
    context.make_thinker = Calm
    table, now, orders = seated(context, ("ai:random",) * seats, "calm"), 0.0, list[tuple[float, int]]()
    match = table.sitting.match
    while match.outcome is None and match.view(None).turn <= turns:
        ply = match.ply
        pass_time(context, FRAME_MS)
        now += FRAME_MS
        orders += [(now, entry.ply) for entry in match.entries(None)[ply:] if entry.text.startswith("order")]
    found = []
    for (since, ply), (until, end) in pairwise(orders):
        found.append((until - since, [event.kind for entry in match.entries(None)[ply:end] for event in entry.events]))
    return found


@pytest.mark.parametrize(("speed", "most"), [("normal", 2500), pytest.param("fast", 1250, marks=pytest.mark.deep)])
def test_nobody_looks_on_for_longer_than_that_from_one_order_to_the_next(speed: str, most: float) -> None:
    """At the table itself, where seven captains are asked after every declaration. The frame in which each of them
    answers is thinking, and left out; a ship that goes down, and a card that is turned over, have time of their own."""
    with desk(speed=speed, curtain=False) as context:
        own_time = {"called", "sunk", "locker"}
        turns = [(ms, kinds) for ms, kinds in looked_on(context, 8, 34) if not own_time & set(kinds)]
    assert len(turns) > 20 and max(kinds.count("declared") for _, kinds in turns) == 2
    assert max(ms - FRAME_MS * kinds.count("passed") for ms, kinds in turns) <= most
    assert max(ms for ms, kinds in turns if "declared" not in kinds) <= most, (
        "usual turns, everybody's answers included"
    )


def test_a_call_is_seen_before_it_is_answered(context: AppContext) -> None:
    table = seated(context, ("human",) * 4)
    match = table.sitting.match
    first = match.to_act or 0
    assert table.play_text("order trim 2")
    pass_time(context, 2000)
    assert table.play_text("scalawag")
    pass_time(context, 20)
    assert table.showing and match.to_act == first
    pass_time(context, 3000)
    assert not table.showing


def test_who_is_caught_has_their_seal_broken_on_the_chart_while_the_cards_are_still_there(
    context: AppContext,
) -> None:
    table = seated(context, ("human",) * 4)
    match = table.sitting.match
    for line in ("order trim 2", "scalawag"):
        assert table.play_text(line)
        pass_time(context, 4000)
    assert table.play_text("hole")
    found = set()
    for _ in range(100):
        pass_time(context, 20)
        shown = table.stage.show.cue
        for sign in shown.beat.signs if shown is not None else ():
            found.add((sign.picture.name, sign.at))
            assert table.stage.cast.get("band:1") is not None
    assert found == {("scalawag/seal-broken", "seal")}
    assert match.view(None).caught.count(1) == 1


def test_ships_are_never_turned_over_like_cards(context: AppContext) -> None:
    """Whose turn it is, who is asked and what is hit changes how a ship is marked, and not which side of it is seen."""
    context.make_thinker = Calm
    table = seated(context, ("ai:random",) * 4, "stands")
    match, changed = table.sitting.match, 0
    while match.view(None).turn < 12:
        ply = match.ply
        pass_time(context, 20)
        changed += match.ply - ply
        ships = [sprite for sprite in table.stage.cast if sprite.piece.face == "ship"]
        assert len(ships) == 4 and all(sprite.turning == 1.0 for sprite in ships)
    assert changed > 20


def test_space_ends_what_is_shown_and_answers_nothing(context: AppContext) -> None:
    table = seated(context, ("human",) * 4)
    match = table.sitting.match
    assert table.play_text("order trim 2")
    pass_time(context, 20)
    press(context, "space")
    assert match.view(None).phase.name == "CHALLENGE"
    assert table.play_text("scalawag")
    pass_time(context, 20)
    assert table.showing
    press(context, "space")
    pass_time(context, 20)
    assert not table.showing and match.view(None).phase.name == "REPLY"


@pytest.mark.parametrize(("key", "answer"), [("n", "pass"), ("y", "scalawag")])
def test_questions_have_keys_of_their_own(context: AppContext, key: str, answer: str) -> None:
    table, rng = seated(context, ("human", "ai:random", "ai:random", "ai:random")), Random(4)
    match = table.sitting.match
    while match.view(None).phase.name != "CHALLENGE" or match.to_act != 0:
        legal = list(match.legal_moves(match.to_act or 0))
        match.play(match.to_act or 0, rng.choice([move for move in legal if move.verb != "scalawag"]))
    table.after_change("undo")
    ply = match.ply
    context.scenes.handle(KeyDown(key))
    assert match.entries(0)[ply].text == answer


def test_what_is_seen_in_the_end_is_what_is(context: AppContext) -> None:
    table, rng = seated(context, ("human",) * 5), Random(9)
    match = table.sitting.match
    for _ in range(60):
        asked = match.to_act
        if asked is None:
            break
        table.play(rng.choice(list(match.legal_moves(asked))))
        context.scenes.settle()
        for _ in range(9000 // FRAME_MS):
            if not (table.showing or context.clock.moving):
                break
            pass_time(context, FRAME_MS)
        assert not table.showing
        shown = {(sprite.piece.id, sprite.piece.slot) for sprite in table.stage.cast}
        assert shown == {(p.id, p.slot) for p in table.sitting.table.pieces(table.stage.hand.view)}


def test_lines_of_the_log_have_the_flag_of_their_captain_and_the_seal_of_what_was_declared(
    context: AppContext,
) -> None:
    table = seated(context, ("human",) * 4)
    match = table.sitting.match
    first = match.to_act or 0
    for line in ("order trim 2", "pass", "scalawag", "hole"):
        assert table.play_text(line)
        pass_time(context, 4000)
    flags = match.view(None).frame.flags
    told = {line.text.split(" ", 2)[2]: line for line in table.side.log.lines if line.seal or line.signs or line.folds}

    def sealed(words: str) -> str:
        return next((line.seal.name for text, line in told.items() if text.startswith(words) and line.seal), "")

    declared = next(line for text, line in told.items() if text.startswith("orders: trim sails"))
    assert [dict(sign.args) | {"name": sign.name} for sign in declared.signs] == [
        {"seat": str(flags[first] + 1), "name": "scalawag/flag"},
        {"name": "scalawag/seal-declared"},
    ]
    assert sealed("orders: trim sails") == "scalawag/seal-declared"
    assert sealed("calls") == "scalawag/seal-challenged"
    assert sealed("doesn't show") == "scalawag/seal-broken"
    assert any(text.startswith("lets it pass") for text in told) and not sealed("lets it pass")
