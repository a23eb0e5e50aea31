"""Plays a record again under the rules, checking every move, every piece of luck and every digest on the way."""

from __future__ import annotations

from typing import Any

from scrapdesk.core.match import Match
from scrapdesk.core.notation import BadNotation, actor_text
from scrapdesk.core.options import BadOption
from scrapdesk.core.record import BadRecord, Record, RecordedDigest, RecordedMove
from scrapdesk.core.refusal import IllegalMove
from scrapdesk.core.rules import Rules


def replay(record: Record, rules: Rules[Any, Any, Any]) -> Match[Any, Any, Any]:
    """The match of a record, every move, every piece of luck and every digest checked on the way."""
    info = rules.info
    if record.game != info.id:
        raise BadRecord(1, f"this is a record of {record.game[:30]!r}, not of {info.id!r}")
    if record.rules_version != info.rules_version:
        raise BadRecord(1, f"saved under rules {record.rules_version} of {info.title}; these are {info.rules_version}")
    try:
        match: Match[Any, Any, Any] = Match(
            rules, record.seats, dict(record.options), record.seed, run_luck=False, secret=record.secret
        )
        match.given_luck = record.given_luck
        match.commitment, match.typed_seed = record.commitment, record.typed_seed
    except BadOption as fault:
        raise BadRecord(1, f"the set-up cannot be played: {fault}") from fault
    digests = {digest.ply: digest for digest in record.digests}
    for move in record.moves:
        _replay_move(match, move)
        if match.ply in digests and record.signed:
            _check_digest(match, digests[match.ply])
    match.run_luck()
    match.practice = record.practice
    if record.finished and match.outcome is None:
        raise BadRecord(record.moves[-1].line if record.moves else 1, "said to be finished, but the game goes on")
    return match


def _replay_move(match: Match[Any, Any, Any], recorded: RecordedMove) -> None:
    asked = match.to_act
    if asked != recorded.actor:
        who = "nobody" if asked is None else actor_text(asked)
        raise BadRecord(recorded.line, f"{actor_text(recorded.actor)} moves where {who} is asked")
    try:
        move = match.rules.decode_move(recorded.text)
    except BadNotation as fault:
        raise BadRecord(recorded.line, f"{recorded.text[:60]!r} is no move: {fault}") from fault
    try:
        match.repeat(recorded.actor, move)
    except IllegalMove as fault:
        raise BadRecord(recorded.line, f"{recorded.text[:60]!r} is not legal here: {fault}") from fault


def _check_digest(match: Match[Any, Any, Any], digest: RecordedDigest) -> None:
    if match.digest(match.ply) != digest.digest:
        raise BadRecord(digest.line, f"saved under other rules: the state differs at move {digest.ply}")
