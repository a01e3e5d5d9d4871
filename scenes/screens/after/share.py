"""A hand to send: its line, code and seal for the clipboard, its picture and its film as files."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame

from game.contest import hands_called
from game.deal import show_code
from game.match import Match
from game.record import hand_to_text
from game.saying import readable
from game.sentences import told
from game.sentences.boards import board_line
from scenes.input import clipboard
from scenes.stack import Ask, Move, Pop, Quit
from scenes.store.durable import reason_of, write_whole
from scenes.ui.card_scene import CardScene, choice
from scenes.ui.panel import Control, Kind, Pressed
from scenes.work.slices import in_slices
from sprites import drawing
from sprites.drawing import rgba
from sprites.dressing import Dress
from sprites.film import Film
from sprites.palette import FAINT, GOLD, NIGHT, Mode
from sprites.still import Still

FOLDER = "pictures"


class Share(CardScene):
    """Of a hand (from 1) that nobody plays any more, after so many of its words. Pictures and films are made while the
    frames go on, and can be cancelled."""

    def __init__(self, match: Match, hand: int, word: int) -> None:
        self._match, self._word = match, word
        self._hand, self._opened = match.hands[hand - 1], match.opened(hand)
        self._names = [player.name for player in match.players]
        self._told = ""
        self._making: Film | Still | None = None
        self._asked = ""
        self._slices: Iterator[bytes] = iter(())
        self._pieces: list[bytes] = []
        self._has_news = False
        self._is_new = False
        """It was asked for in this frame, which has enough to do with showing it."""

    @property
    def title(self) -> str:
        return told(self.look.words, hands_called(self._match.boards).share, n=self._hand.number)

    @property
    def text(self) -> str:
        say, hand = self.look.words.say, self._hand
        match self._making:
            case Film(share=share):
                return say("Making the film: {n} %", n=round(share * 100))
            case Still(share=share):
                return say("Making the picture: {n} %", n=round(share * 100))
        if self._told:
            return self._told
        if hand.code is None:
            return say("This deal has no code")
        return say("Code {code} · seal {seal}", code=show_code(hand.code), seal=show_code(hand.seal))

    @property
    def other_texts(self) -> Sequence[str]:
        copied = [self._copied(text) for text in (self._line, self._code)]
        return [*copied, self._saved_as(self._picture_name), self._saved_as(self._film_name)]

    def choices(self) -> list[Control]:
        """In the same places while something is made."""
        say, is_free = self.look.words.say, self._making is None
        last = choice("close", say("Back")) if is_free else choice("cancel", say("Cancel"), Kind.MAIN)
        return [
            choice("line", say("Copy the hand's line"), Kind.MAIN if is_free else Kind.PLAIN, enabled=is_free),
            choice("code", say("Copy code and seal"), enabled=is_free and self._hand.code is not None),
            choice("picture", say("Save a picture of this moment"), enabled=is_free),
            choice("film", say("Save the hand as a film"), enabled=is_free),
            last,
        ]

    @property
    def first_focus(self) -> str:
        return "line" if self._making is None else "cancel"

    def press(self, pressed: Pressed) -> Move | None:
        match pressed.key:
            case "line":
                self._copy(self._line)
            case "code":
                self._copy(self._code)
            case "picture":
                self._begin("picture", Still(self._opened.shown(self._word), self._names, self._dress))
            case "film":
                self._begin("film", Film(self._opened.moments(), self._names, self._dress))
            case "cancel":
                self._end("")
            case "close":
                return Pop()
        return None

    def back(self) -> Move | None:
        if self._making is None:
            return Pop()
        self._end("")
        return None

    def close_question(self) -> Ask | None:
        say = self.look.words.say
        match self._making:
            case Film(share=share):
                lost = say("{n} % of the film is made. It would be lost.", n=round(share * 100))
            case Still(share=share):
                lost = say("{n} % of the picture is made. It would be lost.", n=round(share * 100))
            case _:
                return None
        return Ask(say("Close the window?"), lost, say("Close"), Quit)

    def leave(self) -> None:
        self._making = None

    # ------------------------------------------------------------------ words

    def _tell(self, text: str) -> None:
        self._told = text
        self.lay_out()

    def _copy(self, text: str) -> None:
        self._tell(self._copied(text) if clipboard.put(text) else self.look.words.say("There is no clipboard here."))

    def _copied(self, text: str) -> str:
        return self.look.words.say("Copied: {text}", text=text)

    @property
    def _line(self) -> str:
        return hand_to_text(self._hand)

    @property
    def _code(self) -> str:
        """And the seal; empty for a deal typed in."""
        return "" if self._hand.code is None else f"{show_code(self._hand.code)} {show_code(self._hand.seal)}"

    # ------------------------------------------------------------------ files

    @property
    def _dress(self) -> Dress:
        settings = self.look.settings
        board = board_line(self.look.words, self._match, self._hand.number)
        return Dress(self.look.words, Mode(settings.tiles), settings.table_top, board=board)

    @property
    def _picture_name(self) -> str:
        return f"{self._match.game}-{self._hand.number}-{self._opened.code}-{self._word}.png"

    @property
    def _film_name(self) -> str:
        return f"{self._match.game}-{self._hand.number}-{self._opened.code}.gif"

    def _saved(self, name: str, content: bytes) -> str:
        """Written, or why not: a sentence."""
        say, folder = self.look.words.say, self.services.saves.folder
        if folder is None:
            return say("There is no folder to write to.")
        path: Path = folder / FOLDER / name
        try:
            write_whole(path, content)
        except (OSError, ValueError) as problem:
            reason = told(self.look.words, reason_of(problem))
            return say("{file} could not be written: {reason}", file=readable(path.name), reason=reason)
        return self._saved_as(name)

    def _saved_as(self, name: str) -> str:
        folder = self.services.saves.folder
        return "" if folder is None else self.look.words.say("Saved: {path}", path=readable(folder / FOLDER / name))

    def _begin(self, asked: str, making: Film | Still) -> None:
        self._making, self._asked, self._is_new = making, asked, True
        self._slices, self._pieces = making.slices(), []
        self.panel.focus = None
        self.lay_out()

    def _end(self, told: str) -> None:
        """Back to where it was asked for."""
        self._making, self._slices, self._pieces = None, iter(()), []
        self.panel.focus = self._asked
        self._tell(told)

    @property
    def is_moving(self) -> bool:
        """Another hundredth is made; only then there is something new to draw."""
        return self._has_news

    @property
    def wants_time(self) -> bool:
        return self._making is not None or self._has_news

    def pass_time(self, dt: float) -> Move | None:
        if not dt:
            return None
        self._has_news = False
        if self._making is None or self._is_new:
            self._is_new = False
            return None
        before = self.text
        pieces, is_done = in_slices(self._slices)
        self._pieces += pieces
        self._has_news = is_done or self.text != before
        if is_done:
            name = self._film_name if isinstance(self._making, Film) else self._picture_name
            self._end(self._saved(name, b"".join(self._pieces)))
        return None

    # ------------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        if self._making is None:
            return
        high = self.look.scale.px(14, 8)
        box = self._text.strip(self._text.bottom - high, high).whole()
        for width, colour in ((box.w, rgba(NIGHT, 200)), (max(box.w * self._making.share, high), rgba(GOLD))):
            surface.blit(drawing.rounded(round(width), high, high // 2, colour, rgba(FAINT), 1), box[:2])
