"""A first game as data: where it begins, and step by step what is told, what is asked, and what the other answers.

A step asks for one of a few moves, or only to be read, or lets go for good. Must not know any game or any pixel.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from scrapdesk.core.match import Match
from scrapdesk.core.record_reader import parse_record
from scrapdesk.core.refusal import Target
from scrapdesk.core.replay import replay
from scrapdesk.core.words import Line
from scrapdesk.games import GAMES

LEARNER = 0
"""The seat of whoever learns."""


@dataclass(frozen=True)
class LessonStep:
    title: Line
    words: Line
    asked: tuple[str, ...] = ()
    """The moves that are meant, in notation; none: it is only to be read."""
    task: Line | None = None
    """What is asked, as it goes on after "let us first"."""
    answer: tuple[str, ...] = ()
    """The moves that follow by themselves, in notation, whoever makes them."""
    points: tuple[Target, ...] = ()
    """What the words speak of. How an asked move is pointed out need not be said here."""
    riddle: bool = False
    """Whether the asked move is to be found, so that nothing points at it."""
    free: bool = False
    """Whether everything allowed may be played from here on, to the end of the game."""

    @property
    def reading(self) -> bool:
        return not self.asked and not self.free


@dataclass(frozen=True)
class Lesson:
    game: str
    start: str
    """A record made by hand: the position in which the lesson begins, luck and all."""
    opponent: str
    """Who plays when the lesson lets go."""
    steps: tuple[LessonStep, ...]
    title: Line | None = None
    """What it is called, where it is not the first."""
    sequel: Lesson | None = None
    """The one that builds on it."""

    def match(self) -> Match[Any, Any, Any]:
        """A match that stands where the lesson begins."""
        return replay(parse_record(self.start, unsigned=True), GAMES[self.game].rules)
