"""What is kept between two evenings: settings, the window's size, and every match as a record."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Final, TypeAlias

from game.duplicate import Duplicate
from game.homes.reading import FromOutside
from game.match import Match
from game.record import Record
from game.saying import readable, say
from game.words import Words
from scenes.store import duplicates, settings_file
from scenes.store.data_folder import data_folder
from scenes.store.duplicates import DuplicateFile
from scenes.store.durable import reason_of
from scenes.store.kept import Kept, KeptMatch
from scenes.store.kept_events import FOLDER as EVENTS
from scenes.store.kept_events import EventFiles, KeptEvent
from scenes.store.kept_folder import KeptFolder
from scenes.store.left_out import LeftOut
from scenes.store.record_names import name_from_text, name_to_text
from scenes.store.settings import Settings
from scenes.store.settings_file import SettingsFile
from scenes.store.shelf import Entry, Shelf
from scenes.store.statistics import RunningTally, Statistics, statistics_of
from scenes.store.writer import Order, Write, Writer, carry_out

__all__ = ["Kept", "KeptMatch", "Saves"]

Clock: TypeAlias = Callable[[], datetime]
Age: TypeAlias = tuple[datetime, int, str]

RECORDS: Final = "records"
MOST_LOOKED_AT: Final = 4
"""Records that are read only to find what to go on with: the first picture waits for it."""
LAST: Final = "last.json"
SUMMARIES: Final = "summaries.json"
MOST_OF_SUMMARIES: Final = 512_000_000
"""Bytes; those of a thousand records are a few millions."""
PHONES: Final = "phones.json"


@dataclass(slots=True)
class _Played:
    """The match at the table and its file; its first `left_out` hands are no longer counted."""

    record: Record
    path: Path
    left_out: int
    tally: RunningTally

    @property
    def match(self) -> Match:
        return self.record.match

    def leave_out(self, hands: int) -> None:
        self.left_out, self.tally = hands, RunningTally(self.match, hands)


class Saves:
    """Nothing here raises for the sake of a disk: what cannot be kept is told once by `take_message`, and play goes
    on. Every write happens on a thread of its own, in the folder `data` (see `data_folder`). `clock` dates records;
    `write` carries out the writer's orders."""

    def __init__(self, data: Path | None = None, clock: Clock = datetime.now, write: Write = carry_out) -> None:
        self._clock = clock
        self._writer = Writer(write)
        self._folder = KeptFolder(data_folder(data), self._writer)
        self._shelf = Shelf(None if self._folder.path is None else self._folder.path / RECORDS)
        self._played: _Played | None = None
        self._duplicate = DuplicateFile(self._folder)
        self.events = EventFiles(self._folder)
        self._settings = SettingsFile(self._folder)
        self._phones: dict[str, object] = {}
        if self._may_write():
            self._shelf.sweep()
        self._shelf.learn(self._folder.content(SUMMARIES, MOST_OF_SUMMARIES) or b"")
        self._left_out = LeftOut(self._folder)

    def today(self) -> date:
        """By the clock of this machine, whatever that is set to."""
        return self._clock().date()

    @property
    def folder(self) -> Path | None:
        """Where everything lies; None where there is no home."""
        return self._folder.path

    # ------------------------------------------------------------------ what went wrong

    def take_message(self, words: Words) -> str | None:
        """The next sentence that the people should read, each once."""
        self._look_back()
        for told in self._shelf.take_told():
            self._folder.tell(told)
        return self._folder.take_message(words)

    @property
    def trouble(self) -> bool:
        """What is played now is not being kept."""
        self._look_back()
        if not self._folder.is_ours or self._duplicate.fails or self.events.fails:
            return True
        return self._played is not None and self._played.path in self._folder.failing

    @property
    def is_second(self) -> bool:
        """Another copy of the program has the folder: this one reads, and keeps nothing."""
        return self._folder.is_another_copys

    def tell_again(self) -> None:
        """That this is a second copy, which is said at the start and easily missed there."""
        self._folder.tell_again()

    def _may_write(self) -> bool:
        self._shelf.may_write = self._folder.take()
        return self._shelf.may_write

    def _look_back(self) -> None:
        for path, problem in self._folder.look_back().items():
            if path.name == settings_file.NAME:
                self._folder.tell(say("the settings could not be kept: {reason}", reason=reason_of(problem)))
            elif (self._played is not None and path == self._played.path) or self._duplicate.fails:
                self._folder.tell(say("the match could not be kept: {reason}", reason=reason_of(problem)))
            elif path.parent.name == EVENTS:
                self._folder.tell(say("the event could not be kept: {reason}", reason=reason_of(problem)))

    # ------------------------------------------------------------------ settings

    def settings(self, language: str | None = None) -> Settings:
        """The kept ones, in `language` for this run if one is given: it is not kept until another one is chosen."""
        return self._settings.settings(language)

    def keep_settings(self, settings: Settings) -> None:
        """Written soon, on the writer's thread."""
        self._settings.keep(settings)

    def window_size(self) -> tuple[int, int] | None:
        """Width and height in pixels; None where none was kept."""
        return self._settings.window_size()

    def keep_window_size(self, size: tuple[int, int]) -> None:
        """Written soon, on the writer's thread."""
        self._settings.keep_window_size(size)

    def phones(self) -> dict[str, object]:
        """What `keep_phones` was given last."""
        return self._folder.row(PHONES)

    def keep_phones(self, row: dict[str, object]) -> None:
        """Written soon, where it is another one."""
        if row != self._phones:
            self._phones = dict(row)
            self._folder.put_row(PHONES, row)

    # ------------------------------------------------------------------ the match that is played

    @property
    def is_busy(self) -> bool:
        """The last action is not on the disk yet: the next one must wait, the picture must not."""
        return self._writer.is_busy

    def keep(self, match: Match) -> None:
        """Write the match as it stands, in a file of its own. A practice hand in play is not written."""
        if not match.hands or not self._may_write():
            return
        played = self._played
        if played is None or played.match is not match:
            record = Record(match)
            if not record.is_keepable:
                return
            self._get_up()
            played = self._sit_down(record, self._shelf.new_path(self._clock()))
        played.tally.close_hands()
        if played.record.is_keepable:
            self._writer.put(Order(played.path, played.record.to_bytes(), keep_before=True))

    def _sit_down(self, record: Record, path: Path) -> _Played:
        left_out = self._left_out.of(path)
        self._played = played = _Played(record, path, left_out, RunningTally(record.match, left_out))
        self._duplicate.is_at_table = self._duplicate.holds(played.match)
        if played.match.seed is not None:
            self._put_last(played.path.name)
        return played

    def _put_last(self, name: str) -> None:
        self._folder.put_row(LAST, {"tranque_last": 1, "record": name_to_text(name)})

    @property
    def _last(self) -> str | None:
        """The name of what was played last; None where none is kept that can be one."""
        told = self._folder.row(LAST).get("record")
        try:
            return name_from_text(told) if isinstance(told, str) else None
        except ValueError:
            return None

    def _get_up(self) -> None:
        """The match before is all on the disk, and need not be read again only to be listed."""
        self._writer.wait()
        self._look_back()
        played, self._played = self._played, None
        if played is not None and played.record.is_keepable and played.path not in self._folder.failing:
            self._shelf.note(played.path, self._entry_of(played))

    def finish(self) -> None:
        """Wait until all is written, and let another copy of the program have the folder."""
        self._get_up()
        self._keep_summaries()
        self._writer.wait()
        self._folder.release()

    def _keep_summaries(self) -> None:
        """As soon as something was read: a program that is always switched off at the wall must not read all anew."""
        if self._shelf.has_news and self._folder.is_ours:
            self._folder.put(SUMMARIES, self._shelf.summaries())

    # ------------------------------------------------------------------ the duplicate

    def keep_duplicate(self, duplicate: Duplicate) -> None:
        """Write it as it stands, in the place of the one before; its boards that are over make a record as well."""
        if not self._may_write():
            return
        if not self._duplicate.is_playing(duplicate):
            self._get_up()
            self._put_last(duplicates.NAME)
        self.keep(duplicate.match)
        self._duplicate.put(duplicate, None if self._played is None else self._played.path.name)

    def duplicate(self) -> Duplicate | None:
        """The one that was begun last."""
        kept = None if self.is_second else self._duplicate.kept
        return None if kept is None else kept.duplicate

    @property
    def goes_on_with_duplicate(self) -> bool:
        """It was played last of all and has boards to come: "Continue" goes on with it."""
        duplicate = self.duplicate()
        was_last = self._last == duplicates.NAME
        return was_last and duplicate is not None and not duplicate.is_over

    def is_closed(self, kept: Kept) -> bool:
        """Boards of a duplicate that goes on: their deals may come again, so nobody looks into them. What another copy
        of the program goes on with is not known here."""
        if kept.boards is None:
            return False
        return kept.hands < kept.boards if self.is_second else self._duplicate.has_in_play(kept.path.name)

    def has_sheet(self, kept: Kept) -> bool:
        """It holds the boards of the duplicate whose sheet is still to be seen."""
        return self._duplicate.holds_record(kept.path.name)

    def deals_again(self, match: Match) -> bool:
        """A record that came from elsewhere holds boards of the duplicate that goes on here."""
        return self._duplicate.deals_again(match)

    def resume_duplicate(self) -> Duplicate | None:
        """`keep_duplicate` goes on where it stood, and its boards in their record."""
        kept = None if self.is_second else self._duplicate.kept
        if kept is None or not self._may_write() or self._duplicate.is_playing(kept.duplicate):
            return None if kept is None else kept.duplicate
        self._get_up()
        if kept.record is not None:
            self._sit_down(Record(kept.duplicate.match), self._shelf.path_of(kept.record))
        self._duplicate.is_at_table = True
        self._put_last(duplicates.NAME)
        return kept.duplicate

    def keep_event(self, kept: KeptEvent) -> None:
        """As it stands, in a file of its own; its boards are no record."""
        if self._may_write():
            self.events.put(kept)

    def take(self, found: FromOutside) -> KeptEvent:
        """An event or a result that came from outside and was checked."""
        self._may_write()
        return self.events.add(found)

    # ------------------------------------------------------------------ the matches that were played

    def saved(self) -> Kept | None:
        """What "Continue" goes on with: the match that was played last. Looks into few records for it, whatever their
        number: the newest ones, where none is known to be the last."""
        if self.is_second:
            return None
        last, looks = self._last, MOST_LOOKED_AT
        paths = self._newest_first()
        for path in sorted(paths, key=lambda path: path.name != last):
            entry = self._known(path)
            if entry is None and looks > 0:
                looks -= 1
                entry = self._entry(path)
            if entry is not None and not entry.kept.is_practice:
                return entry.kept
        return None

    def resume(self, kept: Kept) -> Match | None:
        """That match with all its states; `keep` goes on in its file. None where it cannot be read (any more)."""
        record = self._record(kept)
        if record is None:
            return None
        if self._may_write() and (self._played is None or self._played.record is not record):
            self._get_up()
            self._sit_down(record, kept.path)
        return record.match

    def read(self, kept: Kept) -> Match | None:
        """That match to look at."""
        record = self._record(kept)
        return None if record is None else record.match

    @property
    def unread(self) -> int:
        """Of how many records it is not known what stands in them."""
        return sum(self._known(path) is None for path in self._newest_first())

    def list(self) -> list[Kept]:
        """Every record, newest first: reads those that it does not know."""
        return [entry.kept for entry in self._entries()]

    def delete(self, kept: Kept) -> bool:
        """Take the record away for good, and the duplicate whose boards they are; False where that cannot be done."""
        if not self._may_write():
            self._folder.tell_anew(say("It cannot be deleted here: nothing can be written."))
            return False
        self._writer.drop(kept.path)
        if self._played is not None and self._played.path == kept.path:
            self._played = None
        try:
            if self._duplicate.holds_record(kept.path.name):
                self._duplicate.delete()
            self._shelf.delete(kept.path)
        except OSError as problem:
            reason = reason_of(problem)
            self._folder.tell_anew(
                say("{file} could not be deleted: {reason}", file=readable(kept.path.name), reason=reason)
            )
            return False
        return True

    def _record(self, kept: Kept) -> Record | None:
        """The match at the table is at hand, and newer than its file where the disk is full."""
        if self._played is not None and self._played.path == kept.path:
            return self._played.record
        return self._shelf.read(kept.path)

    def known(self) -> Sequence[Kept]:
        """Those that need not be read to be listed, newest first."""
        return [entry.kept for entry in self._known_entries()]

    def reading(self) -> Generator[Kept | None, None, None]:
        """Reads the others, one at each step, the newest first; None for one that cannot be. What was seen is kept at
        the end, or when nobody wants the rest."""
        try:
            for path in self._newest_first():
                if self._known(path) is None:
                    entry = self._entry(path)
                    yield None if entry is None else entry.kept
        finally:
            self._keep_summaries()

    def _entries(self) -> Sequence[Entry]:
        found = [self._entry(path) for path in self._newest_first()]
        self._keep_summaries()
        return [entry for entry in found if entry is not None]

    def _known_entries(self) -> Sequence[Entry]:
        found = (self._known(path) for path in self._newest_first())
        return [entry for entry in found if entry is not None]

    def _newest_first(self) -> Sequence[Path]:
        """Told from their names and dates alone; the match at the table among them, before it is written too."""
        paths = self._shelf.paths()
        if self._is_played_kept and self._played is not None and self._played.path not in paths:
            paths.append(self._played.path)
        return sorted(paths, key=self._age_at, reverse=True)

    def _age_at(self, path: Path) -> Age:
        return age(self._shelf.began(path), path)

    @property
    def _is_played_kept(self) -> bool:
        return self._played is not None and self._played.record.is_keepable

    def _known(self, path: Path) -> Entry | None:
        if self._played is not None and self._is_played_kept and path == self._played.path:
            return self._entry_of(self._played)
        return self._shelf.known(path, self._left_out.of(path))

    def _entry(self, path: Path) -> Entry | None:
        return self._known(path) or self._shelf.entry(path, self._left_out.of(path))

    def _entry_of(self, played: _Played) -> Entry:
        return self._shelf.entry_of(played.match, played.path, played.tally.now(), played.left_out)

    # ------------------------------------------------------------------ statistics

    def statistics(self) -> Statistics:
        """Over all kept records, since the last reset: reads those that it does not know."""
        return statistics_of(entry.tally for entry in self._entries())

    def known_statistics(self) -> Statistics:
        """Over those that need not be read."""
        return statistics_of(entry.tally for entry in self._known_entries())

    def reset_statistics(self) -> None:
        """Begin to count anew; the records stay, and a hand in play still counts when it is over."""
        self._left_out.begin_anew(entry.kept for entry in self._entries())
        if self._played is not None:
            self._played.leave_out(self._left_out.of(self._played.path))


def age(began: datetime, path: Path) -> Age:
    """Of two that began in one second the later one has a number to its name."""
    return began, len(path.name), path.name


def age_of(kept: Kept) -> Age:
    return age(kept.began, kept.path)
