"""The first game of Scalawag!: four captains, two rounds under guidance, one lie, one call, then as long as one likes.

Seats and hands are given; the seed of the record sees to the cards that are drawn later.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.core.words import say
from scrapdesk.ui.table.lessons.lesson import Lesson, LessonStep

START: Final = """\
scrapdesk 1
game scalawag
rules 2
seats 4
option seats named
seed first-game-1
state open given-luck
moves
* lot p1
* deal ssgmglptmgmssgmptl
"""

STEPS: Final = (
    LessonStep(
        title=say("Welcome aboard"),
        words=say(
            "Four captains, four ships, and the **last one afloat wins**. Yours is the large one. The "
            "ropes between the ships show who is adjacent to whom. In five minutes you'll know how to "
            "sail, shoot and, above all, lie."
        ),
        points=("ship:p1", "ship:p2", "ship:p3", "ship:p4"),
    ),
    LessonStep(
        title=say("Planks and crew"),
        words=say(
            "A ship sinks when all **five planks** have holes, or when its captain has **no crew** left. "
            "The first intact plank shows what it costs to board the ship: the more damage, the cheaper it "
            "gets."
        ),
        points=("planks:p2", "hand:p2"),
    ),
    LessonStep(
        title=say("Your crew"),
        words=say(
            "These three cards are yours, and nobody else can see them. Each helps with an order. You also "
            "have 2 **compass points**, which pay for attacks. On your turn you give exactly one order, "
            "then collect 2 points."
        ),
        points=("hand:p1", "plate:p1"),
    ),
    LessonStep(
        title=say("Declare the truth"),
        words=say(
            "Trim sails earns 1 point, plus 1 for each sailor you **declare**. You have two. Drag both onto Trim "
            "sails and press the button, or click the order and then how many you declare. The cards stay face "
            "down: the others only hear what you say."
        ),
        asked=("order trim 2",),
        task=say("Order Trim sails and declare two sailors."),
        answer=("scalawag",),
    ),
    LessonStep(
        title=say("Scalawag!"),
        words=say(
            "The captain on your left doesn't believe you and **calls**. When you are called, you show all "
            "the crew you just declared, or you pay. You told the truth: show your sailors, and the caller "
            "pays."
        ),
        asked=("show",),
        task=say("Show your two sailors."),
        answer=("hole", "order cannons 3", "pass", "pass"),
    ),
    LessonStep(
        title=say("Proven"),
        words=say(
            "The caller took a hole, and you got your points. Your two sailors went to the port and you drew two "
            "new cards, so your crew has changed. The seals on your plate, and those on every other plate, "
            "count how that captain's called declarations went: proven true on one side, caught lying on the other."
        ),
        points=("plate:p1", "planks:p2"),
    ),
    LessonStep(
        title=say("Somebody is lying"),
        words=say(
            "Firing at a neighbour costs 5 points, 1 less for each gunner. The captain on your left has "
            "only 2 points, so he declares **three gunners**. There are only four in the whole game. Two "
            "captains let it pass, and you are the last. Call it!"
        ),
        asked=("scalawag",),
        task=say("Call Scalawag!"),
        answer=("lose marine", "order muster", "return marine pilot mutineer", "order trim 1"),
        points=("panel",),
    ),
    LessonStep(
        title=say("Caught"),
        words=say(
            "There weren't three gunners. Whoever is caught pays with a hole or a crew card and **loses "
            "the whole order**. The card is now in Davy Jones' locker, out of the game, and everyone has "
            "seen it."
        ),
        points=("locker", "plate:p2"),
    ),
    LessonStep(
        title=say("Let it pass"),
        words=say(
            "The captain across from you mustered new crew, which nobody can challenge. Now the captain on "
            "your right declares one sailor. That may well be true, and **a wrong call costs you** a hole "
            "or a card. Let it pass."
        ),
        asked=("pass",),
        task=say("Let it pass."),
        answer=("pass", "pass"),
    ),
    LessonStep(
        title=say("Now lie"),
        words=say(
            "Your turn, and you have 7 points. Fire the cannons, and declare **two gunners**, though you hold "
            "only one: then a shot at a neighbour costs 3 instead of 5. The cards you put down don't have to "
            "match what you say. The tags below the plates show the price before you declare."
        ),
        asked=("order cannons 2",),
        task=say("Order Fire cannons and declare two gunners."),
        answer=("pass", "pass", "pass"),
    ),
    LessonStep(
        title=say("Take aim"),
        words=say(
            "Nobody called, so your lie **worked**, and nobody will ever find out. Now choose a ship: the "
            "one on your left already has a hole. Click it and press the button."
        ),
        asked=("target p2",),
        task=say("Fire at the ship on your left: click it and press the button."),
        answer=("order trim", "order trim", "order cannons 1"),
    ),
    LessonStep(
        title=say("Under fire"),
        words=say(
            "A hit. Two captains trimmed their sails without declaring crew, which nobody can challenge. "
            "But the captain on your right fires with one gunner. Weigh it up: gunners are common, and "
            "that captain has never been caught. Let it pass this time."
        ),
        asked=("pass",),
        task=say("Let this declaration pass."),
        answer=("pass", "pass", "target p1"),
    ),
    LessonStep(
        title=say("A hole in your ship"),
        words=say(
            "Your first plank is gone, so boarding you now costs 8 points. The number on a ship's first intact "
            "plank is what boarding it would cost **you** without any crew; firing costs 5 at an adjacent ship and "
            "8 at any other. While you prepare an attack, a tag below every plate shows its price."
        ),
        points=("planks:p1", "planks:p2"),
    ),
    LessonStep(
        title=say("Close and board"),
        words=say(
            "With two holes, the ship on your left is cheap to board: 6 points, exactly what you have. "
            "Boarding costs its captain a crew card, and you can only board a neighbour. Give the order "
            "without any marines, so there is nothing to challenge."
        ),
        asked=("order board",),
        task=say("Order Close and board without any marines."),
    ),
    LessonStep(
        title=say("Over the side"),
        words=say("Choose the ship on your left and press the button."),
        asked=("target p2",),
        task=say("Board the ship on your left: click it and press the button."),
        answer=("lose gunner",),
    ),
    LessonStep(
        title=say("The sea is yours"),
        words=say(
            "That ship has one card left. Whoever takes the last card or the fifth plank **sinks** it and "
            "wins a prize. Pilots, mutineers and lookouts open up other orders: point at anything to read "
            "what it does. From here on you decide. Lie well!"
        ),
        free=True,
    ),
)

FIRST_GAME: Final = Lesson("scalawag", START, "ai:rookie", STEPS)
