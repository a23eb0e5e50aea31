"""Games for the tests around a game: played by chance, to their end or part of the way."""

from __future__ import annotations

from random import Random

from scrapdesk.core.match import AnyMatch
from scrapdesk.core.record import Record
from scrapdesk.games import GAMES
from scrapdesk.ui.stops.around import played_record
from scrapdesk.ui.table.exchange import LoadedGame, played_again

EVERY = 1_000_000


def record(game: str, moves: int = EVERY, players: str = "", seed: str = "around") -> Record:
    return played_record(game, moves, players, seed)


def people(game: str) -> str:
    return ",".join(["human"] * GAMES[game].info.seats[0])


def loaded(game: str, moves: int = EVERY, players: str = "") -> LoadedGame:
    return played_again(record(game, moves, players))


def secret_faces(match: AnyMatch, game: str, seat: int) -> set[str]:
    """The ids of pieces that this seat sees and a spectator does not."""
    table = GAMES[game].table
    public = {piece.id for piece in table.pieces(match.view(None)) if piece.face_up}
    return {piece.id for piece in table.pieces(match.view(seat)) if piece.face_up and piece.id not in public}


def play_on(match: AnyMatch, luck: Random, moves: int) -> None:
    for _ in range(moves):
        if match.to_act is not None:
            match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
