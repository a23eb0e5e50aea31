"""Every move of Scarper, and how it is written.

A turn is spelled by small moves: trenches, the card, then one move for each thing that its points or its event do.
Moves are small tuples made once and shared; the verb in each keeps two kinds from ever being equal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from scrapdesk.core.notation import BadNotation, expect, number, one_of, words
from scrapdesk.games.scarper.board import ALL_FIELDS, FIELDS, SPACES
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.state import HAND_SIZE, NONE, OFFER_SIZE, Cards


class Deal(NamedTuple):
    """Luck: six event cards each (SA-3.1 B)."""

    entente: Cards
    central: Cards
    verb: str = "deal"


class Brief(NamedTuple):
    """Luck: three mission cards each (SA-3.1 C)."""

    entente: Cards
    central: Cards
    verb: str = "missions"


class Throw(NamedTuple):
    """Luck: one die, or the attacker's and the defender's."""

    dice: tuple[int, ...]
    verb: str = "roll"


class Keep(NamedTuple):
    """One of the missions offered is kept, in secret."""

    mission: int
    verb: str = "keep"


class Dig(NamedTuple):
    """A trench on an own space."""

    field: int
    space: int
    verb: str = "dig"


class Play(NamedTuple):
    """A card is played, for its event or for its command points."""

    card: int
    event: bool
    verb: str = "play"


class Act(NamedTuple):
    """Anything that points or an event do, most of it in a battlefield."""

    verb: str
    field: int = NONE


Move = Deal | Brief | Throw | Keep | Dig | Play | Act

FIELD_VERBS: Final = ("push", "clear", "charge", "assault", "advance", "retreat", "bombard")
PLAIN_VERBS: Final = ("publish", "invest", "end")
USES: Final = ("points", "event")

ACTS: Final = {verb: tuple(Act(verb, field) for field in ALL_FIELDS) for verb in FIELD_VERBS}
PUBLISH: Final = Act("publish")
INVEST: Final = Act("invest")
END: Final = Act("end")


def _digs(field: int, spaces: int) -> tuple[Dig, ...]:
    return tuple(dig for dig in _ALL_DIGS[field] if spaces >> dig.space & 1)


_ALL_DIGS: Final = tuple(tuple(Dig(field, space) for space in range(SPACES)) for field in ALL_FIELDS)
DIGS: Final = tuple(tuple(_digs(field, spaces) for spaces in range(1 << SPACES)) for field in ALL_FIELDS)
"""For a battlefield and the bits of its spaces: a trench on each of them."""


def encode(deck: Deck, move: Move) -> str:
    match move:
        case Act(verb, field):
            return verb if field == NONE else f"{verb} {FIELDS[field]}"
        case Dig(field, space):
            return f"dig {FIELDS[field]} {space + 1}"
        case Play(card, event):
            return f"play {deck.event_ids[card]} {USES[event]}"
        case Keep(mission):
            return f"keep {deck.mission_ids[mission]}"
        case Throw(dice):
            return "roll " + " ".join(map(str, dice))
        case Deal(entente, central):
            return f"deal {_list(deck.event_ids, entente)} {_list(deck.event_ids, central)}"
        case Brief(entente, central):
            return f"missions {_list(deck.mission_ids, entente)} {_list(deck.mission_ids, central)}"


def _list(names: Sequence[str], cards: Cards) -> str:
    return ",".join(names[card] for card in cards)


def decode(deck: Deck, text: str) -> Move:
    parts = words(text)
    reader = _READERS.get(parts[0])
    if reader is None:
        raise BadNotation(f"a move begins with {', '.join(_READERS)}; not {parts[0][:20]!r}")
    return reader(deck, parts)


def _plain(deck: Deck, parts: list[str]) -> Move:
    expect(parts, 1, parts[0])
    return Act(parts[0])


def _in_field(deck: Deck, parts: list[str]) -> Move:
    expect(parts, 2, f"{parts[0]} BATTLEFIELD")
    return Act(parts[0], one_of(parts[1], FIELDS, "battlefield"))


def _dig(deck: Deck, parts: list[str]) -> Move:
    expect(parts, 3, "dig BATTLEFIELD SPACE, such as dig artois 3")
    return Dig(one_of(parts[1], FIELDS, "battlefield"), number(parts[2], 1, SPACES) - 1)


def _play(deck: Deck, parts: list[str]) -> Move:
    expect(parts, 3, "play CARD event or play CARD points")
    return Play(_card(deck.event_ids, parts[1], "card"), bool(one_of(parts[2], USES, "use of a card")))


def _keep(deck: Deck, parts: list[str]) -> Move:
    expect(parts, 2, "keep MISSION")
    return Keep(_card(deck.mission_ids, parts[1], "mission"))


def _throw(deck: Deck, parts: list[str]) -> Move:
    if len(parts) not in (2, 3):
        raise BadNotation("the form is: roll NUMBER, or roll ATTACKER DEFENDER")
    return Throw(tuple(number(part, 1, 6) for part in parts[1:]))


def _deal(deck: Deck, parts: list[str]) -> Move:
    expect(parts, 3, "deal CARDS CARDS")
    entente, central = (_cards(deck.event_ids, part, HAND_SIZE, "card") for part in parts[1:])
    return Deal(entente, central)


def _brief(deck: Deck, parts: list[str]) -> Move:
    expect(parts, 3, "missions MISSIONS MISSIONS")
    entente, central = (_cards(deck.mission_ids, part, OFFER_SIZE, "mission") for part in parts[1:])
    return Brief(entente, central)


def _card(names: Sequence[str], text: str, what: str) -> int:
    if text not in names:
        raise BadNotation(f"{text[:20]!r} is no {what} of this set")
    return names.index(text)


def _cards(names: Sequence[str], text: str, size: int, what: str) -> Cards:
    parts = text.split(",")
    if len(parts) != size:
        raise BadNotation(f"there are {size} {what}s for each side, with commas between them")
    return tuple(_card(names, part, what) for part in parts)


_READERS: Final[dict[str, Callable[[Deck, list[str]], Move]]] = {
    **dict.fromkeys(PLAIN_VERBS, _plain),
    **dict.fromkeys(FIELD_VERBS, _in_field),
    "dig": _dig,
    "play": _play,
    "keep": _keep,
    "roll": _throw,
    "deal": _deal,
    "missions": _brief,
}
