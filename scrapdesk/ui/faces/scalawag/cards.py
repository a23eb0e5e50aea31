"""What is printed on crew cards and coins, and what is told of the things that lie on the sea."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from scrapdesk.core.table import Piece
from scrapdesk.core.words import Line, Who, listed, say
from scrapdesk.games.scalawag.cards import BOARDING_COST, CREW_NAMES, CREW_OF, DAMAGE_SLOTS, ORDER_NAMES, WIND, Crew
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.board.look import Lettering, Stamp
from scrapdesk.ui.faces.scalawag.plates import INK, TEXT
from scrapdesk.ui.faces.scalawag.prices import ATTACKS, price_of, reachable
from scrapdesk.ui.faces.scalawag.wording import CREW, EMBLEMS, ORDERS, several
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.theme import colour

TRUE: Final = colour("#A5E6D2")
LIE: Final = colour("#FFB3A1")
NAMED: Final = 84
"""A card narrower than this has no words on it."""
EFFECTS: Final[dict[str, tuple[Line, ...]]] = {
    "sailor": (say("Trim sails +1"),),
    "gunner": (say("Cannons -1"),),
    "marine": (say("Boarding -1"),),
    "pilot": (say("Second shot"), say("Steal the wind")),
    "mutineer": (say("Call for mutiny"),),
    "lookout": (say("On watch"), say("All adjacent")),
    "wave": (say("Skip a turn"),),
    "spot": (say("Attacks -2"),),
}
CREW_WORDS: Final[dict[str, Line]] = {
    "sailor": say("Declare with Trim sails: 1 more compass point for each."),
    "gunner": say("Declare with Fire cannons: each shot costs 1 less per gunner."),
    "marine": say("Declare with Close and board: it costs 1 less per marine."),
    "pilot": say("Needed to Steal the wind. Declared after Fire cannons, it gives a second shot."),
    "mutineer": say("Needed to Call for mutiny: take two crew from any captain, then return two to the port."),
    "lookout": say("Needed to go On watch. Declared after an attack order, it makes every ship adjacent."),
    "wave": say("Play it on another captain before your order: they skip their next turn."),
    "spot": say("Play it on another captain before your order: attacks on them cost 2 less until their next turn."),
}
ORDER_WORDS: Final[dict[str, Line]] = {
    "trim": say("Gain 1 compass point, and 1 more for each sailor."),
    "cannons": say("Put a hole in a ship: 5 points for a neighbour, 8 for any other, 1 less per gunner."),
    "board": say("A neighbour loses a crew card. Their plank shows the price, 1 less per marine."),
    "muster": say("Draw three crew from the port, then return any three."),
    "wind": say("Needs a pilot. Take 2 points from a neighbour and give 1 of them to the supply."),
    "mutiny": say("Needs a mutineer. Take two crew from any captain, then return any two to the port."),
    "watch": say(
        "Needs a lookout. Until your next turn, attacks on you cost 2 more and your two neighbours count as "
        "adjacent to each other."
    ),
}
SEAL_WORDS: Final[dict[str, Line]] = {
    "seal_declared": say("Declared, not proven. Anyone may call it a lie."),
    "seal_challenged": say("Challenged: the captain shows the crew or pays."),
    "seal_proven": say("Shown: it was true."),
}


def card_prints(piece: Piece, width: int, texts: Texts) -> Sequence[Lettering | Stamp]:
    if "declared" in piece.marks:
        seal = "challenged" if "called" in piece.marks else "declared"
        crew = CREW_NAMES.index(piece.face.removeprefix("glyph_"))
        return (*band_prints(crew, texts, seal), *_under_it(piece, crew, texts))
    if piece.face not in EFFECTS or not piece.face_up or width < NAMED:
        return ()
    name = texts.line(CREW[CREW_NAMES.index(piece.face)])
    found: list[Lettering | Stamp] = [Lettering(name, (0.12, 0.645, 0.76, 0.115), INK, face="serif-bold")]
    lines = EFFECTS[piece.face]
    for at, line in enumerate(lines):
        top = 0.815 if len(lines) == 1 else 0.77 + 0.1 * at
        found.append(Lettering(texts.line(line), (0.05, top, 0.9, 0.115), INK, face="sans-bold"))
    if "charted" in piece.marks:
        found.append(Stamp(picture("scalawag/charted"), (0.0, 0.0, 1.0, 1.0)))
        found.append(Lettering(texts("on the chart"), (0.12, 0.425, 0.76, 0.125), TEXT, face="sans-bold"))
    return found


def band_prints(crew: Crew, texts: Texts, seal: str = "declared") -> Sequence[Lettering | Stamp]:
    """A paper band that says what a card is declared to be, and the seal over it: what it truly is needs the last
    alone."""
    name = texts.line(CREW[crew])
    return (
        Stamp(picture("scalawag/band", w="100", h="30"), (0.0, 0.42, 1.0, 0.22)),
        Lettering(name, (0.05, 0.435, 0.9, 0.17), INK, face="serif-bold"),
        Stamp(picture(f"scalawag/seal-{seal}"), (0.53, 0.09, 0.48, 0.343)),
    )


def _under_it(piece: Piece, crew: Crew, texts: Texts) -> Sequence[Lettering | Stamp]:
    """What a declared card is, for its captain alone: nobody else's view has it."""
    if "held" not in piece.marks and "lie" not in piece.marks:
        return ()
    true = "held" in piece.marks
    return (
        Stamp(picture("scalawag/pill", w="200", h="52"), (0.03, 0.725, 0.94, 0.17)),
        Stamp(picture("scalawag/mark-hidden", true="yes" if true else "no"), (0.09, 0.755, 0.155, 0.111)),
        Lettering(
            several(texts, crew, 1) if true else texts("a lie"),
            (0.26, 0.752, 0.66, 0.118),
            TRUE if true else LIE,
            face="sans-bold",
        ),
    )


