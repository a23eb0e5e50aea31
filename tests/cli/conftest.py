"""Runs commands in this process, with typed lines and caught output, and puts the toy among the games."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

import scrapdesk.games
from scrapdesk.cli.main import main
from scrapdesk.core.entry import GameEntry
from tests.cli import toy


class Finished(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """What was complained of, which must be one line and not a traceback."""
        assert self.err.count("\n") == 1 and self.err.startswith("scrapdesk"), self.err
        return self.err


Cli = Callable[..., Finished]


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    """`cli("text", "scamorra", typed="1\\nquit\\n")` runs a command."""

    def run(*argv: object, typed: str = "") -> Finished:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(list(map(str, argv)))
        caught = capsys.readouterr()
        return Finished(code, caught.out, caught.err)

    return run


@pytest.fixture
def highcard(monkeypatch: pytest.MonkeyPatch) -> GameEntry:
    """The toy, as the only game of the desk."""
    entry = toy.entry()
    monkeypatch.setattr(scrapdesk.games, "GAMES", {"highcard": entry})
    return entry
