"""A year that has been added up stands there until a person goes on; computers among themselves are not held up."""

from __future__ import annotations

from random import Random
from typing import Any

from scrapdesk.games.scarper.moves import Act, Play
from scrapdesk.games.scarper.retold import Reckoning, Throw
from scrapdesk.games.scarper.state import Phase
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scarper.scored import YearScored
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.curtain import CurtainScene
from tests.ui.hands import choose, click, desk, painted
from tests.ui_board.keys import key
from tests.ui_scarper.tables import seated

LONG = 60_000.0


def last_move(table: BoardTable, year: int = 1914) -> Any:
    """Plays by chance up to the end of a year; the move that ends it, which the person in the first seat makes."""
    match = table.sitting.match
    for seed in range(40):
        rng = Random(seed)
        match.goto(0, practice=True)
        while match.to_act is not None and match.view(None).year.number <= year:
            legal = list(match.legal_moves(match.to_act))
            ends = Act("end") in legal and match.view(None).turns == 9 and match.view(None).phase is Phase.SPEND
            if ends and match.to_act == 0:
                table.follow("begin")
                return Act("end")
            cards = [move for move in legal if isinstance(move, Play) and not move.event]
            match.play(match.to_act, rng.choice(cards or legal))
    raise AssertionError("no year ends with the person's own points")


def pass_time(context: AppContext, ms: float) -> None:
    for _ in range(round(ms / 50)):
        context.clock.advance(50)
        context.scenes.update(50)


def scored(context: AppContext, players: tuple[str, str] = ("human", "ai:random")) -> BoardTable:
    """A table at which the year 1914 has just been added up."""
    table = seated(context, players)
    table.play(last_move(table))
    context.scenes.settle()
    return table


def test_the_scoring_stands_there_until_somebody_goes_on_and_the_opponent_waits() -> None:
    with desk(speed="normal", curtain=False, confirm="off") as context:
        table = scored(context)
        pass_time(context, LONG)
        found, ply = table.part(YearScored).found, table.sitting.match.ply
        assert found is not None and found.whole and found.year == 1914
        painted(context)
        pass_time(context, LONG)
        assert table.part(YearScored).found == found and table.sitting.match.ply == ply
        assert "1914 is over" in table.side.headline.text
        choose(context, "On to 1915")
        assert not table.showing and table.part(YearScored).found is None
        assert table.sitting.match.view(0).year.number == 1915


def test_it_is_counted_once_more_and_stands_there_again() -> None:
    with desk(speed="normal", curtain=False, confirm="off") as context:
        table = scored(context)
        pass_time(context, LONG)
        found = table.part(YearScored).found
        assert found is not None
        table.part(YearScored).count_again()
        pass_time(context, 400)
        cue = table.stage.show.cue
        assert cue is not None and isinstance(cue.beat.view.retold, Reckoning)
        assert cue.beat.view.retold.told < len(cue.beat.view.retold.parts) and cue.beat.view.morale == found.start
        pass_time(context, LONG)
        assert table.part(YearScored).found == found
        context.scenes.handle(KeyDown("l"))
        pass_time(context, 100)
        assert table.part(YearScored).found is None and table.showing
        pass_time(context, LONG)
        key(context, "enter")
        assert not table.showing


def test_whoever_hurries_comes_to_the_scoring_at_once_and_with_the_next_press_to_the_next_year() -> None:
    with desk(speed="normal", curtain=False, confirm="off") as context:
        table = scored(context)
        pass_time(context, 200)
        assert table.showing and table.part(YearScored).found is None
        click(context, table.stage.rect.center)
        found = table.part(YearScored).found
        assert found is not None and found.whole
        click(context, table.stage.rect.center)
        assert not table.showing and not table.stage.hand.pointed


def test_with_motion_off_nothing_is_counted_but_the_sum_stands_there() -> None:
    with desk(speed="off", curtain=False, confirm="off") as context:
        table = scored(context)
        pass_time(context, 200)
        found = table.part(YearScored).found
        assert found is not None and found.whole and found.told == len(found.parts)
        painted(context)
        key(context, "enter")
        assert not table.showing and table.part(YearScored).found is None


def test_with_motion_off_the_first_press_goes_on_however_soon_it_comes() -> None:
    with desk(speed="off", curtain=False, confirm="off") as context:
        table = scored(context)
        assert table.part(YearScored).found is not None
        click(context, table.stage.rect.center)
        assert not table.showing and table.part(YearScored).found is None


def test_dice_do_not_tumble_for_whoever_wants_no_motion() -> None:
    for reduced, bounces in ((True, 0), (False, 3)):
        with desk(speed="normal", reduced_motion=reduced, curtain=False, confirm="off") as context:
            table = seated(context)
            match, rng = table.sitting.match, Random(1)
            while not any(getattr(move, "verb", "") == "charge" for move in match.legal_moves(match.to_act or 0)):
                match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
            table.follow("begin")
            settle(context)
            legal = match.legal_moves(match.to_act or 0)
            table.play(next(move for move in legal if getattr(move, "verb", "") == "charge"))
            context.scenes.settle()
            seen = []
            while table.showing:
                cue = table.stage.show.cue
                shown = None if cue is None or cue.beat.view is None else cue.beat.view.retold
                seen += [shown.rolling] if isinstance(shown, Throw) else []
                pass_time(context, 50)
            assert len(set(seen)) == bounces + 1 and seen[-1] == 0


def test_computers_among_themselves_are_watched_without_a_hand() -> None:
    with desk(speed="fast", curtain=False) as context:
        table = seated(context, ("ai:random", "ai:random"))
        match = table.sitting.match
        while match.view(None).year.number == 1914:
            match.play(match.to_act or 0, next(iter(match.legal_moves(match.to_act or 0))))
        table.after_change("play")
        pass_time(context, LONG)
        assert not table.stage.show.waiting
        settle(context)
        painted(context)


def test_two_people_see_a_scoring_together_before_the_curtain_falls() -> None:
    with desk(speed="normal", curtain=True, hold_to_look=False, confirm="off") as context:
        table = seated(context, ("human", "human"))
        settle(context)
        rise(context, table)
        move = last_move(table)
        table.sitting.shown_to = 0
        table.after_change("begin")
        table.play(move)
        context.scenes.settle()
        pass_time(context, LONG)
        found = table.part(YearScored).found
        assert found is not None and not isinstance(context.scenes.top, CurtainScene)
        open_now = [sprite.piece for sprite in table.stage.cast if sprite.piece.face_up]
        assert not [piece for piece in open_now if piece.slot.startswith(("hand", "offer"))]
        assert len([piece for piece in open_now if piece.slot.startswith("kept")]) == 2
        painted(context)
        choose(context, "On to 1915")
        assert isinstance(context.scenes.top, CurtainScene)


def rise(context: AppContext, table: BoardTable) -> None:
    """Whoever is asked sits down."""
    if isinstance(context.scenes.top, CurtainScene):
        table.sitting.raise_curtain()
        context.scenes.pop(context.scenes.top)
        context.scenes.settle()
        table.follow("curtain")


def test_the_last_card_makes_way_for_the_missions_that_are_opened() -> None:
    with desk(speed="normal", curtain=False, confirm="off") as context:
        table = scored(context)
        seen = 0
        for _ in range(400):
            context.clock.advance(50)
            context.scenes.update(50)
            view: Any = table.stage.posed
            if isinstance(view.retold, Reckoning):
                layout = table.stage.layout
                assert layout.slots["hand:entente"].box == layout.slots["offer:entente"].box
                seen += view.retold.opened
        assert seen
