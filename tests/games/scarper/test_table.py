"""How Scarper lies on the table: slots, spellings, sentences, and which decisions are private."""

from __future__ import annotations

from scrapdesk.core.events import Event
from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scarper.state import NONE, Phase, State
from scrapdesk.games.scarper.table import ScarperTable
from scrapdesk.games.scarper.targets import kept_slot, offer_slot
from tests.games.scarper.positions import PLAIN, RULES, fronts, play, position, rules_with, trenches
from tests.games.scarper.test_views import game
from tests.games.told import status_of

TABLE = ScarperTable(PLAIN)
OURS = ScarperTable(RULES)


def paths(state: State, line: str) -> list[tuple[str, ...]]:
    return list(TABLE.paths(PLAIN.view(state, state.turn), PLAIN.decode_move(line)))


def test_a_trench_is_dug_with_the_order_or_with_the_marker_that_pays() -> None:
    state = position(economy=(1, 0))
    assert ("order:dig", "space:artois:4") in paths(state, "dig artois 4")
    assert ("marker:economy:entente", "space:artois:4") in paths(state, "dig artois 4")


def test_a_trench_that_an_event_gives_comes_from_its_card() -> None:
    rules = rules_with('{ do = "trench", amount = 1 }')
    state = play(position("test", rules=rules), "play test event", rules=rules)
    found = ScarperTable(rules).paths(rules.view(state, 0), rules.decode_move("dig artois 4"))
    assert ("card:test", "space:artois:4") in found
    assert not any("marker" in target for path in found for target in path)


def test_a_card_is_laid_on_the_map_for_its_event_and_on_the_form_for_its_points() -> None:
    state = position()
    assert ("card:filler-3", "map") in paths(state, "play filler-3 event")
    assert ("card:filler-3", "points") in paths(state, "play filler-3 points")


def test_a_point_acts_where_it_is_laid() -> None:
    state = play(position(digs=trenches(artois=".... 1...")), "play filler-3 points")
    assert ("point:1", "field:flanders") in paths(state, "push flanders")
    assert ("point:4", "field:artois") in paths(state, "clear artois")
    assert ("point:2", "track:propaganda:entente") in paths(state, "publish")
    assert ("point:3", "track:economy:entente") in paths(state, "invest")
    assert ("marker:propaganda:entente", "propaganda:entente:1") in paths(state, "publish")


def test_an_assault_is_the_whole_card_on_a_battlefield() -> None:
    state = play(position(), "play filler-3 points")
    assert ("card:filler-3", "field:artois") in paths(state, "assault artois")


def test_every_order_that_lies_on_the_table_is_legal_and_every_legal_one_lies_there() -> None:
    for seed in range(4):
        for state, _ in game(seed):
            if state.turn in (None, CHANCE) or state.phase is Phase.KEEP:
                continue
            view = RULES.view(state, state.turn)
            lies = {piece.id for piece in OURS.pieces(view) if piece.id.startswith("order:")}
            spelled = {
                target for move in RULES.legal_moves(state) for path in OURS.paths(view, move) for target in path
            }
            assert {target for target in spelled if target.startswith("order:")} == lies


def test_points_that_would_be_lost_and_an_assault_that_could_lose_the_war_are_asked_about() -> None:
    state = play(position(morale=-13), "play filler-3 points")
    view = PLAIN.view(state, 0)
    assert str(TABLE.risk(view, PLAIN.decode_move("end"))) == "4 command points will be lost"
    assert "in 2 of 3 rolls" in str(TABLE.risk(view, PLAIN.decode_move("assault artois")))
    assert TABLE.risk(PLAIN.view(state._replace(morale=0), 0), PLAIN.decode_move("assault artois")) is None


def test_points_are_laid_out_first_and_dice_are_thrown_at_once() -> None:
    view = PLAIN.view(play(position(), "play filler-3 points"), 0)
    for line, drafted in (
        ("push artois", True),
        ("publish", True),
        ("charge artois", False),
        ("assault artois", False),
    ):
        assert TABLE.drafts(view, PLAIN.decode_move(line)) is drafted


def test_a_push_can_be_dragged_along_the_battlefield() -> None:
    state = play(position(seat=1, lines=fronts(artois=2)), "play filler-3 points")
    assert ("front:artois", "line:artois:5") in paths(state, "push artois")


