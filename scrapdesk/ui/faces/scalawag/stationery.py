"""All paper that may come onto the table, so that it is painted before it is wanted. Must not know what is asked."""

from __future__ import annotations

from scrapdesk.core.refusal import Target
from scrapdesk.core.table import DONE
from scrapdesk.games.scalawag.cards import CREW_NAMES, PILOT
from scrapdesk.games.scalawag.spelling import LOSE
from scrapdesk.ui.board.look import Ornament
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scalawag.answers import ANSWERS, CARD, ICON, LARGE, TONES
from scrapdesk.ui.faces.scalawag.calling import call_sign
from scrapdesk.ui.faces.scalawag.keycaps import key_cap
from scrapdesk.ui.faces.scalawag.plates import sheet, sized
from scrapdesk.ui.paint.pictures import picture


def sheets(rooms: dict[Target, Box]) -> tuple[Ornament, ...]:
    """All paper that comes onto the table while something is decided: words without it would stand on the water."""
    tones = [(target, tone) for target in ANSWERS for tone in {TONES.get(target, "paper"), "paper"}]
    buttons = (Ornament(sized("button", rooms[target], tone=tone), target) for target, tone in tones)
    done = Ornament(sized("button", rooms[DONE], tone="red"), DONE)
    barred = (Ornament(sized("button", rooms[at], tone="grey", off="yes"), at) for at in ("button:show", LOSE))
    coins = (Ornament(picture("scalawag/coin", crew=crew), "button:show", box=ICON) for crew in CREW_NAMES[: PILOT + 3])
    cards = (Ornament(picture("scalawag/back"), target, box=CARD) for target in (LOSE, "button:crew"))
    paid = (
        Ornament(picture("scalawag/hole"), "button:yield", box=ICON),
        Ornament(picture("scalawag/seal-proven"), "button:show", box=ICON),
    )
    calls = (call_sign(target, rooms[target]) for target in LARGE)
    caps = (cap for target, tone in tones for cap in key_cap(rooms[target], target, "Y", tone))
    plates = (sheet(plate, rooms[plate], tone) for plate in ("plate:p1", "plate:p2") for tone in ("paper", "lit"))
    arrows = (Ornament(picture("scalawag/arrow", way=way), "arrow:p2") for way in ("down", "left", "right", "up"))
    return (
        *buttons,
        *plates,
        *arrows,
        done,
        *barred,
        *coins,
        *cards,
        *paid,
        *calls,
        *caps,
        sheet("ask", rooms["ask"]),
        sheet("asklines", rooms["asklines"]),
        sheet("asksmall", rooms["asksmall"]),
        sheet("panel", rooms["panel"]),
        sheet("panelbrief", rooms["panelbrief"]),
    )
