"""What is offered as buttons where a choice is open, as a look words it: moves by name, and what cannot be done.

Must not know who shows it, nor any game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from scrapdesk.ui.board.beats import Deed
from scrapdesk.ui.paint.pictures import Picture

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Offer(Generic[M]):
    """One button."""

    text: str
    move: M | None = None
    """What it plays; None where it cannot be done."""
    reason: str = ""
    """Why it cannot be done."""
    primary: bool = False
    seat: int | None = None
    """Whose name stands where the text has `{name}`."""
    rim: Picture | None = None
    """A frame that it has, for what cannot be taken lightly."""


@dataclass(frozen=True, slots=True)
class Offers(Generic[M]):
    """What was chosen so far, what is to be done with it, and what is offered."""

    head: str
    words: str = ""
    buttons: tuple[Offer[M], ...] = ()
    deeds: tuple[Deed, ...] = ()
    """What would come of it, as signs; what cannot be done has no note."""
    begun: bool = True
    """Whether something was chosen that can be let go."""
    let_go: str = ""
    """What the button is called that lets it go; "": as usual."""