def test_any_trench_in_the_way_can_be_pointed_at() -> None:
    state = play(position(digs=trenches(artois=".... 2...")), "play filler-3 points")
    found = paths(state, "clear artois")
    assert {("order:clear", "trench:artois:5:1"), ("point:1", "trench:artois:5:2")} <= set(found)


def test_moves_that_cannot_be_taken_back_take_two_targets() -> None:
    for seed in range(3):
        for state, _ in game(seed):
            if state.turn in (None, CHANCE):
                continue
            view = RULES.view(state, state.turn)
            for move in RULES.legal_moves(state):
                assert all(len(path) >= 2 for path in OURS.paths(view, move))


def test_own_cards_lie_open_and_the_enemys_are_backs_named_by_their_slot() -> None:
    pieces = {piece.id: piece for piece in TABLE.pieces(PLAIN.view(position("filler-3", "filler-2 filler-6"), 0))}
    assert pieces["card:filler-3"].slot == "hand:entente"
    assert (pieces["hand:central:1"].face, pieces["hand:central:1"].face_up) == ("event-back", False)
    assert "card:filler-2" not in pieces


def test_the_card_in_play_lies_apart_from_those_played_before() -> None:
    state = play(position("filler-0 filler-3"), "play filler-3 points")
    slots = {piece.id: piece.slot for piece in TABLE.pieces(PLAIN.view(state, 1))}
    assert slots["card:filler-3"] == "in-play"
    assert [name for name, slot in slots.items() if slot == "purse"] == ["point:1", "point:2", "point:3", "point:4"]
    slots = {piece.id: piece.slot for piece in TABLE.pieces(PLAIN.view(play(state, "end"), 1))}
    assert slots["card:filler-3"] == "played"
    assert "purse" not in slots.values()


def test_a_mission_that_was_looked_at_lies_open_for_that_side() -> None:
    rules = rules_with('{ do = "scout" }')
    state = play(position("test", missions=("coast", "breach"), rules=rules), "play test event", rules=rules)
    table = ScarperTable(rules)
    mine = {piece.id for piece in table.pieces(rules.view(state, 0))}
    theirs = {piece.id for piece in table.pieces(rules.view(state, 1))}
    assert {"mission:coast", "mission:breach"} <= mine
    assert "mission:coast" not in theirs


def test_the_mission_that_was_kept_lies_apart_from_those_that_were_offered_with_it() -> None:
    state = position(missions=("coast", "breach"))
    for seat, name in enumerate(("coast", "breach")):
        view = PLAIN.view(state, seat)
        slots = {piece.id: piece.slot for piece in TABLE.pieces(view) if piece.face.startswith("mission:")}
        assert slots.pop(f"mission:{name}") == kept_slot(seat)
        assert slots and set(slots.values()) == {offer_slot(seat)}


def test_a_trench_belongs_to_the_side_of_the_line_it_stands_on() -> None:
    view = PLAIN.view(position(lines=fronts(artois=1), digs=trenches(artois="...1 11..")), None)
    owners = {piece.id: piece.owner for piece in TABLE.pieces(view) if piece.face == "trench" and "artois" in piece.id}
    assert owners == {"trench:artois:4:1": 0, "trench:artois:5:1": 0, "trench:artois:6:1": 1}


def test_only_cards_and_missions_need_a_curtain() -> None:
    state = position()
    assert TABLE.is_private(PLAIN.view(state, 0))
    assert TABLE.is_private(PLAIN.view(state._replace(phase=Phase.KEEP), 0))
    assert not TABLE.is_private(PLAIN.view(play(state, "play filler-3 points"), 0))
    for effect, private in (('{ do = "trench", amount = 1 }', False), ('{ do = "rethink" }', True)):
        rules = rules_with(effect)
        asked = play(position("test", missions=("coast", "breach"), rules=rules), "play test event", rules=rules)
        assert ScarperTable(rules).is_private(rules.view(asked, 0)) is private


def test_a_push_is_the_frontline_and_its_next_place_in_either_order() -> None:
    view = PLAIN.view(play(position(), "play filler-3 points"), 0)
    paths = TABLE.paths(view, PLAIN.decode_move("push artois"))
    assert {("front:artois", "line:artois:5"), ("line:artois:5", "front:artois")} <= set(paths)


