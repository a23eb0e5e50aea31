"""The luck of a game that is over: who had more of it than was fair, whether it was as promised, and every single draw.

Owns how the audit of a match is laid out. What was fair the rules say, and whether it holds the match has checked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.commitment import grouped, verdict_lines
from scrapdesk.core.fortune import Stroke, Sum, standing, summed
from scrapdesk.core.match import Audit
from scrapdesk.core.seats import CHANCE
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import BODY, LABEL, META, SUBTITLE
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay, nothing
from scrapdesk.ui.table.exchange import copy_text
from scrapdesk.ui.table.outcome.facts import Facts, Row, Rule
from scrapdesk.ui.table.telling import NamedMatch
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.label import Label

MOST_TOLD: Final = 400
"""Draws that are listed one by one, at most."""


class LuckScene(Overlay):
    width = 1300

    def __init__(self, context: AppContext, played: NamedMatch, audit: Audit) -> None:
        texts = context.texts
        answers = [
            DialogAnswer(texts("Copy the seal"), self._copy, "copy", stays=True),
            DialogAnswer(texts("Back"), nothing, "undo", primary=True),
        ]
        super().__init__(context, texts("The luck in this game"), answers)
        self._played, self._audit = played, audit
        self._facts = Facts(context, played.names, list(self._rows()))
        self.verdict = [
            Label(context, texts.line(line), BODY, "good" if audit.verdict.good else "refuse")
            for line in verdict_lines(audit.verdict)
        ]
        self._parts = [self._verdict_part(), self._draws_part()]
        self._lines = [Rule(context) for _ in self._parts]

    # -- what is said -----------------------------------------------------------------------------------

    def _rows(self) -> Iterator[Row]:
        texts, seats = self.context.texts, len(self._played.names)
        shares = standing(self._audit.happened, seats)
        if any(share is not None for share in shares):
            cells = (texts("-") if one is None else texts("{n} of 100 games", n=one) for one in shares)
            yield texts("More luck than in"), tuple(cells)
        for label, sums in summed(self._audit.happened, seats):
            yield texts.sentence(label), tuple(map(self._cell, sums))

    def _cell(self, one: Sum) -> str:
        return self.context.texts("{n} (expected: {fair})", n=_number(one.value), fair=_number(one.fair))

    def _verdict_part(self) -> list[Label]:
        context, texts, match = self.context, self.context.texts, self._played.match
        found = [Label(context, texts("The seal"), SUBTITLE), *self.verdict]
        if self._audit.verdict.given:
            return found
        told = [texts("Seed: {seed}", seed=match.seed)]
        if match.typed_seed:
            told.append(texts("This seed was typed in, so someone could have known the deal beforehand."))
        if match.secret:
            told.append(texts("Secret bits: {bits}", bits=grouped(match.secret)))
        if match.commitment:
            told.insert(0, texts("Sealed at the start: {digits}", digits=grouped(match.commitment)))
            told.append(
                texts(
                    "Anyone can check it: the seal is the first 32 digits of the SHA-256 of: "
                    "scrapdesk luck {seed} {bits}",
                    **self._sealed(),
                )
            )
        return [*found, *(Label(context, words, META, "muted", plain=True) for words in told)]

    def _sealed(self) -> dict[str, str]:
        return {"seed": self._played.match.seed, "bits": self._played.match.secret}

    def _draws_part(self) -> list[Label]:
        """Every draw under the move after which it came."""
        context, texts = self.context, self.context.texts
        happened = self._audit.happened[:MOST_TOLD]
        if not happened:
            return [Label(context, texts("Nothing in this game was left to chance."), BODY)]
        found, shown = [Label(context, texts("Every draw"), SUBTITLE)], -1
        entries, moves, at = self._played.match.entries(None), 0, 0
        for one in happened:
            moves += sum(entry.actor != CHANCE for entry in entries[at : one.ply])
            at = one.ply
            if moves != shown:
                words = texts("After move {n}", n=moves) if moves else texts("Before the first move")
                found.append(Label(context, words, LABEL, "highlight"))
                shown = moves
            found.append(Label(context, self._draw(one.stroke), META, "muted", plain=True))
        return found

    def _draw(self, stroke: Stroke) -> str:
        texts = self.context.texts
        told: dict[str, str | int] = {"label": texts.line(stroke.label), "got": texts.line(stroke.got)}
        if stroke.seat is None:
            return texts("{label}: {got}", **told)
        told["name"] = self._played.names[stroke.seat]
        if stroke.spread <= 0:
            return texts("{name}. {label}: {got}", **told)
        told |= {"value": _number(stroke.value), "fair": _number(stroke.fair)}
        return texts("{name}. {label}: {got}. Total {value} (expected: {fair})", **told)

    def _copy(self) -> None:
        """What somebody needs to check it elsewhere."""
        texts = self.context.texts
        text = texts("scrapdesk luck {seed} {bits}", **self._sealed())
        done = copy_text(f"{self._played.match.commitment}\n{text}\n")
        self.say(
            texts("Seal, seed and bits copied to the clipboard.") if done else texts("The clipboard is not available.")
        )

    # -- layout -----------------------------------------------------------------------------------------

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        widgets, bottom = self._facts.place(left, top, width)
        for line, part in zip(self._lines, self._parts, strict=True):
            bottom = line.place(left, bottom, width)
            for label in part:
                bottom = label.place(left, bottom, width) + self.context.view.px(5)
            widgets += [line, *part]
        return widgets, bottom


def _number(value: float) -> str:
    return f"{round(value, 1):g}"
