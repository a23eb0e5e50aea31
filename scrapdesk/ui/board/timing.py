"""The timing table of the desk: how long a movement on the table takes and how far it goes, at normal speed.

Milliseconds, and pixels of the design. What the speed and reduced motion make of them is the clock's affair. Only
numbers: what moves, others know.
"""

from __future__ import annotations

from typing import Final

# -- a card under the pointer --
RAISE_MS: Final = 90.0
SINK_MS: Final = 120.0
RAISE: Final = 0.18
"""How far a card of the hand rises under the pointer, in its own heights."""
CHOSEN, CHOSEN_SCALE = 0.05, 1.08
"""The same for one that was pointed at, and how much larger it is then."""
RAISED_SCALE: Final = 1.18
PART_MS: Final = 100.0
"""How long neighbours take to make room."""
PART: Final = 24.0
"""How far the neighbours in a fan part from a raised card."""
HIT_ABOVE: Final = 8.0
"""How far above a card of a hand a pointer still means it."""

# -- a piece in the air --
DRAG_DISTANCE: Final = 5.0
"""Pixels that a pressed pointer may move before it is a drag."""
DRAG_HOLD: Final = 180.0
"""After so long a press that does not move lifts the piece all the same."""
LIFT_MS: Final = 80.0
LIFTED_SCALE: Final = 1.04
LEAST_CARRIED, MOST_CARRIED = 0.55, 1.8
"""How much smaller and larger a carried piece gets, to be as large as it would lie there."""
PALE_BELOW: Final = 0.85
"""A piece that gets smaller than this is seen through."""
MOST_TILT: Final = 4.0
"""Degrees."""
TILT_AT: Final = 2.0
"""At this speed, in design pixels a millisecond, a carried piece is tilted the most."""
TILT_LAG_MS: Final = 80.0
REST_SHADOW: Final = (3, 4)
LIFTED_SHADOW: Final = (8, 10)
"""How far right and below its piece a shadow falls: height is read from it."""
SHADOW_RIM: Final = 10
"""How far a shadow is soft."""
MAGNET: Final = 28.0
LEAN: Final = 0.35
"""How much of the way to the middle of a legal place a piece leans that is near it."""
DROP_MS: Final = 130.0
BACK_MS: Final = 220.0
NUDGE: Final = 6.0
"""How far a refused piece swings out once before it lies still."""
WHY_NOT_MS: Final = 250.0
"""How long a carried piece rests over a wrong place before the place says no."""

# -- places that are marked --
MARK_IN_MS: Final = 60.0
MARK_OUT_MS: Final = 90.0
DIMMED: Final = 0.8
"""What is left of the light of all that a piece in the air cannot go to: the board is still to be read."""
GHOST: Final = 0.35
"""How much is seen of a piece where it was taken up."""

# -- pieces that nobody carries --
MOVE_MS: Final = 200.0
FLIP_MS: Final = 180.0
REVEAL_MS: Final = 350.0
HOLD_MS: Final = 400.0
"""How long what was turned over is left alone, so that it can be read."""
DEAL_MS: Final = 160.0
STAGGER_MS: Final = 60.0
LONGEST_DEAL: Final = 700.0
SQUASH_MS: Final = 32.0
"""Two frames: so long a heavy piece is pressed flat where it lands."""

# -- a move of somebody else --
ANNOUNCE_MS: Final = 250.0
ACT_MS: Final = 250.0
SETTLE_MS: Final = 450.0
"""First who moves, then the move, then time to see what it has changed."""
TURN_MS: Final = 500.0
"""How long it is said whose turn it is. Nothing waits for it."""

FEAT_MS: Final = 800.0
"""What is staged takes no longer than this by itself, but for what has to be read."""
CALM_MS: Final = 500.0
"""So long after somebody has hurried a show the same key does not answer what is asked then."""
SHAKE_MS: Final = 160.0
MOST_SHAKE: Final = 4
"""Design pixels: so far the heaviest blow shakes what it hits."""

# -- figures --
COUNT_MS: Final = 40.0
LONGEST_COUNT: Final = 400.0
"""How long a figure takes for a step, and for all of them."""

# -- the large view of a card --
ZOOM_WAIT_MS: Final = 350.0
ZOOM_FADE_MS: Final = 120.0
ZOOM_AGAIN_MS: Final = 300.0
"""So long after one was closed the next one comes without a wait."""


def stagger(count: int, ms: float = DEAL_MS) -> float:
    """How long after one card of a deal the next sets out, so that all of them lie in time; each takes so long."""
    return min(STAGGER_MS, (LONGEST_DEAL - ms) / max(1, count - 1))


def count(steps: int) -> float:
    """How long a figure takes to count over so many steps."""
    return min(LONGEST_COUNT, COUNT_MS * steps)
