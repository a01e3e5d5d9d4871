"""What else can be done with the hand that is being looked at."""

from typing import TYPE_CHECKING, ClassVar

from game.sentences.boards import board_line
from scenes.screens.replay.replay_hands import ReplayHands
from scenes.stack import Move, Pop, Replace
from scenes.ui.card_scene import CardScene, choice
from scenes.ui.panel import Control, Kind, Pressed

if TYPE_CHECKING:
    from scenes.screens.replay.replay import ReplayScene


class ReplayMore(CardScene):
    name: ClassVar[str] = "replay_more"

    def __init__(self, replay: "ReplayScene") -> None:
        self._replay = replay

    @property
    def title(self) -> str:
        reel = self._replay.reel
        board = board_line(self.stage.words, reel.match, reel.hand.number)
        return board or self.stage.words.say("Hand {n}", n=reel.hand.number)

    def choices(self) -> list[Control]:
        say, reel = self.stage.words.say, self._replay.reel
        hand = reel.hand
        hides = self._replay.log_is_shown
        jump = [choice("hands", self._jump_label)] if len(reel.match.hands) > 1 else []
        return [
            *jump,
            choice("log", say("Hide the log") if hides else say("Show the log")),
            choice("review", say("Review"), enabled=hand.may_be_opened),
            choice("what-if", say("What if…"), enabled=hand.may_be_opened and reel.word < reel.last_word),
            choice("share", say("Share"), enabled=hand.may_be_opened),
            choice("entry", say("Seed or hand code")),
            choice("close", say("Back"), Kind.MAIN),
        ]

    @property
    def _jump_label(self) -> str:
        say = self.stage.words.say
        return say("Go to a hand…") if self._replay.reel.match.boards is None else say("Go to a board…")

    def press(self, pressed: Pressed) -> Move | None:
        ways, reel = self.stage.ways, self._replay.reel
        match pressed.key:
            case "hands":
                return Replace(ReplayHands(self._replay))
            case "log":
                self._replay.toggle_log()
            case "review":
                return Replace(ways.review(reel.match, reel.hand.number))
            case "what-if":
                return Replace(ways.what_if(reel.match, reel.hand.number, reel.word))
            case "share":
                return Replace(ways.share(reel.match, reel.hand.number, reel.word))
            case "entry":
                return Replace(ways.hand_entry(reel.match.game))
        return Pop()

    def back(self) -> Move | None:
        return Pop()
