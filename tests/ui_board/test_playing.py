"""A hand on the board: clicks, drags and typed lines play the same game, and every refusal has a reason."""

from __future__ import annotations

from random import Random

from scrapdesk.core.match import AnyMatch, Match
from scrapdesk.games import GAMES
from scrapdesk.ui.board.gesture import Gesture
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.playing import PlayingHand
from scrapdesk.ui.board.timing import DRAG_HOLD
from tests.ui_board.meant import played

ENTRY = GAMES["scamorra"]


def begun(seed: str = "2", seat: int | None = None) -> tuple[AnyMatch, PlayingHand]:
    match: AnyMatch = Match(ENTRY.rules, 2, {}, seed)
    return match, PlayingHand(match, ENTRY.table, match.to_act if seat is None else seat)


def placed(seed: str = "2") -> tuple[AnyMatch, PlayingHand]:
    """A match at its first turn."""
    match, hand = begun(seed)
    match.play_text(match.to_act or 0, "choose place")
    while not any(line.startswith(("play", "throw", "enter")) for line in texts(match)):
        match.play_text(match.to_act or 0, texts(match)[0])
    hand.seat = hand.actor = match.to_act
    hand.refresh()
    return match, hand


def texts(match: AnyMatch) -> list[str]:
    return [match.rules.encode_move(move) for move in match.legal_moves(match.to_act or 0)]


def test_a_whole_game_is_played_by_clicks_at_places_on_the_screen() -> None:
    match, hand = begun()
    level, rng = load_level("scamorra-board").fitted((0, 0, 1380, 1080)), Random(1)
    while match.to_act is not None:
        hand.seat = hand.actor = match.to_act
        hand.refresh()
        places = level.places(list(hand.pieces))
        while True:
            goal = rng.choice(hand.possible())
            x, y = (places[goal].x, places[goal].y) if goal in places else centre(level.box(goal))
            under = max(
                (p for p in hand.pieces if inside(places[p.id].box, x, y)),
                key=lambda p: places[p.id].layer,
                default=None,
            )
            names = hand.candidates(under, level.slots_at(x, y))
            assert goal in names
            answer = hand.click([goal])
            assert answer.kind in ("pointed", "move")
            if answer.kind == "move":
                assert played(match, hand, answer)
                break
    assert match.outcome is not None


def centre(box: tuple[float, float, float, float]) -> tuple[float, float]:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def inside(box: tuple[float, float, float, float], x: float, y: float) -> bool:
    return box[0] <= x <= box[0] + box[2] and box[1] <= y <= box[1] + box[3]


def test_whole_games_are_played_by_drags() -> None:
    match, hand = begun("drag")
    rng = Random(4)
    while match.to_act is not None:
        hand.seat = hand.actor = match.to_act
        hand.refresh()
        carried = rng.choice(hand.possible())
        answer = hand.drop(carried, [rng.choice(hand.goals_of(carried))])
        while answer.kind == "pointed":
            answer = hand.click([rng.choice(hand.possible())])
        assert played(match, hand, answer)


def test_a_click_on_the_same_thing_lets_it_go_and_on_another_card_begins_anew() -> None:
    _, hand = placed()
    cards = [target for target in hand.possible() if target.startswith("card:")]
    assert hand.click([cards[0]]).kind == "pointed"
    assert hand.click([cards[0]]).kind == "cleared"
    hand.click([cards[0]])
    assert hand.click([cards[1]]).kind == "pointed"
    assert hand.pointed == (cards[1],)
    assert hand.click([]).kind == "cleared"


def test_a_refused_drop_changes_nothing_and_says_why_as_it_said_during_the_drag() -> None:
    match, hand = placed()
    before = match.digest(match.ply)
    card = next(target for target in hand.possible() if target.startswith("card:"))
    answer = hand.drop(card, ["wheel"])
    assert answer.kind == "refused"
    assert answer.refusal is not None
    assert answer.refusal == hand.why_not(card, ["wheel"])
    assert match.digest(match.ply) == before
    goal = hand.goals_of(card)[0]
    assert hand.why_not(card, [goal]) is None


def test_the_hand_says_what_is_meant_and_never_plays_it() -> None:
    match, hand = placed()
    before = match.ply
    card = next(target for target in hand.possible() if target.startswith("card:"))
    intent = hand.drop(card, [hand.goals_of(card)[0]])
    while intent.kind == "pointed":
        intent = hand.click([hand.possible()[0]])
    assert intent.kind == "move" and not intent.agreed
    assert intent.moves[0] in match.legal_moves(match.to_act or 0)
    assert match.ply == before


def test_a_seat_that_is_not_asked_points_at_nothing() -> None:
    match, _ = placed()
    other = PlayingHand(match, ENTRY.table, 1 - (match.to_act or 0))
    assert other.possible() == ()
    assert other.legal == ()
    assert PlayingHand(match, ENTRY.table, None).click(["wheel"]).kind == "nothing"


def test_a_short_press_is_a_click_and_a_moved_or_held_one_is_a_drag() -> None:
    pointer = Gesture()
    pointer.press((0, 0), "card", 0)
    assert pointer.move((3, 3), 10) is None
    act = pointer.release((3, 3))
    assert act is not None and act.kind == "click"
    pointer.press((0, 0), "card", 0)
    moved = pointer.move((4, 4), 10)
    assert moved is not None and moved.kind == "lift"
    carried = pointer.move((9, 9), 20)
    assert carried is not None and carried.kind == "carry"
    dropped = pointer.release((9, 9))
    assert dropped is not None and dropped.kind == "drop"
    pointer.press((0, 0), "card", 0)
    assert pointer.tick(DRAG_HOLD - 1) is None
    held = pointer.tick(DRAG_HOLD)
    assert held is not None and held.kind == "lift"
    given_up = pointer.cancel()
    assert given_up is not None and given_up.kind == "give up"
    assert pointer.release((0, 0)) is None


def test_a_press_on_nothing_is_never_a_drag() -> None:
    pointer = Gesture()
    pointer.press((0, 0), None, 0)
    assert pointer.move((50, 50), 500) is None
    act = pointer.release((50, 50))
    assert act is not None and act.kind == "click" and act.target is None
