"""Why a thing cannot be done in SCOPE: the rule, one plain sentence, who is in the way, and what could be done.

Works on the View alone, so that no sentence can tell what the asking seat does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from scrapdesk.core.notation import BadNotation
from scrapdesk.core.refusal import Attempt, Refusal, Target
from scrapdesk.core.words import Line, commas, say
from scrapdesk.games.scope.board import (
    AREA,
    BIT,
    NEAR,
    NO_SQUARE,
    WIDTH,
    quadrant_name,
    quadrant_squares,
    square_name,
    squares_in,
)
from scrapdesk.games.scope.cards import (
    EMPTY,
    FREE,
    GUN,
    INFANTRY,
    MORTAR,
    OF_SIDE,
    OFFICER,
    SCOUT,
    SIDE_TITLES,
    SNIPER,
    kind_title,
)
from scrapdesk.games.scope.legal import four_cards
from scrapdesk.games.scope.moves import Move, Place, Reinforce, decode
from scrapdesk.games.scope.state import DEPLOYED, SNIPERS, UNITS, Phase
from scrapdesk.games.scope.targets import pointed, square_target
from scrapdesk.games.scope.view import View


class Wish(NamedTuple):
    """What somebody wanted, as far as it can be understood."""

    verb: str = ""
    squares: tuple[int, ...] = ()
    quadrant: int = NO_SQUARE
    kind: str = ""


class Why(NamedTuple):
    line: Line
    culprits: tuple[Target, ...] = ()


def refusal_of(view: View, legal: Sequence[Move], attempt: Attempt) -> Refusal:
    wish, fault = _understood(view, attempt)
    why = _waiting(view) if not legal else fault or _by_phase(view, wish)
    nearest = max(legal, key=lambda move: _likeness(move, wish), default=None)
    return Refusal(why.line.rule, why.line, why.culprits, nearest)


def _waiting(view: View) -> Why:
    if view.phase == Phase.OVER:
        return Why(say("The game is over.", "SC-5.1"))
    if view.phase <= Phase.DEAL:
        return Why(say("The {side} side is setting up its front.", "SC-3.1", side=SIDE_TITLES[view.turn]))
    _, side, division = view.frame.order[view.turn]
    if division in (UNITS, SNIPERS):
        if division == UNITS:
            return Why(say("It's the {side} units' turn.", "SC-8.1", side=SIDE_TITLES[side]))
        return Why(say("It's the {side} snipers' turn.", "SC-8.1", side=SIDE_TITLES[side]))
    return Why(say("It's the {side} side's turn.", "SC-4", side=SIDE_TITLES[side]))


def _understood(view: View, attempt: Attempt) -> tuple[Wish, Why | None]:
    if not attempt.text:
        wish = Wish(*pointed(view, attempt.targets))
        if wish.verb == "reinforceboth":
            wish = wish._replace(verb="reinforce", kind=MORTAR)
        return wish._replace(verb=wish.verb or _verb_of(view, wish)), None
    try:
        return _wish_of(decode(attempt.text)), None
    except BadNotation as fault:
        return Wish(), Why(say("I can't read that move: {fault}.", "SC-4", fault=str(fault)))


_ASKS: Final = {
    Phase.DEPLOY: "place",
    Phase.REGROUP: "move",
    Phase.ARRANGE: "arrange",
    Phase.NOISE: "shot",
    Phase.GUN: "gun",
    Phase.STEP: "step",
}
_BY_KIND: Final = {SNIPER: "search", SCOUT: "recon", MORTAR: "howitzer", GUN: "fire", INFANTRY: "assault"}


def _verb_of(view: View, wish: Wish) -> str:
    """What somebody wants who points at things without saying more: what the phase asks for, or what the card does."""
    if view.phase in _ASKS:
        return _ASKS[view.phase]
    if not wish.squares:
        return "move" if wish.quadrant != NO_SQUARE else ""
    card = view.cards[wish.squares[0]]
    if view.side is not None and card in OF_SIDE[view.side].values():
        kind = card.lower()
        return "deployment" if kind == OFFICER else _BY_KIND.get(kind, "move")
    return "search"


def _wish_of(move: Move) -> Wish:
    """A move as a wish; the squares are those in its line, the kind is that of a card which comes into the front."""
    quadrant = getattr(move, "quadrant", NO_SQUARE)
    fields = ("infantry", "mortar", "square", "other", "target")
    values = [getattr(move, field, NO_SQUARE) for field in fields]
    squares = tuple(value for value in values if not isinstance(value, bool) and value != NO_SQUARE)
    if isinstance(move, Reinforce):
        return Wish(move.verb, (), quadrant, MORTAR if move.mortar else "")
    return Wish(move.verb, squares, quadrant, move.kind if isinstance(move, Place) else "")


def _likeness(move: Move, wish: Wish) -> int:
    other = _wish_of(move)
    alike = 5 * (other.verb == wish.verb) + 3 * len(set(other.squares) & set(wish.squares))
    return alike + 3 * (other.quadrant == wish.quadrant != NO_SQUARE) + 2 * (other.kind == wish.kind != "")


_FIRST: Final = {
    Phase.DEPLOY: ("place scatter", say("Set up your front first.", "SC-3.1")),
    Phase.REGROUP: ("move", say("Your officer is revealed: choose the quadrant to move.", "SC-7.3")),
    Phase.ARRANGE: ("arrange", say("First put the four cards back where you want them.", "SC-4.1")),
    Phase.SHOOT: ("shoot hold", say("You have found something: shoot, or hold fire.", "SC-4.2")),
    Phase.NOISE: ("shot", say("Your shot was heard: place your shot card first.", "SC-4.3")),
    Phase.GUN: ("gun hold", say("Choose a machine gun to reveal, or hold fire.", "SC-7.6")),
    Phase.STEP: ("step stay", say("Your infantry is ready: step onto an enemy card, or stay.", "SC-7.8")),
    Phase.AFTER: (
        "deployment end",
        say("You have used your action: you can only add a DEPLOYMENT or end the turn.", "SC-7.1"),
    ),
}
"""What a phase asks for, and what to say to somebody who wants something else."""

_ACTIONS: Final = "move search deployment recon howitzer fire assault reinforce pass end"


def _by_phase(view: View, wish: Wish) -> Why:
    asked, line = _FIRST.get(view.phase, (_ACTIONS, say("Choose an action, then its target.", "SC-4")))
    if wish.verb not in asked.split():
        return Why(line)
    reason = _REASONS.get(wish.verb)
    return (reason(view, wish) if reason else None) or Why(line)


# -- laying out and laying down -----------------------------------------------------------------------------


def _placing(view: View, wish: Wish) -> Why | None:
    side = view.side or 0
    if not wish.squares:
        return None
    square = wish.squares[-1]
    name = {"square": square_name(square)}
    if not view.frame.ground.fronts[side] >> square & 1:
        return Why(say("{square} isn't in your front.", "SC-3.1", **name), (square_target(square),))
    if view.cards[square] != FREE:
        return Why(say("There is already a card on {square}.", "SC-3.1", **name), (square_target(square),))
    if wish.kind and view.cards.count(OF_SIDE[side][wish.kind]) >= view.frame.scenario.count(wish.kind):
        return Why(say("You have no more of this card: {card}.", "SC-3.1", card=kind_title(wish.kind)))
    return Why(say("Choose one of your cards, then an empty square in your front.", "SC-3.1"))


def _arranging(view: View, wish: Wish) -> Why | None:
    kinds = four_cards(view.cards, view.focus).lower()
    cards = commas([kind_title(kind) for kind in kinds])
    return Why(say("Put these four cards back: {cards}.", "SC-4.1", cards=cards))


def _noising(view: View, wish: Wish) -> Why | None:
    if wish.quadrant == NO_SQUARE:
        return None
    if AREA[wish.quadrant] & ~view.frame.ground.fronts[view.side or 0]:
        return Why(say("Your shot card must go into your own front.", "SC-4.3"))
    name = quadrant_name(wish.quadrant)
    return Why(say("None of your snipers is in {quadrant}.", "SC-4.3", quadrant=name), _squares(wish.quadrant))


def _squares(quadrant: int) -> tuple[Target, ...]:
    return tuple(square_target(square) for square in quadrant_squares(quadrant))


# -- actions ------------------------------------------------------------------------------------------------


def _needs(view: View, kind: str, rule: str) -> Why | None:
    """An action of advanced mode needs its unit in play, and its division's turn (SC-7, SC-8.2)."""
    _, _, division = view.frame.order[view.turn]
    if kind != SNIPER and not view.frame.advanced:
        return Why(say("Basic mode has only MOVE and SEARCH.", "SC-4"))
    if division == UNITS and kind == SNIPER:
        return Why(say("The snipers belong to your partner's division.", "SC-8.2"))
    if division == SNIPERS and kind != SNIPER:
        return Why(say("The units belong to your partner's division.", "SC-8.2"))
    if view.frame.advanced and not view.in_play(view.side or 0, kind):
        return Why(say("You no longer have the card for this in play: {card}.", rule, card=kind_title(kind)))
    return None


