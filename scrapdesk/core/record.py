"""The text of a match: headers, one line a move, digests, a checksum. Saves, replays and bug reports are this text.

Owns what a record holds and how it is printed; `record_reader` reads it, `replay` plays it again. Must not know
files, or how any game plays.
"""

from __future__ import annotations

import base64
import hashlib
from dataclasses import dataclass

from scrapdesk.core.notation import actor_text
from scrapdesk.core.seats import Seat

FORMAT = 1
MAGIC = "scrapdesk"
LONGEST_REASON = 400
"""Letters: what is wrong with a record may be as long as the record, and nobody reads that."""


class BadRecord(ValueError):
    """A text that is no whole, true record."""

    def __init__(self, line: int, reason: str) -> None:
        reason = reason if len(reason) <= LONGEST_REASON else reason[:LONGEST_REASON] + " ..."
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class RecordedMove:
    line: int
    actor: Seat
    text: str
    secret: bool = False


@dataclass(frozen=True, slots=True)
class RecordedDigest:
    line: int
    ply: int
    digest: str


@dataclass(frozen=True, slots=True)
class Record:
    """A record as read or to be printed. Line numbers are those of the text it came from, 0 otherwise."""

    game: str
    rules_version: int
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: str
    moves: tuple[RecordedMove, ...]
    digests: tuple[RecordedDigest, ...] = ()
    finished: bool = False
    practice: bool = False
    given_luck: bool = False
    """Whether luck came from a hand-made record, so that it does not follow from the seed."""
    players: str = ""
    """Who sits where, as the command line writes it (`human,ai:greedy`)."""
    names: tuple[str, ...] = ()
    """What the people call themselves, one for a seat and "" where nobody said; nothing where nobody did."""
    content_hash: str = ""
    content: tuple[tuple[str, str], ...] = ()
    """The files of a set that is not ours, so that the record can be replayed anywhere."""
    signed: bool = True
    secret: str = ""
    """The secret bits of the match, told when it is finished; nothing where it has none."""
    commitment: str = ""
    """The hash of seed and secret bits that was shown at the start; nothing where none was."""
    typed_seed: bool = False
    """Whether somebody typed the seed in."""


def print_record(record: Record) -> str:
    """The text of a record. While the game goes on, seed and secret lines are obscured against an idle glance."""
    lines = _header_lines(record)
    digests = {digest.ply: digest.digest for digest in record.digests}
    for ply, move in enumerate(record.moves, start=1):
        text = f"{actor_text(move.actor)} {move.text}"
        lines.append(obscure(text) if move.secret and not record.finished else text)
        if ply in digests:
            lines.append(f"= {ply} {digests[ply]}")
    body = "".join(line + "\n" for line in lines)
    return f"{body}end {checksum(body)}\n"


def _header_lines(record: Record) -> list[str]:
    seed, secret = (text if record.finished or not text else obscure(text) for text in (record.seed, record.secret))
    lines = [
        f"{MAGIC} {FORMAT}",
        f"game {record.game}",
        f"rules {record.rules_version}",
        f"seats {record.seats}",
        *(f"option {key} {value}" for key, value in record.options),
        f"seed {seed}",
        f"state {_state_words(record)}",
    ]
    if secret:
        lines.append(f"secret {secret}")
    if record.commitment:
        lines.append(f"sealed {record.commitment}")
    if record.players:
        lines.append(f"players {record.players}")
    lines += [f"name {actor_text(seat)} {name}" for seat, name in enumerate(record.names) if name]
    if record.content_hash:
        lines.append(f"content {record.content_hash}")
    for name, text in record.content:
        rows = text.split("\n")
        lines += [f"file {len(rows)} {name}", *("| " + row for row in rows)]
    return [*lines, "moves"]


def _state_words(record: Record) -> str:
    words = ["finished" if record.finished else "open"]
    words += ["practice"] * record.practice + ["given-luck"] * record.given_luck
    words += ["typed-seed"] * record.typed_seed
    return " ".join(words)


def checksum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]


_VEIL = hashlib.sha256(b"not a lock, only a curtain").digest()


def _veil(data: bytes) -> bytes:
    return bytes(byte ^ _VEIL[at % len(_VEIL)] for at, byte in enumerate(data))


def obscure(text: str) -> str:
    return "~ " + base64.urlsafe_b64encode(_veil(text.encode())).decode()


def uncover(text: str) -> str:
    """The text under `~ ...`; ValueError if nothing sensible lies there."""
    return _veil(base64.b64decode(text.removeprefix("~ ").encode(), altchars=b"-_", validate=True)).decode("ascii")
