"""Texts as they come from a damaged disk, a careless editor, or somebody who means harm. Knows no format."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

Mutation = Callable[[bytes, Random], bytes]

BITS: Final = (
    b"9" * 5000,
    b"-1",
    b"0x" + b"f" * 6000,
    b"a." * 3000,
    b"[" * 20_000,
    b"{" * 5000,
    b"\x00",
    b"\r\n",
    b"\r",
    b"\xff\xfe",
    "\N{LINE SEPARATOR}\N{SUPERSCRIPT TWO}\N{ARABIC-INDIC DIGIT FIVE}".encode(),
    b'"\\ud800"',
    b"nan",
    b"1e999",
    b"end 0123456789abcdef\n",
    b"scrapdesk 1\n",
    b"moves\n",
    b"p8 ",
    b"* ",
    b"~ AAAA",
    b"= 1 x\n",
    b"file 99999999 x\n",
    b"players human,human,human\n",
    b"true",
    b"null",
    b"x" * 3000,
)
"""What has broken readers before."""


def _somewhere(data: bytes, rng: Random) -> int:
    return rng.randrange(len(data) + 1)


def flip(data: bytes, rng: Random) -> bytes:
    found = bytearray(data)
    for _ in range(rng.randint(1, 4)):
        if found:
            found[rng.randrange(len(found))] ^= 1 << rng.randrange(8)
    return bytes(found)


def cut(data: bytes, rng: Random) -> bytes:
    return data[: _somewhere(data, rng)]


def leave_out(data: bytes, rng: Random) -> bytes:
    at = _somewhere(data, rng)
    return data[:at] + data[at + rng.randint(1, 200) :]


def double(data: bytes, rng: Random) -> bytes:
    at = _somewhere(data, rng)
    part = data[at : at + rng.randint(1, 400)]
    return data[:at] + part * rng.choice((2, 3, 50)) + data[at:]


def put_in(data: bytes, rng: Random) -> bytes:
    at = _somewhere(data, rng)
    return data[:at] + rng.choice(BITS) + data[at:]


def noise(data: bytes, rng: Random) -> bytes:
    at = _somewhere(data, rng)
    return data[:at] + rng.randbytes(rng.randint(1, 60)) + data[at:]


def drop_line(data: bytes, rng: Random) -> bytes:
    lines = data.split(b"\n")
    del lines[rng.randrange(len(lines))]
    return b"\n".join(lines)


def swap_lines(data: bytes, rng: Random) -> bytes:
    lines = data.split(b"\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def double_line(data: bytes, rng: Random) -> bytes:
    lines = data.split(b"\n")
    at = rng.randrange(len(lines))
    return b"\n".join([*lines[:at], *[lines[at]] * rng.choice((2, 40)), *lines[at:]])


def other_word(data: bytes, rng: Random) -> bytes:
    """A word of the text in the place of another."""
    words = data.split(b" ")
    words[rng.randrange(len(words))] = rng.choice((rng.choice(words), rng.choice(BITS)))
    return b" ".join(words)


def other_number(data: bytes, rng: Random) -> bytes:
    places = [at for at, byte in enumerate(data) if 48 <= byte <= 57]
    if not places:
        return put_in(data, rng)
    at = rng.choice(places)
    wanted = rng.choice((b"0", b"-1", b"7", b"99", b"65536", b"1.5", b"9" * 30, b"9" * 5000))
    return data[:at] + wanted + data[at + 1 :]


MUTATIONS: Final[tuple[Mutation, ...]] = (
    flip,
    cut,
    leave_out,
    double,
    put_in,
    noise,
    drop_line,
    swap_lines,
    double_line,
    other_word,
    other_number,
)


def mutated(data: bytes, rng: Random) -> bytes:
    """The text after one to three misfortunes."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        data = rng.choice(MUTATIONS)(data, rng)
    return data
