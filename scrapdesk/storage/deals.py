"""Which deals somebody at this desk has seen: a game with a seed that was on the table before counts as practice.

Owns the list. A deal is kept under a name that tells neither its game nor its seed, since it may be that of a game
that is going on. Must not know what counts as seeing.
"""

from __future__ import annotations

import hashlib

import msgspec

from scrapdesk import paths
from scrapdesk.storage.documents import Document, Kind

MOST = 5000
"""The oldest are forgotten."""


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deals: tuple[str, ...] = ()


def merged(read: Seen, ours: Seen, theirs: Seen) -> Seen:
    """All that any window has seen."""
    return Seen(tuple(dict.fromkeys((*theirs.deals, *ours.deals)))[-MOST:])


SEEN: Kind[Seen] = Kind("deals", 1, Seen, Seen, merge=merged)


def open_deals() -> Document[Seen]:
    return Document(SEEN, paths.user_data() / "deals.json")


def deal_of(game: str, seed: str) -> str:
    return hashlib.sha256(f"deal {game}/{seed}".encode()).hexdigest()[:20]


def with_deal(seen: Seen, deal: str) -> Seen:
    return seen if deal in seen.deals else Seen((*seen.deals, deal)[-MOST:])
