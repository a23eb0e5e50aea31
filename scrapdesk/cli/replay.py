"""`scrapdesk replay`: a record told in words, checked against the rules, or laid open ply by ply."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scrapdesk.cli.console import tell, tell_all, tell_json, tell_wrapped
from scrapdesk.cli.errors import BAD, FINE
from scrapdesk.cli.parsing import Commands, add_command, add_json
from scrapdesk.core.match import Match
from scrapdesk.core.notation import actor_text
from scrapdesk.core.players import players_of
from scrapdesk.core.record import Record
from scrapdesk.core.rules import Outcome
from scrapdesk.core.seats import CHANCE

if TYPE_CHECKING:
    from scrapdesk.cli.records import Loaded

_EXAMPLES = """\
  scrapdesk replay evening.txt                    the game in words
  scrapdesk replay evening.txt --verify           every move, every roll and every digest checked
  scrapdesk replay evening.txt --trace            one line of JSON a ply, for another program
"""


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "replay",
        "print, check or trace a record",
        run,
        "Replay a record under the rules, checking every move, shuffle, roll and digest.\n"
        "The exit code is 1 when the record is damaged or does not follow the rules.",
        _EXAMPLES,
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a record written by --save, --records or the desk")
    parser.add_argument("--verify", action="store_true", help="only say whether it is complete and correct")
    parser.add_argument(
        "--trace",
        action="store_true",
        help="a line of JSON for every ply: who is asked, all legal moves, the move played, and the digest",
    )
    parser.add_argument(
        "--unsigned", action="store_true", help="a hand-made record: no checksum, any shuffles and rolls"
    )
    add_json(parser, "the result")


def run(arguments: argparse.Namespace) -> int:
    from scrapdesk.cli.records import BadRecordFile, load_record

    try:
        loaded = load_record(arguments.file, arguments.unsigned)
    except BadRecordFile as fault:
        if not arguments.json:
            raise
        tell_json({"file": str(fault.path), "ok": False, "line": fault.line, "reason": fault.reason})
        return BAD
    if arguments.trace:
        tell_all(_trace(loaded))
    elif arguments.json:
        tell_json(_as_json(arguments.file, loaded, with_moves=not arguments.verify))
    elif arguments.verify:
        tell(f"{arguments.file}: complete and correct. {_sentence(loaded)}")
    else:
        tell_wrapped(_story(loaded))
    return FINE


def _sentence(loaded: Loaded) -> str:
    from scrapdesk.cli.narration import Narrator, played_moves
    from scrapdesk.cli.seating import names_of_seats

    match, info = loaded.match, loaded.match.rules.info
    names = names_of_seats(info, match.seats, loaded.record.names)
    moves = played_moves(match.entries(None))
    head = f"{info.title}, {match.seats} seats, {moves} {'move' if moves == 1 else 'moves'}"
    if match.outcome is None:
        asked = match.to_act
        return f"{head}; {'nobody' if asked is None else names[asked]} to act."
    return f"{head}. {Narrator(_table(loaded), names).ending(match.outcome)}"


def _story(loaded: Loaded) -> Iterator[str]:
    """The record in words: all of a finished game, of an open one what everybody may know."""
    from scrapdesk.cli.luck import luck_lines
    from scrapdesk.cli.narration import Narrator, setup_words
    from scrapdesk.cli.seating import names_of_seats, titled

    record, match = loaded.record, loaded.match
    names = names_of_seats(match.rules.info, match.seats, record.names)
    narrator = Narrator(_table(loaded), names)
    seed = match.seed if record.finished else ""
    yield setup_words(match.rules, match.seats, str(match.options), seed)
    players = players_of(record) if record.players else ()
    seated = [titled(match.rules.info, match.seats, seat, record.names) for seat in range(match.seats)]
    yield ", ".join(f"{who}: {player}" for who, player in zip(seated, players, strict=False)) or ", ".join(seated)
    yield from _remarks(record)
    yield ""
    yield from narrator.entries(match.entries(None), None)
    yield ""
    if match.outcome is None:
        yield f"Unfinished game: {_sentence(loaded)} Only public information was printed."
    else:
        yield narrator.ending(match.outcome)
        yield from narrator.standing(match.outcome)
        yield ""
        yield from luck_lines(match, names)


def _remarks(record: Record) -> Iterator[str]:
    if record.practice:
        yield "A practice game: a move that had revealed something was undone."
    if record.given_luck:
        yield "Its shuffles and rolls were set by hand and don't match the seed."
    if record.content:
        yield f"Played with custom card or scenario files: {', '.join(name for name, _ in record.content)}."


def _table(loaded: Loaded) -> Any:
    own = loaded.match.rules is loaded.entry.rules
    return loaded.entry.table if own else loaded.entry.make_table(loaded.match.rules)


# -- for programs ---------------------------------------------------------------------------------------


def _as_json(path: Path, loaded: Loaded, with_moves: bool) -> dict[str, Any]:
    record, match = loaded.record, loaded.match
    found: dict[str, Any] = {
        "file": str(path),
        "ok": True,
        "game": record.game,
        "rules_version": record.rules_version,
        "seats": record.seats,
        "options": dict(match.options),
        "players": record.players,
        "names": list(record.names),
        "plies": len(record.moves),
        "finished": record.finished,
        "practice": record.practice,
        "given_luck": record.given_luck,
        "digest": match.digest(match.ply),
        "outcome": outcome_json(match.outcome),
    }
    if with_moves:
        entries = match.entries(None)
        found["moves"] = [{"ply": e.ply, "actor": actor_text(e.actor), "move": e.text or None} for e in entries]
    return found


def outcome_json(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {
        "ranks": list(outcome.ranks),
        "points": list(outcome.points),
        "together": outcome.together,
        "winners": [actor_text(seat) for seat in outcome.winners],
        "reason": str(outcome.reason),
        "rule": outcome.rule,
    }


def _trace(loaded: Loaded) -> Iterator[str]:
    """A line for every ply: the position before its move. The last line is the position after all moves."""
    from json import dumps

    record, rules = loaded.record, loaded.match.rules
    match: Match[Any, Any, Any] = Match(rules, record.seats, dict(record.options), record.seed, run_luck=False)
    match.given_luck = record.given_luck
    for recorded in record.moves:
        yield dumps(_position(match) | {"move": recorded.text})
        match.repeat(recorded.actor, rules.decode_move(recorded.text))
    yield dumps(_position(match) | {"move": None, "outcome": outcome_json(match.outcome)})


def _position(match: Match[Any, Any, Any]) -> dict[str, Any]:
    seat = match.to_act
    legal = [] if seat is None or seat == CHANCE else match.legal_moves(seat)
    return {
        "ply": match.ply,
        "to_act": None if seat is None else actor_text(seat),
        "legal": [match.rules.encode_move(move) for move in legal],
        "digest": match.digest(match.ply),
    }
