"""Named senseless moves, and how often they are made where they could be: counted over whole games between opponents.

A counter reads the path of a finished game: every decision with its true state, which only a judge may do. It yields
one truth value for each chance to blunder: whether the blunder was made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from scrapdesk.ai.roster import make_agent
from scrapdesk.core.match import Match
from scrapdesk.core.seats import Seat
from scrapdesk.games import GAMES
from scrapdesk.games.scalawag.cards import (
    BOARD,
    CANNONS,
    COMMON_COPIES,
    CREW_OF,
    DAMAGE_SLOTS,
    MARINE,
    MOST_POINTS,
    MUSTER,
    RARE_COPIES,
    TRIM,
)
from scrapdesk.games.scalawag.moves import Call, Declare, Order, Pass, Show
from scrapdesk.games.scalawag.odds import holds_claim
from scrapdesk.games.scalawag.sea import price
from scrapdesk.games.scalawag.state import Phase as SeaPhase
from scrapdesk.games.scamorra.moves import Play as CardMove
from scrapdesk.games.scamorra.moves import Throw
from scrapdesk.games.scarper.moves import END, INVEST, PUBLISH, Act
from scrapdesk.games.scarper.odds import charge_odds
from scrapdesk.games.scarper.view import view_of as staff_view
from scrapdesk.games.scope.board import AREA, BIT
from scrapdesk.games.scope.cards import OF_SIDE, SNIPER, VALUE, side_of
from scrapdesk.games.scope.moves import SHOOT, Deployment, Fire, Howitzer, Noise, Regroup, Search
from scrapdesk.games.scope.policy import told
from scrapdesk.games.scope.sight import area_of, exposed_to
from scrapdesk.games.scope.state import Phase as Front
from scrapdesk.games.scrappers.activation import fuel_price, scrap_price
from scrapdesk.games.scrappers.cards import CardSet
from scrapdesk.games.scrappers.moves import Assign, Draft
from scrapdesk.games.scrappers.rules import Scrappers
from scrapdesk.games.scrappers.state import BAYS, EJECTED, PILE_A, Pilot
from scrapdesk.games.scrappers.state import Phase as Command
from tests.truth import true_state

_PILOTS = GAMES["scrappers"].rules
assert isinstance(_PILOTS, Scrappers)
CARDS: CardSet = _PILOTS.cards


class Step(NamedTuple):
    """One decision of a game."""

    seat: Seat
    state: Any
    legal: Sequence[Any]
    move: Any


Path = Sequence[Step]


@dataclass(frozen=True)
class Blunder:
    """A senseless move by name, in one game."""

    game: str
    name: str
    count: Callable[[Path], Iterator[bool]]


def path_of(game: str, spec: str, seed: str, options: dict[str, str] | None = None) -> Path:
    """A whole game of one opponent against itself."""
    entry = GAMES[game]
    agent, path = make_agent(spec, entry), list[Step]()
    match: Match[Any, Any, Any] = Match(entry.rules, entry.info.seats[0], options, seed)
    while (seat := match.to_act) is not None:
        legal = tuple(match.legal_moves(seat))
        move = agent.choose(match.view(seat), legal, f"{seed}/{match.ply}")
        if len(legal) > 1:
            path.append(Step(seat, true_state(match), legal, move))
        match.play(seat, move)
    return path


def options_of(game: str, nth: int) -> dict[str, str] | None:
    """SCOPE is played in its small form and in its whole one in turns."""
    return {"grid": "open-battle", "mode": "advanced"} if game == "scope" and nth % 2 else None


def counted(path: Path, game: str) -> dict[str, Counter[bool]]:
    """For each blunder of the game how often it was made, and how often not where it could be."""
    return {blunder.name: Counter(blunder.count(path)) for blunder in BLUNDERS if blunder.game == game}


# -- La Scamorra --------------------------------------------------------------------------------------------


def leaves_a_win(path: Path) -> Iterator[bool]:
    """Captures lie open, so whether one ends the game can be seen by everybody."""
    rules = GAMES["scamorra"].rules
    for seat, state, legal, move in path:
        wins = [tried for tried in legal if _won(rules.outcome(rules.apply(state, tried)), seat)]
        if wins:
            yield move not in wins


def _won(outcome: Any, seat: Seat) -> bool:
    return outcome is not None and outcome.share(seat) == 1.0


def throws_a_card_away_instead_of_capturing(path: Path) -> Iterator[bool]:
    """A capture was to be had, and a card went to the discard pile without anything done."""
    for _, state, legal, move in path:
        captures = [tried for tried in legal if isinstance(tried, CardMove) and tried.target in state.squares]
        if captures and any(isinstance(tried, Throw) for tried in legal):
            yield isinstance(move, Throw)


# -- Scrappers ----------------------------------------------------------------------------------------------


def drafts_what_it_cannot_pay(path: Path) -> Iterator[bool]:
    """Not even if every bay that is left, and every card that lies face down, brought scrap."""
    for seat, state, _, move in path:
        if isinstance(move, Draft):
            pilot, zone = state.pilots[seat], state.draft[move.source]
            card = CARDS.of[zone[0] if move.source < PILE_A else zone[-1]]
            yield scrap_price(CARDS, pilot, card) > pilot.scrap + _tokens_to_come(pilot)


def _tokens_to_come(pilot: Pilot) -> int:
    return BAYS - 1 - sum(slot.mode != EJECTED for slot in pilot.stack)


def ends_its_stack_with_what_it_cannot_fuel(path: Path) -> Iterator[bool]:
    """The last bay fires first, so no token comes before it; and instead the card could have been ejected."""
    for seat, state, legal, move in path:
        pilot = state.pilots[seat]
        if state.phase is Command.COMMAND and not state.queue and len(pilot.stack) == BAYS - 1:
            dear = [tried for tried in legal if isinstance(tried, Assign) and _price(pilot, tried) > pilot.fuel]
            if dear:
                yield move in dear


def _price(pilot: Pilot, move: Assign) -> int:
    return fuel_price(CARDS, pilot, CARDS.cards[move.kind])


# -- SCOPE --------------------------------------------------------------------------------------------------


def searches_where_nothing_is(path: Path) -> Iterator[bool]:
    """Everybody knows that the square holds nothing worth a shot, and others are not known yet."""
    for _, state, _, move in path:
        if isinstance(move, Search | Fire | Howitzer):
            at = move.square if isinstance(move, Search) else move.target
            if area_of(state, 1 - state.frame.order[state.turn].side) & state.hidden:
                yield not state.hidden & BIT[at] and not VALUE[state.cards[at]]


def lets_a_sniper_go(path: Path) -> Iterator[bool]:
    """Found and not shot, though it has more than its last sniper to lose by being heard."""
    for _, state, _, move in path:
        side = state.frame.order[state.turn].side
        found = state.phase == Front.SHOOT and state.cards[state.focus] == OF_SIDE[1 - side][SNIPER]
        if found and state.cards.count(OF_SIDE[side][SNIPER]) > 1:
            yield move != SHOOT


def leaves_its_last_sniper_in_sight(path: Path) -> Iterator[bool]:
    """The enemy knows where the last sniper stands, and a MOVE could have hidden it before its turn."""
    for at, (_, state, legal, move) in enumerate(path):
        if state.phase != Front.TURN or state.used:
            continue
        side = state.frame.order[state.turn].side
        place = state.cards.find(OF_SIDE[side][SNIPER])
        last = state.cards.count(OF_SIDE[side][SNIPER]) == 1 and not state.hidden & BIT[place]
        if last and any(isinstance(tried, Regroup) and AREA[tried.quadrant] & BIT[place] for tried in legal):
            later = next((step.state for step in path[at + 1 :] if step.state.turns > state.turns), None)
            if later is not None:  # otherwise the turn won the game
                seen = later.cards[place] == OF_SIDE[side][SNIPER] and not later.hidden & BIT[place]
                yield seen and not isinstance(move, Regroup)


def points_at_its_sniper(path: Path) -> Iterator[bool]:
    """The shot card goes where it tells twice as much as it had to."""
    for _, state, legal, move in path:
        if isinstance(move, Noise):
            least = min(told(state, tried.quadrant) for tried in legal)
            yield told(state, move.quadrant) > 2 * max(least, 0.25)


def moves_though_nothing_is_known_of_it(path: Path) -> Iterator[bool]:
    """The whole turn for a MOVE, while the enemy knows no card worth a shot and has no clue."""
    for _, state, legal, move in path:
        if state.phase == Front.TURN and not state.used and any(isinstance(tried, Search) for tried in legal):
            side = state.frame.order[state.turn].side
            if _nothing_known_of(state, side):
                yield isinstance(move, Regroup)


def shows_an_officer_for_nothing(path: Path) -> Iterator[bool]:
    """A DEPLOYMENT that hides nothing, with an officer that was hidden."""
    for _, state, legal, move in path:
        side = state.frame.order[state.turn].side
        covered = [tried for tried in legal if isinstance(tried, Deployment) and state.hidden & BIT[tried.square]]
        if covered and _nothing_known_of(state, side):
            yield move in covered


def hides_what_nobody_knows(path: Path) -> Iterator[bool]:
    """A MOVE of cards that the enemy knows nothing of, while others that it knows of, or has heard, could be moved."""
    for _, state, legal, move in path:
        if isinstance(move, Regroup):
            side = state.frame.order[state.turn].side
            sought = sum(BIT[square] for _, square in exposed_to(state, 1 - side))
            for clue in state.clues:
                sought |= clue.area if clue.card == OF_SIDE[side][SNIPER] else 0
            if any(isinstance(tried, Regroup) and AREA[tried.quadrant] & sought for tried in legal):
                yield not AREA[move.quadrant] & sought


def _nothing_known_of(state: Any, side: int) -> bool:
    return not exposed_to(state, 1 - side) and all(side_of(clue.card) != side for clue in state.clues)


# -- Scarper ------------------------------------------------------------------------------------------------


def lets_points_lapse(path: Path) -> Iterator[bool]:
    """A point is lost that could have been published or invested."""
    for _, _, legal, move in path:
        if END in legal and (PUBLISH in legal or INVEST in legal):
            yield move == END


def charges_with_hardly_a_chance(path: Path) -> Iterator[bool]:
    """Fewer than six of 36 rolls win, and the others bring the enemy propaganda."""
    for seat, state, _, move in path:
        if isinstance(move, Act) and move.verb == "charge":
            now = staff_view(state, seat).situation(seat)
            yield charge_odds(now, move.field).wins < Fraction(1, 6)


# -- Scalawag! ----------------------------------------------------------------------------------------------


def musters_again_and_again(path: Path) -> Iterator[bool]:
    """Twice in a row."""
    given: dict[Seat, list[int]] = {}
    for seat, _, _, move in path:
        if isinstance(move, Order):
            orders = given.setdefault(seat, [])
            orders.append(move.order)
            yield orders[-2:] == [MUSTER] * 2


def trims_with_a_full_supply(path: Path) -> Iterator[bool]:
    for seat, state, _, move in path:
        if isinstance(move, Order) and state.points[seat] == MOST_POINTS:
            yield move.order == TRIM


def lets_a_lie_pass_that_it_can_prove(path: Path) -> Iterator[bool]:
    """All cards of the kind lie before its own eyes."""
    for seat, state, _, move in path:
        if state.phase is SeaPhase.CHALLENGE and holds_claim(state, seat) == 0.0:
            yield isinstance(move, Pass)


def calls_against_the_odds(path: Path) -> Iterator[bool]:
    """By the cards alone the claim is as likely true as not, nobody has caught this captain yet, and others gain by a
    call and risk nothing. Not counted where the order might sink the caller's own ship."""
    for seat, state, _, move in path:
        if state.phase is SeaPhase.CHALLENGE and state.afloat.bit_count() > 2 and not state.caught[state.captain]:
            doomed = {CANNONS: state.damage[seat] == DAMAGE_SLOTS - 1, BOARD: len(state.hands[seat]) == 1}
            if holds_claim(state, seat) >= 0.5 and not doomed.get(state.plan.order):
                yield isinstance(move, Call)


