"""The first game of Scarper: the year 1914 under guidance, card by card, and then as long as one likes.

Hands and missions lie as they are spoken of; the seed of the record sees to the dice.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.core.words import say
from scrapdesk.ui.table.lessons.lesson import Lesson, LessonStep

START: Final = """\
scrapdesk 1
game scarper
rules 1
seats 2
seed first-war-7
state open given-luck
moves
* deal kitchener,marne,bef,indian-corps,blockade,field-post raw-materials,manifesto,siege-guns,barbed-wire,antwerp,aisne
* missions road-to-paris,coast,deep-lines broad-front,both-ends,clear-view
"""

STEPS: Final = (
    LessonStep(
        title=say("The front in 1914"),
        words=say(
            "You command the **Entente**: solid blue, always at the left. The **Central Powers** are dashed red. "
            "Five battlefields lie one below the other, and one frontline runs through all of them. Ahead of it lies "
            "what you want to win."
        ),
        points=("map",),
    ),
    LessonStep(
        title=say("Morale is the rope"),
        words=say(
            "There is one flag for both sides. Ground, propaganda, economy and missions pull it your way at the end "
            "of each year. Whoever pulls it to **15** wins at once; after 1918 it matters on whose half it is."
        ),
        points=("morale:0",),
    ),
    LessonStep(
        title=say("A secret mission"),
        words=say(
            "Every year you keep one of three missions. It counts when the year ends, if it is true by then. The Road "
            "to Paris is worth 4 morale if you are **2 spaces ahead in Picardy**. Drag it into your envelope."
        ),
        asked=("keep road-to-paris",),
        task=say("keep The Road to Paris"),
        answer=("keep broad-front", "play raw-materials event"),
    ),
    LessonStep(
        title=say("A card for its event"),
        words=say(
            "Their card lies at the right: its event raised their economy to 6. Now you. A card is played for its "
            "**event or for its points**, never for both. Kitchener's Volunteers bring propaganda and economy. Drag "
            "the card onto the **map**: that plays the event."
        ),
        asked=("play kitchener event",),
        task=say("play Kitchener's Volunteers for the event"),
        answer=("play manifesto points", "publish"),
    ),
    LessonStep(
        title=say("Two tracks"),
        words=say(
            "**Propaganda** begins each year at 0. Whoever leads when the year ends scores the difference and 1 more. "
            "**Economy** stays from year to year, scores up to 2, and pays for trenches."
        ),
        points=("trackname:propaganda", "trackname:economy"),
    ),
    LessonStep(
        title=say("An event that moves the front"),
        words=say(
            "The Counter-Attack on the Marne advances with movement value 3. Only your own side's events and neutral "
            "ones can be played: look at the mark at the top right of a card. Drag it onto the map."
        ),
        asked=("play marne event",),
        task=say("play Counter-Attack on the Marne for the event"),
    ),
    LessonStep(
        title=say("Where to?"),
        words=say(
            "The event asks where. Movement pays 1 for each enemy trench in the way and 1 for each space. Two trenches "
            "bar the way in Picardy: 3 removes both and wins a space. Drag the card, or the order, onto Picardy."
        ),
        asked=("advance picardy",),
        task=say("advance in Picardy"),
        answer=("play siege-guns points", "clear flanders", "publish"),
    ),
    LessonStep(
        title=say("What a place is worth"),
        words=say(
            "Ground that was won is hatched. The column beside the map tells for each battlefield what points buy "
            "there, and what a charge would probably bring: solid for ground, pale for trenches, striped for a defeat."
        ),
        points=("odds:picardy", "odds:artois"),
    ),
    LessonStep(
        title=say("Trenches"),
        words=say(
            "Before your card you can pay 1 economy to fill one of your spaces with trenches. They must be removed "
            "before anybody gets through, and every two of them add 1 against a charge. Drag your economy marker onto "
            "the third space of Flanders: it holds one trench, and gets a second."
        ),
        asked=("dig flanders 3",),
        task=say("dig in on space 3 of Flanders"),
    ),
    LessonStep(
        title=say("A card for its points"),
        words=say(
            "Across the Channel has **3 command points**. Drag it onto the form at the right: its event does not "
            "happen, and the points are yours to spend."
        ),
        asked=("play bef points",),
        task=say("play Across the Channel for its points"),
    ),
    LessonStep(
        title=say("Clearing"),
        words=say(
            "One trench bars the way in Picardy. Removing it costs 2 points. Drag a point onto Picardy: it does what "
            "is possible there, and the column says what that is."
        ),
        asked=("clear picardy",),
        task=say("clear the trench in Picardy"),
    ),
    LessonStep(
        title=say("A steady push"),
        words=say(
            "The way is free, and one point is left. A push wins one space for 1 point, without any dice. Drag the "
            "point onto Picardy once more, or the pin of the front one space on."
        ),
        asked=("push picardy",),
        task=say("push the front in Picardy"),
        answer=("play barbed-wire points", "publish", "end"),
    ),
    LessonStep(
        title=say("Your mission is safe for now"),
        words=say(
            "You are 2 ahead in Picardy. Neighbours help: where your line is further along next door, a charge is "
            "stronger. So Artois has +2 for you now. Play The Indian Corps for its 2 points."
        ),
        asked=("play indian-corps points",),
        task=say("play The Indian Corps for its points"),
        points=("odds:artois",),
    ),
    LessonStep(
        title=say("Over the top"),
        words=say(
            "A **frontal charge** costs 2 points. Both throw a die and add their bonus. If yours is higher, the "
            "difference is your movement; if theirs is, their propaganda rises. Look at the bar, then drag the order "
            "Charge onto Artois."
        ),
        asked=("charge artois",),
        task=say("charge in Artois"),
        answer=("play antwerp points", "clear flanders", "publish"),
    ),
    LessonStep(
        title=say("The last card of the year"),
        words=say(
            "You hold two cards and may play one: the sixth is put away unseen. Play Naval Blockade for its 3 points, "
            "and do not spend one of them yet."
        ),
        asked=("play blockade points",),
        task=say("play Naval Blockade for its points"),
    ),
    LessonStep(
        title=say("The whole card"),
        words=say(
            "A **concentrated assault** takes the whole card: its points and a small die are your movement. It never "
            "fails, but it costs morale equal to the die. Drag the card itself onto Lorraine."
        ),
        asked=("assault lorraine",),
        task=say("make an assault in Lorraine"),
    ),
    LessonStep(
        title=say("The reckoning"),
        words=say(
            "That was 1914. Each battlefield scored 1 for the side ahead, propaganda and economy scored for theirs, "
            "your mission brought 4, and the flag moved once. Propaganda is back at 0; fronts, trenches and economy "
            "stay. Each year new cards join, as they did in history."
        ),
        points=("marker:morale",),
    ),
    LessonStep(
        title=say("The war is yours"),
        words=say(
            "Nobody tells you what to do any more. Choose a mission that fits what you are going to do anyway, and "
            "look at the column before you charge. Play on as long as you like; you can leave at any moment."
        ),
        free=True,
    ),
)

FIRST_GAME: Final = Lesson("scarper", START, "ai:rookie", STEPS)
