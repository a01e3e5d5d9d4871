"""What both games share: how a hand is played, and how the program keeps faith."""

from game.saying import say
from scenes.screens.reading.rules_text.blocks import Block, Heading, Point, Text

HOW_IT_IS_PLAYED: tuple[Block, ...] = (
    Heading(say("How a hand is played")),
    Text(say("There are 28 tiles, from 0-0 to 6-6. Each player gets seven, so nothing is left to draw.")),
    Text(
        say(
            "Partners sit opposite each other: seats 1 and 3 against seats 2 and 4. Turns go round to the right, "
            "against the clock."
        )
    ),
    Text(
        say(
            "The tiles lie in one line with two open ends. You lay a tile that carries the number of an end, equal "
            "numbers touching. Doubles lie crosswise, but the line never branches."
        )
    ),
    Text(
        say(
            "If one of your tiles fits, you must play; which one and at which end is up to you. If none fits, you "
            "pass. The program passes for you and tells everybody which numbers you lack."
        )
    ),
    Text(
        say(
            "The hand ends when somebody has no tiles left, or with a block: both ends show the same number, all its "
            "eight halves are on the table, and nobody can play any more."
        )
    ),
    Text(
        say(
            "Then the four hands are turned up. Pips are the dots of the tiles somebody still holds: 4-6 counts ten, "
            "0-0 counts nothing."
        )
    ),
)

AT_THE_TABLE: tuple[Block, ...] = (
    Heading(say("At this table")),
    Point(say("Choosing a tile only shows where it would lie. Nothing is played until you confirm.")),
    Point(
        say(
            "Undo takes back the last decision of a person with everything the bots answered; redo brings it back. "
            "The log tells of both."
        )
    ),
    Point(
        say(
            "Restarting the deal keeps the same tiles and the score from before the hand. If the four hands had "
            "been open, the hand is marked as repeated."
        )
    ),
    Point(say("Rules, log and details stop the bots. There is no clock, no betting and no fines.")),
    Heading(say("Honest bots")),
    Text(
        say(
            "Bots and hints know their own tiles and what the whole table has seen: the line, who passed on which "
            "numbers, how many tiles each player has, and the score. They never look into another hand or into deals "
            "to come. So a hint is advice: it may be wrong."
        )
    ),
    Heading(say("Honest deals")),
    Text(
        say(
            "Each hand has a code of 16 letters and digits from which its tiles are dealt, and a seal of eight that "
            "is worked out from the code. The seal is shown when the tiles are dealt, the code when the hand is over."
        )
    ),
    Text(
        say(
            "To check a hand, write the seal down at the deal. Afterwards play the hand from its code (in Replays): "
            "if the seal is the same and the tiles are the same, nothing was changed in between."
        )
    ),
    Text(
        say(
            "If somebody typed the seed, code and seal prove nothing: whoever knows the seed can know every deal "
            "beforehand."
        )
    ),
)
