"""Names of people: typed at the set-up, remembered, and shown wherever a seat is named; never more than words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pygame
import pytest

from scrapdesk.core.names import cleaned
from scrapdesk.core.record import print_record
from scrapdesk.core.record_reader import parse_record
from scrapdesk.games import GAMES
from scrapdesk.storage.statistics import History, Result, as_csv, sums
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.replay.film import Eyes, Film
from scrapdesk.ui.desk.setup import SetupScene
from scrapdesk.ui.paint.fonts import FACES, FontBook
from scrapdesk.ui.paint.type.letters import SURE
from scrapdesk.ui.paint.type.styles import NOTE
from scrapdesk.ui.requests import OpenSaves, OpenSettings, OpenSetup, OpenStatistics, WatchGame
from scrapdesk.ui.setups import remembered
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.curtain import CurtainScene
from scrapdesk.ui.table.exchange import played_again
from scrapdesk.ui.table.gameids import id_of_sitting
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.widgets.field import TextField
from tests.ui.hands import choose, desk, named, numbers, press, scene, type_in
from tests.ui_around.games import record

PEOPLE = ("human", "human")
HOSTILE = ("**[[none]]** {x}\x1b[2J" + "W" * 30, "\u202e\u05e9\u05e8\u05d4 \U0001f600")


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(player="Ada") as opened:
        yield opened


def setup(context: AppContext, game: str, *players: str) -> SetupScene:
    context.settings.last_setups[game] = {"players": ",".join(players)}
    context.open(OpenSetup(game))
    context.scenes.settle()
    top = scene(context)
    assert isinstance(top, SetupScene)
    return top


def setup_scene(context: AppContext) -> SetupScene:
    top = scene(context)
    assert isinstance(top, SetupScene)
    return top


def at_seat(context: AppContext, seat: int) -> TextField:
    """Asks who sits there: the line for the name of a person."""
    setup_scene(context).table.cards[seat].activate()
    context.scenes.settle()
    return next(w for w in scene(context).reachable() if isinstance(w, TextField) and not w.secret)


def call(context: AppContext, seat: int, name: str) -> None:
    """Types a name at the seat of a person, in the place of what stood there."""
    field = at_seat(context, seat)
    scene(context).focus(field)
    field.write("")
    type_in(context, name)
    choose(context, "Done")


def seen(context: AppContext) -> str:
    """Every text on the screen."""
    return "\n".join(box.text for widget in scene(context).all_widgets() for box in widget.text_boxes())


def table(context: AppContext) -> TableScene:
    return next(one for one in context.scenes.scenes if isinstance(one, TableScene))


def play_on(found: TableScene, moves: int = 100_000) -> None:
    match, luck = found.sitting.match, Random(3)
    while match.to_act is not None and match.ply < moves:
        match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
    found.after_change("goto")


def test_what_is_typed_at_a_seat_is_what_the_seat_is_called(context: AppContext) -> None:
    setup(context, "scrappers", "human", "human", "ai:random")
    call(context, 0, "Grace")
    call(context, 1, "Bo")
    choose(context, "Start")
    found = table(context)
    assert found.sitting.names == ("Grace", "Bo", "Bruno")
    assert parse_record(print_record(found.sitting.record())).names == ("Grace", "Bo", "")


def test_somebody_alone_is_called_as_in_the_settings_or_as_typed(context: AppContext) -> None:
    setup(context, "scrappers", "human", "ai:random")
    assert at_seat(context, 0).hint == "Name (if empty: Ada)"
    choose(context, "Done")
    choose(context, "Start")
    assert table(context).sitting.names == ("Ada", "Bruno")
    context.scenes.pop(table(context))
    setup(context, "scrappers", "human", "ai:random")
    call(context, 0, "Grace")
    choose(context, "Start")
    assert table(context).sitting.names == ("Grace", "Bruno")


def test_names_are_remembered_and_come_back_at_the_next_set_up_and_at_a_quick_start(context: AppContext) -> None:
    setup(context, "scarper", *PEOPLE)
    call(context, 1, "Bo")
    choose(context, "Start")
    assert remembered(context.settings, "scarper").names == ("", "Bo")
    context.scenes.pop(table(context))
    context.open(OpenSetup("scarper"))
    context.scenes.settle()
    assert [card.name for card in setup_scene(context).table.cards] == ["Entente", "Bo"]
    press(context, "escape")
    assert named(context, "Play now").enabled  # the game that was played is the chosen one
    choose(context, "Play now")
    assert table(context).sitting.names == ("Entente", "Bo")


def test_a_name_stays_at_its_seat_while_an_opponent_sits_there(context: AppContext) -> None:
    found = setup(context, "scamorra", *PEOPLE)
    call(context, 1, "Bo")
    for who in ("Haru", "A person"):
        found.table.cards[1].activate()
        context.scenes.settle()
        choose(context, who)
        choose(context, "Done")
    assert found.party.names == ("Ada", "Bo"), "who sat here alone for a while keeps the name, too"


@pytest.mark.parametrize("name", ["blue", "BO", "Bo"])
def test_two_of_one_name_at_a_table_are_refused(context: AppContext, name: str) -> None:
    found = setup(context, "scamorra", *PEOPLE)
    if name.casefold() == "bo":
        call(context, 1, "Bo")
    call(context, 0, name)
    assert "are called" in found.side.start.reason
    call(context, 0, "x")
    assert found.side.start.reason == ""


def test_neither_luck_nor_id_nor_rules_hear_of_a_name() -> None:
    told = []
    for names in ((), ("Grace", "Bo")):
        with desk(curtain=False) as context:
            sit_down(context, NewTable("scope", PEOPLE, seed="luck", names=names))
            context.scenes.settle()
            play_on(table(context), 40)
            sitting = table(context).sitting
            views = [repr(sitting.match.view(seat)) for seat in (None, 0, 1)]
            moves = [move.text for move in sitting.record().moves]
            told.append((id_of_sitting(sitting), sitting.match.digest(sitting.match.ply), moves, views))
    assert told[0] == told[1]


@pytest.mark.parametrize("game", GAMES)
def test_curtain_log_and_result_name_people_as_they_named_themselves(game: str) -> None:
    seats = GAMES[game].info.seats[0]
    names = ("Grace", "Bo", "Cy", "Di")[:seats]
    with desk(hold_to_look=False) as context:
        sit_down(context, NewTable(game, ("human",) * seats, seed="names", names=names))
        context.scenes.settle()
        found = table(context)
        curtain = context.scenes.top
        asked = found.sitting.match.to_act
        if isinstance(curtain, CurtainScene):
            assert asked is not None and names[asked] in [box.text for box in curtain.text_boxes()]
        play_on(found)
        context.scenes.settle()
        log = " ".join(line.text for line in found.teller.log(None))
        assert all(name in log for name in names)
        assert not any(f"{title} " in log.split(". ")[0] for title in GAMES[game].info.seat_names[:seats])
        end = numbers(context)
        words = " ".join([end.title.text, *(child.name for child in end.pane.children())])
        assert all(name in words for name in names)


def test_who_sits_at_one_desk_is_said_in_the_drawer_and_among_the_saved_games(context: AppContext) -> None:
    sit_down(context, NewTable("scamorra", PEOPLE, seed="n", names=("Grace", "Bo")))
    context.scenes.settle()
    play_on(table(context), 8)
    context.scenes.pop(table(context))
    context.scenes.settle()
    assert "Grace and Bo sharing a screen" in seen(context)
    context.open(OpenSaves())
    context.scenes.settle()
    assert "Grace, Bo" in seen(context) and "Grace and Bo sharing a screen" in seen(context)


def test_swapped_sides_take_the_names_along(context: AppContext) -> None:
    sit_down(context, NewTable("scamorra", PEOPLE, seed="n", names=("Grace", "Bo")))
    context.scenes.settle()
    play_on(table(context))
    context.scenes.settle()
    numbers(context)
    choose(context, "Swap sides")
    assert table(context).sitting.names == ("Bo", "Grace")


def test_a_branch_seen_with_the_other_eyes_takes_the_name_to_that_seat() -> None:
    film = Film(played_again(replace(record("scamorra"), names=("Grace", ""))), "Ada")
    assert film.names == ("Grace", "Bruno")
    film.go(4)
    film.look_as(Eyes(1))
    assert (film.branch().players, film.branch().names) == ("ai:steady,human", ("", "Grace"))
    film.look_as(Eyes(0))
    assert (film.branch().players, film.branch().names) == ("human,ai:steady", ("Grace", ""))


@pytest.mark.parametrize("name", ["\u05e9\u05e8\u05d4", "\u674e\u96f7", "Zoe \U0001f600"])
def test_a_name_that_our_letters_cannot_draw_is_refused_at_the_set_up(context: AppContext, name: str) -> None:
    found = setup(context, "scamorra", *PEOPLE)
    call(context, 1, name)
    assert found.side.start.reason == ("The name at Blue has letters our font can't show. Please spell it differently.")
    call(context, 1, "\u017dofia \u0141. \u0416\u0443\u043a \u03a9")
    assert found.side.start.reason == ""


def test_the_name_of_the_player_is_not_changed_to_one_that_cannot_be_drawn(context: AppContext) -> None:
    context.open(OpenSettings("player"))
    context.scenes.settle()
    type_in(context, "\u674e")
    toast = scene(context).passing.toast
    assert context.settings.player == "Ada" and toast is not None and "our font can't show" in toast.text


def test_a_letter_that_no_font_has_is_drawn_as_a_dot_and_a_lone_accent_not_at_all(context: AppContext) -> None:
    writer = context.writer
    assert writer.width("Zo\u00eb \u674e", NOTE) == writer.width("Zo\u00eb \u2022", NOTE)
    block = writer.block("\u05e9\u05b8\u05e8 x\u20dd", NOTE, plain=True)
    assert [piece.text for line in block.lines for piece in line.fragments] == ["\u2022\u2022 x"]


@pytest.mark.parametrize("face", [face for face in FACES if "italic" not in face])
def test_the_letters_that_are_taken_for_granted_are_in_every_font(face: str) -> None:
    pygame.font.init()
    font = FontBook().font(face, 200)
    missing = font.metrics("\ue000")
    assert [letter for letter in SURE - {"\n"} if font.metrics(letter) == missing] == []


def test_hostile_names_of_a_file_are_harmless_on_every_screen(context: AppContext) -> None:
    hostile = replace(record("scamorra", players="human,human"), names=HOSTILE)
    shelf = context.storage.shelf
    shelf.keep("Hostile", parse_record(print_record(replace(hostile, names=tuple(map(cleaned, HOSTILE))))))
    unclean = Result(game="scamorra", players=PEOPLE, ranks=(1, 2), reason="", moves=3, names=HOSTILE)
    context.storage.history.save(History((unclean,)))
    context.settings.last_setups["scamorra"] = {"players": "human,human", "names": "\n".join(HOSTILE)}
    for request in (OpenSaves(), WatchGame(hostile), OpenStatistics("scamorra"), OpenSetup("scamorra")):
        context.open(request)
        context.scenes.settle()
        context.scenes.damage_all()
        context.scenes.draw(pygame.Surface(context.view.size))
        assert "WW" in seen(context) and "\x1b" not in seen(context) and "\u202e" not in seen(context)


def test_statistics_tell_people_apart() -> None:
    def result(ranks: tuple[int, ...], *names: str) -> Result:
        return Result(game="scamorra", players=PEOPLE, ranks=ranks, reason="", moves=3, names=names)

    history = History((result((1, 2), "Grace", "Bo"), result((2, 1), "Grace", "Bo"), result((1, 2))))
    found = {(one.seat, one.name): (one.won, one.played) for one in sums(history, "scamorra")}
    assert found == {(0, ""): (1, 1), (0, "Grace"): (1, 2), (1, ""): (0, 1), (1, "Bo"): (1, 2)}
    assert "Grace, Bo" in as_csv(history)
