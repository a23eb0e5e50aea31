"""Reads the text of a record: a Record comes out, or a BadRecord with line and reason, and never anything else.

Owns what a whole, undamaged text looks like. Must not know how any game plays.
"""

from __future__ import annotations

import binascii
from typing import Final

from scrapdesk.core.commitment import checked_commitment
from scrapdesk.core.content import content_hash
from scrapdesk.core.luck import BadSeed, checked_secret, checked_seed
from scrapdesk.core.names import cleaned, given
from scrapdesk.core.notation import BadNotation, actor_from
from scrapdesk.core.record import FORMAT, MAGIC, BadRecord, Record, RecordedDigest, RecordedMove, checksum, uncover
from scrapdesk.core.seats import CHANCE, Seat

LARGEST: Final = 4_000_000
"""Bytes that are read of any file from outside: the longest games fill a hundredth of it, and a disk image is none."""

_HEADERS = ("game", "rules", "seats", "seed", "secret", "sealed", "state", "players", "content")


def parse_record(data: bytes | str, unsigned: bool = False) -> Record:
    """Reads and checks a text; BadRecord says where and why. Unsigned: hand-made, so without checksum and digests."""
    return _Reader(_decoded(data), unsigned).record()


def _decoded(data: bytes | str) -> str:
    if len(data) > LARGEST:
        raise BadRecord(1, f"larger than any record can be ({len(data)} bytes)")
    if isinstance(data, bytes):
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as fault:
            line = data[: fault.start].count(b"\n") + 1
            raise BadRecord(line, "not text: this is no record, or it is damaged") from fault
    else:
        text = data
    return text.replace("\r\n", "\n")


