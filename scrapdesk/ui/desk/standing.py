"""How a game that waits stands, in a few words that everybody at the table may hear: who leads, and by what.

Owns these sentences. What is counted, and who is ahead by it, the game's own ledger says; views are a spectator's.
"""

from __future__ import annotations

from collections.abc import Sequence

from scrapdesk.core.words import listed
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.table.exchange import LoadedGame
from scrapdesk.ui.table.running import HUMAN


def standing_words(loaded: LoadedGame, names: Sequence[str], texts: Texts) -> str:
    """`You lead 3 to 2`, `Bruno leads 3 to 2 (damage)`; "" where nothing is counted that everybody can see."""
    ledger = loaded.table.ledger
    values = tuple(ledger.measured(loaded.match.view(None)))
    if not values:
        return ""
    leads = [ledger.lead(values, seat) for seat in range(len(values))]
    first = leads.index(max(leads))
    title = texts.line(ledger.title)
    what = "" if title == "Points" else f" ({title[:1].lower()}{title[1:]})"
    if leads[first] <= 0:
        return _level(values, leads, names, texts) + (what if len(set(values)) == 1 else "")
    people = [seat for seat, player in enumerate(loaded.players) if player == HUMAN]
    if len(values) > 2:
        return texts("You lead") if people == [first] else texts("{name} leads", name=names[first])
    mine, theirs = values[first], values[1 - first]
    if people == [first]:
        return texts("You lead {mine} to {theirs}", mine=mine, theirs=theirs) + what
    if len(people) == 1:
        return texts("You are behind, {mine} to {theirs}", mine=theirs, theirs=mine) + what
    return texts("{name} leads {mine} to {theirs}", name=names[first], mine=mine, theirs=theirs) + what


def _level(values: Sequence[int], leads: Sequence[int], names: Sequence[str], texts: Texts) -> str:
    """Several are ahead together."""
    ahead = [names[seat] for seat, lead in enumerate(leads) if lead == max(leads)]
    if len(set(values)) == 1:
        return texts("All tied at {n}", n=values[0])
    return texts("{names} share the lead", names=listed(ahead))
