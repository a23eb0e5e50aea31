"""What the coach says about the best moves, in words. Must not know where they stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scrapdesk.ai.coach import Hint
from scrapdesk.core.table import Belief, weightiest
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.opaque import Move


def promise_of(hint: Hint, texts: Texts, brief: bool = False) -> str:
    """What a move promises, and of what that is a part."""
    share = round(hint.estimate * 100)
    return texts("{n} of 100", n=share) if brief else texts("wins {n} of 100", n=share)


def hint_words(hints: Sequence[Hint], words_for: Callable[[Move], str], texts: Texts) -> str:
    """A line for each: the move, what it promises, and why."""
    return "\n".join(
        texts(
            "{n}. {move} ({promise}): {why}",
            n=number,
            move=words_for(hint.move),
            promise=promise_of(hint, texts),
            why=texts.line(hint.why),
        )
        for number, hint in enumerate(hints, start=1)
    )


def coach_words(
    hints: Sequence[Hint], beliefs: Sequence[Belief], words_for: Callable[[Move], str], texts: Texts
) -> str:
    """The best moves, and below them what may be believed of hidden things."""
    believed = [f"{texts.sentence(belief.line)}." for belief in weightiest(beliefs)]
    return "\n".join([hint_words(hints, words_for, texts), *believed])
