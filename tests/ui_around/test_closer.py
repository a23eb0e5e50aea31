"""The running game in the drawer: a picture of its table and how it stands, as a spectator knows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from scrapdesk.core.record import Record
from scrapdesk.core.seats import Seat
from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.miniature import Miniature
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.desk.standing import standing_words
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.table.exchange import LoadedGame, played_again
from scrapdesk.ui.table.running import save_name
from tests.ui.faces import look_for
from tests.ui.hands import choose, desk, leave_table, scene
from tests.ui_around.games import record


def words(context: AppContext) -> str:
    return "\n".join(box.text for widget in scene(context).all_widgets() for box in widget.text_boxes())


def drawer(context: AppContext) -> DeskScene:
    top = context.scenes.top
    assert isinstance(top, DeskScene)
    return top


def kept(context: AppContext, game: str, moves: int = 30, players: str = "") -> Record:
    found = record(game, moves, players)
    context.storage.shelf.keep(save_name(game), found)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_after_a_moment_at_a_box_its_game_is_told_and_pictured(game: str) -> None:
    with desk() as context:
        found = kept(context, game)
        if game != "scamorra":
            choose(context, GAMES[game].info.title)
        else:
            drawer(context).resume()
        before = words(context)
        context.clock.advance(1000)
        told = standing_words(played_again(found), ("Ada", "Bruno", "Ines"), context.texts)
        assert told and told not in before and f"{told}, " in words(context)
        assert (drawer(context).drawer.thumb.table is not None) == (look_for(game, found.seats) is not None)


def test_another_box_takes_the_picture_away_and_a_change_of_size_makes_another() -> None:
    with desk() as context:
        context.clock.advance(1000)
        thumb, standing = drawer(context).drawer.thumb, drawer(context).drawer.standing
        first, told = thumb.table, standing.text
        assert first is not None
        choose(context, "SCOPE")
        assert thumb.table is None and standing.text != told
        choose(context, "La Scamorra")
        context.resize((1920, 1080))
        assert drawer(context).drawer.thumb.table is None
        context.clock.advance(1000)
        again = drawer(context).drawer.thumb.table
        assert again is not None and again.get_width() > first.get_width() and standing.text == told


def test_a_game_that_went_on_is_looked_at_anew() -> None:
    with desk() as context:
        context.clock.advance(1000)
        before = words(context)
        choose(context, "Continue")
        leave_table(context)
        kept(context, "scamorra", 36)
        drawer(context).resume()
        context.clock.advance(1000)
        assert words(context) != before and drawer(context).drawer.thumb.table is not None


def test_a_game_that_cannot_be_gone_on_with_shows_the_lid_of_its_box() -> None:
    with desk() as context:
        choose(context, "Scarper")
        found = record("scarper", 30)
        context.storage.shelf.keep(save_name("scarper"), replace(found, rules_version=999))
        drawer(context).resume()
        context.clock.advance(1000)
        assert drawer(context).drawer.thumb.table is None and "moves made" in words(context)


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].info.hidden])
def test_neither_words_nor_picture_know_more_than_a_spectator(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with desk() as context:
        people = ",".join(["human"] * GAMES[game].info.seats[0])
        loaded = played_again(record(game, 40, people))
        public = {piece.id for piece in loaded.table.pieces(loaded.match.view(None)) if piece.face_up}
        picture = Miniature(context)
        picture.show(game, loaded, ("A",) * loaded.match.seats)
        assert {piece.id for piece in picture.pieces if piece.face_up} <= public
        told = standing_words(loaded, ("A", "B", "C"), context.texts)
        asked: list[Seat | None] = []

        def watched(seat: Seat | None, ply: int | None = None) -> object:
            asked.append(seat)
            return view(seat, ply)

        view = loaded.match.view
        monkeypatch.setattr(loaded.match, "view", watched)
        assert standing_words(loaded, ("A", "B", "C"), context.texts) == told and set(asked) == {None}


def stands(monkeypatch: pytest.MonkeyPatch, game: str, players: str, values: Sequence[int]) -> str:
    """What is said where this is counted."""
    loaded: LoadedGame = played_again(record(game, 12, players))
    monkeypatch.setattr(type(loaded.table.ledger), "measured", lambda self, view: tuple(values))
    return standing_words(loaded, ("Ada", "Bo", "Cy")[: len(values)], Texts())


def test_who_leads_is_said_from_the_side_of_the_one_person(monkeypatch: pytest.MonkeyPatch) -> None:
    mine, others, people = "human,ai:steady", "ai:steady,human", "human,human"
    assert stands(monkeypatch, "scamorra", mine, (3, 2)) == "You lead 3 to 2"
    assert stands(monkeypatch, "scamorra", others, (3, 2)) == "You are behind, 2 to 3"
    assert stands(monkeypatch, "scamorra", people, (2, 3)) == "Bo leads 3 to 2"
    assert stands(monkeypatch, "scamorra", people, (2, 2)) == "All tied at 2"
    assert stands(monkeypatch, "scrappers", mine, (1, 4)) == "You lead 1 to 4 (damage)"
    assert stands(monkeypatch, "scalawag", "human,ai:steady,ai:steady", (5, 4, 4)) == "You lead"
    assert stands(monkeypatch, "scalawag", "human,human,human", (4, 5, 5)) == "Bo and Cy share the lead"
    assert stands(monkeypatch, "scalawag", "human,human,human", (4, 6, 5)) == "Bo leads"
    assert stands(monkeypatch, "scamorra", mine, ()) == ""