def leaves_the_last_rival_afloat(path: Path) -> Iterator[bool]:
    """One rival is left, and an order without any crew, which nobody can call, would sink it."""
    for seat, state, legal, move in path:
        if isinstance(move, Order) and state.afloat.bit_count() == 2:
            rival = next(other for other in range(state.frame.seats) if other != seat and state.afloat >> other & 1)
            ends = {CANNONS: state.damage[rival] == DAMAGE_SLOTS - 1, BOARD: len(state.hands[rival]) == 1}
            sinking = [
                order
                for order, ended in ends.items()
                if ended and Order(order, 0) in legal and price(state, order, rival, 0, near=True) <= state.points[seat]
            ]
            if sinking:
                yield move.order not in sinking


def pays_though_it_could_show(path: Path) -> Iterator[bool]:
    """Called, with the crew in hand: the caller would pay, and the order would stand."""
    for _, state, legal, move in path:
        if state.phase is SeaPhase.REPLY and Show() in legal:
            yield move != Show()


def declares_what_all_can_disprove(path: Path) -> Iterator[bool]:
    """More of a kind than is not in the locker: everybody can count that."""
    for _, state, legal, move in path:
        if any(_disproved(state, tried) for tried in legal):
            yield _disproved(state, move)


def _disproved(state: Any, move: Any) -> bool:
    if isinstance(move, Order):
        crew, count = CREW_OF[move.order], move.number
    elif isinstance(move, Declare):
        crew, count = move.crew, 1
    else:
        return False
    copies = (COMMON_COPIES if crew <= MARINE else RARE_COPIES)[state.frame.seats]
    return bool(count > 0 and count > copies - state.locker.count(crew))