class _Reader:
    """Walks the lines once, from the first to the last."""

    def __init__(self, text: str, unsigned: bool) -> None:
        self._unsigned = unsigned
        self._at = 0
        self._names: dict[Seat, str] = {}
        first, _, _ = text.partition("\n")
        self._check_magic(first)
        self._body_end = text.rfind("\nend ") + 1
        self._text = text
        self._lines = text.split("\n")
        self._check_end()

    def _fail(self, reason: str, line: int | None = None) -> BadRecord:
        return BadRecord(self._at if line is None else line, reason)

    def _check_magic(self, first: str) -> None:
        magic, _, version = first.partition(" ")
        if magic != MAGIC:
            raise BadRecord(1, "this is no ScrapDesk record")
        if version != str(FORMAT):
            raise BadRecord(1, f"a record of format {version[:20]!r}; this program reads format {FORMAT}")

    def _check_end(self) -> None:
        if self._unsigned:
            self._lines = [line for line in self._lines if not line.startswith("end ")]
            while self._lines and not self._lines[-1]:
                self._lines.pop()
            return
        lines = self._lines
        last = len(lines)
        if lines[-1] != "" or len(lines) < 2 or not lines[-2].startswith("end ") or not self._body_end:
            raise BadRecord(last, "the end is missing: the record was cut off")
        body = self._text[: self._body_end]
        if lines[-2] != f"end {checksum(body)}":
            raise BadRecord(last - 1, "the checksum is wrong: something in this record was changed or damaged")
        self._lines = lines[:-2]

    def _next(self) -> str | None:
        if self._at >= len(self._lines):
            return None
        self._at += 1
        return self._lines[self._at - 1]

    def record(self) -> Record:
        headers, options, content = self._headers()
        seats = self._count(headers, "seats")
        moves, digests = self._moves()
        state = headers.get("state", "open").split(" ")
        return Record(
            game=self._header(headers, "game"),
            rules_version=self._count(headers, "rules"),
            seats=seats,
            options=tuple(options),
            seed=self._seed(headers),
            moves=tuple(moves),
            digests=tuple(digests),
            finished=state[0] == "finished",
            practice="practice" in state,
            given_luck="given-luck" in state or self._unsigned,
            players=self._players(headers, seats),
            names=self._given_names(seats),
            content_hash=self._content_hash(headers, content),
            content=tuple(content),
            signed=not self._unsigned,
            secret=self._secret(headers),
            commitment=self._commitment(headers),
            typed_seed="typed-seed" in state,
        )

    def _headers(self) -> tuple[dict[str, str], list[tuple[str, str]], list[tuple[str, str]]]:
        headers: dict[str, str] = {}
        options: list[tuple[str, str]] = []
        content: list[tuple[str, str]] = []
        self._at = 1
        while (line := self._next()) != "moves":
            if line is None:
                raise self._fail("the moves are missing")
            key, _, value = line.partition(" ")
            if key == "option":
                name, _, choice = value.partition(" ")
                options.append((name, choice))
            elif key == "file":
                content.append(self._file(value))
            elif key == "name":
                self._name(value)
            elif key in _HEADERS and key not in headers:
                headers[key] = value
            elif not self._is_comment(line):
                raise self._fail(f"a header that is not known here: {key[:30]!r}")
        return headers, options, content

    def _name(self, value: str) -> None:
        """What somebody is called. Letters that no name has are left out: that is no reason to lose a game."""
        actor, _, name = value.partition(" ")
        try:
            seat = actor_from(actor)
        except BadNotation as fault:
            raise self._fail("a name header is: name SEAT NAME") from fault
        if seat == CHANCE or seat in self._names:
            raise self._fail(f"a name too many: {value[:30]!r}")
        self._names[seat] = cleaned(name)

    def _given_names(self, seats: int) -> tuple[str, ...]:
        if any(seat >= seats for seat in self._names):
            raise self._fail("a name for a seat that nobody sits on", 1)
        return given([self._names.get(seat, "") for seat in range(seats)], seats) if self._names else ()

    def _is_comment(self, line: str) -> bool:
        return self._unsigned and (not line or line.startswith(";"))

    def _file(self, value: str) -> tuple[str, str]:
        count, _, name = value.partition(" ")
        if not (count.isdecimal() and count.isascii() and len(count) < 8) or not name:
            raise self._fail("a file header is: file LINES NAME")
        rows = []
        for _ in range(int(count)):
            row = self._next()
            if row is None or not row.startswith("| "):
                raise self._fail(f"the file {name[:60]!r} is cut short")
            rows.append(row[2:])
        return name, "\n".join(rows)

    def _header(self, headers: dict[str, str], key: str) -> str:
        if key not in headers:
            raise self._fail(f"the header {key!r} is missing", 1)
        return headers[key]

    def _count(self, headers: dict[str, str], key: str) -> int:
        value = self._header(headers, key)
        if not (value.isdecimal() and value.isascii() and len(value) < 6):
            raise self._fail(f"the header {key!r} is not a number: {value[:30]!r}", 1)
        return int(value)

    def _players(self, headers: dict[str, str], seats: int) -> str:
        players = headers.get("players", "")
        if players and players.count(",") + 1 != seats:
            raise self._fail(f"{players.count(',') + 1} players are named for {seats} seats", 1)
        return players

    def _seed(self, headers: dict[str, str]) -> str:
        try:
            return checked_seed(_uncovered(self._header(headers, "seed")))
        except (BadSeed, ValueError, binascii.Error) as fault:
            raise self._fail("the seed cannot be read", 1) from fault

    def _secret(self, headers: dict[str, str]) -> str:
        """A game saved before there were secret bits has none; who goes on with it draws them."""
        try:
            return checked_secret(_uncovered(headers.get("secret", "")))
        except (BadSeed, ValueError, binascii.Error) as fault:
            raise self._fail("the secret bits cannot be read", 1) from fault

    def _commitment(self, headers: dict[str, str]) -> str:
        """A game kept before luck was sealed has none, and gets none: it would promise what is known already."""
        try:
            return checked_commitment(headers.get("sealed", ""))
        except BadSeed as fault:
            raise self._fail("what was sealed cannot be read", 1) from fault

    def _content_hash(self, headers: dict[str, str], content: list[tuple[str, str]]) -> str:
        value = headers.get("content", "")
        if content and value != content_hash(dict(content)):
            raise self._fail("the embedded card or scenario files are not those of the header", 1)
        return value

    def _moves(self) -> tuple[list[RecordedMove], list[RecordedDigest]]:
        moves: list[RecordedMove] = []
        digests: list[RecordedDigest] = []
        while (line := self._next()) is not None:
            if line.startswith("= "):
                digests.append(self._digest(line))
            elif not self._is_comment(line):
                moves.append(self._move(line))
        return moves, digests

    def _digest(self, line: str) -> RecordedDigest:
        parts = line.split(" ")
        if len(parts) != 3 or not (parts[1].isdecimal() and parts[1].isascii() and len(parts[1]) < 7):
            raise self._fail("a digest line is: = PLY DIGEST")
        return RecordedDigest(self._at, int(parts[1]), parts[2])

    def _move(self, line: str) -> RecordedMove:
        secret = line.startswith("~ ")
        try:
            actor, _, text = (uncover(line) if secret else line).partition(" ")
            return RecordedMove(self._at, actor_from(actor), text, secret)
        except (BadNotation, ValueError, binascii.Error) as fault:
            raise self._fail(f"this is no move: {line[:60]!r}") from fault


def _uncovered(value: str) -> str:
    return uncover(value) if value.startswith("~ ") else value
