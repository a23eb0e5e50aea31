"""The games that are on the table: one a game, kept after every move, named as people would name it.

Owns the names under which they are saved. Must not know how a scene shows them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scrapdesk.core.players import HUMAN, people_of, players_of
from scrapdesk.core.record import Record
from scrapdesk.core.seats import CHANCE
from scrapdesk.core.words import listed
from scrapdesk.storage.people import seated
from scrapdesk.storage.saves import RUNNING
from scrapdesk.ui.context import Shelf
from scrapdesk.ui.frame.texts import Texts

__all__ = ["HUMAN", "Running", "called_at", "opponent_names", "opposition", "running", "save_name"]


class Running(NamedTuple):
    """A game that can be gone on with: against whom, and how far it is."""

    against: str
    standing: str
    record: Record


def save_name(game: str) -> str:
    """Where the running game of a kind lies, if only one window is open."""
    return f"{RUNNING} {game}"


def running(shelf: Shelf, game: str, texts: Texts) -> Running | None:
    """The game on the table; None if there is none that could go on."""
    save = shelf.load(shelf.place(game))
    if save is None or save.record.finished or save.record.game != game:
        return None
    moves = sum(move.actor != CHANCE for move in save.record.moves)
    against = opposition(players_of(save.record), texts, save.record.names)
    return Running(against, texts.count(moves, "{n} move made", "{n} moves made"), save.record)


def opponent_names(players: Sequence[str], names: Sequence[str] = ()) -> tuple[str, ...]:
    """What each opponent is called, in the order of their seats; "" for a person. `names` are those that were given."""
    return tuple(one.name if one is not None else "" for one in seated(players, names))


def called_at(players: Sequence[str], texts: Texts, names: Sequence[str] = ()) -> tuple[str, ...]:
    """What everybody at a table is called, seat by seat: opponents by name, people as they called themselves."""
    told = (*names, *("" for _ in players))[: len(players)]
    both = zip(opponent_names(players, names), told, strict=True)
    return tuple(one or name or texts("Player {n}", n=seat + 1) for seat, (one, name) in enumerate(both))


def opposition(players: Sequence[str], texts: Texts, names: Sequence[str] = ()) -> str:
    """`against Ines`, or `with Ben, Bruno and Ines`, who may be partners: everybody but the first person. Or which
    people play among themselves, or whom one only watches."""
    people, everybody = people_of(players), called_at(players, texts, names)
    if len(people) == len(players):
        if names and all(names) and len(names) < 4:
            return texts("{names} sharing a screen", names=listed(list(names)))
        return texts.count(len(players), "{n} person", "{n} people sharing a screen")
    others = [name for seat, name in enumerate(everybody) if seat != (people[0] if people else None)]
    if len(others) > 3:
        more = len(others) - 1
        if not people:
            return texts("watching {name} and {n} more", name=others[0], n=more)
        return texts("with {name} and {n} more", name=others[0], n=more)
    names_told = listed(others)
    if not people:
        return texts("watching {names}", names=names_told)
    return texts("against {names}", names=names_told) if len(others) == 1 else texts("with {names}", names=names_told)
