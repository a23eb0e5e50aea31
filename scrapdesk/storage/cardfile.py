"""The text of a card or scenario file, taken apart into its cards and their lines, and put together again.

What somebody changes in one line changes that line alone: everything else, comments too, stays as it was written. Must
not know what any line means.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from scrapdesk.core.tomltext import BadToml, read_toml

_HEAD: Final = re.compile(r"\[\[([\w-]+)\]\]\s*(#.*)?$")
_SECTION: Final = re.compile(r"\[([\w-]+)\]\s*(#.*)?$")
_LINE: Final = re.compile(r"([\w-]+)\s*=\s*(.*)$")
_ID: Final = re.compile(r"[^a-z0-9]+")
_KEY: Final = re.compile(r"[\w-]+", re.ASCII)
_NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]*)")
_APART: Final = re.compile(r"[\s,;]")
"""What keeps words apart where tables are told without braces, and so may not be in one."""
SEPARATOR: Final = "; "
BRANCHES: Final = ("then", "else")
"""With what begins that holds under a condition."""
SHORT: Final = 400
REMEMBERED: Final = 2000
"""So many values of up to so many letters are remembered: a page of the workshop asks for all of them, again and again.
"""


class CardText(NamedTuple):
    """One card, or the whole of a file that is one thing: its lines from `first` to before `last`."""

    section: str
    """Of the table it is one of; "" for a whole file."""
    first: int
    last: int


class CardLine(NamedTuple):
    """`fuel = 1`: which lines it takes, and its value as it is written there."""

    section: str
    key: str
    raw: str
    first: int
    last: int

    @property
    def words(self) -> str:
        """The value as somebody would type it: words without their quotes, several with a semicolon between them."""
        value = _value(self.raw)
        if isinstance(value, str):
            return value
        if _is_words(value):
            return SEPARATOR.join(piece for one in value for piece in _pieces(one))
        if _is_plain(value):
            return SEPARATOR.join(map(_said, value))
        return " ".join(self.raw.split())

    def written(self, words: str) -> str:
        """What was typed, as it has to be written: quoted where the line had quotes."""
        value = _value(self.raw)
        if isinstance(value, str):
            return json.dumps(words, ensure_ascii=False)
        if _is_plain(value) and not _is_words(value) and not words.strip().startswith("["):
            return _tables(value, words)
        if (value == [] or _is_words(value)) and not words.strip().startswith("["):
            return _listed(words)
        return words.strip()


def _is_words(value: Any) -> bool:
    """Whether it is a list of words, some of which may hold under a condition only."""
    return isinstance(value, list) and bool(value) and all(_pieces(one) for one in value)


def _pieces(one: Any) -> list[str]:
    """`if last`, `then gain fuel 1`, `else gain scrap 1` for words under a condition; none where it is something
    else."""
    if isinstance(one, str):
        return [one]
    if not isinstance(one, dict) or not {"if", "then"} <= one.keys() <= {"if", *BRANCHES}:
        return []
    lists = [(lead, one[lead]) for lead in BRANCHES if lead in one]
    if not isinstance(one["if"], str) or not all(_is_texts(given) for _, given in lists):
        return []
    return [f"if {one['if']}", *(f"{lead} {words}" for lead, given in lists for words in given)]


def _is_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def _listed(words: str) -> str:
    """What was typed, as a list of words; what follows an `if` goes into a table with it."""
    found: list[str | dict[str, Any]] = []
    for piece in (part.strip() for part in words.split(SEPARATOR.strip()) if part.strip()):
        lead, _, rest = piece.partition(" ")
        block = found[-1] if found else None
        if lead == "if":
            found.append({"if": rest.strip(), **{branch: [] for branch in BRANCHES}})
        elif lead in BRANCHES and isinstance(block, dict):
            block[lead].append(rest.strip())
        else:
            found.append(piece)
    return "[" + ", ".join(map(_item, found)) + "]"


def _item(one: str | dict[str, Any]) -> str:
    if isinstance(one, str):
        return json.dumps(one, ensure_ascii=False)
    given = {key: value for key, value in one.items() if value or key != BRANCHES[-1]}
    return "{ " + ", ".join(f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in given.items()) + " }"


def _is_plain(value: Any) -> bool:
    """Whether it is a list of small tables that can be told without braces: each begins with a word that names it."""
    if not isinstance(value, list) or not value or not all(isinstance(one, dict) and _is_named(one) for one in value):
        return False
    return len({next(iter(one)) for one in value}) == 1


def _is_named(table: dict[str, Any]) -> bool:
    flat = (one for value in table.values() for one in (value if isinstance(value, list) else [value]))
    return isinstance(next(iter(table.values()), None), str) and all(
        isinstance(one, int) or (isinstance(one, str) and not _APART.search(one)) for one in flat
    )


def _said(table: dict[str, Any]) -> str:
    """`clear, amount 2, where flanders artois`."""
    first, *rest = table.items()
    return ", ".join([first[1], *(f"{key} {' '.join(map(_word, _many(value)))}" for key, value in rest)])


def _many(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _tables(before: list[dict[str, Any]], words: str) -> str:
    """What was typed, as tables again: with the first key that they had, and lists where there were some."""
    name = next(iter(before[0]))
    listed = {key for table in before for key, value in table.items() if isinstance(value, list)}
    found = []
    for part in [part for part in words.split(SEPARATOR.strip()) if part.strip()] or [""]:
        verb, *rest = (one.strip() for one in part.split(","))
        pairs = {name: json.dumps("-".join(verb.split()), ensure_ascii=False)}
        for key, _, said in (one.partition(" ") for one in rest if one):
            bare = key if _KEY.fullmatch(key) else json.dumps(key, ensure_ascii=False)
            pairs.setdefault(bare, _toml(said.split(), key in listed))
        found.append("{ " + ", ".join(f"{key} = {value}" for key, value in pairs.items()) + " }")
    return "[" + ", ".join(found) + "]"


def _toml(said: list[str], as_list: bool) -> str:
    """A number, yes or no, a word, or several."""
    if as_list or len(said) > 1:
        return "[" + ", ".join(json.dumps(one, ensure_ascii=False) for one in said) + "]"
    word = said[0] if said else ""
    return word if word in ("true", "false") or _NUMBER.fullmatch(word) else json.dumps(word, ensure_ascii=False)


def cards_in(text: str) -> list[CardText]:
    """Every `[[table]]` of a file; a file without any is one thing."""
    lines = text.splitlines()
    heads = [(number, found[1]) for number, line in enumerate(lines) if (found := _HEAD.match(line))]
    if not heads:
        return [CardText("", 0, len(lines))]
    ends = [*(number for number, _ in heads[1:]), len(lines)]
    return [CardText(name, first, last) for (first, name), last in zip(heads, ends, strict=True)]


def lines_of(text: str, card: CardText) -> list[CardLine]:
    """Its values in the order in which they are written; one may take several lines."""
    return list(_lines(text.splitlines(), card))


def _lines(lines: list[str], card: CardText) -> Iterator[CardLine]:
    section, number = card.section, card.first
    while number < card.last:
        line, head = _LINE.match(lines[number]), _SECTION.match(lines[number])
        section = head[1] if head else section
        last = number + 1
        if line:
            raw = line[2]
            while last < card.last and _open(raw):
                raw, last = f"{raw}\n{lines[last]}", last + 1
            yield CardLine(section, line[1], raw, number, last)
        number = last


def _open(raw: str) -> bool:
    """Whether a value goes on in the next line."""
    return raw.lstrip().startswith(("[", "{")) and _value(raw) is None


def _value(raw: str) -> Any:
    """Not to be changed: the next who asks may be given the same."""
    return _short_value(raw) if len(raw) <= SHORT else _meant(raw)


@lru_cache(REMEMBERED)
def _short_value(raw: str) -> Any:
    return _meant(raw)


def _meant(raw: str) -> Any:
    try:
        return read_toml(f"it = {raw}")["it"]
    except BadToml:
        return None


def value_of(text: str, card: CardText, key: str) -> str:
    """What a card says under a key; "" where it says nothing."""
    return next((line.words for line in lines_of(text, card) if line.key == key), "")


def with_line(text: str, line: CardLine, words: str) -> str:
    """The file with other words in one line."""
    lines = text.splitlines()
    lines[line.first : line.last] = [f"{line.key} = {line.written(words)}"]
    return "\n".join(lines) + "\n"


def with_copy(text: str, card: CardText) -> tuple[str, CardText]:
    """The file with the card a second time, at its end, under an id and a name of its own; and that card."""
    lines = text.splitlines()
    block = lines[card.first : card.last]
    while block and (not block[-1].strip() or block[-1].startswith("#")):
        block.pop()
    longer = "\n".join([*lines, "", *block]) + "\n"
    for key in ("id", "name", "title"):
        line = next((line for line in lines_of(longer, cards_in(longer)[-1]) if line.key == key), None)
        if line is not None:
            taken = {value_of(text, one, key) for one in cards_in(text)}
            words = free_id(line.words, taken) if key == "id" else _free_name(line.words, taken)
            longer = with_line(longer, line, words)
    return longer, cards_in(longer)[-1]


def _free_name(wanted: str, taken: set[str]) -> str:
    number = 2
    while f"{wanted} {number}" in taken:
        number += 1
    return f"{wanted} {number}"


def without(text: str, card: CardText) -> str:
    """The file with one card fewer."""
    lines = text.splitlines()
    del lines[card.first : card.last]
    return "\n".join(lines) + "\n"


def free_id(wanted: str, taken: set[str]) -> str:
    """An id that nobody has, made of words."""
    name = _ID.sub("-", wanted.lower()).strip("-") or "my-card"
    found, number = name, 1
    while found in taken:
        number += 1
        found = f"{name}-{number}"
    return found
