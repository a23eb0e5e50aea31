"""Every figure on a table is that of the view: what is written on plates, plaques, lamps and piles, for every seat that
looks on, through whole games. The other door to the same figures is what the text commands tell (`Table.status`), and
how many pieces lie there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from scrapdesk.core.entry import AnyTable
from scrapdesk.core.seats import Seat
from scrapdesk.core.table import Field
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.look import AnyLook, Lettering
from tests.conformance.setups import USUAL, Setup, playout
from tests.ui.faces import look_for

POSITIONS = 24
"""So many of a game are looked at, by each seat and by nobody."""
SIDES = {"scope": ("german", "soviet"), "scarper": ("entente", "central"), "scamorra": ("w", "b")}
CHOOSES = "chooses a mission"
"""Before the first round of a year there is no round."""
YEARS_END = "at year's end"
"""What is written like this counts as a place of its own, for it is not always told."""


SNIPERS = "snipers left"
"""So ends how many a side still has; it stands on its panel, and counts as a place of its own."""
WIDE = 400


def numbers(text: object) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", str(text))]


class Told:
    """The fields of a status, by their label and whose they are."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self._fields = {(str(field.label), field.seat): str(field.value) for field in fields}

    def __call__(self, label: str, seat: Seat | None = None) -> str:
        return self._fields.get((label, seat), "")


def written(look: AnyLook, table: AnyTable, view: Any) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for words in look.inscriptions(view):
        if words.text != "{name}":
            slot = YEARS_END if words.slot == "morale" and YEARS_END in words.text else words.slot
            slot = f"{SNIPERS} {words.slot}" if words.text.endswith(SNIPERS) else slot
            found.setdefault(slot, []).append(words.text)
    for piece in table.pieces(view):
        if piece.slot.startswith("morale"):
            found["flag"] = [one.text for one in look.prints(piece, WIDE) if isinstance(one, Lettering)]
    for plaque in look.plaques(view):
        found.setdefault(plaque.slot, []).append(plaque.figure)
        for slot, note in plaque.notes:
            found.setdefault(slot, []).append(note)
    return found


def scrappers(told: Told, lying: Counter[str], seats: int) -> Iterator[tuple[str, list[int]]]:
    yield "round", numbers(told("round"))[:1]
    for seat in range(seats):
        for what in ("fuel", "scrap", "damage"):
            yield f"{what}:p{seat + 1}", numbers(told(what, seat))[:1]
        hand, deck, pile = numbers(told("cards", seat))
        yield f"handcount:p{seat + 1}", [hand]
        yield f"deckcount:p{seat + 1}", [deck]
        yield f"discardcount:p{seat + 1}", [pile]
    for what, slot in (("draft decks", "draftcount"), ("draft piles", "yardcount")):
        for letter, count in zip("ab", numbers(told(what)), strict=True):
            yield f"{slot}:{letter}", [count]


def scope(told: Told, lying: Counter[str], seats: int) -> Iterator[tuple[str, list[int]]]:
    for seat, side in enumerate(SIDES["scope"]):
        snipers = re.search(r"(\d+) × sniper", told("cards in play", seat))
        yield f"panel:{side}", numbers(told("points", seat))[:1]
        yield f"{SNIPERS} panel:{side}", [int(snipers[1]) if snipers else 0]


def scarper(told: Told, lying: Counter[str], seats: int) -> Iterator[tuple[str, list[int]]]:
    year, _, this, rounds = numbers(told("year"))
    chooses = any(CHOOSES in told("turn", seat) for seat in range(seats))
    yield "turn", [year]
    acts = not chooses and any(told("turn", seat) for seat in range(seats))
    yield "head", [this, rounds] if acts else []
    morale = numbers(told("morale"))[:1]
    yield "flag", morale if morale != [0] else []
    yield YEARS_END, numbers(told("score so far, without missions"))[:1]
    for seat, side in enumerate(SIDES["scarper"]):
        yield f"hand:{side}", numbers(told("cards", seat))


def scalawag(told: Told, lying: Counter[str], seats: int) -> Iterator[tuple[str, list[int]]]:
    yield "portname", numbers(told("port"))
    yield "lockername", numbers(told("locker"))
    for seat in range(seats):
        name, kept = f"p{seat + 1}", numbers(told("challenges", seat))
        yield f"plate:{name}", numbers(told("points", seat))
        yield f"record:{name}", kept


def scamorra(told: Told, lying: Counter[str], seats: int) -> Iterator[tuple[str, list[int]]]:
    for seat, side in enumerate(SIDES["scamorra"]):
        yield f"panel:{side}", numbers(told("points", seat))
        yield f"deck:{side}", [numbers(told("cards left", seat))[0] - lying[f"hand:{side}"]]
        yield f"pile:{side}", [lying[f"pile:{side}"]]


FIGURES: dict[str, Callable[[Told, Counter[str], int], Iterator[tuple[str, list[int]]]]] = {
    "scrappers": scrappers, "scope": scope, "scarper": scarper, "scalawag": scalawag, "scamorra": scamorra
}  # fmt: skip


@pytest.mark.parametrize("setup", [one for one in USUAL if one.seats < 5], ids=str)
def test_every_figure_on_the_table_is_that_of_the_view(setup: Setup) -> None:
    rules, table, look = setup.entry.rules, setup.entry.table, look_for(setup.game, setup.seats)
    assert look is not None
    states, seen, unread = playout(setup, 1).states, dict[str, bool](), []
    for state in states[:: max(1, len(states) // POSITIONS)]:
        for viewer in setup.viewers:
            view = rules.view(state, viewer)
            look.plan(load_level(look.level(viewer)), view)  # so it sits down at a table
            there = written(look, table, view)
            lying = Counter(piece.slot for piece in table.pieces(view))
            for slot, wanted in FIGURES[setup.game](Told(table.status(view)), lying, setup.seats):
                seen[slot] = seen.get(slot, False) or slot in there
                if slot not in there:
                    continue  # not told now, or not to whoever looks on
                found = [number for text in there[slot] for number in numbers(text)]
                if found[: len(wanted)] != wanted:
                    unread.append(f"{slot} shows {there[slot]} instead of {wanted} to {viewer}")
    assert unread == []
    assert [slot for slot, there_once in seen.items() if not there_once] == []
