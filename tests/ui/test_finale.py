"""The end of a game: who has won is told on the game's own stage, with faces and why, and the numbers come after."""

from __future__ import annotations

import re
from random import Random

import pytest

from scrapdesk import paths
from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.faces import FACES
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.paint.art.generators.letters import can_letter
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.ending import EndScene
from scrapdesk.ui.table.finale import COMES_MS, DEAF_MS, FinaleScene, FinaleStage
from scrapdesk.ui.table.finale_people import Person
from scrapdesk.ui.table.scene import TableScene
from tests.ui.hands import choose, desk, frame, numbers, painted, press


def over(context: AppContext, game: str, *players: str, seed: str = "end") -> FinaleScene:
    """A game that has just been played to its end by chance."""
    sit_down(context, NewTable(game, players or ("human", "ai:random"), seed=seed))
    return over_now(context)


def over_now(context: AppContext) -> FinaleScene:
    """The game on the screen, played to its end by chance."""
    context.scenes.settle()
    table = next(scene for scene in reversed(context.scenes.scenes) if isinstance(scene, TableScene))
    match, luck = table.sitting.match, Random(5)
    while match.to_act is not None:
        match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
    table.after_change("goto")
    for _ in range(3):
        settle(context)
        context.later.frame_over()
    finale = context.scenes.top
    assert isinstance(finale, FinaleScene)
    return finale


@pytest.mark.parametrize("game", GAMES)
def test_it_says_who_has_won_and_why_with_every_face(game: str) -> None:
    seats = GAMES[game].info.seats[0]
    with desk() as context:
        finale = over(context, game, "human", *["ai:random"] * (seats - 1))
        words = " ".join(box.text for box in finale.text_boxes())
        names = [name for name, _, _ in finale.ending.people]
        assert finale.ending.headline and len(names) == seats
        if (
            game == "scope"
        ):  # names stand on the panels of the two fronts; the lens has the score, and the last deed below it
            first, second = sorted((int(told.split()[0]) for _, told, _ in finale.ending.people), reverse=True)
            assert f"{first} points to {second}" in words and re.search(
                r" shot (the|their|your) [a-z ]+ on [a-h]\d\.", words
            )
        else:
            assert finale.ending.reason in words and all(name in words for name in names)
        painted(context)


def test_you_win_is_said_to_the_only_person_and_a_name_to_several() -> None:
    with desk() as context:
        headlines = {over(context, "scamorra", seed=str(number)).ending.headline for number in range(12)}
        assert {"You win", "Bruno wins"} <= headlines
        two = {over(context, "scamorra", "human", "human", seed=str(number)).ending.headline for number in range(6)}
        assert "You win" not in two and any("wins" in words for words in two)


def test_captured_pieces_lie_under_the_names_and_a_loss_is_sober() -> None:
    with desk() as context:
        moods = set[tuple[bool, bool]]()
        for number in range(12):
            ending = over(context, "scamorra", seed=str(number)).ending
            for seat, (_, reached, _) in enumerate(ending.people):
                shown = ending.trophies[seat]
                assert reached.split()[0] == str(len(shown))
                assert all(what.args == (("side", "bw"[seat]),) for what in shown)
            assert ending.scenery is not None
            moods.add((ending.headline == "Bruno wins", ("mood", "sober") in ending.scenery.args))
        assert moods <= {(True, True), (False, False)} and len(moods) == 2


def test_after_a_knockout_the_last_piece_lies_in_two_below_the_name_of_who_lost_it() -> None:
    with desk() as context:
        knocked_out = over(context, "scamorra", seed="end-920")
        assert knocked_out.ending.reason == "Knockout: the last piece was captured"
        assert [(seat, what.name) for seat, what in knocked_out.ending.wrecks.items()] == [(1, "scamorra/broken-stone")]
        beaten = next(one for one in knocked_out.widgets if isinstance(one, Person) and not one.won)
        plain = next(one for one in knocked_out.widgets if isinstance(one, Person) and one.won)
        assert beaten.rect.bottom > plain.rect.bottom and beaten.rect.bottom <= knocked_out.buttons[0].rect.top
        painted(context)
        out_of_cards = over(context, "scamorra", seed="end-2924")
        assert "cards" in out_of_cards.ending.reason and not out_of_cards.ending.wrecks


