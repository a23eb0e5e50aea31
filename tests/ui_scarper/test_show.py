"""How a war is shown: the retelling comes to where the rules came, a year adds up, nothing hidden is seen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.games.scarper.retold import PencilStroke, Reckoning, Throw
from scrapdesk.games.scarper.state import Phase
from scrapdesk.games.scarper.table import ScarperTable
from scrapdesk.games.scarper.view import View
from scrapdesk.ui.board.marks import RING
from scrapdesk.ui.faces.scarper.beats import Beats
from scrapdesk.ui.faces.scarper.retelling import after
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.board import BoardTable
from tests.ui.faces import look_for
from tests.ui.hands import desk
from tests.ui_scarper.tables import seated

ENTRY = GAMES["scarper"]
TABLE = ENTRY.table
assert isinstance(TABLE, ScarperTable)
DECK = TABLE.deck
BEATS = Beats(DECK)


def war(seed: str) -> Match[object, object, View]:
    match, rng = Match(ENTRY.rules, 2, {}, seed), Random(seed)
    while match.to_act is not None:
        match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))
    return match


def told(match: Match[object, object, View], viewer: int | None) -> Iterator[tuple[View, View, list[str]]]:
    """After each move: how the retelling says that the table lies, how it does lie, and what happened."""
    entries = match.entries(viewer)
    for entry in entries:
        view = match.view(viewer, entry.ply)
        events = [event for event in entry.events if event.heard_by(viewer)]
        for event in events:
            view = after(DECK, view, event)
        yield view, match.view(viewer, entry.ply + 1), [event.kind for event in events]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_retelling_comes_to_where_the_rules_came(viewer: int | None) -> None:
    for seed in "abc":
        for mine, true, kinds in told(war(seed), viewer):
            assert (mine.fronts, mine.trenches, mine.economy, mine.morale) == (
                true.fronts,
                true.trenches,
                true.economy,
                true.morale,
            ), kinds
            if "scored" not in kinds and "hand" not in kinds and "year" not in kinds:
                assert (mine.propaganda, mine.hand_sizes, mine.played) == (
                    true.propaganda,
                    true.hand_sizes,
                    true.played,
                ), kinds
                assert mine.hand == true.hand
            if not {"scored", "over"} & set(kinds) and true.left:
                assert mine.left == true.left, kinds


def test_the_lines_of_a_reckoning_add_up_to_what_the_year_brought() -> None:
    years = 0
    for seed in "abcd":
        match = war(seed)
        for entry in match.entries(None):
            view = match.view(None, entry.ply)
            for event in entry.events:
                if event.kind == "scored":
                    found = view.retold
                    assert isinstance(found, Reckoning)
                    assert sum(part.points for part in found.parts) == event.data["total"]
                    beats = BEATS.of(event, view)
                    last = beats[-1].view.retold
                    assert last.whole and last.sums[0] - last.sums[1] == event.data["total"]
                    years += 1
                view = after(DECK, view, event)
    assert years > 8


def test_a_reckoning_reads_both_missions_and_shows_the_way_of_the_flag_before_it_goes() -> None:
    look = look_for("scarper", 2)
    assert look is not None
    seen = 0
    for seed in "abcd":
        match = war(seed)
        for entry in match.entries(0):
            view = match.view(0, entry.ply)
            for event in entry.events:
                if event.kind == "scored" and event.data["total"]:
                    last = BEATS.of(event, view)[-1].view
                    assert last is not None
                    said = [words.text for words in look.inscriptions(last) if words.slot.startswith("note:")]
                    goal = match.view(0, entry.ply + 1).morale
                    missed = [part for part in last.retold.parts if part.kind == "mission" and not part.points]
                    assert said.count("not fulfilled") == len(missed)
                    shown = [mission.title for mission in DECK.missions if mission.title in said]
                    assert len(shown) == 2
                    gains = [words.text for words in look.inscriptions(last) if words.slot == "morale"]
                    assert (f"+{abs(goal - last.retold.start)}" in gains) is (goal != last.retold.start)
                    seen += 1
                view = after(DECK, view, event)
    assert seen > 5


def test_dice_lie_on_the_table_while_they_are_looked_at_and_are_gone_then() -> None:
    thrown = 0
    match = war("dice")
    for entry in match.entries(0):
        view = match.view(0, entry.ply)
        for event in entry.events:
            if not event.heard_by(0):
                continue
            for beat in BEATS.of(event, view):
                view = view if beat.view is None else beat.view
                dice = [piece for piece in TABLE.pieces(view) if piece.id.startswith("die:")]
                assert bool(dice) is isinstance(view.retold, Throw)
                thrown += bool(dice)
            stays = isinstance(view.retold, Throw) and view.retold.lead > 0 and event.kind != "moved"
            assert stays or not isinstance(view.retold, Throw | PencilStroke), "dice lie there until it is done"
        assert not isinstance(view.retold, Throw | PencilStroke)
    assert thrown > 5


def test_a_show_tells_nobody_what_they_do_not_know() -> None:
    """Missions are only seen when they are shown, and no card before it was played."""
    match = war("secret")
    for viewer in (0, 1):
        enemy = f"hand:{('central', 'entente')[viewer]}"
        for entry in match.entries(viewer):
            view = match.view(viewer, entry.ply)
            for event in entry.events:
                if not event.heard_by(viewer):
                    continue
                for beat in BEATS.of(event, view):
                    view = view if beat.view is None else beat.view
                    pieces = TABLE.pieces(view)
                    assert not any(piece.face_up for piece in pieces if piece.slot == enemy)
                    played = {f"card:{DECK.event_ids[card]}" for card in view.played}
                    own = {f"card:{DECK.event_ids[card]}" for card in view.hand}
                    assert {piece.id for piece in pieces if piece.id.startswith("card:")} <= played | own


def called_out(table: BoardTable) -> bool:
    """Whether a ring glows around anything."""
    return any(mark.kind == RING and mark.colour == table.context.theme.glow for mark in table.stage.marks.shown)


def test_points_and_orders_are_not_called_out_and_missions_are_but_never_while_something_is_shown() -> None:
    with desk(speed="normal", curtain=False) as context:
        table, rng = seated(context, seed="rings"), Random(2)
        match = table.sitting.match
        assert table.stage.hand.asking() and called_out(table)
        while match.view(None).phase is not Phase.SPEND or not match.view(None).whole:
            match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
        table.follow("begin")
        settle(context)
        assert not called_out(table)
        assault = next(move for move in match.legal_moves(match.to_act or 0) if getattr(move, "verb", "") == "assault")
        table.play(assault)
        context.scenes.settle()
        assert table.showing and not called_out(table)
