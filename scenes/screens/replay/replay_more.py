"""What else can be done with the hand that is being looked at."""

from game.contest import hands_called
from game.sentences.boards import board_line
from game.sentences.voice import told
from scenes import routes
from scenes.stack import Move, Pop, Replace
from scenes.ui.card_scene import CardScene, choice
from scenes.ui.panel import Control, Kind, Pressed


class ReplayMore(CardScene):
    def __init__(self, to: routes.ReplayMore) -> None:
        self._at = to
        self._hand = to.match.hands[to.hand - 1]

    @property
    def title(self) -> str:
        board = board_line(self.look.words, self._at.match, self._at.hand)
        return board or self.look.words.say("Hand {n}", n=self._at.hand)

    def choices(self) -> list[Control]:
        say, at, may_be_opened = self.look.words.say, self._at, self._hand.may_be_opened
        jump = [choice("hands", self._jump_label)] if len(at.match.hands) > 1 else []
        return [
            *jump,
            choice("log", say("Hide the log") if at.log_is_shown else say("Show the log")),
            choice("review", say("Review"), enabled=may_be_opened),
            choice("what-if", say("What if…"), enabled=may_be_opened and at.word < len(self._hand.log)),
            choice("share", say("Share"), enabled=may_be_opened),
            choice("entry", say("Seed or hand code")),
            choice("close", say("Back"), Kind.MAIN),
        ]

    @property
    def _jump_label(self) -> str:
        return told(self.look.words, hands_called(self._at.match.boards).go_to)

    def press(self, pressed: Pressed) -> Move | None:
        at = self._at
        match pressed.key:
            case "hands":
                return Replace(at.to_hands)
            case "log":
                at.toggle_log()
            case "review":
                return Replace(routes.Review(at.match, at.hand))
            case "what-if":
                return Replace(routes.WhatIf(at.match, at.hand, at.word))
            case "share":
                return Replace(routes.Share(at.match, at.hand, at.word))
            case "entry":
                return Replace(routes.HandEntry(at.match.game))
        return Pop()

    def back(self) -> Move | None:
        return Pop()
