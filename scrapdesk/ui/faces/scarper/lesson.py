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
            "You command the **Entente**: solid blue, always on the left. The **Central Powers** are dashed red. "
            "There are five battlefields, one below another, and one front line runs through all of them. Push "
            "it forward to win ground."
        ),
        points=("map",),
    ),
    LessonStep(
        title=say("Morale is the rope"),
        words=say(
            "Both sides share one flag. At the end of each year, ground, propaganda, economy and missions "
            "pull it your way or theirs. Pull it to **15** and you win at once. After 1918, the side whose "
            "half it is on wins."
        ),
        points=("morale:0",),
    ),
    LessonStep(
        title=say("A secret mission"),
        words=say(
            "Every year you keep one of three missions. It scores if it is fulfilled when the year ends. "
            "The Road to Paris is worth 4 morale if you are **2 spaces ahead in Picardy**. Drag it into "
            "your envelope."
        ),
        asked=("keep road-to-paris",),
        task=say("Drag The Road to Paris into your envelope."),
        answer=("keep broad-front", "play raw-materials event"),
    ),
    LessonStep(
        title=say("A card for its event"),
        words=say(
            "Their card is on the right: its event raised their economy to 6. Your turn. You play a card for its "
            "**event or its points**, never both. Kitchener's Volunteers raises your propaganda and economy. "
            "Drag the card onto the **map** to play its event."
        ),
        asked=("play kitchener event",),
        task=say("Drag Kitchener's Volunteers onto the map for its event."),
        answer=("play manifesto points", "publish"),
    ),
    LessonStep(
        title=say("Two tracks"),
        words=say(
            "**Propaganda** starts each year at 0. At the end of the year the leader scores the difference "
            "plus 1. **Economy** carries over from year to year, scores up to 2, and pays for trenches."
        ),
        points=("trackname:propaganda", "trackname:economy"),
    ),
    LessonStep(
        title=say("An event that moves the front"),
        words=say(
            "Counter-Attack on the Marne advances with a movement value of 3. You can play only your own side's "
            "events and neutral ones: look at the mark in the top right corner of a card. Drag it onto the "
            "map."
        ),
        asked=("play marne event",),
        task=say("Drag Counter-Attack on the Marne onto the map for its event."),
    ),
    LessonStep(
        title=say("Where to?"),
        words=say(
            "Choose where to advance. Movement costs 1 for each enemy trench in the way and 1 for each space. "
            "Two trenches block the way in Picardy, so 3 clears both and wins a space. Drag the card or the "
            "order onto Picardy."
        ),
        asked=("advance picardy",),
        task=say("Drag the card or the order onto Picardy."),
        answer=("play siege-guns points", "clear flanders", "publish"),
    ),
    LessonStep(
        title=say("What a place is worth"),
        words=say(
            "Ground you have won is hatched. The text under each battlefield's name tells you what points buy there. "
            "The sheet beside the map shows how a charge is likely to end: solid for ground, pale for trenches, "
            "striped if you are repelled."
        ),
        points=("name:picardy",),
    ),
    LessonStep(
        title=say("Trenches"),
        words=say(
            "Before you play a card, you can spend 1 economy to fill one of your spaces with trenches. The enemy "
            "has to clear them to get through, and every two of them add 1 against a charge. Drag your economy "
            "marker onto the third space of Flanders: it has one trench and gets a second."
        ),
        asked=("dig flanders 3",),
        task=say("Drag your economy marker onto the third space of Flanders."),
    ),
    LessonStep(
        title=say("A card for its points"),
        words=say(
            "Across the Channel is worth **3 command points**. Drag it onto the form on the right: its "
            "event doesn't happen, and you get the points to spend."
        ),
        asked=("play bef points",),
        task=say("Drag Across the Channel onto the form for its points."),
    ),
    LessonStep(
        title=say("Clearing"),
        words=say(
            "A trench blocks the way in Picardy. Clearing it costs 2 points. Drag a point onto Picardy: it does "
            "whatever is possible there, as the text under its name tells you."
        ),
        asked=("clear picardy",),
        task=say("Drag a point onto Picardy to clear the trench."),
    ),
    LessonStep(
        title=say("A steady push"),
        words=say(
            "The way is clear, and you have one point left. A push wins one space for 1 point, without any "
            "dice. Drag the point onto Picardy again, or drag the front pin one space forward."
        ),
        asked=("push picardy",),
        task=say("Push the front line in Picardy."),
        answer=("play barbed-wire points", "publish", "end"),
    ),
    LessonStep(
        title=say("Your mission is safe for now"),
        words=say(
            "You are 2 ahead in Picardy. Neighbours help: if your line is further forward next door, your "
            "charge is stronger. So you now have +2 in Artois. Play The Indian Corps for its 2 points."
        ),
        asked=("play indian-corps points",),
        task=say("Drag The Indian Corps onto the form for its points."),
        points=("name:artois",),
    ),
    LessonStep(
        title=say("Over the top"),
        words=say(
            "A **frontal charge** costs 2 points. Both sides roll a die and add their bonus. If yours is "
            "higher, you move by the difference; if theirs is, their propaganda goes up. Look at the bar, "
            "then drag the Charge order onto Artois."
        ),
        asked=("charge artois",),
        task=say("Drag the Charge order onto Artois."),
        answer=("play antwerp points", "clear flanders", "publish"),
    ),
    LessonStep(
        title=say("The last card of the year"),
        words=say(
            "You have two cards left and may play one; the other is discarded face down. Play Naval "
            "Blockade for its 3 points, and don't spend any of them yet."
        ),
        asked=("play blockade points",),
        task=say("Drag Naval Blockade onto the form for its points."),
    ),
    LessonStep(
        title=say("The whole card"),
        words=say(
            "A **concentrated assault** uses the whole card: your movement is its points plus the roll of a "
            "three-sided die. It never fails, but it costs as much morale as you roll. Drag the card itself onto "
            "Lorraine."
        ),
        asked=("assault lorraine",),
        task=say("Drag the card onto Lorraine for an assault."),
    ),
    LessonStep(
        title=say("The year's score"),
        words=say(
            "That was 1914. Each battlefield scored for the side ahead, then propaganda and economy scored, your "
            "mission earned 4, and the flag moved. Propaganda is back at 0; fronts, trenches and economy stay. "
            "New cards join every year, just as in history."
        ),
        points=("marker:morale",),
    ),
    LessonStep(
        title=say("The war is yours"),
        words=say(
            "From here on you decide. Choose a mission that fits your plans, and check the sheet before "
            "you charge. Play as long as you like; you can leave at any time."
        ),
        free=True,
    ),
)

FIRST_GAME: Final = Lesson("scarper", START, "ai:rookie", STEPS)
