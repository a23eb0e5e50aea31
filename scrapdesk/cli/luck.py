"""The luck of a game in letters: what was sealed at its start, and what a check finds at its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scrapdesk.core.commitment import grouped, sealed_line, verdict_lines
from scrapdesk.core.fortune import standing, summed
from scrapdesk.core.match import AnyMatch


def seal_words(match: AnyMatch) -> str:
    """What may be told while the game goes on; "" where nothing was sealed."""
    line = sealed_line(match.commitment, match.typed_seed)
    return "" if line is None else str(line)


def luck_lines(match: AnyMatch, names: Sequence[str]) -> Iterator[str]:
    """The check of a game that is over, and who had how much luck; nothing while it goes on."""
    audit = match.audit()
    if audit is None:
        return
    yield from map(str, verdict_lines(audit.verdict))
    if match.commitment:
        yield f"Sealed at the start: {grouped(match.commitment)}"
    yield f"Seed: {match.seed}"
    if match.secret:
        yield f"Secret bits: {grouped(match.secret)}"
    for name, share in zip(names, standing(audit.happened, match.seats), strict=True):
        if share is not None:
            yield f"{name}: more luck than in {share} of 100 games."
    for label, sums in summed(audit.happened, match.seats):
        told = zip(names, sums, strict=True)
        yield f"{label}: " + ", ".join(f"{name} {one.value:.4g} (fair: {one.fair:.4g})" for name, one in told)


def luck_faults(match: AnyMatch) -> list[str]:
    """What does not hold of a finished game's luck; a hand-made file promises nothing."""
    audit = match.audit()
    if audit is None or audit.verdict.good or audit.verdict.given:
        return []
    broken = audit.verdict.promised and not audit.verdict.kept
    lines = map(str, verdict_lines(audit.verdict))
    return [line.rstrip(".") for line, bad in zip(lines, (broken, audit.verdict.stray is not None), strict=True) if bad]