def test_faces_hang_in_the_frames_of_their_sides_and_a_person_has_no_companions_face() -> None:
    with desk() as context:
        names = ("Bruno", "Amara")
        sit_down(context, NewTable("scamorra", ("human", "ai:random"), seed="end", names=names))
        finale = over_now(context)
        red, blue = (widget for widget in finale.widgets if isinstance(widget, Person))
        assert red.mount is not None and red.mount.round and blue.mount is not None and not blue.mount.round
        assert red.what.name == "people/person" and ("shirt", "#B3261E") in red.what.args
        assert blue.what.name == "people/amara"
        glad = {person.won: dict(person.mount.what.args)["mood"] for person in (red, blue) if person.mount}
        assert glad == {True: "glad", False: "plain"}


def test_its_ways_lead_to_a_rematch_the_numbers_the_desk_and_the_table() -> None:
    with desk() as context:
        finale = over(context, "scamorra")
        numbers(context)
        choose(context, "Back")
        assert context.scenes.top is finale
        press(context, "escape")
        assert isinstance(context.scenes.top, TableScene)
        over(context, "scamorra")
        choose(context, "Rematch")
        again = context.scenes.top
        assert isinstance(again, TableScene)
        assert again.sitting.match.outcome is None
    with desk() as context:
        over(context, "scamorra")
        choose(context, "Back to the desk")
        assert isinstance(context.scenes.top, DeskScene)


def stages(finale: FinaleScene) -> list[FinaleStage]:
    return [widget for widget in finale.widgets if isinstance(widget, FinaleStage)]


def test_it_comes_by_and_by() -> None:
    with desk(speed="normal") as context:
        finale = over(context, "scrappers", "human", "human")
        context.scenes.pop()
        context.scenes.settle()
        context.scenes.push(finale)
        context.scenes.settle()
        assert max(stage.rise for stage in stages(finale)) > 0.5
        context.clock.advance(COMES_MS / 4)
        assert 0 < max(stage.rise for stage in stages(finale)) < 1
        context.clock.advance(COMES_MS)
        assert max(stage.rise for stage in stages(finale)) == 0


def test_with_reduced_motion_it_is_simply_there() -> None:
    with desk(speed="normal", reduced_motion=True) as context:
        assert max(stage.rise for stage in stages(over(context, "scamorra"))) == 0


def test_every_face_has_a_stage_a_band_and_letters() -> None:
    portfolio = open_portfolio()
    names = portfolio.catalogue(portfolio.library(paths.assets()))
    for game in FACES:
        assert {f"{game}/finale", f"{game}/finale-band", f"{game}/lettered"} <= names.keys()


def test_names_that_nobody_lettered_are_set_in_type() -> None:
    assert can_letter("BRUNO WINS") and not can_letter("ZOË WINS") and not can_letter("X" * 40)


@pytest.mark.parametrize("game", GAMES)
def test_a_key_that_hurried_what_was_shown_begins_no_new_game(game: str) -> None:
    with desk(speed="normal") as context:
        finale = over(context, game, "human", *["ai:random"] * (GAMES[game].info.seats[0] - 1))
        finale.enter()  # it is just coming
        for _ in range(8):
            press(context, "space")
            press(context, "enter")
            context.clock.advance(400)  # whoever is in a hurry presses again and again
            context.clock.finish()
            frame(context)
            assert context.scenes.top is finale
        context.clock.advance(DEAF_MS)
        press(context, "space")
        assert context.scenes.top is not finale


def test_the_last_game_watched_with_space_is_not_followed_by_another() -> None:
    with desk(speed="normal") as context:
        finale = over(context, "scope", "ai:random", "ai:random")
        finale.enter()
        press(context, "space", "space", "space")
        assert context.scenes.top is finale
        press(context, "tab", "enter")  # whichever has the focus
        assert context.scenes.top is finale
        context.clock.advance(DEAF_MS)
        press(context, "enter")
        assert isinstance(context.scenes.top, EndScene)
