"""SCOPE on its own board: games by clicks, drags, keys and typed lines, in every scenario and for all numbers.

Every way with every set-up, and every game to its end, runs with `--deep`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scrapdesk.core.refusal import Target
from scrapdesk.core.table import DONE
from scrapdesk.games import GAMES
from scrapdesk.games.scope.state import Phase
from scrapdesk.ui.board.spelling import Spelling
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces.scope.commands import Commands
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.furnish import game_table
from scrapdesk.ui.table.sitting import new_sitting
from tests.games.scope.positions import RULES, position
from tests.ui.faces import look_for
from tests.ui.hands import click, desk, drag, press
from tests.ui_board.boards import place_of
from tests.ui_scope.tables import SETUPS, lay_out, reached, seated

ENOUGH = 45
"""So many moves of a game show every kind of question; games of chance last for hundreds."""
WHOLE = 10_000
"""No game has more moves."""
every_setup = pytest.mark.parametrize("name", SETUPS)


def setups(*names: str) -> pytest.MarkDecorator:
    """Some of the set-ups in every run, the others in long ones. Each is played in one way at least in every run, and
    each way goes through quick and advanced rules, other fronts, and another number of people."""
    deep = pytest.mark.deep
    return pytest.mark.parametrize("name", [pytest.param(one, marks=() if one in names else deep) for one in SETUPS])


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False) as opened:
        yield opened


def agree(context: AppContext, table: BoardTable, rng: Random) -> bool:
    """Now and then what is laid out, or enough, is meant; and always where only the tick is left, as when a scout looks
    at a card that has no neighbour."""
    hand = table.stage.hand
    if not hand.waits or (reached(table) and rng.random() < 0.4):
        return False
    return context.scenes.handle(KeyDown("enter", ctrl=True)) or context.scenes.handle(KeyDown("enter"))


@setups("quick", "advanced", "aces", "chain", "four")
def test_a_game_is_played_by_clicks(context: AppContext, name: str) -> None:
    play_by_clicks(context, name, ENOUGH)


@pytest.mark.deep
@every_setup
def test_a_whole_game_is_played_by_clicks(context: AppContext, name: str) -> None:
    play_by_clicks(context, name, WHOLE)


def play_by_clicks(context: AppContext, name: str, most: int) -> None:
    table, rng = seated(context, name), Random(name)
    lay_out(context, table)
    match, hand = table.sitting.match, table.stage.hand
    begun, verbs = match.ply, set()
    while match.outcome is None and match.ply < begun + most:
        before = (match.ply, hand.pointed, hand.draft and hand.draft.laid())
        if not agree(context, table, rng):
            click(context, place_of(table, rng.choice(reached(table))))
        context.scenes.settle()
        after = (match.ply, hand.pointed, hand.draft and hand.draft.laid())
        assert after != before or hand.draft is not None
        verbs |= {entry.text.split()[0] for entry in match.entries(None)[before[0] :] if entry.text}
    assert "move" in verbs and verbs & {"search", "recon", "howitzer", "assault"}


@setups("quick", "large", "artillery", "advance", "three")
def test_a_game_is_played_by_drags(context: AppContext, name: str) -> None:
    play_by_drags(context, name, ENOUGH)


@pytest.mark.deep
@every_setup
def test_a_whole_game_is_played_by_drags(context: AppContext, name: str) -> None:
    play_by_drags(context, name, WHOLE)


def play_by_drags(context: AppContext, name: str, most: int) -> None:
    table, rng = seated(context, name, "7"), Random(name)
    lay_out(context, table)
    match, stage = table.sitting.match, table.stage
    begun, dragged = match.ply, 0
    while match.outcome is None and match.ply < begun + most:
        stage.give_up()
        ply = match.ply
        carried = [target for target in stage.hand.possible() if stage.cast.get(target) and stage.hand.goals_of(target)]
        if carried:
            piece = rng.choice(carried)
            drag(context, place_of(table, piece), place_of(table, rng.choice(stage.hand.goals_of(piece))))
            dragged += match.ply > ply
        if match.ply == ply and not agree(context, table, rng):
            click(context, place_of(table, rng.choice(reached(table))))
        context.scenes.settle()
    assert dragged > 3


def laid(table: BoardTable) -> dict[Target, Target]:
    return {piece.id: piece.slot for piece in table.stage.hand.pieces if piece.id.startswith("card:")}


def test_cards_are_dragged_onto_the_front_and_change_places_until_the_front_is_ready(context: AppContext) -> None:
    table = seated(context, "quick")
    match = table.sitting.match
    sniper, other = "card:german-sniper-2", "card:german-officer-1"  # of equal cards the uppermost is taken
    drag(context, place_of(table, sniper), place_of(table, "square:b2"))
    drag(context, place_of(table, other), place_of(table, "square:c1"))
    assert (laid(table)[sniper], laid(table)[other]) == ("square:b2", "square:c1")
    drag(context, place_of(table, sniper), place_of(table, "square:c1"))
    assert (laid(table)[sniper], laid(table)[other]) == ("square:c1", "square:b2")
    assert match.ply == 0
    drag(context, place_of(table, other), place_of(table, "hand:german:officer"))
    assert laid(table)[other] == "hand:german:officer"
    press(context, "ctrl+z")
    assert laid(table)[other] == "square:b2"
    click(context, place_of(table, "button:clear"))
    assert all(slot.startswith("hand:") for slot in laid(table).values())


def test_the_rest_is_placed_at_random_and_what_was_laid_stays(context: AppContext) -> None:
    table = seated(context, "quick")
    sniper = "card:german-sniper-2"
    drag(context, place_of(table, sniper), place_of(table, "square:d3"))
    assert not table.stage.hand.waits
    click(context, place_of(table, "button:scatter"))
    assert laid(table)[sniper] == "square:d3"
    assert all(slot.startswith("square:") for slot in laid(table).values())
    assert table.stage.hand.complete and table.sitting.match.ply == 0
    press(context, "enter")
    assert table.sitting.match.view(0).cards[2 * 8 + 3] == "s"
    assert table.sitting.match.to_act == 1


def test_the_last_layout_is_kept_for_each_side_and_offered_again(context: AppContext) -> None:
    table = seated(context, "quick")
    assert "button:last" not in table.stage.hand.possible()
    click(context, place_of(table, "button:scatter"))
    before = laid(table)
    press(context, "enter")
    look = look_for("scope", 2)
    assert look is not None
    table = game_table(context, new_sitting(NewTable("scope", ("human", "human")), "Ada", context.make_thinker), look)
    context.scenes.push(table)
    context.scenes.settle()
    settle(context)
    click(context, place_of(table, "button:last"))
    assert laid(table) == before and table.sitting.match.ply == 0
    assert not any(place in str(context.settings.layouts) for place in ("square", "a1"))
    click(context, place_of(table, "button:ready"))
    assert table.sitting.match.to_act == 1
    assert "button:last" not in table.stage.hand.possible()  # the other side has never laid out anything


def test_who_plays_alone_finds_the_last_layout_at_the_other_side_as_well(context: AppContext) -> None:
    found = dict[int, dict[str, str]]()
    for seat in (0, 1):
        players = tuple("human" if at == seat else "ai:random" for at in (0, 1))
        sit_down(context, NewTable("scope", players, {}, "11"))
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, BoardTable)
        while table.sitting.match.to_act != seat:
            match = table.sitting.match
            match.play(1 - seat, next(iter(match.legal_moves(1 - seat))))
        table.after_change("play")
        settle(context)
        offered = "button:last" in table.stage.hand.possible()
        assert offered == (seat == 1)
        table.stage.act_on(table.stage.hand.click(("button:last" if offered else "button:scatter",)))
        found[seat] = laid(table)
        press(context, "ctrl+enter")
        context.scenes.settle()
    turned = {chr(ord("a") + at): chr(ord("d") - at) for at in range(4)}
    for thing, place in found[0].items():
        if thing.startswith("card:german-"):
            there = f"square:{turned[place[7]]}{7 - int(place[8])}"
            assert found[1][thing.replace("german", "soviet")] == there


def test_the_four_cards_of_a_move_change_places_until_they_are_put_back(context: AppContext) -> None:
    table = seated(context, "quick")
    lay_out(context, table)
    match = table.sitting.match
    click(context, place_of(table, "button:move"))
    click(context, place_of(table, "quad:a1b2"))
    before = match.view(0).cards
    pieces = {piece.slot: piece.id for piece in table.stage.hand.pieces}
    drag(context, place_of(table, pieces["square:a1"]), place_of(table, "square:b2"))
    assert laid(table)[pieces["square:a1"]] == "square:b2"
    assert laid(table)[pieces["square:b2"]] == "square:a1"
    assert match.to_act == 0
    press(context, "enter")
    assert match.to_act == 1
    after = match.view(0).cards
    assert (after[0], after[9]) == (before[9], before[0])


def test_putting_four_cards_back_as_they_were_is_a_button(context: AppContext) -> None:
    table = seated(context, "quick")
    lay_out(context, table)
    match = table.sitting.match
    click(context, place_of(table, "button:move"))
    click(context, place_of(table, "quad:b2c3"))
    before = match.view(0).cards
    click(context, place_of(table, "button:keep"))
    assert (match.to_act, match.view(0).cards) == (1, before)


def test_a_scout_that_looks_at_a_card_without_a_neighbour_waits_for_the_tick() -> None:
    state = position("E i O\ni C i\nE i S\n---\ns c e\nd e e\ne e e")
    spelling = Spelling.of(GAMES["scope"].table, RULES.view(state, 0), RULES.legal_moves(state))
    spelling.point("card:german-scout-1", "square:b5")
    assert spelling.nexts() == (DONE,) and spelling.may_end


def notes(table: BoardTable) -> set[str]:
    """What stands on the buttons: on those of the table, and on those beside it."""
    standing = {plate.note for plate in table.part(Commands).plates if plate.visible}
    return standing | {words.text for words in table.look.inscriptions(table.stage.hand.view)}


def test_a_card_that_is_chosen_opens_no_button_that_leads_nowhere(context: AppContext) -> None:
    table = seated(context, "quick")
    commands, hand = table.part(Commands), table.stage.hand
    before = {plate.words: plate.state for plate in commands.plates if plate.visible}
    click(context, place_of(table, next(target for target in hand.possible() if target.startswith("card:"))))
    assert hand.pointed and {plate.words: plate.state for plate in commands.plates if plate.visible} == before


def test_an_officer_drawn_onto_a_quadrant_is_revealed_and_moves_it(context: AppContext) -> None:
    table = seated(context, "advanced")
    lay_out(context, table)
    match = table.sitting.match
    officer = next(target for target in table.stage.hand.possible() if "-officer-" in target)
    drag(context, place_of(table, officer), place_of(table, "quad:c2d3"))
    told = [entry.text for entry in match.entries(0)][-2:]
    assert told[0].startswith("deployment ") and told[1] == "move c2d3"
    assert (match.view(0).phase, match.to_act) == (Phase.ARRANGE, 0)
    assert "swap two of the four cards first" in notes(table)  # Ready is shut, and says why
    cards = [piece.id for piece in table.stage.hand.pieces if piece.slot in ("square:c2", "square:d3")]
    drag(context, place_of(table, cards[0]), place_of(table, cards[1]))
    assert not notes(table) & {"swap two of the four cards first"}


def test_where_a_deployment_has_to_be_agreed_to_its_quadrant_waits_as_well() -> None:
    with desk(speed="off", curtain=False, confirm="always") as context:
        table = seated(context, "advanced")
        match, rng = table.sitting.match, Random(3)
        while match.view(None).phase != Phase.TURN:
            match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
        table.after_change("begin")
        context.scenes.settle()
        settle(context)
        ply = match.ply
        officer = next(target for target in table.stage.hand.possible() if "-officer-" in target)
        drag(context, place_of(table, officer), place_of(table, "quad:c2d3"))
        assert match.ply == ply  # it is only asked


def test_a_click_means_the_quadrant_whose_middle_is_nearest(context: AppContext) -> None:
    table = seated(context, "quick")
    lay_out(context, table)
    click(context, place_of(table, "button:move"))
    x, y = place_of(table, "square:b2")
    _, _, wide, high = table.stage.layout.box("square:b2")
    click(context, (round(x + wide * 0.3), round(y - high * 0.3)))
    assert table.sitting.match.entries(0)[-1].text == "move b2c3"


def test_buttons_of_the_table_answer_to_digits(context: AppContext) -> None:
    table = seated(context, "quick")
    lay_out(context, table)
    press(context, "1")
    assert table.stage.hand.pointed == ("button:search",)
    press(context, "escape", "2")
    assert table.stage.hand.pointed == ("button:move",)


def test_whoever_has_pressed_an_action_is_told_what_to_click(context: AppContext) -> None:
    table = seated(context, "advanced")
    lay_out(context, table)
    for button, head, words in (("move", "Move", "four of your cards"), ("howitzer", "Shell", "one of your mortars")):
        click(context, place_of(table, f"button:{button}"))
        assert table.side.headline.text == head and words in table.side.words.text
        press(context, "escape")
        assert table.side.headline.text != head


@pytest.mark.parametrize("name", ["quick", "advanced", "four"])
def test_a_game_is_played_with_typed_lines(context: AppContext, name: str) -> None:
    play_by_lines(context, name, ENOUGH)


@pytest.mark.deep
@every_setup
def test_a_whole_game_is_played_with_typed_lines(context: AppContext, name: str) -> None:
    play_by_lines(context, name, WHOLE)


def play_by_lines(context: AppContext, name: str, most: int) -> None:
    table, rng = seated(context, name), Random(name)
    match = table.sitting.match
    while match.outcome is None and match.ply < most:
        moves = match.legal_moves(match.to_act or 0)
        ply = match.ply
        assert table.play_text(match.rules.encode_move(rng.choice(list(moves))))
        context.scenes.settle()
        assert match.ply > ply


def test_one_square_is_scouted_with_the_tick_and_two_without(context: AppContext) -> None:
    table = seated(context, "advanced")
    lay_out(context, table)
    match = table.sitting.match
    click(context, place_of(table, "button:recon"))
    click(context, place_of(table, "square:c5"))
    assert table.stage.hand.waits and table.stage.hand.spelling.may_end
    press(context, "ctrl+enter")
    assert "recon c5" in [entry.text for entry in match.entries(0)]


def test_the_coach_lights_the_place_that_it_speaks_of(context: AppContext) -> None:
    table = seated(context, "quick")
    lay_out(context, table)
    press(context, "h")
    for _ in range(3000):
        context.scenes.update(16)
        if not table.sitting.hinting:
            break
    advised = table.stage.attention.advised
    best = table.sitting.match.rules.encode_move
    moves = [move for move in table.sitting.match.legal_moves(0) for path in paths(table, move) if path == advised]
    assert len(moves) == 1 and best(moves[0])
    click(context, place_of(table, "button:move"))
    click(context, place_of(table, "quad:a1b2"))
    assert table.stage.attention.advised == ()


def paths(table: BoardTable, move: object) -> list[tuple[Target, ...]]:
    return [tuple(path) for path in table.sitting.table.paths(table.stage.hand.view, move)]


def test_secret_steps_of_the_enemy_have_no_line_of_their_own(context: AppContext) -> None:
    table = seated(context, "quick")
    lay_out(context, table)
    match = table.sitting.match
    match.play_text(0, "move a1b2")
    match.play(0, match.legal_moves(0)[0])
    told = [line.text for line in table.teller.log(1)]
    assert "The German front is ready." in told and any("moves four cards in a1 to b2" in line for line in told)
    assert not any("face down" in line for line in told)
