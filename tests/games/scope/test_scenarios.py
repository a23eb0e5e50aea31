"""Scenario files: what is read, what is refused and why (SC-6.6)."""

from __future__ import annotations

import pytest

from scrapdesk.core.content import BadContent, own_content
from scrapdesk.core.options import BadOption
from scrapdesk.games.scope import SCOPE
from scrapdesk.games.scope.rules import Scope

OURS = own_content("scope", ("scenarios/*.toml",))

GOOD = {
    "game": '"scope"',
    "kind": '"scenario"',
    "id": '"cellar"',
    "title": '"The Cellar"',
    "mode": '"any"',
    "reserve": "0",
    "mortar_return": "false",
}
GRID = {"columns": "3", "rows": "2"}
CARDS = {"sniper": "2", "officer": "1"}
WIN = {"points": "4"}


def text(
    top: dict[str, str] | None = None,
    grid: dict[str, str] | None = None,
    cards: dict[str, str] | None = None,
    win: dict[str, str] | None = None,
) -> str:
    """A good file, with some fields replaced; a field with an empty value is left out."""
    tables = (
        ("", GOOD | (top or {})),
        ("grid", GRID | (grid or {})),
        ("cards", CARDS | (cards or {})),
        ("win", WIN | (win or {})),
    )
    lines = []
    for name, fields in tables:
        lines += [f"[{name}]"] * bool(name)
        lines += [f"{field} = {value}" for field, value in fields.items() if value]
    return "\n".join(lines) + "\n"


def faults(file: str) -> BadContent:
    with pytest.raises(BadContent) as caught:
        Scope({"scenarios/mine.toml": file})
    return caught.value


def test_sc_6_6_a_scenario_of_ones_own_joins_ours() -> None:
    rules = Scope({**OURS, "scenarios/mine.toml": text()})
    state = rules.setup(2, rules.check_options(2, {"grid": "cellar"}))
    assert state.frame.scenario.cards == (2, 0, 1, 0, 0, 0, 0, 3)
    assert state.frame.size == (3, 2)
    assert len(rules.info.options[0].choices) == 6
    aces = rules.check_options(2, {"grid": "cellar", "theme": "duel-of-aces"})
    assert rules.setup(2, aces).frame.scenario.count("s") == 1


def test_sc_6_6_a_file_with_the_name_of_ours_takes_its_place() -> None:
    rules = Scope({**OURS, "scenarios/quick-duel.toml": text({"id": '"quick-duel"'})})
    assert rules.setup(2, rules.check_options(2, {})).frame.size == (3, 2)


@pytest.mark.parametrize(
    ("file", "field", "word"),
    [
        (text(cards={"sniper": "4"}), "cards.sniper", "the box holds 3"),
        (text(cards={"gun": "3"}), "cards.gun", "the box holds 2"),
        (text({"reserve": "2"}), "cards.sniper", "the box holds 3"),
        (text(cards={"scout": "2", "mortar": "2"}), "cards", "7 cards do not fit on 6 places"),
        (text(grid={"columns": "1"}), "grid.columns", "2 to 8"),
        (text(grid={"rows": "9"}), "grid.rows", "2 to 8"),
        (text({"mode": '"advanced"'}, cards={"sniper": "0"}, win={"points": "2"}), "cards", "nothing here can shoot"),
        (text(win={"points": "7"}), "win.points", "worth 6"),
        (text(win={"points": "0"}), "win", "no points target and no other objective"),
        (text(win={"points": ""}), "win", "no points target and no other objective"),
        (text(win={"units": '["sniper"]'}), "win.units", "wins anyway"),
        (text(win={"units": '["decoy"]'}), "win.units", "no unit"),
        (text(win={"units": '["scout"]'}), "win.units", "no card of this kind"),
        (text(win={"units": '["tank"]'}), "win.units", "tank"),
        (text(cards={"sniper": "0", "mortar": "1"}, win={"points": "2"}), "mode", "only snipers"),
        (text({"mode": '"basic"'}, cards={"sniper": "0", "mortar": "1"}, win={"points": "2"}), "mode", "only snipers"),
        (text(cards={"infantry": "1"}, win={"advance": "true"}), "mode", "advanced mode only"),
        (text({"mode": '"advanced"'}, win={"advance": "true"}), "win.advance", "infantry"),
        (text({"mortar_return": "true"}), "mode", "advanced mode only"),
        (text({"reserve": "1", "mode": '"advanced"'}, cards={"sniper": "0", "mortar": "1"}), "reserve", "sniper"),
        (text(cards={"empty": "4"}), "cards.empty", "3 places"),
        (text({"mode": '"wild"'}), "mode", "basic or advanced"),
        (text({"id": '"The Cellar"'}), "id", "small letters"),
        (text({"title": ""}), "title", "must be there"),
        (text({"kind": '"cards"'}), "kind", "no scenario"),
        (text({"colour": '"red"'}), "colour", "no such field"),
        (text(cards={"sniper": '"two"'}), "cards.sniper", "whole number"),
        (text(cards={"sniper": "true"}), "cards.sniper", "whole number"),
        (text(cards={"sniper": "-1"}), "cards.sniper", "not a number"),
        (text(grid={"rows": ""}), "grid.rows", "must be there"),
        ("grid = 3\n", "grid", "a table"),
        ("this is no toml", "", "no TOML"),
    ],
)
def test_sc_6_6_what_cannot_be_played_is_refused_with_the_reason(file: str, field: str, word: str) -> None:
    found = faults(file).faults
    assert any(fault.field == field and word in fault.reason for fault in found), found
    assert all(fault.file == "scenarios/mine.toml" for fault in found)


