"""`scrapdesk validate`: says every fault of card and scenario files, and of records: where, by which rule, how to mend.

Owns how faults are told. What is right is known to the games, the rule book's reader and the record's reader.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from scrapdesk.cli.console import complain, tell, tell_json
from scrapdesk.cli.content import BadFile, ContentFile, as_json, place_of, put_in_place, read_content_file
from scrapdesk.cli.errors import BAD, CANNOT_RUN, FINE, CannotRun
from scrapdesk.cli.files import read_file
from scrapdesk.cli.parsing import Commands, add_command, add_json
from scrapdesk.core.content import BadContent, Fault
from scrapdesk.core.record import MAGIC

_EXAMPLES = """\
  scrapdesk validate my-cards.toml my-scenario.toml
  scrapdesk validate evening.txt
"""

_RULEBOOK = "rulebook"


@dataclass(frozen=True)
class Finding:
    """What was found out about one file."""

    path: Path
    game: str = ""
    kind: str = ""
    faults: tuple[Fault, ...] = ()
    unread: str = ""
    """Why the file could not even be read."""

    @property
    def code(self) -> int:
        return CANNOT_RUN if self.unread else BAD if self.faults else FINE


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "validate",
        "check card files, scenario files and records",
        run,
        "Check files: cards and scenarios as replacements for the defaults, records move by move.\n"
        "For every problem you are told where it is and how to fix it. The exit code is 1 if any file has a problem.",
        _EXAMPLES,
    )
    parser.add_argument(
        "files", metavar="FILE", type=Path, nargs="+", help="a card or scenario file (TOML), or a record"
    )
    add_json(parser, "the problems")


def run(arguments: argparse.Namespace) -> int:
    findings = [_look_at(path) for path in arguments.files]
    if arguments.json:
        tell_json({"ok": not any(finding.code for finding in findings), "files": list(map(_as_json, findings))})
    for finding in findings:
        if finding.unread:
            complain(finding.unread)
        elif not arguments.json:
            _tell(finding)
    return max(finding.code for finding in findings)


def _look_at(path: Path) -> Finding:
    try:
        data = read_file(path)
    except CannotRun as fault:
        return Finding(path, unread=str(fault))
    if data.startswith(f"{MAGIC} ".encode()):
        return _record(path, data)
    try:
        file = read_content_file(path, data)
    except BadFile as fault:
        return Finding(path, faults=fault.faults)
    return Finding(path, file.game, file.kind, _content_faults(file))


def _record(path: Path, data: bytes) -> Finding:
    from scrapdesk.cli.luck import luck_faults
    from scrapdesk.cli.records import BadRecordFile, load_text

    try:
        loaded = load_text(path, data)
    except BadRecordFile as fault:
        return Finding(path, kind="record", faults=(Fault(str(path), f"line {fault.line}", "", fault.reason),))
    wrong = tuple(Fault(str(path), "headers", "sealed", words) for words in luck_faults(loaded.match))
    return Finding(path, loaded.record.game, "record", wrong)


def _content_faults(file: ContentFile) -> tuple[Fault, ...]:
    """What is wrong when this file takes its place among ours."""
    from scrapdesk.games import GAMES

    entry = GAMES.get(file.game)
    if entry is None:
        fix = f"The games are: {', '.join(GAMES)}."
        return (Fault(str(file.path), "top of the file", "game", f"there is no game {file.game[:40]!r}", fix),)
    if file.kind == _RULEBOOK:
        return _rulebook_faults(file)
    try:
        place = place_of(entry, file)
        entry.make(put_in_place(entry, entry.content, file))
    except BadFile as fault:
        return fault.faults
    except BadContent as fault:
        named = (replace(found, file=str(file.path)) if found.file == place else found for found in fault.faults)
        return tuple(named)
    return ()


def _rulebook_faults(file: ContentFile) -> tuple[Fault, ...]:
    from scrapdesk.storage.rulebook import BadRulebook, parse_rulebook

    try:
        parse_rulebook(file.text)
    except BadRulebook as fault:
        return (Fault(str(file.path), "", "", str(fault)),)
    return ()


def _tell(finding: Finding) -> None:
    if not finding.faults:
        tell(f"{finding.path}: valid ({' '.join(filter(None, (finding.game, finding.kind)))})")
        return
    for fault in finding.faults:
        tell(str(fault))
    count = len(finding.faults)
    tell(f"{finding.path}: {count} {'fault' if count == 1 else 'faults'}")


def _as_json(finding: Finding) -> dict[str, Any]:
    told: dict[str, Any] = {
        "file": str(finding.path),
        "ok": finding.code == FINE,
        "game": finding.game,
        "kind": finding.kind,
        "faults": as_json(finding.faults),
    }
    return told | ({"unread": finding.unread} if finding.unread else {})
