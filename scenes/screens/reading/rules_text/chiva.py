"""The rules of chiva for a player."""

from game.saying import say
from scenes.screens.reading.rules_text.blocks import Chapters, Heading, Point, Text
from scenes.screens.reading.rules_text.examples import BLOCK_IN_CHIVA, BREAK_IN_CHIVA

CHIVA = Chapters(
    opening=(
        Heading(say("Chiva in short")),
        Text(
            say(
                "Two pairs play against each other. Get rid of your tiles first and your pair wins the hand. Win four "
                "hands while your rivals win none, and the match is yours: four to nothing, a chiva."
            )
        ),
    ),
    rules=(
        Heading(say("Who wins the hand")),
        Point(say("Whoever has no tiles left wins it for their pair. Always, even if that tile closes the table.")),
        Point(
            say(
                "In a block the pips of both partners are added up, and the pair with fewer wins. Who opened, who "
                "closed the table or who holds the lowest hand alone does not matter."
            )
        ),
        BLOCK_IN_CHIVA,
        Point(say("If both pairs have equal pips, it is a draw. Nobody wins, and the streak stays as it was.")),
        Heading(say("The score")),
        Point(say("A hand is one win. It is added while your rivals have none.")),
        Point(
            say(
                "If your rivals have wins, yours breaks the chiva: both pairs go back to zero, and the hand that broke "
                "it does not count."
            )
        ),
        BREAK_IN_CHIVA,
        Point(say("Pips, doubles, capicú and chucha give no further wins.")),
        Heading(say("Who opens")),
        Point(say("In the first hand of a match, and after a draw: whoever holds the double six, with that tile.")),
        Point(
            say(
                "After any other hand: the one who had no tiles left, with any tile. The opening cannot be given to "
                "the partner."
            )
        ),
        Point(
            say(
                "After a block: whoever of the winning pair has fewer pips; if both have the same, the lower seat "
                "number."
            )
        ),
        Point(
            say(
                "The same holds after a broken chiva: going back to zero does not bring the double six back. A new "
                "match does."
            )
        ),
    ),
    ending=(
        Heading(say("At other tables")),
        Point(say("Some play to six in a row, or to the best of seven. Here it is four with the rivals at nothing.")),
        Point(say("Some give a level block to whoever opened or closed the table. Here neither of them wins it.")),
        Point(say("Some let the lowest single hand decide a block. That is six love; in chiva the pair's pips count.")),
        Point(say("Some pay for capicú and chucha, or add up pips to 200 or 500. Here only hands won count.")),
        Point(say("Some deal again when one hand has five doubles. Here it is played.")),
        Point(say("Passing while holding a tile that fits is a foul elsewhere. Here it cannot be done.")),
        Heading(say("Where the rules come from")),
        Text(say("Chiva for four in pairs follows José Carrillo; who opens after a block follows Pagat.")),
    ),
)