def _is_foe(view: View, square: int) -> bool:
    return bool(view.area(1 - (view.side or 0)) >> square & 1)


def _aimed(view: View, square: int) -> Why | None:
    """Only an enemy card can be searched, scouted, fired at (SC-2.4)."""
    if not view.frame.ground.whole >> square & 1:
        return Why(say("{square} is outside the battlefield.", "SC-2.1", square=square_name(square)))
    if not _is_foe(view, square):
        line = say("The card on {square} is your own.", "SC-2.4", square=square_name(square))
        return Why(line, (square_target(square),))
    return None


def _moving(view: View, wish: Wish) -> Why | None:
    side = view.side or 0
    if wish.quadrant == NO_SQUARE:
        return Why(say("Choose a quadrant in your front.", "SC-4.1"))
    if AREA[wish.quadrant] & ~view.frame.ground.fronts[side]:
        return Why(say("You can only move quadrants in your own front.", "SC-4.1"), _squares(wish.quadrant))
    foreign = [square for square in quadrant_squares(wish.quadrant) if _is_foe(view, square)]
    if foreign:
        return Why(say("There is an enemy card in that quadrant, so it can't be moved.", "SC-7.10"), _named(foreign))
    return None


def _named(squares: Sequence[int]) -> tuple[Target, ...]:
    return tuple(square_target(square) for square in squares)


