"""A sitting at a table: the match, who sits where, whose eyes look at the screen, and the opponents' turns.

Owns what is asked of whom and what may be shown. Must not know pixels, nor any game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from scrapdesk.ai.agent import Question
from scrapdesk.ai.coach import Hint, hint_task, hints_from
from scrapdesk.ai.playing import move_seed
from scrapdesk.ai.thinking import Task, Thinker
from scrapdesk.core.entry import AnyTable, GameEntry
from scrapdesk.core.match import AnyMatch, Match, UndoPlan
from scrapdesk.core.names import cleaned, given, seat_names, turned
from scrapdesk.core.players import AI, players_of
from scrapdesk.core.record import Record
from scrapdesk.core.replay import replay
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.table import Belief
from scrapdesk.core.take_back import is_draft_step, plan_undo
from scrapdesk.games import GAMES
from scrapdesk.ui.context import NewTable
from scrapdesk.ui.opaque import Move
from scrapdesk.ui.table.running import HUMAN, opponent_names

MakeThinker = Callable[[], Thinker]


class Sitting:
    """One match with its people. The thinker is made when the first opponent has to think."""

    def __init__(
        self,
        entry: GameEntry,
        match: AnyMatch,
        players: Sequence[str],
        person: str,
        make_thinker: MakeThinker,
        content: Mapping[str, str] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.entry = entry
        self.game, self.title = entry.id, entry.info.title
        self.match = match
        self.players = tuple(players)
        self.content = content
        self.table: AnyTable = entry.table if match.rules is entry.rules else entry.make_table(match.rules)
        self.humans = tuple(seat for seat, player in enumerate(players) if player == HUMAN)
        self.given_names = given(names, len(self.players))
        """What the people called themselves at the set-up."""
        self.names = names_of_seats(entry, players, person, self.given_names)
        self.shown_to: Seat | None = self.humans[0] if len(self.humans) == 1 else None
        """Whose secrets may be seen on the screen."""
        self.face_down = False
        """Whether the table is open to all, and the secrets of the person asked lie face down at the near edge."""
        self.near: Seat | None = None
        """Who sits at the near edge of an open table; None: whoever sees the table."""
        self._make_thinker = make_thinker
        self._thinker: Thinker | None = None
        self._asked: tuple[str, int] | None = None
        self.believed: tuple[Belief, ...] = ()
        """What the coach said last may be believed of hidden things, by the person asked."""

    # -- who sees what ----------------------------------------------------------------------------------

    @property
    def shared(self) -> bool:
        """Whether several people play before one screen with secrets from each other."""
        return len(self.humans) > 1 and self.match.rules.info.hidden

    @property
    def viewer(self) -> Seat | None:
        """With whose eyes the table may be shown now."""
        if len(self.humans) > 1 and not self.match.rules.info.hidden:
            return self.match.to_act if self.match.to_act in self.humans else self.humans[0]
        return self.shown_to

    @property
    def view(self) -> Any:  # of whatever game: a face knows which
        return self.match.view(self.viewer)

    @property
    def person_asked(self) -> Seat | None:
        """The person who is to decide now; None while an opponent thinks, or after the end."""
        seat = self.match.to_act
        return seat if seat in self.humans else None

    def needs_curtain(self, enabled: bool, holds: bool = False) -> bool:
        """Whether others must look away before the person asked may go on. Hides what the last one saw. `holds`: the
        person looks at a face-down hand by holding it open, where the game has such decisions."""
        seat, self.face_down = self.person_asked, False
        if not self.shared or seat is None:
            return False
        if enabled and holds and self.table.holds(self.match.view(seat)):
            self.face_down, self.near, self.shown_to = True, seat, None
            return False
        if self.shown_to not in (None, seat):
            self.shown_to = None
        if self.shown_to is None and self.table.is_private(self.match.view(seat)):
            self.near = None
            if enabled:
                return True
            self.shown_to = seat
        return False

    def raise_curtain(self) -> None:
        """The person asked sits before the screen, alone."""
        self.shown_to = self.person_asked

    # -- opponents --------------------------------------------------------------------------------------

    @property
    def thinking(self) -> bool:
        """Whether an opponent is to move."""
        seat = self.match.to_act
        return seat is not None and seat not in self.humans

    def think(self, hurry: bool = False) -> Move | None:
        """Asks the opponent who is to move, once, then looks whether it has answered. The move, when it has; in a
        hurry, the best that it has found so far."""
        seat = self.match.to_act
        if seat is None or seat in self.humans:
            return None
        wanted = ("move", self.match.ply)
        if self._asked != wanted:
            agent = self.players[seat].removeprefix(AI)
            question = Question(self.match.view(seat), tuple(self.match.legal_moves(seat)), self._seed(seat))
            self._ask(wanted, Task(self.game, agent, question, self._content))
        report = self._mind.poll()
        if report is None or not (report.done or hurry):
            return None
        if not report.done:
            self._mind.cancel()
        move: Move = report.answer.move
        return move

    def play_for_opponent(self, move: Move) -> None:
        seat = self.match.to_act
        if seat is not None:
            self._asked = None
            self.match.play(seat, move)

    def ask_hint(self) -> None:
        """Lets the coach look at the decision of the person asked."""
        seat = self.person_asked
        if seat is not None:
            task = hint_task(
                self.game, self.match.view(seat), self.match.legal_moves(seat), self._seed(seat), self._content
            )
            self._ask(("hint", self.match.ply), task)

    @property
    def hinting(self) -> bool:
        return self._asked == ("hint", self.match.ply)

    def hint(self) -> tuple[Hint, ...] | None:
        """What the coach says, when it has looked long enough."""
        report = self._mind.poll() if self.hinting else None
        if report is None or not report.done:
            return None
        self._asked = None
        self.believed = report.answer.belief
        return hints_from(report.answer)

    def stop_thinking(self) -> None:
        if self._asked is not None:
            self._asked = None
            self._mind.cancel()

    @property
    def _mind(self) -> Thinker:
        if self._thinker is None:
            self._thinker = self._make_thinker()
        return self._thinker

    def close(self) -> None:
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None

    def _ask(self, what: tuple[str, int], task: Task) -> None:
        self._asked = what
        self._mind.start(task)

    def _seed(self, seat: Seat) -> str:
        return move_seed(self.match, seat)

    @property
    def _content(self) -> tuple[tuple[str, str], ...] | None:
        return tuple(sorted(self.content.items())) if self.content else None

    # -- taking back ------------------------------------------------------------------------------------

    def plan_undo(self, ply: int | None = None) -> UndoPlan | None:
        """What a take-back by the person who moved last would mean; or with a ply, a return to that position, or to
        the first after it in which a person decides. None where nobody has decided anything since."""
        return plan_undo(self.match, self.humans, self.table, ply)

    def undo(self, plan: UndoPlan) -> None:
        self.stop_thinking()
        self.match.goto(plan.ply, practice=bool(plan.barriers))
        self._hide_after_jump()

    @property
    def can_redo(self) -> bool:
        return self.match.ply < self.match.length

    def redo(self) -> None:
        """Forward to the next decision of a person, as far as moves were taken back."""
        self.stop_thinking()
        self.match.redo()
        while self.can_redo and (self.thinking or self._within_draft()):
            self.match.redo()
        self._hide_after_jump()

    def _within_draft(self) -> bool:
        """Whether the decision goes on of which the last move was a step."""
        last, seat = self.match.ply - 1, self.match.to_act
        if seat is None or not is_draft_step(self.match, self.table, last, seat):
            return False
        view = self.match.view(seat)
        return any(self.table.drafts(view, move) for move in self.match.legal_moves(seat))

    def _hide_after_jump(self) -> None:
        if self.shared and self.shown_to != self.person_asked:
            self.shown_to = None

    # -- keeping ----------------------------------------------------------------------------------------

    def record(self) -> Record:
        return replace(self.match.record(",".join(self.players), self.content), names=self.given_names)

    @property
    def moves_made(self) -> int:
        return sum([entry.actor != CHANCE for entry in self.match.entries(None)])


def new_sitting(request: NewTable, person: str, make_thinker: MakeThinker, secret: str = "") -> Sitting:
    """A new match, as wished."""
    entry = GAMES[request.game]
    rules = entry.rules if request.content is None else entry.make(request.content)
    match: AnyMatch = Match(rules, len(request.players), request.options, request.seed, secret=secret)
    match.typed_seed = request.typed_seed
    return Sitting(entry, match, request.players, person, make_thinker, request.content, request.names)


def resumed_sitting(record: Record, person: str, make_thinker: MakeThinker, secret: str = "") -> Sitting:
    """A match gone on with; BadRecord says why it cannot be. `secret`: for one that was kept without."""
    entry = GAMES[record.game]
    content = dict(record.content) or None
    rules = entry.rules if content is None else entry.make(content)
    match = replay(record, rules)
    match.secret = match.secret or secret
    return Sitting(entry, match, players_of(record), person, make_thinker, content, record.names)


def all_alike(sitting: Sitting) -> bool:
    """Whether it would change nothing if everybody sat in another seat."""
    return len(set(sitting.players)) == 1 and not sitting.given_names


def once_more(sitting: Sitting, seed: str, step: int) -> NewTable:
    """The wish for the same set-up with the same people, each so many seats further."""
    players, names = turned(sitting.players, step), turned(sitting.given_names, step)
    typed = sitting.match.typed_seed and seed == sitting.match.seed
    return NewTable(sitting.game, players, dict(sitting.match.options), seed, sitting.content, names, typed)


def _plain_name(seat: Seat) -> str:
    return f"Player {seat + 1}"


def names_of_seats(
    entry: GameEntry,
    players: Sequence[str],
    person: str,
    names: Sequence[str] = (),
    plain: Callable[[Seat], str] = _plain_name,
) -> tuple[str, ...]:
    """What to call each seat: people as they called themselves, one alone as the settings do, otherwise by the seat;
    opponents by theirs."""
    alone = cleaned(person) if players.count(HUMAN) == 1 else ""
    names = given(names, len(players)) or ("",) * len(players)
    opponents = opponent_names(players, names)
    found = [
        (name or alone) if player == HUMAN else opponent
        for player, name, opponent in zip(players, names, opponents, strict=True)
    ]
    return seat_names(found, entry.info.seat_names, len(players), plain)
