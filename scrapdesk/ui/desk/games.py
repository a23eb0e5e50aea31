"""The five games as the desk presents them: name, pitch, number of players, minutes. No rules are loaded for it."""

from __future__ import annotations

from typing import Final, NamedTuple

from scrapdesk.core.words import Line, say


class Presented(NamedTuple):
    """A game's box. `seats` are the numbers that it is played by."""

    id: str
    title: str
    pitch: Line
    seats: tuple[int, ...]
    minutes: int
    tilt: float
    """How askew the box lies, in degrees."""


PRESENTED: Final = (
    Presented(
        "scrappers",
        "Scrappers",
        say(
            "Mechs bolted together from scrap. Lay five cards, then watch them fire from the last to the first. "
            "Every card you draft makes your machine better, and your plans longer."
        ),
        (2, 3, 4),
        30,
        -1.4,
    ),
    Presented(
        "scamorra",
        "La Scamorra",
        say(
            "Rock, paper, scissors on a chessboard. Play a chess card, move one of your three pieces with it, and "
            "take what you beat. Fifteen cards each, then the points are counted."
        ),
        (2,),
        20,
        0.9,
    ),
    Presented(
        "scope",
        "SCOPE",
        say(
            "Two sniper teams in a ruined city, every card face down. Move, search, listen, and fire when you are "
            "sure, or when you can wait no longer."
        ),
        (2, 3, 4),
        15,
        1.0,
    ),
    Presented(
        "scarper",
        "Scarper",
        say(
            "The Western Front, five battlefields and five years. Every card is an order or an event, never both, "
            "and morale is the rope that both sides pull."
        ),
        (2,),
        45,
        -1.1,
    ),
    Presented(
        "scalawag",
        "Scalawag!",
        say(
            "Captains with a hidden crew, and every order may be a lie. Fire, board and sail on what you claim to "
            "have, until somebody calls. The last ship afloat wins."
        ),
        (3, 4, 5, 6, 7, 8),
        30,
        1.5,
    ),
)


def presented(game: str) -> Presented:
    return next(found for found in PRESENTED if found.id == game)
