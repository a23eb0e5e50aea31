"""Positions of Scarper written the way one would lay them out, and what can be done in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import scrapdesk  # noqa: F401 - puts the reader of our own files in place
from scrapdesk.core.content import own_content
from scrapdesk.core.events import Event
from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scarper import SCARPER
from scrapdesk.games.scarper.board import CENTRAL, ENTENTE, FIELDS, added, on_space
from scrapdesk.games.scarper.moves import Deal
from scrapdesk.games.scarper.rules import Scarper
from scrapdesk.games.scarper.state import NONE, Phase, State, Year, new_game

CONTENT = own_content("scarper", tuple(SCARPER.content_files.values()))
RULES = Scarper(CONTENT)
NO_TRENCHES = (0, 0, 0, 0, 0)
FILLERS = "".join(
    f'[[event]]\nid = "filler-{number}"\ntitle = "Filler"\nside = "neutral"\npoints = {number % 4 + 1}\nyear = 1914\n'
    'effects = [{ do = "morale", amount = 1 }]\nhistory = "None."\nalt = "None"\n'
    for number in range(14)
)
"""filler-0 has one point, filler-1 two, filler-2 three, filler-3 four, and so on."""


def rules_with(effects: str, side: str = "neutral", more: str = "") -> Scarper:
    """Rules whose deck has a card `test` of two points with these effects, and the fillers."""
    card = (
        f'[[event]]\nid = "test"\ntitle = "Test"\nside = "{side}"\npoints = 2\nyear = 1914\n{more}\n'
        f'effects = [{effects}]\nhistory = "None."\nalt = "None"\n'
    )
    head = 'game = "scarper"\nkind = "events"\n'
    return Scarper({"events.toml": head + card + FILLERS, "missions.toml": CONTENT["missions.toml"]})


PLAIN = rules_with('{ do = "morale", amount = 1 }')
"""Rules for what has nothing to do with particular cards."""


def fronts(**lines: int) -> tuple[int, ...]:
    return tuple(lines.get(name, 0) for name in FIELDS)


def trenches(**rows: str) -> tuple[int, ...]:
    """Rows such as `artois="..12 21.."`, from the Entente's edge; battlefields that are not named are empty."""
    return tuple(_row(rows.get(name, "")) for name in FIELDS)


def _row(text: str) -> int:
    tally = 0
    for space, letter in enumerate(text.replace(" ", "")):
        for _ in range(".12".index(letter)):
            tally = added(tally, 1 << space)
    return tally


def row_text(tally: int) -> str:
    cells = "".join(".12"[on_space(tally, space)] for space in range(8))
    return f"{cells[:4]} {cells[4:]}"


def position(
    hand: str = "filler-3",
    other: str = "filler-2",
    seat: int = ENTENTE,
    lines: tuple[int, ...] = (0, 0, 0, 0, 0),
    digs: tuple[int, ...] = NO_TRENCHES,
    economy: tuple[int, int] = (0, 0),
    propaganda: tuple[int, int] = (0, 0),
    morale: int = 0,
    year: int = 1914,
    last: bool = False,
    missions: tuple[str, str] = ("", ""),
    opening: tuple[int, ...] | None = None,
    rules: Scarper = PLAIN,
    **more: Any,
) -> State:
    """An action round of a seat at its beginning. `hand` is the mover's; `last` makes it the last round of the year.

    `more` changes what lasts for a year: drill, guard, bans, gone.
    """
    hands = tuple(tuple(sorted(rules.deck.event(card) for card in text.split())) for text in (hand, other))
    kept = tuple(rules.deck.mission(name) if name else NONE for name in missions)
    offers = tuple(_offer(rules, kept, side) if kept[0] != NONE else () for side in (ENTENTE, CENTRAL))
    frame = Year(year, 1 - seat if last else seat, opening or lines, offers=(offers[0], offers[1]))
    frame = frame._replace(kept=(kept[0], kept[1]), **more)
    return new_game()._replace(
        phase=Phase.TURN,
        turn=seat,
        fronts=lines,
        trenches=digs,
        economy=economy,
        propaganda=propaganda,
        morale=morale,
        hands=(hands[0], hands[1]) if seat == ENTENTE else (hands[1], hands[0]),
        turns=9 if last else 0,
        year=frame,
    )


def _offer(rules: Scarper, kept: tuple[int, ...], side: int) -> tuple[int, ...]:
    rest = [mission for mission in range(len(rules.deck.missions)) if mission not in kept]
    return tuple(sorted([kept[side], *rest[2 * side : 2 * side + 2]]))


def legal(state: State, rules: Scarper = PLAIN) -> list[str]:
    return [rules.encode_move(move) for move in rules.legal_moves(state)]


def play(state: State, *lines: str, rules: Scarper = PLAIN) -> State:
    """The state after some moves, dice (`roll 3 5`) among them; each is checked to be possible."""
    return play_and_listen(state, *lines, rules=rules)[0]


def play_and_listen(state: State, *lines: str, rules: Scarper = PLAIN) -> tuple[State, list[Event]]:
    events: list[Event] = []
    for line in lines:
        move = rules.decode_move(line)
        if rules.to_act(state) == CHANCE:
            assert rules.allows_chance(state, move), line
        else:
            assert move in rules.legal_moves(state), (line, legal(state, rules))
        state = rules.apply(state, move, events.append)
    return state, events


def event_of(card: str, *lines: str, **where: object) -> State:
    """The state after a card of ours was played for its event, and what it asked was answered."""
    state = position(f"{card} field-post", "field-post", rules=RULES, **where)  # type: ignore[arg-type]
    return play(state, f"play {card} event", *lines, rules=RULES)


def dealt(state: State, entente: Sequence[str], central: Sequence[str], rules: Scarper = PLAIN) -> State:
    hands = [tuple(rules.deck.event(card) for card in cards) for cards in (entente, central)]
    return rules.apply(state, Deal(hands[0], hands[1]))


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: Sequence[Event], kind: str) -> Mapping[str, object]:
    """The particulars of the one event of a kind."""
    found = [event.data for event in events if event.kind == kind]
    assert len(found) == 1, kinds(events)
    return found[0]
