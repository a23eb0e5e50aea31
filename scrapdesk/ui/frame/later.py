"""What is left until the frame has been shown, because nobody waits for it: such as keeping the game.

Owns the order of things. Must not know what they are.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

Job = Callable[[], None]


class Later:
    def __init__(self) -> None:
        self._jobs: dict[Hashable, Job] = {}

    def ask(self, who: Hashable, job: Job) -> None:
        """Does something once this frame has been shown; once for each who asks."""
        self._jobs[who] = job

    def do_now(self, who: Hashable) -> None:
        """Does at once what somebody has left for later, if anything."""
        self._jobs.pop(who, lambda: None)()

    @property
    def waits(self) -> bool:
        """Whether anything is left."""
        return bool(self._jobs)

    def frame_over(self) -> None:
        """The frame has been shown: does all that was left."""
        for who in tuple(self._jobs):
            self.do_now(who)
