"""How a square of the front looks: four states, four shapes, and nothing more than its viewer knows."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from scrapdesk.core.events import Event, Value
from scrapdesk.core.match import Match
from scrapdesk.core.table import Piece
from scrapdesk.games import GAMES
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.look import Heading, Lettering, Stamp
from scrapdesk.ui.faces.scope.gaining import gain
from scrapdesk.ui.faces.scope.look import LARGE, ScopeLook
from scrapdesk.ui.faces.scope.marks import NAMED, believed_prints
from scrapdesk.ui.faces.scope.paper import Shown
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.widgets.logrows import LogEntry, row_from
from tests.games.scope.positions import RULES, legal, play, position, told
from tests.ui_scope.tables import SETUPS

TABLE = GAMES["scope"].table


def looked(view: View, seats: int = 2) -> tuple[ScopeLook, dict[str, Piece]]:
    look = ScopeLook(seats)
    look.plan(load_level("scope"), view)
    return look, {piece.slot: piece for piece in TABLE.pieces(view)}


def test_the_four_states_of_a_square_are_four_pictures() -> None:
    drawing = "E E S E\nE O E E\nE E E E\n---\ns e e e\nd e e e\ne e e e"
    state = play(position(drawing, mode="basic", known="b5", turn=1, target=9), "move a5b6", "arrange oeee")
    state = play(state, "search d4", "search a2", "shot c5d6")
    look, pieces = looked(RULES.view(state, 0))
    marks = {at: dict(look.face(pieces[f"square:{at}"], 150).args)["mark"] for at in ("a4", "a5", "c6")}
    assert marks == {"a4": "unknown", "a5": "washere", "c6": "suspected"}
    seen = play(state, "search a4")
    look, pieces = looked(RULES.view(seen, 0))
    assert dict(look.face(pieces["square:a4"], 150).args)["mark"] == "seen"


def test_the_thicker_a_ring_the_likelier_and_the_figure_says_how_likely() -> None:
    look, rings = ScopeLook(2), []
    for odds in (10, 35, 60, 100):
        piece = Piece("square:a4", "back-soviet", "square:a4", 0, False, 1, ("suspected", "sniper", f"~{odds}"))
        rings.append(int(dict(look.face(piece, 150).args)["ring"]))
        words = [printed.text for printed in look.prints(piece, 150) if isinstance(printed, Lettering)]
        assert words == [f"{odds}%"]
    assert rings == sorted(set(rings))


def test_what_else_may_lie_on_a_square_has_a_small_sign_below() -> None:
    look = ScopeLook(2)
    for marks, own in (
        (("washere", "decoy", "~25 officer mortar gun"), ("~25 washere decoy officer mortar gun",)),
        (("suspected", "sniper", "~21 officer mortar"), ("expected", "~21 suspected sniper officer mortar")),
    ):
        hidden = Piece("square:a4", "back-soviet", "square:a4", 0, False, 1, marks)
        prints = look.prints(hidden, 150)
        signs = [printed for printed in prints if isinstance(printed, Stamp)]
        assert [sign.picture.name for sign in signs] == ["scope/icon-officer", "scope/icon-mortar"]
        boxes = sorted(printed.box for printed in prints)
        assert all(left[0] + left[2] <= right[0] + 1e-6 for left, right in pairwise(boxes))
        assert boxes[0][0] > 0.1 and boxes[-1][0] + boxes[-1][2] < 0.9
        held = Piece("card:german-scout-1", "scout", "square:a1", owner=0, marks=own)
        assert [printed.box for printed in believed_prints(held, 150, look.texts)[1:]] == [
            printed.box for printed in prints
        ]
    assert look.prints(hidden, 40) == ()


def test_what_can_be_nothing_else_is_said_to_be_there_and_the_enemy_s_eye_is_on_it() -> None:
    state = position("E S\nE E\n---\ns e\nd e", known="a3 b3 a4", mode="basic", target=9)
    look, pieces = looked(RULES.view(state, 0))
    piece = pieces["square:b4"]
    assert [word.text for word in look.prints(piece, 150) if isinstance(word, Lettering)] == ["sure"]
    assert look.words_for(piece, RULES.view(state, 0))[1] == "Sniper: nothing else fits what you know."
    look.aimed, look.pointed = "square:b4", ("button:search",)
    told = [words.text for words in look.inscriptions(RULES.view(state, 0))]
    assert "nothing else fits" in told and "is the likeliest" not in told
    look, pieces = looked(RULES.view(state, 1))
    own = pieces["square:b4"]
    stamps = [stamp.picture.name for stamp in look.prints(own, 150) if isinstance(stamp, Stamp)]
    assert "scope/known" in stamps
    assert "The enemy can work out that it is here." in look.words_for(own, RULES.view(state, 1))[1]


def test_a_card_on_a_pile_tells_what_it_is_worth() -> None:
    piece = Piece("card:soviet-officer-1", "officer", "pile:german", 0, True, 1)
    look = ScopeLook(2)
    assert [word.text for word in look.prints(piece, 70) if isinstance(word, Lettering)] == ["+2"]


def test_where_a_pile_will_lie_it_is_said_as_long_as_nothing_was_shot() -> None:
    state = position("E S\nO E\n---\ns e\nd e", mode="basic", target=9)
    for lines, said in ((), ["Nothing shot yet"]), (("search a3", "shoot"), []):
        view = RULES.view(play(state, *lines), 0)
        look, _ = looked(view)
        told = [words.text for words in look.inscriptions(view) if words.slot == "pile:german"]
        assert told == said


def test_the_head_tells_what_is_to_be_shot_apart_from_the_own_snipers() -> None:
    seats, options = SETUPS["artillery"]
    match, rng = Match(GAMES["scope"].rules, seats, options, "head"), Random(1)
    while (asked := match.to_act) is not None and match.view(asked).phase != Phase.TURN:
        match.play(asked, rng.choice(list(match.legal_moves(asked))))
    look, _ = looked(match.view(0))
    words = [words.text for words in look.inscriptions(match.view(0))]
    assert words.count("of 4 shot") == 2
    assert "To win: all enemy scouts and mortars or all enemy snipers" in " ".join(words)
    assert words.count("3 of 3 snipers left") == 2
    prey = [sign.picture.args for sign in look.ornaments(match.view(0)) if sign.picture.name == "scope/prey"]
    assert [dict(args)["glyph"] for args in prey] == 2 * ["scout", "scout", "mortar", "mortar"]


def test_what_decides_stands_large_and_points_only_where_they_win() -> None:
    for name, figure, whole in (
        ("quick", "0", "To win: 6 points or all enemy snipers"),
        ("chain", "0", "of 2 shot"),
        ("advance", "2", "infantry left"),
    ):
        seats, options = SETUPS[name]
        match, rng = Match(GAMES["scope"].rules, seats, options, "large"), Random(1)
        while (asked := match.to_act) is not None and match.view(asked).phase != Phase.TURN:
            match.play(asked, rng.choice(list(match.legal_moves(asked))))
        look, _ = looked(match.view(0))
        shown = [words.text for words in look.inscriptions(match.view(0)) if words.size > 40]
        assert shown == [figure, figure]
        told = [words.text for words in look.inscriptions(match.view(0))]
        assert told.count(whole) == (1 if whole.startswith("To win") else 2)
        assert sum(words.startswith("To win") for words in told) == 1


@pytest.mark.parametrize(
    ("drawing", "target", "hunted", "told"),
    [
        ("E S\nO E\n---\ns e\nd e", 9, "", "0 points become 2."),
        ("E S\nO E\n---\ns e\nd e", 2, "", "0 points become 2: you win."),
        ("E S\nO O\n---\ns e\nd e", 0, "o", "That leaves 1 card to shoot."),
        ("E S\nO E\n---\ns e\nd e", 0, "o", "It is the last one you need to shoot: you win."),
        ("E S\nO E\n---\ns e\nd e", 0, "m", "It leaves the front, but doesn't count."),
        ("E E\nS E\n---\ns e\nd e", 9, "", "It is their last sniper: you win."),
        ("S E\nS E\n---\ns e\nd e", 0, "o", "That leaves them 1 sniper."),
        ("E S\nD E\n---\ns e\nd e", 9, "", "It scores nothing, and it stays."),
    ],
)
def test_what_a_shot_would_bring_is_told_by_what_wins(drawing: str, target: int, hunted: str, told: str) -> None:
    state = play(position(drawing, mode="basic", target=target, hunted=hunted), "search a3")
    assert gain(RULES.view(state, 0), Texts()) == told


def test_a_narrow_square_has_no_words_and_a_large_card_has_its_rules() -> None:
    look = ScopeLook(2)
    piece = Piece("card:german-gun-1", "gun", "square:a1", 0, True, 0)
    small = look.prints(piece, NAMED - 1)
    assert look.face(piece, NAMED - 1).name == "scope/tile-mg"
    assert [stamp.picture.name for stamp in small if isinstance(stamp, Stamp)] == ["scope/truth"] and len(small) == 1
    words = [printed.text for printed in look.prints(piece, LARGE) if isinstance(printed, Lettering)]
    assert look.face(piece, LARGE).name == "scope/card-mg"
    assert words[0] == "Machine gun" and any("stops an assault" in text for text in words)


@pytest.mark.parametrize("step", [15, pytest.param(2, marks=pytest.mark.deep)])
@pytest.mark.parametrize("name", ["quick", "advanced", "aces", "offensive", "four"])
def test_the_same_is_painted_whatever_lies_hidden(name: str, step: int) -> None:
    """The hidden world is drawn anew again and again: pictures, words and signs stay as they are."""
    seats, options = SETUPS[name]
    rules, rng = GAMES["scope"].rules, Random(name)
    match = Match(rules, seats, options, "hidden")
    while (asked := match.to_act) is not None and match.ply < 120:
        match.play(asked, rng.choice(list(match.legal_moves(asked))))
        if match.ply % step:
            continue
        for seat in (*range(seats), None):
            view = match.view(seat)
            other = rules.view(rules.determinize(view, rng), seat)
            assert all(painted(view, seats, shown) == painted(other, seats, shown) for shown in Shown)


def painted(view: View, seats: int, shown: Shown) -> list[object]:
    look, pieces = looked(view, seats)
    look.paper.shown = shown
    drawn: list[object] = [(piece, look.face(piece, 150), tuple(look.prints(piece, 150))) for piece in pieces.values()]
    told = [look.words_for(piece, view) for piece in pieces.values()]
    return [*drawn, *told, *look.ornaments(view), *look.inscriptions(view), look.task(view), look.spread(view)]


def test_a_question_after_a_search_is_told_beside_the_card_that_was_found() -> None:
    state = play(position("E S\nO E\n---\ns e\nd e", mode="basic", target=9), "search a3")
    for seat in (0, 1):
        look, _ = looked(RULES.view(state, seat))
        words = [words.text for words in look.inscriptions(RULES.view(state, seat))]
        assert {"Found on a3", "Officer", "2 points", "0 points become 2."} <= set(words)
        assert "scope/card-officer" in [sign.picture.name for sign in look.ornaments(RULES.view(state, seat))]
    look, _ = looked(RULES.view(play(state, "hold"), 0))
    assert "What you know" in [words.text for words in look.inscriptions(RULES.view(play(state, "hold"), 0))]
    look.paper.in_use = True
    look.pointed = ("button:search",)
    assert "What you know" in [words.text for words in look.inscriptions(RULES.view(play(state, "hold"), 0))]


def test_the_odds_of_the_square_under_the_sight_are_those_of_the_map_and_of_the_words() -> None:
    drawing = "E E S E\nE O E E\nE E E E\n---\ns e e e\nd e e e\ne e e e"
    state = play(position(drawing, mode="basic", turn=1, target=9), "search a2", "shot c5d6")
    view = RULES.view(state, 0)
    look, pieces = looked(view)
    mark = next(mark for mark in pieces["square:c6"].marks if mark.startswith("~"))
    assert f"Sniper {mark[1:]}%" in look.words_for(pieces["square:c6"], view)[1]
    look.aimed, look.pointed = "square:c6", ("button:search",)
    told = [words.text for words in look.inscriptions(view)]
    assert "c6, a Soviet card" in told and f"{mark[1:]}%" in told and "What you know" not in told
    assert look.words_for(pieces["square:c6"], view)[1] == "Reveals this card. Then you shoot, or hold fire."
    look.paper.shown = Shown.NOTHING
    assert "c6, a Soviet card" not in [words.text for words in look.inscriptions(view)]
    look.paper.shown, look.aimed = Shown.KNOWN, "square:a1"
    assert "What you know" in [words.text for words in look.inscriptions(view)]


@pytest.mark.parametrize(("quiet", "warned"), [(12, False), (50, True), (59, True)])
def test_quiet_turns_are_spoken_of_before_they_bite(quiet: int, warned: bool) -> None:
    view = RULES.view(position("E S\nO E\n---\ns e\nd e", mode="basic", target=9), 0)
    view = view._replace(turns=quiet)
    look, _ = looked(view)
    assert (f"No card has been shot for {quiet} turns; after 60 the game is a draw." in look.task(view)) is warned
    said = f"Quiet turns {quiet} of 60"
    if warned:
        said = f"a draw in {60 - quiet} quiet turn{'s' * (quiet < 59)}"
    assert said in [words.text for words in look.inscriptions(view)]


def test_each_division_is_told_what_it_may_do() -> None:
    for name, words in (("four", "You command the units"), ("quick", "Search reveals"), ("advanced", "One action")):
        seats, options = SETUPS[name]
        match, rng = Match(GAMES["scope"].rules, seats, options, "told"), Random(1)
        while (asked := match.to_act) is not None and match.view(asked).phase != Phase.TURN:
            match.play(asked, rng.choice(list(match.legal_moves(asked))))
        look, _ = looked(match.view(match.to_act), seats)
        assert look.task(match.view(match.to_act)).startswith(words)


def test_a_line_of_the_log_is_a_badge_a_card_and_who_did_what() -> None:
    look, texts = ScopeLook(2), Texts()
    texts.names = ("Ada", "Bruno")
    state = position("E S\nO E\n---\ns e\nd e", mode="basic", target=9)
    events = [*told(state, "search a3"), *told(play(state, "search a3"), "shoot")]
    shorts = [short for event in events if (short := look.brief(event)) is not None]
    rows = [(texts.line(short.line), short.gain) for short in shorts if short.line is not None]
    assert rows == [("Ada searches a3", ""), ("finds an officer", ""), ("Ada shoots the officer on a3", "+2")]
    assert [short.joins for short in shorts] == [False, True, False]
    signs = [[dict(sign.args).get("glyph", "") for sign in look.signs(event)] for event in events if look.brief(event)]
    assert signs == [["", "sniper"], ["", "officer"], ["", "officer"]]
    assert look.heading(RULES.view(state, 0)) == Heading("Turn 1")


def test_whoever_holds_fire_after_a_find_has_one_row_for_both() -> None:
    look, texts = ScopeLook(2), Texts()
    texts.names = ("Ada", "Bruno")
    state = position("E S\nO E\n---\ns e\nd e", mode="basic", target=9)
    rows = [LogEntry("Ada moves.", ply=1)]
    for ply, events in enumerate((told(state, "search a3"), told(play(state, "search a3"), "hold")), 2):
        for event in events:
            short = look.brief(event)
            assert short is not None and short.line is not None
            rows.append(
                LogEntry("", ply=ply, brief=texts.line(short.line), joins=short.joins, folds=short.folds),
            )
    row = row_from(rows, 1, texts)
    assert (row.words, row.end, row.last) == ("Ada searches a3, finds an officer, holds fire", len(rows), 3)


def test_what_a_shell_hits_stands_in_its_row_and_the_mortar_that_fires_does_not() -> None:
    look, texts = ScopeLook(2), Texts()
    texts.names = ("Ada", "Bruno")
    state = position("E S E\nO C E\nE M G\n---\ni g e\ne d s\ns m o", target=9)
    rows = []
    for line in ("howitzer b1 b5", "howitzer b1 c4"):
        for event in told(state, line):
            short = look.brief(event)
            assert short is not None and short.joins == (event.kind == "shown")
            rows.append(texts.line(short.line) if short.line is not None else "")
    scout = ["Ada shells b5 from b1", "", "finds a scout", "Ada shoots the scout on b5"]
    assert rows == [*scout, "Ada shells c4 from b1", "", "finds a machine gun", "Ada shoots the machine gun on c4"]


def test_cards_that_were_moved_have_no_row_of_their_own_and_a_bluff_has() -> None:
    look, found = ScopeLook(2), set()
    moved = play(position("E S\nO E\n---\ns e\nd e", mode="basic", target=9), "move a1b2")
    for line in legal(moved):
        event = next(event for event in told(moved, line) if event.kind == "arranged")
        short = look.brief(event)
        assert short is not None
        found.add((bool(event.data["same"]), short.line is not None, short.folds))
    assert found == {(True, True, False), (False, False, True)}


def test_the_log_names_a_quadrant_by_its_corners_on_fronts_of_any_size() -> None:
    look, texts = ScopeLook(2), Texts()
    texts.names = ("Ada", "Bruno")
    short = look.brief(Event("heard", "SC-4.3", {"side": 1, "seat": 1, "quadrant": "f11g12"}))
    assert short is not None and short.line is not None and texts.line(short.line) == "Bruno was heard in f11 to g12"


def test_where_four_play_the_log_names_whoever_acts_and_else_the_side() -> None:
    look, texts = ScopeLook(4), Texts()
    texts.names = ("Ada", "Bruno", "Ines", "Tully")
    for seat, said in (
        (3, "Tully moves four cards in b5 to c6"),
        (None, "The Soviet side moves four cards in b5 to c6"),
    ):
        acted: dict[str, Value] = {"side": 1, "quadrant": "b5c6"}
        if seat is not None:
            acted["seat"] = seat
        short = look.brief(Event("moved", "SC-4.1", acted))
        assert short is not None and short.line is not None and texts.line(short.line) == said
