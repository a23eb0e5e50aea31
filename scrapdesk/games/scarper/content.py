"""Reads the text of event and mission files into a deck, or says everything that is wrong with it.

A file tells by its `kind` what it holds; several files of one kind are taken together. Must not know where files
lie. What makes a card well-formed is here and nowhere else (SA-9).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from scrapdesk.core.content import BadContent, Content, Fault
from scrapdesk.core.tomltext import BadToml, read_toml
from scrapdesk.core.words import Ref
from scrapdesk.games.scarper.board import ALL_FIELDS, FIELDS
from scrapdesk.games.scarper.cards import (
    FIRST_YEAR,
    LAST_YEAR,
    SIDES,
    WHO,
    YOU,
    Condition,
    Deck,
    Effect,
    EventCard,
    MissionCard,
)
from scrapdesk.games.scarper.state import HAND_SIZE, OFFER_SIZE
from scrapdesk.games.scarper.wording import conditions_text, effects_text

GAME: Final = "scarper"
KINDS: Final = {"events": "event", "missions": "mission"}
"""A kind of file, and what its tables are called."""

Table = Mapping[str, Any]
_ID: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_LONGEST_ID: Final = 20
_LONGEST_TITLE: Final = 40
_ALT_WORDS: Final = 12
_MOST_EFFECTS: Final = 5


class Shape(NamedTuple):
    """What a verb of an effect, or a need of a condition, takes: its keys, and the bounds of its amount."""

    keys: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


EFFECT_SHAPES: Final = {
    "trench": Shape(("amount", "where"), 1, 6),
    "clear": Shape(("amount", "where"), 1, 4),
    "advance": Shape(("amount", "where"), 1, 4),
    "retreat": Shape(("amount", "where"), 1, 4),
    "economy": Shape(("amount", "who"), -6, 6),
    "propaganda": Shape(("amount", "who"), -6, 6),
    "morale": Shape(("amount",), -5, 5),
    "charge": Shape(("amount", "where"), 0, 3),
    "assault": Shape(("amount", "where"), 0, 4),
    "bombard": Shape(("where",)),
    "roll": Shape(),
    "points": Shape(("amount",), 1, 4),
    "scout": Shape(),
    "rethink": Shape(),
    "again": Shape(),
    "silence": Shape(),
    "truce": Shape(),
    "drill": Shape(("amount",), 1, 2),
    "guard": Shape(("amount",), 1, 2),
}

CONDITION_SHAPES: Final = {
    "ahead": Shape(("amount", "where"), 1, 4),
    "lead": Shape(("amount",), 1, 5),
    "gained": Shape(("amount",), 1, 5),
    "held": Shape(("where",)),
    "steady": Shape(("amount",), 1, 5),
    "total": Shape(("amount",), 1, 20),
    "propaganda": Shape(("amount",), 1, 6),
    "economy": Shape(("amount",), 1, 6),
    "richer": Shape(("amount",), 1, 6),
    "trenches": Shape(("amount", "where"), 1, 40),
    "manned": Shape(("amount",), 1, 8),
    "breached": Shape(("amount", "where"), 0, 16),
}

_COMMON: Final = {"id", "title", "history", "alt"}
_EVENT_KEYS: Final = _COMMON | {"side", "points", "year", "effects"}
_MISSION_KEYS: Final = _COMMON | {"morale", "conditions"}


def read_deck(content: Content) -> Deck:
    """The deck of a set of files; BadContent with every fault of all of them."""
    reader = _Reader()
    for name, text in content.items():
        reader.read(name, text)
    reader.check_set()
    if reader.faults:
        raise BadContent(tuple(reader.faults))
    return Deck(tuple(reader.events), tuple(reader.missions))


class _Place(NamedTuple):
    """Where in the content the reader is."""

    file: str
    card: str

    def within(self, field: str) -> Callable[[str], str]:
        return lambda key: f"{field}.{key}" if field else key


class _Reader:
    """Walks all files once and gathers cards and faults."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.events: list[EventCard] = []
        self.missions: list[MissionCard] = []
        self._ids: dict[str, str] = {}
        self._last_file = ""

    def _fault(self, at: _Place, field: str, reason: str, fix: str = "", rule: str = "SA-9") -> None:
        self.faults.append(Fault(at.file, at.card, field, reason, fix, rule))

    # -- files ------------------------------------------------------------------------------------------

    def read(self, name: str, text: str) -> None:
        at = _Place(name, "")
        try:
            data = read_toml(text)
        except BadToml as fault:
            self._fault(at, "", f"this is no TOML: {fault}", "Look for a missing quote or bracket there.")
            return
        if data.get("game") != GAME:
            self._fault(at, "game", f"is {data.get('game')!r}, not {GAME!r}", f'Write game = "{GAME}" at the top.')
        kind = data.get("kind")
        if not isinstance(kind, str) or kind not in KINDS:
            self._fault(at, "kind", f"is {kind!r}, which is none of {', '.join(KINDS)}")
            return
        self._last_file = name
        self._check_keys(at, data, {"game", "kind"}, {KINDS[kind]})
        tables = data.get(KINDS[kind], [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self._fault(at, KINDS[kind], f"has to be tables, each under [[{KINDS[kind]}]]")
            return
        for number, table in enumerate(tables, start=1):
            card = _Place(name, str(table.get("id", f"{KINDS[kind]} {number}")))
            (self._event if kind == "events" else self._mission)(card, table)

    def check_set(self) -> None:
        """What a whole set needs beyond good cards (SA-9.3)."""
        if self.faults:
            return
        at = _Place(self._last_file, "")
        lasting = sum(card.year == FIRST_YEAR and not card.once for card in self.events)
        if lasting < 2 * HAND_SIZE:
            reason = f"only {lasting} events are in the war from 1914 and stay in it; two hands need {2 * HAND_SIZE}"
            self._fault(at, "event", reason, "Add events of 1914 that are not printed once.", "SA-9.3")
        if len(self.missions) < 2 * OFFER_SIZE:
            reason = f"there are {len(self.missions)} missions; both sides need {2 * OFFER_SIZE} to choose from"
            self._fault(at, "mission", reason, "Add missions.", "SA-9.3")

    # -- cards ------------------------------------------------------------------------------------------

    def _event(self, at: _Place, table: Table) -> None:
        before = len(self.faults)
        self._check_keys(at, table, _EVENT_KEYS, {"once", "picture"})
        card_id = self._id(at, table)
        effects = self._effects(at, table.get("effects"), "effects")
        card = EventCard(
            id=card_id,
            title=Ref(self._words(at, table, "title", _LONGEST_TITLE)),
            side=SIDES.index(self._choice(at, table, "side", SIDES)),
            points=self._number(at, table, "points", 1, 4),
            year=self._number(at, table, "year", FIRST_YEAR, LAST_YEAR),
            once=self._flag(at, table, "once"),
            effects=effects,
            text=effects_text(effects),
            history=self._words(at, table, "history", 300),
            picture=self._picture(at, table, card_id),
            alt=self._alt(at, table),
        )
        if len(self.faults) == before:
            self.events.append(card)

    def _mission(self, at: _Place, table: Table) -> None:
        before = len(self.faults)
        self._check_keys(at, table, _MISSION_KEYS, {"picture"})
        card_id = self._id(at, table)
        conditions = self._conditions(at, table.get("conditions"))
        mission = MissionCard(
            id=card_id,
            title=Ref(self._words(at, table, "title", _LONGEST_TITLE)),
            morale=self._number(at, table, "morale", 1, 4),
            conditions=conditions,
            text=conditions_text(conditions),
            history=self._words(at, table, "history", 300),
            picture=self._picture(at, table, card_id),
            alt=self._alt(at, table),
        )
        if len(self.faults) == before:
            self.missions.append(mission)

    def _effects(self, at: _Place, value: object, field: str, least: int = 1) -> tuple[Effect, ...]:
        tables = self._tables(at, value, field, least)
        return tuple(self._effect(at, table, f"{field}[{number}]") for number, table in tables)

    def _effect(self, at: _Place, table: Table, field: str) -> Effect:
        do = self._verb(at, table, "do", EFFECT_SHAPES, field)
        if do is None:
            return Effect("scout")
        if do == "roll":
            return self._roll(at, table, field)
        shape = EFFECT_SHAPES[do]
        self._check_keys(at, table, {"do"}, set(shape.keys), field)
        return Effect(
            do=do,
            amount=self._amount(at, table, shape, field),
            who=self._choice(at, table, "who", WHO, field) if "who" in table else YOU,
            where=self._where(at, table, field),
        )

    def _roll(self, at: _Place, table: Table, field: str) -> Effect:
        self._check_keys(at, table, {"do", "need", "win"}, {"lose"}, field)
        if "." in field:
            self._fault(at, f"{field}.do", "is a roll inside another roll, which no card can say clearly")
            return Effect("roll", need=2)
        return Effect(
            do="roll",
            need=self._number(at, table, "need", 2, 6, field),
            win=self._effects(at, table.get("win"), f"{field}.win"),
            lose=self._effects(at, table.get("lose", []), f"{field}.lose", least=0),
        )

    def _conditions(self, at: _Place, value: object) -> tuple[Condition, ...]:
        found = []
        for number, table in self._tables(at, value, "conditions", 1):
            field = f"conditions[{number}]"
            need = self._verb(at, table, "need", CONDITION_SHAPES, field)
            if need is None:
                continue
            shape = CONDITION_SHAPES[need]
            self._check_keys(at, table, {"need"}, set(shape.keys), field)
            found.append(Condition(need, self._amount(at, table, shape, field), self._where(at, table, field)))
        return tuple(found)

    # -- fields -----------------------------------------------------------------------------------------

    def _check_keys(self, at: _Place, table: Table, needed: set[str], more: set[str], field: str = "") -> None:
        """Reports keys that nobody reads, which are most often misspelled, and keys that are missing."""
        path = at.within(field)
        for key in table:
            if key not in needed | more:
                known = ", ".join(sorted(needed | more))
                self._fault(at, path(key), "is not known here", f"There are {known}.")
        for key in sorted(needed - set(table)):
            self._fault(at, path(key), "is missing")

    def _tables(self, at: _Place, value: object, field: str, least: int) -> list[tuple[int, Table]]:
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            if value is not None:
                self._fault(at, field, "has to be a list of tables in braces")
            return []
        if not least <= len(value) <= _MOST_EFFECTS:
            self._fault(at, field, f"has {len(value)} entries; there can be {least} to {_MOST_EFFECTS}")
        return list(enumerate(value, start=1))

    def _id(self, at: _Place, table: Table) -> str:
        value = table.get("id")
        if not isinstance(value, str) or not _ID.fullmatch(value) or len(value) > _LONGEST_ID:
            if value is not None:
                form = f"small letters, numbers and dashes, at most {_LONGEST_ID}"
                self._fault(at, "id", f"{str(value)[:40]!r} is no id: {form}", 'Such as id = "paris-taxis".')
            return "?"
        if value in self._ids:
            self._fault(at, "id", f"is taken by another card in {self._ids[value]}", "Ids are given once.")
        self._ids[value] = at.file
        return value

    def _words(self, at: _Place, table: Table, key: str, longest: int) -> str:
        value = table.get(key, "")
        if key in table and (not isinstance(value, str) or not value.strip() or len(value) > longest):
            self._fault(at, key, f"has to be a text of 1 to {longest} characters")
            return ""
        return str(value)

    def _alt(self, at: _Place, table: Table) -> str:
        alt = self._words(at, table, "alt", 120)
        if len(alt.split()) > _ALT_WORDS:
            self._fault(at, "alt", f"has {len(alt.split())} words; at most {_ALT_WORDS} are read aloud")
        return alt

    def _picture(self, at: _Place, table: Table, card_id: str) -> str:
        value = table.get("picture", card_id)
        if not isinstance(value, str) or (value != card_id and not _ID.fullmatch(value)):
            self._fault(at, "picture", "has to be the name of a picture, in small letters and dashes")
        return str(value)

    def _number(self, at: _Place, table: Table, key: str, low: int, high: int, field: str = "") -> int:
        value = table.get(key, low)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self._fault(at, at.within(field)(key), f"is {value!r}; it has to be a number from {low} to {high}")
            return low
        return value

    def _amount(self, at: _Place, table: Table, shape: Shape, field: str) -> int:
        if "amount" not in shape.keys:
            return 0
        missing = "amount" not in table and shape.low > 0
        if missing or (table.get("amount") == 0 and shape.low < 0):
            self._fault(at, f"{field}.amount", f"has to say how much, from {shape.low} to {shape.high}, not 0")
            return 1
        return self._number(at, {"amount": table.get("amount", 0)}, "amount", shape.low, shape.high, field)

    def _flag(self, at: _Place, table: Table, key: str) -> bool:
        value = table.get(key, False)
        if not isinstance(value, bool):
            self._fault(at, key, f"is {value!r}; it has to be true or false")
        return bool(value)

    def _choice(self, at: _Place, table: Table, key: str, known: tuple[str, ...], field: str = "") -> str:
        value = table.get(key)
        if isinstance(value, str) and value in known:
            return value
        if key in table:
            self._fault(at, at.within(field)(key), f"is {value!r}, which is none of {', '.join(known)}")
        return known[0]

    def _verb(self, at: _Place, table: Table, key: str, known: Mapping[str, Shape], field: str) -> str | None:
        """What an effect does or a condition needs; None, with a fault, where it is none that is known."""
        value = table.get(key)
        if isinstance(value, str) and value in known:
            return value
        reason = "is missing" if key not in table else f"is {value!r}, which is none of {', '.join(known)}"
        self._fault(at, at.within(field)(key), reason)
        return None

    def _where(self, at: _Place, table: Table, field: str) -> tuple[int, ...]:
        value = table.get("where", list(FIELDS))
        value = [value] if isinstance(value, str) else value
        if not isinstance(value, list) or not value or any(name not in FIELDS for name in value):
            self._fault(at, f"{field}.where", f"has to be a list out of {', '.join(FIELDS)}")
            return ALL_FIELDS
        return tuple(field for field in ALL_FIELDS if FIELDS[field] in value)
