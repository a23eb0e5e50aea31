"""The dials of a search: how long, how deep, how curious, how steady its hand, and of what temper."""

from __future__ import annotations

from dataclasses import dataclass

TO_THE_END = 10_000
"""A cut-off that only a game that never ends would reach."""


@dataclass(frozen=True, slots=True)
class Temperament:
    """A character: what decides between moves that are about equally good. It costs no strength worth the name."""

    title: str
    sentence: str
    surprise: float = 0.0
    """Above 0 it likes moves that look unlikely at first, below 0 those that look natural."""
    haste: float = 0.0
    """Above 0 it likes moves after which the game ends soon, below 0 those that keep it going."""
    nerve: float = 0.0
    """Above 0 it likes a gamble, below 0 what is safe: how much of the spread of what a move may come to is added."""


@dataclass(frozen=True, slots=True)
class Lapses:
    """How somebody errs who is no expert: not by dice over all moves, but by what people do."""

    overlooks: float = 0.0
    """How likely a move that does not look natural is not thought of at all."""
    fear: float = 0.0
    """How much of the spread of what a move may come to is feared."""
    sees: int = TO_THE_END
    """How many moves ahead it looks: 1 what its own move does, 2 the reply to it. What is threatened further off is
    missed."""
    forgets: float = 0.0
    """What part of what was seen slips from its mind, in games in which there is something to remember."""


UNERRING = Lapses()
EVEN = Temperament("Even", "takes the best move it finds")


@dataclass(frozen=True, slots=True)
class Settings:
    iterations: int = 400
    shards: int = 1
    """Into how many trees the iterations are cut. They are grown side by side where there are cores for it, and what
    they found of the root's moves is added up: the number of cores changes nothing but the time."""
    exploration: float = 0.7
    cutoff: int = TO_THE_END
    """After how many moves of playing on a sampled game is judged instead of played to its end."""
    depth: int = TO_THE_END
    """How many decisions the tree may hold one below the other; 1 compares the moves and looks no further."""
    guided: bool = True
    """Plays on by the game's own quick policy, and tries the moves first that it puts first; otherwise at random."""
    widening: float = 0.0
    """With n visits a position looks at no more than this times the root of n moves; 0: at all of them."""
    modelled: bool = False
    """Lets the others move by the game's quick policy, also within the tree. A search lets them find the best answer
    to cards that they could not see; where much hangs on bluff, the policy, which cannot see them, is truer."""
    noise: float = 0.0
    """How unsteady the hand is that takes the move: estimates are typically off by this part of how far those of all
    moves lie apart (their standard deviation)."""
    slip: float = 0.06
    """What an alert hand gives away by a slip at most, in estimates: more, and everybody at the table would see it. Nor
    does it give away more than is missing to a win."""
    alert: bool = True
    """Looks first for moves that win at once, and for those that lose at once."""
    lapses: Lapses = UNERRING
    temperament: Temperament = EVEN
    deadline: float | None = None
    """Seconds after which the best so far has to do. A safety only: with it, an answer may depend on the machine."""