def test_what_was_seen_of_a_mission_is_shown_as_doubtful_after_another_choice() -> None:
    state = position(missions=("coast", "breach"))
    coast = PLAIN.deck.mission("coast")
    state = state._replace(year=state.year._replace(seen=(NONE, coast), stale=(False, True)))
    fields = [status_of(TABLE.status(PLAIN.view(state, seat))) for seat in (0, 1, None)]
    assert fields[1][0, "mission"] == "The Coast, unless it has changed since"
    assert fields[0][0, "mission"].startswith("The Coast. At")
    assert (0, "mission") not in fields[2]


def test_a_charge_that_ends_even_and_a_retreat_without_loss_are_told_plainly() -> None:
    state = play(position(), "play filler-3 points", "charge artois")
    events: list[Event] = []
    PLAIN.apply(state, PLAIN.decode_move("roll 3 3"), events.append)
    told = [str(TABLE.narrate(event, ("Ann", "Ben"))) for event in events]
    assert told == ["Ann rolls 3 and adds 0; Ben rolls 3 and adds 0: nothing changes."]
    back = Event("retreated", "SA-6.5", {"seat": 0, "field": "artois", "steps": 1, "lost": 0})
    assert str(TABLE.narrate(back, ("Ann", "Ben"))) == "Ann falls back 1 space in Artois."


def test_moves_are_told_with_their_odds() -> None:
    state = play(position(), "play filler-3 points")
    view = PLAIN.view(state, 0)
    charge = TABLE.describe(view, PLAIN.decode_move("charge artois"))
    assert str(charge) == "charge in Artois: 15 of 36 rolls win, 15 lose"
    assault = TABLE.describe(view, PLAIN.decode_move("assault artois"))
    assert str(assault) == "assault Artois: 4 spaces, for 1 to 3 morale"
    risky = PLAIN.view(state._replace(morale=-13), 0)
    assert str(TABLE.describe(risky, PLAIN.decode_move("assault artois"))).endswith("which can lose you the war")


def test_the_status_shows_what_the_year_would_bring_and_what_holds() -> None:
    state = position(
        lines=fronts(artois=3, lorraine=1), propaganda=(0, 1), drill=(1, 0), bans=(2, 0), missions=("coast", "breach")
    )
    fields = status_of(TABLE.status(PLAIN.view(state, 0)))
    assert fields[None, "score so far, without missions"].startswith("1 for the Entente (battlefields +3")
    assert fields[0, "charges"] == "+1 until the year ends"
    assert fields[0, "next card"] == "no attacks with points"
    assert fields[0, "mission"].startswith("The Coast. At the end of the year you are ahead")
    assert (1, "mission") not in fields


def test_the_board_can_be_read_as_text() -> None:
    view = PLAIN.view(position(lines=fronts(artois=1), digs=trenches(artois="...1 .2..")), None)
    assert TABLE.board_text(view)[1] == "Artois     . . . 1 . | 2 . .  +1"


def test_every_kind_of_event_has_a_sentence() -> None:
    """Whole random games are told without a gap."""
    kinds, told = set(), set()
    for seed in range(12):
        for state, move in game(seed):
            if move is None:
                continue
            events: list[object] = []
            RULES.apply(state, move, events.append)
            for event in events:
                kinds.add(event.kind)  # type: ignore[attr-defined]
                line = OURS.narrate(event, ("Ann", "Ben"))  # type: ignore[arg-type]
                if line is not None:
                    told.add(event.kind)  # type: ignore[attr-defined]
                    assert "{" not in str(line)
    assert kinds == told


def test_a_trench_is_said_to_be_bought_in_a_turn_and_laid_where_an_event_gives_it() -> None:
    dig = PLAIN.decode_move("dig artois 4")
    for row, bought in (("", "buy 2 trenches on space 4"), ("...1", "buy 1 trench on space 4")):
        state = position(economy=(1, 0), digs=trenches(artois=row))
        assert str(TABLE.describe(PLAIN.view(state, 0), dig)).startswith(bought)
    rules = rules_with('{ do = "trench", amount = 1 }')
    given = play(position("test", rules=rules), "play test event", rules=rules)
    assert "buy" not in str(ScarperTable(rules).describe(rules.view(given, 0), rules.decode_move("dig artois 4")))
