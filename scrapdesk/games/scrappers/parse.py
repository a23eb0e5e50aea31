"""Reads a card file (SR-8.4): text into a CardSet, or every fault in it with card, field, reason, rule and fix."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from scrapdesk.core.content import BadContent, Content, Fault
from scrapdesk.core.tomltext import BadToml, read_toml
from scrapdesk.core.words import Ref
from scrapdesk.games.scrappers.cards import BASICS, Card, CardSet, Effect, Perk
from scrapdesk.games.scrappers.vocabulary import BadWords, read_condition, read_effect, read_perk, read_shield

T = TypeVar("T")
_Table = Mapping[str, Any]

_TOP: Final = ("game", "kind", "name", "basic", "advanced")
_COMMON: Final = ("id", "name", "copies", "fuel", "does", "shield", "gives", "flavour", "alt")
_FIELDS: Final = {True: _COMMON, False: (*_COMMON, "scrap")}
_ID: Final = re.compile(r"[a-z][a-z0-9-]{1,15}")
FEWEST_ADVANCED, MOST_ADVANCED = 20, 100
MOST_COPIES: Final = 4
LONGEST_NAME, LONGEST_FLAVOUR, ALT_WORDS = 24, 120, 12
MOST_ABILITIES: Final = 4


def read_cards(content: Content) -> CardSet:
    """The card set of a content; BadContent says everything that is wrong with it."""
    if len(content) != 1:
        found = ", ".join(sorted(content)) or "none"
        fault = Fault("cards.toml", "", "", f"a game needs one card file, not {found}", "Give one file.", "SR-8.4")
        raise BadContent((fault,))
    [(file, text)] = content.items()
    return _Reader(file).read(text)


class _Reader:
    """Walks through one file and keeps what it finds wrong."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.faults: list[Fault] = []

    def read(self, text: str) -> CardSet:
        data = self._toml(text)
        self._head(data)
        basics = self._tables(data, "basic")
        advanced = self._tables(data, "advanced")
        cards = [self._card(at, table, True) for at, table in enumerate(basics)]
        cards += [self._card(len(basics) + at, table, False) for at, table in enumerate(advanced)]
        self._whole_set(cards)
        self._stop_at_faults()
        return CardSet(data["name"], tuple(cards))

    def fault(self, place: str, field: str, reason: str, fix: str, rule: str = "SR-8.4") -> None:
        self.faults.append(Fault(self.file, place, field, reason, fix, rule))

    def _stop_at_faults(self) -> None:
        if self.faults:
            raise BadContent(tuple(self.faults))

    # -- the file -----------------------------------------------------------------------------------------

    def _toml(self, text: str) -> _Table:
        try:
            return read_toml(text)
        except BadToml as wrong:
            self.fault("", "", f"this is not TOML: {wrong}", "Compare the line with our own card file.")
            raise BadContent(tuple(self.faults)) from wrong

    def _head(self, data: _Table) -> None:
        for key, right in (("game", "scrappers"), ("kind", "cards")):
            if data.get(key) != right:
                self.fault("", key, f"{key} has to be {right!r}", f'Begin the file with {key} = "{right}".')
        name = data.get("name")
        if not (isinstance(name, str) and name.strip() and len(name) <= LONGEST_NAME):
            self.fault("", "name", "the set has no name", f"Give it one of at most {LONGEST_NAME} letters.")
        for key in data:
            if key not in _TOP:
                self.fault("", key, "there is no such part of a card file", f"The parts are {', '.join(_TOP)}.")

    def _tables(self, data: _Table, key: str) -> list[_Table]:
        rows = data.get(key, [])
        if isinstance(rows, list) and all(isinstance(row, dict) for row in rows):
            return rows
        self.fault("", key, "this is no list of cards", f"Write every card under [[{key}]].")
        return []

    def _whole_set(self, cards: list[Card]) -> None:
        for what, values in (("id", [card.id for card in cards]), ("name", [card.name for card in cards])):
            for value, times in Counter(values).items():
                if value and times > 1:
                    self.fault(value, what, f"{times} cards share this {what}", "Every card needs its own.")
        basics = sum(card.copies for card in cards if card.basic)
        if basics != BASICS:
            fix = f"Copies under [[basic]] have to add up to {BASICS}."
            self.fault("", "basic", f"a basic deck has {BASICS} cards, not {basics}", fix, "SR-1.1")
        advanced = sum(card.copies for card in cards if not card.basic)
        if not FEWEST_ADVANCED <= advanced <= MOST_ADVANCED:
            fix = f"Copies under [[advanced]] have to add up to {FEWEST_ADVANCED} to {MOST_ADVANCED}."
            self.fault("", "advanced", f"two draft decks cannot be made of {advanced} cards", fix, "SR-1.2")

    # -- a card -------------------------------------------------------------------------------------------

    def _card(self, at: int, table: _Table, basic: bool) -> Card:
        place = self._place(at, table, basic)
        for key in table:
            if key not in _FIELDS[basic]:
                rule = "SR-1.1" if key == "scrap" else "SR-8.4"
                reason = "a basic card has no scrap value" if key == "scrap" else "a card has no such field"
                self.fault(place, key, reason, f"The fields are {', '.join(_FIELDS[basic])}.", rule)
        shield = self._words(place, "shield", table["shield"], read_shield) if "shield" in table else None
        stops, strength = shield or ("", 0)
        card = Card(
            kind=at,
            id=self._id(place, table),
            name=Ref(self._text(place, table, "name", LONGEST_NAME)),
            basic=basic,
            copies=self._number(place, table, "copies", 1, MOST_COPIES, 1),
            fuel=self._number(place, table, "fuel", 0, 4, None),
            scrap=0 if basic else self._number(place, table, "scrap", 1, 6, None),
            effects=self._effects(place, "does", table["does"]) if "does" in table else (),
            stops=stops,
            shield=strength,
            perks=self._perks(place, table["gives"]) if "gives" in table else (),
            flavour=self._text(place, table, "flavour", LONGEST_FLAVOUR),
            alt=self._alt(place, table),
        )
        self._sort(place, table)
        return card

    def _place(self, at: int, table: _Table, basic: bool) -> str:
        if table.get("id"):
            return str(table["id"])[:40]
        return f"{'basic' if basic else 'advanced'} card, number {at + 1} of the file"

    def _sort(self, place: str, table: _Table) -> None:
        """A card is an operation or an upgrade, never both."""
        upgrade = "shield" in table
        if upgrade and "does" in table:
            self.fault(place, "does", "an upgrade has no abilities", "Take away `does` or `shield`.", "SR-1.4")
        if "gives" in table and not upgrade:
            fix = 'Give the card a shield, such as shield = "red 1".'
            self.fault(place, "shield", "only an upgrade gives benefits, and every upgrade has a shield", fix, "SR-1.4")
        if not upgrade and "gives" not in table and "does" not in table:
            fix = "Write `does` for an operation or `shield` for an upgrade."
            self.fault(place, "does", "the card does nothing at all", fix, "SR-1.4")

    def _id(self, place: str, table: _Table) -> str:
        given = table.get("id")
        if isinstance(given, str) and _ID.fullmatch(given):
            return given
        self.fault(place, "id", "this is no id", "An id is 2 to 16 of a-z, 0-9 and dash, a letter first.")
        return ""

    def _text(self, place: str, table: _Table, key: str, longest: int) -> str:
        text = table.get(key)
        if not (isinstance(text, str) and text.strip() and text.isprintable()):
            self.fault(place, key, "the card has none", f"Write {key} as one line of text.", "SR-8.2")
            return ""
        if len(text) > longest:
            self.fault(place, key, f"{len(text)} letters do not fit", f"At most {longest} do.", "SR-8.2")
        return text

    def _alt(self, place: str, table: _Table) -> str:
        alt = self._text(place, table, "alt", LONGEST_FLAVOUR)
        if len(alt.split()) > ALT_WORDS:
            fix = f"Describe it in at most {ALT_WORDS}."
            self.fault(place, "alt", f"{len(alt.split())} words are too many for a picture", fix, "SR-8.2")
        return alt

    def _number(self, place: str, table: _Table, key: str, low: int, high: int, default: int | None) -> int:
        value = table.get(key, default)
        if type(value) is int and low <= value <= high:
            return value
        reason = "the card has none" if value is None else f"{str(value)[:20]} is not from {low} to {high}"
        self.fault(place, key, reason, f"Write a number from {low} to {high}.", "SR-8.2")
        return low

    def _effects(self, place: str, field: str, rows: object, depth: int = 0) -> tuple[Effect, ...]:
        if not (isinstance(rows, list) and 1 <= len(rows) <= MOST_ABILITIES):
            self.fault(place, field, f"this is no list of 1 to {MOST_ABILITIES} abilities", 'Such as ["gain fuel 2"].')
            return ()
        return tuple(self._effect(place, f"{field}[{at + 1}]", row, depth) for at, row in enumerate(rows))

    def _effect(self, place: str, field: str, row: object, depth: int) -> Effect:
        if not isinstance(row, dict):
            return self._words(place, field, row, read_effect) or Effect("")
        if depth or not {"if", "then"} <= set(row) <= {"if", "then", "else"}:
            fix = 'The form is { if = "last", then = [...], else = [...] }, not one inside another.'
            self.fault(place, field, "this is no condition with its abilities", fix)
            return Effect("")
        condition = self._words(place, f"{field}.if", row["if"], read_condition) or Effect("if")
        then = self._effects(place, f"{field}.then", row["then"], depth + 1)
        otherwise = self._effects(place, f"{field}.else", row["else"], depth + 1) if "else" in row else ()
        return condition._replace(then=then, otherwise=otherwise)

    def _perks(self, place: str, rows: object) -> tuple[Perk, ...]:
        if not (isinstance(rows, list) and 1 <= len(rows) <= MOST_ABILITIES):
            self.fault(place, "gives", f"this is no list of 1 to {MOST_ABILITIES} benefits", 'Such as ["eject 1"].')
            return ()
        found = [self._words(place, f"gives[{at + 1}]", row, read_perk) for at, row in enumerate(rows)]
        return tuple(perk for perk in found if perk is not None)

    def _words(self, place: str, field: str, row: object, reader: Callable[[str], T]) -> T | None:
        if not isinstance(row, str):
            self.fault(place, field, "this has to be words in quotes", 'Such as "gain fuel 2".')
            return None
        try:
            return reader(row)
        except BadWords as wrong:
            self.fault(place, field, str(wrong), wrong.fix)
            return None
