"""The short id of a set-up: game, seats, options, seed and version of the rules as a text that can be typed.

Letters and digits in groups of four, told apart without care for upper and lower case, and without I, L, O and U, which
are read as 1, 1, 0 and V. The end is a checksum that finds every single wrong letter and every two that changed places.
Must not know any game; who sits on which seat is no part of it, nor are cards of one's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from scrapdesk.core.digest import digest
from scrapdesk.core.luck import BadSeed, checked_seed
from scrapdesk.core.options import Options
from scrapdesk.core.rules import GameInfo
from scrapdesk.core.words import Line, say

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
READ_AS: Final = {"O": "0", "I": "1", "L": "1", "U": "V"}
BETWEEN: Final = frozenset(" -_.\t\n\r")
"""What people write between the groups."""
GROUP: Final = 4
LONGEST: Final = 400
"""Letters, separators included: more than the longest seed needs."""

_PRIME: Final = 32749
"""Below 32 ** 3. A wrong letter, or two that changed places, alter the number by something that it does not divide."""
_CHECK: Final = 32**3
_GAMES: Final = 1024
_VERSIONS: Final = 32
_SEED_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789._-"
_HEX: Final = "0123456789abcdef"
_HEX_SEED: Final = 8
"""The length of the seeds that the desk draws: such a one takes seven letters of an id."""


class BadGameId(ValueError):
    """A text that is no id, or that no game answers to. `line` is the sentence for people."""

    def __init__(self, line: Line) -> None:
        super().__init__(str(line))
        self.line = line


@dataclass(frozen=True, slots=True)
class SetupId:
    """What an id stands for."""

    game: str
    seats: int
    options: Options
    seed: str


def game_id(info: GameInfo, seats: int, options: Mapping[str, str], seed: str) -> str:
    """The id of a set-up; BadOption or BadSeed where there can be no such set-up."""
    whole = info.options_from(seats, options)
    number = _seed_number(checked_seed(seed))
    for spec in reversed(info.options):
        number = number * len(spec.choices) + spec.choices.index(whole[spec.key])
    number = number * len(info.seats) + info.seats.index(seats)
    number = (number * _VERSIONS + info.rules_version % _VERSIONS) * _GAMES + _code(info)
    return _grouped(number * _CHECK + number % _PRIME)


def read_game_id(text: str, infos: Iterable[GameInfo]) -> SetupId:
    """The set-up that an id stands for, among these games; BadGameId says what is wrong with it."""
    whole, check = divmod(_number(text), _CHECK)
    if whole % _PRIME != check or not whole:
        raise BadGameId(say("that is not a valid game ID: check for a wrong, missing or swapped letter"))
    rest, code = divmod(whole, _GAMES)
    info = next((info for info in infos if _code(info) == code), None)
    if info is None:
        raise BadGameId(say("this ID belongs to a game that this version does not have"))
    rest, version = divmod(rest, _VERSIONS)
    if version != info.rules_version % _VERSIONS:
        raise BadGameId(say("this ID was made with a different version of {game}", game=info.title))
    return _setup(info, rest)


def _setup(info: GameInfo, number: int) -> SetupId:
    number, at = divmod(number, len(info.seats))
    chosen = {}
    for spec in info.options:
        number, choice = divmod(number, len(spec.choices))
        chosen[spec.key] = spec.choices[choice]
    seats = info.seats[at]
    try:
        found = SetupId(info.id, seats, info.options_from(seats, chosen), checked_seed(_seed_text(number)))
    except ValueError as fault:
        raise BadGameId(say("this ID describes a game of {game} that cannot be set up", game=info.title)) from fault
    if _seed_number(found.seed) != number:
        raise BadGameId(say("this ID describes a game of {game} that cannot be set up", game=info.title))
    return found


def _code(info: GameInfo) -> int:
    """A game and its choices, by a number that does not change with what else is on the desk. A version of the game
    that offers other choices has another, so that an id is never read as something that it did not mean."""
    shape = (info.id, info.seats, tuple((spec.key, spec.choices) for spec in info.options))
    return int(digest(shape, 8), 16) % _GAMES


# -- seeds as numbers ---------------------------------------------------------------------------------------


def _seed_number(seed: str) -> int:
    if len(seed) == _HEX_SEED and all(letter in _HEX for letter in seed):
        return 2 * int(seed, 16)
    number = 0
    for letter in seed:
        number = number * len(_SEED_LETTERS) + _SEED_LETTERS.index(letter) + 1
    return 2 * number + 1


def _seed_text(number: int) -> str:
    number, spelled = divmod(number, 2)
    if not spelled:
        text = f"{number:0{_HEX_SEED}x}"
        if len(text) > _HEX_SEED:
            raise BadSeed("a seed of the desk has eight digits")
        return text
    letters = []
    while number:
        number, at = divmod(number - 1, len(_SEED_LETTERS))
        letters.append(_SEED_LETTERS[at])
    return "".join(reversed(letters))


# -- numbers as letters -------------------------------------------------------------------------------------


def _grouped(number: int) -> str:
    letters = []
    while number:
        number, at = divmod(number, len(LETTERS))
        letters.append(LETTERS[at])
    text = "".join(reversed(letters))
    return "-".join(text[at : at + GROUP] for at in range(0, len(text), GROUP))


def _number(text: str) -> int:
    letters = [READ_AS.get(letter, letter) for letter in text[: LONGEST + 1].upper() if letter not in BETWEEN]
    if not letters:
        raise BadGameId(say("a game ID is made of letters and digits in groups of four"))
    if len(text) > LONGEST:
        raise BadGameId(say("that is too long for a game ID"))
    number = 0
    for letter in letters:
        if letter not in LETTERS:
            raise BadGameId(say("a game ID has letters and digits only, and no {letter}", letter=letter))
        number = number * len(LETTERS) + LETTERS.index(letter)
    return number
