"""The first game of Scrappers: one round under guidance, the beginning of a second, and then as long as one likes.

Decks and hands lie in an order that is made so that each card comes when it is spoken of; the seed of the record sees
to the cards that are drawn later.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.core.words import say
from scrapdesk.ui.table.lessons.lesson import Lesson, LessonStep

DRAFT: Final = (
    "fusion-core.1,chain-cannon.1,slab-armour.1,overclock.1,plasma-spitter.1,cutting-beam.1,gun-rails.1,"
    "salvage-claw.1,chain-cannon.2,plasma-spitter.2,twin-drill.2,last-word.1,alpha-strike.1,junk-mortar.2,"
    "stall-pulse.2,echo-rig,override.1,gremlin-pod.2,smelter.2,can-opener,crossed-wires,slab-armour.2,"
    "thorn-plate.2,static-shell.2,gun-rails.2,focus-lens.2,yard-contract.1,firewall.1,gremlin-pod.1,"
    "mirror-coat.1,twin-drill.1,smelter.1,thorn-plate.1,junk-mortar.1,ejector-seat.1,nanite-cloud.1,"
    "cutting-beam.2,wrecking-ball,storm-coil,last-word.2,alpha-strike.2,stall-pulse.1,overclock.2,copycat-rig,"
    "override.2,salvage-claw.2,nanite-cloud.2,siphon-hose,yard-sweep,mirror-coat.2,static-shell.1,fusion-core.2,"
    "focus-lens.1,ejector-seat.2,yard-contract.2,firewall.2"
)
"""All advanced cards: the first half is draft deck A."""

START: Final = f"""\
scrapdesk 1
game scrappers
rules 1
seats 2
seed first-game
state open given-luck
moves
* first p1
* mix {DRAFT}
* shuffle p1 fuel-tap,spark-torch,car-door,magnet-trawl,duct-tape,rivet-popper
* shuffle p2 rivet-popper,fuel-tap,car-door,spark-torch,magnet-trawl,duct-tape
"""

STEPS: Final = (
    LessonStep(
        title=say("Welcome to the yard"),
        words=say(
            "In Scrappers, two to four pilots arm their mechs with whatever they can find. Your machine is "
            "at the bottom, Bruno's at the top. The big numbers are **fuel**, **scrap** and **damage**. In "
            "five minutes you'll know how to play."
        ),
        points=("panel:p1", "panel:p2"),
    ),
    LessonStep(
        title=say("Five bays"),
        words=say(
            "This rail is your **stack**. You take turns placing one card at a time, always in the next "
            "empty bay, from left to right. When all bays are full, the stacks fire **from right to "
            "left**: the last card placed fires first. That's the whole trick."
        ),
        points=("rail",),
    ),
    LessonStep(
        title=say("Drafting"),
        words=say(
            "There are two face-up draft decks. A drafted card goes into your stack **sideways**. You pay its "
            "price in scrap when it fires, and then it is yours for good. Fusion Core costs 1 scrap. You have "
            "none yet, but this bay fires last. Drag the card into the lit bay, or click the card and then the "
            "bay."
        ),
        asked=("draft a",),
        task=say("Draft Fusion Core from deck A into the first bay."),
        answer=("assign magnet-trawl",),
    ),
    LessonStep(
        title=say("Assigning"),
        words=say(
            "A card from your hand placed **upright** does what it says when it fires. Spark Torch deals 1 "
            "energy damage to your left neighbour, Bruno, and costs **1 fuel**, the drop in its top left "
            "corner. Place it in the second bay."
        ),
        asked=("assign spark-torch",),
        task=say("Assign Spark Torch to the second bay."),
        answer=("assign car-door",),
    ),
    LessonStep(
        title=say("Ejecting"),
        words=say(
            "A card placed **face down** does nothing, but gives you 1 fuel or 1 scrap. You'll need 1 "
            "scrap for Fusion Core. Eject Duct Tape: drag it into the chute at the right end of the rail. "
            "Bruno can't see which card it is."
        ),
        asked=("eject duct-tape",),
        task=say("Eject Duct Tape: drag it into the chute."),
        answer=("assign spark-torch",),
    ),
    LessonStep(
        title=say("A shield"),
        words=say(
            "Car Door is an **upgrade**: when it fires it stays in play. Its red shield stops 1 impact damage. "
            "Bruno's Rivet Popper deals impact, and he is about to place it. If the door is further to the "
            "right, it fires first. Assign it."
        ),
        asked=("assign car-door",),
        task=say("Assign Car Door to the fourth bay."),
        answer=("assign rivet-popper",),
    ),
    LessonStep(
        title=say("Last in, first out"),
        words=say(
            "Look at the plates below your bays: they show what each card will cost and give you. Without fuel, "
            "neither Car Door nor Spark Torch does anything. Which card in your hand helps if it fires "
            "**before** them?"
        ),
        asked=("assign fuel-tap",),
        task=say("Assign the card that gives fuel."),
        answer=("assign fuel-tap",),
        points=("tag:2", "tag:4"),
        riddle=True,
    ),
    LessonStep(
        title=say("The stacks fire"),
        words=say(
            "Fuel Tap paid for the door, and the door stopped Bruno's rivets. **A shield that stops damage "
            "is destroyed**: it goes to your discard pile and will come back later. Now your ejected card "
            "is revealed. Fuel or scrap? Fusion Core costs scrap, so click the gear."
        ),
        asked=("take scrap",),
        task=say("Take scrap: click the gear."),
    ),
    LessonStep(
        title=say("No pay, no effect"),
        words=say(
            "Your torch hit Bruno and his hit you: neither of you had a blue shield to stop energy. Then "
            "Bruno's Car Door came up, but he was out of fuel, so it did **nothing**. You paid 1 scrap for "
            "Fusion Core. It is on your discard pile, and part of your deck from now on."
        ),
        points=("discard:p1", "damage:p1", "damage:p2"),
    ),
    LessonStep(
        title=say("Who wins"),
        words=say(
            "The game ends when someone has **10 damage** at the end of a round. With two pilots, less damage "
            "wins. With three or four, you win if **your left neighbour has the most**: so hit the pilot on your "
            "left, and watch out for the one on your right."
        ),
        points=("race",),
    ),
    LessonStep(
        title=say("Reboot"),
        words=say(
            "After the stacks comes the reboot. Discard any cards you don't want to keep, then draw until you "
            "hold five. If your deck runs out, your discard pile is shuffled into a new one. Everyone gets 1 "
            "fuel and 1 scrap. Keep your cards this time: press **Keep the rest**."
        ),
        asked=("done",),
        task=say("Press Keep the rest."),
        answer=("draft b",),
        points=("button:done",),
    ),
    LessonStep(
        title=say("The first player"),
        words=say(
            "The star token has moved to Bruno: this round he places first and his cards fire first. He "
            "has drafted a card from deck B. And look at your hand: Fusion Core is already there."
        ),
        points=("first:p2",),
    ),
    LessonStep(
        title=say("Draft piles"),
        words=say(
            "At each reboot the top card of each draft deck moves to the pile below it. You can draft from "
            "there too. Chain Cannon deals 2 impact damage and costs 1 scrap, exactly what the reboot gave "
            "you. Draft it."
        ),
        asked=("draft pile-a",),
        task=say("Draft Chain Cannon from the pile below deck A."),
        answer=("assign magnet-trawl",),
    ),
    LessonStep(
        title=say("Something permanent"),
        words=say(
            "Fusion Core is an upgrade that costs no fuel. While it is in play you gain **1 more fuel** at each "
            "reboot, and its blue shield stops energy. Assign it."
        ),
        asked=("assign fusion-core",),
        task=say("Assign Fusion Core to the second bay."),
        answer=("assign spark-torch",),
    ),
    LessonStep(
        title=say("The yard is yours"),
        words=say(
            "From here on you decide. Place cards that give fuel and scrap to the right of cards that cost them, "
            "and watch the plates below them: a price in red is one you won't be able to pay. Play as long as you "
            "like; you can leave at any time."
        ),
        free=True,
    ),
)

FIRST_GAME: Final = Lesson("scrappers", START, "ai:rookie", STEPS)
