"""What was chosen of a game's options, and what can be: asked of the rules, never decided here.

Must not know how an option is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping

from scrapdesk.core.entry import AnyRules
from scrapdesk.core.options import BadOption
from scrapdesk.core.rules import GameInfo

Chosen = dict[str, str]


def trouble_with(rules: AnyRules, seats: int, chosen: Mapping[str, str]) -> str:
    """Why this cannot be played, as a sentence; "" where it can."""
    try:
        rules.check_options(seats, chosen)
    except BadOption as fault:
        return str(fault)[:1].upper() + str(fault)[1:]
    return ""


def with_value(rules: AnyRules, seats: int, chosen: Mapping[str, str], key: str, value: str) -> Chosen | None:
    """The choices with this value, and with one other of them changed where that makes it possible; None where not."""
    wanted = {**chosen, key: value}
    if not trouble_with(rules, seats, wanted):
        return wanted
    for spec in rules.info.options:
        for other in spec.choices if spec.key != key else ():
            tried = {**wanted, spec.key: other}
            if not trouble_with(rules, seats, tried):
                return tried
    return None


def for_seats(rules: AnyRules, before: int, seats: int, chosen: Mapping[str, str]) -> Chosen:
    """The choices at another number of seats: what was usual becomes what is usual there, the rest stays if it can."""
    info: GameInfo = rules.info
    kept = {
        spec.key: spec.default_for(seats) if chosen[spec.key] == spec.default_for(before) else chosen[spec.key]
        for spec in info.options
    }
    if trouble_with(rules, seats, kept):
        return {spec.key: spec.default_for(seats) for spec in info.options}
    return kept


def possible(rules: AnyRules, seats: int, chosen: Mapping[str, str], key: str) -> list[str]:
    """The values of an option that can be taken at this table."""
    spec = next(spec for spec in rules.info.options if spec.key == key)
    return [value for value in spec.choices if with_value(rules, seats, chosen, key, value) is not None]


def needed_seats(rules: AnyRules, key: str, value: str) -> tuple[int, ...]:
    """The numbers of players that a value needs; nothing where any will do."""
    spec = next(spec for spec in rules.info.options if spec.key == key)
    return spec.needs_seats.get(value, ())
