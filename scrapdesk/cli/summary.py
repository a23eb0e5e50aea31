"""What many games come to: shares by seat with their intervals, lengths, reasons. Numbers only; plays nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import Any

from scrapdesk.core.estimates import wilson


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game as the summary needs it."""

    seed: str
    shares: tuple[float, ...]
    """What the game was worth to each seat, 0 to 1."""
    moves: int
    """Decisions; luck is not counted."""
    reason: str

    @property
    def drawn(self) -> bool:
        return len(set(self.shares)) == 1


@dataclass(frozen=True)
class Summary:
    """All games of one run, in their order."""

    results: Sequence[GameResult]
    seats: Sequence[str]
    """What to call each seat."""
    seconds: float

    @property
    def games(self) -> int:
        return len(self.results)

    def share(self, seat: int) -> float:
        return fmean(result.shares[seat] for result in self.results) if self.results else 0.0

    def draws(self) -> int:
        return sum(result.drawn for result in self.results)

    def reasons(self) -> list[tuple[str, int]]:
        return sorted(
            Counter(result.reason for result in self.results).items(), key=lambda found: (-found[1], found[0])
        )

    def lengths(self) -> dict[str, float]:
        counts = [result.moves for result in self.results] or [0]
        return {"least": min(counts), "median": median(counts), "mean": round(fmean(counts), 2), "most": max(counts)}

    def moves_a_second(self) -> float:
        return sum(result.moves for result in self.results) / self.seconds if self.seconds > 0 else 0.0

    def lines(self) -> Iterator[str]:
        yield f"{self.games} games in {self.seconds:.1f} s, {self.moves_a_second():.0f} moves a second"
        yield "share of wins by seat, with 95% confidence intervals:"
        widest = max(map(len, self.seats))
        for seat, name in enumerate(self.seats):
            low, high = wilson(self.share(seat), self.games)
            yield f"  {name:<{widest}}  {self.share(seat):6.1%}  ({low:.1%} to {high:.1%})"
        yield f"drawn: {self.draws()}"
        length = self.lengths()
        yield (
            f"length in moves: {length['least']:g} to {length['most']:g}, "
            f"median {length['median']:g}, mean {length['mean']:.1f}"
        )
        yield "ended because:"
        for reason, count in self.reasons():
            yield f"  {count:>6}  {reason}"

    def as_json(self) -> dict[str, Any]:
        shares = [(name, self.share(seat)) for seat, name in enumerate(self.seats)]
        return {
            "games": self.games,
            "seats": [
                {"seat": name, "share": round(share, 6), "interval95": [round(x, 6) for x in wilson(share, self.games)]}
                for name, share in shares
            ],
            "draws": self.draws(),
            "moves": self.lengths(),
            "reasons": dict(self.reasons()),
            "seconds": round(self.seconds, 3),
            "moves_a_second": round(self.moves_a_second()),
        }