def told_of(piece: Piece, view: View, texts: Texts) -> tuple[str, str]:
    """Name and explanation of a thing."""
    face = piece.face
    if face == "ship":
        return _ship(piece, view, texts)
    if "declared" in piece.marks:
        crew = several(texts, CREW_NAMES.index(face.removeprefix("glyph_")), 1)
        told = texts("Only its captain knows what is underneath.")
        if "held" in piece.marks:
            told = texts("You have it to show. Only you can see that.")
        elif "lie" in piece.marks:
            told = texts("You don't have it to show. Only you can see that.")
        return texts("Declared: {crew}", crew=crew), told
    if face in CREW_WORDS and piece.face_up:
        return texts.line(CREW[CREW_NAMES.index(face)]), texts.line(CREW_WORDS[face])
    name = face.removeprefix("order_")
    if face.startswith("order_"):
        order = ORDER_NAMES.index(name)
        told = " ".join((texts.line(ORDER_WORDS[name]), *_now(order, view, texts)))
        return texts.line(ORDERS[order]), told
    if face.startswith("glyph_"):
        kind = face.removeprefix("glyph_")
        return texts("Declare {crew}", crew=several(texts, CREW_NAMES.index(kind), 1)), texts.line(CREW_WORDS[kind])
    if face in SEAL_WORDS:
        return texts("A seal"), texts.line(SEAL_WORDS[face])
    if face == "fog":
        return texts("Fog of war"), texts("Ships on either side of the fog are not adjacent.")
    if face == "hole":
        return texts("A hole"), texts("Ship damage: drag it onto your ship, or press the button.")
    return texts("A hidden crew card"), texts("Only its captain knows it.")


def _now(order: int, view: View, texts: Texts) -> Iterator[str]:
    """Whom an attack reaches as things stand, and how much of its crew whoever looks has. What an order needs besides
    is told below its coin."""
    if order not in ATTACKS or view.seat is None:
        return
    near = [seat for seat in reachable(view, order) if price_of(view, order, seat).near]
    if not near:
        yield texts("Nobody is adjacent.")
    elif order == WIND:
        yield texts("Adjacent: {names}.", names=listed([Who(seat) for seat in near]))
    else:
        told = [say("{name} for {n}", name=Who(seat), n=price_of(view, order, seat).points) for seat in near]
        yield texts("Adjacent: {names}.", names=listed(told))
    crew = CREW_OF[order]
    yield texts("You have {crew}.", crew=several(texts, crew, view.hand.count(crew)))


def _ship(piece: Piece, view: View, texts: Texts) -> tuple[str, str]:
    seat = piece.owner or 0
    title = texts("A ship under the {flag} flag", flag=texts.line(EMBLEMS[view.frame.flags[seat]]))
    if seat in view.sunk:
        return title, texts("It is at the bottom of the sea.")
    cost = BOARDING_COST[min(view.damage[seat], DAMAGE_SLOTS - 1)]
    told = texts(
        "{holes} of 5 holes, so boarding costs {cost}. Compass points: {points}. Crew cards: {crew}.",
        holes=view.damage[seat],
        cost=cost,
        points=view.points[seat],
        crew=view.sizes[seat],
    )
    record = texts(
        "When challenged: truthful {shown}, caught lying {caught}.",
        shown=view.proven[seat],
        caught=view.caught[seat],
    )
    return title, f"{told} {record}"
