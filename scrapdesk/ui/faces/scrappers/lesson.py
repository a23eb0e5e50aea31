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
            "In Scrappers two to four pilots arm their mechs with whatever lies about. Below is your machine, above "
            "is Bruno's. The big figures are **fuel**, **scrap** and **damage**. In five minutes you will know how "
            "it goes."
        ),
        points=("panel:p1", "panel:p2"),
    ),
    LessonStep(
        title=say("Five bays"),
        words=say(
            "This rail is your **stack**. Each of you in turn lays one card into it, always into the next free bay, "
            "from left to right. When all bays are full, the stacks fire **from right to left**: what was laid last "
            "comes first. That is the whole trick."
        ),
        points=("rail",),
    ),
    LessonStep(
        title=say("Drafting"),
        words=say(
            "Two draft decks lie open. A card from there goes into your stack **sideways**, and is paid for with "
            "scrap when its turn comes; then it is yours for good. Fusion Core costs 1 scrap. You have none yet, but "
            "this bay fires last of all. Drag it into the lit bay, or click card and bay."
        ),
        asked=("draft a",),
        task=say("draft Fusion Core from deck A into the first bay"),
        answer=("assign magnet-trawl",),
    ),
    LessonStep(
        title=say("Assigning"),
        words=say(
            "A card of your hand that lies **upright** does what it says when it fires. Spark Torch deals 1 energy "
            "damage to your left neighbour, who is Bruno, and costs **1 fuel**: the drop at its top left. Lay it "
            "into the second bay."
        ),
        asked=("assign spark-torch",),
        task=say("assign Spark Torch to the second bay"),
        answer=("assign car-door",),
    ),
    LessonStep(
        title=say("Ejecting"),
        words=say(
            "A card laid **face down** does nothing, but gives 1 fuel or 1 scrap. You will need 1 scrap for Fusion "
            "Core. Eject Duct Tape: drag it into the chute at the right of the rail. Bruno does not see which card "
            "it is."
        ),
        asked=("eject duct-tape",),
        task=say("eject Duct Tape into the chute"),
        answer=("assign spark-torch",),
    ),
    LessonStep(
        title=say("A shield"),
        words=say(
            "Car Door is an **upgrade**: when it fires it stays in play. Its red shield stops 1 impact damage. "
            "Bruno's Rivet Popper deals impact, and he is about to lay it. The door fires before it, if it lies "
            "further to the right. Assign it."
        ),
        asked=("assign car-door",),
        task=say("assign Car Door to the fourth bay"),
        answer=("assign rivet-popper",),
    ),
    LessonStep(
        title=say("The last is the first"),
        words=say(
            "Look at the column on the right: it tells what each card will pay and bring. Without fuel neither "
            "Car Door nor Spark Torch does anything. Which card of your hand helps, if it fires **before** them?"
        ),
        asked=("assign fuel-tap",),
        task=say("lay the card that brings fuel"),
        answer=("assign fuel-tap",),
        points=("outlook",),
        riddle=True,
    ),
    LessonStep(
        title=say("The stacks fire"),
        words=say(
            "Fuel Tap paid for the door, and the door stopped Bruno's rivets. **A shield that has stopped something "
            "is destroyed**: it lies on your discard pile and will come back. Now your ejected card is turned up. "
            "Fuel or scrap? Fusion Core costs scrap: click the gear."
        ),
        asked=("take scrap",),
        task=say("take scrap"),
    ),
    LessonStep(
        title=say("Who cannot pay gets nothing"),
        words=say(
            "Your torch hit Bruno, his hit you: no blue shield stopped the energy. Then Bruno came to his Car Door, "
            "but his fuel was gone, so it did **nothing**. You paid 1 scrap for Fusion Core: it lies on your discard "
            "pile and is part of your deck now."
        ),
        points=("discard:p1", "damage:p1", "damage:p2"),
    ),
    LessonStep(
        title=say("Who wins"),
        words=say(
            "When somebody has **10 damage** as a round ends, the game ends. Of two, the one with less damage wins. "
            "With three or four pilots you win if **your left neighbour has the most**: so hit to the left, and mind "
            "who sits at your right."
        ),
        points=("race",),
    ),
    LessonStep(
        title=say("Reboot"),
        words=say(
            "After the stacks comes the reboot. You may throw away what you do not want to keep in your hand, then "
            "you draw up to five. An empty deck is made anew from your discard pile. Everybody gets 1 fuel and "
            "1 scrap. Keep what you have: press **Keep the rest**."
        ),
        asked=("done",),
        task=say("keep the rest"),
        answer=("draft b",),
        points=("button:done",),
    ),
    LessonStep(
        title=say("The first player"),
        words=say(
            "The token with the star has moved to Bruno: he lays first in this round, and his cards fire first. He "
            "has taken a card from deck B. And look at your hand: Fusion Core has come already."
        ),
        points=("first:p2",),
    ),
    LessonStep(
        title=say("From the pile"),
        words=say(
            "At each reboot the top card of a draft deck falls onto the pile below it. From there you may draft as "
            "well. Chain Cannon deals 2 impact and costs 1 scrap: just what the reboot gave you. Draft it."
        ),
        asked=("draft pile-a",),
        task=say("draft Chain Cannon from the pile of deck A"),
        answer=("assign magnet-trawl",),
    ),
    LessonStep(
        title=say("Something that lasts"),
        words=say(
            "Fusion Core is an upgrade that costs no fuel. As long as it lies in play you gain **1 fuel more** in "
            "each reboot, and its blue shield stops energy. Assign it."
        ),
        asked=("assign fusion-core",),
        task=say("assign Fusion Core to the second bay"),
        answer=("assign spark-torch",),
    ),
    LessonStep(
        title=say("The yard is yours"),
        words=say(
            "Nobody tells you what to do any more. Lay what brings fuel and scrap further to the right than what "
            "costs it, and watch the column: a price in red is one that you will not be able to pay. Play on as long "
            "as you like; you can leave at any moment."
        ),
        free=True,
    ),
)

FIRST_GAME: Final = Lesson("scrappers", START, "ai:rookie", STEPS)
