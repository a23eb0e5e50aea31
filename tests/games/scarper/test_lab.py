"""What the balance lab notes of Scarper agrees with the games it was noted of, and adds up to what was put in."""

from __future__ import annotations

from typing import Any

from scrapdesk.ai.playing import play_game
from scrapdesk.ai.random_agent import RandomAgent
from scrapdesk.core.estimates import share_of
from scrapdesk.core.events import Event
from scrapdesk.core.match import Entry
from scrapdesk.games import GAMES
from scrapdesk.games.scarper.cards import NEUTRAL
from scrapdesk.games.scarper.lab import Round, ScarperLab, rounds_of
from scrapdesk.games.scarper.lab_report import report, used, won

ENTRY = GAMES["scarper"]
LAB = ScarperLab(ENTRY.rules)  # type: ignore[arg-type]
DECK = ENTRY.rules.deck  # type: ignore[attr-defined]


def entry(seat: int, text: str, *events: Event) -> Entry:
    return Entry(0, seat, text, None, events, None)


def note_of(**changes: Any) -> dict[str, Any]:
    plain = {"seats": 2, "shares": [1.0, 0.0], "ending": "SA-8.2", "moves": 150, "year": 1918, "rounds": 50}
    counts: dict[str, Any] = {count: {} for count in ("actions", "events", "points", "foreign", "kept", "met")}
    return {**plain, **counts, "morale": [1, 2, 3, 4, 5], **changes}


def test_an_action_round_has_the_trenches_bought_before_its_card_and_what_its_points_did() -> None:
    paid = Event("dug", "SA-4.1", {"paid": True})
    given = Event("dug", "SA-9.1", {"paid": False})
    log = [
        entry(0, "dig artois 3", paid),
        entry(0, "play marne points"),
        entry(0, "publish"),
        entry(0, "clear artois"),
        entry(-1, "roll 3"),
        entry(1, "play gas event"),
        entry(1, "dig artois 5", given),
        entry(1, "charge artois"),
        entry(0, "play barbed-wire points"),
        entry(0, "assault picardy"),
    ]
    first, second, third = rounds_of(log)
    assert first == Round(0, "marne", False, frozenset({"trench", "publish", "push"}))
    assert second == Round(1, "gas", True, frozenset())
    assert third == Round(0, "barbed-wire", False, frozenset({"assault"}))


def test_a_note_agrees_with_the_log() -> None:
    match = play_game(ENTRY.rules, [RandomAgent()] * 2, seed="lab")
    note, texts = LAB.note(match), [entry.text for entry in match.entries(None)]
    plays = [text for text in texts if text.startswith("play ")]
    uses = [sum(note[use].values()) for use in ("events", "points", "foreign")]
    assert note["rounds"] == len(plays) == sum(uses)
    assert not set(note["foreign"]) & {card.id for card in DECK.events if card.side == NEUTRAL}
    assert sum(note["events"].values()) == sum(text.endswith(" event") for text in plays)
    assert sum(note["kept"].values()) == sum(text.startswith("keep ") for text in texts)
    assert note["morale"][-1] == match.view(None).morale
    years = sum(event.kind == "year" for entry in match.entries(None) for event in entry.events)
    assert len(note["morale"]) == years == note["year"] - 1913


def test_shares_are_of_the_decided_games() -> None:
    drawn = note_of(shares=[0.5, 0.5])
    assert won([note_of(), note_of(shares=[0.0, 1.0]), drawn], 0).value == 0.5


def test_actions_are_counted_of_the_action_rounds() -> None:
    assert used([note_of(actions={"invest": 4}), note_of(actions={"invest": 1})], "invest").value == 0.05


def test_an_event_is_chosen_in_a_part_of_the_rounds_in_which_it_could_be() -> None:
    tables = report(DECK, [note_of(events={"marne": 1}, points={"marne": 3}, foreign={"marne": 6})]).tables
    rows = {row[0]: row for table in tables if table.title == "Event or points" for row in table.rows}
    *_, foreign, chosen, share = rows["Counter-Attack on the Marne"]
    assert (foreign, chosen, share) == (6, 4, share_of(1, 4))


def test_sa_9_4_bars_fail_where_play_is_lopsided() -> None:
    missed = {bar.what for bar in report(DECK, [note_of(year=1915, ending="SA-8.1")] * 200).bars if not bar.met}
    assert len(missed) == 10
    busy = dict.fromkeys(("trench", "publish", "invest", "push", "charge", "assault"), 5)
    fair = [note_of(shares=[1.0 - at % 2, float(at % 2)], actions=busy) for at in range(200)]
    assert all(bar.met for bar in report(DECK, fair).bars)