def _searching(view: View, wish: Wish) -> Why | None:
    why = _needs(view, SNIPER, "SC-7.2")
    return why or (_aimed(view, wish.squares[-1]) if wish.squares else None)


def _ending(view: View, wish: Wish) -> Why | None:
    if view.used & DEPLOYED:
        return Why(say("After this DEPLOYMENT you still have to take an action.", "SC-7.3"))
    return None


def _reconnoitring(view: View, wish: Wish) -> Why | None:
    why = _needs(view, SCOUT, "SC-7.4")
    foes = [square for square in wish.squares if _is_foe(view, square)]
    if why or not wish.squares:
        return why
    if len(foes) > 1 and (abs(foes[-1] - foes[-2]) != 1 or foes[-1] // WIDTH != foes[-2] // WIDTH):
        return Why(say("The two cards must be next to each other in the same row.", "SC-7.4"), _named(foes))
    named = wish.squares[1:] if len(wish.squares) > 1 and _own_on(view, wish.squares[0], SCOUT) else wish.squares
    return next((why for square in named[::-1] if (why := _aimed(view, square))), None)


def _deploying(view: View, wish: Wish) -> Why | None:
    why = _needs(view, OFFICER, "SC-7.3")
    if why:
        return why
    if view.used & DEPLOYED:
        return Why(say("You have already used DEPLOYMENT this turn.", "SC-7.1"))
    if not any(_moving(view, Wish("move", (), quadrant)) is None for quadrant in _own_quadrants(view)):
        return Why(say("None of your quadrants can be moved.", "SC-7.3"))
    return Why(say("Choose one of your officers.", "SC-7.3"))


def _own_quadrants(view: View) -> list[int]:
    ground = view.frame.ground
    return ground.quadrants(ground.fronts[view.side or 0])


def _own_on(view: View, square: int, kind: str) -> bool:
    return view.cards[square] == OF_SIDE[view.side or 0][kind]


def _from_unit(view: View, wish: Wish, kind: str, rule: str) -> Why | None:
    """The action starts from a unit: is one of that kind on the first square?"""
    why = _needs(view, kind, rule)
    if why or not wish.squares:
        return why
    if not _own_on(view, wish.squares[0], kind):
        data = {"card": kind_title(kind), "square": square_name(wish.squares[0])}
        return Why(say("You have no {card} on {square}.", rule, **data), _named(wish.squares[:1]))
    return None


def _shelling(view: View, wish: Wish) -> Why | None:
    why = _from_unit(view, wish, MORTAR, "SC-7.5")
    if why or len(wish.squares) < 2:
        return why
    mortar, target = wish.squares[0], wish.squares[-1]
    if NEAR[mortar] >> target & 1:
        name = square_name(target)
        line = say("{target} is too close: a mortar can't hit cards next to it.", "SC-7.5", target=name)
        return Why(line, _named([mortar, target]))
    return _aimed(view, target)


def _firing(view: View, wish: Wish) -> Why | None:
    why = _needs(view, GUN, "SC-7.6")
    if why or not wish.squares:
        return why
    target = wish.squares[-1]
    why = _aimed(view, target)
    if why:
        return why
    line = say("None of your machine guns is next to {target}.", "SC-7.6", target=square_name(target))
    return Why(line, _named([target]))


def _assaulting(view: View, wish: Wish) -> Why | None:
    why = _from_unit(view, wish, INFANTRY, "SC-7.8")
    if why or not wish.squares or wish.quadrant == NO_SQUARE:
        return why
    if not AREA[wish.quadrant] & BIT[wish.squares[0]]:
        return Why(say("The quadrant must contain your infantry.", "SC-7.8"), _named(wish.squares[:1]))
    if AREA[wish.quadrant] & ~view.frame.ground.whole:
        return Why(say("That quadrant is partly outside the battlefield.", "SC-2.2"))
    return Why(say("There is no enemy card in that quadrant.", "SC-7.8"), _squares(wish.quadrant))


def _reinforcing(view: View, wish: Wish) -> Why | None:
    side = view.side or 0
    _, _, division = view.frame.order[view.turn]
    if not view.frame.advanced or division == SNIPERS:
        return _needs(view, INFANTRY, "SC-7.9")
    lost = view.score.piles[1 - side]
    if OF_SIDE[side][INFANTRY] not in lost:
        return Why(say("None of your infantry has been shot, so there is none to bring back.", "SC-7.9"))
    if wish.kind == MORTAR and not view.frame.scenario.mortar_return:
        return Why(say("In this scenario you can only bring back infantry.", "SC-7.9"))
    if wish.kind == MORTAR and OF_SIDE[side][MORTAR] not in lost:
        return Why(say("None of your mortars has been shot.", "SC-6.5"))
    return _reinforced_quadrant(view, wish)


def _reinforced_quadrant(view: View, wish: Wish) -> Why | None:
    side = view.side or 0
    if wish.quadrant == NO_SQUARE:
        return Why(say("Choose a quadrant in the two rows nearest to you.", "SC-7.9"))
    if AREA[wish.quadrant] & ~view.frame.ground.near_rows[side]:
        return Why(say("Reinforcements must go into the two rows nearest to you.", "SC-7.9"), _squares(wish.quadrant))
    why = _moving(view, wish)
    empties = [at for at in squares_in(AREA[wish.quadrant]) if view.cards[at] == OF_SIDE[side][EMPTY]]
    return why or Why(say("That quadrant has too few empty areas: you need {count}.", "SC-7.9", count=len(empties)))


# -- in the middle of an action -----------------------------------------------------------------------------


def _gunning(view: View, wish: Wish) -> Why | None:
    if not wish.squares and wish.verb == "gun":
        return None
    if wish.verb == "hold":
        return Why(say("You found a decoy: you must shoot it, so choose a machine gun to reveal.", "SC-7.6"))
    square = wish.squares[0]
    if not _own_on(view, square, GUN):
        return Why(say("You have no machine gun on {square}.", "SC-7.6", square=square_name(square)))
    return Why(say("That machine gun isn't next to the target.", "SC-7.6"), _named([square]))


def _stepping(view: View, wish: Wish) -> Why | None:
    if not wish.squares:
        return None
    square = wish.squares[-1]
    if not AREA[view.focus] & BIT[square]:
        return Why(say("{square} isn't in the quadrant under assault.", "SC-7.8", square=square_name(square)))
    return _aimed(view, square)


_REASONS: Final[dict[str, Callable[[View, Wish], Why | None]]] = {
    "place": _placing,
    "arrange": _arranging,
    "shot": _noising,
    "move": _moving,
    "search": _searching,
    "recon": _reconnoitring,
    "deployment": _deploying,
    "howitzer": _shelling,
    "fire": _firing,
    "assault": _assaulting,
    "reinforce": _reinforcing,
    "gun": _gunning,
    "hold": _gunning,
    "step": _stepping,
    "end": _ending,
    "pass": lambda view, wish: Why(say("You still have an action, so you can't pass.", "SC-7.11")),
}
