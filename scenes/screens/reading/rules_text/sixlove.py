"""The rules of six love with the key for a player."""

from game.saying import say
from scenes.screens.reading.rules_text.blocks import Chapters, Heading, Point, Text
from scenes.screens.reading.rules_text.examples import (
    BLOCK_IN_SIX_LOVE,
    BREAK_IN_SIX_LOVE,
    HARD_END,
    KEY,
    LAST_IS_DOUBLE,
    ONE_END_HARD,
)

SIX_LOVE = Chapters(
    opening=(
        Heading(say("Six love in short")),
        Text(
            say(
                "Two pairs play against each other. Get rid of your tiles first and your pair wins the hand, for one "
                "point or, with a key, two. Reach six points while your rivals have none, and the match is yours: six "
                "love."
            )
        ),
    ),
    rules=(
        Heading(say("Who wins the hand")),
        Point(say("Whoever has no tiles left wins it for their pair. Always, even if that tile closes the table.")),
        Point(
            say(
                "In a block the lowest hand of all four decides: its pair wins, whatever the partner still holds. "
                "If both partners share the lowest, their pair wins too."
            )
        ),
        BLOCK_IN_SIX_LOVE,
        Point(say("If rivals share the lowest hand, it is a draw. Nobody wins, and the points stay as they were.")),
        Heading(say("Hard ends")),
        Text(
            say(
                "Each number has eight halves in the set. When seven of them are on the table and one end shows that "
                "number, the end is hard: only one tile is left for it. It is marked 7/8."
            )
        ),
        HARD_END,
        Heading(say("The key")),
        Text(
            say(
                "You go out with a key when your last tile lies between two different hard ends and carries both their "
                "numbers. It is counted before the tile is laid. Then the hand is worth two points."
            )
        ),
        KEY,
        Text(say("These two come close and are no keys:")),
        ONE_END_HARD,
        LAST_IS_DOUBLE,
        Heading(say("The score")),
        Point(say("A hand is one point, two with a key. It is added while your rivals have none.")),
        Point(
            say(
                "If your rivals have points, your win breaks their streak: both pairs go back to zero, and the hand "
                "that broke it adds nothing, not even with a key."
            )
        ),
        BREAK_IN_SIX_LOVE,
        Point(say("You may pass six: with five points and a key it is seven to nothing, a six love all the same.")),
        Heading(say("Who opens")),
        Point(
            say(
                "In the first hand of a session, after a draw and after a broken streak: whoever holds the double "
                "six, with that tile."
            )
        ),
        Point(
            say(
                "After any other hand the winning pair opens, and one of the two says who: the one who had no "
                "tiles left or, after a block, the one with the lowest hand (if both have it, the lower seat number). "
                "They decide when the tiles are dealt, looking at their own seven alone."
            )
        ),
        Point(
            say(
                "The next match begins at zero, and the winners of the last one say who opens. A new session begins "
                "at zero with the double six."
            )
        ),
    ),
    ending=(
        Heading(say("At other tables")),
        Point(say("Some play “one all, play two”. Here one hand breaks the streak, and that is all.")),
        Point(say("Some let the hand after a draw be worth more. Here it is worth the same.")),
        Point(say("Some call it a draw when partners share the lowest hand. Here their pair wins.")),
        Point(say("Some add up both partners' pips in a block. That is chiva; in six love the lowest hand counts.")),
        Point(
            say("Some call any last tile that fits both ends a key. Here it takes two hard ends; capicú is not enough.")
        ),
        Point(say("Some let the holder of the double six open with another tile. Here it must be the double six.")),
        Point(say("Some let partners talk about who opens. Here one of them says it, and nobody talks.")),
        Point(say("Some deal again when one hand has five doubles. Here it is played.")),
    ),
)
