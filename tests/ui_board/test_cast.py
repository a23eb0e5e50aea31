"""Pieces follow the table from where they are: drops, take-backs and draws, compared by pieces and not by pixels."""

from __future__ import annotations

from random import Random

from scrapdesk.core.match import Match
from scrapdesk.core.table import Piece
from scrapdesk.games import GAMES
from scrapdesk.ui.board.cast import Cast
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.pieces import Height, StandingPiece
from scrapdesk.ui.board.slots import Layout, MapSlot
from scrapdesk.ui.board.sprites import Sprites
from scrapdesk.ui.frame.allowance import Waits, at_once
from scrapdesk.ui.frame.clock import Clock
from scrapdesk.ui.paint.pictures import FlatArt, picture

LAYOUT = Layout(
    (400, 400), {name: MapSlot(name, "x", (x, 0, 100, 100)) for name, x in (("a", 0), ("b", 100), ("deck", 300))}
)


class Flat:
    """Plain faces, without shadows. All are painted anew: where there is no time, none is."""

    def __init__(self) -> None:
        self._art = FlatArt()

    def standing(
        self,
        piece: Piece,
        size: tuple[int, int],
        angle: int,
        height: Height,
        barred: bool = False,
        now: StandingPiece | None = None,
        waits: Waits = at_once,
    ) -> StandingPiece:
        if now is not None and waits():
            return now
        return StandingPiece(self._art.get(picture(piece.face), size), (size[0] / 2, size[1] / 2))


def cast() -> tuple[Cast, Clock]:
    clock = Clock()
    return Cast(clock, Sprites(), Flat()), clock


def test_where_there_is_no_time_a_piece_wears_what_it_wore_at_its_new_size() -> None:
    busy, clock = [False], Clock()
    actors = Cast(clock, Sprites(), Flat(), waits=lambda: busy[0])
    actors.sync([Piece("p", "stone", "a")], LAYOUT, nowhere, still=True)
    sprite = actors.get("p")
    assert sprite is not None and sprite.stands is not None
    first, larger = sprite.stands, Layout((400, 400), {"c": MapSlot("c", "x", (0, 0, 150, 150))})
    busy[0] = True
    actors.sync([Piece("p", "stone", "c")], larger, nowhere)
    clock.finish()
    assert sprite.stands is first and sprite.rect.size == (150, 150)
    actors.sync([Piece("p", "gem", "c")], larger, nowhere, still=True)
    assert sprite.stands is not first, "another face never waits, nor does what is to lie there at once"
    busy[0] = False
    actors.repaint(frozenset())
    assert sprite.stands.image.get_size() == sprite.rect.size == (150, 150)


def test_where_there_is_no_time_a_new_piece_comes_in_sight_with_its_picture() -> None:
    busy, clock = [True], Clock()
    actors = Cast(clock, Sprites(), Flat(), waits=lambda: busy[0])
    actors.sync([Piece("p", "stone", "a")], LAYOUT, nowhere)
    sprite = actors.get("p")
    assert sprite is not None and sprite.image.get_size() == (1, 1)
    actors.repaint(frozenset(), lambda: busy[0])
    assert sprite.stands is None
    busy[0] = False
    actors.repaint(frozenset(), lambda: busy[0])
    assert sprite.stands is not None and sprite.rect.size == (100, 100)


def nowhere(slot: str) -> None:
    return None


def test_a_piece_glides_from_where_it_is_to_where_the_table_has_it() -> None:
    actors, clock = cast()
    actors.sync([Piece("p", "stone", "a")], LAYOUT, nowhere, still=True)
    actors.sync([Piece("p", "stone", "b")], LAYOUT, nowhere)
    sprite = actors.get("p")
    assert sprite is not None
    assert sprite.place.x == 50
    clock.advance(100)
    assert 50 < sprite.place.x < 150
    clock.finish()
    assert sprite.place == sprite.goal
    assert sprite.place.x == 150


def test_a_piece_dropped_by_hand_is_already_there() -> None:
    actors, clock = cast()
    actors.sync([Piece("p", "stone", "a")], LAYOUT, nowhere, still=True)
    actors.lift("p", True)
    actors.carry("p", 149, 52)
    actors.sync([Piece("p", "stone", "b")], LAYOUT, nowhere)
    sprite = actors.get("p")
    assert sprite is not None
    assert (sprite.place.x, sprite.place.y) == (149, 52)
    assert not sprite.lifted
    clock.finish()
    assert sprite.place.x == 150


def test_a_new_card_comes_from_its_deck() -> None:
    actors, _ = cast()
    actors.sync([Piece("deck:1", "back", "deck")], LAYOUT, nowhere, still=True)
    actors.sync([Piece("card", "king", "a")], LAYOUT, lambda slot: "deck" if slot == "a" else None)
    sprite = actors.get("card")
    assert sprite is not None
    assert sprite.place.x == 350
    assert len(actors) == 1


def test_a_refused_piece_goes_back() -> None:
    actors, clock = cast()
    actors.sync([Piece("p", "stone", "a")], LAYOUT, nowhere, still=True)
    actors.lift("p", True)
    actors.carry("p", 300, 300)
    actors.send_back("p")
    clock.finish()
    sprite = actors.get("p")
    assert sprite is not None
    assert sprite.place.x == 50


def test_under_the_pointer_is_the_topmost_piece_by_where_it_rests() -> None:
    actors, _ = cast()
    pieces = [Piece("low", "x", "a", 0), Piece("high", "x", "a", 1)]
    actors.sync(pieces, LAYOUT, nowhere, still=True)
    found = actors.at(50, 50)
    assert found is not None
    assert found.piece.id == "high"
    below = actors.at(50, 50, besides="high")
    assert below is not None
    assert below.piece.id == "low"
    assert actors.at(250, 250) is None


def test_undo_and_redo_leave_the_same_picture_at_any_moment() -> None:
    entry, layout = GAMES["scamorra"], load_level("scamorra-board").fitted((0, 0, 1380, 1080))
    actors, clock = cast()
    match, rng = Match(entry.rules, 2, {}, "same"), Random(1)

    def shown() -> dict[str, object]:
        actors.sync(entry.table.pieces(match.view(0)), layout, nowhere)
        clock.finish()
        return {sprite.piece.id: (sprite.piece, sprite.place) for sprite in actors}

    pictures = {match.ply: shown()}
    while match.to_act is not None:
        match.play(match.to_act, rng.choice(match.legal_moves(match.to_act)))
        pictures[match.ply] = shown()
        steps = rng.randint(0, 3)
        for _ in range(steps):
            match.undo(practice=True)
            assert shown() == pictures[match.ply]
        for _ in range(steps):
            match.redo()
        assert shown() == pictures[match.ply]
