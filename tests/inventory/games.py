"""A game as the inventory describes it: what may be done, seen, said and refused on the way, and what a bot thinks of
it.

The game is played by half chance, half good sense, the same each time. Must not know any particular game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from scrapdesk.ai.levels import TEMPERAMENTS
from scrapdesk.core.bot import Bot
from scrapdesk.core.digest import digest
from scrapdesk.core.fortune import summed
from scrapdesk.core.ledger import chart_of, steepest, tallied, thrown
from scrapdesk.core.match import Match
from scrapdesk.core.moments import moments_of
from scrapdesk.core.refusal import Attempt
from scrapdesk.core.rules import Rules
from scrapdesk.core.table import Table
from scrapdesk.core.words import named
from tests.conformance.setups import USUAL, Setup

NAMES: Final = ("Ada", "Bruno", "Chen", "Dora", "Emil", "Fay", "Gus", "Haru")
FEW: Final = 8
"""Moves of a position that are looked at one by one."""
TRIED: Final = 5
"""Attempts at each position, most of them refused."""
EVERY, MOST = 2, 40
"""Every so many decisions, and so many times at most, a position is told in brief."""
OFTEN: Final = 3
LONG: Final = 64
LATER: Final = 12
"""So many sentences share a print."""

AnyMatch = Match[Any, Any, Any]


class Told:
    """One game, described line by line."""

    def __init__(self, setup: Setup, seed: str) -> None:
        self.setup, self.luck = setup, Random(seed)
        entry = setup.entry
        self.rules: Rules[Any, Any, Any] = entry.rules
        self.table: Table[Any, Any] = entry.table
        self.bot: Bot[Any, Any] = entry.bot
        self.lab = entry.make_lab(entry.rules)
        self.match: AnyMatch = setup.match(seed)
        self.names = NAMES[: setup.seats]

    def lines(self) -> Iterator[str]:
        yield from self.on_the_way()
        yield from self.narrated()
        yield from self.at_the_end()

    def on_the_way(self) -> Iterator[str]:
        """Every so many decisions a position; the gaps grow, since more kinds of things happen early."""
        match, due, decided = self.match, 0.0, 0
        gap = 1.0
        while (seat := match.to_act) is not None:
            legal = list(match.legal_moves(seat))
            if decided >= due and self.setup in USUAL:
                gap *= 1.22
                due = decided + gap
                yield from (f"{match.ply} {line}" for line in self.position(seat, legal))
            elif decided % EVERY == 0 and decided < EVERY * MOST:
                yield f"{match.ply} by prints: {self.in_brief(seat, legal)}"
            match.play(seat, self.choice(seat, legal))
            decided += 1

    def choice(self, seat: int, legal: Sequence[Any]) -> Any:
        if len(legal) == 1 or self.luck.random() < 0.5:
            return self.luck.choice(legal)
        state = self.rules.determinize(self.match.view(seat), Random(self.match.ply))
        return self.bot.rollout(state, legal, self.luck.random)

    def position(self, seat: int, legal: Sequence[Any]) -> Iterator[str]:
        view = self.match.view(seat)
        yield f"moves of {seat + 1}: {len(legal)} {_print([self.rules.encode_move(move) for move in legal])}"
        views = [self.match.view(viewer) for viewer in self.setup.viewers]
        yield f"views {_print(views)}"
        yield f"pieces {_print([tuple(self.table.pieces(each)) for each in views])}"
        some = legal[:: max(1, len(legal) // FEW)]
        yield from self.lying(view, some)
        yield from self.refused(seat, view, legal)
        yield from self.judged(seat, view, legal, some)

    def in_brief(self, seat: int, legal: Sequence[Any]) -> str:
        view = self.match.view(seat)
        some = legal[:: max(1, len(legal) // FEW)]
        parts = {
            "moves": [self.rules.encode_move(move) for move in some],
            "pieces": tuple(self.table.pieces(view)),
            "lies": list(self.lying(view, some)),
            "refused": [line for _ in range(OFTEN) for line in self.refused(seat, view, legal)],
            "judged": list(self.judged(seat, view, legal, some)),
        }
        return ", ".join(f"{name} {_print(lines)}" for name, lines in parts.items())

    def lying(self, view: Any, some: Sequence[Any]) -> Iterator[str]:
        table, names = self.table, self.names
        told = [f"{field.seat} {field.label}: {named(field.value, names)}" for field in table.status(view)]
        yield f"status {_print(told)} {self.luck.choice(told)}"
        yield f"spelled {_print([tuple(map(tuple, table.paths(view, move))) for move in some])}"
        flags = [table.is_private(view), table.holds(view), *(table.drafts(view, move) for move in some)]
        yield f"private, held, drafts {''.join('01'[bool(flag)] for flag in flags)}"
        slots = sorted({piece.slot for piece in table.pieces(view)})
        yield f"contents {_print([tuple(table.contents(view, slot)) for slot in slots])}"
        yield from (f"believed {one.about} {one.odds:.6f} {one.line}" for one in table.beliefs(view)[:3])
        yield from (f"risk {risk}" for move in some if (risk := table.risk(view, move)) is not None)
        laid = table.arrangement(view)
        if laid is not None:
            moves = list(table.arranged(view, laid.lies))
            yield f"arranged {_print([dict(laid.lies), laid.places, laid.homes, dict(laid.mirror), len(moves)])}"

    def refused(self, seat: int, view: Any, legal: Sequence[Any]) -> Iterator[str]:
        luck = self.luck
        pieces = [name for piece in self.table.pieces(view) for name in (piece.id, piece.slot)]
        spelled = [path for move in legal[:40] for path in self.table.paths(view, move)]
        targets = sorted({*pieces, *(target for path in spelled for target in path)})
        lines = [self.rules.encode_move(move) for move in legal]
        for _ in range(TRIED):
            if luck.random() < 0.5:
                words = luck.choice(lines).split()
                words[luck.randrange(len(words))] = luck.choice([*luck.choice(lines).split(), "a9", "x", "0"])
                attempt = Attempt(text=" ".join(words))
            else:
                begun = list(luck.choice(spelled)) if spelled and luck.random() < 0.5 else []
                begun = begun[: luck.randrange(3)]
                attempt = Attempt((*begun, luck.choice(targets)))
            if attempt.text in lines or attempt.targets in spelled:
                continue
            found = self.rules.refusal(view, legal, attempt)
            near = self.rules.encode_move(found.nearest) if found.nearest is not None else "none"
            tried = attempt.text or " ".join(attempt.targets)
            said = str(named(found.sentence, self.names))
            said = said if len(said) <= LONG else f"{said[:LONG]} {_print(said)}"
            yield f"{tried}: {said} ({found.rule}; {' '.join(found.culprits)}; {near})"

    def judged(self, seat: int, view: Any, legal: Sequence[Any], some: Sequence[Any]) -> Iterator[str]:
        luck = Random(len(legal))
        state = self.rules.sampler(view)(luck)
        yield f"sampled {_print(state)}"
        temper = luck.choice(sorted(TEMPERAMENTS))
        bot = self.bot.tempered(temper)
        worth = [f"{bot.evaluate(state, each):.6f}" for each in range(self.setup.seats)]
        yield f"{temper}: worth {' '.join(worth)}"
        order = [self.rules.encode_move(move) for move in bot.order(state, legal)]
        first = self.rules.encode_move(bot.first(state, legal))
        yield f"tries {first}, {', '.join(order[:2])} ({_print(order)})"
        played = [self.rules.encode_move(bot.rollout(state, legal, luck.random)) for _ in range(6)]
        yield f"plays on {', '.join(dict.fromkeys(played))}"
        yield f"pointless {''.join('01'[bot.pointless(state, move)] for move in some)}"
        lot = bot.lot(state, legal)
        if lot is not None:
            yield f"lot {' '.join(f'{share:.6f}' for share in list(lot.values())[:6])}"
        veils = [bot.veil(state, some[0], move) for move in some[1:3]]
        yield f"veils {' '.join(f'{veil:.6f}' for veil in veils)}"
        after = [self.rules.apply(state, move) for move in some]
        yield f"then worth {' '.join(f'{bot.evaluate(each, seat):.6f}' for each in after)}"
        for move in some[:3]:
            why = bot.why(state, move, seat)
            if why is not None:
                yield f"{self.rules.encode_move(move)} because {named(why, self.names)}"
        yield f"recalled {_print(self.recalled(bot, view))}"

    @staticmethod
    def recalled(bot: Bot[Any, Any], view: Any) -> Any:
        return bot.recalled(view, 0.5)

    def narrated(self) -> Iterator[str]:
        """The first of each kind in words, and the rest by their prints."""
        heard, rest = set[object](), list[str]()
        for entry in self.match.entries(None):
            for event in entry.events:
                line = self.table.narrate(event, self.names)
                said = str(named(line, self.names)) if line is not None else "-"
                kind = event.kind, event.rule, line.template if line is not None else ""
                if kind in heard:
                    rest.append(said)
                    continue
                heard.add(kind)
                yield f"{entry.ply} {event.kind} {event.rule}: {said}"
        for at in range(0, len(rest), LATER):
            yield f"said later, from number {at}: {_print(rest[at : at + LATER])}"

    def at_the_end(self) -> Iterator[str]:
        match, ledger, seats = self.match, self.table.ledger, self.setup.seats
        outcome = match.outcome
        assert outcome is not None
        yield f"ended {outcome.ranks} {outcome.points} {outcome.rule} {named(outcome.reason, self.names)}"
        entries = match.entries(0)
        chart = chart_of(match, ledger)
        if chart is not None:
            yield f"chart {chart.title} {_print(chart.lines)} {_print(chart.periods)} {steepest(chart, ledger)}"
        yield from (f"did {label}: {counts}" for label, counts in tallied(entries, ledger, seats))
        yield from (f"threw {label}: {counts}" for label, counts in thrown(entries, ledger, seats))
        for one in ledger.honours(entries, seats):
            yield f"honour {one.title} {one.seat} {named(one.why, self.names)}"
        yield from (f"retold {named(line, self.names)}" for line in ledger.retold(entries, self.names))
        yield from (f"fate {line}" for line in ledger.fates(entries, seats))
        yield from (f"owns {_print(ledger.owned(match.view(seat)))}" for seat in range(seats))
        yield f"moments {[tuple(moment) for moment in moments_of(match, ledger, 0)]}"
        audit = match.audit()
        if audit is not None:
            for label, sums in summed(audit.happened, seats):
                yield f"luck {label}: {sums}"
        yield f"noted {sorted(self.lab.note(match).items())}"[:600]


def _print(what: object) -> str:
    return digest(what, 6)
