"""The odds beside each battlefield, and those that are told before an attack, are what the rules bring."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

from scrapdesk.core.options import Options
from scrapdesk.core.seats import CHANCE
from scrapdesk.games import GAMES
from scrapdesk.games.scarper.board import FIELDS, FORWARD, neighbour_bonus
from scrapdesk.games.scarper.missions import fulfilled
from scrapdesk.games.scarper.moves import ACTS, Act
from scrapdesk.games.scarper.outlook import charge_lines, outlook, outlook_percents, percents, shares
from scrapdesk.games.scarper.rules import rolls
from scrapdesk.games.scarper.state import Phase, State
from scrapdesk.games.scarper.years import standing
from scrapdesk.ui.board.look import Ornament
from scrapdesk.ui.faces.scarper.decision import weighed
from scrapdesk.ui.faces.scarper.ground import REACH, SPACE, STRIP
from tests.games.scarper.positions import RULES
from tests.ui.faces import look_for
from tests.ui_scarper.tables import sheet_of

POSITIONS = 1_000


def spending(wanted: int) -> list[tuple[State, Act]]:
    """So many charges that could be made in random wars."""
    found: list[tuple[State, Act]] = []
    seed = 0
    while len(found) < wanted:
        rng, state = Random(seed), RULES.setup(2, Options())
        seed += 1
        while state.turn is not None:
            if state.turn == CHANCE:
                state = RULES.apply(state, RULES.sample_chance(state, rng))
                continue
            legal = list(RULES.legal_moves(state))
            if state.phase is Phase.SPEND:
                found += [(state, move) for move in legal if isinstance(move, Act) and move.verb == "charge"]
            state = RULES.apply(state, rng.choice(legal))
    return found[:wanted]


def thrown(state: State, act: Act) -> Counter[str]:
    """What each of the 36 throws does, played out by the rules."""
    rolling = RULES.apply(state, act)
    seat, field = state.turn or 0, act.field
    found: Counter[str] = Counter()
    for dice in rolls(rolling):
        after = RULES.apply(rolling, dice)
        steps = (after.fronts[field] - state.fronts[field]) * FORWARD[seat]
        gone = (state.trenches[field].bit_count()) - after.trenches[field].bit_count()
        if steps:
            found["far" if steps > 1 else "near"] += 1
        elif gone:
            found["two" if gone > 1 else "one"] += 1
        else:
            found["lost" if _beaten(state, dice.dice, field) else "nothing"] += 1
    return found


def _beaten(state: State, dice: tuple[int, ...], field: int) -> bool:
    odds = RULES.view(state, state.turn).charge_odds(field)
    return dice[0] + odds.attack < dice[1] + odds.defence


def test_the_bars_on_the_screen_are_what_the_rules_bring_in_a_thousand_positions() -> None:
    look = look_for("scarper", 2)
    assert look is not None
    checked = 0
    for state, act in spending(POSITIONS):
        seat = state.turn or 0
        look.level(seat)
        view = RULES.view(state, seat)
        bars = [sign for sign in sheet_of(look, view).sheet_ornaments if sign.slot == f"odds:{FIELDS[act.field]}"]
        found = thrown(state, act)
        assert _shares(bars[0]) == [
            found["far"] + found["near"],
            found["two"] + found["one"],
            found["nothing"],
            found["lost"],
        ]
        told = outlook(view.charge_odds(act.field))
        assert told == tuple(Fraction(found[key], 36) for key in ("far", "near", "two", "one", "nothing", "lost"))
        checked += 1
    assert checked == POSITIONS


def _shares(bar: Ornament) -> list[int]:
    return [int(part) for part in dict(bar.picture.args)["shares"].split(",")]


def test_the_words_before_a_charge_say_the_same_chances() -> None:
    for state, act in spending(60):
        odds = RULES.view(state, state.turn).charge_odds(act.field)
        text = " ".join(str(line) for line in charge_lines(odds))
        for chance in outlook_percents(outlook(odds)):
            assert not chance or f" {chance}%" in text
        assert sum(shares(odds)) == 36


def test_a_point_buys_what_is_said_under_the_name_of_a_battlefield() -> None:
    look = look_for("scarper", 2)
    assert look is not None
    for state, _ in spending(200):
        seat = state.turn or 0
        look.level(seat)
        legal = set(RULES.legal_moves(state))
        words = {sign.slot: [] for sign in look.inscriptions(RULES.view(state, seat))}  # type: ignore[var-annotated]
        for sign in look.inscriptions(RULES.view(state, seat)):
            words[sign.slot].append(sign.text)
        for field, name in enumerate(FIELDS):
            text = " ".join(words[f"name:{name}"])
            assert ("Push: 1 point" in text) is (ACTS["push"][field] in legal)
            if "Clear: 2 points" in text:
                assert (ACTS["clear"][field] in legal) is (state.left >= 2)


def test_what_neighbours_add_is_written_between_the_battlefields() -> None:
    """The tags into a battlefield add up to what its charge gets from its neighbours."""
    look = look_for("scarper", 2)
    assert look is not None
    for state, act in spending(150):
        seat = state.turn or 0
        look.level(seat)
        view = RULES.view(state, seat)
        tags = [int(sign.text) for sign in look.inscriptions(view) if sign.text in ("+1", "+2") and sign.slot == "map"]
        leads = [neighbour_bonus(seat, state.fronts, field) for field in range(5)]
        assert sum(tags) == sum(leads)
        assert view.charge_odds(act.field).attack == leads[act.field] + state.year.drill[seat]


def test_shares_in_hundredths_add_up_and_are_rounded_by_less_than_one() -> None:
    for state, act in spending(200):
        odds = RULES.view(state, state.turn).charge_odds(act.field)
        found, told = outlook(odds), outlook_percents(outlook(odds))
        assert sum(told) == 100
        for share, chance in zip(told, found, strict=True):
            assert abs(share - 100 * chance) < 2 and bool(share) is bool(chance)
        ground, trenches, nothing, lost = percents(shares(odds))
        assert (told[0] + told[1], told[2] + told[3], *told[4:]) == (ground, trenches, nothing, lost)


def test_what_rounding_leaves_goes_to_the_largest_remainders() -> None:
    parts = tuple(Fraction(part, 36) for part in (10, 5, 0, 0, 6, 15))
    assert percents(parts) == (28, 14, 0, 0, 17, 41)
    assert percents((1, 1, 1)) == (34, 33, 33) and percents((0, 0)) == (0, 0) and percents((3, 1), 10) == (8, 2)


def test_a_mission_shows_whether_it_is_fulfilled_as_things_are() -> None:
    table = GAMES["scarper"].table
    for state, _ in spending(150):
        seat = state.turn or 0
        view = RULES.view(state, seat)
        kept = state.year.kept[seat]
        piece = next(piece for piece in table.pieces(view) if piece.slot == f"kept:{('entente', 'central')[seat]}")
        assert ("true" in piece.marks) is fulfilled(RULES.deck.missions[kept], seat, standing(state))


def test_a_battlefield_that_is_pointed_at_is_weighed_with_the_chances_of_the_rules() -> None:
    look = look_for("scarper", 2)
    assert look is not None
    for state, act in spending(120):
        seat = state.turn or 0
        look.level(seat)
        view = RULES.view(state, seat)
        look.pointed = (f"field:{FIELDS[act.field]}",)
        told = [sign.text for sign in sheet_of(look, view).sheet_inscriptions if sign.text.endswith("%")]
        assert told == [f"{share}%" for share in outlook_percents(outlook(view.charge_odds(act.field)))]
        shown = [sign for sign in sheet_of(look, view).sheet_ornaments if sign.slot.startswith("odds:")]
        assert not shown
        look.pointed = ()
        assert [sign for sign in sheet_of(look, view).sheet_ornaments if sign.slot.startswith("odds:")]


def test_a_pencilled_arrow_shows_how_far_a_charge_goes_that_goes_forward() -> None:
    look = look_for("scarper", 2)
    assert look is not None
    drawn = 0
    for state, act in spending(120):
        seat, field = state.turn or 0, act.field
        look.level(seat)
        view = RULES.view(state, seat)
        look.pointed = (f"field:{FIELDS[field]}",)
        arrows = [sign for sign in look.ornaments(view) if sign.picture.name == "scarper/advance"]
        look.pointed = ()
        advances = [0] * 9
        for result, chance in view.charge_odds(field).results:
            advances[result.steps] += round(36 * chance)
        forward = [steps for steps in range(1, 9) for _ in range(advances[steps])]
        assert len(arrows) == bool(forward)
        if forward:
            assert arrows[0].slot == f"field:{FIELDS[field]}" and arrows[0].box is not None
            usual = forward[(len(forward) - 1) // 2]
            assert round(arrows[0].box[2] * STRIP + REACH + 6) == SPACE * usual + REACH
            drawn += 1
    assert drawn > 60


def test_nothing_is_weighed_for_whoever_is_not_to_spend() -> None:
    for state, act in spending(20):
        view = RULES.view(state, state.turn)
        assert weighed(view, (f"field:{FIELDS[act.field]}",), state.turn or 0) == act.field
        assert weighed(view, (f"field:{FIELDS[act.field]}",), 1 - (state.turn or 0)) is None
        assert weighed(view, ("order:charge",), state.turn or 0) is None