BLUNDERS = (
    Blunder("scamorra", "leaves a win lying", leaves_a_win),
    Blunder("scamorra", "throws a card away instead of capturing", throws_a_card_away_instead_of_capturing),
    Blunder("scrappers", "drafts what it cannot pay", drafts_what_it_cannot_pay),
    Blunder("scrappers", "ends its stack with what it cannot fuel", ends_its_stack_with_what_it_cannot_fuel),
    Blunder("scope", "searches where nothing is", searches_where_nothing_is),
    Blunder("scope", "lets a sniper go", lets_a_sniper_go),
    Blunder("scope", "leaves its last sniper in sight", leaves_its_last_sniper_in_sight),
    Blunder("scope", "points at its sniper", points_at_its_sniper),
    Blunder("scope", "moves though nothing is known of it", moves_though_nothing_is_known_of_it),
    Blunder("scope", "hides what nobody knows", hides_what_nobody_knows),
    Blunder("scope", "shows an officer for nothing", shows_an_officer_for_nothing),
    Blunder("scarper", "lets points lapse", lets_points_lapse),
    Blunder("scarper", "charges with hardly a chance", charges_with_hardly_a_chance),
    Blunder("scalawag", "musters again and again", musters_again_and_again),
    Blunder("scalawag", "trims with a full supply", trims_with_a_full_supply),
    Blunder("scalawag", "lets a lie pass that it can prove", lets_a_lie_pass_that_it_can_prove),
    Blunder("scalawag", "calls against the odds", calls_against_the_odds),
    Blunder("scalawag", "leaves the last rival afloat", leaves_the_last_rival_afloat),
    Blunder("scalawag", "pays though it could show", pays_though_it_could_show),
    Blunder("scalawag", "declares what all can disprove", declares_what_all_can_disprove),
)
