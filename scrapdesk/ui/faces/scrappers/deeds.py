"""What a card that fires does, in a picture and a few words for each step: the stage beside the table lists it.

`{name}` in a note is whoever the deed is done to. Must not know who shows it, nor the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from scrapdesk.core.events import Event
from scrapdesk.games.scrappers.cards import IMPACT, CardSet
from scrapdesk.games.scrappers.state import BAYS
from scrapdesk.games.scrappers.view import View
from scrapdesk.ui.board.beats import Deed, Feat
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture

Made = Deed | None


class Deeds:
    """Knows what cards are called, and the language."""

    def __init__(self, cards: CardSet, texts: Texts) -> None:
        self._names = {card.id: card.name for card in cards.cards}
        self._texts = texts

    def feat(self, event: Event) -> Feat | None:
        """The card that comes onto the stage with an event; of one that does what it should nothing more is said."""
        if event.kind != "fired":
            return None
        texts, how = self._texts, event.data["how"]
        card = self._names.get(str(event.data["card"]), "")
        heads = {
            "assigned": "",
            "ejected": texts("{card} turns up", card=card),
            "jammed": texts("{card} is jammed", card=card),
            "drafted": texts("Paying for {card}", card=card),
        }
        return Feat(heads[str(how)], "", cast(int, event.data["seat"]), many=True)

    def of(self, event: Event, view: View, after: View) -> Made:
        """What an event does, from how the table lay before it and after it."""
        deed = _DEEDS.get(event.kind)
        return None if deed is None else deed(self, event, view, after)

    def hit(self, event: Event) -> Deed:
        """What comes at somebody: how much of it, where no shield takes a part of that."""
        texts, seat, impact = self._texts, _number(event, "seat"), event.data["word"] == IMPACT
        if event.kind == "shield":
            head = texts("Impact") if impact else texts("Energy")
        else:
            n = _number(event, "amount")
            head = texts("{n} impact", n=n) if impact else texts("{n} energy", n=n)
        return Deed(_icon("impact" if impact else "energy"), head, texts("to {name}", name="{name}"), seat)

    # -- each kind ----------------------------------------------------------------------------------------

    def _card(self, event: Event) -> str:
        return self._names.get(str(event.data["card"]), "")

    def _pool(self, event: Event, token: str, view: View, after: View) -> str:
        seat = _number(event, "by" if event.kind == "stolen" else "seat")
        had, has = (cast(int, getattr(one.pilots[seat], token)) for one in (view, after))
        if token == "fuel":
            return self._texts("Fuel {had} to {has}", had=had, has=has)
        return self._texts("Scrap {had} to {has}", had=had, has=has)

    def _paid(self, event: Event, view: View, after: View) -> Made:
        token = str(event.data["token"])
        head = self._texts("Pay {n}", n=_number(event, "amount"))
        return Deed(_icon(token), head, self._pool(event, token, view, after))

    def _got(self, event: Event, view: View, after: View) -> Made:
        token = str(event.data["token"])
        head = self._texts("Gain {n}", n=_number(event, "amount"))
        return Deed(_icon(token), head, self._pool(event, token, view, after))

    def _bought(self, event: Event, view: View, after: View) -> Made:
        head = self._texts("Pay {n}", n=_number(event, "price"))
        return Deed(_icon("scrap"), head, self._texts("It joins the discard pile"))

    def _unpaid(self, event: Event, view: View, after: View) -> Made:
        token = "fuel" if event.kind == "fizzled" else "scrap"
        has = cast(int, getattr(view.pilots[_number(event, "seat")], token))
        head = self._texts("Costs {n}, has {has}", n=_number(event, "price"), has=has)
        lost = self._texts("Nothing happens") if event.kind == "fizzled" else self._texts("It goes back to the draft")
        return Deed(_icon(token), head, lost)

    def _damage(self, event: Event, view: View, after: View) -> Made:
        seat, texts = _number(event, "seat"), self._texts
        had, has = view.pilots[seat].damage, after.pilots[seat].damage
        head = texts("{n} damage", n=_number(event, "amount"))
        return Deed(_icon("damage"), head, texts("{name}: {had} to {has}", name="{name}", had=had, has=has), seat)

    def _repaired(self, event: Event, view: View, after: View) -> Made:
        seat, texts = _number(event, "seat"), self._texts
        had, has = view.pilots[seat].damage, after.pilots[seat].damage
        head = texts("Repair {n}", n=_number(event, "amount"))
        return Deed(_icon("damage"), head, texts("{name}: {had} to {has}", name="{name}", had=had, has=has), seat)

    def _stopped(self, event: Event, view: View, after: View) -> Made:
        texts = self._texts
        shield = "shield-red" if event.data["word"] == IMPACT else "shield-blue"
        head = texts("Stops {n}", n=_number(event, "stopped"))
        note = texts("{name}'s {card} is destroyed", card=self._card(event), name="{name}")
        return Deed(_icon(shield), head, note, _number(event, "seat"))

    def _stolen(self, event: Event, view: View, after: View) -> Made:
        head = self._texts("Steal {n}", n=_number(event, "amount"))
        note = self._texts("from {name}", name="{name}")
        return Deed(_icon(str(event.data["token"])), head, note, _number(event, "seat"))

    def _installed(self, event: Event, view: View, after: View) -> Made:
        return Deed(_icon("shield-blue"), self._texts("Installed"), self._texts("It stays in play"))

    def _jammed(self, event: Event, view: View, after: View) -> Made:
        head = self._texts("Jams {card}", card=self._card(event))
        note = self._texts("in the stack of {name}", name="{name}")
        return Deed(_icon("jam"), head, note, _number(event, "seat"))

    def _broken(self, event: Event, view: View, after: View) -> Made:
        head = self._texts("Breaks {card}", card=self._card(event))
        return Deed(_icon("damage"), head, "{name}", _number(event, "seat"))

    def _aimed(self, event: Event, view: View, after: View) -> Made:
        seat = _number(event, "target")
        return Deed(picture("scrappers/pilot", seat=str(seat + 1)), self._texts("Aims"), "{name}", seat)

    def _boosted(self, event: Event, view: View, after: View) -> Made:
        return Deed(_icon("energy"), self._texts("Next hit +{n}", n=_number(event, "amount")))

    def _doubled(self, event: Event, view: View, after: View) -> Made:
        return Deed(_icon("energy"), self._texts("Next card twice"))

    def _copied(self, event: Event, view: View, after: View) -> Made:
        note = self._texts("from {name}", name="{name}")
        return Deed(
            _icon("salvage"), self._texts("Copies {card}", card=self._card(event)), note, _number(event, "seat")
        )

    def _salvaged(self, event: Event, view: View, after: View) -> Made:
        return Deed(_icon("salvage"), self._texts("Takes {card}", card=self._card(event)))

    def _swapped(self, event: Event, view: View, after: View) -> Made:
        return Deed(_icon("jam"), self._texts("Swaps two cards"), "{name}", _number(event, "seat"))

    def _delayed(self, event: Event, view: View, after: View) -> Made:
        return Deed(_icon("jam"), self._texts("Next card waits"), "{name}", _number(event, "seat"))

    def _hurried(self, event: Event, view: View, after: View) -> Made:
        bay = min(BAYS, _number(event, "bay") + 1)
        return Deed(_icon("energy"), self._texts("Bay {n} goes next", n=bay))

    def _firewall(self, event: Event, view: View, after: View) -> Made:
        return Deed(_icon("shield-blue"), self._texts("Kept out"), self._texts("by a firewall"))

    def _trashed(self, event: Event, view: View, after: View) -> Made:
        return Deed(_icon("jam"), self._texts("Removes {card}", card=self._card(event)))


def _number(event: Event, key: str) -> int:
    return cast(int, event.data[key])


def _icon(name: str) -> Picture:
    return picture(f"scrappers/icon-{name}")


_DEEDS: Final[Mapping[str, Callable[[Deeds, Event, View, View], Made]]] = {
    "paid": Deeds._paid,
    "took": Deeds._got,
    "gained": Deeds._got,
    "bought": Deeds._bought,
    "fizzled": Deeds._unpaid,
    "not bought": Deeds._unpaid,
    "damage": Deeds._damage,
    "repaired": Deeds._repaired,
    "shield": Deeds._stopped,
    "stolen": Deeds._stolen,
    "installed": Deeds._installed,
    "jammed": Deeds._jammed,
    "broken": Deeds._broken,
    "aimed": Deeds._aimed,
    "boosted": Deeds._boosted,
    "doubling": Deeds._doubled,
    "copied": Deeds._copied,
    "salvaged": Deeds._salvaged,
    "swapped": Deeds._swapped,
    "delayed": Deeds._delayed,
    "hurried": Deeds._hurried,
    "firewall": Deeds._firewall,
    "trashed": Deeds._trashed,
}