def test_sc_6_6_all_faults_are_told_at_once() -> None:
    found = faults(text(grid={"columns": "9"}, cards={"gun": "5"}, win={"points": "99"})).faults
    assert {fault.field for fault in found} >= {"grid.columns", "cards.gun", "win.points"}
    assert all(fault.fix for fault in found)


def test_two_files_cannot_share_an_id() -> None:
    with pytest.raises(BadContent, match="two files"):
        Scope({**OURS, "scenarios/mine.toml": text({"id": '"quick-duel"'})})


def test_without_any_grid_there_is_no_game() -> None:
    with pytest.raises(BadContent, match="no scenario with a grid"):
        Scope({"scenarios/duel-of-aces.toml": OURS["scenarios/duel-of-aces.toml"]})


def test_sc_6_6_the_worth_of_a_front_counts_its_reserve() -> None:
    file = text({"reserve": "1"}, win={"points": "8"})
    rules = Scope({"scenarios/mine.toml": file})
    assert rules.setup(2, rules.check_options(2, {})).score.reserve == (1, 1)


def test_an_aim_of_its_own_and_a_theme_do_not_go_together() -> None:
    rules = Scope({**OURS, "scenarios/mine.toml": text(win={"points": "", "units": '["officer"]'})})
    assert rules.check_options(2, {"grid": "cellar"})["mode"] == "basic"
    with pytest.raises(BadOption, match="aim of its own"):
        rules.check_options(2, {"grid": "cellar", "theme": "duel-of-aces"})


def test_a_theme_that_does_not_fit_on_a_grid_is_refused_with_the_reason() -> None:
    full = text(grid={"columns": "2"}, cards={"decoy": "1"})
    rules = Scope({**OURS, "scenarios/mine.toml": full})
    with pytest.raises(BadOption, match="do not fit"):
        rules.check_options(2, {"grid": "cellar", "theme": "silence-the-artillery"})


def test_a_grid_for_one_mode_chooses_it() -> None:
    rules = Scope({"scenarios/mine.toml": text({"mode": '"advanced"'})})
    assert rules.check_options(2, {})["mode"] == "advanced"
    with pytest.raises(BadOption, match="advanced mode only"):
        rules.check_options(2, {"mode": "basic"})


def test_our_own_files_are_in_the_same_form() -> None:
    assert len(OURS) == 10
    assert SCOPE.content == OURS
    assert [theme.id for theme in Scope(OURS).library.themes] == [
        "chain-of-command",
        "duel-of-aces",
        "silence-the-artillery",
        "stop-the-advance",
        "without-snipers",
    ]
