"""Numbers that keep a curtain shut: how one is sealed, so that nobody can read it, and tried.

A number of four digits is no lock against somebody with a computer and time; it is one against a curious friend. Must
not know who asks for it, and where sealed numbers are kept.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

DIGITS: Final = 4
_ROUNDS: Final = 40_000
_SALT: Final = 8


def is_pin(text: str) -> bool:
    return len(text) == DIGITS and text.isascii() and text.isdecimal()


def sealed(pin: str) -> str:
    """Salt and hash of a number; another one each time."""
    salt = secrets.token_hex(_SALT)
    return f"{salt}:{_hash(pin, salt)}"


def opens(pin: str, seal: str) -> bool:
    """Whether this is the number under the seal."""
    salt, _, kept = seal.partition(":")
    return is_pin(pin) and hmac.compare_digest(_hash(pin, salt).encode(), kept.encode())


def table_of(game: str, seed: str) -> str:
    """The name of a table among those with numbers; it shows neither the game nor its luck."""
    return hashlib.sha256(f"table {game}/{seed}".encode()).hexdigest()[:24]


def _hash(pin: str, salt: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", pin.encode(), salt.encode(), _ROUNDS).hex()
