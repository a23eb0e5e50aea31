"""Everything that reads a file or a text from outside, each with examples, and what it may answer to a bad one."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from scrapdesk import paths
from scrapdesk.ai.arena_games import ArenaPlan, GameResult
from scrapdesk.ai.arena_log import ArenaLog, BadArenaLog
from scrapdesk.ai.thinking import LocalThinker
from scrapdesk.cli.main import main
from scrapdesk.core.content import BadContent
from scrapdesk.core.gameid import BadGameId, game_id, read_game_id
from scrapdesk.core.match import Match
from scrapdesk.core.record import BadRecord, Record, checksum, print_record
from scrapdesk.core.record_reader import parse_record
from scrapdesk.core.refusal import IllegalMove
from scrapdesk.games import GAMES
from scrapdesk.storage.deals import SEEN, Seen
from scrapdesk.storage.documents import Document, Kind
from scrapdesk.storage.reports import record_in, report_text
from scrapdesk.storage.rulebook import BadRulebook, parse_rulebook
from scrapdesk.storage.saves import SUFFIX, SaveBook
from scrapdesk.storage.settings import SETTINGS, Settings
from scrapdesk.storage.statistics import STATISTICS, History, Result, as_csv, sums, tally
from scrapdesk.storage.workshop import Workshop
from scrapdesk.ui.board.levels import BadLevel, read_level
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.table.exchange import NotUsable, loaded_data
from scrapdesk.ui.table.sitting import resumed_sitting
from scrapdesk.ui.table.telling import Teller

Read = Callable[[bytes, bytes, Path], None]


@dataclass(frozen=True)
class Reader:
    """`read` gets the bytes, those that they were made of, and an empty folder; it asserts what must hold of any."""

    name: str
    examples: Callable[[], Sequence[bytes]]
    read: Read


# -- records ------------------------------------------------------------------------------------------------


@cache
def games_begun() -> tuple[Record, ...]:
    """A game of each kind after some moves, finished ones, and one with cards of its own."""
    found = []
    for entry in GAMES.values():
        for moves in (3, 40):
            rules, rng = entry.rules, Random(moves)
            seats = rules.info.seats[0]
            match: Match[Any, Any, Any] = Match(rules, seats, {}, f"fuzz-{moves}", secret="0f" * 16)
            for _ in range(moves):
                seat = match.to_act
                if seat is None:
                    break
                match.play(seat, rng.choice(list(match.legal_moves(seat))))
            players = ",".join(["human", *["ai:random"] * (seats - 1)])
            found.append(match.record(players))
            if entry.content and moves == 3:
                found.append(match.record(players, entry.content))
    return tuple(found)


def records() -> Sequence[bytes]:
    return [print_record(record).encode() for record in games_begun()]


def signed_again(data: bytes) -> bytes:
    """With a right checksum, as somebody makes it who knows how."""
    body = data[: data.rfind(b"\nend ") + 1] or data
    text = body.decode("utf-8", "replace").replace("\r\n", "\n")
    text = text if text.endswith("\n") else text + "\n"
    return f"{text}end {checksum(text)}\n".encode()


def read_record(data: bytes, original: bytes, folder: Path) -> None:
    try:
        record = parse_record(data)
    except BadRecord:
        return
    assert data.replace(b"\r\n", b"\n") == original.replace(b"\r\n", b"\n"), "a changed record was taken"
    assert record == parse_record(original)


def read_signed(data: bytes, original: bytes, folder: Path) -> None:
    """As a running game and as one to be watched: both, to the words on the screen."""
    data = signed_again(data)
    try:
        record = parse_record(data)
        assert print_record(record).encode()
        sitting = resumed_sitting(record, "Ada", LocalThinker) if record.game in GAMES else None
    except (BadRecord, BadContent):
        sitting = None
    if sitting is not None:
        teller = Teller(sitting, Texts())
        assert teller.log(sitting.viewer) is not None
        assert sitting.table.status(sitting.view) is not None
        assert parse_record(print_record(sitting.record())).game == sitting.game
        if sitting.match.outcome is not None:
            assert teller.headline(sitting.match.outcome)
    try:
        loaded = loaded_data(data)
    except NotUsable as fault:
        assert len(str(fault)) < 2000
        return
    assert len(loaded.players) == loaded.match.seats


def read_unsigned(data: bytes, original: bytes, folder: Path) -> None:
    try:
        parse_record(data, unsigned=True)
    except BadRecord:
        return


def read_shelf(data: bytes, original: bytes, folder: Path) -> None:
    path = folder / f"running scamorra{SUFFIX}"
    path.write_bytes(data)
    book = SaveBook(folder)
    found = book.all()
    assert len(found) == 1 or len(book.notes) == 1
    kept = [one.read_bytes() for one in folder.iterdir() if one.suffix != ".lock"]
    assert kept == [data], "a save is lost"


def reports() -> Sequence[bytes]:
    return [
        report_text("ScrapDesk", [("settings", "{}"), ("record", record.decode())]).encode() for record in records()
    ]


def read_report(data: bytes, original: bytes, folder: Path) -> None:
    try:
        loaded_data(record_in(data))
    except NotUsable:
        return


# -- documents ----------------------------------------------------------------------------------------------


def _document(kind: Kind[Any], value: Any) -> Reader:
    def examples() -> Sequence[bytes]:
        folder = paths.user_cache() / "fuzz"
        Document(kind, folder / f"{kind.name}.json").save(value)
        return [(folder / f"{kind.name}.json").read_bytes()]

    def read(data: bytes, original: bytes, folder: Path) -> None:
        path = folder / "it.json"
        path.write_bytes(data)
        document = Document(kind, path)
        assert isinstance(document.value, kind.type)
        if isinstance(document.value, History):
            as_csv(document.value)
            for game in GAMES:
                tally(document.value, game), sums(document.value, game)
        again = Document(kind, path)
        document.save(document.value)
        again.save(again.value)
        assert Document(kind, path).value == document.value

    return Reader(kind.name, examples, read)


RESULTS = tuple(
    Result(game=game, players=("human", "ai:steady"), ranks=(1, 2), reason="x", moves=4, names=("Ada", ""), seed="s")
    for game in GAMES
)
FULL = Settings(player="Ada", keys={"undo": ["u"]}, pins={"t": {"0": "s:h"}}, last_setups={"scope": {"players": "x"}})


# -- content ------------------------------------------------------------------------------------------------


@cache
def contents() -> Sequence[bytes]:
    return [text.encode() for entry in GAMES.values() for text in entry.content.values()]


def read_workshop(data: bytes, original: bytes, folder: Path) -> None:
    file = Workshop(GAMES, folder).look_into(folder / "mine.toml", data)
    for fault in file.faults[:50]:
        assert str(fault)


def books() -> Sequence[bytes]:
    return [(paths.assets() / game / "rulebook.toml").read_bytes() for game in GAMES]


def read_book(data: bytes, original: bytes, folder: Path) -> None:
    try:
        parse_rulebook(data.decode("utf-8", "replace"))
    except BadRulebook:
        return


def maps() -> Sequence[bytes]:
    return [path.read_bytes() for path in paths.levels().glob("*.tmx")]


def read_map(data: bytes, original: bytes, folder: Path) -> None:
    path = folder / "it.tmx"
    path.write_bytes(data)
    try:
        read_level(path)
    except BadLevel:
        return


# -- texts --------------------------------------------------------------------------------------------------


def ids() -> Sequence[bytes]:
    found = []
    for entry in GAMES.values():
        info = entry.info
        options = info.default_options(info.seats[0])
        found += [game_id(info, info.seats[0], options, seed).encode() for seed in ("a1b2c3d4", "lemon-tree")]
    return found


def read_id(data: bytes, original: bytes, folder: Path) -> None:
    try:
        wanted = read_game_id(data.decode("utf-8", "replace"), [entry.info for entry in GAMES.values()])
    except BadGameId as fault:
        assert str(fault.line)
        return
    Match(GAMES[wanted.game].rules, wanted.seats, wanted.options, wanted.seed)


def lines() -> Sequence[bytes]:
    return [move.text.encode() for record in games_begun() for move in record.moves if move.actor >= 0]


def read_line(data: bytes, original: bytes, folder: Path) -> None:
    for game, entry in GAMES.items():
        match = _asked(game)
        before = match.ply
        try:
            entry.rules.decode_move(data.decode("utf-8", "replace"))
            match.play_text(match.to_act or 0, data.decode("utf-8", "replace"))
        except (IllegalMove, ValueError):
            continue
        if match.ply > before:
            match.goto(before, practice=True)


@cache
def _asked(game: str) -> Match[Any, Any, Any]:
    rules = GAMES[game].rules
    return Match(rules, rules.info.seats[0], {}, "typed")


PLAN = ArenaPlan("scamorra", ("greedy", "random"), 2, 2, "1", (), None)


def arena_logs() -> Sequence[bytes]:
    path = paths.user_cache() / "fuzz" / "arena.log"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    log = ArenaLog(path, PLAN)
    for deal in range(3):
        log.add(GameResult(("greedy", "random"), deal, 0, (1.0, 0.0), "x", 40, (20, 20), (0.1, 0.1), False))
    return [path.read_bytes()]


def read_arena(data: bytes, original: bytes, folder: Path) -> None:
    path = folder / "arena.log"
    path.write_bytes(data)
    try:
        ArenaLog(path, PLAN)
    except BadArenaLog:
        return


def read_by_command(data: bytes, original: bytes, folder: Path) -> None:
    path = folder / "it"
    path.write_bytes(data)
    for argv in (["validate", str(path)], ["replay", str(path), "--verify"]):
        out, errors = io.StringIO(), io.StringIO()
        before = sys.stdin
        with redirect_stdout(out), redirect_stderr(errors):
            code = main(argv)
        sys.stdin = before
        assert code in (0, 1, 2) and "a fault of the program" not in errors.getvalue(), errors.getvalue()[:300]


READERS = (
    Reader("record", records, read_record),
    Reader("signed", records, read_signed),
    Reader("unsigned", records, read_unsigned),
    Reader("shelf", records, read_shelf),
    Reader("report", reports, read_report),
    _document(SETTINGS, FULL),
    _document(STATISTICS, History(RESULTS)),
    _document(SEEN, Seen(("a", "b"))),
    Reader("workshop", contents, read_workshop),
    Reader("rulebook", books, read_book),
    Reader("map", maps, read_map),
    Reader("id", ids, read_id),
    Reader("line", lines, read_line),
    Reader("arena", arena_logs, read_arena),
    Reader("command", lambda: [*contents(), *records()], read_by_command),
)
